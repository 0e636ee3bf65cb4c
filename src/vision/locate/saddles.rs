//! How much a point looks like one where four squares of a checker meet.

use super::super::picture::Picture;

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
    let mut values = Vec::with_capacity(width * height);
    let far = reach + 1;
    for y in 0..height {
        let (upper, lower) = (patches.row(y), patches.row(y + far));
        let upper = upper[..width].iter().zip(&upper[far..far + width]);
        let lower = lower[..width].iter().zip(&lower[far..far + width]);
        values.extend(upper.zip(lower).map(|((top_left, top_right), (bottom_left, bottom_right))| {
            let edges = [
                top_left - top_right,
                bottom_right - bottom_left,
                top_left - bottom_left,
                bottom_right - top_right,
            ];
            let least = edges.into_iter().fold(f32::INFINITY, f32::min);
            let most = edges.into_iter().fold(f32::NEG_INFINITY, f32::max);
            ((least.max(0.0) + most.min(0.0)) / FULL).clamp(-1.0, 1.0)
        }));
    }
    Some(Plane { values, width, height })
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
    let share = 1.0 / (reach * reach) as f32;
    let mut column: Vec<f32> = vec![0.0; width];
    for row in sums.chunks_exact(width).take(reach) {
        column.iter_mut().zip(row).for_each(|(sum, value)| *sum += value);
    }
    let mut values = Vec::with_capacity(width * height);
    values.extend(column.iter().map(|sum| sum * share));
    for y in 1..height {
        let out = &sums[(y - 1) * width..y * width];
        let entering = &sums[(y + reach - 1) * width..(y + reach) * width];
        for ((sum, out), entering) in column.iter_mut().zip(out).zip(entering) {
            *sum += entering - out;
        }
        values.extend(column.iter().map(|sum| sum * share));
    }
    Plane { values, width, height }
}
