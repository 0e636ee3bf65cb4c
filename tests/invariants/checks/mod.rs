//! What holds of every text that enters, and of every sequence of commands. The fuzz targets run these checks over what
//! they make up, the native tests over seeds and random texts. A check that is broken panics.

mod choices;
pub(crate) mod editing;
pub(crate) mod imports;
pub(crate) mod kept;
pub(crate) mod records;

use forsyth::notation::{Span, read_lenient, write};
use forsyth::position::Position;

/// A check of any text.
type Check = fn(&str);

/// The name of each check, and the check. Fuzz targets and the folders of their seeds have the same names.
pub(crate) const CHECKS: [(&str, Check); 10] = [
    ("lenient", records::record),
    ("localised", records::localised),
    ("pgn", imports::games),
    ("diagram", imports::import),
    ("containers", imports::contained),
    ("marks", kept::marks),
    ("address", kept::address),
    ("storage", kept::storage),
    ("embed", kept::embedded),
    ("settings", kept::settings),
];

/// A place lies within a text of so many characters.
fn within(span: Span, length: usize) {
    assert!(span.start <= span.end && span.end <= length, "{span:?} of {length}");
}

/// A position is written, and what is written reads back.
fn reads_back(position: &Position) {
    let written = write(position);
    let reading = read_lenient(&written);
    assert!(reading.is_well_formed(), "{written}: {:?}", reading.faults);
    assert_eq!(reading.position, *position, "{written}");
}
