//! The part of a picture around a board, as the card shows it.

use crate::app::browser::{files, raster};
use crate::position::Bitboard;
use crate::vision::{Corners, Point};

use super::decode::Canvas;

/// How much is shown around a board, in squares.
const AROUND: f32 = 0.6;
/// The longer side of what is shown, in pixels.
const LONGEST: f32 = 640.0;

/// A part of a picture.
pub(super) struct Crop {
    /// The browser's address of its file.
    pub address: String,
    /// Its size in pixels.
    pub size: (f32, f32),
    /// The board in it.
    pub corners: Corners,
}

impl Drop for Crop {
    fn drop(&mut self) {
        files::forget(&self.address);
    }
}

impl Crop {
    /// Cuts it out; none if the browser gives no file.
    pub(super) async fn cut(canvas: &Canvas, corners: Corners) -> Option<Crop> {
        let [left, top, right, bottom] = corners.bounds();
        let around = AROUND * corners.square();
        let (left, top) = ((left - around).max(0.0), (top - around).max(0.0));
        let right = (right + around).min(canvas.element.width() as f32);
        let bottom = (bottom + around).min(canvas.element.height() as f32);
        let scale = (LONGEST / (right - left).max(bottom - top)).min(1.0);
        let (width, height) = (((right - left) * scale).round(), ((bottom - top) * scale).round());
        let part = Canvas::new(f64::from(width), f64::from(height))?;
        let context = part.context();
        // What is transparent was read as white paper.
        context.set_fill_style_str("#fff");
        context.fill_rect(0.0, 0.0, f64::from(width), f64::from(height));
        let [x, y, w, h] = [left, top, right - left, bottom - top].map(f64::from);
        let (to_width, to_height) = (f64::from(width), f64::from(height));
        context
            .draw_image_with_html_canvas_element_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
                &canvas.element,
                x,
                y,
                w,
                h,
                0.0,
                0.0,
                to_width,
                to_height,
            )
            .ok()?;
        let address = files::address(&raster::blob_of(&part.element).await?)?;
        let place = |point: Point| Point { x: (point.x - left) * scale, y: (point.y - top) * scale };
        Some(Crop { address, size: (width, height), corners: Corners(corners.0.map(place)) })
    }

    /// The corners of some squares, counted as in the picture, each as an SVG has the points of a polygon.
    pub(super) fn outlines(&self, squares: impl Iterator<Item = usize>) -> Vec<String> {
        let outline = |square: usize| self.outline(square % 8, square / 8, 1);
        squares.map(outline).collect()
    }

    /// The corners of the whole board.
    pub(super) fn frame(&self) -> String {
        self.outline(0, 0, 8)
    }

    fn outline(&self, column: usize, row: usize, side: usize) -> String {
        let corner = |across: usize, down: usize| {
            let Point { x, y } = self.corners.at((column + across) as f32, (row + down) as f32);
            format!("{x:.1},{y:.1}")
        };
        [corner(0, 0), corner(side, 0), corner(side, side), corner(0, side)].join(" ")
    }

    /// The square, counted as in the picture, at a place given by shares of the width and the height.
    pub(super) fn square_at(&self, across: f32, down: f32) -> Option<usize> {
        let [left, top, right, bottom] = self.corners.bounds();
        let column = (across * self.size.0 - left) / (right - left) * 8.0;
        let row = (down * self.size.1 - top) / (bottom - top) * 8.0;
        let is_on = (0.0..8.0).contains(&column) && (0.0..8.0).contains(&row);
        is_on.then_some(row as usize * 8 + column as usize)
    }
}

/// The squares of the picture that squares of the board are; `place` gives the square of the board.
pub(super) fn places(
    squares: Bitboard,
    place: impl Fn(usize) -> Option<crate::position::Square>,
) -> impl Iterator<Item = usize> {
    (0..64).filter(move |&index| place(index).is_some_and(|square| squares.contains(square)))
}
