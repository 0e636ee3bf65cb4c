//! A timer that can be started anew and stopped.

use std::time::Duration;

use leptos::prelude::*;

/// One timer. Its handle is `Copy`, as signals are; it belongs to the owner that makes it.
#[derive(Clone, Copy)]
pub struct Timer(StoredValue<Option<TimeoutHandle>>);

impl Timer {
    /// A timer that does not run.
    #[allow(clippy::new_without_default, reason = "it takes part in the owner that makes it")]
    pub fn new() -> Timer {
        Timer(StoredValue::new(None))
    }

    /// Runs a task after a delay. A task that has been waiting until now is not run.
    pub fn start(self, delay: Duration, task: impl FnOnce() + 'static) {
        self.stop();
        let run = move || {
            self.0.try_set_value(None);
            task();
        };
        self.0.try_set_value(set_timeout_with_handle(run, delay).ok());
    }

    /// The task that waits is not run.
    pub fn stop(self) {
        if let Some(waiting) = self.0.try_update_value(Option::take).flatten() {
            waiting.clear();
        }
    }

    /// Whether a task waits.
    pub fn is_running(self) -> bool {
        self.0.try_with_value(Option::is_some).unwrap_or_default()
    }
}
