//! Stipulations of chess problems: `#2`, `h#3`, `s#4`, `ser-h=5`, "Helpmate in 3".
//!
//! In a helpmate Black moves first, unless the number of moves has a half; in every other stipulation White does.

use super::run::Run;
use super::side;
use crate::position::Color;

/// The maximum distance of a stipulation from the diagram or record that it is about, in bytes.
const NEAREST: usize = 120;

/// A stipulation with its byte range.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Stipulation {
    /// The text of the stipulation.
    pub(super) text: String,
    /// The side that moves first.
    pub(super) turn: Color,
    pub(super) start: usize,
    pub(super) end: usize,
}

impl Stipulation {
    /// The stipulation directly after or before a diagram or record in a range of bytes: in the lines beside it.
    pub(super) fn beside(run: &Run, start: usize, end: usize) -> Option<Stipulation> {
        let text = run.text();
        let mut after = text.len().min(end + NEAREST);
        while !text.is_char_boundary(after) {
            after += 1;
        }
        let mut before = start.saturating_sub(NEAREST);
        while !text.is_char_boundary(before) {
            before -= 1;
        }
        Stipulation::find(run, end, after).or_else(|| Stipulation::find(run, before, start))
    }

    /// The first stipulation in a range of bytes.
    pub(super) fn find(run: &Run, start: usize, end: usize) -> Option<Stipulation> {
        let part = run.slice(start, end);
        let place = in_signs(part, 0).or_else(|| in_words(part).into_iter().next())?;
        Some(Stipulation::at(part, place, start))
    }

    /// All stipulations in a run: those in signs, then those in words.
    pub(super) fn all(run: &Run) -> Vec<Stipulation> {
        let text = run.text();
        let (mut places, mut at) = (Vec::new(), 0);
        while let Some(place) = in_signs(text, at) {
            at = place.1;
            places.push(place);
        }
        places.extend(in_words(text));
        places.into_iter().map(|place| Stipulation::at(text, place, 0)).collect()
    }

    fn at(part: &str, (from, to, turn): (usize, usize, Color), start: usize) -> Stipulation {
        let text = part.get(from..to).unwrap_or_default().replace("\\#", "#");
        Stipulation { text, turn, start: start + from, end: start + to }
    }

    /// The stipulation as a title, after another one if there is one that does not have it.
    pub(super) fn title(&self, heading: Option<String>) -> String {
        match heading {
            // A heading may be the stipulation itself, without its sign.
            Some(heading) if self.text.contains(&heading) => self.text.clone(),
            Some(heading) if heading.contains(&self.text) => heading,
            Some(heading) => format!("{heading}, {}", self.text),
            None => self.text.clone(),
        }
    }
}

/// The word before a stipulation in databases and in Popeye's input, which may be shortened.
const KEYWORDS: [&str; 4] = ["stipulation", "forderung", "enonce", "énoncé"];

/// Whether a word stands before a number sign, which is then that of a thing: `Diagram #2`.
fn is_numbered_thing(before: &str) -> bool {
    let before = before.trim_end_matches(' ');
    let word = before.rsplit(char::is_whitespace).next().unwrap_or_default();
    !word.is_empty() && word.chars().all(char::is_alphabetic)
}

/// The longest part of a text that is looked at for the word before a stipulation, in bytes.
const LONGEST_WORD: usize = 40;

/// The first stipulation in signs from a byte on: its byte range, and who moves first.
fn in_signs(text: &str, from: usize) -> Option<(usize, usize, Color)> {
    let is_part =
        |c: char| c.is_ascii_alphanumeric() || matches!(c, '#' | '=' | '+' | '-' | '.' | '½' | '*' | '\\');
    let mut at = from;
    while let Some(found) = text.get(at..).and_then(|rest| rest.find(is_part)) {
        let start = at + found;
        let rest = text.get(start..).unwrap_or_default();
        let mut length = rest.find(|c| !is_part(c)).unwrap_or(rest.len());
        // Half a move with a comma, as in most languages: `h#2,5`.
        if rest
            .get(..length)
            .is_some_and(|token| token.contains('#') && token.ends_with(|c: char| c.is_ascii_digit()))
            && rest.get(length..).is_some_and(|rest| rest.starts_with(",5"))
        {
            length += 2;
        }
        at = start + length;
        let token = rest.get(..length).unwrap_or_default().trim_end_matches(['.', '-', '*']);
        // In LaTeX the number sign is escaped.
        let Some(turn) = turn_of(&token.replace("\\#", "#")) else { continue };
        let near = (start.saturating_sub(LONGEST_WORD)..start).find(|at| text.is_char_boundary(*at));
        let before = text.get(near.unwrap_or(start)..start).unwrap_or_default();
        let is_help = token.starts_with(|c: char| c.is_ascii_alphabetic());
        let named = before.trim_end_matches([' ', ':', '"', '\'']).to_ascii_lowercase();
        let name = named.rsplit(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
        let is_named = name.len() > 2 && KEYWORDS.iter().any(|keyword| keyword.starts_with(name));
        let is_bare = !token.contains(|c: char| c.is_ascii_digit());
        if is_named || !is_bare && (is_help || !is_numbered_thing(before)) {
            return Some((start, start + token.len(), turn));
        }
    }
    None
}

/// Who moves first in a stipulation in signs; none if it is none.
fn turn_of(token: &str) -> Option<Color> {
    let (series, rest) = match token.strip_prefix("ser-") {
        Some(rest) => (true, rest),
        None => (false, token),
    };
    let at = rest.find(['#', '=', '+'])?;
    let (play, goal) = (rest.get(..at)?, rest.get(at..)?);
    let number = goal.trim_start_matches(['#', '=', '+']);
    if goal.len() - number.len() > 2 || number.len() > 4 {
        return None;
    }
    // Nobody is asked to mate in more moves. A time zone is no stipulation.
    let is_zone = number.starts_with('0') || number.bytes().filter(u8::is_ascii_digit).count() > 3;
    if is_zone || goal.starts_with('+') && !number.is_empty() {
        return None;
    }
    let (whole, half) =
        match number.split_once(['.', ',']).or_else(|| number.strip_suffix('½').map(|whole| (whole, "5"))) {
            Some((whole, "5")) => (whole, true),
            Some(_) => return None,
            None => (number, false),
        };
    let is_number = whole.bytes().all(|byte| byte.is_ascii_digit());
    // `3#` is `#3`.
    if !series
        && goal == "#"
        && !play.is_empty()
        && play.len() < 3
        && play.bytes().all(|byte| byte.is_ascii_digit())
    {
        return Some(Color::White);
    }
    let turn = match play.to_ascii_lowercase().as_str() {
        "h" if half && !series => Color::White,
        "h" => Color::Black,
        "" | "s" | "r" | "hs" | "hr" => Color::White,
        _ => return None,
    };
    is_number.then_some(turn)
}

/// The words for a helpmate, in which Black moves first; in lower case.
const HELPMATES: [&str; 7] =
    ["helpmate", "helpstalemate", "hilfsmatt", "hilfspatt", "aidé", "ayudado", "helpmat"];

/// The words for other mates, in which White moves first; in lower case.
const MATES: [&str; 8] = ["mate", "selfmate", "reflexmate", "matt", "selbstmatt", "mat", "matto", "мат"];

/// The words between these and the number of moves.
const IN: [&str; 7] = ["in", "en", "w", "в", "i", "em", "på"];

/// Numbers of moves in words, in lower case.
const NUMBERS: [&str; 18] = [
    "one", "two", "three", "four", "five", "zwei", "drei", "vier", "deux", "trois", "quatre", "dos", "tres",
    "cuatro", "due", "tre", "quattro", "fünf",
];

/// Words before a stipulation in words: `White to play and mate in 2`.
const BEFORE: [&str; 7] = ["and", "und", "et", "y", "e", "i", "и"];

/// Whether a stipulation in words can begin at a byte: on a line of its own, behind a sign or one of these words. Within a
/// sentence it is prose.
fn begins(text: &str, start: usize) -> bool {
    let before = text.get(..start).unwrap_or_default().trim_end_matches([' ', '\t']);
    let word = before.rsplit(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
    let is_sign = |c: char| {
        matches!(
            c,
            '\n' | '\r' | ':' | '(' | ',' | ';' | '.' | '-' | '–' | '—' | '[' | '"' | '|' | '*' | '#' | '>'
        )
    };
    before.is_empty() || before.ends_with(is_sign) || BEFORE.contains(&word)
}

/// The stipulations in words that say who moves first: "Helpmate in 3", "Matt in 2".
fn in_words(text: &str) -> Vec<(usize, usize, Color)> {
    let words: Vec<(usize, &str)> = side::words(text).collect();
    let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit()) || NUMBERS.contains(&word);
    let of_word = |(index, (start, word)): (usize, &(usize, &str))| {
        let is = |names: &[&str]| names.iter().any(|name| word.chars().map(side::fold).eq(name.chars()));
        let is_help = is(&HELPMATES);
        let next = words.get(index + 1..index + 3).filter(|_| is_help || is(&MATES))?;
        let (number, digits) = next.iter().find(|(_, word)| is_number(word))?;
        if !is_help {
            let is_in = next.first().is_some_and(|(_, word)| IN.contains(word));
            let is_near = number - start < LONGEST_WORD;
            return (is_in && is_near && begins(text, *start)).then_some((
                *start,
                number + digits.len(),
                Color::White,
            ));
        }
        let rest = text.get(number + digits.len()..).unwrap_or_default();
        let half = rest.starts_with(".5") || rest.starts_with('½');
        let end = number + digits.len() + if rest.starts_with(".5") { 2 } else { 0 };
        Some((*start, end, Color::from_white(half)))
    };
    words.iter().enumerate().filter_map(of_word).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stipulation_says_who_moves_first() {
        for (text, found) in [
            ("h#3", Some(("h#3", Color::Black))),
            ("h#2.5 (3+4)", Some(("h#2.5", Color::White))),
            ("Pieces (7+9) #2", Some(("#2", Color::White))),
            ("s#4", Some(("s#4", Color::White))),
            ("ser-h=12", Some(("ser-h=12", Color::Black))),
            ("stipulation: \"=\"", Some(("=", Color::White))),
            ("Stipulation +", Some(("+", Color::White))),
            ("Helpmate in 2", Some(("Helpmate in 2", Color::Black))),
            ("Hilfsmatt in 3 Zügen", Some(("Hilfsmatt in 3", Color::Black))),
            ("h#2,5 C+", Some(("h#2,5", Color::White))),
            ("h#3½", Some(("h#3½", Color::White))),
            ("Matt in 2 Zügen", Some(("Matt in 2", Color::White))),
            ("Mate in 2", Some(("Mate in 2", Color::White))),
            ("Selfmate in 3 moves", Some(("Selfmate in 3", Color::White))),
            ("Mat en 2 coups", Some(("Mat en 2", Color::White))),
            ("Mate in two.", Some(("Mate in two", Color::White))),
            ("Matt in drei Zügen", Some(("Matt in drei", Color::White))),
            ("+8/8/8/3k4/8/8/8/4K2R w - - 0 1", None),
            ("3#", Some(("3#", Color::White))),
            ("score mate 2 nodes", None),
            ("I was afraid of mate in 2, but", None),
            ("White to play and mate in 2", Some(("mate in 2", Color::White))),
            ("Mon, 3 May 2021 10:00:00 +0200", None),
            ("+49 30 1234", None),
            ("Diagram #2", None),
            ("Position #518", None),
            ("Qg6# wins", None),
            ("1. e8=Q+ Kg7", None),
            ("7+9", None),
            ("", None),
        ] {
            let run = Run::new(text, None);
            let read = Stipulation::find(&run, 0, text.len());
            let read = read.as_ref().map(|read| (read.text.as_str(), read.turn));
            assert_eq!(read, found, "{text}");
        }
    }
}
