//! The classes of segments of the text.

use crate::view::segments::Segment;

/// The classes of a segment: its field (`f0` …), and whether it is faulty, highlighted, or a gap.
pub fn segment_class(segment: &Segment) -> String {
    let field = segment.field.map(|field| format!("f{field}"));
    let marks = [(segment.faulty, "faulty"), (segment.lit, "lit"), (segment.gap, "gap")];
    let marks = marks.into_iter().filter(|(on, _)| *on).map(|(_, name)| name.to_owned());
    field.into_iter().chain(marks).collect::<Vec<_>>().join(" ")
}
