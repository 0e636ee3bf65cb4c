//! Saves the undo history, so that it survives a reload: a log in a storage of strings by name.
//!
//! Each step is an entry that is written once. What steps share of a paste (its text, blocks of edited records) are parts,
//! which are written before the first step that refers to them. A short head has the numbers of the first, the current and
//! the last step. An edit writes one entry and then the head, so a tab that is closed between the two loses nothing that was
//! committed.

mod head;
mod log;
mod parts;
mod reader;

pub use log::Log;
pub use reader::{Restored, restore};

/// A storage of strings by name, which may be full, blocked or defective.
pub trait Storage {
    /// The string with a name; none if there is none.
    ///
    /// # Errors
    /// If the storage cannot be read.
    fn get(&self, name: &str) -> Result<Option<String>, StorageError>;
    /// Stores a string.
    ///
    /// # Errors
    /// If the storage is full or blocked.
    fn set(&self, name: &str, value: &str) -> Result<(), StorageError>;
    /// Removes a string, if there is one.
    fn remove(&self, name: &str);
}

/// The error of a storage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StorageError;
