//! The drawings of the pieces on the board: there is one for each place, and a drawing moves with its piece.
//!
//! A browser makes a drawing anew when it becomes another piece, but only shifts one that moves.

use crate::position::Piece;

/// Where each drawing goes when the board changes. `before` and `now` are the pieces on the places of the screen. The result
/// says for each place that changes which place its drawing comes from: one of the same piece if there is any, else the own
/// one. Each drawing goes to exactly one place; the places that are left out keep theirs.
pub fn moved_drawings(before: &[Option<Piece>], now: &[Option<Piece>]) -> Vec<(usize, usize)> {
    let changed = || (0..before.len().min(now.len())).filter(|place| before[*place] != now[*place]);
    let mut free: Vec<usize> = changed().collect();
    let mut moves = Vec::with_capacity(free.len());
    let mut rest = Vec::new();
    for to in changed() {
        let same = now[to].and_then(|piece| free.iter().position(|from| before[*from] == Some(piece)));
        match same {
            Some(index) => moves.push((to, free.remove(index))),
            None => rest.push(to),
        }
    }
    // A drawing that stays where it is has one attribute less to change.
    rest.retain(|to| match free.iter().position(|from| from == to) {
        Some(index) => {
            moves.push((*to, free.remove(index)));
            false
        }
        None => true,
    });
    moves.extend(rest.into_iter().zip(free));
    moves
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::Color;
    use proptest::collection::vec;
    use proptest::option;
    use proptest::prelude::*;

    #[test]
    fn a_piece_takes_its_drawing_along() {
        let [rook, queen] = [Color::White.rook(), Color::Black.queen()].map(Some);
        assert_eq!(moved_drawings(&[rook, None], &[None, rook]), [(1, 0), (0, 1)]);
        assert_eq!(moved_drawings(&[rook, queen], &[None, rook]), [(1, 0), (0, 1)]);
        assert_eq!(moved_drawings(&[rook, None], &[queen, None]), [(0, 0)]);
        assert_eq!(moved_drawings(&[rook, queen, None], &[rook, queen, None]), []);
    }

    fn pieces() -> impl Strategy<Value = Vec<Option<Piece>>> {
        let piece = prop::sample::select(vec![Color::White.rook(), Color::White.pawn(), Color::Black.king()]);
        vec(option::of(piece), 12)
    }

    proptest! {
        #[test]
        fn each_place_has_one_drawing_and_none_is_made_anew_that_could_move(before in pieces(), now in pieces()) {
            let mut from: Vec<usize> = (0..before.len()).collect();
            for (to, source) in moved_drawings(&before, &now) {
                prop_assert_ne!(before[to], now[to], "{} has not changed", to);
                from[to] = source;
            }
            let mut sorted = from.clone();
            sorted.sort_unstable();
            prop_assert_eq!(sorted, (0..before.len()).collect::<Vec<_>>());
            for piece in before.iter().flatten() {
                let count = |pieces: &[Option<Piece>]| pieces.iter().filter(|other| *other == &Some(*piece)).count();
                let kept = (0..now.len()).filter(|to| now[*to] == Some(*piece) && before[from[*to]] == Some(*piece));
                prop_assert_eq!(kept.count(), count(&before).min(count(&now)));
            }
        }
    }
}
