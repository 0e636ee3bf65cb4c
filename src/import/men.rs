//! The characters that stand for the men of a position in its text.

use std::ops::Range;

use super::{diagram, list, side};
use crate::notation::{Field, Localised, Reading, Span, read_lenient, read_localised, squares_of};
use crate::position::{Color, File, Position, Rank, Square};

/// The longest text that is searched, in characters.
const LONGEST: usize = 8_192;

/// For each man of a position its characters in the place of the text from which the position was read; empty if they are
/// not known, as in the source of a program. Places are in characters of the text.
pub fn men(text: &str, place: Span, position: &Position) -> Vec<(Square, Span)> {
    let length = place.end.saturating_sub(place.start);
    if length > LONGEST {
        return Vec::new();
    }
    let part: String = text.chars().skip(place.start).take(length).collect();
    let found = of_record(&part, position)
        .or_else(|| of_rows(&part, position))
        .or_else(|| of_list(&part, position))
        .unwrap_or_default();
    let moved = |(square, span): (Square, Span)| {
        (square, Span::new(place.start + span.start, place.start + span.end))
    };
    found.into_iter().map(moved).collect()
}

/// Whether these are all men of a position.
fn is_whole(men: &[(Square, Span)], position: &Position) -> bool {
    men.len() == position.board().occupied().count()
}

/// The men of a placement: each is one character.
fn of_record(part: &str, position: &Position) -> Option<Vec<(Square, Span)>> {
    let is_read = |reading: &Reading| reading.position.board() == position.board();
    let reading = Some(read_lenient(part)).filter(is_read).or_else(|| match read_localised(part, None) {
        Localised::Read(read) => Some(read.reading).filter(is_read),
        Localised::Ambiguous(readings) => readings.into_iter().map(|read| read.reading).find(is_read),
        Localised::Unread(_) => None,
    })?;
    let span = reading.fields[Field::Placement as usize]?;
    let placement: String = part.chars().skip(span.start).take(span.end - span.start).collect();
    let mut men: Vec<(Square, Span)> = Vec::new();
    for (index, squares) in squares_of(&placement).into_iter().enumerate() {
        let square = squares.single_square().filter(|square| position.piece_at(*square).is_some());
        let at = span.start + index;
        if let Some(square) = square
            && men.iter().all(|(known, _)| *known != square)
        {
            men.push((square, Span::new(at, at + 1)));
        }
    }
    is_whole(&men, position).then_some(men)
}

/// The men of a list: each is a word that ends with the name of its square.
fn of_list(part: &str, position: &Position) -> Option<Vec<(Square, Span)>> {
    let characters = |byte: usize| part.get(..byte).map_or(0, |before| before.chars().count());
    let mut men: Vec<(Square, Span)> = Vec::new();
    for (start, word) in side::words(part) {
        let squares = list::squares(word);
        let first = squares.first().map_or(word.len(), |(at, _)| *at);
        for (index, (at, square)) in squares.iter().enumerate() {
            let is_known = men.iter().any(|(known, _)| known == square);
            if position.piece_at(*square).is_none() || is_known {
                continue;
            }
            // The letter stands with the first of its squares.
            let from = if index == 0 { start + at - first.min(*at) } else { start + at };
            men.push((*square, Span::new(characters(from), characters(start + at + 2))));
        }
    }
    is_whole(&men, position).then_some(men)
}

/// The men of a diagram: each is a cell of a row.
fn of_rows(part: &str, position: &Position) -> Option<Vec<(Square, Span)>> {
    let mut rows: Vec<diagram::Cells> = Vec::new();
    let mut at = 0;
    for line in part.split('\n') {
        let shift = |range: Range<usize>| Span::new(at + range.start, at + range.end);
        if let Some(mut cells) = diagram::cells(line) {
            cells.men.iter_mut().for_each(|(_, span)| *span = shift(span.start..span.end));
            rows.push(cells);
        }
        at += line.chars().count() + 1;
    }
    if rows.len() != 8 {
        return None;
    }
    let with_bottom = |bottom: Color| -> Option<Vec<(Square, Span)>> {
        let mut men = Vec::new();
        for (row, cells) in rows.iter().enumerate() {
            for (column, span) in &cells.men {
                let turned = |index: usize| if bottom == Color::White { index } else { 7 - index };
                let rank = Rank::ALL.get(7 - turned(row))?;
                let square = Square::from_coords(File::new(turned(*column) as u32), *rank);
                position.piece_at(square)?;
                men.push((square, *span));
            }
        }
        is_whole(&men, position).then_some(men)
    };
    Color::ALL.into_iter().find_map(with_bottom)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::{Import, import};

    #[test]
    fn each_man_has_its_characters() {
        for (text, letters) in [
            ("8/8/8/8/8/5k2/8/4K2R w K - 3 40", "k K R"),
            ("The position 8/8/8/8/8/5k2/8/4K2R w K - 3 40 is drawn.", "k K R"),
            ("White: Kg1, Pb3c4; Black: Kh8", "Kh8 c4 Pb3 Kg1"),
            ("Weiß: König g1; Schwarz: König h8", "h8 g1"),
            (
                ". . . . . . . k\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . . .\n. . . . . . Q .\n. . . . . . . .\n. . . . . . K .",
                "k Q K",
            ),
            (
                "8 | . . . . . . . k |\n7 | . . . . . . . . |\n6 | . . . . . . . . |\n5 | . . . . . . . . |\n4 | . . . . . . . . |\n3 | . . . . . . Q . |\n2 | . . . . . . . . |\n1 | . . . . . . K . |",
                "k Q K",
            ),
            (
                "-- -- -- -- -- -- -- bK\n-- -- -- -- -- -- -- --\n-- -- -- -- -- -- -- --\n-- -- -- -- -- -- -- --\n-- -- -- -- -- -- -- --\n-- -- -- -- -- -- wQ --\n-- -- -- -- -- -- -- --\n-- -- -- -- -- -- wK --",
                "bK wQ wK",
            ),
        ] {
            let Import::Positions { found, .. } = import(text, None) else { panic!("{text}") };
            let mut men = men(text, found[0].span, &found[0].position);
            men.sort_by_key(|(square, _)| (std::cmp::Reverse(square.rank()), square.file()));
            let there = |span: &Span| -> String {
                text.chars().skip(span.start).take(span.end - span.start).collect()
            };
            let words: Vec<String> = men.iter().map(|(_, span)| there(span)).collect();
            assert_eq!(words.join(" "), letters, "{text}");
        }
    }
}
