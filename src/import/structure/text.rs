//! A text that was taken out of another one, with the place of each of its characters in the text as it was pasted.

use std::ops::Range;

use crate::notation::Span;

/// A text with the places of its characters.
pub(in crate::import) struct Text {
    /// The characters, without what belongs to the containers around them.
    pub(in crate::import) content: String,
    /// For each character its place in the pasted text, in characters; none for the pasted text itself, in which each
    /// character has its own place.
    places: Option<Vec<(u32, u32)>>,
    /// The number of characters before each block of bytes.
    blocks: Vec<u32>,
}

/// The number of bytes in a block.
const BLOCK: usize = 256;

/// A piece of which a container's contents are made.
pub(in crate::import) enum Piece {
    /// A range of bytes of the text around it, as it stands there.
    Slice(Range<usize>),
    /// A character for a range of bytes: what an escape stands for.
    Decoded(char, Range<usize>),
}

impl Text {
    /// The pasted text.
    pub(in crate::import) fn pasted(content: String) -> Text {
        let blocks = blocks(&content);
        Text { content, places: None, blocks }
    }

    /// Whether it is the pasted text itself.
    pub(in crate::import) fn is_pasted(&self) -> bool {
        self.places.is_none()
    }

    /// The place of a character range in the pasted text.
    pub(in crate::import) fn place(&self, span: Span) -> Span {
        let Some(places) = &self.places else { return span };
        let end = places.last().map_or(0, |(_, end)| *end as usize);
        let start = places.get(span.start).map_or(end, |(start, _)| *start as usize);
        let last = span.end.checked_sub(1).filter(|last| *last >= span.start);
        let end = match last {
            Some(last) => places.get(last).map_or(end, |(_, end)| *end as usize),
            None => start,
        };
        Span::new(start, end.max(start))
    }

    /// A text made of pieces of this one, which are in order.
    pub(in crate::import) fn part(&self, pieces: impl IntoIterator<Item = Piece>) -> Text {
        let mut content = String::new();
        let mut places = Vec::new();
        for piece in pieces {
            match piece {
                Piece::Slice(range) => {
                    let Some(slice) = self.content.get(range.clone()) else { continue };
                    let first = self.characters_before(range.start);
                    for (index, _) in slice.chars().enumerate() {
                        places.push(self.of_character(first + index));
                    }
                    content.push_str(slice);
                }
                Piece::Decoded(decoded, range) => {
                    let first = self.characters_before(range.start);
                    let last = self.characters_before(range.end).saturating_sub(1).max(first);
                    places.push((self.of_character(first).0, self.of_character(last).1));
                    content.push(decoded);
                }
            }
        }
        let blocks = blocks(&content);
        Text { content, places: Some(places), blocks }
    }

    /// The number of characters before a byte.
    fn characters_before(&self, byte: usize) -> usize {
        let byte = byte.min(self.content.len());
        let block = (byte / BLOCK).min(self.blocks.len().saturating_sub(1));
        let before = self.blocks.get(block).map_or(0, |count| *count as usize);
        before + count(self.content.as_bytes().get(block * BLOCK..byte).unwrap_or_default())
    }

    /// The place of one character in the pasted text.
    fn of_character(&self, index: usize) -> (u32, u32) {
        let own = (index as u32, index as u32 + 1);
        match &self.places {
            None => own,
            Some(places) => {
                let end = places.last().map_or(0, |(_, end)| *end);
                places.get(index).copied().unwrap_or((end, end))
            }
        }
    }

    /// The same text with spaces instead of the characters in some ranges of bytes, which are in order. Line ends stay.
    pub(in crate::import) fn blanked(&self, ranges: &[Range<usize>]) -> String {
        let mut blanked = String::with_capacity(self.content.len());
        let mut at = 0;
        for range in ranges {
            let (Some(before), Some(within)) =
                (self.content.get(at..range.start), self.content.get(range.start.max(at)..range.end))
            else {
                continue;
            };
            blanked.push_str(before);
            blanked.extend(within.chars().map(|c| if matches!(c, '\n' | '\r') { c } else { ' ' }));
            at = range.end;
        }
        blanked.push_str(self.content.get(at..).unwrap_or_default());
        blanked
    }
}

/// The number of characters that begin in bytes of UTF-8.
fn count(bytes: &[u8]) -> usize {
    bytes.iter().filter(|byte| **byte & 0xC0 != 0x80).count()
}

/// The number of characters before each block of a text.
fn blocks(content: &str) -> Vec<u32> {
    let mut characters = 0;
    let of_block = |block: &[u8]| {
        let before = characters;
        characters += count(block) as u32;
        before
    };
    content.as_bytes().chunks(BLOCK).map(of_block).collect()
}
