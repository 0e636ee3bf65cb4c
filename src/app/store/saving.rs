//! Saving the work of the tab.

use leptos::prelude::*;

use super::Store;
use crate::app::browser::address;
use crate::app::browser::storage::Tab;
use crate::i18n::messages;

impl Store {
    pub(super) fn save(self) {
        self.unsaved.set_value(false);
        let kept =
            self.log.try_update_value(|log| self.editor.with_untracked(|editor| log.save(editor, &Tab)));
        let is_kept = matches!(kept, Some(Ok(())));
        address::stand_for(is_kept);
        if !is_kept {
            self.tell(messages().storage_full());
        }
    }
}
