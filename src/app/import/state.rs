//! Which paste is the last one: reading a text may take longer than the next one needs to come.

use leptos::prelude::*;

use crate::app::store::Store;

#[derive(Clone, Copy)]
pub struct PasteState {
    /// How many texts have been pasted.
    count: StoredValue<u32>,
}

impl PasteState {
    #[allow(clippy::new_without_default, reason = "it takes part in the owner that makes it")]
    pub fn new() -> PasteState {
        PasteState { count: StoredValue::new(0) }
    }

    pub fn of(store: Store) -> PasteState {
        store.context()
    }

    /// Something is pasted. Returns its number.
    pub fn count_paste(self) -> u32 {
        self.count
            .try_update_value(|count| {
                *count = count.wrapping_add(1);
                *count
            })
            .unwrap_or_default()
    }

    /// Whether nothing has been pasted since the paste with this number.
    pub fn is_last_paste(self, number: u32) -> bool {
        self.count.get_value() == number
    }
}
