//! The list of findings and their repairs.

use crate::editor::Document;
use crate::legality::Finding;
use crate::position::Position;
use crate::view::Scene;

/// The contents of the list.
#[derive(Clone, Debug, PartialEq)]
pub struct FindingList {
    /// The findings, the worst first, and the position that they are about.
    pub findings: Option<(Position, Vec<Finding>)>,
    /// Whether the position is being set up: what is missing may still come.
    pub is_building: bool,
}

impl FindingList {
    /// The list of a scene.
    pub fn of(scene: &Scene) -> FindingList {
        let is_listed = scene.is_judged() && !scene.findings.is_empty();
        FindingList {
            findings: is_listed.then(|| (scene.position.clone(), scene.findings.clone())),
            is_building: scene.building,
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
    use crate::editor::{Command, Editor};
    use crate::legality::FindingKind;
    use crate::position::{Color, Square};
    use crate::view::Shown;

    fn scene(editor: &Editor) -> Scene {
        Scene::of(editor, Shown::of(editor), None)
    }

    #[test]
    fn what_is_missing_may_still_come_while_a_position_is_set_up() {
        let mut editor = Editor::new(Position::START);
        editor.apply(Command::Clear);
        assert!(FindingList::of(&scene(&editor)).is_building);
        for (square, piece) in [(Square::E1, Color::White.king()), (Square::E2, Color::Black.king())] {
            editor.apply(Command::Place(square, piece));
        }
        let list = FindingList::of(&scene(&editor));
        assert!(!list.is_building);
        assert_eq!(list.findings.unwrap().1[0].kind, FindingKind::AdjacentKings);
    }

    #[test]
    fn the_worst_finding_is_the_first() {
        let mut editor = Editor::new(Position::START);
        editor.apply(Command::PasteText("4k3/8/8/8/8/8/8/P3K3 w KQ - 9 5".into()));
        let severities: Vec<_> = scene(&editor).findings.iter().map(|finding| finding.severity).collect();
        assert!(severities.len() > 1 && severities.is_sorted_by(|one, other| one >= other), "{severities:?}");
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
