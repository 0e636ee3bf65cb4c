//! Reading and writing: the repository's own cases, and properties of all positions and texts.

mod damaged;
mod epd;
mod forms;
mod hostile;
mod lenient;
mod localised;
mod order;
mod properties;
mod strict;

use forsyth::notation::{Fault, Reading};

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn only_fault(reading: &Reading) -> &Fault {
    assert_eq!(reading.faults.len(), 1, "{:?}", reading.faults);
    &reading.faults[0]
}
