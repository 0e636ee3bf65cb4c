//! The verdict: how the game stands beside it, and the way from it to the findings.

use crate::findings::{findings_are, verdict_is};
use e2e::cases;
use e2e::page::{Page, START};

cases! {
    chromium:
        on_a_phone_the_findings_are_a_sheet,
        it_says_how_the_game_stands,
        it_goes_to_the_worst_finding,
        all_possible_rights_are_set_at_once,
        a_right_that_does_nothing_has_its_reason;
}

async fn facts_are(p: &Page, expected: &[&str]) {
    let expected = expected.join(" | ");
    p.wait_for("how the game stands", expected, || async {
        let script =
            "return [...document.querySelectorAll('[data-fact]')].map((one) => one.textContent).join(' | ')";
        p.script(script, Vec::new()).await.as_str().unwrap_or_default().to_owned()
    })
    .await;
}

async fn it_says_how_the_game_stands(p: &mut Page) {
    for (fen, state, facts) in [
        (START, None, &["White to move"] as &[&str]),
        ("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1", Some("check"), &["White to move · Check", "−5 ♜", "KRK"]),
        ("R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1", Some("checkmate"), &["Checkmate", "+2 ♖ : ♟♟♟", "KRKPPP"]),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Some("stalemate"), &["Stalemate", "+9 ♕", "KQK"]),
        (
            "4k3/8/8/8/8/8/8/4KB2 w - - 0 1",
            Some("dead"),
            &["Dead position: neither side can win", "+3 ♗", "KBK"],
        ),
        ("8/8/8/8/8/8/8/4K3 w - - 0 1", None, &[]),
    ] {
        p.open(fen).await;
        facts_are(p, facts).await;
        assert_eq!(p.attribute("#verdict", "data-state").await.as_deref(), state, "{fen}");
    }
    p.open(START).await;
    p.wait_for("the number of legal moves", Some("20 legal moves".to_owned()), || {
        p.attribute("#verdict", "title")
    })
    .await;
}

async fn it_goes_to_the_worst_finding(p: &mut Page) {
    p.open("4k3/8/8/8/4r3/8/8/4K3 b Q - 0 1").await;
    findings_are(p, &[("opposite-check", "error", "e1 e4"), ("bad-castling", "warning", "a1 e1")]).await;
    assert!(p.text("#verdict").await.contains("2 findings"));
    p.click("#verdict").await;
    p.appears("[data-finding-kind=opposite-check] :focus").await;
    p.open(START).await;
    assert!(p.exists("#verdict[disabled]").await, "there is nothing to go to");
}

async fn all_possible_rights_are_set_at_once(p: &mut Page) {
    p.open("r3k2r/8/8/8/8/8/8/4K2R w - - 0 1").await;
    p.action("castling-all").await;
    p.shows("r3k2r/8/8/8/8/8/8/4K2R w Kkq - 0 1").await;
    p.vanishes("[data-action=castling-all]").await;
    p.action("undo").await;
    p.shows("r3k2r/8/8/8/8/8/8/4K2R w - - 0 1").await;
}

async fn a_right_that_does_nothing_has_its_reason(p: &mut Page) {
    p.open(START).await;
    assert!(!p.exists(".right-reason").await);
    p.drag("h1", "h4").await;
    p.says(".right-reason", "White castles kingside").await;
    p.action("undo").await;
    p.vanishes(".right-reason").await;
}

async fn on_a_phone_the_findings_are_a_sheet(p: &mut Page) {
    p.viewport(390, 664).await;
    p.open("4k3/8/8/8/4r3/8/8/4K3 b Q - 0 1").await;
    verdict_is(p, ("impossible", "Illegal position")).await;
    p.click("#verdict").await;
    p.appears(".findings-sheet[data-open]").await;
    p.settle().await;
    let sheet = p.rect(".findings-sheet").await;
    let card = p.rect("[data-finding-kind=opposite-check]").await;
    assert!(sheet.bottom() <= 664.5 && card.y >= sheet.y && card.bottom() <= 664.5, "{sheet:?} {card:?}");
    // Nothing of the board is painted over it.
    let seen = p.pixels().await.part(&sheet);
    p.script("document.querySelector('.board-column').style.visibility = 'hidden'", Vec::new()).await;
    p.settle().await;
    assert!(p.pixels().await.part(&sheet).difference(&seen, 8) < 0.001, "the board is under the sheet");
    p.script("document.querySelector('.board-column').style.visibility = ''", Vec::new()).await;
    p.press(&["Escape"]).await;
    p.vanishes(".findings-sheet[data-open]").await;
    p.click("#verdict").await;
    p.appears(".findings-sheet[data-open]").await;
    p.click("[data-action=close-findings]").await;
    p.vanishes(".findings-sheet[data-open]").await;
}
