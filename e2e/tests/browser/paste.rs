//! Copying and pasting.

use crate::{KINGS, KIWIPETE};
use e2e::cases;
use e2e::page::{Page, START};
use serde_json::json;

cases! {
    everywhere:
        select_all_and_paste_replaces_the_position,
        the_copy_button_copies_and_says_so,
        a_refused_copy_selects_the_text_and_says_so,
        a_refused_paste_says_what_to_do;
    chromium:
        line_breaks_around_a_record_do_no_harm,
        a_pasted_position_is_one_undo_step,
        a_missing_clipboard_selects_the_text_and_says_so,
        a_broken_text_is_copied_as_it_stands_on_the_board_or_in_the_box,
        the_paste_button_pastes,
        a_copied_link_or_picture_is_read_where_its_text_has_no_position,
        pasting_what_holds_no_position_changes_nothing_and_says_so;
}

async fn select_all_and_paste_replaces_the_position(p: &mut Page) {
    p.fill_clipboard(KIWIPETE).await;
    p.open(START).await;
    p.focus("#fen").await;
    p.press(&["Control+a", "Control+v"]).await;
    p.shows(KIWIPETE).await;
    let end = KIWIPETE.len() as u64;
    assert_eq!(p.selection("#fen").await, (end, end), "the caret behind what was pasted");
}

async fn line_breaks_around_a_record_do_no_harm(p: &mut Page) {
    p.fill_clipboard(&format!("\n{KIWIPETE}\n\n")).await;
    p.open(START).await;
    p.focus("#fen").await;
    p.press(&["Control+a", "Control+v"]).await;
    p.shows_board(KIWIPETE).await;
    p.focus("[data-action=flip]").await;
    p.shows(KIWIPETE).await;
}

async fn a_pasted_position_is_one_undo_step(p: &mut Page) {
    p.fill_clipboard(KIWIPETE).await;
    p.open(START).await;
    p.focus("#fen").await;
    p.press(&["Control+a", "Control+v"]).await;
    p.shows(KIWIPETE).await;
    p.action("undo").await;
    p.shows(START).await;
    p.action("redo").await;
    p.shows(KIWIPETE).await;
}

async fn says_copied(p: &Page) {
    p.wait("the word “Copied”", || async {
        p.text("[data-action=copy-fen]").await.contains("Copied")
            || p.text("#announcer").await.contains("Copied")
    })
    .await;
}

async fn the_copy_button_copies_and_says_so(p: &mut Page) {
    p.fill_clipboard("something else").await;
    p.open(START).await;
    p.drag("e2", "e4").await;
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
    p.shows(fen).await;
    p.action("copy-fen").await;
    says_copied(p).await;
    assert_eq!(p.read_clipboard().await, fen);
}

async fn a_broken_text_is_copied_as_it_stands_on_the_board_or_in_the_box(p: &mut Page) {
    let broken = "4k3/8/8/8/8/8/8/4K3 w - - 0 x";
    p.simulate(&["clipboard-memory"]).await;
    p.open(KINGS).await;
    p.fill("#fen", broken).await;
    p.action("copy-fen").await;
    says_copied(p).await;
    let copied = p.script("return __e2e_clipboard()", Vec::new()).await;
    assert!(copied == broken || copied == KINGS, "{copied}");
    assert_eq!(p.fen().await, broken, "copying loses nothing");
}

async fn falls_back_to_selecting(p: &Page, variant: &str) {
    p.simulate(&[variant]).await;
    p.open(START).await;
    p.action("copy-fen").await;
    p.appears("[data-notice]").await;
    assert!(!p.text("[data-notice]").await.trim().is_empty(), "a notice with words");
    p.wait_for("the selected text", (0, START.len() as u64), || p.selection("#fen")).await;
    let focused = p.script("return document.activeElement.id", Vec::new()).await;
    assert_eq!(focused, "fen", "the box has the focus, so that Ctrl+C copies");
    assert!(!p.text("[data-action=copy-fen]").await.contains("Copied"), "it was not copied");
}

async fn a_refused_copy_selects_the_text_and_says_so(p: &mut Page) {
    falls_back_to_selecting(p, "clipboard-refused").await;
}

async fn a_missing_clipboard_selects_the_text_and_says_so(p: &mut Page) {
    falls_back_to_selecting(p, "clipboard-missing").await;
}

async fn remember(p: &Page, text: &str) {
    p.script("__e2e_clipboard(arguments[0])", vec![json!(text)]).await;
}

async fn the_paste_button_pastes(p: &mut Page) {
    p.simulate(&["clipboard-memory"]).await;
    p.open(START).await;
    remember(p, KIWIPETE).await;
    p.action("paste").await;
    p.shows(KIWIPETE).await;
    // Whatever stands around the record.
    remember(p, &format!("\n  \"{KINGS}\"  \n")).await;
    p.action("paste").await;
    p.shows(KINGS).await;
}

async fn a_refused_paste_says_what_to_do(p: &mut Page) {
    for variant in ["clipboard-refused", "clipboard-missing"] {
        p.simulate(&[variant]).await;
        p.open(START).await;
        p.action("paste").await;
        p.appears("[data-notice]").await;
        assert!(!p.text("[data-notice]").await.trim().is_empty(), "a notice with words");
        p.still_shows(START).await;
    }
}

async fn pasting_what_holds_no_position_changes_nothing_and_says_so(p: &mut Page) {
    p.simulate(&["clipboard-memory"]).await;
    p.open(KIWIPETE).await;
    remember(p, "The quick brown fox").await;
    p.action("paste").await;
    p.appears("[data-notice]").await;
    p.shows_board(KIWIPETE).await;
}

/// Pastes a text and the page that comes with it.
async fn paste_page(p: &Page, text: &str, page: &str) {
    let script = "
        const clipboardData = new DataTransfer();
        if (arguments[0]) clipboardData.setData('text/plain', arguments[0]);
        else clipboardData.items.add(new File(['x'], 'image.png', { type: 'image/png' }));
        clipboardData.setData('text/html', arguments[1]);
        const event = new ClipboardEvent('paste', { bubbles: true, cancelable: true });
        Object.defineProperty(event, 'clipboardData', { value: clipboardData });
        document.body.dispatchEvent(event);";
    p.script(script, vec![json!(text), json!(page)]).await;
}

async fn a_copied_link_or_picture_is_read_where_its_text_has_no_position(p: &mut Page) {
    p.open(START).await;
    let link = |fen: &str| format!("https://lichess.org/editor/{}", fen.replace(' ', "_"));
    paste_page(p, "Diagram 1", &format!("<a href=\"{}\">Diagram 1</a>", link(KIWIPETE))).await;
    p.shows(KIWIPETE).await;
    paste_page(p, "", &format!("<img src=\"a.png\" alt=\"{KINGS}\">")).await;
    p.shows(KINGS).await;
    // The text counts where it has a position.
    paste_page(p, KIWIPETE, &format!("<a href=\"{}\">x</a>", link(KINGS))).await;
    p.shows(KIWIPETE).await;
    paste_page(p, "", "<img src=\"a.png\" alt=\"A board\">").await;
    p.says(".notice-text", "This picture could not be read.").await;
    p.still_shows(KIWIPETE).await;
}
