//! Fingers.

use crate::{EMPTY, KINGS};
use e2e::cases;
use e2e::engine::Engine;
use e2e::page::{Page, Point, START};
use serde_json::json;

cases! {
    everywhere:
        a_finger_drags_a_piece,
        a_finger_drags_a_piece_on_a_phone,
        the_piece_is_larger_and_above_the_finger,
        off_the_board_removes_the_piece,
        a_tap_and_a_tap_move_a_piece,
        a_tap_takes_a_brush_and_a_finger_paints_with_it,
        the_eraser_follows_the_finger,
        a_spare_piece_is_dragged_onto_the_board,
        a_second_finger_puts_the_piece_back,
        a_second_finger_puts_the_sweep_back,
        a_long_press_opens_the_piece_menu,
        the_piece_menu_empties_a_square,
        corners_are_squares_like_any_other,
        a_swipe_scrolls_from_pieces_and_moves_none,
        a_finger_that_rests_or_goes_sideways_lifts_a_piece,
        the_page_scrolls_from_empty_squares_and_never_with_something_in_hand;
}

async fn a_finger_drags_a_piece(p: &mut Page) {
    p.open(START).await;
    p.finger_along(&["e2", "e3", "e4"]).await;
    p.shows("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1").await;
    p.finger_along(&["b1", "b8"]).await;
    p.shows("rNbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/R1BQKBNR w KQkq - 0 1").await;
}

async fn a_finger_drags_a_piece_on_a_phone(p: &mut Page) {
    p.viewport(390, 844).await;
    p.open(START).await;
    p.script("document.querySelector('[data-board]').scrollIntoView({ block: 'center' })", Vec::new()).await;
    p.finger_along(&["e2", "e3", "e4"]).await;
    p.shows("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1").await;
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

async fn a_second_finger_puts_the_sweep_back(p: &mut Page) {
    p.open(KINGS).await;
    p.tap_on("[data-spare=wQ]").await;
    p.tool_is("wQ").await;
    let places = p.squares(&["a4", "d4", "h6"]).await;
    p.finger_down(0, places[0]).await;
    p.finger_move(0, places[1]).await;
    p.finger_down(1, places[2]).await;
    p.fingers_up().await;
    p.still_shows(KINGS).await;
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

async fn the_piece_menu_empties_a_square(p: &mut Page) {
    p.open(START).await;
    long_press(p, "d2").await;
    p.tap_on("[data-place=none]").await;
    p.shows("rnbqkbnr/pppppppp/8/8/8/8/PPP1PPPP/RNBQKBNR w KQkq - 0 1").await;
    long_press(p, "a8").await;
    p.press(&["Escape"]).await;
    p.vanishes("[data-piece-menu]").await;
    p.still_shows("rnbqkbnr/pppppppp/8/8/8/8/PPP1PPPP/RNBQKBNR w KQkq - 0 1").await;
}

async fn corners_are_squares_like_any_other(p: &mut Page) {
    p.open_flipped("8/8/8/8/8/8/8/N7 w - - 0 1").await;
    p.finger_along(&["a1", "d4", "h8"]).await;
    p.shows("7N/8/8/8/8/8/8/8 w - - 0 1").await;
    p.finger_along(&["h8", "d4", "a1"]).await;
    p.shows("8/8/8/8/8/8/8/N7 w - - 0 1").await;
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

async fn a_swipe_scrolls_from_pieces_and_moves_none(p: &mut Page) {
    p.viewport(390, 700).await;
    p.open(START).await;
    // While a module is being compiled a synthetic finger is not always followed.
    p.wait("the drawing", || p.exists(".drawn")).await;
    for css in ["[data-square=d2]", "[data-square=d7]", "[data-spare=wN]"] {
        assert!(pulled_up_from(p, css, true).await, "from {css}");
    }
    p.still_shows(START).await;
    p.tool_is("hand").await;
    // The same where the engine does not scroll by itself.
    p.script("scrollTo(0, 0)", Vec::new()).await;
    let places = p.squares(&["b1", "b3", "b4"]).await;
    p.finger_down(0, places[0]).await;
    p.finger_move(0, places[1]).await;
    p.finger_move(0, places[2]).await;
    p.vanishes("[data-dragged]").await;
    p.fingers_up().await;
    p.still_shows(START).await;
    assert_eq!(p.count("[data-selected]").await, 0, "a swipe is no tap");
}

async fn a_finger_that_rests_or_goes_sideways_lifts_a_piece(p: &mut Page) {
    p.viewport(390, 700).await;
    p.open(START).await;
    let places = p.squares(&["e2", "e3", "e4"]).await;
    p.finger_down(0, places[0]).await;
    assert_eq!(p.count("[data-dragged]").await, 0, "not yet");
    p.finger_lifts().await;
    p.appears("[data-dragged=wP]").await;
    p.finger_move(0, places[1]).await;
    p.finger_move(0, places[2]).await;
    p.fingers_up().await;
    p.shows("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1").await;
    let scrolled = p.script("return scrollY", Vec::new()).await;
    assert_eq!(scrolled, json!(0), "a piece is carried over a page that stays");
    // Sideways first, then anywhere.
    let places = p.squares(&["g1", "h1", "h3", "f3"]).await;
    p.finger_down(0, places[0]).await;
    for place in &places[1..] {
        p.finger_move(0, *place).await;
    }
    p.fingers_up().await;
    p.shows("rnbqkbnr/pppppppp/8/8/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 0 1").await;
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
