//! The program crashes. Nobody knows a way to make it, so the machine's own trap is put into the middle of what it does
//! (`traps` in the probe).

use crate::AFTER_E4;
use crate::import::chunk_is_here;
use e2e::cases;
use e2e::engine::Engine;
use e2e::page::{Page, START};
use e2e::site::LATE;
use serde_json::json;

cases! {
    everywhere:
        a_page_that_breaks_gives_the_fen_the_report_and_a_reload,
        nothing_answers_behind_the_dialog,
        a_page_that_cannot_bear_its_work_starts_without_it,
        what_is_broken_off_by_the_reload_is_no_complaint,
        errors_of_others_are_no_fault;
    chromium:
        wherever_it_breaks_the_work_is_there,
        what_was_typed_is_given_too,
        a_broken_page_speaks_the_language_without_its_server,
        without_a_clipboard_the_text_is_selected,
        a_page_that_cannot_bear_its_address_starts_without_it,
        a_crash_closes_what_was_open,
        an_embedded_board_that_breaks_says_so;
}

const DIALOG: &str = "dialog.crash[open]";

/// Lets the program crash at its call of this number from now.
async fn trap(p: &Page, calls: u32) {
    p.step(format!("the program crashes after {calls} calls"));
    p.script("__e2e_trap(arguments[0])", vec![json!(calls)]).await;
}

/// Presses a button, and the page breaks in the middle of what that does: not by a frame or a timer before it.
async fn break_by_flip(p: &Page) {
    let script = "addEventListener('click', () => __e2e_trap(0), { capture: true, once: true })";
    p.script(script, Vec::new()).await;
    p.click("[data-action=flip]").await;
}

/// That there was a trap, and nothing else to complain about.
async fn only_the_trap_was_heard(p: &Page) {
    let problems = p.take_problems().await;
    assert!(!problems.is_empty(), "a trap that nobody heard");
    for problem in problems {
        assert!(problem.contains("RuntimeError") || problem.contains("unreachable"), "{problem}");
    }
}

async fn broken(p: &Page) {
    p.appears(DIALOG).await;
    p.wait("what the dialog says", || async { !p.value("#crash-report").await.is_empty() }).await;
    let calls = p.script("return __e2e_calls_after_trap()", Vec::new()).await;
    assert_eq!(calls, 0, "the program, whose memory may be half changed, has run again");
    only_the_trap_was_heard(p).await;
}

/// Presses the button that loads the page again, and waits until that is there.
async fn reload(p: &Page, button: &str) {
    let button = format!("[data-crash={button}]");
    p.is_reloaded_by(p.click(&button)).await;
}

async fn a_page_that_breaks_gives_the_fen_the_report_and_a_reload(p: &mut Page) {
    p.simulate(&["traps", "clipboard-memory"]).await;
    p.goto("").await;
    p.drag("e2", "e4").await;
    p.shows(AFTER_E4).await;
    break_by_flip(p).await;
    broken(p).await;
    assert_eq!(p.value("#crash-fen").await, AFTER_E4);
    assert!(!p.exists("#crash-draft").await, "nothing was typed");
    assert!(!p.exists("[data-crash=afresh]").await, "it has started before");
    assert_eq!(p.text("dialog.crash h2").await, "Forsyth has stopped");
    let clipboard = || async { p.script("return __e2e_clipboard()", Vec::new()).await };
    p.click("[data-crash=copy-fen]").await;
    p.wait_for("the button", "Copied".to_owned(), || p.text("[data-crash=copy-fen]")).await;
    assert_eq!(clipboard().await, AFTER_E4);
    p.click("[data-crash=copy-report]").await;
    p.wait_for("the button", "Copied".to_owned(), || p.text("[data-crash=copy-report]")).await;
    let report = clipboard().await.as_str().unwrap_or_default().to_owned();
    assert_eq!(report, p.value("#crash-report").await);
    for part in [
        "Forsyth 0.",
        "_bg.wasm",
        "Crashed: while it ran",
        "RuntimeError",
        "Language: en",
        "Mozilla",
        AFTER_E4,
    ] {
        assert!(report.contains(part), "{part} is not in {report}");
    }
    // The kinds of what was done, not what was written.
    assert!(report.contains("Before: pointerdown e2"), "{report}");
    // The board is in sight, as it was.
    assert_eq!(p.piece("e4").await.as_deref(), Some("wP"));
    reload(p, "reload").await;
    p.shows(AFTER_E4).await;
    p.focus("[data-board]").await;
    p.press(&["Control+z"]).await;
    p.shows(START).await;
}

async fn wherever_it_breaks_the_work_is_there(p: &mut Page) {
    p.simulate(&["traps"]).await;
    p.goto("").await;
    p.drag("e2", "e4").await;
    p.shows(AFTER_E4).await;
    for calls in [3, 10, 30, 60, 90, 150] {
        trap(p, calls).await;
        // More calls than these, and an edit among them.
        for _ in 0..4 {
            p.script("document.querySelector('[data-action=flip]').click()", Vec::new()).await;
            p.script("document.querySelector('[data-action=clear]').click()", Vec::new()).await;
            p.script("document.querySelector('[data-action=start]').click()", Vec::new()).await;
        }
        broken(p).await;
        let fen = p.value("#crash-fen").await;
        reload(p, "reload").await;
        p.shows(&fen).await;
    }
}

async fn what_was_typed_is_given_too(p: &mut Page) {
    p.simulate(&["traps"]).await;
    p.goto("").await;
    let draft = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 x";
    p.fill("#fen", draft).await;
    p.fen_is(draft).await;
    break_by_flip(p).await;
    broken(p).await;
    assert_eq!(p.value("#crash-draft").await, draft);
    assert!(p.value("#crash-fen").await.starts_with("4k3/8/8/8/8/8/8/R3K2R w KQ"));
    reload(p, "reload").await;
    p.fen_is(draft).await;
}

async fn nothing_answers_behind_the_dialog(p: &mut Page) {
    p.simulate(&["traps"]).await;
    p.goto("").await;
    break_by_flip(p).await;
    broken(p).await;
    let focused = "return document.activeElement.dataset.crash ?? document.activeElement.id";
    assert_eq!(p.script(focused, Vec::new()).await, "reload");
    p.press(&["Escape", "Escape", "Control+z"]).await;
    p.settle().await;
    assert!(p.is_seen(DIALOG).await, "it is not closed");
    for _ in 0..8 {
        p.press(&["Tab"]).await;
        let inside = "
            const one = document.activeElement;
            return one === document.body || !!one.closest('dialog.crash');";
        assert_eq!(p.script(inside, Vec::new()).await, true);
    }
    // Whatever comes from elsewhere: nothing calls the program, and nothing is thrown.
    let script = "
        document.querySelector('[data-action=clear]').click();
        location.hash = '#fen=4k3/8/8/8/8/8/8/4K3_w_-_-_0_1';
        document.dispatchEvent(new Event('visibilitychange'));
        dispatchEvent(new Event('blur'));";
    p.script(script, Vec::new()).await;
    p.settle().await;
    p.shows_board(START).await;
    assert_eq!(p.problems().await, Vec::<String>::new());
}

async fn a_broken_page_speaks_the_language_without_its_server(p: &mut Page) {
    p.simulate(&["traps"]).await;
    p.goto("?lang=de#fen=4k3/8/8/8/8/8/8/4K3_w_-_-_100_90").await;
    chunk_is_here(p).await;
    p.drag("e1", "e2").await;
    let moved = "4k3/8/8/8/8/8/4K3/8 w - - 100 90";
    p.shows(moved).await;
    p.site_mut().stop().unwrap_or_else(|error| panic!("{error}"));
    break_by_flip(p).await;
    p.appears(DIALOG).await;
    assert_eq!(p.text("dialog.crash h2").await, "Forsyth ist stehen geblieben");
    assert_eq!(p.value("#crash-fen").await, moved);
    p.site_mut().resume().unwrap_or_else(|error| panic!("{error}"));
    only_the_trap_was_heard(p).await;
}

async fn without_a_clipboard_the_text_is_selected(p: &mut Page) {
    p.simulate(&["traps", "clipboard-refused"]).await;
    p.goto("").await;
    break_by_flip(p).await;
    broken(p).await;
    p.click("[data-crash=copy-fen]").await;
    p.wait("the button", || async { p.text("[data-crash=copy-fen]").await.starts_with("Selected") }).await;
    assert_eq!(p.selection("#crash-fen").await, (0, START.len() as u64));
}

/// What was put aside, in the storage of the tab.
const ASIDE: &str = "
    const [name] = Object.keys(sessionStorage).filter((name) => name.startsWith('forsyth.aside.'));
    return name ? sessionStorage[name] : null;";

async fn a_page_that_cannot_bear_its_work_starts_without_it(p: &mut Page) {
    p.goto("").await;
    p.drag("e2", "e4").await;
    p.shows(AFTER_E4).await;
    // In the tab as it is, which `arm` leaves and comes back to.
    p.simulate(&["traps-at-work"]).await;
    p.open_url(&p.site().page("")).await;
    broken(p).await;
    assert_eq!(p.value("#crash-fen").await, AFTER_E4);
    assert!(p.value("#crash-report").await.contains("forsyth.step."), "the work is in the report");
    // A reload is no help.
    p.script("window.isOld = true", Vec::new()).await;
    p.click("[data-crash=reload]").await;
    let again = "return !window.isOld && document.querySelector('[data-crash=afresh]') !== null";
    p.wait("the dialog again", || async { p.script(again, Vec::new()).await == true }).await;
    broken(p).await;
    reload(p, "afresh").await;
    p.shows(START).await;
    let aside = p.script(ASIDE, Vec::new()).await;
    assert!(aside.as_str().is_some_and(|work| work.contains("/8/8/4P3/8/")), "{aside}");
    p.take_problems().await;
}

async fn a_page_that_cannot_bear_its_address_starts_without_it(p: &mut Page) {
    p.simulate(&["traps-at-work"]).await;
    p.open_url(&p.site().page("#fen=4k3/8/8/8/8/8/8/4K3_w_-_-_0_1")).await;
    broken(p).await;
    assert_eq!(p.value("#crash-fen").await, "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    reload(p, "afresh").await;
    p.shows(START).await;
}

async fn a_crash_closes_what_was_open(p: &mut Page) {
    p.simulate(&["traps"]).await;
    p.goto("").await;
    p.action("about").await;
    p.appears("[data-dialog=about]").await;
    trap(p, 0).await;
    p.script("document.querySelector('[data-action=clear]').click()", Vec::new()).await;
    broken(p).await;
    assert!(!p.is_seen("[data-dialog=about]").await, "what it showed last");
    let fen = p.value("#crash-fen").await;
    reload(p, "reload").await;
    p.shows(&fen).await;
    p.action("about").await;
    p.appears("[data-dialog=about]").await;
}

/// The probe hears that the page is left, though the crash screen keeps every event to itself.
async fn what_is_broken_off_by_the_reload_is_no_complaint(p: &mut Page) {
    p.simulate(&["traps"]).await;
    p.goto("").await;
    // The server does not answer before the probe asks it to.
    p.script("fetch(arguments[0]).catch(console.error)", vec![json!(LATE)]).await;
    break_by_flip(p).await;
    broken(p).await;
    reload(p, "reload").await;
    assert_eq!(p.problems().await, Vec::<String>::new());
}

async fn an_embedded_board_that_breaks_says_so(p: &mut Page) {
    p.simulate(&["traps"]).await;
    p.goto("?embed&edit").await;
    trap(p, 0).await;
    p.script("document.querySelector('[data-action=flip]').click()", Vec::new()).await;
    p.appears(DIALOG).await;
    assert_eq!(p.value("#crash-fen").await, START);
    reload(p, "reload").await;
    // The storage of a frame is no storage: the list of complaints is elsewhere.
    p.blank().await;
    only_the_trap_was_heard(p).await;
}

async fn errors_of_others_are_no_fault(p: &mut Page) {
    p.goto("").await;
    let script = "
        const done = arguments[0];
        setTimeout(() => { throw new Error('by an extension'); });
        Promise.reject(new TypeError('by an extension'));
        setTimeout(() => { throw 'no error'; });
        setTimeout(() => setTimeout(done), 0);";
    p.script_async(script, Vec::new()).await;
    p.settle().await;
    assert!(!p.exists("dialog.crash").await);
    p.drag("e2", "e4").await;
    p.shows(AFTER_E4).await;
    let problems = p.take_problems().await;
    // The driver of Firefox keeps what its own scripts throw to itself.
    if p.engine() != Engine::Firefox {
        assert!(problems.iter().any(|problem| problem.contains("by an extension")), "{problems:?}");
    }
}
