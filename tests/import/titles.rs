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

#[test]
fn words_that_say_who_moves_leave_the_rest_of_a_title() {
    for (heading, title) in [
        ("Nr. 1 - Weiß am Zug", "Nr. 1"),
        ("Diagram 3: White to move", "Diagram 3"),
        ("### Problem 3: Black to move", "Problem 3"),
        ("Final position (after 40 moves):", "Final position (after 40 moves)"),
        ("W. A. Shinkman, St. Louis Globe Democrat 1887", "W. A. Shinkman, St. Louis Globe Democrat 1887"),
        ("**Board 1** Anna – Ben", "Board 1 Anna – Ben"),
        ("name = \"Back rank\"", "Back rank"),
    ] {
        for board in [BOARD, "White: Ke1, Rh1. Black: Kf3.", "wKe1, wRh1, bKf3"] {
            for gap in ["\n", "\n\n"] {
                let text = format!("{heading}{gap}{board}");
                assert_eq!(titles(&text), [Some(title.to_owned())], "{text}");
            }
        }
    }
}

#[test]
fn what_programs_and_sentences_say_is_no_title() {
    for text in [
        format!("I reached {BOARD}, but lost on time."),
        format!("The position {BOARD}, which White wins easily, is well known."),
        format!("FEN {BOARD}, White to play"),
        format!("{BOARD}, and then Black resigned"),
        format!("let a = [\n    \"{BOARD}\", // draw\n];"),
        format!("import chess\n\nboard = chess.Board(\"{BOARD}\")"),
        format!("Creating backend [cuda]...\nposition fen {BOARD}"),
        format!("Stockfish 14 by the developers (see AUTHORS)\nposition fen {BOARD}"),
        format!("fen: >-\n  {BOARD}"),
        format!("Side: White\n{BOARD}"),
    ] {
        assert_eq!(titles(&text), [None], "{text}");
    }
}

#[test]
fn games_and_links_of_a_list_have_their_titles() {
    let two = "# Italian Game\n\n1. e4 e5 2. Nf3 Nc6 3. Bc4\n\n# French Defence\n\n1. e4 e6 2. d4 d5";
    assert_eq!(titles(two), ["Italian Game", "French Defence"].map(|title| Some(title.to_owned())));
    let [one, other] =
        [BOARD, OTHER].map(|board| format!("https://lichess.org/analysis/{}", board.replace(' ', "_")));
    for text in [
        format!("* [Lucena]({one})\n* [Philidor]({other})"),
        format!("See [Lucena]({one}) and [Philidor]({other})."),
        format!("<ul><li><a href=\"{one}\">Lucena</a></li>\n<li><a href=\"{other}\">Philidor</a></li></ul>"),
    ] {
        assert_eq!(titles(&text), ["Lucena", "Philidor"].map(|title| Some(title.to_owned())), "{text}");
    }
    let game = r#"{"url":"x","pgn":"[White \"alice\"]\n[Black \"bob\"]\n\n1. e4 e5 *","fen":"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"}"#;
    assert_eq!(titles(game), [Some("alice – bob".to_owned())]);
}
