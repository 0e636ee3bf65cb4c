//! The browser's storages: the tab's own for the work, the shared one for the settings.
//!
//! An embedded board keeps nothing: all frames of a tab share one storage, and what one of them kept would be what the others
//! restore.

use leptos::prelude::window;

use super::frame::frame;
use crate::editor::storage::{Storage, StorageError};

/// What lives as long as the tab, reloads included. Two tabs never share it, so neither can destroy the other's undo.
pub struct Tab;

/// What all tabs share: the settings.
pub struct Shared;

fn tab() -> Result<web_sys::Storage, StorageError> {
    window().session_storage().ok().flatten().ok_or(StorageError)
}

fn shared() -> Result<web_sys::Storage, StorageError> {
    window().local_storage().ok().flatten().ok_or(StorageError)
}

macro_rules! storage {
    ($name:ident, $open:ident) => {
        impl Storage for $name {
            fn get(&self, name: &str) -> Result<Option<String>, StorageError> {
                if frame().is_embedded() {
                    return Ok(None);
                }
                $open()?.get_item(name).map_err(|_| StorageError)
            }

            fn set(&self, name: &str, value: &str) -> Result<(), StorageError> {
                if frame().is_embedded() {
                    return Ok(());
                }
                $open()?.set_item(name, value).map_err(|_| StorageError)
            }

            fn remove(&self, name: &str) {
                if let Ok(storage) = $open()
                    && !frame().is_embedded()
                {
                    // What cannot be removed is overwritten or left out of the head.
                    let _ = storage.remove_item(name);
                }
            }
        }
    };
}

storage!(Tab, tab);
storage!(Shared, shared);
