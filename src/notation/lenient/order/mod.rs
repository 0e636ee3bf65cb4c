//! Puts the fields of a record in order, each recognised by its form.
//!
//! Where fields were swapped, run together, split, repeated or left out, a reader that goes by place finds a fault in
//! every field, and the fix of one field loses what belongs to another. By form there is mostly one way to assign the
//! words: `w` and `b` are sides, letters of `KQkq` rights, `e3` is a square, digits are the clocks in their order, and
//! dashes stand for what is not given. Where there are several ways, each is offered; where there is none, nothing is.

mod assign;
mod board;
mod clocks;
mod words;

use crate::notation::fault::{Fix, Span};
use crate::notation::source::{Source, slice};
use board::WholeBoard;

/// A longer text is not put in order: it has other faults than a record whose fields are mixed up.
const LONGEST: usize = 1_024;

/// The ways to put the fields of a record in order.
pub(super) struct Order {
    /// The words that are put in order, in characters of the original text.
    pub(super) span: Span,
    /// One fix for each way, the most likely one first. Places are in characters of the original text.
    pub(super) fixes: Vec<Fix>,
    /// Whether the fixes only insert something, so that the text as it stands is in order.
    pub(super) inserts: bool,
}

/// Assigns the words around the placement to fields. None if there is no whole placement, or no assignment that uses all
/// of them.
pub(super) fn put_in_order(source: &Source) -> Option<Order> {
    let text = source.text();
    if text.len() > LONGEST {
        return None;
    }
    let board = WholeBoard::find(text)?;
    if let Some(rest) = slice(text, board.end, text.len()).strip_prefix('/')
        && rest.starts_with(|c: char| c.is_ascii_alphanumeric())
        && !rest.starts_with(['w', 'b', 'W', 'B'])
    {
        // A ninth rank.
        return None;
    }
    let (first, before) = words::before(text, board.start);
    let (last, after) = words::after(text, board.end);
    let is_touching = slice(text, board.end, text.len()).starts_with(|c: char| c.is_ascii_alphanumeric());
    let records = assign::assign(&before, &after, is_touching, &board)?;
    let is_moved = first < board.start || slice(text, board.start, board.end) != board.text;
    let start = if is_moved { first } else { board.end };
    let given = slice(text, start, last);
    let write = |fields: String| {
        if is_moved { [&board.text, " ", &fields].concat() } else { [" ", &fields].concat() }
    };
    let meant: Vec<String> = records.into_iter().map(write).collect();
    let inserted: Option<Vec<(usize, String)>> = meant.iter().map(|meant| insertion(given, meant)).collect();
    let inserts = inserted.is_some();
    let fixes = if let Some(inserted) = inserted {
        let insert = |(at, text)| Fix { span: source.place(start + at, start + at), text };
        inserted.into_iter().map(insert).collect()
    } else {
        let span = source.place(start, last);
        meant.into_iter().map(|text| Fix { span, text }).collect()
    };
    let skipped = given.len() - given.trim_start().len();
    Some(Order { span: source.place(start + skipped, last), fixes, inserts })
}

/// The only text that has to be inserted into `given` so that it becomes `meant`, and where; none if more than that is
/// different.
fn insertion(given: &str, meant: &str) -> Option<(usize, String)> {
    let same = |(one, other): &(u8, u8)| one == other;
    let prefix = given.bytes().zip(meant.bytes()).take_while(same).count();
    // A word is inserted whole, with the space after it.
    let prefix = slice(given, 0, prefix).rfind(' ').map_or(0, |space| space + 1);
    let suffix = given.len().checked_sub(prefix)?;
    let inserted = meant.len().checked_sub(given.len()).filter(|length| *length > 0)?;
    (slice(meant, prefix + inserted, meant.len()) == slice(given, prefix, prefix + suffix))
        .then(|| (prefix, slice(meant, prefix, prefix + inserted).to_owned()))
}

/// Whether a text consists of fields other than a placement, in whatever order.
pub(super) fn may_be_fields(text: &str) -> bool {
    assign::may_be_fields(text)
}

/// Whether a text consists of such fields, and not only of numbers and dashes, which stand before lines and in lists.
pub(super) fn are_fields(text: &str) -> bool {
    assign::are_fields(text)
}
