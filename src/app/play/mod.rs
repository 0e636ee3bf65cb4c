//! Playing: the switch, the list of moves, the choice of a promotion. The rules are behind the split point.

mod mode_switch;
mod move_list;
mod move_rows;
mod promotion;

pub use mode_switch::ModeSwitch;
pub use move_list::MoveList;
pub use move_rows::move_rows;
pub use promotion::PromotionMenu;

use leptos::prelude::*;

use super::store::Store;
use crate::app::chunk::deferred;
use crate::app::notices::Announcer;
use crate::editor::{Command, Editor, Mode};
use crate::i18n::{messages, mode_title};
use crate::view::obstacle_sentence;

/// Switches the mode. The user learns why a position cannot be played.
pub fn switch(store: Store, mode: Mode) {
    if mode == Mode::Edit {
        store.dispatch(Command::SetMode(mode));
        return;
    }
    if let Some(reason) = obstacle_sentence(&store.scene.get_untracked()) {
        Announcer::of(store).tell(&reason);
        return;
    }
    deferred(store).with_or_notice(move |_| {
        store.dispatch(Command::SetMode(mode));
        if !store.editor.with_untracked(Editor::is_playing) {
            Announcer::of(store).tell(messages().play_impossible());
        }
    });
}

/// Switches to the other mode, and has assistive technology announce it.
pub fn toggle(store: Store) {
    let is_playing = store.editor.with_untracked(Editor::is_playing);
    let mode = if is_playing { Mode::Edit } else { Mode::Play };
    switch(store, mode);
    if store.editor.with_untracked(Editor::mode) == mode {
        Announcer::of(store).announce(mode_title(mode).to_owned());
    }
}
