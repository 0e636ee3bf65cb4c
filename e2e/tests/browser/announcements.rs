//! Without eyes and without a mouse: what is read aloud, what is told by itself, and where the focus is.

use crate::import::open_with_the_chunk;
use crate::panels::{copies, open_panel};
use crate::{EMPTY, FAULTY, KINGS, KIWIPETE};
use e2e::cases;
use e2e::page::{Page, START, strings};
use serde_json::json;

cases! {
    everywhere:
        a_strip_is_one_tab_stop_and_arrows_go_on_within_it,
        the_focus_survives_what_vanishes_under_it,
        kiwipete_is_set_up_by_keys_alone;
    chromium:
        letters_can_be_kept_to_the_board,
        a_count_takes_its_digits_where_letters_are_kept_to_the_board,
        every_key_that_reads_aloud_is_heard,
        the_position_in_words_is_seen_and_read_by_buttons_too,
        the_pens_choices_come_after_the_pen,
        f8_goes_from_fault_to_fault_and_tells_each,
        nothing_scrolls_sideways_at_400_percent,
        findings_are_told_once_when_they_come_and_go;
}

/// Begins to note everything that is said.
pub(crate) async fn listen(p: &Page) {
    let script = "
        window.heard = [];
        const voice = document.getElementById('announcer');
        new MutationObserver(() => window.heard.push(voice.textContent.trim()))
            .observe(voice, { childList: true, characterData: true, subtree: true });";
    p.script(script, Vec::new()).await;
}

pub(crate) async fn heard(p: &Page) -> Vec<String> {
    strings(&p.script("return window.heard", Vec::new()).await)
}

/// The element with the focus, by what names it.
async fn focus(p: &Page) -> String {
    let script = "
        const { id, tagName, dataset } = document.activeElement;
        const data = Object.entries(dataset).find(([name]) => !/^(piece|finding|index)$/.test(name));
        return data ? data.join('=') : id || tagName;";
    p.script(script, Vec::new()).await.as_str().unwrap_or_default().to_owned()
}

async fn focus_is(p: &Page, expected: &str) {
    p.wait_for("the focus", expected.to_owned(), || focus(p)).await;
}

/// Presses Tab until the focus is somewhere.
async fn tab_to(p: &Page, expected: &str) {
    for _ in 0..80 {
        if focus(p).await == expected {
            return;
        }
        p.press(&["Tab"]).await;
    }
    panic!("Tab never comes to {expected}");
}

async fn every_key_that_reads_aloud_is_heard(p: &mut Page) {
    p.open("4k3/8/8/8/8/8/8/R3K3 w - - 0 1").await;
    p.focus_square("e1").await;
    for (key, words) in [
        ("h", "Rank 1: a1, white rook; e1, white king."),
        ("v", "File e: e1, white king; e8, black king."),
        ("w", "White: king e1; rook a1."),
        ("W", "Black: king e8."),
        ("l", "Chess position with 3 men, White to move. White: king e1; rook a1. Black: king e8."),
        ("i", "Legal position."),
        ("t", "Rank 8: 4, k, 3; slash."),
        ("u", "Nothing to undo or redo."),
        ("F8", "The text has no faults."),
    ] {
        p.press(&[key]).await;
        p.announces(words).await;
    }
    p.press(&["ArrowUp", "h"]).await;
    p.announces("Rank 2: empty.").await;
    p.still_shows("4k3/8/8/8/8/8/8/R3K3 w - - 0 1").await;
    p.press(&["N", "u"]).await;
    p.announces("Steps to undo: 1.").await;
}

async fn the_position_in_words_is_seen_and_read_by_buttons_too(p: &mut Page) {
    p.open(KINGS).await;
    open_panel(p, "read-aloud").await;
    let words = "Chess position with 2 men, White to move. White: king e1. Black: king e8.";
    assert_eq!(p.text("[data-words]").await, words);
    p.focus_square("e8").await;
    p.click("[data-read=rank]").await;
    p.announces("Rank 8: e8, black king.").await;
    assert_eq!(p.text("[data-said]").await, "Rank 8: e8, black king.");
    assert_eq!(p.text("[data-read=file]").await, "File e");
    p.drag("e1", "e2").await;
    p.wait_for("the words", words.replace("e1", "e2"), || p.text("[data-words]")).await;
    assert_eq!(p.text("[data-said]").await, "", "what was read of another position");
    copies(p, "[data-action=copy-words]").await;
}

async fn a_strip_is_one_tab_stop_and_arrows_go_on_within_it(p: &mut Page) {
    p.open(START).await;
    tab_to(p, "spare=bK").await;
    p.press(&["Tab"]).await;
    assert!(!focus(p).await.starts_with("spare"), "one Tab leaves the strip");
    tab_to(p, "spare=wK").await;
    p.press(&["ArrowLeft"]).await;
    focus_is(p, "spare=wP").await;
    p.press(&["ArrowRight", "ArrowRight", "Enter"]).await;
    p.tool_is("wQ").await;
    assert_eq!(p.count(":is([data-spare], [data-tool])[aria-pressed=true]").await, 1, "chosen");
    // Who comes back finds what was left.
    p.press(&["Shift+Tab"]).await;
    assert!(!focus(p).await.starts_with("spare"), "one Shift+Tab leaves the strip");
    // The tools are a strip of their own.
    focus_is(p, "tool=hand").await;
    p.press(&["End"]).await;
    focus_is(p, "action=symmetry").await;
    tab_to(p, "spare=wQ").await;
    p.press(&["Shift+Tab", "Home", "Space"]).await;
    p.tool_is("hand").await;
}

async fn the_pens_choices_come_after_the_pen(p: &mut Page) {
    p.open(START).await;
    tab_to(p, "tool=hand").await;
    p.press(&["ArrowRight", "Enter"]).await;
    p.tool_is("pen").await;
    p.appears("[data-pen-color=green]").await;
    p.press(&["Tab"]).await;
    focus_is(p, "penColor=green").await;
    p.press(&["ArrowRight", "Enter"]).await;
    p.appears("[data-pen-color=red][aria-pressed=true]").await;
    p.press(&["Shift+Tab"]).await;
    focus_is(p, "tool=pen").await;
}

async fn f8_goes_from_fault_to_fault_and_tells_each(p: &mut Page) {
    p.open(KINGS).await;
    p.fill("#fen", FAULTY).await;
    p.appears("[data-problem]").await;
    let count = p.count("[data-problem]").await;
    assert!(count > 3, "{count} faults");
    p.focus_square("e4").await;
    p.press(&["F8"]).await;
    p.announces(&format!("Fault 1 of {count}. Pieces, character 14: x. “x” is not a piece.")).await;
    focus_is(p, "fen").await;
    assert_eq!(p.selection("#fen").await, (13, 14));
    p.press(&["F8"]).await;
    p.announces(&format!("Fault 2 of {count}. ")).await;
    let second = p.selection("#fen").await;
    assert!(second > (13, 14), "{second:?}");
    p.press(&["Shift+F8"]).await;
    p.announces(&format!("Fault 1 of {count}. ")).await;
    p.press(&["Shift+F8"]).await;
    p.announces(&format!("Fault {count} of {count}. ")).await;
    p.press(&["F8"]).await;
    p.announces(&format!("Fault 1 of {count}. ")).await;
    assert_eq!(p.attribute("#fen", "aria-invalid").await.as_deref(), Some("true"));
    let spoken = p.script("return document.querySelector('[data-problem]').textContent", Vec::new()).await;
    let spoken = spoken.as_str().unwrap_or_default().to_owned();
    assert!(spoken.starts_with("Pieces, character 14: x."), "{spoken}");
    p.fen_stays(FAULTY).await;
}

async fn findings_are_told_once_when_they_come_and_go(p: &mut Page) {
    p.open("4k3/8/8/8/8/8/8/4K3 w - - 0 1").await;
    listen(p).await;
    p.focus_square("e7").await;
    p.press(&["R"]).await;
    p.announces("Found: Black is in check").await;
    p.press(&["Delete"]).await;
    p.announces("Resolved. Legal position.").await;
    let heard = heard(p).await;
    let [placed, found, removed, settled] = heard.as_slice() else { panic!("{heard:?}") };
    assert_eq!([placed.as_str(), removed.as_str()], ["e7, white rook", "e7, empty"]);
    assert!(found.starts_with("Found: ") && settled.starts_with("Resolved"), "{heard:?}");
}

async fn the_focus_survives_what_vanishes_under_it(p: &mut Page) {
    // A notice that is dismissed gives it back.
    p.open(KINGS).await;
    p.focus_square("e4").await;
    p.drop_text("[data-board]", "words without any position").await;
    p.appears("[data-notice]:not([hidden])").await;
    p.focus("[data-action=dismiss]").await;
    p.press(&["Enter"]).await;
    p.vanishes("[data-notice]:not([hidden])").await;
    focus_is(p, "square=e4").await;
    // A repair gives it to the next one, the last one to the board.
    p.open("4k3/8/8/8/8/8/8/4K3 w KQ - 0 1").await;
    p.appears("[data-fix]").await;
    p.focus("[data-fix]").await;
    p.press(&["Enter"]).await;
    p.vanishes("[data-fix]").await;
    p.wait("the board with the focus", || async { focus(p).await.starts_with("square=") }).await;
    // A fix gives it to the text.
    p.fill("#fen", "4k3/8/8/8/8/8/8/4K3 w - - 0").await;
    p.fill("#fen", "4k3/8/8/8/8/8/8/4K3 w QK - 0 01x").await;
    p.appears("#problems [data-fix], [data-problem]").await;
    // A card that is closed gives it back.
    open_with_the_chunk(p).await;
    p.focus_square("d4").await;
    p.drop_text("[data-board]", "1. e4 e5 2. Nf3 *").await;
    p.appears("[data-import] button").await;
    let close = "[data-import] [data-import-action=close], [data-import] .icon-button";
    p.focus(close).await;
    p.press(&["Enter"]).await;
    p.vanishes("[data-import] button").await;
    p.wait("the board with the focus", || async { focus(p).await.starts_with("square=") }).await;
    // A dialog gives it back.
    p.focus("[data-action=about]").await;
    p.press(&["Enter"]).await;
    p.appears("[data-dialog=about][open]").await;
    let version = p.text("[data-dialog=about] .version").await;
    assert!(version.starts_with(&format!("Forsyth {} (", forsyth::VERSION)), "{version}");
    p.press(&["Escape"]).await;
    focus_is(p, "action=about").await;
}

async fn kiwipete_is_set_up_by_keys_alone(p: &mut Page) {
    p.open(EMPTY).await;
    tab_to(p, "square=e1").await;
    p.press(&["PageUp", "Home"]).await;
    p.focused_is("a8").await;
    let placement = KIWIPETE.split(' ').next().unwrap_or_default();
    for rank in placement.split('/') {
        let mut keys: Vec<String> = Vec::new();
        for character in rank.chars() {
            match character.to_digit(10) {
                Some(squares) => keys.extend((0..squares).map(|_| "ArrowRight".to_owned())),
                None => keys.extend([character.to_string(), "ArrowRight".to_owned()]),
            }
        }
        keys.extend(["Home".to_owned(), "ArrowDown".to_owned()]);
        p.press(&keys.iter().map(String::as_str).collect::<Vec<_>>()).await;
    }
    p.placement_is(placement).await;
    // The move is given to Black and back, to show that it can be.
    tab_to_css(p, "input[name=turn]").await;
    p.press(&["ArrowDown"]).await;
    p.wait("Black to move", || async { p.is_checked("input[name=turn][value=b]").await }).await;
    p.press(&["ArrowUp"]).await;
    for right in ["K", "Q", "k", "q"] {
        tab_to_css(p, &format!("[data-castling={right}]")).await;
        p.press(&["Space"]).await;
    }
    p.shows(KIWIPETE).await;
}

async fn tab_to_css(p: &Page, css: &str) {
    for _ in 0..80 {
        let script = "return document.activeElement.matches(arguments[0])";
        if p.script(script, vec![json!(css)]).await == json!(true) {
            return;
        }
        p.press(&["Tab"]).await;
    }
    panic!("Tab never comes to {css}");
}

async fn overflow(p: &Page) -> i64 {
    let script = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
    p.script(script, Vec::new()).await.as_i64().unwrap_or(-1)
}

/// 1280 pixels at 400 % are 320.
async fn nothing_scrolls_sideways_at_400_percent(p: &mut Page) {
    p.viewport(320, 256).await;
    p.open("4k3/8/8/8/8/8/8/4RK2 w KQ - 120 1").await;
    p.appears("[data-finding-kind]").await;
    let script = "return [...document.querySelectorAll('[data-panel]')].map((one) => one.dataset.panel)";
    for name in strings(&p.script(script, Vec::new()).await) {
        p.script(
            "document.querySelector(arguments[0]).open = true",
            vec![json!(format!("[data-panel={name}]"))],
        )
        .await;
        p.appears(&format!("[data-panel={name}] .panel-body > *")).await;
    }
    p.settle().await;
    assert_eq!(overflow(p).await, 0, "pixels beyond the edge");
}

async fn keep_letters_to_the_board(p: &Page) {
    p.open(START).await;
    p.action("keys").await;
    p.appears(".key-letters input").await;
    p.click(".key-letters input").await;
    p.press(&["Escape"]).await;
    p.vanishes("dialog[open]").await;
}

async fn letters_can_be_kept_to_the_board(p: &mut Page) {
    keep_letters_to_the_board(p).await;
    for _ in ["now", "after a reload"] {
        p.focus("[data-action=start]").await;
        p.press(&["f"]).await;
        p.settle().await;
        assert_eq!(p.orientation().await, "white", "outside the board a letter does nothing");
        p.reload().await;
        p.wait("the setting", || async {
            p.attribute("html", "data-letters").await.as_deref() == Some("off")
        })
        .await;
    }
    p.focus_square("e4").await;
    p.press(&["f"]).await;
    p.wait("the board turned", || async { p.orientation().await == "black" }).await;
}

async fn a_count_takes_its_digits_where_letters_are_kept_to_the_board(p: &mut Page) {
    keep_letters_to_the_board(p).await;
    open_panel(p, "games").await;
    p.choose("#variant", "crazyhouse").await;
    p.appears("[data-pocket=wP]").await;
    p.focus("[data-pocket=wP]").await;
    p.type_text("5+").await;
    p.wait_for("the pawns in hand", "6".to_owned(), || p.text("[data-pocket=wP]")).await;
}
