//! A position with the values that several findings and repairs derive from it.

use std::num::NonZeroU32;

use shakmaty::attacks;

use super::check::is_impossible;
use super::rules::{Checks, Rules, Traits};
use crate::position::{Bitboard, Board, CastlingRights, Color, Position, Square};

/// A position with the values that several findings and repairs derive from it.
pub(super) struct Context<'a> {
    pub(super) position: &'a Position,
    pub(super) board: &'a Board,
    pub(super) rules: Rules,
    pub(super) traits: &'static Traits,
    /// The side to move.
    pub(super) us: Color,
    /// The side that has just moved.
    pub(super) them: Color,
    /// The castling rights that are set and that board, castling mode and variant allow.
    pub(super) castling: CastlingRights,
    /// The en passant square, if it is valid (see [`Position::valid_en_passant`]).
    pub(super) en_passant: Option<Square>,
}

impl Context<'_> {
    /// Derives the values for a position.
    pub(super) fn of(position: &Position, rules: Rules) -> Context<'_> {
        Context {
            position,
            board: position.board(),
            rules,
            traits: rules.traits(),
            us: position.turn,
            them: !position.turn,
            castling: rules.allowed_castling(position),
            en_passant: position.valid_en_passant(),
        }
    }

    /// The men that give check to this side; none if it does not have exactly one king.
    pub(super) fn checkers(&self, color: Color) -> Bitboard {
        self.board.king_of(color).map_or(Bitboard::EMPTY, |king| {
            self.traits.checkers(self.board, king, !color, self.board.occupied())
        })
    }

    /// The pawns on ranks where the variant allows none.
    pub(super) fn misplaced_pawns(&self) -> Bitboard {
        let pawns = self.board.pawns() & Bitboard::BACKRANKS;
        if pawns.is_empty() {
            return pawns;
        }
        let of = |color: Color| {
            pawns & self.board.by_color(color) & self.traits.forbidden_to_pawns(self.board, color)
        };
        of(Color::White) | of(Color::Black)
    }

    /// Whether each side has one king, the two are adjacent, and the variant forbids that.
    pub(super) fn kings_touch(&self) -> bool {
        matches!(self.traits.checks, Checks::Normal | Checks::Forbidden)
            && self
                .board
                .king_of(Color::White)
                .zip(self.board.king_of(Color::Black))
                .is_some_and(|(white, black)| attacks::king_attacks(white).contains(black))
    }

    /// Whether no single move can have given these checks to the side to move.
    pub(super) fn check_is_impossible(&self, checkers: Bitboard) -> bool {
        let Some(king) = self.board.king_of(self.us) else { return false };
        match self.traits.checks {
            Checks::None => false,
            Checks::Forbidden => checkers.any(),
            // A capture or a king's move in Atomic chess can give any number of checks. A double step is neither.
            Checks::Atomic if self.en_passant.is_none() => false,
            Checks::Normal | Checks::Atomic => {
                is_impossible(self.board, king, checkers, self.them, self.en_passant)
            }
        }
    }

    /// The number of half moves (plies) in the game so far, by the fullmove number.
    pub(super) fn half_moves_played(&self) -> u32 {
        let full = self.position.fullmove_number.get() - 1;
        full.saturating_mul(2).saturating_add(u32::from(self.us.is_black()))
    }

    /// The lowest fullmove number at which the halfmove clock can have its value.
    pub(super) fn lowest_fullmove(&self) -> NonZeroU32 {
        let clock = self.position.halfmove_clock.saturating_sub(u32::from(self.us.is_black()));
        NonZeroU32::MIN.saturating_add(clock.div_ceil(2))
    }
}
