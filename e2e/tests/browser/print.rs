//! What comes out on paper: one diagram with its FEN.

#![allow(clippy::expect_used, reason = "a PDF that cannot be read is a failed test")]

use crate::KIWIPETE;
use e2e::cases;
use e2e::engine::Engine;
use e2e::page::{Page, strings};
use fantoccini::wd::PrintConfigurationBuilder;
use lopdf::Document;
use serde_json::json;

cases! {
    everywhere:
        one_page_with_the_diagram_and_its_fen,
        a_faulty_text_and_open_panels_stay_on_the_screen,
        nothing_but_board_and_fen_is_shown,
        the_board_fits_a_small_sheet,
        no_ring_is_printed;
}

/// The text of the pages, a string a page.
async fn printed(p: &Page) -> Vec<String> {
    if p.engine() == Engine::WebKit {
        // Its driver has no command for printing: there the style for print is shown on the screen.
        show_print(p).await;
        // The names of ranks and files are drawn by the style.
        let script = "
            const drawn = [...document.querySelectorAll('.coordinate')].filter((one) => one.getClientRects().length);
            return [document.body.innerText + drawn.map((one) => one.dataset.name).join('')];";
        return strings(&p.script(script, Vec::new()).await);
    }
    let settings = PrintConfigurationBuilder::default().background(true).build().expect("settings");
    let pdf = p.browser().client().print(settings).await.expect("a PDF");
    let document = Document::load_mem(&pdf).expect("a PDF that can be read");
    let pages = document.get_pages();
    pages.keys().map(|page| document.extract_text(&[*page]).expect("the text of a page")).collect()
}

/// Shows on the screen what would be printed.
async fn show_print(p: &Page) {
    let script = "
        const rules = [...document.querySelector('link[rel=stylesheet]').sheet.cssRules];
        for (const { media } of rules) if (media?.mediaText === 'print') media.mediaText = 'all';";
    p.script(script, Vec::new()).await;
    p.wait("the style for print", || async { !p.is_seen(".bar").await }).await;
}

fn letters(text: &str) -> String {
    text.chars().filter(|letter| !letter.is_whitespace()).collect()
}

async fn one_page_with_the_diagram_and_its_fen(p: &mut Page) {
    p.open(KIWIPETE).await;
    p.wait("the rules", || p.exists("[data-fact=state]")).await;
    let pages = printed(p).await;
    assert_eq!(pages.len(), 1, "{pages:?}");
    let text = letters(&pages[0]);
    assert!(text.contains(&letters(KIWIPETE)), "{text:?} has the FEN");
    assert!(text.contains("Whitetomove"), "{text:?} has the side to move");
    // Beside it the names of ranks and files, and not a word of the page.
    let rest = text.replace(&letters(KIWIPETE), "").replace("Whitetomove", "");
    let mut rest: Vec<char> = rest.chars().collect();
    rest.sort_unstable();
    assert_eq!(rest.iter().collect::<String>(), "12345678abcdefgh");
}

async fn a_faulty_text_and_open_panels_stay_on_the_screen(p: &mut Page) {
    p.open(KIWIPETE).await;
    p.click("[data-panel=forms] summary").await;
    p.appears("[data-form-row]").await;
    p.fill("#fen", "8/8/8/8/8/8/8/8 w - - 0 x").await;
    p.appears("[data-problem]").await;
    let pages = printed(p).await;
    assert_eq!(pages.len(), 1, "{pages:?}");
    let text = letters(&pages[0]);
    assert!(text.contains("8/8/8/8/8/8/8/8w--0x"), "{text:?} is what the box shows");
    assert_eq!(text.chars().count(), "8/8/8/8/8/8/8/8w--0x".len() + 16, "{text:?}");
}

async fn nothing_but_board_and_fen_is_shown(p: &mut Page) {
    p.goto("#fen=4k3/8/8/8/8/8/8/4K3_w_-_-_0_1&marks=Ge1e8").await;
    p.appears("[data-mark=Ge1e8]").await;
    show_print(p).await;
    let script = "
        const shown = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 1;
        return [...document.querySelectorAll('button, input, select, textarea, summary, dialog, .strip, .side, .bar')]
            .filter(shown).map((one) => one.outerHTML.slice(0, 80));";
    assert_eq!(strings(&p.script(script, Vec::new()).await), Vec::<String>::new());
    assert!(p.is_seen("[data-board]").await && p.is_seen("[data-mark=Ge1e8]").await);
    let (board, text) = (p.rect("[data-board]").await, p.rect(".fen-mirror").await);
    assert!(text.y >= board.bottom(), "the FEN {text:?} stands below the board {board:?}");
    assert!(p.text(".fen-mirror").await.contains("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
}

async fn the_board_fits_a_small_sheet(p: &mut Page) {
    p.viewport(390, 844).await;
    p.open(KIWIPETE).await;
    show_print(p).await;
    let board = p.rect("[data-board]").await;
    assert!(board.x >= 0.0 && board.right() <= 390.0 && board.width > 200.0, "{board:?}");
    let width = p.script("return document.documentElement.scrollWidth", Vec::new()).await;
    assert_eq!(width, json!(390), "nothing sticks out");
}

async fn no_ring_is_printed(p: &mut Page) {
    p.open(KIWIPETE).await;
    p.click("[data-square=e5]").await;
    p.appears("[data-square=e5][data-selected]").await;
    p.press(&["ArrowUp"]).await;
    show_print(p).await;
    let script = "
        return [...document.querySelectorAll('[data-square]')].filter((one) => {
            const { boxShadow, outlineStyle } = getComputedStyle(one);
            return boxShadow !== 'none' || outlineStyle !== 'none';
        }).map((one) => one.dataset.square);";
    assert_eq!(strings(&p.script(script, Vec::new()).await), Vec::<String>::new());
}
