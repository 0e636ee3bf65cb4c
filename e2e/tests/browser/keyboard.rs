//! Keys on the board.

use crate::{EMPTY, KINGS};
use e2e::cases;
use e2e::page::{Page, START};
use serde_json::json;

cases! {
    everywhere:
        the_board_is_one_tab_stop,
        letters_place_pieces_as_in_fen,
        space_and_enter_lift_and_drop,
        delete_removes_what_lies_under_the_mouse_by_now,
        a_letter_places_a_piece_under_the_mouse,
        the_focus_stays_on_its_square_when_the_board_is_turned,
        control_z_and_y_undo_and_redo,
        control_z_undoes_where_nothing_was_typed,
        control_c_copies_the_fen,
        control_v_pastes_a_position,
        letters_do_nothing_while_the_box_has_the_focus,
        composed_characters_and_browser_shortcuts_place_nothing;
    chromium:
        letters_of_another_script_undo_by_their_place;
}

/// Presses a key until a square has the focus, and says which.
async fn until_on_the_board(p: &Page, key: &str) -> String {
    for _ in 0..80 {
        p.press(&[key]).await;
        let square = p.focused().await;
        if !square.is_empty() {
            return square;
        }
    }
    panic!("{key} never comes to the board");
}

async fn the_board_is_one_tab_stop(p: &mut Page) {
    p.open(START).await;
    let first = until_on_the_board(p, "Tab").await;
    p.press(&["Tab"]).await;
    assert_eq!(p.focused().await, "", "one Tab leaves the board");
    p.press(&["Shift+Tab"]).await;
    p.focused_is(&first).await;
    p.press(&["ArrowUp", "ArrowUp", "ArrowRight"]).await;
    let here = p.focused().await;
    assert_ne!(here, first);
    p.press(&["Shift+Tab"]).await;
    assert_eq!(p.focused().await, "", "one Shift+Tab leaves the board");
    // Who comes back finds the square that was left.
    assert_eq!(until_on_the_board(p, "Tab").await, here);
}

async fn letters_place_pieces_as_in_fen(p: &mut Page) {
    p.open(EMPTY).await;
    p.focus_square("a1").await;
    for letter in "KQRBNP".chars() {
        p.press(&[&letter.to_string(), "ArrowRight"]).await;
    }
    p.shows("8/8/8/8/8/8/8/KQRBNP2 w - - 0 1").await;
    p.focus_square("a8").await;
    for letter in "kqrbnp".chars() {
        p.press(&[&letter.to_string(), "ArrowRight"]).await;
    }
    p.shows("kqrbnp2/8/8/8/8/8/8/KQRBNP2 w - - 0 1").await;
    // A letter replaces, and a second king moves the first.
    p.focus_square("b1").await;
    p.press(&["n"]).await;
    p.shows("kqrbnp2/8/8/8/8/8/8/KnRBNP2 w - - 0 1").await;
    p.focus_square("h4").await;
    p.press(&["K"]).await;
    p.shows("kqrbnp2/8/8/8/7K/8/8/1nRBNP2 w - - 0 1").await;
    p.focused_is("h4").await;
}

async fn space_and_enter_lift_and_drop(p: &mut Page) {
    p.open(START).await;
    p.focus_square("e2").await;
    p.press(&["Space"]).await;
    p.appears("[data-square=e2][data-selected]").await;
    p.press(&["ArrowUp", "ArrowUp", "Space"]).await;
    p.shows("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1").await;
    p.focused_is("e4").await;
    p.press(&["Enter"]).await;
    p.appears("[data-square=e4][data-selected]").await;
    p.press(&["ArrowUp", "Enter"]).await;
    p.shows("rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1").await;
    p.press(&["Enter", "Enter"]).await;
    p.vanishes("[data-selected]").await;
    p.still_shows("rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1").await;
}

async fn delete_removes_what_lies_under_the_mouse_by_now(p: &mut Page) {
    p.open(START).await;
    p.move_to(p.square("d8").await).await;
    p.press(&["f", "Delete"]).await;
    p.shows_board("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ1BNR w KQkq - 0 1").await;
    // Where the page has scrolled nobody knows until the mouse moves.
    p.viewport(600, 700).await;
    p.open(START).await;
    p.move_to(p.square("d8").await).await;
    p.script("scrollBy(0, 100)", Vec::new()).await;
    p.settle().await;
    p.press(&["Delete"]).await;
    p.settle().await;
    assert_eq!(p.piece("d8").await.as_deref(), Some("bQ"));
}

async fn the_focus_stays_on_its_square_when_the_board_is_turned(p: &mut Page) {
    p.open(KINGS).await;
    p.focus_square("e1").await;
    // Without a moment in between: the next key finds the square too.
    p.press(&["f", "ArrowRight", "N", "f", "ArrowRight", "Q"]).await;
    p.shows("4k3/8/8/8/8/8/8/3NQ3 w - - 0 1").await;
    p.focused_is("e1").await;
}

async fn a_letter_places_a_piece_under_the_mouse(p: &mut Page) {
    p.open(START).await;
    // Some browsers leave the focus on the button that was clicked.
    p.action("clear").await;
    p.shows(EMPTY).await;
    for (square, key) in [("e1", "K"), ("e8", "k"), ("h1", "R")] {
        let place = p.square(square).await;
        p.move_to(place).await;
        p.press(&[key]).await;
    }
    p.shows("4k3/8/8/8/8/8/8/4K2R w - - 0 1").await;
    assert_eq!(p.focused().await, "", "no square has the focus");
    // Whoever has come to a button by keys means the button.
    p.focus("[data-action=flip]").await;
    p.press(&["N"]).await;
    p.still_shows("4k3/8/8/8/8/8/8/4K2R w - - 0 1").await;
    // A focused square goes before the one under the mouse.
    p.focus_square("a1").await;
    p.press(&["Q"]).await;
    p.shows("4k3/8/8/8/8/8/8/Q3K2R w - - 0 1").await;
    p.press(&["f"]).await;
    p.wait_for("the orientation", "black".to_owned(), || p.orientation()).await;
}

async fn control_z_and_y_undo_and_redo(p: &mut Page) {
    let moved = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1";
    p.open(START).await;
    p.drag("e2", "e4").await;
    p.shows(moved).await;
    for (undo, redo) in [("Control+z", "Control+y"), ("Control+z", "Control+Shift+z")] {
        p.press(&[undo]).await;
        p.shows(START).await;
        p.press(&[redo]).await;
        p.shows(moved).await;
    }
    p.focus_square("e4").await;
    p.press(&["Control+z"]).await;
    p.shows(START).await;
}

async fn control_c_copies_the_fen(p: &mut Page) {
    p.fill_clipboard("something else").await;
    p.open(START).await;
    p.drag("e2", "e4").await;
    p.focus_square("a1").await;
    p.press(&["Control+c"]).await;
    p.settle().await;
    let copied = p.read_clipboard().await;
    assert_eq!(copied.trim_end(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1");
}

async fn control_v_pastes_a_position(p: &mut Page) {
    let fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    p.fill_clipboard(&format!("  [FEN \"{fen}\"]\n")).await;
    p.open(START).await;
    p.focus_square("a1").await;
    p.press(&["Control+v"]).await;
    p.shows(fen).await;
    p.press(&["Control+z"]).await;
    p.shows(START).await;
}

async fn letters_do_nothing_while_the_box_has_the_focus(p: &mut Page) {
    p.open(KINGS).await;
    p.caret("#fen", KINGS.len()).await;
    p.type_text("fK?n").await;
    assert_eq!(p.fen().await, format!("{KINGS}fK?n"));
    p.settle().await;
    assert_eq!(p.orientation().await, "white");
    assert!(!p.is_seen("[data-dialog=help]").await, "the help");
    // Delete belongs to the text, wherever the pointer rests.
    let place = p.square("e1").await;
    p.move_to(place).await;
    p.caret("#fen", 0).await;
    p.press(&["Delete"]).await;
    assert_eq!(p.fen().await, format!("{}fK?n", &KINGS[1..]));
    p.piece_is("e1", Some("wK")).await;
}

/// By events, since no driver has an input method.
async fn composed_characters_and_browser_shortcuts_place_nothing(p: &mut Page) {
    p.open(KINGS).await;
    p.focus_square("d4").await;
    let script = "
        for (const extra of [{ isComposing: true }, { ctrlKey: true }, { altKey: true }, { metaKey: true }]) {
            for (const key of ['q', 'N', 'f']) {
                document.activeElement.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...extra }));
            }
        }";
    p.script(script, Vec::new()).await;
    p.still_shows(KINGS).await;
    assert_eq!(p.orientation().await, "white");
}

async fn control_z_undoes_where_nothing_was_typed(p: &mut Page) {
    let with_pawns = "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3";
    p.open(with_pawns).await;
    p.choose("#en-passant", "d6").await;
    p.fen_is(&with_pawns.replace("KQkq -", "KQkq d6")).await;
    p.focus("#en-passant").await;
    p.press(&["Control+z"]).await;
    p.fen_is(with_pawns).await;
    p.press(&["Control+y"]).await;
    p.fen_is(&with_pawns.replace("KQkq -", "KQkq d6")).await;
    // What a fix has written nobody has typed; what somebody types is the box's own.
    p.retype("#fen", "4k3/8/8/8/8/8/8/4K4 w - - 0 1").await;
    // The last key makes the list anew.
    p.settle().await;
    p.click("[data-problem] [data-fix]").await;
    p.fen_is("4k3/8/8/8/8/8/8/4K3 w - - 0 1").await;
    p.press(&["Control+z"]).await;
    p.fen_is("4k3/8/8/8/8/8/8/4K4 w - - 0 1").await;
    p.press(&["Control+y"]).await;
    p.shows(KINGS).await;
    // Whoever comes to the box finds a text field with an undo of its own.
    p.action("start").await;
    p.shows(START).await;
    p.focus("#fen").await;
    p.press(&["Control+z"]).await;
    p.still_shows(START).await;
}

async fn letters_of_another_script_undo_by_their_place(p: &mut Page) {
    p.open(KINGS).await;
    p.action("start").await;
    p.shows(START).await;
    let press = async |key: &str, code: &str| {
        let script = "document.body.dispatchEvent(new KeyboardEvent('keydown',
            { key: arguments[0], code: arguments[1], ctrlKey: true, bubbles: true, cancelable: true }));";
        p.script(script, vec![json!(key), json!(code)]).await;
    };
    press("я", "KeyZ").await;
    p.shows(KINGS).await;
    press("н", "KeyY").await;
    p.shows(START).await;
}
