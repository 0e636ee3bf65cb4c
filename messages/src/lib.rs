//! The messages of the application: from the Fluent files that people translate to the code that shows them.
//!
//! Each language has a folder in `locale/`; its `*.ftl` files together are one [`Catalogue`]. English decides which
//! messages there are and which variables each one has: [`read`] refuses a language that differs from it. `build.rs`
//! generates the type `Messages` from the English catalogue, with a function for each message ([`rust`]), and one text
//! for each language with its messages in the order of English ([`compile`]). The page is built with the English text
//! and fetches the text of another language when it needs it. The messages of some files are not part of it: they stand
//! in documents that are written when the page is built ([`Catalogue::split`]).
//!
//! The words for the parts of a message are those of Fluent: <https://projectfluent.org/fluent/guide/>.

mod catalogue;
mod compare;
mod generate;
mod pattern;

pub use catalogue::{Catalogue, Message, read};
pub use compare::differences;
pub use generate::{catalogues, compile, delimiters, languages, rust};
pub use pattern::Element;

/// The tags of the languages (BCP 47), English first. Each has a folder of this name in `locale/`.
pub const LANGUAGES: [&str; 4] = ["en", "de", "fr", "es"];

/// The files whose messages the program does not have: they stand in what is written when the page is built.
const DOCUMENT_FILES: [&str; 2] = ["crash.ftl", "embed-page.ftl"];
