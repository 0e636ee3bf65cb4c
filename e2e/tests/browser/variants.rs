//! Games other than chess: what they add to the fields, and where they start.

use crate::panels::{NUMBER, ZERO, number, number_is, open_panel};
use e2e::cases;
use e2e::page::{Page, START};

cases! {
    chromium:
        a_count_in_hand_is_typed,
        crazyhouse_shows_pockets_and_steps_them,
        promoted_pawns_are_marked,
        three_check_counts_the_checks,
        horde_sets_up_its_own_start_position;
}

async fn in_hand(p: &Page, piece: &str, expected: &str) {
    let count = format!("[data-pocket={piece}]");
    p.wait_for(&count, expected.to_owned(), || p.text(&count)).await;
}

async fn step(p: &Page, piece: &str, step: &str) {
    p.click(&format!("[data-pocket-step={piece}][data-step='{step}']")).await;
}

async fn choose_game(p: &Page, name: &str) {
    open_panel(p, "games").await;
    p.choose("#variant", name).await;
}

const HANDS: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1";

async fn crazyhouse_shows_pockets_and_steps_them(p: &mut Page) {
    p.open(START).await;
    assert!(!p.is_seen("[data-pocket]").await);
    choose_game(p, "crazyhouse").await;
    p.fen_is(HANDS).await;
    p.appears("[data-pocket=wN]").await;
    step(p, "wN", "1").await;
    in_hand(p, "wN", "1").await;
    step(p, "wN", "1").await;
    step(p, "bP", "1").await;
    p.fen_is(&HANDS.replace("[]", "[NNp]")).await;
    in_hand(p, "wN", "2").await;
    let label = p.attribute("[data-pocket-step=wN][data-step='1']", "aria-label").await;
    assert_eq!(label.as_deref(), Some("White knight in hand: 2, one more"));
    step(p, "wN", "-1").await;
    p.fen_is(&HANDS.replace("[]", "[Np]")).await;
    p.announces("White knight in hand: 1").await;
    // Of nothing there cannot be less.
    step(p, "wQ", "-1").await;
    p.fen_stays(&HANDS.replace("[]", "[Np]")).await;
    p.action("undo").await;
    p.action("undo").await;
    p.fen_is(&HANDS.replace("[]", "[NN]")).await;
    // Numbers keep the game.
    number(p, NUMBER, "0").await;
    p.fen_is(&ZERO.replace(" w", "[] w")).await;
    p.choose("#variant", "chess").await;
    p.shows(ZERO).await;
    p.vanishes("[data-pocket]").await;
}

async fn a_count_in_hand_is_typed(p: &mut Page) {
    p.open(START).await;
    choose_game(p, "crazyhouse").await;
    p.appears("[data-pocket=wP]").await;
    p.focus("[data-pocket=wP]").await;
    p.press(&["ArrowUp", "ArrowUp", "ArrowDown"]).await;
    in_hand(p, "wP", "1").await;
    p.type_text("12").await;
    in_hand(p, "wP", "12").await;
    p.press(&["Delete"]).await;
    in_hand(p, "wP", "0").await;
    p.fen_stays(HANDS).await;
}

async fn promoted_pawns_are_marked(p: &mut Page) {
    p.open(START).await;
    choose_game(p, "crazyhouse").await;
    p.appears("#mark-promoted").await;
    p.choose("#mark-promoted", "d1").await;
    let marked = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQ~KBNR[] w KQkq - 0 1";
    p.fen_is(marked).await;
    p.appears("[data-promoted=d1]").await;
    p.click("[data-promoted=d1]").await;
    p.fen_is(HANDS).await;
    p.vanishes("[data-promoted]").await;
}

async fn three_check_counts_the_checks(p: &mut Page) {
    p.open(START).await;
    choose_game(p, "three-check").await;
    p.shows("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+3 0 1").await;
    p.appears("#checks-white").await;
    p.choose("#checks-black", "1").await;
    p.shows("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+1 0 1").await;
    p.announces("Black still has to give one check").await;
    p.choose("#checks-white", "0").await;
    p.shows("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0+1 0 1").await;
    p.action("undo").await;
    number_is(p, "#checks-white", "3").await;
    number_is(p, "#checks-black", "1").await;
    p.reload().await;
    p.shows("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 3+1 0 1").await;
    p.wait("the counter", || async {
        p.exists("#checks-black").await && p.value("#checks-black").await == "1"
    })
    .await;
}

async fn horde_sets_up_its_own_start_position(p: &mut Page) {
    p.open(START).await;
    choose_game(p, "horde").await;
    p.appears("[data-action=variant-start]").await;
    p.still_shows(START).await;
    assert!(!p.is_seen(NUMBER).await, "the numbers belong to games with the usual men");
    p.action("variant-start").await;
    p.shows("rnbqkbnr/pppppppp/8/1PP2PP1/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w kq - 0 1").await;
    assert_eq!(p.value("#variant").await, "horde");
    p.action("undo").await;
    p.shows(START).await;
    p.action("undo").await;
    number_is(p, "#variant", "chess").await;
    p.vanishes("[data-action=variant-start]").await;
}
