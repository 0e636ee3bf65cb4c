//! One line of a diagram: a row of squares, a rule between rows, the letters of the files, or none of these.

use crate::import::figurine::figurine;
use crate::position::{Color, Piece, Role};

/// Longer lines are prose.
const LONGEST: usize = 200;

/// One square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cell {
    Empty,
    /// A letter, whose language is not known yet.
    Letter(char),
    /// A piece whatever the language: a figurine, or a letter with the mark of its colour.
    Piece(Piece),
}

/// How the squares of a row are told apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Style {
    /// By lines.
    Bordered,
    /// By spaces.
    Spaced,
    /// Not at all.
    Compact,
    /// Not at all, and it may be a rule as well: eight dashes.
    Dashes,
}

/// A row of a diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    /// Its squares from left to right; eight in a good row.
    pub(super) cells: Vec<Cell>,
    /// The number of its rank, where it is given.
    pub(super) label: Option<u32>,
    pub(super) style: Style,
}

/// What a line is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line {
    /// A row of eight squares.
    Row(Row),
    /// What would be a row if it had eight squares.
    Broken(Row),
    /// A line between rows.
    Rule,
    /// The letters of the files; whether from h to a.
    Files { reversed: bool },
    /// Nothing.
    Blank,
    /// Anything else.
    Other,
}

/// Sorts a line.
pub(super) fn sort(line: &str) -> Line {
    if line.len() > LONGEST * 4 {
        return Line::Other;
    }
    let cleaned: String = line
        .chars()
        .filter(|c| !matches!(c, '\u{FE0E}' | '\u{FE0F}' | '\u{200B}'..='\u{200D}' | '\u{FEFF}'))
        .map(|c| match c {
            '\t' | '\u{A0}' | '\u{3000}' | '\u{2000}'..='\u{200A}' => ' ',
            '│' | '┃' | '║' | '¦' | '｜' => '|',
            _ => c,
        })
        .collect();
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
    match line.matches('|').count() {
        0 => words(line),
        1 => words(line.replace('|', " ").trim()),
        _ => bars(line),
    }
}

/// Lines and corners only, and at least two dashes side by side: `+---+---+`.
fn is_rule(line: &str) -> bool {
    let is_line = |c: char| matches!(c, '+' | '-' | '=' | '_' | '|' | ' ' | '*' | '\u{2500}'..='\u{257F}');
    let mut before = ' ';
    let mut drawn = false;
    for character in line.chars() {
        if !is_line(character) {
            return false;
        }
        drawn |= before == character && matches!(character, '-' | '=' | '_' | '\u{2500}'..='\u{257F}');
        before = character;
    }
    drawn && (line.len() != 8 || line.contains(['+', '|', ' ']))
}

/// A row with bars.
fn bars(line: &str) -> Line {
    let parts: Vec<&str> = line.split('|').collect();
    let (Some(first), Some(last)) = (parts.first(), parts.last()) else { return Line::Other };
    let mut label = rank(first.trim());
    if label.is_none() && !first.trim().is_empty() {
        return Line::Other;
    }
    let mut inner = parts.get(1..parts.len() - 1).unwrap_or_default();
    if let [content] = inner {
        // Lines at both ends only.
        return match framed(content, label.or(rank(last.trim()))) {
            Line::Other => Line::Other,
            line => line,
        };
    }
    // `| 8 | r | n |`: the numbers in a column of their own.
    if let [number, rest @ ..] = inner
        && inner.len() == 9
        && let Some(rank) = rank(number.trim())
    {
        label = Some(rank);
        inner = rest;
    }
    let files: Vec<&str> = inner.iter().map(|part| part.trim()).collect();
    if let Some(line) = files_of(&files) {
        return line;
    }
    let cells: Option<Vec<Cell>> = inner.iter().map(|part| cell(part)).collect();
    let Some(cells) = cells else { return Line::Other };
    let label = label.or_else(|| last.split_whitespace().next().and_then(rank));
    finish(cells, label, Style::Bordered)
}

/// What stands between two bars at the ends of a row: squares with spaces between, empty ones perhaps spaces too.
fn framed(content: &str, label: Option<u32>) -> Line {
    let characters: Vec<char> = content.chars().collect();
    let tokens: Vec<&str> = content.split_whitespace().collect();
    if tokens.len() == 8
        && let Some(cells) = tokens.iter().map(|token| cell(token)).collect::<Option<Vec<Cell>>>()
    {
        return finish(cells, label, Style::Spaced);
    }
    // Squares in columns: how wide they are, and in which of them the pieces stand.
    let columns: &[(usize, usize)] = match characters.len() {
        8 => &[(1, 0)],
        15 => &[(2, 0)],
        16 => &[(2, 0), (2, 1)],
        17 => &[(2, 1)],
        22 | 23 => &[(3, 0)],
        24 => &[(3, 1), (3, 0)],
        25 => &[(3, 1)],
        _ => &[],
    };
    for (width, offset) in columns {
        let is_between = |index: usize| index % width != *offset;
        if characters.iter().enumerate().any(|(index, c)| is_between(index) && *c != ' ') {
            continue;
        }
        let cells: Option<Vec<Cell>> =
            characters.iter().skip(*offset).step_by(*width).take(8).map(|c| single(*c)).collect();
        if let Some(cells) = cells {
            return finish(cells, label, Style::Spaced);
        }
    }
    Line::Other
}

/// A row without bars.
fn words(line: &str) -> Line {
    let mut words: Vec<&str> = line.split_whitespace().collect();
    if let Some(files) = files_of(&words) {
        return files;
    }
    let mut label = None;
    if words.len() > 1
        && let Some(number) =
            words.first().and_then(|word| rank(word.trim_end_matches(['.', ':', ')', '>', '-'])))
    {
        label = Some(number);
        words.remove(0);
    }
    if words.len() > 1
        && let Some(number) = words.last().and_then(|word| rank(word))
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
        // An ordinary word of seven or nine letters is no row that lost a square; nor is `Position` a row, whose pieces
        // would be of one colour.
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

fn finish(cells: Vec<Cell>, label: Option<u32>, style: Style) -> Line {
    match cells.len() {
        8 => Line::Row(Row { cells, label, style }),
        5..=12 => Line::Broken(Row { cells, label, style }),
        _ => Line::Other,
    }
}

/// `a b c d e f g h`, with spaces or without, or the other way round.
fn files_of(words: &[&str]) -> Option<Line> {
    let letters: String = words.concat();
    let is = |files: &str| letters.eq_ignore_ascii_case(files);
    match () {
        () if is("abcdefgh") => Some(Line::Files { reversed: false }),
        () if is("hgfedcba") => Some(Line::Files { reversed: true }),
        () => None,
    }
}

fn rank(word: &str) -> Option<u32> {
    match word.as_bytes() {
        [digit @ b'1'..=b'8'] => Some(u32::from(digit - b'0')),
        _ => None,
    }
}

/// A square: nothing, marks of emptiness, a letter or figurine, with the mark of a colour before it.
fn cell(written: &str) -> Option<Cell> {
    let mut characters = written.trim().chars();
    let cell = match (characters.next(), characters.next(), characters.next(), characters.next()) {
        (None, ..) => Cell::Empty,
        (Some(only), None, ..) => single(only)?,
        (Some(mark), Some(letter), None, _) => {
            let role = |letter| Piece::from_char(letter).map(|piece: Piece| piece.role);
            match mark {
                'w' | 'W' => Cell::Piece(role(letter)?.of(Color::White)),
                // FICS prints Black's pieces with a star.
                'b' | 'B' | '*' => Cell::Piece(role(letter)?.of(Color::Black)),
                _ if mark == letter && is_empty(mark) => Cell::Empty,
                _ => return None,
            }
        }
        // Crafty prints White's pieces as `-K-`, Black's as `<K>`.
        (Some('-'), Some(letter), Some('-'), None) => Cell::Piece(role_of(letter)?.of(Color::White)),
        (Some('<'), Some(letter), Some('>'), None) => Cell::Piece(role_of(letter)?.of(Color::Black)),
        (Some(a), Some(b), Some(c), None) if a == b && b == c && is_empty(a) => Cell::Empty,
        _ => return None,
    };
    Some(cell)
}

fn role_of(letter: char) -> Option<Role> {
    Role::from_char(letter.to_ascii_lowercase()).filter(|_| letter.is_ascii_uppercase())
}

fn single(character: char) -> Option<Cell> {
    if is_empty(character) {
        return Some(Cell::Empty);
    }
    if let Some(piece) = figurine(character) {
        return Some(Cell::Piece(piece));
    }
    let is_letter = character.is_ascii_alphabetic()
        || matches!(character, 'Ş' | 'ş' | 'А'..='я')
        || (character.is_ascii_digit() && character == '0');
    is_letter.then_some(Cell::Letter(character))
}

/// What stands for an empty square.
fn is_empty(character: char) -> bool {
    matches!(
        character,
        ' ' | '.' | ',' | '-' | '_' | '#' | ':' | '*' | '+' | '=' | '/' | '~' | '\'' | '`' | '%' | '·'
            | '\u{2013}' | '\u{2014}' | '\u{2219}' | '\u{22C5}' | '\u{2022}' | '\u{2B58}' | '\u{2591}'..='\u{2593}'
            | '\u{2588}' | '\u{25A0}'..='\u{25AB}' | '\u{25CB}' | '\u{25CF}' | '\u{25E6}' | '\u{25EF}'
            | '\u{25FB}'..='\u{25FE}' | '\u{2B1A}'..='\u{2B1C}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn width(line: &str) -> Option<(usize, Style, Option<u32>)> {
        match sort(line) {
            Line::Row(row) | Line::Broken(row) => Some((row.cells.len(), row.style, row.label)),
            _ => None,
        }
    }

    #[test]
    fn rows_of_many_hands() {
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
        assert_eq!(sort("+---+---+---+---+---+---+---+---+"), Line::Rule);
        assert_eq!(sort("  -----------------"), Line::Rule);
        assert_eq!(sort("|---+---+---+---+---+---+---+---|"), Line::Rule);
        assert_eq!(sort("    a   b   c   d   e   f   g   h"), Line::Files { reversed: false });
        assert_eq!(sort("| h | g | f | e | d | c | b | a |"), Line::Files { reversed: true });
        assert_eq!(sort(" \t"), Line::Blank);
        for other in
            ["8", "White to move", "Checkers:", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"]
        {
            assert_eq!(sort(other), Line::Other, "{other}");
        }
    }
}
