//! Texts about keys.

use super::{messages, read_aloud_label};
use crate::editor::keys::{Edge, KeyAction};

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

/// The description of the action of a key.
pub fn key_sentence(action: KeyAction) -> String {
    let messages = messages();
    match action {
        KeyAction::Walk(-1, 0) => messages.key_left(),
        KeyAction::Walk(1, 0) => messages.key_right(),
        KeyAction::Walk(_, -1) => messages.key_up(),
        KeyAction::Walk(..) => messages.key_down(),
        KeyAction::RowEdge(Edge::First) => messages.key_left_edge(),
        KeyAction::RowEdge(Edge::Last) => messages.key_right_edge(),
        KeyAction::ColumnEdge(Edge::First) => messages.key_upper_edge(),
        KeyAction::ColumnEdge(Edge::Last) => messages.key_lower_edge(),
        KeyAction::Lift => messages.key_lift(),
        KeyAction::Place(piece) => return messages.key_place(piece),
        KeyAction::Remove => messages.key_remove(),
        KeyAction::PieceMenu => messages.key_piece_menu(),
        KeyAction::Mark => messages.key_mark(),
        KeyAction::Aim => messages.key_aim(),
        KeyAction::PenColor(color) => return messages.key_color(color),
        KeyAction::ClearMarks => messages.key_clear_marks(),
        KeyAction::ToggleSymmetry => messages.key_symmetry(),
        KeyAction::Cancel => messages.key_cancel(),
        KeyAction::Flip => messages.key_flip(),
        KeyAction::ToggleMode => messages.key_mode(),
        KeyAction::ShowKeys => messages.key_show_keys(),
        KeyAction::Undo => messages.key_undo(),
        KeyAction::Redo => messages.key_redo(),
        KeyAction::Copy => messages.key_copy(),
        KeyAction::CopyMenu => messages.key_copy_menu(),
        KeyAction::Paste => messages.key_paste(),
        KeyAction::Announce(aloud) => read_aloud_label(aloud),
    }
    .into()
}
