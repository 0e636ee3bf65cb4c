//! The edit mode of `XBoard` and of the programs that it speaks with: `edit`, `#` for an empty board, a man on each line, `c` for
//! the other colour, and `.` at the end.

use super::found::Found;
use super::limits::MAX_POSITIONS;
use super::remark::RemarkKind;
use super::result::Import;
use super::run::Run;
use super::source::SourceKind;
use crate::notation::Language;
use crate::position::{Color, Position, Role};

/// The boards of all edit commands in a text; none if it has none.
pub(super) fn read(run: &Run) -> Option<Import> {
    let mut found: Vec<Found> = Vec::new();
    let mut open: Option<(usize, Position, Color)> = None;
    // Whether the last board ended on the line above, so that this one may say who moves.
    let mut is_ended = false;
    for (start, line) in run.lines() {
        let (word, end) = (line.trim(), start + line.len());
        let was_ended = std::mem::take(&mut is_ended);
        match &mut open {
            None if word == "edit" => open = Some((start, Position::EMPTY, Color::White)),
            None => {
                if let (true, Some(color), Some(last)) = (was_ended, side(word), found.last_mut()) {
                    last.set_side(color, run.span(start, end));
                }
            }
            Some((from, position, _)) if word == "." => {
                if !position.board().occupied().is_empty() && found.len() < MAX_POSITIONS {
                    found.push(described(run, position.clone(), *from, end));
                    is_ended = true;
                }
                open = None;
            }
            Some((_, position, color)) => {
                if edit(word, position, color).is_none() {
                    open = None;
                }
            }
        }
    }
    let source = SourceKind::PieceList(Language::English);
    (!found.is_empty()).then_some(Import::Positions { source, found, unread: Vec::new() })
}

fn described(run: &Run, position: Position, start: usize, end: usize) -> Found {
    let mut found = run.found_at(position, start, end);
    found.remark([RemarkKind::SideNotGiven, RemarkKind::RightsNotGiven]);
    found
}

fn side(word: &str) -> Option<Color> {
    match word {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    }
}

/// Does what a line of the edit mode says; none if it is none.
fn edit(word: &str, position: &mut Position, color: &mut Color) -> Option<()> {
    match word {
        "" => {}
        "#" => *position = Position::EMPTY,
        "c" => *color = !*color,
        _ => {
            let letter = word.chars().next()?;
            let square = word.get(letter.len_utf8()..)?.parse().ok()?;
            let piece = match letter {
                'x' => None,
                _ => Some(Role::from_char(letter.to_ascii_lowercase())?.of(*color)),
            };
            position.set_piece(square, piece);
        }
    }
    Some(())
}
