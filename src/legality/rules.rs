//! The rules by which a position is judged: the castling mode, and what each variant changes.

use shakmaty::attacks;
pub use shakmaty::variant::Variant;

use crate::position::{Bitboard, Board, CastlingMode, CastlingRights, Color, Position, Square};

/// The rules by which a position is judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// Whether castling starts from e1 and the corners only, or from any start position of Chess960.
    pub mode: CastlingMode,
    /// The chess variant.
    pub variant: Variant,
}

impl Rules {
    /// Standard chess.
    pub const STANDARD: Rules = Rules { mode: CastlingMode::Standard, variant: Variant::Chess };
    /// Chess960: castling from any start position.
    pub const CHESS960: Rules = Rules { mode: CastlingMode::Chess960, variant: Variant::Chess };

    /// The castling rights that are set and that board, castling mode and variant allow.
    pub fn allowed_castling(self, position: &Position) -> CastlingRights {
        if self.traits().castling { position.allowed_castling(self.mode) } else { CastlingRights::NONE }
    }

    /// The table of what the variant changes.
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

/// The kings that a position must have.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kings {
    /// One of each side.
    OneEach,
    /// One in total (Horde): the horde has none. It is White, or Black if only Black has no king.
    OneInAll,
    /// One of each side, but the king of the side to move may have exploded in the last move (Atomic chess).
    MayExplode,
    /// Any number: kings are ordinary men (Antichess).
    Ordinary,
}

/// How the variant treats checks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Checks {
    /// As in chess.
    Normal,
    /// There is no check while the kings are adjacent or if the other side has no king. If the kings separate, one move
    /// can give any number of checks (Atomic chess).
    Atomic,
    /// No move may give check (Racing Kings).
    Forbidden,
    /// There is no check (Antichess).
    None,
}

/// The kinds of limits for the men of a side.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Men {
    /// As in chess.
    Chess,
    /// No limits: captured men change sides, or come from another board in Bughouse.
    FromHand,
    /// The horde starts with 36 pawns.
    Horde,
    /// There are no pawns, and therefore no promotions (Racing Kings).
    Race,
}

/// The differences between a variant and standard chess that matter for findings.
pub(super) struct Traits {
    pub(super) kings: Kings,
    pub(super) checks: Checks,
    pub(super) castling: bool,
    pub(super) men: Men,
    /// Whether men move and capture as in chess, so that the last move can be searched.
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
    /// Whether this side is a horde, which has no king and needs none.
    pub(super) fn is_horde(&self, board: &Board, color: Color) -> bool {
        let has_king = |color: Color| (board.kings() & board.by_color(color)).any();
        self.kings == Kings::OneInAll && !has_king(color) && (color.is_white() || has_king(Color::White))
    }

    /// The men of `by` that give check to a king on this square.
    pub(super) fn checkers(&self, board: &Board, king: Square, by: Color, occupied: Bitboard) -> Bitboard {
        let kings = board.by_piece(by.king());
        let none = match self.checks {
            Checks::None => true,
            Checks::Atomic => kings.is_empty() || (attacks::king_attacks(king) & kings).any(),
            Checks::Normal | Checks::Forbidden => false,
        };
        if none { Bitboard::EMPTY } else { board.attacks_to(king, by, occupied) }
    }

    /// The squares on which this side must not have pawns.
    pub(super) fn forbidden_to_pawns(&self, board: &Board, color: Color) -> Bitboard {
        if self.is_horde(board, color) { (!color).backrank().into() } else { Bitboard::BACKRANKS }
    }

    /// The maximum numbers of men of this side.
    pub(super) fn limits(&self, board: &Board, color: Color) -> Limits {
        match self.men {
            Men::FromHand => Limits::NONE,
            Men::Race => Limits { pawns: 0, men: 8, promotions: 0 },
            Men::Horde if self.is_horde(board, color) => Limits { pawns: 36, men: 36, promotions: 36 },
            Men::Chess | Men::Horde => Limits { pawns: 8, men: 16, promotions: 8 },
        }
    }
}

/// The maximum numbers of men of a side.
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
