//! Undo and redo.

use std::sync::Arc;

use super::document::Document;

/// A state to which undo can return: the document, and the draft if there was one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// The document.
    pub document: Document,
    /// The text in the box if it was not the text of the document.
    pub draft: Option<String>,
}

impl Snapshot {
    /// The snapshot as text: the line of the document, and the draft on the lines after it.
    pub fn encode(&self) -> String {
        let mut text = self.document.encode();
        if let Some(draft) = &self.draft {
            text.push('\n');
            text.push_str(draft);
        }
        text
    }

    /// Reads such a text; none if it is something else.
    pub fn decode(text: &str) -> Option<Snapshot> {
        let (line, draft) = match text.split_once('\n') {
            Some((line, draft)) => (line, Some(draft.to_owned())),
            None => (text, None),
        };
        Some(Snapshot { document: Document::decode(line)?, draft })
    }
}

/// All states in order, one of which is the current one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    /// All states as texts, which need half the memory. They are shared with the log in the storage, which recognises by
    /// their addresses what has changed.
    texts: Vec<Arc<str>>,
    current: usize,
    /// The current state, decoded, because it is needed all the time.
    snapshot: Snapshot,
    /// The number of states that were dropped at the beginning. With it, each state has a permanent number.
    dropped: usize,
}

impl History {
    /// The maximum number of states.
    pub const LIMIT: usize = 5_000;

    /// A history of one state.
    pub fn new(snapshot: Snapshot) -> History {
        History { texts: vec![snapshot.encode().into()], current: 0, snapshot, dropped: 0 }
    }

    /// A history that was saved, whose first state has the number `first`. None if the number of the current state is not
    /// among them.
    pub fn restored(snapshots: &[Snapshot], first: usize, current: usize) -> Option<History> {
        let current = current.checked_sub(first)?;
        let snapshot = snapshots.get(current)?.clone();
        let texts = snapshots.iter().map(|snapshot| snapshot.encode().into()).collect();
        Some(History { texts, current, snapshot, dropped: first })
    }

    /// The current state.
    pub fn current(&self) -> &Snapshot {
        &self.snapshot
    }

    /// The state before the current one.
    pub fn before(&self) -> Option<Snapshot> {
        self.current.checked_sub(1).and_then(|before| Snapshot::decode(self.texts.get(before)?))
    }

    /// Changes the current state without adding one.
    pub fn revise(&mut self, change: impl FnOnce(&mut Snapshot)) {
        change(&mut self.snapshot);
        self.texts[self.current] = self.snapshot.encode().into();
    }

    /// Adds a state after the current one. States that had been undone are removed.
    pub fn push(&mut self, snapshot: Snapshot) {
        self.texts.truncate(self.current + 1);
        self.texts.push(snapshot.encode().into());
        if self.texts.len() > History::LIMIT {
            self.texts.remove(0);
            self.dropped += 1;
        }
        self.current = self.texts.len() - 1;
        self.snapshot = snapshot;
    }

    /// Removes the current state and returns to the one before it, if that one fulfils a condition. Returns whether it did.
    pub fn take_back(&mut self, is_before: &dyn Fn(&Snapshot) -> bool) -> bool {
        let current = self.current;
        let Some(before) = current.checked_sub(1) else { return false };
        let Some(snapshot) = Snapshot::decode(&self.texts[before]).filter(is_before) else { return false };
        self.texts.truncate(current);
        (self.current, self.snapshot) = (before, snapshot);
        true
    }

    /// Returns to the state before; false if there is none.
    pub fn undo(&mut self) -> bool {
        self.current.checked_sub(1).is_some_and(|before| self.go(before))
    }

    /// Goes to the state after; false if there is none.
    pub fn redo(&mut self) -> bool {
        self.go(self.current + 1)
    }

    /// Makes another state the current one; false if it does not exist.
    fn go(&mut self, index: usize) -> bool {
        // A text that a snapshot has written can always be read.
        let Some(snapshot) = self.texts.get(index).and_then(|text| Snapshot::decode(text)) else {
            return false;
        };
        (self.current, self.snapshot) = (index, snapshot);
        true
    }

    /// Whether there is a state before.
    pub fn can_undo(&self) -> bool {
        self.current > 0
    }

    /// Whether there is a state after.
    pub fn can_redo(&self) -> bool {
        self.current + 1 < self.texts.len()
    }

    /// The numbers of steps that can be undone and redone.
    pub fn steps(&self) -> (usize, usize) {
        (self.current, self.texts.len() - 1 - self.current)
    }

    /// The text of the state with a number.
    pub fn text(&self, number: usize) -> Option<&Arc<str>> {
        self.texts.get(number.checked_sub(self.dropped)?)
    }

    /// The numbers of the first, the current and the last state.
    pub fn numbers(&self) -> (usize, usize, usize) {
        (self.dropped, self.dropped + self.current, self.dropped + self.texts.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::Position;

    fn snapshot(clock: u32) -> Snapshot {
        let mut position = Position::START;
        position.halfmove_clock = clock;
        Snapshot { document: Document::given(position), draft: None }
    }

    #[test]
    fn undo_and_redo_walk_the_states_and_stop_at_the_ends() {
        let mut history = History::new(snapshot(0));
        for clock in 1..=1_500 {
            history.push(snapshot(clock));
        }
        for clock in (0..1_500).rev() {
            assert!(history.undo());
            assert_eq!(history.current(), &snapshot(clock));
        }
        assert!(!history.undo());
        assert_eq!(history.steps(), (0, 1_500));
        for _ in 0..1_500 {
            assert!(history.redo());
        }
        assert!(!history.redo());
        assert_eq!(history.current(), &snapshot(1_500));
    }

    #[test]
    fn a_revised_state_is_the_one_that_redo_returns_to() {
        let mut history = History::new(snapshot(0));
        history.push(snapshot(1));
        history.revise(|current| current.draft = Some("8/8\n8".into()));
        let revised = Snapshot { draft: Some("8/8\n8".into()), ..snapshot(1) };
        assert_eq!(history.current(), &revised);
        history.undo();
        assert_eq!(history.current(), &snapshot(0));
        history.redo();
        assert_eq!(history.current(), &revised);
    }

    #[test]
    fn a_new_state_ends_what_was_undone() {
        let mut history = History::new(snapshot(0));
        history.push(snapshot(1));
        history.undo();
        history.push(snapshot(2));
        assert!(!history.can_redo());
        history.undo();
        assert_eq!(history.current(), &snapshot(0));
    }

    #[test]
    fn beyond_the_limit_the_oldest_state_goes() {
        let mut history = History::new(snapshot(0));
        for clock in 1..=History::LIMIT as u32 {
            history.push(snapshot(clock));
        }
        assert_eq!(history.numbers(), (1, History::LIMIT, History::LIMIT));
        while history.undo() {}
        assert_eq!(history.current(), &snapshot(1));
    }

    #[test]
    fn a_saved_history_needs_its_current_state() {
        assert!(History::restored(&[snapshot(0)], 7, 7).is_some());
        assert!(History::restored(&[snapshot(0)], 7, 8).is_none());
        assert!(History::restored(&[snapshot(0)], 7, 6).is_none());
        assert!(History::restored(&[], 0, 0).is_none());
    }
}
