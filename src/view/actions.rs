//! Whether an action would do anything in the position at hand.

use super::Scene;
use crate::editor::actions::{Action, on_board};

impl Action {
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
            Action::ClearMarks => !scene.document.marks.is_empty(),
            Action::Start
            | Action::Clear
            | Action::Flip
            | Action::ToggleSymmetry
            | Action::CopyFen
            | Action::OpenCopyMenu
            | Action::Paste
            | Action::ToggleMode
            | Action::PenColor(_)
            | Action::Cancel
            | Action::ShowHelp => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::{Command, Editor};
    use crate::position::{Direction, Position, Square, Transform};
    use crate::view::Shown;

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
}
