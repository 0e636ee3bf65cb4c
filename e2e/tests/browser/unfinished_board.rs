//! A board that is being set up: until both kings stand, what is missing is no fault, and what is wrong is said at once. And a
//! text that is being typed: nothing is said against it until whoever types pauses or goes on wrongly.

use crate::EMPTY;
use crate::findings::{NOT_YET, findings_are, judge, verdict_is};
use e2e::cases;
use e2e::page::{Page, START};

cases! {
    chromium:
        what_is_missing_is_grey,
        a_text_that_breaks_while_the_board_is_built_alarms,
        a_text_that_is_being_typed_says_how_far_it_has_come,
        a_faulty_text_is_copied_with_a_word_on_its_faults,
        copied_goes_with_the_next_edit;
}

async fn icon(p: &Page) -> Option<String> {
    p.attribute("#verdict use", "href").await
}

async fn what_is_missing_is_grey(p: &mut Page) {
    p.open("4k3/8/8/8/8/8/8/4RK2 w - - 0 1").await;
    findings_are(p, &[("opposite-check", "error", "e1 e8")]).await;
    p.action("clear").await;
    p.shows(EMPTY).await;
    verdict_is(p, NOT_YET).await;
    findings_are(p, &[("empty-board", "note", "")]).await;
    assert_eq!(p.text(".card-severity").await, "Still missing");
    assert_eq!(icon(p).await.as_deref(), Some("#i-info"), "no alarm");
    let colors = "
        const color = (element) => getComputedStyle(element).color;
        return [color(document.querySelector('#verdict')), color(document.querySelector('.fen-line'))];";
    let quiet = p.script(colors, Vec::new()).await;
    judge(p, "4k3/8/8/8/8/8/8/8 w - - 0 1").await;
    findings_are(p, &[("no-white-king", "error", "")]).await;
    p.settle().await;
    assert_ne!(p.script(colors, Vec::new()).await[0], quiet[0], "the colour of an alarm");
}

async fn a_text_that_breaks_while_the_board_is_built_alarms(p: &mut Page) {
    p.open(START).await;
    p.action("clear").await;
    p.shows(EMPTY).await;
    verdict_is(p, NOT_YET).await;
    p.focus("#fen").await;
    p.press(&["Control+End"]).await;
    p.press(&["Backspace"]).await;
    p.type_text("x").await;
    p.appears("[data-problem]").await;
    verdict_is(p, ("unread", "Faulty text")).await;
    assert_eq!(icon(p).await.as_deref(), Some("#i-alert"));
    assert_eq!(p.attribute("#verdict", "data-building").await, None);
    p.press(&["Backspace"]).await;
    p.type_text("1").await;
    verdict_is(p, NOT_YET).await;
    assert_eq!(icon(p).await.as_deref(), Some("#i-info"), "the board is still being built");
}

async fn a_text_that_is_being_typed_says_how_far_it_has_come(p: &mut Page) {
    p.open(START).await;
    p.fill("#fen", "4k3/8/3p").await;
    verdict_is(p, ("unread", "Rank 3 of 8")).await;
    // After a pause what is missing is a fault.
    p.appears("[data-problem=missing-ranks]").await;
    verdict_is(p, ("unread", "Faulty text")).await;
    p.appears("[data-square][data-finding=error]").await;
}

async fn a_faulty_text_is_copied_with_a_word_on_its_faults(p: &mut Page) {
    p.simulate(&["clipboard-memory"]).await;
    p.open(START).await;
    p.fill("#fen", "8/8/8/8/8/8/8/8x w - - 0 1").await;
    p.appears("[data-problem]").await;
    p.action("copy-fen").await;
    p.says("[data-notice]", "Copied as written, with 1 fault").await;
}

async fn copied_goes_with_the_next_edit(p: &mut Page) {
    p.simulate(&["clipboard-memory"]).await;
    p.open(START).await;
    p.action("copy-fen").await;
    p.wait_for("the answer", "Copied".to_owned(), || p.text("[data-action=copy-fen]")).await;
    p.drag("e2", "e4").await;
    p.wait_for("the usual words", "Copy FEN".to_owned(), || p.text("[data-action=copy-fen]")).await;
}
