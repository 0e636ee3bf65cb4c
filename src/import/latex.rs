//! Positions in LaTeX: `\fenboard{…}` (skak, xskak), `setfen=`, `setpieces=`, `setwhite=`, `addblack=` and their like
//! in the options of `\chessboard` and `\setchessboard` (chessboard).

use super::error::{ImportError, Reason, report};
use super::found::Found;
use super::limits::MAX_POSITIONS;
use super::pgn::movetext;
use super::record;
use super::remark::RemarkKind;
use super::result::Import;
use super::run::Run;
use super::source::SourceKind;
use super::squares::{self, Drawing, Kind};
use crate::marks::Marks;
use crate::position::{Color, Position, Role, Square};

/// The maximum length of the options of a board, in bytes.
const LONGEST: usize = 8_192;

/// The positions of the board commands in a text; none if it has no such command.
pub(super) fn read(run: &Run) -> Option<Import> {
    let text = run.text();
    let (mut found, mut unread): (Vec<Found>, Vec<ImportError>) = (Vec::new(), Vec::new());
    let mut bare = None;
    let mut at = 0;
    while let Some(place) = text.get(at..).and_then(|rest| rest.find('\\')) {
        let start = at + place;
        at = start + 1;
        let rest = text.get(at..).unwrap_or_default();
        let length = rest.bytes().take(20).take_while(u8::is_ascii_alphabetic).count();
        let name = rest.get(..length).unwrap_or_default();
        if let Some(last) = found.last_mut()
            && beside_board(name, text.get(at + length..).unwrap_or_default(), last)
        {
            continue;
        }
        if !matches!(name, "fenboard" | "chessboard" | "setchessboard" | "newchessgame") {
            continue;
        }
        if found.len() >= MAX_POSITIONS {
            report(&mut unread, run.error(start, at, Reason::TooMuch));
            break;
        }
        let after = at + length;
        let open = after + text.get(after..).map_or(0, |rest| rest.len() - rest.trim_start().len());
        let Some((from, to)) = argument(text, open) else {
            if matches!(text.as_bytes().get(open), Some(b'{' | b'[')) {
                report(&mut unread, run.error(open, open + 1, Reason::Unclosed));
                at = boundary(text, open + LONGEST);
            } else if name == "chessboard" {
                bare.get_or_insert((start, after));
            }
            continue;
        };
        at = to;
        let read = if name == "fenboard" {
            Some(record::read(run, from, to))
        } else {
            match options(run, from, to) {
                Read::Position(read) => Some(*read),
                // It shows the board that was set up before.
                Read::Look(orientation, marks) => {
                    match found.last_mut() {
                        Some(last) => (last.orientation, last.marks) = (Some(orientation), marks),
                        None => _ = bare.get_or_insert((start, to)),
                    }
                    None
                }
            }
        };
        match read {
            Some(Ok(position)) => found.push(position),
            Some(Err(error)) => report(&mut unread, error),
            None => {}
        }
    }
    result(run, found, unread, bare)
}

/// The positions; else the first error, or a board for which there is no position.
fn result(
    run: &Run,
    found: Vec<Found>,
    unread: Vec<ImportError>,
    bare: Option<(usize, usize)>,
) -> Option<Import> {
    if !found.is_empty() {
        return Some(Import::Positions { source: SourceKind::Latex, found, unread });
    }
    let error = unread.into_iter().next();
    // With moves in the text, such a board shows the position after them.
    let bare = bare.filter(|_| movetext(run.text(), run.text().len()).is_none());
    error.or_else(|| bare.map(|(from, to)| run.error(from, to, Reason::BareBoard))).map(Import::Unread)
}

/// The first boundary of a character at a byte offset or after it.
fn boundary(text: &str, at: usize) -> usize {
    (at..text.len()).find(|at| text.is_char_boundary(*at)).unwrap_or(text.len())
}

/// Reads a command of skak that shows the last board, or marks squares on it. Returns whether it is one.
fn beside_board(name: &str, rest: &str, board: &mut Found) -> bool {
    match name {
        "showinverseboard" => board.orientation = Some(Color::Black),
        "showboard" => board.orientation = Some(Color::White),
        "printarrow" | "highlight" => {
            let kind = if name == "highlight" { Kind::Fills } else { Kind::Arrows };
            let open = rest.find('{').unwrap_or(rest.len());
            let line = rest.get(open..).unwrap_or_default();
            let line = line.split(['\n', '\\']).next().unwrap_or_default();
            squares::read(line, kind).0.iter().for_each(|mark| board.marks.draw(mark));
        }
        _ => return false,
    }
    true
}

/// The range of the text in the braces or brackets that open at a byte offset; none if they are not closed.
fn argument(text: &str, open: usize) -> Option<(usize, usize)> {
    let bytes = text.as_bytes();
    if !matches!(bytes.get(open), Some(b'{' | b'[')) {
        return None;
    }
    let mut depth = 0_u32;
    for (at, byte) in bytes.iter().enumerate().skip(open).take(LONGEST) {
        match byte {
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            return Some((open + 1, at));
        }
    }
    None
}

/// What the options of a board describe.
enum Read {
    Position(Box<Result<Found, ImportError>>),
    /// No position, but the side at the bottom and marks.
    Look(Color, Marks),
}

/// The position that the options of a board describe, or how they show the board before.
fn options(run: &Run, from: usize, to: usize) -> Read {
    let mut board = Options {
        position: Position::EMPTY,
        record: None,
        given: false,
        orientation: Color::White,
        drawing: Drawing::default(),
    };
    let mut mover = None;
    for (start, end) in split_at_commas(run.text(), from, to) {
        let option = run.slice(start, end);
        let (key, value) = option.split_once('=').unwrap_or((option, ""));
        let (value_start, value_end) = unbraced(run, end - value.len(), end);
        match key.trim() {
            "inverse" if value.trim() != "false" => board.orientation = Color::Black,
            "mover" => {
                mover = run.slice(value_start, value_end).chars().next().and_then(Color::from_char);
            }
            "setfen" | "addfen" | "fen" => match record::read(run, value_start, value_end) {
                Ok(found) => {
                    board.position = found.position.clone();
                    board.record = Some(found);
                    board.given = true;
                }
                Err(error) => return Read::Position(Box::new(Err(error))),
            },
            key if board.draw(key, run.slice(value_start, value_end)) => {}
            key => {
                let Some((color, clears)) = piece_key(key) else { continue };
                if clears {
                    board.position = Position::EMPTY;
                    board.record = None;
                }
                board.given = true;
                if let Err(error) = board.put(run, value_start, value_end, color) {
                    return Read::Position(Box::new(Err(error)));
                }
            }
        }
    }
    if !board.given {
        return Read::Look(board.orientation, board.drawing.marks);
    }
    Read::Position(Box::new(Ok(board.into_found(run, (from, to), mover))))
}

/// The colour of the pieces that an option sets (none if capital letters are White), and whether it clears the board
/// first.
fn piece_key(key: &str) -> Option<(Option<Color>, bool)> {
    match key {
        "setpieces" => Some((None, true)),
        "addpieces" => Some((None, false)),
        "setwhite" => Some((Some(Color::White), true)),
        "addwhite" => Some((Some(Color::White), false)),
        "setblack" => Some((Some(Color::Black), true)),
        "addblack" => Some((Some(Color::Black), false)),
        _ => None,
    }
}

/// The position as far as the options have been read.
struct Options {
    position: Position,
    record: Option<Found>,
    /// Whether any option has described a position.
    given: bool,
    orientation: Color,
    drawing: Drawing,
}

impl Options {
    /// The position that was described, between two byte offsets.
    fn into_found(self, run: &Run, (from, to): (usize, usize), mover: Option<Color>) -> Found {
        let has_record = self.record.is_some();
        let mut found = self.record.unwrap_or_else(|| run.found_at(Position::EMPTY, from, to));
        found.position = self.position;
        found.orientation = Some(self.orientation);
        found.marks = self.drawing.marks;
        if self.drawing.is_left_out {
            found.remark([RemarkKind::MarkLeftOut]);
        }
        if let Some(color) = mover {
            found.position.turn = color;
        } else if !has_record {
            found.remark([RemarkKind::SideNotGiven]);
        }
        if !has_record {
            found.remark([RemarkKind::RightsNotGiven]);
        }
        found
    }

    /// Reads an option that marks squares, or says how. Returns whether it is one.
    fn draw(&mut self, key: &str, value: &str) -> bool {
        self.drawing.option(key, value)
    }

    /// Reads pieces such as `Kg1, Qd1, pa2`.
    fn put(&mut self, run: &Run, from: usize, to: usize, color: Option<Color>) -> Result<(), ImportError> {
        for (start, end) in split_at_commas(run.text(), from, to) {
            let written = run.slice(start, end).trim();
            if written.is_empty() {
                continue;
            }
            let letter = written.chars().next().unwrap_or(' ');
            let square =
                written.get(written.len().saturating_sub(2)..).and_then(|name| name.parse::<Square>().ok());
            let role = match written.len() {
                2 => Some(Role::Pawn),
                3 => Role::from_char(letter.to_ascii_lowercase()),
                _ => None,
            };
            let reason = match (role, square) {
                (Some(role), Some(square)) => {
                    let by_case = Color::from_white(letter.is_ascii_uppercase());
                    let piece = role.of(color.unwrap_or(by_case));
                    if self.position.piece_at(square).is_none_or(|there| there == piece) {
                        self.position.set_piece(square, Some(piece));
                        continue;
                    }
                    Reason::SquareTwice(square)
                }
                (None, Some(_)) => Reason::UnknownPiece(letter),
                (_, None) => Reason::UnknownSquare,
            };
            return Err(run.error(start, end, reason));
        }
        Ok(())
    }
}

/// The ranges between the commas that are not within inner braces.
fn split_at_commas(text: &str, from: usize, to: usize) -> Vec<(usize, usize)> {
    let mut parts = Vec::new();
    let (mut depth, mut start) = (0_u32, from);
    for (at, byte) in text.as_bytes().iter().enumerate().take(to).skip(from) {
        match byte {
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth = depth.saturating_sub(1),
            b',' if depth == 0 => {
                parts.push((start, at));
                start = at + 1;
            }
            _ => {}
        }
    }
    parts.push((start, to));
    parts
}

/// The range of a value without the braces or quotation marks around it.
fn unbraced(run: &Run, start: usize, end: usize) -> (usize, usize) {
    let value = run.slice(start, end);
    let from = start + value.len() - value.trim_start().len();
    let value = value.trim();
    let is_wrapped = |open, close| value.len() >= 2 && value.starts_with(open) && value.ends_with(close);
    if is_wrapped('{', '}') || is_wrapped('"', '"') {
        (from + 1, from + value.len() - 1)
    } else {
        (from, from + value.len())
    }
}
