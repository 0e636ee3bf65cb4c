//! Results of games on lines of their own: `1-0`, `Result: ½–½`.

use super::claim::{Claim, Note};
use crate::import::pgn;
use crate::import::run::{Run, offset_in};
use crate::import::usage::Aside;

/// The claims about a run.
pub(super) fn claims(run: &Run) -> Vec<Claim> {
    let claim = |(start, line): (usize, &str)| {
        let content = line.trim();
        let from = offset_in(line, content, start);
        let result = match content.split_once(':') {
            Some((label, result)) if label.chars().all(char::is_alphabetic) => result.trim(),
            _ => content,
        };
        let claim = || Claim::note(run.span(from, from + content.len()), Note::Aside(Aside::Result));
        pgn::is_result(result).then(claim)
    };
    run.lines().filter_map(claim).collect()
}
