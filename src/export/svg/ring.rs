//! Circles within squares.

use crate::export::out;

/// The outer and inner radius of a circle, in hundredths of a unit.
pub(super) const RING: (i32, i32) = (1_900, 1_600);

/// A circle around a point, as the outline of a ring.
pub(super) fn ring((x, y): (i32, i32)) -> String {
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
