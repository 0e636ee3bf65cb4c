//! The card of a picture: doubtful squares, the side at the bottom, the corners of the board, several boards.

use crate::picture_files::{CARD, UNSEEN, drawn, drops};
use crate::{KINGS, KIWIPETE};
use e2e::cases;
use e2e::gesture::{Button, Step};
use e2e::page::{Page, Point, START};
use forsyth::position::Color;
use serde_json::json;

cases! {
    everywhere:
        corners_are_dragged_with_the_mouse,
        corners_are_dragged_with_a_finger,
        corners_are_moved_by_keys;
    chromium:
        a_picture_can_be_turned,
        doubtful_squares_are_asked_about,
        several_boards_are_rows_of_a_list,
        squares_light_in_the_picture_and_on_the_board,
        what_was_mended_is_kept_when_a_picture_is_turned;
}

async fn a_picture_can_be_turned(p: &mut Page) {
    p.open(KINGS).await;
    let black = "3k4/pp6/8/8/8/8/6PP/4K3 w - - 0 1";
    drops(p, &drawn(black, Color::Black)).await;
    p.shows(black).await;
    assert_eq!(p.attribute("[data-board]", "data-orientation").await.as_deref(), Some("black"));
    p.click("[data-pictured-action=turn]").await;
    p.shows("3K4/PP6/8/8/8/8/6pp/4k3 w - - 0 1").await;
    p.action("undo").await;
    p.shows(black).await;
    p.appears(CARD).await;
}

/// A drawing with two pieces on top of each other.
fn ambiguous() -> String {
    let (one, other) =
        (drawn(KIWIPETE, Color::White), drawn(&KIWIPETE.replace("1p2P3", "1p2B3"), Color::White));
    // Both share all but one piece, which shines through.
    let inner = other.split_once('>').map_or("", |(_, inner)| inner.trim_end().trim_end_matches("</svg>"));
    one.replace("</svg>", &format!("<g opacity=\"0.4\">{inner}</g></svg>"))
}

async fn doubtful_squares_are_asked_about(p: &mut Page) {
    p.open(KINGS).await;
    drops(p, &ambiguous()).await;
    p.appears("[data-square=e4][data-doubt]").await;
    p.appears("[data-doubtful=e4]").await;
    p.appears("[data-pictured] svg .doubt").await;
    p.focus("[data-board]").await;
    p.press(&["F8"]).await;
    p.wait_for("the question with the focus", json!("e4"), || {
        p.script("return document.activeElement.closest('[data-doubtful]')?.dataset.doubtful", Vec::new())
    })
    .await;
    // What the press of one of the buttons says stands on the board.
    let chosen = |letter: &str| format!("[data-doubtful=e4] [data-choice={letter}]");
    p.click(&chosen("B")).await;
    p.vanishes("[data-doubtful=e4]").await;
    p.vanishes("[data-square=e4][data-doubt]").await;
    p.shows(&UNSEEN.replace("1p2P3", "1p2B3")).await;
}

async fn several_boards_are_rows_of_a_list(p: &mut Page) {
    p.open(START).await;
    let inner = |fen: &str, x: u32, y: u32| {
        let drawing = drawn(fen, Color::White);
        let drawing = drawing.trim_start_matches(|sign| sign != '<').to_owned();
        drawing.replacen("<svg", &format!("<svg x=\"{x}\" y=\"{y}\""), 1)
    };
    let endings = ["4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "4k3/4p3/8/8/8/8/8/R3K3 w - - 0 1"];
    let page = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1060\" height=\"1060\"><path d=\"M0 0h1060v1060H0z\" fill=\"#fff\"/>{}{}{}</svg>",
        inner(UNSEEN, 20, 20),
        inner(endings[0], 540, 22),
        inner(endings[1], 20, 540),
    );
    drops(p, &page).await;
    p.shows(UNSEEN).await;
    p.appears("[data-record=\"3\"]").await;
    p.wait_for("a picture in each row", json!(3), || {
        let script = "return [...document.querySelectorAll('.record-crop')].filter((image) => image.naturalWidth > 100).length";
        p.script(script, Vec::new())
    })
    .await;
    for (row, fen) in ["2", "3"].into_iter().zip(endings) {
        p.click(&format!("[data-record=\"{row}\"]")).await;
        p.shows(fen).await;
        p.appears(CARD).await;
    }
    p.action("undo").await;
    p.shows(START).await;
}

async fn squares_light_in_the_picture_and_on_the_board(p: &mut Page) {
    p.open(KINGS).await;
    drops(p, &drawn(START, Color::Black)).await;
    p.appears(CARD).await;
    p.vanishes("[data-pictured] svg .lit").await;
    p.mouse(&[Step::Move(p.square("e4").await)]).await;
    p.appears("[data-pictured] svg .lit").await;
    // The lowest square at the left edge, a little above the corner of the frame.
    let frame = p.rect("[data-pictured] svg .frame").await;
    let lowest = Point { x: frame.x + frame.width / 16.0, y: frame.bottom() - frame.height / 16.0 };
    p.mouse(&[Step::Move(lowest)]).await;
    let corner = if p.orientation().await == "white" { "a1" } else { "h8" };
    let square = p.rect(&format!("[data-square={corner}]")).await;
    let lit = p.rect(".mark.lit").await;
    assert!((lit.x - square.x).abs() < 3.0 && (lit.y - square.y).abs() < 3.0, "{lit:?} {square:?}");
    p.mouse(&[Step::Move(p.beside_the_board("e4").await)]).await;
    p.vanishes(".mark.lit").await;
}

async fn what_was_mended_is_kept_when_a_picture_is_turned(p: &mut Page) {
    p.open(KINGS).await;
    drops(p, &drawn("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", Color::White)).await;
    p.appears(CARD).await;
    p.take("wQ").await;
    p.click_square("a4").await;
    p.piece_is("a4", Some("wQ")).await;
    // White cannot be to move with Black in check. What says so stands above the card, which moves up when it goes.
    p.appears("[data-finding-kind]").await;
    p.click("input[name=turn][value=b]").await;
    p.vanishes("[data-finding-kind]").await;
    p.click("[data-pictured-action=turn]").await;
    p.piece_is("h5", Some("wQ")).await;
    p.piece_is("a4", None).await;
    assert!(p.is_checked("input[name=turn][value=b]").await, "the side to move");
    p.wait_for("the focus on the button that took its place", json!("turn"), || {
        p.script("return document.activeElement.dataset.picturedAction", Vec::new())
    })
    .await;
    p.action("undo").await;
    p.piece_is("a4", Some("wQ")).await;
}

/// Has the board read again by what `act` does, and waits for the card of what was read.
async fn is_read_again(p: &Page, act: impl Future<Output = ()>) {
    p.script("document.querySelector('[data-pictured]').dataset.before = ''", Vec::new()).await;
    act.await;
    p.appears("[data-pictured]:not([data-before])").await;
}

/// A picture with handles at its corners. Returns what was read.
async fn adjusted(p: &Page) -> String {
    p.open(KINGS).await;
    drops(p, &drawn(START, Color::White)).await;
    p.appears(CARD).await;
    p.click("[data-pictured-action=corners]").await;
    assert_eq!(p.count("[data-corner]").await, 4);
    p.fen().await
}

async fn frame(p: &Page) -> String {
    p.attribute("[data-pictured] svg .frame", "points").await.unwrap_or_default()
}

/// Undo brings back what was read before, with its frame.
async fn is_undone(p: &Page, before: &str, frame_before: &str) {
    assert_ne!(frame(p).await, frame_before);
    p.action("undo").await;
    p.shows(before).await;
    p.wait_for("the frame before", frame_before.to_owned(), || frame(p)).await;
}

const CORNER: &str = "[data-corner=\"0\"]";

async fn corners_are_dragged_with_the_mouse(p: &mut Page) {
    let before = adjusted(p).await;
    let frame_before = frame(p).await;
    let from = p.center(CORNER).await;
    let to = Point { x: from.x + 40.0, y: from.y + 30.0 };
    // What is broken off changes nothing.
    p.mouse(&[Step::Move(from), Step::Down(Button::Left), Step::Move(to)]).await;
    assert_ne!(frame(p).await, frame_before, "live");
    let lost = "document.querySelector(arguments[0]).dispatchEvent(new PointerEvent('lostpointercapture'))";
    p.script(lost, vec![json!(CORNER)]).await;
    assert_eq!(frame(p).await, frame_before);
    p.mouse(&[Step::Up(Button::Left)]).await;
    p.still_shows(&before).await;
    // The picture may move on the page with what is said of it.
    let place = async |corner: Point| {
        let picture = p.rect(".pictured-cut").await;
        Point { x: corner.x - picture.x, y: corner.y - picture.y }
    };
    let wanted = place(to).await;
    is_read_again(p, p.drag_points(from, to)).await;
    let now = place(p.center(CORNER).await).await;
    assert!((now.x - wanted.x).abs() < 3.0 && (now.y - wanted.y).abs() < 3.0, "{now:?} {wanted:?}");
    is_undone(p, &before, &frame_before).await;
}

async fn corners_are_dragged_with_a_finger(p: &mut Page) {
    let before = adjusted(p).await;
    let frame_before = frame(p).await;
    let from = p.center(CORNER).await;
    let drag = async {
        p.finger_down(0, from).await;
        for by in [10.0, 20.0, 30.0] {
            p.finger_move(0, Point { x: from.x + by, y: from.y + by }).await;
        }
        p.fingers_up().await;
    };
    is_read_again(p, drag).await;
    is_undone(p, &before, &frame_before).await;
}

async fn corners_are_moved_by_keys(p: &mut Page) {
    let before = adjusted(p).await;
    let frame_before = frame(p).await;
    p.focus(CORNER).await;
    p.press(&["ArrowRight", "Shift+ArrowDown"]).await;
    p.appears("[data-pictured-action=read]").await;
    assert_ne!(frame(p).await, frame_before);
    p.press(&["Escape"]).await;
    p.vanishes("[data-pictured-action=read]").await;
    assert_eq!(frame(p).await, frame_before);
    p.press(&["ArrowRight", "Shift+ArrowDown"]).await;
    is_read_again(p, p.press(&["Enter"])).await;
    p.wait_for("the focus on the same corner", json!("0"), || {
        p.script("return document.activeElement.dataset.corner", Vec::new())
    })
    .await;
    is_undone(p, &before, &frame_before).await;
    p.appears(CARD).await;
}
