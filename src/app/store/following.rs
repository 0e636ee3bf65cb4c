//! What is still to follow an edit: the store has it, `follow` does it.

use std::time::Duration;

use leptos::prelude::*;

use crate::app::browser::timer::Timer;

/// The shortest time between two scenes while edits come one after the other.
pub(super) const PACE: Duration = Duration::from_millis(100);

/// How soon the scene follows an edit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Follow {
    /// In the next task.
    AtOnce,
    /// At most every [`PACE`]: typing and dragging.
    Paced,
}

/// What is still to follow.
#[derive(Clone, Copy)]
pub(super) struct Following {
    /// The board is to be drawn, in a task that waits.
    pub is_board_waiting: StoredValue<bool>,
    /// The scene is older than the editor.
    pub is_scene_old: StoredValue<bool>,
    /// The scene waits for its turn.
    pub pace: Timer,
    /// The scene has followed less than [`PACE`] ago.
    pub rest: Timer,
}

impl Following {
    pub fn new() -> Following {
        Following {
            is_board_waiting: StoredValue::new(false),
            is_scene_old: StoredValue::new(false),
            pace: Timer::new(),
            rest: Timer::new(),
        }
    }
}
