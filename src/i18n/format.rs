//! Formats messages: fills in variables and chooses variants in the text that the crate `messages` has compiled.

use std::borrow::Cow;

use crate::marks::MarkColor;
use crate::notation::{Field, Language};
use crate::position::{CastlingSide, Color, Piece, Role, Square, piece_name, square_name};

include!(concat!(env!("OUT_DIR"), "/delimiters.rs"));
include!(concat!(env!("OUT_DIR"), "/messages.rs"));

/// The value of a variable: a text or a number as it is shown, or an identifier by which messages choose variants.
#[derive(Clone, Debug)]
pub struct Value<'a>(Cow<'a, str>);

impl<'a> From<&'a str> for Value<'a> {
    fn from(text: &'a str) -> Self {
        Value(Cow::Borrowed(text))
    }
}

impl<'a> From<&'a String> for Value<'a> {
    fn from(text: &'a String) -> Self {
        Value(Cow::Borrowed(text))
    }
}

macro_rules! from_number {
    ($($kind:ty),*) => {
        $(impl From<$kind> for Value<'_> {
            fn from(value: $kind) -> Self {
                Value(Cow::Owned(value.to_string()))
            }
        })*
    };
}

from_number!(u8, u16, u32, usize);

impl From<String> for Value<'_> {
    fn from(text: String) -> Self {
        Value(Cow::Owned(text))
    }
}

impl From<char> for Value<'_> {
    fn from(character: char) -> Self {
        String::from(character).into()
    }
}

impl From<Square> for Value<'_> {
    fn from(square: Square) -> Self {
        square_name(square).into()
    }
}

impl From<Color> for Value<'_> {
    fn from(color: Color) -> Self {
        color.fold_wb("white", "black").into()
    }
}

impl From<Piece> for Value<'_> {
    fn from(piece: Piece) -> Self {
        piece_name(piece).into()
    }
}

impl From<Role> for Value<'_> {
    fn from(role: Role) -> Self {
        match role {
            Role::Pawn => "pawn",
            Role::Knight => "knight",
            Role::Bishop => "bishop",
            Role::Rook => "rook",
            Role::Queen => "queen",
            Role::King => "king",
        }
        .into()
    }
}

impl From<Field> for Value<'_> {
    fn from(field: Field) -> Self {
        field.name().into()
    }
}

impl From<CastlingSide> for Value<'_> {
    fn from(side: CastlingSide) -> Self {
        match side {
            CastlingSide::KingSide => "kingside",
            CastlingSide::QueenSide => "queenside",
        }
        .into()
    }
}

impl From<MarkColor> for Value<'_> {
    fn from(color: MarkColor) -> Self {
        match color {
            MarkColor::Green => "green",
            MarkColor::Red => "red",
            MarkColor::Blue => "blue",
            MarkColor::Yellow => "yellow",
        }
        .into()
    }
}

impl From<Language> for Value<'_> {
    fn from(language: Language) -> Self {
        language.code().into()
    }
}

/// A message with the values of its variables filled in.
fn format(message: &str, values: &[Value<'_>]) -> String {
    let mut formatter = Formatter { rest: message, values, output: String::new() };
    formatter.pattern(true);
    formatter.output
}

/// Goes through a compiled message once. It never panics, whatever the text is: other languages are fetched files.
struct Formatter<'a> {
    rest: &'a str,
    values: &'a [Value<'a>],
    output: String,
}

impl<'a> Formatter<'a> {
    /// Reads a pattern up to the end of its variant, and writes it if the variant was chosen.
    fn pattern(&mut self, is_chosen: bool) {
        loop {
            let text = self.until(|byte| matches!(byte, VARIABLE | SELECT | VARIANT | END));
            self.write(text, is_chosen);
            match self.rest.as_bytes() {
                [VARIABLE, digit, ..] => {
                    let value = self.value(*digit);
                    self.write(value, is_chosen);
                }
                [SELECT, digit, ..] => {
                    let value = self.value(*digit);
                    self.select(value, is_chosen);
                }
                _ => return,
            }
        }
    }

    /// Reads the variants of a select expression, and writes the first one whose key is the value or empty.
    fn select(&mut self, value: &str, is_chosen: bool) {
        let mut is_open = is_chosen;
        while self.rest.as_bytes().first() == Some(&VARIANT) {
            self.skip(1);
            let key = self.until(|byte| byte == VALUE);
            self.skip(1);
            let fits = key.is_empty() || key == value;
            self.pattern(is_open && fits);
            is_open &= !fits;
        }
        self.skip(1);
    }

    fn write(&mut self, text: &str, is_chosen: bool) {
        if is_chosen {
            self.output += text;
        }
    }

    /// Reads the text before the next delimiter.
    fn until(&mut self, is_delimiter: fn(u8) -> bool) -> &'a str {
        let end = self.rest.bytes().position(is_delimiter).unwrap_or(self.rest.len());
        let text = self.rest.get(..end).unwrap_or_default();
        self.skip(end);
        text
    }

    /// The value of the variable with this index. Skips its delimiter and index.
    fn value(&mut self, digit: u8) -> &'a str {
        self.skip(2);
        self.values.get(usize::from(digit.wrapping_sub(b'0'))).map_or("", |value| &value.0)
    }

    fn skip(&mut self, bytes: usize) {
        self.rest = self.rest.get(bytes..).unwrap_or_default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::LANGUAGES;
    use crate::i18n::catalogues::text;

    #[test]
    fn variables_are_filled_in_and_variants_chosen() {
        let message = "a ^1 <0|white`W|`B<2|1`one|`^2 many>!> z";
        let formatted =
            |color, text, count: u32| format(message, &[Value::from(color), Value::from(text), count.into()]);
        assert_eq!(formatted(Color::White, "x", 1), "a x W z");
        assert_eq!(formatted(Color::Black, "y", 1), "a y Bone! z");
        assert_eq!(formatted(Color::Black, "y", 12), "a y B12 many! z");
    }

    #[test]
    fn delimiters_in_a_value_are_text() {
        assert_eq!(format("“^0”", &["^1<0>".into()]), "“^1<0>”");
    }

    #[test]
    fn a_damaged_message_is_formatted_as_far_as_it_goes() {
        for message in ["^", "<", "<9|a`b", "<0|white", ">|", "a^é"] {
            let _ = format(message, &[Color::White.into()]);
        }
        assert_eq!(format("a<0|white`b", &[Color::White.into()]), "ab");
    }

    /// A variable without a value, or a wrong index, would leave a delimiter or an empty text.
    #[test]
    fn every_message_of_every_language_can_be_formatted() {
        let values = ["white", "wN", "both", "king", "kingside", "castling", "green", "de", "1", "0", "12"];
        for language in LANGUAGES {
            for message in text(language).split('\n') {
                for value in values {
                    let formatted = format(message, &[(); 10].map(|()| Value::from(value)));
                    let is_complete = !formatted.is_empty() && !formatted.contains(['^', '<', '|', '`', '>']);
                    assert!(is_complete, "{language}: {message}: {formatted}");
                }
            }
        }
    }
}
