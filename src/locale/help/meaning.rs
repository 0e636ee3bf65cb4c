//! What a field of a record says now, put together from the words of a language.

use super::{HelpWords, Passing, Wings};
use crate::editor::Document;
use crate::notation::Field;
use crate::position::{Bitboard, Board, CastlingSide, Color, File, Position, Rank, Square};

impl HelpWords {
    /// What a field says. `position` is the document's as it is written.
    pub fn meaning(&self, document: &Document, position: &Position, field: Field) -> String {
        match field {
            Field::Placement => {
                let count = |color| position.board().by_color(color).count() as u32;
                (self.men)(count(Color::White), count(Color::Black))
            }
            Field::Side => (self.turn)(position.turn),
            Field::Castling => self.rights_meaning(document, position),
            Field::EnPassant => position.en_passant.map_or_else(
                || self.no_square.to_owned(),
                |square| (self.passing)(square, !position.turn, passing(position)),
            ),
            Field::Halfmove => (self.halfmove)(position.halfmove_clock),
            Field::Fullmove => (self.fullmove)(position.fullmove_number.get(), position.turn),
            Field::Count | Field::Charset => String::new(),
        }
    }

    fn rights_meaning(&self, document: &Document, position: &Position) -> String {
        let right =
            |color, side| document.right(color, side).is_some_and(|rook| position.castling.contains(rook));
        let wings = |color| Wings {
            king: right(color, CastlingSide::KingSide),
            queen: right(color, CastlingSide::QueenSide),
        };
        let mut meaning = (self.rights)(wings(Color::White), wings(Color::Black));
        if document.rules().allowed_castling(position) != position.castling {
            meaning.push(' ');
            meaning.push_str(self.idle_right);
        }
        meaning
    }

    /// What stands on a rank from the a-file on: runs of the same, and whose they are unless that differs.
    pub fn rank_meaning(&self, board: &Board, rank: Rank) -> String {
        let squares = Bitboard::from_rank(rank);
        let only = Color::ALL.into_iter().find(|color| (board.by_color(!*color) & squares).is_empty());
        let mut meaning = match only.filter(|color| (board.by_color(*color) & squares).any()) {
            Some(color) => format!("{}: ", (self.color)(color)),
            None => String::new(),
        };
        let mut run = 0;
        let on = |file| board.piece_at(Square::from_coords(file, rank));
        for file in File::ALL {
            run += 1;
            let next = file.offset(1);
            if next.is_some_and(|next| on(next) == on(file)) {
                continue;
            }
            meaning.push_str(&match on(file) {
                Some(piece) => (self.pieces)(piece, run, only.is_none()),
                None => (self.empty)(run),
            });
            if next.is_some() {
                meaning.push_str(", ");
            }
            run = 0;
        }
        meaning
    }
}

fn passing(position: &Position) -> Passing {
    if position.sound_en_passant().is_none() {
        Passing::Unsound
    } else if position.en_passant_is_legal() {
        Passing::Capturable
    } else {
        Passing::Idle
    }
}

#[cfg(test)]
mod tests {
    use super::super::help_words;
    use super::*;
    use crate::notation::read_lenient;

    fn meaning(tag: &str, fen: &str, field: Field) -> String {
        let document = Document::given(read_lenient(fen).position);
        help_words(tag).meaning(&document, &document.written(), field)
    }

    #[test]
    fn a_rank_is_read_from_the_a_file_on() {
        let board = read_lenient("r1bqkb1r/pppppppp/8/3pP3/8/7R/PPPPPPPP/RNBQKBNR w KQkq - 0 1").position;
        let said = |tag, rank| help_words(tag).rank_meaning(board.board(), rank);
        assert_eq!(
            said("en", Rank::Eighth),
            "Black: rook, 1 empty square, bishop, queen, king, bishop, 1 empty square, rook"
        );
        assert_eq!(said("en", Rank::Seventh), "Black: 8 pawns");
        assert_eq!(said("en", Rank::Sixth), "8 empty squares");
        assert_eq!(said("en", Rank::Fifth), "3 empty squares, black pawn, white pawn, 3 empty squares");
        assert_eq!(said("de", Rank::Fifth), "3 leere Felder, schwarzer Bauer, weißer Bauer, 3 leere Felder");
        assert_eq!(said("fr", Rank::Third), "Blancs\u{a0}: 7 cases vides, tour");
    }

    #[test]
    fn rights_name_the_sides_and_say_what_is_of_no_use() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w ";
        let said = |tag, rights: &str| meaning(tag, &format!("{start}{rights} - 0 1"), Field::Castling);
        assert_eq!(said("en", "KQ"), "White may still castle on both sides; Black may not castle any more.");
        assert_eq!(said("de", "Qk"), "Weiß darf noch lang rochieren; Schwarz darf noch kurz rochieren.");
        assert!(said("fr", "-").starts_with("Les deux camps ne peuvent plus roquer"));
        let lost = meaning("en", "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", Field::Castling);
        assert!(
            lost.starts_with("White may still castle on both sides;") && lost.ends_with("would have to be.")
        );
        let inner = meaning("en", "4k1rr/8/8/8/8/8/8/4K1RR w Gg - 0 1", Field::Castling);
        assert_eq!(inner, "White and Black may still castle kingside.");
    }

    #[test]
    fn an_en_passant_square_says_whether_it_is_of_any_use() {
        let said = |fen| meaning("en", fen, Field::EnPassant);
        assert!(said("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2").contains("may be captured"));
        assert!(said("4k3/8/8/3p4/8/8/8/4K3 w - d6 0 2").contains("no pawn can capture"));
        assert!(said("4k3/8/8/8/8/8/8/4K3 w - d6 0 2").contains("no pawn can have just"));
        assert_eq!(said("4k3/8/8/8/8/8/8/4K3 w - - 0 2"), help_words("en").no_square);
    }

    #[test]
    fn turn_and_clocks_are_told() {
        let fen = "8/5k2/8/3r4/8/2R5/4K3/8 b - - 112 140";
        assert_eq!(meaning("en", fen, Field::Side), "It is Black’s turn.");
        assert!(meaning("de", fen, Field::Halfmove).starts_with("112 Halbzüge"));
        assert!(meaning("fr", fen, Field::Fullmove).contains("140"));
        assert_eq!(meaning("en", fen, Field::Placement), "Pieces and pawns on the board: White 2, Black 2.");
    }
}
