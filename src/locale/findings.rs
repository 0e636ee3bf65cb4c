//! What is said about a position: the verdict, the findings, and what a repair does.

use super::sentences::enumerate;
use super::words;
use crate::legality::{Finding, FindingKind, Repair, Severity, Verdict};
use crate::locale::piece_words;
use crate::notation::write;
use crate::position::{Bitboard, Color, EnPassantFault, Position, Rank, Square};

/// The verdict in a few words that cannot be misread.
pub const fn verdict_sentence(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Legal => "Legal position",
        Verdict::CannotArise => "Cannot arise in a game, but playable",
        Verdict::EnginesRefuse => "Engines will refuse it",
        Verdict::NotChessYet => "Not chess yet",
    }
}

/// How grave a finding is.
pub const fn severity_words(severity: Severity) -> &'static str {
    match severity {
        Severity::BreaksRules => "Breaks the rules",
        Severity::EnginesRefuse => "Engines will refuse it",
        Severity::CannotArise => "Cannot arise in a game",
        Severity::Odd => "Odd",
    }
}

/// The button that shows what a position that is being set up still lacks.
pub fn check_label(count: usize) -> String {
    match count {
        1 => "Show the finding".into(),
        count => format!("Show {count} findings"),
    }
}

/// What was found, as one sentence or two that a club player understands.
pub fn finding_sentence(finding: &Finding, position: &Position) -> String {
    let words = words();
    let (us, them) = (words.color(position.turn), words.color(!position.turn));
    let squares = || list(finding.squares);
    match finding.kind {
        FindingKind::EmptyBoard => "The board is empty.".into(),
        FindingKind::NoKing(color) => format!("{} has no king.", words.color(color)),
        FindingKind::ManyKings(color) => match finding.squares.count() {
            1 => {
                format!("{} has a king ({}). In Horde only one side has one.", words.color(color), squares())
            }
            count => format!("{} has {count} kings ({}). Each side has one.", words.color(color), squares()),
        },
        FindingKind::PawnOnBackRank => {
            format!("A pawn never stands on its first rank and is promoted on its last ({}).", squares())
        }
        FindingKind::TooManyPawns(color) => {
            let count = position.board().by_piece(color.pawn()).count();
            format!("{} has {count} pawns. There are at most 8.", words.color(color))
        }
        FindingKind::TooManyPieces(color) => {
            let count = position.board().by_color(color).count();
            format!("{} has {count} pieces and pawns. There are at most 16.", words.color(color))
        }
        FindingKind::TooMuchMaterial(color) => {
            format!("{} has more promoted pieces than pawns that can have been promoted.", words.color(color))
        }
        FindingKind::BadCastling => castling_sentence(finding, position),
        FindingKind::BadEnPassant(fault) => en_passant_sentence(fault, position),
        FindingKind::AdjacentKings => format!("The kings stand side by side ({}).", squares()),
        FindingKind::OppositeCheck => {
            format!("{them} is in check, but it is {us} to move: {us} could take the king.")
        }
        FindingKind::TooManyCheckers => {
            format!("{us} is in check from more than two pieces. One move gives check with two at most.")
        }
        FindingKind::ImpossibleCheck => {
            format!("No single move of {them} can have given this check to {us}.")
        }
        FindingKind::EnPassantClock => format!(
            "The en passant square says that a pawn has just moved, so the halfmove clock must be 0, not {}.",
            position.halfmove_clock
        ),
        FindingKind::ClockTooHigh => format!(
            "The halfmove clock is {}, but by move {} not so many half moves have been played.",
            position.halfmove_clock, position.fullmove_number
        ),
        FindingKind::FiftyMoves => {
            "Fifty moves without a capture or a pawn move: either player may claim a draw.".into()
        }
        FindingKind::SeventyFiveMoves => {
            "Seventy-five moves without a capture or a pawn move: the game is drawn.".into()
        }
        FindingKind::NoLastMove => format!("{them} has no legal move that could have led to this position."),
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
            let king = piece_words(color.king());
            format!("the {king} cannot castle with the rook on {rook} from where it stands")
        } else {
            format!("there is no {} on {rook}", piece_words(color.rook()))
        }
    };
    let lacking: Vec<String> = bad.into_iter().map(lacking).collect();
    format!("Castling is noted as possible, but {}.", enumerate(&lacking, " and "))
}

fn en_passant_sentence(fault: EnPassantFault, position: &Position) -> String {
    let words = words();
    let (us, them) = (words.color(position.turn), words.color(!position.turn));
    let square = position.en_passant.map(|square| square.to_string()).unwrap_or_default();
    match fault {
        EnPassantFault::Rank => {
            let rank = position.turn.fold_wb('6', '3');
            format!("With {us} to move, the en passant square is on rank {rank}, not {square}.")
        }
        EnPassantFault::NoPawn => {
            format!("En passant on {square} needs a pawn of {them} in front of that square. There is none.")
        }
        EnPassantFault::Occupied => {
            format!("The pawn that moved two squares crossed {square}, but something stands there.")
        }
        EnPassantFault::Origin => {
            let rank = (!position.turn).relative_rank(Rank::Second).char();
            let file = position.en_passant.map_or('?', |square| square.file().char());
            format!("The pawn that crossed {square} came from {file}{rank}, but something stands there.")
        }
    }
}

/// What the button of a repair says.
pub fn repair_label(repair: &Repair, position: &Position) -> String {
    let words = words();
    match *repair {
        Repair::StartPosition(_) => "Set up the start position".into(),
        Repair::PlacePiece(square, piece) => format!("Put the {} on {square}", piece_words(piece)),
        Repair::RemovePieces(squares) => format!("Remove {}", pieces(squares, position)),
        Repair::MovePiece { from, to } => match position.piece_at(from) {
            Some(piece) => format!("Move the {} from {from} to {to}", piece_words(piece)),
            None => format!("Move {from} to {to}"),
        },
        Repair::Promote(pawns) => format!("Promote {} to a queen", list(pawns)),
        Repair::PassTurn => format!("Give the move to {}", words.color(!position.turn)),
        Repair::SetCastling(rights) => {
            let mut mended = position.clone();
            mended.castling = rights;
            match write(&mended).split(' ').nth(2) {
                Some(letters) if letters != "-" => format!("Keep only the castling rights {letters}"),
                _ => "Drop the castling rights".into(),
            }
        }
        Repair::SetEnPassant(None) => "Remove the en passant square".into(),
        Repair::SetEnPassant(Some(square)) => format!("Set the en passant square to {square}"),
        Repair::SetHalfmove(clock) => format!("Set the halfmove clock to {clock}"),
        Repair::SetFullmove(number) => format!("Set the move number to {number}"),
    }
}

/// What is said once a repair has been made.
pub fn repair_done(mended: &Position) -> String {
    format!("Mended: {}", write(mended))
}

/// "the white king on e1" or "the pieces on e1 and e8".
fn pieces(squares: Bitboard, position: &Position) -> String {
    match squares.single_square().and_then(|square| Some((square, position.piece_at(square)?))) {
        Some((square, piece)) => format!("the {} on {square}", piece_words(piece)),
        None => format!("the pieces on {}", list(squares)),
    }
}

/// "e1, e4 and e8".
fn list(squares: Bitboard) -> String {
    let names: Vec<String> = squares.into_iter().map(|square| square.to_string()).collect();
    enumerate(&names, " and ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::legality::{Rules, findings_with_last_move};
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
    fn every_kind_has_a_sentence_with_a_full_stop() {
        let position = Position::START;
        for kind in FindingKind::ALL {
            let finding =
                Finding { kind, severity: kind.severity(), squares: Bitboard::EMPTY, repairs: Vec::new() };
            let sentence = finding_sentence(&finding, &position);
            assert!(sentence.ends_with('.') && sentence.len() > 10, "{kind:?}: {sentence}");
        }
        assert_eq!(list(Bitboard::EMPTY), "");
        assert_eq!(words().color(Color::White), "White");
    }
}
