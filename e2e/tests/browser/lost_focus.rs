//! What has the focus may go: then what had the focus before has it again.

use e2e::cases;
use e2e::page::{Page, START};
use serde_json::json;

cases! {
    everywhere:
        it_goes_to_what_had_it_before,
        with_nothing_before_it_goes_to_the_board;
    chromium:
        a_key_and_a_click_ask_for_no_frame;
}

/// Adds a button, gives it the focus, and lets it go.
async fn focus_is_lost(p: &Page, way: &str) {
    p.step(format!("the focus is lost by {way}"));
    let script = "
        const button = Object.assign(document.createElement('button'), { id: 'going', textContent: 'A button' });
        document.querySelector('.page').append(document.createElement('p'));
        document.querySelector('.page').lastChild.append(button);
        button.focus();";
    p.script(script, Vec::new()).await;
    // An element that has come is seen in the next frame.
    p.settle().await;
    p.script(&format!("const one = document.querySelector('#going'); {way}"), Vec::new()).await;
}

/// The board hands the focus on to a square.
async fn is_focused(p: &Page, css: &str) {
    let script = "return document.activeElement.closest(arguments[0]) !== null";
    p.wait(&format!("{css} has the focus"), || async { p.script(script, vec![json!(css)]).await == true })
        .await;
}

async fn it_goes_to_what_had_it_before(p: &mut Page) {
    p.open(START).await;
    for way in ["one.remove();", "one.style.display = 'none';", "one.parentElement.style.display = 'none';"] {
        p.focus("[data-action=flip]").await;
        focus_is_lost(p, way).await;
        is_focused(p, "[data-action=flip]").await;
        p.script("document.querySelector('.page').lastChild.remove()", Vec::new()).await;
    }
}

async fn with_nothing_before_it_goes_to_the_board(p: &mut Page) {
    p.open(START).await;
    focus_is_lost(p, "one.remove();").await;
    is_focused(p, "[data-board]").await;
}

/// Frames that are made for nothing cost a phone its battery.
async fn a_key_and_a_click_ask_for_no_frame(p: &mut Page) {
    p.open(START).await;
    p.settle().await;
    let script = "
        let frames = 0;
        const own = window.requestAnimationFrame;
        window.requestAnimationFrame = (callback) => (frames++, own.call(window, callback));
        for (const event of [new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }), new MouseEvent('click', { bubbles: true })])
          document.body.dispatchEvent(event);
        window.requestAnimationFrame = own;
        return frames;";
    assert_eq!(p.script(script, Vec::new()).await, 0);
}
