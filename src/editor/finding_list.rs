//! The list of findings and their repairs.

use super::{Document, Scene};
use crate::legality::Finding;
use crate::position::Position;

/// The contents of the list.
#[derive(Clone, Debug, PartialEq)]
pub struct FindingList {
    /// The findings, and the position that they are about.
    pub findings: Option<(Position, Vec<Finding>)>,
    /// The number of findings that are held back while a position is being set up. They are shown on request.
    pub held_back: usize,
}

impl FindingList {
    /// The list of a scene.
    pub fn of(scene: &Scene) -> FindingList {
        let is_listed = scene.is_judged() && !scene.findings.is_empty();
        let is_held_back = scene.building && scene.shown.reading.is_well_formed();
        FindingList {
            findings: is_listed.then(|| (scene.position.clone(), scene.findings.clone())),
            held_back: if is_held_back { scene.findings.len() } else { 0 },
        }
    }

    /// The position and the document after a repair of a finding; none if the position has changed since the list was made.
    pub fn repaired(&self, scene: &Scene, finding: usize, repair: usize) -> Option<(Position, Document)> {
        let (position, findings) = self.findings.as_ref()?;
        let repair = findings.get(finding)?.repairs.get(repair)?;
        (scene.position == *position).then(|| {
            let mended = repair.apply(position);
            (mended.clone(), scene.document.with_repaired_position(mended))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::{Command, Editor, Shown};

    fn scene(editor: &Editor) -> Scene {
        Scene::of(editor, Shown::of(editor), None)
    }

    #[test]
    fn findings_are_held_back_while_a_position_is_set_up() {
        let mut editor = Editor::new(Position::START);
        editor.apply(Command::Clear);
        let list = FindingList::of(&scene(&editor));
        assert!(list.findings.is_none() && list.held_back > 0);
        editor.apply(Command::Check);
        let list = FindingList::of(&scene(&editor));
        assert!(list.findings.is_some() && list.held_back == 0);
    }

    #[test]
    fn a_repair_is_for_the_position_that_it_was_listed_for() {
        let mut editor = Editor::new(Position::START);
        editor.apply(Command::PasteText("4k3/8/8/8/8/8/8/4K2P w - - 0 1".into()));
        let now = scene(&editor);
        let list = FindingList::of(&now);
        assert!(list.repaired(&now, 0, 0).is_some());
        assert!(list.repaired(&now, 0, 99).is_none());
        editor.apply(Command::Flip);
        editor.apply(Command::Start);
        assert!(list.repaired(&scene(&editor), 0, 0).is_none());
    }
}
