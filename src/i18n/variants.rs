//! What is said about games, castling rules, numbered start positions, pieces in hand and check counters.

use super::messages;
use crate::legality::Variant;
use crate::position::{Bitboard, CastlingMode, Color, Piece, Square};

/// What a game is called. Most are names, and the same everywhere.
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

/// Another game was chosen.
pub fn variant_chosen(variant: Variant) -> String {
    messages().game_chosen(variant_name(variant))
}

/// The button that sets up the start position of a game.
pub fn variant_start_label(variant: Variant) -> String {
    messages().game_start(variant_name(variant))
}

/// The start position of a game was set up.
pub fn variant_started(variant: Variant) -> String {
    messages().game_started(variant_name(variant))
}

/// What castling rules are called.
pub fn castling_mode_name(mode: CastlingMode) -> &'static str {
    match mode {
        CastlingMode::Standard => messages().mode_standard(),
        CastlingMode::Chess960 => "Chess960",
    }
}

/// Castling rules that are not chosen, and what was detected.
pub fn automatic_castling_mode(detected: CastlingMode) -> &'static str {
    match detected {
        CastlingMode::Standard => messages().mode_automatic_standard(),
        CastlingMode::Chess960 => messages().mode_automatic_chess960(),
    }
}

/// Other castling rules were chosen; none: they are detected again.
pub fn castling_mode_chosen(chosen: Option<CastlingMode>, detected: CastlingMode) -> String {
    messages().mode_chosen(chosen.map_or_else(|| automatic_castling_mode(detected), castling_mode_name))
}

/// "White: king on b1, rooks a1 and f1". The king is none where the side has no right.
pub fn castling_squares(color: Color, king: Option<Square>, rooks: Bitboard) -> String {
    let words = messages();
    let rooks: Vec<Square> = rooks.into_iter().collect();
    match (king, rooks.as_slice()) {
        (Some(king), [one]) => words.castling_one_rook(color, king, *one),
        (Some(king), [one, other]) => words.castling_two_rooks(color, king, *one, *other),
        _ => words.castling_none(color),
    }
}

/// What the number of a start position must be.
pub fn start_number_fault() -> &'static str {
    messages().start_number_expected()
}

/// What the field of one side's number is called.
pub fn start_number_label(color: Color) -> String {
    messages().start_number(color)
}

/// A numbered start position was set up.
pub fn start_numbers_sentence(white: u16, black: u16) -> String {
    if white == black { messages().start_chess960(white) } else { messages().start_dfrc(white, black) }
}

/// The pieces that a side has in hand.
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

/// Nobody can hold more.
pub fn hands_full() -> &'static str {
    messages().hands_full()
}

/// The piece of a square, in a list of promoted ones.
pub fn piece_on(piece: Piece, square: Square) -> String {
    messages().piece_on(piece, square)
}

/// A piece was marked as a promoted pawn.
pub fn marked_promoted(square: Square) -> String {
    messages().marked_promoted(square)
}

/// The button that takes this mark away, and what is said then.
pub fn unmark_promoted(piece: Piece, square: Square) -> String {
    messages().unmark_promoted(piece, square)
}

/// What the field of a side's check counter is called.
pub fn checks_label(color: Color) -> String {
    messages().checks_label(color)
}

/// The check counter of a side was set.
pub fn checks_left(color: Color, count: u32) -> String {
    messages().checks_left(color, count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::variant::VARIANTS;

    #[test]
    fn every_game_has_a_name_of_its_own() {
        let mut names = VARIANTS.map(|(variant, _)| variant_name(variant));
        names.sort_unstable();
        assert!(names.windows(2).all(|pair| pair[0] != pair[1]), "{names:?}");
    }

    #[test]
    fn castling_is_told_by_squares() {
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
    fn a_numbered_start_is_of_one_kind_or_the_other() {
        assert_eq!(start_numbers_sentence(518, 518), "Chess960 start position 518");
        assert_eq!(start_numbers_sentence(0, 959), "Double Fischer Random: White 0, Black 959");
    }

    #[test]
    fn a_hand_is_counted() {
        let knight = Color::White.knight();
        assert_eq!(in_hand_step(knight, 2, true), "White knight in hand: 2, one more");
        assert_eq!(in_hand_step(knight, 0, false), "White knight in hand: 0, one less");
        assert_eq!(checks_left(Color::Black, 1), "Black still has to give one check");
    }
}
