//! What becomes of a dragged piece if it is released where it is.

use crate::editor::{Copying, Editor, Gesture};

/// What becomes of a dragged piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DropEffect {
    /// It moves to the square under the pointer, or stays on its own.
    Moved,
    /// It is copied to the square under the pointer.
    Copied,
    /// It is removed, because it was dragged off the board.
    Removed,
}

impl DropEffect {
    /// The stable name in the page.
    pub const fn name(self) -> &'static str {
        match self {
            DropEffect::Moved => "moved",
            DropEffect::Copied => "copied",
            DropEffect::Removed => "removed",
        }
    }
}

impl Editor {
    /// What becomes of the dragged piece if it is released now; none if no piece is dragged, and while the editor plays, when a
    /// piece moves or goes back.
    pub fn drop_effect(&self) -> Option<DropEffect> {
        let Gesture::Dragging { from, at, copying, .. } = self.gesture() else { return None };
        let effect = match at.square(self.orientation()) {
            None => DropEffect::Removed,
            Some(to) if to != from && copying == Copying::Yes => DropEffect::Copied,
            Some(_) => DropEffect::Moved,
        };
        (!self.is_playing()).then_some(effect)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::{Button, Command, Input, Tool, geometry::Point};
    use crate::position::{Color, Position};

    #[test]
    fn the_fate_follows_the_pointer_and_the_key_and_is_what_the_release_brings() {
        let (here, there, off) = (Point::new(4.5, 6.5), Point::new(4.5, 3.5), Point::new(-1.0, 3.5));
        for (at, copying, fate, pawns) in [
            (here, Copying::No, DropEffect::Moved, 16),
            (here, Copying::Yes, DropEffect::Moved, 16),
            (there, Copying::No, DropEffect::Moved, 16),
            (there, Copying::Yes, DropEffect::Copied, 17),
            (off, Copying::No, DropEffect::Removed, 15),
            (off, Copying::Yes, DropEffect::Removed, 15),
        ] {
            for tool in [Tool::Hand, Tool::Brush(Color::White.pawn()), Tool::Brush(Color::White.knight())] {
                let mut editor = Editor::new(Position::START);
                if tool != Tool::Hand {
                    editor.apply(Command::ChooseTool(tool));
                }
                editor.input(Input::Press(here, Button::Main));
                if editor.drop_effect().is_none() {
                    assert_eq!(
                        tool,
                        Tool::Brush(Color::White.pawn()),
                        "only a brush on its own piece sweeps"
                    );
                    continue;
                }
                editor.input(Input::Move(there));
                editor.input(Input::Hold(copying));
                editor.input(Input::Move(at));
                assert_eq!(editor.drop_effect(), Some(fate), "{at:?} {copying:?}");
                editor.input(Input::Release(at, copying));
                assert_eq!(editor.drop_effect(), None);
                assert_eq!(editor.document().position.board().pawns().count(), pawns, "{at:?} {copying:?}");
            }
        }
    }

    #[test]
    fn a_spare_piece_that_is_let_go_elsewhere_is_no_removal() {
        let mut editor = Editor::new(Position::START);
        editor.input(Input::PressSpare(Color::White.queen(), Point::new(-1.0, 3.5)));
        assert_eq!(editor.drop_effect(), None);
        assert!(!editor.input(Input::Hold(Copying::Yes)));
    }
}
