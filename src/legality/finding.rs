//! Findings: their kinds, severities and the verdict on all of them.

use super::repair::Repair;
use crate::position::{Bitboard, Color, EnPassantFault};

/// Something that is wrong or unusual in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FindingKind {
    /// The board is empty. Both missing kings are reported too, each with a finding of its own.
    EmptyBoard,
    /// This side has no king (FIDE Laws, article 2.2: each side has one).
    NoKing(Color),
    /// This side has more than one king.
    ManyKings(Color),
    /// A pawn is on rank 1 or 8. Pawns never move to their first rank and promote on the last (articles 2.3 and 3.7).
    PawnOnBackRank,
    /// More than eight pawns.
    TooManyPawns(Color),
    /// More than sixteen men.
    TooManyPieces(Color),
    /// More promoted pieces than missing pawns: the pawns and the pieces beyond the initial set (one queen, two rooks, two
    /// knights, a light-squared and a dark-squared bishop) are more than eight together.
    TooMuchMaterial(Color),
    /// A castling right is set that the board or the castling mode does not allow (article 3.8; X-FEN in Chess960).
    BadCastling,
    /// The en passant square cannot be one that a pawn has just passed with a double step (article 3.7).
    BadEnPassant(EnPassantFault),
    /// The two kings are adjacent. The side to move could capture the other king, so this comes together with
    /// [`FindingKind::OppositeCheck`].
    AdjacentKings,
    /// The side that is not to move is in check (article 3.9: no move may leave the own king in check).
    OppositeCheck,
    /// More than two men give check.
    TooManyCheckers,
    /// No single move can give this check: there are more than two checkers, or two on one line through the king, or two
    /// among knights, pawns and kings, or a checker that gave check already before the double step that the en passant
    /// square records.
    ImpossibleCheck,
    /// There is a valid en passant square, so a pawn has just moved, but the halfmove clock is not 0.
    EnPassantClock,
    /// The halfmove clock is higher than the number of half moves in the whole game.
    ClockTooHigh,
    /// Each side has made fifty moves without capture or pawn move: a draw can be claimed (article 9.3).
    FiftyMoves,
    /// Each side has made seventy-five such moves: the game is drawn (article 9.6).
    SeventyFiveMoves,
    /// No legal move of the side that is not to move leads to the position.
    NoLastMove,
    /// A note: only the castling rights make the position one of Chess960.
    Chess960ByRights,
    /// A note: the pawns of both sides stand before their last rank, and the kings behind them.
    ArmiesTurned,
    /// A note: there are no castling rights, but nothing speaks against some.
    RightsNotGiven,
}

use FindingKind as K;

impl FindingKind {
    /// Whether something is missing that may still come while a position is being set up.
    pub const fn is_missing(self) -> bool {
        matches!(self, K::EmptyBoard | K::NoKing(_))
    }

    /// The kinds of notes, which are listed after all findings.
    pub const NOTES: [FindingKind; 3] = [K::Chess960ByRights, K::ArmiesTurned, K::RightsNotGiven];

    /// All kinds but those of notes, in the order in which findings are listed.
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

    /// The stable name of the kind, which files and other programs use.
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
            K::Chess960ByRights => "chess960-by-rights",
            K::ArmiesTurned => "armies-turned",
            K::RightsNotGiven => "rights-not-given",
        }
    }

    /// The severity of a finding of this kind; [`Finding::severity`] can be higher.
    ///
    /// - *Breaks the rules*: an empty board, missing and surplus kings, adjacent kings, opposite check, pawns on a
    ///   back rank.
    /// - *Engines refuse*: too many pawns or pieces; an en passant square on the wrong rank; too much material if all
    ///   bishops are counted together.
    /// - *Cannot arise in a game*: too much material otherwise; castling rights and en passant squares that the board
    ///   contradicts; impossible checks; clocks that contradict the rest; no last move.
    /// - *Odd*: fifty and seventy-five moves, notes.
    ///
    /// The second severity is what Stockfish 19 refuses in addition to the first. Like most programs, it ignores a
    /// castling right or an en passant square that does not fit the board.
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
            K::FiftyMoves
            | K::SeventyFiveMoves
            | K::Chess960ByRights
            | K::ArmiesTurned
            | K::RightsNotGiven => Severity::Odd,
        }
    }
}

/// The severity of a finding, in ascending order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// The position is legal, but unusual.
    Odd,
    /// The position cannot occur in a game, but a game can continue from it.
    CannotArise,
    /// A game can continue from the position, but engines refuse it.
    EnginesRefuse,
    /// The rules of chess do not say how a game continues from the position. Engines refuse it too.
    BreaksRules,
}

/// A finding with its severity, its squares and its repairs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// What was found.
    pub kind: FindingKind,
    /// Its severity.
    pub severity: Severity,
    /// The squares concerned; empty if the finding is not about squares (clocks, a missing king).
    pub squares: Bitboard,
    /// The maximum number of men for [`FindingKind::TooManyPawns`] and [`FindingKind::TooManyPieces`]; 0 for other kinds.
    pub most: usize,
    /// The changes that remove this finding, the most likely one first; each is meant to be applied alone. May be empty.
    pub repairs: Vec<Repair>,
}

/// The finding that keeps a game from going on from the position; none if there is none.
///
/// No more than sixteen men of a side can be played, because their legal moves could be too many, and no pawns in Racing
/// Kings, which has none.
pub fn obstacle(findings: &[Finding]) -> Option<&Finding> {
    findings.iter().find(|finding| match finding.kind {
        K::TooManyPieces(_) => finding.squares.count() > 16,
        K::TooManyPawns(_) => finding.most == 0,
        _ => finding.severity == Severity::BreaksRules,
    })
}

/// The summary of all findings of a position, from the best to the worst.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Verdict {
    /// There are no findings, or only odd ones.
    Legal,
    /// The position is playable, but cannot occur in a game.
    Playable,
    /// No game goes on from the position, or engines refuse it.
    Impossible,
    /// The board is empty or a king is missing, as while a position is being set up.
    Incomplete,
}

impl Verdict {
    /// The name in the page.
    pub const fn name(self) -> &'static str {
        match self {
            Verdict::Legal => "legal",
            Verdict::Playable => "playable",
            Verdict::Impossible => "impossible",
            Verdict::Incomplete => "incomplete",
        }
    }
}

/// The verdict on a position with these findings.
pub fn verdict<'a>(findings: impl IntoIterator<Item = &'a Finding>) -> Verdict {
    let of_one = |finding: &Finding| match (finding.kind, finding.severity) {
        (kind, _) if kind.is_missing() => Verdict::Incomplete,
        (_, Severity::BreaksRules | Severity::EnginesRefuse) => Verdict::Impossible,
        (_, Severity::CannotArise) => Verdict::Playable,
        (_, Severity::Odd) => Verdict::Legal,
    };
    findings.into_iter().map(of_one).max().unwrap_or(Verdict::Legal)
}
