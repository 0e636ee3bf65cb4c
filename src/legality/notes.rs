//! Notes on positions that may not be what was meant, although nothing in them is wrong.

use super::finding::{Finding, FindingKind};
use super::repair::Repair;
use super::rules::{Rules, Variant};
use crate::position::{
    Bitboard, CastlingMode, CastlingRights, Color, File, Position, Rank, Square, Transform,
};

/// The fewest pawns of each side that show that the armies are turned round.
const TURNED_PAWNS: usize = 3;

/// The notes on a position. `is_mode_chosen` says that somebody has chosen the castling rules, which are detected by the
/// castling rights otherwise.
pub fn notes(position: &Position, rules: &Rules, is_mode_chosen: bool) -> Vec<Finding> {
    let chess960 = (!is_mode_chosen).then(|| chess960_by_rights(position, *rules)).flatten();
    [chess960, armies_turned(position, *rules), rights_not_given(position, *rules)]
        .into_iter()
        .flatten()
        .collect()
}

fn note(kind: FindingKind, squares: Bitboard, repairs: Vec<Repair>) -> Finding {
    Finding { kind, severity: kind.severity(), squares, most: 0, repairs }
}

/// The game is Chess960 only because standard chess does not know one of the castling rights. A start position of Chess960
/// is meant as one.
fn chess960_by_rights(position: &Position, rules: Rules) -> Option<Finding> {
    let is_detected = rules == Rules::CHESS960
        && position.detect_castling_mode() == CastlingMode::Chess960
        && position.start_numbers().is_none();
    if !is_detected {
        return None;
    }
    let standard = position.allowed_castling(CastlingMode::Standard);
    let rooks = position.allowed_castling(CastlingMode::Chess960).squares() & !standard.squares();
    let of = |color: Color| (rooks & color.backrank()).any();
    let kings = Color::ALL.into_iter().filter(|color| of(*color));
    let kings = kings.fold(Bitboard::EMPTY, |kings, color| kings | position.kings(color));
    Some(note(FindingKind::Chess960ByRights, rooks | kings, vec![Repair::SetCastling(standard)]))
}

/// White's pawns stand on rank 7 and Black's on rank 2, with their kings behind them: the diagram had Black at the bottom, or
/// the letters of the colours were exchanged.
fn armies_turned(position: &Position, rules: Rules) -> Option<Finding> {
    if matches!(rules.variant, Variant::Horde | Variant::RacingKings) {
        return None;
    }
    let board = position.board();
    let mut squares = Bitboard::EMPTY;
    for color in Color::ALL {
        let (last, before) = ((!color).backrank(), color.relative_rank(Rank::Seventh));
        let pawns = board.by_piece(color.pawn());
        let turned = pawns & Bitboard::from_rank(before);
        let at_home = pawns & Bitboard::from_rank(color.relative_rank(Rank::Second));
        let king = board.king_of(color).filter(|king| king.rank() == last)?;
        if turned.count() < TURNED_PAWNS || at_home.any() {
            return None;
        }
        squares |= turned.with(king);
    }
    let repairs = vec![Repair::Transform(Transform::Rotate), Repair::Transform(Transform::SwapColors)];
    Some(note(FindingKind::ArmiesTurned, squares, repairs))
}

/// There are no castling rights, and the clocks are those of a record that gives none, although kings and rooks stand at
/// home: a bare placement says nothing about castling.
fn rights_not_given(position: &Position, rules: Rules) -> Option<Finding> {
    let has_castling = !matches!(rules.variant, Variant::RacingKings | Variant::Antichess);
    let is_bare = position.castling.squares().is_empty()
        && position.halfmove_clock == 0
        && position.fullmove_number.get() == 1;
    if !has_castling || !is_bare {
        return None;
    }
    let mut rights = CastlingRights::NONE;
    for color in Color::ALL {
        for file in [File::A, File::H] {
            let rook = Square::from_coords(file, color.backrank());
            let king = Square::from_coords(File::E, color.backrank());
            let stands = |square, piece| position.piece_at(square) == Some(piece);
            if stands(rook, color.rook()) && stands(king, color.king()) && position.kings(color).count() == 1
            {
                rights.insert(rook);
            }
        }
    }
    let kings = |color: Color| position.kings(color).any();
    if rights.squares().is_empty() || !Color::ALL.into_iter().all(kings) {
        return None;
    }
    Some(note(FindingKind::RightsNotGiven, rights.squares(), vec![Repair::SetCastling(rights)]))
}
