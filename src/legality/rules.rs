//! By which rules a position is judged: the castling mode, and what each variant changes. A table.

use shakmaty::{attacks, variant::Variant};

use crate::position::{Bitboard, Board, CastlingMode, CastlingRights, Color, Position, Square};

/// By which rules a position is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Which castling rights can be good.
    pub mode: CastlingMode,
    /// Which game is played.
    pub variant: Variant,
}

impl Rules {
    /// Chess with the castling of the standard start position.
    pub const STANDARD: Rules = Rules { mode: CastlingMode::Standard, variant: Variant::Chess };
    /// Chess with castling from any start position.
    pub const CHESS960: Rules = Rules { mode: CastlingMode::Chess960, variant: Variant::Chess };

    /// The rights that are meant and that board, mode and variant allow.
    pub fn allowed_castling(self, position: &Position) -> CastlingRights {
        if self.traits().castling { position.allowed_castling(self.mode) } else { CastlingRights::NONE }
    }

    pub(super) fn traits(self) -> &'static Traits {
        match self.variant {
            Variant::Chess | Variant::KingOfTheHill | Variant::ThreeCheck => &CHESS,
            Variant::Crazyhouse => &Traits { men: Men::FromHand, last_move: false, ..CHESS },
            Variant::Horde => &Traits { kings: Kings::OneInAll, men: Men::Horde, last_move: false, ..CHESS },
            Variant::Atomic => {
                &Traits { kings: Kings::MayExplode, checks: Checks::Atomic, last_move: false, ..CHESS }
            }
            Variant::RacingKings => &Traits {
                checks: Checks::Forbidden,
                castling: false,
                men: Men::Race,
                last_move: false,
                ..CHESS
            },
            Variant::Antichess => &Traits {
                kings: Kings::Ordinary,
                checks: Checks::None,
                castling: false,
                last_move: false,
                ..CHESS
            },
        }
    }
}

impl Default for Rules {
    fn default() -> Rules {
        Rules::STANDARD
    }
}

/// How many kings there must be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kings {
    /// One of each side.
    OneEach,
    /// One in all: White is a horde without a king (or Black, if Black alone has none).
    OneInAll,
    /// One of each side, but the side to move may just have lost its own.
    MayExplode,
    /// Kings are men like all others.
    Ordinary,
}

/// What a check is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Checks {
    /// As in chess.
    Normal,
    /// A king gives none, and there is none while the kings touch or once the other king has exploded. A king that
    /// steps away can uncover any number.
    Atomic,
    /// No move may give check.
    Forbidden,
    /// There is none.
    None,
}

/// How many men a side can have.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Men {
    /// As in chess.
    Chess,
    /// Any: captured men change sides, and in Bughouse come from another board.
    FromHand,
    /// The side without a king starts with thirty-six pawns.
    Horde,
    /// No pawns, and so no promotions.
    Race,
}

/// What makes a variant another game than chess, as far as findings go.
pub(super) struct Traits {
    pub(super) kings: Kings,
    pub(super) checks: Checks,
    pub(super) castling: bool,
    pub(super) men: Men,
    /// Whether men move and capture as in chess, so that the last move can be looked for.
    pub(super) last_move: bool,
}

const CHESS: Traits = Traits {
    kings: Kings::OneEach,
    checks: Checks::Normal,
    castling: true,
    men: Men::Chess,
    last_move: true,
};

impl Traits {
    /// Whether this side is a horde: has no king and needs none.
    pub(super) fn is_horde(&self, board: &Board, color: Color) -> bool {
        let has_king = |color: Color| (board.kings() & board.by_color(color)).any();
        self.kings == Kings::OneInAll && !has_king(color) && (color.is_white() || has_king(Color::White))
    }

    /// The men of `by` that attack a king on this square.
    pub(super) fn checkers(&self, board: &Board, king: Square, by: Color, occupied: Bitboard) -> Bitboard {
        let kings = board.by_piece(by.king());
        let none = match self.checks {
            Checks::None => true,
            Checks::Atomic => kings.is_empty() || (attacks::king_attacks(king) & kings).any(),
            Checks::Normal | Checks::Forbidden => false,
        };
        if none { Bitboard::EMPTY } else { board.attacks_to(king, by, occupied) }
    }

    /// The squares on which this side may not have pawns.
    pub(super) fn forbidden_to_pawns(&self, board: &Board, color: Color) -> Bitboard {
        if self.is_horde(board, color) { (!color).backrank().into() } else { Bitboard::BACKRANKS }
    }

    /// How many men this side can have.
    pub(super) fn limits(&self, board: &Board, color: Color) -> Limits {
        match self.men {
            Men::FromHand => Limits::NONE,
            Men::Race => Limits { pawns: 0, men: 8, promotions: 0 },
            Men::Horde if self.is_horde(board, color) => Limits { pawns: 36, men: 36, promotions: 36 },
            Men::Chess | Men::Horde => Limits { pawns: 8, men: 16, promotions: 8 },
        }
    }
}

/// How many men a side can have.
#[derive(Clone, Copy)]
pub(super) struct Limits {
    pub(super) pawns: usize,
    pub(super) men: usize,
    /// Pawns and promoted pieces together.
    pub(super) promotions: usize,
}

impl Limits {
    const NONE: Limits = Limits { pawns: usize::MAX, men: usize::MAX, promotions: usize::MAX };
}
