//! Chess diagram templates of Wikipedia: 64 cells of two letters, piece and colour (`kl` king light, `pd` pawn dark).
//!
//! The templates of all languages have the same cells, in the order a8 to h1, after an alignment and a header. Arguments
//! with `=` are not cells. Of the named arguments, `reverse` (Black at the bottom) and `fen` are read.

use super::error::{ImportError, Reason, report};
use super::found::Found;
use super::limits::MAX_POSITIONS;
use super::places::has_placement;
use super::remark::{Remark, RemarkKind};
use super::result::Import;
use super::run::{Run, title};
use super::source::SourceKind;
use super::usage::Use;
use super::{record, side};
use crate::marks::{Mark, MarkColor, Marks, Shape};
use crate::position::{Color, File, Piece, Position, Rank, Role, Square};

/// The beginnings of the names of such templates, in lower case.
const NAMES: [&str; 14] = [
    "chess diagram",
    "chess_diagram",
    "chess position",
    "chessboard",
    "fen diagram",
    "schachbrett",
    "schachvorlage",
    "diagramme échecs",
    "diagramme d'échecs",
    "diagramme d’échecs",
    "échiquier",
    "diagrama de ajedrez",
    "diagramma di scacchi",
    "шахматная диаграмма",
];

/// The maximum length of a template, in bytes.
const LONGEST: usize = 16_384;

/// The positions of the templates in a text; none if it has none.
pub(super) fn read(run: &Run) -> Option<Import> {
    let text = run.text();
    let (mut found, mut unread): (Vec<Found>, Vec<ImportError>) = (Vec::new(), Vec::new());
    let mut at = 0;
    while let Some(open) = text.get(at..).and_then(|rest| rest.find("{{")) {
        let start = at + open;
        at = start + 2;
        if !is_name(text.get(at..).unwrap_or_default().trim_start()) {
            continue;
        }
        if found.len() >= MAX_POSITIONS {
            report(&mut unread, run.error(start, at, Reason::TooMuch));
            break;
        }
        let template = Template::read(text, start);
        at = template.end;
        match template.position(run) {
            Ok(position) => found.push(position),
            Err(error) => report(&mut unread, error),
        }
    }
    if found.is_empty() {
        return unread.into_iter().next().map(Import::Unread);
    }
    Some(Import::Positions { source: SourceKind::Wikipedia, found, unread })
}

/// A text with the words of its links alone: `[[Ruy Lopez|Spanish]]` is `Spanish`.
fn without_links(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once("[[") {
        let (link, after) = behind.split_once("]]").unwrap_or((behind, ""));
        plain.push_str(before);
        plain.push_str(link.rsplit('|').next().unwrap_or_default());
        rest = after;
    }
    plain + rest
}

/// Whether a text begins with the name of such a template.
fn is_name(text: &str) -> bool {
    NAMES.iter().any(|name| {
        let mut letters = text.chars();
        name.chars().all(|letter| letters.next().is_some_and(|written| side::fold(written) == letter))
    })
}

/// A template with the byte ranges of its arguments.
struct Template {
    start: usize,
    end: usize,
    closed: bool,
    /// The arguments between the bars, without the name of the template.
    arguments: Vec<(usize, usize)>,
}

impl Template {
    /// Reads from the opening braces to the closing ones.
    fn read(text: &str, start: usize) -> Template {
        let bytes = text.as_bytes();
        let limit = bytes.len().min(start + LONGEST);
        let mut template = Template { start, end: limit, closed: false, arguments: Vec::new() };
        let (mut depth, mut at, mut from) = (0_u32, start, None);
        while at < limit {
            let pair = bytes.get(at..at + 2).unwrap_or_default();
            match pair {
                b"{{" | b"[[" => depth += 1,
                b"}}" | b"]]" => depth = depth.saturating_sub(1),
                _ => {
                    if bytes.get(at) == Some(&b'|') && depth == 1 {
                        template.arguments.extend(from.map(|from| (from, at)));
                        from = Some(at + 1);
                    }
                    at += 1;
                    continue;
                }
            }
            if depth == 0 {
                template.closed = true;
                template.arguments.extend(from.map(|from| (from, at)));
                template.end = at + 2;
                return template;
            }
            at += 2;
        }
        while !text.is_char_boundary(template.end) {
            template.end += 1;
        }
        template
    }

    /// The position of the template.
    fn position(&self, run: &Run) -> Result<Found, ImportError> {
        if !self.closed {
            return Err(run.error(self.start, self.start + 2, Reason::Unclosed));
        }
        let mut positional: Vec<(usize, usize)> = Vec::new();
        let mut orientation = Color::White;
        for (start, end) in self.arguments.iter().copied() {
            let argument = run.slice(start, end);
            let Some((name, value)) = argument.split_once('=') else {
                positional.push((start, end));
                continue;
            };
            let name = name.trim();
            if name.eq_ignore_ascii_case("fen") {
                let from = end - value.len();
                return record::read(run, from, end).map(|found| self.turned(run, found));
            }
            if name.eq_ignore_ascii_case("reverse") && !value.trim().is_empty() {
                orientation = Color::Black;
            }
        }
        // In FEN templates, the record may have no name.
        if let Some((start, end)) =
            positional.iter().copied().find(|(start, end)| has_placement(run.slice(*start, *end)))
        {
            return record::read(run, start, end).map(|found| self.turned(run, found));
        }
        // The numbers of the ranks may have cells of their own.
        let is_rank = |(start, end): &(usize, usize)| {
            matches!(run.slice(*start, *end).trim().as_bytes(), [b'1'..=b'8'])
        };
        if positional.iter().filter(|place| is_rank(place)).count() == 8 {
            positional.retain(|place| !is_rank(place));
        }
        let cells: Vec<Option<Cell>> =
            positional.iter().map(|(start, end)| cell(run.slice(*start, *end))).collect();
        let first = self.first_cell(run, &cells, &positional)?;
        let (mut position, mut marks) = (Position::EMPTY, Marks::NONE);
        for (index, cell) in cells.iter().skip(first).take(64).enumerate() {
            if let Some(cell @ (Cell::Piece(_) | Cell::Marked(_))) = cell {
                let rank = Rank::try_from(7 - index as u32 / 8);
                let file = File::try_from(index as u32 % 8);
                if let (Ok(rank), Ok(file)) = (rank, file) {
                    let square = Square::from_coords(file, rank);
                    match cell {
                        Cell::Piece(piece) => position.set_piece(square, Some(*piece)),
                        Cell::Marked(shape) => marks.draw(shape(square)),
                        Cell::Empty | Cell::Arrow => {}
                    }
                }
            }
        }
        let mut found = run.found_at(position, self.start, self.end);
        found.remark([RemarkKind::RightsNotGiven, RemarkKind::SideNotGiven]);
        found.orientation = Some(orientation);
        found.marks = marks;
        if cells.iter().skip(first).take(64).any(|cell| matches!(cell, Some(Cell::Arrow))) {
            found.remark([RemarkKind::MarkLeftOut]);
        }
        let words = |range: &(usize, usize)| {
            let words = run.slice(range.0, range.1);
            let start = range.0 + words.len() - words.trim_start().len();
            let title =
                title(&without_links(words)).filter(|title| !matches!(title.as_str(), "tright" | "tleft"))?;
            Some((title, run.span(start, start + words.trim().len())))
        };
        let header = first.checked_sub(1).and_then(|index| positional.get(index)).and_then(words);
        let caption = positional.get(first + 64).and_then(words);
        // Below a header, a caption is more than a title.
        let (title, rest) = if header.is_some() { (header, caption) } else { (caption, None) };
        if let Some((title, span)) = title {
            found.title = Some(title);
            found.notes.push((Use::Title, span));
        }
        found.remarks.extend(rest.map(|(_, span)| Remark { kind: RemarkKind::Skipped, span }));
        Ok(found)
    }

    /// A record with the side at the bottom that another argument says.
    fn turned(&self, run: &Run, found: Found) -> Found {
        let is_reverse = |(start, end): &(usize, usize)| {
            let argument = run.slice(*start, *end).split_once('=');
            argument.is_some_and(|(name, value)| {
                name.trim().eq_ignore_ascii_case("reverse") && !value.trim().is_empty()
            })
        };
        let reversed = self.arguments.iter().any(is_reverse).then_some(Color::Black);
        Found { orientation: reversed.or(found.orientation), ..found }
    }

    /// The index of the first of the 64 cells: 2, after alignment and header. If the template does not follow its
    /// documentation, the first index with 64 cells in a row.
    fn first_cell(
        &self,
        run: &Run,
        cells: &[Option<Cell>],
        positional: &[(usize, usize)],
    ) -> Result<usize, ImportError> {
        let is_board = |first: usize| {
            cells.get(first..first + 64).is_some_and(|board| {
                board.iter().all(Option::is_some)
                    && board.iter().any(|cell| !matches!(cell, Some(Cell::Empty)))
            })
        };
        if is_board(2) {
            return Ok(2);
        }
        if positional.len() >= 66
            && let Some(wrong) = (2..66).find(|index| matches!(cells.get(*index), Some(None)))
            && let Some((start, end)) = positional.get(wrong).copied()
            // One or two unreadable cells are errors. With more of them, the cells probably begin elsewhere.
            && (2..66).filter(|index| matches!(cells.get(*index), Some(None))).count() < 3
        {
            return Err(run.error(start, end, Reason::UnknownSquare));
        }
        (0..=cells.len().saturating_sub(64).min(16)).find(|first| is_board(*first)).ok_or_else(|| {
            let count = cells.iter().skip(2).take_while(|cell| cell.is_some()).count() as u32;
            run.error(self.start, self.end, Reason::TemplateWidth(count))
        })
    }
}

/// The contents of a cell.
#[derive(Clone, Copy)]
enum Cell {
    Empty,
    Piece(Piece),
    /// A sign that marks the empty square.
    Marked(fn(Square) -> Mark),
    /// The head of an arrow on an empty square, whose beginning is not known.
    Arrow,
}

/// The templates draw a cross, which is here a red square, and a circle.
fn cross(square: Square) -> Mark {
    Mark { shape: Shape::Fill(square), color: MarkColor::Red }
}

fn circle(square: Square) -> Mark {
    Mark { shape: Shape::Circle(square), color: MarkColor::Green }
}

/// The contents of a cell: two letters for a piece; `xx` for a cross and `xo` or `oo` for a circle; nothing, underscores, crosses or dots for an empty square. None if it
/// is something else.
fn cell(written: &str) -> Option<Cell> {
    let written = written.trim();
    let mut letters = written.bytes();
    let (Some(role), color, None) = (letters.next(), letters.next(), letters.next()) else {
        return written.is_empty().then_some(Cell::Empty);
    };
    match (role, color) {
        (b'x', Some(b'x')) => Some(Cell::Marked(cross)),
        (b'x' | b'o', Some(b'o')) => Some(Cell::Marked(circle)),
        (b'x' | b'o' | b'_' | b'-' | b'.', _) => Some(Cell::Empty),
        (b'u' | b'd', Some(b'l' | b'a' | b'r')) | (b'l' | b'r', Some(b'a')) => Some(Cell::Arrow),
        (role, Some(color @ (b'l' | b'd'))) => {
            let role = Role::from_char(char::from(role))?;
            Some(Cell::Piece(role.of(Color::from_white(color == b'l'))))
        }
        _ => None,
    }
}
