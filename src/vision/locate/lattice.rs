//! The places where 7 x 7 checker corners stand in a lattice.

use wide::f32x8;

use super::super::picture::Picture;
use super::super::vectors::{combine, greatest};
use super::saddles::{Plane, saddles};

/// The smallest squares that are searched, in pixels; larger ones are found in a picture halved until they are small.
const SMALLEST: f32 = 10.0;
/// From one size of square to the next: within 1 % the corners of a lattice still meet those of the picture.
const STEP: f32 = 1.022;
/// Fewer corners than this share make no candidate.
const WEAKEST: f32 = 0.25;
/// So many peaks are taken for one size of square: a page has some twenty boards of one size, and each of them has four more
/// peaks nearly as high, where it is shifted by a square.
const PEAKS: usize = 100;

/// A place that may be a board, in pixels of the searched picture.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    /// The mean response of the 49 inner corners, 0 to 1.
    pub(super) strength: f32,
    pub(super) left: f32,
    pub(super) top: f32,
    pub(super) square: f32,
}

impl Candidate {
    fn same(&self, other: &Self) -> bool {
        (self.left - other.left).abs() <= 0.35 * other.square
            && (self.top - other.top).abs() <= 0.35 * other.square
            && (self.square / other.square - 1.0).abs() <= 0.08
    }
}

/// The search for lattices, one size of square after the other, so that whoever searches can do something else in between.
pub(super) struct Search {
    /// The picture halved so often that `square` is small in it; none if it is the picture itself.
    level: Option<Picture>,
    /// How many pixels of the picture a pixel of the level is.
    factor: f32,
    /// The next size of square, and the largest one in this level, in its pixels.
    square: f32,
    largest: f32,
    /// The responses of the level for a reach.
    responses: (usize, Option<Plane>),
    rows: Plane,
    sums: Plane,
    /// The greatest value of each of the rows.
    most: Vec<f32>,
    found: Vec<Candidate>,
}

impl Search {
    pub(super) fn new(picture: &Picture) -> Self {
        Self {
            level: None,
            factor: 1.0,
            square: SMALLEST,
            largest: largest(picture),
            responses: (0, None),
            rows: Plane::default(),
            sums: Plane::default(),
            most: Vec::new(),
            found: Vec::new(),
        }
    }

    /// Searches for squares of the next size; the picture is the same each time. False when there are no larger ones.
    pub(super) fn step(&mut self, picture: &Picture) -> bool {
        let level = self.level.as_ref().unwrap_or(picture);
        if self.square > self.largest {
            let Some(half) = level.halved().filter(|half| largest(half) >= SMALLEST) else { return false };
            self.square = SMALLEST;
            self.largest = largest(&half);
            self.factor *= 2.0;
            self.responses = (0, None);
            self.level = Some(half);
            return true;
        }
        let (square, factor) = (self.square, self.factor);
        let reach = ((square * 0.16).round() as usize).max(2);
        if self.responses.0 != reach {
            self.responses = (reach, saddles(level, reach));
        }
        if let Some(response) = &self.responses.1
            && combed(response, square, &mut self.rows, &mut self.sums, &mut self.most)
        {
            let found = &mut self.found;
            peaks(&mut self.sums, &mut self.most, square, |strength, x, y| {
                // A response belongs to the middle of the pixel between its patches; the first inner corner lies a square
                // from the edge of the board.
                let off = reach as f32 + 0.5 - square;
                found.push(Candidate {
                    strength,
                    left: (x as f32 + off) * factor,
                    top: (y as f32 + off) * factor,
                    square: square * factor,
                });
            });
        }
        self.square *= STEP;
        true
    }

    /// The `most` strongest places that were found, each once, the strongest first.
    pub(super) fn strongest(&mut self, most: usize) -> Vec<Candidate> {
        self.found.sort_by(|one, other| other.strength.total_cmp(&one.strength));
        let mut kept: Vec<Candidate> = Vec::new();
        for candidate in &self.found {
            if kept.len() < most && !kept.iter().any(|other| candidate.same(other)) {
                kept.push(*candidate);
            }
        }
        kept
    }
}

/// The largest squares that are searched in a level, in its pixels: twice the smallest, or whatever has room in the last level.
/// Nothing is searched in a level for which it is less than the smallest.
fn largest(level: &Picture) -> f32 {
    let shorter = level.width().min(level.height()) as f32;
    if shorter < 7.2 * SMALLEST {
        return 0.0;
    }
    let is_last = (shorter / 2.0).floor() < 7.2 * SMALLEST;
    let limit = shorter / 7.0;
    if is_last { limit } else { limit.min(2.0 * SMALLEST) }
}

/// The mean of 7 x 7 responses, signs by turns, for each place of the first one, into `sums`, and the greatest of each of their
/// rows into `most`; false if they have no room. Where seven rows at their greatest make no candidate together, the greatest is 0
/// and the means are not computed.
fn combed(response: &Plane, square: f32, rows: &mut Plane, sums: &mut Plane, most: &mut Vec<f32>) -> bool {
    let at: [usize; 7] = std::array::from_fn(|i| (i as f32 * square).round() as usize);
    let reach = at[6];
    if response.width <= reach || response.height <= reach {
        return false;
    }
    let (width, height) = (response.width - reach, response.height - reach);
    rows.resize(width, response.height);
    let mut limits = Vec::with_capacity(response.height);
    for (y, sums) in rows.values.chunks_exact_mut(width).enumerate() {
        let row = response.row(y);
        combine(sums, at.map(|from| &row[from..]), |_, seven| by_turns(seven));
        limits.push(greatest(sums));
    }
    sums.resize(width, height);
    most.clear();
    for (y, sums) in sums.values.chunks_exact_mut(width).enumerate() {
        if at.iter().map(|down| limits[y + down]).sum::<f32>() < 49.0 * WEAKEST {
            most.push(0.0);
            continue;
        }
        let share = f32x8::splat(1.0 / 49.0);
        combine(sums, at.map(|down| rows.row(y + down)), |_, seven| by_turns(seven) * share);
        most.push(greatest(sums));
    }
    true
}

/// The sum of seven values, signs by turns.
#[inline]
fn by_turns(seven: [f32x8; 7]) -> f32x8 {
    let [first, second, third, fourth, fifth, sixth, seventh] = seven;
    first - second + third - fourth + fifth - sixth + seventh
}

/// Hands over the strongest places by the greatest value of each row, and clears each with what lies within a square of it.
fn peaks(sums: &mut Plane, best: &mut [f32], square: f32, mut take: impl FnMut(f32, usize, usize)) {
    let near = square as usize;
    for _ in 0..PEAKS {
        let Some((y, &strength)) = best.iter().enumerate().max_by(|one, other| one.1.total_cmp(other.1))
        else {
            return;
        };
        if strength < WEAKEST {
            return;
        }
        let x = sums.row(y).iter().position(|value| value.abs() >= strength).unwrap_or(0);
        take(strength, x, y);
        let (left, right) = (x.saturating_sub(near), (x + near).min(sums.width));
        let (first, last) = (y.saturating_sub(near), (y + near).min(sums.height));
        for (row, best) in (first..last).zip(&mut best[first..last]) {
            // Not computed, and no candidate.
            if *best <= 0.0 {
                continue;
            }
            sums.values[row * sums.width + left..row * sums.width + right].fill(0.0);
            *best = greatest(sums.row(row));
        }
    }
}
