//! The games that a position can belong to, by their names.

use crate::legality::Variant;
use crate::position::Position;

/// Every game with the name by which addresses and storage know it, in the order in which they are offered.
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

/// The name of a game.
pub fn name(variant: Variant) -> &'static str {
    VARIANTS.iter().find(|(known, _)| *known == variant).map_or("", |(_, name)| name)
}

/// The game of a name.
pub fn named(name: &str) -> Option<Variant> {
    VARIANTS.iter().find(|(_, known)| *known == name).map(|(variant, _)| *variant)
}

/// The game that a text's position belongs to: pockets and check counters say it; of a text without them every other
/// game stays what it was.
pub fn played(position: &Position, before: Variant) -> Variant {
    match (position.pockets(), position.remaining_checks, before) {
        (Some(_), ..) => Variant::Crazyhouse,
        (None, Some(_), _) => Variant::ThreeCheck,
        (None, None, Variant::Crazyhouse | Variant::ThreeCheck) => Variant::Chess,
        (None, None, before) => before,
    }
}
