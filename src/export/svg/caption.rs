//! The caption below the board: a title, the side to move, the FEN.

use super::element::{attribute, length};
use super::layout::{CAPTION, FONT, Layout};
use super::options::SvgOptions;
use crate::export::out;

/// The usual width of a letter, in hundredths of its size.
const LETTER: i32 = 56;

/// Appends the lines of the caption, in the middle below the board. A long line is written smaller.
pub(super) fn caption(text: &mut String, options: &SvgOptions, layout: &Layout) {
    let lines: Vec<&str> = options.caption.iter().copied().filter(|line| !line.is_empty()).collect();
    if lines.is_empty() {
        return;
    }
    text.push_str("<g id=\"forsyth-caption\" text-anchor=\"middle\" font-family=\"");
    text.push_str(FONT);
    text.push('"');
    attribute(text, "fill", options.ink());
    text.push_str(">\n");
    for (index, line) in (1..).zip(lines) {
        let letters = line.chars().count().max(1) as i32;
        let size = CAPTION.1.min((layout.width() - 400) * 100 / LETTER / letters);
        text.push_str("<text");
        length(text, "x", layout.width() / 2 - layout.left);
        length(text, "y", layout.caption_top() + index * CAPTION.0);
        length(text, "font-size", size);
        if index == 1 && !options.caption[0].is_empty() {
            // The title.
            text.push_str(" font-weight=\"600\"");
        }
        text.push('>');
        out::xml(text, line);
        text.push_str("</text>\n");
    }
    text.push_str("</g>\n");
}
