//! How much there is to do for somebody who sets up a position: clicks, drags, sweeps, keys and notches of the wheel are
//! counted, each as one. Moving the mouse costs nothing. The positions are those of the library, which nobody uses here.

use crate::{EMPTY, KIWIPETE};
use e2e::cases;
use e2e::gesture::Button;
use e2e::page::{Page, START};
use forsyth::library::CATALOGUE;
use std::cell::Cell;

cases! {
    chromium:
        king_and_rook_against_king_from_any_board,
        kiwipete_with_its_rights,
        six_textbook_positions;
}

/// King and rook against king.
const KRK: &str = "8/8/8/4k3/8/8/8/4K2R w - - 0 1";
const TEXTBOOK: [&str; 6] = ["lucena", "philidor", "vancura", "reti", "saavedra", "opposition"];

/// Somebody who sets up a position, and what he has done for it.
struct Person<'a> {
    page: &'a Page,
    count: Cell<usize>,
}

/// The pieces of a record, each as its name and its square.
fn pieces(fen: &str) -> Vec<(String, String)> {
    e2e::squares::pieces(fen).into_iter().map(|(square, piece)| (piece, square)).collect()
}

/// The letter of a piece in a record.
fn letter(piece: &str) -> String {
    let letter = piece[1..].to_owned();
    if piece.starts_with('w') { letter } else { letter.to_lowercase() }
}

impl<'a> Person<'a> {
    fn at(page: &'a Page) -> Self {
        Self { page, count: Cell::new(0) }
    }

    fn counted(&self) {
        self.count.set(self.count.get() + 1);
    }

    async fn clicks(&self, css: &str) {
        self.counted();
        self.page.click(css).await;
    }

    async fn clicks_square(&self, button: Button, square: &str) {
        self.counted();
        self.page.click_square_with(button, square).await;
    }

    async fn drags(&self, from: &str, to: &str) {
        self.counted();
        self.page.drag(from, to).await;
    }

    async fn drags_spare(&self, piece: &str, square: &str) {
        self.counted();
        let from = self.page.center(&format!("[data-spare={piece}]")).await;
        let to = self.page.square(square).await;
        self.page.drag_points(from, to).await;
    }

    async fn types_over(&self, square: &str, key: &str) {
        self.counted();
        let place = self.page.square(square).await;
        self.page.move_to(place).await;
        self.page.press(&[key]).await;
    }

    /// Gives the move to the side of a record, if it is the other one's.
    async fn gives_the_move(&self, fen: &str) {
        let turn = fen.split(' ').nth(1).unwrap_or("w");
        let css = format!("input[name=turn][value={turn}]");
        if !self.page.is_checked(&css).await {
            self.counted();
            self.page.tick(&css).await;
        }
    }

    /// Sets up a record on an empty board, with the mouse alone or with a hand at the keys.
    async fn sets_up(&self, fen: &str, has_keys: bool) {
        self.clicks("[data-action=clear]").await;
        for (piece, square) in pieces(fen) {
            if has_keys {
                self.types_over(&square, &letter(&piece)).await;
            } else {
                self.drags_spare(&piece, &square).await;
            }
        }
        self.gives_the_move(fen).await;
        self.page.shows(fen).await;
    }
}

async fn king_and_rook_against_king_from_any_board(p: &mut Page) {
    let black_to_move = KIWIPETE.replace(" w ", " b ");
    for before in [START, EMPTY, &black_to_move] {
        for has_keys in [false, true] {
            p.open(before).await;
            let person = Person::at(p);
            person.sets_up(KRK, has_keys).await;
            let count = person.count.get();
            assert!(count <= 5, "{count} from {before}, with keys: {has_keys}");
        }
    }
    // With a brush, whose other colour is a right click away.
    p.open(START).await;
    let person = Person::at(p);
    person.clicks("[data-action=clear]").await;
    person.clicks("[data-spare=wK]").await;
    person.clicks_square(Button::Left, "e1").await;
    person.clicks_square(Button::Right, "e5").await;
    person.drags_spare("wR", "h1").await;
    p.shows(KRK).await;
    assert!(person.count.get() <= 5, "{}", person.count.get());
}

/// The rights come with the start position, whose kings and rooks stay.
async fn kiwipete_with_its_rights(p: &mut Page) {
    // The pawns first, where pieces go.
    const MOVES: [(&str, &str); 16] = [
        ("b7", "b4"),
        ("e7", "e6"),
        ("g7", "g6"),
        ("h7", "h3"),
        ("d2", "d5"),
        ("e2", "e4"),
        ("b8", "b6"),
        ("c8", "a6"),
        ("d8", "e7"),
        ("f8", "g7"),
        ("g8", "f6"),
        ("b1", "c3"),
        ("c1", "d2"),
        ("d1", "f3"),
        ("f1", "e2"),
        ("g1", "e5"),
    ];
    p.open(EMPTY).await;
    let person = Person::at(p);
    person.clicks("[data-action=start]").await;
    for (from, to) in MOVES {
        person.drags(from, to).await;
    }
    p.shows(KIWIPETE).await;
    // As many clicks as twice that, for who clicks a piece and then its square.
    assert!(2 * person.count.get() <= 34, "{} gestures", person.count.get());
}

async fn six_textbook_positions(p: &mut Page) {
    for has_keys in [false, true] {
        p.open(START).await;
        let person = Person::at(p);
        for name in TEXTBOOK {
            let Some(entry) = CATALOGUE.iter().find(|entry| entry.name == name) else { panic!("no {name}") };
            person.sets_up(entry.fen, has_keys).await;
        }
        let count = person.count.get();
        assert!(count <= 95, "{count}, with keys: {has_keys}");
    }
}
