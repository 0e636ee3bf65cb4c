//! The keys of the board, in one table for the key handler and for the list of keys.

use super::actions::{Action, Edge, SquareAction};
use crate::marks::MarkColor;
use crate::position::{Color, Piece, Role};

/// The action of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyAction {
    /// An action on a square: the focused one, or the one under the mouse.
    Square(SquareAction),
    /// An action of the page.
    Page(Action),
    /// Announces something to assistive technology.
    Announce(Announcement),
}

/// Something that a key announces to assistive technology.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Announcement {
    /// The pieces on the rank of the focused square.
    Rank,
    /// The pieces on its file.
    File,
    /// White's pieces.
    White,
    /// Black's pieces.
    Black,
    /// The whole position.
    Position,
    /// The verdict, the findings, and the faults of the text.
    Findings,
    /// The text in the box, field by field and character by character.
    Text,
    /// The numbers of steps that can be undone and redone.
    Steps,
    /// The next fault in the text, which is selected in the box.
    NextFault,
    /// The previous fault.
    PreviousFault,
    /// The changes by the last undo.
    Undone,
    /// The changes by the last redo.
    Redone,
}

impl Announcement {
    /// All announcements, in the order of their declaration, by which messages number them.
    pub const ALL: [Announcement; 12] = [
        Announcement::Rank,
        Announcement::File,
        Announcement::White,
        Announcement::Black,
        Announcement::Position,
        Announcement::Findings,
        Announcement::Text,
        Announcement::Steps,
        Announcement::NextFault,
        Announcement::PreviousFault,
        Announcement::Undone,
        Announcement::Redone,
    ];

    /// The stable name in the page.
    pub const fn name(self) -> &'static str {
        match self {
            Announcement::Rank => "rank",
            Announcement::File => "file",
            Announcement::White => "white",
            Announcement::Black => "black",
            Announcement::Position => "position",
            Announcement::Findings => "findings",
            Announcement::Text => "text",
            Announcement::Steps => "steps",
            Announcement::NextFault => "next-fault",
            Announcement::PreviousFault => "previous-fault",
            Announcement::Undone => "undone",
            Announcement::Redone => "redone",
        }
    }

    /// The announcement with a name.
    pub fn named(name: &str) -> Option<Announcement> {
        Announcement::ALL.into_iter().find(|announcement| announcement.name() == name)
    }
}

/// The places in which a key acts, from the narrowest to the widest. A key acts in all places up to its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Scope {
    /// On the focused square.
    Board,
    /// On the page, except in text fields.
    Page,
    /// On the page, and in text fields.
    Everywhere,
}

/// A key with its modifiers and its action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Binding {
    /// `KeyboardEvent.key`.
    pub key: &'static str,
    /// Ctrl, or Command on a Mac.
    pub control: bool,
    /// Shift, for keys whose character it does not change.
    pub shift: bool,
    /// The places in which it acts.
    pub scope: Scope,
    /// The action.
    pub action: KeyAction,
}

const fn on_board(key: &'static str, action: KeyAction) -> Binding {
    Binding { key, control: false, shift: false, scope: Scope::Board, action }
}

const fn with_control(key: &'static str, shift: bool, scope: Scope, action: Action) -> Binding {
    Binding { key, control: true, shift, scope, action: KeyAction::Page(action) }
}

const fn on_square(key: &'static str, action: SquareAction) -> Binding {
    on_board(key, KeyAction::Square(action))
}

const fn on_page(key: &'static str, action: Action) -> Binding {
    on_board(key, KeyAction::Page(action))
}

const fn announce(key: &'static str, announcement: Announcement) -> Binding {
    on_board(key, KeyAction::Announce(announcement))
}

const fn place(key: &'static str, role: Role, color: Color) -> Binding {
    on_board(key, KeyAction::Square(SquareAction::Place(Piece { color, role })))
}

/// All keys, in the order of the list of keys.
pub const KEYS: &[Binding] = &[
    on_square("ArrowLeft", SquareAction::Walk(-1, 0)),
    on_square("ArrowRight", SquareAction::Walk(1, 0)),
    on_square("ArrowUp", SquareAction::Walk(0, -1)),
    on_square("ArrowDown", SquareAction::Walk(0, 1)),
    on_square("Home", SquareAction::RowEdge(Edge::First)),
    on_square("End", SquareAction::RowEdge(Edge::Last)),
    on_square("PageUp", SquareAction::ColumnEdge(Edge::First)),
    on_square("PageDown", SquareAction::ColumnEdge(Edge::Last)),
    place("K", Role::King, Color::White),
    place("Q", Role::Queen, Color::White),
    place("R", Role::Rook, Color::White),
    place("B", Role::Bishop, Color::White),
    place("N", Role::Knight, Color::White),
    place("P", Role::Pawn, Color::White),
    place("k", Role::King, Color::Black),
    place("q", Role::Queen, Color::Black),
    place("r", Role::Rook, Color::Black),
    place("b", Role::Bishop, Color::Black),
    place("n", Role::Knight, Color::Black),
    place("p", Role::Pawn, Color::Black),
    on_square(" ", SquareAction::Lift),
    on_square("Enter", SquareAction::Lift),
    on_square("Delete", SquareAction::Remove),
    on_square("Backspace", SquareAction::Remove),
    on_page("s", Action::ToggleSymmetry),
    on_square("m", SquareAction::Mark),
    on_square("a", SquareAction::Aim),
    on_page("1", Action::PenColor(MarkColor::Green)),
    on_page("2", Action::PenColor(MarkColor::Red)),
    on_page("3", Action::PenColor(MarkColor::Blue)),
    on_page("4", Action::PenColor(MarkColor::Yellow)),
    on_page("c", Action::ClearMarks),
    announce("h", Announcement::Rank),
    announce("v", Announcement::File),
    announce("w", Announcement::White),
    announce("W", Announcement::Black),
    announce("l", Announcement::Position),
    announce("i", Announcement::Findings),
    announce("t", Announcement::Text),
    announce("u", Announcement::Steps),
    on_square("ContextMenu", SquareAction::PieceMenu),
    Binding { shift: true, ..on_square("F10", SquareAction::PieceMenu) },
    Binding { scope: Scope::Page, ..on_page("Escape", Action::Cancel) },
    Binding { scope: Scope::Page, ..on_page("f", Action::Flip) },
    Binding { scope: Scope::Page, ..on_page("e", Action::ToggleMode) },
    Binding { scope: Scope::Page, ..on_page("y", Action::OpenCopyMenu) },
    Binding { scope: Scope::Page, ..on_page("?", Action::ShowHelp) },
    with_control("z", false, Scope::Page, Action::Undo),
    with_control("y", false, Scope::Page, Action::Redo),
    with_control("z", true, Scope::Page, Action::Redo),
    with_control("c", false, Scope::Board, Action::CopyFen),
    with_control("v", false, Scope::Board, Action::Paste),
    Binding { scope: Scope::Everywhere, ..announce("F8", Announcement::NextFault) },
    Binding { scope: Scope::Everywhere, shift: true, ..announce("F8", Announcement::PreviousFault) },
];

/// The action of a key in a place. With Ctrl, the case of a letter is ignored, because Shift and Caps Lock change it.
pub fn action(key: &str, control: bool, shift: bool, place: Scope) -> Option<KeyAction> {
    KEYS.iter()
        .find(|binding| {
            let same_key = if control { binding.key.eq_ignore_ascii_case(key) } else { binding.key == key };
            // For letters and signs, Shift has already changed the key.
            let same_shift = binding.shift == shift || (!control && key.chars().count() == 1);
            same_key && same_shift && binding.control == control && binding.scope >= place
        })
        .map(|binding| binding.action)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_place_pieces_as_in_fen() {
        assert_eq!(
            action("N", false, true, Scope::Board),
            Some(KeyAction::Square(SquareAction::Place(Color::White.knight())))
        );
        assert_eq!(
            action("n", false, false, Scope::Board),
            Some(KeyAction::Square(SquareAction::Place(Color::Black.knight())))
        );
        // With Caps Lock the letter counts, not the Shift key.
        assert_eq!(
            action("N", false, false, Scope::Board),
            Some(KeyAction::Square(SquareAction::Place(Color::White.knight())))
        );
        assert_eq!(action("n", false, false, Scope::Page), None);
    }

    #[test]
    fn undo_and_redo_work_with_caps_lock_too() {
        assert_eq!(action("z", true, false, Scope::Page), Some(KeyAction::Page(Action::Undo)));
        assert_eq!(action("Z", true, true, Scope::Page), Some(KeyAction::Page(Action::Redo)));
        assert_eq!(action("Z", true, false, Scope::Page), Some(KeyAction::Page(Action::Undo)));
        assert_eq!(action("y", true, false, Scope::Board), Some(KeyAction::Page(Action::Redo)));
        assert_eq!(action("z", false, false, Scope::Board), None);
    }

    #[test]
    fn in_a_text_only_the_keys_of_faults_act() {
        for binding in KEYS {
            let found = action(binding.key, binding.control, binding.shift, Scope::Everywhere);
            assert_eq!(found.is_some(), binding.key == "F8", "{binding:?}");
        }
        assert_eq!(
            action("F8", false, true, Scope::Board),
            Some(KeyAction::Announce(Announcement::PreviousFault))
        );
        assert_eq!(action("w", false, false, Scope::Page), None);
    }

    #[test]
    fn every_announcement_has_a_name_of_its_own() {
        for announcement in Announcement::ALL {
            assert_eq!(Announcement::named(announcement.name()), Some(announcement));
            assert_eq!(Announcement::ALL[announcement as usize], announcement);
        }
        assert_eq!(Announcement::named(""), None);
    }

    #[test]
    fn no_key_has_two_meanings() {
        for (index, one) in KEYS.iter().enumerate() {
            for other in &KEYS[index + 1..] {
                assert!(
                    (one.key, one.control, one.shift) != (other.key, other.control, other.shift),
                    "{one:?} {other:?}"
                );
            }
        }
    }
}
