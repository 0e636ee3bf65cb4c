//! The same files under a path of somebody else's host.

use crate::KIWIPETE;
use e2e::cases;
use e2e::page::{Page, START};
use e2e::site::{self, Site};

cases![the_page_works_under_any_path];

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
    assert_eq!(p.problems().await, Vec::<String>::new());
    p.set_site(usual);
}
