//! The text formats of a position, with the texts that they contain.

use crate::export::links::file_name;
use crate::export::text::{TextChoices, TextForm, TextOptions, write_text};
use crate::i18n::{picture_alt, wording};
use crate::legality::Rules;
use crate::marks::Marks;
use crate::position::{Color, Position};
use crate::view::Scene;

/// The contents of the text formats.
#[derive(Clone, Debug, PartialEq)]
pub struct TextSource {
    position: Position,
    marks: Marks,
    rules: Rules,
    bottom: Color,
    choices: TextChoices,
}

impl TextSource {
    /// The contents for a scene.
    pub fn of(scene: &Scene, choices: TextChoices) -> TextSource {
        TextSource {
            position: scene.position.clone(),
            marks: scene.document.marks.clone(),
            rules: scene.document.rules(),
            bottom: choices.bottom.unwrap_or(scene.orientation),
            choices,
        }
    }

    /// The text in a format.
    pub fn write(&self, form: TextForm) -> String {
        let mut wording = wording(&self.position);
        wording.long = picture_alt(&self.position, &self.marks, self.bottom);
        let options = TextOptions {
            orientation: self.bottom,
            coordinates: self.choices.coordinates,
            mover: self.choices.mover,
            marks: &self.marks,
            rules: self.rules,
            wording: &wording,
            image: &file_name(&self.position, "svg"),
        };
        write_text(&self.position, form, &options)
    }
}
