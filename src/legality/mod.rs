//! Checks whether a position is legal.
//!
//! [`findings()`] returns all findings at once, each with its severity, its squares and suggested repairs. [`verdict`]
//! summarises them. [`one_for_each_cause`] lists findings with one cause as one. [`notes()`] are about positions that may not be
//! what was meant. [`findings_with_last_move`] also checks whether some legal move leads to the position, which takes
//! longer. A [`Repair`] describes a change; nothing here changes the position itself. The sentences that describe
//! findings are in [`i18n`](crate::i18n).
//!
//! The rules are the FIDE Laws of Chess (article numbers are those of 2023) and, for castling rights and en passant
//! squares in records, X-FEN. In this module, a *man* is any pawn, piece or king.

mod causes;
mod check;
mod context;
mod finding;
mod findings;
mod material;
mod notes;
mod repair;
mod retro;
mod rules;
mod suggestions;

pub use causes::one_for_each_cause;
pub use finding::{Finding, FindingKind, Severity, Verdict, obstacle, verdict};
pub use findings::{findings, findings_with_last_move};
pub use notes::notes;
pub use repair::{Repair, start_position};
pub use retro::{LastMove, last_move};
pub use rules::{Rules, Variant};

use crate::position::Position;

/// The position without the castling rights that the rules forbid and without an invalid en passant square.
#[must_use]
pub fn repaired(position: &Position, rules: &Rules) -> Position {
    let mut repaired = position.clone();
    repaired.castling = rules.allowed_castling(position);
    repaired.en_passant = position.valid_en_passant();
    repaired
}
