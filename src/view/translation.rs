//! Translations of the drawings of pieces, for style sheets and SVG.

use crate::editor::geometry::Point;

/// The value of the CSS property `translate` for a dragged piece: percentages of its own size, which is a square.
pub fn carried_translation(at: Point) -> String {
    [percent(at.x), percent(at.y)].join(" ")
}

/// The value of the SVG attribute `transform` for a place in the drawing of the pieces, whose squares are 40 units wide.
pub fn place_translation(place: u32) -> String {
    format!("translate({} {})", 40 * (place % 8), 40 * (place / 8))
}

/// A distance in squares as a percentage with two decimals. Integers are used, because formatting floating-point numbers
/// would add several kilobytes of code.
fn percent(squares: f32) -> String {
    let hundredths = (squares * 10_000.0) as i32;
    let sign = if hundredths < 0 { "-" } else { "" };
    let whole = hundredths.unsigned_abs();
    format!("{sign}{}.{:02}%", whole / 100, whole % 100)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_carried_is_moved_by_parts_of_a_square() {
        assert_eq!(carried_translation(Point::new(0.0, 7.5)), "0.00% 750.00%");
        assert_eq!(carried_translation(Point::new(-0.0125, 1.0 / 3.0)), "-1.25% 33.33%");
    }

    #[test]
    fn places_are_counted_row_by_row() {
        assert_eq!(
            [0, 9, 63].map(place_translation),
            ["translate(0 0)", "translate(40 40)", "translate(280 280)"]
        );
    }
}
