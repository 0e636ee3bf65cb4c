//! The lenient reader: finds a record in whatever text holds one, and reports each repair that this needed.

mod characters;
mod embedded;
mod layout;
mod links;
mod mend;
mod order;
mod percent;
mod placement_words;
mod plain;
mod slashes;
mod surrounding;
mod tail;
mod wrappers;

pub use plain::read_plain;

use super::fault::Reading;

/// Reads a record with any text around it. The documentation of [`notation`](super) lists what is accepted.
///
/// Returns every fault and repair with its place in `text`. A text without a position gives the values of the empty
/// position and a fault.
pub fn read_lenient(text: &str) -> Reading {
    let mut reading = Reading::default();
    if !plain::read_into(&mut reading, text) {
        reading = embedded::read_embedded(text);
    }
    reading
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::START_FEN;

    #[test]
    fn the_fast_path_reads_what_the_whole_reader_reads() {
        for text in [
            START_FEN,
            "8/8/8/4k3/8/8/4K3/8 b - - 3 9",
            "8/8/8/4k3/8/8/4K3/8",
            "8/8/8/4k3/8/8/4K3/8 w - - 3+2 0 1",
            "r3k2r/8/8/8/8/8/8/R3K2R[Qq] w HAha - 0 1",
        ] {
            assert_eq!(read_plain(text), Some(embedded::read_embedded(text)), "{text}");
        }
    }
}
