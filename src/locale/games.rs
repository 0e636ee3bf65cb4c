//! What is said about games, castling rules, numbered start positions, pieces in hand and check counters.

use super::{piece_words, words};
use crate::legality::Variant;
use crate::position::{Bitboard, CastlingMode, Color, Piece, Square};

/// What a game is called.
pub const fn variant_name(variant: Variant) -> &'static str {
    match variant {
        Variant::Chess => "Standard chess",
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
    format!("Game: {}", variant_name(variant))
}

/// The button that sets up the start position of a game.
pub fn variant_start_label(variant: Variant) -> String {
    format!("Set up the start position of {}", variant_name(variant))
}

/// The start position of a game was set up.
pub fn variant_started(variant: Variant) -> String {
    format!("Start position of {}", variant_name(variant))
}

/// What castling rules are called.
pub const fn mode_name(mode: CastlingMode) -> &'static str {
    match mode {
        CastlingMode::Standard => "Standard",
        CastlingMode::Chess960 => "Chess960",
    }
}

/// Castling rules that are not chosen, and what was detected.
pub fn automatic_mode(detected: CastlingMode) -> &'static str {
    match detected {
        CastlingMode::Standard => "Automatic (standard)",
        CastlingMode::Chess960 => "Automatic (Chess960)",
    }
}

/// Other castling rules were chosen; none: they are detected again.
pub fn mode_chosen(chosen: Option<CastlingMode>, detected: CastlingMode) -> String {
    format!("Castling rules: {}", chosen.map_or_else(|| automatic_mode(detected), mode_name))
}

/// "White: king on b1, rooks a1 and f1". The king is none where the side has no right.
pub fn castling_squares(color: Color, king: Option<Square>, rooks: Bitboard) -> String {
    let side = words().color(color);
    let names: Vec<String> = rooks.into_iter().map(|rook| rook.to_string()).collect();
    match (king, names.as_slice()) {
        (Some(king), [one]) => format!("{side}: king on {king}, rook {one}"),
        (Some(king), [one, other]) => format!("{side}: king on {king}, rooks {one} and {other}"),
        _ => format!("{side}: no castling"),
    }
}

/// What the number of a start position must be.
pub const fn start_number_fault() -> &'static str {
    "Write a whole number from 0 to 959."
}

/// What the field of one side's number is called.
pub fn start_number_label(color: Color) -> String {
    format!("{}’s number in Double Fischer Random", words().color(color))
}

/// A numbered start position was set up.
pub fn start_numbers_sentence(white: u16, black: u16) -> String {
    if white == black {
        format!("Chess960 start position {white}")
    } else {
        format!("Double Fischer Random: White {white}, Black {black}")
    }
}

/// The pieces that a side has in hand.
pub const fn hand_title(color: Color) -> &'static str {
    color_words(color, "White in hand", "Black in hand")
}

/// "White knight in hand".
pub fn in_hand(piece: Piece) -> String {
    let mut name = piece_words(piece).to_owned();
    // The names are ASCII letters in the end; where one is not, it stays small.
    if let Some(first) = name.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    name.push_str(" in hand");
    name
}

/// "White knight in hand: 2".
pub fn in_hand_count(piece: Piece, count: u8) -> String {
    format!("{}: {count}", in_hand(piece))
}

/// "White knight in hand: 2, one more".
pub fn in_hand_step(piece: Piece, count: u8, more: bool) -> String {
    let step = if more { "one more" } else { "one less" };
    format!("{}, {step}", in_hand_count(piece, count))
}

/// Nobody can hold more.
pub const fn hands_full() -> &'static str {
    "Both hands together hold 64 pieces at most."
}

/// The piece of a square, in a list of promoted ones.
pub fn piece_on(piece: Piece, square: Square) -> String {
    format!("{} {square}", piece_words(piece))
}

/// A piece was marked as a promoted pawn.
pub fn marked_promoted(square: Square) -> String {
    format!("The piece on {square} counts as a promoted pawn")
}

/// The button that takes this mark away, and what is said then.
pub fn unmark_promoted(piece: Piece, square: Square) -> String {
    format!("The {} on {square} is no promoted pawn", piece_words(piece))
}

/// What the field of a side's check counter is called.
pub fn checks_label(color: Color) -> String {
    format!("Checks that {} still has to give", words().color(color))
}

/// The check counter of a side was set.
pub fn checks_left(color: Color, count: u32) -> String {
    let color = words().color(color);
    match count {
        0 => format!("{color} has given all three checks"),
        1 => format!("{color} still has to give one check"),
        count => format!("{color} still has to give {count} checks"),
    }
}

const fn color_words(color: Color, white: &'static str, black: &'static str) -> &'static str {
    match color {
        Color::White => white,
        Color::Black => black,
    }
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
