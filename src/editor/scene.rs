//! What panels, verdict and findings speak of: one value, made once for all of them after an edit.

use super::{Document, Editor, Pen, Shown, Symmetry, Tool};
use crate::legality::{Finding, Severity, Verdict, findings_with_last_move, verdict};
use crate::notation::{Field, Form};
use crate::position::{Bitboard, Color, Position};

/// The editor as it stands, and what there is to say about its position.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// What the text box shows, and how it reads.
    pub shown: Shown,
    /// The document behind it.
    pub document: Document,
    /// The position as it is written: with the rights and the en passant square that the board allows.
    pub position: Position,
    /// What is wrong with the position.
    pub findings: Vec<Finding>,
    /// The worst of it.
    pub verdict: Verdict,
    /// Whether the position is being set up by hand, so that nobody wants to hear yet what it lacks.
    pub building: bool,
    /// The side at the bottom.
    pub orientation: Color,
    /// The tool in hand.
    pub tool: Tool,
    /// What the pen draws.
    pub pen: Pen,
    /// Whether what is placed is mirrored.
    pub symmetry: Symmetry,
    /// The form in which the box shows the position.
    pub form: Form,
    /// The field of the text that the pointer or the caret is in.
    pub field: Option<Field>,
    /// How many positions have been loaded.
    pub loads: u32,
    /// The steps that undo and redo have before them.
    pub steps: (usize, usize),
}

impl Scene {
    /// What there is to say about an editor whose box shows `shown`. `place` is the character of the text that is pointed at.
    pub fn of(editor: &Editor, shown: Shown, place: Option<usize>) -> Scene {
        let document = editor.document().clone();
        let position = document.written();
        let findings = findings_with_last_move(&position, &document.rules());
        Scene {
            field: place.and_then(|place| shown.reading.field_at(place)),
            shown,
            verdict: verdict(&findings),
            position,
            findings,
            building: editor.is_building(),
            orientation: editor.orientation(),
            tool: editor.tool(),
            pen: editor.pen(),
            symmetry: editor.symmetry(),
            form: editor.form(),
            loads: editor.loads(),
            steps: editor.history().steps(),
            document,
        }
    }

    /// Whether everything that a readout speaks of is the same in both.
    pub fn reads_like(&self, other: &Scene) -> bool {
        self.shown.text == other.shown.text
            && self.document == other.document
            && self.orientation == other.orientation
            && self.steps == other.steps
    }

    /// Whether the findings are shown: not while the text is broken, which leaves the position in doubt, and not while the
    /// position is being set up.
    pub fn is_judged(&self) -> bool {
        self.shown.reading.is_well_formed() && !self.building
    }

    /// The squares that shown findings are about: errors, warnings, notes.
    pub fn found(&self) -> [Bitboard; 3] {
        let mut found = [Bitboard::EMPTY; 3];
        if self.is_judged() {
            for finding in &self.findings {
                let place = match finding.severity {
                    Severity::BreaksRules | Severity::EnginesRefuse => 0,
                    Severity::CannotArise => 1,
                    Severity::Odd => 2,
                };
                found[place] |= finding.squares;
            }
        }
        found
    }
}
