//! The places of arrows: from the edge of a piece to near the middle of a square. Arrows into the same square keep clear of
//! each other.

use super::layout;
use crate::export::out;
use crate::marks::{Mark, Shape};
use crate::position::{Color, Square};

/// The distance between the middle of a square and the beginning of an arrow: the edge of the piece there. All lengths are
/// in hundredths of a unit.
const EDGE: f64 = 1_500.0;

/// How wide an arrow is, and where its tip is.
struct Width {
    /// Half the width of the shaft.
    shaft: f64,
    /// Half the width of the head, and its length.
    head: (f64, f64),
    /// The distance between the tip and the middle of its square, so that the piece there can be seen.
    short: f64,
}

const ALONE: Width = Width { shaft: 310.0, head: (1_050.0, 1_500.0), short: 500.0 };

/// One of several arrows into a square.
const CROWDED: Width = Width { shaft: 250.0, head: (800.0, 1_300.0), short: 1_100.0 };

/// The distance between two arrows that would overlap, side by side; so many have room at this distance.
const LANE: (f64, usize) = (1_700.0, 3);

/// How much earlier an arrow ends for each unit by which it is moved to the side.
const LEAN: f64 = 1.2;

/// The tangent of the angle below which the heads of two arrows into a square overlap.
const NARROW: f64 = 0.75;

/// An arrow among others.
pub(super) struct Arrow {
    /// The point from which its lengths are counted.
    from: (f64, f64),
    /// Its direction, of length 1.
    along: (f64, f64),
    width: &'static Width,
    /// The distances of its beginning, of the end of its shaft, and of its tip.
    start: f64,
    neck: f64,
    tip: f64,
    /// How far it is moved to the side.
    shift: f64,
}

impl Arrow {
    /// The arrow between two squares, with the side `orientation` at the bottom. `all` are the marks among which it is drawn.
    pub(super) fn new(from: Square, to: Square, all: &[Mark], orientation: Color) -> Arrow {
        let (start, end) = (middle(from, orientation), middle(to, orientation));
        let (dx, dy) = (end.0 - start.0, end.1 - start.1);
        let whole = dx.hypot(dy);
        let shift = lane(from, to, all, orientation);
        let width = if shift.is_some() { &CROWDED } else { &ALONE };
        // One that is moved to the side ends earlier, clear of those from other sides; a short one keeps its head.
        let short = width.short + LEAN * shift.unwrap_or(0.0).abs();
        let tip = whole - short.min((whole - EDGE - width.head.1).max(width.short));
        Arrow {
            from: start,
            along: (dx / whole, dy / whole),
            start: EDGE,
            neck: tip - width.head.1,
            tip,
            width,
            shift: shift.unwrap_or(0.0),
        }
    }

    /// Appends a point of the arrow to the data of a path.
    fn point(&self, text: &mut String, letter: char, (along, across): (f64, f64)) {
        let ((x, y), (dx, dy)) = (self.from, self.along);
        let across = across + self.shift;
        text.push(letter);
        out::hundredths(text, (x + along * dx - across * dy).round() as i32);
        text.push(' ');
        out::hundredths(text, (y + along * dy + across * dx).round() as i32);
    }

    fn path(&self, points: &[(f64, f64)]) -> String {
        let mut text = String::new();
        for (index, point) in points.iter().enumerate() {
            self.point(&mut text, if index == 0 { 'M' } else { 'L' }, *point);
        }
        text
    }

    /// Its outline. Shaft and head drawn one above the other would be darker where they overlap.
    pub(super) fn outline(&self) -> String {
        let (half, shaft) = (self.width.head.0, self.width.shaft);
        let points = [
            (self.start, -shaft),
            (self.neck, -shaft),
            (self.neck, -half),
            (self.tip, 0.0),
            (self.neck, half),
            (self.neck, shaft),
            (self.start, shaft),
        ];
        self.path(&points) + "z"
    }

    /// The line of its shaft.
    pub(super) fn shaft(&self) -> String {
        self.path(&[(self.start, 0.0), (self.neck, 0.0)])
    }

    /// The outline of its head.
    pub(super) fn head(&self) -> String {
        let half = self.width.head.0;
        self.path(&[(self.neck, -half), (self.tip, 0.0), (self.neck, half)]) + "z"
    }

    /// The width of its shaft, in hundredths of a unit.
    pub(super) fn thickness(&self) -> i32 {
        (2.0 * self.width.shaft) as i32
    }
}

fn middle(square: Square, orientation: Color) -> (f64, f64) {
    let (x, y) = layout::middle(square, orientation);
    (f64::from(x), f64::from(y))
}

/// How far an arrow is moved to the side, so that no other one into its square overlaps it; none if it is the only one.
fn lane(from: Square, to: Square, all: &[Mark], orientation: Color) -> Option<f64> {
    let target = middle(to, orientation);
    let mut rays: Vec<(Square, (f64, f64))> = all
        .iter()
        .filter_map(|mark| match mark.shape {
            Shape::Arrow(other, end) if end == to => {
                let (x, y) = middle(other, orientation);
                Some((other, (x - target.0, y - target.1)))
            }
            _ => None,
        })
        .collect();
    if rays.len() < 2 {
        return None;
    }
    rays.sort_by(|(_, one), (_, other)| {
        turn(*one).total_cmp(&turn(*other)).then(one.0.hypot(one.1).total_cmp(&other.0.hypot(other.1)))
    });
    let own = rays.iter().position(|(other, _)| *other == from)?;
    let count = rays.len();
    let follows = |index: usize| {
        let (place, next) = (index % count, (index + 1) % count);
        is_narrow(rays[place].1, rays[next].1, next == 0)
    };
    // How many of those that overlap come before it and after it.
    let before = (1..count).take_while(|back| follows(own + count - back)).count();
    let after = (0..count - 1 - before).take_while(|on| follows(own + on)).count();
    let places = before + after;
    let (distance, most) = LANE;
    let distance = distance.min(distance * (most - 1) as f64 / places.max(1) as f64);
    // The side of the arrow is that of its direction, which is opposite to the ray.
    Some((places as f64 / 2.0 - before as f64) * distance)
}

/// A number that grows with the angle of a direction.
fn turn((x, y): (f64, f64)) -> f64 {
    let part = x / (x.abs() + y.abs());
    if y < 0.0 { part - 1.0 } else { 1.0 - part }
}

/// Whether the angle from one ray to the next one is so narrow that the heads of the arrows overlap. `wraps`: the next one is
/// the first of all, so that it does not follow in the same direction.
fn is_narrow(one: (f64, f64), other: (f64, f64), wraps: bool) -> bool {
    let dot = one.0 * other.0 + one.1 * other.1;
    let cross = one.0 * other.1 - one.1 * other.0;
    let follows = if wraps { cross > 0.0 } else { cross >= 0.0 };
    dot > 0.0 && follows && cross < NARROW * dot
}
