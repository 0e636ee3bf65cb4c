//! Sweeping with a brush or the eraser.

use crate::EMPTY;
use e2e::cases;
use e2e::gesture::Button;
use e2e::page::Page;

cases! {
    everywhere:
        paints_along_a_slanting_line,
        a_right_click_places_the_other_colour;
    chromium:
        with_symmetry_all_four_sides_are_painted;
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
