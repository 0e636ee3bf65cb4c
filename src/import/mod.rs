//! Reads positions and games from pasted text of any kind.
//!
//! [`import`] tries these readers in order: UCI `position … moves …`; PGN with tags; `[fen]…[/fen]`; diagram templates
//! of Wikipedia; LaTeX commands; boards in style 12; JSON; links with moves or the number of a start position; boards of
//! programs (objects of squares, lists of rows); records (FEN, EPD, links and everything else that [`read_lenient`]
//! accepts), one on each line, one in a row of a table, or one in the text, also broken into lines; diagrams in text; PGN
//! movetext without tags; lists of pieces; moves without numbers; records with the piece letters of other languages. A text
//! is read in a later format only if no reader of an earlier one accepts it, so a record is never taken for something else.
//! Where a record was certainly meant and cannot be read, moves do not take its place. Before all this, the signs of
//! quoted mail are removed. `docs/reading.md` has an example of each format.
//!
//! What stands beside a board is read with it: the side at the bottom and marks, in the options of links, shortcodes, blocks
//! of notes, tags and objects. Several records of one board are one position, the one that says most.
//!
//! Nothing is left out silently: each guess is reported as a [`Remark`], and each unreadable place as an [`ImportError`].
//! Every reader goes through the text once, and the limits (such as [`MAX_POSITIONS`]) keep hostile text from filling
//! the memory. [`ChunkedImport`] reads a long text in parts.
//!
//! [`read_lenient`]: crate::notation::read_lenient

mod arrange;
pub mod arrivals;
mod beside;
mod chunk_results;
mod chunked;
mod claims;
mod diagram;
mod error;
mod figurine;
mod foreign;
mod found;
mod game;
mod latex;
mod limits;
mod link;
mod list;
mod markup;
mod object;
mod run;
mod pgn;
mod places;
mod reading;
mod record;
mod remark;
mod result;
mod side;
mod source;
mod squares;
mod stipulation;
mod structure;
mod style12;
mod template;
mod uci;
mod variant;

pub use chunked::ChunkedImport;
pub use reading::import;
pub use error::{FaultyRecord, ImportError, Reason};
pub use found::{Choice, Found};
pub use game::{Game, Ply};
pub use limits::{MAX_GAME_PLIES, MAX_GAMES, MAX_POSITIONS, MAX_TOTAL_PLIES, MAX_UNREAD, MAX_VARIATIONS};
pub use remark::{Remark, RemarkKind};
pub use result::Import;
pub use source::SourceKind;
