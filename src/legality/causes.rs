//! Findings with one cause, as one finding with its likeliest repairs.

use super::finding::{Finding, FindingKind};
use super::repair::Repair;
use super::suggestions::MOST_REPAIRS;
use crate::position::{Bitboard, sort_short};

/// The findings, each of which stands for those that are there because of it: nine pawns are too many pawns, too many men
/// and too much material, and a second king does not castle. The one that remains has the repairs and the squares of all,
/// and the highest severity. The repairs are at most three, and those that remove a man are the last.
pub fn one_for_each_cause(findings: Vec<Finding>) -> Vec<Finding> {
    let mut causes: Vec<Finding> = Vec::new();
    for finding in findings {
        let Some(cause) = causes.iter_mut().find(|cause| is_cause(cause, &finding)) else {
            causes.push(finding);
            continue;
        };
        cause.severity = cause.severity.max(finding.severity);
        if matches!(cause.kind, FindingKind::NoKing(_) | FindingKind::ManyKings(_)) {
            // With the king, all of it goes.
            continue;
        }
        if !matches!(finding.kind, FindingKind::TooManyPieces(_) | FindingKind::TooMuchMaterial(_)) {
            cause.squares |= finding.squares;
        }
        for repair in finding.repairs {
            if !cause.repairs.contains(&repair) {
                cause.repairs.push(repair);
            }
        }
    }
    for cause in &mut causes {
        sort_short(&mut cause.repairs, Repair::removes_men);
        cause.repairs.truncate(MOST_REPAIRS);
    }
    causes
}

/// Whether a finding, which is listed after another one, is there because of it.
fn is_cause(cause: &Finding, finding: &Finding) -> bool {
    use FindingKind as K;
    match (cause.kind, finding.kind) {
        (K::EmptyBoard, K::NoKing(_))
        | (
            K::TooManyCheckers | K::ImpossibleCheck | K::BadEnPassant(_) | K::EnPassantClock,
            K::ImpossibleCheck | K::NoLastMove,
        )
        | (K::ClockTooHigh, K::FiftyMoves | K::SeventyFiveMoves) => cause.kind != finding.kind,
        (K::TooManyPawns(one), K::TooManyPieces(other) | K::TooMuchMaterial(other))
        | (K::TooManyPieces(one), K::TooMuchMaterial(other)) => one == other,
        // Only the king itself gives check.
        (K::AdjacentKings, K::OppositeCheck) => (finding.squares & !cause.squares).is_empty(),
        (K::ManyKings(one), K::TooManyPieces(other)) => {
            let surplus = cause.squares.count().saturating_sub(1);
            one == other && finding.squares.count().saturating_sub(surplus) <= finding.most
        }
        // The rights of this side only; those of the other have a cause of their own.
        (K::NoKing(color) | K::ManyKings(color), K::BadCastling) => {
            (finding.squares & !cause.squares).is_subset(Bitboard::from_rank(color.backrank()))
        }
        _ => false,
    }
}
