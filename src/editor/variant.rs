//! The chess variants and their names.

use crate::legality::Variant;
use crate::position::Position;

/// All variants with their stable names in addresses and in the storage, in the order in which the page offers them.
pub const VARIANTS: [(Variant, &str); 8] = [
    (Variant::Chess, "chess"),
    (Variant::Crazyhouse, "crazyhouse"),
    (Variant::ThreeCheck, "three-check"),
    (Variant::KingOfTheHill, "king-of-the-hill"),
    (Variant::Atomic, "atomic"),
    (Variant::Antichess, "antichess"),
    (Variant::Horde, "horde"),
    (Variant::RacingKings, "racing-kings"),
];

/// The name of a variant.
pub fn name(variant: Variant) -> &'static str {
    VARIANTS.iter().find(|(known, _)| *known == variant).map_or("", |(_, name)| name)
}

/// The variant of a name.
pub fn named(name: &str) -> Option<Variant> {
    VARIANTS.iter().find(|(_, known)| *known == name).map(|(variant, _)| *variant)
}

/// The variant of a position that was read from a text: Crazyhouse if it has pockets, Three-check if it has remaining
/// checks, otherwise the variant before (standard chess if that was one of these two).
pub fn played(position: &Position, before: Variant) -> Variant {
    match (position.pockets(), position.remaining_checks, before) {
        (Some(_), ..) => Variant::Crazyhouse,
        (None, Some(_), _) => Variant::ThreeCheck,
        (None, None, Variant::Crazyhouse | Variant::ThreeCheck) => Variant::Chess,
        (None, None, before) => before,
    }
}
