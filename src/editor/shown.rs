//! What the text box shows, and how it reads.

use super::Editor;
use crate::notation::{Reading, read_lenient};
use crate::position::Bitboard;

/// The text of the box with its reading.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// Exactly what stands in the box.
    pub text: String,
    /// How it reads.
    pub reading: Reading,
    /// The squares that the text's faults leave in doubt.
    pub doubtful: Bitboard,
}

impl Shown {
    /// What the box shows of an editor.
    pub fn of(editor: &Editor) -> Shown {
        let text = editor.text();
        let reading = match editor.draft() {
            // It was read when it was typed.
            Some(draft) if draft.text == text => draft.reading.clone(),
            _ => read_lenient(&text),
        };
        let doubtful = reading.faults.iter().fold(Bitboard::EMPTY, |squares, fault| squares | fault.squares);
        Shown { text, reading, doubtful }
    }
}
