//! A picture is read in parts, so that whoever reads can do something else in between.

use std::borrow::Borrow;
use std::mem;

use super::frame::Corners;
use super::locate::{Located, Locating, locate};
use super::network::{Network, Output};
use super::picture::Picture;
use super::read::{Hint, Read, ReadBoard, SHIFTS, UNSURE, put_together, read_again};
use super::tiles::{Tiles, cut};

/// So many tiles are read in one part.
const AT_ONCE: usize = 8;
/// Squares of fewer pixels show too little of their pieces.
const SMALLEST: f32 = 12.0;
/// Degrees by which a picture is turned to see whether its board is askew.
const TURNS: [f32; 6] = [-4.0, 4.0, -8.0, 8.0, -12.0, 12.0];
/// The longer side of the picture that is searched for a board that is askew: no more than whether there is one is asked.
const GLANCE: f32 = 500.0;

/// Finds and reads the boards of a picture.
pub fn read(picture: &Picture, network: &Network) -> Read {
    let mut reader = ChunkedRead::new(picture, network);
    while reader.step() {}
    reader.finish()
}

/// Finds and reads the boards of a picture, a part in each step of some milliseconds.
pub struct ChunkedRead<P, N> {
    picture: P,
    network: N,
    part: Part,
    boards: Vec<ReadBoard>,
    hint: Option<Hint>,
    /// Whether somebody has named the corners: what is between them is a board then, whatever it looks like.
    is_named: bool,
}

/// What is done next.
enum Part {
    Locating(Box<Locating>),
    /// The boards that are still to be read.
    Boards(Vec<Located>),
    /// The tiles of a board, for each the first one that shows the same, and what the network says of the first of them.
    Tiles {
        left: Vec<Located>,
        board: Located,
        tiles: Tiles,
        firsts: Vec<usize>,
        answers: Vec<Output>,
    },
    /// The squares of a board that are read again, and how many parts of that have been done.
    Again {
        left: Vec<Located>,
        board: Located,
        answers: Vec<Output>,
        squares: Vec<usize>,
        done: usize,
    },
    /// No board has been found: how often it has been turned to see whether there is one askew.
    Turned {
        glance: Picture,
        count: usize,
    },
    Done,
}

impl<P: Borrow<Picture>, N: Borrow<Network>> ChunkedRead<P, N> {
    /// Begins to read a picture.
    pub fn new(picture: P, network: N) -> Self {
        let part = Part::Locating(Box::new(Locating::new(picture.borrow())));
        Self { picture, network, part, boards: Vec::new(), hint: None, is_named: false }
    }

    /// Begins to read the board between four corners.
    pub fn between(picture: P, network: N, corners: Corners) -> Self {
        let part = Part::Boards(vec![Located { corners, lattice: 1.0 }]);
        Self { picture, network, part, boards: Vec::new(), hint: None, is_named: true }
    }

    /// Does the next part; false when all have been done.
    pub fn step(&mut self) -> bool {
        self.part = match mem::replace(&mut self.part, Part::Done) {
            Part::Locating(mut locating) => {
                if locating.step() {
                    Part::Locating(locating)
                } else {
                    Part::Boards(locating.finish())
                }
            }
            Part::Boards(mut left) => match left.pop() {
                Some(board) => {
                    let tiles = cut(self.picture.borrow(), &board.corners);
                    let firsts = tiles.firsts();
                    Part::Tiles { left, board, tiles, firsts, answers: Vec::new() }
                }
                None => self.arrange(),
            },
            Part::Tiles { left, board, tiles, firsts, mut answers } => {
                self.network.borrow().answer_more(&tiles, &firsts, AT_ONCE, &mut answers);
                if answers.len() < firsts.len() {
                    Part::Tiles { left, board, tiles, firsts, answers }
                } else {
                    let squares = put_together(board, &answers).uncertain();
                    Part::Again { left, board, answers, squares, done: 0 }
                }
            }
            Part::Again { left, board, mut answers, squares, done } => {
                if let Some(next) = squares.chunks(AT_ONCE).nth(done / SHIFTS.len()) {
                    let (picture, network) = (self.picture.borrow(), self.network.borrow());
                    read_again(picture, network, &board.corners, next, done % SHIFTS.len(), &mut answers);
                    Part::Again { left, board, answers, squares, done: done + 1 }
                } else {
                    let board = put_together(board, &answers);
                    self.boards.extend(Some(board).filter(|board| self.is_named || board.is_chess()));
                    Part::Boards(left)
                }
            }
            Part::Turned { glance, count } => match TURNS.get(count) {
                Some(degrees)
                    if !locate(&glance.turned(*degrees)).iter().any(|board| board.lattice > UNSURE) =>
                {
                    Part::Turned { glance, count: count + 1 }
                }
                Some(_) => {
                    self.hint = Some(Hint::Askew);
                    Part::Done
                }
                None => Part::Done,
            },
            Part::Done => return false,
        };
        true
    }

    /// What the picture shows, as far as it has been read.
    pub fn finish(self) -> Read {
        Read { boards: self.boards, hint: self.hint }
    }

    /// All boards have been read.
    fn arrange(&mut self) -> Part {
        in_reading_order(&mut self.boards);
        let picture: &Picture = self.picture.borrow();
        if self.boards.is_empty() {
            let scale = (GLANCE / picture.width().max(picture.height()) as f32).min(1.0);
            let size = |side: usize| (side as f32 * scale).round() as usize;
            let glance = picture.scaled(size(picture.width()), size(picture.height()));
            return Part::Turned { glance, count: 0 };
        }
        if self.boards.iter().any(|board| board.reaches_out_of(picture)) {
            self.hint = Some(Hint::CutOff);
        } else if self.boards.iter().any(|board| board.corners.square() < SMALLEST) {
            self.hint = Some(Hint::Small);
        }
        Part::Done
    }
}

/// Boards whose middles are at most half a board apart in height stand in one row.
fn in_reading_order(boards: &mut Vec<ReadBoard>) {
    let middle = |board: &ReadBoard| board.corners.at(4.0, 4.0);
    boards.sort_by(|one, other| middle(one).y.total_cmp(&middle(other).y));
    let mut rows: Vec<Vec<ReadBoard>> = Vec::new();
    for board in boards.drain(..) {
        match rows.last_mut() {
            Some(row) if middle(&board).y - middle(&row[0]).y < 4.0 * row[0].corners.square() => {
                row.push(board);
            }
            _ => rows.push(vec![board]),
        }
    }
    for mut row in rows {
        row.sort_by(|one, other| middle(one).x.total_cmp(&middle(other).x));
        boards.append(&mut row);
    }
}
