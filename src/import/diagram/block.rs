//! Rows that stand together.

use super::cell::Cell;
use super::row::{self, Line, Row, Style};

/// A row with its byte range.
pub(super) struct Placed {
    pub(super) row: Row,
    pub(super) start: usize,
    pub(super) end: usize,
    /// The number of empty lines before it.
    pub(super) blanks: usize,
}

/// Consecutive rows.
#[derive(Default)]
pub(super) struct Block {
    pub(super) rows: Vec<Placed>,
    /// Whether the letters of the files go from h to a; none if there are no letters.
    pub(super) reversed: Option<bool>,
    /// Whether there are lines between rows.
    pub(super) ruled: bool,
    /// The number of blank lines after the last row.
    pub(super) blanks: usize,
    /// The byte range of the line of other text above.
    pub(super) above: Option<(usize, usize)>,
}

impl Block {
    /// Puts an empty rank in the place of each empty line, if that makes eight ranks.
    pub(super) fn fill(&mut self) {
        let blanks: usize = self.rows.iter().map(|placed| placed.blanks).sum();
        if blanks == 0 || self.rows.len() + blanks != 8 {
            return;
        }
        let mut rows = Vec::with_capacity(8);
        for placed in self.rows.drain(..) {
            for _ in 0..placed.blanks {
                let row = Row { cells: vec![Cell::Empty; 8], label: None, style: placed.row.style };
                rows.push(Placed { row, start: placed.start, end: placed.start, blanks: 0 });
            }
            rows.push(Placed { blanks: 0, ..placed });
        }
        self.rows = rows;
    }

    /// An empty rank, if a line has nothing but the number that follows the one of the row before.
    pub(super) fn next_number(&self, line: &str) -> Option<Line> {
        let number = row::rank(line.trim())?;
        let before = self.rows.last().filter(|_| self.rows.len() < 8 && self.blanks == 0)?.row.label?;
        let row = Row { cells: vec![Cell::Empty; 8], label: Some(number), style: Style::Compact };
        (before.abs_diff(number) == 1).then_some(Line::Row(row))
    }

    /// Whether the rows are a diagram: they have pieces and at least eight empty squares. Otherwise they are words.
    pub(super) fn is_drawn(&self) -> bool {
        let (mut empty, mut pieces) = (0, 0);
        for cell in self.rows.iter().flat_map(|placed| &placed.row.cells) {
            match cell {
                Cell::Empty => empty += 1,
                Cell::Letter(_) | Cell::Piece(_) => pieces += 1,
            }
        }
        self.rows.len() >= 6 && pieces > 0 && empty >= 8
    }
}
