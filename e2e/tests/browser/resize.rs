//! The size of the board, by mouse, finger and keys.

use crate::KINGS;
use crate::appearance::{HANDLE, record, width};
use e2e::cases;
use e2e::engine::Engine;
use e2e::gesture::{Button, Step};
use e2e::page::{Page, Point};
use serde_json::json;

cases! {
    everywhere:
        the_board_is_resized_with_the_mouse,
        the_board_is_resized_with_a_finger,
        the_board_is_resized_by_keys;
    chromium:
        the_board_is_never_larger_than_what_fits;
}

async fn handle_says(p: &Page, name: &str) -> f64 {
    p.attribute(HANDLE, name).await.and_then(|text| text.parse().ok()).unwrap_or_default()
}

/// The board and all that goes with it, after its size has changed.
async fn everything_fits(p: &Page) {
    let board = p.rect("[data-board]").await;
    assert!((board.width - board.height).abs() < 1.0, "a square board: {board:?}");
    for strip in ["white", "black"] {
        let strip = p.rect(&format!("[data-strip={strip}]")).await;
        assert!((strip.x - board.x).abs() < 1.0 && (strip.width - board.width).abs() < 1.0, "{strip:?}");
    }
    assert!((handle_says(p, "aria-valuenow").await - board.width).abs() < 1.0, "the handle says how wide");
}

async fn the_board_is_resized_with_the_mouse(p: &mut Page) {
    p.open(KINGS).await;
    p.appears(HANDLE).await;
    let most = width(p).await;
    let from = p.center(HANDLE).await;
    p.drag_points(from, Point { x: from.x - 80.0, y: from.y - 80.0 }).await;
    let chosen = width(p).await;
    assert!((chosen - (most - 160.0)).abs() < 9.0, "{chosen} of {most}");
    everything_fits(p).await;
    let handle = p.center(HANDLE).await;
    assert!((handle.x - from.x + 80.0).abs() < 6.0, "the corner goes with the pointer: {handle:?}");
    p.drag("e1", "a1").await;
    p.shows("4k3/8/8/8/8/8/8/K7 w - - 0 1").await;
    p.reload().await;
    p.appears(HANDLE).await;
    assert!((width(p).await - chosen).abs() < 1.0, "after a reload");
    // What is broken off changes nothing.
    let from = p.center(HANDLE).await;
    p.mouse(&[Step::Move(from), Step::Down(Button::Left), Step::Move(Point { x: from.x + 40.0, y: from.y })])
        .await;
    assert!(width(p).await > chosen, "live");
    p.script(
        "document.querySelector(arguments[0]).dispatchEvent(new PointerEvent('lostpointercapture', { bubbles: true }))",
        vec![json!(HANDLE)],
    )
    .await;
    p.let_go().await;
    assert!((width(p).await - chosen).abs() < 1.0, "as it was");
    let from = p.center(HANDLE).await;
    p.mouse(&[
        Step::Move(from),
        Step::Down(Button::Left),
        Step::Up(Button::Left),
        Step::Down(Button::Left),
        Step::Up(Button::Left),
    ])
    .await;
    p.wait("all the room there is", || async { (width(p).await - most).abs() < 1.0 }).await;
    assert!(!record(p).await.contains(char::is_numeric), "{}", record(p).await);
}

async fn the_board_is_resized_with_a_finger(p: &mut Page) {
    if p.engine() == Engine::WebKit {
        // Its fingers are events that the probe makes, which capture nothing.
        return;
    }
    p.open(KINGS).await;
    p.appears(HANDLE).await;
    let most = width(p).await;
    let from = p.center(HANDLE).await;
    p.finger_down(0, from).await;
    for step in 1..=4 {
        let by = f64::from(step) * 20.0;
        p.finger_move(0, Point { x: from.x - by, y: from.y - by }).await;
    }
    p.fingers_up().await;
    assert!((width(p).await - (most - 160.0)).abs() < 9.0, "{} of {most}", width(p).await);
    everything_fits(p).await;
}

async fn the_board_is_resized_by_keys(p: &mut Page) {
    p.open(KINGS).await;
    p.appears(HANDLE).await;
    let most = width(p).await;
    assert!((handle_says(p, "aria-valuemax").await - most).abs() < 1.0);
    p.focus(HANDLE).await;
    for (key, by) in [("ArrowLeft", -8.0), ("ArrowDown", -16.0), ("PageDown", -80.0), ("ArrowUp", -72.0)] {
        p.press(&[key]).await;
        p.wait(&format!("{by} after {key}"), || async { (width(p).await - most - by).abs() < 1.0 }).await;
        everything_fits(p).await;
    }
    p.press(&["Home"]).await;
    p.wait("the least", || async { (width(p).await - 320.0).abs() < 1.0 }).await;
    p.press(&["ArrowLeft"]).await;
    assert!((width(p).await - 320.0).abs() < 1.0, "never smaller");
    p.reload().await;
    p.appears(HANDLE).await;
    assert!((width(p).await - 320.0).abs() < 1.0, "after a reload");
    p.focus(HANDLE).await;
    p.press(&["End"]).await;
    p.wait("all the room there is", || async { (width(p).await - most).abs() < 1.0 }).await;
    p.press(&["ArrowRight"]).await;
    assert!((width(p).await - most).abs() < 1.0, "never larger");
}

async fn the_board_is_never_larger_than_what_fits(p: &mut Page) {
    p.viewport(1440, 900).await;
    p.open(KINGS).await;
    p.appears(HANDLE).await;
    p.focus(HANDLE).await;
    p.press(&["ArrowLeft"]).await;
    let large = width(p).await;
    for (width_, height) in [(1024, 768), (1100, 700)] {
        p.viewport(width_, height).await;
        let board = {
            p.settle().await;
            p.rect("[data-board]").await
        };
        assert!(board.width < large && board.bottom() < f64::from(height), "{board:?} at {width_}x{height}");
        everything_fits(p).await;
    }
    // On a phone the board goes from edge to edge, whatever was chosen elsewhere.
    p.viewport(390, 844).await;
    p.vanishes(HANDLE).await;
    let whole = p.script("return document.documentElement.clientWidth", Vec::new()).await;
    assert_eq!(json!(width(p).await.round() as u64), whole, "edge to edge");
    p.viewport(1440, 900).await;
    p.wait("the size that was chosen", || async { (width(p).await - large).abs() < 1.0 }).await;
}
