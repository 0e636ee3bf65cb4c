//! What comes out on paper: one diagram with its FEN.

#![allow(clippy::expect_used, reason = "a PDF that cannot be read is a failed test")]

use crate::KIWIPETE;
use crate::pictures::{open_picture, svg};
use e2e::cases;
use e2e::engine::Engine;
use e2e::page::{Page, strings};
use fantoccini::wd::PrintConfigurationBuilder;
use lopdf::Document;
use serde_json::json;

cases! {
    everywhere:
        one_page_with_the_diagram_and_its_fen,
        nothing_but_board_and_fen_is_shown,
        the_board_fits_a_small_sheet,
        no_ring_is_printed;
    chromium:
        a_faulty_text_and_open_panels_stay_on_the_screen,
        the_diagram_is_the_exported_picture,
        a_title_is_printed_as_it_was_typed,
        a_page_without_the_picture_prints_its_board;
}

/// The text of the pages, a string a page.
async fn printed(p: &Page) -> Vec<String> {
    if p.engine() == Engine::WebKit {
        // Its driver has no command for printing: there the style for print is shown on the screen.
        begin_print(p).await;
        show_print(p).await;
        let script = "
            const drawn = [...document.querySelectorAll('svg text')].filter((one) => one.getClientRects().length);
            for (const one of document.querySelectorAll('svg')) one.style.display = 'none';
            return [document.body.innerText + drawn.map((one) => one.textContent).join('')];";
        return strings(&p.script(script, Vec::new()).await);
    }
    let settings = PrintConfigurationBuilder::default().background(true).build().expect("settings");
    let pdf = p.browser().client().print(settings).await.expect("a PDF");
    let document = Document::load_mem(&pdf).expect("a PDF that can be read");
    let pages = document.get_pages();
    pages.keys().map(|page| document.extract_text(&[*page]).expect("the text of a page")).collect()
}

/// What the browser tells the page before it prints.
async fn begin_print(p: &Page) {
    p.wait("the picture", || async {
        p.script("dispatchEvent(new Event('beforeprint'))", Vec::new()).await;
        p.exists(".printed-picture svg").await
    })
    .await;
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
    p.wait("the drawing of the printed page", || p.exists(".printed-picture")).await;
    let pages = printed(p).await;
    assert_eq!(pages.len(), 1, "{pages:?}");
    let text = letters(&pages[0]);
    assert!(text.contains(&letters(KIWIPETE)), "{text:?} has the FEN");
    assert!(text.contains("Whitetomove"), "{text:?} has the side to move");
    assert!(is_all(&text, KIWIPETE), "{text:?}");
}

/// Whether nothing is printed but a record, the side to move and the names of ranks and files. These are drawn as shapes by
/// some browsers, and by others twice, with an outline whose letters are any.
fn is_all(text: &str, record: &str) -> bool {
    let rest = text.replace(&letters(record), "").replace("Whitetomove", "");
    rest.chars().count() <= 16 + 8
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
    assert!(is_all(&text, "8/8/8/8/8/8/8/8w--0x"), "{text:?}");
}

async fn the_diagram_is_the_exported_picture(p: &mut Page) {
    p.goto("#fen=4k3/8/8/8/8/8/8/4K3_b_-_-_0_1&marks=Ge1e8").await;
    p.appears("[data-mark=Ge1e8]").await;
    p.action("flip").await;
    open_picture(p).await;
    p.choose("#picture-colors", "print").await;
    p.choose("#picture-coordinates", "outside").await;
    p.tick("[data-choice=border]").await;
    p.tick("[data-choice=caption-mover]").await;
    p.wait("all choices", || async {
        let svg = svg(p).await;
        ["hatch", "border", "caption"].iter().all(|part| svg.contains(&format!("id=\"forsyth-{part}")))
    })
    .await;
    let exported = json!(svg(p).await);
    begin_print(p).await;
    // Parsed in the same way: markup that is read back is not written as it was.
    let script = "
        const parsed = document.implementation.createHTMLDocument('').body;
        parsed.append(new DOMParser().parseFromString(arguments[0], 'text/html').querySelector('svg'));
        return [parsed.innerHTML.trim(), document.querySelector('.printed-picture').innerHTML.trim()];";
    let both = strings(&p.script(script, vec![exported]).await);
    assert!(
        both[1].contains("forsyth-hatch")
            && both[1].contains("forsyth-marks")
            && both[1].contains("Black to move")
    );
    assert_eq!(both[0], both[1]);
    p.script("dispatchEvent(new Event('afterprint'))", Vec::new()).await;
    assert!(!p.exists(".printed-picture svg").await, "nothing is drawn that nobody sees");
}

async fn a_title_is_printed_as_it_was_typed(p: &mut Page) {
    p.open(KIWIPETE).await;
    open_picture(p).await;
    begin_print(p).await;
    show_print(p).await;
    assert!(!p.is_seen(".printed-title").await, "there is none");
    for title in ["White mates <b>in two</b>", "<img src=x onerror=alert(1)>"] {
        let script = "
            const field = document.querySelector('[data-picture-title]');
            field.value = arguments[0];
            field.dispatchEvent(new Event('input', { bubbles: true }));
            dispatchEvent(new Event('beforeprint'));";
        p.script(script, vec![json!(title)]).await;
        p.wait_for("the title", title.to_owned(), || p.text(".printed-title")).await;
        assert!(p.is_seen(".printed-picture svg").await, "and the diagram");
    }
}

async fn nothing_but_board_and_fen_is_shown(p: &mut Page) {
    p.goto("#fen=4k3/8/8/8/8/8/8/4K3_w_-_-_0_1&marks=Ge1e8").await;
    p.appears("[data-mark=Ge1e8]").await;
    p.appears("[data-fact=state]").await;
    begin_print(p).await;
    show_print(p).await;
    let script = "
        const shown = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 1;
        return [...document.querySelectorAll('button, input, select, textarea, summary, dialog, .strip, .side, .bar')]
            .filter(shown).map((one) => one.outerHTML.slice(0, 80));";
    assert_eq!(strings(&p.script(script, Vec::new()).await), Vec::<String>::new());
    assert!(!p.is_seen("[data-board]").await && p.is_seen("#forsyth-marks").await);
    let (board, text) = (p.rect(".printed-picture").await, p.rect(".fen-mirror").await);
    assert!(text.y >= board.bottom(), "the FEN {text:?} stands below the board {board:?}");
    assert!(p.text(".fen-mirror").await.contains("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
}

async fn a_page_without_the_picture_prints_its_board(p: &mut Page) {
    p.goto("#fen=4k3/8/8/8/8/8/8/4K3_w_-_-_0_1&marks=Ge1e8").await;
    p.appears("[data-mark=Ge1e8]").await;
    // The part with the pictures is not here yet, or did not come: nobody hears of the print.
    show_print(p).await;
    assert!(p.is_seen("[data-board]").await && p.is_seen("[data-mark=Ge1e8]").await);
    let (board, text) = (p.rect("[data-board]").await, p.rect(".fen-mirror").await);
    assert!(text.y >= board.bottom(), "the FEN {text:?} stands below the board {board:?}");
}

async fn the_board_fits_a_small_sheet(p: &mut Page) {
    p.viewport(390, 844).await;
    p.open(KIWIPETE).await;
    p.appears("[data-fact=state]").await;
    begin_print(p).await;
    show_print(p).await;
    let board = p.rect(".printed-picture svg").await;
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
