//! The documents before and after a paste. They are kept as long as the paste can be undone, which may be longer than its
//! card is open.

use super::Document;
use super::pasted::Place;
use crate::position::Color;

/// The documents before and after a paste.
#[derive(Debug)]
pub struct PasteHistory {
    /// The document before. When it is current again, the paste was undone.
    before: Document,
    /// The documents of the paste, the last shown one at the end.
    made: Vec<(Document, Place)>,
    /// The number of loaded positions when the last of them was shown.
    loads: u32,
    /// The side at the bottom before the paste, if the paste turned the board.
    turned: Option<Color>,
}

/// The state of a paste.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The document is the last one of the paste, or an edit of it.
    Same,
    /// Undo or redo have led to another document of the paste.
    At(Place),
    /// The paste was undone, or something else was loaded. Contains the side to put at the bottom again.
    Over(Option<Color>),
}

impl PasteHistory {
    /// The history of a paste that replaces a document. `loads` is the number of positions that were loaded before.
    pub fn new(before: Document, loads: u32) -> PasteHistory {
        PasteHistory { before, made: Vec::new(), loads, turned: None }
    }

    /// Adds a document of the paste. `turned` is the side at the bottom before, if the document has one of its
    /// own.
    pub fn make(&mut self, document: Document, place: Place, turned: Option<Color>) {
        let made = (document, place);
        self.made.retain(|other| *other != made);
        self.made.push(made);
        self.turned = self.turned.or(turned);
    }

    /// The state of the paste for the current document.
    pub fn follow(&mut self, shown: &Document, loads: u32) -> Outcome {
        let Some((last, _)) = self.made.last() else { return Outcome::Same };
        let is_last = last == shown;
        if !is_last && self.before == *shown {
            return Outcome::Over(self.turned);
        }
        let Some(found) = self.made.iter().rposition(|(document, _)| document == shown) else {
            return if self.loads == loads { Outcome::Same } else { Outcome::Over(None) };
        };
        self.loads = loads;
        let made = self.made.remove(found);
        let place = made.1;
        self.made.push(made);
        if is_last { Outcome::Same } else { Outcome::At(place) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::{Position, Square};

    fn document(square: Square) -> Document {
        let mut document = Document::given(Position::START);
        document.position.set_piece(square, None);
        document
    }

    #[test]
    fn undo_and_redo_lead_through_a_paste() {
        let before = Document::given(Position::START);
        let mut history = PasteHistory::new(before.clone(), 0);
        let [first, second] = [(Square::E2, 0), (Square::D2, 1)].map(|(square, ply)| {
            let place = Place { index: 0, ply };
            history.make(document(square), place, Some(Color::White));
            place
        });
        assert_eq!(history.follow(&document(Square::D2), 2), Outcome::Same);
        assert_eq!(history.follow(&document(Square::E2), 2), Outcome::At(first));
        assert_eq!(history.follow(&document(Square::D2), 2), Outcome::At(second));
        // An edit of the last document.
        assert_eq!(history.follow(&document(Square::A1), 2), Outcome::Same);
        // Another position was loaded.
        assert_eq!(history.follow(&document(Square::A1), 3), Outcome::Over(None));
        assert_eq!(history.follow(&before, 2), Outcome::Over(Some(Color::White)));
    }
}
