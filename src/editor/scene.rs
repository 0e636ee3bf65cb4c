//! The scene: one value for panels, verdict and findings, which is computed once after each edit.

use super::{Document, Editor, Mode, Pen, Shown, Symmetry, Tool};
use crate::legality::{
    Finding, FindingKind, Severity, Verdict, findings_with_last_move, notes, obstacle, one_for_each_cause,
    verdict,
};
use crate::notation::{Field, Form};
use crate::position::{Bitboard, Color, Position};

/// The state of the editor, with the findings about its position.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// The text in the box with its reading.
    pub shown: Shown,
    /// The document.
    pub document: Document,
    /// The position as it is written (see [`Document::written`]).
    pub position: Position,
    /// The findings.
    pub findings: Vec<Finding>,
    /// The verdict.
    pub verdict: Verdict,
    /// Whether the position is being set up by hand, so that missing kings are not reported yet.
    pub building: bool,
    /// The side at the bottom.
    pub orientation: Color,
    /// The selected tool.
    pub tool: Tool,
    /// The pen.
    pub pen: Pen,
    /// Whether symmetry is on.
    pub symmetry: Symmetry,
    /// Whether pieces make legal moves only.
    pub mode: Mode,
    /// The form in which the box shows the position.
    pub form: Form,
    /// The field of the text in which the pointer or the caret is.
    pub field: Option<Field>,
    /// The number of positions that were loaded.
    pub loads: u32,
    /// The numbers of steps that can be undone and redone.
    pub steps: (usize, usize),
}

impl Scene {
    /// The scene of an editor whose box shows `shown`. `place` is the character under the pointer or at the caret.
    pub fn of(editor: &Editor, shown: Shown, place: Option<usize>) -> Scene {
        let document = editor.document().clone();
        let position = document.written();
        let mut findings = one_for_each_cause(findings_with_last_move(&position, &document.rules()));
        let is_sound = verdict(&findings) <= Verdict::CannotArise;
        if is_sound || findings.iter().any(|finding| finding.kind == FindingKind::PawnOnBackRank) {
            findings.extend(notes(&position, &document.rules(), document.mode_is_chosen));
        }
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
            mode: editor.mode(),
            form: editor.form(),
            loads: editor.loads(),
            steps: editor.history().steps(),
            document,
        }
    }

    /// Whether everything that announcements describe is the same in both.
    pub fn reads_like(&self, other: &Scene) -> bool {
        self.shown.text == other.shown.text
            && self.document == other.document
            && self.orientation == other.orientation
            && self.steps == other.steps
    }

    /// Whether the findings are shown: not while the text has faults, which make the position uncertain, and not while the
    /// position is being set up.
    pub fn is_judged(&self) -> bool {
        self.shown.reading.is_well_formed() && !self.building
    }

    /// The finding that keeps a game from going on from the position; none if there is none.
    pub fn obstacle(&self) -> Option<&Finding> {
        obstacle(&self.findings)
    }

    /// The squares of the shown findings: errors, warnings, notes.
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
