//! Compares the catalogue of a language with the English one.

use crate::catalogue::{Catalogue, Message};
use crate::pattern::Element;
use std::collections::BTreeSet;

/// Variables whose values are identifiers that the reader must never see. A message selects a variant by them.
const IDENTIFIERS: [(&[&str], &[&str]); 11] = [
    (&["color", "us", "them", "turn", "white-side", "black-side"], &["white", "black"]),
    (&["piece"], &["wK", "wQ", "wR", "wB", "wN", "wP", "bK", "bQ", "bR", "bB", "bN", "bP"]),
    (&["role"], &["king", "queen", "rook", "bishop", "knight", "pawn"]),
    (&["field"], &["placement", "side", "castling", "ep", "halfmove", "fullmove", "count", "charset"]),
    (&["wing"], &["kingside", "queenside"]),
    (&["wings", "white-wings", "black-wings"], &["both", "king", "queen", "none"]),
    (&["mark-color"], &["green", "red", "blue", "yellow"]),
    (&["language"], &PIECE_LETTERS),
    (&["entry-group"], &["beginnings", "mates", "endgames", "openings", "famous", "perft"]),
    (&["entry"], &LIBRARY),
    (&["pointing"], &["mouse", "touch", "keyboard"]),
];

/// The positions of the library.
const LIBRARY: [&str; 31] = [
    "start",
    "empty",
    "kings",
    "pawns",
    "queen",
    "rook",
    "two-rooks",
    "bishops",
    "bishop-knight",
    "opposition",
    "trebuchet",
    "lucena",
    "philidor",
    "vancura",
    "ruy-lopez",
    "italian",
    "najdorf",
    "winawer",
    "queens-gambit-declined",
    "kings-indian",
    "saavedra",
    "reti",
    "immortal",
    "opera",
    "game-of-the-century",
    "shirov",
    "kiwipete",
    "perft-3",
    "perft-4",
    "perft-5",
    "perft-6",
];

/// The languages of piece letters.
const PIECE_LETTERS: [&str; 21] = [
    "en", "de", "da", "no", "sv", "fr", "es", "it", "pt", "ro", "nl", "pl", "cs", "hu", "fi", "is", "et",
    "hr", "sl", "tr", "ru",
];

/// Where a language differs from English: a message too few or too many, other variables, a variant that is never chosen
/// or is missing.
pub fn differences(english: &Catalogue, other: &Catalogue) -> Vec<String> {
    let mut list = Vec::new();
    for message in &english.messages {
        let Some(translated) = other.message(&message.id) else {
            list.push(format!("{}: {} is missing", other.language, message.id));
            continue;
        };
        let place = format!("{}: {}", translated.file, message.id);
        let sorted = |message: &Message| message.variables().into_iter().collect::<BTreeSet<_>>();
        let (given, wanted) = (sorted(translated), sorted(message));
        if given != wanted {
            list.push(format!("{place} has {given:?} where English has {wanted:?}"));
        }
        let mut errors = Vec::new();
        check(&translated.pattern, &mut errors);
        list.extend(errors.into_iter().map(|error| format!("{place}: {error}")));
    }
    for message in &other.messages {
        if english.message(&message.id).is_none() {
            list.push(format!("{}: English has no {}", message.file, message.id));
        }
    }
    list
}

/// What is wrong with a pattern by itself.
fn check(pattern: &[Element], errors: &mut Vec<String>) {
    for element in pattern {
        match element {
            Element::Text(text) if text.contains('\n') => errors.push("it has several lines".into()),
            Element::Variable(name) if identifiers(name).is_some() => {
                errors.push(format!("${name} is an identifier; select a variant by it"));
            }
            Element::Select(name, variants) => check_variants(name, variants, errors),
            Element::Text(_) | Element::Variable(_) | Element::Reference(_) => {}
        }
    }
}

fn check_variants(name: &str, variants: &[(String, Vec<Element>)], errors: &mut Vec<String>) {
    let keys: BTreeSet<&str> = variants.iter().map(|(key, _)| key.as_str()).collect();
    if keys.len() < variants.len() {
        errors.push(format!("${name} has a variant twice"));
    }
    for (key, value) in variants {
        let is_known = match identifiers(name) {
            Some(values) => values.contains(&key.as_str()) || key == "other",
            None => key == "one" || key == "other" || key.bytes().all(|byte| byte.is_ascii_digit()),
        };
        if !is_known {
            errors.push(format!("${name} is never {key}"));
        }
        check(value, errors);
    }
    // The default variant is shown for a value that has none of its own: unless it is called `other`, that is wrong.
    let missing = identifiers(name).into_iter().flatten().find(|key| !keys.contains(**key));
    if let Some(key) = missing.filter(|_| !keys.contains("other")) {
        errors.push(format!("${name} has no variant for {key}, and no variant other"));
    }
}

fn identifiers(name: &str) -> Option<&'static [&'static str]> {
    IDENTIFIERS.iter().find(|(names, _)| names.contains(&name)).map(|(_, values)| *values)
}
