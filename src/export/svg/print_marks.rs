//! Circles and arrows in black and white: their colours are told apart by their lines.

use super::arrow::Arrow;
use super::element::{attribute, length};
use super::layout::middle;
use super::options::SvgOptions;
use super::ring::{RING, ring};
use crate::export::out;
use crate::marks::{Mark, MarkColor, Shape};

/// The line that stands for a colour.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    Solid,
    Dashed,
    Dotted,
    /// White with a black outline.
    Hollow,
}

impl Line {
    const fn of(color: MarkColor) -> Line {
        match color {
            MarkColor::Green => Line::Solid,
            MarkColor::Red => Line::Dashed,
            MarkColor::Blue => Line::Dotted,
            MarkColor::Yellow => Line::Hollow,
        }
    }

    /// Appends the attributes of a line of this width, in hundredths of a unit.
    fn stroke(self, text: &mut String, width: i32) {
        attribute(text, "fill", "none");
        attribute(text, "stroke", "#000");
        length(text, "stroke-width", width);
        if self == Line::Dotted {
            text.push_str(" stroke-linecap=\"round\" stroke-dasharray=\"0 ");
            out::hundredths(text, width * 3 / 2);
        } else {
            text.push_str(" stroke-dasharray=\"");
            out::hundredths(text, width);
            text.push(' ');
            out::hundredths(text, width * 2 / 3);
        }
        text.push('"');
    }
}

/// Appends circles and arrows, which are above the pieces.
pub(super) fn shapes(text: &mut String, options: &SvgOptions) {
    let is_shape = |mark: &Mark| !matches!(mark.shape, Shape::Fill(_));
    let marks: Vec<Mark> = options.marks.iter().filter(is_shape).collect();
    if marks.is_empty() {
        return;
    }
    text.push_str("<g id=\"forsyth-marks\">\n");
    for mark in &marks {
        let line = Line::of(mark.color);
        match mark.shape {
            Shape::Arrow(from, to) => {
                arrow(text, line, &Arrow::new(from, to, &marks, options.orientation));
            }
            Shape::Circle(square) | Shape::Fill(square) => {
                circle(text, line, middle(square, options.orientation));
            }
        }
    }
    text.push_str("</g>\n");
}

fn arrow(text: &mut String, line: Line, arrow: &Arrow) {
    outline(text, line, &arrow.outline());
    if matches!(line, Line::Dashed | Line::Dotted) {
        path(text, &arrow.shaft());
        line.stroke(text, arrow.thickness());
        text.push_str("/>\n");
        path(text, &arrow.head());
        text.push_str("/>\n");
    }
}

fn circle(text: &mut String, line: Line, (x, y): (i32, i32)) {
    outline(text, line, &ring((x, y)));
    if matches!(line, Line::Dashed | Line::Dotted) {
        text.push_str("<circle");
        length(text, "cx", x);
        length(text, "cy", y);
        length(text, "r", i32::midpoint(RING.0, RING.1));
        line.stroke(text, RING.0 - RING.1);
        text.push_str("/>\n");
    }
}

/// The whole shape: black with a white outline, or white as the ground of a broken line or with a black outline.
fn outline(text: &mut String, line: Line, data: &str) {
    path(text, data);
    let (fill, stroke) = match line {
        Line::Solid => ("#000", "#fff"),
        Line::Dashed | Line::Dotted => ("#fff", "#fff"),
        Line::Hollow => ("#fff", "#000"),
    };
    attribute(text, "fill", fill);
    attribute(text, "stroke", stroke);
    text.push_str(" stroke-width=\"1\"/>\n");
}

fn path(text: &mut String, data: &str) {
    text.push_str("<path");
    attribute(text, "d", data);
}
