//! Shows what was pasted.

use std::sync::Arc;

use super::command::Step;
use super::history::State;
use super::pasted_text::TextKind;
use super::session::{PastedStep, Session, Turned};
use super::state::Editor;

impl Editor {
    /// Shows a place of a pasted text, and turns the board if the text says so; `importing` says whether the last step was an
    /// import. Returns whether that changed anything.
    pub(super) fn show_pasted(&mut self, shown: PastedStep, step: Step, importing: bool) -> bool {
        let PastedStep { session, mut snapshot, orientation } = shown;
        if snapshot.document.record.is_none() {
            snapshot.document.keep_record_of(self.document());
        }
        let before = self.pasted().cloned();
        let index = |session: &Option<Arc<Session>>| session.as_ref().map(|session| session.place.index);
        let session = session.map(|session| self.history.numbered(session));
        let is_question = |session: &Arc<Session>| session.text.kind() == TextKind::Question;
        // The answer takes the place of the question.
        let replaces = importing && (step == Step::ReplaceLoad || before.as_ref().is_some_and(is_question));
        let is_shown = snapshot == *self.history.current();
        let is_asked = session.as_ref().is_some_and(is_question);
        let from = self.orientation;
        self.orientation = orientation.unwrap_or(from);
        if step == Step::Load && !is_asked {
            self.select_hand();
        } else if index(&session) != index(&before) && step == Step::ReplaceLoad {
            // Another record or game is opened; within a game whoever draws goes on drawing.
            self.select_hand();
        }
        if is_shown && session == before {
            // There is no step that the next place could replace, unless there was one already.
            self.importing = importing && step == Step::ReplaceLoad;
            return self.orientation != from;
        }
        self.importing = step != Step::Edit;
        // A step that replaces another one begins where that one began.
        let from = self.history.turned().filter(|_| replaces).map_or(from, |turned| turned.from);
        let turned = (self.orientation != from).then_some(Turned { from, to: self.orientation });
        let state = State { snapshot, session, turned };
        if replaces {
            self.history.replace(state);
        } else {
            self.history.push(state);
        }
        self.take_draft_of_history();
        if step != Step::Edit {
            self.update_building();
        }
        // The Back button of the browser returns to the state before the paste, not to each place in it.
        if step == Step::Load && !is_shown {
            self.loads += 1;
        }
        true
    }
}
