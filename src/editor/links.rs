//! Opens links in the editor.

use super::address::Link;
use super::command::{Command, Step};
use super::state::Editor;
use crate::position::Position;

impl Editor {
    /// An editor with the position of a link, White at the bottom.
    pub fn opened(position: Position, link: &Link) -> Editor {
        let mut editor = Editor::new(position);
        editor.history.revise(|current| link.complete(&mut current.document));
        editor
    }

    /// Loads the position of a link. Returns whether that changed anything.
    pub fn follow(&mut self, position: &Position, link: &Link) -> bool {
        let here = self.document();
        if here.written() == *position && link.played(position) == here.variant && link.marks == here.marks {
            return false;
        }
        let mut document = here.with_loaded_position(position.clone(), "");
        link.complete(&mut document);
        self.apply(Command::ReplaceDocument(Box::new(document), Step::Load))
    }
}
