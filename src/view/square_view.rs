//! The contents of each place of the board on the screen.

use crate::editor::geometry::{cell_of, place_of, square_at};
use crate::editor::{Editor, Gesture};
use crate::play::Targets;
use crate::position::{Bitboard, Board, Color, Piece, Square};
use crate::view::drop_effect::DropEffect;
use crate::view::moved_pieces::moved_pieces;

/// The contents of a place.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SquareView {
    /// The square.
    pub square: Square,
    /// The piece on it.
    pub piece: Option<Piece>,
    /// Whether the editor plays and the piece is one of the side to move.
    pub is_movable: bool,
    /// Whether the piece is selected.
    pub is_selected: bool,
    /// Whether the piece is being dragged away.
    pub is_lifted: bool,
    /// The severity of the finding about the square, or an error if a fault of the text makes its contents uncertain.
    pub finding: Option<&'static str>,
    /// Whether the held piece can move there while the editor plays: `move`, `capture`, or `castle` on the own rook.
    pub target: Option<&'static str>,
    /// For a piece that glides to its square: the columns and rows from which it comes.
    pub glide: Option<(i32, i32)>,
}

impl SquareView {
    /// The contents of all places, row by row. `found` are the squares of errors, warnings and notes, `doubtful` the squares
    /// whose contents are uncertain because of faults in the text.
    pub fn all(editor: &Editor, found: [Bitboard; 3], doubtful: Bitboard) -> Vec<SquareView> {
        let targets = editor.targets();
        (0..64).map(|place| SquareView::at(place, editor, found, doubtful, targets)).collect()
    }

    /// The contents of the place, which had the contents `before`. `glides` are the gliding pieces if they have just begun to
    /// glide. Otherwise, a gliding piece continues as long as it stays on its square.
    #[must_use]
    pub fn following(self, before: SquareView, place: u32, glides: Option<&[Glide]>) -> SquareView {
        let glide = match glides {
            Some(glides) => glides.iter().find(|(other, _)| *other == place).map(|(_, way)| *way),
            None => before.glide.filter(|_| before.piece == self.piece),
        };
        SquareView { glide, ..self }
    }

    fn at(
        place: u32,
        editor: &Editor,
        found: [Bitboard; 3],
        doubtful: Bitboard,
        targets: Targets,
    ) -> SquareView {
        let square = square_at(place, editor.orientation());
        let [errors, warnings, notes] = found;
        let findings = [(errors | doubtful, "error"), (warnings, "warning"), (notes, "note")];
        let (selected, lifted) = match editor.gesture() {
            Gesture::Selected(from)
            | Gesture::Pressed { selected: from, .. }
            | Gesture::Promoting { from, .. } => (Some(from), None),
            // The piece stays where it is copied from.
            Gesture::Dragging { from, .. } => {
                (None, Some(from).filter(|_| editor.drop_effect() != Some(DropEffect::Copied)))
            }
            _ => (None, None),
        };
        let target = [(targets.captures, "capture"), (targets.moves, "move"), (targets.rooks, "castle")];
        let named = |squares: &[(Bitboard, &'static str)]| {
            squares.iter().find(|(squares, _)| squares.contains(square)).map(|(_, name)| *name)
        };
        let piece = editor.piece_at(square);
        let turn = editor.document().position.turn;
        SquareView {
            square,
            piece,
            is_movable: editor.is_playing() && piece.is_some_and(|piece| piece.color == turn),
            is_selected: selected == Some(square),
            is_lifted: lifted == Some(square),
            finding: named(&findings),
            target: named(&target),
            glide: None,
        }
    }
}

/// A piece that glides to a place: the place, and the columns and rows from which it comes.
pub type Glide = (u32, (i32, i32));

/// A game has no more pieces. A board with more is shown at once, so that no machine is kept busy by it.
const MOST_GLIDES: usize = 32;

/// The gliding pieces when a board, seen from a side, becomes another one: those that lie elsewhere on the screen.
pub fn glides((before, side_before): (&Board, Color), (now, side): (&Board, Color)) -> Vec<Glide> {
    let mut moved = moved_pieces(before, now);
    if side_before != side {
        let stays = |square: &Square| before.piece_at(*square) == now.piece_at(*square);
        moved.extend(now.occupied().into_iter().filter(stays).map(|square| (square, square)));
    }
    if moved.len() > MOST_GLIDES {
        return Vec::new();
    }
    let glide = |(from, to)| {
        let ((column, row), (to_column, to_row)) = (cell_of(from, side_before), cell_of(to, side));
        let way = (column as i32 - to_column as i32, row as i32 - to_row as i32);
        (place_of(to, side), way)
    };
    moved.into_iter().map(glide).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::{Button, Command, Copying, Input, geometry::Point};
    use crate::position::Position;

    #[test]
    fn places_are_counted_as_the_board_is_seen() {
        let mut editor = Editor::new(Position::START);
        let none = [Bitboard::EMPTY; 3];
        assert_eq!(SquareView::all(&editor, none, Bitboard::EMPTY)[0].square, Square::A8);
        editor.apply(Command::Flip);
        let view = SquareView::all(&editor, none, Bitboard::EMPTY)[0];
        assert_eq!((view.square, view.piece), (Square::H1, Some(Color::White.rook())));
    }

    #[test]
    fn a_doubtful_square_is_an_error_before_all() {
        let editor = Editor::new(Position::START);
        let square = Bitboard::from(Square::A8);
        let views = SquareView::all(&editor, [Bitboard::EMPTY, square, square], square);
        assert_eq!(views[0].finding, Some("error"));
        assert_eq!(views[1].finding, None);
    }

    #[test]
    fn a_loaded_piece_glides_from_where_it_stood() {
        let before = Position::START;
        let mut now = before.clone();
        now.set_piece(Square::E2, None);
        now.set_piece(Square::E4, Some(Color::White.pawn()));
        let to = place_of(Square::E4, Color::White);
        let glides = glides((before.board(), Color::White), (now.board(), Color::White));
        assert_eq!(glides, [(to, (0, 2))]);
        let views = SquareView::all(&Editor::new(now), [Bitboard::EMPTY; 3], Bitboard::EMPTY);
        let view = views[to as usize];
        let gliding = view.following(view, to, Some(&glides));
        assert_eq!(gliding.glide, Some((0, 2)));
        assert_eq!(view.following(gliding, to, None).glide, Some((0, 2)));
        assert_eq!(SquareView { piece: None, ..view }.following(gliding, to, None).glide, None);
    }

    #[test]
    fn on_a_board_that_is_turned_every_piece_glides() {
        let mut position = Position::EMPTY;
        position.set_piece(Square::A1, Some(Color::White.king()));
        position.set_piece(Square::H7, Some(Color::Black.king()));
        let turned = glides((position.board(), Color::White), (position.board(), Color::Black));
        // a1 lies at the upper right now and comes from the lower left.
        assert_eq!(turned, [(7, (-7, 7)), (48, (7, -5))]);
        // What moves meanwhile comes from where it was seen.
        let mut moved = position.clone();
        moved.set_piece(Square::A1, None);
        moved.set_piece(Square::A2, Some(Color::White.king()));
        let turned = glides((position.board(), Color::White), (moved.board(), Color::Black));
        assert_eq!(turned, [(15, (-7, 6)), (48, (7, -5))]);
    }

    #[test]
    fn a_board_with_more_pieces_than_a_game_is_shown_at_once() {
        let mut position = Position::START;
        let flipped = |position: &Position| {
            glides((position.board(), Color::White), (position.board(), Color::Black)).len()
        };
        assert_eq!(flipped(&position), 32);
        position.set_piece(Square::E4, Some(Color::White.queen()));
        assert_eq!(flipped(&position), 0);
    }

    #[test]
    fn a_piece_that_is_copied_stays_on_its_square() {
        let at = |row: f32| Point::new(4.5, row);
        let mut editor = Editor::new(Position::START);
        let is_lifted =
            |editor: &Editor| SquareView::all(editor, [Bitboard::EMPTY; 3], Bitboard::EMPTY)[52].is_lifted;
        editor.input(Input::Press(at(6.5), Button::Main));
        editor.input(Input::Move(at(4.5)));
        assert!(is_lifted(&editor));
        editor.input(Input::Hold(Copying::Yes));
        assert!(!is_lifted(&editor));
        editor.input(Input::Hold(Copying::No));
        assert!(is_lifted(&editor));
    }
}
