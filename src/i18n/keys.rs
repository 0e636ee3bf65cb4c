//! Texts about keys.

use super::{messages, read_aloud_label};
use crate::editor::key_groups::KeyGroup;
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
        KeyAction::Walk(..) => messages.key_walk(),
        KeyAction::RowEdge(_) => messages.key_row_edges(),
        KeyAction::ColumnEdge(_) => messages.key_column_edges(),
        KeyAction::Lift => messages.key_lift(),
        KeyAction::Place(piece) => return messages.key_place(piece.color),
        KeyAction::Remove => messages.key_remove(),
        KeyAction::PieceMenu => messages.key_piece_menu(),
        KeyAction::Mark => messages.key_mark(),
        KeyAction::Aim => messages.key_aim(),
        KeyAction::PenColor(_) => messages.key_color(),
        KeyAction::ClearMarks => messages.key_clear_marks(),
        KeyAction::ToggleSymmetry => messages.key_symmetry(),
        KeyAction::Cancel => messages.key_cancel(),
        KeyAction::Flip => messages.key_flip(),
        KeyAction::ToggleMode => messages.key_mode(),
        KeyAction::ShowHelp => messages.key_show_help(),
        KeyAction::Undo => messages.key_undo(),
        KeyAction::Redo => messages.key_redo(),
        KeyAction::Copy => messages.key_copy(),
        KeyAction::CopyMenu => messages.key_copy_menu(),
        KeyAction::Paste => messages.key_paste(),
        KeyAction::Announce(aloud) => read_aloud_label(aloud),
    }
    .into()
}

/// The title of a group of keys.
pub fn key_group_title(group: KeyGroup) -> &'static str {
    let messages = messages();
    match group {
        KeyGroup::Squares => messages.keys_squares(),
        KeyGroup::Pieces => messages.keys_pieces(),
        KeyGroup::Marks => messages.keys_marks(),
        KeyGroup::Page => messages.keys_page(),
        KeyGroup::Announcements => messages.keys_announcements(),
    }
}
