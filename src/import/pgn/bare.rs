//! Moves without numbers: `e4 e5 Nf3 Nc6 Bb5`.

use shakmaty::variant::Variant;

use super::moves;
use super::token::{Token, Tokens};
use crate::notation::Language;
use crate::play::Engine;
use crate::position::Position;

/// The maximum length of a text that is searched, in bytes.
const LONGEST: usize = 16_384;

/// The number of words at which the moves may begin.
const FURTHEST: usize = 40;

/// The number of legal moves in a row that are surely moves, whatever stands around them.
const ENOUGH: usize = 4;

/// The number of strings from which a list may be one of moves.
const SHORTEST_LIST: usize = 2;

/// The longest string of a list that is a move, in bytes.
const LONGEST_MOVE: usize = 8;

/// A text with spaces instead of the signs of a list of strings, as programs write it (`["e4", "e5"]`); none if it has no such
/// list. It stays as long as it is.
pub(super) fn without_list(text: &str) -> Option<String> {
    let is_move = |string: &&str| string.len() <= LONGEST_MOVE && moves::names_square(string);
    let is_list =
        |quote: char| text.split(quote).skip(1).step_by(2).filter(is_move).nth(SHORTEST_LIST - 1).is_some();
    let is_sign = |c: char| matches!(c, '"' | '\'' | ',' | '[' | ']' | ';');
    (text.len() <= LONGEST && ['"', '\''].into_iter().any(is_list)).then(|| text.replace(is_sign, " "))
}

/// The byte offset at which the moves of a text begin: four moves in a row that are legal from the start position, or
/// nothing but two or more.
pub(super) fn start(text: &str) -> Option<usize> {
    if text.len() > LONGEST {
        return None;
    }
    let mut tokens = Tokens::new(text, 0);
    let mut words = Vec::new();
    while let Some(token) = tokens.next() {
        match token {
            Token::Word(from, to) => words.push((from, to, tokens.take_number())),
            Token::Unclosed(_) => return None,
            Token::Tag { .. } | Token::Comment(..) | Token::Result => {}
        }
    }
    // Where each move begins whose number says that it is not the first one.
    let later: Vec<usize> = words
        .iter()
        .filter(|(.., number)| number.is_some_and(|number| number > 1))
        .map(|(from, ..)| *from)
        .collect();
    let written = |(from, to, _): &(usize, usize, Option<u32>)| text.get(*from..*to).unwrap_or_default();
    let words: Vec<(usize, &str)> = words
        .iter()
        .map(|place| (place.0, written(place)))
        .filter(|(_, word)| !moves::is_annotation(word))
        .collect();
    (0..words.len().min(FURTHEST)).find_map(|first| {
        let rest = words.get(first..)?;
        // Almost all words of a text are no moves: they are not tried in each language.
        let is_later = rest.first().is_some_and(|(start, _)| later.contains(start));
        if is_later || !rest.iter().take(2).all(|(_, word)| moves::names_square(word)) {
            return None;
        }
        let is_run = |language: Language| {
            let run = run(rest, language);
            run >= ENOUGH || (first == 0 && run > 1 && run == rest.len())
        };
        let begins = is_run(Language::English) || Language::ALL.into_iter().any(is_run);
        begins.then(|| rest.first().map(|(start, _)| *start))?
    })
}

/// The number of words that are legal moves, one after the other, up to [`ENOUGH`].
fn run(words: &[(usize, &str)], language: Language) -> usize {
    let Some(mut engine) = Engine::new(&Position::START, Variant::Chess, false) else { return 0 };
    let mut count = 0;
    for (_, word) in words.iter().take(ENOUGH) {
        let word = match language {
            Language::English => Some((*word).to_owned()),
            _ => moves::translated(word, &language.alphabet()),
        };
        let found = word.and_then(|word| moves::find(&word, &engine.legal_moves()).ok());
        let Some(found) = found else { break };
        engine.play(found);
        count += 1;
    }
    count
}
