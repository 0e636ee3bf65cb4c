//! Random gestures and keys, after each of which the page shows what the pure editor says. `cargo xtask gestures` plays ten
//! thousand of them; what has failed there once stands here with its actions.

use e2e::cases;
use e2e::gesture::Button::Left;
use e2e::page::{Page, START};
use e2e::random_walk::action::Action::{self, Castle, Edit, Key, Sweep};
use e2e::random_walk::action::Spot;
use e2e::random_walk::{play, round};

cases! {
    everywhere:
        random_gestures_and_keys_leave_the_page_as_the_editor_has_it,
        keys_after_a_turn_of_the_board_act_on_the_focused_square,
        fields_are_in_reach_below_many_faults;
}

async fn agrees(p: &Page, fen: &str, actions: &[Action]) {
    if let Err(mismatch) = play(p, fen, actions).await {
        panic!("{mismatch}");
    }
}

async fn random_gestures_and_keys_leave_the_page_as_the_editor_has_it(p: &mut Page) {
    if let Err(mismatch) = round(p, 1, 120).await {
        panic!("{mismatch}");
    }
}

async fn keys_after_a_turn_of_the_board_act_on_the_focused_square(p: &mut Page) {
    agrees(p, START, &[Sweep(Left, vec![Spot(0.625, 0.25)]), Key("f"), Key("ArrowLeft"), Key("Delete")])
        .await;
}

async fn fields_are_in_reach_below_many_faults(p: &mut Page) {
    let edit = |at, delete, text: &'static str| Edit { at, delete, text };
    agrees(p, "4k3/8/8/8/8/8/8/4K3 w - - 0 1", &[edit(3, 0, " w"), edit(6, 1, " "), Castle("Q")]).await;
}
