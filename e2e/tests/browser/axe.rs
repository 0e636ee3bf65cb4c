//! What axe-core finds in every state of the page: nothing.

use crate::appearance::{BOARDS, looks_as};
use crate::host::ENDGAME;
use crate::import::open_with_the_chunk;
use crate::panels::open_panel;
use crate::{FAULTY, KINGS, KIWIPETE};
use e2e::cases;
use e2e::page::{Page, START, strings};
use forsyth::embed::page as embed_page;
use forsyth::i18n::LANGUAGES;
use serde_json::json;
use std::fs;
use xtask::project;

cases! {
    chromium:
        nothing_in_the_page_and_its_menus,
        nothing_on_a_phone,
        nothing_in_any_panel,
        nothing_in_any_dialog,
        nothing_while_playing_and_copying,
        nothing_where_something_is_wrong,
        nothing_where_something_was_pasted,
        nothing_in_a_frame,
        nothing_in_the_page_about_embedding,
        nothing_on_any_board;
}

/// A board with a finding of each severity.
const FOUND: &str = "4k3/8/8/8/8/8/8/4RK2 w KQ - 120 1";

/// How the page looks and speaks: settings that it finds stored. The page itself is tried in each, every other state in a light
/// and in a dark one; boards and languages are spread over them.
const LOOKS: [&[(&str, &str)]; 4] = [
    &[("forsyth.looks", "theme=light")],
    &[("forsyth.looks", "theme=dark"), ("forsyth.language", "de")],
    &[("forsyth.looks", "theme=light colors=blue coordinates=outside"), ("forsyth.language", "fr")],
    &[
        ("forsyth.looks", "theme=dark colors=print coordinates=none pieces=cburnett"),
        ("forsyth.language", "es"),
    ],
];

/// The menu that is open.
const MENU: &str = "[popover]:popover-open";

const RUN: &str = "
    const [root, done] = [document.querySelector(arguments[0]), arguments[1]];
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    // What a menu half covers is no target until the menu goes.
    const menu = document.querySelector('.menu-items:popover-open')?.getBoundingClientRect();
    const isCovered = ({ x, y, right, bottom }) => menu && x < menu.right && right > menu.x && y < menu.bottom && bottom > menu.y;
    const isMeant = (id) => (node) => {
        const one = document.querySelector(node.target[0]);
        return id !== 'target-size' || one.closest('.menu') || !isCovered(one.getBoundingClientRect());
    };
    // What moves or fades has other colours than it will have; what moves for ever does not end.
    const ends = (one) => one.effect.getComputedTiming().endTime !== Infinity;
    Promise.allSettled(document.getAnimations().filter(ends).map((one) => one.finished))
        // An embedded board is a state of its own.
        .then(() => axe.run(root.matches('html') ? document : root, { preload: false, iframes: false, runOnly: tags, resultTypes: ['violations'] }))
        .then(
            ({ violations }) => done(violations.flatMap(({ id, nodes }) => nodes.filter(isMeant(id)).slice(0, 3).map((node) => {
                const why = [...node.any, ...node.all, ...node.none].map(({ message }) => message).join('; ');
                return `${id}: ${node.target.join(' ')}: ${why}`;
            }))),
            (error) => done([String(error)]));";

/// Wants axe-core to find nothing in the page as it is now.
async fn is_clean(p: &Page, state: &str) {
    is_clean_in(p, "html", state).await;
}

/// Wants it to find nothing in one element, where nothing else differs from a state in which it has seen all.
async fn is_clean_in(p: &Page, css: &str, state: &str) {
    p.step(format!("axe-core looks at {state}"));
    p.settle().await;
    // Its source is sent once for each document; some drivers run each script in a world of its own, where it is not kept.
    let mut found =
        p.script_async(&format!("if (!window.axe) return arguments[1](null);{RUN}"), vec![json!(css)]).await;
    if found.is_null() {
        found = p.script_async(&format!("{};{RUN}", axe()), vec![json!(css)]).await;
    }
    assert_eq!(strings(&found), Vec::<String>::new(), "axe-core finds this in {state}");
}

fn axe() -> String {
    let source = project::root().join("node_modules/axe-core/axe.min.js");
    fs::read_to_string(&source).unwrap_or_else(|error| panic!("{}: {error}", source.display()))
}

/// Keeps the settings of a look for the next page.
async fn dress(p: &Page, look: &[(&str, &str)]) {
    p.blank().await;
    for (name, value) in look {
        p.script("localStorage.setItem(arguments[0], arguments[1])", vec![json!(name), json!(value)]).await;
    }
}

async fn nothing_in_the_page_and_its_menus(p: &mut Page) {
    for look in LOOKS {
        dress(p, look).await;
        p.open(START).await;
        is_clean(p, "the page as it comes").await;
        p.action("transforms").await;
        p.appears("[data-action=rotate]").await;
        is_clean_in(p, MENU, "the menu of transforms").await;
        p.press(&["Escape"]).await;
        p.action("language").await;
        p.appears("[data-language=fr]").await;
        is_clean_in(p, MENU, "the menu of languages").await;
        p.open(KIWIPETE).await;
        p.take("wN").await;
        is_clean(p, "a brush in hand").await;
        p.take("pen").await;
        p.appears("[data-pen-color=green]").await;
        p.drag("e2", "e4").await;
        p.appears("[data-mark]").await;
        is_clean(p, "the pen in hand and an arrow").await;
    }
}

async fn nothing_in_any_panel(p: &mut Page) {
    for look in &LOOKS[1..3] {
        dress(p, look).await;
        p.open(KIWIPETE).await;
        let names = panels(p).await;
        for name in &names {
            open_panel(p, name).await;
            is_clean_in(p, &format!("[data-panel={name}]"), &format!("the panel {name}")).await;
            p.click(&format!("[data-panel={name}] summary")).await;
        }
        // What one of them does to the others and to the page.
        for name in &names {
            open_panel(p, name).await;
        }
        is_clean(p, "all panels").await;
    }
}

async fn panels(p: &Page) -> Vec<String> {
    let script = "return [...document.querySelectorAll('[data-panel]')].map((one) => one.dataset.panel)";
    let names = strings(&p.script(script, Vec::new()).await);
    assert!(names.len() > 5, "{names:?}");
    names
}

async fn nothing_while_playing_and_copying(p: &mut Page) {
    for look in &LOOKS[..2] {
        dress(p, look).await;
        p.open("4k3/P7/8/8/8/8/8/4K3 w - - 0 1").await;
        p.action("copy-menu").await;
        p.appears("[data-copy=latex]").await;
        is_clean_in(p, MENU, "the menu of forms").await;
        p.press(&["Escape"]).await;
        p.vanishes("[data-copy=latex]").await;
        p.click("[data-mode=play]").await;
        p.drag("e1", "e2").await;
        p.appears("[data-san]").await;
        is_clean(p, "a move played").await;
        p.drag("e8", "e7").await;
        p.drag("a7", "a8").await;
        p.appears("[data-promotion=q]").await;
        is_clean(p, "a promotion").await;
    }
}

async fn nothing_in_any_dialog(p: &mut Page) {
    for look in &LOOKS[2..] {
        dress(p, look).await;
        p.open(KIWIPETE).await;
        for name in ["keys", "about", "appearance"] {
            p.action(name).await;
            p.appears(&format!("[data-dialog={name}][open]")).await;
            is_clean_in(p, "dialog[open]", &format!("the dialog {name}")).await;
            p.press(&["Escape"]).await;
            p.vanishes("dialog[open]").await;
        }
        p.focus_square("e4").await;
        p.press(&["Shift+F10"]).await;
        p.appears("[data-piece-menu][open]").await;
        is_clean_in(p, "dialog[open]", "the menu of pieces").await;
        p.press(&["Escape"]).await;
        p.vanishes("dialog[open]").await;
        p.action("help").await;
        p.appears(".gestures").await;
        is_clean(p, "how to use").await;
        p.tick("[name=pointing][value=keyboard]").await;
        p.appears(".key-row").await;
        is_clean(p, "the keys in the help").await;
        p.click("[data-help-tab=fen]").await;
        p.appears(".help-fields").await;
        is_clean(p, "what FEN is").await;
    }
}

async fn nothing_where_something_is_wrong(p: &mut Page) {
    for look in &LOOKS[1..3] {
        dress(p, look).await;
        p.open(FOUND).await;
        p.appears("[data-finding-kind]").await;
        is_clean(p, "findings").await;
        p.fill("#fen", FAULTY).await;
        p.appears("[data-problem]").await;
        is_clean(p, "faults").await;
        p.action("help").await;
        p.appears(".gestures").await;
        p.click("[data-help-tab=fen]").await;
        p.appears(".help-faulty").await;
        is_clean(p, "the help on faults").await;
        p.open(KINGS).await;
        p.retype("#halfmove-clock", "many").await;
        p.press(&["Enter"]).await;
        p.appears("#halfmove-clock[aria-invalid]").await;
        is_clean(p, "a clock that is no number").await;
    }
}

async fn nothing_where_something_was_pasted(p: &mut Page) {
    for look in &LOOKS[2..] {
        dress(p, look).await;
        for (name, text) in [
            ("a game", "1. e4 e5 2. Nf3 Nc6 3. Bb5 *"),
            ("a record with faults", "rsbdkbsr/pppppppp/8/8/8/8/PPPPPPPP/RSBDKBSR w - - 0 1"),
            (
                "a list",
                "Kings\n4k3/8/8/8/8/8/8/4K3 w - - 0 1\n4k3/8/8/8/8/8/8/4K2 w - - 0 1\n8/8/8/8/8/8/8/8 w - - 0 1",
            ),
            ("nothing that can be read", "words without any position"),
        ] {
            open_with_the_chunk(p).await;
            p.drop_text("[data-board]", text).await;
            p.appears("[data-import], [data-notice]:not([hidden]), [data-problem]").await;
            is_clean(p, name).await;
        }
    }
}

async fn nothing_in_a_frame(p: &mut Page) {
    for theme in ["light", "dark"] {
        for tail in ["embed", "embed=fen", "embed&edit", "embed=fen&edit"] {
            p.goto(&format!("?{tail}&theme={theme}#{}", ENDGAME.replace(' ', "_"))).await;
            p.piece_is("h1", Some("wR")).await;
            is_clean(p, &format!("?{tail}, {theme}")).await;
        }
    }
}

async fn nothing_in_the_page_about_embedding(p: &mut Page) {
    for (tag, dark) in LANGUAGES.into_iter().zip([false, true].into_iter().cycle()) {
        p.emulate_dark(dark).await;
        let name = embed_page::address(tag);
        p.open_url(&p.site().page(&name)).await;
        p.appears("#heard-fen").await;
        for width in [1280, 390] {
            p.viewport(width, 900).await;
            is_clean(p, &format!("{name}, {width} wide, dark: {dark}")).await;
        }
    }
}

async fn nothing_on_a_phone(p: &mut Page) {
    p.viewport(390, 844).await;
    for look in &LOOKS[..2] {
        dress(p, look).await;
        p.open(FOUND).await;
        p.appears("[data-finding-kind]").await;
        is_clean(p, "a phone").await;
        p.fill("#fen", FAULTY).await;
        p.appears("[data-problem]").await;
        is_clean(p, "a phone with faults").await;
    }
}

async fn nothing_on_any_board(p: &mut Page) {
    p.open(FOUND).await;
    p.appears("[data-finding-kind]").await;
    for theme in ["light", "dark"] {
        for colors in BOARDS {
            looks_as(p, colors, theme, " coordinates=outside").await;
            is_clean(p, &format!("the board {colors}, {theme}")).await;
        }
    }
}
