//! Playing, in sentences: what keeps a game from going on, and the move that was just played.

use crate::i18n::{finding_sentence, messages, move_sentence};
use crate::view::Scene;

/// Why no game goes on from the position; none if one does.
pub fn obstacle_sentence(scene: &Scene) -> Option<String> {
    let reason = if scene.shown.reading.is_well_formed() {
        finding_sentence(scene.obstacle()?, &scene.position)
    } else {
        messages().play_text_faulty().to_owned()
    };
    Some(messages().play_refused(reason))
}

/// What stands in the list of moves while it is empty.
pub fn empty_list_sentence(scene: &Scene) -> String {
    messages().play_begins(scene.position.turn)
}

/// The announcement of the move that was just played; none if the last change was something else.
pub fn played_sentence(before: &Scene, now: &Scene) -> Option<String> {
    let is_one_more = now.document.moves_played() == before.document.moves_played() + 1;
    let is_played = is_one_more && now.steps.0 == before.steps.0 + 1;
    let record = now.document.record.as_ref().filter(|_| is_played)?;
    record.moves().last().map(|san| move_sentence(san, now.document.variant))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::{Command, Editor, Mode};
    use crate::play::REFEREE;
    use crate::position::{Color, Position, Square};
    use crate::view::Shown;

    #[test]
    fn only_a_move_is_announced_as_one() {
        let mut editor = Editor::new(Position::START);
        editor.set_referee(&REFEREE);
        editor.apply(Command::SetMode(Mode::Play));
        let scene = |editor: &Editor| Scene::of(editor, Shown::of(editor), None);
        let before = scene(&editor);
        let played = editor.legal_moves().unwrap_or_default();
        let knight =
            played.into_iter().find(|played| played.to() == Square::F3 && played.from() == Some(Square::G1));
        editor.apply(Command::Play(knight.expect("a legal move")));
        let after = scene(&editor);
        assert_eq!(played_sentence(&before, &after).as_deref(), Some("Knight f3"));
        assert_eq!(played_sentence(&after, &after), None);
        assert_eq!(played_sentence(&after, &before), None);
        editor.apply(Command::SetTurn(Color::White));
        assert_eq!(played_sentence(&after, &scene(&editor)), None);
    }

    #[test]
    fn the_reason_is_a_finding_or_the_text() {
        let mut editor = Editor::new(Position::START);
        let reason = |editor: &Editor| obstacle_sentence(&Scene::of(editor, Shown::of(editor), None));
        assert_eq!(reason(&editor), None);
        editor.apply(Command::Remove(Square::E8));
        assert_eq!(reason(&editor).as_deref(), Some("This position cannot be played. Black has no king."));
        editor.apply(Command::Type("8/8 x".into()));
        assert!(reason(&editor).is_some_and(|reason| reason.ends_with(messages().play_text_faulty())));
    }
}
