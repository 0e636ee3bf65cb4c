//! Undo and redo.

use std::sync::Arc;

use super::reference::with_reference;
use super::session::{Session, Turned};
use super::snapshot::Snapshot;

/// A state to which undo can return.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// What board and box show.
    pub snapshot: Snapshot,
    /// What was pasted, if it can be stepped through.
    pub session: Option<Arc<Session>>,
    /// How the step to this state has turned the board.
    pub turned: Option<Turned>,
}

impl From<Snapshot> for State {
    fn from(snapshot: Snapshot) -> State {
        State { snapshot, session: None, turned: None }
    }
}

/// A state as it is kept: the snapshot as text, which needs half the memory.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Entry {
    /// It is shared with the log in the storage, which recognises by its address whether it has changed.
    text: Arc<str>,
    session: Option<Arc<Session>>,
    turned: Option<Turned>,
}

impl Entry {
    fn of(snapshot: &Snapshot, session: Option<Arc<Session>>, turned: Option<Turned>) -> Entry {
        let text = with_reference(snapshot.encode(), session.as_deref(), turned).into();
        Entry { text, session, turned }
    }
}

/// All states in order, one of which is the current one.
#[derive(Clone, Debug)]
pub struct History {
    entries: Vec<Entry>,
    current: usize,
    /// The current state, decoded, because it is needed all the time.
    snapshot: Snapshot,
    /// The number of states that were dropped at the beginning. With it, each state has a permanent number.
    dropped: usize,
    /// The number of the next part of a session. No number is used twice, because the storage may have the part of a state
    /// that has been undone.
    next_part: u32,
}

// The number of the next part is no part of what the history holds.
impl PartialEq for History {
    fn eq(&self, other: &History) -> bool {
        self.entries == other.entries && self.current == other.current && self.dropped == other.dropped
    }
}

impl Eq for History {}

impl History {
    /// The maximum number of states.
    pub const LIMIT: usize = 5_000;

    /// A history of one state.
    pub fn new(snapshot: Snapshot) -> History {
        let entries = vec![Entry::of(&snapshot, None, None)];
        History { entries, current: 0, snapshot, dropped: 0, next_part: 1 }
    }

    /// A history that was saved, whose first state has the number `first`. None if the number of the current state is not
    /// among them.
    pub fn restored(states: Vec<State>, first: usize, current: usize) -> Option<History> {
        let current = current.checked_sub(first)?;
        let snapshot = states.get(current)?.snapshot.clone();
        let sessions = states.iter().filter_map(|state| state.session.as_ref());
        let last_part = sessions.flat_map(|session| session.parts()).map(|(number, _)| number).max();
        let entries =
            states.into_iter().map(|state| Entry::of(&state.snapshot, state.session, state.turned)).collect();
        let next_part = last_part.unwrap_or(0).saturating_add(1);
        Some(History { entries, current, snapshot, dropped: first, next_part })
    }

    /// What board and box show in the current state.
    pub fn current(&self) -> &Snapshot {
        &self.snapshot
    }

    /// The state before the current one.
    pub fn before(&self) -> Option<Snapshot> {
        self.current.checked_sub(1).and_then(|before| Snapshot::decode(&self.entries.get(before)?.text))
    }

    /// What was pasted, in the current state.
    pub fn session(&self) -> Option<&Arc<Session>> {
        self.entries[self.current].session.as_ref()
    }

    /// How the step to the current state has turned the board.
    pub fn turned(&self) -> Option<Turned> {
        self.entries[self.current].turned
    }

    /// A session that states can have: the parts of it that are new get their numbers.
    pub fn numbered(&mut self, mut session: Session) -> Arc<Session> {
        session.number_parts(&mut self.next_part);
        Arc::new(session)
    }

    /// Changes what the current state shows without adding a state.
    pub fn revise(&mut self, change: impl FnOnce(&mut Snapshot)) {
        change(&mut self.snapshot);
        self.write(self.session().cloned());
    }

    /// From the current state on, nothing pasted is stepped through. Returns whether something was.
    pub fn end_session(&mut self) -> bool {
        let had_one = self.session().is_some();
        if had_one {
            self.write(None);
        }
        had_one
    }

    /// Writes the current state with a session.
    fn write(&mut self, session: Option<Arc<Session>>) {
        self.entries[self.current] = Entry::of(&self.snapshot, session, self.turned());
    }

    /// Replaces the current state.
    pub fn replace(&mut self, state: State) {
        self.entries[self.current] = Entry::of(&state.snapshot, state.session, state.turned);
        self.snapshot = state.snapshot;
    }

    /// Adds a state after the current one. States that had been undone are removed.
    pub fn push(&mut self, state: State) {
        self.entries.truncate(self.current + 1);
        self.entries.push(Entry::of(&state.snapshot, state.session, state.turned));
        if self.entries.len() > History::LIMIT {
            self.entries.remove(0);
            self.dropped += 1;
        }
        self.current = self.entries.len() - 1;
        self.snapshot = state.snapshot;
    }

    /// Removes the current state and returns to the one before it, if that one fulfils a condition. Returns whether it did.
    pub fn take_back(&mut self, is_before: &dyn Fn(&Snapshot) -> bool) -> bool {
        let current = self.current;
        let Some(before) = current.checked_sub(1) else { return false };
        let Some(snapshot) = Snapshot::decode(&self.entries[before].text).filter(is_before) else {
            return false;
        };
        self.entries.truncate(current);
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
        let Some(snapshot) = self.entries.get(index).and_then(|entry| Snapshot::decode(&entry.text)) else {
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
        self.current + 1 < self.entries.len()
    }

    /// The numbers of steps that can be undone and redone.
    pub fn steps(&self) -> (usize, usize) {
        (self.current, self.entries.len() - 1 - self.current)
    }

    /// The text of the state with a number.
    pub fn text(&self, number: usize) -> Option<&Arc<str>> {
        Some(&self.entry(number)?.text)
    }

    /// What was pasted, in the state with a number.
    pub fn session_at(&self, number: usize) -> Option<&Arc<Session>> {
        self.entry(number)?.session.as_ref()
    }

    fn entry(&self, number: usize) -> Option<&Entry> {
        self.entries.get(number.checked_sub(self.dropped)?)
    }

    /// The numbers of the first, the current and the last state.
    pub fn numbers(&self) -> (usize, usize, usize) {
        (self.dropped, self.dropped + self.current, self.dropped + self.entries.len() - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::document::Document;
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
            history.push(snapshot(clock).into());
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
        history.push(snapshot(1).into());
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
        history.push(snapshot(1).into());
        history.undo();
        history.push(snapshot(2).into());
        assert!(!history.can_redo());
        history.undo();
        assert_eq!(history.current(), &snapshot(0));
    }

    #[test]
    fn beyond_the_limit_the_oldest_state_goes() {
        let mut history = History::new(snapshot(0));
        for clock in 1..=History::LIMIT as u32 {
            history.push(snapshot(clock).into());
        }
        assert_eq!(history.numbers(), (1, History::LIMIT, History::LIMIT));
        while history.undo() {}
        assert_eq!(history.current(), &snapshot(1));
    }

    #[test]
    fn a_saved_history_needs_its_current_state() {
        assert!(History::restored(vec![snapshot(0).into()], 7, 7).is_some());
        assert!(History::restored(vec![snapshot(0).into()], 7, 8).is_none());
        assert!(History::restored(vec![snapshot(0).into()], 7, 6).is_none());
        assert!(History::restored(Vec::new(), 0, 0).is_none());
    }
}
