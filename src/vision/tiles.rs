//! A board is cut into 64 small tiles that the network reads.

use super::frame::{Corners, Point};
use super::picture::Picture;

/// The side of a tile, in pixels.
pub const TILE: usize = 32;
/// The pixels of a tile.
pub(super) const PIXELS: usize = TILE * TILE;
/// Less contrast than this (of 255) is not stretched to all of it: a blank page has noise alone.
const LEAST_CONTRAST: f32 = 40.0;
/// Tiles of which no pixel differs by more than this, two steps of 255, are one drawing on one shade.
const SAME: f32 = 2.0 / 255.0;

/// 64 tiles of `TILE` x `TILE` values from -0.5 (the darkest of the board) to 0.5 (the lightest), row by row, one after the
/// other.
#[derive(Clone, Debug, PartialEq)]
pub struct Tiles(Vec<f32>);

impl Tiles {
    /// From values of -0.5 to 0.5; nothing if they are not as many as 64 tiles have.
    pub fn new(values: Vec<f32>) -> Option<Self> {
        (values.len() == 64 * PIXELS).then_some(Self(values))
    }

    /// For each square the first one that shows the same: empty squares of a screenshot above all. Each need be read once.
    pub(super) fn firsts(&self) -> Vec<usize> {
        let mut firsts: Vec<usize> = Vec::with_capacity(64);
        for (square, tile) in self.iter().enumerate() {
            let shows_the_same = |other: usize| {
                let other = &self.0[other * PIXELS..][..PIXELS];
                tile.iter().zip(other).all(|(one, other)| (one - other).abs() <= SAME)
            };
            let first = (0..square).find(|&other| firsts[other] == other && shows_the_same(other));
            firsts.push(first.unwrap_or(square));
        }
        firsts
    }

    /// Each tile.
    pub fn iter(&self) -> impl Iterator<Item = &[f32]> {
        self.0.chunks_exact(PIXELS)
    }
}

/// The tiles of a board, with the contrast of the whole board stretched: its 1st percentile becomes -0.5, its 99th 0.5.
pub fn cut(picture: &Picture, corners: &Corners) -> Tiles {
    let mut luminances = Vec::with_capacity(64 * PIXELS);
    let step = 1.0 / TILE as f32;
    let [left, top, right, bottom] = corners.bounds();
    let (width, height) = ((right - left) * step / 8.0, (bottom - top) * step / 8.0);
    for square in 0..64_u8 {
        let (row, column) = (f32::from(square / 8), f32::from(square % 8));
        for y in 0..TILE {
            let down = row + (y as f32 + 0.5) * step;
            luminances.extend((0..TILE).map(|x| {
                let middle: Point = corners.at(column + (x as f32 + 0.5) * step, down);
                picture.mean(middle, width, height)
            }));
        }
    }
    stretch(&mut luminances);
    Tiles(luminances)
}

/// Percentiles by a histogram of whole luminances, as `stretch` in `training/network.py` has them.
fn stretch(luminances: &mut [f32]) {
    let mut histogram = [0_usize; 256];
    for value in luminances.iter() {
        histogram[usize::from(*value as u8)] += 1;
    }
    let percentile = |share: f32| {
        let wanted = luminances.len() as f32 * share;
        let mut counted = 0;
        let reached = histogram.iter().position(|count| {
            counted += count;
            counted as f32 >= wanted
        });
        reached.unwrap_or(255) as f32
    };
    let (low, high) = (percentile(0.01), percentile(0.99));
    let factor = 1.0 / (high - low).max(LEAST_CONTRAST);
    for value in luminances {
        *value = ((*value - low) * factor).clamp(0.0, 1.0) - 0.5;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_that_shows_the_same_as_an_earlier_one_is_not_read_again() {
        let mut values = vec![0.0; 64 * PIXELS];
        let mut paint = |square: usize, pixel: usize, value: f32| values[square * PIXELS + pixel] = value;
        // Noise of a step, another drawing, the same one again, and one that differs from it in a single pixel.
        paint(1, 7, 1.0 / 255.0);
        (0..PIXELS).for_each(|pixel| [9, 20, 30].into_iter().for_each(|square| paint(square, pixel, 0.4)));
        paint(30, 500, -0.4);
        let firsts = Tiles::new(values).map(|tiles| tiles.firsts()).unwrap_or_default();
        let others: Vec<_> = firsts.iter().enumerate().filter(|(_, first)| **first != 0).collect();
        assert_eq!(others, [(9, &9), (20, &9), (30, &30)]);
        assert_eq!(firsts.len(), 64);
    }
}
