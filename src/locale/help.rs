//! The words of the help: what the fields of a record are, and what they say now.

use super::{HelpWords, help_words};
use crate::editor::Document;
use crate::legality::Variant;
use crate::notation::{Field, Form};
use crate::position::{Bitboard, Board, CastlingSide, Color, File, Position, Rank, Square};

/// A point that is often got wrong, or in which programs differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// The rule in a line.
    pub title: &'static str,
    /// Why it is so.
    pub text: &'static str,
    /// A text to look at.
    pub example: &'static str,
}

/// The forms that differ in the en passant square, by their names.
pub const SQUARE_FORMS: [(&str, Form); 3] =
    [("FEN 1993", Form::Fen1993), ("X-FEN", Form::XFen), ("Lichess", Form::Lichess)];
/// The forms that differ in the castling rights.
pub const RIGHTS_FORMS: [(&str, Form); 2] = [("X-FEN", Form::AsGiven), ("Shredder-FEN", Form::Shredder)];

/// Where dialects differ: in the square, in the rights, and EPD.
pub fn dialect_points() -> [Point; 3] {
    let words = help_words();
    let point = |title, text, example| Point { title, text, example };
    [
        point(words.help_square(), words.help_square_text(), example::EN_PASSANT),
        point(words.help_chess960(), words.help_chess960_text(), example::CHESS960),
        point(words.help_epd(), words.help_epd_text(), example::EPD),
    ]
}

/// The rules that are often broken.
pub fn mistake_points() -> [Point; 8] {
    let words = help_words();
    let point = |title, text, example| Point { title, text, example };
    [
        point(words.help_order(), words.help_order_text(), example::RIGHTS),
        point(words.help_clock(), words.help_clock_text(), example::HALFMOVES),
        point(words.help_behind(), words.help_behind_text(), example::SQUARE),
        point(words.help_letters(), words.help_letters_text(), example::LETTERS),
        point(words.help_case(), words.help_case_text(), example::KINGS),
        point(words.help_eight(), words.help_eight_text(), example::RANK),
        point(words.help_two_places(), words.help_two_places_text(), example::PAWN),
        point(words.help_zero(), words.help_zero_text(), example::ZERO),
    ]
}

/// Records that show a point in every language.
mod example {
    pub(super) const EN_PASSANT: &str = "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3";
    pub(super) const CHESS960: &str = "4k1rr/5ppp/8/8/8/8/5PPP/4K1RR w Gg - 0 1";
    pub(super) const EPD: &str = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - bm Ra8#; id \"back rank\";";
    pub(super) const RIGHTS: &str = "r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1";
    pub(super) const HALFMOVES: &str = "8/5k2/8/3r4/8/2R5/4K3/8 w - - 112 140";
    pub(super) const SQUARE: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e4 0 1";
    pub(super) const LETTERS: &str = "rnbqkbnr/pppppppp/8/8/8/5S2/PPPPPPPP/RNBQKB1R b KQkq - 1 1";
    pub(super) const KINGS: &str = "8/8/8/2K5/4k3/8/8/8 w - - 0 1";
    pub(super) const RANK: &str = "4k3/7p7/8/8/8/8/8/4K3 w - - 0 1";
    pub(super) const PAWN: &str = "rnbqkbnr/pppppppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    pub(super) const ZERO: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 0";
}

/// What a field says. `position` is the document's as it is written.
pub fn meaning(document: &Document, position: &Position, field: Field) -> String {
    let words = help_words();
    match field {
        Field::Placement => {
            let count = |color| position.board().by_color(color).count();
            words.help_men(count(Color::White), count(Color::Black))
        }
        Field::Side => words.help_turn(position.turn),
        Field::Castling => rights_meaning(words, document, position),
        Field::EnPassant => match position.en_passant {
            None => words.help_no_square().into(),
            Some(square) if position.valid_en_passant().is_none() => words.help_passing_unsound(square),
            Some(square) if can_be_taken(document, position) => words.help_passing(!position.turn, square),
            Some(square) => words.help_passing_idle(!position.turn, square),
        },
        Field::Halfmove => match position.halfmove_clock {
            clock @ 0..100 => words.help_halfmove(clock),
            clock @ 100..150 => words.help_halfmove_draw(clock),
            clock => words.help_halfmove_over(clock),
        },
        Field::Fullmove => words.help_fullmove(position.fullmove_number.get(), position.turn),
        Field::Count | Field::Charset => String::new(),
    }
}

/// Whether a pawn may capture in passing. In Antichess no king keeps it from that.
fn can_be_taken(document: &Document, position: &Position) -> bool {
    if document.variant == Variant::Antichess {
        position.en_passant_is_pseudo_legal()
    } else {
        position.en_passant_is_legal()
    }
}

fn rights_meaning(words: &HelpWords, document: &Document, position: &Position) -> String {
    let right =
        |color, side| document.right(color, side).is_some_and(|rook| position.castling.contains(rook));
    let wings = |color| match (right(color, CastlingSide::KingSide), right(color, CastlingSide::QueenSide)) {
        (true, true) => "both",
        (true, false) => "king",
        (false, true) => "queen",
        (false, false) => "none",
    };
    let (white, black) = (wings(Color::White), wings(Color::Black));
    let mut meaning =
        if white == black { words.help_rights_same(white) } else { words.help_rights(white, black) };
    if document.rules().allowed_castling(position) != position.castling {
        meaning.push(' ');
        meaning.push_str(words.help_idle_right());
    }
    meaning
}

/// What stands on a rank from the a-file on: runs of the same, and whose they are unless that differs.
pub fn rank_meaning(board: &Board, rank: Rank) -> String {
    let words = help_words();
    let squares = Bitboard::from_rank(rank);
    let only = Color::ALL.into_iter().find(|color| (board.by_color(!*color) & squares).is_empty());
    let only = only.filter(|color| (board.by_color(*color) & squares).any());
    let mut runs = Vec::new();
    let mut run = 0_u32;
    let on = |file| board.piece_at(Square::from_coords(file, rank));
    for file in File::ALL {
        run += 1;
        if file.offset(1).is_some_and(|next| on(next) == on(file)) {
            continue;
        }
        runs.push(match on(file) {
            Some(piece) if only.is_some() => words.help_men_of(piece.role, run),
            Some(piece) => words.help_men_in_color(run, piece),
            None => words.help_empty(run),
        });
        run = 0;
    }
    let runs = runs.join(", ");
    match only {
        Some(color) => format!("{} {runs}", words.help_color(color)),
        None => runs,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::legality::{Rules, findings};
    use crate::locale::built::speak_language;
    use crate::notation::read_lenient;

    /// The fields with faults, the number of repairs, and the names of the findings.
    fn shown(text: &str) -> (Vec<Field>, usize, Vec<&'static str>) {
        let reading = read_lenient(text);
        let position = &reading.position;
        let rules = Rules { mode: position.detect_castling_mode(), ..Rules::STANDARD };
        let found = findings(position, &rules).iter().map(|finding| finding.kind.name()).collect();
        (reading.faults.iter().map(|fault| fault.kind.field()).collect(), reading.repairs.len(), found)
    }

    #[test]
    fn each_example_shows_its_point() {
        let [square, rights, epd] = dialect_points().map(|point| shown(point.example));
        assert_eq!(square, (vec![], 0, vec![]));
        assert_eq!(rights, (vec![], 0, vec![]));
        assert_eq!((epd.0, epd.2), (vec![], vec![]));
        let [order, clock, behind, letters, case, rank, pawn, zero] =
            mistake_points().map(|point| shown(point.example));
        assert_eq!(order, (vec![], 1, vec![]));
        assert_eq!(clock, (vec![], 0, vec!["fifty-moves"]));
        assert_eq!(behind, (vec![], 0, vec!["bad-ep-rank"]));
        assert_eq!(letters.0, [Field::Placement]);
        assert_eq!(case, (vec![], 0, vec![]));
        assert!(rank.0.contains(&Field::Placement));
        assert_eq!(pawn.2, ["too-many-black-pawns", "too-many-black-pieces", "too-much-black-material"]);
        assert_eq!(zero, (vec![], 1, vec![]));
    }

    fn said_of(language: &str, fen: &str, field: Field) -> String {
        speak_language(language);
        let document = Document::given(read_lenient(fen).position);
        meaning(&document, &document.written(), field)
    }

    #[test]
    fn a_rank_is_read_from_the_a_file_on() {
        let board = read_lenient("r1bqkb1r/pppppppp/8/3pP3/8/7R/PPPPPPPP/RNBQKBNR w KQkq - 0 1").position;
        let said = |language, rank| {
            speak_language(language);
            rank_meaning(board.board(), rank)
        };
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
        let said = |tag, rights: &str| said_of(tag, &format!("{start}{rights} - 0 1"), Field::Castling);
        assert_eq!(said("en", "KQ"), "White may still castle on both sides; Black may not castle any more.");
        assert_eq!(said("de", "Qk"), "Weiß darf noch lang rochieren; Schwarz darf noch kurz rochieren.");
        assert!(said("fr", "-").starts_with("Les deux camps ne peuvent plus roquer"));
        let lost = said_of("en", "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", Field::Castling);
        assert!(
            lost.starts_with("White may still castle on both sides;")
                && lost.ends_with("or this game has no castling.")
        );
        let inner = said_of("en", "4k1rr/8/8/8/8/8/8/4K1RR w Gg - 0 1", Field::Castling);
        assert_eq!(inner, "White and Black may still castle kingside.");
    }

    #[test]
    fn an_en_passant_square_says_whether_it_is_of_any_use() {
        let said = |fen| said_of("en", fen, Field::EnPassant);
        assert!(said("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2").contains("may be captured"));
        assert!(said("4k3/8/8/3p4/8/8/8/4K3 w - d6 0 2").contains("no pawn can capture"));
        assert!(said("4k3/8/8/8/8/8/8/4K3 w - d6 0 2").contains("no pawn can have just"));
        let pinned = "4k3/8/8/r2pP2K/8/8/8/8 w - d6 0 2";
        assert!(said(pinned).contains("no pawn can capture"));
        let mut document = Document::given(read_lenient(pinned).position);
        document.variant = Variant::Antichess;
        assert!(meaning(&document, &document.written(), Field::EnPassant).contains("may be captured"));
        assert_eq!(said("4k3/8/8/8/8/8/8/4K3 w - - 0 2"), help_words().help_no_square());
    }

    #[test]
    fn turn_and_clocks_are_told() {
        let fen = "8/5k2/8/3r4/8/2R5/4K3/8 b - - 112 140";
        assert_eq!(said_of("en", fen, Field::Side), "It is Black’s turn.");
        assert!(said_of("de", fen, Field::Halfmove).starts_with("112 Halbzüge"));
        assert!(said_of("fr", fen, Field::Fullmove).contains("140"));
        assert_eq!(said_of("en", fen, Field::Placement), "Pieces and pawns on the board: White 2, Black 2.");
    }
}
