//! Several pictures that are dropped, pasted or opened at once.

use crate::picture_files::{CARD, UNSEEN, brings, drawn, makes_file};
use crate::{KINGS, KIWIPETE};
use e2e::cases;
use e2e::engine::Engine;
use e2e::page::{Page, START};
use forsyth::position::Color;
use serde_json::json;

cases! {
    everywhere:
        pictures_are_rows_in_the_order_of_their_files;
    chromium:
        pictures_are_pasted,
        pictures_are_opened_with_the_page,
        where_none_can_be_read_that_is_said,
        pictures_beyond_the_most_are_left_out,
        a_hint_belongs_to_its_picture,
        texts_are_read_and_not_the_pictures_beside_them,
        a_later_picture_wins_over_several;
}

const ENDING: &str = "4k3/4p3/8/8/8/8/8/R3K3 w - - 0 1";

/// Makes a picture one of those that are brought.
async fn adds(p: &Page, name: &str, drawing: &str, kind: &str) {
    makes_file(p, drawing, kind).await;
    let script = "
        const named = new File([window.file], arguments[0], { type: window.file.type });
        window.files = [...(window.files ?? []), named];";
    p.script(script, vec![json!(name)]).await;
}

/// A sheet with nothing on it.
fn paper(side: u32) -> String {
    format!("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{side}\" height=\"{side}\"/>")
}

/// There are so many rows, each with its picture.
async fn has_rows(p: &Page, count: usize) {
    p.wait_for("a picture in each row", json!([count, count]), || {
        let script = "
            const crops = [...document.querySelectorAll('.record-crop')];
            const shown = crops.filter((image) => image.naturalWidth > 0);
            return [document.querySelectorAll('[data-record]').length, shown.length];";
        p.script(script, Vec::new())
    })
    .await;
}

async fn pictures_are_rows_in_the_order_of_their_files(p: &mut Page) {
    p.open(KINGS).await;
    adds(p, "one.png", &drawn(KIWIPETE, Color::White), "image/png").await;
    adds(p, "paper.png", &paper(600), "image/png").await;
    adds(p, "two.jpg", &drawn(ENDING, Color::White), "image/jpeg").await;
    let broken = "window.files.push(new File(['no picture'], 'broken.png', { type: 'image/png' }))";
    p.script(broken, Vec::new()).await;
    assert!(brings(p, "drop").await);
    p.shows(UNSEEN).await;
    p.announces("Read from 2 pictures: 2 boards.").await;
    // What fails is named, and the others are there.
    p.says(".notice-text", "“paper.png”: No board was found in this picture.").await;
    p.says(".notice-text", "“broken.png”: This picture could not be read.").await;
    has_rows(p, 2).await;
    p.action("dismiss").await;
    p.click("[data-record=\"2\"]").await;
    p.shows(ENDING).await;
    p.appears(CARD).await;
    // One step.
    p.action("undo").await;
    p.shows(KINGS).await;
    p.vanishes(CARD).await;
    p.action("redo").await;
    has_rows(p, 2).await;
    p.appears(CARD).await;
}

async fn pictures_are_pasted(p: &mut Page) {
    assert_eq!(p.engine(), Engine::Chromium, "Firefox lets no script fill the clipboard of an event");
    p.open(KINGS).await;
    adds(p, "image.png", &drawn(ENDING, Color::White), "image/png").await;
    adds(p, "image.png", &drawn(KIWIPETE, Color::White), "image/png").await;
    assert!(brings(p, "paste").await);
    p.shows(ENDING).await;
    has_rows(p, 2).await;
    p.vanishes("[data-notice]").await;
}

async fn pictures_are_opened_with_the_page(p: &mut Page) {
    p.simulate(&["launch-queue"]).await;
    p.open(KINGS).await;
    let file = |name: &str, fen: &str| json!({ "name": name, "type": "image/svg+xml", "text": drawn(fen, Color::White) });
    let launch = json!({ "files": [file("b.svg", KIWIPETE), file("a.svg", ENDING)] });
    p.script("__e2e_launch(arguments[0])", vec![launch]).await;
    p.shows(UNSEEN).await;
    has_rows(p, 2).await;
}

async fn where_none_can_be_read_that_is_said(p: &mut Page) {
    p.open(KINGS).await;
    for name in ["a.png", "b.png"] {
        adds(p, name, &paper(1), "image/png").await;
    }
    assert!(brings(p, "drop").await);
    p.says(".notice-text", "No board was found in these pictures.").await;
    p.script("window.files.push(new File([''], 'c.png', { type: 'image/png' }))", Vec::new()).await;
    assert!(brings(p, "drop").await);
    p.says(".notice-text", "None of the 3 pictures could be read.").await;
    p.says(".notice-text", "“c.png”: This picture could not be read.").await;
    p.still_shows(KINGS).await;
    assert!(!p.exists("[data-import]").await);
}

async fn pictures_beyond_the_most_are_left_out(p: &mut Page) {
    p.open(KINGS).await;
    adds(p, "paper.png", &paper(1), "image/png").await;
    p.script("window.files = Array(19).fill(window.files[0])", Vec::new()).await;
    for (name, fen) in [("last.png", ENDING), ("beyond.png", KIWIPETE)] {
        adds(p, name, &drawn(fen, Color::White), "image/png").await;
    }
    assert!(brings(p, "drop").await);
    p.shows(ENDING).await;
    p.says(".notice-text", "At most 20 pictures are read at once: the last one was left out.").await;
    assert!(!p.exists("[data-record]").await, "one board is no list");
}

async fn a_hint_belongs_to_its_picture(p: &mut Page) {
    p.open(KINGS).await;
    let whole = drawn(KIWIPETE, Color::White);
    adds(p, "whole.png", &whole, "image/png").await;
    let small = format!("<g transform=\"translate(20 20) scale(0.18)\">{whole}</g></svg>");
    let small = paper(128).replace("/>", ">") + &small;
    adds(p, "small.png", &small, "image/png").await;
    assert!(brings(p, "drop").await);
    p.shows(UNSEEN).await;
    has_rows(p, 2).await;
    assert!(!p.exists(".pictured-hint").await);
    p.click("[data-record=\"2\"]").await;
    p.says(".pictured-hint", "The squares are smaller than 12 pixels").await;
}

async fn texts_are_read_and_not_the_pictures_beside_them(p: &mut Page) {
    p.open(START).await;
    adds(p, "board.png", &drawn(KIWIPETE, Color::White), "image/png").await;
    let text = "window.files.push(new File([arguments[0]], 'board.fen'))";
    p.script(text, vec![json!(ENDING)]).await;
    assert!(brings(p, "drop").await);
    p.shows(ENDING).await;
    p.still_shows(ENDING).await;
    assert!(!p.exists(CARD).await);
}

async fn a_later_picture_wins_over_several(p: &mut Page) {
    p.open(START).await;
    for (name, fen) in [("a.png", KIWIPETE), ("b.png", KIWIPETE), ("c.png", ENDING)] {
        adds(p, name, &drawn(fen, Color::White), "image/png").await;
    }
    // In one task: nothing can have been read in between.
    let script = "
        const [a, b, c] = window.files;
        for (const files of [[a, b], [c]]) {
            const dataTransfer = new DataTransfer();
            for (const file of files) dataTransfer.items.add(file);
            const about = { bubbles: true, cancelable: true, dataTransfer };
            document.querySelector('[data-board]').dispatchEvent(new DragEvent('drop', about));
        }";
    p.script(script, Vec::new()).await;
    p.shows(ENDING).await;
    p.still_shows(ENDING).await;
    assert!(!p.exists("[data-record]").await);
    p.action("undo").await;
    p.shows(START).await;
}
