//! The page about embedding: its board, its languages.

use e2e::cases;
use e2e::page::Page;
use forsyth::embed::page as embed_page;
use forsyth::i18n::LANGUAGES;
use forsyth::i18n::catalogues::message;
use serde_json::{Value, json};

cases! {
    chromium:
        the_page_about_embedding_works,
        the_page_is_there_in_every_language,
        one_language_leads_to_another,
        the_editor_opens_in_the_language_of_the_page;
}

fn words(tag: &str, id: &str) -> String {
    message(tag, id).unwrap_or_default().to_owned()
}

async fn open(p: &Page, tag: &str) {
    p.open_url(&p.site().page(&embed_page::address(tag))).await;
}

/// Wants nothing to stand beyond the right edge of windows of these widths.
async fn fits(p: &Page, widths: &[u32]) {
    for width in widths {
        p.viewport(*width, 900).await;
        let script = "
            const beyond = [...document.querySelectorAll('body *')].filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5);
            const scroller = document.documentElement.scrollWidth > innerWidth ? [document.documentElement] : [];
            return [...scroller, ...beyond].map((one) => one.outerHTML.slice(0, 80))";
        assert_eq!(p.script(script, Vec::new()).await, json!([]), "at {width} pixels");
    }
}

async fn the_page_about_embedding_works(p: &mut Page) {
    let url = p.site().page("embed.html");
    p.open_url(&url).await;
    let fen = "8/8/8/8/8/5k2/8/4K2R w K - 3 40";
    p.click("button[data-fen]").await;
    // The board hears the page, and the page the board, as soon as that is ready.
    let shadow = "document.querySelector('#editor').shadowRoot.querySelector('iframe')";
    p.wait("the endgame on the board", || async {
        let script = format!(
            "const rook = {shadow}.contentDocument?.querySelector('[data-square=h1][data-piece=wR]');
            return rook !== null && rook !== undefined && document.querySelector('#editor').fen === arguments[0]"
        );
        p.script(&script, vec![json!(fen)]).await == Value::Bool(true)
    })
    .await;
    let pawns =
        format!("return {shadow}.contentDocument.querySelectorAll('[data-square][data-piece]').length");
    p.wait_for("the pieces on the board", json!(3), || p.script(&pawns, Vec::new())).await;
    let press = format!(
        "const page = {shadow}.contentWindow;
        page.document.querySelector('[data-square=a1]').dispatchEvent(
            new page.KeyboardEvent('keydown', {{ key: 'Q', bubbles: true, cancelable: true }}));"
    );
    p.script(&press, Vec::new()).await;
    p.wait_for("what the page heard", "8/8/8/8/8/5k2/8/Q3K2R w K - 3 40".to_owned(), || p.text("#heard-fen"))
        .await;
    fits(p, &[1280, 390]).await;
    assert_eq!(p.problems().await, Vec::<String>::new());
}

async fn the_page_is_there_in_every_language(p: &mut Page) {
    for tag in LANGUAGES {
        open(p, tag).await;
        assert_eq!(p.attribute("html", "lang").await.as_deref(), Some(tag));
        assert_eq!(p.text("h1").await, words(tag, "embed-page-title"));
        assert_eq!(p.text("#heard-marks").await, words(tag, "embed-page-nothing-yet"));
        // The boards speak the language of the page.
        for board in ["forsyth-board.small", "#editor"] {
            let script = format!(
                "const page = document.querySelector('{board}').shadowRoot.querySelector('iframe').contentDocument;
                return page?.documentElement?.dataset.ready ? page.documentElement.lang : ''"
            );
            p.wait_for("the language of the board", json!(tag), || p.script(&script, Vec::new())).await;
        }
        p.script(
            "const page = document.querySelector('#editor').shadowRoot.querySelector('iframe').contentWindow;
            page.document.querySelector('[data-square=e4]').dispatchEvent(
                new page.KeyboardEvent('keydown', { key: 'Q', bubbles: true, cancelable: true }));",
            Vec::new(),
        )
        .await;
        p.wait_for("what is said of no marks", words(tag, "embed-page-none"), || p.text("#heard-marks"))
            .await;
        fits(p, &[1280, 390, 320]).await;
        assert_eq!(p.problems().await, Vec::<String>::new(), "{tag}");
    }
}

async fn one_language_leads_to_another(p: &mut Page) {
    open(p, LANGUAGES[0]).await;
    for tag in LANGUAGES.into_iter().cycle().skip(1).take(LANGUAGES.len()) {
        p.click(&format!("nav a[hreflang={tag}]")).await;
        p.wait_for("the language of the page", Some(tag.to_owned()), || p.attribute("html", "lang")).await;
        assert_eq!(p.attribute("nav a[aria-current]", "hreflang").await.as_deref(), Some(tag));
        let script = "return document.querySelector(`link[hreflang=${arguments[0]}]`).href === location.href";
        assert_eq!(p.script(script, vec![json!(tag)]).await, Value::Bool(true), "{tag}");
    }
}

async fn the_editor_opens_in_the_language_of_the_page(p: &mut Page) {
    for tag in ["en", "fr"] {
        open(p, tag).await;
        assert_eq!(p.text(".brand").await, "Forsyth");
        p.click(".brand").await;
        p.wait("the editor", || async {
            p.script("return document.documentElement?.dataset.ready === 'true'", Vec::new()).await
                == Value::Bool(true)
        })
        .await;
        assert_eq!(p.attribute("html", "lang").await.as_deref(), Some(tag));
    }
}
