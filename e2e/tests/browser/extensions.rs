//! What extensions do to every page: errors, elements and attributes of theirs, styles, changed prototypes, elements that go.

use crate::{AFTER_E4, KINGS, KIWIPETE};
use e2e::cases;
use e2e::engine::Engine;
use e2e::page::{Page, START};
use serde_json::json;

cases! {
    everywhere:
        errors_of_others_are_no_business_of_the_page;
    chromium:
        errors_of_others_at_its_start_are_none_of_its_own,
        elements_and_attributes_of_others_do_no_harm,
        changed_prototypes_do_no_harm,
        elements_that_are_taken_away_take_nothing_with_them;
}

/// Everything that one does most goes on.
async fn works(p: &Page) {
    p.drag("e2", "e4").await;
    p.shows(AFTER_E4).await;
    p.fill("#fen", KIWIPETE).await;
    p.shows(KIWIPETE).await;
    p.retype("#fen", "4k3/8/8/8/8/8/8/4K3 w - - 0 x").await;
    p.appears("[data-problem]").await;
    p.focus("#fen").await;
    p.press(&["Escape"]).await;
    p.drop_text("[data-square=e4]", KINGS).await;
    p.shows(KINGS).await;
    p.action("keys").await;
    p.appears("dialog[open]").await;
    p.press(&["Escape"]).await;
    p.action("flip").await;
    p.wait_for("the side at the bottom", "black".to_owned(), || p.orientation()).await;
    p.action("flip").await;
    p.reload().await;
    p.shows(KINGS).await;
}

async fn errors_of_others_are_no_business_of_the_page(p: &mut Page) {
    p.open(START).await;
    let script = "
        setTimeout(() => { throw new Error('an extension'); });
        Promise.reject(new Error('an extension'));
        for (const type of ['pointerdown', 'pointermove', 'pointerup', 'keydown', 'input', 'paste', 'drop', 'click']) {
            addEventListener(type, () => { throw new Error('an extension'); }, true);
        }
        console.error('an extension');";
    p.script(script, Vec::new()).await;
    works(p).await;
    assert!(!p.is_seen("[data-notice]").await, "{}", p.text("[data-notice]").await);
    // They are all told, and all are theirs.
    let problems = p.take_problems().await;
    // An error in the script of a driver has no words.
    let is_theirs = |one: &String| one.contains("an extension") || one.contains("Script error");
    assert!(!problems.is_empty() && problems.iter().all(is_theirs), "{problems:#?}");
}

async fn errors_of_others_at_its_start_are_none_of_its_own(p: &mut Page) {
    p.simulate(&["errors-at-start"]).await;
    p.goto("").await;
    p.drag("e2", "e4").await;
    p.shows(AFTER_E4).await;
    p.appears("[data-verdict=legal]").await;
    // Whatever the page still asks for brings another error: they are counted when it is left.
    let problems = p.take_last_problems().await;
    assert!(!problems.is_empty() && problems.iter().all(|one| one.contains("an extension")), "{problems:#?}");
}

async fn elements_and_attributes_of_others_do_no_harm(p: &mut Page) {
    p.open(START).await;
    // What a corrector of texts, a darkener and a password manager leave in a page.
    let script = "
        const box = document.querySelector('#fen');
        Object.assign(box.dataset, { gramm: 'true', enableGrammarly: 'true', lt: '1' });
        box.setAttribute('data-ms-editor', 'true');
        const wrapper = document.createElement('corrector-wrapper');
        wrapper.attachShadow({ mode: 'open' }).append(document.createElement('div'));
        box.before(wrapper);
        box.after(document.createElement('corrector-mirror'));
        document.documentElement.setAttribute('data-darkreader-scheme', 'dark');
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('* { --darkened: #181a1b } body { outline: 1px solid red }');
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
        for (const element of document.querySelectorAll('*')) {
            element.setAttribute('data-darkreader-inline-color', '');
            element.classList.add('extension');
        }
        const overlay = document.createElement('div');
        overlay.id = 'extension-overlay';
        overlay.style.cssText = 'position: fixed; inset: 0; pointer-events: none; z-index: 2147483647';
        overlay.append('constructor', document.createElement('textarea'), document.createElement('button'));
        document.documentElement.append(overlay);
        document.body.prepend(document.createElement('extension-bar'));
        new MutationObserver((records) => {
            for (const { addedNodes } of records) for (const node of addedNodes) node.setAttribute?.('data-extension', '');
        }).observe(document, { childList: true, subtree: true });";
    p.script(script, Vec::new()).await;
    works(p).await;
}

async fn changed_prototypes_do_no_harm(p: &mut Page) {
    p.blank().await;
    p.script("localStorage.setItem('forsyth.looks', 'colors=blue theme=dark')", Vec::new()).await;
    p.simulate(&["patched-prototypes"]).await;
    p.goto("?lang=de").await;
    p.shows(START).await;
    for (name, value) in [("data-colors", "blue"), ("data-theme", "dark"), ("lang", "de")] {
        assert_eq!(p.attribute("html", name).await.as_deref(), Some(value), "{name}");
    }
    if p.engine() == Engine::WebKit {
        // Its driver cannot hand over an object whose prototype holds a function: no more is seen than that the page is there.
        return p.retire_browser();
    }
    works(p).await;
    let theirs =
        "return [...document.querySelectorAll('*')].some((one) => one.hasAttribute('data-extension'))";
    assert_eq!(p.script(theirs, Vec::new()).await, false);
}

async fn elements_that_are_taken_away_take_nothing_with_them(p: &mut Page) {
    for taken in [
        "[data-notice]",
        "#announcer",
        "[data-panel] > *",
        "[data-panel]",
        ".fen-mirror",
        "header",
        "symbol",
        "noscript",
        "link[rel=stylesheet]",
        "[data-square=h1], [data-square=a8]",
        "button",
        "#fen",
    ] {
        p.open(KINGS).await;
        let script = "for (const one of document.querySelectorAll(arguments[0])) one.remove();";
        p.script(script, vec![json!(taken)]).await;
        p.step(format!("without {taken}"));
        p.focus_square("d4").await;
        p.press(&["Q"]).await;
        p.piece_is("d4", Some("wQ")).await;
        p.drop_text("[data-square=e4]", KIWIPETE).await;
        p.piece_is("e5", Some("wN")).await;
        p.press(&["Control+z"]).await;
        p.piece_is("d4", Some("wQ")).await;
        p.drop_text("[data-square=e4]", "nothing that is a position").await;
        p.settle().await;
        p.piece_is("d4", Some("wQ")).await;
        // What it was comes back with the page.
        p.reload().await;
        p.piece_is("d4", Some("wQ")).await;
    }
}
