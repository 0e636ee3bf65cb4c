//! Diagrams in text, as programs print them.

use forsyth::import::{Import, Reason, RemarkKind, import};
use forsyth::notation::{Language, write};
use forsyth::position::{Color, Transform};

use super::{START, only, positions, reason, remarks};

const ITALIAN: &str = "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w - - 0 1";

const STOCKFISH: &str = "
 +---+---+---+---+---+---+---+---+
 | r |   | b | q | k |   | n | r | 8
 +---+---+---+---+---+---+---+---+
 | p | p | p | p |   | p | p | p | 7
 +---+---+---+---+---+---+---+---+
 |   |   | n |   |   |   |   |   | 6
 +---+---+---+---+---+---+---+---+
 |   |   | b |   | p |   |   |   | 5
 +---+---+---+---+---+---+---+---+
 |   |   | B |   | P |   |   |   | 4
 +---+---+---+---+---+---+---+---+
 |   |   |   |   |   | N |   |   | 3
 +---+---+---+---+---+---+---+---+
 | P | P | P | P |   | P | P | P | 2
 +---+---+---+---+---+---+---+---+
 | R | N | B | Q | K |   |   | R | 1
 +---+---+---+---+---+---+---+---+
   a   b   c   d   e   f   g   h
";

const PLAIN: &str = "r . b q k . n r
p p p p . p p p
. . n . . . . .
. . b . p . . .
. . B . P . . .
. . . . . N . .
P P P P . P P P
R N B Q K . . R";

/// The same rows with other signs.
fn with(separator: &str, empty: &str) -> String {
    PLAIN.replace(' ', separator).replace('.', empty)
}

/// The rows the other way round: Black at the bottom.
fn turned(rows: &str) -> String {
    rows.lines().rev().map(|row| row.chars().rev().collect::<String>()).collect::<Vec<_>>().join("\n")
}

/// Each row with its number, from 8 down or from 1 up.
fn numbered(rows: &str, from_eight: bool) -> String {
    let number = |index: usize| if from_eight { 8 - index } else { index + 1 };
    rows.lines().enumerate().map(|(index, row)| format!("{} {row}\n", number(index))).collect()
}

#[test]
fn the_board_of_stockfish_with_its_record() {
    let output = format!(
        "info string NNUE evaluation\n{STOCKFISH}\nFen: r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4\n\
         Key: 3AE0B4C5D6E7F8\nCheckers:\n"
    );
    assert_eq!(only(&output), ("diagram-with-record", ITALIAN.replace(" - - 0 1", " KQkq - 4 4")));
    assert!(!remarks(&output).contains(&RemarkKind::DiagramDisagrees));
    let other = output.replace("5N2", "4N3");
    assert!(remarks(&other).contains(&RemarkKind::DiagramDisagrees));
    assert_eq!(only(STOCKFISH), ("bordered-diagram", ITALIAN.into()));
}

#[test]
fn boards_of_many_programs() {
    let python = with(" ", "⭘").chars().map(figurine).collect::<String>();
    let bordered: String = "  -----------------\n".to_owned()
        + &numbered(&with("|", "·").lines().map(|row| format!("|{row}|\n")).collect::<String>(), true)
            .chars()
            .map(figurine)
            .collect::<String>()
            .replace('\n', "\n  -----------------\n")
        + "   a b c d e f g h";
    let chessjs: String = "   +------------------------+\n".to_owned()
        + &with("  ", ".")
            .lines()
            .enumerate()
            .map(|(i, row)| format!(" {} | {row} |\n", 8 - i))
            .collect::<String>()
        + "   +------------------------+\n     a  b  c  d  e  f  g  h";
    let spaces: String = "  +-----------------+\n".to_owned()
        + &with(" ", " ")
            .lines()
            .enumerate()
            .map(|(i, row)| format!("{} | {row} |\n", 8 - i))
            .collect::<String>();
    for (name, text, source) in [
        ("python-chess str", PLAIN.to_owned(), "plain-diagram"),
        ("python-chess unicode", python, "figurine-diagram"),
        ("python-chess with borders", bordered, "figurine-diagram"),
        ("chess.js", chessjs, "bordered-diagram"),
        ("spaces in a frame", spaces, "bordered-diagram"),
        ("stars", with(" ", "*"), "plain-diagram"),
        ("dashes", with(" ", "-"), "plain-diagram"),
        ("underscores", with(" ", "_"), "plain-diagram"),
        ("dashes, compact, numbered", numbered(&with("", "-"), true), "plain-diagram"),
        ("numbers", numbered(PLAIN, true), "plain-diagram"),
        ("compact with files", with("", ".") + "\nabcdefgh", "plain-diagram"),
        ("tabs", with("\t", "."), "plain-diagram"),
        ("lines apart", PLAIN.replace('\n', "\r\n\r\n"), "plain-diagram"),
        ("variation selectors", PLAIN.replace('B', "♗\u{FE0E}"), "figurine-diagram"),
    ] {
        assert_eq!(only(&text), (source, ITALIAN.into()), "{name}\n{text}");
        assert_eq!(only(&text.replace("\r\n", "\n").replace('\n', "\r\n")).1, ITALIAN, "{name} with CRLF");
        let noise = format!("Some words before.\n\n{text}\n\nSome words after, 1 of 2.\n");
        assert_eq!(only(&noise).1, ITALIAN, "{name} in a log");
    }
    // Compact rows without any other sign are a record already.
    assert_eq!(only(&with("", ".")), ("record", ITALIAN.into()));
}

fn figurine(letter: char) -> char {
    let index = "KQRBNPkqrbnp".find(letter);
    index.and_then(|index| char::from_u32(0x2654 + index as u32)).unwrap_or(letter)
}

#[test]
fn the_board_of_gnu_chess_has_its_fields_above() {
    let text = format!("white  KQkq\n{}\n\nWhite (1) : ", PLAIN.replace('\n', " \n"));
    assert_eq!(only(&text).1, ITALIAN.replace(" - - ", " KQkq - "));
    let text = format!("black  Kq  e3\n{PLAIN}\n");
    assert_eq!(only(&text).1, ITALIAN.replace("w - - ", "b Kq e3 "));
}

#[test]
fn the_boards_of_fics_and_crafty() {
    let fics: String = PLAIN
        .lines()
        .enumerate()
        .map(|(index, row)| {
            let cells: String = row
                .split(' ')
                .map(|cell| match cell {
                    "." => "   |".into(),
                    black if black == black.to_lowercase() => format!(" *{}|", black.to_uppercase()),
                    white => format!(" {white} |"),
                })
                .collect();
            format!(
                "    {}  |{cells}     Move # : 4 (White)\n       |---+---+---+---+---+---+---+---|\n",
                8 - index
            )
        })
        .collect();
    assert_eq!(only(&fics), ("bordered-diagram", ITALIAN.into()));
    let black = fics.replace("(White)", "(Black)");
    assert_eq!(only(&black), ("bordered-diagram", ITALIAN.replace(" w ", " b ")));
    let crafty: String = PLAIN
        .lines()
        .enumerate()
        .map(|(index, row)| {
            let cells: String = row
                .split(' ')
                .map(|cell| match cell {
                    "." => " . |".into(),
                    black if black == black.to_lowercase() => format!("<{}>|", black.to_uppercase()),
                    white => format!("-{white}-|"),
                })
                .collect();
            format!("   {}   |{cells}\n       +---+---+---+---+---+---+---+---+\n", 8 - index)
        })
        .collect();
    assert_eq!(only(&crafty), ("bordered-diagram", ITALIAN.into()));
}

#[test]
fn which_side_is_at_the_bottom() {
    let black = Some(Color::Black);
    for text in [
        numbered(&turned(PLAIN), false),
        turned(PLAIN) + "\nh g f e d c b a",
        numbered(&turned(PLAIN), false) + "  h g f e d c b a",
    ] {
        assert_eq!(only(&text).1, ITALIAN, "{text}");
        assert_eq!(positions(&text).1[0].orientation, black);
        assert!(remarks(&text).contains(&RemarkKind::BottomByCoordinates(Color::Black)));
    }
    assert_eq!(only(&turned(PLAIN)).1, ITALIAN);
    assert!(remarks(&turned(PLAIN)).contains(&RemarkKind::BottomByPawns(Color::Black)));
    assert!(remarks(PLAIN).contains(&RemarkKind::BottomNotGiven));
    // Without coordinates an ending is taken as it stands.
    let ending = ". . . . k . . .\n".to_owned() + &". . . . . . . .\n".repeat(6) + ". . R . K . . .";
    assert_eq!(only(&ending).1, "4k3/8/8/8/8/8/8/2R1K3 w - - 0 1");
    let (_, found, _) = positions(&turned(&ending));
    let rotated = found[0].position.transformed(Transform::Rotate).unwrap();
    assert_eq!(write(&rotated), "4k3/8/8/8/8/8/8/2R1K3 w - - 0 1");
}

#[test]
fn the_side_to_move_is_taken_from_the_words_near() {
    for words in ["Black to move", "Schwarz am Zug", "Trait aux noirs", "Juegan negras", "Turn: b"] {
        for text in [format!("{PLAIN}\n{words}"), format!("{words}\n\n{PLAIN}")] {
            assert_eq!(only(&text).1, ITALIAN.replace(" w ", " b "), "{text}");
            assert!(remarks(&text).contains(&RemarkKind::SideFromWords(Color::Black)));
        }
    }
    assert!(remarks(PLAIN).contains(&RemarkKind::SideNotGiven));
}

#[test]
fn several_diagrams_of_a_log() {
    let text = format!("Diagram 1\n{PLAIN}\n\nDiagram 2\n{PLAIN}\nBlack to move\n");
    let (_, found, _) = positions(&text);
    assert_eq!(found.len(), 2);
    assert_eq!(found[1].title.as_deref(), Some("Diagram 2"));
    assert_eq!(found[1].line, 12);
    assert_eq!(positions(&format!("{PLAIN}\n\n{PLAIN}")).1.len(), 2);
}

#[test]
fn diagrams_with_local_letters() {
    let german: String = PLAIN
        .chars()
        .map(|c| "pnbrqPNBRQ".find(c).map_or(c, |i| "bsltdBSLTD".chars().nth(i).unwrap()))
        .collect();
    assert_eq!(only(&german).1, ITALIAN);
    assert!(remarks(&german).contains(&RemarkKind::Letters(Language::German)));
    assert_eq!(write(import(&german, Some(Language::German)).first().unwrap()), ITALIAN);
    let knight = ". . . . k . . .\n".to_owned() + &". . . . . . . .\n".repeat(6) + ". . S . K . . .";
    assert!(matches!(import(&knight, None), Import::Ambiguous(choices) if choices.len() == 2));
}

#[test]
fn a_diagram_says_what_is_wrong_with_it() {
    let short = PLAIN.replace(". . n . . . . .", ". . n . . . .");
    assert_eq!(reason(&short), (Reason::RowWidth { row: 3, squares: 7 }, ". . n . . . .".into()));
    assert_eq!(
        reason(&STOCKFISH.replace("|   |   | n |", "|   | n |")).0,
        Reason::RowWidth { row: 3, squares: 7 }
    );
    let seven = PLAIN.replace(". . n . . . . .\n", "");
    assert_eq!(reason(&seven).0, Reason::RowCount(7));
    assert_eq!(reason(&PLAIN.replace('n', "x")), (Reason::UnknownPiece('x'), "x".into()));
}

#[test]
fn prose_and_word_lists_are_no_diagrams() {
    let words = "software\nhardware\nfirmware\nmainline\npipeline\nbaseline\ndeadline\nheadline\n";
    assert!(matches!(import(words, None), Import::Unread(_)));
    assert!(matches!(import(&"a b c d e f g h\n".repeat(8), None), Import::Unread(_)));
    assert_eq!(only(START).0, "record");
}
