//! Twins of chess problems (`b) bKh8-->h7`, `c) without f3`): other problems, made of the first one by a change.
//!
//! No board is made of a twin, for the change is not carried out. Nor are the squares that it names, or the moves that solve it,
//! men of the list above it.

use std::ops::Range;

use super::side;

/// The longest twin, in bytes.
const LONGEST: usize = 160;

/// The most squares that a change names.
const MOST_SQUARES: usize = 4;

/// The longest name of a man with its colour, in characters.
const LONGEST_MAN: usize = 3;

/// The number of signs that are arrows.
const ARROWS: usize = 5;

/// Signs of a change, the arrows first.
const SIGNS: [&str; 7] = ["->", "→", "<>", "↔", "⇄", "=", "+"];

/// Words of a change, in lower case.
const WORDS: [&str; 25] = [
    "to", "move", "exchange", "swap", "remove", "add", "shift", "without", "instead", "after", "mirror",
    "rotate", "ohne", "statt", "nach", "versetze", "tausche", "entferne", "sans", "vers", "sin", "quitar",
    "senza", "zonder", "без",
];

/// The ranges of bytes of the twins in a text, in order.
pub(super) fn twins(text: &str) -> Vec<Range<usize>> {
    let mut all = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let marks: Vec<usize> = marks(line).collect();
        for (index, mark) in marks.iter().enumerate() {
            let end = marks.get(index + 1).copied().unwrap_or(line.trim_end().len());
            if let Some(part) = line.get(*mark..end).map(str::trim_end).filter(|part| is_twin(part)) {
                all.push(start + mark..start + mark + part.len());
            }
        }
        start += line.len();
    }
    all
}

/// The places of the letters with a bracket in a line: `a)`, `b)`; with a colon at its beginning or behind one: `b: …`.
fn marks(line: &str) -> impl Iterator<Item = usize> + '_ {
    let indent = line.len() - line.trim_start().len();
    // `w:` and `b:` are the sides of a list.
    let has_sides = line.contains("w:");
    line.match_indices([')', ':']).filter_map(move |(at, sign)| {
        let letter = at.checked_sub(1)?;
        let before = line.get(..letter)?;
        let is_apart = match sign {
            ")" => before.is_empty() || before.ends_with([' ', '\t', ',', ';', '(']),
            _ if has_sides => false,
            _ => letter <= indent || before.trim_end().ends_with([':', '{', ',']),
        };
        (line.as_bytes().get(letter)?.is_ascii_lowercase() && is_apart).then_some(letter)
    })
}

/// Whether the words behind a letter with a bracket are a change, or the moves that solve a twin. A list of pieces is a
/// problem of its own.
fn is_twin(part: &str) -> bool {
    let Some(change) = part.get(2..).map(str::trim_start).filter(|_| part.len() <= LONGEST) else {
        return false;
    };
    let is_labelled = part.get(1..).is_some_and(|part| part.starts_with(':'));
    let number = change.trim_start_matches(|c: char| c.is_ascii_digit());
    if number.len() < change.len() && number.starts_with('.') && !is_labelled {
        return true;
    }
    let squares = side::words(change).filter(|(_, word)| is_on_square(word)).count();
    let is_short = (1..=MOST_SQUARES).contains(&squares) && !change.contains(':') && !part.starts_with('a');
    let has_word = || {
        side::words(change).any(|(_, word)| {
            let small: String = word.chars().map(side::fold).collect();
            WORDS.contains(&small.as_str())
        })
    };
    // A colon may also stand before the men of a colour.
    let signs = if is_labelled { &SIGNS[..ARROWS] } else { SIGNS.as_slice() };
    is_short && (signs.iter().any(|sign| change.contains(sign)) || has_word())
}

/// Whether a word is a square or a man on one, perhaps with its colour: `f3`, `Qg3`, `wQg3`.
fn is_on_square(word: &str) -> bool {
    let squares = word.len().checked_sub(2).and_then(|at| word.split_at_checked(at));
    squares.is_some_and(|(man, square)| {
        matches!(square.as_bytes(), [b'a'..=b'h', b'1'..=b'8'])
            && man.chars().count() <= LONGEST_MAN
            && man.chars().all(char::is_alphabetic)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_and_a_solution_are_twins_and_a_list_is_none() {
        for (text, count) in [
            ("h#3\nb) bKh8-->h7", 1),
            ("h#3, b) bBf4<-->wPf3", 1),
            ("b) wQg3 to f3\nc) without f3\nd) +wPa2", 3),
            ("a) 1.Bc7 Sb5\nb) 1.Bg5 Ba7", 2),
            ("b) Dg3 nach f3; c) ohne f3", 2),
            ("a) White: Kg1, Qg3; Black: Kh8\nb) White: Ka1, Rb1; Black: Kc8", 0),
            ("b) Kg1 Qg3 / Kh8 g7", 0),
            ("(see a) and b)", 0),
            ("twins:\n  b: bKc3<-->bPf4", 1),
            ("twins: b: Move h4 g1", 1),
            ("w: Kg1, Qg3 b: Kh8, g7", 0),
            ("w: Kg1 f2 g2, b: Kg8 f7, black to move", 0),
        ] {
            assert_eq!(twins(text).len(), count, "{text}");
        }
    }
}
