//! The names of chess variants in PGN tags and links.

use shakmaty::variant::Variant;

/// The variant of a name; standard chess for an empty name and for Chess960, none for an unknown name.
pub(super) fn named(name: &str) -> Option<Variant> {
    let letters: String = name.bytes().filter(u8::is_ascii_alphanumeric).map(char::from).collect();
    let is = |names: &[&str]| names.iter().any(|known| letters.eq_ignore_ascii_case(known));
    let variant = match () {
        () if is(&[
            "",
            "standard",
            "chess",
            "normal",
            "fromposition",
            "chess960",
            "fischerandom",
            "fischerrandom",
            "freestyle",
        ]) =>
        {
            Variant::Chess
        }
        () if is(&["crazyhouse"]) => Variant::Crazyhouse,
        () if is(&["threecheck", "3check"]) => Variant::ThreeCheck,
        () if is(&["atomic"]) => Variant::Atomic,
        () if is(&["horde"]) => Variant::Horde,
        () if is(&["antichess"]) => Variant::Antichess,
        () if is(&["kingofthehill", "koth"]) => Variant::KingOfTheHill,
        () if is(&["racingkings"]) => Variant::RacingKings,
        () if letters.to_ascii_lowercase().contains("960") => Variant::Chess,
        () => return None,
    };
    Some(variant)
}

/// The variant that a link names: `variant=atomic`, or the part of its path after `editor` or `analysis`.
pub(super) fn of_link(link: &str) -> Option<Variant> {
    let parameter = link.split(['?', '&', '#']).find_map(|part| part.strip_prefix("variant="));
    let mut parts = link.split('/').skip_while(|part| !matches!(*part, "editor" | "analysis"));
    let name = parameter.or_else(|| parts.nth(1))?.trim();
    if name.is_empty() { None } else { named(name) }
}
