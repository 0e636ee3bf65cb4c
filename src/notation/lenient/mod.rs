//! The lenient reader: finds a record in whatever text holds one, and reports each repair that this needed.

mod characters;
mod embedded;
mod layout;
mod links;
mod percent;
mod plain;
mod reader;
mod wrappers;

pub use plain::read_plain;
pub(super) use reader::epd_of;
pub use reader::{Reader, operations_at, operations_in, read_by};

use super::fault::Reading;

/// Reads a record with any text around it. The documentation of [`notation`](super) lists what is accepted.
///
/// Returns every fault and repair with its place in `text`. A text without a position gives the values of the empty
/// position and a fault.
pub fn read_lenient(text: &str) -> Reading {
    let mut reading = Reading::default();
    if !plain::read_into(&mut reading, text) {
        reading = reader::read_embedded(text);
    }
    reading
}
