//! The words of the app: from the files that people translate to what the program is built with.
//!
//! Each language is a folder of `locale/` with one Fluent file a table (`page.ftl`, `annex.ftl`, …). English is the
//! measure: [`Catalogue::read`] reads a language, [`differences`] says where it is not the same in kind as English, and
//! [`rust`] makes the exhaustive table of it. A message becomes a pattern that is filled in at run time by a
//! few lines of code, so that a language is data and can be fetched when somebody wants it.

mod catalogue;
mod pattern;
mod table;

pub use catalogue::{Catalogue, Message, differences, read};
pub use pattern::Part;
pub use table::{data, list, marks, rust};

/// The tables, by what loads them: the page itself, its annex, the help inside the annex, its markup, and what tells that
/// it has broken.
pub const TABLES: [&str; 5] = ["page", "annex", "help", "shell", "broken"];

/// The languages, English first. Each has a folder of this name in `locale/`.
pub const LANGUAGES: [&str; 4] = ["en", "de", "fr", "es"];
