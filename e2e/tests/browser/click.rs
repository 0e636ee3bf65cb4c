//! Clicking squares, spare pieces and tools.

use crate::{AFTER_E4, EMPTY, KINGS};
use e2e::cases;
use e2e::gesture::Button;
use e2e::page::{Page, Point, START};
use serde_json::{Value, json};

cases! {
    everywhere:
        a_piece_then_a_square_moves_it,
        the_wheel_takes_the_piece_under_it,
        the_wheel_pastes_nothing,
        the_wheel_pastes_nothing_beside_a_lifted_piece,
        the_right_button_leaves_the_page_where_it_is,
        a_spare_piece_is_taken_by_a_key_after_any_gesture;
    chromium:
        a_spare_piece_is_a_brush_and_again_the_hand,
        what_comes_from_outside_is_taken_with_the_hand;
}

async fn a_piece_then_a_square_moves_it(p: &mut Page) {
    p.open(START).await;
    p.click_square("g1").await;
    p.appears("[data-square=g1][data-selected]").await;
    p.still_shows(START).await;
    p.click_square("f3").await;
    p.shows("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 1").await;
    p.vanishes("[data-selected]").await;
}

async fn a_spare_piece_is_a_brush_and_again_the_hand(p: &mut Page) {
    p.open(KINGS).await;
    p.tool_is("hand").await;
    for spare in ["wK", "wQ", "wR", "wB", "wN", "wP", "bK", "bQ", "bR", "bB", "bN", "bP"] {
        let css = format!("[data-spare={spare}]");
        p.click(&css).await;
        p.tool_is(spare).await;
        assert_eq!(p.attribute("[data-tool=hand]", "aria-pressed").await.as_deref(), Some("false"));
        p.click(&css).await;
        p.tool_is("hand").await;
        assert_eq!(p.attribute(&css, "aria-pressed").await.as_deref(), Some("false"));
    }
    p.still_shows(KINGS).await;
}

async fn the_wheel_takes_the_piece_under_it(p: &mut Page) {
    p.open(START).await;
    p.click_square_with(Button::Middle, "d8").await;
    p.tool_is("bQ").await;
    p.click_square("d5").await;
    p.shows("rnbqkbnr/pppppppp/8/3q4/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").await;
    p.click_square_with(Button::Middle, "a1").await;
    p.tool_is("wR").await;
    p.take("eraser").await;
    p.click_square_with(Button::Middle, "c8").await;
    p.tool_is("bB").await;
    p.still_shows("rnbqkbnr/pppppppp/8/3q4/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").await;
}

/// Where a wheel click pastes what was selected last, the page hears a paste too.
async fn the_wheel_pastes_nothing(p: &mut Page) {
    p.fill_clipboard("8/8/8/8/8/8/8/8 b - - 0 1").await;
    p.open(START).await;
    p.focus("#fen").await;
    p.press(&["Control+a"]).await;
    for square in ["d8", "e4"] {
        p.click_square_with(Button::Middle, square).await;
        p.still_shows(START).await;
        assert!(
            !p.is_seen("[data-notice]").await,
            "a notice about a paste: {}",
            p.text("[data-notice]").await
        );
    }
    p.tool_is("bQ").await;
}

/// As above, where the piece that waits is held with the wheel down as well.
async fn the_wheel_pastes_nothing_beside_a_lifted_piece(p: &mut Page) {
    const MOVED: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
    p.open(START).await;
    p.focus("#fen").await;
    p.press(&["Control+a"]).await;
    p.drag("e2", "e4").await;
    p.click_square("a2").await;
    p.appears("[data-square=a2][data-selected]").await;
    p.click_square_with(Button::Middle, "h5").await;
    p.still_shows(MOVED).await;
    p.appears("[data-square=a2][data-selected]").await;
    assert!(!p.is_seen("[data-notice]").await, "a notice about a paste: {}", p.text("[data-notice]").await);
}

async fn the_right_button_leaves_the_page_where_it_is(p: &mut Page) {
    p.viewport(600, 700).await;
    p.open(START).await;
    let scrolled = "return scrollY";
    let square = p.rect("[data-square=e8]").await;
    p.script("scrollTo(0, arguments[0])", vec![json!((square.bottom() - 8.0).round())]).await;
    p.settle().await;
    let before = p.script(scrolled, Vec::new()).await;
    assert_ne!(before, json!(0), "the square is cut off");
    p.click_at(Button::Right, Point { x: square.center().x, y: 4.0 }).await;
    p.focused_is("e8").await;
    p.settle().await;
    assert_eq!(p.script(scrolled, Vec::new()).await, before);
}

async fn a_spare_piece_is_taken_by_a_key_after_any_gesture(p: &mut Page) {
    p.open(START).await;
    p.sweep(Button::Right, &["e2", "e4"]).await;
    p.focus("[data-spare=wQ]").await;
    p.press(&["Enter"]).await;
    p.tool_is("wQ").await;
    p.take("hand").await;
    p.drag("e2", "e4").await;
    // As assistive technology does it.
    p.script("document.querySelector('[data-spare=bN]').click()", Vec::new()).await;
    p.tool_is("bN").await;
    let tools = "
        return ['hand', 'pen', 'eraser'].map((name) => [...document.querySelectorAll(`[data-tool=${name}]`)])
            .every((found) => found.length === 1 && found[0].matches('button[aria-pressed]'));";
    for tool in ["hand", "pen", "eraser"] {
        p.take(tool).await;
        assert_eq!(
            p.script(tools, Vec::new()).await,
            Value::Bool(true),
            "a tool is a button, with the {tool}"
        );
    }
}

async fn what_comes_from_outside_is_taken_with_the_hand(p: &mut Page) {
    p.fill_clipboard(&format!("{KINGS}\n{AFTER_E4}")).await;
    p.open(KINGS).await;
    p.take("wN").await;
    p.action("start").await;
    p.tool_is("hand").await;
    p.shows(START).await;
    p.take("eraser").await;
    p.script("history.back()", Vec::new()).await;
    p.shows(KINGS).await;
    p.tool_is("hand").await;
    p.take("pen").await;
    p.drop_file("[data-board]", "one.fen", START).await;
    p.shows(START).await;
    p.tool_is("hand").await;
    p.take("bQ").await;
    p.focus_square("a1").await;
    p.press(&["Control+v"]).await;
    p.shows(KINGS).await;
    p.tool_is("hand").await;
    p.take("bQ").await;
    p.click("[data-import-step=next]").await;
    p.shows(AFTER_E4).await;
    p.tool_is("hand").await;
    p.take("bQ").await;
    p.action("clear").await;
    p.shows(EMPTY).await;
    p.tool_is("bQ").await;
}
