//! The check counters of Three-check.

use crate::position::{ByColor, RemainingChecks};

/// Reads `3+1`, the checks that White and Black still have to give, or `+0+2`, the checks that they have
/// given.
pub(super) fn read_checks(field: &str) -> Option<ByColor<RemainingChecks>> {
    let digit = |byte: u8| u32::from(byte).checked_sub(u32::from(b'0')).filter(|checks| *checks <= 3);
    let (white, black) = match field.as_bytes() {
        [white, b'+', black] => (digit(*white)?, digit(*black)?),
        [b'+', white, b'+', black] => (3 - digit(*white)?, 3 - digit(*black)?),
        _ => return None,
    };
    Some(ByColor { white: RemainingChecks::new(white), black: RemainingChecks::new(black) })
}
