//! The keys of the board, in one table for the key handler and for the list of keys.

use crate::marks::MarkColor;
use crate::position::{Color, Piece, Role};

/// The action of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyAction {
    /// Moves the focus to a neighbouring square, by columns to the right and rows downwards as on the screen.
    Walk(i32, i32),
    /// Moves the focus to the left or right end of the row.
    RowEdge(Edge),
    /// Moves the focus to the upper or lower end of the column.
    ColumnEdge(Edge),
    /// Lifts or drops a piece with the hand, or uses another tool.
    Lift,
    /// Places a piece on the square.
    Place(Piece),
    /// Empties the square.
    Remove,
    /// Opens the menu of pieces for the square.
    PieceMenu,
    /// Cancels the gesture.
    Cancel,
    /// Turns the board around.
    Flip,
    /// Switches between editing and playing.
    ToggleMode,
    /// Draws a circle on the square or colours it, as the pen is set.
    Mark,
    /// Begins or ends an arrow on the square.
    Aim,
    /// Sets the colour of marks.
    PenColor(MarkColor),
    /// Removes all marks.
    ClearMarks,
    /// Switches symmetry on or off.
    ToggleSymmetry,
    /// Opens the help, or closes it.
    ShowHelp,
    /// Undoes a step.
    Undo,
    /// Redoes a step.
    Redo,
    /// Copies the FEN.
    Copy,
    /// Opens the menu of the forms that can be copied.
    CopyMenu,
    /// Pastes a position.
    Paste,
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

/// An end of a row or a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// Left or top.
    First,
    /// Right or bottom.
    Last,
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

const fn with_control(key: &'static str, shift: bool, scope: Scope, action: KeyAction) -> Binding {
    Binding { key, control: true, shift, scope, action }
}

const fn place(key: &'static str, role: Role, color: Color) -> Binding {
    on_board(key, KeyAction::Place(Piece { color, role }))
}

/// All keys, in the order of the list of keys.
pub const KEYS: &[Binding] = &[
    on_board("ArrowLeft", KeyAction::Walk(-1, 0)),
    on_board("ArrowRight", KeyAction::Walk(1, 0)),
    on_board("ArrowUp", KeyAction::Walk(0, -1)),
    on_board("ArrowDown", KeyAction::Walk(0, 1)),
    on_board("Home", KeyAction::RowEdge(Edge::First)),
    on_board("End", KeyAction::RowEdge(Edge::Last)),
    on_board("PageUp", KeyAction::ColumnEdge(Edge::First)),
    on_board("PageDown", KeyAction::ColumnEdge(Edge::Last)),
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
    on_board(" ", KeyAction::Lift),
    on_board("Enter", KeyAction::Lift),
    on_board("Delete", KeyAction::Remove),
    on_board("Backspace", KeyAction::Remove),
    on_board("s", KeyAction::ToggleSymmetry),
    on_board("m", KeyAction::Mark),
    on_board("a", KeyAction::Aim),
    on_board("1", KeyAction::PenColor(MarkColor::Green)),
    on_board("2", KeyAction::PenColor(MarkColor::Red)),
    on_board("3", KeyAction::PenColor(MarkColor::Blue)),
    on_board("4", KeyAction::PenColor(MarkColor::Yellow)),
    on_board("c", KeyAction::ClearMarks),
    on_board("h", KeyAction::Announce(Announcement::Rank)),
    on_board("v", KeyAction::Announce(Announcement::File)),
    on_board("w", KeyAction::Announce(Announcement::White)),
    on_board("W", KeyAction::Announce(Announcement::Black)),
    on_board("l", KeyAction::Announce(Announcement::Position)),
    on_board("i", KeyAction::Announce(Announcement::Findings)),
    on_board("t", KeyAction::Announce(Announcement::Text)),
    on_board("u", KeyAction::Announce(Announcement::Steps)),
    on_board("ContextMenu", KeyAction::PieceMenu),
    Binding { shift: true, ..on_board("F10", KeyAction::PieceMenu) },
    Binding { scope: Scope::Page, ..on_board("Escape", KeyAction::Cancel) },
    Binding { scope: Scope::Page, ..on_board("f", KeyAction::Flip) },
    Binding { scope: Scope::Page, ..on_board("e", KeyAction::ToggleMode) },
    Binding { scope: Scope::Page, ..on_board("y", KeyAction::CopyMenu) },
    Binding { scope: Scope::Page, ..on_board("?", KeyAction::ShowHelp) },
    with_control("z", false, Scope::Page, KeyAction::Undo),
    with_control("y", false, Scope::Page, KeyAction::Redo),
    with_control("z", true, Scope::Page, KeyAction::Redo),
    with_control("c", false, Scope::Board, KeyAction::Copy),
    with_control("v", false, Scope::Board, KeyAction::Paste),
    Binding { scope: Scope::Everywhere, ..on_board("F8", KeyAction::Announce(Announcement::NextFault)) },
    Binding {
        scope: Scope::Everywhere,
        shift: true,
        ..on_board("F8", KeyAction::Announce(Announcement::PreviousFault))
    },
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
        assert_eq!(action("N", false, true, Scope::Board), Some(KeyAction::Place(Color::White.knight())));
        assert_eq!(action("n", false, false, Scope::Board), Some(KeyAction::Place(Color::Black.knight())));
        // With Caps Lock the letter counts, not the Shift key.
        assert_eq!(action("N", false, false, Scope::Board), Some(KeyAction::Place(Color::White.knight())));
        assert_eq!(action("n", false, false, Scope::Page), None);
    }

    #[test]
    fn undo_and_redo_work_with_caps_lock_too() {
        assert_eq!(action("z", true, false, Scope::Page), Some(KeyAction::Undo));
        assert_eq!(action("Z", true, true, Scope::Page), Some(KeyAction::Redo));
        assert_eq!(action("Z", true, false, Scope::Page), Some(KeyAction::Undo));
        assert_eq!(action("y", true, false, Scope::Board), Some(KeyAction::Redo));
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
