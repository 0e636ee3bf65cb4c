//! What a finding is: its kind, how grave it is, where to look, what would mend it.

use super::repair::Repair;
use crate::position::{Bitboard, Color, EnPassantFault};

/// One thing that is wrong, or odd, with a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FindingKind {
    /// No piece at all. Both kings are then missing too, each with a finding of its own.
    EmptyBoard,
    /// This side has no king (FIDE Laws, article 2.2: each side has one).
    NoKing(Color),
    /// This side has two kings or more.
    ManyKings(Color),
    /// A pawn on rank 1 or 8: it never moves to its first rank and promotes on the last (articles 2.3 and 3.7).
    PawnOnBackRank,
    /// More than eight pawns.
    TooManyPawns(Color),
    /// More than sixteen men.
    TooManyPieces(Color),
    /// More pieces than eight pawns can promote to: the pawns and the pieces beyond the first set (one queen, two
    /// rooks, two knights, a light-squared and a dark-squared bishop) are more than eight together.
    TooMuchMaterial(Color),
    /// A castling right that the board or the mode does not allow (article 3.8; X-FEN in Chess960).
    BadCastling,
    /// The en passant square cannot be the one behind a pawn that has just moved two squares (article 3.7).
    BadEnPassant(EnPassantFault),
    /// The kings, one of each side, are one step apart. The side to move could capture, so this comes with
    /// [`FindingKind::OppositeCheck`].
    AdjacentKings,
    /// The side that is not to move is in check (article 3.9: no move may leave the own king in check).
    OppositeCheck,
    /// More than two men give check.
    TooManyCheckers,
    /// A check that no single move can have given: by more than two men, by two on one line through the king, by two
    /// among knights, pawns and kings, or by a man that already gave it before the pawn moved that the en passant square
    /// tells of.
    ImpossibleCheck,
    /// A sound en passant square, so a pawn has just moved, and yet the halfmove clock runs.
    EnPassantClock,
    /// More half moves since the last capture or pawn move than the whole game has had.
    ClockTooHigh,
    /// Fifty moves of each side without capture or pawn move: either may claim a draw (article 9.3).
    FiftyMoves,
    /// Seventy-five of them: the game is drawn (article 9.6).
    SeventyFiveMoves,
    /// The side that is not to move has no legal move that leads here.
    NoLastMove,
}

use FindingKind as K;

impl FindingKind {
    /// Every kind, in the order in which findings are listed.
    pub const ALL: [FindingKind; 26] = [
        K::EmptyBoard,
        K::NoKing(Color::White),
        K::ManyKings(Color::White),
        K::NoKing(Color::Black),
        K::ManyKings(Color::Black),
        K::PawnOnBackRank,
        K::TooManyPawns(Color::White),
        K::TooManyPieces(Color::White),
        K::TooMuchMaterial(Color::White),
        K::TooManyPawns(Color::Black),
        K::TooManyPieces(Color::Black),
        K::TooMuchMaterial(Color::Black),
        K::BadCastling,
        K::BadEnPassant(EnPassantFault::Rank),
        K::BadEnPassant(EnPassantFault::NoPawn),
        K::BadEnPassant(EnPassantFault::Occupied),
        K::BadEnPassant(EnPassantFault::Origin),
        K::AdjacentKings,
        K::OppositeCheck,
        K::TooManyCheckers,
        K::ImpossibleCheck,
        K::EnPassantClock,
        K::ClockTooHigh,
        K::FiftyMoves,
        K::SeventyFiveMoves,
        K::NoLastMove,
    ];

    /// The name by which files and programs know the kind.
    pub fn name(self) -> &'static str {
        match self {
            K::EmptyBoard => "empty-board",
            K::NoKing(color) => color.fold_wb("no-white-king", "no-black-king"),
            K::ManyKings(color) => color.fold_wb("many-white-kings", "many-black-kings"),
            K::PawnOnBackRank => "pawn-on-back-rank",
            K::TooManyPawns(color) => color.fold_wb("too-many-white-pawns", "too-many-black-pawns"),
            K::TooManyPieces(color) => color.fold_wb("too-many-white-pieces", "too-many-black-pieces"),
            K::TooMuchMaterial(color) => color.fold_wb("too-much-white-material", "too-much-black-material"),
            K::BadCastling => "bad-castling",
            K::BadEnPassant(EnPassantFault::Rank) => "bad-ep-rank",
            K::BadEnPassant(EnPassantFault::NoPawn) => "bad-ep-no-pawn",
            K::BadEnPassant(EnPassantFault::Occupied) => "bad-ep-occupied",
            K::BadEnPassant(EnPassantFault::Origin) => "bad-ep-origin",
            K::AdjacentKings => "adjacent-kings",
            K::OppositeCheck => "opposite-check",
            K::TooManyCheckers => "too-many-checkers",
            K::ImpossibleCheck => "impossible-check",
            K::EnPassantClock => "ep-clock",
            K::ClockTooHigh => "clock-too-high",
            K::FiftyMoves => "fifty-moves",
            K::SeventyFiveMoves => "seventy-five-moves",
            K::NoLastMove => "no-last-move",
        }
    }

    /// How grave a finding of this kind is, unless the finding itself says more.
    ///
    /// - *Breaks the rules*: an empty board, missing and surplus kings, adjacent kings, opposite check, pawns on a
    ///   back rank.
    /// - *Engines will refuse*: too many pawns or pieces; an en passant square on the wrong rank; too much material,
    ///   if it is too much even when bishops are not told apart by the colour of their squares.
    /// - *Cannot arise in a game*: too much material otherwise; rights and en passant squares that the board
    ///   contradicts; impossible checks; clocks that contradict the rest; no last move.
    /// - *Odd*: fifty and seventy-five moves.
    ///
    /// The second step is what Stockfish 19 refuses beyond the first. It just drops a right or an en passant square
    /// that does not fit the board, as most programs do.
    pub fn severity(self) -> Severity {
        match self {
            K::EmptyBoard
            | K::NoKing(_)
            | K::ManyKings(_)
            | K::PawnOnBackRank
            | K::AdjacentKings
            | K::OppositeCheck => Severity::BreaksRules,
            K::TooManyPawns(_) | K::TooManyPieces(_) | K::BadEnPassant(EnPassantFault::Rank) => {
                Severity::EnginesRefuse
            }
            K::TooMuchMaterial(_)
            | K::BadCastling
            | K::BadEnPassant(_)
            | K::TooManyCheckers
            | K::ImpossibleCheck
            | K::EnPassantClock
            | K::ClockTooHigh
            | K::NoLastMove => Severity::CannotArise,
            K::FiftyMoves | K::SeventyFiveMoves => Severity::Odd,
        }
    }
}

/// How grave a finding is; a later one is graver.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Legal, and worth a word.
    Odd,
    /// No game leads here, but one can go on from here.
    CannotArise,
    /// A game could go on from here, but engines refuse the position.
    EnginesRefuse,
    /// The rules of the game say nothing about what comes next. Engines refuse it too.
    BreaksRules,
}

/// A finding with its place and its remedies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What is found.
    pub kind: FindingKind,
    /// How grave it is.
    pub severity: Severity,
    /// The squares to look at; none where the finding is not about squares (clocks, a king that is missing).
    pub squares: Bitboard,
    /// How many there may be of what there is too many of ([`FindingKind::TooManyPawns`], [`FindingKind::TooManyPieces`]).
    pub most: usize,
    /// What would make this finding go, one at a time, the most likely first. There may be nothing that is sure to.
    pub repairs: Vec<Repair>,
}

/// What all findings together say about a position; a later one is worse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// No finding but odd ones.
    Legal,
    /// Playable, but no game leads here.
    CannotArise,
    /// Engines will refuse it.
    EnginesRefuse,
    /// Not chess yet: the board is empty or a king is still missing.
    NotChessYet,
}

/// The verdict on a position with these findings.
pub fn verdict(findings: &[Finding]) -> Verdict {
    let of_one = |finding: &Finding| match (finding.kind, finding.severity) {
        (K::EmptyBoard | K::NoKing(_), _) => Verdict::NotChessYet,
        (_, Severity::BreaksRules | Severity::EnginesRefuse) => Verdict::EnginesRefuse,
        (_, Severity::CannotArise) => Verdict::CannotArise,
        (_, Severity::Odd) => Verdict::Legal,
    };
    findings.iter().map(of_one).max().unwrap_or(Verdict::Legal)
}
