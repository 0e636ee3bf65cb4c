//! The text that is being read, and where each of its bytes stood in what the user gave.

use std::borrow::Cow;

use super::fault::{Fault, FaultKind, Fix, Repair, RepairKind, Span};
use crate::position::Bitboard;

/// A working text. The readers below see bytes; what they report is translated to characters of the original.
pub(super) struct Source<'a> {
    text: Cow<'a, str>,
    /// For each byte of `text` the characters of the original that it came from; none where they are the same.
    places: Option<Cow<'a, [Span]>>,
    /// The stretch of `text` that is still of interest.
    part: Span,
}

impl<'a> Source<'a> {
    /// The text as the user gave it.
    pub(super) fn verbatim(text: &'a str) -> Source<'a> {
        let places = (!text.is_ascii()).then(|| {
            let mut count = 0;
            let begins_character = |byte: &u8| byte & 0xC0 != 0x80;
            let place = |byte| {
                count += usize::from(begins_character(&byte));
                Span::new(count - 1, count)
            };
            text.bytes().map(place).collect()
        });
        Source { text: Cow::Borrowed(text), places, part: Span::new(0, text.len()) }
    }

    /// An empty text to be filled by [`Source::push`].
    pub(super) fn with_capacity(capacity: usize) -> Source<'static> {
        Source {
            text: Cow::Owned(String::with_capacity(capacity)),
            places: Some(Cow::Owned(Vec::with_capacity(capacity))),
            part: Span::at(0),
        }
    }

    /// An empty text to be filled with as many bytes as this one has, each in the place of one, unless places are
    /// kept.
    pub(super) fn blank(&self) -> Source<'static> {
        let mut blank = Source::with_capacity(self.text().len());
        if self.places.is_none() {
            blank.places = None;
        }
        blank
    }

    /// Adds a character that came from this place of the original.
    pub(super) fn push(&mut self, character: char, place: Span) {
        self.text.to_mut().push(character);
        if let Some(places) = &mut self.places {
            let places = places.to_mut();
            places.resize(places.len() + character.len_utf8(), place);
        }
        self.part.end = self.text.len();
    }

    /// Adds a stretch of another working text.
    pub(super) fn push_from(&mut self, other: &Source, start: usize, end: usize) {
        self.text.to_mut().push_str(cut(other.text(), start, end));
        self.part.end = self.text.len();
        let Some(places) = &mut self.places else { return };
        let from = other.part.start + start..other.part.start + end;
        match &other.places {
            Some(others) => places.to_mut().extend_from_slice(&others[from]),
            None => places.to_mut().extend(from.map(|place| Span::new(place, place + 1))),
        }
    }

    /// A stretch of this text as a working text of its own.
    pub(super) fn part(&self, start: usize, end: usize) -> Source<'_> {
        Source {
            text: Cow::Borrowed(&self.text),
            places: self.places.as_deref().map(Cow::Borrowed),
            part: self.part,
        }
        .into_part(start, end)
    }

    /// The same without the rest.
    pub(super) fn into_part(mut self, start: usize, end: usize) -> Source<'a> {
        self.part = Span::new(self.part.start + start, self.part.start + end);
        self
    }

    /// What follows the part in the text that it is of.
    pub(super) fn after(&self) -> &str {
        cut(&self.text, self.part.end, self.text.len())
    }

    /// The same with one ASCII character in the place of another.
    pub(super) fn replace(mut self, from: char, to: char) -> Source<'a> {
        debug_assert!(from.is_ascii() && to.is_ascii(), "the bytes stay where they are");
        if self.text().contains(from) {
            self.text = Cow::Owned(self.text.replace(from, to.encode_utf8(&mut [0; 4])));
        }
        self
    }

    /// The working text.
    pub(super) fn text(&self) -> &str {
        cut(&self.text, self.part.start, self.part.end)
    }

    /// Where a stretch of bytes stood in the original, in characters.
    pub(super) fn place(&self, start: usize, end: usize) -> Span {
        let Some(places) = &self.places else {
            return Span::new(self.part.start + start, self.part.start + end);
        };
        let places = &places[self.part.start..self.part.end];
        if start < end {
            let last = places.get(end - 1).or(places.last()).map_or(0, |span| span.end);
            return Span::new(places.get(start).map_or(last, |span| span.start), last);
        }
        let before = start.checked_sub(1).and_then(|index| places.get(index)).map(|span| span.end);
        Span::at(before.or(places.first().map(|span| span.start)).unwrap_or(0))
    }
}

/// A stretch of a text. Not by an index: one that fails shows the character it falls into, and for that the page would
/// carry tables of Unicode.
#[inline]
pub(super) fn cut(text: &str, start: usize, end: usize) -> &str {
    text.get(start..end).unwrap_or_default()
}

/// Nobody reads more; a megabyte may have a fault in every character.
const MOST_FAULTS: usize = 1_000;

/// Collects what the readers report, in bytes of a [`Source`].
#[derive(Default)]
pub(super) struct Report {
    pub(super) faults: Vec<Fault>,
    pub(super) repairs: Vec<Repair>,
}

impl Report {
    /// Something is wrong.
    pub(super) fn fault(&mut self, kind: FaultKind, span: Span, context: Span, fix: Option<Fix>) {
        self.fault_on(kind, span, context, Bitboard::EMPTY, fix);
    }

    /// Something is wrong, and these squares are in doubt.
    pub(super) fn fault_on(
        &mut self,
        kind: FaultKind,
        span: Span,
        context: Span,
        squares: Bitboard,
        fix: Option<Fix>,
    ) {
        if self.faults.len() < MOST_FAULTS {
            self.faults.push(Fault { kind, span, context, squares, fix });
        }
    }

    /// Something was read although it is not as the standard has it. One kind is reported once.
    pub(super) fn repair(&mut self, kind: RepairKind, span: Span) {
        if !self.repairs.iter().any(|repair| repair.kind == kind) {
            self.repairs.push(Repair { kind, span });
        }
    }

    /// Translates every place to characters of the original.
    pub(super) fn translate(&mut self, source: &Source) {
        let place = |span: &mut Span| *span = source.place(span.start, span.end);
        for fault in &mut self.faults {
            place(&mut fault.span);
            place(&mut fault.context);
            if let Some(fix) = &mut fault.fix {
                place(&mut fix.span);
            }
        }
        for repair in &mut self.repairs {
            place(&mut repair.span);
        }
    }
}
