//! Games in data and in tables, and what stands behind their moves.

use forsyth::import::{Import, Part, Reason, Unused, Use, coverage, import};
use forsyth::notation::write;
use forsyth::position::Color;

use super::{games, only};

const BOARD: &str = "8/8/8/8/8/5k2/8/4K2R w K - 3 40";

/// The moves of all games of a text.
fn all_moves(text: &str) -> Vec<String> {
    games(text).iter().map(|game| game.sans().join(" ")).collect()
}

#[test]
fn each_row_with_moves_is_a_game() {
    for (text, moves) in [
        (
            "id,rated,moves,opening\nTZJH,FALSE,d4 d5 c4 c6,Slav Defense\nl1NX,TRUE,d4 Nc6 e4,Nimzowitsch",
            vec!["d4 d5 c4 c6", "d4 Nc6 e4"],
        ),
        ("game,moves\n1,e4 e5 Nf3 Nc6\n2,d4 d5 c4 e6", vec!["e4 e5 Nf3 Nc6", "d4 d5 c4 e6"]),
        ("e4 e5 Nf3 Nc6 Bb5\nd4 d5 c4 e6 Nc3", vec!["e4 e5 Nf3 Nc6 Bb5", "d4 d5 c4 e6 Nc3"]),
        // One game that is broken into lines.
        ("e4 e5 Nf3 Nc6\nBb5 a6 Ba4", vec!["e4 e5 Nf3 Nc6 Bb5 a6 Ba4"]),
        ("e4 e5\nd4 exd4", vec!["e4 e5 d4 exd4"]),
    ] {
        assert_eq!(all_moves(text), moves, "{text}");
    }
}

#[test]
fn games_of_data_have_what_their_object_says() {
    for (text, title, bottom) in [
        ("{\"pgn\": \"1. e4 e5 2. Nf3\", \"orientation\": \"black\"}", None, Some(Color::Black)),
        ("{\"white\": \"Anna\", \"black\": \"Ben\", \"moves\": \"e4 e5 Nf3\"}", Some("Anna – Ben"), None),
        ("{\"id\": \"abc\", \"moves\": \"e4 e5 Nf3\"}", Some("abc"), None),
        ("[{\"white\": \"A\", \"black\": \"B\", \"moves\": [\"e4\", \"e5\", \"Nf3\"]}]", Some("A – B"), None),
        (
            "{\"players\": {\"white\": {\"user\": {\"name\": \"Anna\", \"id\": \"a\"}}, \"black\": {\"user\": {\"name\": \"Ben\"}}}, \"moves\": \"e4 e5 Nf3\"}",
            Some("Anna – Ben"),
            None,
        ),
        (
            "{\"white\": {\"rating\": 1, \"username\": \"anna\"}, \"black\": {\"username\": \"ben\"}, \"pgn\": \"1. e4 e5 2. Nf3\"}",
            Some("anna – ben"),
            None,
        ),
        ("{\"moves\": [{\"san\": \"e4\", \"n\": 1}, {\"san\": \"e5\"}, {\"san\": \"Nf3\"}]}", None, None),
    ] {
        let games = games(text);
        let [game] = games.as_slice() else { panic!("{text}\n{games:?}") };
        assert_eq!(game.sans().join(" "), "e4 e5 Nf3", "{text}");
        assert!(!game.from_fen_tag, "{text}");
        assert_eq!((game.title.as_deref(), game.orientation), (title, bottom), "{text}");
    }
    for moves in ["\"Rh3+ Kg4\"", "[\"Rh3+\", \"Kg4\"]", "[{\"san\": \"Rh3+\"}, {\"san\": \"Kg4\"}]"] {
        let text = format!("{{\"startFen\": \"{BOARD}\", \"moves\": {moves}}}");
        let games = games(&text);
        let [game] = games.as_slice() else { panic!("{text}\n{games:?}") };
        assert_eq!(
            (write(&game.start).as_str(), game.sans().join(" ").as_str()),
            (BOARD, "Rh3+ Kg4"),
            "{text}"
        );
        let boards = coverage(&text, &import(&text, None)).into_iter();
        let boards = boards.filter(|stretch| stretch.part == Part::Used(0, Use::Board));
        assert_eq!(boards.count(), 1, "{text}");
    }
}

#[test]
fn a_list_of_strings_is_a_game() {
    for text in [
        "[\"e4\", \"e5\", \"Nf3\", \"Nc6\"]",
        "[\"e2e4\",\"e7e5\",\"g1f3\",\"b8c6\"]",
        "var moves = ['e2e4', 'e7e5', 'g1f3', 'b8c6'];",
        "moves: [\"e4\", \"e5\", \"Nf3\", \"Nc6\"]",
        "moves = [\n  'e4',\n  'e5',\n  'Nf3',\n  'Nc6',\n]",
        "moves:\n  - e4\n  - e5\n  - Nf3\n  - Nc6",
    ] {
        assert_eq!(all_moves(text), ["e4 e5 Nf3 Nc6"], "{text}");
        let used: Vec<_> = coverage(text, &import(text, None))
            .into_iter()
            .filter(|stretch| stretch.part == Part::Used(0, Use::Moves))
            .collect();
        assert_eq!(used.len(), 1, "{text}");
    }
    assert!(matches!(import("The \"best\" moves are \"e4\" and \"d4\".", None), Import::Unread(_)));
}

#[test]
fn a_board_of_data_and_its_moves_are_one_row() {
    for (text, placement) in [
        (
            "{\"position\":{\"e1\":\"wK\",\"e8\":\"bK\",\"h1\":\"wR\"},\"moves\":\"e4 e5 Nf3\"}",
            "4k3/8/8/8/8/8/8/4K2R",
        ),
        (
            "{\"white\":[\"Kg1\",\"Qg3\"],\"black\":[\"Kh8\",\"Pg7\"],\"moves\":\"e4 e5 Nf3\"}",
            "7k/6p1/8/8/8/6Q1/8/6K1",
        ),
    ] {
        assert_eq!(only(text).1, format!("{placement} w - - 0 1"), "{text}");
    }
}

#[test]
fn words_behind_the_moves_are_set_aside() {
    for (text, words) in [
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6\nBlack to move?", "Black to move"),
        ("<pre>1. e4 e5 2. Nf3 Nc6</pre><p>Ok, thanks</p>", "Ok, thanks"),
    ] {
        assert!(games(text)[0].stopped.is_none(), "{text}");
        let aside: Vec<String> = coverage(text, &import(text, None))
            .into_iter()
            .filter(|stretch| stretch.part == Part::Unused(Unused::Words))
            .map(|stretch| {
                text.chars().skip(stretch.span.start).take(stretch.span.end - stretch.span.start).collect()
            })
            .collect();
        assert_eq!(aside, [words], "{text}");
    }
}

#[test]
fn the_number_of_a_move_is_no_rank() {
    for text in ["32. Kh1 Rg8#0-1", "1. P-K4 P-K4 2. N-KB3"] {
        let Import::Unread(error) = import(text, None) else { panic!("{text}") };
        assert!(error.is_of_words() && matches!(error.reason, Reason::Record(_)), "{text}: {error:?}");
    }
}

#[test]
fn moves_are_read_as_russian_books_write_them() {
    let open = "e4 c5 Nf3 d6 d4 cxd4 Nxd4 Nf6 Nc3 a6";
    for text in
        ["1.e4 c5 2.Кf3 d6 3.d4 cd 4.К:d4 Кf6 5.Кc3 a6", "1.е4 с5 2.Кf3 d6 3.d4 сxd4 4.К:d4 Кf6 5.Кс3 а6"]
    {
        assert_eq!(all_moves(text), [open], "{text}");
    }
    let heading = "PGN\n[Event \"Casual\"]\n\n1. d4 d5 *\nFEN\nrnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 2";
    let Import::Games { games, unread } = import(heading, None) else { panic!("{heading}") };
    assert_eq!((games.len(), unread.len()), (2, 0));
}
