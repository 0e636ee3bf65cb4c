//! Marks in links: `Ge2e4,Rd4,ba1`.

use super::mark::{Mark, MarkColor, Shape};
use super::set::Marks;
use crate::position::Square;

impl Mark {
    /// The mark in the form of links, such as `Ge2e4`.
    pub fn link(self) -> String {
        let mut text = String::new();
        self.write(&mut text);
        text
    }
}

impl Marks {
    /// Appends the marks in the form of links: `Ge2e4,Rd4`; nothing if there are none.
    pub fn append_link(&self, text: &mut String) {
        push_list(text, self.iter());
    }

    /// Reads marks in the form of links. Returns the marks that could be read, and whether that is all of the text.
    ///
    /// Letters of files may be capitals. A comma may be percent-encoded, as some programs do, and spaces may stand
    /// between the marks.
    pub fn read_link(text: &str) -> (Marks, bool) {
        let (mut marks, mut whole) = (Marks::NONE, true);
        let mut rest = text.as_bytes();
        while let Some(first) = rest.first() {
            let encoded = rest.get(..3).is_some_and(|start| start.eq_ignore_ascii_case(b"%2c"));
            let (mark, length) = match first {
                b',' | b' ' => (None, 1),
                _ if encoded => (None, 3),
                _ => link_mark(rest),
            };
            if let Some(mark) = mark {
                marks.draw(mark);
            }
            whole &= mark.is_some() || matches!(first, b',' | b' ') || encoded;
            rest = rest.get(length..).unwrap_or_default();
        }
        (marks, whole)
    }

    /// The marks in the form of links: `Ge2e4,Rd4`; empty if there are none.
    pub fn write_link(&self) -> String {
        let mut text = String::new();
        self.append_link(&mut text);
        text
    }
}

/// Appends marks with commas between them.
pub(super) fn push_list(text: &mut String, marks: impl Iterator<Item = Mark>) {
    for (index, mark) in marks.enumerate() {
        if index > 0 {
            text.push(',');
        }
        mark.write(text);
    }
}

/// The mark at the beginning of a text and its length in bytes; no mark and the length 1 if none begins there.
fn link_mark(text: &[u8]) -> (Option<Mark>, usize) {
    let square = |from: usize| {
        let [file, rank] = text.get(from..from + 2)? else { return None };
        Square::from_ascii(&[file.to_ascii_lowercase(), *rank]).ok()
    };
    let color = text.first().and_then(|letter| MarkColor::from_letter(char::from(*letter)));
    let (Some(color), Some(from)) = (color, square(1)) else { return (None, 1) };
    let fills = text.first().is_some_and(u8::is_ascii_lowercase);
    match square(3) {
        Some(to) => (Some(Mark::drawn(from, to, color)), 5),
        None => (Some(Mark { shape: if fills { Shape::Fill(from) } else { Shape::Circle(from) }, color }), 3),
    }
}
