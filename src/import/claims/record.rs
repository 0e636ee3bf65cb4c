//! Records: FEN, EPD, links and all that the lenient reader of records accepts; several, one on each line; one in a row of a
//! table, or broken into lines.

use super::claim::{Claim, Strength};
use crate::import::error::{ImportError, Reason};
use crate::import::result::Import;
use crate::import::run::Run;
use crate::import::{places, record, side};
use crate::notation::FaultKind;

/// The shapes in which records come other than one alone. They exclude each other: the first one that a run has is its shape.
const SHAPES: [fn(&Run) -> Option<Import>; 4] =
    [record::read_lines, record::read_links, record::read_faulty_lines, record::read_table];

/// The claims about a run.
pub(super) fn claims(run: &Run) -> Vec<Claim> {
    let all = |import| Claim::all(Some(import), run.whole(), Strength::Record);
    if let Some(import) = SHAPES.iter().find_map(|read| read(run)) {
        return all(import);
    }
    let fault = match record::read_whole(run) {
        Ok(import) => return all(import),
        Err(fault) => fault,
    };
    if let Some(import) = record::read_wrapped(run) {
        return all(import);
    }
    if !places::has_board(run.text()) {
        return vec![Claim::fault(of_words(fault, run), Strength::Prose, false)];
    }
    // What was certainly meant as a record is never replaced by moves in silence.
    let is_in_sentence = match fault.reason {
        Reason::Record(FaultKind::NoPosition | FaultKind::Nothing) => true,
        _ => record::begins_sentence(run),
    };
    match fault.reason {
        Reason::Record(_) if is_in_sentence => match record::read_spot(run).unwrap_or(Err(fault)) {
            Ok(import) => all(import),
            Err(fault) => vec![Claim::fault(fault, Strength::Record, true)],
        },
        Reason::Record(_) => vec![Claim::fault(record::with_record(fault, run), Strength::Record, true)],
        // Beside the board of another game there may be one of chess.
        _ => {
            let mut claims = vec![Claim::fault(fault, Strength::Record, true)];
            claims.extend(record::read_spot(run).and_then(Result::ok).into_iter().flat_map(all));
            claims
        }
    }
}

/// The error for a text without a record. The number of a move is no rank, and words are none.
fn of_words(fault: ImportError, run: &Run) -> ImportError {
    let digits = fault.text.trim_start_matches(|c: char| c.is_ascii_digit());
    let is_number = digits.len() < fault.text.len() && digits.starts_with('.');
    let is_record = places::is_like_record(run.text()) || places::has_placement(run.text());
    let has_words = || side::words(run.text()).any(|(_, word)| is_of_language(word));
    let is_words = !is_record && matches!(fault.reason, Reason::Record(_)) && has_words();
    let reason = if is_number || is_words { Reason::Record(FaultKind::NoPosition) } else { fault.reason };
    ImportError { reason, ..fault }
}

/// Whether a word is one of a language: it has letters that are none of men.
fn is_of_language(word: &str) -> bool {
    word.chars().count() > 2
        && word.chars().all(char::is_alphabetic)
        && !word.bytes().all(|byte| b"pnbrqkPNBRQK".contains(&byte))
}
