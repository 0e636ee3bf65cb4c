//! Records: FEN, EPD, links and all that the lenient reader of records accepts; several, one on each line; one in a row of a
//! table, or broken into lines.

use super::claim::{Claim, Strength};
use crate::import::places;
use crate::import::record;
use crate::import::run::Run;

/// The claims about a run.
pub(super) fn claims(run: &Run) -> Vec<Claim> {
    let all = |import| Claim::all(Some(import), run.whole(), Strength::Record);
    if let Some(import) = record::read_lines(run) {
        return all(import);
    }
    // Links within other text. A text that is a link itself may contain spaces, so it is read as one record.
    let is_link = places::spots(run.text()).iter().all(|spot| spot.is_link);
    let begins_with_link =
        run.text().trim_start().starts_with("http") && run.text().trim().lines().count() == 1;
    if is_link
        && !begins_with_link
        && let Some(import) = record::read_links(run)
    {
        return all(import);
    }
    if let Some(import) = record::read_table(run) {
        return all(import);
    }
    let fault = match record::read_whole(run) {
        Ok(import) => return all(import),
        Err(fault) => fault,
    };
    if let Some(import) = record::read_wrapped(run) {
        return all(import);
    }
    if let Some(import) = record::read_faulty_lines(run) {
        return all(import);
    }
    // What was certainly meant as a record is never replaced by moves in silence.
    if places::has_board(run.text()) {
        let spot = places::spots(run.text()).into_iter().next();
        let span = spot.map_or(fault.at, |spot| run.span(spot.place.start, spot.place.end));
        return vec![Claim { span, ..Claim::fault(fault, Strength::Record, true) }];
    }
    vec![Claim::fault(fault, Strength::Prose, false)]
}
