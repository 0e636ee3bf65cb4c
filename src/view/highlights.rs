//! Temporary highlights of squares: the square under the pointer, the pieces that the brush would place, the target of a
//! drag, and squares that another part of the page refers to.

use crate::editor::{Editor, Gesture};
use crate::position::{Bitboard, Color, Piece, Square};

/// A highlighted square.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Highlight {
    /// The class of its element.
    pub class: &'static str,
    /// The piece that would be placed on it.
    pub piece: Option<Piece>,
    /// The square.
    pub square: Square,
    /// The side at the bottom of the board.
    pub orientation: Color,
}

/// All highlighted squares. `hovered` is the square under a mouse, `lit` are the squares that another part of the page
/// refers to.
pub fn highlights(editor: &Editor, hovered: Option<Square>, lit: Bitboard) -> Vec<Highlight> {
    let orientation = editor.orientation();
    let (class, square) = match editor.gesture() {
        Gesture::Idle | Gesture::Selected(_) => ("mark hovered", hovered),
        Gesture::Dragging { at, .. } | Gesture::Spare { at, .. } => ("mark target", at.square(orientation)),
        _ => ("mark", None),
    };
    let under = square.map_or(Bitboard::EMPTY, Bitboard::from);
    let [across, own] = editor.preview(hovered).map(|stroke| ("mark", stroke.piece, stroke.squares));
    [(class, None, under), across, own, ("mark lit", None, lit)]
        .into_iter()
        .flat_map(|(class, piece, squares)| {
            squares.into_iter().map(move |square| Highlight { class, piece, square, orientation })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::{Command, Tool};
    use crate::position::Position;

    #[test]
    fn the_brush_shows_what_it_would_leave() {
        let mut editor = Editor::new(Position::START);
        editor.apply(Command::ChooseTool(Tool::Brush(Color::White.queen())));
        let found = highlights(&editor, Some(Square::E4), Bitboard::EMPTY);
        let pieces: Vec<_> = found.iter().map(|found| (found.class, found.piece, found.square)).collect();
        assert_eq!(
            pieces,
            [("mark hovered", None, Square::E4), ("mark", Some(Color::White.queen()), Square::E4)]
        );
    }

    #[test]
    fn lit_squares_lie_above_all() {
        let lit = Bitboard::from(Square::A1);
        let found = highlights(&Editor::new(Position::START), Some(Square::A1), lit);
        assert_eq!(found.last().map(|found| found.class), Some("mark lit"));
        assert_eq!(found.len(), 2);
    }
}
