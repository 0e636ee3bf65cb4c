//! What a paste has done to the document. It is remembered as long as it can be undone, which may be longer than the card of
//! the paste is open.

use super::Document;
use super::pasted::Place;
use crate::position::Color;

/// The documents before and after a paste.
#[derive(Debug)]
pub struct PasteHistory {
    /// The document before: when the user has gone back to it, the paste is undone.
    before: Document,
    /// The documents that the paste has made, the one that was shown last at the end.
    made: Vec<(Document, Place)>,
    /// How many positions had been loaded when one of them was shown last.
    loads: u32,
    /// The side at the bottom before the paste turned the board.
    turned: Option<Color>,
}

/// What has become of a paste.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The document is the paste's last, or an edit of it.
    Same,
    /// Undo or redo have led to another place of it.
    At(Place),
    /// It has been undone, or something else was loaded. The side that is to be at the bottom again.
    Over(Option<Color>),
}

impl PasteHistory {
    /// Something is pasted over a document; `loads` positions have been loaded before it.
    pub fn new(before: Document, loads: u32) -> PasteHistory {
        PasteHistory { before, made: Vec::new(), loads, turned: None }
    }

    /// The document becomes that of a place. `turned` is the side at the bottom, if the board turns with it.
    pub fn make(&mut self, document: Document, place: Place, turned: Option<Color>) {
        let made = (document, place);
        self.made.retain(|other| *other != made);
        self.made.push(made);
        self.turned = self.turned.or(turned);
    }

    /// What the document that is shown now makes of the paste.
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
