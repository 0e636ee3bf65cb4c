//! The moves of pieces between two positions, for the animation when one takes the place of the other.

use crate::position::{Board, Color, Role, Square};

/// The pieces that are on other squares, as their old and new squares. Each piece on a new square is matched with the
/// nearest missing piece of the same kind. Pieces that were only added or removed are left out.
pub fn moved_pieces(before: &Board, after: &Board) -> Vec<(Square, Square)> {
    let mut moved_pieces = Vec::new();
    for color in Color::ALL {
        for role in Role::ALL {
            let (old, new) = (before.by_piece(role.of(color)), after.by_piece(role.of(color)));
            let mut gone = old & !new;
            for to in new & !old {
                let Some(from) = gone.into_iter().min_by_key(|from| from.distance(to)) else { break };
                gone.discard(from);
                moved_pieces.push((from, to));
            }
        }
    }
    moved_pieces
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::read_lenient;

    fn board(placement: &str) -> Board {
        read_lenient(placement).position.board().clone()
    }

    #[test]
    fn a_piece_glides_from_the_nearest_square_of_its_kind() {
        let before = board("8/8/8/8/8/8/PP6/K6R");
        let after = board("8/8/8/8/PP6/8/8/K6R");
        assert_eq!(moved_pieces(&before, &after), [(Square::A2, Square::A4), (Square::B2, Square::B4)]);
    }

    #[test]
    fn what_only_came_or_only_went_does_not_glide() {
        assert_eq!(moved_pieces(&board("8/8/8/8/8/8/8/8"), &board("8/8/8/8/8/8/8/K7")), []);
        assert_eq!(moved_pieces(&board("q7/8/8/8/8/8/8/8"), &board("Q7/8/8/8/8/8/8/8")), []);
        let same = board("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
        assert_eq!(moved_pieces(&same, &same), []);
    }
}
