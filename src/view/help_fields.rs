//! The fields of the current record in the help.

use crate::i18n::help::{meaning, rank_meaning};
use crate::i18n::{fault_sentence, finding_sentence, messages};
use crate::notation::{Field, Form, write_form};
use crate::position::{Bitboard, Position, Rank};
use crate::view::Scene;
use crate::view::text_squares::squares_of_field;

/// The maximum number of sentences about faults and findings.
const SENTENCES: usize = 2;

/// A field in the help.
#[derive(Clone, Debug, PartialEq)]
pub struct FieldView {
    /// Its text.
    pub text: String,
    /// Whether the pointer or the caret is in it.
    pub is_current: bool,
    /// Whether it has a fault.
    pub is_faulty: bool,
    /// Its meaning.
    pub meaning: String,
    /// The reason why it differs from the text in the box; may be empty.
    pub note: &'static str,
}

/// The place of a field in a record, from 0.
pub fn field_index(field: Field) -> usize {
    Field::RECORD.into_iter().position(|other| other == field).unwrap_or_default()
}

impl FieldView {
    /// A field of a scene.
    pub fn of(scene: &Scene, field: Field) -> FieldView {
        let messages = messages();
        let reading = &scene.shown.reading;
        let span = reading.fields.get(field_index(field)).copied().flatten();
        let text = if let Some(span) = span {
            scene.shown.text.chars().skip(span.start).take(span.end - span.start).collect()
        } else {
            field_text(&scene.position, Form::AsGiven, field_index(field))
        };
        let is_faulty = reading.faults.iter().any(|fault| fault.kind.field() == field);
        FieldView {
            text,
            is_current: scene.field == Some(field),
            is_faulty,
            meaning: meaning(&scene.document, &scene.position, field),
            note: match (is_faulty, span.is_none()) {
                (true, _) => messages.help_faulty_field(),
                (false, true) => messages.help_absent(),
                (false, false) => "",
            },
        }
    }
}

fn field_text(position: &Position, form: Form, index: usize) -> String {
    write_form(position, "", form).split(' ').nth(index).unwrap_or_default().to_owned()
}

/// The squares that a field describes.
pub fn field_squares(position: &Position, field: Field) -> Bitboard {
    match field {
        Field::Placement => position.board().occupied(),
        Field::Side => position.board().by_color(position.turn),
        field => squares_of_field(position, field),
    }
}

/// The text of a rank, and its meaning. `index` counts from the eighth rank down, from 0.
pub fn rank_view(position: &Position, index: usize, rank: Rank) -> (String, String) {
    let placement = write_form(position, "", Form::Placement);
    let written = placement.split(['/', '[']).nth(index).unwrap_or_default().to_owned();
    (written, rank_meaning(position.board(), rank))
}

/// A field in several forms, a line for each.
pub fn written_forms(position: &Position, forms: &[(&str, Form)], index: usize) -> String {
    let mut text = messages().help_on_board().to_owned();
    for (name, form) in forms {
        text += &["\n", name, "\t", &field_text(position, *form, index)].concat();
    }
    text
}

/// The first faults, or findings if there are none. The open help may cover their usual place.
pub fn first_sentences(scene: &Scene) -> String {
    let faults = scene.shown.faults().iter().map(|fault| fault_sentence(fault.kind));
    let findings = scene.wrong().map(|finding| finding_sentence(finding, &scene.position));
    faults.chain(findings).take(SENTENCES).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::{Command, Editor};
    use crate::view::Shown;

    fn typed(text: &str) -> Scene {
        let mut editor = Editor::new(Position::START);
        editor.apply(Command::Type(text.into()));
        Scene::of(&editor, Shown::of(&editor), Some(0))
    }

    #[test]
    fn a_field_shows_what_stands_in_the_box() {
        let scene = typed("4k3/8/8/8/8/8/8/4K3 b");
        let side = FieldView::of(&scene, Field::Side);
        assert_eq!((side.text.as_str(), side.is_current, side.note), ("b", false, ""));
        assert!(FieldView::of(&scene, Field::Placement).is_current);
        let clock = FieldView::of(&scene, Field::Halfmove);
        assert_eq!((clock.text.as_str(), clock.note), ("0", messages().help_absent()));
    }

    #[test]
    fn forms_are_compared_in_one_field() {
        let forms = [("X-FEN", Form::AsGiven), ("Shredder-FEN", Form::Shredder)];
        let text = written_forms(&Position::START, &forms, 2);
        assert!(text.ends_with("\nX-FEN\tKQkq\nShredder-FEN\tHAha"), "{text}");
    }

    #[test]
    fn ranks_are_counted_from_the_eighth() {
        assert_eq!(rank_view(&Position::START, 0, Rank::Eighth).0, "rnbqkbnr");
        assert_eq!(field_squares(&Position::START, Field::Side).count(), 16);
        assert_eq!(first_sentences(&typed("4k3/8/8/8/8/8/8/4K3 w - - 0 1")).split(". ").count(), 1);
    }
}
