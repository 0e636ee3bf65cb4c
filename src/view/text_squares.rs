//! The squares that the characters of a record describe, and the character of a square.

use crate::notation::{Field, Reading, squares_of};
use crate::position::{Bitboard, Color, Position, Square};

/// The squares that the character at a place of a text describes. `place` counts characters.
pub fn squares_at(text: &str, reading: &Reading, place: usize) -> Bitboard {
    let Some(field) = reading.field_at(place) else { return Bitboard::EMPTY };
    if field == Field::Placement {
        return placement(text, reading).nth(place).unwrap_or(Bitboard::EMPTY);
    }
    squares_of_field(&reading.position, field)
}

/// The squares that a field describes: for the side to move its king, for castling rights the kings and rooks, for en
/// passant the square and its pawn.
pub fn squares_of_field(position: &Position, field: Field) -> Bitboard {
    match field {
        Field::Side => position.kings(position.turn),
        Field::Castling => {
            let rights = position.castling;
            let sides = [Color::White, Color::Black].into_iter().filter(|color| rights.of(*color).any());
            let kings = sides.fold(Bitboard::EMPTY, |kings, color| kings | position.kings(color));
            rights.squares() | kings
        }
        Field::EnPassant => position.en_passant.map_or(Bitboard::EMPTY, |square| {
            let pushed = !position.turn;
            let pawn =
                Square::from_coords(square.file(), pushed.relative_rank(crate::position::Rank::Fourth));
            Bitboard::from(square) | pawn
        }),
        Field::Placement | Field::Halfmove | Field::Fullmove | Field::Count | Field::Charset => {
            Bitboard::EMPTY
        }
    }
}

/// The place of the character that describes a square in the placement, in characters.
pub fn character_of(text: &str, reading: &Reading, square: Square) -> Option<usize> {
    placement(text, reading).position(|squares| squares.contains(square))
}

/// The squares of each character of the text up to the end of the placement.
fn placement(text: &str, reading: &Reading) -> impl Iterator<Item = Bitboard> {
    let span = reading.fields[0].unwrap_or_default();
    let placement: String = text.chars().skip(span.start).take(span.end - span.start).collect();
    std::iter::repeat_n(Bitboard::EMPTY, span.start).chain(squares_of(&placement))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::read_lenient;

    #[test]
    fn what_only_stands_between_the_ranks_is_no_square() {
        for text in [
            "r3k2r / 8 / 8 / 8 / 4P3 / 8 / 8 / R3K2R w - - 0 1",
            "r3k2r\\8\\8\\8\\4P3\\8\\8\\R3K2R w - - 0 1",
        ] {
            let reading = read_lenient(text);
            let king = text.find('K').unwrap();
            assert_eq!(squares_at(text, &reading, king), Square::E1.into(), "{text}");
            assert_eq!(character_of(text, &reading, Square::E4), text.find('P'));
        }
    }

    #[test]
    fn what_stands_before_the_first_rank_moves_none() {
        for text in [
            "/r3k2r/8/8/8/4P3/8/8/R3K2R w - - 0 1",
            "/ r3k2r / 8 / 8 / 8 / 4P3 / 8 / 8 / R3K2R w - - 0 1",
            "\\r3k2r\\8\\8\\8\\4P3\\8\\8\\R3K2R w - - 0 1",
            // A rank is missing here, and it is the first one that is.
            "/8/8/8/4P3/8/8/R3K2R w - - 0 1",
        ] {
            let reading = read_lenient(text);
            assert_eq!(reading.position.piece_at(Square::E4), Some(Color::White.pawn()), "{text}");
            assert_eq!(character_of(text, &reading, Square::E4), text.find('P'), "{text}");
        }
    }

    #[test]
    fn a_character_means_its_squares_and_a_square_its_character() {
        let text = "  r3k2r/8/8/8/4P3/8/8/R3K2R b KQkq e3 0 1";
        let reading = read_lenient(text);
        assert_eq!(squares_at(text, &reading, 2), Square::A8.into());
        assert_eq!(squares_at(text, &reading, 3).count(), 3);
        assert_eq!(character_of(text, &reading, Square::E8), Some(4));
        assert_eq!(character_of(text, &reading, Square::C8), Some(3));
        let en_passant = text.find("e3").unwrap();
        assert_eq!(squares_at(text, &reading, en_passant), Bitboard::from(Square::E3) | Square::E4);
        let rights = text.find("KQkq").unwrap();
        assert_eq!(squares_at(text, &reading, rights).count(), 6);
    }
}
