//! Arrows, circles and coloured squares.

use super::element::attribute;
use super::layout::{SQUARE, corner};
use super::options::{Style, SvgOptions};
use crate::export::out;
use crate::marks::{Mark, Shape};
use crate::position::{Color, Square};

/// Half the width of the shaft of an arrow. All lengths are in hundredths of a unit.
const SHAFT: f64 = 310.0;

/// Half the width of the head of an arrow, and its length.
const HEAD: (f64, f64) = (1_050.0, 1_500.0);

/// The distance between the tip of an arrow and the middle of its square, so that the piece there can be seen.
const SHORT: f64 = 500.0;

/// The outer and inner radius of a circle.
const RING: (i32, i32) = (1_900, 1_600);

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

/// The SVG element of a mark in a colour, with the side `orientation` at the bottom.
pub fn figure(mark: Mark, orientation: Color, color: &str) -> Figure {
    let (tag, mut attributes) = match mark.shape {
        Shape::Fill(square) => {
            let (x, y) = inner_corner(square, orientation);
            let side = number(SQUARE - CASING);
            ("rect", vec![("width", side.clone()), ("height", side), ("x", number(x)), ("y", number(y))])
        }
        Shape::Circle(_) | Shape::Arrow(..) => ("path", vec![("d", outline(mark, orientation))]),
    };
    attributes.push(("fill", color.to_owned()));
    Figure { tag, attributes }
}

/// The outline of a mark as the data of an SVG path.
pub fn outline(mark: Mark, orientation: Color) -> String {
    match mark.shape {
        Shape::Fill(square) => {
            let (x, y) = inner_corner(square, orientation);
            let side = number(SQUARE - CASING);
            ["M", &number(x), " ", &number(y), "h", &side, "v", &side, "h-", &side, "z"].concat()
        }
        Shape::Circle(square) => ring(middle(square, orientation)),
        Shape::Arrow(from, to) => arrow(middle(from, orientation), middle(to, orientation)),
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
    let mut marks = options.marks.iter().filter(is_of_group).peekable();
    if marks.peek().is_none() {
        return;
    }
    out::all(text, &["<g id=\"forsyth-", name, "\""]);
    for (name, value) in CASED.into_iter().chain([opacity]) {
        attribute(text, name, value);
    }
    text.push_str(">\n");
    for mark in marks {
        let figure = figure(mark, options.orientation, options.mark(mark.color));
        out::all(text, &["<", figure.tag]);
        for (name, value) in &figure.attributes {
            attribute(text, name, value);
        }
        text.push_str("/>\n");
    }
    text.push_str("</g>\n");
}

/// A circle within its square, as the outline of a ring.
fn ring((x, y): (i32, i32)) -> String {
    let mut text = String::new();
    // The inner circle is drawn in the other direction, so that it is a hole.
    for (radius, sweep) in [(RING.0, " 0 1 1 "), (RING.1, " 0 1 0 ")] {
        text.push('M');
        out::hundredths(&mut text, x - radius);
        text.push(' ');
        out::hundredths(&mut text, y);
        for way in [2 * radius, -2 * radius] {
            text.push('a');
            out::hundredths(&mut text, radius);
            text.push(' ');
            out::hundredths(&mut text, radius);
            text.push_str(sweep);
            out::hundredths(&mut text, way);
            text.push_str(" 0");
        }
        text.push('z');
    }
    text
}

fn middle(square: Square, orientation: Color) -> (i32, i32) {
    let (x, y) = corner(square, orientation);
    (x + SQUARE / 2, y + SQUARE / 2)
}

/// An arrow as one outline: shaft and head drawn one above the other would be darker where they overlap.
fn arrow(from: (i32, i32), to: (i32, i32)) -> String {
    let mut text = String::new();
    let (dx, dy) = (f64::from(to.0 - from.0), f64::from(to.1 - from.1));
    let whole = (dx * dx + dy * dy).sqrt();
    let (dx, dy) = (dx / whole, dy / whole);
    let (half, head) = HEAD;
    let (tip, neck) = (whole - SHORT, whole - SHORT - head);
    let outline =
        [(0.0, -SHAFT), (neck, -SHAFT), (neck, -half), (tip, 0.0), (neck, half), (neck, SHAFT), (0.0, SHAFT)];
    for (index, (along, across)) in outline.into_iter().enumerate() {
        text.push(if index == 0 { 'M' } else { 'L' });
        out::hundredths(&mut text, from.0 + (along * dx - across * dy).round() as i32);
        text.push(' ');
        out::hundredths(&mut text, from.1 + (along * dy + across * dx).round() as i32);
    }
    text.push('z');
    text
}
