//! Attributes of SVG elements.

use crate::export::out;

/// Appends an attribute whose value is a length in hundredths of a unit.
pub(super) fn length(text: &mut String, name: &str, hundredths: i32) {
    out::all(text, &[" ", name, "=\""]);
    out::hundredths(text, hundredths);
    text.push('"');
}

/// Appends an attribute. The value is escaped.
pub(super) fn attribute(text: &mut String, name: &str, value: &str) {
    out::all(text, &[" ", name, "=\""]);
    out::xml(text, value);
    text.push('"');
}
