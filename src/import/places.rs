//! Finds records in a text: links, and words that look like a placement, with the fields after them.

use std::ops::Range;

/// The maximum length of the text between two slashes of a placement, however faulty it is, in bytes.
const LONGEST_RANK: usize = 24;

/// A link or a placement.
pub(super) struct Spot {
    /// Its range of bytes.
    pub(super) place: Range<usize>,
    pub(super) is_link: bool,
}

/// The links that contain a position, and the placements outside of links.
pub(super) fn spots(text: &str) -> Vec<Spot> {
    let bytes = text.as_bytes();
    let mut spots = Vec::new();
    let mut at = 0;
    while let Some(byte) = bytes.get(at) {
        if !is_of_placement(*byte) {
            at += 1;
            continue;
        }
        let start = at;
        if let Some(end) = link(text, start) {
            at = end;
            if holds_placement(text.get(start..end).unwrap_or_default()) {
                spots.push(Spot { place: start..end, is_link: true });
            }
            continue;
        }
        at += bytes.iter().skip(at).take_while(|byte| is_of_placement(**byte)).count();
        let word = without_stop(text.get(start..at).unwrap_or_default());
        if is_placement(word) {
            spots.push(Spot { place: start..start + word.len(), is_link: false });
        }
    }
    spots
}

/// A word without the full stop of the sentence behind a whole last rank, in which a dot would be an empty square.
fn without_stop(word: &str) -> &str {
    let rest = word.trim_end_matches('.');
    let last = rest.rsplit('/').next().unwrap_or_default();
    let squares: u32 = last.chars().map(|c| c.to_digit(10).unwrap_or(u32::from(c != '~'))).sum();
    if squares == 8 { rest } else { word }
}

/// The end of the link that begins at a byte offset; none if none begins there.
pub(super) fn link(text: &str, start: usize) -> Option<usize> {
    let rest = text.get(start..)?;
    if !rest.starts_with("http://") && !rest.starts_with("https://") {
        return None;
    }
    let is_end = |c: char| c.is_ascii_whitespace() || matches!(c, ')' | '"' | '\'' | '<' | '>' | ']' | '`');
    Some(start + rest.find(is_end).unwrap_or(rest.len()))
}

/// Whether a placement can contain this byte.
fn is_of_placement(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'/' | b'.' | b'~')
}

/// Whether a word has the slashes of a placement and is not too long between them.
fn is_placement(word: &str) -> bool {
    // In Crazyhouse, a slash at the end precedes the pocket, which may be empty.
    let word = word.strip_suffix('/').unwrap_or(word);
    word.bytes().filter(|byte| *byte == b'/').count() >= 7
        && word.split('/').all(|rank| (1..=LONGEST_RANK).contains(&rank.len()))
}

/// Whether a link has the slashes of a placement, percent-encoded or in addition to its own.
fn holds_placement(link: &str) -> bool {
    let slashes = link.bytes().filter(|byte| *byte == b'/').count();
    slashes >= 9 || link.matches("%2F").count() + link.matches("%2f").count() >= 7
}

/// The greatest number of slashes between letters and digits in a word of a text.
pub(super) fn slashes(text: &str) -> usize {
    let (mut most, mut slashes) = (0, 0);
    for character in text.chars() {
        match character {
            '/' => slashes += 1,
            // Figurines are the last ones.
            '0'..='9'
            | 'a'..='z'
            | 'A'..='Z'
            | '.'
            | '~'
            | '\u{2654}'..='\u{265F}'
            | '\u{FE0E}'
            | '\u{FE0F}' => {}
            _ => slashes = 0,
        }
        most = most.max(slashes);
    }
    most
}

/// Whether a text has a word with seven slashes among letters and digits, which was probably meant as a placement.
pub(super) fn has_placement(text: &str) -> bool {
    slashes(text) >= 7 && !text.split_whitespace().filter(|word| slashes(word) >= 7).all(is_of_signs)
}

/// Whether a word has a sign or two between its slashes, and no men: scores, files.
fn is_of_signs(word: &str) -> bool {
    word.split('/').all(|part| part.chars().count() < 3) && !has_men(word)
}

/// Whether a text has a word that looks like a placement, however faulty or short it is: three slashes or more, and mostly
/// letters and digits of a placement between them.
pub(super) fn is_like_record(text: &str) -> bool {
    text.split(char::is_whitespace).any(|word| {
        let word = word.trim_matches(|c: char| matches!(c, '"' | '\'' | '`' | ',' | ';' | '(' | ')'));
        let ranks = || word.split('/');
        let is_rank = |rank: &str| {
            let squares = rank.bytes().filter(|byte| byte.is_ascii_digit() || b"pnbrqkPNBRQK".contains(byte));
            rank.len() <= LONGEST_RANK && squares.count() * 2 > rank.len()
        };
        let count = ranks().filter(|rank| is_rank(rank)).count();
        // Three numbers with slashes are a date.
        count >= 4 && count + 1 >= ranks().count() && has_men(word)
    })
}

/// Whether a text has a word that was certainly meant as a placement of chess or of another game: seven slashes or more,
/// and more digits and letters of pieces between them than anything else.
pub(super) fn has_board(text: &str) -> bool {
    let is_end = |c: char| c.is_whitespace() || matches!(c, '"' | '\'' | '<' | '>' | '(' | ')' | '=' | '?');
    text.split(is_end).any(|word| {
        let board = word.split('[').next().unwrap_or_default();
        let ranks = board.split('/');
        let is_rank = |rank: &&str| {
            let squares = rank.bytes().filter(|byte| byte.is_ascii_digit() || b"pnbrqkPNBRQK".contains(byte));
            !rank.is_empty() && rank.len() <= LONGEST_RANK && squares.count() * 2 > rank.len()
        };
        ranks.clone().count() >= 8 && ranks.filter(|rank| !is_rank(rank)).count() <= 1 && has_men(word)
    })
}

/// Whether a word has letters of men, or empty ranks: scores, dates and lists of files have none.
fn has_men(word: &str) -> bool {
    word.bytes().any(|byte| b"pnrqkPNRQK".contains(&byte))
        || word.split('/').filter(|rank| *rank == "8").count() > 1
}

/// The byte ranges of the records in a line with several records. None if it has one record, or if two placements are
/// next to each other, because then it is unclear which one is meant.
pub(super) fn split(line: &str) -> Option<Vec<Range<usize>>> {
    let spots = spots(line);
    let mut parts = Vec::new();
    for (index, spot) in spots.iter().enumerate() {
        let limit = spots.get(index + 1).map_or(line.len(), |next| next.place.start);
        let between = line.get(spot.place.end..limit)?;
        if limit < line.len() && between.trim().is_empty() && !spot.is_link {
            return None;
        }
        parts.push(spot.place.start..fields_end(line, spot.place.end, limit));
    }
    (parts.len() > 1).then_some(parts)
}

/// The byte offset at which the fields and operations after a placement end.
pub(super) fn fields_end(text: &str, placement: usize, limit: usize) -> usize {
    if let Some(end) = separated_end(text, placement, limit) {
        return end;
    }
    let mut end = placement;
    let mut count = 0;
    while count < 5 {
        let rest = text.get(end..limit).unwrap_or_default();
        let word = rest.trim_start_matches([' ', '\t', '_']);
        if word.len() == rest.len() {
            // A pocket follows the placement directly.
            match rest.strip_prefix('[').and_then(|pocket| pocket.find(']')) {
                Some(close) if count == 0 && end == placement => end += close + 2,
                _ => break,
            }
            continue;
        }
        let is_end = |c: char| {
            c.is_whitespace()
                || matches!(c, '_' | '|' | ',' | '"' | '\'' | '<' | '>' | ')' | ']' | '}' | ';' | '`')
        };
        let length = word.find(is_end).unwrap_or(word.len());
        let field = word.get(..length).unwrap_or_default();
        let counter = count >= 3 && field.contains('+');
        // A column of a table may be words.
        let is_column = count == 1 && rest.starts_with('\t') && !has_rights(field);
        if !counter && (is_column || !may_be_field(field, count)) {
            break;
        }
        end = limit - word.len() + length;
        count += usize::from(!counter);
    }
    let rest = text.get(end..limit).unwrap_or_default();
    // A semicolon after the last number separates the fields of a table, unless an operation of EPD follows a space.
    let is_field = |field: &str| {
        !field.starts_with(' ')
            || matches!(field.trim_start().as_bytes(), [b'A'..=b'Z', next, ..] if !next.is_ascii_digit())
    };
    let is_table = count == 5 && rest.strip_prefix(';').is_some_and(is_field);
    let is_operations = count >= 3 && rest.starts_with([' ', ';']) && rest.contains(';') && !is_table;
    if is_operations { limit } else { end }
}

/// The byte offset at which the fields after a placement end, if separators stand between them instead of spaces:
/// `…/8,w,-,-,0,1`.
pub(super) fn separated_end(text: &str, placement: usize, limit: usize) -> Option<usize> {
    let rest = text.get(placement..limit)?;
    let separator = rest.chars().next().filter(|c| matches!(c, ',' | ';' | '|'))?;
    let (mut end, mut count) = (placement, 0);
    while count < 5
        && let Some(field) = text.get(end..limit).and_then(|rest| rest.strip_prefix(separator))
    {
        let is_end =
            |c: char| c == separator || c.is_whitespace() || matches!(c, '"' | '\'' | '<' | ')' | ']');
        let gap = usize::from(field.starts_with(' '));
        let field = field.get(gap..).unwrap_or_default().split(is_end).next().unwrap_or_default();
        let is_field = match count {
            0 => matches!(field, "w" | "b"),
            1 => has_rights(field),
            _ => may_be_field(field, count),
        };
        if field.is_empty() || !is_field {
            break;
        }
        end += 1 + gap + field.len();
        count += 1;
    }
    (count >= 2).then_some(end)
}

/// Whether a word has the letters of castling rights only.
fn has_rights(word: &str) -> bool {
    word.bytes().all(|byte| matches!(byte, b'-' | b'K' | b'Q' | b'k' | b'q' | b'A'..=b'H' | b'a'..=b'h'))
}

/// Whether a word after a placement is probably the next field, correct or not. `index` counts the fields from 0.
fn may_be_field(word: &str, index: usize) -> bool {
    match index {
        0 => {
            (word.len() == 1 && !matches!(word, "a" | "-"))
                || ["white", "black"].iter().any(|side| word.eq_ignore_ascii_case(side))
        }
        1 | 2 => (1..=8).contains(&word.len()) && (index == 1 || word.len() <= 3),
        // Letters that look like digits are faults in numbers.
        _ => matches!(word, "-" | "O" | "o" | "l" | "I") || word.starts_with(|c: char| c.is_ascii_digit()),
    }
}
