//! The text in the box, split into segments of the same appearance: fields have tints, faults are underlined, a character
//! can be highlighted.

use crate::notation::{Fault, Reading, Span};

/// The maximum number of faults that are underlined and listed. A text may have a hundred thousand.
pub const SHOWN_FAULTS: usize = 20;
/// The maximum number of characters of the placement that are segments of their own under the mouse.
const POINTED: usize = 128;

/// A run of characters with the same appearance.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Segment {
    /// The place of its first character in the text, in characters.
    pub place: usize,
    /// Its characters.
    pub text: String,
    /// The number of its field.
    pub field: Option<usize>,
    /// Whether it is within a fault.
    pub faulty: bool,
    /// Whether it is highlighted.
    pub lit: bool,
    /// Whether something is missing before it.
    pub gap: bool,
}

impl Segment {
    /// What it looks like, but for its text: its field, and whether it is faulty, highlighted, a gap.
    pub fn marks(&self) -> (Option<usize>, [bool; 3]) {
        (self.field, [self.faulty, self.lit, self.gap])
    }

    /// Whether another one looks the same. Its place in the text may be another.
    pub fn looks_like(&self, other: &Segment) -> bool {
        self.text == other.text && self.marks() == other.marks()
    }
}

/// Splits a text where its appearance changes. `faults` are those that are shown, `lit` is the character for the square under the mouse, `pointed` the
/// character under the mouse. While there is one, each character of the placement is a segment, so that the mouse can move
/// from one to the next.
pub fn segments(
    text: &str,
    reading: &Reading,
    faults: &[Fault],
    lit: Option<usize>,
    pointed: Option<usize>,
) -> Vec<Segment> {
    let shown = &faults[..faults.len().min(SHOWN_FAULTS)];
    let faults = || shown.iter();
    let has_gap = |place: usize| faults().any(|fault| fault.span == Span::at(place));
    let mut segments: Vec<Segment> = Vec::new();
    let mut length = 0;
    for (place, character) in text.chars().enumerate() {
        length += 1;
        match segments.last_mut() {
            Some(segment) if !is_cut(reading, shown, lit, pointed, place) => segment.text.push(character),
            _ => segments.push(Segment {
                place,
                text: character.into(),
                field: reading.fields.iter().position(|span| span.is_some_and(|span| holds(span, place))),
                faulty: faults().any(|fault| holds(fault.span, place)),
                lit: lit == Some(place) || pointed == Some(place),
                gap: has_gap(place),
            }),
        }
    }
    if has_gap(length) {
        let text = String::new();
        segments.push(Segment { place: length, text, field: None, faulty: false, lit: false, gap: true });
    }
    segments
}

/// Whether a place is within a span.
fn holds(span: Span, place: usize) -> bool {
    span.start <= place && place < span.end
}

/// Whether a segment begins at a place.
fn is_cut(
    reading: &Reading,
    faults: &[Fault],
    lit: Option<usize>,
    pointed: Option<usize>,
    place: usize,
) -> bool {
    let is_edge = |span: Span| span.start == place || span.end == place;
    let is_beside = |character: Option<usize>| character.is_some_and(|it| it == place || it + 1 == place);
    let placement = reading.fields[0].filter(|_| pointed.is_some()).unwrap_or_default();
    reading.fields.iter().flatten().copied().any(is_edge)
        || faults.iter().any(|fault| is_edge(fault.span))
        || is_beside(lit)
        || is_beside(pointed)
        || (placement.start < place && place < placement.end.min(placement.start + POINTED))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::read_lenient;

    fn cut(text: &str, lit: Option<usize>, pointed: Option<usize>) -> Vec<Segment> {
        let reading = read_lenient(text);
        let segments = segments(text, &reading, &reading.faults, lit, pointed);
        let together: String = segments.iter().map(|segment| segment.text.as_str()).collect();
        assert_eq!(together, text);
        segments
    }

    #[test]
    fn a_record_is_cut_at_its_fields() {
        let segments = cut("4k3/8/8/8/8/8/8/4K3 w - - 0 1", None, None);
        let fields: Vec<_> = segments.iter().filter_map(|segment| segment.field).collect();
        assert_eq!(fields, [0, 1, 2, 3, 4, 5]);
        assert!(segments.iter().all(|segment| !segment.faulty && !segment.lit && !segment.gap));
    }

    #[test]
    fn a_character_that_lights_up_stands_alone() {
        let segments = cut("4k3/8/8/8/8/8/8/4K3 w - - 0 1", Some(1), None);
        let lit: Vec<_> = segments.iter().filter(|segment| segment.lit).collect();
        assert_eq!(lit.len(), 1);
        assert_eq!((lit[0].place, lit[0].text.as_str()), (1, "k"));
    }

    #[test]
    fn under_the_mouse_each_character_of_the_placement_is_a_segment() {
        let text = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
        let segments = cut(text, None, Some(0));
        let single = segments.iter().take_while(|segment| segment.text.len() == 1).count();
        assert!(single >= text.find(' ').unwrap());
    }

    #[test]
    fn what_is_missing_at_the_end_has_a_place_of_its_own() {
        let segments = cut("4k3/8/8/8/8/8/8", None, None);
        assert!(segments.iter().any(|segment| segment.gap), "{segments:?}");
    }
}
