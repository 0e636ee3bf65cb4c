//! What is seen before the app is there: the position that it will show, in the places where it will stand.

use crate::KIWIPETE;
use e2e::cases;
use e2e::engine::Engine;
use e2e::page::{Page, START};
use e2e::release::Release;
use serde_json::json;

cases! {
    everywhere:
        the_position_of_the_address_stands_before_the_app_is_there,
        the_work_stands_before_the_app_is_there,
        a_board_in_a_frame_has_no_part_in_the_work_of_its_tab,
        hostile_addresses_leave_the_start_position,
        the_app_takes_the_board_over_as_it_is;
    chromium:
        nothing_shifts_when_the_app_takes_over;
}

/// Serves the page without its program: what is there then is what a visitor sees first.
fn begin_without_app(p: &mut Page) -> Release {
    let release = Release::begin(p);
    release.withdraw(&release.own("_bg.wasm"));
    release
}

async fn end(release: Release, p: &mut Page) {
    p.wait("the page has given up", || p.exists("html[data-failed]")).await;
    // Each engine has its own words for a program that is missing.
    p.take_problems().await;
    release.end(p).await;
}

/// Opens the page without waiting for what will not come.
async fn look_at(p: &Page, tail: &str) {
    p.blank().await;
    p.open_url(&p.site().page(tail)).await;
}

async fn the_position_of_the_address_stands_before_the_app_is_there(p: &mut Page) {
    let release = begin_without_app(p);
    p.simulate(&["workers-refused"]).await;
    let underscores = KIWIPETE.replace(' ', "_");
    for tail in [
        format!("#fen={underscores}"),
        format!("#{underscores}"),
        format!("?fen={}", KIWIPETE.replace(' ', "%20").replace('/', "%2F")),
        format!("#fen={underscores}&orientation=black"),
    ] {
        look_at(p, &tail).await;
        p.placement_is(KIWIPETE.split(' ').next().unwrap_or_default()).await;
        p.fen_is(KIWIPETE).await;
        let side = if tail.ends_with("black") { "black" } else { "white" };
        assert_eq!(p.orientation().await, side, "{tail}");
        let [a1, h8] = [p.square("a1").await, p.square("h8").await];
        assert_eq!(a1.y > h8.y, side == "white", "{tail}");
        // The spare pieces of the side at the bottom are below.
        let [white, black] = [p.rect("[data-strip=white]").await, p.rect("[data-strip=black]").await];
        assert_eq!(white.y > black.y, side == "white", "{tail}");
    }
    end(release, p).await;
}

async fn the_work_stands_before_the_app_is_there(p: &mut Page) {
    let release = Release::begin(p);
    p.simulate(&["workers-refused"]).await;
    p.goto("").await;
    p.drag("e2", "e4").await;
    let moved = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
    p.shows(moved).await;
    release.withdraw(&release.own("_bg.wasm"));
    look_at(p, "").await;
    p.placement_is("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR").await;
    p.fen_is(moved).await;
    // A link that is opened is news.
    look_at(p, &format!("#{}", KIWIPETE.replace(' ', "_"))).await;
    p.fen_is(KIWIPETE).await;
    end(release, p).await;
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

async fn a_board_in_a_frame_has_no_part_in_the_work_of_its_tab(p: &mut Page) {
    let release = Release::begin(p);
    p.simulate(&["workers-refused"]).await;
    p.goto("").await;
    p.drag("e2", "e4").await;
    p.shows(crate::AFTER_E4).await;
    release.withdraw(&release.own("_bg.wasm"));
    // As the element writes its address.
    let mut escaped = url::form_urlencoded::Serializer::new(String::new());
    let escaped = escaped.append_pair("fen", KIWIPETE).append_pair("marks", "").finish();
    for (tail, fen) in [(format!("?embed=fen#{escaped}"), KIWIPETE), ("?embed=fen".to_owned(), START)] {
        look_at(p, &tail).await;
        p.fen_is(fen).await;
        p.placement_is(fen.split(' ').next().unwrap_or_default()).await;
    }
    end(release, p).await;
}

async fn hostile_addresses_leave_the_start_position(p: &mut Page) {
    let release = begin_without_app(p);
    p.simulate(&["workers-refused"]).await;
    for tail in [
        "#fen=%E0%A4%A/",
        "#fen=/",
        "#fen=9/8/8/8/8/8/8/8_w_-_-_0_1",
        "#fen=xxxxxxxx/8/8/8/8/8/8/8_w_-_-_0_1",
        "#fen=<img/src=x>/8/8/8/8/8/8/8",
        "?fen=",
    ] {
        look_at(p, tail).await;
        p.fen_is(START).await;
        p.placement_is("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR").await;
    }
    end(release, p).await;
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
