//! Text to position and back.
//!
//! The reader ([`read`], [`read_lenient`]) never stops at the first fault: it reports each one with its place and
//! returns what it could read. The writer ([`write`](write::write)) makes canonical text that reads back to the same position.
//!
//! FEN is the Portable Game Notation standard's section 16.1 (1994): six fields, one space between them. The strict
//! reader takes exactly that. The lenient reader, the one behind the text box, also takes, and says so by a
//! [`Repair`]:
//!
//! - characters: byte order marks, zero-width and direction marks (dropped); any white space and control characters
//!   (a space); Unicode dashes, slashes, quotes, full-width letters (their ASCII twin); figurines (their letter);
//! - wrappers: quotes, brackets, a trailing comma or semicolon; `[FEN "…"]`; links whose query, fragment or path
//!   holds a position, percent-encoded or not; the words `position`, `fen`, `epd`, `setboard` in front; `startpos`;
//!   prose, JSON or source code around a position;
//! - separators: runs of spaces, underscores;
//! - placement: adjacent digits, dots for empty squares, `\` or `|` for `/`, a leading or trailing slash, ranks
//!   spread over several words or lines;
//! - side to move: `W`, `B`, `white`, `black` in any case;
//! - castling: any order, repeated letters, dashes among the letters, file letters (X-FEN, Shredder-FEN);
//! - en passant: any square, capitals too;
//! - clocks: leading zeros, full move 0, `-` for the default, a stuck `, ; . )`;
//! - missing fields at the end: `w`, `-`, `-`, `0`, `1`; operations and comments after the fields (left alone).

mod castling;
mod fault;
mod fields;
mod lenient;
mod placement;
mod record;
mod source;
mod write;

pub use fault::{Expected, Fault, FaultKind, Field, Fix, Reading, Repair, RepairKind, Span};
pub use lenient::{START_FEN, read_lenient};
pub(crate) use placement::squares_of;
pub use record::{Dialect, read};
pub use write::{write, write_placement};
