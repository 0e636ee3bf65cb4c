//! Settings: what all tabs share and the next visit finds again. One table has them all (`settings!`).

use leptos::prelude::*;

use super::browser::events::on_kept_elsewhere;
use super::browser::storage::Shared;
use super::notices::Announcer;
use super::panels::panel::Panel;
use super::store::Store;
use crate::editor::appearance::Appearance;
use crate::editor::storage::Storage;
use crate::export::copy_form::CopyForm;
use crate::export::picture::{Choice, Choices};
use crate::export::text::{TextChoices, TextForm};
use crate::i18n::{language_of_tag, messages};
use crate::library::OwnPositions;
use crate::notation::Form;
use crate::view::lesson::Lessons;

/// A setting: its name in the storage, its default, and how its value is read and written.
pub struct Setting<T> {
    pub name: &'static str,
    default: fn() -> T,
    decode: fn(&str) -> T,
    encode: fn(&T) -> String,
}

/// Lists the settings: name in the program, type, name in the storage, default, reading, writing.
macro_rules! settings {
    ($($(#[$doc:meta])* $setting:ident: $type:ty = $name:literal, $default:expr, $decode:expr, $encode:expr;)*) => {
        $(
            $(#[$doc])*
            pub const $setting: Setting<$type> =
                Setting { name: $name, default: || $default, decode: $decode, encode: $encode };
        )*
    };
}

settings! {
    /// The theme, colours, pieces, coordinates and size of the board. `public/boot.js` reads it too.
    APPEARANCE: Appearance = "forsyth.looks", Appearance::default(),
        |text| Appearance::new(text.to_owned()), |appearance| appearance.record().to_owned();
    /// The language that was chosen; none: the first one that the browser asks for.
    LANGUAGE: Option<&'static str> = "forsyth.language", None,
        language_of_tag, |tag| tag.unwrap_or_default().to_owned();
    /// The form of the position in the box, if one was chosen.
    FORM: Option<Form> = "forsyth.form", None,
        Form::named, |form| form.map_or("", Form::name).to_owned();
    /// The form that the copy button gives.
    COPY_FORM: CopyForm = "forsyth.copy", CopyForm::Fen,
        |name| CopyForm::named(name).unwrap_or_default(), |form| form.name().to_owned();
    /// The panels that are open.
    PANELS: Vec<Panel> = "forsyth.panels", Vec::new(),
        |names| names.split_whitespace().filter_map(Panel::named).collect(),
        |open| open.iter().map(|panel| panel.name()).collect::<Vec<_>>().join(" ");
    /// The choices for pictures. One choice at a time is written ([`Choices::amend`]).
    PICTURE: Choices = "forsyth.picture", Choices::default(),
        Choices::decode, |choices| Choice::ALL.into_iter().fold(String::new(), |line, choice| choices.amend(&line, choice));
    /// The choices for texts. Those that have changed are written ([`TextChoices::amend`]).
    TEXTS: TextChoices = "forsyth.texts", TextChoices::DEFAULT,
        TextChoices::decode, |choices| choices.amend("", TextChoices::DEFAULT);
    /// The text form that is shown.
    TEXT_FORM: TextForm = "forsyth.text-form", TextForm::default(),
        |name| TextForm::named(name).unwrap_or_default(), |form| form.name().to_owned();
    /// The positions that the user keeps.
    LIBRARY: OwnPositions = "forsyth.library", OwnPositions::default(),
        OwnPositions::decode, OwnPositions::encode;
    /// How often each lesson of the line beside the board has been followed.
    LESSONS: Lessons = "forsyth.lessons", Lessons::default(),
        Lessons::decode, |lessons| lessons.record();
    /// Letters are keys of the whole page, not of the board alone.
    LETTER_KEYS: bool = "forsyth.letters", true,
        |text| text != "off", |is_on| if *is_on { "on" } else { "off" }.to_owned();
}

impl<T> Clone for Setting<T> {
    fn clone(&self) -> Setting<T> {
        *self
    }
}

impl<T> Copy for Setting<T> {}

impl<T> Setting<T> {
    fn read(self, text: Option<&str>) -> T {
        text.map_or_else(self.default, self.decode)
    }

    /// The value as it is stored, or the default. The static page has the defaults.
    pub fn stored(self) -> T {
        self.read(stored_text(self.name).as_deref())
    }
}

fn stored_text(name: &str) -> Option<String> {
    if cfg!(target_family = "wasm") { Shared.get(name).ok().flatten() } else { None }
}

/// The settings as they are in this tab.
#[derive(Clone, Copy)]
pub struct Settings {
    store: Store,
    /// Texts that could not be stored, by the names of their settings: they are newer than what the storage holds.
    unkept: StoredValue<Vec<(&'static str, String)>>,
}

impl Settings {
    pub fn new(store: Store) -> Settings {
        Settings { store, unkept: StoredValue::new(Vec::new()) }
    }

    pub fn here() -> Settings {
        expect_context()
    }

    pub fn of(store: Store) -> Settings {
        store.context()
    }

    fn text_of(self, name: &str) -> Option<String> {
        let unkept = self.unkept.with_value(|unkept| {
            unkept.iter().find(|(other, _)| *other == name).map(|(_, value)| value.clone())
        });
        unkept.or_else(|| stored_text(name))
    }

    /// The text of a setting as it was stored, or as it was chosen last where the browser refused to store it.
    pub fn text<T>(self, setting: Setting<T>) -> String {
        self.text_of(setting.name).unwrap_or_default()
    }

    /// The value of a setting.
    pub fn get<T>(self, setting: Setting<T>) -> T {
        setting.read(self.text_of(setting.name).as_deref())
    }

    /// Keeps a value for the next visit. The user learns of a browser that refuses; until the end of this visit the setting
    /// holds all the same.
    pub fn keep<T>(self, setting: Setting<T>, value: &T) {
        self.keep_text(setting, (setting.encode)(value));
    }

    /// The same for a text that holds more than this page understands.
    pub fn keep_text<T>(self, setting: Setting<T>, text: String) {
        self.keep_named(setting.name, text);
    }

    fn keep_named(self, name: &'static str, text: String) {
        self.forget_unkept(name);
        if Shared.set(name, &text).is_err() {
            self.unkept.update_value(|unkept| unkept.push((name, text)));
            Announcer::of(self.store).tell(messages().settings_refused());
        }
    }

    /// Keeps a value where the browser lets it; where it refuses, nothing is lost that is worth a notice.
    pub fn keep_quietly<T>(setting: Setting<T>, value: &T) {
        let _ = Shared.set(setting.name, &(setting.encode)(value));
    }

    fn forget_unkept(self, name: &str) {
        self.unkept.update_value(|unkept| unkept.retain(|(other, _)| *other != name));
    }

    /// The value of a setting, which follows the choices of other tabs as long as the owner lives.
    pub fn follow<T: Send + Sync + 'static>(self, setting: Setting<T>) -> RwSignal<T> {
        let value = RwSignal::new(self.get(setting));
        self.on_other_tab(setting.name, Box::new(move || value.set(self.get(setting))));
        value
    }

    /// Does something when another tab has changed a setting, as long as the owner lives.
    pub fn on_other_tab(self, name: &'static str, changed: Box<dyn Fn()>) {
        on_kept_elsewhere(name, move || {
            self.forget_unkept(name);
            changed();
        });
    }
}
