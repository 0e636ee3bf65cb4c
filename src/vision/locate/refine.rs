//! A lattice found to a pixel is placed to a fraction of one.

use wide::f32x8;

use super::super::picture::Picture;
use super::super::vectors::{combine, sum};
use super::lattice::Candidate;

/// An edge counts for no more than this: a dark line must not outweigh seven borders between squares.
const STEEPEST: f32 = 40.0;
/// Edges are looked at over this share of a square to both sides first, twice: the lines of a coarse hatching cancel each other
/// out, while the two shades beside a border do not.
const WIDE: f32 = 0.1;
/// The share of a square at its upper and lower end that is left out, where the borders of the other direction run.
const ENDS: f32 = 0.08;

/// An upright lattice in pixels of the searched picture.
#[derive(Clone, Copy, Debug)]
pub(super) struct Grid {
    pub(super) left: f32,
    pub(super) top: f32,
    /// Of a square.
    pub(super) width: f32,
    /// Of a square.
    pub(super) height: f32,
}

/// The lattice of a candidate, columns and rows placed apart, each by a comb of seven borders; nothing if the squares are
/// far from square.
pub(super) fn refine(picture: &Picture, candidate: Candidate) -> Option<Grid> {
    let Candidate { left, top, square, .. } = candidate;
    let mut grid = Grid { left, top, width: square, height: square };
    for _ in 0..2 {
        (grid.left, grid.width) = comb(&column_edges(picture, &grid), grid.left, grid.width);
        (grid.top, grid.height) = comb(&row_edges(picture, &grid), grid.top, grid.height);
    }
    let ratio = grid.width / grid.height;
    (0.8..1.25).contains(&ratio).then_some(grid)
}

/// The pixels of square `index` along one direction, without its ends, within `length`.
fn span(start: f32, square: f32, index: usize, length: usize) -> std::ops::Range<usize> {
    let pixel = |squares: f32| ((start + squares * square).round().max(0.0) as usize).min(length);
    pixel(index as f32 + ENDS)..pixel(index as f32 + 1.0 - ENDS)
}

fn turn(index: usize) -> f32 {
    if index.is_multiple_of(2) { 1.0 } else { -1.0 }
}

/// For each pixel how much lighter it is than its left neighbour, summed over the rows of the board with the signs of the
/// squares: the borders between columns add up, what the pieces show does not.
fn column_edges(picture: &Picture, grid: &Grid) -> Vec<f32> {
    let mut edges = vec![0.0; picture.width()];
    for index in 0..8 {
        let turn = f32x8::splat(turn(index));
        for y in span(grid.top, grid.height, index, picture.height()) {
            let row = picture.row(y);
            combine(&mut edges[1..], [row, &row[1..]], |edge, [before, here]| {
                edge + turn * step(before, here)
            });
        }
    }
    smooth(&edges)
}

/// The same from top to bottom.
fn row_edges(picture: &Picture, grid: &Grid) -> Vec<f32> {
    let mut edges = vec![0.0; picture.height()];
    let columns = span(grid.left, grid.width, 0, picture.width()).start
        ..span(grid.left, grid.width, 7, picture.width()).end;
    let mut turns = vec![0.0; columns.len()];
    for index in 0..8 {
        for x in span(grid.left, grid.width, index, picture.width()) {
            turns[x - columns.start] = turn(index);
        }
    }
    let mut steps = vec![0.0; columns.len()];
    for (y, edge) in edges.iter_mut().enumerate().skip(1) {
        let (upper, lower) = (&picture.row(y - 1)[columns.clone()], &picture.row(y)[columns.clone()]);
        combine(&mut steps, [&turns, upper, lower], |_, [turn, upper, lower]| turn * step(upper, lower));
        *edge = sum(&steps);
    }
    smooth(&edges)
}

/// How much lighter a pixel is than the one before it, as far as that counts.
#[inline]
fn step(before: f32x8, here: f32x8) -> f32x8 {
    let steepest = f32x8::splat(STEEPEST);
    (here - before).fast_max(-steepest).fast_min(steepest)
}

fn smooth(edges: &[f32]) -> Vec<f32> {
    let mut smoothed = edges.to_vec();
    for (value, window) in smoothed.iter_mut().skip(1).zip(edges.windows(3)) {
        *value = 0.25 * window[0] + 0.5 * window[1] + 0.25 * window[2];
    }
    smoothed
}

/// The sums of the edges at most `reach` before and after each pixel.
fn widened(edges: &[f32], reach: usize) -> Vec<f32> {
    let mut sums = vec![0.0];
    let mut sum = 0.0;
    sums.extend(edges.iter().map(|edge| {
        sum += edge;
        sum
    }));
    let pixels = edges.len();
    (0..pixels).map(|at| sums[(at + reach + 1).min(pixels)] - sums[at.saturating_sub(reach)]).collect()
}

/// The start and the length of eight squares whose seven borders lie best on the edges, signs by turns: first in large
/// steps on widened edges, no further than a candidate may be off, then in small ones. The length is changed around the middle
/// of the board, so that it does not move the board.
fn comb(edges: &[f32], mut start: f32, mut square: f32) -> (f32, f32) {
    let reach = (WIDE * square) as usize;
    let wide = widened(&widened(edges, reach), reach);
    for (edges, shift, stretch, shifts, stretches) in
        [(wide.as_slice(), 0.12, 0.02, 12_i8, 8_i8), (edges, 0.03, 0.004, 12, 8)]
    {
        let (from, of) = (start, square);
        let mut best = -1.0;
        for i in -shifts..=shifts {
            for j in -stretches..=stretches {
                let length = of * (1.0 + stretch * f32::from(j) / f32::from(stretches));
                let at = from + shift * of * f32::from(i) / f32::from(shifts) + 4.0 * (of - length);
                let sum = (1..8_u8)
                    .map(|k| turn(usize::from(k) + 1) * between(edges, at + length * f32::from(k)))
                    .sum::<f32>();
                if sum.abs() > best {
                    (best, start, square) = (sum.abs(), at, length);
                }
            }
        }
    }
    (start, square)
}

/// The value between two pixels; nothing outside.
fn between(edges: &[f32], at: f32) -> f32 {
    if at < 0.0 {
        return 0.0;
    }
    let (pixel, share) = (at as usize, at.fract());
    match edges.get(pixel..pixel + 2) {
        Some(pair) => pair[0] * (1.0 - share) + pair[1] * share,
        None => 0.0,
    }
}
