//! Playing: legal moves by mouse, finger and keys, the list of moves, promotion, what it leaves and what it begins.

use crate::announcements::{heard, listen};
use crate::{EMPTY, KINGS};
use e2e::cases;
use e2e::gesture::Button;
use e2e::page::{Page, START, strings};

cases! {
    everywhere:
        a_drag_makes_a_move_and_an_illegal_one_springs_back,
        a_promotion_is_chosen_by_a_finger;
    chromium:
        keys_make_a_move,
        a_promotion_is_asked_for,
        a_promotion_is_chosen_by_keys,
        moves_survive_a_reload,
        targets_are_shown_while_a_piece_is_held,
        only_moves_are_made_on_the_board,
        the_last_move_is_taken_back,
        the_game_is_copied,
        what_cannot_be_played_says_why,
        pieces_in_hand_are_dropped,
        moves_are_announced,
        an_embedded_board_has_no_switch;
}

const AFTER_E4: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
const AFTER_C5: &str = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2";
const AFTER_NF3: &str = "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2";
const PROMOTES: &str = "1n5k/P7/8/8/8/8/8/K7 w - - 0 1";
const CASTLES: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

/// Opens a position and begins to play. Who has played before plays on at once, but no piece moves before the rules are there.
async fn play(p: &mut Page, fen: &str) {
    p.open(fen).await;
    switch_to(p, "play").await;
    p.appears(".moves").await;
}

async fn switch_to(p: &mut Page, mode: &str) {
    p.click(&format!("[data-mode={mode}]")).await;
    p.appears(&format!("[data-mode={mode}][aria-pressed=true]")).await;
}

async fn sans(p: &Page) -> Vec<String> {
    let script = "return [...document.querySelectorAll('[data-san]')].map((one) => one.textContent)";
    strings(&p.script(script, Vec::new()).await)
}

async fn moves_are(p: &Page, expected: &[&str]) {
    p.wait_for("the moves", expected.iter().map(|san| (*san).to_owned()).collect::<Vec<_>>(), || sans(p))
        .await;
}

async fn a_drag_makes_a_move_and_an_illegal_one_springs_back(p: &mut Page) {
    play(p, START).await;
    p.drag("e2", "e4").await;
    p.shows(AFTER_E4).await;
    p.drag("c7", "c4").await;
    p.still_shows(AFTER_E4).await;
    p.drag("d2", "d4").await;
    p.still_shows(AFTER_E4).await;
    p.vanishes("[data-dragged]").await;
    p.drag("c7", "c5").await;
    p.shows(AFTER_C5).await;
    p.drag("g1", "f3").await;
    p.shows(AFTER_NF3).await;
    moves_are(p, &["e4", "c5", "Nf3"]).await;
}

async fn keys_make_a_move(p: &mut Page) {
    p.open(START).await;
    p.focus_square("e2").await;
    p.press(&["e"]).await;
    p.appears("[data-mode=play][aria-pressed=true]").await;
    // Letters place nothing, Delete removes nothing.
    p.press(&["q", "N", "Delete", " "]).await;
    p.appears("[data-square=e2][data-selected]").await;
    p.press(&["ArrowUp", "ArrowUp", "Enter"]).await;
    p.shows(AFTER_E4).await;
    p.focused_is("e4").await;
    p.press(&["Control+z"]).await;
    p.shows(START).await;
    p.press(&["e"]).await;
    p.appears("[data-mode=edit][aria-pressed=true]").await;
}

async fn a_promotion_is_asked_for(p: &mut Page) {
    for (chosen, fen, san) in
        [("q", "1n5k/8/8/8/8/8/8/K7 b - - 0 1", "a8=Q"), ("n", "1n5k/8/8/8/8/8/8/K7 b - - 0 1", "a8=N")]
    {
        play(p, PROMOTES).await;
        p.drag("a7", "a8").await;
        p.appears("[data-promotion=q]").await;
        p.still_shows(PROMOTES).await;
        let (menu, square) = (p.rect(".promotion").await, p.rect("[data-square=a8]").await);
        assert!((menu.x - square.x).abs() < 1.0 && (menu.y - square.y).abs() < 1.0, "{menu:?} {square:?}");
        p.click(&format!("[data-promotion={chosen}]")).await;
        let placed = fen.replacen("1n5k", if chosen == "q" { "Qn5k" } else { "Nn5k" }, 1);
        p.shows(&placed).await;
        moves_are(p, &[san]).await;
        p.vanishes("[data-promotion]").await;
    }
    // A press elsewhere takes it back.
    play(p, PROMOTES).await;
    p.click_square("a7").await;
    p.click_square("b8").await;
    p.appears("[data-promotion=q]").await;
    p.click_square("e4").await;
    p.vanishes("[data-promotion]").await;
    p.still_shows(PROMOTES).await;
}

async fn a_promotion_is_chosen_by_keys(p: &mut Page) {
    play(p, PROMOTES).await;
    for key in ["Enter", " "] {
        p.focus_square("a7").await;
        p.press(&[key, "ArrowUp", key]).await;
        p.appears("[data-promotion=q]:focus").await;
        p.still_shows(PROMOTES).await;
        p.press(&["Escape"]).await;
        p.vanishes("[data-promotion]").await;
        p.still_shows(PROMOTES).await;
    }
    p.focus_square("a7").await;
    p.press(&["Enter", "ArrowUp", "Enter"]).await;
    p.appears("[data-promotion=q]:focus").await;
    p.press(&["ArrowDown"]).await;
    p.appears("[data-promotion=r]:focus").await;
    p.press(&["Enter"]).await;
    p.shows("Rn5k/8/8/8/8/8/8/K7 b - - 0 1").await;
    p.focused_is("a8").await;
    p.press(&["Control+z"]).await;
    p.shows(PROMOTES).await;
    p.focus_square("a7").await;
    p.press(&["Enter", "ArrowUp", "Enter"]).await;
    p.appears("[data-promotion=q]:focus").await;
    p.press(&["b"]).await;
    p.shows("Bn5k/8/8/8/8/8/8/K7 b - - 0 1").await;
}

async fn a_promotion_is_chosen_by_a_finger(p: &mut Page) {
    p.viewport(390, 844).await;
    play(p, PROMOTES).await;
    p.script("document.querySelector('[data-board]').scrollIntoView({ block: 'center' })", Vec::new()).await;
    for square in ["a7", "a8"] {
        p.tap_square(square).await;
    }
    p.appears("[data-promotion=q]").await;
    // The finger that made the move has chosen nothing.
    p.still_shows(PROMOTES).await;
    p.tap_on("[data-promotion=n]").await;
    p.shows("Nn5k/8/8/8/8/8/8/K7 b - - 0 1").await;
}

async fn targets_are_shown_while_a_piece_is_held(p: &mut Page) {
    play(p, CASTLES).await;
    let script = "
        return [...document.querySelectorAll('[data-target]')]
            .map((one) => `${one.dataset.square} ${one.dataset.target}`).sort()";
    let targets = || async { strings(&p.script(script, Vec::new()).await) };
    assert!(targets().await.is_empty());
    p.click_square("e1").await;
    let expected = [
        "a1 castle",
        "c1 move",
        "d1 move",
        "d2 move",
        "e2 move",
        "f1 move",
        "f2 move",
        "g1 move",
        "h1 castle",
    ];
    p.wait_for("the king's squares", expected.map(str::to_owned).to_vec(), targets).await;
    p.click_square("a1").await;
    p.shows("r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1").await;
    p.vanishes("[data-target]").await;
    p.click_square("h8").await;
    p.appears("[data-square=h1][data-target=capture]").await;
    p.press(&["Escape"]).await;
    p.vanishes("[data-target]").await;
}

async fn only_moves_are_made_on_the_board(p: &mut Page) {
    play(p, START).await;
    // Off the board, a copy, a spare piece, the eraser, the wheel.
    let (from, off) = (p.square("d2").await, p.beside_the_board("d2").await);
    p.drag_points(from, off).await;
    p.click("[data-spare=wQ]").await;
    p.tool_is("hand").await;
    p.click("[data-tool=eraser]").await;
    p.tool_is("hand").await;
    p.click_square("d2").await;
    p.press(&["Escape"]).await;
    p.click_square_with(Button::Middle, "d8").await;
    p.tool_is("hand").await;
    p.still_shows(START).await;
    // Arrows are drawn as ever.
    p.sweep(Button::Right, &["e2", "e4"]).await;
    p.appears("[data-mark]").await;
}

async fn the_last_move_is_taken_back(p: &mut Page) {
    play(p, START).await;
    p.drag("e2", "e4").await;
    p.drag("c7", "c5").await;
    p.shows(AFTER_C5).await;
    p.sweep(Button::Right, &["g1", "f3"]).await;
    p.appears("[data-mark]").await;
    p.click("[data-action=take-back]").await;
    p.shows(AFTER_E4).await;
    p.vanishes("[data-mark]").await;
    p.click("[data-action=take-back]").await;
    p.shows(START).await;
    moves_are(p, &[]).await;
    p.vanishes("[data-action=take-back]").await;
}

async fn the_game_is_copied(p: &mut Page) {
    p.simulate(&["clipboard-memory"]).await;
    play(p, START).await;
    for (from, to) in [("e2", "e4"), ("c7", "c5"), ("g1", "f3")] {
        p.drag(from, to).await;
    }
    p.shows(AFTER_NF3).await;
    p.click("[data-action=copy-pgn]").await;
    p.announces("PGN").await;
    let copied = p.script("return __e2e_clipboard()", Vec::new()).await;
    let copied = copied.as_str().unwrap_or_default();
    assert!(copied.contains(&format!("[SetUp \"1\"]\n[FEN \"{START}\"]\n\n1. e4 c5 2. Nf3 *")), "{copied}");
}

async fn what_cannot_be_played_says_why(p: &mut Page) {
    p.open(EMPTY).await;
    p.appears("[data-mode=play][aria-disabled=true]").await;
    p.click("[data-mode=play]").await;
    p.says("[data-notice]", "cannot be played").await;
    p.appears("[data-mode=edit][aria-pressed=true]").await;
    // Who plays and loads such a position goes on when it is another one.
    play(p, START).await;
    p.action("clear").await;
    p.appears("[data-mode=play][aria-pressed=true][aria-disabled=true]").await;
    p.says(".moves-status", "cannot be played").await;
    p.action("start").await;
    p.vanishes("[data-mode=play][aria-disabled]").await;
    p.drag("e2", "e4").await;
    p.shows(AFTER_E4).await;
}

async fn pieces_in_hand_are_dropped(p: &mut Page) {
    p.open(KINGS).await;
    p.retype("#fen", "4k3/8/8/8/8/8/8/4K3[Np] w - - 0 1").await;
    switch_to(p, "play").await;
    p.appears("[data-spare=wQ][aria-disabled=true]").await;
    assert_eq!(p.attribute("[data-spare=wN]", "aria-disabled").await, None);
    p.click("[data-spare=wN]").await;
    p.tool_is("wN").await;
    p.click_square("f6").await;
    p.fen_is("4k3/8/5N2/8/8/8/8/4K3[p] b - - 1 1").await;
    moves_are(p, &["N@f6+"]).await;
}

async fn moves_are_announced(p: &mut Page) {
    play(p, "4k3/8/8/3p4/8/2N5/8/4K2R w K - 0 1").await;
    listen(p).await;
    p.drag("c3", "d5").await;
    p.wait("Knight takes d5", || async { heard(p).await.contains(&"Knight takes d5".to_owned()) }).await;
    p.focus_square("e8").await;
    p.press(&["Enter", "ArrowDown", "ArrowDown", "Enter"]).await;
    p.wait("Not a legal move.", || async { heard(p).await.contains(&"Not a legal move.".to_owned()) }).await;
    p.press(&["ArrowUp", "Enter"]).await;
    p.wait("no move", || async { sans(p).await.len() == 1 }).await;
}

async fn moves_survive_a_reload(p: &mut Page) {
    play(p, START).await;
    p.drag("e2", "e4").await;
    p.drag("c7", "c5").await;
    p.shows(AFTER_C5).await;
    p.reload().await;
    p.shows(AFTER_C5).await;
    p.appears("[data-mode=play][aria-pressed=true]").await;
    moves_are(p, &["e4", "c5"]).await;
    p.drag("g1", "f3").await;
    p.shows(AFTER_NF3).await;
    p.press(&["Control+z", "Control+z"]).await;
    p.shows(AFTER_E4).await;
    moves_are(p, &["e4"]).await;
    switch_to(p, "edit").await;
    p.reload().await;
    p.appears("[data-mode=edit][aria-pressed=true]").await;
    moves_are(p, &["e4"]).await;
}

async fn an_embedded_board_has_no_switch(p: &mut Page) {
    p.open(START).await;
    p.goto("?embed&edit").await;
    assert!(!p.is_seen("[data-mode]").await);
}
