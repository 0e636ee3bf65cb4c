//! The panels beside the board: written forms, castling rules, numbered start positions.

use crate::KINGS;
use e2e::cases;
use e2e::page::{Page, START, strings};
use serde_json::json;

cases! {
    chromium:
        an_opened_panel_is_in_sight,
        a_refused_copy_of_a_form_selects_its_text_and_says_so,
        a_chosen_form_stands_in_the_box_and_survives_a_reload,
        open_panels_survive_a_reload_but_not_in_a_frame,
        every_written_form_is_shown,
        a_form_follows_the_board,
        each_form_is_copied,
        the_number_of_the_start_position_is_shown_and_set,
        a_die_gives_a_start_position,
        castling_rules_are_chosen_and_told_by_squares;
}

pub(crate) const NUMBER: &str = "#chess960-number";
const WHITE: &str = "#dfrc-white";
const BLACK: &str = "#dfrc-black";

/// The start position of this number for both sides.
pub(crate) const ZERO: &str = "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1";
const LAST: &str = "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w KQkq - 0 1";

pub(crate) async fn open_panel(p: &Page, name: &str) {
    // One that was open before a reload still is.
    if !p.exists(&format!("[data-panel={name}][open]")).await {
        p.click(&format!("[data-panel={name}] summary")).await;
    }
    p.appears(&format!("[data-panel={name}] .panel-body > *")).await;
}

async fn form(p: &Page, name: &str) -> String {
    p.text(&format!("[data-form-row={name}] [data-form-text]")).await
}

async fn form_is(p: &Page, name: &str, expected: &str) {
    p.wait_for(&format!("the form {name}"), expected.to_owned(), || form(p, name)).await;
}

async fn form_names(p: &Page) -> Vec<String> {
    let script = "return [...document.querySelectorAll('[data-form-row]')].map((one) => one.dataset.formRow)";
    strings(&p.script(script, Vec::new()).await)
}

pub(crate) async fn number_is(p: &Page, css: &str, expected: &str) {
    p.wait_for(&format!("the number in {css}"), expected.to_owned(), || p.value(css)).await;
}

/// Writes a number as a person does, and leaves the field by Enter.
pub(crate) async fn number(p: &Page, css: &str, text: &str) {
    p.retype(css, text).await;
    p.press(&["Enter"]).await;
}

/// After 1.e4 c6 2.e5 d5: every form differs from some other.
const AFTER_D5: &str = "rnbqkbnr/pp2pppp/2p5/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3";

async fn every_written_form_is_shown(p: &mut Page) {
    p.open(AFTER_D5).await;
    open_panel(p, "forms").await;
    let names = ["fen", "fen-1993", "x-fen", "lichess", "shredder", "epd", "uci", "pgn", "placement"];
    assert_eq!(form_names(p).await, names);
    form_is(p, "fen", AFTER_D5).await;
    form_is(p, "lichess", AFTER_D5).await;
    form_is(p, "shredder", &AFTER_D5.replace("KQkq", "HAha")).await;
    form_is(p, "epd", AFTER_D5.trim_end_matches(" 0 3")).await;
    form_is(p, "uci", &format!("position fen {AFTER_D5}")).await;
    form_is(p, "placement", AFTER_D5.split(' ').next().unwrap_or_default()).await;
    assert!(form(p, "pgn").await.contains(&format!("[FEN \"{AFTER_D5}\"]")));
    for name in names {
        let row = format!("[data-form-row={name}]");
        assert!(p.text(&format!("{row} label")).await.len() > 10, "{name} says what it is for");
        let button = format!("[data-form={name}]");
        let label = p.attribute(&button, "aria-label").await.unwrap_or_default();
        assert!(label.starts_with("Copy "), "{name} is copied by {label:?}");
    }
}

async fn a_form_follows_the_board(p: &mut Page) {
    // No enemy pawn stands beside the pushed one.
    let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    let bare = fen.replace("e3", "-");
    p.open(fen).await;
    open_panel(p, "forms").await;
    form_is(p, "fen", fen).await;
    form_is(p, "fen-1993", fen).await;
    form_is(p, "x-fen", &bare).await;
    form_is(p, "lichess", &bare).await;
    p.drag("h8", "h5").await;
    form_is(p, "placement", "rnbqkbn1/pppppppp/8/7r/4P3/8/PPPP1PPP/RNBQKBNR").await;
    p.action("undo").await;
    form_is(p, "x-fen", &bare).await;
}

/// Notes from now on what a button says that copies.
pub(crate) async fn listen_to(p: &Page, button: &str) {
    let script = "
        const button = document.querySelector(arguments[0]);
        window.__answers = [];
        new MutationObserver(() => button.matches('[data-copied]') && __answers.push(button.textContent))
            .observe(button, { attributes: true, childList: true, characterData: true, subtree: true });";
    p.script(script, vec![json!(button)]).await;
}

/// Waits until that button has answered; it does so for a moment only.
pub(crate) async fn answers(p: &Page) {
    let script = "return __answers.includes('Copied')";
    p.wait("the answer", || async { p.script(script, Vec::new()).await == true }).await;
}

/// Presses a button that copies, and waits for its answer.
pub(crate) async fn copies(p: &Page, button: &str) {
    listen_to(p, button).await;
    p.click(button).await;
    answers(p).await;
}

async fn each_form_is_copied(p: &mut Page) {
    p.simulate(&["clipboard-memory"]).await;
    p.open(AFTER_D5).await;
    open_panel(p, "forms").await;
    for name in form_names(p).await {
        let button = format!("[data-form={name}]");
        copies(p, &button).await;
        let text = form(p, &name).await;
        assert_eq!(p.script("return __e2e_clipboard()", Vec::new()).await, json!(text), "{name}");
    }
    p.announces("Copied").await;
    // The answer goes by itself.
    p.wait("the last answer goes", || async { !p.text("[data-panel=forms]").await.contains("Copied") }).await;
    p.still_shows(AFTER_D5).await;
}

async fn a_refused_copy_of_a_form_selects_its_text_and_says_so(p: &mut Page) {
    p.simulate(&["clipboard-refused"]).await;
    p.open(AFTER_D5).await;
    open_panel(p, "forms").await;
    p.click("[data-form=shredder]").await;
    p.appears("[data-notice]").await;
    let text = form(p, "shredder").await;
    let selected = "return String(getSelection())";
    p.wait_for("the selected text", json!(text), || p.script(selected, Vec::new())).await;
}

async fn a_chosen_form_stands_in_the_box_and_survives_a_reload(p: &mut Page) {
    let shredder = START.replace("KQkq", "HAha");
    p.simulate(&["clipboard-memory"]).await;
    p.open(START).await;
    open_panel(p, "forms").await;
    assert!(p.is_checked("input[name=form][value=fen]").await);
    p.tick("input[name=form][value=shredder]").await;
    p.shows(&shredder).await;
    p.action("copy-fen").await;
    p.wait("the copied text", || async {
        p.script("return __e2e_clipboard()", Vec::new()).await == json!(shredder)
    })
    .await;
    p.reload().await;
    p.shows(&shredder).await;
    open_panel(p, "forms").await;
    p.wait("the choice", || p.is_checked("input[name=form][value=shredder]")).await;
    p.tick("input[name=form][value=fen]").await;
    p.shows(START).await;
}

async fn the_number_of_the_start_position_is_shown_and_set(p: &mut Page) {
    p.open(START).await;
    open_panel(p, "games").await;
    number_is(p, NUMBER, "518").await;
    number(p, NUMBER, "0").await;
    p.shows(ZERO).await;
    p.announces("Chess960 start position 0").await;
    assert_eq!(p.value("#castling-rules").await, "auto");
    number(p, NUMBER, "959").await;
    p.shows(LAST).await;
    number(p, NUMBER, "0518").await;
    p.shows(START).await;
    number_is(p, NUMBER, "518").await;
    assert_eq!(p.value("#castling-rules").await, "auto");
    // Each number is one step.
    p.action("undo").await;
    p.shows(LAST).await;
    number_is(p, NUMBER, "959").await;
    p.action("undo").await;
    p.shows(ZERO).await;
    number_is(p, NUMBER, "0").await;
    p.drag("b2", "b4").await;
    number_is(p, NUMBER, "").await;
    number_is(p, WHITE, "").await;
    p.action("undo").await;
    // A number that there is not says so and changes nothing.
    number(p, BLACK, "960").await;
    p.wait("960 is wrong", || async { p.attribute(BLACK, "aria-invalid").await.as_deref() == Some("true") })
        .await;
    let id = p.attribute(BLACK, "aria-describedby").await.unwrap_or_default();
    assert!(p.text(&format!("#{id}")).await.contains("959"), "it is said what a number must be");
    p.still_shows(ZERO).await;
    // Each side may have its own.
    number(p, BLACK, "959").await;
    p.shows("rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1").await;
    number_is(p, NUMBER, "").await;
    number_is(p, WHITE, "0").await;
    p.announces("White 0, Black 959").await;
}

async fn a_die_gives_a_start_position(p: &mut Page) {
    p.open(KINGS).await;
    open_panel(p, "games").await;
    number_is(p, NUMBER, "").await;
    p.action("chess960-die").await;
    p.wait("a number", || async { p.value(NUMBER).await.parse().is_ok_and(|number: u32| number < 960) })
        .await;
    let (white, black) = (p.value(WHITE).await, p.value(BLACK).await);
    assert_eq!([white, black], [p.value(NUMBER).await, p.value(NUMBER).await]);
    let fen = p.fen().await;
    assert!(fen.contains("/pppppppp/8/8/8/8/PPPPPPPP/") && fen.ends_with(" w KQkq - 0 1"), "{fen}");
    p.appears("[data-verdict=legal]").await;
    p.action("undo").await;
    p.shows(KINGS).await;
    // The lines of Chess960 above the die have gone by then.
    number_is(p, NUMBER, "").await;
    p.action("dfrc-die").await;
    p.wait("two numbers", || async {
        let valid = |text: String| text.parse().is_ok_and(|number: u32| number < 960);
        valid(p.value(WHITE).await) && valid(p.value(BLACK).await)
    })
    .await;
    p.action("undo").await;
    p.shows(KINGS).await;
}

async fn castling_rules_are_chosen_and_told_by_squares(p: &mut Page) {
    p.open(START).await;
    open_panel(p, "games").await;
    let automatic = "#castling-rules option[value=auto]";
    assert_eq!(p.text(automatic).await, "Automatic (standard)");
    assert_eq!(p.text(".castling-squares").await, "");
    p.choose("#castling-rules", "chess960").await;
    p.wait("the castling squares", || async {
        p.text(".castling-squares").await.contains("White: king on e1, rooks a1 and h1")
    })
    .await;
    p.still_shows(START).await;
    p.drag("h1", "h4").await;
    p.wait("the rook that is left", || async {
        p.text(".castling-squares").await.contains("White: king on e1, rook a1")
    })
    .await;
    p.action("undo").await;
    p.action("undo").await;
    number_is(p, "#castling-rules", "auto").await;
    number(p, NUMBER, "0").await;
    p.wait_for("what is detected", "Automatic (Chess960)".to_owned(), || p.text(automatic)).await;
    p.choose("#castling-rules", "standard").await;
    p.appears("[data-finding-kind=bad-castling]").await;
    p.choose("#castling-rules", "auto").await;
    p.vanishes("[data-finding-kind]").await;
}

async fn an_opened_panel_is_in_sight(p: &mut Page) {
    for (width, height) in [(1440, 900), (1280, 720), (390, 664)] {
        p.viewport(width, height).await;
        p.open(START).await;
        for name in ["library", "forms", "picture", "links", "texts", "read-aloud"] {
            open_panel(p, name).await;
            let css = format!("[data-panel={name}]");
            p.wait(&format!("{name} in sight at {width}x{height}"), || async {
                // All of it, or as much as there is room for.
                let place = p.rect(&css).await;
                let frame = p.rect(".side").await;
                let top = if width < 560 { 0.0 } else { frame.y };
                let bottom = if width < 560 { p.rect(".main-actions").await.y } else { frame.bottom() };
                place.y >= top - 1.0 && (place.bottom() <= bottom + 1.0 || place.y <= top + 24.0)
            })
            .await;
            p.click(&format!("{css} summary")).await;
            p.vanishes(&format!("{css}[open]")).await;
        }
    }
}

async fn open_panels_survive_a_reload_but_not_in_a_frame(p: &mut Page) {
    p.open(START).await;
    open_panel(p, "texts").await;
    open_panel(p, "links").await;
    p.reload().await;
    p.shows(START).await;
    for name in ["texts", "links"] {
        p.appears(&format!("[data-panel={name}][open] .panel-body > *")).await;
    }
    let top = "return document.scrollingElement.scrollTop";
    assert_eq!(p.script(top, Vec::new()).await, json!(0), "nothing has moved");
    p.click("[data-panel=links] summary").await;
    p.vanishes("[data-panel=links][open]").await;
    p.reload().await;
    p.shows(START).await;
    p.appears("[data-panel=texts][open]").await;
    assert!(!p.exists("[data-panel=links][open]").await);
    p.goto("?embed#4k3/8/8/8/8/8/8/4K3_w_-_-_0_1").await;
    p.piece_is("e1", Some("wK")).await;
    assert_eq!(p.count("[data-panel][open]").await, 0);
}
