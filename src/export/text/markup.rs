//! Markup of web pages and forums: Markdown, HTML, `BBCode`.

use super::options::TextOptions;
use crate::export::{out, view};
use crate::notation::write;
use crate::position::{Color, Position, Square, figurine};

/// A picture and, below it, the FEN as a code block.
pub(super) fn markdown(position: &Position, options: &TextOptions) -> String {
    let mut text = String::from("![");
    for character in options.wording.long.chars() {
        if matches!(character, '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '&') {
            text.push('\\');
        }
        text.push(if character == '\n' { ' ' } else { character });
    }
    text.push_str("](");
    for character in options.image.chars() {
        match character {
            ' ' => text.push_str("%20"),
            '(' => text.push_str("%28"),
            ')' => text.push_str("%29"),
            '<' => text.push_str("%3C"),
            '>' => text.push_str("%3E"),
            '\\' => text.push_str("%5C"),
            other if other.is_ascii_control() => {}
            other => text.push(other),
        }
    }
    out::all(&mut text, &[")\n\n```\n", &write(position), "\n```"]);
    text
}

/// An `<img>` with alternative text, and with the FEN as a data attribute for programs that read the page.
pub(super) fn image(position: &Position, options: &TextOptions) -> String {
    let mut text = String::new();
    attribute(&mut text, "<img src=\"", options.image);
    attribute(&mut text, "\" data-fen=\"", &write(position));
    board(&mut text, options);
    attribute(&mut text, "\" alt=\"", &options.wording.long);
    text.push_str("\">");
    text
}

/// Appends what the FEN does not say about the board: Black at the bottom, and the marks.
fn board(text: &mut String, options: &TextOptions) {
    if options.orientation == Color::Black {
        text.push_str("\" data-orientation=\"black");
    }
    if !options.marks.is_empty() {
        attribute(text, "\" data-marks=\"", &options.marks.write_link());
    }
}

/// A table with a caption and with files and ranks as headers. Each figurine has the name of the piece as its label.
pub(super) fn table(position: &Position, options: &TextOptions) -> String {
    let mut text = String::new();
    attribute(&mut text, "<table data-fen=\"", &write(position));
    board(&mut text, options);
    attribute(&mut text, "\">\n<caption>", &options.wording.short);
    text.push_str("</caption>\n<thead>\n<tr><td></td>");
    let files = view::files(options.orientation);
    for file in files {
        text.push_str("<th scope=\"col\">");
        text.push(file.char());
        text.push_str("</th>");
    }
    text.push_str("</tr>\n</thead>\n<tbody>\n");
    for rank in view::ranks(options.orientation) {
        text.push_str("<tr><th scope=\"row\">");
        text.push(rank.char());
        text.push_str("</th>");
        for file in files {
            text.push_str("<td>");
            if let Some(piece) = position.piece_at(Square::from_coords(file, rank)) {
                attribute(&mut text, "<span role=\"img\" aria-label=\"", &(options.wording.piece)(piece));
                text.push_str("\">");
                text.push(figurine(piece));
                text.push_str("</span>");
            }
            text.push_str("</td>");
        }
        text.push_str("</tr>\n");
    }
    text.push_str("</tbody>\n</table>");
    text
}

/// The markup of forums, `[fen]…[/fen]`.
pub(super) fn bbcode(position: &Position) -> String {
    let mut text = String::new();
    out::all(&mut text, &["[fen]", &write(position), "[/fen]"]);
    text
}

/// Appends a text with an escaped value after it.
fn attribute(text: &mut String, head: &str, value: &str) {
    text.push_str(head);
    out::xml(text, value);
}
