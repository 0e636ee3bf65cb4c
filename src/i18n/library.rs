//! The names of the positions of the library.

use super::messages;
use crate::library::Group;

/// The name of a well-known position, by its name in the catalogue.
pub fn library_name(name: &str) -> String {
    messages().library_name(name)
}

/// The name of a group of well-known positions.
pub fn library_group(group: Group) -> String {
    messages().library_group(group.name())
}
