//! Whether the side that is not to move can have made a legal last move: retro-analysis of one ply.
//!
//! The question is asked of the board as it is, with the rights that it allows and the en passant square if that is
//! sound. A move leads here if the position before it can have stood:
//!
//! 1. The man that moved goes back to a square that is empty now, by its own way of moving (FIDE Laws, articles 3.2 to
//!    3.8): nothing stands between. A pawn goes straight back one square, or two from its fourth rank to its second;
//!    or back one square diagonally if it captured.
//! 2. A capture leaves a man of the side to move on the square (never a king; a pawn not on rank 1 or 8). That side
//!    must be allowed one man more: sixteen in all, and no more promoted pieces than pawns are gone.
//! 3. A piece on the last rank may be a promoted pawn, which goes back to the rank before it, straight or
//!    capturing, if the pawns and promoted pieces of its side stay eight at most.
//! 4. A pawn on its sixth rank may have captured en passant: the captured pawn returns beside it, and both the square
//!    it passed and the one it came from are empty.
//! 5. A king and a rook that stand as after castling go back to their places: e1 and a corner in standard chess, any
//!    two squares in that order in Chess960. What lay between was empty and the king's way not attacked.
//! 6. A side that still has a castling right has moved neither that king nor that rook.
//! 7. If the en passant square is set, the last move was that pawn's double step and nothing else.
//! 8. Before the move the side that is now to move was not in check: it had just moved itself. The other side may
//!    have been in check, but in none that no single move can have given.
//!
//! What is left undecided: positions with a king too few or too many, with pawns on a back rank, or whose side not to
//! move is in check (other findings say so); variants in which men move otherwise; and boards where the only last
//! move is a double step whose en passant square is not set although the capture would be legal: the diagram can have
//! arisen, the record cannot. The clocks are not asked: too many records carry clocks that nobody counted.

mod castling;
mod unmove;

use super::rules::Rules;
use super::scene::Scene;
use crate::position::{Bitboard, Color, Position, Rank};
use unmove::Retro;

/// Whether there can have been a last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LastMove {
    /// Some legal move leads to the position; or none is needed, because it can be the first of a game.
    Possible,
    /// No legal move leads to it, so no game does.
    Impossible,
    /// Not decided.
    Undecided,
}

/// Looks for a legal last move of the side that is not to move.
pub fn last_move(position: &Position, rules: &Rules) -> LastMove {
    let scene = Scene::of(position, *rules);
    let Some(retro) = Retro::of(&scene) else { return LastMove::Undecided };
    let found = match scene.en_passant {
        Some(square) => retro.double_push(square),
        None => may_be_the_beginning(position) || retro.piece() || retro.pawn() || retro.castling(),
    };
    if found {
        LastMove::Possible
    } else if scene.en_passant.is_none() && retro.unrecorded_double_push() {
        LastMove::Undecided
    } else {
        LastMove::Impossible
    }
}

/// Whether a game can begin here: White to move in the first move, every pawn on its second rank and everything else
/// on its first. Men may be missing, as in games at odds.
fn may_be_the_beginning(position: &Position) -> bool {
    let pawns = position.board().pawns();
    let at_home = Color::ALL.into_iter().all(|color| {
        let men = position.board().by_color(color);
        (men & pawns).is_subset(Bitboard::from_rank(color.relative_rank(Rank::Second)))
            && (men & !pawns).is_subset(Bitboard::from_rank(color.backrank()))
    });
    at_home && position.turn.is_white() && position.halfmove_clock == 0 && position.fullmove_number.get() == 1
}
