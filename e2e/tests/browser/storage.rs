//! What is kept, whatever becomes of the storage, the tab, and the tabs beside it.

use crate::{KINGS, KIWIPETE, appearance};
use e2e::cases;
use e2e::engine::Engine;
use e2e::page::{Page, START};
use serde_json::{Value, json};

cases! {
    everywhere:
        a_refused_clipboard_says_what_to_do,
        two_tabs_have_each_their_own_work,
        settings_of_another_tab_are_followed_and_never_written_over,
        a_page_that_one_comes_back_to_has_its_work;
    chromium:
        the_work_of_a_newer_version_is_told_and_left_as_it_is,
        a_storage_that_fills_up_keeps_the_last_edit,
        a_page_that_others_have_followed_takes_their_work_over,
        a_tab_that_was_frozen_goes_on;
}

const QUEEN: &str = "4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1";
const QUEEN_AND_ROOK: &str = "4k3/8/8/8/3Q4/8/8/R3K3 w - - 0 1";

/// Places a piece by keys.
async fn place(p: &Page, square: &str, key: &str) {
    p.focus_square(square).await;
    p.press(&[key]).await;
}

/// What the storage of the tab holds under names that begin so.
async fn kept(p: &Page, beginning: &str) -> Value {
    let script =
        "return Object.entries(sessionStorage).filter(([name]) => name.startsWith(arguments[0])).sort();";
    p.script(script, vec![json!(beginning)]).await
}

// --- the storage ---

async fn the_work_of_a_newer_version_is_told_and_left_as_it_is(p: &mut Page) {
    p.blank().await;
    let script = "
        sessionStorage.setItem('forsyth.head', '2 {\"steps\": [0, 1]}');
        for (const step of [0, 1]) sessionStorage.setItem(`forsyth.step.${step}`, `of a newer version: ${step}`);";
    p.script(script, Vec::new()).await;
    let newer = [kept(p, "forsyth.head").await, kept(p, "forsyth.step.").await];
    p.open(KINGS).await;
    p.says(".notice-text", "newer version").await;
    place(p, "d4", "Q").await;
    p.shows(QUEEN).await;
    // This version's work is kept beside it, and there is nothing more to tell.
    p.reload().await;
    p.shows(QUEEN).await;
    assert!(!p.is_seen("[data-notice]").await);
    p.action("undo").await;
    p.shows(KINGS).await;
    assert_eq!([kept(p, "forsyth.head").await, kept(p, "forsyth.step.").await], newer);
}

async fn keeps_the_last_edit(p: &Page) {
    p.open(KINGS).await;
    place(p, "d4", "Q").await;
    for file in ["b", "c", "f", "g", "h"] {
        place(p, &format!("{file}2"), "P").await;
    }
    place(p, "a1", "R").await;
    let last = "4k3/8/8/8/3Q4/8/1PP2PPP/R3K3 w - - 0 1";
    p.shows(last).await;
    p.says(".notice-text", "storage is full").await;
    p.wait("the address of the last edit", || async { p.fragment().await.contains("R3K3_w_-") }).await;
    p.reload().await;
    p.shows(last).await;
    p.goto(&p.fragment().await).await;
    p.shows(last).await;
}

async fn a_storage_that_fills_up_keeps_the_last_edit(p: &mut Page) {
    // After each number of writes: `tests/storage/full.rs`.
    for writes in [0, 3] {
        p.simulate(&["storage-fills"]).await;
        p.script("sessionStorage.setItem('__e2e_writes', arguments[0])", vec![json!(writes)]).await;
        keeps_the_last_edit(p).await;
        p.become_new_visitor().await;
    }
}

async fn a_refused_clipboard_says_what_to_do(p: &mut Page) {
    for variant in ["clipboard-refused", "clipboard-missing"] {
        p.simulate(&[variant]).await;
        p.open(START).await;
        p.action("copy-fen").await;
        p.says(".notice-text", "press Ctrl+C to copy").await;
        assert_eq!(p.selection("#fen").await, (0, START.len() as u64));
        p.action("paste").await;
        p.says(".notice-text", "press Ctrl+V to paste").await;
        assert_eq!(p.script("return document.activeElement.id", Vec::new()).await, "fen");
        p.still_shows(START).await;
    }
}

// --- several tabs ---

/// Opens the page in a tab beside this one, as a link or the browser's own "Duplicate" does: with a copy of its storage.
/// Returns both.
async fn duplicate(p: &Page) -> [fantoccini::wd::WindowHandle; 2] {
    // A tab that is opened at an older address takes that for news.
    let written = p.fen().await.replace(' ', "_");
    p.wait("the address of the last edit", || async { p.fragment().await.contains(&written) }).await;
    let client = p.browser().client();
    let first = client.window().await.unwrap_or_else(|error| panic!("{error}"));
    p.script("window.open(location.href)", Vec::new()).await;
    let mut second = None;
    for _ in 0..100 {
        let all = client.windows().await.unwrap_or_else(|error| panic!("{error}"));
        second = all.into_iter().find(|one| *one != first);
        if second.is_some() {
            break;
        }
        p.settle().await;
    }
    // The next test gets a browser with one window.
    p.retire_browser();
    [first, second.unwrap_or_else(|| panic!("no second tab"))]
}

async fn turn_to(p: &Page, tab: &fantoccini::wd::WindowHandle) {
    p.step("to the other tab");
    let turned = p.browser().client().switch_to_window(tab.clone()).await;
    turned.unwrap_or_else(|error| panic!("{error}"));
    p.ready().await;
}

async fn two_tabs_have_each_their_own_work(p: &mut Page) {
    if p.engine() == Engine::WebKit {
        // Its driver opens no window for a script.
        return;
    }
    p.open(KINGS).await;
    place(p, "d4", "Q").await;
    p.shows(QUEEN).await;
    let [first, second] = duplicate(p).await;
    turn_to(p, &second).await;
    p.shows(QUEEN).await;
    place(p, "a1", "R").await;
    p.shows(QUEEN_AND_ROOK).await;
    place(p, "d4", "B").await;
    p.shows("4k3/8/8/8/3B4/8/8/R3K3 w - - 0 1").await;
    turn_to(p, &first).await;
    p.still_shows(QUEEN).await;
    place(p, "h8", "r").await;
    p.shows("4k2r/8/8/8/3Q4/8/8/4K3 w - - 0 1").await;
    p.reload().await;
    p.shows("4k2r/8/8/8/3Q4/8/8/4K3 w - - 0 1").await;
    p.action("undo").await;
    p.shows(QUEEN).await;
    p.action("undo").await;
    p.shows(KINGS).await;
    turn_to(p, &second).await;
    p.reload().await;
    p.shows("4k3/8/8/8/3B4/8/8/R3K3 w - - 0 1").await;
    p.action("undo").await;
    p.shows(QUEEN_AND_ROOK).await;
    p.action("undo").await;
    p.shows(QUEEN).await;
}

async fn looks_of(p: &Page) -> String {
    let kept = p.script("return localStorage.getItem('forsyth.looks') ?? ''", Vec::new()).await;
    kept.as_str().unwrap_or_default().to_owned()
}

async fn settings_of_another_tab_are_followed_and_never_written_over(p: &mut Page) {
    if p.engine() == Engine::WebKit {
        // Its driver opens no window for a script.
        return;
    }
    p.open(START).await;
    p.click("[data-panel=picture] > summary").await;
    p.wait("the choices", || p.exists("[data-choice=border]")).await;
    let [first, second] = duplicate(p).await;
    turn_to(p, &second).await;
    appearance::choose(p, "colors", "blue").await;
    appearance::close(p).await;
    // The panel is open here too.
    p.wait("the choices", || p.exists("[data-choice=border]")).await;
    let was = p.is_checked("[data-choice=border]").await;
    p.tick("[data-choice=border]").await;
    p.wait_for("the choice", !was, || p.is_checked("[data-choice=border]")).await;
    turn_to(p, &first).await;
    p.wait("a blue board here too", || async {
        p.attribute("html", "data-colors").await.as_deref() == Some("blue")
    })
    .await;
    p.wait_for("the choice here too", !was, || p.is_checked("[data-choice=border]")).await;
    // A tab that has heard of nothing: its next choice takes nothing back.
    let deaf = "
        localStorage.setItem('forsyth.looks', `${localStorage.getItem('forsyth.looks')} coordinates=none`);";
    p.script(deaf, Vec::new()).await;
    appearance::choose(p, "theme", "dark").await;
    p.wait("a new record", || async { looks_of(p).await.contains("theme=dark") }).await;
    let record = looks_of(p).await;
    assert!(record.contains("colors=blue") && record.contains("coordinates=none"), "{record}");
}

// --- what browsers do with tabs ---

async fn a_tab_that_was_frozen_goes_on(p: &mut Page) {
    if p.engine() != Engine::Chromium {
        // No other driver can freeze a tab.
        return;
    }
    let state = async |state: &str| {
        let done = p.browser().devtools("Page.setWebLifecycleState", json!({ "state": state })).await;
        done.unwrap_or_else(|sentence| panic!("{sentence}"));
    };
    // The next test gets another browser.
    p.retire_browser();
    p.open(KINGS).await;
    place(p, "d4", "Q").await;
    // At once, while the address is still to be written.
    state("frozen").await;
    state("active").await;
    p.shows(QUEEN).await;
    place(p, "a1", "R").await;
    p.shows(QUEEN_AND_ROOK).await;
    p.wait("the address", || async { p.fragment().await.contains("R3K3") }).await;
    // The driver loads nothing in a tab that was frozen: what a reload would find is in the storage.
    assert!(kept(p, "forsyth.step.").await.to_string().contains("3Q4/8/8/R3K3"));
    p.action("undo").await;
    p.shows(QUEEN).await;
}

async fn a_page_that_one_comes_back_to_has_its_work(p: &mut Page) {
    p.open(KINGS).await;
    place(p, "d4", "Q").await;
    p.shows(QUEEN).await;
    // Whether the browser has kept the page or loads it again is its business.
    p.script("location.href = arguments[0]", vec![json!(p.site().own(e2e::site::BLANK))]).await;
    let script = "return location.pathname + ' ' + document.readyState";
    let other = format!("{} complete", e2e::site::BLANK);
    p.wait("the other page", || async { p.script(script, Vec::new()).await == other }).await;
    p.script("history.back()", Vec::new()).await;
    p.wait("the page again", || async { p.exists("html[data-ready]").await }).await;
    p.shows(QUEEN).await;
    place(p, "a1", "R").await;
    p.shows(QUEEN_AND_ROOK).await;
    p.reload().await;
    p.shows(QUEEN_AND_ROOK).await;
    p.press(&["Control+z", "Control+z"]).await;
    p.shows(KINGS).await;
}

async fn a_page_that_others_have_followed_takes_their_work_over(p: &mut Page) {
    // Under a driver browsers keep no page: what its return is to this one is told to it.
    let come_back = "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));";
    p.open(KINGS).await;
    place(p, "d4", "Q").await;
    p.shows(QUEEN).await;
    p.script("document.body.dataset.same = 'true'", Vec::new()).await;
    p.script(come_back, Vec::new()).await;
    p.settle().await;
    assert!(p.exists("[data-same]").await, "nothing has happened meanwhile");
    // Another page of this tab has written its own steps in the places of this one's.
    let entries = kept(p, "forsyth.").await;
    p.goto(&format!("#fen={}", KIWIPETE.replace(' ', "_"))).await;
    p.shows(KIWIPETE).await;
    let later = kept(p, "forsyth.").await;
    assert_ne!(entries, later);
    let other = "
        sessionStorage.setItem('forsyth.page', 'another');
        sessionStorage.setItem('forsyth.head', sessionStorage.getItem('forsyth.head').replace(/ [wb]$/, ' b'));";
    p.script(other, Vec::new()).await;
    p.is_reloaded_by(async {
        p.script(come_back, Vec::new()).await;
    })
    .await;
    p.shows(KIWIPETE).await;
    assert_eq!(p.orientation().await, "black", "as the other page has left it");
    p.action("undo").await;
    p.shows(QUEEN).await;
}
