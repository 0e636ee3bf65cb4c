//! Fields of a record that stand beside a board under their names, as programs print them below a diagram: `Castling: KQkq`,
//! `En passant: e6`, `Halfmove clock: 3`.

use crate::notation::Field;

/// The names of the fields, without spaces and hyphens. The first words of some are left out, because other words stand
/// between them: `en passant target square`.
const NAMES: [(Field, &[&str]); 5] = [
    (Field::Side, &["sidetomove", "activecolor", "activecolour", "sidetoplay", "stm"]),
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
            "рокировка",
        ],
    ),
    (
        Field::EnPassant,
        &[
            "ep",
            "epsquare",
            "eptarget",
            "enpassant",
            "enpassantsquare",
            "enpassanttarget",
            "enpassanttargetsquare",
            "passant",
            "passantsquare",
            "passanttarget",
        ],
    ),
    (Field::Halfmove, &["halfmove", "halfmoves", "halfmoveclock", "fiftymoveclock", "moveclock", "halbzüge"]),
    (Field::Fullmove, &["fullmove", "fullmoves", "fullmovenumber", "fullmovecounter", "fullmoveclock"]),
];

/// Words of a program that stand for an empty field.
const NONE: [&str; 7] = ["no", "none", "nil", "null", "false", "no_sq", "---"];

/// The field that a name means, in lower case and without spaces and hyphens.
pub(super) fn field(name: &str) -> Option<Field> {
    NAMES.iter().find(|(_, names)| names.contains(&name)).map(|(field, _)| *field)
}

/// The text of a field in the value of its name; none if the value is a sentence.
pub(super) fn text(value: &str) -> Option<String> {
    let value = value.trim_matches(|c: char| c.is_whitespace() || matches!(c, '"' | '\'' | ',' | ';' | '.'));
    let is_empty = value.is_empty() || NONE.iter().any(|none| value.eq_ignore_ascii_case(none));
    let text = if is_empty { "-" } else { value };
    let is_field = text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    is_field.then(|| text.to_owned())
}
