//! What is said about a pasted text: the card with its repairs, what cannot be read, what is offered while one types.

use crate::import::{
    AFTER_E4_E5, AFTER_NC6, ENDING, GAME, GERMAN, ITALIAN, ROWS, SPANISH, WIKIPEDIA, card_of,
    open_for_pasting, paste,
};
use crate::{KINGS, KIWIPETE};
use e2e::cases;
use e2e::page::{Page, START};
use e2e::release::ANY_CHUNK;
use e2e::site::{self, Site};
use std::fs;
use std::path::PathBuf;

cases! {
    chromium:
        a_paste_leaves_the_board_in_sight_on_phones,
        the_original_text_is_shown_and_put_into_the_box,
        the_letters_of_the_original_text_and_the_squares_light_each_other,
        moves_below_a_board_are_played_from_it,
        nonsense_over_the_text_of_the_box_stands_there_with_its_faults,
        moves_that_are_typed_are_offered,
        without_the_chunk_a_record_is_pasted_and_another_text_is_kept,
        repairs_are_said,
        the_card_is_closed,
        the_card_follows_undo_and_redo,
        a_plain_record_sends_the_card_away,
        nonsense_on_the_board_changes_nothing_and_is_offered_for_editing,
        what_cannot_be_read_is_told_with_its_place,
        german_letters_that_are_typed_are_offered;
}

// --- the card ---

async fn a_paste_leaves_the_board_in_sight_on_phones(p: &mut Page) {
    for (width, height) in [(390, 664), (390, 844), (768, 1024)] {
        p.viewport(width, height).await;
        open_for_pasting(p, KINGS).await;
        paste(p, GAME).await;
        p.shows(SPANISH).await;
        p.appears("[data-import]").await;
        p.settle().await;
        let (board, card) = (p.rect("[data-board]").await, p.rect("[data-import]").await);
        assert!(board.y >= -1.0, "{board:?} at {width}x{height}");
        assert!(card.y < p.rect(".main-actions").await.y - 44.0, "{card:?} at {width}x{height}");
    }
}

async fn repairs_are_said(p: &mut Page) {
    open_for_pasting(p, KINGS).await;
    for (text, fen, sentence) in [
        (
            "8/8/8/8/8/5k2/8/4K2R",
            "8/8/8/8/8/5k2/8/4K2R w - - 0 1",
            "The editor filled in the missing fields.",
        ),
        ("44/8/8/8/8/5k2/8/4K2R b K - 3 40", ENDING, "The editor added up adjacent digits."),
        (ROWS, ITALIAN, "It does not say whose move it is: taken to be White’s."),
        (
            "White: Kg1, Qd1 (strong!) Black: Kg8",
            "6k1/8/8/8/8/8/8/3Q2K1 w - - 0 1",
            "Some words were left out: “strong”.",
        ),
    ] {
        paste(p, text).await;
        p.shows(fen).await;
        card_of(p, text).await;
        p.says(".import-remarks", sentence).await;
        assert!(p.is_seen(".import-remarks li").await, "{sentence}");
        p.announces(sentence).await;
    }
}

async fn the_original_text_is_shown_and_put_into_the_box(p: &mut Page) {
    open_for_pasting(p, KINGS).await;
    paste(p, GAME).await;
    p.shows(SPANISH).await;
    card_of(p, GAME).await;
    assert!(!p.is_seen("[data-import-action=edit]").await, "it is folded");
    p.click(".import-original summary").await;
    p.appears(".import-original pre").await;
    p.appears("[data-import-action=edit]").await;
    p.click("[data-import-action=edit]").await;
    p.fen_is(GAME).await;
    p.vanishes("[data-import]").await;
    p.appears("[data-problem]").await;
    assert_eq!(p.script("return document.activeElement.id", Vec::new()).await, "fen", "ready to be edited");
    p.action("undo").await;
    p.shows(SPANISH).await;
    p.action("undo").await;
    p.shows(KINGS).await;
}

async fn the_letters_of_the_original_text_and_the_squares_light_each_other(p: &mut Page) {
    open_for_pasting(p, KINGS).await;
    let text = "# Ending\n\nWhite: Kg1, Qg3. Black: Kh8\n\nI like it here.";
    paste(p, text).await;
    card_of(p, text).await;
    p.says(".import-remarks", "“I like it here”").await;
    p.click(".import-original summary").await;
    p.appears(".import-original .used-board").await;
    assert_eq!(p.text(".import-original pre").await, text);
    assert_eq!(p.text(".import-original pre .used-title").await, "Ending");
    assert_eq!(p.text(".import-original pre .set-aside").await, "I like it here");
    assert!(p.attribute(".import-original pre .set-aside", "title").await.is_some(), "the reason");
    p.move_to(p.center("[data-original-square=g3]").await).await;
    p.appears(".overlay .lit").await;
    let (lit, square) = (p.center(".overlay .lit").await, p.square("g3").await);
    assert!((lit.x - square.x).abs() < 2.0 && (lit.y - square.y).abs() < 2.0, "{lit:?} {square:?}");
    p.move_to(p.square("h8").await).await;
    p.appears("[data-original-square=h8].lit").await;
    assert_eq!(p.count(".import-original pre .lit").await, 1, "letters");
    p.vanishes(".overlay .lit").await;
}

async fn moves_below_a_board_are_played_from_it(p: &mut Page) {
    open_for_pasting(p, KINGS).await;
    let text = format!("{ENDING}\n\nSolution: 40... Kg2 41. Rh8\n\n1. e4 e5");
    paste(p, &text).await;
    p.shows(ENDING).await;
    card_of(p, &text).await;
    p.click(".import-original summary").await;
    p.appears(".import-original .used-moves").await;
    assert_eq!(p.text(".import-original pre .used-moves").await, "40... Kg2 41. Rh8");
    p.appears("[data-original-square=h1]").await;
    let reason = p.attribute(".import-original pre .set-aside", "title").await;
    assert!(reason.is_some_and(|reason| reason.contains("moves")), "they are named");
    p.click("[data-ply-step=next]").await;
    p.shows("8/8/8/8/8/8/6k1/4K2R w K - 4 41").await;
    p.vanishes("[data-original-square]").await;
    p.click("[data-ply-step=previous]").await;
    p.shows(ENDING).await;
    p.appears("[data-original-square=h1]").await;
    // Moves that cannot be played there change nothing.
    let other = format!("{ENDING}\n\n1. e4 e5 2. Nf3");
    paste(p, &other).await;
    p.says(".import-remarks", "“1. e4 e5 2. Nf3”").await;
    p.vanishes("[data-ply]").await;
    p.shows(ENDING).await;
}

async fn the_card_is_closed(p: &mut Page) {
    open_for_pasting(p, KINGS).await;
    paste(p, GAME).await;
    card_of(p, GAME).await;
    p.click("[data-import-action=close]").await;
    p.vanishes("[data-import]").await;
    p.still_shows(SPANISH).await;
    // It comes back with the next paste.
    paste(p, WIKIPEDIA).await;
    card_of(p, WIKIPEDIA).await;
}

async fn the_card_follows_undo_and_redo(p: &mut Page) {
    open_for_pasting(p, KINGS).await;
    paste(p, GAME).await;
    card_of(p, GAME).await;
    let last = p.text(".import-ply").await;
    // An edit on the way: the next place is a step of its own.
    p.drag("b5", "b4").await;
    p.appears("[data-square=b4][data-piece=wB]").await;
    p.click("[data-ply-step=previous]").await;
    p.shows(AFTER_NC6).await;
    let before = p.text(".import-ply").await;
    assert_ne!(before, last);
    p.action("undo").await;
    p.appears("[data-square=b4][data-piece=wB]").await;
    p.action("undo").await;
    p.shows(SPANISH).await;
    p.wait_for("the move in the card", last.clone(), || p.text(".import-ply")).await;
    p.action("redo").await;
    p.action("redo").await;
    p.shows(AFTER_NC6).await;
    p.wait_for("the move in the card", before, || p.text(".import-ply")).await;
    // It goes on from there.
    p.click("[data-ply-step=next]").await;
    p.shows(SPANISH).await;
    p.wait_for("the move in the card", last, || p.text(".import-ply")).await;
}

async fn a_plain_record_sends_the_card_away(p: &mut Page) {
    open_for_pasting(p, KINGS).await;
    paste(p, GAME).await;
    card_of(p, GAME).await;
    paste(p, KIWIPETE).await;
    p.shows(KIWIPETE).await;
    p.vanishes("[data-import]").await;
}

// --- what cannot be read ---

async fn nonsense_on_the_board_changes_nothing_and_is_offered_for_editing(p: &mut Page) {
    let text = "The quick brown fox\njumps over";
    p.fill_clipboard(text).await;
    p.open(KIWIPETE).await;
    p.focus_square("a1").await;
    p.press(&["Control+v"]).await;
    p.appears("[data-notice]").await;
    p.says("[data-notice]", "There is no position in this text").await;
    p.announces("Nothing was pasted").await;
    p.still_shows(KIWIPETE).await;
    assert_eq!(p.count("[data-import]").await, 0, "a card");
    p.action("edit-unread").await;
    p.fen_is(text).await;
    p.appears("[data-problem]").await;
    p.vanishes("[data-notice]").await;
    p.shows_board(KIWIPETE).await;
    p.action("undo").await;
    p.shows(KIWIPETE).await;
}

async fn what_cannot_be_read_is_told_with_its_place(p: &mut Page) {
    open_for_pasting(p, KIWIPETE).await;
    for (text, words) in [
        (
            &*ROWS.replace(". . n . . . . .", ". . n . . . ."),
            "Line 3, “. . n . . . .”: Row 3 of the diagram has 7 squares",
        ),
        ("White: Kg1, Qg1 Black: Kg8", "“Qg1”: Two pieces are named on g1"),
        ("text\n\\chessboard[setwhite={Kg1,Xg2}]", "Line 2, “Xg2”: “X” stands for no piece"),
        ("\\fenboard{8/8", "Its end is missing"),
    ] {
        paste(p, text).await;
        p.says("[data-notice]", words).await;
        p.announces(words).await;
        assert!(p.is_seen("[data-action=edit-unread]").await, "{text} is offered for editing");
        p.still_shows(KIWIPETE).await;
    }
    // What can be read takes the complaint away.
    paste(p, GAME).await;
    p.shows(SPANISH).await;
    p.vanishes("[data-notice]").await;
    // A record stands in the box with its faults, wherever it was pasted, and the card of the game goes.
    let faulty = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1";
    paste(p, faulty).await;
    p.fen_is(faulty).await;
    p.appears("[data-problem=unknown-side]").await;
    p.vanishes("[data-import]").await;
}

async fn nonsense_over_the_text_of_the_box_stands_there_with_its_faults(p: &mut Page) {
    let text = "rnbqkbnr/pppp?ppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    p.fill_clipboard(text).await;
    p.open(KIWIPETE).await;
    p.focus("#fen").await;
    p.press(&["Control+a", "Control+v"]).await;
    p.fen_is(text).await;
    p.appears("[data-problem=unknown-piece]").await;
    assert!(!p.is_seen("[data-notice]").await, "the box says it all");
    p.announces("is not a piece").await;
    p.action("undo").await;
    p.shows(KIWIPETE).await;
    // What was never meant as a record is said above it.
    let diagram = ROWS.replace(". . n . . . . .", ". . n . . . .");
    p.fill_clipboard(&diagram).await;
    p.open(KIWIPETE).await;
    p.focus("#fen").await;
    p.press(&["Control+a", "Control+v"]).await;
    p.fen_is(&diagram).await;
    p.appears("[data-problem]").await;
    p.says("[data-notice]", "Row 3 of the diagram has 7 squares").await;
    assert!(!p.is_seen("[data-action=edit-unread]").await, "it is in the box already");
    let said = p.text("[data-notice]").await;
    assert!(!said.contains("Nothing was pasted"), "it was: {said}");
}

// --- what is typed ---

async fn german_letters_that_are_typed_are_offered(p: &mut Page) {
    p.open(KIWIPETE).await;
    p.fill("#fen", GERMAN).await;
    // The last key makes the offer anew.
    p.settle().await;
    p.appears("[data-offer]").await;
    assert_eq!(p.fen().await, GERMAN);
    p.click("[data-offer]").await;
    p.shows(START).await;
    card_of(p, GERMAN).await;
    p.says(".import-title", "German").await;
    p.vanishes("[data-offer]").await;
    p.action("undo").await;
    p.fen_is(GERMAN).await;
    p.vanishes("[data-import]").await;
    p.appears("[data-offer]").await;
    p.fill("#fen", KIWIPETE).await;
    p.vanishes("[data-offer]").await;
}

async fn moves_that_are_typed_are_offered(p: &mut Page) {
    for (text, fen) in [
        ("position startpos moves e2e4 e7e5", AFTER_E4_E5),
        (&*format!("{START} moves e2e4"), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"),
    ] {
        p.open(KIWIPETE).await;
        p.fill("#fen", text).await;
        p.appears("[data-offer]").await;
        // By pointer or by key: who leaves the box for the button finds it there.
        if text.starts_with("position") {
            p.click("[data-offer]").await;
        } else {
            p.focus("[data-offer]").await;
            p.press(&["Enter"]).await;
        }
        p.appears("[data-import]").await;
        // What stood above the card goes in the same frame, a task later.
        p.vanishes("[data-offer]").await;
        p.click("[data-ply-step=last]").await;
        p.shows(fen).await;
        assert_eq!(p.text(".import-title").await, "Read as a game");
        p.action("undo").await;
        p.fen_is(text).await;
        p.vanishes("[data-import]").await;
    }
}

// --- without what is loaded later ---

/// The built page without the parts of its program that are loaded later, in a folder of its own.
fn dist_without_the_chunk(engine: &str) -> std::io::Result<PathBuf> {
    let dist = site::dist().unwrap_or_else(|sentence| panic!("{sentence}"));
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("without-chunk-{engine}"));
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder)?;
    for entry in fs::read_dir(dist)? {
        let entry = entry?;
        if entry.file_type()?.is_file() && !entry.file_name().to_string_lossy().contains(ANY_CHUNK) {
            fs::copy(entry.path(), folder.join(entry.file_name()))?;
        }
    }
    Ok(folder)
}

/// What the browser says of the missing file, and its loader, in words of the engine's own.
pub(crate) fn is_about_the_chunk(problems: &[String]) {
    let is_meant = |problem: &String| {
        [ANY_CHUNK, "TypeError", "CompileError"].iter().any(|words| problem.contains(words))
    };
    assert!(!problems.is_empty() && problems.iter().all(is_meant), "{problems:#?}");
}

async fn without_the_chunk_a_record_is_pasted_and_another_text_is_kept(p: &mut Page) {
    let folder = dist_without_the_chunk(&p.engine().to_string()).unwrap_or_else(|error| panic!("{error}"));
    let site = Site::start(&folder, "/").unwrap_or_else(|error| panic!("{error}"));
    let usual = p.set_site(site);
    p.simulate(&["clipboard-memory"]).await;
    p.goto("").await;
    p.shows(START).await;
    paste(p, KIWIPETE).await;
    p.shows(KIWIPETE).await;
    assert!(!p.is_seen("[data-notice]").await, "a record needs nothing else");
    // One that has to be repaired neither.
    paste(p, "\u{FEFF} 8/8/8/8/8/5k2/8/4K2R").await;
    p.shows("8/8/8/8/8/5k2/8/4K2R w - - 0 1").await;
    paste(p, GAME).await;
    p.appears("[data-notice]").await;
    p.says("[data-notice]", "could not be loaded").await;
    p.still_shows("8/8/8/8/8/5k2/8/4K2R w - - 0 1").await;
    p.action("edit-unread").await;
    p.fen_is(GAME).await;
    p.action("undo").await;
    p.shows("8/8/8/8/8/5k2/8/4K2R w - - 0 1").await;
    // The board goes on without it.
    p.drag("h1", "h8").await;
    p.placement_is("7R/8/8/8/8/5k2/8/4K3").await;
    is_about_the_chunk(&p.take_last_problems().await);
    p.leave_site(usual).await;
    // Nothing is to be kept of it: the next test finds another server.
    let _ = fs::remove_dir_all(&folder);
}
