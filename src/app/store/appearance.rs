//! How page and board look: shown on the root element, kept, and followed by other tabs.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::{Store, setting};
use crate::app::browser::document::set_root;
use crate::app::browser::events::{on_kept_elsewhere, on_return};
use crate::app::browser::fetch;
use crate::app::browser::frame::frame;
use crate::app::browser::storage::Shared;
use crate::app::browser::style::set_root_property;
use crate::editor::appearance::{Appearance, Choice};
use crate::editor::storage::Storage;
use crate::i18n::messages;

/// Where the record is kept. `public/boot.js` reads it too.
const SETTING: &str = "forsyth.looks";

/// What was chosen before this visit; a board in the page of somebody else looks as that page asks for.
pub(super) fn kept() -> Appearance {
    if frame().is_embedded() {
        let query = window().location().search().unwrap_or_default();
        return Appearance::new(query.trim_start_matches('?').replace('&', " "));
    }
    Appearance::new(setting(SETTING))
}

impl Store {
    /// Chooses a value (of the board's size: an empty one is all the room there is). It is shown at once, and kept.
    pub fn choose_appearance(self, choice: Choice, value: &str) {
        // Another tab may have chosen something meanwhile. What could not be kept is newer than what is.
        if !self.appearance_unkept.get_value() {
            self.appearance.set(kept());
        }
        // In a statement of its own: the signal cannot be set as long as it is read.
        let appearance = self.appearance.read_untracked().with(choice, value);
        self.keep_appearance(appearance);
    }

    /// Everything as in the beginning.
    pub fn reset_appearance(self) {
        self.keep_appearance(Appearance::default());
    }

    fn keep_appearance(self, appearance: Appearance) {
        let is_kept = Shared.set(SETTING, appearance.record()).is_ok();
        self.appearance_unkept.set_value(!is_kept);
        self.appearance.set(appearance);
        if !is_kept {
            self.tell(messages().settings_refused());
        }
    }

    /// Shows what is chosen, as long as the page lives.
    pub(in crate::app) fn bind_appearance(self) {
        Effect::new(move || self.appearance.with(show));
        let pieces = Memo::new(move |_| self.appearance.read().chosen(Choice::Pieces).map(str::to_owned));
        Effect::new(move || self.show_pieces(pieces.get()));
        if frame().is_embedded() {
            return;
        }
        on_kept_elsewhere(SETTING, move || {
            self.appearance_unkept.set_value(false);
            self.appearance.set(kept());
        });
        on_return(move || {
            if !self.appearance_unkept.get_value() {
                self.appearance.set(kept());
            }
        });
    }

    /// Shows another set of pieces once its file is here, so that no board is without pieces.
    fn show_pieces(self, set: Option<String>) {
        let Some(set) = set else { return self.sprite.set(String::new()) };
        let file = [&set, ".svg"].concat();
        if self.sprite.with_untracked(|sprite| *sprite == file) {
            return;
        }
        spawn_local(async move {
            let is_here = fetch::text(&file).await.is_some();
            let is_wanted =
                self.appearance.with_untracked(|appearance| appearance.chosen(Choice::Pieces) == Some(&set));
            if is_here && is_wanted {
                self.sprite.set(file);
            } else if is_wanted {
                // Not kept: the next visit may have them.
                let usual =
                    self.appearance.read_untracked().with(Choice::Pieces, Choice::Pieces.default_value());
                self.appearance.set(usual);
                self.tell(messages().pieces_not_loaded());
            }
        });
    }
}

/// Attributes for the styles, and the size of the board. The root element is no component's.
fn show(appearance: &Appearance) {
    for choice in Choice::ALL {
        set_root(&["data-", choice.name()].concat(), appearance.chosen(choice));
    }
    let size = appearance.chosen(Choice::Size).map(|size| [size, "px"].concat()).unwrap_or_default();
    set_root_property("--size", &size);
}
