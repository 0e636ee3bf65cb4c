//! The pieces of a list, and what stands around them.

use super::words::Man;
use crate::import::error::Reason;
use crate::notation::Language;
use crate::position::{Color, Role, Square};

/// A piece on a square, with its byte range in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Item {
    pub(super) color: Color,
    pub(super) man: Man,
    pub(super) square: Square,
    pub(super) start: usize,
    pub(super) end: usize,
    /// The number of its section: the pieces of a colour that are named together.
    pub(super) section: usize,
}

/// The list as far as it has been read.
#[derive(Default)]
pub(super) struct List {
    pub(super) items: Vec<Item>,
    /// The side to move with its byte range, if it is named before its pieces.
    pub(super) turn: Option<(Color, usize, usize)>,
    /// The language of the words for the colours.
    pub(super) language: Option<Language>,
    /// Whether no word names a colour, and only a slash separates White and Black.
    pub(super) by_slash: bool,
    /// The byte ranges of words within the list that have no meaning in it.
    pub(super) skipped: Vec<(usize, usize)>,
    /// The byte range of the words after the last piece, if there are moves or pieces among them.
    pub(super) trailing: Option<(usize, usize)>,
    /// The byte range of something that is meant as a man, or as the men of a colour, and cannot be read; and why.
    pub(super) wrong: Option<(usize, usize, Reason)>,
    /// Where each section's colour is named.
    pub(super) headings: Vec<usize>,
    /// Whether there are other words between the first colour and the first piece.
    pub(super) leads: bool,
    /// Whether there are other words after the last piece.
    pub(super) trails: bool,
}

impl List {
    /// Where the colour of an item's section is named; where the item is if a slash gives its colour.
    pub(super) fn heading(&self, item: &Item) -> usize {
        item.section.checked_sub(1).and_then(|index| self.headings.get(index)).copied().unwrap_or(item.start)
    }

    /// Moves all places from a part of a text to the whole text.
    pub(super) fn move_by(&mut self, bytes: usize) {
        for item in &mut self.items {
            item.start += bytes;
            item.end += bytes;
        }
        self.headings.iter_mut().for_each(|at| *at += bytes);
        if let Some((start, end, _)) = &mut self.wrong {
            *start += bytes;
            *end += bytes;
        }
        if let Some((_, start, end)) = &mut self.turn {
            *start += bytes;
            *end += bytes;
        }
        for (start, end) in self.skipped.iter_mut().chain(&mut self.trailing) {
            *start += bytes;
            *end += bytes;
        }
    }

    /// Whether the list has only pieces of one side, whose colour is named, and almost no other words. Prose has names of
    /// pieces too, but among other words.
    pub(super) fn is_one_sided(&self) -> bool {
        let is_king = |item: &Item| matches!(item.man, Man::Letter('K' | 'R') | Man::Role(Role::King));
        let is_piece = |item: &Item| item.man != Man::Role(Role::Pawn);
        let Some(first) = self.items.first() else { return false };
        self.items.iter().all(|item| item.color == first.color)
            && !self.by_slash
            && !self.leads
            && self.skipped.is_empty()
            && (!self.trails || (self.items.len() > 1 && self.items.iter().any(is_king)))
            && self.items.iter().any(is_piece)
    }
}
