//! The browser's storages: the tab's own for the work, the shared one for the settings.
//!
//! An embedded board keeps nothing: all frames of a tab share one storage, and what one of them kept would be what the others
//! restore.

use leptos::prelude::window;

use super::frame::frame;
use crate::editor::storage::{Storage, StorageError};

/// Where things are kept.
#[derive(Clone, Copy)]
pub enum BrowserStorage {
    /// What lives as long as the tab, reloads included. Two tabs never share it, so neither can destroy the other's undo.
    Tab,
    /// What all tabs share: the settings.
    Shared,
}

pub use BrowserStorage::{Shared, Tab};

impl BrowserStorage {
    fn open(self) -> Result<web_sys::Storage, StorageError> {
        let storage = match self {
            Tab => window().session_storage(),
            Shared => window().local_storage(),
        };
        storage.ok().flatten().ok_or(StorageError)
    }
}

impl Storage for BrowserStorage {
    fn get(&self, name: &str) -> Result<Option<String>, StorageError> {
        if frame().is_embedded() {
            return Ok(None);
        }
        self.open()?.get_item(name).map_err(|_| StorageError)
    }

    fn set(&self, name: &str, value: &str) -> Result<(), StorageError> {
        if frame().is_embedded() {
            return Ok(());
        }
        self.open()?.set_item(name, value).map_err(|_| StorageError)
    }

    fn remove(&self, name: &str) {
        if let Ok(storage) = self.open()
            && !frame().is_embedded()
        {
            // What cannot be removed is overwritten or left out of the head.
            let _ = storage.remove_item(name);
        }
    }
}
