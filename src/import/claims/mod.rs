//! The second step: recognisers look at a run of plain text and claim what they know in it.
//!
//! A recogniser is a function in a file of its own and a line in [`RECOGNISERS`]. None knows another one: each looks at the
//! whole run, and what two of them claim is decided by the [`Strength`] of their claims, in the step
//! [`arrange`](super::arrange). The order of the table means nothing.

mod bare_moves;
mod claim;
mod diagram;
mod edit;
mod heading;
mod latex;
mod link;
mod list;
mod localised;
mod markup;
mod movetext;
mod object;
mod options;
mod record;
mod result;
mod side;
mod solution;
mod start;
mod start_number;
mod stipulation;
mod style12;
mod tagged;
mod template;
mod twins;
mod uci;

pub(super) use claim::{Claim, Note, Strength, Value};
pub(super) use heading::heading;

use super::run::Run;

/// A function that claims what it knows in a run.
pub(super) type Recogniser = fn(&Run) -> Vec<Claim>;

/// All recognisers.
pub(super) const RECOGNISERS: [Recogniser; 24] = [
    bare_moves::claims,
    diagram::claims,
    edit::claims,
    heading::claims,
    latex::claims,
    link::claims,
    list::claims,
    localised::claims,
    markup::claims,
    movetext::claims,
    object::claims,
    options::claims,
    record::claims,
    result::claims,
    side::claims,
    solution::claims,
    start::claims,
    start_number::claims,
    stipulation::claims,
    style12::claims,
    tagged::claims,
    template::claims,
    twins::claims,
    uci::claims,
];

/// The claims of all recognisers about a run.
pub(super) fn claims(run: &Run) -> Vec<Claim> {
    RECOGNISERS.iter().flat_map(|recogniser| recogniser(run)).collect()
}
