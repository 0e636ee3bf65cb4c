//! Texts that nobody meant as anything: long, nested, cut off, damaged.

use std::thread;

use proptest::prelude::*;

use super::START;
use super::checks::imports::import as read;
use super::patterns::PATTERNS;

/// Whoever takes longer with longer texts than in proportion does not come to an end here.
#[test]
fn a_megabyte_of_anything_is_read_to_its_end() {
    thread::scope(|scope| {
        for beginning in ["", "[White \"A\"]\n", "1. e4 ", "1. e4 {", "{{Chess diagram|", "\\chessboard["] {
            scope.spawn(move || {
                for pattern in PATTERNS {
                    let text = format!("{beginning}{}", pattern.repeat(1_000_000 / pattern.len()));
                    read(&text);
                }
            });
        }
    });
}

#[test]
fn every_beginning_of_a_text_is_read() {
    let pgn = "[Event \"Ä\"]\n[FEN \"8/8/8/8/8/5k2/8/4K2R w K - 3 40\"]\n\n40. O-O+ {x} (40. Kd2 $1) Kg3 41. Rf3+! *\n";
    let diagram = " +---+\n| r |   | b | q | k |   | n | r | 8\n".to_owned()
        + &"|   |   |   |   |   |   | ♙ |   |\n".repeat(7)
        + "a b c d e f g h\nBlack to move";
    let template = "{{Chess diagram|tright||rd|".to_owned() + &"  |".repeat(62) + "kl| x [[y|z]]}}";
    let list = "Weiß: Kg1, Dd1, Ba2; Schwarz: Kg8. Weiß am Zug";
    let latex = "\\chessboard[setwhite={Kg1,Qd1},addblack={Kg8},mover=b]";
    let uci = "position startpos moves e2e4 e7e5";
    let epd = format!("{START}; id \"é\";\n# x\n1. {START}\n");
    for text in [pgn, &diagram, &template, list, latex, uci, &epd] {
        for (at, _) in text.char_indices().chain([(text.len(), ' ')]) {
            read(&text[..at]);
            read(&text[at..]);
        }
    }
}

fn pieces_of_text() -> impl Strategy<Value = String> {
    let words = prop::sample::select(vec![
        "1.",
        "e4",
        "Nf3",
        "O-O",
        "{",
        "}",
        "(",
        ")",
        "[",
        "]",
        "\"",
        "|",
        "\n",
        " ",
        "rd",
        "kl",
        "{{Chess diagram",
        "}}",
        "\\chessboard[",
        "setfen=",
        "\\fenboard{",
        "8/8/8/8/8/8/8/8",
        " w - - 0 1",
        "White:",
        "Black:",
        "Kg1",
        "wKd6",
        "♔",
        "♟\u{FE0E}",
        "r n b q k b n r\n",
        "........\n",
        "| r | n | b | q | k | b | n | r | 8\n",
        "+---+---+\n",
        "a b c d e f g h\n",
        "[FEN \"",
        "[Variant \"Crazyhouse\"]\n",
        "*",
        "1-0",
        "position startpos moves e2e4",
        " moves ",
        "[fen]",
        "[/fen]",
        "é",
        "\r\n",
        "Q@f7",
        "e8=Q",
        "ТСЛФ",
        "/",
        "-",
        "=",
        ",",
        "setwhite={",
        "B: ",
        "N: ",
    ]);
    prop::collection::vec(
        prop_oneof![8 => words.prop_map(str::to_owned), 1 => any::<char>().prop_map(String::from)],
        0..60,
    )
    .prop_map(|words| words.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 20_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_pasted_together_is_read_without_a_panic(text in pieces_of_text()) {
        read(&text);
    }
}
