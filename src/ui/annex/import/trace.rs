//! What a paste has done to the document, as long as it can be undone: it outlives the card.

use std::cell::RefCell;

use crate::editor::Document;
use crate::position::Color;
use crate::ui::annex::Scene;

struct Trace {
    /// The document before: when the user has gone back to it, the paste is undone.
    before: Document,
    /// The documents that the paste has made, the one that was shown last at the end.
    made: Vec<Made>,
    /// How many positions had been loaded then.
    loads: u32,
    /// The side at the bottom before the paste turned the board.
    turned: Option<Color>,
}

/// The document of a place in what was pasted.
#[derive(PartialEq)]
struct Made {
    document: Document,
    index: usize,
    ply: usize,
}

/// What has become of a paste.
pub(super) enum Outcome {
    /// The document is the paste's last, or an edit of it.
    Same,
    /// Undo or redo have led to another position of it, or another ply of its game.
    At { index: usize, ply: usize },
    /// It has been undone, or something else was loaded. The side that is to be at the bottom again.
    Over(Option<Color>),
}

thread_local! {
    static TRACE: RefCell<Option<Trace>> = const { RefCell::new(None) };
}

/// Something is pasted over what is shown.
pub(super) fn begin(scene: &Scene) {
    let (before, loads) = (scene.view.document.clone(), scene.view.loads);
    TRACE.set(Some(Trace { before, made: Vec::new(), loads, turned: None }));
}

/// The document becomes this one; `turned` is the side at the bottom, if the board turns with it.
pub(super) fn make(document: Document, index: usize, ply: usize, turned: Option<Color>) {
    TRACE.with_borrow_mut(|trace| {
        let Some(trace) = trace else { return };
        let made = Made { document, index, ply };
        trace.made.retain(|other| *other != made);
        trace.made.push(made);
        trace.turned = trace.turned.or(turned);
    });
}

/// What the document that is shown now makes of the paste.
pub(super) fn follow(scene: &Scene) -> Outcome {
    TRACE.with_borrow_mut(|trace| {
        let outcome = trace.as_mut().map_or(Outcome::Same, |trace| trace.follow(scene));
        if matches!(outcome, Outcome::Over(_)) {
            *trace = None;
        }
        outcome
    })
}

impl Trace {
    fn follow(&mut self, scene: &Scene) -> Outcome {
        let here = &scene.view.document;
        let Some(last) = self.made.last() else { return Outcome::Same };
        let is_last = last.document == *here;
        if !is_last && self.before == *here {
            return Outcome::Over(self.turned);
        }
        let Some(found) = self.made.iter().rposition(|made| made.document == *here) else {
            return if self.loads == scene.view.loads { Outcome::Same } else { Outcome::Over(None) };
        };
        self.loads = scene.view.loads;
        let made = self.made.remove(found);
        let (index, ply) = (made.index, made.ply);
        self.made.push(made);
        if is_last { Outcome::Same } else { Outcome::At { index, ply } }
    }
}
