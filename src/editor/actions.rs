//! The actions of the page and those on a square of the board. Buttons, menus, keys, shortcuts of the installed app and
//! embedding pages invoke them. Whoever carries them out matches all of them.

use crate::marks::MarkColor;
use crate::position::{Color, Direction, Piece, Transform};

/// An action of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Undoes the last step.
    Undo,
    /// Redoes the step that was undone last.
    Redo,
    /// Sets up the start position.
    Start,
    /// Empties the board.
    Clear,
    /// Turns the board around.
    Flip,
    /// Mirrors, rotates, recolours or shifts the position. The direction of a shift is that on the screen.
    Transform(Transform),
    /// Switches symmetry on or off.
    ToggleSymmetry,
    /// Takes the last move back.
    TakeBack,
    /// Copies the text in the box.
    CopyFen,
    /// Opens the menu of the forms that can be copied, or closes it.
    OpenCopyMenu,
    /// Pastes the text of the clipboard.
    Paste,
    /// Switches between editing and playing.
    ToggleMode,
    /// Sets the colour of marks.
    PenColor(MarkColor),
    /// Removes all marks.
    ClearMarks,
    /// Cancels the gesture; if there is none, selects the hand.
    Cancel,
    /// Opens the help, or closes it.
    ShowHelp,
}

/// An action on a square of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SquareAction {
    /// Moves the focus to a neighbouring square, by columns to the right and rows downwards as on the screen.
    Walk(i32, i32),
    /// Moves the focus to the left or right end of the row.
    RowEdge(Edge),
    /// Moves the focus to the upper or lower end of the column.
    ColumnEdge(Edge),
    /// Lifts or drops a piece with the hand, or uses another tool.
    Lift,
    /// Places a piece on the square.
    Place(Piece),
    /// Empties the square.
    Remove,
    /// Opens the menu of pieces for the square.
    PieceMenu,
    /// Draws a circle on the square or colours it, as the pen is set.
    Mark,
    /// Begins or ends an arrow on the square.
    Aim,
}

/// An end of a row or a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// Left or top.
    First,
    /// Right or bottom.
    Last,
}

impl Action {
    /// The stable name in the page (`data-action`).
    pub const fn name(self) -> &'static str {
        match self {
            Action::Undo => "undo",
            Action::Redo => "redo",
            Action::Start => "start",
            Action::Clear => "clear",
            Action::Flip => "flip",
            Action::Transform(Transform::MirrorFiles) => "mirror-horizontal",
            Action::Transform(Transform::MirrorRanks) => "mirror-vertical",
            Action::Transform(Transform::Rotate) => "rotate",
            Action::Transform(Transform::SwapColors) => "swap-colors",
            Action::Transform(Transform::FlipSides) => "flip-sides",
            Action::Transform(Transform::Shift(Direction::Left)) => "shift-left",
            Action::Transform(Transform::Shift(Direction::Right)) => "shift-right",
            Action::Transform(Transform::Shift(Direction::Up)) => "shift-up",
            Action::Transform(Transform::Shift(Direction::Down)) => "shift-down",
            Action::ToggleSymmetry => "symmetry",
            Action::TakeBack => "take-back",
            Action::CopyFen => "copy-fen",
            Action::OpenCopyMenu => "copy-menu",
            Action::Paste => "paste",
            Action::ToggleMode => "mode",
            Action::PenColor(color) => color.name(),
            Action::ClearMarks => "clear-marks",
            Action::Cancel => "cancel",
            Action::ShowHelp => "help",
        }
    }
}

/// The transform of the position for a transform whose direction is that on the screen.
pub fn on_board(transform: Transform, orientation: Color) -> Transform {
    match (transform, orientation) {
        (Transform::Shift(direction), Color::Black) => Transform::Shift(direction.turned()),
        _ => transform,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shift_goes_as_the_board_is_seen() {
        let left = Transform::Shift(Direction::Left);
        assert_eq!(on_board(left, Color::White), left);
        assert_eq!(on_board(left, Color::Black), Transform::Shift(Direction::Right));
        assert_eq!(on_board(Transform::Rotate, Color::Black), Transform::Rotate);
    }
}
