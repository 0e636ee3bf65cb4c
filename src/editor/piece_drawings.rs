//! The drawings of the pieces on the board: there is one for each place, and a drawing moves with its piece.
//!
//! A browser makes a drawing anew when it becomes another piece, but only shifts one that moves. So the drawing of a piece that
//! is gone stays what it is, out of sight, until a piece like it comes.

use crate::position::Piece;

/// Where each drawing goes when the board changes. `made_as` is the piece that the drawing of each place was last made as; out of
/// sight, if the place is empty. `before` and `now` are the pieces on the places of the screen. The result says for places that
/// get another drawing which place it comes from. Each drawing goes to exactly one place; the places that are left out keep
/// theirs.
pub fn moved_drawings(
    made_as: &[Option<Piece>],
    before: &[Option<Piece>],
    now: &[Option<Piece>],
) -> Vec<(usize, usize)> {
    let stays = |place: &usize| now[*place].is_some() && before[*place] == now[*place];
    let (wanting, empty): (Vec<usize>, Vec<usize>) =
        (0..made_as.len()).filter(|place| !stays(place)).partition(|place| now[*place].is_some());
    let mut free: Vec<usize> = wanting.iter().chain(&empty).copied().collect();
    let mut moves = Vec::new();
    let mut take = |to: usize, fits: &dyn Fn(usize) -> bool| {
        let Some(index) = free.iter().position(|from| fits(*from)) else { return false };
        moves.push((to, free.swap_remove(index)));
        true
    };
    // One that is seen leaves nothing behind that must be put out of sight.
    let mut rest = wanting;
    rest.retain(|to| !take(*to, &|from| before[from].is_some() && made_as[from] == now[*to]));
    rest.retain(|to| !take(*to, &|from| made_as[from] == now[*to]));
    // A drawing that was made already is of more use as it is.
    rest.retain(|to| !take(*to, &|from| made_as[from].is_none()));
    rest.extend(empty);
    rest.retain(|to| !take(*to, &|from| from == *to));
    rest.retain(|to| !take(*to, &|_| true));
    moves.retain(|(to, from)| to != from);
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
        let moved = |before: &[_], now: &[_]| moved_drawings(before, before, now);
        assert_eq!(moved(&[rook, None], &[None, rook]), [(1, 0), (0, 1)]);
        assert_eq!(moved(&[rook, queen], &[None, rook]), [(1, 0), (0, 1)]);
        assert_eq!(moved(&[rook, queen, None], &[rook, queen, None]), []);
    }

    #[test]
    fn a_drawing_is_kept_for_the_next_piece_like_it() {
        let [rook, queen] = [Color::White.rook(), Color::Black.queen()].map(Some);
        // The rook goes, and comes back elsewhere.
        assert_eq!(moved_drawings(&[rook, None], &[rook, None], &[None, None]), []);
        assert_eq!(moved_drawings(&[rook, None], &[None, None], &[None, rook]), [(1, 0), (0, 1)]);
        // A queen is made of what was nothing yet, and of the rook's drawing only where there is nothing else.
        assert_eq!(moved_drawings(&[rook, None], &[rook, None], &[queen, None]), [(0, 1), (1, 0)]);
        assert_eq!(moved_drawings(&[rook], &[rook], &[queen]), []);
    }

    fn pieces() -> impl Strategy<Value = Vec<Option<Piece>>> {
        let piece = prop::sample::select(vec![Color::White.rook(), Color::White.pawn(), Color::Black.king()]);
        vec(option::of(piece), 12)
    }

    proptest! {
        #[test]
        fn each_place_has_one_drawing_and_none_is_made_anew_that_could_move(
            before in pieces(),
            now in pieces(),
            hidden in pieces(),
        ) {
            let made_as: Vec<_> = before.iter().zip(&hidden).map(|(shown, hidden)| shown.or(*hidden)).collect();
            let mut from: Vec<usize> = (0..before.len()).collect();
            for (to, source) in moved_drawings(&made_as, &before, &now) {
                let stays = now[to].is_some() && before[to] == now[to];
                prop_assert!(!stays, "{} has not changed", to);
                from[to] = source;
            }
            let mut sorted = from.clone();
            sorted.sort_unstable();
            prop_assert_eq!(sorted, (0..before.len()).collect::<Vec<_>>());
            for piece in now.iter().flatten() {
                let count = |pieces: &[Option<Piece>]| pieces.iter().filter(|other| *other == &Some(*piece)).count();
                let kept = (0..now.len()).filter(|to| now[*to] == Some(*piece) && made_as[from[*to]] == Some(*piece));
                prop_assert_eq!(kept.count(), count(&made_as).min(count(&now)));
            }
        }
    }
}
