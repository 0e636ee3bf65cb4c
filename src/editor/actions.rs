//! The actions of the page, which are invoked by buttons, keys, shortcuts of the installed app and embedding pages.

use super::Scene;
use crate::position::{Color, Direction, Transform};

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
    /// Pastes the text of the clipboard.
    Paste,
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
            Action::Paste => "paste",
        }
    }

    /// Whether the action would do anything.
    pub fn is_possible(self, scene: &Scene) -> bool {
        let (undone, redone) = scene.steps;
        match self {
            Action::Undo => undone > 0,
            Action::Redo => redone > 0,
            Action::TakeBack => undone > 0 && scene.document.record.is_some(),
            Action::Transform(transform) => {
                let transform = on_board(transform, scene.orientation);
                scene.document.position.transformed(transform).is_some()
            }
            _ => true,
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
    use crate::editor::{Command, Editor, Shown};
    use crate::position::{Position, Square};

    #[test]
    fn what_has_nothing_to_do_is_not_possible() {
        let mut editor = Editor::new(Position::START);
        let scene = |editor: &Editor| Scene::of(editor, Shown::of(editor), None);
        assert!(!Action::Undo.is_possible(&scene(&editor)));
        let up = Action::Transform(Transform::Shift(Direction::Up));
        assert!(!up.is_possible(&scene(&editor)));
        editor.apply(Command::Remove(Square::E2));
        assert!(Action::Undo.is_possible(&scene(&editor)) && !Action::Redo.is_possible(&scene(&editor)));
    }

    #[test]
    fn a_shift_goes_as_the_board_is_seen() {
        let left = Transform::Shift(Direction::Left);
        assert_eq!(on_board(left, Color::White), left);
        assert_eq!(on_board(left, Color::Black), Transform::Shift(Direction::Right));
        assert_eq!(on_board(Transform::Rotate, Color::Black), Transform::Rotate);
    }
}
