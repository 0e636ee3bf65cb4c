//! What an embedded board says to the page around it.

use super::messages;
use crate::embed::{LONGEST, Part, Refusal};

/// Why something cannot be set.
pub fn embed_refusal(refusal: Refusal) -> String {
    let words = messages();
    let name = |part| match part {
        Part::Fen => "fen",
        Part::Marks => "marks",
        Part::Orientation => "orientation",
    };
    match refusal {
        Refusal::NoText(part) => words.embed_no_text(name(part)),
        Refusal::TooLong(part) => words.embed_too_long(name(part), LONGEST),
        Refusal::Fen(kind) => words.embed_fen(super::fault_sentence(kind)),
        Refusal::Marks => words.embed_marks().into(),
        Refusal::Orientation => words.embed_orientation().into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::FaultKind;

    #[test]
    fn every_refusal_is_a_sentence_of_its_own() {
        let sentences = [
            Refusal::NoText(Part::Fen),
            Refusal::NoText(Part::Orientation),
            Refusal::TooLong(Part::Marks),
            Refusal::Fen(FaultKind::Nothing),
            Refusal::Marks,
            Refusal::Orientation,
        ]
        .map(embed_refusal);
        for (index, sentence) in sentences.iter().enumerate() {
            assert!(sentence.ends_with('.'), "{sentence}");
            assert!(!sentences[..index].contains(sentence), "{sentence}");
        }
    }
}
