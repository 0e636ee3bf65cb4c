//! What the store knows of the address of the page.

use leptos::prelude::*;

use crate::app::browser::timer::Timer;

#[derive(Clone, Copy)]
pub(super) struct AddressCells {
    /// Until the address is written.
    pub timer: Timer,
    /// There was another edit while the timer ran.
    pub is_edited_again: StoredValue<bool>,
    /// The address could not be read, and nothing has been edited since.
    pub is_unread: StoredValue<bool>,
    /// The storage has not taken the last edits: the address alone has them.
    pub is_ahead: StoredValue<bool>,
}

impl AddressCells {
    pub fn new(is_unread: bool) -> AddressCells {
        AddressCells {
            timer: Timer::new(),
            is_edited_again: StoredValue::new(false),
            is_unread: StoredValue::new(is_unread),
            is_ahead: StoredValue::new(false),
        }
    }
}
