//! Games that are pasted: every position of one can be walked to.

use crate::KINGS;
use crate::import::{
    AFTER_E4_E5, AFTER_NC6, AFTER_NF3, GAME, SPANISH, card_of, is_one_step, open_for_pasting, paste,
};
use e2e::cases;
use e2e::page::{Page, START, strings};
use serde_json::json;

cases! {
    everywhere:
        the_slider_walks_the_game,
        a_finger_that_scrolls_from_the_slider_leaves_the_move;
    chromium:
        its_moves_are_a_list,
        undo_works_while_the_slider_has_the_focus,
        a_paste_works_while_the_slider_has_the_focus,
        several_games_are_stepped_through,
        buttons_walk_the_game,
        a_move_that_cannot_be_played_stops_the_game_and_is_told;
}

async fn several_games_are_stepped_through(p: &mut Page) {
    let text = format!("{GAME}\n[White \"Bird\"]\n[Black \"?\"]\n\n1. f4 *\n");
    let bird = "rnbqkbnr/pppppppp/8/8/5P2/8/PPPPP1PP/RNBQKBNR b KQkq f3 0 1";
    open_for_pasting(p, KINGS).await;
    paste(p, &text).await;
    p.shows(SPANISH).await;
    card_of(p, &text).await;
    let titles = p.text("[data-import-select] option").await;
    assert!(titles.contains("Lopez – Leonardo") && titles.contains("Bird"), "{titles}");
    p.click("[data-import-step=next]").await;
    p.shows(bird).await;
    p.click("[data-ply-step=previous]").await;
    p.shows(START).await;
    p.choose("[data-import-select]", "0").await;
    p.shows(SPANISH).await;
    p.wait_for("the slider at the end", "5".to_owned(), || p.value("[data-ply]")).await;
    is_one_step(p, KINGS, SPANISH).await;
}

async fn ply_is(p: &Page, words: &str, fen: &str) {
    p.shows(fen).await;
    p.wait_for("the words above the slider", words.to_owned(), || p.text(".import-ply")).await;
    p.wait_for("the words of the slider", Some(words.to_owned()), || {
        p.attribute("[data-ply]", "aria-valuetext")
    })
    .await;
    p.announces(words).await;
}

async fn the_slider_walks_the_game(p: &mut Page) {
    open_for_pasting(p, KINGS).await;
    paste(p, GAME).await;
    card_of(p, GAME).await;
    ply_is(p, "After 3. Bb5", SPANISH).await;
    p.focus("[data-ply]").await;
    for (key, words, fen) in [
        ("ArrowLeft", "After 2… Nc6", AFTER_NC6),
        ("ArrowLeft", "After 2. Nf3", AFTER_NF3),
        ("ArrowLeft", "After 1… e5", AFTER_E4_E5),
        ("ArrowRight", "After 2. Nf3", AFTER_NF3),
        ("Home", "Before the first move", START),
        ("End", "After 3. Bb5", SPANISH),
        ("ArrowDown", "After 2… Nc6", AFTER_NC6),
    ] {
        p.press(&[key]).await;
        ply_is(p, words, fen).await;
    }
    is_one_step(p, KINGS, AFTER_NC6).await;
}

async fn buttons_walk_the_game(p: &mut Page) {
    open_for_pasting(p, KINGS).await;
    paste(p, GAME).await;
    card_of(p, GAME).await;
    for (step, words, fen) in [
        ("previous", "After 2… Nc6", AFTER_NC6),
        ("previous", "After 2. Nf3", AFTER_NF3),
        ("next", "After 2… Nc6", AFTER_NC6),
        ("first", "Before the first move", START),
        ("last", "After 3. Bb5", SPANISH),
        ("previous", "After 2… Nc6", AFTER_NC6),
    ] {
        p.click(&format!("[data-ply-step={step}]")).await;
        ply_is(p, words, fen).await;
    }
    // At the ends it stays.
    p.click("[data-ply-step=last]").await;
    ply_is(p, "After 3. Bb5", SPANISH).await;
    p.click("[data-ply-step=next]").await;
    p.still_shows(SPANISH).await;
    is_one_step(p, KINGS, SPANISH).await;
}

async fn a_finger_that_scrolls_from_the_slider_leaves_the_move(p: &mut Page) {
    open_for_pasting(p, KINGS).await;
    paste(p, GAME).await;
    p.shows(SPANISH).await;
    // What engines do: the slider follows the finger, until the browser takes it for scrolling.
    let script = "
        const slider = document.querySelector('[data-ply]');
        const fire = (name) => slider.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerType: 'touch' }));
        fire('pointerdown');
        slider.value = 2;
        slider.dispatchEvent(new Event('input', { bubbles: true }));
        if (arguments[0]) fire('pointercancel');";
    p.script(script, vec![json!(false)]).await;
    p.shows(AFTER_E4_E5).await;
    p.script(script, vec![json!(true)]).await;
    p.shows(AFTER_E4_E5).await;
    p.click("[data-ply-step=last]").await;
    p.shows(SPANISH).await;
    p.script(script, vec![json!(true)]).await;
    p.shows(SPANISH).await;
    p.wait_for("the slider too", "5".to_owned(), || p.value("[data-ply]")).await;
}

async fn undo_works_while_the_slider_has_the_focus(p: &mut Page) {
    open_for_pasting(p, KINGS).await;
    paste(p, GAME).await;
    card_of(p, GAME).await;
    p.focus("[data-ply]").await;
    p.press(&["ArrowLeft"]).await;
    p.shows(AFTER_NC6).await;
    p.press(&["Control+z"]).await;
    p.shows(KINGS).await;
}

async fn a_paste_works_while_the_slider_has_the_focus(p: &mut Page) {
    p.fill_clipboard(GAME).await;
    p.open(KINGS).await;
    p.focus_square("e4").await;
    p.press(&["Control+v"]).await;
    card_of(p, GAME).await;
    p.focus("[data-ply]").await;
    p.press(&["Home"]).await;
    p.shows(START).await;
    p.press(&["Control+v"]).await;
    p.shows(SPANISH).await;
}

async fn a_move_that_cannot_be_played_stops_the_game_and_is_told(p: &mut Page) {
    let text = "[White \"Ä\"]\n\n1. e4 e5 2. Ke3 Nc6 *\n";
    open_for_pasting(p, KINGS).await;
    paste(p, text).await;
    p.shows(AFTER_E4_E5).await;
    card_of(p, text).await;
    p.says(".import-remarks", "Line 3, “Ke3”: This move cannot be played here.").await;
    assert!(p.is_seen(".import-remarks li").await);
    ply_is(p, "After 1… e5", AFTER_E4_E5).await;
    assert_eq!(p.attribute("[data-ply]", "max").await.as_deref(), Some("2"));
}

async fn its_moves_are_a_list(p: &mut Page) {
    open_for_pasting(p, KINGS).await;
    paste(p, GAME).await;
    p.shows(SPANISH).await;
    let moves = "return [...document.querySelectorAll('[data-game-ply]')].map((move) => move.textContent)";
    assert_eq!(strings(&p.script(moves, Vec::new()).await), ["e4", "e5", "Nf3", "Nc6", "Bb5"]);
    p.appears("[data-game-ply='5'][aria-current=true]").await;
    p.click("[data-game-ply='3']").await;
    p.shows(AFTER_NF3).await;
    p.appears("[data-game-ply='3'][aria-current=true]").await;
    assert_eq!(p.count("[data-game-ply][aria-current]").await, 1);
    p.focus("[data-game-ply='3']").await;
    p.press(&["ArrowRight"]).await;
    p.shows(AFTER_NC6).await;
    p.appears("[data-game-ply='4']:focus").await;
    p.press(&["Home"]).await;
    p.shows(START).await;
    p.press(&["End"]).await;
    p.shows(SPANISH).await;
    assert_eq!(p.count("[data-san]").await, 0, "nobody has played these moves");
    // Variations are folded.
    assert!(!p.is_seen(".variation p").await);
    p.click(".variation summary").await;
    p.says(".variation p", "2. f4 exf4").await;
    assert!(p.is_seen(".variation p").await);
    p.still_shows(SPANISH).await;
}
