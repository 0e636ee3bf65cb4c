//! The text in the box with its reading.

use crate::editor::Editor;
use crate::notation::{Fault, Reading, read_lenient};
use crate::position::Bitboard;

/// The text in the box with its reading.
#[derive(Clone, Debug, PartialEq)]
pub struct Shown {
    /// The exact text in the box.
    pub text: String,
    /// The result of reading it.
    pub reading: Reading,
    /// Whether the text is being typed and has no fault but that it is not finished: nothing is said against it yet.
    pub is_unfinished: bool,
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
        let mut shown =
            Shown { text, reading, is_unfinished: editor.is_unfinished(), doubtful: Bitboard::EMPTY };
        shown.doubtful =
            shown.faults().iter().fold(Bitboard::EMPTY, |squares, fault| squares | fault.squares);
        shown
    }

    /// The faults that are shown: none while the text is being typed and only its end is missing.
    pub fn faults(&self) -> &[Fault] {
        if self.is_unfinished { &[] } else { &self.reading.faults }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::Command;
    use crate::position::Position;

    fn typed(text: &str) -> Editor {
        let mut editor = Editor::new(Position::START);
        editor.apply(Command::Type(text.into()));
        editor
    }

    #[test]
    fn nothing_is_said_against_a_text_that_is_being_typed() {
        const WHOLE: &str = "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq e6 0 2";
        for end in 0..=WHOLE.len() {
            let mut editor = typed(&WHOLE[..end]);
            let shown = Shown::of(&editor);
            assert!(shown.faults().is_empty() && shown.doubtful.is_empty(), "{:?}", shown.text);
            assert_eq!(editor.apply(Command::Pause), shown.is_unfinished);
            let paused = Shown::of(&editor);
            assert_eq!(paused.faults(), paused.reading.faults);
        }
    }

    #[test]
    fn what_goes_on_wrongly_is_a_fault_at_once() {
        for text in ["rnbqkbnr/pppppp/8", "rnbqkbnrr", "rnbqkbnr/ppppxp", "8/8/8/8/8/8/8/8 w KQx", "x"] {
            assert!(!Shown::of(&typed(text)).faults().is_empty(), "{text}");
        }
    }

    #[test]
    fn whoever_leaves_the_box_has_finished() {
        let mut editor = typed("rnbqkbnr/pppp");
        assert!(editor.apply(Command::EndTyping));
        assert!(!Shown::of(&editor).faults().is_empty());
    }
}
