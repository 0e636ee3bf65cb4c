//! Phones and tablets, upright and on their side.

use crate::layout::MEASURE;
use crate::{EMPTY, FAULTY, KIWIPETE};
use e2e::cases;
use e2e::engine::Engine;
use e2e::page::{Page, START, strings};
use serde_json::{Value, json};

cases! {
    everywhere:
        whatever_can_be_pressed_is_large_enough,
        the_box_is_one_line_and_grows_over_what_stands_below,
        the_keyboard_does_not_cover_the_box,
        edges_are_not_for_going_back;
    chromium:
        the_panels_are_too,
        what_floats_is_too,
        the_actions_are_at_the_bottom_edge,
        the_mark_is_whole_and_the_name_too_or_out_of_sight,
        the_first_fault_is_said_where_one_types,
        the_keyboard_leaves_the_page_as_it_is,
        the_board_shows_what_a_spare_piece_brings,
        a_tablet_on_its_side_has_large_targets_for_fingers;
}

/// Upright and on their side.
const SIZES: [(u32, u32); 5] = [(320, 568), (390, 844), (820, 1180), (568, 320), (844, 390)];

const PANELS: [&str; 6] = ["games", "forms", "picture", "texts", "links", "read-aloud"];

/// What is wrong with the page as it is now, at every size.
async fn measured(p: &Page, what: &str, wrong: &mut Vec<String>) {
    for (width, height) in SIZES {
        p.viewport(width, height).await;
        measured_here(p, what, (width, height), wrong).await;
    }
}

async fn measured_here(p: &Page, what: &str, (width, height): (u32, u32), wrong: &mut Vec<String>) {
    p.settle().await;
    let found = p.script_async(MEASURE, vec![json!(44)]).await;
    wrong.extend(strings(&found).into_iter().map(|one| format!("{what}, {width}x{height}: {one}")));
}

fn nothing(wrong: &[String]) {
    assert!(wrong.is_empty(), "\n    {}", wrong.join("\n    "));
}

async fn whatever_can_be_pressed_is_large_enough(p: &mut Page) {
    let mut wrong = Vec::new();
    p.open(START).await;
    for (size, least) in SIZES.into_iter().zip([280.0, 390.0, 820.0, 304.0, 374.0]) {
        p.viewport(size.0, size.1).await;
        measured_here(p, "as it comes", size, &mut wrong).await;
        the_board_is_as_large_as_the_screen_allows(p, size, least).await;
    }
    p.open(KIWIPETE).await;
    p.take("pen").await;
    p.appears("[data-pen-color]").await;
    measured(p, "drawing", &mut wrong).await;
    p.open("8/8/8/8/8/8/8/K6k w KQkq - 0 1").await;
    p.appears("[data-finding-kind]").await;
    measured(p, "with findings", &mut wrong).await;
    p.open(KIWIPETE).await;
    p.fill("#fen", FAULTY).await;
    p.appears("[data-problem]").await;
    p.focus_square("e4").await;
    measured(p, "with faults", &mut wrong).await;
    nothing(&wrong);
}

/// The lowest screen has room for all that is needed, and for the line that teaches, beside a board of a little less than its
/// width.
async fn the_board_is_as_large_as_the_screen_allows(p: &Page, (width, height): (u32, u32), least: f64) {
    let board = p.rect("[data-board]").await;
    // A classic scroll bar is no part of the page.
    let page = p.script("return document.documentElement.clientWidth", Vec::new()).await;
    let least = page.as_f64().map_or(least, |page| page.min(least));
    assert!(board.width >= least - 0.5, "{width}x{height}: {board:?}");
    if width > height {
        assert!(board.y >= 0.0 && board.bottom() <= f64::from(height), "{board:?} is whole");
        for piece in ["wK", "wP", "bK", "bP"] {
            let spare = p.rect(&format!("[data-spare={piece}]")).await;
            assert!(spare.bottom() <= f64::from(height), "{width}x{height}: {piece} is in reach");
        }
    }
}

async fn the_panels_are_too(p: &mut Page) {
    let mut wrong = Vec::new();
    p.open(KIWIPETE).await;
    for name in PANELS {
        p.click(&format!("[data-panel={name}] > summary")).await;
        p.appears(&format!("[data-panel={name}] .panel-body > *")).await;
        measured(p, name, &mut wrong).await;
        p.click(&format!("[data-panel={name}] > summary")).await;
    }
    nothing(&wrong);
}

async fn what_floats_is_too(p: &mut Page) {
    let mut wrong = Vec::new();
    for (width, height) in SIZES {
        p.viewport(width, height).await;
        p.open(KIWIPETE).await;
        p.action("transforms").await;
        p.appears("[data-action=rotate]").await;
        let script = "
            const outside = [];
            for (const one of document.querySelectorAll('.menu-items:popover-open button')) {
                one.scrollIntoView({ block: 'nearest' });
                const { x, y, right, bottom, width, height } = one.getBoundingClientRect();
                const inside = x >= 0 && y >= 0 && right <= innerWidth && bottom <= innerHeight;
                const top = document.elementFromPoint(x + width / 2, y + height / 2);
                if (!inside || width < 43.5 || height < 43.5 || !one.contains(top)) {
                    outside.push(`${one.dataset.action}: ${width}x${height} at ${x},${y}`);
                }
            }
            return outside;";
        let found = strings(&p.script(script, Vec::new()).await);
        wrong.extend(found.into_iter().map(|one| format!("menu, {width}x{height}: {one}")));
        p.press(&["Escape"]).await;
        p.action("help").await;
        p.appears(".gestures").await;
        let is_phone = width < 560 || height < 480;
        assert_eq!(!p.is_seen("[name=pointing][value=keyboard]").await, is_phone, "phones have no keys");
        for (part, choice) in [("how to use", "[name=pointing][value=touch]"), ("FEN", "[data-help-tab=fen]")]
        {
            p.tick(choice).await;
            p.settle().await;
            let found = strings(&p.script_async(MEASURE, vec![json!(44)]).await);
            wrong.extend(found.into_iter().map(|one| format!("{part}, {width}x{height}: {one}")));
        }
        p.press(&["Escape"]).await;
        p.vanishes(".help").await;
        p.focus_square("e4").await;
        p.press(&["Shift+F10"]).await;
        p.appears("[data-piece-menu]").await;
        let found = strings(&p.script_async(MEASURE, vec![json!(44)]).await);
        wrong.extend(found.into_iter().map(|one| format!("menu of pieces, {width}x{height}: {one}")));
        p.press(&["Escape"]).await;
    }
    nothing(&wrong);
}

/// Only Chromium can be told that there is no mouse.
async fn a_tablet_on_its_side_has_large_targets_for_fingers(p: &mut Page) {
    if p.engine() != Engine::Chromium {
        return;
    }
    // The session would stay so.
    p.retire_browser();
    let touch = json!({ "enabled": true, "maxTouchPoints": 5 });
    let told = p.browser().devtools("Emulation.setTouchEmulationEnabled", touch).await;
    assert!(told.is_ok(), "{told:?}");
    p.viewport(1180, 820).await;
    p.open(KIWIPETE).await;
    p.settle().await;
    let found = strings(&p.script_async(MEASURE, vec![json!(44)]).await);
    nothing(&found);
}

async fn the_actions_are_at_the_bottom_edge(p: &mut Page) {
    p.open(START).await;
    for (width, height) in [(320, 568), (390, 844), (820, 1180)] {
        p.viewport(width, height).await;
        p.settle().await;
        for name in ["undo", "redo", "start", "clear", "flip", "transforms", "share"] {
            let button = p.rect(&format!("[data-action={name}]")).await;
            let from_below = f64::from(height) - button.center().y;
            assert!((0.0..60.0).contains(&from_below), "{width}x{height}: {name} at {button:?}");
        }
    }
}

async fn the_mark_is_whole_and_the_name_too_or_out_of_sight(p: &mut Page) {
    p.open(START).await;
    for width in (320..=600).step_by(10) {
        p.viewport(width, 700).await;
        p.settle().await;
        let (brand, mark) = (p.rect(".brand").await, p.rect(".brand-mark").await);
        assert!(mark.width >= 28.0, "{width}: {mark:?}");
        let name = p.rect(".brand span").await;
        let is_whole =
            name.x + name.width <= brand.x + brand.width + 0.5 && name.bottom() <= brand.bottom() + 0.5;
        let is_out_of_sight = name.y >= brand.bottom();
        assert!(is_whole || is_out_of_sight, "{width}: {name:?} in {brand:?}");
        assert!(is_whole || width < 560, "{width}: there is room for the name");
    }
}

async fn the_box_is_one_line_and_grows_over_what_stands_below(p: &mut Page) {
    p.viewport(390, 844).await;
    p.open(KIWIPETE).await;
    let (board, small) = (p.rect("[data-board]").await, p.rect("#fen").await);
    assert!(small.height <= 46.0, "one line: {small:?}");
    p.focus("#fen").await;
    p.settle().await;
    assert!(p.rect("#fen").await.height > small.height, "it grows");
    let hidden = "const { scrollHeight, clientHeight } = document.querySelector('#fen'); return scrollHeight - clientHeight";
    assert_eq!(p.script(hidden, Vec::new()).await, json!(0), "the whole record");
    // As long as a record can be, and longer.
    let long = format!("{KIWIPETE} id \"{}\";", "an end game study ".repeat(20));
    p.fill("#fen", &long).await;
    p.settle().await;
    assert_eq!(p.rect("[data-board]").await, board, "the board does not move");
    let grown = p.rect("#fen").await;
    assert!(grown.bottom() < 844.0 / 2.0, "half of the screen is enough: {grown:?}");
    p.focus_square("e4").await;
    p.settle().await;
    assert_eq!(p.rect("#fen").await, small, "one line again");
    assert_eq!(p.rect("[data-board]").await, board, "the board does not move");
}

async fn the_first_fault_is_said_where_one_types(p: &mut Page) {
    for (width, height) in [(390, 844), (320, 568)] {
        p.viewport(width, height).await;
        p.open(START).await;
        p.fill("#fen", FAULTY).await;
        p.appears("[data-problem]").await;
        p.settle().await;
        let (text, line) = (p.rect("#fen").await, p.rect("#fen-line").await);
        assert!(line.y >= text.bottom() - 1.0, "{line:?} below {text:?}");
        assert!(line.bottom() <= f64::from(height) / 2.0, "{line:?} above the keyboard");
        // The text, the buttons and the sentence lie over what stands below while one types.
        let on_top = "
            return ['[data-action=copy-fen]', '[data-action=paste]', '#fen-line .fault-first'].every((css) => {
                const one = document.querySelector(css);
                const { x, y, width, height } = one.getBoundingClientRect();
                return !!document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.fen');
            });";
        assert_eq!(p.script(on_top, Vec::new()).await, true, "nothing lies on them");
        assert!(p.is_seen("#fen-line .fault-first").await, "the sentence");
        assert!(!p.text("#fen-line .fault-first").await.is_empty(), "the sentence");
    }
}

/// No driver has a keyboard of the screen. Where it covers the page, the visual viewport is all that tells.
async fn the_keyboard_does_not_cover_the_box(p: &mut Page) {
    p.viewport(844, 390).await;
    p.open(KIWIPETE).await;
    let script = "
        const seen = Object.assign(visualViewport, {});
        const height = { get: () => 170, configurable: true };
        Object.defineProperty(seen, 'height', height);
        document.querySelector('#fen').focus({ preventScroll: true });
        seen.dispatchEvent(new Event('resize'));";
    p.script(script, Vec::new()).await;
    p.wait("the box above the keyboard", || async {
        let text = p.rect("#fen").await;
        text.y >= 0.0 && text.bottom() <= 170.0
    })
    .await;
    let board = p.rect("[data-board]").await;
    assert!(board.y >= 0.0 && board.bottom() <= 390.0, "the board stays: {board:?}");
}

/// Where the keyboard makes the page smaller, a phone that stands becomes wider than high.
async fn the_keyboard_leaves_the_page_as_it_is(p: &mut Page) {
    p.viewport(360, 640).await;
    p.open(KIWIPETE).await;
    let viewport = p.attribute("meta[name=viewport]", "content").await.unwrap_or_default();
    assert!(viewport.contains("interactive-widget=resizes-content"), "{viewport}");
    let board = p.rect("[data-board]").await;
    p.focus("#fen").await;
    p.viewport(360, 340).await;
    p.settle().await;
    assert_eq!(p.rect("[data-board]").await, board, "the board stays");
    let (text, bar) = (p.rect("#fen").await, p.rect("[data-action=undo]").await);
    assert!(text.y >= 0.0 && text.bottom() < bar.y, "{text:?} is seen above {bar:?}");
}

/// `overscroll-behavior` and `touch-action` are for the browser; a system that goes back at the edge heeds the event alone.
async fn edges_are_not_for_going_back(p: &mut Page) {
    p.viewport(390, 844).await;
    p.open(START).await;
    let script = "return getComputedStyle(document.documentElement).overscrollBehaviorY";
    let overscroll = p.script(script, Vec::new()).await;
    assert_eq!(overscroll, json!("none"), "nothing is pulled to be reloaded");
    let script = "
        const [css, x] = arguments;
        const target = document.querySelector(css);
        const event = new Event('touchstart', { bubbles: true, cancelable: true });
        event.touches = [{ clientX: x }];
        target.dispatchEvent(event);
        return event.defaultPrevented;";
    let kept = |css: &'static str, x: u32| p.script(script, vec![json!(css), json!(x)]);
    assert_eq!(
        kept("[data-square=a4]", 6).await,
        Value::Bool(false),
        "the page scrolls from an empty square"
    );
    for (css, x) in [("[data-square=a2]", 6), ("[data-square=h2]", 384)] {
        assert_eq!(kept(css, x).await, Value::Bool(true), "a piece at the edge, {css}");
    }
    p.take("wN").await;
    for (css, x) in [("[data-square=a4]", 6), ("[data-square=h2]", 384)] {
        assert_eq!(kept(css, x).await, Value::Bool(true), "with a brush, {css}");
    }
    assert_eq!(kept("[data-square=a2]", 40).await, Value::Bool(false), "away from the edge");
}

async fn the_board_shows_what_a_spare_piece_brings(p: &mut Page) {
    p.viewport(390, 844).await;
    p.open(EMPTY).await;
    p.tap_on("[data-action=symmetry]").await;
    p.appears("[data-action=symmetry][aria-pressed=true]").await;
    let from = p.center("[data-spare=bN]").await;
    let to = p.square("b8").await;
    p.finger_down(0, from).await;
    p.finger_move(0, to).await;
    p.appears("[data-dragged=bN]").await;
    let script = "return [...document.querySelectorAll('.overlay .piece')].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const square = document.elementsFromPoint(x + width / 2, y + height / 2)
            .map((other) => other.closest('[data-square]')).find(Boolean);
        return one.querySelector('use').getAttribute('href').slice(1) + square.dataset.square;
    }).sort();";
    p.wait_for("what is to come", vec!["bNg8", "wNb1", "wNg1"], || async {
        let found = strings(&p.script(script, Vec::new()).await);
        ["bNg8", "wNb1", "wNg1"].into_iter().filter(|one| found.iter().any(|other| other == one)).collect()
    })
    .await;
    assert_eq!(p.count(".overlay .piece").await, 3, "and nothing else");
    p.appears(".mark.target").await;
    p.fingers_up().await;
    p.placement_is("1n4n1/8/8/8/8/8/8/1N4N1").await;
}
