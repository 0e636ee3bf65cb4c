//! Undo and redo.

use crate::AFTER_E4;
use e2e::cases;
use e2e::page::{Page, START};

cases! {
    chromium:
        the_buttons_step_back_and_forward,
        the_ends_are_ends;
}

const AFTER_E4_E5: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";

async fn the_buttons_step_back_and_forward(p: &mut Page) {
    p.open(START).await;
    p.drag("e2", "e4").await;
    p.shows(AFTER_E4).await;
    p.drag("e7", "e5").await;
    p.shows(AFTER_E4_E5).await;
    p.action("undo").await;
    p.shows(AFTER_E4).await;
    p.action("undo").await;
    p.shows(START).await;
    p.action("redo").await;
    p.shows(AFTER_E4).await;
    p.action("redo").await;
    p.shows(AFTER_E4_E5).await;
}

async fn the_ends_are_ends(p: &mut Page) {
    p.open(START).await;
    p.press(&["Control+z", "Control+z", "Control+y"]).await;
    p.still_shows(START).await;
    p.drag("e2", "e4").await;
    p.shows(AFTER_E4).await;
    p.press(&["Control+y", "Control+z", "Control+z"]).await;
    p.shows(START).await;
    p.press(&["Control+y", "Control+y"]).await;
    p.shows(AFTER_E4).await;
}
