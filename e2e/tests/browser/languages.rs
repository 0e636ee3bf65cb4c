//! The page in every language: chosen by the browser, by hand and by the address, complete, and laid out as in English.

use crate::{FAULTY, KIWIPETE};
use e2e::cases;
use e2e::engine::Engine;
use e2e::page::{Page, START, strings};
use messages::{Catalogue, LANGUAGES, compile};
use serde_json::json;
use std::collections::BTreeSet;
use std::path::Path;

cases! {
    everywhere:
        a_language_is_chosen_by_hand_and_remembered,
        every_language_fits_into_the_page,
        from_right_to_left_the_board_is_the_same;
    chromium:
        the_language_of_the_browser_is_the_first,
        a_choice_does_not_repeat_what_the_page_was_opened_with,
        the_address_can_name_a_language,
        nothing_is_left_in_english;
}

const MENU: &str = "[data-action=language]";

async fn chosen(p: &Page, language: &str) {
    // What opens the menu and what it looks like come behind the page.
    p.click(MENU).await;
    p.click(&format!("[data-language={language}]")).await;
    p.wait_for("the language of the page", language.to_owned(), || async {
        // While the page comes again there is a moment without a root.
        let spoken = "return document.documentElement?.lang ?? ''";
        p.script(spoken, Vec::new()).await.as_str().unwrap_or_default().to_owned()
    })
    .await;
    p.ready().await;
}

async fn name_of(p: &Page, action: &str) -> String {
    p.attribute(&format!("[data-action={action}]"), "aria-label").await.unwrap_or_default()
}

fn catalogues() -> Vec<Catalogue> {
    let locale = Path::new(env!("CARGO_MANIFEST_DIR")).join("../locale");
    messages::read(&locale).unwrap_or_else(|errors| panic!("{}", errors.join("\n")))
}

async fn a_language_is_chosen_by_hand_and_remembered(p: &mut Page) {
    p.open(KIWIPETE).await;
    p.drag("e5", "g6").await;
    let edited = p.fen().await;
    p.fill("#fen", &format!("{edited} typed on")).await;
    let draft = p.fen().await;
    chosen(p, "de").await;
    assert_eq!(name_of(p, "flip").await, "Brett drehen");
    assert_eq!(p.fen().await, draft, "what was being typed");
    let focused = "return document.activeElement?.dataset.action";
    p.wait_for("the focus is where it was", json!("language"), || p.script(focused, Vec::new())).await;
    p.reload().await;
    assert_eq!(name_of(p, "flip").await, "Brett drehen");
    p.action("undo").await;
    p.action("undo").await;
    p.shows(KIWIPETE).await;
    chosen(p, "en").await;
    assert_eq!(name_of(p, "flip").await, "Flip board");
}

/// Sets what the browser tells pages of the languages of its user.
async fn prefers(p: &Page, languages: &str) {
    let set = match p.engine() {
        Engine::Chromium => {
            let agent = p.script("return navigator.userAgent", Vec::new()).await;
            let languages = json!({ "userAgent": agent, "acceptLanguage": languages });
            p.browser().devtools("Emulation.setUserAgentOverride", languages).await
        }
        Engine::Firefox => {
            let script = format!("Services.prefs.setCharPref('intl.accept_languages', '{languages}');");
            p.browser().chrome_script(&script).await
        }
        // Its languages are those of the system that it was started in.
        Engine::WebKit => Err("WebKit's driver cannot change the languages".into()),
    };
    set.unwrap_or_else(|error| panic!("{error}"));
    p.goto("").await;
}

async fn the_language_of_the_browser_is_the_first(p: &mut Page) {
    if p.engine() != Engine::WebKit {
        prefers(p, "pt-BR,es-MX,de").await;
        assert_eq!(p.attribute("html", "lang").await.as_deref(), Some("es"));
        prefers(p, "en-US,en").await;
    }
    p.goto("").await;
    assert_eq!(p.attribute("html", "lang").await.as_deref(), Some("en"));
}

async fn the_address_can_name_a_language(p: &mut Page) {
    p.goto("?lang=fr").await;
    assert_eq!(p.attribute("html", "lang").await.as_deref(), Some("fr"));
    p.goto("?lang=en").await;
    for unknown in ["?lang=xx", "?lang=", "?lang=../../fr", "?lang=%F0%9F%98%80"] {
        p.goto(unknown).await;
        assert_eq!(p.attribute("html", "lang").await.as_deref(), Some("en"), "{unknown}");
    }
    // A choice by hand goes before the address, and takes its word out of it.
    p.goto("?lang=fr").await;
    chosen(p, "es").await;
    let query = p.script("return location.search", Vec::new()).await;
    assert_eq!(query, "");
}

async fn a_choice_does_not_repeat_what_the_page_was_opened_with(p: &mut Page) {
    p.goto("?empty").await;
    p.placement_is("8/8/8/8/8/8/8/8").await;
    p.focus_square("e4").await;
    p.press(&["N"]).await;
    p.piece_is("e4", Some("wN")).await;
    chosen(p, "de").await;
    p.piece_is("e4", Some("wN")).await;
    // A language of the address holds as long as the tab, though the query is gone.
    p.goto("?lang=fr").await;
    p.reload().await;
    assert_eq!(p.attribute("html", "lang").await.as_deref(), Some("fr"));
}

/// Every text and every name of a control on the page, whether it is seen now or not.
async fn texts(p: &Page) -> BTreeSet<String> {
    let script = "
        const texts = new Set();
        for (const element of document.querySelectorAll('title, body, body *')) {
            if (element.closest('script, noscript, svg, [data-language]')) continue;
            for (const name of ['aria-label', 'title', 'placeholder', 'aria-description'])
                if (element.hasAttribute(name)) texts.add(element.getAttribute(name));
            for (const node of element.childNodes)
                if (node.nodeType === Node.TEXT_NODE && node.data.trim()) texts.add(node.data.trim());
        }
        return [...texts];";
    strings(&p.script(script, Vec::new()).await).into_iter().collect()
}

/// Opens everything that can be opened.
async fn everything(p: &Page, query: &str) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    p.goto(query).await;
    // What the other language has left behind would come between the pointer and the panels.
    p.action("start").await;
    p.settle().await;
    all.extend(texts(p).await);
    let panels = "return [...document.querySelectorAll('[data-panel]')].map((panel) => panel.dataset.panel)";
    for panel in strings(&p.script(panels, Vec::new()).await) {
        p.click(&format!("[data-panel={panel}] summary")).await;
        p.wait(&format!("the panel {panel}"), || async {
            p.count(&format!("[data-panel={panel}] .panel-body > *")).await > 0
        })
        .await;
    }
    all.extend(texts(p).await);
    for dialog in ["keys", "about", "appearance"] {
        p.action(dialog).await;
        p.appears(&format!("[data-dialog={dialog}]")).await;
        all.extend(texts(p).await);
        p.click(&format!("[data-dialog={dialog}] [data-close]")).await;
    }
    p.action("help").await;
    for (choice, part) in [
        ("[name=pointing][value=mouse]", ".gestures"),
        ("[name=pointing][value=touch]", ".gestures"),
        ("[name=pointing][value=keyboard]", ".key-row"),
        ("[data-help-tab=fen]", ".help-fields"),
    ] {
        p.appears("[data-dialog=help]").await;
        p.tick(choice).await;
        p.appears(part).await;
        all.extend(texts(p).await);
    }
    p.click("[data-help-close]").await;
    p.fill("#fen", FAULTY).await;
    p.appears("[data-problem]").await;
    all.extend(texts(p).await);
    p.fill("#fen", "4k3/8/8/8/8/8/8/K3K2P w KQ e3 7 1").await;
    p.appears("[data-finding-kind]").await;
    all.extend(texts(p).await);
    p.take("pen").await;
    p.appears("[data-pen-color]").await;
    all.extend(texts(p).await);
    all
}

async fn nothing_is_left_in_english(p: &mut Page) {
    let catalogues = catalogues();
    for (language, other) in LANGUAGES.iter().zip(&catalogues).skip(1) {
        // Panels that were open stay so.
        assert!(p.clear_storage().await.is_ok());
        let said = everything(p, &format!("?lang={language}")).await;
        let (english, translated) = (compile(&catalogues[0], &catalogues[0]), compile(&catalogues[0], other));
        // What is the same in both, in some message, is no sign of anything.
        let kept: BTreeSet<&str> = translated.lines().collect();
        for text in english.lines().filter(|text| !kept.contains(text)) {
            assert!(!said.contains(text), "{language}: {text:?}");
        }
    }
}

async fn every_language_fits_into_the_page(p: &mut Page) {
    let script = "
        const page = document.scrollingElement;
        const wide = page.scrollWidth > page.clientWidth ? [`the page is ${page.scrollWidth} wide`] : [];
        const seen = (element) => element.checkVisibility?.() ?? element.getClientRects().length > 0;
        for (const element of document.querySelectorAll('button, summary, label, legend, .segment, .verdict')) {
            if (!seen(element) || element.closest('.menu-items')) continue;
            if (element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 1)
                wide.push(`${element.outerHTML.slice(0, 80)} holds ${element.scrollWidth} in ${element.clientWidth}`);
        }
        return wide;";
    for (width, height) in [(320, 568), (390, 844), (1024, 768), (1440, 900)] {
        p.viewport(width, height).await;
        for language in LANGUAGES {
            p.goto(&format!("?lang={language}")).await;
            let wide = strings(&p.script(script, Vec::new()).await);
            assert!(wide.is_empty(), "{language} at {width}: {wide:#?}");
        }
    }
}

async fn from_right_to_left_the_board_is_the_same(p: &mut Page) {
    p.open(START).await;
    p.script("document.documentElement.dir = 'rtl'", Vec::new()).await;
    p.settle().await;
    let (a1, h8, board) =
        (p.rect("[data-square=a1]").await, p.rect("[data-square=h8]").await, p.rect("[data-board]").await);
    assert!(
        (a1.x - board.x).abs() < 1.0 && (a1.bottom() - board.bottom()).abs() < 1.0,
        "{a1:?} in {board:?}"
    );
    assert!((h8.right() - board.right()).abs() < 1.0 && (h8.y - board.y).abs() < 1.0, "{h8:?} in {board:?}");
    p.drag("b1", "c3").await;
    p.piece_is("c3", Some("wN")).await;
    let direction = "const style = getComputedStyle(document.querySelector('#fen')); return style.direction";
    assert_eq!(p.script(direction, Vec::new()).await, "ltr", "FEN is written from left to right");
}
