//! The picture of a position as self-contained SVG: without scripts, style sheets and external resources.
//!
//! A square is 40 units wide, like the drawings of the pieces. The picture has a title and a description for assistive
//! technology. Its parts are groups with ids: `forsyth-squares`, `forsyth-fills`, `forsyth-pieces`,
//! `forsyth-coordinates`, `forsyth-marks`, `forsyth-caption`. The same position with the same options always gives the same text.

mod arrow;
mod caption;
mod caption_lines;
mod element;
mod layout;
mod marks;
mod options;
mod print_marks;
mod ring;

use super::description::{Description, by_file, pieces_by_role};
use super::{out, view};
use crate::position::{Color, Piece, Position, Role};
use element::{attribute, length};
use layout::{FONT, Layout, SQUARE, corner};

pub use marks::{CASED, FILL, Figure, OPACITY, figure, outline};
pub use options::{BoardColors, Coordinates, MARK_COLORS, Style, SvgOptions, mark_color};

/// Draws the picture.
///
/// `drawing` returns the inner SVG of a piece, drawn in 40 by 40 units. It is called once for each kind of piece on the
/// board.
pub fn svg<'d>(
    position: &Position,
    options: &SvgOptions,
    wording: &Description,
    drawing: &dyn Fn(Piece) -> &'d str,
) -> String {
    let layout = Layout::new(options);
    let mut text = String::with_capacity(16_384);
    head(&mut text, options, wording, &layout);
    defs(&mut text, position, options, drawing);
    paper(&mut text, options, &layout);
    squares(&mut text, options);
    marks::fills(&mut text, options);
    if options.border {
        // The line is around the board, not on it.
        text.push_str(
            "<rect id=\"forsyth-border\" x=\"-1\" y=\"-1\" width=\"322\" height=\"322\" fill=\"none\"",
        );
        text.push_str(" stroke-width=\"2\"");
        attribute(&mut text, "stroke", options.ink());
        text.push_str("/>\n");
    }
    pieces(&mut text, position, options);
    coordinates(&mut text, options, &layout);
    marks::shapes(&mut text, options);
    if options.mover {
        mover(&mut text, position.turn, options, &layout);
    }
    caption::caption(&mut text, options, &layout);
    text.push_str("</svg>\n");
    text
}

/// The width and the height of the picture with these options, in pixels.
pub fn pixel_size(options: &SvgOptions) -> (u32, u32) {
    let width = options.scaled_pixels();
    (width as u32, Layout::new(options).pixel_height(width) as u32)
}

/// The root element, the title, the description and the metadata.
fn head(text: &mut String, options: &SvgOptions, wording: &Description, layout: &Layout) {
    // Word processors and older viewers support `xlink:href` only.
    text.push_str("<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\"");
    text.push_str(" viewBox=\"");
    for (index, value) in [-layout.left, -layout.top, layout.width(), layout.height()].into_iter().enumerate()
    {
        if index > 0 {
            text.push(' ');
        }
        out::hundredths(text, value);
    }
    text.push('"');
    length(text, "width", options.scaled_pixels() * 100);
    length(text, "height", layout.pixel_height(options.scaled_pixels()) * 100);
    text.push_str(" role=\"img\">\n<title>");
    out::xml(text, &wording.short);
    text.push_str("</title>\n<desc>");
    out::xml(text, &wording.long);
    text.push_str("</desc>\n");
    if !options.credit.is_empty() {
        text.push_str("<metadata>");
        out::xml(text, options.credit);
        text.push_str("</metadata>\n");
    }
}

/// The hatching of dark squares on paper: lines and no gradient, which printers make uneven.
const HATCH: &str = "<pattern id=\"forsyth-hatch\" width=\"4\" height=\"4\" patternUnits=\"userSpaceOnUse\" \
    patternTransform=\"rotate(45)\"><path d=\"M2 0v4\" stroke=\"#000\" stroke-width=\".7\"/></pattern>\n";

/// The drawings of the pieces on the board, and the hatching.
fn defs<'d>(
    text: &mut String,
    position: &Position,
    options: &SvgOptions,
    drawing: &dyn Fn(Piece) -> &'d str,
) {
    text.push_str("<defs>\n");
    if options.style == Style::Print {
        text.push_str(HATCH);
    }
    for color in Color::ALL {
        for (role, _) in pieces_by_role(position, color) {
            text.push_str("<g id=\"forsyth-");
            name(text, color, role);
            text.push_str("\">");
            let drawing = drawing(role.of(color));
            match options.style {
                Style::Screen => text.push_str(drawing),
                Style::Print => text.push_str(&black_and_white(drawing)),
            }
            text.push_str("</g>\n");
        }
    }
    text.push_str("</defs>\n");
}

/// A drawing of the page's own set with the white and the black of paper in the place of its warm colours; other sets have
/// these.
fn black_and_white(drawing: &str) -> String {
    drawing
        .replace("\"#fffaf0\"", "\"#fff\"")
        .replace("\"#100e0c\"", "\"#000\"")
        .replace("\"#211d1a\"", "\"#000\"")
        .replace("\"#f5ead6\"", "\"#fff\"")
}

/// Appends the name of a piece, such as `wK`.
fn name(text: &mut String, color: Color, role: Role) {
    text.push(color.char());
    text.push(role.upper_char());
}

/// The background of the board and its margins.
fn paper(text: &mut String, options: &SvgOptions, layout: &Layout) {
    let has_margins = layout.width() > 8 * SQUARE || layout.height() > 8 * SQUARE;
    if options.transparent || !has_margins {
        return;
    }
    text.push_str("<rect id=\"forsyth-paper\"");
    length(text, "x", -layout.left);
    length(text, "y", -layout.top);
    length(text, "width", layout.width());
    length(text, "height", layout.height());
    attribute(text, "fill", options.colors().paper);
    text.push_str("/>\n");
}

/// The squares: one path for all dark squares, above one rectangle for the light ones.
fn squares(text: &mut String, options: &SvgOptions) {
    let colors = options.colors();
    text.push_str("<g id=\"forsyth-squares\">");
    let is_print = options.style == Style::Print;
    if !(is_print && options.transparent) {
        text.push_str("<rect width=\"320\" height=\"320\"");
        attribute(text, "fill", colors.light);
        text.push_str("/>");
    }
    text.push_str("<path d=\"");
    for row in 0..8 {
        for column in (0..8).filter(|column| (row + column) % 2 == 1) {
            text.push('M');
            out::hundredths(text, column * SQUARE);
            text.push(' ');
            out::hundredths(text, row * SQUARE);
            text.push_str("h40v40h-40z");
        }
    }
    text.push('"');
    attribute(text, "fill", if is_print { "url(#forsyth-hatch)" } else { colors.dark });
    text.push_str("/></g>\n");
}

/// The names of files and ranks.
fn coordinates(text: &mut String, options: &SvgOptions, layout: &Layout) {
    if options.coordinates == Coordinates::None {
        return;
    }
    let is_inside = options.coordinates == Coordinates::Inside;
    text.push_str("<g id=\"forsyth-coordinates\" font-weight=\"600\" font-family=\"");
    text.push_str(FONT);
    text.push('"');
    length(text, "font-size", layout.font);
    if !is_inside {
        attribute(text, "fill", options.ink());
        text.push_str(" text-anchor=\"middle\"");
    } else if options.style == Style::Print {
        // Letters on hatching are legible only with a white outline.
        attribute(text, "stroke", options.colors().light);
        text.push_str(" stroke-width=\"2\" paint-order=\"stroke\"");
    }
    text.push_str(">\n");
    for (index, rank) in (0..).zip(view::ranks(options.orientation)) {
        let at = layout.rank_label(index, is_inside);
        // With either side at the bottom, the upper left square is a light one.
        label(text, rank.char(), at, is_inside.then(|| options.on_square(index % 2 == 1)), "");
    }
    for (index, file) in (0..).zip(view::files(options.orientation)) {
        let at = layout.file_label(index, is_inside);
        let anchor = if is_inside { " text-anchor=\"end\"" } else { "" };
        label(text, file.char(), at, is_inside.then(|| options.on_square(index % 2 == 0)), anchor);
    }
    text.push_str("</g>\n");
}

/// One letter of the coordinates.
fn label(text: &mut String, letter: char, (x, y): (i32, i32), fill: Option<&str>, anchor: &str) {
    text.push_str("<text");
    length(text, "x", x);
    length(text, "y", y);
    if let Some(fill) = fill {
        attribute(text, "fill", fill);
    }
    text.push_str(anchor);
    text.push('>');
    text.push(letter);
    text.push_str("</text>\n");
}

/// The pieces, as references to their drawings.
fn pieces(text: &mut String, position: &Position, options: &SvgOptions) {
    text.push_str("<g id=\"forsyth-pieces\">\n");
    for color in Color::ALL {
        for (role, squares) in pieces_by_role(position, color) {
            for square in by_file(squares) {
                text.push_str("<use xlink:href=\"#forsyth-");
                name(text, color, role);
                text.push('"');
                let (x, y) = corner(square, options.orientation);
                length(text, "x", x);
                length(text, "y", y);
                text.push_str("/>\n");
            }
        }
    }
    text.push_str("</g>\n");
}

/// A small disc beside the board, next to the side to move.
fn mover(text: &mut String, turn: Color, options: &SvgOptions, layout: &Layout) {
    text.push_str("<circle id=\"forsyth-mover\" r=\"5\" stroke-width=\"1\"");
    let row = if turn == options.orientation { 7 } else { 0 };
    length(text, "cx", layout.mover_middle());
    length(text, "cy", row * SQUARE + SQUARE / 2);
    attribute(text, "fill", if turn == Color::White { "#fff" } else { "#000" });
    // Visible on a light and on a dark background.
    attribute(text, "stroke", if turn == Color::White { "#000" } else { "#fff" });
    text.push_str("/>\n");
}
