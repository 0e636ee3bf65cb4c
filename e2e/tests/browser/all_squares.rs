//! Each of the 64 squares with each of the twelve pieces, from both sides: placed by a brush, read from a text, moved by
//! hand, erased.

use crate::EMPTY;
use e2e::cases;
use e2e::gesture::{Button, Step};
use e2e::page::{Page, Point};
use e2e::squares;
use std::collections::BTreeMap;

cases! {
    everywhere:
        every_brush_paints_every_square,
        both_kings_stand_on_every_square,
        a_piece_moves_from_every_square_to_the_next,
        every_square_lies_where_it_belongs;
    chromium:
        every_brush_paints_every_square_seen_from_black,
        both_kings_stand_on_every_square_seen_from_black,
        a_piece_moves_from_every_square_to_the_next_seen_from_black,
        every_letter_is_read_on_every_square;
}

const BRUSHES: [&str; 10] = ["wQ", "wR", "wB", "wN", "wP", "bQ", "bR", "bB", "bN", "bP"];

async fn paint_everything(p: &Page) {
    let path = squares::path();
    let corners: Vec<&str> = path.iter().map(String::as_str).collect();
    for brush in BRUSHES {
        let full: BTreeMap<_, _> = path.iter().map(|square| (square.clone(), brush.to_owned())).collect();
        // From an empty square: a piece would be dragged.
        p.take("eraser").await;
        p.click_square(corners[0]).await;
        p.take(brush).await;
        p.sweep(Button::Left, &corners).await;
        p.shows(&squares::fen(&full)).await;
    }
    // Pressed on the same piece, the same way erases it all again.
    p.sweep(Button::Left, &corners).await;
    p.shows(EMPTY).await;
}

async fn every_brush_paints_every_square(p: &mut Page) {
    p.open(EMPTY).await;
    paint_everything(p).await;
}

async fn every_brush_paints_every_square_seen_from_black(p: &mut Page) {
    p.open_flipped(EMPTY).await;
    paint_everything(p).await;
}

async fn places(p: &Page, path: &[String]) -> Vec<Point> {
    let names: Vec<&str> = path.iter().map(String::as_str).collect();
    p.squares(&names).await
}

async fn crown_everywhere(p: &Page) {
    let path = squares::path();
    let places = places(p, &path).await;
    for king in ["wK", "bK"] {
        p.take(king).await;
        for (square, &place) in path.iter().zip(&places) {
            p.click_at(Button::Left, place).await;
            let alone = BTreeMap::from([(square.clone(), king.to_owned())]);
            p.shows(&squares::fen(&alone)).await;
        }
        // On the same square the same king is erased.
        p.click_at(Button::Left, places[63]).await;
        p.shows(EMPTY).await;
    }
}

async fn both_kings_stand_on_every_square(p: &mut Page) {
    p.open(EMPTY).await;
    crown_everywhere(p).await;
}

async fn both_kings_stand_on_every_square_seen_from_black(p: &mut Page) {
    p.open_flipped(EMPTY).await;
    crown_everywhere(p).await;
}

async fn walk_everywhere(p: &Page) {
    let path = squares::path();
    let places = places(p, &path).await;
    for step in 1..path.len() {
        p.mouse(&[
            Step::Move(places[step - 1]),
            Step::Down(Button::Left),
            Step::Move(places[step]),
            Step::Up(Button::Left),
        ])
        .await;
        let alone = BTreeMap::from([(path[step].clone(), "bN".to_owned())]);
        p.shows(&squares::fen(&alone)).await;
    }
}

async fn a_piece_moves_from_every_square_to_the_next(p: &mut Page) {
    p.open("8/8/8/8/8/8/8/n7 w - - 0 1").await;
    walk_everywhere(p).await;
}

async fn a_piece_moves_from_every_square_to_the_next_seen_from_black(p: &mut Page) {
    p.open_flipped("8/8/8/8/8/8/8/n7 w - - 0 1").await;
    walk_everywhere(p).await;
}

async fn every_letter_is_read_on_every_square(p: &mut Page) {
    p.open(EMPTY).await;
    let letters: Vec<char> = "KQRBNPkqrbnp".chars().collect();
    for shift in 0..letters.len() {
        // Each square has each letter once in the twelve positions.
        let pieces: BTreeMap<_, _> = squares::all()
            .into_iter()
            .enumerate()
            .map(|(index, square)| (square, squares::piece(letters[(index + shift) % letters.len()])))
            .collect();
        let fen = squares::fen(&pieces);
        p.follow_link(&fen).await;
    }
}

async fn every_square_lies_where_it_belongs(p: &mut Page) {
    p.open(EMPTY).await;
    for side in ["white", "black"] {
        p.settle().await;
        assert_eq!(p.orientation().await, side);
        let board = p.rect("[data-board]").await;
        let names = squares::all();
        for (name, place) in names.iter().zip(places(p, &names).await) {
            let column = ((place.x - board.x) / board.width * 8.0).floor() as u8;
            let row = ((place.y - board.y) / board.height * 8.0).floor() as u8;
            let (file, rank) = if side == "white" { (column, 8 - row) } else { (7 - column, row + 1) };
            assert_eq!(*name, format!("{}{rank}", char::from(b'a' + file)), "seen by {side}");
        }
        p.action("flip").await;
    }
}
