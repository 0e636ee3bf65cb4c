//! Whatever text a person pastes, and the positions in it.
//!
//! [`import`] tries, in this order: UCI `position … moves …`; PGN with tags; `[fen]…[/fen]`; diagram templates of
//! Wikipedia; LaTeX commands; boards of style 12; data; records (FEN, EPD, links and whatever else [`read_lenient`] takes), one or one a line;
//! diagrams in text; PGN movetext without tags; lists of pieces; records with local piece letters. A text is taken for
//! what comes later only if nothing before it reads it, so no record is ever taken for something else.
//!
//! Nothing is left out silently: what was guessed is a [`Remark`], what could not be read a [`ImportError`] with its place.
//! All readers go through the text once; the limits below keep hostile text from filling the memory. [`ChunkedImport`] reads long
//! texts a stretch at a time.
//!
//! [`read_lenient`]: crate::notation::read_lenient

pub mod arrivals;
mod chunked;
mod detect;
mod diagram;
mod engine;
mod error;
mod figurine;
mod foreign;
mod found;
mod game;
mod json;
mod latex;
mod limits;
mod list;
mod markup;
mod paste;
mod pgn;
mod places;
mod record;
mod remark;
mod result;
mod side;
mod source;
mod style12;
mod template;
mod uci;
mod variant;

pub use chunked::ChunkedImport;
pub use detect::import;
pub use error::{ImportError, Reason};
pub use found::{Choice, Found};
pub use game::{Game, Ply};
pub use limits::{MAX_GAME_PLIES, MAX_GAMES, MAX_POSITIONS, MAX_TOTAL_PLIES, MAX_UNREAD};
pub use remark::{Remark, RemarkKind};
pub use result::Import;
pub use source::SourceKind;
