//! Settings: what all tabs share and the next visit finds again.

use leptos::prelude::*;

use super::Store;
use crate::app::browser::events::on_kept_elsewhere;
use crate::app::browser::storage::Shared;
use crate::app::panels::Panel;
use crate::editor::Command;
use crate::editor::storage::Storage;
use crate::i18n::messages;
use crate::notation::Form;

const FORM: &str = "forsyth.form";

/// The form that the copy button gives.
const COPY: &str = "forsyth.copy";

/// The name of the form that the copy button gives; empty for the FEN.
pub(super) fn copy_form() -> String {
    let name = setting(COPY);
    if name == "fen" { String::new() } else { name }
}

/// The panels that are open.
const PANELS: &str = "forsyth.panels";

/// The panels that were open at the last visit.
pub(super) fn open_panels() -> Vec<Panel> {
    setting(PANELS).split_whitespace().filter_map(Panel::named).collect()
}

/// The form that was chosen for the box.
pub(super) fn form() -> Option<Form> {
    Form::named(&setting(FORM))
}

/// A setting as it was kept; empty where nothing can be read.
pub fn setting(name: &str) -> String {
    Shared.get(name).ok().flatten().unwrap_or_default()
}

impl Store {
    /// Shows and copies the position in another form from now on.
    pub fn choose_form(self, form: Form) {
        self.dispatch(Command::SetForm(form));
        self.keep_setting(FORM, form.name());
    }

    /// The copy button gives the form with this name from now on.
    pub fn choose_copy_form(self, name: &str) {
        self.copy_form.set(if name == "fen" { String::new() } else { name.to_owned() });
        self.keep_setting(COPY, name);
    }

    /// A panel is open or closed from now on. Returns whether it was otherwise before.
    pub fn keep_panel(self, panel: Panel, is_open: bool) -> bool {
        if self.open_panels.with_untracked(|open| open.contains(&panel)) == is_open {
            return false;
        }
        self.open_panels.update(|open| {
            open.retain(|other| *other != panel);
            if is_open {
                open.push(panel);
            }
        });
        let names: Vec<&str> =
            self.open_panels.with_untracked(|open| open.iter().map(|panel| panel.name()).collect());
        // Where the browser refuses, nothing is lost that is worth a sentence.
        let _ = Shared.set(PANELS, &names.join(" "));
        true
    }

    /// A setting as it was kept, or as it was chosen last where the browser refused to keep it.
    pub fn setting(self, name: &str) -> String {
        let unkept = self.settings_unkept.with_value(|unkept| {
            unkept.iter().find(|(other, _)| other == name).map(|(_, value)| value.clone())
        });
        unkept.unwrap_or_else(|| setting(name))
    }

    /// Keeps a setting for the next visit. The user learns of a browser that refuses; until the end of this visit the
    /// setting holds all the same.
    pub fn keep_setting(self, name: &str, value: &str) {
        self.forget_unkept(name);
        if Shared.set(name, value).is_err() {
            self.settings_unkept.update_value(|unkept| unkept.push((name.into(), value.into())));
            self.tell(messages().settings_refused());
        }
    }

    fn forget_unkept(self, name: &str) {
        self.settings_unkept.update_value(|unkept| unkept.retain(|(other, _)| other != name));
    }

    /// What a setting says, read by `decode`. It follows the choices of other tabs as long as the owner lives.
    pub fn choices<C>(self, name: &'static str, decode: fn(&str) -> C) -> RwSignal<C>
    where
        C: Send + Sync + 'static,
    {
        let choices = RwSignal::new(decode(&self.setting(name)));
        on_kept_elsewhere(name, move || {
            self.forget_unkept(name);
            choices.set(decode(&self.setting(name)));
        });
        choices
    }
}
