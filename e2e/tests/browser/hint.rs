//! The line beside the board: it follows tool and pointer, and is silent for who knows.

use crate::KINGS;
use e2e::cases;
use e2e::page::{Page, START};

cases! {
    chromium:
        it_follows_the_tool_and_what_is_under_the_pointer,
        it_speaks_of_fingers_to_fingers,
        it_speaks_of_keys_on_a_square_that_has_the_focus,
        it_is_silent_for_who_has_done_it_several_times,
        it_stands_where_nothing_moves_for_it;
}

const HINT: &str = ".hint-line";

/// The line comes with what lies behind the split point.
async fn opened(p: &Page, fen: &str) {
    p.open(fen).await;
    p.appears(&format!("{HINT} span")).await;
}

async fn teaches(p: &Page, lesson: &str) {
    p.appears(&format!("{HINT} [data-lesson={lesson}]")).await;
}

async fn it_follows_the_tool_and_what_is_under_the_pointer(p: &mut Page) {
    opened(p, KINGS).await;
    p.move_to(p.square("e1").await).await;
    teaches(p, "move").await;
    p.move_to(p.square("d4").await).await;
    teaches(p, "spare").await;
    p.move_to(p.center("[data-spare=wN]").await).await;
    teaches(p, "spare").await;
    p.take("wN").await;
    teaches(p, "paint").await;
    p.says(HINT, "White knight: click or sweep; right click: black; Esc: hand").await;
    p.take("bP").await;
    p.says(HINT, "Black pawn: click or sweep; right click: white; Esc: hand").await;
    p.take("eraser").await;
    teaches(p, "erase").await;
    p.take("pen").await;
    teaches(p, "draw").await;
    p.take("hand").await;
    p.action("symmetry").await;
    teaches(p, "mirror").await;
    p.action("symmetry").await;
    p.click("[data-mode=play]").await;
    teaches(p, "play").await;
}

async fn it_speaks_of_fingers_to_fingers(p: &mut Page) {
    opened(p, START).await;
    let knight = p.center("[data-spare=wN]").await;
    p.finger_down(0, knight).await;
    p.fingers_up().await;
    p.tool_is("wN").await;
    p.says(HINT, "White knight: tap or sweep squares; tap it again: hand").await;
}

async fn it_speaks_of_keys_on_a_square_that_has_the_focus(p: &mut Page) {
    opened(p, START).await;
    p.focus_square("e4").await;
    p.press(&["ArrowUp"]).await;
    teaches(p, "keys").await;
    p.move_to(p.square("e2").await).await;
    teaches(p, "move").await;
}

async fn it_is_silent_for_who_has_done_it_several_times(p: &mut Page) {
    opened(p, KINGS).await;
    p.take("wN").await;
    for square in ["a1", "b1", "c1"] {
        teaches(p, "paint").await;
        p.click_square(square).await;
        p.piece_is(square, Some("wN")).await;
    }
    p.vanishes("[data-lesson=paint]").await;
    p.take("hand").await;
    p.move_to(p.square("e1").await).await;
    teaches(p, "move").await;
    // The next visit too.
    opened(p, KINGS).await;
    p.take("wN").await;
    p.wait("a line that is there and silent", || async {
        p.count(HINT).await == 1 && p.text(HINT).await.is_empty()
    })
    .await;
    p.take("eraser").await;
    teaches(p, "erase").await;
}

async fn it_stands_where_nothing_moves_for_it(p: &mut Page) {
    for (width, height) in [(390, 664), (568, 320), (768, 1024), (960, 600), (1440, 900)] {
        p.viewport(width, height).await;
        opened(p, KINGS).await;
        let parts = ["[data-board]", "#fen", "[data-spare=wK]", "[data-tool=hand]"];
        let mut places = Vec::new();
        for part in parts {
            places.push(p.rect(part).await);
        }
        let (hint, board) = (p.rect(HINT).await, places[0]);
        assert!(
            hint.y >= board.bottom() - 1.0 || hint.bottom() <= board.y + 1.0 || hint.x >= board.right(),
            "{hint:?} beside {board:?} at {width}x{height}"
        );
        assert!(hint.x >= -0.5 && hint.right() <= f64::from(width) + 0.5, "{hint:?} at {width}x{height}");
        assert!(hint.bottom() <= f64::from(height) + 0.5, "{hint:?} at {width}x{height}");
        p.script("document.querySelector('.hint-line').textContent = ''", Vec::new()).await;
        p.settle().await;
        for (part, before) in parts.iter().zip(places) {
            assert_eq!(p.rect(part).await, before, "{part} at {width}x{height}");
        }
    }
}
