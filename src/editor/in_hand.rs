//! The selected tool, and what a press on the board would hold.

use super::{Editor, Gesture, Tool};
use crate::position::Square;

impl Tool {
    /// The stable name in the page. The brush has the same name for all pieces.
    pub const fn name(self) -> &'static str {
        match self {
            Tool::Hand => "hand",
            Tool::Brush(_) => "brush",
            Tool::Eraser => "eraser",
            Tool::Pen => "pen",
        }
    }
}

impl Editor {
    /// Whether the current gesture drags a piece or sweeps.
    pub fn is_holding(&self) -> bool {
        matches!(self.gesture, Gesture::Dragging { .. } | Gesture::Sweeping { .. })
    }

    /// Whether a press on a square would take a piece or use a tool. Otherwise a finger scrolls the page.
    pub fn takes_hold(&self, square: Option<Square>) -> bool {
        let is_taken =
            |square| self.piece_at(square).is_some() && (!self.is_playing() || self.can_move(square));
        self.tool != Tool::Hand || square.is_some_and(is_taken)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::Command;
    use crate::position::Position;

    #[test]
    fn a_finger_takes_pieces_and_tools_take_every_square() {
        let mut editor = Editor::new(Position::START);
        assert!(editor.takes_hold(Some(Square::E2)) && !editor.takes_hold(Some(Square::E4)));
        assert!(!editor.takes_hold(None) && !editor.is_holding());
        editor.apply(Command::ChooseTool(Tool::Eraser));
        assert!(editor.takes_hold(Some(Square::E4)));
        assert_eq!(editor.tool().name(), "eraser");
    }
}
