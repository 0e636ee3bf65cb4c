//! The title of a board is the nearest heading, comment, caption or text of its link; never what stands behind the board before,
//! and never moves.

use forsyth::import::{Import, import};

const BOARD: &str = "8/8/8/8/8/5k2/8/4K2R w K - 3 40";
const OTHER: &str = "7k/6p1/8/8/8/6Q1/8/6K1 w - - 0 1";

/// The titles of the boards of a text.
fn titles(text: &str) -> Vec<Option<String>> {
    match import(text, None) {
        Import::Positions { found, .. } => found.into_iter().map(|found| found.title).collect(),
        Import::Games { games, .. } => games.into_iter().map(|game| game.title).collect(),
        other => panic!("{text}\n{other:?}"),
    }
}

#[test]
fn a_title_in_every_form() {
    let link = BOARD.replace(' ', "_");
    let query = BOARD.replace(' ', "+");
    for text in [
        format!("Lucena\n{BOARD}"),
        format!("# Lucena\n\n{BOARD}"),
        format!("title: Lucena\nfen: {BOARD}"),
        format!("- name: Lucena\n  fen: {BOARD}"),
        format!("-- Lucena\nINSERT INTO p VALUES ('{BOARD}');"),
        format!("// Lucena\n    let fen = \"{BOARD}\";"),
        format!("Lucena (White to move)\n{}", "8/8/8/8/8/5k2/8/4K2R"),
        format!("\\section{{Lucena}}\n\\fenboard{{{BOARD}}}"),
        format!("<h2>Lucena</h2>\n<p><img src=\"https://example.org/b?fen={query}\" alt=\"\"></p>"),
        format!("[Lucena](https://lichess.org/editor/{link})"),
        format!("<a href=\"https://lichess.org/editor/{link}\">Lucena</a>"),
        format!("[url=https://lichess.org/editor/{link}]Lucena[/url]"),
    ] {
        assert_eq!(titles(&text), [Some("Lucena".to_owned())], "{text}");
    }
}

#[test]
fn what_is_no_title() {
    for (text, count) in [
        (format!("PuzzleId,FEN,Moves\n00008,{BOARD},f2g3 e6e7 b2b1,1798\n00009,{OTHER},g3g4 h8h7,1500"), 2),
        (format!("| Board | Key |\n|---|---|\n| {BOARD} | Rh3+ |"), 1),
        (format!("```pgn\n[FEN \"{BOARD}\"]\n\n1. Rh3+ Kg4\n```\n```fen\n{OTHER}\n```"), 2),
        (format!("\\begin{{document}}\n\\fenboard{{{BOARD}}}"), 1),
        ("force\nedit\n#\nKg1\nQg3\nc\nKh8\n.".to_owned(), 1),
    ] {
        assert_eq!(titles(&text), vec![None; count], "{text}");
    }
}

#[test]
fn each_board_of_a_sentence_has_its_side() {
    let text = "It's White's turn in 8/8/8/8/8/5k2/8/4K2R but Black to move in 7k/6p1/8/8/8/6Q1/8/6K1.";
    let Import::Positions { found, .. } = import(text, None) else { panic!() };
    let sides: Vec<bool> = found.iter().map(|found| found.position.turn.is_white()).collect();
    assert_eq!(sides, [true, false]);
}
