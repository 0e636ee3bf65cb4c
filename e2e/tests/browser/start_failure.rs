//! A page whose programs do not start: it says so, and its board stays to be seen.

use crate::KIWIPETE;
use e2e::cases;
use e2e::engine::Engine;
use e2e::page::{Page, START};
use e2e::release::Release;
use serde_json::{Value, json};

cases! {
    everywhere:
        without_webassembly_the_page_says_so,
        a_program_that_does_not_come_whole_is_told,
        a_style_with_another_digest_is_not_taken,
        a_glue_with_another_digest_does_not_run,
        an_annex_that_does_not_come_whole_is_told,
        a_panel_that_nothing_can_fill_says_so,
        an_embedded_board_asks_again_for_what_did_not_come,
        an_embedded_board_whose_frame_cannot_be_prepared_says_so,
        without_what_comes_after_it_the_page_works,
        without_scripts_a_sentence_says_so;
    chromium:
        it_says_so_in_the_language_of_the_page,
        an_annex_with_words_of_another_version_is_asked_for_again,
        pressed_twice_the_help_is_open_when_it_comes;
}

/// Opens the page, which will not be ready, and waits for the sentence.
async fn open_in_vain(p: &Page, tail: &str) {
    p.open_url(&p.site().page(tail)).await;
    p.appears("[data-notice]").await;
}

async fn stands_still(p: &Page, fen: &str) {
    p.shows(fen).await;
    assert!(p.is_seen(".pieces use").await && p.is_seen("#fen").await);
    assert_eq!(p.attribute("html", "data-ready").await, None);
    for dead in ["button:not(:disabled)", "select:not(:disabled)", "input:not(:disabled)", "details"] {
        assert!(!p.is_seen(dead).await, "nothing seems to work: {dead}");
    }
    assert_eq!(p.text("#announcer").await, p.text(".notice-text").await, "it is heard");
}

async fn without_webassembly_the_page_says_so(p: &mut Page) {
    p.simulate(&["no-webassembly"]).await;
    open_in_vain(p, &format!("#fen={}", KIWIPETE.replace(' ', "_"))).await;
    assert!(p.text("[data-notice]").await.contains("needs JavaScript and WebAssembly"));
    stands_still(p, KIWIPETE).await;
    assert!(p.fragment().await.contains("r3k2r"), "the address is as it was");
    told(p, &["WebAssembly", "instantiateStreaming"]).await;
}

async fn it_says_so_in_the_language_of_the_page(p: &mut Page) {
    for (language, words) in [
        ("de", "braucht JavaScript und WebAssembly"),
        ("fr", "a besoin de JavaScript"),
        ("es", "necesita JavaScript"),
    ] {
        p.simulate(&["no-webassembly"]).await;
        open_in_vain(p, &format!("?lang={language}")).await;
        assert!(p.text("[data-notice]").await.contains(words), "{}", p.text("[data-notice]").await);
        told(p, &["WebAssembly", "instantiateStreaming"]).await;
    }
}

/// What may come in the place of a program: half of it, or none at all.
const SPOILT: [Spoil; 2] = [|bytes| bytes[..bytes.len() / 2].to_vec(), |_| b"<!doctype html>".to_vec()];
type Spoil = fn(&[u8]) -> Vec<u8>;

async fn a_program_that_does_not_come_whole_is_told(p: &mut Page) {
    let release = Release::begin(p);
    let [js, wasm] = [".js", "_bg.wasm"].map(|ending| release.own(ending));
    for spoil in SPOILT {
        release.spoil(&wasm, spoil);
        p.step("the program comes spoilt");
        p.simulate(&["workers-refused"]).await;
        open_in_vain(p, "").await;
        assert!(p.text("[data-notice]").await.contains("load the page again"));
        stands_still(p, START).await;
        // Each engine has words of its own for it.
        told(p, &[""]).await;
    }
    for file in [&wasm, &js] {
        release.withdraw(file);
        p.step(format!("{file} does not come"));
        p.simulate(&["workers-refused"]).await;
        open_in_vain(p, "").await;
        stands_still(p, START).await;
        told(p, &[""]).await;
    }
    // Nothing was lost by it.
    release.publish("2");
    p.goto("").await;
    p.shows(START).await;
    p.drag("e2", "e4").await;
    p.piece_is("e4", Some("wP")).await;
    release.end(p).await;
}

async fn a_style_with_another_digest_is_not_taken(p: &mut Page) {
    let release = Release::begin(p);
    let style = release.own(".css");
    release.spoil(&style, |bytes| [bytes, b"#fen{display:none}"].concat());
    p.simulate(&["workers-refused"]).await;
    p.goto("").await;
    assert!(p.is_seen("#fen").await, "what was put into the style is not shown");
    told(p, &[&style, "integrity"]).await;
    release.end(p).await;
}

async fn a_glue_with_another_digest_does_not_run(p: &mut Page) {
    let release = Release::begin(p);
    let mark = b"document.documentElement.dataset.spoilt=1;";
    release.spoil(&release.own(".js"), |bytes| [bytes, mark].concat());
    p.simulate(&["workers-refused"]).await;
    if p.engine() == Engine::WebKit {
        // It does not look at the digest of a module that is sent for ahead. When it does, this is to go.
        p.goto("").await;
        assert_eq!(p.attribute("html", "data-spoilt").await.as_deref(), Some("1"));
    } else {
        open_in_vain(p, "").await;
        stands_still(p, START).await;
        assert_eq!(p.attribute("html", "data-spoilt").await, None, "what was put into the glue has not run");
        told(p, &[""]).await;
    }
    release.end(p).await;
}

async fn an_annex_that_does_not_come_whole_is_told(p: &mut Page) {
    let release = Release::begin(p);
    for spoil in SPOILT {
        release.spoil("annex_bg.wasm", spoil);
        // A page that looks for what it can keep would complain too.
        p.simulate(&["workers-refused"]).await;
        p.goto("").await;
        p.drag("e2", "e4").await;
        p.click("[data-action=help]").await;
        p.appears("[data-notice]").await;
        p.piece_is("e4", Some("wP")).await;
        p.action("undo").await;
        p.shows(START).await;
        p.take_problems().await;
    }
    release.end(p).await;
}

async fn without_what_comes_after_it_the_page_works(p: &mut Page) {
    let release = Release::begin(p);
    release.withdraw("after.js");
    p.goto("").await;
    // Nothing has arrows go on from one button to the next: each is a stop of the Tab key.
    p.wait("the stops", || async { !p.exists("[data-strip] [tabindex='-1']").await }).await;
    p.drag("e2", "e4").await;
    p.piece_is("e4", Some("wP")).await;
    p.take_problems().await;
    release.end(p).await;
}

/// What is complained of is meant, and there is something.
async fn told(p: &Page, words: &[&str]) {
    p.settle().await;
    let problems = p.take_problems().await;
    assert!(!problems.is_empty(), "it is in the log, too");
    assert!(problems.iter().all(|problem| words.iter().any(|word| problem.contains(word))), "{problems:#?}");
}

async fn without_scripts_a_sentence_says_so(p: &mut Page) {
    if p.engine() != Engine::Chromium {
        // No other driver can switch scripts off and still look at the page; the markup is the same.
        p.goto("").await;
        let script = "
            const done = arguments[0];
            fetch(location.pathname).then((answer) => answer.text()).then(done);";
        let html = p.script_async(script, Vec::new()).await;
        assert!(
            html.as_str().is_some_and(|html| html.contains("<noscript>This editor needs JavaScript")),
            "{html}"
        );
        return;
    }
    let devtools = async |command: &str, parameters: Value| {
        let answer = p.browser().devtools(command, parameters).await;
        answer.unwrap_or_else(|sentence| panic!("{command}: {sentence}"))
    };
    devtools("Emulation.setScriptExecutionDisabled", json!({ "value": true })).await;
    p.open_url(&p.site().page("")).await;
    // The driver's own ways to look at an element are scripts.
    let document = devtools("DOM.getDocument", json!({})).await;
    let about = json!({ "nodeId": document["root"]["nodeId"], "selector": "noscript" });
    let found = devtools("DOM.querySelector", about).await;
    let text = devtools("DOM.getOuterHTML", json!({ "nodeId": found["nodeId"] })).await;
    let place = devtools("DOM.getBoxModel", json!({ "nodeId": found["nodeId"] })).await;
    devtools("Emulation.setScriptExecutionDisabled", json!({ "value": false })).await;
    assert!(text["outerHTML"].as_str().is_some_and(|html| html.contains("needs JavaScript")), "{text}");
    // Its lower edge is that of the window.
    let lower = place["model"]["border"][5].as_f64().unwrap_or_default();
    assert!((lower - 900.0).abs() < 1.0, "{place}");
}

async fn a_panel_that_nothing_can_fill_says_so(p: &mut Page) {
    let release = Release::begin(p);
    release.withdraw("annex.js");
    p.simulate(&["workers-refused"]).await;
    p.goto("").await;
    p.click("[data-panel=forms] summary").await;
    p.appears("[data-notice]").await;
    // Another time it is there.
    release.publish("2");
    p.click("[data-panel=texts] summary").await;
    p.appears("[data-panel=texts] .panel-body > *").await;
    p.appears("[data-panel=forms] .panel-body > *").await;
    p.take_problems().await;
    release.end(p).await;
}

async fn an_embedded_board_asks_again_for_what_did_not_come(p: &mut Page) {
    let release = Release::begin(p);
    release.withdraw("annex.js");
    p.goto("?embed").await;
    assert!(!p.exists(".embed-link[href]").await);
    release.publish("2");
    let online =
        "dispatchEvent(new Event('online')); return Boolean(document.querySelector('.embed-link[href]'))";
    p.wait("the link, when the line is there again", || async { p.script(online, Vec::new()).await == true })
        .await;
    p.take_problems().await;
    release.end(p).await;
}

async fn an_annex_with_words_of_another_version_is_asked_for_again(p: &mut Page) {
    let release = Release::begin(p);
    release.spoil("words-en-annex.json", |_| br#"{"annex":"One line","help":"Another"}"#.to_vec());
    p.simulate(&["workers-refused"]).await;
    p.goto("").await;
    p.click("[data-panel=forms] summary").await;
    p.says("[data-notice]", "could not be loaded").await;
    release.publish("2");
    p.click("[data-panel=texts] summary").await;
    p.appears("[data-panel=texts] .panel-body > *").await;
    p.appears("[data-panel=forms] .panel-body > *").await;
    release.end(p).await;
}

async fn pressed_twice_the_help_is_open_when_it_comes(p: &mut Page) {
    p.goto("").await;
    let press = "
        const help = document.querySelector('[data-action=help]');
        help.click();
        help.click();";
    p.script(press, Vec::new()).await;
    p.appears("[data-dialog=help]").await;
}

async fn an_embedded_board_whose_frame_cannot_be_prepared_says_so(p: &mut Page) {
    let release = Release::begin(p);
    release.withdraw("embed.js");
    open_in_vain(p, "?embed&edit").await;
    stands_still(p, START).await;
    told(p, &["embed.js", "module script"]).await;
    release.end(p).await;
}
