//! The pictures of the pieces: one drawing over the squares. What stands on a square is said by the square itself, at once;
//! its picture follows with the rest.
//!
//! A picture is that of one piece. Another position moves those that are there, for then the browser has nothing
//! but their places to work out; those that it has no use for wait beside the board. Of these there are never many: where
//! enough wait, one of them becomes that of another piece.

use web_sys::Element;

use super::dom;
use super::effect::effect;
use super::store::Store;
use crate::editor::geometry::{cell_of, place_of, square_at};
use crate::editor::moved_pieces::moved_pieces;
use crate::editor::{Editor, Gesture};
use crate::position::{Board, Piece};
use crate::shell::{picture_place, piece_name};

/// As many pictures as wait beside the board for a piece like theirs, before one of them becomes that of another.
const SPARE: usize = 32;

/// Binds the drawing, which shows these pieces by now: from the top left corner of the screen's board on.
pub(super) fn bind(store: Store, shown: &[Option<Piece>]) {
    let Some(element) = dom::find(".pieces") else { return };
    dom::on(&element, "animationend", |event| {
        if let Some(picture) = dom::target(&event) {
            dom::put(&picture, "class", None);
        }
    });
    // The drawing of the shell has a picture for each piece, in the order of the screen.
    let places = (0..).zip(shown).filter_map(|(place, piece)| Some((place, (*piece)?)));
    let pictures = dom::all(".pieces > use").into_iter().zip(places);
    let pictures = pictures.map(|(element, (place, piece))| {
        let place = Some(place);
        Picture { element, piece, place, shown: place }
    });
    let (loads, board) = {
        let editor = &store.page().editor;
        (editor.loads(), editor.document().position.board().clone())
    };
    let mut drawing = Drawing { element, pictures: pictures.collect(), ghost: None, loads, board };
    effect(Box::new(move || drawing.follow(&store.page().editor)));
}

struct Drawing {
    element: Element,
    pictures: Vec<Picture>,
    /// The picture of the piece that is carried elsewhere.
    ghost: Option<Element>,
    /// How many positions have been loaded, and the board that was shown last.
    loads: u32,
    board: Board,
}

struct Picture {
    element: Element,
    piece: Piece,
    /// The place on the screen that it is for.
    place: Option<u32>,
    /// Where it lies.
    shown: Option<u32>,
}

impl Drawing {
    fn follow(&mut self, editor: &Editor) {
        let orientation = editor.orientation();
        let piece_at = |place| editor.piece_at(square_at(place, orientation));
        for picture in &mut self.pictures {
            picture.place.take_if(|place| piece_at(*place) != Some(picture.piece));
        }
        for place in 0..64 {
            if let Some(piece) = piece_at(place)
                && self.at(place).is_none()
            {
                self.put(piece, place);
            }
        }
        let mut moved = false;
        for picture in &mut self.pictures {
            moved |= picture.lay();
        }
        let held = match editor.gesture() {
            Gesture::Dragging { from, .. } => Some(from),
            _ => None,
        };
        let ghost = held.and_then(|square| self.at(place_of(square, orientation))).cloned();
        if self.ghost != ghost {
            for (picture, class) in [(&self.ghost, None), (&ghost, Some("ghost"))] {
                if let Some(picture) = picture {
                    dom::put(picture, "class", class);
                }
            }
            self.ghost = ghost;
        }
        if moved {
            // One that went beside the board on its way is not told of the end.
            for picture in dom::all(".glide") {
                dom::put(&picture, "class", None);
            }
        }
        let board = editor.document().position.board();
        if std::mem::replace(&mut self.loads, editor.loads()) != editor.loads() {
            for (from, to) in moved_pieces(&self.board, board) {
                if let Some(picture) = self.at(place_of(to, orientation)) {
                    self.glide(picture, cell_of(from, orientation), cell_of(to, orientation));
                }
            }
        }
        self.board.clone_from(board);
    }

    /// The picture of a place.
    fn at(&self, place: u32) -> Option<&Element> {
        self.pictures.iter().find(|picture| picture.place == Some(place)).map(|picture| &picture.element)
    }

    /// Has a picture that waits, or another one, show a piece.
    fn put(&mut self, piece: Piece, place: u32) {
        let waiting = || self.pictures.iter().enumerate().filter(|(_, picture)| picture.place.is_none());
        let like = waiting().find(|(_, picture)| picture.piece == piece);
        let found = like.or_else(|| waiting().nth(SPARE)).map(|(index, _)| index);
        if let Some(picture) = found.and_then(|index| self.pictures.get_mut(index)) {
            if picture.piece != piece {
                picture.piece = piece;
                dom::refer(&picture.element, piece_name(piece));
            }
            picture.place = Some(place);
        } else if let Some(element) = dom::make_svg("use") {
            for side in ["width", "height"] {
                dom::put(&element, side, Some("40"));
            }
            dom::refer(&element, piece_name(piece));
            dom::append(&self.element, &element);
            self.pictures.push(Picture { element, piece, place: Some(place), shown: None });
        }
    }

    /// A piece that is loaded glides from where one like it stood; the styles say how, and whether at all.
    fn glide(&self, picture: &Element, from: (u32, u32), to: (u32, u32)) {
        // What moves lies over what stands.
        dom::append(&self.element, picture);
        for (name, from, to) in [("--columns", from.0, to.0), ("--rows", from.1, to.1)] {
            dom::style(picture, name, &(from as i32 - to as i32).to_string());
        }
        dom::put(picture, "class", Some("glide"));
    }
}

impl Picture {
    /// Brings it where it is to lie. Returns whether that is elsewhere.
    fn lay(&mut self) -> bool {
        let is_elsewhere = self.shown != self.place;
        if is_elsewhere {
            self.shown = self.place;
            dom::put(&self.element, "transform", Some(&picture_place(self.place)));
        }
        is_elsewhere
    }
}
