//! Diagrams with spaces for empty squares, whose columns a full row or the letters of the files show.

use super::cell::{Cell, single};
use super::row::{Line, Row, Style, rank};
use crate::import::figurine::figurine;
use crate::position::Piece;

/// The widest columns, in characters.
const WIDEST: usize = 4;

/// The least number of men in a row of squares without gaps that shows them.
const FEWEST_MEN: usize = 5;

/// The columns of the eight squares of each row, in characters of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Columns {
    first: usize,
    width: usize,
}

impl Columns {
    /// The columns that a line shows: eight men with the same distance, or the letters of the files; none for any other line.
    pub(super) fn shown(line: &str) -> Option<Columns> {
        if let Some(first) = compact(line) {
            return Some(Columns { first, width: 1 });
        }
        let places: Vec<(usize, char)> =
            line.chars().enumerate().filter(|(_, c)| !c.is_whitespace()).collect();
        // The number of the rank may stand before it and behind it.
        let men: Vec<(usize, char)> = places
            .iter()
            .copied()
            .filter(|(_, c)| !is_label(*c) && !matches!(c, '|' | '.' | ')' | ':'))
            .collect();
        let [(first, _), (second, _), ..] = men.as_slice() else { return None };
        let (first, width) = (*first, second - first);
        let is_regular = men.len() == 8
            && men.iter().enumerate().all(|(index, (place, _))| *place == first + index * width);
        let files = || men.iter().map(|(_, c)| c.to_ascii_lowercase()).eq('a'..='h');
        let is_shown = men.iter().all(|(_, c)| is_man(*c)) || files();
        (is_regular && (1..=WIDEST).contains(&width) && is_shown).then_some(Columns { first, width })
    }

    /// The row of a line, all of whose characters stand in the columns; but the number of its rank may stand beside them. A row
    /// without a man has a number with a bar, or one on both sides.
    pub(super) fn row(self, line: &str) -> Option<Line> {
        let mut cells = vec![Cell::Empty; 8];
        let (mut label, mut has_man, mut has_bar) = (None, false, false);
        let mut numbers = [false; 2];
        // A letter alone on its line is the beginning of something else.
        let is_lone = line.trim().chars().count() == 1 && !line.starts_with(' ');
        let end = self.first + 7 * self.width;
        for (place, character) in line.trim_end().chars().enumerate() {
            if character == ' ' {
                continue;
            }
            if place < self.first || place > end {
                match rank(character.encode_utf8(&mut [0; 4])) {
                    Some(rank) if label.is_none_or(|known| known == rank) => {
                        label = Some(rank);
                        numbers[usize::from(place > end)] = true;
                    }
                    None if matches!(character, '|' | '.' | ')' | '(' | ':') => has_bar |= character == '|',
                    _ => return None,
                }
                continue;
            }
            let offset = place - self.first;
            let cell = single(character).filter(|cell| is_empty(*cell) || is_man(character))?;
            *cells.get_mut(offset / self.width).filter(|_| offset.is_multiple_of(self.width))? = cell;
            has_man |= !is_empty(cell);
        }
        (has_man && !is_lone || label.is_some() && has_bar || numbers == [true; 2])
            .then_some(Line::Row(Row { cells, label, style: Style::Compact }))
    }
}

/// The place of the first of eight squares without gaps, most of which have men: `r bqkbnr`. None for any other line.
fn compact(line: &str) -> Option<usize> {
    let row = line.trim();
    let men = row.chars().filter(|c| is_man(*c)).count();
    let is_row = row.chars().count() == 8 && men >= FEWEST_MEN && row.chars().all(|c| c == ' ' || is_man(c));
    is_row.then(|| line.chars().take_while(|c| c.is_whitespace()).count())
}

fn is_empty(cell: Cell) -> bool {
    cell == Cell::Empty
}

fn is_label(character: char) -> bool {
    matches!(character, '1'..='8')
}

/// Whether a character is a man without doubt: a figurine or an English letter.
fn is_man(character: char) -> bool {
    figurine(character).is_some() || Piece::from_char(character).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_row_or_the_files_show_the_columns() {
        for (line, first, width) in [
            ("rnbqkbnr", 0, 1),
            ("  r bqkb r", 2, 1),
            ("  r n b q k b n r", 2, 2),
            ("8 | r n b q k b n r | 8", 4, 2),
            ("    a   b   c   d   e   f   g   h", 4, 4),
            ("♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜", 0, 2),
        ] {
            assert_eq!(Columns::shown(line), Some(Columns { first, width }), "{line}");
        }
        for line in ["r n b q k b n", "Position", "r n b q  k b n r", "", "1. e4 e5 2. Nf3", "a paragraph"] {
            assert_eq!(Columns::shown(line), None, "{line}");
        }
    }

    #[test]
    fn rows_have_men_in_the_columns_only() {
        let columns = Columns { first: 4, width: 2 };
        let men = |line: &str| match columns.row(line) {
            Some(Line::Row(row)) => {
                Some((row.cells.iter().filter(|cell| **cell != Cell::Empty).count(), row.label))
            }
            _ => None,
        };
        assert_eq!(men("7 | p p p p   p p p"), Some((7, Some(7))));
        assert_eq!(men("6 |"), Some((0, Some(6))));
        assert_eq!(men("            p"), Some((1, None)));
        for line in ["", "6", "11", "     p", "7 | p p p p x p", "Then came this"] {
            assert_eq!(men(line), None, "{line}");
        }
    }
}
