//! Dragging with the mouse.

use crate::{EMPTY, KINGS};
use e2e::cases;
use e2e::gesture::{Button, Step};
use e2e::page::{Page, Point, START};
use fantoccini::key::Key;
use serde_json::json;

cases! {
    everywhere:
        moves_a_piece,
        copies_with_alt,
        copies_with_control,
        off_the_board_removes_the_piece,
        a_spare_piece_is_placed_once_and_the_tool_stays,
        the_piece_follows_the_pointer,
        leaving_the_board_selects_nothing,
        what_is_selected_is_not_dragged_in_the_place_of_a_piece;
    chromium:
        what_a_release_brings_is_seen_before_it;
}

async fn moves_a_piece(p: &mut Page) {
    p.open(START).await;
    p.drag("e2", "e4").await;
    p.shows("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1").await;
    p.drag("g8", "f6").await;
    p.shows("rnbqkb1r/pppppppp/5n2/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1").await;
}

async fn copies(p: &Page, key: Key) {
    p.open(START).await;
    p.drag_with(key, "b1", "c3").await;
    p.shows("rnbqkbnr/pppppppp/8/8/8/2N5/PPPPPPPP/RNBQKBNR w KQkq - 0 1").await;
    p.drag("c3", "d5").await;
    p.shows("rnbqkbnr/pppppppp/8/3N4/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").await;
}

async fn copies_with_alt(p: &mut Page) {
    copies(p, Key::Alt).await;
}

async fn copies_with_control(p: &mut Page) {
    copies(p, Key::Control).await;
}

async fn off_the_board_removes_the_piece(p: &mut Page) {
    p.open(START).await;
    let from = p.square("h2").await;
    let outside = p.beside_the_board("h4").await;
    p.drag_points(from, outside).await;
    p.shows("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPP1/RNBQKBNR w KQkq - 0 1").await;
}

async fn a_spare_piece_is_placed_once_and_the_tool_stays(p: &mut Page) {
    p.open(KINGS).await;
    let (spare, target) = (p.center("[data-spare=wQ]").await, p.square("d4").await);
    p.drag_points(spare, target).await;
    p.shows("4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1").await;
    p.tool_is("hand").await;
    let (spare, target) = (p.center("[data-spare=bP]").await, p.square("a1").await);
    p.drag_points(spare, target).await;
    p.shows("4k3/8/8/8/3Q4/8/8/p3K3 w - - 0 1").await;
    p.tool_is("hand").await;
}

async fn the_piece_follows_the_pointer(p: &mut Page) {
    p.open(START).await;
    p.lift("e2").await;
    p.appears("[data-dragged]").await;
    let target = p.square("c5").await;
    p.move_to(target).await;
    p.wait("the piece under the pointer", || async {
        let Point { x, y } = p.center("[data-dragged]").await;
        (x - target.x).abs() < 30.0 && (y - target.y).abs() < 30.0
    })
    .await;
    assert_eq!(p.fen().await, START, "nothing has moved before the release");
    p.mouse(&[Step::Up(Button::Left)]).await;
    p.shows("rnbqkbnr/pppppppp/8/2P5/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1").await;
    p.vanishes("[data-dragged]").await;
    p.action("clear").await;
    p.shows(EMPTY).await;
}

/// Presses a key or lets it go, by an event: the drivers have no key for a gesture in parts.
async fn key(p: &Page, kind: &str, name: &str) {
    let script = "
        const [kind, key] = arguments;
        const isDown = kind === 'keydown';
        document.body.dispatchEvent(new KeyboardEvent(kind, {
            bubbles: true, cancelable: true, key, altKey: isDown && key === 'Alt', ctrlKey: isDown && key === 'Control',
        }));";
    p.script(script, vec![json!(kind), json!(name)]).await;
}

async fn what_a_release_brings_is_seen_before_it(p: &mut Page) {
    p.open(START).await;
    let (target, outside) = (p.square("e4").await, p.beside_the_board("e4").await);
    for tool in ["hand", "wN"] {
        p.take(tool).await;
        p.lift("e2").await;
        p.appears("[data-dragged][data-drop-effect=moved]").await;
        p.appears(".ghost").await;
        p.move_to(outside).await;
        p.appears("[data-dragged][data-drop-effect=removed]").await;
        p.move_to(target).await;
        p.appears("[data-dragged][data-drop-effect=moved]").await;
        for name in ["Alt", "Control"] {
            key(p, "keydown", name).await;
            p.appears("[data-dragged][data-drop-effect=copied]").await;
            assert_eq!(p.count(".ghost").await, 0, "the piece stays on its square");
            key(p, "keyup", name).await;
            p.appears("[data-dragged][data-drop-effect=moved]").await;
            assert_eq!(p.count(".ghost").await, 1);
        }
        p.move_to(outside).await;
        p.appears("[data-dragged][data-drop-effect=removed]").await;
        let back = p.square("e2").await;
        p.move_to(back).await;
        p.let_go().await;
        p.vanishes("[data-dragged]").await;
        p.still_shows(START).await;
        p.press(&["Escape"]).await;
    }
    // A spare piece that is let go beside the board becomes the brush.
    let spare = p.center("[data-spare=wQ]").await;
    p.mouse(&[Step::Move(spare), Step::Down(Button::Left), Step::Move(outside)]).await;
    p.appears("[data-dragged=wQ]:not([data-drop-effect])").await;
    p.let_go().await;
    p.tool_is("wQ").await;
}

async fn leaving_the_board_selects_nothing(p: &mut Page) {
    p.open(START).await;
    let [from, way] = [p.square("e4").await, p.square("h4").await];
    let outside = p.center("[data-panel] summary").await;
    p.mouse(&[Step::Move(from), Step::Down(Button::Left), Step::Move(way), Step::Move(outside)]).await;
    p.mouse(&[Step::Up(Button::Left)]).await;
    assert_eq!(p.script("return String(getSelection())", Vec::new()).await, "");
}

async fn what_is_selected_is_not_dragged_in_the_place_of_a_piece(p: &mut Page) {
    p.open(KINGS).await;
    let script = "
        window.drags = [];
        addEventListener('dragstart', (event) => drags.push(event.defaultPrevented));";
    p.script(script, Vec::new()).await;
    let select = "getSelection().selectAllChildren(document.body)";
    p.script(select, Vec::new()).await;
    let (spare, target) = (p.center("[data-spare=wQ]").await, p.square("d4").await);
    p.drag_points(spare, target).await;
    p.shows("4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1").await;
    p.script(select, Vec::new()).await;
    p.drag("d4", "d5").await;
    p.shows("4k3/8/8/3Q4/8/8/8/4K3 w - - 0 1").await;
    assert_eq!(p.script("return drags.every((isPrevented) => isPrevented)", Vec::new()).await, true);
}
