//! Texts about keys.

use super::{messages, read_aloud_label};
use crate::editor::actions::{Action, SquareAction};
use crate::editor::keys::KeyAction;

/// The name of a key as it is printed on keyboards. `key` is a value of `KeyboardEvent.key`.
pub fn key_name(key: &'static str) -> &'static str {
    let messages = messages();
    match key {
        "ArrowLeft" => "←",
        "ArrowRight" => "→",
        "ArrowUp" => "↑",
        "ArrowDown" => "↓",
        "PageUp" => messages.key_page_up(),
        "PageDown" => messages.key_page_down(),
        " " => messages.key_space(),
        "Escape" => messages.key_escape(),
        "ContextMenu" => messages.key_menu(),
        "Enter" => messages.key_enter(),
        "Home" => messages.key_home(),
        "End" => messages.key_end(),
        "Delete" => messages.key_delete(),
        "Backspace" => messages.key_backspace(),
        other => other,
    }
}

/// The description of what the keys of a line do, by the action of the first.
pub fn key_sentence(action: KeyAction) -> String {
    let messages = messages();
    match action {
        KeyAction::Square(SquareAction::Walk(..)) => messages.key_walk(),
        KeyAction::Square(SquareAction::RowEdge(_)) => messages.key_row_edges(),
        KeyAction::Square(SquareAction::ColumnEdge(_)) => messages.key_column_edges(),
        KeyAction::Square(SquareAction::Lift) => messages.key_lift(),
        KeyAction::Square(SquareAction::Place(piece)) => return messages.key_place(piece.color),
        KeyAction::Square(SquareAction::Remove) => messages.key_remove(),
        KeyAction::Square(SquareAction::PieceMenu) => messages.key_piece_menu(),
        KeyAction::Square(SquareAction::Mark) => messages.key_mark(),
        KeyAction::Square(SquareAction::Aim) => messages.key_aim(),
        KeyAction::Page(Action::PenColor(_)) => messages.key_color(),
        KeyAction::Page(Action::ClearMarks) => messages.key_clear_marks(),
        KeyAction::Page(Action::ToggleSymmetry) => messages.key_symmetry(),
        KeyAction::Page(Action::Cancel) => messages.key_cancel(),
        KeyAction::Page(Action::Flip) => messages.key_flip(),
        KeyAction::Page(Action::ToggleMode) => messages.key_mode(),
        KeyAction::Page(Action::ShowHelp) => messages.key_show_help(),
        KeyAction::Page(Action::Undo) => messages.key_undo(),
        KeyAction::Page(Action::Redo) => messages.key_redo(),
        KeyAction::Page(Action::CopyFen) => messages.key_copy(),
        KeyAction::Page(Action::OpenCopyMenu) => messages.key_copy_menu(),
        KeyAction::Page(Action::Paste) => messages.key_paste(),
        // No key has these; their buttons are labelled so.
        KeyAction::Page(
            action @ (Action::Start | Action::Clear | Action::Transform(_) | Action::TakeBack),
        ) => action.label(),
        KeyAction::Announce(announcement) => read_aloud_label(announcement),
    }
    .into()
}
