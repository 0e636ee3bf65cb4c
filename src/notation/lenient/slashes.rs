//! Placements whose ranks are separated by another character than a slash.

use crate::notation::fault::RepairKind;
use crate::notation::report::Report;
use crate::notation::shape::width;
use crate::notation::source::{Source, slice};

/// What may stand between ranks instead of a slash. Backslashes and vertical lines are read elsewhere: they may also separate
/// only some of the ranks.
const SEPARATORS: [u8; 5] = [b'.', b'-', b',', b':', b';'];

/// The text with slashes in a word of eight whole ranks with the same separator between them.
pub(super) fn with_slashes<'a>(source: Source<'a>, report: &mut Report) -> Source<'a> {
    let text = source.text();
    let Some((start, end, separator)) = separated(text) else { return source };
    let mut slashed = source.blank();
    let mut done = 0;
    for (offset, _) in slice(text, start, end).match_indices(char::from(separator)) {
        let at = start + offset;
        let place = source.place(at, at + 1);
        report.repair(RepairKind::Slashes, place);
        slashed.push_from(&source, done, at);
        slashed.push('/', place);
        done = at + 1;
    }
    slashed.push_from(&source, done, text.len());
    slashed
}

/// The byte range of the first such word, and its separator.
fn separated(text: &str) -> Option<(usize, usize, u8)> {
    let mut start = 0;
    for word in text.split(' ') {
        let end = start + word.len();
        let is_separated = |separator: &u8| {
            let ranks = || word.split(char::from(*separator));
            ranks().count() == 8 && ranks().all(|rank| width(rank) == Some(8))
        };
        if let Some(separator) = SEPARATORS.into_iter().find(is_separated) {
            return Some((start, end, separator));
        }
        start = end + 1;
    }
    None
}
