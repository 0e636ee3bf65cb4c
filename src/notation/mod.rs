//! Reads positions from text and writes them: FEN and its dialects, EPD, piece letters of other languages.
//!
//! The readers ([`read`], [`read_lenient`], [`read_epd`], [`read_localised`]) do not stop at the first fault. They
//! report every fault with its place and return everything that could be read. [`write()`] writes canonical text that
//! reads back to the same position; [`write_form`] writes the forms that other programs expect.
//!
//! FEN is defined in section 16.1 of the Portable Game Notation standard (1994): six fields with one space between
//! them. The strict reader accepts exactly that. The lenient reader, which the text box uses, also accepts the
//! following and reports each as a [`Repair`]:
//!
//! - characters: byte order marks, zero-width and direction marks (removed); any white space and control characters
//!   (read as spaces); Unicode dashes, slashes, quotes and full-width letters (read as ASCII); figurines (read as
//!   letters);
//! - text around the record: quotes, brackets, a trailing comma or semicolon; `[FEN "…"]`; links whose query, fragment
//!   or path holds a position, percent-encoded or not; the words `position`, `fen`, `epd`, `setboard` before it;
//!   `startpos`; prose, JSON or source code, if no letter or digit touches the record and the text before it has other
//!   words than fields of a record (a side to move or a second placement there means that the fields are in disorder);
//! - separators: several spaces, underscores;
//! - placement: adjacent digits, dots for empty squares, `\` or `|` for `/`, a leading or trailing slash, ranks in
//!   several words or lines;
//! - side to move: `W`, `B`, `white`, `black` in any case;
//! - castling rights: letters in any order, repeated letters, dashes among the letters, file letters (X-FEN,
//!   Shredder-FEN);
//! - en passant square: any square, capital letters;
//! - clocks: leading zeros, fullmove number 0, `-` for the default, one of `, ; . )` directly after the number;
//! - missing fields at the end: their defaults are `w`, `-`, `-`, `0`, `1`;
//! - fields that are recognised by their form, not by their place, are offered in order ([`FaultKind::FieldOrder`]);
//! - text after the record: operations, moves, comments, further records ([`Reading::tail`]). Before both clocks have
//!   been read, the record ends only at an opcode of the EPD standard (`c3` too, although it could be a square), at any
//!   word if the text has a semicolon, at one of the characters `; # { "`, or at a complete placement. Any other word
//!   is read as the next field.

mod castling;
mod checks;
mod dialects;
mod epd;
mod fault;
mod fields;
mod form;
mod lenient;
mod letters;
mod localised;
mod look_alikes;
mod placement;
mod record;
mod report;
mod shape;
mod source;
mod split;
mod write;

pub use dialects::read_dialect;
pub use epd::{EpdReading, Operation, Operations, operations_at, operations_in, read_epd, write_epd};
pub use fault::{Expected, Fault, FaultKind, Field, Fix, Reading, Repair, RepairKind, Span};
pub use form::{Form, write_form};
pub use lenient::{read_lenient, read_plain};
pub use letters::{Alphabet, Language};
pub use localised::{Localised, LocalisedReading, read_localised};
pub use look_alikes::latin_twin;
pub(crate) use placement::squares_of;
pub use record::{Dialect, START_FEN, read};
pub use write::{write, write_placement};
