//! What is said while something is dragged over the page.

use e2e::cases;
use e2e::page::{Page, START};
use serde_json::json;

cases! {
    everywhere:
        a_file_over_the_page_is_awaited_visibly,
        a_text_is_awaited_where_no_field_takes_it;
}

/// Has something dragged: a file or a text, by an event on an element.
async fn drags(p: &Page, event: &str, css: &str, is_file: bool) {
    let script = "
        const [type, css, isFile] = arguments;
        const dataTransfer = new DataTransfer();
        if (isFile) dataTransfer.items.add(new File(['8/8/8/8/8/8/8/8'], 'one.fen'));
        else dataTransfer.setData('text/plain', '8/8/8/8/8/8/8/8');
        document.querySelector(css).dispatchEvent(
            new DragEvent(type, { bubbles: true, cancelable: true, relatedTarget: null, dataTransfer }));";
    p.script(script, vec![json!(event), json!(css), json!(is_file)]).await;
}

async fn a_file_over_the_page_is_awaited_visibly(p: &mut Page) {
    p.open(START).await;
    drags(p, "dragenter", "[data-board]", true).await;
    drags(p, "dragover", "[data-board]", true).await;
    p.appears("[data-drop=file]").await;
    p.says("[data-drop]", "Drop the file to open it here").await;
    // Over the box too: it takes no files.
    drags(p, "dragover", "#fen", true).await;
    p.settle().await;
    assert!(p.is_seen("[data-drop=file]").await, "over the box");
    drags(p, "dragleave", "[data-board]", true).await;
    p.vanishes("[data-drop]").await;
    p.still_shows(START).await;
    drags(p, "dragover", "[data-board]", true).await;
    p.appears("[data-drop=file]").await;
    p.drop_file("[data-board]", "one.fen", "4k3/8/8/8/8/8/8/4K3 w - - 0 1").await;
    p.shows("4k3/8/8/8/8/8/8/4K3 w - - 0 1").await;
    p.vanishes("[data-drop]").await;
}

async fn a_text_is_awaited_where_no_field_takes_it(p: &mut Page) {
    p.open(START).await;
    drags(p, "dragenter", "[data-board]", false).await;
    drags(p, "dragover", "[data-board]", false).await;
    p.appears("[data-drop=text]").await;
    drags(p, "dragover", "#fen", false).await;
    p.vanishes("[data-drop]").await;
    drags(p, "dragover", "[data-board]", false).await;
    p.appears("[data-drop=text]").await;
    p.drop_text("[data-board]", "4k3/8/8/8/8/8/8/4K3 w - - 0 1").await;
    p.shows("4k3/8/8/8/8/8/8/4K3 w - - 0 1").await;
    p.vanishes("[data-drop]").await;
    assert_eq!(p.tool().await, "hand");
}
