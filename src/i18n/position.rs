//! Descriptions of positions.

use super::lists::{and_list, or_list, semicolon_list};
use super::{messages, piece_label};
use crate::export::description::{Description, Right, by_file, pieces_by_role, rights};
use crate::position::{Color, Position, Role};

/// The description of a position for exports.
pub fn wording(position: &Position) -> Description {
    Description { short: position_title(position), long: position_sentence(position), piece: piece_label }
}

/// "Chess position with 4 men, White to move".
pub fn position_title(position: &Position) -> String {
    let messages = messages();
    match position.board().occupied().count() {
        _ if *position == Position::START => messages.title_start(position.turn),
        0 => messages.title_empty(position.turn),
        count => messages.title_men(position.turn, count),
    }
}

/// The whole position in sentences: the side to move, the pieces of each side with their squares, pieces in hand, castling
/// rights, the en passant square, remaining checks.
pub fn position_sentence(position: &Position) -> String {
    let messages = messages();
    let both = [Color::White, Color::Black];
    let mut sentences = vec![position_title(position) + "."];
    sentences.extend(both.map(|color| side_sentence(position, color)));
    sentences.extend(both.into_iter().filter_map(|color| hand_sentence(position, color)));
    sentences.extend(both.into_iter().filter_map(|color| castling_sentence(position, color)));
    if let Some(square) = position.en_passant {
        sentences.push(messages.en_passant_square(square));
    }
    if let Some(checks) = position.remaining_checks {
        sentences.push(messages.checks_to_come(u32::from(checks.white), u32::from(checks.black)));
    }
    sentences.join(" ")
}

/// "White: king e1; rooks a1 and h1."
pub fn side_sentence(position: &Position, color: Color) -> String {
    let group = |(role, squares)| {
        let names: Vec<String> = by_file(squares).map(|square| square.to_string()).collect();
        messages().pieces_on(role, names.len(), and_list(&names))
    };
    let groups: Vec<String> = pieces_by_role(position, color).map(group).collect();
    if groups.is_empty() {
        messages().side_no_pieces(color)
    } else {
        messages().side_pieces(color, semicolon_list(&groups))
    }
}

/// "White has in hand: a queen and 2 knights." None if the side has nothing in hand.
fn hand_sentence(position: &Position, color: Color) -> Option<String> {
    let hand = position.pockets()?[color];
    let held = Role::ALL.into_iter().rev().filter(|role| hand[*role] > 0);
    let held: Vec<String> = held.map(|role| messages().pieces_counted(role, hand[role])).collect();
    (!held.is_empty()).then(|| messages().side_in_hand(color, and_list(&held)))
}

/// "White may castle kingside or with the rook on g1." None if the side has no castling right.
fn castling_sentence(position: &Position, color: Color) -> Option<String> {
    let right = |right| match right {
        Right::Side(side) => messages().castle_wing(side),
        Right::Rook(square) => messages().castle_with(square),
    };
    let rights: Vec<String> = rights(position, color).map(right).collect();
    (!rights.is_empty()).then(|| messages().side_may_castle(color, or_list(&rights)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::set_language;
    use crate::notation::read_lenient;

    fn described(fen: &str) -> String {
        position_sentence(&read_lenient(fen).position)
    }

    #[test]
    fn a_description_is_enough_to_set_the_position_up() {
        assert_eq!(
            described("4k3/8/8/3pP3/8/8/7P/R3K2R w KQ d6 0 1"),
            "Chess position with 7 men, White to move. White: king e1; rooks a1 and h1; pawns e5 and h2. \
             Black: king e8; pawn d5. White may castle kingside or queenside. En passant square d6."
        );
        assert_eq!(
            described("8/8/8/8/8/8/8/8 b - - 0 1"),
            "Empty chess board, Black to move. White: no pieces. Black: no pieces."
        );
        assert_eq!(
            described("8/8/8/8/8/8/8/4K1RR[QNNp] w KG - 3+1 0 1"),
            "Chess position with 3 men, White to move. White: king e1; rooks g1 and h1. Black: no pieces. \
             White has in hand: a queen and 2 knights. Black has in hand: a pawn. \
             White may castle kingside or with the rook on g1. Checks still to give: White 3, Black 1."
        );
        assert_eq!(position_title(&Position::START), "Start position of chess, White to move");
    }

    #[test]
    fn a_position_is_described_in_every_language() {
        let fen = "4k3/8/8/3pP3/8/8/7P/R3K2R w KQkq d6 0 1";
        for (language, description) in [
            (
                "de",
                "Schachstellung mit 7 Steinen, Weiß am Zug. Weiß: König e1; Türme a1 und h1; Bauern e5 und h2. Schwarz: König e8; Bauer d5. Weiß darf kurz oder lang rochieren. Schwarz darf kurz oder lang rochieren. En-passant-Feld d6.",
            ),
            (
                "fr",
                "Position d’échecs à 7 pièces, trait aux Blancs. Blancs\u{a0}: roi e1\u{202f}; tours a1 et h1\u{202f}; pions e5 et h2. Noirs\u{a0}: roi e8\u{202f}; pion d5. Les Blancs peuvent faire le petit roque ou le grand roque. Les Noirs peuvent faire le petit roque ou le grand roque. Case de prise en passant\u{a0}: d6.",
            ),
            (
                "es",
                "Posición de ajedrez con 7 piezas, juegan blancas. Blancas: rey e1; torres a1 y h1; peones e5 y h2. Negras: rey e8; peón d5. Las blancas pueden enrocar corto o largo. Las negras pueden enrocar corto o largo. Casilla al paso: d6.",
            ),
        ] {
            set_language(language);
            assert_eq!(described(fen), description);
        }
    }
}
