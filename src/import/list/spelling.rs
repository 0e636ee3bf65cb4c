//! Brings the ways in which men, squares and sides are written into one. Each text stays as long as it is, so that its places
//! stay those of the list.

use std::borrow::Cow;

use super::words::{lone, named, piece, prefix};
use crate::import::beside::{Said, said};
use crate::import::run::offset_in;
use crate::import::{side, twins};
use crate::position::Color;

/// The longest row of a table, in bytes.
const LONGEST_ROW: usize = 200;

/// What may stand between White's and Black's men instead of a slash.
const BETWEEN: [&str; 12] = [
    "\nvs\n", "\nvs.\n", " vs ", " vs. ", " versus ", " gegen ", " contra ", " - ", " – ", " — ", " | ", "; ",
];

/// The text as the reader of lists expects it.
pub(super) fn plain(text: &str) -> Cow<'_, str> {
    let steps = [
        without_other_squares,
        with_latin_files,
        with_small_squares,
        with_plurals,
        with_squares_apart,
        with_squares_behind,
        with_whole_men,
        without_stops,
        with_colons,
        with_columns,
        with_slash,
    ];
    steps.iter().fold(Cow::Borrowed(text), |plain, step| match step(&plain) {
        Some(next) => Cow::Owned(next),
        None => plain,
    })
}

/// A text with spaces instead of twins and named fields (`En passant: e3`), whose squares have no men; none if it has neither.
fn without_other_squares(text: &str) -> Option<String> {
    let is_field = |(_, said): &(_, Said)| matches!(said, Said::Turn(_) | Said::Field(..));
    let fields = said(text, false).into_iter().filter(is_field).map(|(place, _)| place);
    let mut plain: Option<String> = None;
    for place in fields.chain(twins::twins(text)) {
        let blanks = " ".repeat(place.len());
        plain.get_or_insert_with(|| text.to_owned()).replace_range(place, &blanks);
    }
    plain
}

/// The text with Latin letters for files whose letters are Cyrillic: `а2`, `Лс1`.
fn with_latin_files(text: &str) -> Option<String> {
    let mut latin = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    let mut is_changed = false;
    while let Some(letter) = letters.next() {
        let is_before_rank = letters.peek().is_some_and(|next| ('1'..='8').contains(next));
        match side::latin_file(letter).filter(|_| is_before_rank) {
            // A Cyrillic letter has two bytes.
            Some(twin) => {
                latin.extend([' ', twin]);
                is_changed = true;
            }
            None => latin.push(letter),
        }
    }
    is_changed.then_some(latin)
}

/// The text with small letters for the files, if all its squares have capital ones: `KE1`, `E7`.
fn with_small_squares(text: &str) -> Option<String> {
    let is_square = |word: &str, first: u8| match word.as_bytes() {
        [head @ .., file, b'1'..=b'8'] => (first..first + 8).contains(file) && head.len() <= 2,
        _ => false,
    };
    let words = || side::words(text);
    let is_capital =
        words().any(|(_, word)| is_square(word, b'A')) && !words().any(|(_, word)| is_square(word, b'a'));
    is_capital.then(|| {
        let mut small = String::with_capacity(text.len());
        let mut done = 0;
        for (start, word) in words().filter(|(_, word)| is_square(word, b'A')) {
            let file = start + word.len() - 2;
            small.push_str(text.get(done..file).unwrap_or_default());
            small.extend(text.get(file..=file).map(str::to_ascii_lowercase));
            done = file + 1;
        }
        small.push_str(text.get(done..).unwrap_or_default());
        small
    })
}

/// The text without the apostrophes of plurals: `N's c3 f3`.
fn with_plurals(text: &str) -> Option<String> {
    let mut plain: Option<String> = None;
    for (sign, plural) in [("'s ", "s  "), ("’s ", "s    ")] {
        for (at, _) in text.match_indices(sign) {
            if text.get(..at).is_some_and(|before| before.ends_with(char::is_alphabetic)) {
                plain.get_or_insert_with(|| text.to_owned()).replace_range(at..at + sign.len(), plural);
            }
        }
    }
    plain
}

/// The text with commas between squares, if hyphens join more than two: `Pf2-g2-h2`. Two are those of a move.
fn with_squares_apart(text: &str) -> Option<String> {
    let is_square = |word: &str| matches!(piece(word), Some((None, squares)) if squares.len() == 1);
    let mut plain: Option<String> = None;
    for whole in text.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '.' | ':' | '(')) {
        let mut squares = whole.split('-');
        let is_man = squares.next().is_some_and(|man| piece(man).is_some());
        if is_man && squares.clone().count() > 1 && squares.all(is_square) {
            let start = offset_in(text, whole, 0);
            let apart = whole.replace('-', ",");
            plain.get_or_insert_with(|| text.to_owned()).replace_range(start..start + whole.len(), &apart);
        }
    }
    plain
}

/// The text with squares behind their men, if at least two stand before them: `g1: white king, h8: black king`.
fn with_squares_behind(text: &str) -> Option<String> {
    let words: Vec<(usize, &str)> = side::words(text).collect();
    let is_gap = |c: char| matches!(c, ' ' | ':' | '=' | '-');
    let mut plain = text.to_owned();
    let mut count = 0;
    for three in words.windows(3) {
        let [(start, square), (color_at, color), (name_at, name)] = three else { continue };
        let end = name_at + name.len();
        let gap = text.get(start + square.len()..*color_at).unwrap_or_default();
        let is_placed = matches!(piece(square), Some((None, _)))
            && gap.chars().all(is_gap)
            && side::color(color).is_some()
            && named(name).is_some();
        if is_placed && let Some(man) = text.get(*color_at..end) {
            let moved = [man, " ", *square].concat();
            let blanks = (end - start).saturating_sub(moved.len());
            plain.replace_range(*start..end, &[moved, " ".repeat(blanks)].concat());
            count += 1;
        }
    }
    (count > 1 && plain.len() == text.len()).then_some(plain)
}

/// The text with men beside their squares, if at least two stand apart with their colour: `wK g1`, `BP: g7`.
fn with_whole_men(text: &str) -> Option<String> {
    let words: Vec<(usize, &str)> = side::words(text).collect();
    let is_man = |word: &str| matches!(word.as_bytes(), [b'w' | b'W' | b'b' | b'B', b'A'..=b'Z']);
    let is_square = |word: &str| matches!(piece(word), Some((None, _)));
    let is_gap = |c: char| matches!(c, ' ' | ':' | '=');
    let mut whole = text.to_owned();
    let mut count = 0;
    for pair in words.windows(2) {
        let [(start, man), (square, name)] = pair else { continue };
        let gap = text.get(start + man.len()..*square).unwrap_or_default();
        if is_man(man) && is_square(name) && !gap.is_empty() && gap.chars().all(is_gap) {
            whole.replace_range(*start..*square, &[&" ".repeat(gap.len()), *man].concat());
            count += 1;
        }
    }
    (count > 1).then_some(whole)
}

/// The text without the full stops of abbreviated names before squares: `пп. a2`.
fn without_stops(text: &str) -> Option<String> {
    let words: Vec<(usize, &str)> = side::words(text).collect();
    let mut plain: Option<String> = None;
    for pair in words.windows(2) {
        let [(start, man), (square, name)] = pair else { continue };
        let end = start + man.len();
        let is_man = named(man).is_some() || lone(man).is_some() && !man.is_ascii();
        let is_stop = text.get(end..*square).is_some_and(|gap| gap.trim_end() == ".");
        if is_man && is_stop && matches!(piece(name), Some((None, _))) {
            plain.get_or_insert_with(|| text.to_owned()).replace_range(end..=end, " ");
        }
    }
    plain
}

/// The words of a list up to its last man, behind which colours are those of other text.
pub(super) fn men_and_before<'w, 'a>(words: &'w [(usize, &'a str)]) -> &'w [(usize, &'a str)] {
    let last = words.iter().rposition(|(_, word)| piece(word).is_some());
    words.get(..last.map_or(0, |last| last + 1)).unwrap_or_default()
}

/// The text with a colon behind the letters for the colours, if both of them stand alone at the beginning of a line of men:
/// `W Kg1 Qg3`.
fn with_colons(text: &str) -> Option<String> {
    let mut plain = text.to_owned();
    let mut start = 0;
    let (mut has_white, mut has_black) = (false, false);
    for line in text.split_inclusive('\n') {
        let at = start + line.len() - line.trim_start().len();
        start += line.len();
        let mut words = line.split_whitespace();
        let (Some(color @ ("W" | "w" | "B" | "b")), Some(man)) = (words.next(), words.next()) else {
            continue;
        };
        let man = man.trim_end_matches([',', ';', '.']);
        // A space of another script has more than one byte.
        let is_apart = text.as_bytes().get(at + 1).is_some_and(u8::is_ascii_whitespace);
        if is_apart && matches!(piece(man), Some((Some(_), _))) {
            plain.replace_range(at + 1..at + 2, ":");
            has_white |= color.eq_ignore_ascii_case("w");
            has_black |= color.eq_ignore_ascii_case("b");
        }
    }
    (has_white && has_black).then_some(plain)
}

/// The text with colours as prefixes of the men, if the sides are two columns of a table: `| White | Black |`.
fn with_columns(text: &str) -> Option<String> {
    let mut start = 0;
    let mut lines = text.split_inclusive('\n').map(|line| {
        start += line.len();
        (start - line.len(), line)
    });
    // For each column its colour, if its head names one.
    let colors = |line: &str| -> Vec<Option<Color>> {
        line.split('|').map(|cell| side::color(cell.trim()).map(|(color, _)| color)).collect()
    };
    let (head, columns) =
        lines.by_ref().map(|(at, line)| (at..at + line.len(), colors(line))).find(|(_, columns)| {
            Color::ALL
                .into_iter()
                .all(|color| columns.iter().filter(|named| **named == Some(color)).count() == 1)
        })?;
    let mut plain = text.to_owned();
    plain.replace_range(head.clone(), &text.get(head)?.replace(|c: char| c != '\n', " "));
    let is_row = |line: &str| line.len() <= LONGEST_ROW && line.split('|').count() == columns.len();
    for (start, line) in lines.filter(|(_, line)| is_row(line)) {
        for (at, _) in side::words(line).filter(|(_, word)| matches!(piece(word), Some((Some(_), _)))) {
            let before = line.get(..at)?;
            let color = columns.get(before.matches('|').count()).copied().flatten();
            // In front of a man is the space of its cell.
            if let Some(color) = color.filter(|_| before.ends_with(' ')) {
                plain.replace_range(start + at - 1..start + at, if color.is_white() { "w" } else { "b" });
            }
        }
    }
    (plain.len() == text.len()).then_some(plain)
}

/// The text with a slash between the men of the sides, if neither colours nor a slash tell them apart: `Kg1 Qg3 vs Kh8 g7`.
fn with_slash(text: &str) -> Option<String> {
    let turn = side::turn(text);
    let is_told = |(start, word): &(usize, &str)| {
        // `White to move` tells nothing of the men.
        !turn.contains(start) && side::color(word).is_some()
            || prefix(word).is_some_and(|(_, rest)| rest.len() > 2)
    };
    let words: Vec<(usize, &str)> = side::words(text).collect();
    if text.contains('/') || men_and_before(&words).iter().any(is_told) {
        return None;
    }
    let has_man = |part: &str| {
        side::words(part).any(|(_, word)| matches!(piece(word), Some((Some(_), _))) || lone(word).is_some())
            && side::words(part).any(|(_, word)| piece(word).is_some())
    };
    BETWEEN.iter().find_map(|between| {
        let (white, black) = text.split_once(between)?;
        let is_only = !black.contains(between) && has_man(white) && has_man(black);
        let slash = [" ".repeat(between.len() - 1).as_str(), "/"].concat();
        is_only.then(|| [white, &slash, black].concat())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_spelling_becomes_the_usual_one_of_the_same_length() {
        for (text, expected) in [
            ("White: Kg1, Qg3", "White: Kg1, Qg3"),
            ("KG1 QG3 / KH8", "Kg1 Qg3 / Kh8"),
            ("Крg1, п. а2", "Крg1, п   a2"),
            ("wK g1, wQ g3, bK h8", " wKg1,  wQg3,  bKh8"),
            ("WK: g1  BP: g7", "  WKg1    BPg7"),
            ("W Kg1 Qg3\nB Kh8 Pg7", "W:Kg1 Qg3\nB:Kh8 Pg7"),
            ("W\u{3000}Kg1\nB\u{3000}Kh8", "W\u{3000}Kg1\nB\u{3000}Kh8"),
            ("Kg1 Qg3 vs Kh8 g7", "Kg1 Qg3   /Kh8 g7"),
            ("Kg1, Qg3 - Kh8, g7", "Kg1, Qg3  /Kh8, g7"),
            ("Smith - Jones, 1950", "Smith - Jones, 1950"),
            ("wKg1 - bKh8", "wKg1 - bKh8"),
            ("пп. a2, п. b2", "пп  a2, п  b2"),
            ("N's c3 f3", "Ns  c3 f3"),
            ("Pf2-g2-h2, Ra1-a8", "Pf2,g2,h2, Ra1-a8"),
            ("Kg1, f2; Kg8, f7", "Kg1, f2 /Kg8, f7"),
            ("| White | Black |\n| Kg1 | Kh8 |", "                 \n|wKg1 |bKh8 |"),
            ("g1: white king, h8 = black king", "white king g1 , black king h8  "),
            ("White: Kg1\nEn passant: e3", "White: Kg1\nEn            "),
        ] {
            let plain = plain(text);
            assert_eq!(plain, expected, "{text}");
            assert_eq!(plain.len(), text.len(), "{text}");
        }
    }
}
