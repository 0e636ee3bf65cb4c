//! The caption below the board: a title, the side to move, the FEN.

use super::caption_lines::{CAPTION, lines};
use super::element::{attribute, length};
use super::layout::{FONT, Layout};
use super::options::SvgOptions;
use crate::export::out;

/// Appends the lines of the caption, in the middle below the board.
pub(super) fn caption(text: &mut String, options: &SvgOptions, layout: &Layout) {
    let lines = lines(options, layout.width());
    if lines.is_empty() {
        return;
    }
    text.push_str("<g id=\"forsyth-caption\" text-anchor=\"middle\" font-family=\"");
    text.push_str(FONT);
    text.push('"');
    attribute(text, "fill", options.ink());
    text.push_str(">\n");
    for (index, line) in (1..).zip(lines) {
        text.push_str("<text");
        length(text, "x", layout.width() / 2 - layout.left);
        length(text, "y", layout.caption_top() + index * CAPTION.0);
        length(text, "font-size", line.size(layout.width()));
        if line.is_title {
            text.push_str(" font-weight=\"600\"");
        }
        text.push('>');
        out::xml(text, line.text);
        text.push_str("</text>\n");
    }
    text.push_str("</g>\n");
}
