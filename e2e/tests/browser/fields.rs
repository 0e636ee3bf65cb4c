//! The fields beside the board: side to move, castling, en passant, clocks.

use crate::{KINGS, KIWIPETE};
use e2e::cases;
use e2e::page::{Page, START, strings};

cases! {
    chromium:
        clocks_are_typed,
        a_clock_is_one_step_each_time_it_is_visited,
        bad_clocks_say_why_and_the_fen_stays_whole,
        the_side_to_move,
        the_fields_follow_the_text,
        a_right_is_given_and_taken,
        en_passant_offers_the_sound_squares_and_the_given_one;
}

const RIGHTS: [&str; 4] = ["K", "Q", "k", "q"];

async fn ticks(p: &Page) -> String {
    let mut ticked = String::new();
    for right in RIGHTS {
        if p.is_checked(&format!("[data-castling={right}]")).await {
            ticked += right;
        }
    }
    ticked
}

async fn possible(p: &Page) -> String {
    let mut possible = String::new();
    for right in RIGHTS {
        let value = p.attribute(&format!("[data-castling={right}]"), "data-possible").await;
        match value.as_deref() {
            Some("true") => possible += right,
            Some("false") => {}
            other => panic!("data-possible of {right} is {other:?}"),
        }
    }
    possible
}

async fn rights_are(p: &Page, ticked: &str, can_be: &str) {
    p.wait_for("the ticked rights", ticked.to_owned(), || ticks(p)).await;
    p.wait_for("the possible rights", can_be.to_owned(), || possible(p)).await;
}

async fn the_side_to_move(p: &mut Page) {
    p.open(START).await;
    assert!(p.is_checked("input[name=turn][value=w]").await);
    p.tick("input[name=turn][value=b]").await;
    p.shows("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1").await;
    assert!(p.is_checked("input[name=turn][value=b]").await);
    p.action("undo").await;
    p.shows(START).await;
    p.wait("White to move", || p.is_checked("input[name=turn][value=w]")).await;
}

async fn the_fields_follow_the_text(p: &mut Page) {
    p.open(START).await;
    p.fill("#fen", "rnbqkbnr/pppp1ppp/8/8/3Pp3/8/PPP1PPPP/RNBQKBNR b Qk d3 7 42").await;
    p.wait("Black to move", || p.is_checked("input[name=turn][value=b]")).await;
    rights_are(p, "Qk", "KQkq").await;
    p.wait_for("the en passant square", "d3".to_owned(), || p.value("#en-passant")).await;
    p.wait_for("the halfmove clock", "7".to_owned(), || p.value("#halfmove-clock")).await;
    p.wait_for("the fullmove number", "42".to_owned(), || p.value("#fullmove-number")).await;
}

async fn a_right_is_given_and_taken(p: &mut Page) {
    p.open(START).await;
    rights_are(p, "KQkq", "KQkq").await;
    p.tick("[data-castling=K]").await;
    p.shows("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Qkq - 0 1").await;
    p.tick("[data-castling=q]").await;
    p.shows("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w Qk - 0 1").await;
    p.tick("[data-castling=K]").await;
    p.shows("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQk - 0 1").await;
}

async fn offered(p: &Page) -> Vec<String> {
    let script = "return [...document.querySelector('#en-passant').options].map((one) => one.value)";
    let mut squares = strings(&p.script(script, Vec::new()).await);
    squares.sort();
    squares
}

async fn en_passant_offers_the_sound_squares_and_the_given_one(p: &mut Page) {
    p.open("rnbqkbnr/pp1p1ppp/8/2pPp3/8/8/PPP1PPPP/RNBQKBNR w KQkq a3 0 3").await;
    assert_eq!(offered(p).await, ["-", "a3", "c6", "e6"]);
    assert_eq!(p.value("#en-passant").await, "a3");
    p.choose("#en-passant", "e6").await;
    p.shows("rnbqkbnr/pp1p1ppp/8/2pPp3/8/8/PPP1PPPP/RNBQKBNR w KQkq e6 0 3").await;
    p.choose("#en-passant", "-").await;
    p.shows("rnbqkbnr/pp1p1ppp/8/2pPp3/8/8/PPP1PPPP/RNBQKBNR w KQkq - 0 3").await;
    p.wait_for("the sound squares", vec!["-".to_owned(), "c6".to_owned(), "e6".to_owned()], || offered(p))
        .await;
    p.open(START).await;
    assert_eq!(offered(p).await, ["-"]);
}

async fn clocks_are_typed(p: &mut Page) {
    p.open(KINGS).await;
    p.retype("#halfmove-clock", "12").await;
    p.press(&["Tab"]).await;
    p.shows("4k3/8/8/8/8/8/8/4K3 w - - 12 1").await;
    p.retype("#fullmove-number", "345").await;
    p.press(&["Tab"]).await;
    p.shows("4k3/8/8/8/8/8/8/4K3 w - - 12 345").await;
    assert_eq!(p.value("#halfmove-clock").await, "12");
    p.retype("#halfmove-clock", "4294967295").await;
    p.press(&["Tab"]).await;
    p.shows("4k3/8/8/8/8/8/8/4K3 w - - 4294967295 345").await;
}

async fn a_clock_is_one_step_each_time_it_is_visited(p: &mut Page) {
    p.open(KINGS).await;
    let shows = async |clock: u32| p.shows(&format!("4k3/8/8/8/8/8/8/4K3 w - - {clock} 1")).await;
    for clock in [12, 123] {
        p.retype("#halfmove-clock", &clock.to_string()).await;
        p.press(&["Tab"]).await;
        shows(clock).await;
    }
    for clock in [12, 0] {
        p.action("undo").await;
        shows(clock).await;
    }
    p.wait_for("two steps", Some("true".to_owned()), || p.attribute("[data-action=undo]", "aria-disabled"))
        .await;
    for clock in [12, 123] {
        p.action("redo").await;
        shows(clock).await;
    }
}

async fn bad_clocks_say_why_and_the_fen_stays_whole(p: &mut Page) {
    p.open(KIWIPETE).await;
    for (field, bad) in [
        ("#halfmove-clock", "-3"),
        ("#halfmove-clock", "4294967296"),
        ("#fullmove-number", "0"),
        ("#fullmove-number", "99999999999"),
    ] {
        p.retype(field, bad).await;
        p.wait(&format!("{field} says that {bad} is wrong"), || async {
            p.attribute(field, "aria-invalid").await.as_deref() == Some("true")
        })
        .await;
        let script = "
            const one = document.querySelector(arguments[0]);
            const ids = ['aria-errormessage', 'aria-describedby'].flatMap((name) => (one.getAttribute(name) || '').split(' '));
            return ids.filter(Boolean).map((id) => document.getElementById(id)?.textContent || '').join(' ').trim();";
        let why = p.script(script, vec![field.into()]).await;
        assert!(why.as_str().is_some_and(|why| !why.is_empty()), "{field} says why {bad} is wrong");
        // Digit by digit the number may have been a good one; the record is whole all the time.
        let fen = p.fen().await;
        let numbers: Vec<Option<u32>> = fen.split(' ').skip(4).map(|number| number.parse().ok()).collect();
        assert!(numbers.len() == 2 && numbers.iter().all(Option::is_some), "{fen}");
        p.retype(field, if field == "#halfmove-clock" { "0" } else { "1" }).await;
        p.wait(&format!("{field} is well again"), || async {
            p.attribute(field, "aria-invalid").await.as_deref() != Some("true")
        })
        .await;
        p.still_shows(KIWIPETE).await;
    }
}
