//! Texts of the help: rules that are often broken, differences between dialects, and the meaning of each field of the
//! current record.

use super::messages;
use crate::editor::Document;
use crate::legality::Variant;
use crate::notation::{Field, Form};
use crate::position::{Bitboard, Board, CastlingSide, Color, File, Position, Rank, Square};

/// A rule that is often broken, or in which dialects differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Point {
    /// The rule in one line.
    pub title: &'static str,
    /// The reason.
    pub text: &'static str,
    /// An example.
    pub example: &'static str,
}

/// The forms that differ in the en passant square, with their names.
pub const SQUARE_FORMS: [(&str, Form); 3] =
    [("FEN 1993", Form::Fen1993), ("X-FEN", Form::XFen), ("Lichess", Form::Lichess)];
/// The forms that differ in the castling rights.
pub const RIGHTS_FORMS: [(&str, Form); 2] = [("X-FEN", Form::AsGiven), ("Shredder-FEN", Form::Shredder)];

/// The differences between dialects: the en passant square, castling in Chess960, EPD.
pub fn dialect_points() -> [Point; 3] {
    let messages = messages();
    let point = |title, text, example| Point { title, text, example };
    [
        point(messages.help_square(), messages.help_square_text(), example::EN_PASSANT),
        point(messages.help_chess960(), messages.help_chess960_text(), example::CHESS960),
        point(messages.help_epd(), messages.help_epd_text(), example::EPD),
    ]
}

/// The rules that are often broken.
pub fn mistake_points() -> [Point; 8] {
    let messages = messages();
    let point = |title, text, example| Point { title, text, example };
    [
        point(messages.help_order(), messages.help_order_text(), example::RIGHTS),
        point(messages.help_clock(), messages.help_clock_text(), example::HALFMOVES),
        point(messages.help_behind(), messages.help_behind_text(), example::SQUARE),
        point(messages.help_letters(), messages.help_letters_text(), example::LETTERS),
        point(messages.help_case(), messages.help_case_text(), example::KINGS),
        point(messages.help_eight(), messages.help_eight_text(), example::RANK),
        point(messages.help_two_places(), messages.help_two_places_text(), example::PAWN),
        point(messages.help_zero(), messages.help_zero_text(), example::ZERO),
    ]
}

/// The examples, the same in every language.
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

/// The meaning of a field. `position` is the position of the document as it is written.
pub fn meaning(document: &Document, position: &Position, field: Field) -> String {
    let messages = messages();
    match field {
        Field::Placement => {
            let count = |color| position.board().by_color(color).count();
            messages.help_men(count(Color::White), count(Color::Black))
        }
        Field::Side => messages.help_turn(position.turn),
        Field::Castling => rights_meaning(document, position),
        Field::EnPassant => match position.en_passant {
            None => messages.help_no_square().into(),
            Some(square) if position.valid_en_passant().is_none() => messages.help_passing_unsound(square),
            Some(square) if can_be_taken(document, position) => messages.help_passing(!position.turn, square),
            Some(square) => messages.help_passing_idle(!position.turn, square),
        },
        Field::Halfmove => match position.halfmove_clock {
            clock @ 0..100 => messages.help_halfmove(clock),
            clock @ 100..150 => messages.help_halfmove_draw(clock),
            clock => messages.help_halfmove_over(clock),
        },
        Field::Fullmove => messages.help_fullmove(position.fullmove_number.get(), position.turn),
        Field::Count | Field::Charset => String::new(),
    }
}

/// Whether an en passant capture is legal. (In Antichess, no check can forbid it.)
fn can_be_taken(document: &Document, position: &Position) -> bool {
    if document.variant == Variant::Antichess {
        position.en_passant_is_pseudo_legal()
    } else {
        position.en_passant_is_legal()
    }
}

fn rights_meaning(document: &Document, position: &Position) -> String {
    let messages = messages();
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
        if white == black { messages.help_rights_same(white) } else { messages.help_rights(white, black) };
    if document.rules().allowed_castling(position) != position.castling {
        meaning.push(' ');
        meaning.push_str(messages.help_idle_right());
    }
    meaning
}

/// The contents of a rank from the a-file on. Equal adjacent squares are counted, and the colour is given once if there is
/// only one.
pub fn rank_meaning(board: &Board, rank: Rank) -> String {
    let messages = messages();
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
            Some(piece) if only.is_some() => messages.help_men_of(piece.role, run),
            Some(piece) => messages.help_men_in_color(run, piece),
            None => messages.help_empty(run),
        });
        run = 0;
    }
    let runs = runs.join(", ");
    match only {
        Some(color) => format!("{} {runs}", messages.help_color(color)),
        None => runs,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::set_language;
    use crate::legality::{Rules, findings};
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
    fn each_example_shows_its_rule() {
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

    fn meaning_of(language: &str, fen: &str, field: Field) -> String {
        set_language(language);
        let document = Document::given(read_lenient(fen).position);
        meaning(&document, &document.written(), field)
    }

    #[test]
    fn a_rank_is_read_from_the_a_file_on() {
        let board = read_lenient("r1bqkb1r/pppppppp/8/3pP3/8/7R/PPPPPPPP/RNBQKBNR w KQkq - 0 1").position;
        let explained = |language, rank| {
            set_language(language);
            rank_meaning(board.board(), rank)
        };
        assert_eq!(
            explained("en", Rank::Eighth),
            "Black: rook, 1 empty square, bishop, queen, king, bishop, 1 empty square, rook"
        );
        assert_eq!(explained("en", Rank::Seventh), "Black: 8 pawns");
        assert_eq!(explained("en", Rank::Sixth), "8 empty squares");
        assert_eq!(explained("en", Rank::Fifth), "3 empty squares, black pawn, white pawn, 3 empty squares");
        assert_eq!(
            explained("de", Rank::Fifth),
            "3 leere Felder, schwarzer Bauer, weißer Bauer, 3 leere Felder"
        );
        assert_eq!(explained("fr", Rank::Third), "Blancs\u{a0}: 7 cases vides, tour");
    }

    #[test]
    fn castling_rights_are_explained_and_unusable_ones_are_noted() {
        let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w ";
        let explained =
            |tag, rights: &str| meaning_of(tag, &format!("{start}{rights} - 0 1"), Field::Castling);
        assert_eq!(
            explained("en", "KQ"),
            "White may still castle on both sides; Black may not castle any more."
        );
        assert_eq!(explained("de", "Qk"), "Weiß darf noch lang rochieren; Schwarz darf noch kurz rochieren.");
        assert!(explained("fr", "-").starts_with("Les deux camps ne peuvent plus roquer"));
        let lost = meaning_of("en", "4k3/8/8/8/8/8/8/4K2R w KQ - 0 1", Field::Castling);
        assert!(
            lost.starts_with("White may still castle on both sides;")
                && lost.ends_with("or this game has no castling.")
        );
        let inner = meaning_of("en", "4k1rr/8/8/8/8/8/8/4K1RR w Gg - 0 1", Field::Castling);
        assert_eq!(inner, "White and Black may still castle kingside.");
    }

    #[test]
    fn an_en_passant_square_is_explained_by_whether_a_pawn_can_capture() {
        let explained = |fen| meaning_of("en", fen, Field::EnPassant);
        assert!(explained("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2").contains("may be captured"));
        assert!(explained("4k3/8/8/3p4/8/8/8/4K3 w - d6 0 2").contains("no pawn can capture"));
        assert!(explained("4k3/8/8/8/8/8/8/4K3 w - d6 0 2").contains("no pawn can have just"));
        let pinned = "4k3/8/8/r2pP2K/8/8/8/8 w - d6 0 2";
        assert!(explained(pinned).contains("no pawn can capture"));
        let mut document = Document::given(read_lenient(pinned).position);
        document.variant = Variant::Antichess;
        assert!(meaning(&document, &document.written(), Field::EnPassant).contains("may be captured"));
        assert_eq!(explained("4k3/8/8/8/8/8/8/4K3 w - - 0 2"), messages().help_no_square());
    }

    #[test]
    fn side_to_move_and_counters_are_explained() {
        let fen = "8/5k2/8/3r4/8/2R5/4K3/8 b - - 112 140";
        assert_eq!(meaning_of("en", fen, Field::Side), "It is Black’s turn.");
        assert!(meaning_of("de", fen, Field::Halfmove).starts_with("112 Halbzüge"));
        assert!(meaning_of("fr", fen, Field::Fullmove).contains("140"));
        assert_eq!(
            meaning_of("en", fen, Field::Placement),
            "Pieces and pawns on the board: White 2, Black 2."
        );
    }
}
