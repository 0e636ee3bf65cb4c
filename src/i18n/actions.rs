//! The labels of the actions of the page.

use super::messages;
use crate::editor::actions::Action;
use crate::position::{Direction, Transform};

impl Action {
    /// The label.
    pub fn label(self) -> &'static str {
        let messages = messages();
        match self {
            Action::Undo => messages.undo(),
            Action::Redo => messages.redo(),
            Action::Start => messages.start(),
            Action::Clear => messages.clear(),
            Action::Flip => messages.flip(),
            Action::Transform(Transform::MirrorFiles) => messages.mirror_horizontal(),
            Action::Transform(Transform::MirrorRanks) => messages.mirror_vertical(),
            Action::Transform(Transform::Rotate) => messages.rotate(),
            Action::Transform(Transform::SwapColors) => messages.swap_colors(),
            Action::Transform(Transform::FlipSides) => messages.flip_sides(),
            Action::Transform(Transform::Shift(Direction::Left)) => messages.shift_left(),
            Action::Transform(Transform::Shift(Direction::Right)) => messages.shift_right(),
            Action::Transform(Transform::Shift(Direction::Up)) => messages.shift_up(),
            Action::Transform(Transform::Shift(Direction::Down)) => messages.shift_down(),
            Action::ToggleSymmetry => messages.symmetry(),
            Action::TakeBack => messages.take_back(),
            Action::CopyFen => messages.copy_fen(),
            Action::OpenCopyMenu => messages.copy_as(),
            Action::Paste => messages.paste(),
            Action::ToggleMode => messages.mode(),
            Action::PenColor(_) => messages.key_color(),
            Action::ClearMarks => messages.clear_marks(),
            Action::Cancel => messages.cancel(),
            Action::ShowHelp => messages.help(),
        }
    }

    /// A shorter label, for below an icon.
    pub fn short_label(self) -> &'static str {
        let messages = messages();
        match self {
            Action::Undo => messages.undo_short(),
            Action::Redo => messages.redo_short(),
            Action::Start => messages.start_short(),
            Action::Clear => messages.clear_short(),
            Action::Flip => messages.flip_short(),
            other => other.label(),
        }
    }

    /// The label with the key that does the same.
    pub fn title(self) -> String {
        let (label, control) = (self.label(), messages().key_control());
        match self {
            Action::Undo => format!("{label} ({control}+Z)"),
            Action::Redo => format!("{label} ({control}+Y)"),
            Action::Flip => format!("{label} (F)"),
            Action::ToggleSymmetry => format!("{label} (S)"),
            _ => label.to_owned(),
        }
    }
}
