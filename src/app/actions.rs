//! What the actions of the whole page do.

use leptos::prelude::*;

use super::store::Store;
use crate::app::chunk::deferred;
use crate::app::copying::state::CopyState;
use crate::app::import::entry::paste_from_clipboard;
use crate::app::notices::Announcer;
use crate::editor::Command;
use crate::editor::actions::{Action, on_board};
use crate::editor::keys::Announcement;
use crate::i18n::{action_sentence, messages};
use crate::position::Transform;

/// Does it, and has assistive technology announce what was done.
pub fn perform(store: Store, action: Action) {
    match action {
        Action::Undo => announced(store, action, Command::Undo),
        Action::Redo => announced(store, action, Command::Redo),
        Action::TakeBack => announced(store, action, Command::TakeBack),
        Action::Start => announced(store, action, Command::Start),
        Action::Clear => announced(store, action, Command::Clear),
        Action::Flip => announced(store, action, Command::Flip),
        Action::Transform(seen) => transform(store, seen),
        // The pressed button says what has become of it.
        Action::ToggleSymmetry => {
            store.dispatch(Command::ToggleSymmetry);
        }
        Action::CopyFen => CopyState::of(store).copy_text(),
        Action::Paste => paste_from_clipboard(store),
    }
}

fn announced(store: Store, action: Action, command: Command) {
    let done = store.dispatch(command);
    let stepped = match action {
        Action::Undo | Action::TakeBack => Some(Announcement::Undone),
        Action::Redo => Some(Announcement::Redone),
        _ => None,
    };
    // What a step has changed can be told only with what lies behind the split point.
    match stepped.filter(|_| done).zip(deferred(store).get_untracked()) {
        Some((step, table)) => (table.read)(store, step),
        None => Announcer::of(store).announce(action_sentence(action.name(), done).to_owned()),
    }
}

fn transform(store: Store, seen: Transform) {
    let (possible, transform) = store.editor.with_untracked(|editor| {
        let transform = on_board(seen, editor.orientation());
        (editor.document().position.transformed(transform).is_some(), transform)
    });
    store.dispatch(Command::Transform(transform));
    // A board that is its own mirror image has been mirrored too.
    if possible {
        Announcer::of(store).announce(Action::Transform(seen).label().to_owned());
    } else {
        Announcer::of(store).tell(messages().shift_impossible());
    }
}
