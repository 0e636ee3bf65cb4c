//! Words that the text formats contain.

use crate::notation::Language;
use crate::position::Color;

/// The side to move in words, in one of the languages of the formats; in English for other languages.
pub(super) fn to_move(color: Color, language: Language) -> &'static str {
    match (language, color) {
        (Language::German, Color::White) => "Weiß am Zug",
        (Language::German, Color::Black) => "Schwarz am Zug",
        (Language::French, Color::White) => "Trait aux Blancs",
        (Language::French, Color::Black) => "Trait aux Noirs",
        (Language::Spanish, Color::White) => "Juegan blancas",
        (Language::Spanish, Color::Black) => "Juegan negras",
        (_, Color::White) => "White to move",
        (_, Color::Black) => "Black to move",
    }
}
