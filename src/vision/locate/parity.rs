//! Whether the squares of a lattice are light and dark by turns.

use super::super::picture::Picture;
use super::refine::Grid;

/// Fewer squares of a shade within the picture say nothing.
const FEWEST: usize = 20;

/// The share of the 64 squares that are on the side of their shade, by the corners of the squares, which pieces seldom
/// cover; 0 if too few lie within the picture.
pub(super) fn parity(picture: &Picture, grid: &Grid) -> f32 {
    let mut shades: [Vec<f32>; 2] = [Vec::new(), Vec::new()];
    for row in 0..8 {
        for column in 0..8 {
            let mut corners: Vec<f32> = [(0.1, 0.1), (0.9, 0.1), (0.1, 0.9), (0.9, 0.9)]
                .into_iter()
                .filter_map(|(across, down)| {
                    let x = grid.left + (column as f32 + across) * grid.width;
                    let y = grid.top + (row as f32 + down) * grid.height;
                    patch(picture, x, y, (grid.width.min(grid.height) * 0.06).max(1.0) as usize)
                })
                .collect();
            shades[(row + column) % 2].extend(median(&mut corners));
        }
    }
    let mut sorted = shades.clone();
    let [Some(one), Some(other)] = [0, 1].map(|shade| median(&mut sorted[shade])) else { return 0.0 };
    if shades.iter().any(|shade| shade.len() < FEWEST) {
        return 0.0;
    }
    let middle = f32::midpoint(one, other);
    let right = |shade: &[f32], light: bool| shade.iter().filter(|&&value| (value > middle) == light).count();
    (right(&shades[0], one > other) + right(&shades[1], one <= other)) as f32 / 64.0
}

/// The mean of the pixels at most `reach` from a place; nothing if some lie outside.
fn patch(picture: &Picture, x: f32, y: f32, reach: usize) -> Option<f32> {
    if x < 0.0 || y < 0.0 {
        return None;
    }
    let (left, top) = ((x as usize).checked_sub(reach)?, (y as usize).checked_sub(reach)?);
    let size = 2 * reach + 1;
    if left + size > picture.width() || top + size > picture.height() {
        return None;
    }
    let sum: f32 = (top..top + size).map(|row| picture.row(row)[left..left + size].iter().sum::<f32>()).sum();
    Some(sum / (size * size) as f32)
}

fn median(values: &mut [f32]) -> Option<f32> {
    values.sort_by(f32::total_cmp);
    let middle = values.len() / 2;
    let upper = *values.get(middle)?;
    Some(if values.len().is_multiple_of(2) { f32::midpoint(upper, values[middle - 1]) } else { upper })
}
