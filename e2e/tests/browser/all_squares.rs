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
        every_square_lies_where_it_belongs;
    chromium:
        a_piece_moves_from_every_square_to_the_next;
}

async fn places(p: &Page, path: &[String]) -> Vec<Point> {
    let names: Vec<&str> = path.iter().map(String::as_str).collect();
    p.squares(&names).await
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
