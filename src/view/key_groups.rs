//! The list of keys as it is read: in groups, with one line for keys that do the same kind of thing.

use crate::editor::actions::{Action, SquareAction};
use crate::editor::keys::{Announcement, Binding, KEYS, KeyAction};
use crate::i18n::messages;

/// A group of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyGroup {
    /// Walking over the squares.
    Squares,
    /// Placing, moving and removing pieces.
    Pieces,
    /// Arrows and circles.
    Marks,
    /// The whole page.
    Page,
    /// What assistive technology announces.
    Announcements,
}

impl KeyGroup {
    /// All groups, in the order of the list.
    pub const ALL: [KeyGroup; 5] =
        [KeyGroup::Pieces, KeyGroup::Squares, KeyGroup::Marks, KeyGroup::Page, KeyGroup::Announcements];
}

impl KeyAction {
    /// The group in which the action is listed.
    pub const fn group(self) -> KeyGroup {
        match self {
            KeyAction::Square(
                SquareAction::Walk(..) | SquareAction::RowEdge(_) | SquareAction::ColumnEdge(_),
            ) => KeyGroup::Squares,
            KeyAction::Square(
                SquareAction::Lift | SquareAction::Place(_) | SquareAction::Remove | SquareAction::PieceMenu,
            )
            | KeyAction::Page(Action::ToggleSymmetry) => KeyGroup::Pieces,
            KeyAction::Square(SquareAction::Mark | SquareAction::Aim)
            | KeyAction::Page(Action::PenColor(_) | Action::ClearMarks) => KeyGroup::Marks,
            // Faults are gone to, not only announced.
            KeyAction::Announce(Announcement::NextFault | Announcement::PreviousFault)
            | KeyAction::Page(
                Action::Undo
                | Action::Redo
                | Action::Start
                | Action::Clear
                | Action::Flip
                | Action::Transform(_)
                | Action::TakeBack
                | Action::CopyFen
                | Action::OpenCopyMenu
                | Action::Paste
                | Action::ToggleMode
                | Action::Cancel
                | Action::ShowHelp,
            ) => KeyGroup::Page,
            KeyAction::Announce(_) => KeyGroup::Announcements,
        }
    }

    /// Whether one line explains both.
    fn is_explained_with(self, other: KeyAction) -> bool {
        use SquareAction::{ColumnEdge, Place, RowEdge, Walk};
        match (self, other) {
            (KeyAction::Square(Walk(..)), KeyAction::Square(Walk(..)))
            | (KeyAction::Square(RowEdge(_)), KeyAction::Square(RowEdge(_)))
            | (KeyAction::Square(ColumnEdge(_)), KeyAction::Square(ColumnEdge(_)))
            | (KeyAction::Page(Action::PenColor(_)), KeyAction::Page(Action::PenColor(_))) => true,
            (KeyAction::Square(Place(one)), KeyAction::Square(Place(other))) => one.color == other.color,
            _ => self == other,
        }
    }
}

/// The lines of a group: each has the bindings that it explains, of which there is at least one.
pub fn lines(group: KeyGroup) -> Vec<Vec<Binding>> {
    let bindings: Vec<Binding> =
        KEYS.iter().filter(|binding| binding.action.group() == group).copied().collect();
    bindings
        .chunk_by(|one, other| one.action.is_explained_with(other.action))
        .map(<[Binding]>::to_vec)
        .collect()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_key_is_listed_once() {
        let mut listed: Vec<Binding> = KeyGroup::ALL.into_iter().flat_map(lines).flatten().collect();
        assert_eq!(listed.len(), KEYS.len());
        listed.retain(|binding| !KEYS.contains(binding));
        assert_eq!(listed, []);
    }

    #[test]
    fn letters_of_one_colour_are_one_line() {
        let line = lines(KeyGroup::Pieces).into_iter().find(|line| line[0].key == "K").expect("a line");
        let letters: Vec<&str> = line.iter().map(|binding| binding.key).collect();
        assert_eq!(letters, ["K", "Q", "R", "B", "N", "P"]);
    }
}
