//! What people paste along with a position: solutions, captions, emphasis, the rest of a page.

use forsyth::import::{ChunkedImport, Game, Import, Reason, RemarkKind, import};
use forsyth::notation::write;
use forsyth::position::Color;

use super::{START, games, only, positions, reason, remarks, sans};

#[test]
fn the_solution_behind_a_list_is_no_part_of_it() {
    for (text, fen) in [
        ("White: Kg6, Rh1. Black: Kh8, Ra8. 1.Rf1! Kg8 2.Rf2", "r6k/8/6K1/8/8/8/8/7R w - - 0 1"),
        (
            "White: Kc1, Qh6, Rb5. Black: Kh8, a7. Mate in 2.\n1.Qh7+ Kf8 2.Qf7#",
            "7k/p7/7Q/1R6/8/8/8/2K5 w - - 0 1",
        ),
        (
            "White: Kf5, Pe5, Black: Kf7. White to move draws after 1.e6+ Ke7 2.Ke5",
            "8/5k2/8/4PK2/8/8/8/8 w - - 0 1",
        ),
        ("White: Kf5, Pe5, Black: Kf7. Black to move: 1... Ke7 2.Ke5", "8/5k2/8/4PK2/8/8/8/8 b - - 0 1"),
    ] {
        assert_eq!(only(text).1, fen, "{text}");
    }
}

#[test]
fn a_head_that_says_who_moves_is_a_head() {
    let fen = "7k/p7/7Q/8/8/8/8/2K5";
    for (text, side) in [
        ("White to play: Kc1, Qh6\nBlack: Kh8, Pa7", "w"),
        ("White (to move): Kc1, Qh6\nBlack: Kh8, Pa7", "w"),
        ("White mates in 2: Kc1, Qh6\nBlack: Kh8, Pa7", "w"),
        ("Weiß am Zug: Kc1, Dh6; Schwarz: Kh8, Ba7", "w"),
        ("White: Kc1, Qh6\nBlack to play: Kh8, Pa7", "b"),
    ] {
        assert_eq!(only(text).1, format!("{fen} {side} - - 0 1"), "{text}");
    }
    // A head that nobody knows: half of the list would be left.
    for text in ["Whtie: Kg1, Qd1. Black: Kg8, Rf8", "Vitni: Kg1, Dd1. Svart: Kg8, Tf8"] {
        assert!(matches!(import(text, None), Import::Unread(_)), "{text}");
    }
}

#[test]
fn men_in_small_letters_under_a_colour_are_men_of_that_colour() {
    for text in ["white kc1 qh6 bd3 pa2 black kh8 bc8", "White: kc1 qh6 bd3 pa2; Black: kh8 bc8"] {
        assert_eq!(only(text).1, "2b4k/8/7Q/8/8/3B4/P7/2K5 w - - 0 1", "{text}");
    }
    // Several squares may follow one letter.
    let text = "White: Kc1, Qh6, Pa2b3c4 Black: Kh8, Pa7";
    assert_eq!(only(text).1, "7k/p7/7Q/8/2P5/1P6/P7/2K5 w - - 0 1");
    let (why, word) = reason("White: Kc1, Qh6, Pa2b9 Black: Kh8, Pa7");
    assert_eq!((why, &*word), (Reason::UnknownSquare, "Pa2b9"));
}

#[test]
fn a_record_in_emphasis_is_a_record() {
    for text in [
        format!("**{START}**"),
        format!("FEN: **{START}** what now?"),
        format!("*{START}*"),
        format!("[code]{START}[/code]"),
        format!("[b]{START}[/b]"),
        format!("[quote]The position is {START}[/quote]"),
        format!("The FEN [{START}] is"),
        format!("fen|{START}|"),
    ] {
        assert_eq!(only(&text).1, START, "{text}");
    }
    assert_eq!(
        only("[d]rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b - -[/d]").1,
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b - - 0 1"
    );
}

#[test]
fn words_tell_the_side_that_a_placement_does_not() {
    let placement = "r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/1PN1PN2/P4PPP/R1BQ1RK1";
    let text = format!("Black to move: {placement}");
    assert_eq!(only(&text).1, format!("{placement} b - - 0 1"));
    assert!(remarks(&text).contains(&RemarkKind::SideFromWords(Color::Black)));
    assert_eq!(only(&format!("Black to move: {placement} w")).1, format!("{placement} w - - 0 1"));
}

const ROWS: &str = "8 r . b q k b n r\n7 p p p p p p p p\n6 . . n . . . . .\n5 . . . . . . . .\n4 . . . . P . . .\n\
                    3 . . . . . N . .\n2 P P P P . P P P\n1 R N B Q K B . R";

#[test]
fn a_caption_of_eight_letters_is_no_row() {
    let fen = "r1bqkbnr/pppppppp/2n5/8/4P3/5N2/PPPP1PPP/RNBQKB1R w - - 0 1";
    for caption in ["Position", "Position 1", "Exercise 3", "Exercise", "Stellung", "Diagramm 2"] {
        assert_eq!(only(&format!("{caption}\n{ROWS}")).1, fen, "{caption}");
        assert_eq!(only(&format!("{ROWS}\n{caption}")).1, fen, "{caption} below");
    }
}

#[test]
fn a_board_that_is_turned_leaves_the_one_above_it_as_it_is() {
    let turned: String = ROWS
        .lines()
        .rev()
        .map(|row| {
            let (number, cells) = row.split_once(' ').unwrap();
            let cells: Vec<&str> = cells.split(' ').rev().collect();
            format!("{number} {}\n", cells.join(" "))
        })
        .collect();
    let text = format!("{ROWS}\n  a b c d e f g h\n\n{turned}  h g f e d c b a\n");
    let (_, found, unread) = positions(&text);
    assert!(unread.is_empty(), "{unread:?}");
    let fens: Vec<String> = found.iter().map(|found| write(&found.position)).collect();
    let fen = "r1bqkbnr/pppppppp/2n5/8/4P3/5N2/PPPP1PPP/RNBQKB1R w - - 0 1";
    assert_eq!(fens, [fen, fen]);
    assert_eq!(
        found.iter().map(|found| found.orientation).collect::<Vec<_>>(),
        [Some(Color::White), Some(Color::Black)]
    );
}

#[test]
fn documents_of_xskak_begin_with_a_game() {
    let fen = "r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4";
    let text =
        format!("\\newchessgame[setfen={fen}, moveid=4w]\n\\mainline{{4. Ng5 d5 5. exd5}}\n\\chessboard");
    assert_eq!(only(&text).1, fen);
    let text = "\\newchessgame\n\\mainline{1. e4 e5 2. Nf3 Nc6 3. Bb5 a6}\n\\chessboard[inverse]";
    assert_eq!(sans(text), ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"]);
    assert_eq!(reason("\\chessboard[inverse]").0, Reason::BareBoard);
}

#[test]
fn tags_that_say_nothing_are_none() {
    assert_eq!(sans("[Event \"x\"]\n[White \"y\"]\n[FEN \"\"]\n\n1. e4 e5 *"), ["e4", "e5"]);
}

#[test]
fn a_variation_left_open_is_told_and_the_next_game_read() {
    let text = "[Event \"one\"]\n\n1. e4 e5 (1... c5 2. Nf3 d6 2. Nf3 1-0\n\n[Event \"two\"]\n\n1. d4 d5 *";
    let games = games(text);
    assert_eq!(games.len(), 2);
    assert_eq!(games[0].stopped.as_ref().map(|stopped| stopped.reason), Some(Reason::Unclosed));
    assert_eq!(games.iter().map(Game::len).collect::<Vec<_>>(), [2, 2]);
}

#[test]
fn the_game_of_fischer_has_many_names() {
    for name in ["Fischer Random", "Fischerrandom", "fischerandom", "Chess960"] {
        let text = format!(
            "[Variant \"{name}\"]\n[FEN \"bqnrkbrn/pppppppp/8/8/8/8/PPPPPPPP/BQNRKBRN w GDgd - 0 1\"]\n\n1. e4 e5 *"
        );
        assert_eq!(sans(&text), ["e4", "e5"], "{name}");
    }
}

#[test]
fn what_a_move_is_worth_is_no_part_of_it() {
    assert_eq!(sans("1. e4∞ c5= 2. Nf3⩲ d6∓ 3. Bb5+= Bd7±"), ["e4", "c5", "Nf3", "d6", "Bb5+", "Bd7"]);
}

#[test]
fn spaces_that_keep_a_line_together_are_spaces() {
    assert_eq!(sans("1.\u{A0}e4\u{A0}e5 2.\u{A0}Nf3 Nc6"), ["e4", "e5", "Nf3", "Nc6"]);
    assert_eq!(only(&START.replace(' ', "\u{A0}")).1, START);
}

/// A text is read a stretch at a time, and no position is cut in two.
#[test]
fn long_texts_lose_no_position() {
    let template = |number| {
        let ranks = "|rd|  |  |  |kd|  |  |rd\n".repeat(8);
        format!("{{{{Chess diagram\n| tright\n| Study {number}\n{ranks}| a caption\n}}}}\nText.\n\n")
    };
    let latex = |number| format!("Study {number}:\n\\chessboard[\n  setfen={START},\n  inverse]\n\n");
    let drawn = |number| format!("{number}\n\n{ROWS}\n\n");
    let data = |number: usize| {
        let comma = if number == 1 { "[" } else { "," };
        format!("{comma}{{\"id\": {number}, \"name\": \"{}\", \"fen\": \"{START}\"}}\n", "x".repeat(20))
    };
    let texts: [(&dyn Fn(usize) -> String, usize); 3] = [(&latex, 800), (&drawn, 700), (&data, 2_000)];
    for (one, count) in texts.into_iter().chain([(&template as &dyn Fn(usize) -> String, 400)]) {
        let mut text: String = (1..=count).map(one).collect();
        if text.starts_with('[') {
            text.push(']');
        }
        let mut reader = ChunkedImport::new(text.clone(), None);
        while reader.step() {}
        match (reader.finish().1, import(&text, None)) {
            (Import::Positions { found, unread, .. }, Import::Positions { found: whole, .. }) => {
                assert_eq!(found.len(), whole.len(), "{text:.60}");
                assert!(unread.is_empty(), "{text:.60}: {unread:?}");
                assert_eq!(found.len(), count, "{text:.60}");
            }
            other => panic!("{text:.60}: {other:?}"),
        }
    }
}
