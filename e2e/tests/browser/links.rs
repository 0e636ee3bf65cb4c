//! The address.

use crate::{EMPTY, KINGS, KIWIPETE};
use e2e::cases;
use e2e::page::{Page, START};
use e2e::release::Release;
use serde_json::json;

cases! {
    everywhere:
        an_edit_is_written_into_the_fragment,
        a_changed_fragment_is_opened,
        back_and_forward_step_over_loaded_positions,
        single_edits_replace_the_entry,
        a_flood_of_edits_raises_no_error;
    chromium:
        queries_of_every_form_are_opened,
        hostile_addresses_break_nothing,
        what_is_read_late_stands_in_the_address,
        a_link_with_operations_needs_nothing_that_is_loaded_later,
        the_orientation_is_written_and_read,
        the_address_waits_until_edits_rest_but_not_for_ever,
        a_link_that_cannot_be_read_says_so,
        a_link_that_can_be_read_takes_the_notice_of_the_last_one_away,
        a_changed_fragment_may_be_more_than_a_record;
}

fn underscored(fen: &str) -> String {
    fen.replace(' ', "_")
}

async fn fragment_holds(p: &Page, fen: &str) {
    p.wait(&format!("{} in the address", underscored(fen)), || async {
        p.fragment().await.contains(&underscored(fen))
    })
    .await;
}

async fn an_edit_is_written_into_the_fragment(p: &mut Page) {
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
    p.goto("").await;
    p.shows(START).await;
    p.drag("e2", "e4").await;
    p.shows(fen).await;
    fragment_holds(p, fen).await;
    let raw = p.script("return location.hash", Vec::new()).await;
    let raw = raw.as_str().unwrap_or_default().to_owned();
    assert!(raw.contains("PPPP1PPP/RNBQKBNR_w_KQkq_-_0_1"), "{raw} is readable");
    // The link alone brings the position back, for whoever opens it.
    p.become_new_visitor().await;
    p.goto(&raw).await;
    p.shows(fen).await;
}

async fn the_orientation_is_written_and_read(p: &mut Page) {
    p.open_flipped(KIWIPETE).await;
    p.action("flip").await;
    p.wait("White's side in the address", || async { !p.fragment().await.contains("orientation=black") })
        .await;
    fragment_holds(p, KIWIPETE).await;
    p.action("flip").await;
    p.wait("Black's side in the address", || async { p.fragment().await.contains("orientation=black") })
        .await;
    p.shows(KIWIPETE).await;
}

async fn queries_of_every_form_are_opened(p: &mut Page) {
    for query in [
        format!("?fen={}", KIWIPETE.replace(' ', "+")),
        format!("?fen={}", KIWIPETE.replace(' ', "%20")),
        format!("?fen={}", underscored(KIWIPETE)),
        format!("?utm=x&fen={}&y=z", KIWIPETE.replace(' ', "%20").replace('/', "%2F")),
    ] {
        p.goto(&query).await;
        p.shows(KIWIPETE).await;
    }
    // What was edited afterwards is what a reload shows.
    p.drag("e5", "c6").await;
    let moved = "r3k2r/p1ppqpb1/bnN1pnp1/3P4/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    p.shows(moved).await;
    fragment_holds(p, moved).await;
    p.reload().await;
    p.shows(moved).await;
}

async fn a_changed_fragment_is_opened(p: &mut Page) {
    p.open(START).await;
    p.follow_link(KIWIPETE).await;
    p.press(&["Control+z"]).await;
    p.shows(START).await;
}

async fn back(p: &Page) {
    p.step("back");
    p.script("history.back()", Vec::new()).await;
}

async fn forward(p: &Page) {
    p.step("forward");
    p.script("history.forward()", Vec::new()).await;
}

async fn back_and_forward_step_over_loaded_positions(p: &mut Page) {
    p.fill_clipboard(KIWIPETE).await;
    p.open(KINGS).await;
    p.focus("#fen").await;
    p.press(&["Control+a", "Control+v"]).await;
    p.shows(KIWIPETE).await;
    fragment_holds(p, KIWIPETE).await;
    p.action("start").await;
    p.shows(START).await;
    fragment_holds(p, START).await;
    p.action("clear").await;
    p.shows("8/8/8/8/8/8/8/8 w - - 0 1").await;
    fragment_holds(p, "8/8/8/8/8/8/8/8 w - - 0 1").await;
    for fen in [START, KIWIPETE, KINGS] {
        back(p).await;
        p.shows(fen).await;
    }
    for fen in [KIWIPETE, START, "8/8/8/8/8/8/8/8 w - - 0 1"] {
        forward(p).await;
        p.shows(fen).await;
    }
}

async fn single_edits_replace_the_entry(p: &mut Page) {
    p.open(KINGS).await;
    p.drag("e1", "e2").await;
    p.shows("4k3/8/8/8/8/8/4K3/8 w - - 0 1").await;
    p.drag("e2", "e3").await;
    let edited = "4k3/8/8/8/8/4K3/8/8 w - - 0 1";
    p.shows(edited).await;
    fragment_holds(p, edited).await;
    p.action("start").await;
    p.shows(START).await;
    fragment_holds(p, START).await;
    p.drag("e2", "e4").await;
    p.shows("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1").await;
    fragment_holds(p, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1").await;
    // One step back is the position before the load, as it was left.
    back(p).await;
    p.shows(edited).await;
    forward(p).await;
    p.shows("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1").await;
}

async fn a_flood_of_edits_raises_no_error(p: &mut Page) {
    p.open(KINGS).await;
    p.focus_square("d4").await;
    let keys: Vec<&str> = ["q", "n"].into_iter().cycle().take(300).collect();
    for some in keys.chunks(100) {
        p.press(some).await;
    }
    p.shows("4k3/8/8/8/3n4/8/8/4K3 w - - 0 1").await;
    for _ in 0..20 {
        p.action("start").await;
        p.action("clear").await;
    }
    p.shows("8/8/8/8/8/8/8/8 w - - 0 1").await;
    p.settle().await;
}

async fn the_address_waits_until_edits_rest_but_not_for_ever(p: &mut Page) {
    p.open(KINGS).await;
    fragment_holds(p, KINGS).await;
    // Its delays end when the trial says so.
    p.script(
        "window.__delays = [];
         const real = setTimeout;
         window.setTimeout = (run, delay, ...more) => (delay === 350 ? __delays.push(run) : real(run, delay, ...more));",
        Vec::new(),
    )
    .await;
    // Ends the delay that there is; whether another one follows, and not the address.
    let is_put_off = || async {
        let script = "const [run] = __delays.splice(0); const before = location.hash; run();
             return [__delays.length, location.hash === before];";
        let after = p.script(script, Vec::new()).await;
        assert_eq!(after[0] == 1, after[1] == true, "the address is written or waits: {after}");
        after[0] == 1
    };
    let place = async |square: &str| {
        p.focus_square(square).await;
        p.press(&["R"]).await;
        p.wait(square, || async { p.piece(square).await.as_deref() == Some("wR") }).await;
    };
    for square in ["a2", "b2"] {
        place(square).await;
    }
    assert!(is_put_off().await, "there was an edit meanwhile");
    assert!(!is_put_off().await, "there was none");
    fragment_holds(p, "4k3/8/8/8/8/8/RR6/4K3 w - - 0 1").await;
    let mut delays = 1;
    place("a3").await;
    loop {
        place(["b3", "c3", "d3", "e3", "f3", "g3", "h3"][delays - 1]).await;
        if !is_put_off().await {
            break;
        }
        delays += 1;
    }
    assert_eq!(delays, 6, "two seconds");
    fragment_holds(p, "4k3/8/8/8/8/RRRRRRR1/RR6/4K3 w - - 0 1").await;
}

async fn a_link_that_cannot_be_read_says_so(p: &mut Page) {
    for tail in ["#fen=rnbqkbnr/pppxpppp/8/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1", "?fen=8/8/8+w+-+-+0+1"] {
        p.goto(tail).await;
        p.appears("[data-notice]").await;
        assert!(!p.text("[data-notice]").await.trim().is_empty(), "a notice with words");
        p.shows(START).await;
    }
}

async fn a_link_that_can_be_read_takes_the_notice_of_the_last_one_away(p: &mut Page) {
    p.open(KINGS).await;
    let go = async |hash: &str| p.script("location.hash = arguments[0]", vec![json!(hash)]).await;
    go("#fen=zzzzzzz/9/9").await;
    p.appears("[data-notice]").await;
    go(&format!("#fen={}", underscored(KIWIPETE))).await;
    p.shows(KIWIPETE).await;
    p.vanishes("[data-notice]").await;
}

async fn hostile_addresses_break_nothing(p: &mut Page) {
    let tails = [
        "#%".to_owned(),
        "#%%%&&&===".to_owned(),
        "#fen=%E0%A4%A".to_owned(),
        "#fen=%00%FF%FE".to_owned(),
        "#fen=<script>console.error(1)</script>".to_owned(),
        "#fen=\"onerror=console.error(1)//".to_owned(),
        "#__proto__=1&constructor=2&fen=__proto__".to_owned(),
        "#fen=null&orientation=sideways".to_owned(),
        format!("#fen={}", "8/".repeat(20_000)),
        format!("#{}", "q".repeat(50_000)),
        "?fen=&fen=&fen".to_owned(),
        "?fen=%".to_owned(),
        "?".to_owned(),
        "#fen=rnbqkbnr/pppppppp/9/8/8/8/PPPPPPPP/RNBQKBNR_w_KQkq_-_0_1".to_owned(),
        "#fen=8/8/8/8/8/8/8/8_w_-_-_99999999999999999999_1".to_owned(),
    ];
    for tail in tails {
        is_whole_at(p, &tail).await;
    }
}

/// Opens an address, and wants the page to be there and to edit.
pub(crate) async fn is_whole_at(p: &Page, tail: &str) {
    p.goto(tail).await;
    assert_eq!(p.count("[data-board] [data-square]").await, 64, "{tail:.40}");
    p.focus_square("d5").await;
    p.press(&["K"]).await;
    p.piece_is("d5", Some("wK")).await;
}

const WITH_OPERATIONS: &str = "4k3/8/8/8/8/8/8/4K3_w_-_-_bm_Kd2;";

async fn a_changed_fragment_may_be_more_than_a_record(p: &mut Page) {
    p.goto("").await;
    p.shows(START).await;
    p.script("location.hash = arguments[0]", vec![json!(format!("#fen={WITH_OPERATIONS}"))]).await;
    p.shows(KINGS).await;
    p.vanishes("[data-notice]").await;
}

async fn what_is_read_late_stands_in_the_address(p: &mut Page) {
    p.goto(&format!("?fen={}", WITH_OPERATIONS.replace('_', "+"))).await;
    p.shows(KINGS).await;
    fragment_holds(p, KINGS).await;
    p.action("clear").await;
    p.shows(EMPTY).await;
    back(p).await;
    p.shows(KINGS).await;
}

async fn a_link_with_operations_needs_nothing_that_is_loaded_later(p: &mut Page) {
    let release = Release::begin(p);
    release.withdraw_chunks();
    for tail in [format!("#fen={WITH_OPERATIONS}"), format!("?fen={}", WITH_OPERATIONS.replace('_', "+"))] {
        p.blank().await;
        p.clear_storage().await.unwrap_or_else(|sentence| panic!("{sentence}"));
        p.simulate(&["workers-refused"]).await;
        p.goto(&tail).await;
        p.shows(KINGS).await;
        fragment_holds(p, KINGS).await;
    }
    p.take_last_problems().await;
    release.end(p).await;
}
