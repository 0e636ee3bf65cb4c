//! The choice of the en passant square.

use crate::position::Square;
use crate::view::Scene;

/// The squares to choose from, and the chosen one.
#[derive(Clone, Debug, PartialEq)]
pub struct EnPassantChoices {
    /// The squares, each with whether the board allows it.
    pub squares: Vec<(Square, bool)>,
    /// The chosen square.
    pub chosen: Option<Square>,
}

impl EnPassantChoices {
    /// The choices of a scene.
    pub fn of(scene: &Scene) -> EnPassantChoices {
        let position = &scene.document.position;
        let squares = scene.document.en_passant_choices().into_iter();
        EnPassantChoices {
            squares: squares.map(|square| (square, position.en_passant_fault(square).is_none())).collect(),
            chosen: scene.position.en_passant,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::{Command, Editor};
    use crate::position::Position;
    use crate::view::Shown;

    #[test]
    fn a_square_that_a_text_has_given_is_offered_too() {
        let mut editor = Editor::new(Position::START);
        editor.apply(Command::Type("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1".into()));
        let choices = EnPassantChoices::of(&Scene::of(&editor, Shown::of(&editor), None));
        assert_eq!(choices.chosen, Some(Square::D6));
        assert_eq!(choices.squares, [(Square::D6, true)]);
    }
}
