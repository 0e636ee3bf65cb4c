//! Messages with something filled in, as `words` compiles them: text with marks for arguments and choices.

use std::borrow::Cow;

use crate::marks::MarkColor;
use crate::notation::{Field, Language};
use crate::position::{CastlingSide, Color, Piece, Role, Square, square_name};
use crate::shell::piece_name;

// The marks in patterns.
include!(concat!(env!("OUT_DIR"), "/marks.rs"));

/// What is filled in, or chosen by: a text or a number as it is written, or the name of one of the things that
/// messages choose words by.
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

macro_rules! written {
    ($($kind:ty),*) => {
        $(impl From<$kind> for Value<'_> {
            fn from(value: $kind) -> Self {
                Value(Cow::Owned(value.to_string()))
            }
        })*
    };
}

written!(u8, u16, u32, usize);

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

/// The message with its arguments filled in.
pub(super) fn fill(pattern: &str, values: &[Value<'_>]) -> String {
    let mut speaker = Speaker { rest: pattern, values, said: String::new() };
    speaker.say(true);
    speaker.said
}

/// Goes through a pattern once. Whatever the pattern is, nothing here panics: messages of other languages are files.
struct Speaker<'a> {
    rest: &'a str,
    values: &'a [Value<'a>],
    said: String,
}

impl<'a> Speaker<'a> {
    /// Says the pattern up to the end of the case that it stands in, or passes over it.
    fn say(&mut self, aloud: bool) {
        loop {
            let text = self.until(|byte| matches!(byte, ARGUMENT | SELECT | CASE | END));
            if aloud {
                self.said += text;
            }
            match self.rest.as_bytes() {
                [ARGUMENT, digit, ..] => {
                    let value = self.value(*digit);
                    if aloud {
                        self.said += value;
                    }
                }
                [SELECT, digit, ..] => {
                    let value = self.value(*digit);
                    self.choose(value, aloud);
                }
                _ => return,
            }
        }
    }

    /// Says the first case that is the value's, or is for everything else.
    fn choose(&mut self, value: &str, mut aloud: bool) {
        while self.rest.as_bytes().first() == Some(&CASE) {
            self.pass(1);
            let key = self.until(|byte| byte == TEXT);
            self.pass(1);
            let chosen = key.is_empty() || key == value;
            self.say(aloud && chosen);
            aloud &= !chosen;
        }
        self.pass(1);
    }

    /// Takes the text before the next of these marks.
    fn until(&mut self, is_mark: fn(u8) -> bool) -> &'a str {
        let end = self.rest.bytes().position(is_mark).unwrap_or(self.rest.len());
        let text = self.rest.get(..end).unwrap_or_default();
        self.pass(end);
        text
    }

    /// The value of the argument with this number, whose mark it passes.
    fn value(&mut self, digit: u8) -> &'a str {
        self.pass(2);
        self.values.get(usize::from(digit.wrapping_sub(b'0'))).map_or("", |value| &value.0)
    }

    fn pass(&mut self, bytes: usize) {
        self.rest = self.rest.get(bytes..).unwrap_or_default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_filled_in_and_cases_chosen() {
        let pattern = "a ^1 <0|white`W|`B<2|1`one|`^2 many>!> z";
        let said =
            |color, text, count: u32| fill(pattern, &[Value::from(color), Value::from(text), count.into()]);
        assert_eq!(said(Color::White, "x", 1), "a x W z");
        assert_eq!(said(Color::Black, "y", 1), "a y Bone! z");
        assert_eq!(said(Color::Black, "y", 12), "a y B12 many! z");
    }

    #[test]
    fn nothing_that_is_filled_in_is_read_as_a_mark() {
        assert_eq!(fill("“^0”", &["^1<0>".into()]), "“^1<0>”");
    }

    #[test]
    fn a_damaged_pattern_is_said_as_far_as_it_goes() {
        for pattern in ["^", "<", "<9|a`b", "<0|white", ">|", "a^é"] {
            let _ = fill(pattern, &[Color::White.into()]);
        }
        assert_eq!(fill("a<0|white`b", &[Color::White.into()]), "ab");
    }
}
