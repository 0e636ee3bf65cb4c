//! Texts about the legality of a position: the verdict, the findings, and what a repair does.

use super::lists::and_list;
use super::messages;
use crate::editor::actions::Action;
use crate::legality::{Finding, FindingKind, Repair, Severity, Verdict};
use crate::notation::write;
use crate::position::{Bitboard, Color, EnPassantFault, Position, Rank, Square};

/// The verdict in a few words.
pub fn verdict_sentence(verdict: Verdict) -> &'static str {
    let messages = messages();
    match verdict {
        Verdict::Legal => messages.verdict_legal(),
        Verdict::Playable => messages.verdict_playable(),
        Verdict::Impossible => messages.verdict_impossible(),
        Verdict::Incomplete => messages.verdict_incomplete(),
    }
}

/// The name of a severity.
pub fn severity_name(severity: Severity) -> &'static str {
    let messages = messages();
    match severity {
        Severity::BreaksRules => messages.severity_breaks_rules(),
        Severity::EnginesRefuse => messages.severity_engines_refuse(),
        Severity::CannotArise => messages.severity_cannot_arise(),
        Severity::Odd => messages.severity_odd(),
    }
}

/// A finding in one or two sentences that a club player understands.
pub fn finding_sentence(finding: &Finding, position: &Position) -> String {
    let messages = messages();
    let us = position.turn;
    let squares = || list(finding.squares);
    let clock = position.halfmove_clock;
    match finding.kind {
        FindingKind::EmptyBoard => messages.finding_empty_board().into(),
        FindingKind::NoKing(color) => messages.finding_no_king(color),
        FindingKind::ManyKings(color) => match finding.squares.count() {
            1 => messages.finding_horde_king(color, squares()),
            count => messages.finding_many_kings(color, count, squares()),
        },
        FindingKind::PawnOnBackRank => messages.finding_pawn_on_back_rank(squares()),
        FindingKind::TooManyPawns(color) => {
            messages.finding_too_many_pawns(color, finding.squares.count(), finding.most)
        }
        FindingKind::TooManyPieces(color) => {
            messages.finding_too_many_pieces(color, finding.squares.count(), finding.most)
        }
        FindingKind::TooMuchMaterial(color) => messages.finding_too_much_material(color),
        FindingKind::BadCastling => castling_sentence(finding, position),
        FindingKind::BadEnPassant(fault) => en_passant_sentence(fault, position),
        FindingKind::AdjacentKings => messages.finding_adjacent_kings(squares()),
        FindingKind::OppositeCheck => messages.finding_opposite_check(us),
        FindingKind::TooManyCheckers => messages.finding_too_many_checkers(us),
        FindingKind::ImpossibleCheck => messages.finding_impossible_check(us),
        FindingKind::EnPassantClock => messages.finding_en_passant_clock(clock),
        FindingKind::ClockTooHigh => messages.finding_clock_too_high(clock, position.fullmove_number.get()),
        FindingKind::FiftyMoves => messages.finding_fifty_moves().into(),
        FindingKind::SeventyFiveMoves => messages.finding_seventy_five_moves().into(),
        FindingKind::NoLastMove => messages.finding_no_last_move(us),
        FindingKind::Chess960ByRights => messages.finding_chess960_by_rights(squares()),
        FindingKind::ArmiesTurned => messages.finding_armies_turned().into(),
        FindingKind::RightsNotGiven => messages.finding_rights_not_given().into(),
    }
}

/// The castling rights that have no king or rook in place.
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
    let messages = messages();
    let (us, them) = (position.turn, !position.turn);
    let square = position.en_passant.map(|square| square.to_string()).unwrap_or_default();
    match fault {
        EnPassantFault::Rank => messages.en_passant_rank(us, square),
        EnPassantFault::NoPawn => messages.en_passant_no_pawn(them, square),
        EnPassantFault::Occupied => messages.en_passant_occupied(square),
        EnPassantFault::Origin => {
            let origin = position.en_passant.map(|square| {
                Square::from_coords(square.file(), them.relative_rank(Rank::Second)).to_string()
            });
            messages.en_passant_origin(square, origin.unwrap_or_default())
        }
    }
}

/// The label of the button that applies a repair.
pub fn repair_label(repair: &Repair, position: &Position) -> String {
    let messages = messages();
    match *repair {
        Repair::StartPosition(_) => messages.mend_start().into(),
        Repair::PlacePiece(square, piece) => messages.mend_place(piece, square),
        Repair::RemovePieces(squares) => {
            match squares.single_square().and_then(|square| Some((square, position.piece_at(square)?))) {
                Some((square, piece)) => messages.mend_remove(piece, square),
                None => messages.mend_remove_several(list(squares)),
            }
        }
        Repair::MovePiece { from, to } => match position.piece_at(from) {
            Some(piece) => messages.mend_move(piece, from, to),
            None => format!("{from}-{to}"),
        },
        Repair::Promote(pawns) => messages.mend_promote(list(pawns)),
        Repair::PassTurn => messages.mend_turn(!position.turn),
        // A note offers rights that are not there.
        Repair::SetCastling(rights) if !(rights.squares() & !position.castling.squares()).is_empty() => {
            let mut mended = position.clone();
            mended.castling = rights;
            messages.mend_allow_castling(write(&mended).split(' ').nth(2).unwrap_or_default())
        }
        Repair::SetCastling(rights) => {
            let mut mended = position.clone();
            mended.castling = rights;
            match write(&mended).split(' ').nth(2) {
                Some(letters) if letters != "-" => messages.mend_castling(letters),
                _ => messages.mend_no_castling().into(),
            }
        }
        Repair::SetEnPassant(None) => messages.mend_no_en_passant().into(),
        Repair::SetEnPassant(Some(square)) => messages.mend_en_passant(square),
        Repair::SetHalfmove(clock) => messages.mend_halfmove(clock),
        Repair::SetFullmove(number) => messages.mend_fullmove(number.to_string()),
        Repair::SetClocks(clock, number) => messages.mend_clocks(clock, number.to_string()),
        Repair::Transform(transform) => Action::Transform(transform).label().into(),
    }
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

    fn sentences(fen: &str) -> Vec<(String, Vec<String>)> {
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
            sentences("4k3/8/8/8/8/8/8/K3K3 w - - 0 1")[0],
            (
                "White has 2 kings (a1 and e1). Each side has one.".into(),
                vec!["Remove the white king on a1".into(), "Remove the white king on e1".into()]
            )
        );
        assert_eq!(
            sentences("4k3/8/8/8/8/8/8/4RK2 w - - 0 1")[0],
            (
                "Black is in check, but it is White to move: White could take the king.".into(),
                vec!["Give the move to Black".into(), "Move the black king from e8 to d7".into()]
            )
        );
        assert_eq!(sentences("4k3/8/8/8/8/8/8/4K2R w KQ - 0 1")[0].1, ["Keep only the castling rights K"]);
        assert_eq!(sentences("4k3/8/8/8/8/8/8/4K3 w KQ - 0 1")[0].1, ["Drop the castling rights"]);
    }

    #[test]
    fn limits_are_those_of_the_variant() {
        let sentences = |fen, variant| {
            let position = read_lenient(fen).position;
            let found = findings(&position, &Rules { variant, ..Rules::STANDARD });
            found.iter().map(|finding| finding_sentence(finding, &position)).collect::<Vec<_>>()
        };
        let race = sentences("8/8/8/8/8/P7/krbnNBRK/qrbnNBRQ w - - 0 1", Variant::RacingKings);
        assert_eq!(
            race[..2],
            [
                "White has too many pawns: 1 instead of at most 0.",
                "White has too many pieces and pawns: 9 instead of at most 8."
            ]
        );
        let nine = sentences("4k3/8/8/8/8/8/PPPPPPPP/P3K3 w - - 0 1", Variant::Chess);
        assert!(nine.contains(&"White has too many pawns: 9 instead of at most 8.".to_owned()), "{nine:?}");
    }

    #[test]
    fn every_kind_has_a_sentence_with_a_full_stop() {
        let position = Position::START;
        for kind in FindingKind::ALL.into_iter().chain(FindingKind::NOTES) {
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
