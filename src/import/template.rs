//! Chess diagram templates of Wikipedia: 64 cells of two letters, piece and colour (`kl` king light, `pd` pawn dark).
//!
//! All language editions have the cells of the English one, in the order a8 to h1 after alignment and header; what
//! stands between `|=` and the next `|` is no cell. Named are `reverse` (Black at the bottom) and, in the FEN
//! templates, `fen`.

use super::error::{ImportError, Reason, report};
use super::found::Found;
use super::limits::MAX_POSITIONS;
use super::paste::{Paste, title};
use super::places::has_placement;
use super::remark::{Remark, RemarkKind};
use super::result::Import;
use super::side::side_near;
use super::source::SourceKind;
use super::{record, side};
use crate::position::{Color, File, Piece, Position, Rank, Role, Square};

/// What the names of such templates begin with, in small letters.
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

/// Templates are not longer, in bytes.
const LONGEST: usize = 16_384;

/// The positions of the templates in a text; none if it has none.
pub(super) fn read(paste: &Paste) -> Option<Import> {
    let text = paste.text();
    let (mut found, mut unread): (Vec<Found>, Vec<ImportError>) = (Vec::new(), Vec::new());
    let mut at = 0;
    while let Some(open) = text.get(at..).and_then(|rest| rest.find("{{")) {
        let start = at + open;
        at = start + 2;
        if !is_name(text.get(at..).unwrap_or_default().trim_start()) {
            continue;
        }
        if found.len() >= MAX_POSITIONS {
            report(&mut unread, paste.error(start, at, Reason::TooMuch));
            break;
        }
        let template = Template::read(text, start);
        at = template.end;
        match template.position(paste) {
            Ok(position) => found.push(position),
            Err(stopped) => report(&mut unread, stopped),
        }
    }
    if found.is_empty() {
        return unread.into_iter().next().map(Import::Unread);
    }
    Some(Import::Positions { source: SourceKind::Wikipedia, found, unread })
}

fn is_name(text: &str) -> bool {
    NAMES.iter().any(|name| {
        let mut letters = text.chars();
        name.chars().all(|letter| letters.next().is_some_and(|written| side::fold(written) == letter))
    })
}

/// A template: where it stands, and the stretches between its bars.
struct Template {
    start: usize,
    end: usize,
    closed: bool,
    /// Without the name.
    arguments: Vec<(usize, usize)>,
}

impl Template {
    /// Reads on from the opening braces up to those that close it.
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

    fn position(&self, paste: &Paste) -> Result<Found, ImportError> {
        if !self.closed {
            return Err(paste.error(self.start, self.start + 2, Reason::Unclosed));
        }
        let mut positional: Vec<(usize, usize)> = Vec::new();
        let mut orientation = Color::White;
        for (start, end) in self.arguments.iter().copied() {
            let argument = paste.slice(start, end);
            let Some((name, value)) = argument.split_once('=') else {
                positional.push((start, end));
                continue;
            };
            let name = name.trim();
            if name.eq_ignore_ascii_case("fen") {
                let from = end - value.len();
                return record::read(paste, from, end);
            }
            if name.eq_ignore_ascii_case("reverse") && !value.trim().is_empty() {
                orientation = Color::Black;
            }
        }
        // FEN templates may have the record without a name.
        if let Some((start, end)) =
            positional.iter().copied().find(|(start, end)| has_placement(paste.slice(*start, *end)))
        {
            return record::read(paste, start, end);
        }
        let cells: Vec<Option<Square64>> =
            positional.iter().map(|(start, end)| cell(paste.slice(*start, *end))).collect();
        let first = self.first_cell(paste, &cells, &positional)?;
        let mut position = Position::EMPTY;
        for (index, cell) in cells.iter().skip(first).take(64).enumerate() {
            if let Some(Square64::Piece(piece)) = cell {
                let rank = Rank::try_from(7 - index as u32 / 8);
                let file = File::try_from(index as u32 % 8);
                if let (Ok(rank), Ok(file)) = (rank, file) {
                    position.set_piece(Square::from_coords(file, rank), Some(*piece));
                }
            }
        }
        let (turn, remark) = self.side(paste);
        position.turn = turn;
        let mut found = paste.found_at(position, self.start, self.end);
        found.remarks = vec![Remark { kind: RemarkKind::RightsNotGiven, span: found.span }, remark];
        found.orientation = Some(orientation);
        let words = |range: &(usize, usize)| title(paste.slice(range.0, range.1));
        let caption = positional.get(first + 64).and_then(words);
        let header = first.checked_sub(1).and_then(|index| positional.get(index)).and_then(words);
        found.title = header.filter(|header| !matches!(header.as_str(), "tright" | "tleft")).or(caption);
        Ok(found)
    }

    /// The side to move that the template's own words name, else the words around it.
    fn side(&self, paste: &Paste) -> (Color, Remark) {
        let (start, end) = (self.start, self.end);
        if let Some((color, from, to)) = side::to_move(paste.slice(start, end)) {
            let span = paste.span(start + from, start + to);
            return (color, Remark { kind: RemarkKind::SideFromWords(color), span });
        }
        side_near(paste, start, end)
    }

    /// Where the 64 cells begin: after alignment and header, or where the documentation is not followed, at the first
    /// 64 in a row.
    fn first_cell(
        &self,
        paste: &Paste,
        cells: &[Option<Square64>],
        positional: &[(usize, usize)],
    ) -> Result<usize, ImportError> {
        let is_board = |first: usize| {
            cells.get(first..first + 64).is_some_and(|board| {
                board.iter().all(Option::is_some) && board.iter().any(|cell| *cell != Some(Square64::Empty))
            })
        };
        if is_board(2) {
            return Ok(2);
        }
        if positional.len() >= 66
            && let Some(wrong) = (2..66).find(|index| cells.get(*index) == Some(&None))
            && let Some((start, end)) = positional.get(wrong).copied()
            // One or two that cannot be read are faults; more mean that the cells begin elsewhere.
            && (2..66).filter(|index| cells.get(*index) == Some(&None)).count() < 3
        {
            return Err(paste.error(start, end, Reason::UnknownSquare));
        }
        (0..=cells.len().saturating_sub(64).min(16)).find(|first| is_board(*first)).ok_or_else(|| {
            let count = cells.iter().skip(2).take_while(|cell| cell.is_some()).count() as u32;
            paste.error(self.start, self.end, Reason::TemplateWidth(count))
        })
    }
}

/// What a cell of a template holds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Square64 {
    Empty,
    Piece(Piece),
}

/// Two letters for a piece; blank, underscores, crosses, dots and numbers for an empty square.
fn cell(written: &str) -> Option<Square64> {
    let written = written.trim();
    let mut letters = written.bytes();
    let (Some(role), color, None) = (letters.next(), letters.next(), letters.next()) else {
        return written.is_empty().then_some(Square64::Empty);
    };
    match (role, color) {
        (b'x' | b'o' | b'_' | b'-' | b'.', _) => Some(Square64::Empty),
        (role, Some(color @ (b'l' | b'd'))) => {
            let role = Role::from_char(char::from(role))?;
            Some(Square64::Piece(role.of(Color::from_white(color == b'l'))))
        }
        _ => None,
    }
}
