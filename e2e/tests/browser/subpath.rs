//! The same files on somebody else's host: under a path, and without headers.

use crate::KIWIPETE;
use e2e::cases;
use e2e::page::{Page, START};
use e2e::site::{self, Site};
use xtask::{pages, project};

cases! {
    everywhere:
        where_the_host_sends_no_headers_the_policy_stands_in_the_page;
    chromium:
        the_page_works_under_any_path;
}

async fn the_page_works_under_any_path(p: &mut Page) {
    let dist = site::dist().unwrap_or_else(|sentence| panic!("{sentence}"));
    let elsewhere = Site::start(&dist, "/some/sub/path/").unwrap_or_else(|error| panic!("{error}"));
    let usual = p.set_site(elsewhere);
    p.goto("").await;
    p.shows(START).await;
    p.drag("e2", "e4").await;
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
    p.shows(fen).await;
    p.reload().await;
    p.shows(fen).await;
    p.open(KIWIPETE).await;
    let path = p.script("return location.pathname", Vec::new()).await;
    assert_eq!(path, "/some/sub/path/");
    // The pieces are drawn here too, not only named.
    let script = "
        const icons = [...document.querySelectorAll('link[rel~=icon], link[rel=manifest]')].map((one) => one.href);
        const done = arguments[0];
        Promise.all(icons.map((url) => fetch(url).then((answer) => answer.ok ? null : url))).then((lost) => done(lost.filter(Boolean)));";
    let lost = p.script_async(script, Vec::new()).await;
    assert_eq!(lost, serde_json::json!([]), "files that are not under the path");
    p.leave_site(usual).await;
}

async fn where_the_host_sends_no_headers_the_policy_stands_in_the_page(p: &mut Page) {
    let dist = site::dist().unwrap_or_else(|sentence| panic!("{sentence}"));
    let folder = project::target().join("e2e").join(format!("pages-{:?}", p.engine()));
    pages::make_uncompressed(&dist, &folder).unwrap_or_else(|error| panic!("{error:#}"));
    let bare = Site::host(&folder).unwrap_or_else(|error| panic!("{error}"));
    let usual = p.set_site(bare);
    p.goto("").await;
    p.drag("e2", "e4").await;
    p.action("help").await;
    p.appears("[data-dialog=help]").await;
    p.goto("?embed&edit").await;
    p.shows(START).await;
    p.goto(&format!("#fen={}", KIWIPETE.replace(' ', "_"))).await;
    p.shows(KIWIPETE).await;
    p.open_url(&p.site().page("embed.html")).await;
    p.appears("#heard-fen").await;
    assert_eq!(p.problems().await, Vec::<String>::new());
    for (script, directive) in [
        (
            "document.head.append(Object.assign(document.createElement('style'), { textContent: 'p { color: red }' }))",
            "style-src",
        ),
        ("fetch('http://127.0.0.1:9/').catch(() => {})", "connect-src"),
        ("new Image().src = 'http://127.0.0.1:9/x.png'", "img-src"),
    ] {
        for tail in ["", "embed.html"] {
            p.open_url(&p.site().page(tail)).await;
            p.script(script, Vec::new()).await;
            p.violation(&[&format!("securitypolicyviolation: {directive}")]).await;
        }
    }
    p.leave_site(usual).await;
}
