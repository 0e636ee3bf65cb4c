//! Position to findings: what is wrong with it, how gravely, where, and what would mend it.
//!
//! [`findings`] answers with all findings at once; [`verdict`] sums them up; [`findings_with_last_move`] also asks
//! whether there was a move that leads here, which costs more. Nothing here changes a position: a [`Repair`] says what
//! would. Sentences are made elsewhere, from the kinds.
//!
//! The rules are the FIDE Laws of Chess (the numbers of the articles are those of 2023) and, for what other programs
//! write and accept, X-FEN.

mod check;
mod finding;
mod material;
mod remedy;
mod repair;
mod retro;
mod rules;
mod scene;

pub use finding::{Finding, FindingKind, Severity, Verdict, verdict};
pub use repair::{Repair, start_position};
pub use retro::{LastMove, last_move};
pub use rules::Rules;
pub use scene::findings;
pub use shakmaty::variant::Variant;

use crate::position::Position;

/// All findings, and [`FindingKind::NoLastMove`] at their end if no move leads to the position.
pub fn findings_with_last_move(position: &Position, rules: &Rules) -> Vec<Finding> {
    let mut list = findings(position, rules);
    if last_move(position, rules) == LastMove::Impossible {
        list.push(scene::no_last_move(position, *rules));
    }
    list
}

/// The position without the castling rights that the rules forbid and without an unsound en passant square.
#[must_use]
pub fn repaired(position: &Position, rules: &Rules) -> Position {
    let mut repaired = position.clone();
    repaired.castling = rules.allowed_castling(position);
    repaired.en_passant = position.valid_en_passant();
    repaired
}
