//! The installed page, and what the system opens it with: shared texts, shortcuts, files, addresses.

use crate::import_card::is_about_the_chunk;
use crate::links::is_whole_at;
use crate::{AFTER_E4, EMPTY, KINGS, KIWIPETE};
use e2e::cases;
use e2e::engine::Engine;
use e2e::page::{Page, START};
use e2e::release::Release;
use serde_json::{Value, json};

cases! {
    everywhere:
        a_shared_text_is_pasted_once,
        where_the_clipboard_is_refused_the_box_waits;
    chromium:
        the_manifest_has_no_fault,
        without_the_chunk_a_shared_text_waits_in_the_box,
        hostile_queries_break_nothing,
        a_shared_link_is_read,
        what_holds_no_position_says_so_and_changes_nothing,
        the_shortcut_for_an_empty_board_is_one_undo_step,
        the_shortcut_that_pastes_pastes,
        files_are_opened,
        without_the_chunk_a_file_waits_in_the_box,
        a_file_that_is_gone_does_not_keep_out_the_next,
        a_window_that_is_there_takes_what_it_is_opened_with,
        a_window_goes_where_it_is_sent,
        what_is_opened_while_another_page_is_shown_comes_to_the_editor,
        a_reload_does_not_open_again;
}

/// A query with these parameters.
fn query(parameters: &[(&str, &str)]) -> String {
    let mut query = url::form_urlencoded::Serializer::new(String::new());
    format!("?{}", query.extend_pairs(parameters).finish())
}

async fn search(p: &Page) -> Value {
    p.script("return location.search", Vec::new()).await
}

/// Makes a move that a share must not destroy.
async fn work(p: &Page) {
    p.goto("").await;
    p.drag("e2", "e4").await;
    p.shows(AFTER_E4).await;
}

async fn a_shared_text_is_pasted_once(p: &mut Page) {
    work(p).await;
    p.goto(&query(&[("title", "A study"), ("text", KIWIPETE), ("url", "https://example.org/study/7")])).await;
    p.shows(KIWIPETE).await;
    assert_eq!(search(p).await, "");
    p.drag("e5", "c6").await;
    let moved = "r3k2r/p1ppqpb1/bnN1pnp1/3P4/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    p.shows(moved).await;
    p.reload().await;
    p.shows(moved).await;
    p.press(&["Control+z", "Control+z"]).await;
    p.shows(AFTER_E4).await;
}

async fn a_shared_link_is_read(p: &mut Page) {
    let link = "https://lichess.org/editor/4k3/8/8/8/8/8/8/4K3_w_-_-_0_1";
    for shared in [
        query(&[("text", link)]),
        query(&[("title", "Board editor"), ("url", link)]),
        query(&[("text", &format!("Look at this: {link}")), ("url", link)]),
        query(&[("title", KINGS)]),
    ] {
        p.goto(&query(&[("empty", "")])).await;
        p.shows(EMPTY).await;
        p.goto(&shared).await;
        p.shows(KINGS).await;
        assert_eq!(search(p).await, "", "{shared}");
    }
    p.goto(&query(&[("text", "[Event \"?\"]\n\n1. e4 *")])).await;
    p.appears("[data-import]").await;
    p.placement_is("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR").await;
}

async fn what_holds_no_position_says_so_and_changes_nothing(p: &mut Page) {
    work(p).await;
    p.goto(&query(&[("text", "The quick brown fox"), ("url", "https://example.org/")])).await;
    p.appears("[data-notice]").await;
    p.still_shows(AFTER_E4).await;
}

async fn without_the_chunk_a_shared_text_waits_in_the_box(p: &mut Page) {
    let release = Release::begin(p);
    release.withdraw_chunks();
    // A build that is not whole is not kept.
    p.simulate(&["workers-refused"]).await;
    let text = format!("Look at this: {KINGS}");
    p.goto(&query(&[("text", &text)])).await;
    p.fen_is(&text).await;
    is_about_the_chunk(&p.take_last_problems().await);
    release.end(p).await;
}

async fn the_shortcut_for_an_empty_board_is_one_undo_step(p: &mut Page) {
    work(p).await;
    p.goto("?empty").await;
    p.shows(EMPTY).await;
    assert_eq!(search(p).await, "");
    p.action("undo").await;
    p.shows(AFTER_E4).await;
}

async fn the_shortcut_that_pastes_pastes(p: &mut Page) {
    p.simulate(&["clipboard-memory"]).await;
    p.script("sessionStorage.setItem('__e2e_clipboard', arguments[0])", vec![json!(KIWIPETE)]).await;
    p.goto("?paste").await;
    p.shows(KIWIPETE).await;
    p.action("undo").await;
    p.shows(START).await;
}

async fn where_the_clipboard_is_refused_the_box_waits(p: &mut Page) {
    for variant in ["clipboard-refused", "clipboard-missing"] {
        p.simulate(&[variant]).await;
        p.goto("?paste").await;
        p.appears("[data-notice]").await;
        assert_eq!(p.script("return document.activeElement.id", Vec::new()).await, "fen");
        p.still_shows(START).await;
    }
}

async fn hostile_queries_break_nothing(p: &mut Page) {
    let tails = [
        "?text=%".to_owned(),
        "?text=%00%FF%FE&url=%E0%A4%A".to_owned(),
        "?text&url&title".to_owned(),
        "?text=".to_owned(),
        "?title=%20&text=%0A".to_owned(),
        "?__proto__=1&constructor=2&text=__proto__".to_owned(),
        "?text=<script>console.error(1)</script>".to_owned(),
        "?url=javascript:console.error(1)".to_owned(),
        format!("?text={}", "8/".repeat(20_000)),
        format!("?text={}", "%F0%9F%99%82".repeat(3_000)),
        format!("?{}", "text=a&".repeat(3_000)),
        "?empty=&empty=no&text=x#%".to_owned(),
    ];
    for tail in tails {
        is_whole_at(p, &tail).await;
        assert_eq!(search(p).await, "", "{tail:.40}");
    }
}

async fn launch(p: &Page, launch: Value) {
    p.step(format!("launched with {launch}"));
    let is_awaited = "return '__e2e_launch' in window";
    p.wait("who takes launches", || async { p.script(is_awaited, Vec::new()).await == true }).await;
    p.script("__e2e_launch(arguments[0])", vec![launch]).await;
}

/// From the next page on these launches wait at each start.
async fn arm_launches(p: &Page, launches: Value) {
    // A build that is not whole, as some trials have it, is not kept.
    p.simulate(&["launch-queue", "workers-refused"]).await;
    p.script("sessionStorage.setItem('__e2e_launches', arguments[0])", vec![json!(launches.to_string())])
        .await;
}

async fn files_are_opened(p: &mut Page) {
    arm_launches(p, json!([{ "files": [{ "name": "kings.fen", "text": KINGS }] }])).await;
    p.goto("").await;
    p.shows(KINGS).await;
    p.action("undo").await;
    p.shows(START).await;
    launch(p, json!({ "files": [{ "name": "a.epd", "text": "4k3/8/8/8/8/8/8/4K3 w - - bm Kd2;" }] })).await;
    p.shows(KINGS).await;
    // Several are one paste, and what cannot hold positions is left out.
    let files = json!([
        { "name": "b.PGN", "text": "[Event \"b\"]\n\n1. e4 *" },
        { "name": "notes.md", "text": "nothing" },
        { "name": "c.pgn", "text": "[Event \"c\"]\n\n1. d4 *" },
    ]);
    launch(p, json!({ "files": files })).await;
    p.placement_is("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR").await;
    p.click("[data-import-step=next]").await;
    p.placement_is("rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR").await;
}

async fn without_the_chunk_a_file_waits_in_the_box(p: &mut Page) {
    let release = Release::begin(p);
    release.withdraw_chunks();
    let text = format!("{KINGS}\n");
    arm_launches(p, json!([{ "files": [{ "name": "kings.fen", "text": text }] }])).await;
    p.goto("").await;
    p.fen_is(&text).await;
    p.action("undo").await;
    p.shows(START).await;
    // A reload, which has it delivered again, opens what was not opened.
    release.publish("2");
    p.reload().await;
    p.shows(KINGS).await;
    is_about_the_chunk(&p.take_problems().await);
    release.end(p).await;
}

async fn a_file_that_is_gone_does_not_keep_out_the_next(p: &mut Page) {
    arm_launches(p, json!([])).await;
    p.open(KIWIPETE).await;
    launch(p, json!({ "files": [{ "name": "gone.fen", "text": null }] })).await;
    p.appears("[data-notice]").await;
    p.still_shows(KIWIPETE).await;
    launch(p, json!({ "files": [{ "name": "kings.fen", "text": KINGS }] })).await;
    p.shows(KINGS).await;
}

async fn a_window_that_is_there_takes_what_it_is_opened_with(p: &mut Page) {
    arm_launches(p, json!([])).await;
    work(p).await;
    launch(p, json!({})).await;
    p.still_shows(AFTER_E4).await;
    for (target, fen) in [
        ("./?empty", EMPTY.to_owned()),
        (&*format!("./{}", query(&[("text", KIWIPETE)])), KIWIPETE.to_owned()),
        (&*format!("./#fen={}", KINGS.replace(' ', "_")), KINGS.to_owned()),
        (&*format!("./?fen={}", KIWIPETE.replace(' ', "_")), KIWIPETE.to_owned()),
        ("./?empty", EMPTY.to_owned()),
    ] {
        // A dialog that is open is no obstacle.
        p.action("keys").await;
        p.appears("dialog[open]").await;
        launch(p, json!({ "target": target })).await;
        p.shows(&fen).await;
        p.press(&["Escape"]).await;
        p.vanishes("dialog[open]").await;
    }
    p.press(&["Control+z", "Control+z", "Control+z", "Control+z", "Control+z"]).await;
    p.shows(AFTER_E4).await;
}

async fn a_window_goes_where_it_is_sent(p: &mut Page) {
    arm_launches(p, json!([])).await;
    p.open(KINGS).await;
    launch(p, json!({ "target": "./index.html" })).await;
    p.still_shows(KINGS).await;
    launch(p, json!({ "target": "./embed.html" })).await;
    p.appears("#heard-fen").await;
}

async fn what_is_opened_while_another_page_is_shown_comes_to_the_editor(p: &mut Page) {
    let files = json!([{ "name": "a.fen", "text": KINGS }, { "name": "b.fen", "text": KIWIPETE }]);
    let target = format!("./#fen={}", KIWIPETE.replace(' ', "_"));
    for (given, fen) in [(json!({ "files": files }), KINGS), (json!({ "target": target }), KIWIPETE)] {
        arm_launches(p, json!([])).await;
        p.open_url(&p.site().page("embed.html")).await;
        p.wait("the page about embedding", || async {
            p.script("return document.readyState === 'complete'", Vec::new()).await == Value::Bool(true)
        })
        .await;
        p.is_reloaded_by(launch(p, given)).await;
        p.shows(fen).await;
    }
}

async fn a_reload_does_not_open_again(p: &mut Page) {
    for (tail, launch) in [
        ("?empty", json!({ "target": "./?empty" })),
        ("", json!({ "files": [{ "name": "empty.fen", "text": EMPTY }] })),
    ] {
        arm_launches(p, json!([launch])).await;
        p.goto(tail).await;
        p.shows(EMPTY).await;
        p.focus_square("e1").await;
        p.press(&["K"]).await;
        let king = "8/8/8/8/8/8/8/4K3 w - - 0 1";
        p.shows(king).await;
        p.reload().await;
        p.settle().await;
        p.shows(king).await;
        p.press(&["Control+z"]).await;
        p.shows(EMPTY).await;
        p.press(&["Control+z"]).await;
        p.wait("one step behind it", || async { p.fen().await != EMPTY }).await;
    }
}

async fn the_manifest_has_no_fault(p: &mut Page) {
    p.goto("").await;
    if p.engine() != Engine::Chromium {
        // Only Chromium says what it thinks of a manifest; what it names is to be had everywhere.
        let script = "
            const done = arguments[0];
            const from = document.querySelector('link[rel=manifest]').href;
            fetch(from).then((answer) => answer.json()).then(async ({ icons }) => {
                const answers = await Promise.all(icons.map(({ src }) => fetch(new URL(src, from))));
                done(answers.every((answer, at) => answer.ok && answer.headers.get('content-type') === icons[at].type));
            });";
        assert_eq!(p.script_async(script, Vec::new()).await, true);
        return;
    }
    let ask = async |command| {
        p.browser().devtools(command, json!({})).await.unwrap_or_else(|sentence| panic!("{sentence}"))
    };
    let manifest = ask("Page.getAppManifest").await;
    assert_eq!(manifest["errors"], json!([]), "{manifest}");
    assert!(manifest["url"].as_str().is_some_and(|url| url.ends_with("/manifest.webmanifest")));
    let errors = ask("Page.getInstallabilityErrors").await;
    assert_eq!(errors["installabilityErrors"], json!([]), "{errors}");
}
