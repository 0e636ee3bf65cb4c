//! Whom the page asks for what: its own host, for files that are there, and nobody else.
//!
//! The policy would refuse a request to others, and the browser would report that it did: each test hears of it. What is
//! looked at here is what the browser says it fetched, what the elements refer to, and what the server was asked for.

use crate::offline::{kept, opens_everything};
use crate::{FAULTY, KIWIPETE};
use e2e::cases;
use e2e::page::{Page, strings};
use e2e::release::{CHUNK, Release};
use e2e::site;
use messages::LANGUAGES;
use serde_json::json;

cases! {
    everywhere:
        the_program_comes_once_and_behind_the_styles;
    chromium:
        a_whole_session_asks_nobody_else,
        embedded_boards_ask_nobody_else,
        what_stands_beside_the_page_is_never_asked_for;
}

/// What the browser fetched for the page, and what its elements would have it fetch, elsewhere.
async fn asks_nobody_else(p: &Page, when: &str) {
    let script = "
        const fetched = performance.getEntries().map(({ entryType, name }) => (entryType === 'resource' ? name : location.href));
        const named = [...document.querySelectorAll('[src], link, object, image, use')]
            .map((one) => one.src ?? one.data ?? one.href?.baseVal ?? one.href)
            .map((address) => new URL(address, location).href);
        const own = [location.origin + '/', 'blob:' + location.origin + '/', 'data:'];
        return [...fetched, ...named].filter((address) => !own.some((start) => address.startsWith(start)));";
    let others = strings(&p.script(script, Vec::new()).await);
    assert!(others.is_empty(), "{when}: {others:?}");
}

async fn a_whole_session_asks_nobody_else(p: &mut Page) {
    let release = Release::begin(p);
    p.site().take_requests();
    for language in LANGUAGES {
        p.goto(&format!("?lang={language}")).await;
        kept(p).await;
        for fen in [KIWIPETE, FAULTY] {
            p.fill("#fen", fen).await;
            p.fen_is(fen).await;
        }
        p.fill("#fen", KIWIPETE).await;
        p.shows(KIWIPETE).await;
        // The list of faults follows the text after a moment, and what stands below it moves up.
        p.vanishes("[data-problem]").await;
        opens_everything(p).await;
        for set in ["cburnett", "silhouettes"] {
            p.script(
                "document.dispatchEvent(new CustomEvent('forsyth:show-looks', { detail: arguments[0] }))",
                vec![json!(format!("pieces={set} colors=blue"))],
            )
            .await;
            p.settle().await;
        }
        asks_nobody_else(p, language).await;
    }
    everything_was_there(p);
    release.end(p).await;
}

async fn embedded_boards_ask_nobody_else(p: &mut Page) {
    p.site().take_requests();
    for tail in ["?embed", "?embed=fen&edit&theme=dark&pieces=cburnett", "embed.html", "embed.de.html"] {
        p.open_url(&p.site().page(tail)).await;
        p.settle().await;
        if tail.starts_with('?') {
            p.ready().await;
            p.appears(".embed-link").await;
        }
        asks_nobody_else(p, tail).await;
    }
    everything_was_there(p);
}

/// That the server had each file that it was asked for.
fn everything_was_there(p: &Page) {
    let dist = site::dist().unwrap_or_else(|sentence| panic!("{sentence}"));
    let requests = p.site().take_requests();
    assert!(requests.iter().any(|path| path.ends_with(CHUNK)), "nothing was written down: {requests:?}");
    for path in requests {
        let name = path.rsplit('/').next().unwrap_or_default();
        // The probe, the reports of the policy, and the folder itself are the harness's.
        let known =
            name.is_empty() || path.starts_with("/__") || name == "probe.js" || dist.join(name).is_file();
        assert!(known, "{path} is not there");
    }
}

/// It is most of what is transferred: a preload that an engine does not match with the fetch would double that, and if it
/// were asked for before the styles, the first paint would wait for it.
async fn the_program_comes_once_and_behind_the_styles(p: &mut Page) {
    let release = Release::begin(p);
    p.goto("").await;
    let mut requests = p.site().take_requests();
    // Behind it the service worker fetches everything once more, for later.
    requests.truncate(requests.iter().position(|path| path.ends_with("/sw.js")).unwrap_or(requests.len()));
    // The style, the glue and the module.
    let [style, _, module] = [".css", ".js", "_bg.wasm"].map(|ending| {
        let own = release.own(ending);
        let places: Vec<usize> = (0..requests.len()).filter(|at| requests[*at].ends_with(&own)).collect();
        assert_eq!(places.len(), 1, "{ending}: {requests:?}");
        places[0]
    });
    assert!(style < module, "{requests:?}");
    // A worker that is under way when the server goes complains of it.
    kept(p).await;
    release.end(p).await;
}

/// The compressed copies and the headers are for hosts: no page, no worker and no list names them.
async fn what_stands_beside_the_page_is_never_asked_for(p: &mut Page) {
    let dist = site::dist().unwrap_or_else(|sentence| panic!("{sentence}"));
    for file in ["_headers", "index.html.br", "index.html.gz"] {
        assert!(dist.join(file).is_file(), "{file}");
    }
    p.goto("").await;
    let worker = "fetch('sw.js').then((answer) => answer.text()).then(arguments[0])";
    let worker = p.script_async(worker, Vec::new()).await;
    let worker = worker.as_str().unwrap_or_default();
    assert!(worker.contains("\"crash.js\":") && worker.contains("\"index.html\":"), "{worker}");
    assert!(
        !worker.contains(".br\"") && !worker.contains(".gz\"") && !worker.contains("_headers"),
        "{worker}"
    );
}
