//! Where a board is in a picture.

/// A place in a picture, in pixels from its top left corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f32,
    /// Down.
    pub y: f32,
}

/// The outer corners of a board: top left, top right, bottom right, bottom left as the picture shows it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Corners(pub [Point; 4]);

impl Corners {
    /// An upright board: its top left corner, and the width and the height of a square.
    pub fn upright(left: f32, top: f32, width: f32, height: f32) -> Self {
        let (right, bottom) = (left + 8.0 * width, top + 8.0 * height);
        Self([(left, top), (right, top), (right, bottom), (left, bottom)].map(|(x, y)| Point { x, y }))
    }

    /// The place at `across` and `down` squares from the top left corner, each from 0 to 8.
    pub fn at(&self, across: f32, down: f32) -> Point {
        let [a, b, c, d] = self.0;
        let (u, v) = (across / 8.0, down / 8.0);
        let mix = |a: f32, b: f32, c: f32, d: f32| {
            (a * (1.0 - u) + b * u) * (1.0 - v) + (d * (1.0 - u) + c * u) * v
        };
        Point { x: mix(a.x, b.x, c.x, d.x), y: mix(a.y, b.y, c.y, d.y) }
    }

    /// The mean length of a side of a square, in pixels.
    pub fn square(&self) -> f32 {
        let [a, b, c, d] = self.0;
        let length = |p: Point, q: Point| (p.x - q.x).hypot(p.y - q.y);
        (length(a, b) + length(b, c) + length(c, d) + length(d, a)) / 32.0
    }

    /// Left, top, right and bottom of the smallest upright rectangle around it.
    pub fn bounds(&self) -> [f32; 4] {
        let low = |values: [f32; 4]| values.into_iter().fold(f32::INFINITY, f32::min);
        let high = |values: [f32; 4]| values.into_iter().fold(f32::NEG_INFINITY, f32::max);
        let (x, y) = (self.0.map(|point| point.x), self.0.map(|point| point.y));
        [low(x), low(y), high(x), high(y)]
    }

    /// The share of the smaller of two boards that the other covers, by their bounds: 0 apart, 1 one within the other.
    pub fn overlap(&self, other: &Self) -> f32 {
        let ([l, t, r, b], [m, u, s, c]) = (self.bounds(), other.bounds());
        let shared = (r.min(s) - l.max(m)).max(0.0) * (b.min(c) - t.max(u)).max(0.0);
        let smaller = ((r - l) * (b - t)).min((s - m) * (c - u));
        if smaller > 0.0 { shared / smaller } else { 0.0 }
    }
}
