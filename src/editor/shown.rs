//! The text in the box with its reading.

use super::Editor;
use crate::notation::{Reading, read_lenient};
use crate::position::Bitboard;

/// The text in the box with its reading.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// The exact text in the box.
    pub text: String,
    /// The result of reading it.
    pub reading: Reading,
    /// The squares whose contents are uncertain because of faults in the text.
    pub doubtful: Bitboard,
}

impl Shown {
    /// The text in the box of an editor.
    pub fn of(editor: &Editor) -> Shown {
        let text = editor.text();
        let reading = match editor.draft() {
            // A draft was read when it was typed.
            Some(draft) if draft.text == text => draft.reading.clone(),
            _ => read_lenient(&text),
        };
        let doubtful = reading.faults.iter().fold(Bitboard::EMPTY, |squares, fault| squares | fault.squares);
        Shown { text, reading, doubtful }
    }
}
