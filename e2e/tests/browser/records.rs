//! The table of the records of a pasted list.

use crate::import::{card_of, is_one_step, open_for_pasting, paste};
use crate::{KINGS, KIWIPETE};
use e2e::cases;
use e2e::page::{Page, strings};

cases! {
    chromium:
        any_row_opens_by_click_and_keys,
        findings_do_not_move_the_table_under_the_pointer,
        repairs_and_edits_stay_with_their_rows,
        a_list_is_a_table,
        all_are_repaired_as_far_as_that_ends_well,
        all_are_copied_with_what_has_become_of_them,
        all_are_saved,
        undo_leads_back_through_the_rows_and_redo_to_them_again,
        a_list_survives_a_reload_with_its_edits,
        a_long_list_is_shown_in_pages,
        several_records_are_stepped_through;
}

const ROOK: &str = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
/// A rank with a square too few.
const SHORT: &str = "4k3/8/8/8/8/8/8/4K2 w - - 0 1";
/// The side that is not to move is in check.
const CHECK: &str = "4k3/8/8/8/8/8/4R3/4K3 w - - 0 1";
/// Nobody knows which pawns are the surplus ones.
const PAWNS: &str = "4k3/pppppppp/pppppppp/8/8/8/8/4K3 w - - 0 1";

fn list() -> String {
    format!("First\n{ROOK}\nSecond\n{SHORT}\nThird\n{CHECK}\nFourth\n{PAWNS}\n")
}

async fn open_list(p: &mut Page) {
    open_for_pasting(p, KINGS).await;
    paste(p, &list()).await;
    p.shows(ROOK).await;
    p.appears("[data-record]").await;
}

/// The values of an attribute of all rows.
async fn all(p: &Page, name: &str) -> Vec<String> {
    let script =
        "return [...document.querySelectorAll('[data-record]')].map((row) => row.getAttribute(arguments[0]))";
    strings(&p.script(script, vec![name.into()]).await)
}

async fn row_is(p: &Page, number: usize, fen: &str, verdict: &str) {
    p.appears(&format!("[data-record='{number}'][data-fen='{fen}'][data-verdict={verdict}]")).await;
}

async fn a_list_is_a_table(p: &mut Page) {
    open_list(p).await;
    assert_eq!(all(p, "data-record").await, ["1", "2", "3", "4"]);
    assert_eq!(all(p, "data-fen").await, [ROOK, SHORT, CHECK, PAWNS]);
    assert_eq!(all(p, "data-verdict").await, ["legal", "unread", "impossible", "impossible"]);
    for (number, title) in [(1, "First"), (2, "Second"), (4, "Fourth")] {
        assert_eq!(p.text(&format!("[data-record='{number}'] .record-title")).await, title);
    }
    assert_eq!(p.text(".import-place").await, "1 of 4");
    // What stands in the table is not said once more.
    assert_eq!(p.count(".import-unread").await, 0);
}

async fn any_row_opens_by_click_and_keys(p: &mut Page) {
    open_list(p).await;
    p.click("[data-record='3']").await;
    p.shows(CHECK).await;
    p.appears("[data-record='3'][aria-selected=true]").await;
    assert_eq!(p.attribute("#verdict", "data-verdict").await.as_deref(), Some("impossible"));
    p.focus("[data-record='3']").await;
    p.press(&["ArrowUp"]).await;
    p.fen_is(SHORT).await;
    p.appears("[data-problem]").await;
    p.appears("[data-record='2']:focus").await;
    p.press(&["ArrowDown", "ArrowDown"]).await;
    p.shows(PAWNS).await;
    p.press(&["Home"]).await;
    p.shows(ROOK).await;
    p.appears("[data-record='1']:focus").await;
    p.click("[data-import-step=next]").await;
    p.fen_is(SHORT).await;
    p.announces("2 of 4").await;
    p.focus("[data-record='1']").await;
    p.press(&["Enter"]).await;
    p.shows(ROOK).await;
}

async fn findings_do_not_move_the_table_under_the_pointer(p: &mut Page) {
    p.viewport(1280, 900).await;
    open_list(p).await;
    let before = p.rect("[data-record='3']").await;
    for (number, fen) in [(3, CHECK), (1, ROOK), (4, PAWNS), (3, CHECK)] {
        p.click(&format!("[data-record='{number}']")).await;
        p.shows(fen).await;
        p.settle().await;
        let after = p.rect("[data-record='3']").await;
        assert!((after.y - before.y).abs() <= 1.0, "{before:?}, then {after:?} with {fen}");
    }
    assert!(p.is_seen("[data-finding-kind]").await);
}

async fn repairs_and_edits_stay_with_their_rows(p: &mut Page) {
    open_list(p).await;
    p.drag("h1", "h8").await;
    let edited = "4k2R/8/8/8/8/8/8/4K3 w - - 0 1";
    p.shows(edited).await;
    row_is(p, 1, edited, "impossible").await;
    p.click("[data-record='2']").await;
    p.appears("[data-problem] [data-fix]").await;
    p.click("[data-problem] [data-fix]").await;
    row_is(p, 2, KINGS, "legal").await;
    p.click("[data-record='3']").await;
    p.shows(CHECK).await;
    row_is(p, 1, edited, "impossible").await;
    row_is(p, 2, KINGS, "legal").await;
    // What is typed stays with its faults.
    p.fill("#fen", "4k3/8 b").await;
    p.click("[data-record='1']").await;
    p.shows(edited).await;
    p.click("[data-record='2']").await;
    p.shows(KINGS).await;
    row_is(p, 3, "4k3/8 b", "unread").await;
    p.click("[data-record='3']").await;
    p.fen_is("4k3/8 b").await;
}

async fn all_are_repaired_as_far_as_that_ends_well(p: &mut Page) {
    open_list(p).await;
    p.click("[data-record='3']").await;
    p.shows(CHECK).await;
    p.appears("[data-finding-kind]").await;
    p.click("[data-records-action=repair]").await;
    p.says("[data-notice]", "2 records were repaired. 1 remains").await;
    row_is(p, 1, ROOK, "legal").await;
    row_is(p, 2, KINGS, "legal").await;
    row_is(p, 4, PAWNS, "impossible").await;
    let passed = CHECK.replace(" w ", " b ");
    row_is(p, 3, &passed, "legal").await;
    // All of it is one step, with the one on the board.
    p.shows(&passed).await;
    p.action("undo").await;
    p.shows(CHECK).await;
    row_is(p, 2, SHORT, "unread").await;
    p.action("redo").await;
    p.shows(&passed).await;
    p.click("[data-record='2']").await;
    p.shows(KINGS).await;
    assert_eq!(p.count("[data-problem]").await, 0);
}

async fn all_are_copied_with_what_has_become_of_them(p: &mut Page) {
    open_list(p).await;
    p.drag("h1", "h2").await;
    p.action("copy-records").await;
    p.announces("4 records copied").await;
    let edited = "4k3/8/8/8/8/8/7R/4K3 w - - 0 1";
    let all = format!("{edited}\n{SHORT}\n{CHECK}\n{PAWNS}\n");
    assert_eq!(p.script("return __e2e_clipboard()", Vec::new()).await, all);
    // Another list is another card.
    let other = format!("{CHECK}\n{ROOK}\n");
    paste(p, &other).await;
    p.shows(CHECK).await;
    p.action("copy-records").await;
    p.announces("2 records copied").await;
    assert_eq!(p.script("return __e2e_clipboard()", Vec::new()).await, other);
    p.click("[data-record='2']").await;
    p.shows(ROOK).await;
    row_is(p, 1, CHECK, "impossible").await;
}

async fn all_are_saved(p: &mut Page) {
    open_list(p).await;
    let watch = "
        window.__saved = [];
        const made = URL.createObjectURL.bind(URL);
        URL.createObjectURL = (blob) => { blob.text().then((text) => __saved.push(text)); return made(blob); };
        HTMLAnchorElement.prototype.click = function () { __saved.push(this.download); };";
    p.script(watch, Vec::new()).await;
    for (format, name) in [("fen", "positions.fen"), ("epd", "positions.epd")] {
        p.script("__saved.length = 0", Vec::new()).await;
        p.click(&format!("[data-records-action=save-{format}]")).await;
        p.wait("both", || async { p.script("return __saved.length", Vec::new()).await == 2 }).await;
        let saved = strings(&p.script("return __saved", Vec::new()).await);
        assert!(saved.iter().any(|saved| saved == name), "{saved:?}");
        let text = saved.iter().find(|saved| *saved != name).map_or("", String::as_str);
        assert_eq!(text.lines().count(), 4, "{text}");
        assert_eq!(text.contains("id \"First\";"), format == "epd", "{text}");
    }
}

async fn undo_leads_back_through_the_rows_and_redo_to_them_again(p: &mut Page) {
    open_list(p).await;
    p.drag("h1", "h2").await;
    p.appears("[data-square=h2][data-piece=wR]").await;
    p.click("[data-record='3']").await;
    p.shows(CHECK).await;
    p.action("undo").await;
    p.appears("[data-record='1'][aria-selected=true]").await;
    p.shows("4k3/8/8/8/8/8/7R/4K3 w - - 0 1").await;
    p.action("undo").await;
    p.shows(ROOK).await;
    p.action("redo").await;
    p.action("redo").await;
    p.shows(CHECK).await;
    p.appears("[data-record='3'][aria-selected=true]").await;
    for _ in 0..3 {
        p.action("undo").await;
    }
    p.shows(KINGS).await;
    p.vanishes("[data-import]").await;
    for _ in 0..3 {
        p.action("redo").await;
    }
    p.shows(CHECK).await;
    p.appears("[data-record='3'][aria-selected=true]").await;
    row_is(p, 1, "4k3/8/8/8/8/8/7R/4K3 w - - 0 1", "legal").await;
}

async fn a_list_survives_a_reload_with_its_edits(p: &mut Page) {
    open_list(p).await;
    p.drag("h1", "h2").await;
    let edited = "4k3/8/8/8/8/8/7R/4K3 w - - 0 1";
    p.shows(edited).await;
    p.click("[data-record='2']").await;
    p.fill("#fen", "4k3/8 b").await;
    p.click("[data-record='3']").await;
    p.shows(CHECK).await;
    p.reload().await;
    p.shows(CHECK).await;
    p.appears("[data-record='3'][aria-selected=true]").await;
    row_is(p, 1, edited, "legal").await;
    row_is(p, 2, "4k3/8 b", "unread").await;
    p.click("[data-record='1']").await;
    p.shows(edited).await;
    p.action("undo").await;
    p.shows(CHECK).await;
    while p.exists("[data-import]").await {
        p.action("undo").await;
        p.settle().await;
    }
    p.shows(KINGS).await;
    p.action("redo").await;
    p.shows(ROOK).await;
    row_is(p, 2, SHORT, "unread").await;
}

async fn a_long_list_is_shown_in_pages(p: &mut Page) {
    const COUNT: usize = 10_000;
    open_for_pasting(p, KIWIPETE).await;
    let records: String =
        (1..=COUNT).map(|number| format!("4k3/8/8/8/8/8/8/4K3 w - - 0 {number}\n")).collect();
    paste(p, &records).await;
    p.shows(KINGS).await;
    p.appears("[data-record='50']").await;
    assert_eq!(p.count("[data-record]").await, 50);
    p.focus("[data-record='1']").await;
    p.press(&["End"]).await;
    p.shows(&format!("4k3/8/8/8/8/8/8/4K3 w - - 0 {COUNT}")).await;
    p.appears("[data-record='10000']:focus").await;
    p.press(&["ArrowUp"]).await;
    p.shows("4k3/8/8/8/8/8/8/4K3 w - - 0 9999").await;
    p.click("[data-records-page=previous]").await;
    p.appears("[data-record='9901']").await;
    p.says(".records-pager", "9901 to 9950 of 10000").await;
    p.still_shows("4k3/8/8/8/8/8/8/4K3 w - - 0 9999").await;
    p.click("[data-record='9901']").await;
    p.shows("4k3/8/8/8/8/8/8/4K3 w - - 0 9901").await;
    p.click("[data-records-action=repair]").await;
    p.says("[data-notice]", "No record was repaired. None remains").await;
}

async fn several_records_are_stepped_through(p: &mut Page) {
    let fens = ["4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", KIWIPETE];
    let text = format!("{}\n{}\n4k3/8/8/8/8/8/8/4K2x w - - 0 1\n{}\n", fens[0], fens[1], fens[2]);
    open_for_pasting(p, KINGS).await;
    paste(p, &text).await;
    p.shows(fens[0]).await;
    card_of(p, &text).await;
    assert_eq!(p.text(".import-place").await, "1 of 4");
    p.announces("1 of 4").await;
    p.click("[data-import-step=next]").await;
    p.shows(fens[1]).await;
    p.announces("2 of 4").await;
    p.click("[data-import-step=next]").await;
    p.appears("[data-problem=unknown-piece]").await;
    p.click("[data-import-step=next]").await;
    p.shows(fens[2]).await;
    p.wait_for("the place", "4 of 4".to_owned(), || p.text(".import-place")).await;
    // There is nothing behind the last one.
    p.click("[data-import-step=next]").await;
    p.still_shows(fens[2]).await;
    p.click("[data-import-step=previous]").await;
    p.appears("[data-problem=unknown-piece]").await;
    p.click("[data-import-step=previous]").await;
    p.shows(fens[1]).await;
    is_one_step(p, KINGS, fens[1]).await;
}
