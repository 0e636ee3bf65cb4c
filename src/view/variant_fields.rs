//! The fields of some variants: pieces in hand and promoted pawns (Crazyhouse), remaining checks (Three-check).

use crate::legality::Variant;
use crate::position::{ByRole, POCKET_LIMIT, Piece, Pockets, Position, Square};
use crate::view::Scene;

/// The additional fields of a variant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VariantExtra {
    /// None.
    Nothing,
    /// Pieces in hand, and promoted pawns.
    Hands,
    /// Remaining checks.
    Checks,
}

impl VariantExtra {
    /// The additional fields of a scene.
    pub fn of(scene: &Scene) -> VariantExtra {
        match scene.document.variant {
            _ if scene.position.pockets().is_some() => VariantExtra::Hands,
            Variant::Crazyhouse => VariantExtra::Hands,
            Variant::ThreeCheck => VariantExtra::Checks,
            _ => VariantExtra::Nothing,
        }
    }
}

/// The pieces in hand.
pub fn hands(position: &Position) -> Pockets {
    position.pockets().copied().unwrap_or_default()
}

/// Whether the pockets have the maximum number of pieces.
pub fn are_full(hands: &Pockets) -> bool {
    room(hands) == 0
}

fn room(hands: &Pockets) -> u32 {
    let total: u32 = hands.iter().flat_map(ByRole::iter).map(|count| u32::from(*count)).sum();
    POCKET_LIMIT.saturating_sub(total)
}

/// A change of the number of a piece in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// One more.
    More,
    /// One less.
    Less,
    /// A number.
    Count(u8),
    /// Another digit after those of the current number.
    Digit(u8),
}

impl Held {
    /// The change by a key; `goes_on` says whether the key before was a digit.
    pub fn of_key(key: &str, goes_on: bool) -> Option<Held> {
        Some(match key {
            "ArrowUp" | "+" => Held::More,
            "ArrowDown" | "-" => Held::Less,
            "Home" | "Delete" | "Backspace" => Held::Count(0),
            _ => match (key.parse().ok().filter(|_| key.len() == 1)?, goes_on) {
                (digit, true) => Held::Digit(digit),
                (digit, false) => Held::Count(digit),
            },
        })
    }

    /// Changes the number of a piece in hand, up to the maximum. Returns the new number, and whether the maximum limited it.
    pub fn change(self, hands: &mut Pockets, piece: Piece) -> (u8, bool) {
        let before = *hands.piece(piece);
        let most = before.saturating_add(room(hands) as u8);
        let wanted = match self {
            Held::More => before.saturating_add(1),
            Held::Less => before.saturating_sub(1),
            Held::Count(count) => count,
            Held::Digit(digit) => before.saturating_mul(10).saturating_add(digit),
        };
        let now = wanted.min(most);
        *hands.piece_mut(piece) = now;
        (now, wanted > now)
    }
}

/// A piece that can be a promoted pawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Officer {
    /// Its square.
    pub square: Square,
    /// The piece.
    pub piece: Piece,
    /// Whether it is marked as a promoted pawn.
    pub is_promoted: bool,
}

/// All pieces that can be promoted pawns.
pub fn officers(position: &Position) -> Vec<Officer> {
    let board = position.board();
    let squares = board.occupied() & !board.pawns() & !board.kings();
    let officer = |square| {
        let is_promoted = position.promoted().contains(square);
        Some(Officer { square, piece: position.piece_at(square)?, is_promoted })
    };
    squares.into_iter().filter_map(officer).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::Color;

    #[test]
    fn digits_are_one_number() {
        let pawn = Color::White.pawn();
        let mut hands = Pockets::default();
        let one = Held::of_key("1", false).expect("a digit");
        assert_eq!(one.change(&mut hands, pawn), (1, false));
        let two = Held::of_key("2", true).expect("a digit");
        assert_eq!(two.change(&mut hands, pawn), (12, false));
        assert_eq!(Held::of_key("12", true), None);
        assert_eq!(Held::of_key("a", false), None);
    }

    #[test]
    fn hands_hold_no_more_than_there_is_room_for() {
        let (pawn, queen) = (Color::White.pawn(), Color::Black.queen());
        let mut hands = Pockets::default();
        assert_eq!(Held::Count(200).change(&mut hands, pawn), (POCKET_LIMIT as u8, true));
        assert!(are_full(&hands));
        assert_eq!(Held::More.change(&mut hands, queen), (0, true));
        assert_eq!(Held::Less.change(&mut hands, queen), (0, false));
    }

    #[test]
    fn only_officers_can_have_been_pawns() {
        let found = officers(&Position::START);
        assert_eq!(found.len(), 14);
        assert!(found.iter().all(|officer| !officer.is_promoted));
    }
}
