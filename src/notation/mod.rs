//! Text to position and back.
//!
//! The readers ([`read`], [`read_lenient`], [`read_epd`], [`read_localised`]) never stop at the first fault: they
//! report each one with its place and return what they could read. The writer ([`write`](write::write)) makes canonical
//! text that reads back to the same position; [`write_form`] writes it as other programs want it.
//!
//! FEN is the Portable Game Notation standard's section 16.1 (1994): six fields, one space between them. The strict
//! reader takes exactly that. The lenient reader, the one behind the text box, also takes, and says so by a
//! [`Repair`]:
//!
//! - characters: byte order marks, zero-width and direction marks (dropped); any white space and control characters
//!   (a space); Unicode dashes, slashes, quotes, full-width letters (their ASCII twin); figurines (their letter);
//! - wrappers: quotes, brackets, a trailing comma or semicolon; `[FEN "…"]`; links whose query, fragment or path
//!   holds a position, percent-encoded or not; the words `position`, `fen`, `epd`, `setboard` in front; `startpos`;
//!   prose, JSON or source code around a position, as long as nothing touches it and what stands before it is not
//!   itself a field of a record (a side before the placement, a placement before the placement: nobody knows what was
//!   meant);
//! - separators: runs of spaces, underscores;
//! - placement: adjacent digits, dots for empty squares, `\` or `|` for `/`, a leading or trailing slash, ranks
//!   spread over several words or lines;
//! - side to move: `W`, `B`, `white`, `black` in any case;
//! - castling: any order, repeated letters, dashes among the letters, file letters (X-FEN, Shredder-FEN);
//! - en passant: any square, capitals too;
//! - clocks: leading zeros, full move 0, `-` for the default, a stuck `, ; . )`;
//! - missing fields at the end: `w`, `-`, `-`, `0`, `1`;
//! - after the fields: operations, moves, comments, further records (left alone; [`Reading::tail`]). Before both clocks
//!   only an opcode of the EPD standard (`c3` too, even if a second en passant square was meant), any word if there is a
//!   semicolon, the signs `; # { "`, or a whole placement end the record; anything else is a field, read as one.

mod castling;
mod epd;
mod fault;
mod fields;
mod form;
mod lenient;
mod letters;
mod localised;
mod named;
mod placement;
mod record;
mod source;
mod write;

pub use epd::{EpdReading, Operation, Operations, read_epd, write_epd};
pub use fault::{Expected, Fault, FaultKind, Field, Fix, Reading, Repair, RepairKind, Span};
pub use form::{Form, operations_in, write_form};
pub use lenient::{Reader, START_FEN, operations_at, read_by, read_lenient, read_plain};
pub use letters::{Alphabet, Language};
pub use localised::{Localised, LocalisedReading, read_localised};
pub use named::read_dialect;
pub(crate) use placement::squares_of;
pub use record::{Dialect, read};
pub use write::{write, write_placement};
