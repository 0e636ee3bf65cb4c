//! A text that was pasted, with the positions or games that were found in it.

use crate::editor::Document;
use crate::i18n::{self, messages};
use crate::import::{Found, Game, Import, Remark, SourceKind};
use crate::legality::Variant;
use crate::marks::Marks;
use crate::notation::operations_at;
use crate::position::Color;

/// What was pasted.
#[derive(Debug)]
pub struct Pasted {
    /// The text.
    pub text: String,
    /// What was found in it.
    pub import: Import,
}

/// The place in a pasted text that the board shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// Which position or game of several, from 0.
    pub index: usize,
    /// After how many moves of the game.
    pub ply: usize,
}

impl Pasted {
    /// How many positions or games there are.
    pub fn count(&self) -> usize {
        match &self.import {
            Import::Positions { found, .. } => found.len(),
            Import::Games { games, .. } => games.len(),
            Import::Ambiguous(_) | Import::Unread(_) => 0,
        }
    }

    /// A game.
    pub fn game(&self, index: usize) -> Option<&Game> {
        match &self.import {
            Import::Games { games, .. } => games.get(index),
            _ => None,
        }
    }

    /// A position that is no game's.
    pub fn found(&self, index: usize) -> Option<&Found> {
        match &self.import {
            Import::Positions { found, .. } => found.get(index),
            _ => None,
        }
    }

    /// Whether it is one record with nothing to remark: the box and the board say all about it.
    pub fn is_plain_record(&self) -> bool {
        match &self.import {
            Import::Positions { source: SourceKind::Record, found, unread } => {
                unread.is_empty() && found.len() == 1 && self.remarks(0).is_empty()
            }
            _ => false,
        }
    }

    /// What was guessed, repaired or left out of a position or game.
    pub fn remarks(&self, index: usize) -> &[Remark] {
        match (self.found(index), self.game(index)) {
            (Some(found), _) => &found.remarks,
            (None, Some(game)) => &game.remarks,
            (None, None) => &[],
        }
    }

    /// The place where a position or game is shown first. A game whose text sets up a position begins there; of any other
    /// the last position is the one that is new.
    pub fn beginning(&self, index: usize) -> Place {
        let index = index.min(self.count().saturating_sub(1));
        let ply = self.game(index).map_or(0, |game| if game.from_fen_tag { 0 } else { game.len() });
        Place { index, ply }
    }

    /// The document of a place, and how it was before the paste.
    pub fn document(&self, place: Place, before: &Document) -> Option<Document> {
        if let Some(game) = self.game(place.index) {
            let document = before.with_loaded_position(game.position(place.ply)?, "");
            return Some(completed(document, game.marks(place.ply), Some(game.variant)));
        }
        self.found(place.index).map(|found| document_of(found, &self.text, before))
    }

    /// The number of the move that has led to a place, and whose it was.
    fn last_move(&self, place: Place) -> Option<(u32, Color)> {
        let position = self.game(place.index)?.position(place.ply)?;
        let number = position.fullmove_number.get();
        Some(match position.turn {
            Color::White => (number.saturating_sub(1), Color::Black),
            Color::Black => (number, Color::White),
        })
    }

    /// Where in its game a place is.
    pub fn ply_sentence(&self, place: Place) -> String {
        let (number, color) = self.last_move(place).unwrap_or((1, Color::White));
        let san = self.game(place.index).and_then(|game| game.san(place.ply));
        i18n::ply_sentence(san.as_deref(), number, color)
    }

    /// What is announced when it has been pasted.
    pub fn announcement(&self) -> String {
        let messages = messages();
        let mut sentences = vec![messages.pasted_briefly().to_owned()];
        match &self.import {
            Import::Positions { source, .. } => {
                sentences.push(format!("{}.", i18n::source_sentence(*source)));
            }
            Import::Games { games, .. } => {
                sentences.extend(games.first().map(|game| format!("{}.", i18n::game_title(game, 0))));
                sentences.push(format!("{}.", self.ply_sentence(self.beginning(0))));
            }
            Import::Ambiguous(_) => {
                return format!("{} {}", messages.letters_title(), messages.letters_question());
            }
            Import::Unread(_) => {}
        }
        sentences.extend(self.remarks(0).iter().map(|remark| i18n::remark_sentence(remark.kind)));
        if self.count() > 1 {
            sentences.push(format!("{}.", i18n::place_of(0, self.count())));
        }
        sentences.join(" ")
    }
}

/// The document of a position that was found in a text.
pub(super) fn document_of(found: &Found, text: &str, before: &Document) -> Document {
    let operations = found.tail.map_or_else(String::new, |tail| operations_at(text, tail));
    let document = before.with_loaded_position(found.position.clone(), &operations);
    completed(document, found.marks.clone(), found.variant)
}

/// A document with what a text says beside its position.
fn completed(mut document: Document, marks: Marks, variant: Option<Variant>) -> Document {
    if let Some(variant) = variant.filter(|variant| *variant != document.variant) {
        document.choose_variant(variant);
    }
    document.marks = marks;
    document
}
