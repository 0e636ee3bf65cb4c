//! Arrows, circles and coloured squares.

use super::layout::SQUARE;
use super::options::{Style, SvgOptions};
use super::{attribute, corner, length};
use crate::export::out;
use crate::marks::Shape;
use crate::position::Square;

/// Half the width of an arrow's shaft, in hundredths of a unit like all that follows.
const SHAFT: f64 = 310.0;

/// Half the width of its head, and the head's length.
const HEAD: (f64, f64) = (1_050.0, 1_500.0);

/// How far before the middle of its square an arrow ends, so that what stands there is seen.
const SHORT: f64 = 500.0;

/// The coloured squares, under the pieces.
pub(super) fn fills(text: &mut String, options: &SvgOptions) {
    let mut opened = false;
    for mark in options.marks.iter() {
        if let Shape::Fill(square) = mark.shape {
            if !opened {
                text.push_str("<g id=\"forsyth-fills\"");
                // Black over hatching would swallow the black pieces.
                let opacity = if options.style == Style::Print { ".3" } else { ".6" };
                attribute(text, "fill-opacity", opacity);
                text.push_str(">\n");
                opened = true;
            }
            let (x, y) = corner(square, options);
            text.push_str("<rect width=\"40\" height=\"40\"");
            length(text, "x", x);
            length(text, "y", y);
            attribute(text, "fill", options.mark(mark.color));
            text.push_str("/>\n");
        }
    }
    if opened {
        text.push_str("</g>\n");
    }
}

/// Circles and arrows, above the pieces.
pub(super) fn shapes(text: &mut String, options: &SvgOptions) {
    let mut opened = false;
    for mark in options.marks.iter() {
        if matches!(mark.shape, Shape::Fill(_)) {
            continue;
        }
        if !opened {
            text.push_str("<g id=\"forsyth-marks\" opacity=\".6\">\n");
            opened = true;
        }
        let color = options.mark(mark.color);
        match mark.shape {
            Shape::Fill(_) => {}
            Shape::Circle(square) => {
                let (x, y) = middle(square, options);
                text.push_str("<circle r=\"18.5\" fill=\"none\" stroke-width=\"2.5\"");
                length(text, "cx", x);
                length(text, "cy", y);
                attribute(text, "stroke", color);
                text.push_str("/>\n");
            }
            Shape::Arrow(from, to) => {
                text.push_str("<path d=\"");
                arrow(text, middle(from, options), middle(to, options));
                text.push('"');
                attribute(text, "fill", color);
                text.push_str("/>\n");
            }
        }
    }
    if opened {
        text.push_str("</g>\n");
    }
}

fn middle(square: Square, options: &SvgOptions) -> (i32, i32) {
    let (x, y) = corner(square, options);
    (x + SQUARE / 2, y + SQUARE / 2)
}

/// An arrow as one outline: shaft and head drawn one above the other would be darker where they overlap.
fn arrow(text: &mut String, from: (i32, i32), to: (i32, i32)) {
    let (dx, dy) = (f64::from(to.0 - from.0), f64::from(to.1 - from.1));
    let whole = (dx * dx + dy * dy).sqrt();
    if whole < 1.0 {
        return;
    }
    let (dx, dy) = (dx / whole, dy / whole);
    let (half, head) = HEAD;
    let (tip, neck) = (whole - SHORT, whole - SHORT - head);
    let outline =
        [(0.0, -SHAFT), (neck, -SHAFT), (neck, -half), (tip, 0.0), (neck, half), (neck, SHAFT), (0.0, SHAFT)];
    for (index, (along, across)) in outline.into_iter().enumerate() {
        text.push(if index == 0 { 'M' } else { 'L' });
        out::hundredths(text, from.0 + (along * dx - across * dy).round() as i32);
        text.push(' ');
        out::hundredths(text, from.1 + (along * dy + across * dx).round() as i32);
    }
    text.push('z');
}
