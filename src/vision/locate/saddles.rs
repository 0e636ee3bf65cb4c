//! How much a point looks like one where four squares of a checker meet.

use wide::f32x8;

use super::super::picture::Picture;
use super::super::vectors::combine;

/// So many steps of luminance between the squares that meet count in full.
const FULL: f32 = 10.0;

/// A plane of numbers, row by row.
#[derive(Default)]
pub(super) struct Plane {
    pub(super) values: Vec<f32>,
    pub(super) width: usize,
    pub(super) height: usize,
}

impl Plane {
    /// Another size; the numbers mean nothing then.
    pub(super) fn resize(&mut self, width: usize, height: usize) {
        (self.width, self.height) = (width, height);
        self.values.resize(width * height, 0.0);
    }

    pub(super) fn row(&self, row: usize) -> &[f32] {
        &self.values[row * self.width..(row + 1) * self.width]
    }
}

/// For each point between pixels its response: 1 where light squares lie top left and bottom right, -1 where dark ones do,
/// 0 where not all four edges are there, so that lines, edges and letters give nothing. The squares are compared by patches of
/// `reach` x `reach` pixels beside the point, one pixel off, since edges are soft. The first value belongs to the pixel
/// (`reach`, `reach`). Nothing if the picture is too small.
pub(super) fn saddles(picture: &Picture, reach: usize) -> Option<Plane> {
    let (width, height) =
        (picture.width().checked_sub(2 * reach + 1)?, picture.height().checked_sub(2 * reach + 1)?);
    if width == 0 || height == 0 || reach == 0 {
        return None;
    }
    let patches = patch_means(picture, reach);
    let mut plane = Plane::default();
    plane.resize(width, height);
    let far = reach + 1;
    let (none, full, share) = (f32x8::ZERO, f32x8::ONE, f32x8::splat(1.0 / FULL));
    for (y, values) in plane.values.chunks_exact_mut(width).enumerate() {
        let (upper, lower) = (patches.row(y), patches.row(y + far));
        let corners = [upper, &upper[far..], lower, &lower[far..]];
        combine(values, corners, |_, [top_left, top_right, bottom_left, bottom_right]| {
            let edges = [
                top_left - top_right,
                bottom_right - bottom_left,
                top_left - bottom_left,
                bottom_right - top_right,
            ];
            let [a, b, c, d] = edges;
            let least = a.fast_min(b).fast_min(c.fast_min(d));
            let most = a.fast_max(b).fast_max(c.fast_max(d));
            ((least.fast_max(none) + most.fast_min(none)) * share).fast_max(-full).fast_min(full)
        });
    }
    Some(plane)
}

/// The means of all patches of `reach` x `reach` pixels, by their top left pixel, from running sums. The caller has seen
/// that the picture is larger than a patch.
fn patch_means(picture: &Picture, reach: usize) -> Plane {
    let (width, height) = (picture.width() - reach + 1, picture.height() - reach + 1);
    let mut sums = Vec::with_capacity(width * picture.height());
    for y in 0..picture.height() {
        let row = picture.row(y);
        let mut sum: f32 = row[..reach].iter().sum();
        sums.push(sum);
        for (out, entering) in row.iter().zip(&row[reach..]) {
            sum += entering - out;
            sums.push(sum);
        }
    }
    let share = f32x8::splat(1.0 / (reach * reach) as f32);
    let mut column: Vec<f32> = vec![0.0; width];
    let mut plane = Plane::default();
    plane.resize(width, height);
    for row in sums.chunks_exact(width).take(reach) {
        combine(&mut column, [row], |sum, [value]| sum + value);
    }
    for (y, means) in plane.values.chunks_exact_mut(width).enumerate() {
        if y > 0 {
            let row = |y: usize| &sums[y * width..(y + 1) * width];
            combine(&mut column, [row(y - 1), row(y + reach - 1)], |sum, [out, entering]| {
                sum + (entering - out)
            });
        }
        combine(means, [&column], |_, [sum]| sum * share);
    }
    plane
}
