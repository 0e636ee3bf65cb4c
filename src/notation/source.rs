//! The text that is being read, and the original place of each of its bytes.

use std::borrow::Cow;

use super::fault::Span;

/// A working text. Readers use bytes of it; places in their reports are translated to characters of the
/// original text.
pub(super) struct Source<'a> {
    text: Cow<'a, str>,
    /// For each byte of `text` the characters of the original that it came from; none if they are the same.
    places: Option<Cow<'a, [Span]>>,
    /// The part of `text` that is being read.
    part: Span,
}

impl<'a> Source<'a> {
    /// The original text.
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

    /// An empty text, to be filled by [`Source::push`].
    pub(super) fn with_capacity(capacity: usize) -> Source<'static> {
        Source {
            text: Cow::Owned(String::with_capacity(capacity)),
            places: Some(Cow::Owned(Vec::with_capacity(capacity))),
            part: Span::at(0),
        }
    }

    /// An empty text with the capacity of this one. If this text has no table of places, the new one has none
    /// either: every byte must then be pushed to the place that it came from.
    pub(super) fn blank(&self) -> Source<'static> {
        let mut blank = Source::with_capacity(self.text().len());
        if self.places.is_none() {
            blank.places = None;
        }
        blank
    }

    /// Appends a character that came from this place of the original.
    pub(super) fn push(&mut self, character: char, place: Span) {
        self.text.to_mut().push(character);
        if let Some(places) = &mut self.places {
            let places = places.to_mut();
            places.resize(places.len() + character.len_utf8(), place);
        }
        self.part.end = self.text.len();
    }

    /// Appends a part of another working text.
    pub(super) fn push_from(&mut self, other: &Source, start: usize, end: usize) {
        self.text.to_mut().push_str(slice(other.text(), start, end));
        self.part.end = self.text.len();
        let Some(places) = &mut self.places else { return };
        let from = other.part.start + start..other.part.start + end;
        match &other.places {
            Some(others) => places.to_mut().extend_from_slice(&others[from]),
            None => places.to_mut().extend(from.map(|place| Span::new(place, place + 1))),
        }
    }

    /// A part of this text as a working text.
    pub(super) fn part(&self, start: usize, end: usize) -> Source<'_> {
        Source {
            text: Cow::Borrowed(&self.text),
            places: self.places.as_deref().map(Cow::Borrowed),
            part: self.part,
        }
        .into_part(start, end)
    }

    /// Like [`Source::part`], consuming this text.
    pub(super) fn into_part(mut self, start: usize, end: usize) -> Source<'a> {
        self.part = Span::new(self.part.start + start, self.part.start + end);
        self
    }

    /// The text after this part.
    pub(super) fn after(&self) -> &str {
        slice(&self.text, self.part.end, self.text.len())
    }

    /// Replaces one ASCII character by another one.
    pub(super) fn replace(mut self, from: char, to: char) -> Source<'a> {
        debug_assert!(from.is_ascii() && to.is_ascii(), "the bytes stay where they are");
        if self.text().contains(from) {
            self.text = Cow::Owned(self.text.replace(from, to.encode_utf8(&mut [0; 4])));
        }
        self
    }

    /// The working text.
    pub(super) fn text(&self) -> &str {
        slice(&self.text, self.part.start, self.part.end)
    }

    /// The original place of a range of bytes, in characters.
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

/// The text from byte `start` to `end`; empty if that is no valid range. Indexing would panic, and the
/// formatting of its message needs large Unicode tables.
#[inline]
pub(super) fn slice(text: &str, start: usize, end: usize) -> &str {
    text.get(start..end).unwrap_or_default()
}
