//! The words of the help: what the fields of a record are, and what they say now.
//!
//! The help alone comes in several languages. Each is one value of [`HelpWords`]: a language that lacks a word does not
//! compile, and sentences with something filled in are functions of the language's own, for no two languages inflect
//! alike.

mod de;
mod en;
mod fr;
mod meaning;

use crate::notation::Form;
use crate::position::{Color, Piece, Square};

/// What a field of the record is.
#[derive(Debug)]
pub struct FieldWords {
    /// What it is called.
    pub name: &'static str,
    /// What stands in it.
    pub about: &'static str,
}

/// A point that is often got wrong, or in which programs differ.
#[derive(Debug)]
pub struct Point {
    /// The rule in a line.
    pub title: &'static str,
    /// Why it is so.
    pub text: &'static str,
    /// A text to look at; empty where there is none.
    pub example: &'static str,
}

/// On which sides a colour may castle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wings {
    /// Kingside.
    pub king: bool,
    /// Queenside.
    pub queen: bool,
}

/// What the en passant square says on its board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passing {
    /// No pawn can have crossed this square with the last move.
    Unsound,
    /// A pawn has crossed it, and none can capture.
    Idle,
    /// A pawn has crossed it, and may be captured.
    Capturable,
}

/// Everything that the help says in one language.
#[derive(Debug)]
pub struct HelpWords {
    /// The language's tag.
    pub tag: &'static str,
    /// What the language calls itself.
    pub language: &'static str,
    /// The title.
    pub title: &'static str,
    /// What the choice of the language is called.
    pub choose: &'static str,
    /// Close.
    pub close: &'static str,
    /// What a record is, and how to use this help.
    pub about: &'static str,
    /// The text in the box has faults.
    pub faulty: &'static str,
    /// A field has a fault.
    pub faulty_field: &'static str,
    /// A field is not in the text.
    pub absent: &'static str,
    /// The six fields, in the order of the record.
    pub fields: [FieldWords; 6],
    /// The list of ranks.
    pub ranks: &'static str,
    /// A colour before what it has, with the colon's own space.
    pub color: fn(Color) -> &'static str,
    /// A rank by its number.
    pub rank: fn(char) -> String,
    /// How many men each side has.
    pub men: fn(u32, u32) -> String,
    /// Men of one kind, with their colour or without.
    pub pieces: fn(Piece, u32, bool) -> String,
    /// Empty squares.
    pub empty: fn(u32) -> String,
    /// Whose turn it is.
    pub turn: fn(Color) -> String,
    /// Who may castle where.
    pub rights: fn(Wings, Wings) -> String,
    /// A right that the board does not allow.
    pub idle_right: &'static str,
    /// No en passant square.
    pub no_square: &'static str,
    /// A square behind a pawn of this colour.
    pub passing: fn(Square, Color, Passing) -> String,
    /// The halfmove clock.
    pub halfmove: fn(u32) -> String,
    /// The number of the full move.
    pub fullmove: fn(u32, Color) -> String,
    /// Where the dialects differ.
    pub dialects: &'static str,
    /// What the board's position is by each of them.
    pub on_board: &'static str,
    /// The square by three conventions, the rights by two, EPD.
    pub dialect_points: [Point; 3],
    /// What is often got wrong.
    pub mistakes: &'static str,
    /// The rules that are often broken.
    pub mistake_points: [Point; 8],
    /// Loads an example.
    pub try_it: &'static str,
}

/// Every language of the help.
pub static HELP: [&HelpWords; 3] = [&en::WORDS, &de::WORDS, &fr::WORDS];

/// The forms that differ in the en passant square, by their names.
pub const SQUARE_FORMS: [(&str, Form); 3] =
    [("FEN 1993", Form::Fen1993), ("X-FEN", Form::XFen), ("Lichess", Form::Lichess)];
/// The forms that differ in the castling rights.
pub const RIGHTS_FORMS: [(&str, Form); 2] = [("X-FEN", Form::AsGiven), ("Shredder-FEN", Form::Shredder)];

/// The words of the language that a tag such as `fr-CA` names; English if there are none.
pub fn help_words(tag: &str) -> &'static HelpWords {
    let language = tag.get(..2).unwrap_or_default();
    HELP.into_iter().find(|words| words.tag.eq_ignore_ascii_case(language)).unwrap_or(HELP[0])
}

/// Records that show a point in every language.
mod example {
    pub(super) const EN_PASSANT: &str = "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3";
    pub(super) const CHESS960: &str = "4k1rr/5ppp/8/8/8/8/5PPP/4K1RR w Gg - 0 1";
    pub(super) const EPD: &str = "6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - bm Ra8#; id \"back rank\";";
    pub(super) const RIGHTS: &str = "r3k2r/8/8/8/8/8/8/R3K2R w qkQK - 0 1";
    pub(super) const HALFMOVES: &str = "8/5k2/8/3r4/8/2R5/4K3/8 w - - 112 140";
    pub(super) const SQUARE: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e4 0 1";
    pub(super) const KINGS: &str = "8/8/8/2K5/4k3/8/8/8 w - - 0 1";
    pub(super) const RANK: &str = "4k3/7p7/8/8/8/8/8/4K3 w - - 0 1";
    pub(super) const PAWN: &str = "rnbqkbnr/pppppppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    pub(super) const ZERO: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 0";
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::legality::{Rules, findings};
    use crate::notation::{Field, read_lenient};
    use crate::position::Role;

    #[test]
    fn a_tag_names_its_language_and_an_unknown_one_english() {
        for (tag, language) in [
            ("de", "de"),
            ("de-AT", "de"),
            ("FR-ca", "fr"),
            ("en-GB", "en"),
            ("pt-BR", "en"),
            ("", "en"),
            ("é", "en"),
        ] {
            assert_eq!(help_words(tag).tag, language, "{tag}");
        }
    }

    /// Every sentence of a language, filled in.
    fn sentences(words: &HelpWords) -> Vec<String> {
        let mut list = Vec::new();
        for turn in Color::ALL {
            list.extend([(words.turn)(turn), (words.fullmove)(1, turn), (words.fullmove)(40, turn)]);
            for passing in [Passing::Unsound, Passing::Idle, Passing::Capturable] {
                list.push((words.passing)(turn.fold_wb(Square::E3, Square::E6), turn, passing));
            }
        }
        list.extend([0, 1, 2, 99, 100, 149, 150].map(words.halfmove));
        list.extend([(words.men)(1, 0), (words.men)(16, 15)]);
        let wings = [(false, false), (true, false), (false, true), (true, true)];
        let wings = wings.map(|(king, queen)| Wings { king, queen });
        list.extend(wings.iter().flat_map(|white| wings.map(|black| (words.rights)(*white, black))));
        let fields = words.fields.iter().map(|field| field.about);
        let points = words.dialect_points.iter().chain(&words.mistake_points).map(|point| point.text);
        let plain =
            [words.about, words.faulty, words.faulty_field, words.absent, words.idle_right, words.no_square];
        list.extend(fields.chain(points).chain(plain).map(str::to_owned));
        list
    }

    #[test]
    fn sentences_end_and_leave_no_gap() {
        for words in HELP {
            for sentence in sentences(words) {
                assert!(sentence.len() > 8 && sentence.ends_with('.'), "{}: {sentence:?}", words.tag);
                let doubled = ["  ", " .", " ,", "..", "{", "}"];
                assert!(!doubled.iter().any(|bad| sentence.contains(bad)), "{}: {sentence:?}", words.tag);
                let first = sentence.chars().next().unwrap();
                assert!(first.is_uppercase() || first.is_ascii_digit(), "{}: {sentence:?}", words.tag);
            }
        }
    }

    #[test]
    fn each_language_says_each_thing_in_its_own_way() {
        for (index, words) in HELP.into_iter().enumerate() {
            for other in &HELP[..index] {
                let same = sentences(words).into_iter().find(|sentence| sentences(other).contains(sentence));
                assert_eq!(same, None, "{} and {}", words.tag, other.tag);
            }
        }
    }

    #[test]
    fn men_are_inflected() {
        let said = |tag, piece, count, coloured| (help_words(tag).pieces)(piece, count, coloured);
        assert_eq!(said("en", Color::White.knight(), 1, true), "white knight");
        assert_eq!(said("en", Color::Black.pawn(), 8, false), "8 pawns");
        assert_eq!(said("de", Color::White.queen(), 1, true), "weiße Dame");
        assert_eq!(said("de", Color::Black.rook(), 1, true), "schwarzer Turm");
        assert_eq!(said("de", Color::Black.knight(), 2, true), "2 schwarze Springer");
        assert_eq!(said("fr", Color::White.rook(), 1, true), "tour blanche");
        assert_eq!(said("fr", Color::Black.king(), 1, true), "roi noir");
        assert_eq!(said("fr", Color::Black.bishop(), 2, true), "2 fous noirs");
        for words in HELP {
            for role in Role::ALL {
                assert_ne!(
                    (words.pieces)(role.of(Color::White), 1, false),
                    (words.pieces)(role.of(Color::White), 2, false)
                );
            }
            assert_ne!((words.empty)(1), (words.empty)(2));
        }
    }

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
        for words in HELP {
            let [square, rights, epd] = [0, 1, 2].map(|index| shown(words.dialect_points[index].example));
            assert_eq!(square, (vec![], 0, vec![]));
            assert_eq!(rights, (vec![], 0, vec![]));
            assert_eq!((epd.0, epd.2), (vec![], vec![]));
            let [order, clock, behind, letters, case, rank, pawn, zero] =
                std::array::from_fn(|index| shown(words.mistake_points[index].example));
            assert_eq!(order, (vec![], 1, vec![]));
            assert_eq!(clock, (vec![], 0, vec!["fifty-moves"]));
            assert_eq!(behind, (vec![], 0, vec!["bad-ep-rank"]));
            assert_eq!(letters.0, [Field::Placement]);
            assert_eq!(case, (vec![], 0, vec![]));
            assert!(rank.0.contains(&Field::Placement));
            assert_eq!(pawn.2, ["too-many-black-pawns", "too-many-black-pieces", "too-much-black-material"]);
            assert_eq!(zero, (vec![], 1, vec![]));
        }
    }
}
