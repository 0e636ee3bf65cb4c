//! Pasting and dropping whatever holds positions: games, diagrams, lists, links, templates.

use crate::panels::open_panel;
use crate::{KINGS, KIWIPETE};
use e2e::cases;
use e2e::page::{Page, START};
use serde_json::json;

cases! {
    everywhere:
        a_game_is_pasted_on_the_board,
        a_game_is_pasted_over_the_text_of_the_box,
        a_file_is_dropped_on_the_page,
        a_text_that_is_dropped_on_the_box_is_left_to_it_but_a_file_is_not;
    chromium:
        a_text_is_dropped_on_the_page,
        what_is_dropped_too_soon_is_read_when_the_page_can,
        a_file_that_is_too_large_is_told,
        what_is_pasted_last_stays,
        every_kind_of_text_is_read,
        links_turn_the_board,
        letters_that_mean_two_things_are_asked_about;
}

/// A game as files and servers write it.
pub(crate) const GAME: &str = "[Event \"Forsyth\"]\n[Site \"?\"]\n[White \"Lopez\"]\n[Black \"Leonardo\"]\n[Result \"*\"]\n\n\
    1. e4 {the best\nby test} e5 2. Nf3 (2. f4 exf4) Nc6\n3. Bb5 *\n";

/// Its last position.
pub(crate) const SPANISH: &str = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";

pub(crate) const AFTER_NC6: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";

pub(crate) const AFTER_NF3: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";

pub(crate) const AFTER_E4_E5: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2";

pub(crate) const ENDING: &str = "8/8/8/8/8/5k2/8/4K2R b K - 3 40";

pub(crate) const ITALIAN: &str = "r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w - - 0 1";

pub(crate) const ROWS: &str = "r . b q k . n r
p p p p . p p p
. . n . . . . .
. . b . p . . .
. . B . P . . .
. . . . . N . .
P P P P . P P P
R N B Q K . . R";

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

Fen: r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4
Key: 3AE0B4C5D6E7F8
Checkers:
";

pub(crate) const WIKIPEDIA: &str = "{{Chess diagram
| tright
| Scholar's mate, Black to move
|rd|  |bd|qd|kd|bd|  |rd
|pd|pd|pd|pd|  |ql|pd|pd
|  |  |nd|  |  |nd|  |  
|  |  |  |  |pd|  |  |  
|  |  |bl|  |pl|  |  |  
|  |  |  |  |  |  |  |  
|pl|pl|pl|pl|  |pl|pl|pl
|rl|nl|bl|  |kl|  |nl|rl
| A footer
}}";

const MATE: &str = "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b - - 0 1";

pub(crate) const GERMAN: &str = "tsldklst/bbbbbbbb/8/8/8/8/BBBBBBBB/TSLDKLST w KQkq - 0 1";

/// A knight in German, a bishop in Czech.
const KNIGHT_OR_BISHOP: &str = "8/8/8/4k3/8/3S4/4K3/8 w - - 0 1";

/// The rows with the figurines that python-chess prints.
fn figurines() -> String {
    let figurine =
        |letter: char| "KQRBNPkqrbnp".find(letter).and_then(|index| char::from_u32(0x2654 + index as u32));
    ROWS.replace('.', "⭘").chars().map(|letter| figurine(letter).unwrap_or(letter)).collect()
}

async fn remember(p: &Page, text: &str) {
    p.script("__e2e_clipboard(arguments[0])", vec![json!(text)]).await;
}

/// Pastes by the button; the clipboard is one of memory.
pub(crate) async fn paste(p: &Page, text: &str) {
    p.step(format!("paste {text:.60?}"));
    remember(p, text).await;
    p.action("paste").await;
}

pub(crate) async fn open_for_pasting(p: &Page, fen: &str) {
    p.simulate(&["clipboard-memory"]).await;
    p.open(fen).await;
}

/// Waits for the card of this text.
pub(crate) async fn card_of(p: &Page, text: &str) {
    p.appears("[data-import]").await;
    p.wait_for("the original text", text.to_owned(), || p.text(".import-original pre")).await;
}

/// One step back leads before the paste, and the card is gone; there is no other step.
pub(crate) async fn is_one_step(p: &Page, before: &str, after: &str) {
    p.shows(after).await;
    p.action("undo").await;
    p.shows(before).await;
    p.vanishes("[data-import]").await;
    p.action("redo").await;
    p.shows(after).await;
    p.action("undo").await;
    p.shows(before).await;
    p.press(&["Control+z"]).await;
    p.still_shows(before).await;
}

// --- the ways in ---

async fn a_game_is_pasted_on_the_board(p: &mut Page) {
    p.fill_clipboard(GAME).await;
    p.open(KINGS).await;
    p.focus_square("e4").await;
    p.press(&["Control+v"]).await;
    p.shows(SPANISH).await;
    card_of(p, GAME).await;
    assert!(p.is_seen("[data-ply]").await, "a game has its slider");
    is_one_step(p, KINGS, SPANISH).await;
}

async fn a_game_is_pasted_over_the_text_of_the_box(p: &mut Page) {
    p.fill_clipboard(GAME).await;
    p.open(KINGS).await;
    p.focus("#fen").await;
    p.press(&["Control+a", "Control+v"]).await;
    p.shows(SPANISH).await;
    card_of(p, GAME).await;
    is_one_step(p, KINGS, SPANISH).await;
}

/// Waits until the part of the program is there that is loaded later: it fills the line that teaches.
pub(crate) async fn chunk_is_here(p: &Page) {
    p.wait("the chunk", || p.exists(".hint-line > span")).await;
}

/// Opens a position, and waits for what is loaded later.
pub(crate) async fn open_with_the_chunk(p: &Page) -> &'static str {
    let fen = "4k3/8/8/8/8/8/8/4K3 w - - 100 90";
    p.open(fen).await;
    chunk_is_here(p).await;
    fen
}

async fn a_text_is_dropped_on_the_page(p: &mut Page) {
    let before = open_with_the_chunk(p).await;
    assert!(p.drop_text("[data-square=e4]", GAME).await, "the page takes it");
    p.shows(SPANISH).await;
    card_of(p, GAME).await;
    is_one_step(p, before, SPANISH).await;
    assert!(p.drop_text("header", KIWIPETE).await, "a record too");
    p.shows(KIWIPETE).await;
}

async fn a_file_is_dropped_on_the_page(p: &mut Page) {
    let before = open_with_the_chunk(p).await;
    assert!(p.drop_file("[data-square=e4]", "game.pgn", GAME).await, "the page takes it");
    p.shows(SPANISH).await;
    card_of(p, GAME).await;
    is_one_step(p, before, SPANISH).await;
}

async fn a_text_that_is_dropped_on_the_box_is_left_to_it_but_a_file_is_not(p: &mut Page) {
    let before = open_with_the_chunk(p).await;
    assert!(!p.drop_text("#fen", GAME).await, "the browser inserts it");
    p.still_shows(before).await;
    assert!(p.drop_file("#fen", "game.pgn", GAME).await, "the browser would open it");
    p.shows(SPANISH).await;
    card_of(p, GAME).await;
}

async fn what_is_dropped_too_soon_is_read_when_the_page_can(p: &mut Page) {
    p.simulate(&["chunk-held"]).await;
    p.goto("").await;
    p.shows(START).await;
    assert!(p.drop_text("[data-square=e4]", GAME).await, "the browser must not open it");
    p.still_shows(START).await;
    p.script("__e2e_let_chunk_go()", Vec::new()).await;
    p.shows(SPANISH).await;
}

async fn a_file_that_is_too_large_is_told(p: &mut Page) {
    let before = open_with_the_chunk(p).await;
    // The news of the position come a second after it, and would come in between.
    p.announces("Fifty moves").await;
    let script = "
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(['x'.repeat(8_100_000)], 'games.pgn'));
        document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }));";
    p.script(script, Vec::new()).await;
    p.appears("[data-notice]").await;
    p.says("[data-notice]", "8 MB").await;
    p.announces("8 MB").await;
    p.still_shows(before).await;
}

// --- the kinds of text ---

async fn every_kind_of_text_is_read(p: &mut Page) {
    let gnu = format!("white  KQkq\n{}\n\nWhite (1) : ", ROWS.replace('\n', " \n"));
    let figurines = figurines();
    let with_rights = ITALIAN.replace(" - - ", " KQkq - ");
    let inserted = format!("Here it is: {STOCKFISH}");
    let setfen = format!("\\chessboard[setfen={ENDING}]");
    let fenboard = format!("\\newgame\n\\fenboard{{{ENDING}}}\n\\showboard");
    let markup = format!("Look: [fen]{ENDING}[/fen] Nice!");
    let sound = &*ITALIAN.replace(" - - 0 1", " KQkq - 4 4");
    open_for_pasting(p, KIWIPETE).await;
    // Each row shows another position than the one before it.
    let rows = [
        (inserted.as_str(), sound, "Read as a diagram with its FEN"),
        (ROWS, ITALIAN, "Read as a diagram of letters"),
        (gnu.as_str(), with_rights.as_str(), "Read as a diagram of letters"),
        (figurines.as_str(), ITALIAN, "Read as a diagram of figurines"),
        (
            "White: Kg1, Qd1, Pa2. Black: Kg8. Black to move.",
            "6k1/8/8/8/8/8/P7/3Q2K1 b - - 0 1",
            "Read as a list of pieces in English",
        ),
        (
            "Weiß: Kg1, Sd1\nSchwarz: Kg8, Lc8\nSchwarz am Zug",
            "2b3k1/8/8/8/8/8/8/3N2K1 b - - 0 1",
            "Read as a list of pieces in German",
        ),
        (
            "Trait aux noirs. Blancs : Rg1, Cd1. Noirs : Rg8",
            "6k1/8/8/8/8/8/8/3N2K1 b - - 0 1",
            "Read as a list of pieces in French",
        ),
        (
            "Blancas: Rg1, Dd1; Negras: Rg8, Ac8",
            "2b3k1/8/8/8/8/8/8/3Q2K1 w - - 0 1",
            "Read as a list of pieces in Spanish",
        ),
        (WIKIPEDIA, MATE, "Read as a chess diagram of Wikipedia"),
        (setfen.as_str(), ENDING, "Read as LaTeX"),
        (GERMAN, START, "Read as a FEN with the piece letters of German"),
        (fenboard.as_str(), ENDING, "Read as LaTeX"),
        ("position startpos moves e2e4 e7e5", AFTER_E4_E5, "Read as a game"),
        (markup.as_str(), ENDING, "Read from the FEN of a page"),
        (
            "[Event \"x\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n*\n",
            KINGS,
            "Read from the FEN tag of a game",
        ),
        (GAME, SPANISH, "Read as a game"),
    ];
    for (text, fen, title) in rows {
        paste(p, text).await;
        p.shows(fen).await;
        card_of(p, text).await;
        assert_eq!(p.text(".import-title").await, title, "{text}");
        assert!(!p.is_seen("[data-notice]").await, "nothing to complain about: {text}");
    }
    // Each was a step of its own.
    for (_, fen, _) in rows.iter().rev() {
        p.shows(fen).await;
        p.press(&["Control+z"]).await;
    }
    p.shows(KIWIPETE).await;
}

async fn links_turn_the_board(p: &mut Page) {
    open_for_pasting(p, KINGS).await;
    let fen = "8/8/8/8/8/5k2/8/4K2R w K - 3 40";
    let lichess = "https://lichess.org/editor/8/8/8/8/8/5k2/8/4K2R_w_K_-_3_40?color=black";
    paste(p, lichess).await;
    p.shows(fen).await;
    card_of(p, lichess).await;
    assert_eq!(p.text(".import-title").await, "Read from a link");
    p.wait_for("the side at the bottom", "black".to_owned(), || p.orientation()).await;
    is_one_step(p, KINGS, fen).await;
    p.action("flip").await;
    let chess_com =
        "https://www.chess.com/analysis?fen=8%2F8%2F8%2F8%2F8%2F5k2%2F8%2F4K2R+w+K+-+3+40&flip=true";
    paste(p, chess_com).await;
    p.shows(fen).await;
    card_of(p, chess_com).await;
    p.wait_for("the side at the bottom", "black".to_owned(), || p.orientation()).await;
}

async fn letters_that_mean_two_things_are_asked_about(p: &mut Page) {
    open_for_pasting(p, KIWIPETE).await;
    paste(p, KNIGHT_OR_BISHOP).await;
    p.appears("[data-choice]").await;
    assert_eq!(p.count("[data-choice]").await, 2);
    p.announces("Choose the language").await;
    p.still_shows(KIWIPETE).await;
    p.says("[data-choice='0']", "d3 is a white knight: German").await;
    p.says("[data-choice='1']", "d3 is a white bishop").await;
    card_of(p, KNIGHT_OR_BISHOP).await;
    p.click("[data-choice='1']").await;
    let bishop = "8/8/8/4k3/8/3B4/4K3/8 w - - 0 1";
    p.shows(bishop).await;
    p.vanishes("[data-choice]").await;
    card_of(p, KNIGHT_OR_BISHOP).await;
    is_one_step(p, KIWIPETE, bishop).await;
    paste(p, KNIGHT_OR_BISHOP).await;
    p.appears("[data-choice='0']").await;
    p.click("[data-choice='0']").await;
    p.shows("8/8/8/4k3/8/3N4/4K3/8 w - - 0 1").await;
    p.says(".import-title", "German").await;
}

/// The first waits for the part of the program that is loaded later, the second does not need it.
async fn what_is_pasted_last_stays(p: &mut Page) {
    p.simulate(&["clipboard-memory", "chunk-held"]).await;
    p.goto("").await;
    p.shows(START).await;
    paste(p, "1. e4 e5 *").await;
    paste(p, KIWIPETE).await;
    p.shows(KIWIPETE).await;
    p.script("__e2e_let_chunk_go()", Vec::new()).await;
    open_panel(p, "forms").await;
    p.still_shows(KIWIPETE).await;
}
