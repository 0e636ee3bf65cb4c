//! Style 12: boards in single lines, as the Free Internet Chess Server (FICS) sends them to programs.
//!
//! `<12> rnbqkb-r pppppppp … RNBQKBNR W -1 1 1 1 1 0 7 Newton Einstein 1 2 12 39 39 119 122 2 N/g8-f6 (0:06) Nf6 0`

use std::num::NonZeroU32;

use super::error::{ImportError, Reason, report};
use super::found::Found;
use super::limits::MAX_POSITIONS;
use super::result::Import;
use super::run::Run;
use super::source::SourceKind;
use crate::position::{Color, File, Piece, Position, Rank, Square, en_passant_rank};

/// The beginning of such a line.
const MARK: &str = "<12>";

/// The positions of all lines in style 12; none if there is no such line.
pub(super) fn read(run: &Run) -> Option<Import> {
    let (mut found, mut unread): (Vec<Found>, Vec<ImportError>) = (Vec::new(), Vec::new());
    for (line_start, line) in run.lines() {
        let Some(mark) = line.find(MARK) else { continue };
        let (start, end) = (line_start + mark, line_start + line.len());
        if found.len() >= MAX_POSITIONS {
            report(&mut unread, run.error(start, end, Reason::TooMuch));
            break;
        }
        let words = line.get(mark + MARK.len()..).unwrap_or_default();
        match board(words) {
            Some((position, orientation, title)) => {
                let mut drawn = run.found_at(position, start, end);
                (drawn.orientation, drawn.title) = (orientation, title);
                found.push(drawn);
            }
            None => report(&mut unread, run.error(start, end, Reason::UnknownSquare)),
        }
    }
    if found.is_empty() {
        return unread.into_iter().next().map(Import::Unread);
    }
    Some(Import::Positions { source: SourceKind::Style12, found, unread })
}

/// The position of a line, the side at the bottom, and the players as its title.
fn board(line: &str) -> Option<(Position, Option<Color>, Option<String>)> {
    let words: Vec<&str> = line.split_whitespace().take(40).collect();
    let mut position = Position::EMPTY;
    for (rank, row) in Rank::ALL.into_iter().rev().zip(&words) {
        if row.len() != 8 {
            return None;
        }
        for (file, letter) in File::ALL.into_iter().zip(row.chars()) {
            if letter != '-' {
                position.set_piece(Square::from_coords(file, rank), Some(Piece::from_char(letter)?));
            }
        }
    }
    position.turn = match *words.get(8)? {
        "W" => Color::White,
        "B" => Color::Black,
        _ => return None,
    };
    // The file of a double step by a pawn in the last move, from 0; -1 if there was none.
    if let Ok(file) = words.get(9)?.parse::<u32>() {
        let file = File::ALL.get(file as usize)?;
        position.en_passant = Some(Square::from_coords(*file, en_passant_rank(position.turn)));
    }
    for (corner, right) in
        [Square::H1, Square::A1, Square::H8, Square::A8].into_iter().zip(words.get(10..14)?)
    {
        if *right == "1" {
            position.castling.insert(corner);
        }
    }
    position.halfmove_clock = words.get(14)?.parse().ok()?;
    let number = words.get(25).and_then(|number| number.parse().ok());
    position.fullmove_number = number.and_then(NonZeroU32::new).unwrap_or(NonZeroU32::MIN);
    let title = words.get(16).zip(words.get(17)).map(|(white, black)| format!("{white} – {black}"));
    let orientation = words.get(29).and_then(|flip| match *flip {
        "0" => Some(Color::White),
        "1" => Some(Color::Black),
        _ => None,
    });
    Some((position, orientation, title))
}
