//! Fields of a record that stand beside a board under their names, as programs print them below a diagram: `Castling: KQkq`,
//! `En passant: e6`, `Halfmove clock: 3`.

use crate::notation::Field;

/// The most words of a name before its last one: `en passant target square`.
const MOST_WORDS: usize = 3;

/// The longest text that these words can have, in characters.
const LONGEST: usize = 48;

/// The names of the fields, in small letters and without spaces and hyphens.
const NAMES: [(Field, &[&str]); 5] = [
    (
        Field::Side,
        &[
            "sidetomove",
            "activecolor",
            "activecolour",
            "sidetoplay",
            "stm",
            "turn",
            "turncolor",
            "tomove",
            "side",
            "movingside",
            "playertomove",
        ],
    ),
    (
        Field::Castling,
        &[
            "castling",
            "castlingrights",
            "castlingability",
            "castlingavailability",
            "castle",
            "castles",
            "castlerights",
            "rochade",
            "rochaderechte",
            "roque",
            "roques",
            "enroque",
            "enroques",
            "arrocco",
            "rokade",
            "roszada",
        ],
    ),
    (
        Field::EnPassant,
        &[
            "ep",
            "epsquare",
            "eptarget",
            "enpas",
            "enpassant",
            "enpassantsquare",
            "enpassanttarget",
            "enpassanttargetsquare",
            "passant",
            "passantsquare",
            "passanttarget",
        ],
    ),
    (Field::Halfmove, &["halfmove", "halfmoves", "halfmoveclock", "fiftymoveclock", "moveclock"]),
    (Field::Fullmove, &["fullmove", "fullmoves", "fullmovenumber", "fullmovecounter", "fullmoveclock"]),
];

/// Words of a program that stand for an empty field.
const NONE: [&str; 7] = ["no", "none", "nil", "null", "false", "no_sq", "---"];

/// A name in small letters and without hyphens.
pub(super) fn plain(name: &str) -> String {
    name.chars().filter(|c| !matches!(c, '-' | '_')).map(|c| c.to_ascii_lowercase()).collect()
}

/// The field that a plain name means together with the words before it on its line, of which there may be none. The longest
/// name counts: `en passant square` is no square, and `castling rights` are more than `rights`.
pub(super) fn field(name: &str, before: &str) -> Option<Field> {
    let named = |name: &str| NAMES.iter().find(|(_, names)| names.contains(&name)).map(|(field, _)| *field);
    // Almost every word of a text ends no name.
    if !NAMES.iter().any(|(_, names)| names.iter().any(|one| one.ends_with(name))) {
        return None;
    }
    let near = before.char_indices().rev().take(LONGEST).take_while(|(_, c)| *c != '\n');
    let start = near.last().map_or(before.len(), |(at, _)| at);
    let words = before.get(start..)?.rsplit(' ').filter(|word| !word.is_empty()).take(MOST_WORDS);
    let (mut long, mut field) = (name.to_owned(), named(name));
    for word in words {
        long.insert_str(0, &plain(word));
        field = named(&long).or(field);
    }
    field
}

/// The text of a field in the value of its name; none if the value is a sentence.
pub(super) fn text(value: &str) -> Option<String> {
    let value = value.trim_matches(|c: char| c.is_whitespace() || matches!(c, '"' | '\'' | ',' | ';' | '.'));
    let is_empty = value.is_empty() || NONE.iter().any(|none| value.eq_ignore_ascii_case(none));
    let text = if is_empty { "-" } else { value };
    let is_field = text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    is_field.then(|| text.to_owned())
}
