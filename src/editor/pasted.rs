//! A pasted text with its positions or games, and the navigation among them.

use super::Document;
use crate::import::{Choice, Found, Game, Import, ImportError, Remark, SourceKind};
use crate::legality::Variant;
use crate::marks::{Marks, MarksReading};
use crate::notation::{Language, operations_at, read_lenient};
use crate::position::{Color, Piece, Square};

/// A pasted text.
#[derive(Debug)]
pub struct Pasted {
    /// The text.
    pub text: String,
    /// The result of reading it.
    pub import: Import,
}

/// A position in a pasted text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The index of the position or game, from 0.
    pub index: usize,
    /// The number of plies of the game before it.
    pub ply: usize,
}

/// A step from one place to another. Steps beyond an end do nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceStep {
    /// To the position or game with this index.
    Index(usize),
    /// By a number of positions or games.
    Further(isize),
    /// To the position after a number of plies of the game.
    Ply(usize),
    /// To the start of the game.
    FirstPly,
    /// To the move before.
    PreviousPly,
    /// To the next move.
    NextPly,
    /// To the end of the game.
    LastPly,
}

impl Pasted {
    /// The number of positions or games.
    pub fn count(&self) -> usize {
        match &self.import {
            Import::Positions { found, .. } => found.len(),
            Import::Games { games, .. } => games.len(),
            Import::Ambiguous(_) | Import::Unread(_) => 0,
        }
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
            Import::Positions { found, .. } => found.get(index),
            _ => None,
        }
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
        self.found(place.index).map(|found| document_of(found, &self.text, before))
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

/// The document of a position that was found in a text.
pub fn document_of(found: &Found, text: &str, before: &Document) -> Document {
    let operations = found.tail.map_or_else(String::new, |tail| operations_at(text, tail));
    let document = before.with_loaded_position(found.position.clone(), &operations);
    completed(document, found.marks.clone(), found.variant)
}

/// The document of a game after so many of its moves; none if it has fewer.
pub fn document_of_game(game: &Game, ply: usize, before: &Document) -> Option<Document> {
    let document = before.with_loaded_position(game.position(ply)?, "");
    Some(completed(document, game.marks(ply), Some(game.variant)))
}

/// A document with the variant and the marks of a text.
fn completed(mut document: Document, marks: Marks, variant: Option<Variant>) -> Document {
    if let Some(variant) = variant.filter(|variant| *variant != document.variant) {
        document.choose_variant(variant);
    }
    document.marks = marks;
    document
}

/// The marks of a text that has only PGN commands for marks; none for any other text.
pub fn drawing_comment(text: &str) -> Option<MarksReading> {
    let comment = text.trim().trim_end_matches('*').trim_end();
    let comment = comment.trim_start_matches('{').trim_end_matches('}');
    let reading = Marks::read_commands(comment);
    (!reading.marks.is_empty() && !Marks::has_words_beside_commands(comment)).then_some(reading)
}

/// Whether a text is a record with faults: it has a placement, perhaps with too many or too few ranks.
pub fn is_faulty_record(text: &str) -> bool {
    const FEWEST_SLASHES: usize = 5;
    let reading = read_lenient(text);
    let placement = reading.fields[0].filter(|_| reading.has_position() && !reading.is_well_formed());
    placement.is_some_and(|span| {
        let placement = text.chars().skip(span.start).take(span.end - span.start);
        placement.filter(|sign| matches!(sign, '/' | '\\' | '|')).count() >= FEWEST_SLASHES
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::import;
    use crate::position::Position;

    fn pasted(text: &str) -> Pasted {
        Pasted { text: text.into(), import: import(text, None) }
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
    fn a_record_with_faults_is_for_the_box() {
        for text in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq - 0 1",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR KQkq w - 0 1",
            "FEN: rnbqkbnr/pppppppp/8/8/8/PPPPPPPP/RNBQKBNR",
        ] {
            assert!(is_faulty_record(text), "{text}");
        }
        for text in ["", "8 apples", "1/2-1/2", "https://example.org/a/b/c/d/e/f/g", "8/8/8/8/8/8/8/8 w"] {
            assert!(!is_faulty_record(text), "{text}");
        }
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
    fn only_a_record_without_remarks_is_plain() {
        assert!(pasted("4k3/8/8/8/8/8/8/4K3 w - - 0 1").is_plain_record());
        assert!(!pasted("1. e4 e5").is_plain_record());
    }

    #[test]
    fn a_comment_draws_only_if_it_says_nothing_else() {
        assert!(drawing_comment("{[%csl Ge4]}").is_some());
        assert!(drawing_comment("{ [%csl Ge4][%cal Ge2e4] } *").is_some());
        assert!(drawing_comment("[%csl Ge4] a good square").is_none());
        assert!(drawing_comment("[FEN \"8/8/8/8/8/8/8/x w - - 0 1\"]\n\n1. e4 { [%cal Ge2e4] } *").is_none());
        assert!(drawing_comment("a good square").is_none());
    }
}
