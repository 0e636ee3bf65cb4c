//! Puts the pieces of a list on boards.

use super::items::{Item, List};
use super::letters::Letters;
use crate::import::error::{ImportError, Reason};
use crate::import::run::Run;
use crate::position::{Piece, Position, Role};

/// A board with the byte ranges of its list.
pub(super) struct Board {
    pub(super) position: Position,
    /// Where its first colour is named.
    pub(super) heading: usize,
    pub(super) start: usize,
    pub(super) end: usize,
    /// The byte ranges of second kings, which are left out.
    pub(super) extra: Vec<(usize, usize)>,
}

impl Board {
    fn new(heading: usize, item: &Item) -> Board {
        let position = Position::EMPTY;
        Board {
            position,
            heading: heading.min(item.start),
            start: item.start,
            end: item.end,
            extra: Vec::new(),
        }
    }

    /// Puts a piece on its square. Fails if another piece is there. A second king is left out, unless it stands `beside`
    /// the first one in the list: that is meant.
    fn put(&mut self, piece: Piece, item: &Item, beside: bool) -> Result<(), Reason> {
        self.end = item.end;
        let there = self.position.piece_at(item.square);
        if there.is_some_and(|there| there != piece) {
            return Err(Reason::SquareTwice(item.square));
        }
        if piece.role == Role::King && !beside && there.is_none() && self.position.kings(piece.color).any() {
            self.extra.push((item.start, item.end));
            return Ok(());
        }
        self.position.set_piece(item.square, Some(piece));
        Ok(())
    }
}

/// The boards of a list. A section with a king of a colour that has one begins another board. Fails if two different
/// pieces are on one square.
pub(super) fn place(run: &Run, list: &List, letters: Letters) -> Result<Vec<Board>, ImportError> {
    let mut boards: Vec<Board> = Vec::new();
    let (mut section, mut before) = (None, None);
    for (index, item) in list.items.iter().enumerate() {
        let Some(role) = letters.role(item) else { continue };
        let begins = section.replace(item.section) != Some(item.section);
        let has_king = || {
            let rest = list.items.get(index..).unwrap_or_default();
            let mut rest = rest.iter().take_while(|other| other.section == item.section);
            rest.any(|other| letters.role(other) == Some(Role::King))
        };
        let is_next = |board: &Board| begins && board.position.kings(item.color).any() && has_king();
        if boards.last().is_none_or(is_next) {
            boards.push(Board::new(list.heading(item), item));
        }
        let beside = before.replace(role) == Some(Role::King) && !begins;
        if let Some(board) = boards.last_mut() {
            board
                .put(role.of(item.color), item, beside)
                .map_err(|reason| run.error(item.start, item.end, reason))?;
        }
    }
    Ok(boards)
}
