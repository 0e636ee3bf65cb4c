//! Diagrams with spaces for empty squares, and other forms in which people and programs draw boards.

use super::{only, positions};
use forsyth::import::RemarkKind;

const OPEN: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w - - 0 1";

#[test]
fn spaces_are_empty_squares_where_a_row_shows_the_columns() {
    for text in [
        "rnbqkbnr\npppp ppp\n\n    p\n    P\n\nPPPP PPP\nRNBQKBNR",
        "8 | r n b q k b n r\n7 | p p p p   p p p\n6 |\n5 |         p\n4 |         P\n3 |\n2 | P P P P   P P P\n1 | R N B Q K B N R\n    a b c d e f g h",
        "♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜\n♟ ♟ ♟ ♟   ♟ ♟ ♟\n\n        ♟\n        ♙\n\n♙ ♙ ♙ ♙   ♙ ♙ ♙\n♖ ♘ ♗ ♕ ♔ ♗ ♘ ♖",
        "r|n|b|q|k|b|n|r\np|p|p|p| |p|p|p\n | | | | | | | \n | | | |p| | | \n | | | |P| | | \n | | | | | | | \nP|P|P|P| |P|P|P\nR|N|B|Q|K|B|N|R",
        "(8) r n b q k b n r (8)\n(7) p p p p . p p p (7)\n(6) . . . . . . . . (6)\n(5) . . . . p . . . (5)\n(4) . . . . P . . . (4)\n(3) . . . . . . . . (3)\n(2) P P P P . P P P (2)\n(1) R N B Q K B N R (1)",
    ] {
        for wrap in [
            |text: &str| text.to_owned(),
            |text: &str| format!("Look:\n\n{text}\n\nWhat now?"),
            |text: &str| format!("```\n{text}\n```"),
            |text: &str| text.lines().map(|line| format!("> {line}\n")).collect(),
        ] {
            assert_eq!(only(&wrap(text)).1, OPEN, "{}", wrap(text));
        }
    }
}

#[test]
fn the_rows_of_a_function_may_have_other_arguments_behind_them() {
    let rows =
        ["....k...", "........", "........", "........", "........", "........", "........", "....K..R"];
    let rows = rows.map(|row| format!("\"{row}\"")).join(", ");
    for (side, letter) in [(", \"w\"", 'w'), (", \"b\"", 'b'), ("", 'w')] {
        let (_, fen) = only(&format!("setup({rows}{side})"));
        assert_eq!(fen, format!("4k3/8/8/8/8/8/8/4K2R {letter} - - 0 1"));
    }
}

#[test]
fn templates_may_have_the_numbers_of_ranks_and_arrows() {
    let rank = |number: usize, cells: &str| format!("| {number} {cells}|=\n");
    let empty = "|  |  |  |  |  |  |  |  ";
    let ranks: String = (1..=8)
        .rev()
        .map(|number| match number {
            8 => rank(8, "|  |  |  |  |kd|  |  |  "),
            4 => rank(4, "|  |ua|  |  |  |  |  |  "),
            1 => rank(1, "|  |  |  |  |kl|  |  |rl"),
            _ => rank(number, empty),
        })
        .collect();
    let (_, found, unread) =
        positions(&format!("{{{{Schachbrett\n|Links\n|Titel\n{ranks}|a b c d e f g h\n|Text}}}}"));
    assert_eq!((found.len(), unread.len()), (1, 0), "{unread:?}");
    assert_eq!(forsyth::notation::write(&found[0].position), "4k3/8/8/8/8/8/8/4K2R w - - 0 1");
    assert!(found[0].remarks.iter().any(|remark| remark.kind == RemarkKind::MarkLeftOut));
}

#[test]
fn what_is_no_diagram() {
    for text in ["r n b q k b n r", "1\n2\n3\n4\n5\n6\n7\n8", "a b c d e f g h\n\n1. e4 e5\n2. Nf3 Nc6"] {
        let (source, _) = match forsyth::import::import(text, None) {
            forsyth::import::Import::Positions { source, found, .. } => (source.name(), found.len()),
            _ => continue,
        };
        assert!(!source.contains("diagram"), "{text}: {source}");
    }
}

/// The rows of [`OPEN`] with a text before, between and behind the squares.
fn drawn(before: &str, between: &str, behind: &str, empty: &str) -> Vec<String> {
    let row = |row: &str| {
        let squares = row.chars().map(|c| if c == '.' { empty.to_owned() } else { c.to_string() });
        format!("{before}{}{behind}", squares.collect::<Vec<_>>().join(between))
    };
    ["rnbqkbnr", "pppp.ppp", "........", "....p...", "....P...", "........", "PPPP.PPP", "RNBQKBNR"]
        .map(row)
        .into()
}

#[test]
fn boards_have_lines_of_any_kind_around_their_squares() {
    let ruled =
        |rows: Vec<String>, rule: &str| format!("{rule}\n{}\n{rule}", rows.join(&format!("\n{rule}\n")));
    for text in [
        ruled(drawn("|", "|", "|", " "), "+-+-+-+-+-+-+-+-+"),
        ruled(drawn("│", "│", "│", " "), "├─┼─┼─┼─┼─┼─┼─┼─┤"),
        ruled(drawn("║ ", " │ ", " ║", " "), "╟───┼───┼───┼───┼───┼───┼───┼───╢"),
        format!(" _ _ _ _ _ _ _ _\n{}", drawn("|", "|", "|", "_").join("\n")),
        format!("{}\n╚═══════════════", drawn("║", " ", "", "…").join("\n")),
    ] {
        for wrap in [|text: &str| text.to_owned(), |text: &str| format!("```\n{text}\n```")] {
            assert_eq!(only(&wrap(&text)).1, OPEN, "{}", wrap(&text));
        }
    }
}

#[test]
fn a_board_may_have_its_first_rank_first() {
    let turned = |rows: &[String]| rows.iter().rev().cloned().collect::<Vec<_>>().join("\n");
    let spaced = drawn("", " ", "", ".");
    assert_eq!(only(&turned(&spaced)).1, OPEN);
    let numbered: Vec<String> =
        spaced.iter().enumerate().map(|(index, row)| format!("{} {row}", 8 - index)).collect();
    assert_eq!(only(&format!("  a b c d e f g h\n{}", turned(&numbered))).1, OPEN);
    // A board that is turned has its files turned too.
    let rotated: Vec<String> = spaced.iter().map(|row| row.chars().rev().collect()).collect();
    assert_eq!(only(&turned(&rotated)).1, OPEN);
}
