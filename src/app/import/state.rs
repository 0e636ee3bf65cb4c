//! What was pasted, and how far it has been stepped through.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::store::Store;
use crate::editor::paste_history::PasteHistory;
use crate::editor::pasted::{Pasted, Place};
use crate::editor::records::RecordEdits;

#[derive(Clone, Copy)]
pub struct PasteState {
    /// What was pasted and can be stepped through, while its card is shown.
    pub pasted: RwSignal<Option<Arc<Pasted>>>,
    /// The place in it that the board shows.
    pub place: RwSignal<Place>,
    /// What has become of the records of a pasted list.
    pub record_edits: RwSignal<RecordEdits>,
    /// What the last paste has done to the document.
    pub history: StoredValue<Option<PasteHistory>>,
    /// How many texts have been pasted.
    count: StoredValue<u32>,
}

impl PasteState {
    #[allow(clippy::new_without_default, reason = "it takes part in the owner that makes it")]
    pub fn new() -> PasteState {
        PasteState {
            pasted: RwSignal::new(None),
            place: RwSignal::new(Place::default()),
            record_edits: RwSignal::new(RecordEdits::default()),
            history: StoredValue::new(None),
            count: StoredValue::new(0),
        }
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
