//! Appends numbers, squares and escaped text to a string. `core::fmt` is not used, because it would make the page larger.

use crate::position::Square;

/// Appends the decimal digits of a number.
pub(super) fn number(out: &mut String, number: u32) {
    if number >= 10 {
        self::number(out, number / 10);
    }
    out.push(char::from(b'0' + (number % 10) as u8));
}

/// Appends a number of hundredths as a decimal number without trailing zeros: `12.5`, `-3`.
pub(super) fn hundredths(out: &mut String, value: i32) {
    if value < 0 {
        out.push('-');
    }
    let value = value.unsigned_abs();
    number(out, value / 100);
    let rest = value % 100;
    if rest > 0 {
        out.push('.');
        number(out, rest / 10);
        if !rest.is_multiple_of(10) {
            number(out, rest % 10);
        }
    }
}

/// Appends several texts.
pub(super) fn all(out: &mut String, parts: &[&str]) {
    for part in parts {
        out.push_str(part);
    }
}

/// Appends the name of a square.
pub(super) fn square(out: &mut String, square: Square) {
    out.push(square.file().char());
    out.push(square.rank().char());
}

/// Appends a text as content or as a quoted attribute value of XML or HTML. Line ends and tabs become spaces. Characters
/// that XML 1.0 does not allow (section 2.2) are left out.
pub(super) fn xml(out: &mut String, text: &str) {
    for character in text.chars() {
        match character {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\t' | '\n' | '\r' => out.push(' '),
            '\0'..='\u{1F}' | '\u{FFFE}' | '\u{FFFF}' => {}
            other => out.push(other),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_no_more_digits_than_they_need() {
        let mut out = String::new();
        for value in [0, 5, 50, 100, 1234, -1250, -7] {
            hundredths(&mut out, value);
            out.push(' ');
        }
        number(&mut out, u32::MAX);
        assert_eq!(out, "0 0.05 0.5 1 12.34 -12.5 -0.07 4294967295");
    }

    #[test]
    fn what_xml_reserves_is_escaped() {
        let mut out = String::new();
        xml(&mut out, "<a b=\"c\">&'\0\n\u{FFFE}♔");
        assert_eq!(out, "&lt;a b=&quot;c&quot;&gt;&amp;' ♔");
    }
}
