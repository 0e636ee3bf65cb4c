//! Turns eight rows into a board: decides its orientation and the pieces of its letters.

use super::cell::Cell;
use super::row::Row;
use crate::import::found::Choice;
use crate::import::remark::RemarkKind;
use crate::import::side::fold;
use crate::notation::{Language, Localised, read_localised};
use crate::position::{Color, File, Piece, Position, Rank, Square};

/// Eight rows of squares with their orientation.
pub(super) struct Board<'r> {
    rows: Vec<&'r Row>,
    /// Whether the top row is the eighth rank.
    eighth_on_top: bool,
    /// Whether the files go from a to h, from left to right.
    a_to_h: bool,
    bottom: Bottom,
}

/// What decided the side at the bottom.
enum Bottom {
    Coordinates,
    Pawns,
    Nothing,
}

/// The position of a diagram by the language of its letters.
pub(super) enum Letters {
    English(Position),
    Of(Language, Position),
    /// English, with S for the knight, as in chess problems.
    Problem(Position),
    Ambiguous(Vec<Choice>),
    /// A letter that is not a piece, and its row from the top, counted from 0.
    Unknown(char, usize),
}

impl<'r> Board<'r> {
    /// `reversed` says whether the letters of the files go from h to a; none if there are no letters.
    pub(super) fn new(rows: impl Iterator<Item = &'r Row>, reversed: Option<bool>) -> Board<'r> {
        let rows: Vec<&Row> = rows.collect();
        // From the top, the numbers of the ranks go down or up.
        let is_counted_from_nought = rows.iter().any(|row| row.label == Some(0));
        let by_labels = rows.iter().enumerate().find_map(|(index, row)| match row.label? as usize {
            label if label == 8 - index => Some(true),
            label if label == index + 1 => Some(false),
            _ => None,
        });
        // Rows that are counted from 0, from either end, are those of a program, with the eighth rank first.
        let by_labels = if is_counted_from_nought { Some(true) } else { by_labels };
        let mut board = Board { rows, eighth_on_top: true, a_to_h: true, bottom: Bottom::Coordinates };
        match (by_labels, reversed) {
            // A rotated board has both its ranks and its files reversed; some programs print the first rank first.
            (Some(eighth_on_top), reversed) => {
                board.eighth_on_top = eighth_on_top;
                board.a_to_h = eighth_on_top || reversed == Some(false);
            }
            (None, Some(reversed)) => {
                board.eighth_on_top = !reversed;
                board.a_to_h = !reversed;
            }
            (None, None) if board.is_upside_down() => {
                board.eighth_on_top = false;
                board.a_to_h = board.has_king_on_fifth();
                board.bottom = Bottom::Pawns;
            }
            (None, None) => board.bottom = Bottom::Nothing,
        }
        board
    }

    /// Whether four or more pawns of each side are on the row before the edge where they can only be at the start.
    fn is_upside_down(&self) -> bool {
        let pawns = |row: usize, letter: char, color: Color| {
            self.rows.get(row).is_some_and(|row| {
                let is_pawn =
                    |cell: &&Cell| **cell == Cell::Letter(letter) || **cell == Cell::Piece(color.pawn());
                row.cells.iter().filter(is_pawn).count() >= 4
            })
        };
        pawns(1, 'P', Color::White) && pawns(6, 'p', Color::Black)
    }

    /// Whether White's king is the fifth square of the first row, as where he starts if the files go from a to h.
    fn has_king_on_fifth(&self) -> bool {
        let king = self.rows.first().and_then(|row| row.cells.get(4)).copied();
        king == Some(Cell::Letter('K')) || king == Some(Cell::Piece(Color::White.king()))
    }

    /// The side at the bottom.
    pub(super) fn bottom(&self) -> Color {
        Color::from_white(self.eighth_on_top)
    }

    /// Whether the diagram says which side is at the bottom.
    pub(super) fn is_certain(&self) -> bool {
        !matches!(self.bottom, Bottom::Nothing)
    }

    /// The remark about the side at the bottom.
    pub(super) fn bottom_remark(&self) -> RemarkKind {
        match self.bottom {
            Bottom::Coordinates => RemarkKind::BottomByCoordinates(self.bottom()),
            Bottom::Pawns => RemarkKind::BottomByPawns(self.bottom()),
            Bottom::Nothing => RemarkKind::BottomNotGiven,
        }
    }

    /// The contents of a square.
    fn cell(&self, file: File, rank: Rank) -> Cell {
        let row = if self.eighth_on_top { 7 - rank.to_usize() } else { rank.to_usize() };
        let column = if self.a_to_h { file.to_usize() } else { 7 - file.to_usize() };
        self.rows.get(row).and_then(|row| row.cells.get(column)).copied().unwrap_or(Cell::Empty)
    }

    /// The position: in English letters if possible, else in the letters of the chosen language, else in those of any
    /// language that has them all. `is_problem` says that the diagram is that of a chess problem.
    pub(super) fn position(&self, language: Option<Language>, is_problem: bool) -> Letters {
        let english = self.by_letters(Piece::from_char);
        match (english, language) {
            (Ok(position), _) => Letters::English(position),
            (Err(unknown), Some(Language::English)) => self.unknown(unknown),
            (Err(unknown), Some(language)) => {
                let alphabet = language.alphabet();
                let is_capital = |letter: char| letter != fold(letter);
                let piece = |letter| {
                    alphabet.role_of(letter).map(|role| role.of(Color::from_white(is_capital(letter))))
                };
                match self.by_letters(piece) {
                    Ok(position) => Letters::Of(language, position),
                    Err(_) => self.unknown(unknown),
                }
            }
            (Err(unknown), None) => match (self.in_any_language(unknown), self.as_problem()) {
                (Letters::Unknown(..), Some(position)) => Letters::Problem(position),
                (Letters::Ambiguous(_), Some(position)) if is_problem => Letters::Problem(position),
                (letters, _) => letters,
            },
        }
    }

    /// The position with S for the knight and English letters for the others; none if that does not fit.
    fn as_problem(&self) -> Option<Position> {
        let piece = |letter| match letter {
            'S' => Some(Color::White.knight()),
            's' => Some(Color::Black.knight()),
            'N' | 'n' => None,
            letter => Piece::from_char(letter),
        };
        self.by_letters(piece).ok()
    }

    /// The position with a meaning for the letters; the first letter without a meaning if there is one.
    fn by_letters(&self, piece: impl Fn(char) -> Option<Piece>) -> Result<Position, char> {
        let mut position = Position::EMPTY;
        for rank in Rank::ALL {
            for file in File::ALL {
                let piece = match self.cell(file, rank) {
                    Cell::Empty => continue,
                    Cell::Piece(piece) => piece,
                    Cell::Letter(letter) => piece(letter).ok_or(letter)?,
                };
                position.set_piece(Square::from_coords(file, rank), Some(piece));
            }
        }
        Ok(position)
    }

    /// Writes the board as a record and reads it in the letters of all languages.
    fn in_any_language(&self, unknown: char) -> Letters {
        let mut record = String::new();
        for rank in Rank::ALL.into_iter().rev() {
            for file in File::ALL {
                match self.cell(file, rank) {
                    Cell::Empty => record.push('.'),
                    Cell::Letter(letter) => record.push(letter),
                    // Figurines together with letters of another language do not occur.
                    Cell::Piece(_) => return self.unknown(unknown),
                }
            }
            if rank != Rank::First {
                record.push('/');
            }
        }
        match read_localised(&record, None) {
            Localised::Read(read) => {
                let language = read.languages.first().copied().unwrap_or(Language::English);
                Letters::Of(language, read.reading.position)
            }
            Localised::Ambiguous(readings) => {
                Letters::Ambiguous(readings.into_iter().map(Choice::from).collect())
            }
            Localised::Unread(_) => self.unknown(unknown),
        }
    }

    /// The result for a letter that is not a piece.
    fn unknown(&self, letter: char) -> Letters {
        let has = |row: &&Row| row.cells.contains(&Cell::Letter(letter));
        Letters::Unknown(letter, self.rows.iter().position(has).unwrap_or(0))
    }
}
