//! Reads positions and games from pasted text of any kind.
//!
//! A text is read in four steps, each in a place of its own.
//!
//! 1. **Structure** (`structure`) takes the text apart. Mail, fences, comments, HTML, JSON, strings of source code, indented
//!    blocks and brackets are containers. What stands in one is a text of its own, with its escapes decoded, and each of its
//!    characters keeps its place in the pasted text. Containers may stand in containers.
//! 2. **Claims** (`claims`). Recognisers look at each run of plain text: one for records, one for diagrams, one for lists of
//!    pieces, one for games with tags, and so on; and one each for words that say who moves, stipulations, options (the side at
//!    the bottom, marks) and headings. None knows another, and their order means nothing. Each says which characters it claims,
//!    as what, and how certain that is. What was meant as a board and cannot be read is claimed as well.
//! 3. **Arrangement** (`arrange`) decides. Of two claims to the same characters the stronger one wins; the order of
//!    strength is the order of `claims::Strength`. Boards are the anchors: moves make a game of their own only
//!    where no board is claimed. A diagram and its record, a picture and its link are one board. What stands beside boards
//!    goes to the board that it is about: first within the run, then to the boards in its containers. Letters that several
//!    languages use differently are those of the language that anything else in the text has.
//! 4. **Coverage** ([`coverage()`]) accounts for every character: blank, used by a position as something, or set aside for a
//!    reason.
//!
//! For example, in `> Black to move:⏎> 8/8/8/8/8/5k2/8/4K2R⏎⏎Try 1. e4 e5 2. Nf3.` the quoted lines are a container. In its
//! text the recogniser of records claims the placement with the side to move, in the text around it that of movetext claims
//! three moves. They are set aside, because there is a board.
//!
//! The parsing of each format lies in a module of its own beside these steps (`record`, `diagram`, `list`, `pgn` …),
//! and what several of them need in others: the places of a run (`run`), words for the colours and the side to move (`side`),
//! options beside a board (`beside`). No format looks at what stands around its boards. `docs/reading.md` has an example of each format and each container.
//!
//! Nothing is left out silently: each guess is reported as a [`Remark`], and each unreadable place as an [`ImportError`].
//! Each step goes through a text once for each level of containers, and the limits (such as [`MAX_POSITIONS`]) keep hostile
//! text from filling the memory. [`ChunkedImport`] reads a long text in parts.

mod arrange;
pub mod arrivals;
mod beside;
mod chunk_results;
mod chunked;
mod claims;
mod coverage;
mod diagram;
mod edit;
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
mod men;
mod named_fields;
mod object;
mod pgn;
mod pictured;
mod places;
mod reading;
mod record;
mod remark;
mod result;
mod run;
mod side;
mod solution;
mod source;
mod squares;
mod stipulation;
mod structure;
mod style12;
mod template;
mod twins;
mod uci;
mod usage;
mod variant;

pub use chunked::ChunkedImport;
pub use coverage::{Part, Stretch, Unused, coverage};
pub use error::{FaultyRecord, ImportError, Reason};
pub use found::{Choice, Found};
pub use game::{Game, Ply};
pub use limits::{MAX_GAME_PLIES, MAX_GAMES, MAX_POSITIONS, MAX_TOTAL_PLIES, MAX_UNREAD, MAX_VARIATIONS};
pub use men::men;
pub use pictured::{PictureError, PicturedRow, UnreadPicture, pictured};
pub use reading::import;
pub use remark::{Remark, RemarkKind};
pub use result::Import;
pub use source::SourceKind;
pub use usage::{Aside, Use};
