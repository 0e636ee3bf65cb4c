//! From eight rows to a board: which way round it is, and which pieces its letters are.

use super::line::{Cell, Row};
use crate::import::found::Choice;
use crate::import::remark::RemarkKind;
use crate::import::side::fold;
use crate::notation::{Language, Localised, read_localised};
use crate::position::{Color, File, Piece, Position, Rank, Square};

/// Eight rows of squares that know where they lie.
pub(super) struct Board<'r> {
    rows: Vec<&'r Row>,
    /// The rank of the top row is the eighth.
    eighth_on_top: bool,
    /// The files go from a to h.
    a_to_h: bool,
    bottom: Bottom,
}

/// Why a side was taken to be at the bottom.
enum Bottom {
    Coordinates,
    Pawns,
    Nothing,
}

/// The position that a diagram shows, once its letters are known.
pub(super) enum Letters {
    English(Position),
    Of(Language, Position),
    Ambiguous(Vec<Choice>),
    /// A letter that is no piece, and its row from the top.
    Unknown(char, usize),
}

impl<'r> Board<'r> {
    /// `reversed` says whether the letters of the files, where they are given, go from h to a.
    pub(super) fn new(rows: impl Iterator<Item = &'r Row>, reversed: Option<bool>) -> Board<'r> {
        let rows: Vec<&Row> = rows.collect();
        // The ranks count down from the top, or up.
        let by_labels = rows.iter().enumerate().find_map(|(index, row)| match row.label? as usize {
            label if label == 8 - index => Some(true),
            label if label == index + 1 => Some(false),
            _ => None,
        });
        let mut board = Board { rows, eighth_on_top: true, a_to_h: true, bottom: Bottom::Coordinates };
        match (by_labels, reversed) {
            // A board that is turned is turned in both ways.
            (Some(white), _) | (None, Some(white)) => {
                let white = if by_labels.is_some() { white } else { !white };
                board.eighth_on_top = white;
                board.a_to_h = white;
            }
            (None, None) if board.is_upside_down() => {
                board.eighth_on_top = false;
                board.a_to_h = false;
                board.bottom = Bottom::Pawns;
            }
            (None, None) => board.bottom = Bottom::Nothing,
        }
        board
    }

    /// Whether four pawns of either side stand on the row before its last: they can only have started there.
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

    /// The side at the bottom.
    pub(super) fn bottom(&self) -> Color {
        Color::from_white(self.eighth_on_top)
    }

    /// Whether that is known.
    pub(super) fn is_certain(&self) -> bool {
        !matches!(self.bottom, Bottom::Nothing)
    }

    pub(super) fn bottom_remark(&self) -> RemarkKind {
        match self.bottom {
            Bottom::Coordinates => RemarkKind::BottomByCoordinates(self.bottom()),
            Bottom::Pawns => RemarkKind::BottomByPawns(self.bottom()),
            Bottom::Nothing => RemarkKind::BottomNotGiven,
        }
    }

    /// What stands on a square.
    fn cell(&self, file: File, rank: Rank) -> Cell {
        let row = if self.eighth_on_top { 7 - rank.to_usize() } else { rank.to_usize() };
        let column = if self.a_to_h { file.to_usize() } else { 7 - file.to_usize() };
        self.rows.get(row).and_then(|row| row.cells.get(column)).copied().unwrap_or(Cell::Empty)
    }

    /// The position, by English letters if they are, else by those of the chosen language or of whichever has them.
    pub(super) fn position(&self, language: Option<Language>) -> Letters {
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
            (Err(unknown), None) => self.in_any_language(unknown),
        }
    }

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

    /// The same board as a record, for the reader that knows all alphabets.
    fn in_any_language(&self, unknown: char) -> Letters {
        let mut record = String::new();
        for rank in Rank::ALL.into_iter().rev() {
            for file in File::ALL {
                match self.cell(file, rank) {
                    Cell::Empty => record.push('.'),
                    Cell::Letter(letter) => record.push(letter),
                    // A figurine among letters of another language: nobody writes that.
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

    fn unknown(&self, letter: char) -> Letters {
        let has = |row: &&Row| row.cells.contains(&Cell::Letter(letter));
        Letters::Unknown(letter, self.rows.iter().position(has).unwrap_or(0))
    }
}
