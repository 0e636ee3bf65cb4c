//! How page and board look: chosen live, remembered, reset.

use crate::{EMPTY, KINGS};
use e2e::cases;
use e2e::page::{Page, START, strings};
use e2e::pixels::Pixels;
use serde_json::json;

cases! {
    everywhere:
        light_dark_and_system_are_live_and_remembered,
        a_dark_system_makes_the_page_dark,
        squares_are_where_they_look_with_coordinates_outside;
    chromium:
        every_set_of_pieces_is_live_and_remembered,
        the_samples_show_what_they_offer,
        coordinates_stand_inside_outside_or_nowhere,
        looks_that_cannot_be_kept_are_shown_and_said,
        every_board_is_live_and_remembered,
        everything_is_reset_by_one_button,
        other_tabs_follow,
        pieces_that_do_not_come_leave_the_usual_ones;
}

/// The boards; what is usual comes first.
pub(crate) const BOARDS: [&str; 6] = ["brown", "blue", "green", "grey", "contrast", "print"];

/// Chooses in the dialog, which is opened where it is not.
pub(crate) async fn choose(p: &Page, group: &str, value: &str) {
    if !p.is_seen("dialog[data-dialog=appearance]").await {
        p.action("appearance").await;
        p.appears("dialog[data-dialog=appearance]").await;
    }
    let input = format!("[name=look-{group}][value={value}]");
    p.tick(&input).await;
    p.wait("the choice", || p.is_checked(&input)).await;
}

/// Closes the dialog.
pub(crate) async fn close(p: &Page) {
    p.press(&["Escape"]).await;
    p.vanishes("dialog[data-dialog=appearance]").await;
}

/// Takes a look over as a choice that another tab has kept: nothing is loaded.
pub(crate) async fn looks_as(p: &Page, colors: &str, theme: &str, others: &str) {
    let script = "
        const [key, newValue] = ['forsyth.looks', arguments[0]];
        localStorage.setItem(key, newValue);
        dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));";
    p.script(script, vec![json!(format!("colors={colors} theme={theme}{others}"))]).await;
    // What is usual is not named.
    let board = if colors == BOARDS[0] { ":not([data-colors])" } else { &format!("[data-colors={colors}]") };
    p.appears(&format!("html{board}[data-theme={theme}]")).await;
}

async fn computed(p: &Page, css: &str, property: &str) -> String {
    let script = "return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]";
    p.script(script, vec![json!(css), json!(property)]).await.as_str().unwrap_or_default().to_owned()
}

/// What a square of each colour is filled with.
async fn board_colors(p: &Page) -> [String; 3] {
    [
        computed(p, "[data-square=a1]", "backgroundColor").await,
        computed(p, "[data-square=a2]", "backgroundColor").await,
        computed(p, "[data-square=a1]", "backgroundImage").await,
    ]
}

pub(crate) async fn record(p: &Page) -> String {
    let kept = p.script("return localStorage.getItem('forsyth.looks')", Vec::new()).await;
    kept.as_str().unwrap_or_default().to_owned()
}

async fn light_dark_and_system_are_live_and_remembered(p: &mut Page) {
    p.open(START).await;
    let ground = async || computed(p, "html", "backgroundColor").await;
    let light = ground().await;
    choose(p, "theme", "dark").await;
    p.wait("dark colours", || async { ground().await != light }).await;
    let dark = ground().await;
    p.reload().await;
    assert_eq!(ground().await, dark, "after a reload");
    choose(p, "theme", "light").await;
    p.wait_for("the ground", light.clone(), ground).await;
    choose(p, "theme", "system").await;
    p.wait_for("the ground", light, ground).await;
    assert_eq!(p.attribute("html", "data-theme").await, None);
}

async fn a_dark_system_makes_the_page_dark(p: &mut Page) {
    let is_light_on_dark = "
        const light = (color) => (color.match(/[\\d.]+/g) || []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0);
        const ground = getComputedStyle(document.documentElement).backgroundColor;
        return light(getComputedStyle(document.body).color) > light(ground);";
    for dark in [true, false] {
        p.emulate_dark(dark).await;
        p.open(START).await;
        assert_eq!(p.script(is_light_on_dark, Vec::new()).await, json!(dark));
    }
}

async fn every_board_is_live_and_remembered(p: &mut Page) {
    p.open(EMPTY).await;
    let mut seen = vec![board_colors(p).await];
    for board in &BOARDS[1..] {
        let before = board_colors(p).await;
        choose(p, "colors", board).await;
        p.wait("other colours", || async { board_colors(p).await != before }).await;
        let chosen = board_colors(p).await;
        p.reload().await;
        p.wait_for("the board after a reload", chosen.clone(), || board_colors(p)).await;
        assert!(!seen.contains(&chosen), "{board}: {chosen:?}");
        seen.push(chosen);
    }
    choose(p, "colors", "brown").await;
    p.wait_for("the usual board", seen[0].clone(), || board_colors(p)).await;
}

/// What is seen of the white king on e1.
async fn king(p: &Page) -> Pixels {
    p.settle().await;
    p.pixels().await.part(&p.rect("[data-square=e1]").await)
}

async fn set_is(p: &Page, set: &str) {
    // The usual set is in the page; of another one it says that its drawings have come.
    let is_it = match set {
        "house" => "html:not([data-pieces])".to_owned(),
        _ => format!("html[data-pieces={set}]:not([data-waiting])"),
    };
    p.wait(&is_it, || p.exists(&is_it)).await;
}

async fn every_set_of_pieces_is_live_and_remembered(p: &mut Page) {
    p.open(KINGS).await;
    let house = king(p).await;
    let mut seen = vec![house.clone()];
    for set in ["cburnett", "silhouettes"] {
        choose(p, "pieces", set).await;
        set_is(p, set).await;
        close(p).await;
        let live = king(p).await;
        for other in &seen {
            assert!(live.difference(other, 60) > 0.02, "{set} looks like another set");
        }
        p.reload().await;
        set_is(p, set).await;
        assert!(king(p).await.difference(&live, 60) < 0.01, "{set} after a reload");
        seen.push(live);
    }
    choose(p, "pieces", "house").await;
    set_is(p, "house").await;
    close(p).await;
    assert!(king(p).await.difference(&house, 60) < 0.01, "the usual set again");
}

async fn the_samples_show_what_they_offer(p: &mut Page) {
    p.open(KINGS).await;
    p.action("appearance").await;
    p.appears("dialog[data-dialog=appearance]").await;
    for (group, values) in [("pieces", &["house", "cburnett", "silhouettes"][..]), ("colors", &BOARDS)] {
        p.wait("samples that differ", || async {
            p.settle().await;
            let screen = p.pixels().await;
            let mut samples: Vec<Pixels> = Vec::new();
            for value in values {
                let sample = format!("[data-look={group}] label:has([value={value}]) .look-board");
                samples.push(screen.part(&p.rect(&sample).await));
            }
            // A set that has not come leaves its squares empty, as another one would.
            samples
                .iter()
                .enumerate()
                .all(|(index, one)| samples[..index].iter().all(|other| one.difference(other, 20) > 0.05))
        })
        .await;
    }
}

async fn coordinates_stand_inside_outside_or_nowhere(p: &mut Page) {
    for (width, height) in [(1280, 900), (768, 1024), (390, 844), (844, 390)] {
        p.viewport(width, height).await;
        p.open(START).await;
        let inside = p.rect("[data-board]").await;
        choose(p, "coordinates", "none").await;
        close(p).await;
        p.vanishes(".coordinate").await;
        choose(p, "coordinates", "outside").await;
        close(p).await;
        p.appears(".coordinate").await;
        p.settle().await;
        p.script("scrollTo(0, 0)", Vec::new()).await;
        let board = p.rect("[data-board]").await;
        let script = "
            const inside = (one, other) => one.left >= other.left && one.right <= other.right
                && one.top >= other.top && one.bottom <= other.bottom;
            const page = { left: 0, right: innerWidth, top: 0, bottom: document.scrollingElement.scrollHeight };
            const board = document.querySelector('[data-board]').getBoundingClientRect();
            const strips = [...document.querySelectorAll('.strip')].map((one) => one.getBoundingClientRect());
            const apart = (one, other) => one.right <= other.left || one.left >= other.right
                || one.bottom <= other.top || one.top >= other.bottom;
            return [...document.querySelectorAll('.coordinate')].filter((one) => {
                const rect = one.getBoundingClientRect();
                return !inside(rect, page) || ![board, ...strips].every((other) => apart(rect, other));
            }).map((one) => one.dataset.name);";
        let wrong = strings(&p.script(script, Vec::new()).await);
        assert!(wrong.is_empty(), "{width}x{height}: {wrong:?} lie on something or off the page");
        assert!(board.width > inside.width - 48.0 && (board.width - board.height).abs() < 1.0, "{board:?}");
        choose(p, "coordinates", "inside").await;
        close(p).await;
        p.wait_for("the board as it was", inside.width, || async { p.rect("[data-board]").await.width })
            .await;
    }
}

async fn squares_are_where_they_look_with_coordinates_outside(p: &mut Page) {
    for (width, height) in [(1280, 900), (390, 844)] {
        p.viewport(width, height).await;
        p.open("4k3/8/8/8/8/8/8/N3K3 w - - 0 1").await;
        choose(p, "coordinates", "outside").await;
        close(p).await;
        p.script("document.querySelector('[data-board]').scrollIntoView({ block: 'center' })", Vec::new())
            .await;
        p.settle().await;
        let board = p.rect("[data-board]").await;
        for (square, column, row) in [("a8", 0.0, 0.0), ("h1", 7.0, 7.0), ("a1", 0.0, 7.0), ("d5", 3.0, 3.0)]
        {
            let rect = p.rect(&format!("[data-square={square}]")).await;
            let near = |one: f64, other: f64| (one - other).abs() < 1.0;
            assert!(near(rect.x, board.x + column * board.width / 8.0), "{square}: {rect:?} on {board:?}");
            assert!(near(rect.y, board.y + row * board.height / 8.0), "{square}: {rect:?} on {board:?}");
        }
        p.drag("a1", "h8").await;
        p.shows("4k2N/8/8/8/8/8/8/4K3 w - - 0 1").await;
        p.drag("h8", "a1").await;
        p.shows("4k3/8/8/8/8/8/8/N3K3 w - - 0 1").await;
    }
}

pub(crate) const HANDLE: &str = "[data-resize]";

pub(crate) async fn width(p: &Page) -> f64 {
    p.settle().await;
    p.rect("[data-board]").await.width
}

async fn everything_is_reset_by_one_button(p: &mut Page) {
    p.open(KINGS).await;
    p.appears(HANDLE).await;
    let (colors, size) = (board_colors(p).await, width(p).await);
    p.focus(HANDLE).await;
    p.press(&["PageDown"]).await;
    for (group, value) in
        [("theme", "dark"), ("colors", "green"), ("pieces", "silhouettes"), ("coordinates", "none")]
    {
        choose(p, group, value).await;
    }
    set_is(p, "silhouettes").await;
    p.action("reset-looks").await;
    set_is(p, "house").await;
    p.wait_for("the usual board", colors, || board_colors(p)).await;
    p.wait("the usual size", || async { (width(p).await - size).abs() < 1.0 }).await;
    for (group, value) in
        [("theme", "system"), ("colors", "brown"), ("pieces", "house"), ("coordinates", "inside")]
    {
        assert!(p.is_checked(&format!("[name=look-{group}][value={value}]")).await, "{group}");
    }
    assert_eq!(record(p).await, "");
}

async fn other_tabs_follow(p: &mut Page) {
    p.open(EMPTY).await;
    let before = board_colors(p).await;
    let script = "
        const [key, newValue] = ['forsyth.looks', 'colors=blue pieces=cburnett'];
        localStorage.setItem(key, newValue);
        dispatchEvent(new StorageEvent('storage', { key, newValue }));";
    p.script(script, Vec::new()).await;
    set_is(p, "cburnett").await;
    p.wait("a blue board", || async { board_colors(p).await != before }).await;
    let cleared = "
        localStorage.clear();
        dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));";
    p.script(cleared, Vec::new()).await;
    p.wait_for("what was forgotten there", before, || board_colors(p)).await;
}

async fn looks_that_cannot_be_kept_are_shown_and_said(p: &mut Page) {
    for variant in ["storage-full", "storage-blocked"] {
        p.simulate(&[variant]).await;
        p.open(EMPTY).await;
        p.action("dismiss").await;
        let before = board_colors(p).await;
        choose(p, "colors", "blue").await;
        p.wait("a blue board", || async { board_colors(p).await != before }).await;
        p.says("[data-notice]", "keep the setting").await;
    }
}

async fn pieces_that_do_not_come_leave_the_usual_ones(p: &mut Page) {
    p.open(KINGS).await;
    let house = king(p).await;
    p.action("appearance").await;
    p.appears("dialog[data-dialog=appearance]").await;
    let offline = "window.fetch = () => Promise.reject(new TypeError('offline'));";
    p.script(offline, Vec::new()).await;
    p.tick("[name=look-pieces][value=cburnett]").await;
    p.says("[data-notice]", "could not be loaded").await;
    p.wait("the usual set is checked", || p.is_checked("[name=look-pieces][value=house]")).await;
    close(p).await;
    p.action("dismiss").await;
    assert!(king(p).await.difference(&house, 60) < 0.01, "the usual king");
}
