//! The editor with which the page starts, from the saved history and the address.

use super::address::Link;
use super::{Command, Editor};
use crate::notation::Form;
use crate::position::{Color, Position};

/// The editor as it was saved. If the address has another position, it is loaded as a new step, so that it can be undone.
pub fn opened(saved: Option<Editor>, link: &Link, form: Option<Form>, is_read_only: bool) -> Editor {
    let mut editor = match (saved, &link.position) {
        (Some(mut editor), Some(Ok(position))) => {
            editor.follow(position, link);
            editor
        }
        (Some(editor), _) => editor,
        (None, Some(Ok(position))) => Editor::opened(position.clone(), link),
        (None, _) => Editor::opened(Position::START, link),
    };
    if let Some(form) = form {
        editor.apply(Command::SetForm(form));
    }
    // A link shows the same to everybody, so White is at the bottom if it does not say otherwise.
    let orientation =
        link.orientation.or_else(|| matches!(link.position, Some(Ok(_))).then_some(Color::White));
    if let Some(orientation) = orientation {
        editor.apply(Command::Orient(orientation));
    }
    if is_read_only {
        editor.lock();
    }
    editor
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::Square;

    fn saved() -> Editor {
        let mut editor = Editor::new(Position::START);
        editor.apply(Command::Remove(Square::E2));
        editor.apply(Command::Orient(Color::Black));
        editor
    }

    fn link_to(position: Position) -> Link {
        Link { position: Some(Ok(position)), ..Link::default() }
    }

    #[test]
    fn a_link_goes_before_what_was_saved_and_can_be_undone() {
        let mut editor = opened(Some(saved()), &link_to(Position::START), None, false);
        assert_eq!(editor.document().position, Position::START);
        assert_eq!(editor.orientation(), Color::White);
        editor.apply(Command::Undo);
        assert_eq!(editor.document().position.piece_at(Square::E2), None);
    }

    #[test]
    fn without_a_link_the_work_is_as_it_was_left() {
        let editor = opened(Some(saved()), &Link::default(), None, false);
        assert_eq!(editor.document().position.piece_at(Square::E2), None);
        assert_eq!(editor.orientation(), Color::Black);
    }

    #[test]
    fn who_may_only_look_changes_nothing() {
        let mut editor = opened(None, &Link::default(), None, true);
        assert!(!editor.apply(Command::Clear));
    }
}
