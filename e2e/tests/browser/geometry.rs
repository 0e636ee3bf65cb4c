//! The board under the pointer, wherever it lies: scrolled, zoomed, transformed, resized.

use crate::KINGS;
use e2e::cases;
use e2e::gesture::Button;
use e2e::page::{Page, START};
use serde_json::Value;

cases! {
    everywhere:
        a_scrolled_page,
        a_zoomed_page,
        a_transformed_page,
        a_page_that_scrolls_during_a_gesture,
        a_phone_that_is_turned_during_a_gesture;
    chromium:
        a_page_that_scrolls_between_gestures,
        a_phone_held_upright_and_then_sideways;
}

/// Drags, paints and erases on squares of every part of the board.
async fn everything_lands_under_the_pointer(p: &Page) {
    // The helper's own idea of where a square is must be the browser's.
    let script = "
        return [...document.querySelectorAll('[data-square]')].filter((square) => {
            const { x, y, width, height } = __e2e.rect(square);
            const place = [x + width / 2, y + height / 2];
            if (place.some((value) => value < 0) || place[0] > innerWidth || place[1] > innerHeight) return false;
            const under = document.elementFromPoint(...place);
            const found = under && under.closest('[data-square]');
            return found ? found !== square : !under?.closest('[data-board]');
        }).map((square) => square.dataset.square);";
    assert_eq!(p.script(script, Vec::new()).await, Value::Array(Vec::new()), "squares under something else");
    p.drag("a1", "h8").await;
    p.shows("4k2N/8/8/8/8/8/8/4K3 w - - 0 1").await;
    p.drag("h8", "d5").await;
    p.shows("4k3/8/8/3N4/8/8/8/4K3 w - - 0 1").await;
    p.take("bP").await;
    p.sweep(Button::Left, &["a7", "h7"]).await;
    p.shows("4k3/pppppppp/8/3N4/8/8/8/4K3 w - - 0 1").await;
    p.take("hand").await;
    p.drag("d5", "a1").await;
    p.shows("4k3/pppppppp/8/8/8/8/8/N3K3 w - - 0 1").await;
}

const KNIGHT: &str = "4k3/8/8/8/8/8/8/N3K3 w - - 0 1";

async fn spacer(p: &Page, height: u32) {
    let script = "
        const spacer = document.createElement('div');
        spacer.style.height = `${arguments[0]}px`;
        document.body.prepend(spacer);
        scrollTo(0, arguments[0] - 40);";
    p.script(script, vec![height.into()]).await;
    p.settle().await;
}

async fn a_scrolled_page(p: &mut Page) {
    p.open(KNIGHT).await;
    spacer(p, 700).await;
    let board = p.rect("[data-board]").await;
    assert!(board.y >= 0.0 && board.bottom() < 900.0, "the board is in sight at {board:?}");
    everything_lands_under_the_pointer(p).await;
}

async fn a_page_that_scrolls_between_gestures(p: &mut Page) {
    p.open(START).await;
    p.drag("e2", "e4").await;
    p.shows("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1").await;
    spacer(p, 300).await;
    p.drag("e4", "e5").await;
    p.shows("rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1").await;
    p.script("scrollTo(0, 200)", Vec::new()).await;
    p.settle().await;
    p.drag("e5", "e6").await;
    p.shows("rnbqkbnr/pppppppp/4P3/8/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1").await;
}

async fn a_zoomed_page(p: &mut Page) {
    for zoom in ["0.7", "1.3"] {
        p.open(KNIGHT).await;
        p.script("document.documentElement.style.zoom = arguments[0]", vec![zoom.into()]).await;
        p.settle().await;
        p.script("document.querySelector('[data-board]').scrollIntoView({ block: 'center' })", Vec::new())
            .await;
        everything_lands_under_the_pointer(p).await;
    }
}

async fn a_transformed_page(p: &mut Page) {
    p.open(KNIGHT).await;
    let script = "
        document.body.style.transformOrigin = '0 0';
        document.body.style.transform = 'translate(30px, 20px) scale(0.8)';";
    p.script(script, Vec::new()).await;
    p.settle().await;
    everything_lands_under_the_pointer(p).await;
}

async fn a_phone_held_upright_and_then_sideways(p: &mut Page) {
    p.viewport(390, 844).await;
    p.open(KINGS).await;
    for (width, height) in [(390, 844), (844, 390), (390, 844)] {
        p.viewport(width, height).await;
        p.script("document.querySelector('[data-board]').scrollIntoView({ block: 'center' })", Vec::new())
            .await;
        p.settle().await;
        p.drag("e1", "a1").await;
        p.shows("4k3/8/8/8/8/8/8/K7 w - - 0 1").await;
        p.finger_along(&["a1", "c1", "e1"]).await;
        p.shows(KINGS).await;
    }
}

async fn a_page_that_scrolls_during_a_gesture(p: &mut Page) {
    p.viewport(600, 800).await;
    p.open(KNIGHT).await;
    let scroll = async |by: i32| {
        let scrolled = p.script("scrollBy(0, arguments[0]); return scrollY", vec![by.into()]).await;
        assert_ne!(scrolled, Value::from(0));
        p.settle().await;
    };
    scroll(120).await;
    p.lift("a1").await;
    let pointer = p.square("b3").await;
    p.move_to(pointer).await;
    let side = p.rect("[data-square=a1]").await.width;
    scroll(-60).await;
    // The piece has stayed with the pointer, and it lands on what lies there.
    let carried = p.center("[data-dragged]").await;
    assert!((carried.x - pointer.x).abs().max((carried.y - pointer.y).abs()) <= side / 2.0, "{carried:?}");
    p.move_to(p.square("d4").await).await;
    p.let_go().await;
    p.shows("4k3/8/8/8/3N4/8/8/4K3 w - - 0 1").await;
    // And where the pointer rests.
    p.lift("d4").await;
    p.move_to(p.square("d5").await).await;
    scroll(side as i32).await;
    p.let_go().await;
    p.shows("4k3/8/8/8/3N4/8/8/4K3 w - - 0 1").await;
    // What a sweep has crossed is painted, with the square that came under it.
    p.take("bP").await;
    p.lift("a7").await;
    scroll(-(side as i32)).await;
    // Straight to it: from a8 to b7 a line leads through the corner of four squares.
    for square in ["a7", "b7", "c7"] {
        p.move_to(p.square(square).await).await;
    }
    p.let_go().await;
    p.shows("p3k3/ppp5/8/8/3N4/8/8/4K3 w - - 0 1").await;
}

async fn a_phone_that_is_turned_during_a_gesture(p: &mut Page) {
    p.viewport(390, 844).await;
    p.open(KNIGHT).await;
    p.lift("a1").await;
    p.move_to(p.square("b3").await).await;
    p.viewport(844, 390).await;
    p.settle().await;
    p.move_to(p.square("d4").await).await;
    p.let_go().await;
    p.shows("4k3/8/8/8/3N4/8/8/4K3 w - - 0 1").await;
}
