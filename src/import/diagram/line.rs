//! Recognises a line of a diagram: a row of squares, a line between rows, or the letters of the files.

use super::bars::{bars, between};
use super::cell::{Cell, cell, single};
use super::row::{FILES, Line, Row, Style, files_of, finish, rank};
use crate::import::figurine::figurine;
use crate::notation::Span;
use crate::position::Piece;

/// The maximum length of a line of a diagram, in characters.
const LONGEST: usize = 200;

/// The corners of a line that touches eight cells.
const CORNERS: usize = 8;

/// A line with one kind of space and of vertical line, and without what has no width.
pub(super) fn cleaned(line: &str) -> String {
    line.chars()
        .filter(|c| !matches!(c, '\u{FE0E}' | '\u{FE0F}' | '\u{200B}'..='\u{200D}' | '\u{FEFF}'))
        .map(|c| match c {
            '\t' | '\u{A0}' | '\u{3000}' | '\u{2000}'..='\u{200A}' => ' ',
            '│' | '┃' | '║' | '¦' | '｜' => '|',
            _ => c,
        })
        .collect()
}

/// Recognises a line.
pub(super) fn classify(line: &str) -> Line {
    if line.len() > LONGEST * 4 {
        return Line::Other;
    }
    let cleaned = cleaned(line);
    let line = cleaned.trim();
    if line.is_empty() {
        return Line::Blank;
    }
    if line.chars().count() > LONGEST {
        return Line::Other;
    }
    if is_rule(line) {
        return Line::Rule;
    }
    // Popeye writes the files into the lines above and below its board: `+---a---b---c---d---e---f---g---h---+`.
    if line.starts_with('+') && line.split(['+', '-']).filter(|part| !part.is_empty()).eq(FILES) {
        return Line::Files { reversed: false };
    }
    if let Some(row) = padded(&cleaned).or_else(|| quoted(line)) {
        return row;
    }
    match line.matches('|').count() {
        0 => words(line),
        1 => words(line.replace('|', " ").trim()),
        7 if !cleaned.starts_with('|') => {
            between(cleaned.trim_end_matches(['\r', '\n'])).unwrap_or_else(|| bars(line))
        }
        _ => bars(line),
    }
}

/// A row of figurines with spaces for empty squares, whose last ones may be missing.
fn padded(line: &str) -> Option<Line> {
    let line = line.trim_end();
    let mut cells: Vec<Cell> = line.chars().map(single).collect::<Option<_>>()?;
    let is_drawn = cells.iter().all(|cell| matches!(cell, Cell::Piece(_) | Cell::Empty))
        && line.chars().all(|c| c == ' ' || figurine(c).is_some())
        && cells.len() <= 8;
    cells.resize(8, Cell::Empty);
    is_drawn.then_some(Line::Row(Row { cells, label: None, style: Style::Compact }))
}

/// A row that is a string of a program, alone on its line: `"r.bqkbnr",`.
fn quoted(line: &str) -> Option<Line> {
    let string = line.trim_end_matches([',', ';', ' ', '+', '\\']);
    let quote = string.chars().next().filter(|c| matches!(c, '"' | '\''))?;
    let inner = string.strip_prefix(quote)?.strip_suffix(quote)?.trim_end_matches("\\n");
    let cells: Vec<Cell> = inner.chars().map(single).collect::<Option<_>>()?;
    (cells.len() == 8).then_some(Line::Row(Row { cells, label: None, style: Style::Compact }))
}

/// Whether a line has only lines and corners, and at least two adjacent dashes: `+---+---+`.
fn is_rule(line: &str) -> bool {
    let is_line = |c: char| matches!(c, '+' | '-' | '=' | '_' | '|' | ' ' | '*' | '\u{2500}'..='\u{257F}');
    let is_corner = |c: &char| matches!(c, '+' | '\u{2500}'..='\u{257F}');
    let mut before = ' ';
    // Cells of one character have no two dashes between their corners.
    let mut drawn = line.chars().filter(is_corner).count() > CORNERS;
    for character in line.chars() {
        if !is_line(character) {
            return false;
        }
        drawn |= before == character && matches!(character, '-' | '=' | '_' | '\u{2500}'..='\u{257F}');
        before = character;
    }
    // Eight cells of two dashes are a row of empty squares.
    let is_row = line.split(' ').filter(|cell| !cell.is_empty()).count() == 8
        && line.split(' ').all(|cell| matches!(cell, "" | "--"));
    drawn && !is_row && (line.len() != 8 || line.contains(['+', '|', ' ']))
}

/// Recognises a row without bars.
fn words(line: &str) -> Line {
    let mut words: Vec<&str> = line.split_whitespace().collect();
    if let Some(files) = files_of(&words) {
        return files;
    }
    let mut label = None;
    // Programs count rows from 0.
    let nought = |word: &str| (words.len() >= 9 && word == "0").then_some(0);
    let first =
        words.first().map(|word| word.trim_start_matches('(').trim_end_matches(['.', ':', ')', '>', '-']));
    if words.len() > 1
        && let Some(number) = first.and_then(|word| rank(word).or_else(|| nought(word)))
    {
        label = Some(number);
        words.remove(0);
    }
    if words.len() > 1
        && let Some(number) = words.last().and_then(|word| rank(word.trim_matches(['(', ')'])))
    {
        label = label.or(Some(number));
        words.pop();
    }
    if let [word] = words.as_slice() {
        let cells: Option<Vec<Cell>> = word.chars().map(single).collect();
        let Some(cells) = cells else { return Line::Other };
        let is_dashed = label.is_none() && word.chars().all(|c| matches!(c, '-' | '_' | '=' | '*' | '#'));
        let drawn = |cell: &Cell| match cell {
            Cell::Letter(letter) => Piece::from_char(*letter).is_some(),
            Cell::Empty | Cell::Piece(_) => true,
        };
        // A word of seven or nine letters is a faulty row only if all its letters are pieces. A word such as `Position`
        // is not a row, because all its pieces but one would be Black's.
        let is_name = word.starts_with(|first: char| first.is_ascii_uppercase())
            && word.bytes().skip(1).all(|byte| byte.is_ascii_lowercase());
        if (cells.len() != 8 || is_name) && (is_dashed || !cells.iter().all(drawn)) {
            return Line::Other;
        }
        return finish(cells, label, if is_dashed { Style::Dashes } else { Style::Compact });
    }
    let cells: Option<Vec<Cell>> = words.iter().map(|word| cell(word)).collect();
    cells.map_or(Line::Other, |cells| finish(cells, label, Style::Spaced))
}

/// The places of the men in a row, in characters: what is neither an empty square nor the number of a rank.
pub(super) fn men(line: &str, style: Style) -> Vec<Span> {
    let characters: Vec<char> = line.chars().collect();
    let is_between =
        |c: &char| c.is_whitespace() || matches!(c, '|' | '│' | '┃' | '║' | '¦' | '｜' | '"' | '\'');
    let is_man = |word: &str| matches!(cell(word), Some(Cell::Letter(_) | Cell::Piece(_)));
    let mut places = Vec::new();
    let mut start = 0;
    while start < characters.len() {
        let length = characters.iter().skip(start).take_while(|c| !is_between(c)).count();
        let word: String = characters.iter().skip(start).take(length).collect();
        let is_word = length < 4 && style != Style::Compact && style != Style::Dashes;
        if is_word && is_man(&word) {
            places.push(Span::new(start, start + length));
        } else if !is_word && length > 0 {
            let each = word.chars().enumerate().filter(|(_, c)| !c.is_ascii_digit());
            places.extend(
                each.filter(|(_, c)| is_man(c.encode_utf8(&mut [0; 4])))
                    .map(|(index, _)| Span::new(start + index, start + index + 1)),
            );
        }
        start += length.max(1);
    }
    places
}

#[cfg(test)]
mod tests {
    use super::*;

    fn width(line: &str) -> Option<(usize, Style, Option<u32>)> {
        match classify(line) {
            Line::Row(row) | Line::Faulty(row) => Some((row.cells.len(), row.style, row.label)),
            _ => None,
        }
    }

    #[test]
    fn rows_of_many_programs() {
        for (line, style, label) in [
            ("| r | n | b | q | k | b | n | r | 8", Style::Bordered, Some(8)),
            (" 8 | r  n  b  q  k  b  n  r |", Style::Spaced, Some(8)),
            ("7  | *P| *P| *P| *P| *P| *P| *P| *P|     Move # : 1 (White)", Style::Bordered, Some(7)),
            ("3  |   | . |   | . |-N-|<P>|   | . |", Style::Bordered, Some(3)),
            ("r n b q k b n r", Style::Spaced, None),
            ("8  r n b q k b n r  8", Style::Spaced, Some(8)),
            ("rnbqkbnr", Style::Compact, None),
            ("2 ........", Style::Compact, Some(2)),
            ("8 |♜|♞|♝|♛|♚|♝|♞|♜|", Style::Bordered, Some(8)),
            ("6 |               |", Style::Spaced, Some(6)),
            ("|rnbqkb r|", Style::Spaced, None),
            ("--------", Style::Dashes, None),
            ("|bR|bN|bB|bQ|bK|bB|bN|bR|", Style::Bordered, None),
            ("│ ♜ │ ♞ │ ♝ │   │ ♚ │ ♝ │ ♞ │ ♜ │", Style::Bordered, None),
        ] {
            assert_eq!(width(line), Some((8, style, label)), "{line}");
        }
        assert_eq!(width("r n b q k b n"), Some((7, Style::Spaced, None)));
    }

    #[test]
    fn what_is_no_row() {
        assert_eq!(classify("+---+---+---+---+---+---+---+---+"), Line::Rule);
        assert_eq!(classify("  -----------------"), Line::Rule);
        assert_eq!(classify("|---+---+---+---+---+---+---+---|"), Line::Rule);
        assert_eq!(classify("    a   b   c   d   e   f   g   h"), Line::Files { reversed: false });
        assert_eq!(classify("| h | g | f | e | d | c | b | a |"), Line::Files { reversed: true });
        assert_eq!(classify(" \t"), Line::Blank);
        for other in
            ["8", "White to move", "Checkers:", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]
        {
            assert_eq!(classify(other), Line::Other, "{other}");
        }
    }
}
