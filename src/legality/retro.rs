//! Checks whether the side that is not to move can have made a legal last move (retrograde analysis of one ply).
//!
//! The check uses the board, the castling rights that it allows, and the en passant square if it is valid. It takes
//! moves back, one after the other, until it finds a position before the move that is possible itself:
//!
//! 1. The man that moved goes back to a square that is empty now, by its own way of moving (FIDE Laws, articles 3.2 to
//!    3.8); the squares between are empty. A pawn goes straight back one square, or two from its fourth rank to its
//!    second; or back one square diagonally if it captured.
//! 2. A capture leaves a man of the side to move on the square (never a king; a pawn not on rank 1 or 8). That side
//!    must be allowed one man more: sixteen in all, and no more promoted pieces than pawns are gone.
//! 3. A piece on the last rank may be a promoted pawn, which goes back to the rank before it, straight or
//!    capturing, if the pawns and promoted pieces of its side stay eight at most.
//! 4. A pawn on its sixth rank may have captured en passant: the captured pawn returns beside it, and both the square
//!    it passed and the one it came from are empty.
//! 5. A king and a rook that stand as after castling go back to their places: e1 and a corner in standard chess, any
//!    two squares in that order in Chess960. The squares between were empty, and those that the king crossed were not
//!    attacked.
//! 6. A side that still has a castling right has moved neither that king nor that rook.
//! 7. If the en passant square is set, the last move was that pawn's double step and nothing else.
//! 8. Before the move, the side that is now to move was not in check, because it had just moved itself. The other side
//!    may have been in check, but only in a check that a single move can give.
//!
//! The result is [`LastMove::Undecided`] for positions that do not have one king of each side, that have pawns on a
//! back rank, or whose side not to move is in check (other findings report these); for variants in which men move
//! differently; and for boards where the only possible last move is a double step whose en passant square is not set
//! although the capture would be legal: then the board can occur in a game, but the record does not describe it
//! correctly. The clocks are ignored, because many records have clocks that were never counted.

mod castling;
mod unmove;

use super::context::Context;
use super::rules::Rules;
use crate::position::{Bitboard, Color, Position, Rank};
use unmove::Retro;

/// The answer to the question whether some legal move leads to a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LastMove {
    /// Some legal move leads to the position, or the position can be the first one of a game.
    Possible,
    /// No legal move leads to the position, so it cannot occur in a game.
    Impossible,
    /// The check cannot decide it; see the documentation of the module `retro` for the cases.
    Undecided,
}

/// Looks for a legal last move of the side that is not to move.
pub fn last_move(position: &Position, rules: &Rules) -> LastMove {
    let context = Context::of(position, *rules);
    let Some(retro) = Retro::of(&context) else { return LastMove::Undecided };
    let found = match context.en_passant {
        Some(square) => retro.double_push(square),
        None => can_start_a_game(position) || retro.piece() || retro.pawn() || retro.castling(),
    };
    if found {
        LastMove::Possible
    } else if context.en_passant.is_none() && retro.unrecorded_double_push() {
        LastMove::Undecided
    } else {
        LastMove::Impossible
    }
}

/// Whether a game can start with the position: White to move in move 1, all pawns on their second rank, all other men
/// on their first. Men may be missing, as in games at odds.
fn can_start_a_game(position: &Position) -> bool {
    let pawns = position.board().pawns();
    let at_home = Color::ALL.into_iter().all(|color| {
        let men = position.board().by_color(color);
        (men & pawns).is_subset(Bitboard::from_rank(color.relative_rank(Rank::Second)))
            && (men & !pawns).is_subset(Bitboard::from_rank(color.backrank()))
    });
    at_home && position.turn.is_white() && position.halfmove_clock == 0 && position.fullmove_number.get() == 1
}
