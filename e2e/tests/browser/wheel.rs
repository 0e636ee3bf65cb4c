//! The wheel over the board, and beside it.

use crate::KINGS;
use e2e::cases;
use e2e::page::{Page, START};
use serde_json::{Value, json};

cases! {
    everywhere:
        a_notch_over_the_board_takes_the_next_or_the_previous_piece,
        the_brush_is_seen_on_the_square_under_the_mouse,
        beside_the_board_and_with_the_pen_the_page_scrolls;
    chromium:
        small_movements_add_up_and_ctrl_is_the_browsers;
}

async fn a_notch_over_the_board_takes_the_next_or_the_previous_piece(p: &mut Page) {
    p.open(START).await;
    let place = p.square("e4").await;
    p.move_to(place).await;
    for (notches, tool) in [(1, "wK"), (1, "wQ"), (1, "wR"), (-1, "wQ"), (-2, "bP"), (1, "wK")] {
        p.wheel(place, notches).await;
        p.tool_is(tool).await;
    }
    p.wheel(place, 1).await;
    p.tool_is("wQ").await;
    p.click_square("e4").await;
    p.shows("rnbqkbnr/pppppppp/8/8/4Q3/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").await;
    p.press(&["Escape"]).await;
    p.tool_is("hand").await;
}

async fn the_brush_is_seen_on_the_square_under_the_mouse(p: &mut Page) {
    p.open(KINGS).await;
    let place = p.square("d5").await;
    p.move_to(place).await;
    p.wheel(place, 3).await;
    p.tool_is("wR").await;
    p.wait("the rook on the square", || async {
        let middle = p
            .script(
                "
            const piece = document.querySelector('.mark .piece');
            if (!piece) return null;
            const { x, y, width, height } = __e2e.rect(piece);
            return [x + width / 2, y + height / 2];",
                Vec::new(),
            )
            .await;
        let near = |index: usize, value: f64| {
            middle[index].as_f64().is_some_and(|found| (found - value).abs() < 3.0)
        };
        near(0, place.x) && near(1, place.y)
    })
    .await;
}

async fn scrolled(p: &Page) -> f64 {
    p.script("return scrollY", Vec::new()).await.as_f64().unwrap_or_default()
}

async fn beside_the_board_and_with_the_pen_the_page_scrolls(p: &mut Page) {
    p.viewport(600, 700).await;
    p.open(START).await;
    let over = p.square("e4").await;
    p.move_to(over).await;
    p.wheel(over, 1).await;
    p.tool_is("wK").await;
    p.settle().await;
    assert!(scrolled(p).await < 1.0, "over the board the page stays");
    let beside = p.center("[data-tool=hand]").await;
    p.wheel(beside, 1).await;
    p.wait("the page scrolls", || async { scrolled(p).await > 20.0 }).await;
    p.tool_is("wK").await;
    p.script("scrollTo(0, 0)", Vec::new()).await;
    p.take("pen").await;
    p.script("scrollTo(0, 0)", Vec::new()).await;
    let over = p.square("e4").await;
    p.wheel(over, 1).await;
    p.wait("the page scrolls under the pen", || async { scrolled(p).await > 20.0 }).await;
    p.tool_is("pen").await;
}

/// Turns the wheel by events; returns how many of them the browser may not carry out itself.
async fn turn(p: &Page, count: u32, wheel: Value) -> Value {
    let script = "
        const [count, wheel] = arguments;
        const square = document.querySelector('[data-square=e4]');
        let taken = 0;
        for (let index = 0; index < count; index += 1) {
            taken += square.dispatchEvent(new WheelEvent('wheel', { bubbles: true, cancelable: true, ...wheel })) ? 0 : 1;
        }
        return taken;";
    p.script(script, vec![json!(count), wheel]).await
}

async fn small_movements_add_up_and_ctrl_is_the_browsers(p: &mut Page) {
    p.open(START).await;
    assert_eq!(turn(p, 4, json!({ "deltaY": 10 })).await, json!(4), "the page stays");
    p.tool_is("hand").await;
    turn(p, 1, json!({ "deltaY": 10 })).await;
    p.tool_is("wK").await;
    turn(p, 1, json!({ "deltaY": 3, "deltaMode": 1 })).await;
    p.tool_is("wQ").await;
    for other in [json!({ "deltaY": 100, "ctrlKey": true }), json!({ "deltaX": 100, "deltaY": 10 })] {
        assert_eq!(turn(p, 3, other.clone()).await, json!(0), "{other}");
    }
    p.tool_is("wQ").await;
}
