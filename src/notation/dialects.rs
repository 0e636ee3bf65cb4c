//! Access to all readers by the name of a dialect, for command lines and tables of test cases.

use super::epd::read_epd;
use super::fault::Reading;
use super::lenient::read_lenient;
use super::letters::Language;
use super::localised::read_localised;
use super::record::{Dialect, read};

/// Reads a text in the dialect with this name; none if there is no such dialect.
///
/// - `lenient`: the lenient reader; `url`, `uci`, `pgn` and `figurine` are other names for it;
/// - `forsyth`: piece letters of any language; `forsyth-de` and so on: those of one language
///   ([`Language::code`]);
/// - `epd`, and the names of [`Dialect`].
pub fn read_dialect(text: &str, dialect: &str) -> Option<Reading> {
    match dialect {
        "lenient" | "url" | "uci" | "pgn" | "figurine" => return Some(read_lenient(text)),
        "forsyth" => return Some(read_localised(text, None).into_reading()),
        "epd" => return Some(read_epd(text).reading),
        _ => {}
    }
    if let Some(code) = dialect.strip_prefix("forsyth-") {
        return Language::named(code).map(|language| read_localised(text, Some(language)).into_reading());
    }
    let known = Dialect::ALL.into_iter().find(|known| known.name() == dialect)?;
    Some(read(text, known))
}
