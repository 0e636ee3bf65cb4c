//! The panel that takes the position elsewhere: the link, its code, other sites, frames.

use crate::panels::{copies, open_panel};
use crate::{EMPTY, KINGS, KIWIPETE};
use e2e::cases;
use e2e::page::{Page, START};
use forsyth::i18n::LANGUAGES;
use forsyth::i18n::catalogues::message;
use serde_json::json;

cases! {
    chromium:
        the_link_brings_back_position_side_and_marks,
        a_refused_copy_of_the_link_selects_it,
        the_code_follows_the_link_and_can_be_kept,
        the_link_is_copied,
        the_link_goes_to_the_share_sheet_where_there_is_one,
        a_phone_shares_link_or_picture_in_two_taps_without_scrolling,
        a_sheet_that_is_closed_says_nothing_and_one_that_fails_does,
        a_link_that_is_too_long_for_a_code_says_so,
        each_site_has_its_address_and_nothing_is_fetched,
        a_site_that_would_refuse_says_why,
        the_code_for_a_page_is_copied,
        more_about_frames_is_said_in_the_language_of_the_page;
}

const LINK: &str = "[data-share-link]";

/// A position with marks of every shape, seen by Black.
const MARKED: &str = "#fen=4k3/8/8/8/8/8/8/4K2R_w_K_-_3_40&marks=Rd4,bh8,Ge1e4&orientation=black";

async fn base(p: &Page) -> String {
    let base = p.script("return location.origin + location.pathname", Vec::new()).await;
    base.as_str().unwrap_or_default().to_owned()
}

async fn link_is(p: &Page, tail: &str) {
    let expected = base(p).await + tail;
    p.wait_for("the link", expected, || p.value(LINK)).await;
}

fn site(name: &str) -> String {
    format!("[data-site={name}] a")
}

async fn address_is(p: &Page, name: &str, expected: &str) {
    p.wait_for(&format!("the address of {name}"), Some(expected.to_owned()), || async {
        p.attribute(&site(name), "href").await
    })
    .await;
}

async fn the_link_brings_back_position_side_and_marks(p: &mut Page) {
    p.goto(MARKED).await;
    p.shows("4k3/8/8/8/8/8/8/4K2R w K - 3 40").await;
    open_panel(p, "links").await;
    link_is(p, MARKED).await;
    // What is done on the board stands in the link at once.
    p.drag("h1", "h5").await;
    let moved = "#fen=4k3/8/8/7R/8/8/8/4K3_w_-_-_3_40&marks=Rd4,bh8,Ge1e4";
    link_is(p, &format!("{moved}&orientation=black")).await;
    p.action("flip").await;
    link_is(p, moved).await;
    // The link alone brings everything back, for whoever opens it.
    p.become_new_visitor().await;
    p.goto(moved).await;
    p.shows("4k3/8/8/7R/8/8/8/4K3 w - - 3 40").await;
    assert_eq!(p.orientation().await, "white");
    open_panel(p, "links").await;
    link_is(p, moved).await;
}

async fn the_link_is_copied(p: &mut Page) {
    p.simulate(&["clipboard-memory"]).await;
    p.goto(MARKED).await;
    open_panel(p, "links").await;
    copies(p, "[data-action=copy-link]").await;
    let expected = json!(base(p).await + MARKED);
    assert_eq!(p.script("return __e2e_clipboard()", Vec::new()).await, expected);
    p.announces("Copied: link").await;
    p.wait_for("the answer goes", "Copy link".to_owned(), || p.text("[data-action=copy-link]")).await;
}

async fn a_refused_copy_of_the_link_selects_it(p: &mut Page) {
    p.simulate(&["clipboard-refused"]).await;
    p.open(KINGS).await;
    open_panel(p, "links").await;
    p.action("copy-link").await;
    p.appears("[data-notice]").await;
    let length = p.value(LINK).await.len() as u64;
    p.wait_for("the selected link", (0, length), || p.selection(LINK)).await;
}

/// Gives the browser a share sheet that answers so.
async fn sheet(p: &Page, answer: &str) {
    let script = format!(
        "window.__shared = [];
        Object.defineProperty(navigator, 'share', {{ configurable: true, value: (about) => {{
            window.__shared.push(about);
            return {answer};
        }} }});"
    );
    p.script(&script, Vec::new()).await;
}

async fn the_link_goes_to_the_share_sheet_where_there_is_one(p: &mut Page) {
    p.goto(MARKED).await;
    sheet(p, "Promise.resolve()").await;
    open_panel(p, "links").await;
    p.action("share-link").await;
    let expected =
        json!([{ "title": "Chess position with 3 men, White to move", "url": base(p).await + MARKED }]);
    p.wait_for("what was shared", expected, || p.script("return window.__shared", Vec::new())).await;
}

async fn a_sheet_that_is_closed_says_nothing_and_one_that_fails_does(p: &mut Page) {
    p.open(KINGS).await;
    sheet(p, "Promise.reject(new DOMException('closed', 'AbortError'))").await;
    open_panel(p, "links").await;
    p.action("share-link").await;
    p.settle().await;
    assert!(!p.is_seen("[data-notice]").await, "a notice though the user closed the sheet");
    sheet(p, "Promise.reject(new DOMException('no', 'NotAllowedError'))").await;
    p.action("share-link").await;
    p.says("[data-notice]", "did not share").await;
}

async fn code(p: &Page) -> String {
    p.attribute(".qr-picture", "src").await.unwrap_or_default()
}

async fn the_code_follows_the_link_and_can_be_kept(p: &mut Page) {
    p.open(KINGS).await;
    open_panel(p, "links").await;
    let drawn = "
        const one = document.querySelector('.qr-picture');
        return one.complete && one.naturalWidth > 100 && one.naturalWidth === one.naturalHeight;";
    p.wait("the code", || async { p.script(drawn, Vec::new()).await == json!(true) }).await;
    let first = code(p).await;
    assert!(first.starts_with("blob:"), "{first}");
    let download = "[data-action=download-qr]";
    assert_eq!(p.attribute(download, "href").await.as_deref(), Some(first.as_str()));
    let name = p.attribute(download, "download").await;
    assert_eq!(name.as_deref(), Some("forsyth-white-to-move-4k3-8-8-8-8-8-8-4K3.qr.svg"));
    p.drag("e1", "e2").await;
    p.wait("another code", || async { code(p).await != first }).await;
    p.wait("the other code", || async { p.script(drawn, Vec::new()).await == json!(true) }).await;
}

async fn a_link_that_is_too_long_for_a_code_says_so(p: &mut Page) {
    let mut marks = String::new();
    for from in ["a1", "b2", "c3", "d4", "e5", "f6", "g7", "h8"] {
        for file in "abcdefgh".chars() {
            for rank in 1..=8 {
                let to = format!("{file}{rank}");
                if to != from {
                    marks.push_str(&format!("G{from}{to},"));
                }
            }
        }
    }
    p.goto(&format!("#fen=4k3/8/8/8/8/8/8/4K3_w_-_-_0_1&marks={}", marks.trim_end_matches(','))).await;
    p.shows(KINGS).await;
    open_panel(p, "links").await;
    p.says("[data-qr]", "too long").await;
    assert!(!p.is_seen(".qr-picture").await && !p.is_seen("[data-action=download-qr]").await);
}

async fn each_site_has_its_address_and_nothing_is_fetched(p: &mut Page) {
    p.open("8/5k2/8/8/4pP2/8/1K6/7R b - f3 0 40").await;
    open_panel(p, "links").await;
    let fen = "8/5k2/8/8/4pP2/8/1K6/7R_b_-_f3_0_40";
    address_is(p, "lichess-analysis", &format!("https://lichess.org/analysis/standard/{fen}")).await;
    address_is(p, "lichess-editor", &format!("https://lichess.org/editor/{fen}")).await;
    let spaced = fen.replace('_', "%20");
    address_is(p, "chess-com", &format!("https://www.chess.com/analysis?fen={spaced}")).await;
    address_is(p, "syzygy", &format!("https://syzygy-tables.info/?fen={fen}")).await;
    address_is(p, "chessdb", &format!("https://www.chessdb.cn/queryc_en/?{fen}")).await;
    for name in ["lichess-analysis", "lichess-editor", "chess-com", "syzygy", "chessdb"] {
        for (attribute, expected) in [
            ("target", Some("_blank")),
            ("rel", Some("noopener noreferrer")),
            ("referrerpolicy", Some("no-referrer")),
            ("aria-disabled", None),
        ] {
            assert_eq!(p.attribute(&site(name), attribute).await.as_deref(), expected, "{name} {attribute}");
        }
    }
    p.action("flip").await;
    address_is(p, "lichess-analysis", &format!("https://lichess.org/analysis/standard/{fen}?color=black"))
        .await;
    address_is(p, "chess-com", &format!("https://www.chess.com/analysis?fen={spaced}&flip=true")).await;
    let fetched = "
        return performance.getEntriesByType('resource').map((one) => one.name)
            .filter((name) => !name.startsWith(location.origin) && !name.startsWith('blob:'));";
    assert_eq!(p.script(fetched, Vec::new()).await, json!([]), "nothing is fetched from elsewhere");
}

async fn a_site_that_would_refuse_says_why(p: &mut Page) {
    p.open(KIWIPETE).await;
    open_panel(p, "links").await;
    p.says("[data-site=syzygy]", "at most 7").await;
    let syzygy = site("syzygy");
    assert_eq!(p.attribute(&syzygy, "href").await, None);
    assert_eq!(p.attribute(&syzygy, "aria-disabled").await.as_deref(), Some("true"));
    let reason = p.attribute(&syzygy, "aria-describedby").await.unwrap_or_default();
    assert!(p.text(&format!("#{reason}")).await.contains("32 pieces and pawns"));
    p.action("clear").await;
    p.shows(EMPTY).await;
    for name in ["lichess-analysis", "chess-com", "syzygy", "chessdb"] {
        p.wait(&format!("{name} is disabled"), || async { p.attribute(&site(name), "href").await.is_none() })
            .await;
        assert!(p.text(&format!("[data-site={name}] p")).await.ends_with('.'), "{name} says why");
    }
    assert!(p.attribute(&site("lichess-editor"), "href").await.is_some(), "an editor takes anything");
    p.action("start").await;
    p.shows(START).await;
    p.wait("the way is free again", || async {
        p.attribute(&site("chessdb"), "href").await.is_some()
            && p.text("[data-site=chessdb] p").await.is_empty()
    })
    .await;
}

async fn the_code_for_a_page_is_copied(p: &mut Page) {
    p.simulate(&["clipboard-memory"]).await;
    p.goto(MARKED).await;
    open_panel(p, "links").await;
    let fragment = MARKED.replace('&', "&amp;");
    let expected = format!(
        "<iframe src=\"{}?embed{fragment}\" width=\"480\" height=\"480\" title=\"Chess position with 3 men, White to \
         move\"></iframe>",
        base(p).await
    );
    p.wait_for("the code", expected.clone(), || p.text("[data-embed-code]")).await;
    p.action("copy-embed").await;
    p.wait("the copied code", || async {
        p.script("return __e2e_clipboard()", Vec::new()).await == json!(expected)
    })
    .await;
}

async fn more_about_frames_is_said_in_the_language_of_the_page(p: &mut Page) {
    for tag in LANGUAGES {
        p.goto(&format!("?lang={tag}")).await;
        p.ready().await;
        open_panel(p, "links").await;
        p.click("[data-panel=links] .links-more").await;
        p.appears("#heard-fen").await;
        assert_eq!(p.text("h1").await, message(tag, "embed-page-title").unwrap_or_default());
    }
}

async fn a_phone_shares_link_or_picture_in_two_taps_without_scrolling(p: &mut Page) {
    p.viewport(390, 664).await;
    for form in ["link", "picture"] {
        p.goto(MARKED).await;
        sheet(p, "Promise.resolve()").await;
        p.script("navigator.canShare = () => true", Vec::new()).await;
        p.tap(p.center("[data-action=share]").await).await;
        p.appears(&format!("[data-share={form}]")).await;
        let item = p.rect(&format!("[data-share={form}]")).await;
        assert!(item.y >= 0.0 && item.bottom() <= 664.0, "{item:?} is in sight");
        p.tap(item.center()).await;
        p.wait("one thing shared", || async {
            p.script("return window.__shared.length", Vec::new()).await == json!(1)
        })
        .await;
        let kinds = "const [{ text, files, url }] = window.__shared;
            return [!!text && text.includes('4K2R'), !!files && files[0].type.startsWith('image/'), !!url]";
        let found = p.script(kinds, Vec::new()).await;
        assert_eq!(found, json!([true, form == "picture", form == "link"]), "{form}");
        assert_eq!(p.script("return scrollY", Vec::new()).await, json!(0));
    }
}
