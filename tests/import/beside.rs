//! What stands beside a board: the side at the bottom, marks, the same board once more.

use forsyth::import::{Found, Import, RemarkKind, import};
use forsyth::legality::Variant;
use forsyth::notation::write;
use forsyth::position::Color;

const ENDING: &str = "8/8/8/8/8/5k2/8/4K2R w K - 3 40";
const PLACEMENT: &str = "8/8/8/8/8/5k2/8/4K2R";

fn found(text: &str) -> Vec<Found> {
    match import(text, None) {
        Import::Positions { found, unread, .. } => {
            assert!(unread.is_empty(), "{text}: {unread:?}");
            found
        }
        other => panic!("{text}\n{other:?}"),
    }
}

fn only(text: &str) -> Found {
    let mut found = found(text);
    assert_eq!(found.len(), 1, "{text}: {found:?}");
    found.swap_remove(0)
}

#[test]
fn the_side_at_the_bottom_is_read() {
    for text in [
        // Blocks of notes.
        &format!("orientation: black\nfen: {ENDING}"),
        &format!("fen: {ENDING}\norientation: black"),
        &format!("```chessboard\nfen: {ENDING}\norientation: black\n```"),
        &format!("```chesser\nfen: {ENDING}\norientation: black\nmode: analyse\n```"),
        &format!("```chess\nfen: {ENDING}\nflip: true\n```"),
        // PGN.
        &format!("[Event \"x\"]\n[Orientation \"Black\"]\n[FEN \"{ENDING}\"]\n\n*"),
        &format!("[FEN \"{ENDING}\"]\n[orientation \"black\"]"),
        // Shortcodes.
        &format!("[chessboard fen=\"{ENDING}\" orientation=\"black\"]"),
        &format!("{{{{< chessboard fen=\"{ENDING}\" flip=\"true\" >}}}}"),
        &format!("{{% chess fen=\"{ENDING}\" flipped=true %}}"),
        &format!("[fen flipped]{ENDING}[/fen]"),
        &format!("<chess-board position=\"{ENDING}\" orientation=\"black\"></chess-board>"),
        &format!("<div class=\"board\" data-fen=\"{ENDING}\" data-orientation=\"black\"></div>"),
        &format!("<lichess-pgn fen='{ENDING}' orientation='black'/>"),
        // Objects.
        &format!("{{\"fen\":\"{ENDING}\",\"orientation\":\"black\"}}"),
        &format!("{{\"board\":{{\"fen\":\"{ENDING}\"}},\"orientation\":\"black\"}}"),
        &format!("Chessground(el, {{ fen: '{ENDING}', orientation: 'black' }})"),
        &format!("Chessboard('board', {{ position: '{PLACEMENT}', orientation: 'black' }})"),
        &format!("<Chessboard position=\"{ENDING}\" boardOrientation=\"black\" />"),
        // Links.
        "https://lichess.org/analysis/8/8/8/8/8/5k2/8/4K2R_w_K_-_3_40?color=black",
        "https://lichess1.org/export/fen.gif?fen=8/8/8/8/8/5k2/8/4K2R+w+K+-+3+40&color=black",
        "https://backscattering.de/web-boardimage/board.svg?fen=8/8/8/8/8/5k2/8/4K2R&orientation=black",
        "https://www.chess.com/analysis?fen=8/8/8/8/8/5k2/8/4K2R%20w%20K%20-%203%2040&flip=true",
        // LaTeX.
        &format!("\\chessboard[inverse,setfen={ENDING}]"),
        &format!("\\fenboard{{{ENDING}}}\n\\showinverseboard"),
        &format!("\\newchessgame[setfen={ENDING}]\n\\chessboard[inverse]"),
        // Others.
        &format!("{{{{Chess diagram | fen = {PLACEMENT} | reverse = true }}}}"),
        &format!("```chess\n{ENDING}\nflip\n```"),
        &format!("board = chess.Board(\"{ENDING}\")\nchess.svg.board(board, orientation=chess.BLACK)"),
        &format!("[fenboard orientation=\"b\"]{ENDING}[/fenboard]"),
        &format!("<chess-board fen=\"{ENDING}\" flipped></chess-board>"),
        &format!("---\ntitle: Ending\nfen: {ENDING}\norientation: black\n---"),
        &format!(
            "<iframe src=\"https://lichess.org/embed/analysis?fen={}&amp;color=black\"></iframe>",
            ENDING.replace(' ', "_")
        ),
    ] {
        let found = only(text);
        assert_eq!(found.orientation, Some(Color::Black), "{text}");
        assert!(write(&found.position).starts_with(PLACEMENT), "{text}");
    }
}

#[test]
fn nothing_turns_a_board_that_is_not_turned() {
    for text in [
        &format!("orientation: white\nfen: {ENDING}"),
        &format!("{{\"fen\":\"{ENDING}\",\"color\":\"black\",\"flip\":false}}"),
        &format!("Black to move: {PLACEMENT} b"),
        &format!("[chessboard fen=\"{ENDING}\" border=\"black\"]"),
        "https://lichess.org/analysis/8/8/8/8/8/5k2/8/4K2R_w_K_-_3_40?color=white",
        &format!("The reverse: {ENDING}"),
    ] {
        assert_ne!(only(text).orientation, Some(Color::Black), "{text}");
    }
}

#[test]
fn marks_beside_a_record_are_read() {
    for (text, marks) in [
        (&*format!("https://example.org/board.svg?fen={PLACEMENT}&arrows=Gd1,Rd8"), "Gd1,Rd8"),
        (
            "https://lichess1.org/export/fen.gif?fen=8/8/8/8/8/5k2/8/4K2R+w+K+-+3+40&color=black&arrows=Gd1d8,Rd4",
            "Rd4,Gd1d8",
        ),
        (
            "https://backscattering.de/web-boardimage/board.svg?fen=8/8/8/8/8/5k2/8/4K2R&arrows=Gh1h8,Be1&squares=a3,c3",
            "Be1,ga3,gc3,Gh1h8",
        ),
        ("https://example.org/?fen=8/8/8/8/8/5k2/8/4K2R&marks=Ge2e4%2CRd4", "Rd4,Ge2e4"),
        (&format!("[chessboard fen=\"{ENDING}\" csl=\"Ge4,Rd5\" cal=\"Ge2e4\"]"), "Ge4,Rd5,Ge2e4"),
        (&format!("[fen csl=Ge4 cal=Gh1h8]{ENDING}[/fen]"), "Ge4,Gh1h8"),
        (&format!("{{% chess fen=\"{ENDING}\" arrows=\"h1h8 e1e2\" %}}"), "Ge1e2,Gh1h8"),
        (&format!("```chessboard\nfen: {ENDING}\narrow: e1 e2\nsquare: h8\n```"), "gh8,Ge1e2"),
        (&format!("```chess\nfen: {ENDING}\narrows:\n  - h1h8\n  - e1e2\n```"), "Ge1e2,Gh1h8"),
        (&format!("{{\"fen\":\"{ENDING}\",\"marks\":\"Ge2e4,ba1\"}}"), "ba1,Ge2e4"),
        (
            &format!(
                "{{\"fen\":\"{ENDING}\",\"shapes\":[{{\"orig\":\"h1\",\"dest\":\"h8\",\"brush\":\"red\"}}]}}"
            ),
            "Rh1h8",
        ),
        (&format!("{ENDING} {{[%csl Ge4][%cal Rh1h8]}}"), "Ge4,Rh1h8"),
        (&format!("{{\"game\":{{\"fen\":\"{ENDING}\"}},\"arrows\":[[\"e1\",\"e2\"]]}}"), "Ge1e2"),
        (
            &format!(
                "b = chess.Board(\"{ENDING}\")\nchess.svg.board(b, arrows=[chess.svg.Arrow(chess.H1, chess.H8)])"
            ),
            "Gh1h8",
        ),
        (&format!("\\newchessgame[setfen={ENDING}]\n\\chessboard[markmoves={{h1-h8}}]"), "Gh1h8"),
        (&format!("<img data-fen=\"{ENDING}\" data-marks=\"Gh1h8\">"), "Gh1h8"),
        (
            &format!("\\chessboard[setfen={ENDING},markmoves={{e1-e2,h1-h3}},markfields={{e4,d5}}]"),
            "gd5,ge4,Ge1e2,Gh1h3",
        ),
        (
            &format!(
                "\\chessboard[setfen={ENDING},pgfstyle=circle,color=red,markfield=e4,color=blue!90!black,markmove=h1-h3]"
            ),
            "Re4,Bh1h3",
        ),
        (&format!("\\fenboard{{{ENDING}}}\\highlight[x]{{e4,d5}}\\printarrow{{h1}}{{h8}}"), "gd5,ge4,Gh1h8"),
    ] {
        let found = only(text);
        let written = found.marks.write_link();
        let mut read: Vec<&str> = written.split(',').collect();
        let mut expected: Vec<&str> = marks.split(',').collect();
        read.sort_unstable();
        expected.sort_unstable();
        assert_eq!(read, expected, "{text}");
        assert!(found.remarks.iter().all(|remark| remark.kind != RemarkKind::MarkLeftOut), "{text}");
    }
}

#[test]
fn marks_that_cannot_be_read_are_said() {
    for text in [
        format!("https://example.org/board.svg?fen={PLACEMENT}&arrows=Gz1,Rd8"),
        format!("[chessboard fen=\"{ENDING}\" cal=\"Ge2e9\"]"),
    ] {
        assert!(only(&text).remarks.iter().any(|remark| remark.kind == RemarkKind::MarkLeftOut), "{text}");
    }
}

#[test]
fn signs_of_wikipedia_are_marks() {
    let rows = [
        "|  |  |  |  |  |  |  |  ",
        "|  |  |  |  |  |  |  |  ",
        "|  |  |  |  |  |  |  |  ",
        "|  |  |  |xx|  |  |  |  ",
        "|  |  |xo|  |oo|  |  |  ",
        "|  |  |  |  |  |kd|  |  ",
        "|  |  |  |  |  |  |  |  ",
        "|  |  |  |  |kl|  |  |rl",
    ];
    for name in ["Chess diagram", "Schachbrett"] {
        let text = format!("{{{{{name}\n| tright\n|\n{}\n| Caption\n}}}}", rows.join("\n"));
        let found = only(&text);
        assert_eq!(found.marks.write_link(), "Gc4,Ge4,rd5", "{text}");
        assert!(write(&found.position).starts_with(PLACEMENT), "{text}");
    }
}

#[test]
fn records_of_one_board_are_one() {
    let game = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";
    let whole = format!("{game} b KQkq - 3 4");
    let link = format!("https://lichess.org/analysis/{game}_b_KQkq_-_3_4");
    for text in [
        format!("[![Board](https://backscattering.de/web-boardimage/board.svg?fen={game})]({link})"),
        format!("[![](https://example.org/board.svg?fen={game}&orientation=black)]({link})"),
        format!("[{link}]({link})"),
        format!("{link}\n{link}"),
        format!("{game}\n{whole}"),
        format!("{whole}\n\n{game}"),
        format!("{{\"fen\":\"{whole}\",\"image\":\"https://example.org/{game}\"}}"),
    ] {
        assert_eq!(write(&only(&text).position), whole, "{text}");
    }
    let turned = format!("[![](https://example.org/board.svg?fen={game}&orientation=black)]({link})");
    assert_eq!(only(&turned).orientation, Some(Color::Black));
    // Other sides to move are other positions.
    assert_eq!(found(&format!("{game} w KQkq - 3 4\n{whole}")).len(), 2);
    assert_eq!(found(&format!("{game}\n{ENDING}")).len(), 2);
}

#[test]
fn fenced_blocks_are_read() {
    for text in [
        format!("```fen\n{ENDING}\n```"),
        format!("```\n{ENDING}\n```"),
        format!("~~~fen\n{ENDING}\n~~~"),
        format!("```chessboard\nfen: {ENDING}\n```"),
        format!("```chess\nfen: \"{ENDING}\"\n```"),
        format!("# Rook ending\n\n```fen\n{ENDING}\n```\n"),
        format!("Some words.\n\n```chessboard\nfen: {ENDING}\nannotations: H/e4\n```\n\nMore words."),
        format!("::: chess\n{ENDING}\n:::"),
    ] {
        assert_eq!(write(&only(&text).position), ENDING, "{text}");
    }
}

#[test]
fn the_variant_beside_a_board_is_read() {
    for (text, variant) in [
        (format!("fen: {ENDING}\nvariant: atomic"), Some(Variant::Atomic)),
        (format!("Variant: Crazyhouse\n{PLACEMENT}"), Some(Variant::Crazyhouse)),
        (format!("{{\"fen\": \"{ENDING}\", \"variant\": \"threeCheck\"}}"), Some(Variant::ThreeCheck)),
        ("White: Kg1, Qg3; Black: Kh8\nvariant = kingOfTheHill".to_owned(), Some(Variant::KingOfTheHill)),
        (format!("{ENDING}\nThe main variant: 1. e4"), None),
        (format!("{ENDING}\nvariant: Najdorf"), None),
    ] {
        assert_eq!(only(&text).variant, variant, "{text}");
    }
}

#[test]
fn a_turned_board_and_marks_in_data_are_read_however_they_end() {
    for text in [
        format!("{{\"flip\":true,\"fen\":\"{ENDING}\"}}"),
        format!("{{\"fen\":\"{ENDING}\",\"flipped\":true,\"x\":1}}"),
        format!("draw(Board(\"{ENDING}\"), flipped=True)"),
    ] {
        assert_eq!(only(&text).orientation, Some(Color::Black), "{text}");
    }
    let text =
        format!("fen: {ENDING}\narrows:\n  - from: e1\n    to: e2\n  - {{from: h1, to: h3, color: red}}");
    assert_eq!(only(&text).marks.write_link(), "Ge1e2,Rh1h3");
    let pieces = "[{\"square\":\"e1\",\"piece\":\"K\",\"color\":\"white\"},{\"square\":\"e8\",\"piece\":\"K\",\"color\":\"black\"}]";
    assert!(only(pieces).marks.is_empty());
}

#[test]
fn data_says_who_moves_in_words() {
    for (key, color) in
        [("turn", "black"), ("toMove", "black"), ("side", "black"), ("turnColor", "black"), ("turn", "b")]
    {
        for text in [
            format!("{{\"fen\":\"{PLACEMENT}\",\"{key}\":\"{color}\"}}"),
            format!("Chessground(el, {{ fen: '{PLACEMENT}', {key}: '{color}' }})"),
            format!("fen: {PLACEMENT}\n{key}: {color}"),
            format!(
                "{{ pieces: [{{ type: 'k', color: 'w', square: 'e1' }}, {{ type: 'k', color: 'b', square: 'e8' }}], {key}: '{color}' }}"
            ),
        ] {
            assert_eq!(only(&text).position.turn, Color::Black, "{text}");
            assert!(only(&text).marks.is_empty(), "{text}");
        }
    }
    for text in [
        format!("Side: Black\n{PLACEMENT}"),
        format!("{PLACEMENT} b to move"),
        "w: Ke1 Ra1\nb: Ke8 Rh8\nb to move".to_owned(),
    ] {
        assert_eq!(only(&text).position.turn, Color::Black, "{text}");
    }
}

#[test]
fn games_are_turned_by_what_stands_beside_them() {
    for text in [
        "<div data-pgn=\"1. e4 c5 2. Nf3 d6\" data-orientation=\"black\"></div>",
        "https://lichess.org/analysis/pgn/e4_e5_Nf3_Nc6?color=black",
        "https://www.chess.com/analysis?pgn=1.+d4+d5+2.+c4&flip=true",
    ] {
        let Import::Games { games, .. } = import(text, None) else { panic!("{text}") };
        assert_eq!(games[0].orientation, Some(Color::Black), "{text}");
        assert!(games[0].span.end <= text.chars().count(), "{text}");
    }
}

#[test]
fn a_record_and_a_link_to_its_board_are_one() {
    let link = format!("https://lichess.org/analysis/{}", ENDING.replace(' ', "_"));
    for text in [
        format!("FEN: {ENDING}\nLink: {link}"),
        format!("{link}\n{ENDING}"),
        format!("{ENDING}\n\n[Analyse it]({link})"),
    ] {
        assert_eq!(write(&only(&text).position), ENDING, "{text}");
    }
}
