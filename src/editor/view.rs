//! What the page shows of the editor.

use std::borrow::Cow;

use super::edits::paint;
use super::geometry::Point;
use super::gesture::Gesture;
use super::state::Editor;
use super::stroke::Stroke;
use super::tool::Tool;
use crate::marks::Mark;
use crate::notation::{Form, Reading, read_lenient};
use crate::position::{Bitboard, Piece, Square};

impl Editor {
    /// The pieces that the brush would place on `hovered`, that a click would place, or that a dragged spare piece would
    /// place where it is now. The square under a spare piece is left out, because the piece itself is shown there.
    pub fn preview(&self, hovered: Option<Square>) -> [Stroke; 2] {
        let stroke = match (self.gesture, self.tool) {
            (Gesture::Spare { piece, at }, _) => {
                at.square(self.orientation).map(|square| Stroke::on(square, Some(piece)))
            }
            (Gesture::Idle | Gesture::Selected(_), Tool::Brush(piece)) => {
                hovered.map(|square| Stroke::on(square, Some(piece)))
            }
            (Gesture::Drawing { click, .. }, _) => click,
            _ => None,
        };
        let Some(stroke) = stroke else {
            return [Stroke { squares: Bitboard::EMPTY, ..Stroke::on(Square::A1, None) }; 2];
        };
        let mut strokes = self.symmetry.strokes(stroke, &self.document().position);
        if matches!(self.gesture, Gesture::Spare { .. }) {
            strokes[1].squares &= !stroke.squares;
        }
        strokes
    }

    /// The mark that the current gesture would draw if it ended now. `focused` is the focused square, on which an arrow
    /// that was begun by a key would end.
    pub fn mark_preview(&self, focused: Square) -> Option<Mark> {
        match self.gesture {
            // A click paints instead.
            Gesture::Drawing { click: Some(_), .. } => None,
            Gesture::Drawing { from, at, pen, .. } => Some(pen.mark(from, at.square(self.orientation)?)),
            Gesture::Aiming { from } => Some(self.pen.mark(from, focused)),
            _ => None,
        }
    }

    /// The piece that a square shows: that of the document, or that which the current sweep would place there.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        let position = &self.document().position;
        let there = position.piece_at(square);
        let Gesture::Sweeping { stroke, .. } = self.gesture else { return there };
        self.symmetry.strokes(stroke, position).into_iter().fold(there, |there, stroke| match stroke.piece {
            painted if stroke.reach().contains(square) => painted,
            // A second king replaces the first one.
            Some(king) if king == king.color.king() && there == Some(king) => {
                there.filter(|_| position.kings(king.color) != Bitboard::from(square))
            }
            _ => there,
        })
    }

    /// The FEN of the position on the board, with the changes by the current sweep.
    pub fn fen(&self) -> String {
        self.written(Form::AsGiven)
    }

    /// The position on the board in a form, with the changes by the current sweep.
    fn written(&self, form: Form) -> String {
        let mut document = Cow::Borrowed(self.document());
        if let Gesture::Sweeping { stroke, .. } = self.gesture {
            paint(document.to_mut(), stroke, self.symmetry);
        }
        document.text(form)
    }

    /// The text in the box: the draft if there is one, else the position in the chosen form.
    pub fn text(&self) -> String {
        match (&self.draft, self.gesture) {
            (Some(draft), gesture) if !matches!(gesture, Gesture::Sweeping { .. }) => draft.text.clone(),
            _ => self.written(self.form),
        }
    }

    /// The result of reading the text in the box.
    pub fn reading(&self) -> Reading {
        match (&self.draft, self.gesture) {
            (Some(draft), gesture) if !matches!(gesture, Gesture::Sweeping { .. }) => draft.reading.clone(),
            _ => read_lenient(&self.text()),
        }
    }

    /// The dragged piece and its place.
    pub fn carried(&self) -> Option<(Piece, Point)> {
        match self.gesture {
            Gesture::Dragging { from, at, .. } => Some((self.piece_at(from)?, at)),
            Gesture::Spare { piece, at } => Some((piece, at)),
            _ => None,
        }
    }
}
