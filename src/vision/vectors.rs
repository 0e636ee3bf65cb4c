//! Rows of numbers, eight of them at a time.
//!
//! The optimiser does this by itself only in a program that is linked to be fast; the page is linked to be small.

use wide::f32x8;

/// The numbers of a vector.
pub(super) const LANES: usize = 8;

/// Replaces each number of a row by what `compute` makes of it and of the numbers at its place in other rows, which are at least
/// as long.
#[inline]
pub(super) fn combine<const N: usize>(
    row: &mut [f32],
    others: [&[f32]; N],
    compute: impl Fn(f32x8, [f32x8; N]) -> f32x8,
) {
    let others = others.map(|other| &other[..row.len()]);
    let mut vectors = others.map(|other| other.as_chunks::<LANES>().0.iter());
    let ends = others.map(|other| other.as_chunks::<LANES>().1);
    let (whole, end) = row.as_chunks_mut::<LANES>();
    for own in whole {
        let inputs =
            vectors.each_mut().map(|other| other.next().map_or(f32x8::ZERO, |next| f32x8::from(*next)));
        *own = compute(f32x8::from(*own), inputs).to_array();
    }
    let padded = |end: &[f32]| {
        let mut lanes = [0.0; LANES];
        lanes[..end.len()].copy_from_slice(end);
        f32x8::from(lanes)
    };
    let computed = compute(padded(end), ends.map(padded)).to_array();
    end.copy_from_slice(&computed[..end.len()]);
}

/// The greatest absolute value of a row; 0 if it is empty.
#[inline]
pub(super) fn greatest(row: &[f32]) -> f32 {
    let (whole, end) = row.as_chunks::<LANES>();
    let greatest = whole.iter().fold(f32x8::ZERO, |most, next| most.fast_max(f32x8::from(*next).abs()));
    let lanes = greatest.to_array();
    lanes.iter().chain(end).fold(0.0, |most, value| most.max(value.abs()))
}

/// The sum of a row.
#[inline]
pub(super) fn sum(row: &[f32]) -> f32 {
    let (whole, end) = row.as_chunks::<LANES>();
    let sums = whole.iter().fold(f32x8::ZERO, |sum, next| sum + f32x8::from(*next));
    sums.to_array().iter().chain(end).sum()
}
