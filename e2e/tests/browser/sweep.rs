//! Sweeping with a brush or the eraser.

use crate::EMPTY;
use e2e::cases;
use e2e::gesture::{Button, Step};
use e2e::page::{Page, START};

cases! {
    everywhere:
        paints_along_a_slanting_line,
        a_right_click_places_the_other_colour;
    chromium:
        paints_every_square_on_the_way_of_one_jump,
        a_right_drag_with_a_brush_is_an_arrow,
        leaving_the_board_paints_nothing_outside,
        with_symmetry_all_four_sides_are_painted;
}

async fn paints_every_square_on_the_way_of_one_jump(p: &mut Page) {
    p.open(EMPTY).await;
    p.take("wP").await;
    p.sweep(Button::Left, &["a4", "h4"]).await;
    p.shows("8/8/8/8/PPPPPPPP/8/8/8 w - - 0 1").await;
    p.take("bN").await;
    p.sweep(Button::Left, &["h8", "h1", "a1"]).await;
    p.shows("7n/7n/7n/7n/PPPPPPPn/7n/7n/nnnnnnnn w - - 0 1").await;
    p.tool_is("bN").await;
}

async fn paints_along_a_slanting_line(p: &mut Page) {
    p.open(EMPTY).await;
    p.take("wB").await;
    // From the middle of a1 to the middle of b3 the line leaves the a-file in the middle of rank 2.
    p.sweep(Button::Left, &["a1", "b3"]).await;
    p.shows("8/8/8/8/8/1B6/BB6/B7 w - - 0 1").await;
}

async fn a_right_click_places_the_other_colour(p: &mut Page) {
    p.open(EMPTY).await;
    p.take("wN").await;
    p.click_square_with(Button::Right, "a1").await;
    p.shows("8/8/8/8/8/8/8/n7 w - - 0 1").await;
    p.click_square("h1").await;
    p.shows("8/8/8/8/8/8/8/n6N w - - 0 1").await;
    p.tool_is("wN").await;
}

async fn a_right_drag_with_a_brush_is_an_arrow(p: &mut Page) {
    p.open(START).await;
    for tool in ["wR", "eraser"] {
        p.take(tool).await;
        p.sweep(Button::Right, &["c5", "f5"]).await;
        p.appears("[data-mark=Gc5f5]").await;
        p.still_shows(START).await;
        p.tool_is(tool).await;
        p.action("undo").await;
        p.vanishes("[data-mark]").await;
    }
}

async fn leaving_the_board_paints_nothing_outside(p: &mut Page) {
    p.open(EMPTY).await;
    p.take("wR").await;
    let from = p.square("g5").await;
    let outside = p.beside_the_board("g5").await;
    let back = p.square("h3").await;
    let level = p.beside_the_board("h3").await;
    p.mouse(&[
        Step::Move(from),
        Step::Down(Button::Left),
        Step::Move(outside),
        Step::Move(level),
        Step::Move(back),
        Step::Up(Button::Left),
    ])
    .await;
    p.shows("8/8/8/6RR/8/7R/8/8 w - - 0 1").await;
}

async fn with_symmetry_all_four_sides_are_painted(p: &mut Page) {
    p.open(EMPTY).await;
    p.focus_square("e4").await;
    p.press(&["s"]).await;
    p.appears("[data-action=symmetry][aria-pressed=true]").await;
    p.wait("it is said", || async { p.text("#announcer").await.starts_with("Symmetry on") }).await;
    p.press(&["n"]).await;
    p.shows("8/8/8/3NN3/3nn3/8/8/8 w - - 0 1").await;
    p.press(&["Delete"]).await;
    p.shows(EMPTY).await;
    p.take("wR").await;
    p.sweep(Button::Left, &["a1", "b1"]).await;
    p.shows("rr4rr/8/8/8/8/8/8/RR4RR w - - 0 1").await;
    p.action("undo").await;
    p.shows(EMPTY).await;
    p.action("redo").await;
    p.focus_square("e4").await;
    p.press(&["Escape"]).await;
    p.tool_is("hand").await;
    p.appears("[data-action=symmetry][aria-pressed=true]").await;
    // The hand moves what it holds.
    p.drag("a1", "a4").await;
    p.shows("rr4rr/8/8/8/R7/8/8/1R4RR w - - 0 1").await;
    p.action("symmetry").await;
    p.appears("[data-action=symmetry][aria-pressed=false]").await;
    p.take("bK").await;
    p.click_square("c5").await;
    p.shows("rr4rr/8/8/2k5/R7/8/8/1R4RR w - - 0 1").await;
}
