//! Arrows, circles and coloured squares.

use super::arrow::Arrow;
use super::element::attribute;
use super::layout::{SQUARE, corner, middle};
use super::options::{Style, SvgOptions};
use super::print_marks;
use super::ring::ring;
use crate::export::out;
use crate::marks::{Mark, Shape};
use crate::position::{Color, Square};

/// The width of the light outline of every mark.
const CASING: i32 = 100;

/// The opacity of coloured squares.
pub const FILL: &str = ".65";
/// The opacity of coloured squares in the print style.
const FILL_IN_PRINT: &str = ".3";

/// The opacity of circles and arrows.
pub const OPACITY: &str = ".8";

/// The SVG element of a mark, in the units of the picture, from the upper left corner of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// The name of the element.
    pub tag: &'static str,
    /// Its attributes with their values.
    pub attributes: Vec<(&'static str, String)>,
}

/// The SVG element of a mark in a colour, with the side `orientation` at the bottom. `all` are the marks among which it is
/// drawn.
pub fn figure(mark: Mark, all: &[Mark], orientation: Color, color: &str) -> Figure {
    let (tag, mut attributes) = match mark.shape {
        Shape::Fill(square) => {
            let (x, y) = inner_corner(square, orientation);
            let side = number(SQUARE - CASING);
            ("rect", vec![("width", side.clone()), ("height", side), ("x", number(x)), ("y", number(y))])
        }
        Shape::Circle(_) | Shape::Arrow(..) => ("path", vec![("d", outline(mark, all, orientation))]),
    };
    attributes.push(("fill", color.to_owned()));
    Figure { tag, attributes }
}

/// The outline of a mark as the data of an SVG path. `all` are the marks among which it is drawn: arrows into the same square
/// do not overlap.
pub fn outline(mark: Mark, all: &[Mark], orientation: Color) -> String {
    match mark.shape {
        Shape::Fill(square) => {
            let (x, y) = inner_corner(square, orientation);
            let side = number(SQUARE - CASING);
            ["M", &number(x), " ", &number(y), "h", &side, "v", &side, "h-", &side, "z"].concat()
        }
        Shape::Circle(square) => ring(middle(square, orientation)),
        Shape::Arrow(from, to) => Arrow::new(from, to, all, orientation).outline(),
    }
}

/// The upper left corner of a coloured square, which is smaller by its outline.
fn inner_corner(square: Square, orientation: Color) -> (i32, i32) {
    let (x, y) = corner(square, orientation);
    (x + CASING / 2, y + CASING / 2)
}

fn number(hundredths: i32) -> String {
    let mut text = String::new();
    out::hundredths(&mut text, hundredths);
    text
}

/// The attributes of a group of marks: a thin light outline, without which the colours are hard to see on dark squares.
pub const CASED: [(&str, &str); 2] = [("stroke", "#fff"), ("stroke-width", "1")];

/// Appends the coloured squares, which are below the pieces.
pub(super) fn fills(text: &mut String, options: &SvgOptions) {
    // In the print style, black pieces would be hard to see on a square that is nearly black.
    let opacity = if options.style == Style::Print { FILL_IN_PRINT } else { FILL };
    group(text, "fills", ("fill-opacity", opacity), options, |mark| matches!(mark.shape, Shape::Fill(_)));
}

/// Appends circles and arrows, which are above the pieces.
pub(super) fn shapes(text: &mut String, options: &SvgOptions) {
    if options.style == Style::Print {
        return print_marks::shapes(text, options);
    }
    group(text, "marks", ("opacity", OPACITY), options, |mark| !matches!(mark.shape, Shape::Fill(_)));
}

/// Appends a group with all marks of a kind; nothing if there are none.
fn group(
    text: &mut String,
    name: &str,
    opacity: (&str, &str),
    options: &SvgOptions,
    is_of_group: fn(&Mark) -> bool,
) {
    let marks: Vec<Mark> = options.marks.iter().filter(is_of_group).collect();
    if marks.is_empty() {
        return;
    }
    out::all(text, &["<g id=\"forsyth-", name, "\""]);
    for (name, value) in CASED.into_iter().chain([opacity]) {
        attribute(text, name, value);
    }
    text.push_str(">\n");
    for mark in &marks {
        let figure = figure(*mark, &marks, options.orientation, options.mark(mark.color));
        out::all(text, &["<", figure.tag]);
        for (name, value) in &figure.attributes {
            attribute(text, name, value);
        }
        text.push_str("/>\n");
    }
    text.push_str("</g>\n");
}
