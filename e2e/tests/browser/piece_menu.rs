//! The menu of pieces beside a square.

use crate::KINGS;
use e2e::cases;
use e2e::gesture::Button;
use e2e::page::{Page, START};
use serde_json::{Value, json};

cases! {
    everywhere:
        a_double_click_with_the_hand_opens_it,
        escape_and_cancel_give_the_focus_back_to_the_square;
    chromium:
        it_stands_beside_its_square_in_the_window,
        it_is_for_the_hand_alone,
        a_window_that_shrinks_keeps_it;
}

const MENU: &str = "[data-piece-menu][open]";

async fn a_double_click_with_the_hand_opens_it(p: &mut Page) {
    p.open(KINGS).await;
    p.double_click_square("d5").await;
    p.appears(MENU).await;
    p.click("[data-place=bQ]").await;
    p.shows("4k3/8/8/3q4/8/8/8/4K3 w - - 0 1").await;
    p.is_removed("[data-piece-menu]").await;
    p.focused_is("d5").await;
    // On a piece, which is not left selected.
    p.double_click_square("e1").await;
    p.appears(MENU).await;
    p.press(&["Escape"]).await;
    p.is_removed("[data-piece-menu]").await;
    p.vanishes("[data-selected]").await;
    p.double_click_square("d5").await;
    p.appears(MENU).await;
    p.click("[data-place=none]").await;
    p.shows(KINGS).await;
}

async fn escape_and_cancel_give_the_focus_back_to_the_square(p: &mut Page) {
    p.open(START).await;
    // Each time elsewhere: a third click in a row is none of a double click.
    for (square, ends_by_key) in [("e2", true), ("d5", false), ("e7", true), ("d4", false)] {
        p.double_click_square(square).await;
        p.appears(MENU).await;
        if ends_by_key {
            p.press(&["Escape"]).await;
        } else {
            p.click("[data-piece-menu] [data-close]").await;
        }
        p.is_removed("[data-piece-menu]").await;
        p.focused_is(square).await;
    }
    p.still_shows(START).await;
    // The keys go on there.
    p.press(&["N"]).await;
    p.piece_is("d4", Some("wN")).await;
}

/// How the menu lies: whether it is wholly in the window, and whether it covers no part of the square.
async fn lies_well(p: &Page, square: &str) -> Value {
    let script = "
        const menu = __e2e.rect(document.querySelector('[data-piece-menu]'));
        const square = __e2e.rect(document.querySelector(`[data-square=${arguments[0]}]`));
        const isInside = menu.x >= 0 && menu.y >= 0
            && menu.x + menu.width <= innerWidth + 0.5 && menu.y + menu.height <= innerHeight + 0.5;
        const isBeside = menu.x + menu.width <= square.x + 0.5 || menu.x >= square.x + square.width - 0.5
            || menu.y + menu.height <= square.y + 0.5 || menu.y >= square.y + square.height - 0.5;
        const gap = Math.hypot(
            Math.max(0, menu.x - square.x - square.width, square.x - menu.x - menu.width),
            Math.max(0, menu.y - square.y - square.height, square.y - menu.y - menu.height),
        );
        return [isInside, isBeside, gap < 60];";
    p.script(script, vec![json!(square)]).await
}

async fn it_stands_beside_its_square_in_the_window(p: &mut Page) {
    for (width, height) in [(1440, 900), (960, 600), (390, 664), (320, 568), (640, 360), (568, 320)] {
        p.viewport(width, height).await;
        p.open(START).await;
        for flip in [false, true] {
            if flip {
                p.focus_square("a1").await;
                p.press(&["f"]).await;
                p.wait_for("the orientation", "black".to_owned(), || p.orientation()).await;
            }
            for square in ["a1", "e4", "h8", "h4", "a8"] {
                p.focus_square(square).await;
                p.press(&["Shift+F10"]).await;
                p.appears(MENU).await;
                let lies = lies_well(p, square).await;
                assert_eq!(lies, json!([true, true, true]), "{square} at {width}x{height}, flipped: {flip}");
                p.press(&["Escape"]).await;
                p.is_removed("[data-piece-menu]").await;
            }
        }
    }
}

async fn it_is_for_the_hand_alone(p: &mut Page) {
    p.open(KINGS).await;
    for tool in ["wN", "eraser", "pen"] {
        p.take(tool).await;
        p.double_click_square("d5").await;
        p.settle().await;
        assert_eq!(p.count(MENU).await, 0, "{tool}");
    }
    p.take("hand").await;
    p.click_square_with(Button::Right, "d4").await;
    p.click_square_with(Button::Right, "d4").await;
    p.settle().await;
    assert_eq!(p.count(MENU).await, 0, "the second button draws");
}

async fn a_window_that_shrinks_keeps_it(p: &mut Page) {
    p.viewport(1200, 800).await;
    p.open(START).await;
    p.double_click_square("h4").await;
    p.appears(MENU).await;
    p.viewport(600, 800).await;
    p.wait_for("the menu beside its square", json!([true, true, true]), || lies_well(p, "h4")).await;
}
