//! The readers by the names of their dialects, as command lines and tables of test cases have them.

use super::epd::read_epd;
use super::fault::Reading;
use super::lenient::read_lenient;
use super::letters::Language;
use super::localised::read_localised;
use super::record::{Dialect, read};

/// Reads a text in a dialect; none if there is no such dialect.
///
/// - `lenient`, and for what it reads beside plain records `url`, `uci`, `pgn`, `figurine`;
/// - `forsyth` for piece letters of any language, `forsyth-de` (…) for those of one ([`Language::code`]);
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
