//! The library of positions: found by typing, opened by a click, own ones kept by name.

use crate::KIWIPETE;
use crate::panels::open_panel;
use e2e::cases;
use e2e::page::{Page, START};

cases! {
    chromium:
        own_positions_are_kept_by_name,
        a_position_is_found_by_typing_and_opened_by_a_click,
        what_is_kept_may_be_anything;
}

async fn shown(p: &Page) -> usize {
    p.count("[data-library]").await
}

async fn a_position_is_found_by_typing_and_opened_by_a_click(p: &mut Page) {
    p.open(START).await;
    open_panel(p, "library").await;
    let all = shown(p).await;
    assert!(all >= 30, "{all} positions");
    p.fill("[data-library-search]", "kiwi").await;
    p.wait_for("one position", 1, || shown(p)).await;
    p.click("[data-library=kiwipete]").await;
    p.shows(KIWIPETE).await;
    p.action("undo").await;
    p.shows(START).await;
    p.fill("[data-library-search]", "nothing of this name").await;
    p.appears("[data-library-none]").await;
    p.fill("[data-library-search]", "").await;
    p.wait_for("all positions", all, || shown(p)).await;
    p.click("[data-library=lucena]").await;
    p.shows("1K1k4/1P6/8/8/8/8/r7/2R5 w - - 0 1").await;
}

async fn own_positions_are_kept_by_name(p: &mut Page) {
    p.open(KIWIPETE).await;
    open_panel(p, "library").await;
    p.fill("[data-library-name]", "my <b>test</b>").await;
    p.action("keep-position").await;
    p.appears("[data-library-own]").await;
    assert_eq!(p.text("[data-library-own]").await, "my <b>test</b>");
    p.open(START).await;
    open_panel(p, "library").await;
    p.appears("[data-library-own]").await;
    p.click("[data-library-own]").await;
    p.shows(KIWIPETE).await;
    p.action("remove-position").await;
    p.vanishes("[data-library-own]").await;
    p.open(START).await;
    open_panel(p, "library").await;
    p.appears("[data-library-name]").await;
    assert_eq!(p.count("[data-library-own]").await, 0);
}

async fn what_is_kept_may_be_anything(p: &mut Page) {
    p.open(START).await;
    p.script("localStorage.setItem('forsyth.library', '\\u0000\\t\\n\\nx\\tno record\\n\\t')", Vec::new())
        .await;
    p.open(START).await;
    open_panel(p, "library").await;
    p.appears("[data-library-own]").await;
    p.click("[data-library-own=x]").await;
    p.settle().await;
    p.drag("e2", "e4").await;
    p.action("undo").await;
}
