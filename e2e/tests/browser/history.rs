//! Undo and redo.

use crate::{AFTER_E4, KINGS, KIWIPETE};
use e2e::cases;
use e2e::gesture::Button;
use e2e::page::{Page, START};

cases! {
    everywhere:
        a_thousand_steps_and_back;
    chromium:
        the_buttons_step_back_and_forward,
        typing_is_one_step,
        a_new_edit_cuts_off_what_was_undone,
        what_changes_nothing_is_no_step,
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

async fn a_thousand_steps_and_back(p: &mut Page) {
    const STEPS: usize = 1000;
    p.open(KINGS).await;
    p.focus_square("d4").await;
    // Two pieces in turns: every key changes the board.
    let keys: Vec<&str> = ["q", "n"].into_iter().cycle().take(STEPS).collect();
    for some in keys.chunks(100) {
        p.press(some).await;
    }
    let last = "4k3/8/8/8/3n4/8/8/4K3 w - - 0 1";
    p.shows(last).await;
    for (key, then) in [('z', KINGS), ('y', last)] {
        p.press_many("Control", key, STEPS - 1).await;
        // One step is still missing: none was lost or doubled.
        p.shows("4k3/8/8/8/3q4/8/8/4K3 w - - 0 1").await;
        p.press_many("Control", key, 1).await;
        p.shows(then).await;
    }
}

async fn typing_is_one_step(p: &mut Page) {
    p.open(START).await;
    p.retype("#fen", KIWIPETE).await;
    p.shows(KIWIPETE).await;
    p.action("undo").await;
    p.wait("another text", || async { p.fen().await != KIWIPETE }).await;
    p.shows(START).await;
    p.action("redo").await;
    p.shows(KIWIPETE).await;
}

async fn a_new_edit_cuts_off_what_was_undone(p: &mut Page) {
    p.open(START).await;
    p.drag("e2", "e4").await;
    p.shows(AFTER_E4).await;
    p.press(&["Control+z"]).await;
    p.shows(START).await;
    p.drag("d2", "d4").await;
    let after = "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR w KQkq - 0 1";
    p.shows(after).await;
    p.press(&["Control+y"]).await;
    p.still_shows(after).await;
    p.press(&["Control+z"]).await;
    p.shows(START).await;
}

async fn what_changes_nothing_is_no_step(p: &mut Page) {
    p.open(START).await;
    p.drag("e2", "e4").await;
    p.shows(AFTER_E4).await;
    // Selected and let go, swept over nothing, erased where nothing stands.
    p.click_square("e4").await;
    p.click_square_again("e4").await;
    p.take("eraser").await;
    p.sweep(Button::Left, &["a5", "h5"]).await;
    p.take("hand").await;
    p.action("flip").await;
    p.action("flip").await;
    p.press(&["Control+z"]).await;
    p.shows(START).await;
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
