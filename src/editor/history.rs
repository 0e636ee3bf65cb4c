//! Undo and redo.

use std::sync::Arc;

use super::Document;

/// A state that undo can return to: the document, and the text in the box while it was being typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// The document.
    pub document: Document,
    /// What stood in the text box, where it was not the document's own text.
    pub draft: Option<String>,
}

/// The states of the work in their order, and which of them is current. There is always one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct History {
    /// Shared with the log of the work, which tells by it what has changed.
    snapshots: Vec<Arc<Snapshot>>,
    current: usize,
    /// How many snapshots have been dropped at the beginning; names each snapshot for good.
    dropped: usize,
}

impl History {
    /// How many states are kept.
    pub const LIMIT: usize = 5_000;

    /// A history of one state.
    pub fn new(snapshot: Snapshot) -> History {
        History { snapshots: vec![Arc::new(snapshot)], current: 0, dropped: 0 }
    }

    /// A history that was saved; none if there is no current state among them.
    pub fn restored(snapshots: Vec<Snapshot>, first: usize, current: usize) -> Option<History> {
        let current = current.checked_sub(first).filter(|index| *index < snapshots.len())?;
        Some(History { snapshots: snapshots.into_iter().map(Arc::new).collect(), current, dropped: first })
    }

    /// The current state.
    pub fn current(&self) -> &Snapshot {
        &self.snapshots[self.current]
    }

    /// The current state, to be changed without a new step.
    pub fn current_mut(&mut self) -> &mut Snapshot {
        Arc::make_mut(&mut self.snapshots[self.current])
    }

    /// Takes a new state after the current one; what had been undone is gone.
    pub fn push(&mut self, snapshot: Snapshot) {
        self.snapshots.truncate(self.current + 1);
        self.snapshots.push(Arc::new(snapshot));
        if self.snapshots.len() > History::LIMIT {
            self.snapshots.remove(0);
            self.dropped += 1;
        }
        self.current = self.snapshots.len() - 1;
    }

    /// Steps back. False at the beginning.
    pub fn undo(&mut self) -> bool {
        let possible = self.can_undo();
        self.current -= usize::from(possible);
        possible
    }

    /// Steps forward. False at the end.
    pub fn redo(&mut self) -> bool {
        let possible = self.can_redo();
        self.current += usize::from(possible);
        possible
    }

    /// Whether there is a state before.
    pub fn can_undo(&self) -> bool {
        self.current > 0
    }

    /// Whether there is a state after.
    pub fn can_redo(&self) -> bool {
        self.current + 1 < self.snapshots.len()
    }

    /// How many steps can be undone, and how many redone.
    pub fn steps(&self) -> (usize, usize) {
        (self.current, self.snapshots.len() - 1 - self.current)
    }

    /// The states with the numbers that name them for good.
    pub fn numbered(&self) -> impl Iterator<Item = (usize, &Snapshot)> {
        self.snapshots.iter().enumerate().map(|(index, snapshot)| (index + self.dropped, &**snapshot))
    }

    /// The state of a number.
    pub(super) fn get(&self, number: usize) -> Option<&Arc<Snapshot>> {
        self.snapshots.get(number.checked_sub(self.dropped)?)
    }

    /// The numbers of the first, the current and the last state.
    pub fn numbers(&self) -> (usize, usize, usize) {
        (self.dropped, self.dropped + self.current, self.dropped + self.snapshots.len() - 1)
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
        assert!(History::restored(vec![snapshot(0)], 7, 7).is_some());
        assert!(History::restored(vec![snapshot(0)], 7, 8).is_none());
        assert!(History::restored(vec![snapshot(0)], 7, 6).is_none());
        assert!(History::restored(Vec::new(), 0, 0).is_none());
    }
}
