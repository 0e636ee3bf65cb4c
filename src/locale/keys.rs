//! What is said about keys.

use super::{aloud_label, annex_words};
use crate::editor::keys::{Edge, KeyAction};

/// A key as it is printed on keyboards.
pub fn key_name(key: &'static str) -> &'static str {
    let words = annex_words();
    match key {
        "ArrowLeft" => "←",
        "ArrowRight" => "→",
        "ArrowUp" => "↑",
        "ArrowDown" => "↓",
        "PageUp" => words.key_page_up(),
        "PageDown" => words.key_page_down(),
        " " => words.key_space(),
        "Escape" => words.key_escape(),
        "ContextMenu" => words.key_menu(),
        "Enter" => words.key_enter(),
        "Home" => words.key_home(),
        "End" => words.key_end(),
        "Delete" => words.key_delete(),
        "Backspace" => words.key_backspace(),
        other => other,
    }
}

/// What a key does.
pub fn key_sentence(action: KeyAction) -> String {
    let words = annex_words();
    match action {
        KeyAction::Walk(-1, 0) => words.key_left(),
        KeyAction::Walk(1, 0) => words.key_right(),
        KeyAction::Walk(_, -1) => words.key_up(),
        KeyAction::Walk(..) => words.key_down(),
        KeyAction::RowEdge(Edge::First) => words.key_left_edge(),
        KeyAction::RowEdge(Edge::Last) => words.key_right_edge(),
        KeyAction::ColumnEdge(Edge::First) => words.key_upper_edge(),
        KeyAction::ColumnEdge(Edge::Last) => words.key_lower_edge(),
        KeyAction::Lift => words.key_lift(),
        KeyAction::Place(piece) => return words.key_place(piece),
        KeyAction::Remove => words.key_remove(),
        KeyAction::PieceMenu => words.key_piece_menu(),
        KeyAction::Mark => words.key_mark(),
        KeyAction::Aim => words.key_aim(),
        KeyAction::PenColor(color) => return words.key_color(color),
        KeyAction::ClearMarks => words.key_clear_marks(),
        KeyAction::ToggleSymmetry => words.key_symmetry(),
        KeyAction::Cancel => words.key_cancel(),
        KeyAction::Flip => words.key_flip(),
        KeyAction::ShowKeys => words.key_show_keys(),
        KeyAction::Undo => words.key_undo(),
        KeyAction::Redo => words.key_redo(),
        KeyAction::Copy => words.key_copy(),
        KeyAction::Paste => words.key_paste(),
        KeyAction::Announce(aloud) => aloud_label(aloud),
    }
    .into()
}
