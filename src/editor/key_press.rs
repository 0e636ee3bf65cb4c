//! Key presses: their actions, and the squares to which they move the focus.

use super::actions::{Edge, SquareAction};
use super::geometry::{cell_of, square_in};
use super::keys::{KeyAction, Scope, action};
use crate::position::{Color, Square};

/// A pressed key with its modifiers.
#[derive(Clone, Copy, Debug)]
pub struct KeyPress<'a> {
    /// `KeyboardEvent.key`.
    pub key: &'a str,
    /// `KeyboardEvent.code`.
    pub code: &'a str,
    /// Ctrl, or Command on a Mac.
    pub control: bool,
    /// Shift.
    pub shift: bool,
    /// Alt.
    pub alt: bool,
}

impl KeyPress<'_> {
    /// The action of the key in a place, and the square on which it acts. `square` is the focused square, `hovered` the one
    /// under the mouse. There letters place pieces only if nothing has the focus (`is_focus_free`).
    pub fn action(
        self,
        place: Scope,
        square: Option<Square>,
        hovered: Option<Square>,
        is_focus_free: bool,
    ) -> Option<(KeyAction, Option<Square>)> {
        let KeyPress { key, code, control, shift, .. } = self;
        // For a letter of another script, the code of the physical key has the Latin letter.
        let key = if control && !key.is_ascii() { code.strip_prefix("Key").unwrap_or_default() } else { key };
        let on_hovered = || match action(key, control, shift, Scope::Board)? {
            removing @ KeyAction::Square(SquareAction::Remove) => Some(removing),
            placing @ KeyAction::Square(SquareAction::Place(_)) => is_focus_free.then_some(placing),
            _ => None,
        };
        let found = match action(key, control, shift, place) {
            Some(action) => (action, square),
            None if square.is_none() && hovered.is_some() && place == Scope::Page => (on_hovered()?, hovered),
            None => return None,
        };
        // Alt is for the menus of the browser, except for copying a piece.
        (!self.alt || found.0 == KeyAction::Square(SquareAction::Lift)).then_some(found)
    }
}

impl SquareAction {
    /// The square to which the action moves the focus; none if it is another action.
    pub fn walked(self, from: Square, orientation: Color) -> Option<Square> {
        let (column, row) = cell_of(from, orientation);
        let (column, row) = match self {
            SquareAction::Walk(columns, rows) => (moved(column, columns), moved(row, rows)),
            SquareAction::RowEdge(edge) => (end(edge), row),
            SquareAction::ColumnEdge(edge) => (column, end(edge)),
            SquareAction::Lift
            | SquareAction::Place(_)
            | SquareAction::Remove
            | SquareAction::PieceMenu
            | SquareAction::Mark
            | SquareAction::Aim => return None,
        };
        Some(square_in(column, row, orientation))
    }
}

fn moved(from: u32, by: i32) -> u32 {
    from.saturating_add_signed(by).min(7)
}

const fn end(edge: Edge) -> u32 {
    match edge {
        Edge::First => 0,
        Edge::Last => 7,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::actions::Action;

    const DELETE: KeyPress = KeyPress { key: "Delete", code: "", control: false, shift: false, alt: false };

    #[test]
    fn delete_empties_the_square_under_the_mouse() {
        for is_focus_free in [false, true] {
            let found = DELETE.action(Scope::Page, None, Some(Square::E4), is_focus_free);
            assert_eq!(found, Some((KeyAction::Square(SquareAction::Remove), Some(Square::E4))));
        }
        assert_eq!(DELETE.action(Scope::Page, None, None, true), None);
        assert_eq!(DELETE.action(Scope::Everywhere, None, Some(Square::E4), true), None);
        let focused = DELETE.action(Scope::Board, Some(Square::A1), Some(Square::E4), false);
        assert_eq!(focused, Some((KeyAction::Square(SquareAction::Remove), Some(Square::A1))));
    }

    #[test]
    fn a_letter_places_a_piece_under_the_mouse_while_nothing_has_the_focus() {
        let knight = KeyPress { key: "N", shift: true, ..DELETE };
        let placing = KeyAction::Square(SquareAction::Place(Color::White.knight()));
        let found = |place, square, hovered, is_free| knight.action(place, square, hovered, is_free);
        assert_eq!(found(Scope::Page, None, Some(Square::E4), true), Some((placing, Some(Square::E4))));
        assert_eq!(found(Scope::Page, None, Some(Square::E4), false), None);
        assert_eq!(found(Scope::Page, None, None, true), None);
        assert_eq!(found(Scope::Everywhere, None, Some(Square::E4), true), None);
        let focused = found(Scope::Board, Some(Square::A1), Some(Square::E4), true);
        assert_eq!(focused, Some((placing, Some(Square::A1))));
        // Neither the keys of the page nor those that walk, mark or read.
        let flip = KeyPress { key: "f", ..DELETE }.action(Scope::Page, None, Some(Square::E4), true);
        assert_eq!(flip, Some((KeyAction::Page(Action::Flip), None)));
        for key in ["m", "ArrowLeft", " ", "w"] {
            let other = KeyPress { key, ..DELETE };
            assert_eq!(other.action(Scope::Page, None, Some(Square::E4), true), None, "{key}");
        }
        let copying = KeyPress { key: "b", control: true, ..DELETE };
        assert_eq!(copying.action(Scope::Page, None, Some(Square::E4), true), None);
    }

    #[test]
    fn with_control_the_place_of_a_key_counts_in_other_scripts() {
        let undo = KeyPress { key: "я", code: "KeyZ", control: true, ..DELETE };
        assert_eq!(undo.action(Scope::Page, None, None, false), Some((KeyAction::Page(Action::Undo), None)));
    }

    #[test]
    fn alt_is_the_browsers() {
        let flip = KeyPress { key: "f", alt: true, ..DELETE };
        assert_eq!(flip.action(Scope::Page, None, None, false), None);
        let lift = KeyPress { key: " ", alt: true, ..DELETE };
        assert!(lift.action(Scope::Board, Some(Square::A1), None, false).is_some());
    }

    #[test]
    fn walking_ends_at_the_edge() {
        let left = SquareAction::Walk(-1, 0);
        assert_eq!(left.walked(Square::B1, Color::White), Some(Square::A1));
        assert_eq!(left.walked(Square::A1, Color::White), Some(Square::A1));
        assert_eq!(left.walked(Square::A1, Color::Black), Some(Square::B1));
        let last = SquareAction::ColumnEdge(Edge::Last);
        assert_eq!(last.walked(Square::E4, Color::White), Some(Square::E1));
        assert_eq!(SquareAction::Lift.walked(Square::E4, Color::White), None);
    }

    #[test]
    fn walking_goes_as_the_board_is_seen() {
        let walked = |key, from: Square, orientation| {
            let press = KeyPress { key, ..DELETE };
            let (action, square) = press.action(Scope::Board, Some(from), None, false)?;
            match action {
                KeyAction::Square(action) => action.walked(square?, orientation),
                _ => None,
            }
        };
        for (key, white, black) in [
            ("ArrowRight", Square::E4, Square::C4),
            ("ArrowLeft", Square::C4, Square::E4),
            ("ArrowUp", Square::D5, Square::D3),
            ("ArrowDown", Square::D3, Square::D5),
            ("Home", Square::A4, Square::H4),
            ("End", Square::H4, Square::A4),
            ("PageUp", Square::D8, Square::D1),
            ("PageDown", Square::D1, Square::D8),
        ] {
            assert_eq!(walked(key, Square::D4, Color::White), Some(white), "{key}");
            assert_eq!(walked(key, Square::D4, Color::Black), Some(black), "{key}");
        }
        for corner in [Square::A1, Square::A8, Square::H1, Square::H8] {
            for orientation in Color::ALL {
                let ends = [
                    ["ArrowLeft", "Home"],
                    ["ArrowRight", "End"],
                    ["ArrowUp", "PageUp"],
                    ["ArrowDown", "PageDown"],
                ];
                for [step, jump] in ends {
                    // At an edge a step stays, and elsewhere it is shorter than the jump.
                    let (step, jump) = (walked(step, corner, orientation), walked(jump, corner, orientation));
                    assert_eq!(step == Some(corner), jump == Some(corner), "{corner} {step:?} {jump:?}");
                }
            }
        }
    }
}
