//! What is seen before the program is there: what it will show, or nothing.

use crate::KIWIPETE;
use e2e::cases;
use e2e::engine::Engine;
use e2e::page::{Page, START};
use e2e::release::Release;
use e2e::site::LATE;
use serde_json::json;

cases! {
    everywhere:
        another_position_is_not_seen_before_the_program_shows_it,
        other_pieces_and_another_language_are_not_seen_either,
        the_app_takes_the_board_over_as_it_is,
        a_program_that_is_there_before_the_page_waits_for_it;
    chromium:
        a_board_in_a_frame_has_no_part_in_the_work_of_its_tab,
        nothing_shifts_when_the_app_takes_over;
}

/// What may be another thing than the static page holds: the pieces, the text of the box, and the words.
async fn seen(p: &Page) -> Vec<&'static str> {
    let script = "
        const style = (selector) => getComputedStyle(document.querySelector(selector));
        const isSeen = (selector) => style(selector).visibility === 'visible';
        return [isSeen('.pieces use'), style('#fen').color !== 'rgba(0, 0, 0, 0)', isSeen('.side')];";
    let shown = p.script(script, Vec::new()).await;
    let names = ["pieces", "text", "words"].into_iter().enumerate();
    names.filter(|(index, _)| shown[index] == true).map(|(_, name)| name).collect()
}

/// Opens the page, whose program is held back.
async fn look_at(p: &Page, tail: &str) {
    p.blank().await;
    p.open_url(&p.site().page(tail)).await;
}

async fn another_position_is_not_seen_before_the_program_shows_it(p: &mut Page) {
    p.simulate(&["program-held"]).await;
    look_at(p, "").await;
    p.shows(START).await;
    assert_eq!(seen(p).await, ["pieces", "text", "words"], "the start position is what it will show");
    let underscores = KIWIPETE.replace(' ', "_");
    for tail in [
        format!("#fen={underscores}"),
        format!("#{underscores}"),
        format!("?fen={}", KIWIPETE.replace(' ', "%20").replace('/', "%2F")),
        format!("#fen={underscores}&orientation=black"),
        "#fen=%E0%A4%A/".to_owned(),
        "#fen=<img/src=x>/8/8/8/8/8/8/8".to_owned(),
        "?fen=".to_owned(),
    ] {
        look_at(p, &tail).await;
        assert_eq!(seen(p).await, ["words"], "{tail}");
    }
    p.simulate(&[]).await;
    p.goto("").await;
    p.drag("e2", "e4").await;
    p.shows(crate::AFTER_E4).await;
    p.simulate(&["program-held"]).await;
    look_at(p, "").await;
    assert_eq!(seen(p).await, ["words"], "what was saved is another position");
}

async fn other_pieces_and_another_language_are_not_seen_either(p: &mut Page) {
    p.simulate(&["program-held"]).await;
    look_at(p, "?lang=de").await;
    assert_eq!(seen(p).await, ["pieces", "text"]);
    p.script("localStorage.setItem('forsyth.looks', 'pieces=cburnett')", Vec::new()).await;
    look_at(p, "").await;
    assert_eq!(seen(p).await, ["text", "words"]);
}

async fn the_app_takes_the_board_over_as_it_is(p: &mut Page) {
    p.simulate(&["watched-board"]).await;
    p.goto("").await;
    let changes = "return __e2e_changes.splice(0)";
    assert_eq!(p.script(changes, Vec::new()).await, json!([]));
    // It would have been seen.
    p.drag("e2", "e4").await;
    p.wait("changes", || async { p.script(changes, Vec::new()).await != json!([]) }).await;
}

/// The program is compiled beside the parser, which may be slower.
async fn a_program_that_is_there_before_the_page_waits_for_it(p: &mut Page) {
    let release = Release::begin(p);
    // The minifier leaves out the quotation marks.
    for app in ["<div id=app>", "<div id=\"app\">"] {
        let late = format!("<script src=\"{LATE}\"></script>{app}");
        release
            .spoil("index.html", |bytes| String::from_utf8_lossy(bytes).replacen(app, &late, 1).into_bytes());
    }
    for tail in ["", "?lang=de", "?embed=fen"] {
        p.simulate(&["page-late", "workers-refused"]).await;
        p.goto(tail).await;
        p.shows(START).await;
        let boards = "return document.querySelectorAll('[data-board]').length";
        assert_eq!(p.script(boards, Vec::new()).await, 1, "{tail}");
    }
    release.end(p).await;
}

async fn a_board_in_a_frame_has_no_part_in_the_work_of_its_tab(p: &mut Page) {
    p.goto("").await;
    p.drag("e2", "e4").await;
    p.shows(crate::AFTER_E4).await;
    p.simulate(&["program-held"]).await;
    look_at(p, "?embed=fen").await;
    p.shows(START).await;
    assert_eq!(seen(p).await[..2], ["pieces", "text"]);
    // As the element writes its address.
    let mut escaped = url::form_urlencoded::Serializer::new(String::new());
    let escaped = escaped.append_pair("fen", KIWIPETE).append_pair("marks", "").finish();
    look_at(p, &format!("?embed=fen#{escaped}")).await;
    assert!(!seen(p).await.contains(&"pieces") && !seen(p).await.contains(&"text"));
}

/// What has shifted since the page was opened: a shift of our own comes after all others.
async fn shift(p: &Page) -> f64 {
    p.vanishes("[data-waiting]").await;
    p.settle().await;
    let script = "
        const done = arguments[arguments.length - 1];
        let [sum, own] = [0, Infinity];
        new PerformanceObserver((list, observer) => {
            for (const { startTime, value } of list.getEntries()) {
                if (startTime < own) sum += value;
                else return observer.disconnect(), done(sum);
            }
        }).observe({ type: 'layout-shift', buffered: true });
        requestAnimationFrame(() => requestAnimationFrame(() => {
            own = performance.now() - 1;
            document.body.style.paddingTop = '300px';
        }));";
    p.script_async(script, Vec::new()).await.as_f64().unwrap_or(f64::INFINITY)
}

async fn nothing_shifts_when_the_app_takes_over(p: &mut Page) {
    // The others do not say what has shifted.
    if p.engine() != Engine::Chromium {
        return;
    }
    let linked = format!("#fen={}", KIWIPETE.replace(' ', "_"));
    for (width, height) in [(390, 844), (1440, 900)] {
        p.viewport(width, height).await;
        for tail in [
            "",
            linked.as_str(),
            "#fen=8/8/8/8/8/8/8/8_w_-_-_0_1&orientation=black",
            // There is something to say about it.
            "#fen=8/8/8/3kK3/8/8/8/P7_w_-_-_0_1",
        ] {
            p.goto(tail).await;
            assert!(shift(p).await <= 0.0, "{width} {tail}");
        }
        p.emulate_dark(true).await;
        p.goto(&linked).await;
        assert!(shift(p).await <= 0.0, "{width} in the dark");
        p.emulate_dark(false).await;
        assert!(p.clear_storage().await.is_ok());
        p.goto("#fen=rnbqkbnr/ppppx/8_w").await;
        p.wait("a notice", || p.is_seen("[data-notice]")).await;
        assert!(shift(p).await <= 0.0, "{width} with a link that cannot be read");
        p.goto("").await;
        p.drag("e1", "e4").await;
        p.reload().await;
        assert!(shift(p).await <= 0.0, "{width} with work");
    }
}
