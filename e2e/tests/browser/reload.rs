//! What survives a reload, and what a broken storage does.

use crate::pictures::open_picture;
use crate::{AFTER_E4, EMPTY, KINGS, KIWIPETE, appearance};
use e2e::cases;
use e2e::page::{Page, START};
use serde_json::{Value, json};

cases! {
    everywhere:
        position_orientation_and_undo_survive,
        an_edit_is_saved_and_shown_before_the_next_frame,
        an_edit_in_the_last_moment_survives,
        an_edit_in_the_last_moment_asks_for_no_picture,
        full_storage_is_survived_and_said,
        blocked_storage_is_survived_and_said;
    chromium:
        a_fresh_visit_finds_the_work_again,
        a_text_that_was_being_typed_survives,
        corrupt_storage_is_survived_and_said;
}

async fn position_orientation_and_undo_survive(p: &mut Page) {
    p.open(START).await;
    p.drag("e2", "e4").await;
    p.shows(AFTER_E4).await;
    p.drag("e4", "e5").await;
    p.shows("rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1").await;
    p.action("flip").await;
    p.press(&["Control+z"]).await;
    p.shows(AFTER_E4).await;
    p.reload().await;
    p.shows(AFTER_E4).await;
    assert_eq!(p.orientation().await, "black");
    p.press(&["Control+y"]).await;
    p.shows("rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1").await;
    p.press(&["Control+z", "Control+z"]).await;
    p.shows(START).await;
    assert!(!p.is_seen("[data-notice]").await, "nothing to say");
}

async fn a_fresh_visit_finds_the_work_again(p: &mut Page) {
    p.open(KIWIPETE).await;
    p.drag("e5", "c6").await;
    let moved = "r3k2r/p1ppqpb1/bnN1pnp1/3P4/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    p.shows(moved).await;
    p.goto("").await;
    p.shows(moved).await;
}

async fn a_text_that_was_being_typed_survives(p: &mut Page) {
    let broken = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 x";
    p.open(START).await;
    p.retype("#fen", broken).await;
    p.shows_board(broken).await;
    p.reload().await;
    p.fen_is(broken).await;
    p.shows_board(broken).await;
}

/// Writes a position into the box, and goes on at once.
const TYPE: &str = "
    const box = document.querySelector('#fen');
    box.value = arguments[0];
    box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
    const isSaved = () => Object.values(sessionStorage).some((entry) => entry.includes(arguments[0]));";

async fn an_edit_is_saved_and_shown_before_the_next_frame(p: &mut Page) {
    p.open(START).await;
    let script = format!(
        "{TYPE}
        const look = () => arguments[1]([isSaved(), document.querySelector('[data-square=e4]').dataset.piece]);
        // Behind what the page itself has asked for.
        Promise.resolve().then(() => requestAnimationFrame(look));"
    );
    assert_eq!(p.script_async(&script, vec![json!(AFTER_E4)]).await, json!([true, "wP"]));
}

async fn an_edit_in_the_last_moment_survives(p: &mut Page) {
    p.open(START).await;
    let script = format!("{TYPE} dispatchEvent(new PageTransitionEvent('pagehide')); return isSaved()");
    assert_eq!(p.script(&script, vec![json!(KIWIPETE)]).await, true);
    p.is_reloaded_by(async {
        p.script(&format!("{TYPE} location.reload()"), vec![json!(AFTER_E4)]).await;
    })
    .await;
    p.shows(AFTER_E4).await;
}

/// A browser takes a picture that is asked for so late for a connection, and the policy refuses it.
async fn an_edit_in_the_last_moment_asks_for_no_picture(p: &mut Page) {
    p.open(KIWIPETE).await;
    open_picture(p).await;
    // An edit before the page itself hears that it is left; nothing comes after that.
    let script = "
        const own = URL.createObjectURL;
        addEventListener('pagehide', () => {
            for (const later of ['setTimeout', 'requestAnimationFrame']) window[later] = () => 0;
            document.querySelector('[data-action=clear]').click();
            URL.createObjectURL = (blob) => {
                sessionStorage.setItem('asked', 'for a picture');
                return own.call(URL, blob);
            };
        }, true);";
    p.script(script, Vec::new()).await;
    p.goto("").await;
    p.shows(EMPTY).await;
    assert_eq!(p.script("return sessionStorage.getItem('asked')", Vec::new()).await, Value::Null);
}

/// Overwrites everything that the page stores; `how` is a function of the old text in JavaScript.
async fn corrupt(p: &Page, how: &str) -> u64 {
    p.blank().await;
    let script = format!(
        "
        const how = {how};
        let count = 0;
        for (const store of [localStorage, sessionStorage]) {{
            for (const key of Object.keys(store)) {{
                if (key.startsWith('__e2e')) continue;
                store.setItem(key, how(store.getItem(key)));
                count += 1;
            }}
        }}
        return count;"
    );
    p.script(&script, Vec::new()).await.as_u64().unwrap_or_default()
}

async fn corrupt_storage_is_survived_and_said(p: &mut Page) {
    for how in [
        "() => '{\"x'",
        "() => '\\u0000\\ud800 \\uffff'",
        "(old) => old.slice(0, old.length / 2)",
        "(old) => old.split('').reverse().join('')",
        "() => 'x'.repeat(100000)",
    ] {
        p.open(START).await;
        p.drag("e2", "e4").await;
        p.shows(AFTER_E4).await;
        // Leaving the page is when it has stored everything.
        assert!(corrupt(p, how).await > 0, "the page stores something");
        p.goto("").await;
        assert_eq!(p.count("[data-board] [data-square]").await, 64);
        p.appears("[data-notice]").await;
        assert!(!p.text("[data-notice]").await.trim().is_empty(), "a notice with words after {how}");
        p.focus_square("e5").await;
        p.press(&["q"]).await;
        p.piece_is("e5", Some("bQ")).await;
        // Once is enough: the next start is well again.
        p.reload().await;
        p.piece_is("e5", Some("bQ")).await;
        assert!(!p.is_seen("[data-notice]").await, "the fault is gone after {how}");
    }
}

async fn works_without_storage(p: &Page, variant: &str) {
    p.simulate(&[variant]).await;
    p.open(KINGS).await;
    p.take("wQ").await;
    p.click_square("d4").await;
    p.shows("4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1").await;
    p.appears("[data-notice]").await;
    assert!(!p.text("[data-notice]").await.trim().is_empty(), "a notice with words");
    p.press(&["Control+z"]).await;
    p.shows(KINGS).await;
    p.retype("#fen", KIWIPETE).await;
    p.shows(KIWIPETE).await;
    appearance::choose(p, "theme", "dark").await;
    p.wait("dark colours all the same", || async {
        p.attribute("html", "data-theme").await.as_deref() == Some("dark")
    })
    .await;
    appearance::close(p).await;
    p.action("flip").await;
    p.shows(KIWIPETE).await;
    // The address still holds what storage does not.
    p.wait("the position in the address", || async {
        p.fragment().await.contains(&KIWIPETE.replace(' ', "_"))
    })
    .await;
    p.reload().await;
    p.shows(KIWIPETE).await;
}

async fn full_storage_is_survived_and_said(p: &mut Page) {
    works_without_storage(p, "storage-full").await;
    let count = p.script("return arguments[0] + localStorage.length", vec![json!(0)]).await;
    assert_eq!(count, 0, "nothing was stored");
}

async fn blocked_storage_is_survived_and_said(p: &mut Page) {
    works_without_storage(p, "storage-blocked").await;
}
