//! Drawing marks.

use crate::{EMPTY, KINGS};
use e2e::cases;
use e2e::gesture::{Button, Step};
use e2e::page::{Page, START, strings};
use fantoccini::key::Key;
use serde_json::json;

cases! {
    everywhere:
        the_second_button_draws_circles_and_arrows,
        keys_held_choose_the_colour,
        a_finger_draws_with_the_pen,
        an_arrow_under_way_is_shown_and_let_go_off_the_board,
        coloured_squares_lie_under_the_pieces,
        whoever_draws_has_the_keys_of_the_board,
        the_focus_returns_to_the_pen;
    chromium:
        undo_and_reload_and_the_link_keep_marks,
        the_pen_draws_with_the_first_button,
        the_pen_lifts_no_piece_and_shows_its_choices,
        a_flipped_board_turns_its_marks,
        all_marks_go_at_once,
        comments_of_pgn_bring_their_marks,
        what_was_drawn_is_announced,
        squares_tell_their_marks,
        what_has_replaced_the_position_is_said_and_not_its_marks,
        marks_that_cannot_be_read_are_told;
}

/// The marks that are drawn on the board, as links have them.
async fn marks(p: &Page) -> Vec<String> {
    let script = "
        return [...document.querySelectorAll('[data-board] [data-mark]:not(.sketch)')].map((one) => one.dataset.mark);";
    let mut marks = strings(&p.script(script, Vec::new()).await);
    marks.sort();
    marks
}

async fn marks_are(p: &Page, expected: &[&str]) {
    let mut expected: Vec<String> = expected.iter().map(|mark| (*mark).to_owned()).collect();
    expected.sort();
    p.wait_for("the marks on the board", expected, || marks(p)).await;
}

async fn sweep_with(p: &Page, keys: &[Key], from: &str, to: &str) {
    let places = p.squares(&[from, to]).await;
    let mut steps = vec![Step::Move(places[0])];
    steps.extend(keys.iter().map(|key| Step::Hold(*key)));
    steps.extend([Step::Down(Button::Right), Step::Move(places[1]), Step::Up(Button::Right)]);
    steps.extend(keys.iter().map(|key| Step::Release(*key)));
    p.mouse(&steps).await;
}

async fn the_second_button_draws_circles_and_arrows(p: &mut Page) {
    p.open(START).await;
    p.sweep(Button::Right, &["e2", "e3", "e4"]).await;
    p.click_square_with(Button::Right, "d5").await;
    marks_are(p, &["Ge2e4", "Gd5"]).await;
    p.still_shows(START).await;
    p.tool_is("hand").await;
}

async fn keys_held_choose_the_colour(p: &mut Page) {
    p.open(START).await;
    sweep_with(p, &[Key::Shift], "a1", "a2").await;
    sweep_with(p, &[Key::Alt], "b1", "b2").await;
    sweep_with(p, &[Key::Shift, Key::Alt], "c1", "c1").await;
    marks_are(p, &["Ra1a2", "Bb1b2", "Yc1"]).await;
}

async fn undo_and_reload_and_the_link_keep_marks(p: &mut Page) {
    p.open(START).await;
    p.sweep(Button::Right, &["e2", "e4"]).await;
    sweep_with(p, &[Key::Shift], "d5", "d5").await;
    p.wait("the marks in the address", || async { p.fragment().await.contains("&marks=Rd5,Ge2e4") }).await;
    let link = p.fragment().await;
    p.reload().await;
    marks_are(p, &["Rd5", "Ge2e4"]).await;
    p.action("undo").await;
    marks_are(p, &["Ge2e4"]).await;
    p.action("undo").await;
    marks_are(p, &[]).await;
    p.action("redo").await;
    marks_are(p, &["Ge2e4"]).await;
    // The link alone brings them to whoever opens it.
    p.become_new_visitor().await;
    p.goto(&format!("#{}", link.trim_start_matches('#'))).await;
    marks_are(p, &["Rd5", "Ge2e4"]).await;
    p.shows(START).await;
}

async fn the_pen_draws_with_the_first_button(p: &mut Page) {
    p.open(START).await;
    p.take("pen").await;
    p.sweep(Button::Left, &["e2", "e4"]).await;
    marks_are(p, &["Ge2e4"]).await;
    p.click("[data-pen-color=blue]").await;
    p.click_square("d4").await;
    marks_are(p, &["Ge2e4", "Bd4"]).await;
    p.click("[data-pen-fills]").await;
    p.click_square("a1").await;
    p.click_square("d4").await;
    marks_are(p, &["Ge2e4", "bd4", "ba1"]).await;
    assert_eq!(p.attribute("[data-pen-color=blue]", "aria-pressed").await.as_deref(), Some("true"));
    assert_eq!(p.attribute("[data-pen-fills]", "aria-pressed").await.as_deref(), Some("true"));
    p.still_shows(START).await;
}

async fn the_pen_lifts_no_piece_and_shows_its_choices(p: &mut Page) {
    p.open(START).await;
    let board = p.rect("[data-board]").await;
    p.take("pen").await;
    p.appears("[data-pen-color=green]").await;
    assert!(!p.is_seen("[data-spare=wK]").await, "the spare pieces give way");
    assert!(p.is_seen("[data-spare=bK]").await);
    let now = p.rect("[data-board]").await;
    assert!((now.width - board.width).abs() < 0.1 && (now.y - board.y).abs() < 0.1, "nothing moves");
    p.drag("e2", "e4").await;
    marks_are(p, &["Ge2e4"]).await;
    p.press(&["Escape"]).await;
    p.tool_is("hand").await;
    p.wait("the spare pieces", || p.is_seen("[data-spare=wK]")).await;
    p.drag("e2", "e4").await;
    p.shows("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1").await;
}

async fn a_finger_draws_with_the_pen(p: &mut Page) {
    p.viewport(390, 844).await;
    p.open(START).await;
    p.script("document.querySelector('[data-board]').scrollIntoView({ block: 'center' })", Vec::new()).await;
    p.tap_on("[data-tool=pen]").await;
    p.tool_is("pen").await;
    p.appears("[data-pen-color=red]").await;
    let target = p.rect("[data-pen-color=red]").await;
    assert!(target.width >= 44.0 && target.height >= 44.0, "{target:?} is large enough for a finger");
    p.tap_on("[data-pen-color=red]").await;
    p.finger_along(&["e2", "e3", "e4"]).await;
    p.tap_square("a1").await;
    marks_are(p, &["Re2e4", "Ra1"]).await;
    p.still_shows(START).await;
}

async fn all_marks_go_at_once(p: &mut Page) {
    p.goto("#fen=8/8/8/8/8/8/8/8_w_-_-_0_1&marks=Ge2e4,Rd4,bh8").await;
    marks_are(p, &["Ge2e4", "Rd4", "bh8"]).await;
    p.take("pen").await;
    p.appears("[data-action=clear-marks]").await;
    p.click("[data-action=clear-marks]").await;
    marks_are(p, &[]).await;
    p.wait("nothing to remove", || async {
        p.attribute("[data-action=clear-marks]", "aria-disabled").await.as_deref() == Some("true")
    })
    .await;
    p.action("undo").await;
    marks_are(p, &["Ge2e4", "Rd4", "bh8"]).await;
}

async fn an_arrow_under_way_is_shown_and_let_go_off_the_board(p: &mut Page) {
    p.open(EMPTY).await;
    let places = p.squares(&["h4", "h5"]).await;
    let outside = p.beside_the_board("h4").await;
    p.mouse(&[Step::Move(places[0]), Step::Down(Button::Right), Step::Move(places[1])]).await;
    p.appears(".sketch[data-mark=Gh4h5]").await;
    p.mouse(&[Step::Move(outside)]).await;
    p.vanishes(".sketch").await;
    p.mouse(&[Step::Up(Button::Right)]).await;
    marks_are(p, &[]).await;
    assert_eq!(p.attribute("[data-action=undo]", "aria-disabled").await.as_deref(), Some("true"));
}

async fn coloured_squares_lie_under_the_pieces(p: &mut Page) {
    p.goto("#fen=4k3/8/8/8/8/8/8/4K3_w_-_-_0_1&marks=ge1,Re8").await;
    marks_are(p, &["ge1", "Re8"]).await;
    // The layers, from the bottom: coloured squares, pieces, circles and arrows.
    let order = p
        .script(
            "const layer = (css) => Number(getComputedStyle(document.querySelector(css)).zIndex) || 0;
             return [layer('.drawn.fills'), layer('.pieces'), layer('.drawn.shapes')];",
            Vec::new(),
        )
        .await;
    assert_eq!(order, json!([0, 1, 2]));
    // A drawn mark takes no press.
    p.drag("e1", "e2").await;
    p.shows("4k3/8/8/8/8/8/4K3/8 w - - 0 1").await;
}

/// Whether the mark of a1 lies on a1.
async fn is_over_a1(p: &Page) -> bool {
    let (mark, square) = (p.rect("[data-mark=ga1]").await, p.rect("[data-square=a1]").await);
    let (mark, square) = (mark.center(), square.center());
    (mark.x - square.x).abs() < 2.0 && (mark.y - square.y).abs() < 2.0
}

async fn a_flipped_board_turns_its_marks(p: &mut Page) {
    p.goto("#fen=8/8/8/8/8/8/8/8_w_-_-_0_1&marks=ga1").await;
    marks_are(p, &["ga1"]).await;
    p.wait("the mark on a1", || is_over_a1(p)).await;
    p.action("flip").await;
    p.wait("the mark on a1, flipped", || async { p.orientation().await == "black" && is_over_a1(p).await })
        .await;
    p.transform("mirror-horizontal").await;
    marks_are(p, &["gh1"]).await;
}

async fn comments_of_pgn_bring_their_marks(p: &mut Page) {
    p.fill_clipboard("[White \"A\"]\n\n1. e4 { [%cal Ge2e4] } e5 { [%csl Re5,Gd4] } *").await;
    p.open(START).await;
    p.focus_square("a1").await;
    p.press(&["Control+v"]).await;
    marks_are(p, &["Re5", "Gd4"]).await;
    p.click("[data-ply-step=previous]").await;
    marks_are(p, &["Ge2e4"]).await;
    // A comment alone draws on the position that is there.
    p.fill_clipboard("{ [%cal Ge2e4][%csl Rd5] }").await;
    p.open(START).await;
    p.focus_square("a1").await;
    p.press(&["Control+v"]).await;
    marks_are(p, &["Ge2e4", "Rd5"]).await;
    p.still_shows(START).await;
}

async fn what_was_drawn_is_announced(p: &mut Page) {
    p.goto("#fen=8/8/8/8/8/8/8/8_w_-_-_0_1&marks=Gd4").await;
    p.announces("green circle on d4").await;
    p.focus_square("e4").await;
    p.press(&["a"]).await;
    p.announces("An arrow begins here").await;
    p.press(&["2"]).await;
    p.announces("The pen draws red circles and arrows.").await;
    p.press(&["1"]).await;
    p.press(&["ArrowUp", "a"]).await;
    p.announces("Drawn: green arrow from e4 to e5.").await;
    p.press(&["m", "m"]).await;
    p.announces("Removed: green circle on e5.").await;
}

/// Waits until a square tells these marks.
async fn tells(p: &Page, square: &str, words: Option<&str>) {
    let css = format!("[data-square={square}]");
    let words = words.map(ToOwned::to_owned);
    p.wait_for("what a square tells", words, || p.attribute(&css, "aria-description")).await;
}

async fn squares_tell_their_marks(p: &mut Page) {
    p.goto("#fen=8/8/8/8/8/8/8/8_w_-_-_0_1&marks=Gd4,Rd4e5").await;
    tells(p, "d4", Some("green circle on d4; red arrow from d4 to e5")).await;
    tells(p, "e5", Some("red arrow from d4 to e5")).await;
    tells(p, "a1", None).await;
    p.action("flip").await;
    p.wait_for("the orientation", "black".to_owned(), || p.orientation()).await;
    tells(p, "d4", Some("green circle on d4; red arrow from d4 to e5")).await;
    tells(p, "e4", None).await;
    p.focus_square("d4").await;
    p.press(&["c"]).await;
    tells(p, "d4", None).await;
    tells(p, "e5", None).await;
}

async fn what_has_replaced_the_position_is_said_and_not_its_marks(p: &mut Page) {
    p.goto("#fen=4k3/8/8/8/8/8/8/4K3_w_-_-_0_1&marks=Gd4").await;
    p.announces("Marks: green circle on d4.").await;
    p.action("start").await;
    marks_are(p, &[]).await;
    p.settle().await;
    p.announces("Start position").await;
    p.action("undo").await;
    marks_are(p, &["Gd4"]).await;
    p.settle().await;
    assert!(!p.text("#announcer").await.contains("Drawn"), "nobody has drawn that");
}

async fn whoever_draws_has_the_keys_of_the_board(p: &mut Page) {
    p.open(KINGS).await;
    p.click("#fen").await;
    p.sweep(Button::Right, &["d4", "d6"]).await;
    marks_are(p, &["Gd4d6"]).await;
    p.press(&["Control+z"]).await;
    marks_are(p, &[]).await;
    p.press(&["m"]).await;
    marks_are(p, &["Gd4"]).await;
    p.still_shows(KINGS).await;
}

async fn the_focus_returns_to_the_pen(p: &mut Page) {
    p.open(START).await;
    p.take("pen").await;
    p.appears("[data-pen-color=red]").await;
    p.focus("[data-pen-color=red]").await;
    p.press(&["Enter", "Escape"]).await;
    p.tool_is("hand").await;
    p.wait("the focus on the pen", || async {
        p.script("return document.activeElement.dataset.tool", Vec::new()).await == json!("pen")
    })
    .await;
}

async fn marks_that_cannot_be_read_are_told(p: &mut Page) {
    p.goto("#fen=8/8/8/8/8/8/8/8_w_-_-_0_1&marks=Ge2e4,Xe9,%3Cb%3E").await;
    marks_are(p, &["Ge2e4"]).await;
    p.says("[data-notice]", "Not all marks").await;
}
