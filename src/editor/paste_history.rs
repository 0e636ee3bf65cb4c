//! The documents before and after a paste. They are kept as long as the paste can be undone, which may be longer than its
//! card is open.

use super::Document;
use super::pasted::Place;
use crate::position::Color;

/// The documents before and after a paste.
#[derive(Debug)]
pub struct PasteHistory {
    /// The document before, and the number of its step. When it is current again, the paste was undone.
    before: (Document, usize),
    /// The documents of the paste with the numbers of their steps, the last shown one at the end.
    made: Vec<(Document, usize, Place)>,
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
    /// The history of a paste that replaces the document of a step. `loads` is the number of positions that were loaded
    /// before.
    pub fn new(before: (Document, usize), loads: u32) -> PasteHistory {
        PasteHistory { before, made: Vec::new(), loads, turned: None }
    }

    /// Adds a document of the paste, which a step has. `turned` is the side at the bottom before, if the document has one of
    /// its own.
    pub fn make(&mut self, document: Document, step: usize, place: Place, turned: Option<Color>) {
        // A step that is shown instead of another one has its number.
        self.made.retain(|(_, other, _)| *other != step);
        self.made.push((document, step, place));
        self.turned = self.turned.or(turned);
    }

    /// The state of the paste for the current document, which a step has. An edit that happens to make a document equal to
    /// another one is another step.
    pub fn follow(&mut self, shown: &Document, step: usize, loads: u32) -> Outcome {
        let is_shown = |document: &Document, number: usize| number == step && document == shown;
        let Some((last, number, _)) = self.made.last() else { return Outcome::Same };
        let is_last = is_shown(last, *number);
        if !is_last && is_shown(&self.before.0, self.before.1) {
            return Outcome::Over(self.turned);
        }
        let made = self.made.iter().rposition(|(document, number, _)| is_shown(document, *number));
        let Some(found) = made else {
            return if self.loads == loads { Outcome::Same } else { Outcome::Over(None) };
        };
        self.loads = loads;
        let made = self.made.remove(found);
        let (_, _, place) = made;
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
        let mut history = PasteHistory::new((before.clone(), 4), 0);
        let [first, second] = [(Square::E2, 5), (Square::D2, 6)].map(|(square, step)| {
            let place = Place { index: 0, ply: step };
            history.make(document(square), step, place, Some(Color::White));
            place
        });
        assert_eq!(history.follow(&document(Square::D2), 6, 2), Outcome::Same);
        assert_eq!(history.follow(&document(Square::E2), 5, 2), Outcome::At(first));
        assert_eq!(history.follow(&document(Square::D2), 6, 2), Outcome::At(second));
        // An edit of the last document, and one that makes it equal to another.
        assert_eq!(history.follow(&document(Square::A1), 7, 2), Outcome::Same);
        assert_eq!(history.follow(&document(Square::E2), 7, 2), Outcome::Same);
        assert_eq!(history.follow(&before, 7, 2), Outcome::Same);
        // Another position was loaded.
        assert_eq!(history.follow(&document(Square::A1), 7, 3), Outcome::Over(None));
        assert_eq!(history.follow(&before, 4, 3), Outcome::Over(Some(Color::White)));
    }
}
