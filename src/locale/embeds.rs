//! What an embedded board says to the page around it.

use crate::embed::{LONGEST, Part, Refusal};

/// Why something cannot be set.
pub fn embed_refusal(refusal: Refusal) -> String {
    let name = |part| match part {
        Part::Fen => "fen",
        Part::Marks => "marks",
        Part::Orientation => "orientation",
    };
    match refusal {
        Refusal::NoText(part) => format!("“{}” is not a text.", name(part)),
        Refusal::TooLong(part) => format!("“{}” is longer than {LONGEST} bytes.", name(part)),
        Refusal::Fen(kind) => format!("The FEN cannot be read. {}", super::fault_sentence(kind)),
        Refusal::Marks => "The marks cannot be read. They look like this: Ge2e4,Rd4.".to_owned(),
        Refusal::Orientation => "The orientation is neither “white” nor “black”.".to_owned(),
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
