//! One version of the page after another: offered, taken, put off; no page ever gets files of two of them.

use crate::AFTER_E4;
use crate::offline::{OFFER, build, build_is, fetched, opens_dialogs, opens_everything, reload, visited};
use e2e::cases;
use e2e::engine::Engine;
use e2e::page::{Fault, Page, START, strings};
use e2e::release::{CHUNK, Release};
use fantoccini::wd::WindowHandle;
use serde_json::{Value, json};

cases! {
    everywhere:
        a_new_version_is_offered_and_takes_the_work_along,
        an_ignored_version_comes_with_the_next_start,
        a_page_keeps_its_version_while_another_one_renews,
        a_page_that_comes_back_after_another_one_renewed_is_of_one_version,
        a_page_keeps_its_version_while_the_next_one_takes_over,
        a_version_that_cannot_be_fetched_whole_changes_nothing;
    chromium:
        a_version_that_is_told_of_late_is_offered,
        a_record_that_cannot_be_renewed_is_thrown_away,
        only_what_has_changed_is_fetched_again,
        an_embedded_board_comes_from_the_host,
        a_version_with_a_file_of_another_one_changes_nothing;
}

/// Has the worker look for another version; gives what it says when there is none to be had.
async fn look_for_another(p: &Page) -> Value {
    p.step("look for another version");
    let script = "
        const done = arguments[0];
        navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => done(null), (error) => done(error.name));";
    p.script_async(script, Vec::new()).await
}

/// Waits until no worker is being installed. Gives the state of the one that waits, if there is one.
async fn installation_ends(p: &Page) -> Value {
    let script = "
        const done = arguments[0];
        const states = ({ installing, waiting }) => [installing, waiting].map((worker) => worker?.state ?? null);
        navigator.serviceWorker.getRegistration().then((one) => done(one ? states(one) : 'forgotten'));";
    let states = || p.script_async(script, Vec::new());
    let has_ended = p.comes_true(|| async { states().await[0].is_null() }).await;
    expect_of_browser(p, has_ended, "a worker is being installed for ever");
    let found = states().await;
    expect_of_browser(p, found != "forgotten", "the worker of the page is forgotten");
    found[1].clone()
}

/// Wants something of the installation of a worker, which `WebKit` now and then does not begin, does not end, or breaks off.
fn expect_of_browser(p: &Page, holds: bool, otherwise: &str) {
    if !holds {
        p.blame(Fault::Installation);
    }
    assert!(holds, "{otherwise}");
}

/// Has the worker look for another version, which is offered then.
async fn another_is_offered(p: &Page) {
    let error = look_for_another(p).await;
    expect_of_browser(p, error.is_null(), &format!("another version cannot be looked for: {error}"));
    let waiting = installation_ends(p).await;
    expect_of_browser(p, waiting == "installed", "a worker could not be installed");
    p.appears(OFFER).await;
}

/// Waits until the version before is thrown away: there are the record and one version.
async fn one_version_is_kept(p: &Page) {
    // Firefox goes on naming pages that are gone among the worker's clients; what they would need stays for as long.
    if p.engine() == Engine::Firefox {
        return;
    }
    p.wait_for("the caches", 2, || async { caches(p).await.len() }).await;
}

/// The names of what is kept.
async fn caches(p: &Page) -> Vec<String> {
    strings(&p.script_async("caches.keys().then(arguments[0])", Vec::new()).await)
}

async fn a_new_version_is_offered_and_takes_the_work_along(p: &mut Page) {
    let release = Release::begin(p);
    visited(p, "").await;
    p.drag("e2", "e4").await;
    p.shows(AFTER_E4).await;
    p.action("flip").await;
    release.publish("2");
    another_is_offered(p).await;
    p.announces("new version").await;
    // Nothing is forced on whoever is editing.
    let draft = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 x";
    p.fill("#fen", draft).await;
    p.fen_is(draft).await;
    assert_eq!(build(p, "build").await, "1");
    chunk_is(p, &release, "1").await;
    p.action("renew").await;
    p.step("the new version is here");
    build_is(p, "build", "2").await;
    p.ready().await;
    p.fen_is(draft).await;
    assert_eq!(p.orientation().await, "black");
    chunk_is(p, &release, "2").await;
    assert!(!p.is_seen(OFFER).await, "there is no newer one");
    p.focus("[data-board]").await;
    p.press(&["Control+z"]).await;
    p.shows(AFTER_E4).await;
    p.press(&["Control+z"]).await;
    p.shows(START).await;
    p.site_mut().stop().unwrap_or_else(|error| panic!("{error}"));
    reload(p).await;
    assert_eq!(build(p, "build").await, "2");
    one_version_is_kept(p).await;
    release.end(p).await;
}

async fn an_ignored_version_comes_with_the_next_start(p: &mut Page) {
    let release = Release::begin(p);
    visited(p, "").await;
    release.publish("2");
    another_is_offered(p).await;
    p.action("renew-later").await;
    p.vanishes(OFFER).await;
    p.drag("e2", "e4").await;
    p.shows(AFTER_E4).await;
    reload(p).await;
    p.shows(AFTER_E4).await;
    assert_eq!(build(p, "build").await, "1", "a reload among other pages is no start");
    if p.engine() == Engine::Firefox {
        // There a page that is kept for the Back button is still a page; this one is left for good.
        p.script("addEventListener('unload', () => {})", Vec::new()).await;
    }
    p.blank().await;
    let script = "
        const [page, done] = arguments;
        navigator.serviceWorker.getRegistration(page).then((one) => {
            const next = one.waiting;
            if (!next) return done(null);
            next.addEventListener('statechange', () => next.state === 'activated' && done(null));
        });";
    p.script_async(script, vec![json!(p.site().page(""))]).await;
    p.goto("").await;
    p.shows(AFTER_E4).await;
    assert_eq!(build(p, "build").await, "2");
    one_version_is_kept(p).await;
    release.end(p).await;
}

/// The page gets the part of the program that is loaded later from this build.
async fn chunk_is(p: &Page, release: &Release, name: &str) {
    let chunk = fetched(p, &release.own(CHUNK)).await;
    assert!(chunk.ends_with(&format!("build {name}")), "it belongs to another build");
}

/// Two tabs with one version, of which the second has then taken another one. Gives the first, which is in front.
async fn one_of_two_renewed(p: &mut Page, release: &Release) -> WindowHandle {
    visited(p, "").await;
    let client = p.browser().client().clone();
    let first = client.window().await.unwrap_or_else(|error| panic!("{error}"));
    let second = client.new_window(true).await.unwrap_or_else(|error| panic!("{error}")).handle;
    client.switch_to_window(second).await.unwrap_or_else(|error| panic!("{error}"));
    p.open_url(&p.site().page("")).await;
    p.shows(START).await;
    release.publish("2");
    release.withdraw("silhouettes.svg");
    another_is_offered(p).await;
    // The driver of WebKit keeps the second tab behind the first: nothing is painted there, and no mouse gets there.
    p.script("document.querySelector('[data-action=renew]').click()", Vec::new()).await;
    build_is(p, "build", "2").await;
    p.appears("#fen").await;
    p.shows(START).await;
    chunk_is(p, release, "2").await;
    client.switch_to_window(first.clone()).await.unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(build(p, "build").await, "1");
    first
}

/// Closes all tabs but one.
async fn close_others(p: &Page, first: WindowHandle) {
    let client = p.browser().client().clone();
    let windows = client.windows().await.unwrap_or_else(|error| panic!("{error}"));
    for other in windows.into_iter().filter(|window| *window != first) {
        client.switch_to_window(other).await.unwrap_or_else(|error| panic!("{error}"));
        client.close_window().await.unwrap_or_else(|error| panic!("{error}"));
    }
    client.switch_to_window(first).await.unwrap_or_else(|error| panic!("{error}"));
}

async fn a_page_keeps_its_version_while_another_one_renews(p: &mut Page) {
    let release = Release::begin(p);
    let first = one_of_two_renewed(p, &release).await;
    p.drag("e2", "e4").await;
    p.shows(AFTER_E4).await;
    // Also where it is asked for once more.
    for _ in 0..3 {
        chunk_is(p, &release, "1").await;
    }
    opens_dialogs(p).await;
    // It is offered here too, and there is nothing left to wait for.
    p.appears(OFFER).await;
    p.action("renew").await;
    build_is(p, "build", "2").await;
    p.ready().await;
    p.shows(AFTER_E4).await;
    close_others(p, first).await;
    release.end(p).await;
}

/// While it was kept for the Back button the worker has forgotten which version it has.
async fn a_page_that_comes_back_after_another_one_renewed_is_of_one_version(p: &mut Page) {
    let come_back = "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));";
    let release = Release::begin(p);
    let first = one_of_two_renewed(p, &release).await;
    p.drag("e2", "e4").await;
    p.shows(AFTER_E4).await;
    // Under a driver browsers keep no page: that it is back is told to it.
    p.is_reloaded_by(async {
        p.script(come_back, Vec::new()).await;
    })
    .await;
    p.shows(AFTER_E4).await;
    assert_eq!(build(p, "build").await, "2");
    p.script("document.body.dataset.same = 'true'", Vec::new()).await;
    p.script(come_back, Vec::new()).await;
    p.settle().await;
    assert!(p.exists("[data-same]").await, "one version answers for it since");
    close_others(p, first).await;
    release.end(p).await;
}

async fn a_version_that_is_told_of_late_is_offered(p: &mut Page) {
    let release = Release::begin(p);
    p.simulate(&["updates-told-late"]).await;
    visited(p, "").await;
    release.publish("2");
    another_is_offered(p).await;
    release.end(p).await;
}

/// Publishes another version whose worker begins with a script of the test's, and has it take over without a reload. Gives
/// the state in which it is in charge first.
async fn taken_over_by(p: &Page, release: &Release, script: &str) -> Value {
    release.publish("2");
    release.spoil("sw.js", |bytes| [script.as_bytes(), bytes].concat());
    another_is_offered(p).await;
    p.step("the next one takes over");
    let activate = "
        const done = arguments[0];
        const worker = navigator.serviceWorker;
        worker.addEventListener('controllerchange', () => done(worker.controller.state), { once: true });
        worker.getRegistration().then(({ waiting }) => waiting.postMessage('activate'));";
    p.script_async(activate, Vec::new()).await
}

/// Chromium asks a worker for files that is still being activated; the specification has the page wait.
async fn a_page_keeps_its_version_while_the_next_one_takes_over(p: &mut Page) {
    let release = Release::begin(p);
    visited(p, "").await;
    let held = "
        const told = new Promise((go) => addEventListener('message', ({ data }) => data === 'go on' && go()));
        const matchAll = clients.matchAll.bind(clients);
        clients.matchAll = async (about) => {
          await told;
          return matchAll(about);
        };";
    assert_eq!(taken_over_by(p, &release, held).await, "activating");
    let ask = "window.asked = fetch(arguments[0]).then((answer) => answer.text())";
    p.script(ask, vec![json!(release.own(CHUNK))]).await;
    p.script("navigator.serviceWorker.controller.postMessage('go on')", Vec::new()).await;
    let text = p.script_async("window.asked.then(arguments[0])", Vec::new()).await;
    assert!(text.as_str().is_some_and(|text| text.ends_with("build 1")), "it belongs to another build");
    release.end(p).await;
}

/// It would put the version before in charge of the pages of the next one.
async fn a_record_that_cannot_be_renewed_is_thrown_away(p: &mut Page) {
    let release = Release::begin(p);
    visited(p, "").await;
    let full = "
        const { put } = Cache.prototype;
        Cache.prototype.put = function (key, answer) {
          return String(key).endsWith('?record') ? Promise.reject(new Error('full')) : put.call(this, key, answer);
        };";
    let records = || async { caches(p).await.iter().filter(|name| name.ends_with(" record")).count() };
    assert_eq!(records().await, 1);
    taken_over_by(p, &release, full).await;
    p.wait_for("the records", 0, records).await;
    release.end(p).await;
}

async fn only_what_has_changed_is_fetched_again(p: &mut Page) {
    let release = Release::begin(p);
    visited(p, "").await;
    release.publish("2");
    // Whatever has not changed is there; it need not even be to be had.
    for file in ["house.svg", &release.own("_bg.wasm"), "favicon.svg"] {
        release.withdraw(file);
    }
    another_is_offered(p).await;
    p.action("renew").await;
    build_is(p, "build", "2").await;
    p.ready().await;
    p.site_mut().stop().unwrap_or_else(|error| panic!("{error}"));
    opens_everything(p).await;
    release.end(p).await;
}

async fn an_embedded_board_comes_from_the_host(p: &mut Page) {
    let release = Release::begin(p);
    visited(p, "").await;
    release.publish_unlisted("2");
    reload(p).await;
    assert_eq!(build(p, "build").await, "1");
    p.open_url(&p.site().page("?embed&edit")).await;
    p.ready().await;
    assert_eq!(build(p, "build").await, "2");
    chunk_is(p, &release, "2").await;
    release.end(p).await;
}

async fn a_version_that_cannot_be_fetched_whole_changes_nothing(p: &mut Page) {
    is_no_version(p, |release| release.withdraw(&release.own(CHUNK))).await;
}

async fn a_version_with_a_file_of_another_one_changes_nothing(p: &mut Page) {
    // So do hosts that go on sending what they had.
    let before = |bytes: &[u8]| [&bytes[..bytes.len() - 1], b"1"].concat();
    is_no_version(p, |release| release.spoil(&release.own(CHUNK), before)).await;
}

async fn is_no_version(p: &mut Page, spoil: impl FnOnce(&Release)) {
    let release = Release::begin(p);
    visited(p, "").await;
    release.publish("2");
    spoil(&release);
    look_for_another(p).await;
    assert_eq!(installation_ends(p).await, Value::Null);
    assert!(!p.is_seen(OFFER).await, "half a version is none");
    p.site_mut().stop().unwrap_or_else(|error| panic!("{error}"));
    reload(p).await;
    assert_eq!(build(p, "build").await, "1");
    opens_everything(p).await;
    p.take_problems().await;
    release.end(p).await;
}
