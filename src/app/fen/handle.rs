//! The text box, for whatever writes into it, selects its text or focuses it.

use leptos::html::Textarea;
use leptos::prelude::*;

use crate::app::browser::timer::Timer;
use crate::app::store::Store;

#[derive(Clone, Copy)]
pub struct BoxHandle {
    pub area: NodeRef<Textarea>,
    /// The page has written into the box while it had the focus (a fix, a step back), and nobody has typed since: the
    /// browser cannot undo that, so the undo keys are the page's own there.
    pub is_rewritten: StoredValue<bool>,
    /// Runs while somebody types.
    pub(super) typing: Timer,
}

impl BoxHandle {
    #[allow(clippy::new_without_default, reason = "it takes part in the owner that makes it")]
    pub fn new() -> BoxHandle {
        BoxHandle { area: NodeRef::new(), is_rewritten: StoredValue::new(false), typing: Timer::new() }
    }

    pub fn of(store: Store) -> BoxHandle {
        store.context()
    }

    /// Gives the text box the focus.
    pub fn focus(self) {
        if let Some(area) = self.area.get_untracked() {
            // Refused only where it is not on the page.
            let _ = area.focus();
        }
    }

    /// Selects the text of the box, so that the user can copy or paste by the keys of the browser.
    pub fn select(self) {
        self.focus();
        if let Some(area) = self.area.get_untracked() {
            area.select();
        }
    }
}
