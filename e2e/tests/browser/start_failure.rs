//! A page whose program does not start: it says why, and its board stays empty.

use crate::{EMPTY, KIWIPETE};
use e2e::cases;
use e2e::engine::Engine;
use e2e::page::{Page, START};
use e2e::release::{CHUNK, Release};
use serde_json::{Value, json};

cases! {
    everywhere:
        without_webassembly_the_page_says_so,
        a_program_that_does_not_come_whole_is_told,
        a_style_with_another_digest_is_not_taken,
        a_glue_with_another_digest_does_not_run,
        a_later_style_that_does_not_come_holds_nothing_up,
        a_frame_without_an_origin_says_so,
        without_scripts_a_sentence_says_so;
    chromium:
        a_chunk_that_does_not_come_whole_is_told,
        a_panel_that_nothing_can_fill_says_so,
        an_embedded_board_needs_nothing_that_is_loaded_later,
        an_embedded_board_that_cannot_start_says_so,
        it_says_so_in_the_language_of_the_page,
        messages_of_another_version_are_not_taken,
        pressed_twice_the_help_is_open_when_it_comes;
}

/// Opens the page, which will not be ready, and waits for the sentence.
async fn open_in_vain(p: &Page, tail: &str) {
    p.open_url(&p.site().page(tail)).await;
    p.appears("[data-notice]").await;
}

/// Whatever the address holds: no position is shown that may be another one.
async fn stands_still(p: &Page) {
    p.shows_board(EMPTY).await;
    p.fen_is("").await;
    // A frame without an origin asks for the style a second time.
    p.appears("[data-square=e4]").await;
    p.appears("#fen").await;
    assert!(!p.exists("[data-verdict]").await, "nothing is said about it");
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
    stands_still(p).await;
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
        stands_still(p).await;
        // Each engine has words of its own for it.
        told(p, &[""]).await;
    }
    for file in [&wasm, &js] {
        release.withdraw(file);
        p.step(format!("{file} does not come"));
        p.simulate(&["workers-refused"]).await;
        open_in_vain(p, "").await;
        stands_still(p).await;
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
        stands_still(p).await;
        assert_eq!(p.attribute("html", "data-spoilt").await, None, "what was put into the glue has not run");
        told(p, &[""]).await;
    }
    release.end(p).await;
}

async fn a_chunk_that_does_not_come_whole_is_told(p: &mut Page) {
    let release = Release::begin(p);
    for spoil in SPOILT {
        release.spoil(&release.own(CHUNK), spoil);
        // A page that looks for what it can keep would complain too.
        p.simulate(&["workers-refused"]).await;
        p.goto("").await;
        p.drag("e2", "e4").await;
        p.click("[data-action=help]").await;
        p.appears("[data-notice]").await;
        p.piece_is("e4", Some("wP")).await;
        p.action("undo").await;
        p.shows(START).await;
        p.take_last_problems().await;
    }
    release.end(p).await;
}

async fn a_frame_without_an_origin_says_so(p: &mut Page) {
    p.open_url(&p.site().page("embed.html")).await;
    let script = "
        const frame = document.createElement('iframe');
        frame.sandbox = 'allow-scripts';
        frame.src = arguments[0];
        document.body.replaceChildren(frame);";
    let linked = p.site().page(&format!("?embed=fen#fen={}", KIWIPETE.replace(' ', "_")));
    p.script(script, vec![json!(linked)]).await;
    p.enter(0).await;
    if p.engine() == Engine::WebKit {
        // There the policy refuses the page's own style and scripts, too.
        p.says(".without-style", "a sandbox without an origin").await;
        assert!(
            p.is_seen(".without-style").await && !p.is_seen("[data-board]").await && !p.is_seen("#fen").await
        );
    } else {
        p.says("[data-notice]", "a sandbox without an origin").await;
        stands_still(p).await;
        assert!(!p.is_seen(".without-style").await);
    }
    p.leave().await;
    // What the frame may not load is in the log.
    p.take_all_problems().await;
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
    release.withdraw_chunks();
    p.simulate(&["workers-refused"]).await;
    p.goto("").await;
    p.click("[data-panel=forms] summary").await;
    p.appears("[data-notice]").await;
    // It lies over the panels at the end of the page.
    p.action("dismiss").await;
    p.vanishes("[data-notice]").await;
    // Another time it is there.
    release.publish("2");
    p.click("[data-panel=texts] summary").await;
    p.appears("[data-panel=texts] .panel-body > *").await;
    p.appears("[data-panel=forms] .panel-body > *").await;
    p.take_last_problems().await;
    release.end(p).await;
}

async fn a_later_style_that_does_not_come_holds_nothing_up(p: &mut Page) {
    let release = Release::begin(p);
    release.withdraw(&release.own("-later.css"));
    p.simulate(&["workers-refused", "chunk-held"]).await;
    p.goto("").await;
    // It has failed for the first chunk, which is still under way, when the second one asks for it.
    p.script("document.querySelector('[data-action=help]').click()", Vec::new()).await;
    p.wait("a request for the style", || async {
        p.site().take_requests().iter().any(|path| path.ends_with("-later.css"))
    })
    .await;
    p.settle().await;
    let press = "document.querySelector('[data-panel=forms] summary').click(); __e2e_let_chunk_go()";
    p.script(press, Vec::new()).await;
    p.appears("[data-panel=forms] .panel-body > *").await;
    p.appears("[data-dialog=help]").await;
    p.take_last_problems().await;
    release.end(p).await;
}

async fn an_embedded_board_needs_nothing_that_is_loaded_later(p: &mut Page) {
    let release = Release::begin(p);
    release.withdraw_chunks();
    p.goto("?embed").await;
    p.shows_board(START).await;
    p.appears(".embed-link[href]").await;
    p.take_last_problems().await;
    release.end(p).await;
}

async fn messages_of_another_version_are_not_taken(p: &mut Page) {
    let release = Release::begin(p);
    release.spoil("messages-de.txt", |_| b"One line".to_vec());
    p.simulate(&["workers-refused"]).await;
    p.goto("?lang=de").await;
    assert_eq!(p.text("[data-action=copy-fen]").await, "Copy FEN");
    assert_eq!(p.attribute("html", "lang").await.as_deref(), Some("en"));
    release.publish("2");
    p.goto("?lang=de").await;
    assert_eq!(p.attribute("html", "lang").await.as_deref(), Some("de"));
    assert_eq!(p.text("[data-action=copy-fen]").await, "FEN kopieren");
    release.end(p).await;
}

async fn pressed_twice_the_help_is_open_when_it_comes(p: &mut Page) {
    p.simulate(&["chunk-held"]).await;
    p.goto("").await;
    let press = "
        const help = document.querySelector('[data-action=help]');
        help.click();
        help.click();
        __e2e_let_chunk_go();";
    p.script(press, Vec::new()).await;
    p.appears("[data-dialog=help]").await;
}

async fn an_embedded_board_that_cannot_start_says_so(p: &mut Page) {
    let release = Release::begin(p);
    release.withdraw(&release.own(".js"));
    open_in_vain(p, "?embed=fen&edit").await;
    stands_still(p).await;
    // Each engine has words of its own for it.
    told(p, &[""]).await;
    release.end(p).await;
}
