//! What becomes of a stretch of a text.

use crate::import::error::Reason;
use crate::import::usage::{Aside, Use};
use crate::notation::Span;

/// The reason why a stretch of a text is not used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unused {
    /// It was recognised, and left out of the position beside it.
    LeftOut,
    /// It was recognised as something that no position has.
    Aside(Aside),
    /// It cannot be read.
    Fault(Reason),
    /// Nothing in it was recognised.
    Words,
}

/// What becomes of a stretch of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// Spaces, line ends and punctuation outside of what is used, and what belongs to a container: tags, keys, addresses.
    Blank,
    /// It is used by the position or game with this index.
    Used(usize, Use),
    /// It is set aside.
    Unused(Unused),
}

/// A stretch of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stretch {
    /// Its place, in characters. It is not empty.
    pub span: Span,
    /// What becomes of it.
    pub part: Part,
}
