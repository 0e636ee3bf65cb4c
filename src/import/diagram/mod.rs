//! Diagrams in text: eight rows of squares, with or without lines, coordinates and other text around them.
//!
//! The boards that Stockfish, python-chess, chess.js, GNU Chess, Crafty, FICS and many other programs print can be read.
//! Capital letters are White's pieces. An empty square is a space between lines, or one of the usual signs. Coordinates
//! decide which side is at the bottom. Without them it is White, unless four pawns of each side are where their pawns
//! start with Black at the bottom.

mod bars;
mod block;
mod board;
mod cell;
mod columns;
mod header;
mod line;
mod row;

use super::error::{ImportError, Reason, report};
use super::figurine::figurine;
use super::found::{Choice, Found};
use super::limits::MAX_POSITIONS;
use super::remark::{Remark, RemarkKind};
use super::result::Import;
use super::run::Run;
use super::source::SourceKind;
use super::stipulation::Stipulation;
use crate::notation::Span;
use crate::position::{Bitboard, Color, Position, Rank, Transform};
use block::{Block, Placed};
use board::{Board, Letters};
use cell::Cell;
use columns::Columns;
use header::Header;
use row::{Line, Row, Style};

/// The maximum number of rows that are read without other text between them.
const MOST_ROWS: usize = 8 * 64;

/// Whether a line belongs to a diagram, or to the text that programs print below one.
pub(super) fn is_drawing(line: &str) -> bool {
    let printed = ["Key:", "Checkers:", "Legal moves:", "Legal uci moves:"];
    printed.iter().any(|label| line.starts_with(label)) || !matches!(line::classify(line), Line::Other)
}

/// The men in a row of a diagram.
pub(super) struct Cells {
    /// Each with its column from the left and its place in the line, in characters.
    pub(super) men: Vec<(usize, Span)>,
}

/// The men of a line that is a row; none if it is something else.
pub(super) fn cells(line: &str) -> Option<Cells> {
    let Line::Row(row) = line::classify(line) else { return None };
    let mut places = line::men(line, row.style).into_iter();
    let mut men = Vec::new();
    for (column, cell) in row.cells.iter().enumerate() {
        if *cell != Cell::Empty {
            men.push((column, places.next()?));
        }
    }
    places.next().is_none().then_some(Cells { men })
}

/// The diagrams of a text; none if it has no diagrams. If no diagram can be read, the first error, and whether it was certainly
/// meant as one.
pub(super) fn read(run: &Run) -> Option<Result<Import, (ImportError, bool)>> {
    let mut reader = Reader { run, diagrams: Vec::new(), stopped: Vec::new(), is_meant: false, source: None };
    let mut block = Block::default();
    let columns = columns(run);
    let mut shown = columns.iter().peekable();
    let mut current = columns.first().map(|(_, columns)| *columns);
    for (start, text) in run.lines() {
        let end = start + text.len();
        while let Some((_, next)) = shown.next_if(|(at, _)| *at <= start) {
            current = Some(*next);
        }
        let line = match line::classify(text) {
            row @ Line::Row(_) => row,
            other => {
                let columns = current.and_then(|columns| columns.row(&line::cleaned(text)));
                columns.or_else(|| block.next_number(text)).unwrap_or(other)
            }
        };
        let blank = line == Line::Blank;
        match line {
            Line::Row(row) | Line::Faulty(row) => {
                // Empty lines between rows without spaces may be empty ranks.
                let may_be_ranks = row.style == Style::Compact && block.rows.len() + block.blanks < 8;
                let is_far = block.blanks > 1 && !block.rows.is_empty() && !may_be_ranks;
                if is_far || block.rows.len() >= MOST_ROWS {
                    reader.close(&mut block, None);
                }
                let blanks = if block.rows.is_empty() { 0 } else { block.blanks };
                block.rows.push(Placed { row, start, end, blanks });
            }
            Line::Rule => block.ruled = true,
            Line::Files { reversed } => block.reversed = Some(reversed),
            Line::Blank => {}
            Line::Other => {
                // Programs such as FICS print text beside the board, but never between its rows.
                reader.close(&mut block, Some((start, end)));
            }
        }
        block.blanks = if blank { block.blanks + 1 } else { 0 };
    }
    reader.close(&mut block, None);
    reader.finish()
}

/// The longest line that can show columns, in bytes.
const LONGEST_LINE: usize = 400;

/// The number of rows of eight squares that no words have.
const ENOUGH_ROWS: usize = 6;

/// The lines of a run that show columns, each with its byte offset.
fn columns(run: &Run) -> Vec<(usize, Columns)> {
    run.lines()
        .filter(|(_, line)| line.len() <= LONGEST_LINE)
        .filter_map(|(start, line)| Some((start, Columns::shown(&line::cleaned(line))?)))
        .collect()
}

/// The diagrams that were read so far.
struct Reader<'p, 'a> {
    run: &'p Run<'a>,
    diagrams: Vec<Result<Found, Vec<Choice>>>,
    stopped: Vec<ImportError>,
    /// Whether one of the diagrams that cannot be read is certainly one.
    is_meant: bool,
    source: Option<SourceKind>,
}

impl Reader<'_, '_> {
    /// Ends a block and reads its rows as diagrams. `next` is the byte range of the line of other text that ends it.
    fn close(&mut self, block: &mut Block, next: Option<(usize, usize)>) {
        let mut ended = std::mem::take(block);
        block.above = next;
        ended.fill();
        if ended.rows.len() < 6 {
            return;
        }
        let is_good = |placed: &Placed| placed.row.cells.len() == 8;
        // The signs of empty squares can also be a line above cells with bars.
        let is_border =
            |row: &Row| row.style == Style::Spaced && row.cells.iter().all(|cell| *cell == Cell::Empty);
        if let [first, rest @ ..] = ended.rows.as_slice()
            && is_border(&first.row)
            && rest.len().is_multiple_of(8)
            && rest.iter().all(|placed| placed.row.style == Style::Bordered)
        {
            ended.rows.remove(0);
        }
        // Eight dashes can be a row of empty squares, or a line above or below a board.
        if !ended.rows.len().is_multiple_of(8) || !ended.rows.iter().all(is_good) {
            ended.rows.retain(|placed| placed.row.style != Style::Dashes);
        }
        if !ended.is_drawn() {
            return;
        }
        let faulty = ended.rows.iter().position(|placed| !is_good(placed));
        if let Some((row, placed)) = faulty.and_then(|index| Some((index, ended.rows.get(index)?))) {
            let squares = placed.row.cells.len() as u32;
            self.is_meant |= ended.rows.iter().filter(|placed| is_good(placed)).count() >= ENOUGH_ROWS;
            let reason = Reason::RowWidth { row: row as u32 % 8 + 1, squares };
            self.stopped.push(self.run.error(placed.start, placed.end, reason));
            return;
        }
        if !ended.rows.len().is_multiple_of(8) {
            let (Some(first), Some(last)) = (ended.rows.first(), ended.rows.last()) else { return };
            let reason = Reason::RowCount(ended.rows.len() as u32);
            self.stopped.push(self.run.error(first.start, last.end, reason));
            return;
        }
        for rows in ended.rows.chunks(8) {
            self.diagram(rows, &ended);
        }
    }

    /// Reads eight rows as a diagram.
    fn diagram(&mut self, rows: &[Placed], block: &Block) {
        let (Some(first), Some(last)) = (rows.first(), rows.last()) else { return };
        let (start, end) = (first.start, last.end);
        if self.diagrams.len() >= MAX_POSITIONS {
            if self.diagrams.len() == MAX_POSITIONS {
                report(&mut self.stopped, self.run.error(start, end, Reason::TooMuch));
            }
            return;
        }
        let board = Board::new(rows.iter().map(|placed| &placed.row), block.reversed);
        let span = self.run.span(start, end);
        let is_problem = Stipulation::beside(self.run, start, end).is_some();
        let mut remarks = vec![Remark { kind: board.bottom_remark(), span }];
        let orientation = board.is_certain().then_some(board.bottom());
        let mut position = match board.position(self.run.language, is_problem) {
            Letters::English(position) => position,
            Letters::Of(language, position) => {
                remarks.push(Remark { kind: RemarkKind::Letters(language), span });
                position
            }
            Letters::Problem(position) => {
                remarks.push(Remark { kind: RemarkKind::ProblemKnight, span });
                position
            }
            Letters::Ambiguous(choices) => return self.diagrams.push(Err(choices)),
            Letters::Unknown(letter, row) => {
                let row = rows.get(row).unwrap_or(first);
                let at = row.start + self.run.slice(row.start, row.end).find(letter).unwrap_or(0);
                let error = self.run.error(at, at + letter.len_utf8(), Reason::UnknownPiece(letter));
                return report(&mut self.stopped, error);
            }
        };
        let is_figurine =
            |placed: &Placed| self.run.slice(placed.start, placed.end).chars().any(|c| figurine(c).is_some());
        let has_figurines = rows.iter().any(is_figurine);
        if has_figurines
            && board.is_certain()
            && !is_own_form(self.run.slice(first.start, first.end))
            && has_filled_white(&position)
            && let Some(swapped) = position.transformed(Transform::SwapColors)
        {
            position = swapped;
            position.turn = Color::White;
            remarks.push(Remark { kind: RemarkKind::FilledIsWhite, span });
        }
        let mut found = self.run.found_at(position, start, end);
        (found.remarks, found.orientation) = (remarks, orientation);
        self.describe(&mut found, block, (start, end));
        let source = match (has_figurines, block.ruled || first.row.style == Style::Bordered) {
            (true, _) => SourceKind::FigurineDiagram,
            (false, true) => SourceKind::BorderedDiagram,
            (false, false) => SourceKind::PlainDiagram,
        };
        self.source.get_or_insert(source);
        self.diagrams.push(Ok(found));
    }

    /// Adds what the program that printed a diagram in a range of bytes says above it and beside it.
    fn describe(&self, found: &mut Found, block: &Block, (start, end): (usize, usize)) {
        let header = block.above.and_then(|(from, to)| Header::read(self.run.slice(from, to)));
        if let Some(header) = &header {
            return header.apply(&mut found.position);
        }
        found.remark([RemarkKind::RightsNotGiven, RemarkKind::SideNotGiven]);
        if let Some((turn, span)) = side_beside(self.run, start, end) {
            found.set_side(turn, span);
        }
    }

    /// The result; see [`read`].
    fn finish(self) -> Option<Result<Import, (ImportError, bool)>> {
        let mut found = Vec::new();
        let mut choices = Vec::new();
        for diagram in self.diagrams {
            match diagram {
                Ok(diagram) => found.push(diagram),
                Err(readings) => choices = readings,
            }
        }
        let mut unread = self.stopped;
        match self.source {
            Some(source) => Some(Ok(Import::Positions { source, found, unread })),
            None if !choices.is_empty() => Some(Ok(Import::Ambiguous(choices))),
            None if unread.is_empty() => None,
            None => Some(Err((unread.swap_remove(0), self.is_meant))),
        }
    }
}

/// Whether a row is one that Forsyth writes: there the filled figurines are always Black's.
fn is_own_form(row: &str) -> bool {
    row.starts_with(|c: char| c.is_ascii_digit()) && row.get(1..3) == Some("  ")
}

/// Whether the pawns of figurines stand at home if the filled ones are White's, and none stands at home otherwise: Sunfish
/// and other programs for dark terminals draw them so. Both armies must be those of a game.
fn has_filled_white(position: &Position) -> bool {
    let pawns = |color: Color| position.board().by_piece(color.pawn());
    let at_home = |color: Color, rank: Rank| (pawns(color) & Bitboard::from_rank(rank)).count();
    let is_game =
        Color::ALL.into_iter().all(|color| position.kings(color).count() == 1 && pawns(color).count() <= 8);
    let swapped = at_home(Color::White, Rank::Seventh) + at_home(Color::Black, Rank::Second);
    let usual = at_home(Color::White, Rank::Second) + at_home(Color::Black, Rank::Seventh);
    is_game && swapped >= 4 && usual == 0
}

/// The side to move that the Free Internet Chess Server (FICS) prints beside a board: `Move # : 4 (White)`.
fn side_beside(run: &Run, start: usize, end: usize) -> Option<(Color, Span)> {
    let text = run.slice(start, end);
    let label = text.find("Move #")?;
    let line = text.get(label..)?.lines().next()?;
    let color = match (line.contains("(White)"), line.contains("(Black)")) {
        (true, false) => Color::White,
        (false, true) => Color::Black,
        _ => return None,
    };
    Some((color, run.span(start + label, start + label + line.len())))
}
