//! Key presses: their actions, and the squares to which they move the focus.

use super::geometry::{cell_of, square_in};
use super::keys::{Edge, KeyAction, Scope, action};
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
    /// under the mouse.
    pub fn action(
        self,
        place: Scope,
        square: Option<Square>,
        hovered: Option<Square>,
    ) -> Option<(KeyAction, Option<Square>)> {
        let KeyPress { key, code, control, .. } = self;
        // For a letter of another script, the code of the physical key has the Latin letter.
        let key = if control && !key.is_ascii() { code.strip_prefix("Key").unwrap_or_default() } else { key };
        let removes = matches!(key, "Delete" | "Backspace") && !control;
        let found = match action(key, control, self.shift, place) {
            Some(action) => (action, square),
            None if square.is_none() && removes && hovered.is_some() && place == Scope::Page => {
                (KeyAction::Remove, hovered)
            }
            None => return None,
        };
        // Alt is for the menus of the browser, except for copying a piece.
        (!self.alt || found.0 == KeyAction::Lift).then_some(found)
    }
}

impl KeyAction {
    /// The square to which the key moves the focus; none if it is another key.
    pub fn walked(self, from: Square, orientation: Color) -> Option<Square> {
        let (column, row) = cell_of(from, orientation);
        let (column, row) = match self {
            KeyAction::Walk(columns, rows) => (moved(column, columns), moved(row, rows)),
            KeyAction::RowEdge(edge) => (end(edge), row),
            KeyAction::ColumnEdge(edge) => (column, end(edge)),
            _ => return None,
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

    const DELETE: KeyPress = KeyPress { key: "Delete", code: "", control: false, shift: false, alt: false };

    #[test]
    fn delete_empties_the_square_under_the_mouse() {
        let found = DELETE.action(Scope::Page, None, Some(Square::E4));
        assert_eq!(found, Some((KeyAction::Remove, Some(Square::E4))));
        assert_eq!(DELETE.action(Scope::Page, None, None), None);
        assert_eq!(DELETE.action(Scope::Everywhere, None, Some(Square::E4)), None);
        let focused = DELETE.action(Scope::Board, Some(Square::A1), Some(Square::E4));
        assert_eq!(focused, Some((KeyAction::Remove, Some(Square::A1))));
    }

    #[test]
    fn with_control_the_place_of_a_key_counts_in_other_scripts() {
        let undo = KeyPress { key: "я", code: "KeyZ", control: true, ..DELETE };
        assert_eq!(undo.action(Scope::Page, None, None), Some((KeyAction::Undo, None)));
    }

    #[test]
    fn alt_is_the_browsers() {
        let flip = KeyPress { key: "f", alt: true, ..DELETE };
        assert_eq!(flip.action(Scope::Page, None, None), None);
        let lift = KeyPress { key: " ", alt: true, ..DELETE };
        assert!(lift.action(Scope::Board, Some(Square::A1), None).is_some());
    }

    #[test]
    fn walking_ends_at_the_edge() {
        let left = KeyAction::Walk(-1, 0);
        assert_eq!(left.walked(Square::B1, Color::White), Some(Square::A1));
        assert_eq!(left.walked(Square::A1, Color::White), Some(Square::A1));
        assert_eq!(left.walked(Square::A1, Color::Black), Some(Square::B1));
        let last = KeyAction::ColumnEdge(Edge::Last);
        assert_eq!(last.walked(Square::E4, Color::White), Some(Square::E1));
        assert_eq!(KeyAction::Flip.walked(Square::E4, Color::White), None);
    }
}
