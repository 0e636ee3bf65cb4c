//! Rows of a diagram with vertical bars: between their squares, around each, or at both ends.

use super::cell::{Cell, cell, single};
use super::row::{Line, Row, Style, files_of, finish, rank};

/// A row with bars between its squares only: `r|n|b| |k|b|n|r`.
pub(super) fn between(line: &str) -> Option<Line> {
    let cells: Vec<Cell> = line.split('|').map(cell).collect::<Option<_>>()?;
    (cells.len() == 8).then_some(Line::Row(Row { cells, label: None, style: Style::Bordered }))
}

/// Recognises a row with vertical bars.
pub(super) fn bars(line: &str) -> Line {
    let parts: Vec<&str> = line.split('|').collect();
    let (Some(first), Some(last)) = (parts.first(), parts.last()) else { return Line::Other };
    let mut label = rank(first.trim());
    if label.is_none() && !first.trim().is_empty() {
        return Line::Other;
    }
    let mut inner = parts.get(1..parts.len() - 1).unwrap_or_default();
    if let [content] = inner {
        // There are bars only at both ends.
        return match framed(content, label.or(rank(last.trim()))) {
            // The border between two rows.
            Line::Other if content.len() > 25 && content.trim().is_empty() => Line::Rule,
            line => line,
        };
    }
    // In `| 8 | r | n |`, the numbers of the ranks have a column of their own.
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

/// Recognises the text between bars at both ends of a row: squares separated by spaces. Empty squares may be spaces too.
fn framed(content: &str, label: Option<u32>) -> Line {
    let characters: Vec<char> = content.chars().collect();
    let tokens: Vec<&str> = content.split_whitespace().collect();
    if tokens.len() == 8
        && let Some(cells) = tokens.iter().map(|token| cell(token)).collect::<Option<Vec<Cell>>>()
    {
        return finish(cells, label, Style::Spaced);
    }
    // The widths of the columns, and the offsets of the pieces in them.
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
