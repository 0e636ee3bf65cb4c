//! Typing in the FEN box.

use crate::{KINGS, KIWIPETE};
use e2e::cases;
use e2e::engine::Engine;
use e2e::page::{Page, START};
use e2e::squares;
use serde_json::json;

cases! {
    everywhere:
        every_character_stands_as_typed_with_the_caret_behind_it,
        the_mirror_scrolls_with_the_text,
        characters_in_the_middle_leave_the_caret_there,
        another_window_and_a_reload_keep_the_text_as_it_was_typed,
        foreign_characters_stay_as_they_are,
        the_caret_stays_when_the_box_is_cleared_and_filled_again,
        the_box_has_its_own_undo,
        as_much_as_the_box_takes_is_survived;
    chromium:
        leaving_the_box_keeps_a_broken_text,
        the_board_follows_as_far_as_the_text_can_be_read,
        a_fault_is_named_at_its_place,
        a_fault_is_marked_on_its_squares,
        one_click_mends_text_and_board;
}

async fn every_character_stands_as_typed_with_the_caret_behind_it(p: &mut Page) {
    let text = KIWIPETE.replace(" w ", " b ").replace(" 0 1", " 3 25");
    p.open(START).await;
    p.focus("#fen").await;
    p.press(&["Control+a", "Delete"]).await;
    assert_eq!(p.fen().await, "");
    for end in 1..=text.len() {
        p.type_text(&text[end - 1..end]).await;
        assert_eq!(p.fen().await, &text[..end], "after character {end}");
        assert_eq!(p.selection("#fen").await, (end as u64, end as u64), "the caret after character {end}");
    }
    p.shows(&text).await;
    assert_eq!(p.count("[data-problem]").await, 0, "faults in a whole record");
}

async fn characters_in_the_middle_leave_the_caret_there(p: &mut Page) {
    p.open(START).await;
    // Behind the first slash: rank 7 becomes "Qpppppppp" on the way to "Qppppppp".
    p.caret("#fen", 9).await;
    p.type_text("Q").await;
    assert_eq!(p.fen().await, "rnbqkbnr/Qpppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    assert_eq!(p.selection("#fen").await, (10, 10));
    p.settle().await;
    assert_eq!(p.selection("#fen").await, (10, 10), "the caret when everything is drawn");
    p.press(&["Delete"]).await;
    p.shows("rnbqkbnr/Qppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").await;
    assert_eq!(p.selection("#fen").await, (10, 10));
    p.press(&["Backspace"]).await;
    p.type_text("p").await;
    p.shows(START).await;
    assert_eq!(p.selection("#fen").await, (10, 10));
    // In the last fields too.
    p.caret("#fen", START.len() - 1).await;
    p.type_text("2").await;
    p.shows("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 21").await;
    assert_eq!(p.selection("#fen").await, (START.len() as u64, START.len() as u64));
}

async fn the_board_follows_as_far_as_the_text_can_be_read(p: &mut Page) {
    p.open(START).await;
    p.retype("#fen", "4k3/8/8/3q4").await;
    p.wait_for("the pieces typed so far", squares::pieces("4k3/8/8/3q4"), || p.pieces()).await;
    p.type_text("/8/8/8/4K3 b").await;
    p.wait_for("the pieces", squares::pieces("4k3/8/8/3q4/8/8/8/4K3"), || p.pieces()).await;
    p.wait("Black to move", || p.is_checked("input[name=turn][value=b]")).await;
    // A rank that is wrong leaves the others where they are.
    p.fill("#fen", "4k3/8/8/8/8/8/ppp/4K2R w - - 0 1").await;
    p.piece_is("h1", Some("wR")).await;
    p.piece_is("e8", Some("bK")).await;
    assert_eq!(p.fen().await, "4k3/8/8/8/8/8/ppp/4K2R w - - 0 1");
}

async fn problem(p: &Page, kind: &str) -> (usize, usize) {
    let css = format!("[data-problem={kind}]");
    p.appears(&css).await;
    let mut ends = [0; 2];
    for (end, name) in ends.iter_mut().zip(["data-start", "data-end"]) {
        let text = p.attribute(&css, name).await.unwrap_or_default();
        *end = text.parse().unwrap_or_else(|_| panic!("{name} of {kind} is {text:?}"));
    }
    assert!(!p.text(&css).await.trim().is_empty(), "{kind} is said in words");
    (ends[0], ends[1])
}

async fn a_fault_is_named_at_its_place(p: &mut Page) {
    p.open(START).await;
    p.fill("#fen", "rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").await;
    assert_eq!(problem(p, "unknown-piece").await, (13, 14));
    p.fill("#fen", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1").await;
    assert_eq!(problem(p, "unknown-side").await, (44, 45));
    p.fill("#fen", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - z 1").await;
    assert_eq!(problem(p, "not-a-number").await, (53, 54));
    p.fill("#fen", START).await;
    p.vanishes("[data-problem]").await;
}

async fn a_fault_is_marked_on_its_squares(p: &mut Page) {
    p.open(START).await;
    p.fill("#fen", "rnbqkbnr/pppppppp/8/7/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").await;
    let (start, end) = problem(p, "rank-too-short").await;
    assert!(start <= 20 && end >= 20, "the fault of rank 5 is at {start}..{end}");
    p.wait("a mark on rank 5", || p.exists("[data-square$='5'][data-finding=error]")).await;
    assert_eq!(p.count("[data-square$='4'][data-finding]").await, 0, "marks on rank 4");
    p.press(&["Escape"]).await;
    p.vanishes("[data-problem]").await;
    assert_eq!(p.count("[data-square][data-finding=error]").await, 0, "marks without a fault");
}

async fn one_click_mends_text_and_board(p: &mut Page) {
    p.open(KINGS).await;
    let broken = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQxkq - 0 1";
    p.fill("#fen", broken).await;
    // The last key makes the list anew.
    p.settle().await;
    p.appears("[data-problem=unknown-right] button[data-fix]").await;
    p.click("[data-problem=unknown-right] button[data-fix]").await;
    p.shows(START).await;
    p.vanishes("[data-problem]").await;
    // The fix is a step of its own.
    p.action("undo").await;
    p.fen_is(broken).await;
}

async fn leaving_the_box_keeps_a_broken_text(p: &mut Page) {
    let broken = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq - 0 1";
    p.open(START).await;
    p.fill("#fen", broken).await;
    p.focus("[data-action=flip]").await;
    p.settle().await;
    assert_eq!(p.fen().await, broken);
    p.appears("[data-problem=rank-too-short]").await;
    p.focus_square("e4").await;
    p.settle().await;
    assert_eq!(p.fen().await, broken);
}

/// The box has lost the keyboard, and is still the one that has the focus of the page.
async fn another_window_and_a_reload_keep_the_text_as_it_was_typed(p: &mut Page) {
    let short = "4k3/8/8/8/8/8/8/4K3";
    p.open(START).await;
    p.retype("#fen", short).await;
    p.blur_window().await;
    p.script("document.activeElement.dispatchEvent(new FocusEvent('blur'))", Vec::new()).await;
    p.settle().await;
    assert_eq!(p.fen().await, short);
    p.focus_window();
    p.reload().await;
    p.settle().await;
    assert_eq!(p.fen().await, short);
    p.focus("#fen").await;
    p.focus_square("e4").await;
    p.fen_is(&format!("{short} w - - 0 1")).await;
}

async fn foreign_characters_stay_as_they_are(p: &mut Page) {
    let text = "♔ é к 棋 \u{1F600} rnbqkbnr/8 \\ \" < & >";
    p.fill_clipboard(text).await;
    p.open(START).await;
    p.focus("#fen").await;
    p.press(&["Control+a", "Control+v"]).await;
    p.fen_is(text).await;
    p.appears("[data-problem]").await;
    p.type_text("!").await;
    p.fen_is(&format!("{text}!")).await;
}

async fn the_caret_stays_when_the_box_is_cleared_and_filled_again(p: &mut Page) {
    p.open(START).await;
    for text in [KINGS, "8/8", "", KIWIPETE] {
        p.retype("#fen", text).await;
        assert_eq!(p.fen().await, text);
        assert_eq!(p.selection("#fen").await, (text.len() as u64, text.len() as u64));
    }
    p.shows(KIWIPETE).await;
}

async fn the_box_has_its_own_undo(p: &mut Page) {
    p.open(START).await;
    p.drag("e2", "e4").await;
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
    p.shows(fen).await;
    p.caret("#fen", fen.len()).await;
    p.type_text("7").await;
    p.shows(&format!("{fen}7")).await;
    p.press(&["Control+z"]).await;
    if p.engine() == Engine::WebKit {
        // WebKitGTK gives its text fields no such key: there it does nothing at all.
        p.still_shows(&format!("{fen}7")).await;
    } else {
        p.shows(fen).await;
    }
    assert_eq!(p.piece("e4").await.as_deref(), Some("wP"), "the board's own step is not undone");
}

async fn as_much_as_the_box_takes_is_survived(p: &mut Page) {
    let text = "8/".repeat(10_000);
    p.fill_clipboard(&text).await;
    p.open(START).await;
    p.focus("#fen").await;
    p.press(&["Control+a", "Control+v"]).await;
    p.wait_for("the length of the text", text.len(), || async { p.fen().await.len() }).await;
    p.appears("[data-problem]").await;
    p.press(&["Control+a", "Delete"]).await;
    p.type_text(KINGS).await;
    p.shows(KINGS).await;
}

async fn the_mirror_scrolls_with_the_text(p: &mut Page) {
    p.viewport(320, 480).await;
    p.open(START).await;
    p.fill("#fen", &"8/".repeat(150)).await;
    let script = "
        const [area, mirror] = ['#fen', '.fen-mirror'].map((css) => document.querySelector(css));
        return [area.scrollTop, mirror.scrollTop, area.clientWidth, mirror.clientWidth,
            area.scrollHeight, mirror.scrollHeight];";
    for place in ["9999", "0", "40"] {
        p.script("document.querySelector('#fen').scrollTop = arguments[0]", vec![json!(place)]).await;
        p.wait(&format!("the mirror at {place}"), || async {
            let found = p.script(script, Vec::new()).await;
            found[0] == found[1] && (found[0] == json!(0)) == (place == "0")
        })
        .await;
    }
    let found = p.script(script, Vec::new()).await;
    assert_eq!((&found[2], &found[4]), (&found[3], &found[5]), "the same lines");
}
