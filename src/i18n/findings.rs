//! What is said about a position: the verdict, the findings, and what a repair does.

use super::sentences::and_list;
use super::{change_sentence, messages};
use crate::legality::{Finding, FindingKind, Repair, Severity, Verdict};
use crate::notation::write;
use crate::position::{Bitboard, Color, EnPassantFault, Position, Rank, Square};

/// The verdict in a few words that cannot be misread.
pub fn verdict_sentence(verdict: Verdict) -> &'static str {
    let words = messages();
    match verdict {
        Verdict::Legal => words.verdict_legal(),
        Verdict::CannotArise => words.verdict_cannot_arise(),
        Verdict::EnginesRefuse => words.verdict_engines_refuse(),
        Verdict::NotChessYet => words.verdict_not_chess_yet(),
    }
}

/// How grave a finding is.
pub fn severity_name(severity: Severity) -> &'static str {
    let words = messages();
    match severity {
        Severity::BreaksRules => words.severity_breaks_rules(),
        Severity::EnginesRefuse => words.severity_engines_refuse(),
        Severity::CannotArise => words.severity_cannot_arise(),
        Severity::Odd => words.severity_odd(),
    }
}

/// The button that shows what a position that is being set up still lacks.
pub fn check_label(count: usize) -> String {
    messages().check_findings(count)
}

/// What was found, as one sentence or two that a club player understands.
pub fn finding_sentence(finding: &Finding, position: &Position) -> String {
    let words = messages();
    let us = position.turn;
    let squares = || list(finding.squares);
    let clock = position.halfmove_clock;
    match finding.kind {
        FindingKind::EmptyBoard => words.finding_empty_board().into(),
        FindingKind::NoKing(color) => words.finding_no_king(color),
        FindingKind::ManyKings(color) => match finding.squares.count() {
            1 => words.finding_horde_king(color, squares()),
            count => words.finding_many_kings(color, count, squares()),
        },
        FindingKind::PawnOnBackRank => words.finding_pawn_on_back_rank(squares()),
        FindingKind::TooManyPawns(color) => {
            words.finding_too_many_pawns(color, finding.squares.count(), finding.most)
        }
        FindingKind::TooManyPieces(color) => {
            words.finding_too_many_pieces(color, finding.squares.count(), finding.most)
        }
        FindingKind::TooMuchMaterial(color) => words.finding_too_much_material(color),
        FindingKind::BadCastling => castling_sentence(finding, position),
        FindingKind::BadEnPassant(fault) => en_passant_sentence(fault, position),
        FindingKind::AdjacentKings => words.finding_adjacent_kings(squares()),
        FindingKind::OppositeCheck => words.finding_opposite_check(us),
        FindingKind::TooManyCheckers => words.finding_too_many_checkers(us),
        FindingKind::ImpossibleCheck => words.finding_impossible_check(us),
        FindingKind::EnPassantClock => words.finding_en_passant_clock(clock),
        FindingKind::ClockTooHigh => words.finding_clock_too_high(clock, position.fullmove_number.get()),
        FindingKind::FiftyMoves => words.finding_fifty_moves().into(),
        FindingKind::SeventyFiveMoves => words.finding_seventy_five_moves().into(),
        FindingKind::NoLastMove => words.finding_no_last_move(us),
    }
}

/// Which rights are noted without a king and a rook that could castle.
fn castling_sentence(finding: &Finding, position: &Position) -> String {
    let kept = finding.repairs.iter().find_map(|repair| match repair {
        Repair::SetCastling(rights) => Some(rights.squares()),
        _ => None,
    });
    let bad = position.castling.squares() & !kept.unwrap_or_default();
    let lacking = |rook: Square| {
        let color = Color::from_white(rook.rank() == Rank::First);
        if position.piece_at(rook) == Some(color.rook()) {
            messages().castling_king_elsewhere(color, rook)
        } else {
            messages().castling_no_rook(color, rook)
        }
    };
    let lacking: Vec<String> = bad.into_iter().map(lacking).collect();
    messages().finding_bad_castling(and_list(&lacking))
}

fn en_passant_sentence(fault: EnPassantFault, position: &Position) -> String {
    let words = messages();
    let (us, them) = (position.turn, !position.turn);
    let square = position.en_passant.map(|square| square.to_string()).unwrap_or_default();
    match fault {
        EnPassantFault::Rank => words.en_passant_rank(us, square),
        EnPassantFault::NoPawn => words.en_passant_no_pawn(them, square),
        EnPassantFault::Occupied => words.en_passant_occupied(square),
        EnPassantFault::Origin => {
            let origin = position.en_passant.map(|square| {
                Square::from_coords(square.file(), them.relative_rank(Rank::Second)).to_string()
            });
            words.en_passant_origin(square, origin.unwrap_or_default())
        }
    }
}

/// What the button of a repair says.
pub fn repair_label(repair: &Repair, position: &Position) -> String {
    let words = messages();
    match *repair {
        Repair::StartPosition(_) => words.mend_start().into(),
        Repair::PlacePiece(square, piece) => words.mend_place(piece, square),
        Repair::RemovePieces(squares) => {
            match squares.single_square().and_then(|square| Some((square, position.piece_at(square)?))) {
                Some((square, piece)) => words.mend_remove(piece, square),
                None => words.mend_remove_several(list(squares)),
            }
        }
        Repair::MovePiece { from, to } => match position.piece_at(from) {
            Some(piece) => words.mend_move(piece, from, to),
            None => format!("{from}-{to}"),
        },
        Repair::Promote(pawns) => words.mend_promote(list(pawns)),
        Repair::PassTurn => words.mend_turn(!position.turn),
        Repair::SetCastling(rights) => {
            let mut mended = position.clone();
            mended.castling = rights;
            match write(&mended).split(' ').nth(2) {
                Some(letters) if letters != "-" => words.mend_castling(letters),
                _ => words.mend_no_castling().into(),
            }
        }
        Repair::SetEnPassant(None) => words.mend_no_en_passant().into(),
        Repair::SetEnPassant(Some(square)) => words.mend_en_passant(square),
        Repair::SetHalfmove(clock) => words.mend_halfmove(clock),
        Repair::SetFullmove(number) => words.mend_fullmove(number.to_string()),
    }
}

/// What is said once a repair has been made.
pub fn repair_done(before: &Position, mended: &Position) -> String {
    messages().mended(change_sentence(before, mended))
}

/// "e1, e4 and e8".
fn list(squares: Bitboard) -> String {
    let names: Vec<String> = squares.into_iter().map(|square| square.to_string()).collect();
    and_list(&names)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::legality::{Rules, Variant, findings, findings_with_last_move};
    use crate::notation::read_lenient;

    fn said(fen: &str) -> Vec<(String, Vec<String>)> {
        let position = read_lenient(fen).position;
        findings_with_last_move(&position, &Rules::STANDARD)
            .iter()
            .map(|finding| {
                let repairs = finding.repairs.iter().map(|repair| repair_label(repair, &position)).collect();
                (finding_sentence(finding, &position), repairs)
            })
            .collect()
    }

    #[test]
    fn a_sentence_names_colours_and_squares() {
        assert_eq!(
            said("4k3/8/8/8/8/8/8/K3K3 w - - 0 1")[0],
            (
                "White has 2 kings (a1 and e1). Each side has one.".into(),
                vec!["Remove the white king on a1".into(), "Remove the white king on e1".into()]
            )
        );
        assert_eq!(
            said("4k3/8/8/8/8/8/8/4RK2 w - - 0 1")[0],
            (
                "Black is in check, but it is White to move: White could take the king.".into(),
                vec!["Give the move to Black".into(), "Move the black king from e8 to d7".into()]
            )
        );
        assert_eq!(said("4k3/8/8/8/8/8/8/4K2R w KQ - 0 1")[0].1, ["Keep only the castling rights K"]);
        assert_eq!(said("4k3/8/8/8/8/8/8/4K3 w KQ - 0 1")[0].1, ["Drop the castling rights"]);
    }

    #[test]
    fn what_is_too_much_is_told_by_the_rules_of_the_game() {
        let said = |fen, variant| {
            let position = read_lenient(fen).position;
            let found = findings(&position, &Rules { variant, ..Rules::STANDARD });
            found.iter().map(|finding| finding_sentence(finding, &position)).collect::<Vec<_>>()
        };
        let race = said("8/8/8/8/8/P7/krbnNBRK/qrbnNBRQ w - - 0 1", Variant::RacingKings);
        assert_eq!(
            race[..2],
            [
                "White has too many pawns: 1 instead of at most 0.",
                "White has too many pieces and pawns: 9 instead of at most 8."
            ]
        );
        let nine = said("4k3/8/8/8/8/8/PPPPPPPP/P3K3 w - - 0 1", Variant::Chess);
        assert!(nine.contains(&"White has too many pawns: 9 instead of at most 8.".to_owned()), "{nine:?}");
    }

    #[test]
    fn every_kind_has_a_sentence_with_a_full_stop() {
        let position = Position::START;
        for kind in FindingKind::ALL {
            let finding = Finding {
                kind,
                severity: kind.severity(),
                squares: Bitboard::EMPTY,
                most: 0,
                repairs: Vec::new(),
            };
            let sentence = finding_sentence(&finding, &position);
            assert!(sentence.ends_with('.') && sentence.len() > 10, "{kind:?}: {sentence}");
        }
        assert_eq!(list(Bitboard::EMPTY), "");
    }
}
