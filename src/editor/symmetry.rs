//! Symmetry: a piece that is placed on a square is also placed on its mirror images, in one step.
//!
//! The mirror image on the other wing has the same colour, the mirror images on the other half of the board have the other
//! colour. A king has no mirror image on the other wing.
//!
//! A mirror image never replaces what the sweep itself has placed, nor a king. It removes a king only as the mirror image of
//! a king that the sweep removes.

use super::stroke::Stroke;
use crate::position::{Bitboard, Color, Position};

/// Whether pieces are also placed on mirror images.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Symmetry {
    /// Pieces are placed on one square.
    #[default]
    Off,
    /// Pieces are also placed on mirror images.
    On,
}

impl Symmetry {
    /// The other setting.
    #[must_use]
    pub const fn toggled(self) -> Symmetry {
        match self {
            Symmetry::Off => Symmetry::On,
            Symmetry::On => Symmetry::Off,
        }
    }

    /// The strokes of a sweep over a position for both colours, the mirror images of the other colour first. They have no
    /// square in common, except that those of kings cross each other's.
    pub fn strokes(self, stroke: Stroke, position: &Position) -> [Stroke; 2] {
        let nothing = Stroke { piece: None, squares: Bitboard::EMPTY, ..stroke };
        let image = stroke.piece.map(|piece| piece.role.of(!piece.color));
        let last = stroke.last.flip_vertical();
        match stroke.piece {
            _ if self == Symmetry::Off => [nothing, stroke],
            Some(king) if stroke.is_of_king() => {
                // The only king of the colour leaves its square; one of several stays there.
                let own = position.kings(king.color);
                let is_free = own.single_square().is_some() || !own.contains(last);
                let across = Stroke { piece: image, squares: stroke.squares.flip_vertical(), last };
                [if is_free { across } else { nothing }, stroke]
            }
            _ => {
                let free = !position.board().kings() | mirrored_kings(stroke, position);
                let own = stroke.squares | (stroke.squares.flip_horizontal() & free);
                let across = (stroke.squares | stroke.squares.flip_horizontal()).flip_vertical();
                let across = Stroke { piece: image, squares: across & free & !own, last };
                [across, Stroke { squares: own, ..stroke }]
            }
        }
    }
}

/// The kings that are mirror images of kings which a stroke removes.
fn mirrored_kings(stroke: Stroke, position: &Position) -> Bitboard {
    let mirrored =
        |color: Color| (position.kings(color) & stroke.squares).flip_vertical() & position.kings(!color);
    match stroke.piece {
        None => mirrored(Color::White) | mirrored(Color::Black),
        Some(_) => Bitboard::EMPTY,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::{Button, Copying, geometry::Point, geometry::cell_of};
    use crate::editor::{Command, Editor, Input, Tool};
    use crate::position::piece_named;
    use crate::position::{Color, Piece, Position, Square};

    const EMPTY: &str = "8/8/8/8/8/8/8/8";

    /// An editor with symmetry on and this placement.
    fn editor(placement: &str) -> Editor {
        let mut editor = Editor::new(Position::EMPTY);
        editor.apply(Command::Load(format!("{placement} w - - 0 1")));
        editor.apply(Command::ToggleSymmetry);
        editor
    }

    fn placement(editor: &Editor) -> String {
        editor.fen().split(' ').next().unwrap_or_default().to_owned()
    }

    fn square(name: &str) -> Square {
        name.parse().unwrap()
    }

    fn middle(name: &str) -> Point {
        let (column, row) = cell_of(square(name), Color::White);
        Point::new(column as f32 + 0.5, row as f32 + 0.5)
    }

    /// Takes a brush, a spare piece or a tool and uses it along squares.
    fn sweep(editor: &mut Editor, tool: Tool, squares: &[&str]) {
        if editor.tool() != tool {
            editor.apply(Command::ChooseTool(tool));
        }
        editor.input(Input::Press(middle(squares[0]), Button::Main));
        for name in squares {
            editor.input(Input::Move(middle(name)));
        }
        editor.input(Input::Release(middle(squares[squares.len() - 1]), Copying::No));
    }

    fn brush(name: &str) -> Tool {
        Tool::Brush(piece_named(name).unwrap())
    }

    #[test]
    fn a_piece_stands_on_all_four_sides_and_a_king_on_two() {
        for (name, piece, expected) in [
            ("a1", "wR", "r6r/8/8/8/8/8/8/R6R"),
            ("h8", "wR", "R6R/8/8/8/8/8/8/r6r"),
            ("c6", "bN", "8/8/2n2n2/8/8/2N2N2/8/8"),
            ("d4", "wQ", "8/8/8/3qq3/3QQ3/8/8/8"),
            ("e1", "wK", "4k3/8/8/8/8/8/8/4K3"),
            ("b7", "bK", "8/1k6/8/8/8/8/1K6/8"),
        ] {
            let mut editor = editor(EMPTY);
            let piece = piece_named(piece).unwrap();
            assert!(editor.apply(Command::Place(square(name), piece)));
            assert_eq!(placement(&editor), expected, "{name}");
            assert!(!editor.apply(Command::Place(square(name), piece)), "nothing is left to do");
            assert!(editor.apply(Command::Undo));
            assert_eq!(placement(&editor), EMPTY, "one step");
        }
    }

    #[test]
    fn a_second_king_moves_the_first_of_both_sides() {
        let mut editor = editor("4k3/8/8/8/8/8/8/4K3");
        editor.apply(Command::Place(Square::G1, Color::White.king()));
        assert_eq!(placement(&editor), "6k1/8/8/8/8/8/8/6K1");
        // Even where each goes to the other's square.
        sweep(&mut editor, brush("wK"), &["g7", "g8"]);
        assert_eq!(placement(&editor), "6K1/8/8/8/8/8/8/6k1");
    }

    #[test]
    fn what_is_swept_goes_over_its_mirror_image() {
        let mut editor = editor(EMPTY);
        sweep(&mut editor, brush("wP"), &["a4", "a6"]);
        assert_eq!(placement(&editor), "8/8/P6P/P6P/P6P/p6p/8/8");
    }

    #[test]
    fn the_eraser_and_a_second_press_empty_all_four_sides() {
        let full = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        let mut editor = editor(full);
        sweep(&mut editor, Tool::Eraser, &["a7", "c7"]);
        assert_eq!(placement(&editor), "rnbqkbnr/3pp3/8/8/8/8/3PP3/RNBQKBNR");
        sweep(&mut editor, brush("wN"), &["b1"]);
        assert_eq!(placement(&editor), "r1bqkb1r/3pp3/8/8/8/8/3PP3/R1BQKB1R");
        editor.apply(Command::Remove(Square::D2));
        assert_eq!(placement(&editor), "r1bqkb1r/8/8/8/8/8/8/R1BQKB1R");
        for _ in 0..3 {
            editor.apply(Command::Undo);
        }
        assert_eq!(placement(&editor), full, "a step each");
    }

    #[test]
    fn a_mirror_image_replaces_no_king() {
        let mut editor = editor(EMPTY);
        for (piece, name) in [("wK", "e1"), ("wQ", "d1"), ("wB", "c1")] {
            editor.apply(Command::Place(square(name), piece_named(piece).unwrap()));
        }
        assert_eq!(placement(&editor), "2bqkb2/8/8/8/8/8/8/2BQKB2");
        // Where it is placed itself, a piece does.
        editor.apply(Command::Place(Square::E1, Color::White.rook()));
        assert_eq!(placement(&editor), "2brkb2/8/8/8/8/8/8/2BRRB2");
        // One of several kings stays where it is.
        let mut editor = self::editor("4K3/8/8/8/8/8/8/K7");
        editor.apply(Command::Place(Square::E1, Color::White.king()));
        assert_eq!(placement(&editor), "4K3/8/8/8/8/8/8/K3K3");
    }

    #[test]
    fn a_king_is_erased_with_its_own_mirror_image_only() {
        let mut editor = editor("3qk3/8/8/8/8/8/8/3QK3");
        sweep(&mut editor, Tool::Eraser, &["d1"]);
        assert_eq!(placement(&editor), "4k3/8/8/8/8/8/8/4K3");
        sweep(&mut editor, Tool::Eraser, &["e8"]);
        assert_eq!(placement(&editor), EMPTY);
        let mut editor = self::editor("3k4/8/8/8/8/8/8/4K3");
        sweep(&mut editor, Tool::Eraser, &["e1"]);
        assert_eq!(placement(&editor), "3k4/8/8/8/8/8/8/8");
    }

    #[test]
    fn the_hand_moves_and_removes_one_piece() {
        let mut editor = editor("r6r/8/8/8/8/8/8/R6R");
        sweep(&mut editor, Tool::Hand, &["a1", "a3"]);
        assert_eq!(placement(&editor), "r6r/8/8/8/8/R7/8/7R");
        editor.input(Input::Press(middle("h1"), Button::Main));
        editor.input(Input::Release(Point::new(9.0, 9.0), Copying::No));
        assert_eq!(placement(&editor), "r6r/8/8/8/8/R7/8/8");
        editor.input(Input::Press(middle("a3"), Button::Main));
        editor.input(Input::Release(middle("b3"), Copying::Yes));
        assert_eq!(placement(&editor), "r6r/8/8/8/8/RR6/8/8");
    }

    #[test]
    fn the_preview_tells_what_comes() {
        let mut editor = editor("4k3/8/8/8/8/8/8/4K3");
        let named = |strokes: [Stroke; 2]| {
            let each = |stroke: &Stroke| {
                let letter = stroke.piece.map_or('-', Piece::char);
                stroke.squares.into_iter().map(move |square| format!("{letter}{square}"))
            };
            let mut names: Vec<String> = strokes.iter().flat_map(each).collect();
            names.sort();
            names
        };
        assert_eq!(named(editor.preview(Some(Square::C8))), [""; 0], "nothing is in hand");
        editor.apply(Command::ChooseTool(brush("bB")));
        assert_eq!(named(editor.preview(Some(Square::C8))), ["Bc1", "Bf1", "bc8", "bf8"]);
        assert_eq!(named(editor.preview(None)), [""; 0]);
        // A spare piece is seen where it is carried; the board shows where its doubles will stand.
        editor.input(Input::PressSpare(Color::White.king(), Point::new(-1.0, 9.0)));
        assert_eq!(named(editor.preview(None)), [""; 0]);
        editor.input(Input::Move(middle("g1")));
        assert_eq!(named(editor.preview(None)), ["kg8"]);
        editor.input(Input::Release(middle("g1"), Copying::No));
        assert_eq!(placement(&editor), "6k1/8/8/8/8/8/8/6K1");
        editor.apply(Command::ToggleSymmetry);
        assert_eq!(named(editor.preview(Some(Square::C8))), ["bc8"]);
    }

    #[test]
    fn while_a_sweep_lasts_the_board_shows_what_it_leaves() {
        for (tool, squares) in [
            (brush("wK"), ["d7", "e8"]),
            (brush("wR"), ["a1", "a8"]),
            (brush("wP"), ["e2", "h2"]),
            (Tool::Eraser, ["e1", "f1"]),
        ] {
            let mut editor = editor("4k2r/8/8/8/8/8/8/4K2R");
            editor.apply(Command::ChooseTool(tool));
            editor.input(Input::Press(middle(squares[0]), Button::Main));
            editor.input(Input::Move(middle(squares[1])));
            let shown = Square::ALL.map(|square| editor.piece_at(square));
            let text = editor.fen();
            editor.input(Input::Release(middle(squares[1]), Copying::No));
            assert_eq!(shown, Square::ALL.map(|square| editor.piece_at(square)), "{squares:?}");
            assert_eq!(text, editor.fen(), "{squares:?}");
        }
    }

    #[test]
    fn escape_goes_back_to_the_hand_and_leaves_it_on() {
        let mut editor = editor(EMPTY);
        editor.apply(Command::ChooseTool(brush("wP")));
        editor.input(Input::Escape);
        assert_eq!((editor.tool(), editor.symmetry()), (Tool::Hand, Symmetry::On));
        editor.apply(Command::ToggleSymmetry);
        assert_eq!(editor.symmetry(), Symmetry::Off);
    }

    #[test]
    fn eight_gestures_set_up_the_start_position() {
        let mut editor = editor(EMPTY);
        sweep(&mut editor, brush("wP"), &["a2", "h2"]);
        for (piece, name) in [("wR", "a1"), ("wN", "b1"), ("wB", "c1"), ("wQ", "d1"), ("wK", "e1")] {
            editor.input(Input::PressSpare(piece_named(piece).unwrap(), Point::new(-1.0, 9.0)));
            editor.input(Input::Release(middle(name), Copying::No));
        }
        assert_eq!(placement(&editor), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    }
}
