//! A board that is being set up: it is judged when it is whole, or when somebody asks.

use crate::EMPTY;
use crate::findings::{CASES, NOT_YET, check, findings_are, is_quiet, judge, verdict_is};
use e2e::cases;
use e2e::page::{Page, START};

cases! {
    chromium:
        clearing_the_board_is_quiet,
        a_text_that_breaks_while_the_board_is_built_alarms,
        the_findings_of_a_board_under_way_are_shown_when_they_are_asked_for,
        copying_shows_the_findings_of_a_board_under_way,
        both_kings_placed_by_brush_end_nothing_by_themselves,
        a_typed_record_is_judged_at_once;
}

async fn clearing_the_board_is_quiet(p: &mut Page) {
    p.open("4k3/8/8/8/8/8/8/4RK2 w - - 0 1").await;
    findings_are(p, &[("opposite-check", "error", "e1 e8")]).await;
    p.action("clear").await;
    p.shows(EMPTY).await;
    verdict_is(p, NOT_YET).await;
    is_quiet(p).await;
    let icon = p.attribute("#verdict use", "href").await;
    assert_eq!(icon.as_deref(), Some("#i-info"), "no alarm");
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
    verdict_is(p, ("unread", "Not readable yet")).await;
    let icon = p.attribute("#verdict use", "href").await;
    assert_eq!(icon.as_deref(), Some("#i-alert"));
    assert_eq!(p.attribute("#verdict", "data-building").await, None);
    p.press(&["Backspace"]).await;
    p.type_text("1").await;
    verdict_is(p, NOT_YET).await;
    let icon = p.attribute("#verdict use", "href").await;
    assert_eq!(icon.as_deref(), Some("#i-info"), "the board is still being built");
}

async fn the_findings_of_a_board_under_way_are_shown_when_they_are_asked_for(p: &mut Page) {
    p.open(START).await;
    p.action("clear").await;
    p.shows(EMPTY).await;
    p.appears("[data-action=check]").await;
    assert_eq!(p.text("[data-action=check]").await, "Show the finding");
    check(p).await;
    let findings = CASES[0].2;
    findings_are(p, findings).await;
    verdict_is(p, NOT_YET).await;
    // The board goes on being set up, and says what it lacks only when asked again.
    p.click_square("a1").await;
    p.focus_square("e1").await;
    p.press(&["K"]).await;
    p.piece_is("e1", Some("wK")).await;
    p.appears("[data-action=check]").await;
    assert_eq!(p.text("[data-action=check]").await, "Show the finding");
    is_quiet(p).await;
}

async fn copying_shows_the_findings_of_a_board_under_way(p: &mut Page) {
    p.simulate(&["clipboard-memory"]).await;
    p.open(START).await;
    p.action("clear").await;
    p.shows(EMPTY).await;
    p.appears("[data-action=check]").await;
    p.action("copy-fen").await;
    findings_are(p, CASES[0].2).await;
    assert_eq!(p.script("return __e2e_clipboard()", Vec::new()).await, EMPTY);
    p.vanishes("[data-action=check]").await;
}

async fn both_kings_placed_by_brush_end_nothing_by_themselves(p: &mut Page) {
    p.open(START).await;
    p.action("clear").await;
    p.shows(EMPTY).await;
    p.take("wK").await;
    p.click_square("e4").await;
    p.take("bK").await;
    p.click_square("e5").await;
    p.shows("8/8/8/4k3/4K3/8/8/8 w - - 0 1").await;
    p.wait_for("the button that shows them", "Show the finding".to_owned(), || p.text("[data-action=check]"))
        .await;
    is_quiet(p).await;
    check(p).await;
    findings_are(p, &[("adjacent-kings", "error", "e4 e5")]).await;
}

async fn a_typed_record_is_judged_at_once(p: &mut Page) {
    p.open(START).await;
    p.action("clear").await;
    p.shows(EMPTY).await;
    p.appears("[data-action=check]").await;
    judge(p, "4k3/8/8/8/8/8/8/8 w - - 0 1").await;
    findings_are(p, &[("no-white-king", "error", "")]).await;
    assert_eq!(p.count("[data-action=check]").await, 0, "nothing is held back");
}
