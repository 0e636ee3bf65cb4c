//! Texts about variants, castling rules, numbered start positions, pieces in hand and remaining checks.

use super::messages;
use crate::legality::Variant;
use crate::position::{Bitboard, CastlingMode, Color, Piece, Square};

/// The name of a variant. Most are the same in every language.
pub fn variant_name(variant: Variant) -> &'static str {
    match variant {
        Variant::Chess => messages().game_chess(),
        Variant::Crazyhouse => "Crazyhouse",
        Variant::ThreeCheck => "Three-check",
        Variant::KingOfTheHill => "King of the Hill",
        Variant::Atomic => "Atomic",
        Variant::Antichess => "Antichess",
        Variant::Horde => "Horde",
        Variant::RacingKings => "Racing Kings",
    }
}

/// The announcement that a variant was chosen.
pub fn variant_chosen(variant: Variant) -> String {
    messages().game_chosen(variant_name(variant))
}

/// The label of the button that sets up the start position of a variant.
pub fn variant_start_label(variant: Variant) -> String {
    messages().game_start(variant_name(variant))
}

/// The announcement that the start position of a variant was set up.
pub fn variant_started(variant: Variant) -> String {
    messages().game_started(variant_name(variant))
}

/// The name of castling rules.
pub fn castling_mode_name(mode: CastlingMode) -> &'static str {
    match mode {
        CastlingMode::Standard => messages().mode_standard(),
        CastlingMode::Chess960 => "Chess960",
    }
}

/// The name of "automatic" castling rules, with those that were detected.
pub fn automatic_castling_mode(detected: CastlingMode) -> &'static str {
    match detected {
        CastlingMode::Standard => messages().mode_automatic_standard(),
        CastlingMode::Chess960 => messages().mode_automatic_chess960(),
    }
}

/// The announcement that castling rules were chosen. `chosen` is `None` for "automatic".
pub fn castling_mode_chosen(chosen: Option<CastlingMode>, detected: CastlingMode) -> String {
    messages().mode_chosen(chosen.map_or_else(|| automatic_castling_mode(detected), castling_mode_name))
}

/// "White: king on b1, rooks a1 and f1". `king` is `None` if the side has no castling right.
pub fn castling_squares(color: Color, king: Option<Square>, rooks: Bitboard) -> String {
    let messages = messages();
    let rooks: Vec<Square> = rooks.into_iter().collect();
    match (king, rooks.as_slice()) {
        (Some(king), [one]) => messages.castling_one_rook(color, king, *one),
        (Some(king), [one, other]) => messages.castling_two_rooks(color, king, *one, *other),
        _ => messages.castling_none(color),
    }
}

/// The message about the numbers that a start position can have.
pub fn start_number_fault() -> &'static str {
    messages().start_number_expected()
}

/// The label of the field for the number of a side's start position.
pub fn start_number_label(color: Color) -> String {
    messages().start_number(color)
}

/// The announcement that a numbered start position was set up.
pub fn start_numbers_sentence(white: u16, black: u16) -> String {
    if white == black { messages().start_chess960(white) } else { messages().start_dfrc(white, black) }
}

/// The title of the pieces that a side has in hand.
pub fn hand_title(color: Color) -> String {
    messages().hand_title(color)
}

/// "White knight in hand".
pub fn in_hand(piece: Piece) -> String {
    messages().in_hand(piece)
}

/// "White knight in hand: 2".
pub fn in_hand_count(piece: Piece, count: u8) -> String {
    messages().in_hand_count(piece, count)
}

/// "White knight in hand: 2, one more".
pub fn in_hand_step(piece: Piece, count: u8, more: bool) -> String {
    if more { messages().in_hand_more(piece, count) } else { messages().in_hand_less(piece, count) }
}

/// The message that no more pieces can be in hand.
pub fn hands_full() -> &'static str {
    messages().hands_full()
}

/// The piece of a square, in the list of promoted pieces.
pub fn piece_on(piece: Piece, square: Square) -> String {
    messages().piece_on(piece, square)
}

/// The announcement that a piece was marked as promoted.
pub fn marked_promoted(square: Square) -> String {
    messages().marked_promoted(square)
}

/// The label of the button that removes this mark, and the announcement after it.
pub fn unmark_promoted(piece: Piece, square: Square) -> String {
    messages().unmark_promoted(piece, square)
}

/// The label of the remaining checks of a side.
pub fn checks_label(color: Color) -> String {
    messages().checks_label(color)
}

/// The announcement that the remaining checks of a side were set.
pub fn checks_left(color: Color, count: u32) -> String {
    messages().checks_left(color, count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::variant::VARIANTS;

    #[test]
    fn the_names_of_the_variants_differ() {
        let mut names = VARIANTS.map(|(variant, _)| variant_name(variant));
        names.sort_unstable();
        assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "{names:?}");
    }

    #[test]
    fn castling_is_described_by_squares() {
        let rooks = Bitboard::from(Square::A1) | Bitboard::from(Square::F1);
        assert_eq!(
            castling_squares(Color::White, Some(Square::B1), rooks),
            "White: king on b1, rooks a1 and f1"
        );
        assert_eq!(
            castling_squares(Color::Black, Some(Square::E8), Square::H8.into()),
            "Black: king on e8, rook h8"
        );
        assert_eq!(castling_squares(Color::Black, None, Bitboard::EMPTY), "Black: no castling");
    }

    #[test]
    fn start_numbers_that_differ_are_double_fischer_random() {
        assert_eq!(start_numbers_sentence(518, 518), "Chess960 start position 518");
        assert_eq!(start_numbers_sentence(0, 959), "Double Fischer Random: White 0, Black 959");
    }

    #[test]
    fn a_button_says_how_many_pieces_are_in_hand() {
        let knight = Color::White.knight();
        assert_eq!(in_hand_step(knight, 2, true), "White knight in hand: 2, one more");
        assert_eq!(in_hand_step(knight, 0, false), "White knight in hand: 0, one less");
        assert_eq!(checks_left(Color::Black, 1), "Black still has to give one check");
    }
}
