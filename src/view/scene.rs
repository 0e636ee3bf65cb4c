//! The scene: one value for panels, verdict and findings, which is computed once after each edit.

use std::cmp::Reverse;

use crate::editor::{Document, Editor, Mode, Pen, Symmetry, Tool};
use crate::legality::{
    Finding, FindingKind, Severity, Verdict, findings_with_last_move, notes, obstacle, one_for_each_cause,
    verdict,
};
use crate::notation::{Field, Form};
use crate::play::Status;
use crate::position::{Bitboard, Color, Position, sort_short};
use crate::view::Shown;

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
    /// Whether the position is being set up by hand, so that a missing king is no fault yet.
    pub building: bool,
    /// How the game stands; none if no game goes on from the position, or before the rules have been fetched.
    pub status: Option<Status>,
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
        let is_sound = verdict(&findings) <= Verdict::Playable;
        if is_sound || findings.iter().any(|finding| finding.kind == FindingKind::PawnOnBackRank) {
            findings.extend(notes(&position, &document.rules(), document.mode_is_chosen));
        }
        sort_short(&mut findings, |finding| Reverse(finding.severity));
        let building = editor.is_building();
        let status = shown.reading.is_well_formed().then(|| editor.status()).flatten();
        Scene {
            field: place.and_then(|place| shown.reading.field_at(place)),
            shown,
            verdict: verdict_on(&findings, building),
            status,
            position,
            findings,
            building,
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

    /// Whether the findings are shown: not while the text has faults, which make the position uncertain.
    pub fn is_judged(&self) -> bool {
        self.shown.reading.is_well_formed()
    }

    /// The number of what is listed: the faults of the text, or else the findings.
    pub fn listed(&self) -> usize {
        if self.is_judged() { self.findings.len() } else { self.shown.faults().len() }
    }

    /// The shown findings without what is missing as long as it may still come.
    pub fn wrong(&self) -> impl Iterator<Item = &Finding> {
        let may_come = self.building;
        let is_wrong = move |finding: &&Finding| !(may_come && finding.kind.is_missing());
        self.findings.iter().filter(|_| self.is_judged()).filter(is_wrong)
    }

    /// The finding that keeps a game from going on from the position; none if there is none.
    pub fn obstacle(&self) -> Option<&Finding> {
        obstacle(&self.findings)
    }

    /// The squares of the shown findings: errors, warnings, notes.
    pub fn found(&self) -> [Bitboard; 3] {
        let mut found = [Bitboard::EMPTY; 3];
        for finding in self.wrong() {
            let place = match finding.severity {
                Severity::BreaksRules | Severity::EnginesRefuse => 0,
                Severity::CannotArise => 1,
                Severity::Odd => 2,
            };
            found[place] |= finding.squares;
        }
        found
    }
}

/// The verdict on a position. While it is being set up, it is incomplete unless something else makes it impossible.
fn verdict_on(findings: &[Finding], building: bool) -> Verdict {
    let wrong = verdict(findings.iter().filter(|finding| !finding.kind.is_missing()));
    if building && wrong == Verdict::Impossible { wrong } else { verdict(findings) }
}
