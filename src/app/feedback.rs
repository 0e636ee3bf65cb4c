//! "Copied", which stands on a button for a while.

use std::time::Duration;

use leptos::prelude::*;

use crate::app::browser::timer::Timer;
use crate::i18n::messages;

const SHOWN_FOR: Duration = Duration::from_millis(1_800);

/// Whether it stands there.
#[derive(Clone, Copy)]
pub struct CopyFeedback {
    shown: RwSignal<bool>,
    timer: Timer,
}

impl CopyFeedback {
    /// Feedback that is not shown yet. It belongs to the component that makes it.
    #[allow(clippy::new_without_default, reason = "it takes part in the owner that makes it")]
    pub fn new() -> CopyFeedback {
        CopyFeedback { shown: RwSignal::new(false), timer: Timer::new() }
    }

    /// Shows it from now on, for a while. The component may be gone by then, or already.
    pub fn show(self) {
        let _ = self.shown.try_set(true);
        self.timer.start(SHOWN_FOR, move || {
            let _ = self.shown.try_set(false);
        });
    }

    /// Ends it: what was copied is not what is there now.
    pub fn end(self) {
        if self.shown.get_untracked() {
            self.shown.set(false);
        }
    }

    pub fn is_shown(self) -> bool {
        self.shown.get()
    }

    pub fn icon(self) -> Signal<&'static str> {
        Signal::derive(move || if self.is_shown() { "check" } else { "copy" })
    }

    /// What stands on the button: the feedback, or else its usual words.
    pub fn words(self, usual: String) -> impl Fn() -> String + Send + 'static {
        move || if self.is_shown() { messages().copied().to_owned() } else { usual.clone() }
    }

    /// The attribute `data-copied` of the button.
    pub fn attribute(self) -> Option<&'static str> {
        self.is_shown().then_some("")
    }
}
