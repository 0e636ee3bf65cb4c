//! Errors that an embedded board reports to the page that embeds it.

use crate::i18n::{fault_sentence, messages};

use super::{LONGEST, Part, Refusal};

/// The reason why an attribute or a message was refused.
pub fn embed_refusal(refusal: Refusal) -> String {
    let messages = messages();
    let name = |part| match part {
        Part::Fen => "fen",
        Part::Marks => "marks",
        Part::Orientation => "orientation",
    };
    match refusal {
        Refusal::NoText(part) => messages.embed_no_text(name(part)),
        Refusal::TooLong(part) => messages.embed_too_long(name(part), LONGEST),
        Refusal::Fen(kind) => messages.embed_fen(fault_sentence(kind)),
        Refusal::Marks => messages.embed_marks().into(),
        Refusal::Orientation => messages.embed_orientation().into(),
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
