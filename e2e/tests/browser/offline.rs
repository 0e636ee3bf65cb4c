//! The page without its server.
//!
//! All three engines have service workers. The server really goes away: its port refuses.

use crate::panels::open_panel;
use crate::{AFTER_E4, KIWIPETE};
use e2e::cases;
use e2e::page::{Page, START};
use e2e::release::Release;
use forsyth::embed::page as embed_page;
use forsyth::i18n::LANGUAGES;
use forsyth::i18n::catalogues::message;
use serde_json::{Value, json};

cases! {
    everywhere:
        after_one_visit_everything_works_without_the_server,
        the_first_visit_itself_works_on_without_the_server,
        the_worker_comes_after_all_that_the_page_fetches,
        a_browser_that_refuses_has_the_page_as_ever;
}

pub(crate) const OFFER: &str = "[data-version]";

/// Waits until everything is kept, and the worker has begun to answer for the page.
pub(crate) async fn kept(p: &Page) {
    p.step("the page is kept");
    let script = "
        const done = arguments[0];
        const worker = navigator.serviceWorker;
        const charge = worker.controller || new Promise((took) => worker.addEventListener('controllerchange', took, { once: true }));
        const isActive = ({ active }) => active.state === 'activated'
            || new Promise((changed) => active.addEventListener('statechange', changed, { once: true }));
        Promise.all([worker.ready.then(isActive), charge]).then(() => done(null), (error) => done(String(error)));";
    assert_eq!(p.script_async(script, Vec::new()).await, Value::Null);
}

/// Loads the page again as the browser's button does: the driver of Firefox goes past the worker.
pub(crate) async fn reload(p: &Page) {
    p.step("reload");
    p.is_reloaded_by(async {
        p.script("location.reload()", Vec::new()).await;
    })
    .await;
}

pub(crate) async fn visited(p: &Page, tail: &str) {
    p.goto(tail).await;
    kept(p).await;
}

pub(crate) async fn build(p: &Page, which: &str) -> Value {
    p.script("return document.documentElement?.dataset[arguments[0]] ?? null", vec![json!(which)]).await
}

pub(crate) async fn build_is(p: &Page, which: &str, expected: &str) {
    p.wait_for(which, json!(expected), || build(p, which)).await;
}

/// What the page gets for a file: its text, or the status where there is none.
pub(crate) async fn fetched(p: &Page, file: &str) -> String {
    let script = "
        const [file, done] = arguments;
        fetch(file).then(async (answer) => done(answer.ok ? await answer.text() : String(answer.status)), (error) => done(error.name));";
    p.script_async(script, vec![json!(file)]).await.as_str().unwrap_or_default().to_owned()
}

pub(crate) async fn opens_everything(p: &Page) {
    opens_panels(p).await;
    opens_dialogs(p).await;
}

async fn opens_panels(p: &Page) {
    for panel in ["games", "forms", "picture", "texts", "links"] {
        open_panel(p, panel).await;
        if panel == "picture" {
            // What lies below it moves down when it comes.
            p.wait("the picture", || async { p.attribute("[data-picture]", "alt").await.is_some() }).await;
        }
    }
    p.choose("#picture-pieces", "silhouettes").await;
    p.wait("the silhouettes", || async { p.attribute("[data-picture]", "alt").await.is_some() }).await;
}

pub(crate) async fn opens_dialogs(p: &Page) {
    for sprite in ["house.svg", "silhouettes.svg"] {
        assert!(fetched(p, sprite).await.contains("<svg"), "{sprite}");
    }
    p.action("help").await;
    p.appears("[data-dialog=help]").await;
    p.click("[data-help-close]").await;
    p.vanishes("[data-dialog=help]").await;
    for dialog in ["keys", "about"] {
        p.action(dialog).await;
        p.appears("dialog[open]").await;
        p.press(&["Escape"]).await;
        p.vanishes("dialog[open]").await;
    }
}

async fn after_one_visit_everything_works_without_the_server(p: &mut Page) {
    let release = Release::begin(p);
    visited(p, "").await;
    p.site_mut().stop().unwrap_or_else(|error| panic!("{error}"));
    reload(p).await;
    p.shows(START).await;
    p.drag("e2", "e4").await;
    p.shows(AFTER_E4).await;
    opens_everything(p).await;
    // A link that somebody opens, and the page under its own name.
    for tail in ["?from=chat#fen=4k3/8/8/8/8/8/8/4K3_w_-_-_0_1", "index.html#4k3/8/8/8/8/8/8/4K3_w_-_-_0_1"] {
        p.open_url(&p.site().page(tail)).await;
        p.ready().await;
        p.shows("4k3/8/8/8/8/8/8/4K3 w - - 0 1").await;
    }
    for tag in LANGUAGES {
        p.open_url(&p.site().page(&embed_page::address(tag))).await;
        assert_eq!(p.text("h1").await, message(tag, "embed-page-title").unwrap_or_default());
    }
    release.end(p).await;
}

async fn the_first_visit_itself_works_on_without_the_server(p: &mut Page) {
    let release = Release::begin(p);
    visited(p, "").await;
    p.site_mut().stop().unwrap_or_else(|error| panic!("{error}"));
    assert!(!p.is_seen(OFFER).await, "the first version is no new one");
    opens_everything(p).await;
    release.end(p).await;
}

/// `WebKit` loses what a page is fetching when a worker takes over.
async fn the_worker_comes_after_all_that_the_page_fetches(p: &mut Page) {
    const IS_KEPT: &str = "
        const done = arguments[0];
        navigator.serviceWorker.getRegistration().then((one) => done(Boolean(one)));";
    let release = Release::begin(p);
    p.simulate(&["chunk-held"]).await;
    p.goto("").await;
    p.wait("the rest of the program is asked for", || async {
        p.script("return window.__e2e_is_chunk_asked ?? false", Vec::new()).await == true
    })
    .await;
    p.settle().await;
    assert_eq!(p.script_async(IS_KEPT, Vec::new()).await, false, "it may not have come");
    p.script("__e2e_let_chunk_go()", Vec::new()).await;
    kept(p).await;
    release.end(p).await;
}

async fn a_browser_that_refuses_has_the_page_as_ever(p: &mut Page) {
    p.simulate(&["workers-refused"]).await;
    p.open(KIWIPETE).await;
    p.drag("e5", "c6").await;
    open_panel(p, "forms").await;
    p.settle().await;
    assert!(!p.is_seen("[data-notice]").await, "nothing to say");
}
