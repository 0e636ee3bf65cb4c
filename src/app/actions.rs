//! What the buttons of the toolbar do. Keys, shortcuts of an installed app and other pages ask for the same by [`perform`].

use leptos::prelude::*;

use super::later::Chunk;
use super::store::Store;
use crate::editor::Command;
use crate::editor::Scene;
use crate::editor::keys::Announcement;
use crate::i18n::{action_sentence, messages};
use crate::position::{Color, Direction, Transform};

/// An action of the whole page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Takes the last edit back.
    Undo,
    /// Does again what was taken back.
    Redo,
    /// Sets up the start position.
    Start,
    /// Empties the board.
    Clear,
    /// Turns the board around.
    Flip,
    /// Mirrors, turns or recolours the position. A shift goes as the board is seen.
    Transform(Transform),
    /// Mirrors what is placed from now on, or no longer.
    ToggleSymmetry,
    /// Puts what the box shows on the clipboard.
    CopyFen,
    /// Takes the text of the clipboard.
    Paste,
}

impl Action {
    /// Its name in the page: `data-action`.
    pub const fn name(self) -> &'static str {
        match self {
            Action::Undo => "undo",
            Action::Redo => "redo",
            Action::Start => "start",
            Action::Clear => "clear",
            Action::Flip => "flip",
            Action::Transform(transform) => transform_name(transform),
            Action::ToggleSymmetry => "symmetry",
            Action::CopyFen => "copy-fen",
            Action::Paste => "paste",
        }
    }

    /// What it is called.
    pub fn label(self) -> &'static str {
        let messages = messages();
        match self {
            Action::Undo => messages.undo(),
            Action::Redo => messages.redo(),
            Action::Start => messages.start(),
            Action::Clear => messages.clear(),
            Action::Flip => messages.flip(),
            Action::Transform(transform) => transform_label(transform),
            Action::ToggleSymmetry => messages.symmetry(),
            Action::CopyFen => messages.copy_fen(),
            Action::Paste => messages.paste(),
        }
    }

    /// Whether there is anything for it to do.
    pub fn is_possible(self, scene: &Scene) -> bool {
        let (undone, redone) = scene.steps;
        match self {
            Action::Undo => undone > 0,
            Action::Redo => redone > 0,
            Action::Transform(transform) => {
                let transform = on_board(transform, scene.orientation);
                scene.document.position.transformed(transform).is_some()
            }
            _ => true,
        }
    }
}

const fn transform_name(transform: Transform) -> &'static str {
    match transform {
        Transform::MirrorFiles => "mirror-horizontal",
        Transform::MirrorRanks => "mirror-vertical",
        Transform::Rotate => "rotate",
        Transform::SwapColors => "swap-colors",
        Transform::FlipSides => "flip-sides",
        Transform::Shift(Direction::Left) => "shift-left",
        Transform::Shift(Direction::Right) => "shift-right",
        Transform::Shift(Direction::Up) => "shift-up",
        Transform::Shift(Direction::Down) => "shift-down",
    }
}

fn transform_label(transform: Transform) -> &'static str {
    let messages = messages();
    match transform {
        Transform::MirrorFiles => messages.mirror_horizontal(),
        Transform::MirrorRanks => messages.mirror_vertical(),
        Transform::Rotate => messages.rotate(),
        Transform::SwapColors => messages.swap_colors(),
        Transform::FlipSides => messages.flip_sides(),
        Transform::Shift(Direction::Left) => messages.shift_left(),
        Transform::Shift(Direction::Right) => messages.shift_right(),
        Transform::Shift(Direction::Up) => messages.shift_up(),
        Transform::Shift(Direction::Down) => messages.shift_down(),
    }
}

/// The transform of the position for one that is named as the board is seen.
fn on_board(transform: Transform, orientation: Color) -> Transform {
    match (transform, orientation) {
        (Transform::Shift(direction), Color::Black) => Transform::Shift(direction.turned()),
        _ => transform,
    }
}

/// Does it, and has assistive technology announce what was done.
pub fn perform(store: Store, action: Action) {
    match action {
        Action::Undo => announced(store, action, Command::Undo),
        Action::Redo => announced(store, action, Command::Redo),
        Action::Start => announced(store, action, Command::Start),
        Action::Clear => announced(store, action, Command::Clear),
        Action::Flip => announced(store, action, Command::Flip),
        Action::Transform(seen) => transform(store, seen),
        // The pressed button says what has become of it.
        Action::ToggleSymmetry => {
            store.dispatch(Command::ToggleSymmetry);
        }
        Action::CopyFen => store.copy(),
        Action::Paste => store.paste_from_clipboard(),
    }
}

fn announced(store: Store, action: Action, command: Command) {
    let done = store.dispatch(command);
    let stepped = match action {
        Action::Undo => Some(Announcement::Undone),
        Action::Redo => Some(Announcement::Redone),
        _ => None,
    };
    // What a step has changed can be told only with what lies behind the split point.
    match (stepped.filter(|_| done), store.chunk.get_untracked()) {
        (Some(step), Chunk::Here(later)) => (later.read)(store, step),
        _ => store.announce(action_sentence(action.name(), done).to_owned()),
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
        store.announce(transform_label(seen).to_owned());
    } else {
        store.tell(messages().shift_impossible());
    }
}
