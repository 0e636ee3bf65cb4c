//! The buttons of the bar: start, clear, flip, the transforms, keys.

use crate::KINGS;
use e2e::cases;
use e2e::page::{Page, START};

cases! {
    everywhere:
        flip_turns_the_board_and_swaps_the_spare_pieces,
        a_menu_closes_with_escape_and_by_a_press_elsewhere,
        the_keys_are_listed;
    chromium:
        every_transform_does_what_it_says;
}

async fn flip_turns_the_board_and_swaps_the_spare_pieces(p: &mut Page) {
    p.open(START).await;
    let above = async |one: &str, other: &str| p.rect(one).await.y < p.rect(other).await.y;
    assert!(above("[data-square=a8]", "[data-square=a1]").await);
    assert!(
        above("[data-spare=bQ]", "[data-board]").await && above("[data-square=a1]", "[data-spare=wQ]").await
    );
    p.action("flip").await;
    p.wait_for("the side at the bottom", "black".to_owned(), || p.orientation()).await;
    p.settle().await;
    assert!(above("[data-square=a1]", "[data-square=a8]").await);
    assert!(p.rect("[data-square=h1]").await.x < p.rect("[data-square=a1]").await.x);
    assert!(
        above("[data-spare=wQ]", "[data-board]").await && above("[data-square=a8]", "[data-spare=bQ]").await
    );
    p.still_shows(START).await;
}

async fn every_transform_does_what_it_says(p: &mut Page) {
    let fen = "8/8/8/3Qk3/8/3K4/8/8 w - - 3 7";
    for (name, placement, side) in [
        ("mirror-horizontal", "8/8/8/3kQ3/8/4K3/8/8", "w"),
        ("mirror-vertical", "8/8/3K4/8/3Qk3/8/8/8", "w"),
        ("rotate", "8/8/4K3/8/3kQ3/8/8/8", "w"),
        ("swap-colors", "8/8/8/3qK3/8/3k4/8/8", "b"),
        ("flip-sides", "8/8/3k4/8/3qK3/8/8/8", "b"),
        ("shift-left", "8/8/8/2Qk4/8/2K5/8/8", "w"),
        ("shift-right", "8/8/8/4Qk2/8/4K3/8/8", "w"),
        ("shift-up", "8/8/3Qk3/8/3K4/8/8/8", "w"),
        ("shift-down", "8/8/8/8/3Qk3/8/3K4/8", "w"),
    ] {
        p.open(fen).await;
        p.transform(name).await;
        p.placement_is(placement).await;
        p.shows_board(placement).await;
        assert_eq!(p.fen().await.split(' ').nth(1), Some(side), "the side to move after {name}");
        p.press(&["Control+z"]).await;
        p.shows(fen).await;
    }
    // A shift over the edge is refused with a word.
    p.open("8/8/8/K3k3/8/8/8/8 w - - 0 1").await;
    assert!(!p.is_seen("[data-notice]").await);
    p.transform("shift-left").await;
    p.appears("[data-notice]").await;
    p.still_shows("8/8/8/K3k3/8/8/8/8 w - - 0 1").await;
}

async fn a_menu_closes_with_escape_and_by_a_press_elsewhere(p: &mut Page) {
    p.open(KINGS).await;
    p.take("wN").await;
    for (menu, item) in [("transforms", "[data-action=rotate]"), ("language", "[data-language=fr]")] {
        p.action(menu).await;
        p.appears(item).await;
        p.press(&["Escape"]).await;
        p.vanishes(item).await;
        assert!(p.exists("[data-spare=wN][aria-pressed=true]").await, "the key has closed {menu} alone");
        p.action(menu).await;
        p.appears(item).await;
        p.click(".brand").await;
        p.vanishes(item).await;
        // Its button closes it, too.
        p.action(menu).await;
        p.appears(item).await;
        p.action(menu).await;
        p.vanishes(item).await;
    }
    p.still_shows(KINGS).await;
}

async fn the_keys_are_listed(p: &mut Page) {
    p.open(START).await;
    p.action("keys").await;
    p.appears("dialog[data-dialog=keys]").await;
    let words = p.text("dialog[data-dialog=keys]").await;
    assert!(words.len() > 100, "{words}");
    // Keys belong to the dialog now.
    p.press(&["f"]).await;
    p.settle().await;
    assert_eq!(p.orientation().await, "white");
    p.press(&["Escape"]).await;
    p.vanishes("dialog[data-dialog=keys]").await;
}
