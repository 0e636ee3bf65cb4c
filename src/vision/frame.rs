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
        let [top_left, top_right, bottom_right, bottom_left] = self.0;
        let upper = between(top_left, top_right, across / 8.0);
        let lower = between(bottom_left, bottom_right, across / 8.0);
        between(upper, lower, down / 8.0)
    }

    /// The square at a place, counted row by row from the top left one; none beside the board.
    pub fn square_at(&self, place: Point) -> Option<usize> {
        (0..64).find(|square| {
            let (column, row) = ((square % 8) as f32, (square / 8) as f32);
            let corners = [(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)]
                .map(|(across, down)| self.at(column + across, row + down));
            // On the same side of all four sides.
            let sides = [0, 1, 2, 3].map(|side| {
                let (from, to) = (corners[side], corners[(side + 1) % 4]);
                (to.x - from.x) * (place.y - from.y) - (to.y - from.y) * (place.x - from.x)
            });
            sides.iter().all(|side| *side >= 0.0) || sides.iter().all(|side| *side <= 0.0)
        })
    }

    /// The mean length of a side of a square, in pixels.
    pub fn square(&self) -> f32 {
        let length =
            |from: usize, to: usize| (self.0[from].x - self.0[to].x).hypot(self.0[from].y - self.0[to].y);
        (length(0, 1) + length(1, 2) + length(2, 3) + length(3, 0)) / 32.0
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
        let (own, others) = (self.bounds(), other.bounds());
        let area = |bounds: [f32; 4]| (bounds[2] - bounds[0]) * (bounds[3] - bounds[1]);
        let shared = |low: usize| (own[low + 2].min(others[low + 2]) - own[low].max(others[low])).max(0.0);
        let (shared, smaller) = (shared(0) * shared(1), area(own).min(area(others)));
        if smaller > 0.0 { shared / smaller } else { 0.0 }
    }
}

/// The place at a share of the way from one to another.
fn between(from: Point, to: Point, share: f32) -> Point {
    Point { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }
}
