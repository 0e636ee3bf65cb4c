//! Texts with several things in them: boards, moves, answers, containers.

use forsyth::import::{Game, Import, Part, Use, coverage, import};
use forsyth::notation::write;

use super::{games, only, positions};

/// The boards of a text, however they are listed.
fn boards(text: &str) -> Vec<String> {
    match import(text, None) {
        Import::Positions { found, .. } => found.iter().map(|found| write(&found.position)).collect(),
        Import::Games { games, .. } => games.iter().map(|game| write(&game.start)).collect(),
        other => panic!("{text}\n{other:?}"),
    }
}

#[test]
fn moves_behind_a_list_are_its_solution() {
    for (text, fen) in [
        ("White: Kg1, Pe2. Black: Kh8, Pg7. Solution: 1. e4 g5", "7k/6p1/8/8/8/8/4P3/6K1 w - - 0 1"),
        ("White: Kg1, Qg3; Black: Kh8, Pg7\n\n1. e4 e5 2. Nf3 Nc6", "7k/6p1/8/8/8/6Q1/8/6K1 w - - 0 1"),
        ("1. e4 e5 2. Nf3 Nc6\n\nWhite: Kg1, Qg3; Black: Kh8, Pg7", "7k/6p1/8/8/8/6Q1/8/6K1 w - - 0 1"),
    ] {
        assert_eq!(only(text).1, fen, "{text}");
    }
}

#[test]
fn moves_of_data_are_games() {
    let game = &games(r#"{"pgn":"d4 d5 c4 c6 Nc3"}"#)[0];
    assert_eq!((game.len(), game.from_fen_tag), (5, false));
    let text = r#"{"pgn": "[Event \"x\"]\n\n1. e4 e5 *"}"#;
    assert_eq!(games(text).iter().map(Game::len).collect::<Vec<_>>(), [2]);
    let lines = "{\"id\": 1, \"moves\": \"e2e4 e7e5\"}\n{\"id\": 2, \"initialFen\": \"8/8/8/8/8/5k2/8/4K2R w K - 3 40\", \"moves\": \"e1g1 f3g3\"}\n";
    let games = games(lines);
    assert_eq!(games.iter().map(Game::len).collect::<Vec<_>>(), [2, 2]);
    assert_eq!(games.iter().map(|game| game.from_fen_tag).collect::<Vec<_>>(), [false, true]);
    assert_eq!(write(&games[1].start), "8/8/8/8/8/5k2/8/4K2R w K - 3 40");
}

#[test]
fn a_second_board_is_not_lost_behind_the_first() {
    let record = "8/8/8/8/8/5k2/8/4K2R w K - 3 40";
    let list = "White: Kg1, Qg3; Black: Kh8, Pg7";
    let of_list = "7k/6p1/8/8/8/6Q1/8/6K1 w - - 0 1";
    assert_eq!(boards(&format!("{record}\n\n[Event \"x\"]\n\n1. e4 e5 *")).len(), 2);
    assert_eq!(boards(&format!("```\n{record}\n```\n\n```\n{list}\n```\n")), [record, of_list]);
    assert_eq!(boards(&format!("<p>{list}</p>\n<p>{record}</p>")), [of_list, record]);
}

#[test]
fn places_in_containers_are_those_of_the_text() {
    let record = "8/8/8/8/8/5k2/8/4K2R w K - 3 40";
    for text in [
        format!("> ä\n> {record}\n"),
        format!("```\n{record}\n```"),
        format!("{{\"a\": \"\\u00e4\", \"fen\": \"{record}\"}}"),
        format!("<p>ä &amp; ö</p><pre>{record}</pre>"),
        format!("// {record}\n// {record}"),
    ] {
        let (_, found, _) = positions(&text);
        for found in &found {
            let there: String =
                text.chars().skip(found.span.start).take(found.span.end - found.span.start).collect();
            assert_eq!(there, record, "{text}");
            let line = text.chars().take(found.span.start).filter(|c| *c == '\n').count() + 1;
            assert_eq!(found.line, line, "{text}");
        }
    }
}

#[test]
fn a_container_has_the_heading_above_it_as_its_title() {
    let (_, found, _) = positions("# Rook ending\n\n```fen\n8/8/8/8/8/5k2/8/4K2R w K - 3 40\n```\n");
    assert_eq!(found[0].title.as_deref(), Some("Rook ending"));
}

#[test]
fn each_character_is_accounted_for() {
    let text = "# Ending\n\n```\n8/8/8/8/8/5k2/8/4K2R w K - 3 40\n```\nTry 1. e4 e5.";
    let stretches = coverage(text, &import(text, None));
    let of = |sought: fn(&Part) -> bool| -> Vec<&str> {
        let stretches = stretches.iter().filter(|stretch| sought(&stretch.part));
        stretches.map(|stretch| &text[stretch.span.start..stretch.span.end]).collect()
    };
    assert_eq!(of(|part| matches!(part, Part::Used(0, Use::Board))), ["8/8/8/8/8/5k2/8/4K2R w K - 3 40"]);
    assert_eq!(of(|part| matches!(part, Part::Used(0, Use::Title))), ["Ending"]);
    assert_eq!(of(|part| matches!(part, Part::Unused(_))), ["Try 1. e4 e5"]);
    assert_eq!(
        stretches.iter().map(|stretch| stretch.span.end - stretch.span.start).sum::<usize>(),
        text.len()
    );
}

#[test]
fn words_that_name_a_board_are_no_part_of_it() {
    let board = "8/8/8/8/8/5k2/8/4K2R w K - 3 40";
    for label in ["Position 1: ", "Diagram 3\n", "FEN: ", "position fen "] {
        let text = format!("{label}{board}");
        let used: Vec<_> = coverage(&text, &import(&text, None))
            .into_iter()
            .filter(|stretch| matches!(stretch.part, Part::Used(_, Use::Board)))
            .map(|stretch| text[stretch.span.start..stretch.span.end].to_owned())
            .collect();
        assert_eq!(used, [board], "{text}");
    }
}
