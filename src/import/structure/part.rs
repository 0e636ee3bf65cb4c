//! What a finder returns: the contents of a container.

use std::ops::Range;

use super::text::Piece;

/// Contents of a container.
pub(in crate::import) struct Part {
    /// The pieces of which the contents are made.
    pub(in crate::import) pieces: Vec<Piece>,
    /// The ranges of bytes of the text around it in which they stand, in order.
    pub(in crate::import) ranges: Vec<Range<usize>>,
    /// The kind of the container.
    pub(in crate::import) container: Container,
}

/// The kinds of containers, as far as they matter to what stands in them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::import) enum Container {
    /// Signs in front of lines and the like: the contents are written as if they were alone.
    Signs,
    /// A text whose slashes are escaped.
    Slashes,
    /// Any other container, around which there is more text.
    Other,
}

impl Part {
    /// The contents of a container in one range of bytes.
    pub(super) fn of(pieces: Vec<Piece>, range: Range<usize>, container: Container) -> Part {
        Part { pieces, ranges: Vec::from([range]), container }
    }

    pub(super) fn start(&self) -> usize {
        self.ranges.first().map_or(0, |range| range.start)
    }

    pub(super) fn end(&self) -> usize {
        self.ranges.last().map_or(0, |range| range.end)
    }
}

/// The lines of a text with their byte offsets, each with its line end.
pub(super) fn lines_of(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    text.split_inclusive('\n').map(move |line| {
        let start = at;
        at += line.len();
        (start, line)
    })
}
