//! Gestures that are taken away: everything goes back, nothing is left behind.

use e2e::cases;
use e2e::engine::Engine;
use e2e::gesture::{Button, Step};
use e2e::page::{Page, START};

cases! {
    everywhere:
        a_drag_is_cancelled_by_the_browser,
        a_touch_is_cancelled_by_the_browser,
        a_lost_window_puts_the_piece_back,
        a_second_button_puts_the_piece_back;
    chromium:
        escape_puts_the_piece_back,
        a_reload_during_a_drag_changes_nothing;
}

/// Nothing changed, nothing is carried, and the release that comes too late does nothing either.
async fn all_is_as_before(p: &Page, fen: &str) {
    p.vanishes("[data-dragged]").await;
    p.still_shows(fen).await;
    let elsewhere = p.square("b5").await;
    p.move_to(elsewhere).await;
    p.let_go().await;
    p.still_shows(fen).await;
    // And the next gesture works.
    p.press(&["Escape", "Escape"]).await;
    p.tool_is("hand").await;
    p.drag("e1", "d4").await;
    p.piece_is("d4", Some("wK")).await;
    p.piece_is("e1", None).await;
}

async fn carry(p: &Page, from: &str, to: &str) {
    p.lift(from).await;
    let place = p.square(to).await;
    p.move_to(place).await;
    p.appears("[data-dragged]").await;
}

async fn a_drag_is_cancelled_by_the_browser(p: &mut Page) {
    p.open(START).await;
    carry(p, "e2", "e5").await;
    p.cancel_pointer().await;
    all_is_as_before(p, START).await;
}

async fn a_touch_is_cancelled_by_the_browser(p: &mut Page) {
    p.open(START).await;
    let places = p.squares(&["e2", "e3", "e5"]).await;
    p.finger_down(0, places[0]).await;
    p.finger_move(0, places[1]).await;
    p.finger_move(0, places[2]).await;
    p.appears("[data-dragged]").await;
    p.fingers_cancelled().await;
    p.vanishes("[data-dragged]").await;
    p.still_shows(START).await;
    p.finger_along(&["e2", "e3", "e4"]).await;
    p.shows("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1").await;
}

async fn escape_puts_the_piece_back(p: &mut Page) {
    p.open(START).await;
    carry(p, "e2", "e5").await;
    p.press(&["Escape"]).await;
    all_is_as_before(p, START).await;
}

async fn a_lost_window_puts_the_piece_back(p: &mut Page) {
    p.open(START).await;
    carry(p, "e2", "e5").await;
    p.blur_window().await;
    p.vanishes("[data-dragged]").await;
    p.still_shows(START).await;
    p.focus_window();
    all_is_as_before(p, START).await;
}

async fn a_second_button_puts_the_piece_back(p: &mut Page) {
    p.open(START).await;
    let places = p.squares(&["e2", "e3", "e5"]).await;
    // In one go: the engine whose right button comes from elsewhere must have both from there.
    p.mouse(&[
        Step::Move(places[0]),
        Step::Down(Button::Left),
        Step::Move(places[1]),
        Step::Move(places[2]),
        Step::Down(Button::Right),
        Step::Up(Button::Right),
        Step::Up(Button::Left),
    ])
    .await;
    p.vanishes("[data-dragged]").await;
    p.still_shows(START).await;
    p.press(&["Escape"]).await;
    p.drag("e2", "e4").await;
    p.shows("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1").await;
}

async fn a_reload_during_a_drag_changes_nothing(p: &mut Page) {
    p.open(START).await;
    carry(p, "e2", "e5").await;
    p.reload().await;
    p.shows(START).await;
    assert_eq!(p.count("[data-dragged]").await, 0);
    if p.engine() != Engine::Firefox {
        // Firefox forgets with the page that a button was down.
        p.let_go().await;
    }
    p.still_shows(START).await;
}
