//! A pasted text with its positions or games, and the navigation among them.

mod document;
mod place;

use document::document_with;
pub use document::{document_of, document_of_game};
pub use place::{Place, PlaceStep};

use std::sync::Arc;

use super::{Document, Snapshot};
use crate::import::{Choice, FaultyRecord, Found, Game, Import, ImportError, Remark, SourceKind};
use crate::notation::{Language, Span, operations_at, operations_in, read_lenient};
use crate::position::{Color, Piece, Square, sort_by_numbers};

/// A pasted text.
#[derive(Debug)]
pub struct Pasted {
    /// The text.
    pub text: Arc<str>,
    /// The result of reading it.
    pub import: Import,
    /// The positions, and the records with faults among them, in the order of the text; empty if it has games.
    rows: Vec<Row>,
    /// The byte at which each block of characters of the text begins.
    blocks: Vec<usize>,
}

/// Where a row of a list stands in the result.
#[derive(Clone, Copy, Debug)]
enum Row {
    /// The index of a position.
    Found(usize),
    /// The index of a record with faults among the places that could not be read.
    Faulty(usize),
}

/// The number of characters in a block.
const BLOCK: usize = 1_024;

impl Pasted {
    /// A text with the result of reading it.
    pub fn new(text: impl Into<Arc<str>>, import: Import) -> Pasted {
        let text = text.into();
        let blocks = text.char_indices().step_by(BLOCK).map(|(byte, _)| byte).collect();
        let rows = rows(&import);
        Pasted { text, import, rows, blocks }
    }

    /// The number of games; or of positions, with the records with faults among them.
    pub fn count(&self) -> usize {
        match &self.import {
            Import::Games { games, .. } => games.len(),
            _ => self.rows.len(),
        }
    }

    /// Whether it is a list of records, which is shown as a table.
    pub fn is_list(&self) -> bool {
        self.rows.len() > 1
    }

    /// Whether it is what was read of a picture.
    pub fn is_picture(&self) -> bool {
        matches!(self.import, Import::Positions { source: SourceKind::Picture, .. })
    }

    /// The game with an index; none if the text has positions.
    pub fn game(&self, index: usize) -> Option<&Game> {
        match &self.import {
            Import::Games { games, .. } => games.get(index),
            _ => None,
        }
    }

    /// The position with an index; none if the text has games.
    pub fn found(&self, index: usize) -> Option<&Found> {
        match &self.import {
            Import::Positions { found, .. } => match self.rows.get(index)? {
                Row::Found(place) => found.get(*place),
                Row::Faulty(_) => None,
            },
            _ => None,
        }
    }

    /// The index in the list, or among the games, of the position or game with an index in the result.
    pub fn row_of(&self, index: usize) -> usize {
        let is_here = |row: &Row| matches!(row, Row::Found(found) if *found == index);
        self.rows.iter().position(is_here).unwrap_or(index)
    }

    /// The record with faults that has an index in the list; none if the position there could be read.
    fn faulty(&self, index: usize) -> Option<&FaultyRecord> {
        match self.rows.get(index)? {
            Row::Faulty(place) => self.unread().get(*place)?.record.as_ref(),
            Row::Found(_) => None,
        }
    }

    /// The title of a position in the text.
    pub fn title(&self, index: usize) -> Option<&str> {
        let title = self.found(index).map(|found| &found.title);
        title.or_else(|| Some(&self.faulty(index)?.title))?.as_deref()
    }

    /// The text at a place in characters.
    fn slice(&self, place: Span) -> &str {
        let byte = |character: usize| {
            let start = *self.blocks.get(character / BLOCK)?;
            let (byte, _) = self.text.get(start..)?.char_indices().nth(character % BLOCK)?;
            Some(start + byte)
        };
        let [start, end] = [place.start, place.end].map(|at| byte(at).unwrap_or(self.text.len()));
        self.text.get(start..end).unwrap_or_default()
    }

    /// The side at the bottom for a position or game, if the text says so.
    pub fn orientation(&self, index: usize) -> Option<Color> {
        match self.game(index) {
            Some(game) => game.orientation,
            None => self.found(index)?.orientation,
        }
    }

    /// The places that could not be read.
    pub fn unread(&self) -> &[ImportError] {
        match &self.import {
            Import::Positions { unread, .. } | Import::Games { unread, .. } => unread,
            Import::Ambiguous(_) | Import::Unread(_) => &[],
        }
    }

    /// The possible readings of ambiguous piece letters.
    pub fn choices(&self) -> &[Choice] {
        match &self.import {
            Import::Ambiguous(choices) => choices,
            _ => &[],
        }
    }

    /// The first language of a choice of piece letters.
    pub fn language(&self, choice: usize) -> Option<Language> {
        self.choices().get(choice)?.languages.first().copied()
    }

    /// Whether it is one record without remarks, so that text box and board show all of it.
    pub fn is_plain_record(&self) -> bool {
        match &self.import {
            Import::Positions { source: SourceKind::Record, found, unread } => {
                unread.is_empty() && found.len() == 1 && self.remarks(0).is_empty()
            }
            _ => false,
        }
    }

    /// The remarks about a position or game.
    pub fn remarks(&self, index: usize) -> &[Remark] {
        match (self.found(index), self.game(index)) {
            (Some(found), _) => &found.remarks,
            (None, Some(game)) => &game.remarks,
            (None, None) => &[],
        }
    }

    /// The place at which a position or game is shown first: the start of a game whose text has a start position, the end of
    /// any other game.
    pub fn beginning(&self, index: usize) -> Place {
        let index = index.min(self.count().saturating_sub(1));
        let ply = self.game(index).map_or(0, |game| if game.from_fen_tag { 0 } else { game.len() });
        Place { index, ply }
    }

    /// The number of plies of the game of a place.
    pub fn last_ply(&self, place: Place) -> usize {
        self.game(place.index).map_or(0, Game::len)
    }

    /// The place to which a step leads.
    pub fn stepped(&self, place: Place, step: PlaceStep) -> Place {
        let ply = match step {
            PlaceStep::Index(index) => return self.beginning(index),
            PlaceStep::Further(by) => {
                let index = place.index.checked_add_signed(by).filter(|index| *index < self.count());
                return index.map_or(place, |index| self.beginning(index));
            }
            PlaceStep::Ply(ply) => ply,
            PlaceStep::FirstPly => 0,
            PlaceStep::PreviousPly => place.ply.saturating_sub(1),
            PlaceStep::NextPly => (place.ply + 1).min(self.last_ply(place)),
            PlaceStep::LastPly => self.last_ply(place),
        };
        Place { ply, ..place }
    }

    /// The document of a place; `before` is the document before the paste.
    pub fn document(&self, place: Place, before: &Document) -> Option<Document> {
        if let Some(game) = self.game(place.index) {
            return document_of_game(game, place.ply, before);
        }
        let found = self.found(place.index)?;
        // The text of a long list is not to be searched for each of its records.
        let text = self.slice(found.span);
        let operations = found.tail.map_or_else(String::new, |tail| {
            let shifted = |at: usize| at.saturating_sub(found.span.start);
            operations_at(text, Span::new(shifted(tail.start), shifted(tail.end)))
        });
        Some(document_with(found, &operations, before))
    }

    /// The document and the draft of a place as the text has it; `before` is the document before the paste. A record with
    /// faults is a draft.
    pub fn snapshot(&self, place: Place, before: &Document) -> Option<Snapshot> {
        let Some(record) = self.faulty(place.index) else {
            return Some(Snapshot { document: self.document(place, before)?, draft: None });
        };
        let mut text = self.slice(record.span).to_owned();
        text.retain(|sign| sign != '\r');
        let reading = read_lenient(&text);
        let operations = operations_in(&text, &reading);
        let document = before.with_loaded_position(reading.position, &operations);
        Some(Snapshot { document, draft: Some(text) })
    }

    /// The variations of a game, without their parentheses, each with the number of plies before it.
    pub fn variations(&self, game: &Game) -> Vec<(usize, String)> {
        let text = |place: Span| {
            let words: Vec<&str> = self.slice(place).split_whitespace().collect();
            words.join(" ")
        };
        game.variations.iter().map(|(plies, place)| (*plies, text(*place))).collect()
    }

    /// The number of the move before a place, and the side that made it.
    pub fn last_move(&self, place: Place) -> Option<(u32, Color)> {
        let position = self.game(place.index)?.position(place.ply)?;
        let number = position.fullmove_number.get();
        Some(match position.turn {
            Color::White => (number.saturating_sub(1), Color::Black),
            Color::Black => (number, Color::White),
        })
    }
}

/// The first piece that another choice does not have, with its square.
pub fn differing(choice: &Choice, choices: &[Choice]) -> Option<(Square, Piece)> {
    Square::ALL.into_iter().find_map(|square| {
        let piece = choice.position.piece_at(square)?;
        let differs = choices.iter().any(|other| other.position.piece_at(square) != Some(piece));
        differs.then_some((square, piece))
    })
}

/// The rows of the list that a text has: its positions, and the records with faults among them.
fn rows(import: &Import) -> Vec<Row> {
    let Import::Positions { found, unread, .. } = import else { return Vec::new() };
    let positions = found.iter().enumerate().map(|(index, found)| (found.span.start, Row::Found(index)));
    let faulty = unread.iter().enumerate().filter_map(|(index, error)| {
        let record = error.record.as_ref()?;
        Some((record.span.start, Row::Faulty(index)))
    });
    let mut rows: Vec<_> = positions.chain(faulty).collect();
    // Positions without a place of their own stay in their order.
    sort_by_numbers(&mut rows, |(start, row)| [*start, usize::from(!matches!(row, Row::Found(_))), 0]);
    rows.into_iter().map(|(_, row)| row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::import;
    use crate::position::Position;

    fn pasted(text: &str) -> Pasted {
        Pasted::new(text, import(text, None))
    }

    #[test]
    fn a_game_is_shown_at_its_end_and_stepped_through() {
        let game = pasted("1. e4 e5 2. Nf3");
        let end = game.beginning(0);
        assert_eq!((game.count(), end), (1, Place { index: 0, ply: 3 }));
        assert_eq!(game.last_move(end), Some((2, Color::White)));
        assert_eq!(game.stepped(end, PlaceStep::NextPly), end);
        assert_eq!(game.stepped(end, PlaceStep::PreviousPly).ply, 2);
        assert_eq!(game.stepped(end, PlaceStep::FirstPly).ply, 0);
        assert_eq!(game.stepped(Place::default(), PlaceStep::PreviousPly).ply, 0);
        assert_eq!(game.stepped(Place::default(), PlaceStep::LastPly), end);
    }

    #[test]
    fn a_step_beyond_the_last_position_leads_nowhere() {
        let list = pasted("4k3/8/8/8/8/8/8/4K3 w - - 0 1\n4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
        assert_eq!(list.count(), 2);
        let first = list.beginning(0);
        let second = list.stepped(first, PlaceStep::Further(1));
        assert_eq!(second.index, 1);
        assert_eq!(list.stepped(second, PlaceStep::Further(1)), second);
        assert_eq!(list.stepped(first, PlaceStep::Further(-1)), first);
        let before = Document::given(Position::START);
        let document = list.document(second, &before).expect("a position");
        assert_eq!(document.position.piece_at(Square::E2), Some(Color::White.pawn()));
    }

    #[test]
    fn a_record_with_faults_has_its_place_in_the_list() {
        let kings = "4k3/8/8/8/8/8/8/4K3";
        let text = format!("Ä\n{kings} w - - id \"Ö\";\nÜ\n{kings}x w - - 0 1\n{kings} b - - 0 1");
        let list = pasted(&text);
        assert_eq!((list.count(), list.is_list()), (3, true));
        assert_eq!([0, 1, 2].map(|index| list.title(index)), [Some("Ö"), Some("Ü"), None]);
        let before = Document::given(Position::START);
        let shown = |index| list.snapshot(list.beginning(index), &before).expect("a record");
        assert_eq!(shown(0).document.operations, "id \"Ö\";");
        assert_eq!(shown(1).draft.as_deref(), Some("4k3/8/8/8/8/8/8/4K3x w - - 0 1"));
        assert_eq!((shown(2).draft, shown(2).document.position.turn), (None, Color::Black));
        assert!(list.snapshot(list.beginning(3), &before).is_some(), "a step beyond the end stops there");
    }

    #[test]
    fn only_a_record_without_remarks_is_plain() {
        assert!(pasted("4k3/8/8/8/8/8/8/4K3 w - - 0 1").is_plain_record());
        assert!(!pasted("1. e4 e5").is_plain_record());
    }
}
