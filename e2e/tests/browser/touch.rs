//! Fingers.

use crate::{EMPTY, KINGS};
use e2e::cases;
use e2e::engine::Engine;
use e2e::page::{Page, Point, START};
use serde_json::json;

cases! {
    everywhere:
        a_finger_drags_a_piece,
        the_piece_is_larger_and_above_the_finger,
        off_the_board_removes_the_piece,
        a_tap_and_a_tap_move_a_piece,
        a_tap_takes_a_brush_and_a_finger_paints_with_it,
        a_spare_piece_is_dragged_onto_the_board,
        a_second_finger_puts_the_piece_back,
        a_long_press_opens_the_piece_menu,
        a_long_press_that_moves_opens_no_menu,
        a_quick_drag_moves_a_piece_in_any_direction_and_the_page_stays,
        a_quick_drag_from_the_palette_places_a_piece_and_the_page_stays,
        two_fingers_scroll_from_pieces_and_move_none,
        the_page_scrolls_from_empty_squares_and_never_with_something_in_hand;
    chromium:
        the_eraser_follows_the_finger;
}

async fn a_finger_drags_a_piece(p: &mut Page) {
    p.open(START).await;
    p.finger_along(&["e2", "e3", "e4"]).await;
    p.shows("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1").await;
    p.finger_along(&["b1", "b8"]).await;
    p.shows("rNbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/R1BQKBNR w KQkq - 0 1").await;
}

async fn the_piece_is_larger_and_above_the_finger(p: &mut Page) {
    p.open(START).await;
    let places = p.squares(&["e2", "e3", "e4"]).await;
    let square = p.rect("[data-square=e4]").await;
    p.finger_down(0, places[0]).await;
    p.finger_move(0, places[1]).await;
    p.finger_move(0, places[2]).await;
    p.appears("[data-dragged]").await;
    p.wait("a larger piece above the finger", || async {
        let piece = p.rect("[data-dragged]").await;
        piece.width > square.width && piece.center().y < places[2].y - square.height / 4.0
    })
    .await;
    p.fingers_up().await;
    p.shows("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1").await;
    p.vanishes("[data-dragged]").await;
}

async fn off_the_board_removes_the_piece(p: &mut Page) {
    p.open(START).await;
    let places = p.squares(&["h2", "h3"]).await;
    let outside = p.beside_the_board("h4").await;
    p.finger_down(0, places[0]).await;
    p.finger_move(0, places[1]).await;
    p.finger_move(0, outside).await;
    p.fingers_up().await;
    p.shows("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP1/RNBQKBNR w KQkq - 0 1").await;
}

async fn a_tap_and_a_tap_move_a_piece(p: &mut Page) {
    p.open(START).await;
    p.tap_square("g1").await;
    p.appears("[data-square=g1][data-selected]").await;
    p.tap_square("f3").await;
    p.shows("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R w KQkq - 0 1").await;
    p.tap_square("f3").await;
    p.tap_square("f7").await;
    p.shows("rnbqkbnr/pppppNpp/8/8/8/8/PPPPPPPP/RNBQKB1R w KQkq - 0 1").await;
}

async fn a_tap_takes_a_brush_and_a_finger_paints_with_it(p: &mut Page) {
    p.open(EMPTY).await;
    p.tap_on("[data-spare=wP]").await;
    p.tool_is("wP").await;
    p.finger_along(&["a4", "h4"]).await;
    p.shows("8/8/8/8/PPPPPPPP/8/8/8 w - - 0 1").await;
    p.tap_square("a1").await;
    p.shows("8/8/8/8/PPPPPPPP/8/8/P7 w - - 0 1").await;
    p.tap_on("[data-spare=bN]").await;
    p.tool_is("bN").await;
    p.finger_along(&["a1", "c2"]).await;
    p.shows("8/8/8/8/PPPPPPPP/8/2P5/8 w - - 0 1").await;
    p.tap_square("c2").await;
    p.shows("8/8/8/8/PPPPPPPP/8/2n5/8 w - - 0 1").await;
    p.tap_on("[data-spare=bN]").await;
    p.tool_is("hand").await;
}

async fn the_eraser_follows_the_finger(p: &mut Page) {
    p.open(START).await;
    p.tap_on("[data-tool=eraser]").await;
    p.tool_is("eraser").await;
    p.finger_along(&["a7", "h7"]).await;
    p.shows("rnbqkbnr/8/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").await;
}

async fn a_spare_piece_is_dragged_onto_the_board(p: &mut Page) {
    p.open(KINGS).await;
    let spare = p.center("[data-spare=bR]").await;
    let places = p.squares(&["d7", "d5"]).await;
    p.finger_down(0, spare).await;
    p.finger_move(0, places[0]).await;
    p.finger_move(0, places[1]).await;
    p.fingers_up().await;
    p.shows("4k3/8/8/3r4/8/8/8/4K3 w - - 0 1").await;
    p.tool_is("hand").await;
}

async fn a_second_finger_puts_the_piece_back(p: &mut Page) {
    p.open(START).await;
    let places = p.squares(&["e2", "e3", "e5", "a5"]).await;
    p.finger_down(0, places[0]).await;
    p.finger_move(0, places[1]).await;
    p.finger_move(0, places[2]).await;
    p.finger_down(1, places[3]).await;
    p.fingers_up().await;
    p.still_shows(START).await;
    p.finger_along(&["e2", "e4"]).await;
    p.shows("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1").await;
}

async fn long_press(p: &Page, square: &str) {
    let place = p.square(square).await;
    p.finger_down(0, place).await;
    p.finger_rests().await;
    p.appears("[data-piece-menu]").await;
    p.fingers_up().await;
    // The finger that leaves must not choose what came up under it.
    p.settle().await;
    assert!(p.is_seen("[data-piece-menu]").await, "the menu stays when the finger leaves");
}

async fn a_long_press_opens_the_piece_menu(p: &mut Page) {
    p.open(KINGS).await;
    long_press(p, "d4").await;
    p.still_shows(KINGS).await;
    for piece in ["wK", "wQ", "wR", "wB", "wN", "wP", "bK", "bQ", "bR", "bB", "bN", "bP", "none"] {
        assert!(p.is_seen(&format!("[data-piece-menu] [data-place={piece}]")).await, "{piece} in the menu");
    }
    p.tap_on("[data-place=bQ]").await;
    p.shows("4k3/8/8/8/3q4/8/8/4K3 w - - 0 1").await;
    p.vanishes("[data-piece-menu]").await;
}

/// Whether the page scrolls when a finger is pulled up from a square. Only Chromium's fingers scroll; the others say what
/// they would do.
async fn pulled_up(p: &Page, square: &str, expected: bool) -> bool {
    pulled_up_from(p, &format!("[data-square={square}]"), expected).await
}

async fn pulled_up_from(p: &Page, css: &str, expected: bool) -> bool {
    p.script("scrollTo(0, 0)", Vec::new()).await;
    p.settle().await;
    let Point { x, y } = p.center(css).await;
    if p.engine() == Engine::Chromium {
        let pull = || async {
            p.finger_down(0, Point { x, y }).await;
            for step in 1..=10 {
                p.finger_move(0, Point { x, y: y - 15.0 * f64::from(step) }).await;
            }
            p.fingers_up().await;
            p.settle().await;
            p.script("return scrollY", Vec::new()).await.as_f64().is_some_and(|y| y > 20.0)
        };
        if expected {
            // A busy browser does not follow each synthetic finger: a person would pull once more.
            p.wait("the page scrolls", pull).await;
            return true;
        }
        return pull().await;
    }
    let script = "
        const allowed = [];
        for (let one = document.elementFromPoint(...arguments); one; one = one.parentElement) {
            allowed.push(getComputedStyle(one).touchAction);
        }
        return allowed.every((action) => /auto|manipulation|pan-y|pan-up/.test(action));";
    p.script(script, vec![json!(x), json!(y)]).await == json!(true)
}

async fn a_long_press_that_moves_opens_no_menu(p: &mut Page) {
    p.open(KINGS).await;
    for square in ["d4", "e1"] {
        let Point { x, y } = p.square(square).await;
        p.finger_down(0, Point { x, y }).await;
        assert!(p.awaits_long_press().await, "{square}: the finger may rest");
        p.finger_move(0, Point { x: x + 4.0, y: y - 4.0 }).await;
        assert!(p.awaits_long_press().await, "{square}: a finger that trembles rests");
        p.finger_move(0, Point { x: x + 14.0, y: y - 4.0 }).await;
        p.wait("the end of the rest", || async { !p.awaits_long_press().await }).await;
        p.finger_move(0, Point { x, y }).await;
        assert!(!p.awaits_long_press().await, "{square}: a finger that has moved does not rest any more");
        p.fingers_up().await;
        p.settle().await;
        assert_eq!(p.count("[data-piece-menu]").await, 0, "{square}");
    }
    p.still_shows(KINGS).await;
}

/// Moves a finger from a place to another in small steps, without a rest.
async fn swipe(p: &Page, from: Point, to: Point) {
    p.finger_down(0, from).await;
    for step in 1..=8 {
        let part = f64::from(step) / 8.0;
        p.finger_move(0, Point { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part })
            .await;
    }
    p.fingers_up().await;
    p.settle().await;
    assert_eq!(p.script("return scrollY", Vec::new()).await, json!(0), "the page stays");
}

async fn a_quick_drag_moves_a_piece_in_any_direction_and_the_page_stays(p: &mut Page) {
    p.viewport(390, 700).await;
    p.open(START).await;
    for (from, to, fen) in [
        ("e2", "e4", "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1"),
        ("e7", "e5", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1"),
        ("e4", "a4", "rnbqkbnr/pppp1ppp/8/4p3/P7/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1"),
        ("b1", "d4", "rnbqkbnr/pppp1ppp/8/4p3/P2N4/8/PPPP1PPP/R1BQKBNR w KQkq - 0 1"),
    ] {
        let places = p.squares(&[from, to]).await;
        swipe(p, places[0], places[1]).await;
        p.shows(fen).await;
    }
}

async fn a_quick_drag_from_the_palette_places_a_piece_and_the_page_stays(p: &mut Page) {
    p.viewport(390, 700).await;
    p.open(KINGS).await;
    for (spare, square, fen) in
        [("wN", "d4", "4k3/8/8/8/3N4/8/8/4K3 w - - 0 1"), ("bR", "d5", "4k3/8/8/3r4/3N4/8/8/4K3 w - - 0 1")]
    {
        let from = p.center(&format!("[data-spare={spare}]")).await;
        let to = p.square(square).await;
        swipe(p, from, to).await;
        p.shows(fen).await;
        p.tool_is("hand").await;
    }
}

/// Only Chromium's fingers scroll; the others say what they would do.
async fn two_fingers_scroll_from_pieces_and_move_none(p: &mut Page) {
    p.viewport(390, 700).await;
    p.open(START).await;
    // While a module is being compiled a synthetic finger is not always followed.
    p.wait("the drawing", || p.exists(".drawn")).await;
    let pull = || async {
        p.script("scrollTo(0, 0)", Vec::new()).await;
        p.settle().await;
        let places = p.squares(&["c2", "f2"]).await;
        let by = |place: Point, distance: f64| Point { x: place.x, y: place.y - distance };
        p.finger_down(0, places[0]).await;
        p.finger_down(1, places[1]).await;
        p.vanishes("[data-dragged]").await;
        for step in 1..=10 {
            p.finger_move(0, by(places[0], 15.0 * f64::from(step))).await;
            p.finger_move(1, by(places[1], 15.0 * f64::from(step))).await;
        }
        assert_eq!(p.count("[data-dragged]").await, 0, "two fingers carry nothing");
        p.fingers_up().await;
        p.settle().await;
        p.script("return scrollY", Vec::new()).await.as_f64().is_some_and(|y| y > 20.0)
    };
    if p.engine() == Engine::Chromium {
        // A busy browser does not follow each synthetic finger: a person would pull once more.
        p.wait("the page scrolls", pull).await;
    } else {
        pull().await;
        let script = "
            const [css] = arguments;
            return getComputedStyle(document.querySelector(css)).touchAction;";
        for css in ["[data-square=c2]", "[data-spare=wN]"] {
            assert_eq!(p.script(script, vec![json!(css)]).await, json!("pinch-zoom"), "{css}");
        }
    }
    p.still_shows(START).await;
    assert_eq!(p.count("[data-piece-menu]").await, 0);
}

async fn the_page_scrolls_from_empty_squares_and_never_with_something_in_hand(p: &mut Page) {
    p.viewport(390, 700).await;
    p.open(KINGS).await;
    // While a module is being compiled a synthetic finger is not always followed.
    p.wait("the drawing", || p.exists(".drawn")).await;
    assert!(pulled_up(p, "d5", true).await, "from an empty square");
    p.script("scrollTo(0, 0)", Vec::new()).await;
    p.tap_on("[data-spare=bN]").await;
    p.tool_is("bN").await;
    assert!(!pulled_up(p, "d5", false).await, "with a brush");
}
