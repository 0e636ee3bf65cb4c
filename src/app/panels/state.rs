//! Which panels are open. The next visit finds them open again.

use leptos::prelude::*;

use super::panel::Panel;
use crate::app::settings::{self, Settings};

#[derive(Clone, Copy)]
pub struct OpenPanels(RwSignal<Vec<Panel>>);

impl OpenPanels {
    /// The panels that were open at the last visit.
    pub fn stored() -> OpenPanels {
        OpenPanels(RwSignal::new(settings::PANELS.stored()))
    }

    pub fn here() -> OpenPanels {
        expect_context()
    }

    /// Whether a panel is open. Followed.
    pub fn contains(self, panel: Panel) -> bool {
        self.0.read().contains(&panel)
    }

    /// A panel is open or closed from now on. Returns whether it was otherwise before.
    pub fn set(self, panel: Panel, is_open: bool) -> bool {
        if untrack(|| self.contains(panel)) == is_open {
            return false;
        }
        self.0.update(|open| {
            open.retain(|other| *other != panel);
            if is_open {
                open.push(panel);
            }
        });
        // Where the browser refuses, nothing is lost that is worth a sentence.
        self.0.with_untracked(|open| Settings::keep_quietly(settings::PANELS, open));
        true
    }
}
