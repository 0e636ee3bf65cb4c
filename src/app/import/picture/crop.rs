//! The part of a picture around a board, as the card shows it.

use std::sync::Arc;

use crate::app::browser::{files, raster};
use crate::vision::{Corners, Point, ReadBoard};

use super::decode::Canvas;

/// How much is shown around a board, in squares.
const AROUND: f32 = 0.6;
/// The same where the lattice was hard to find: it may be a square or two beside the true one.
const AROUND_UNSURE: f32 = 2.2;
/// The longer side of what is shown, in pixels.
const LONGEST: f32 = 640.0;

/// The picture of a part of a picture.
pub(super) struct CropImage {
    /// The browser's address of its file.
    pub address: String,
    /// Its size in pixels.
    pub size: (f32, f32),
}

impl Drop for CropImage {
    fn drop(&mut self) {
        files::forget(&self.address);
    }
}

/// A part of a picture with a board.
#[derive(Clone)]
pub(super) struct Crop {
    pub image: Arc<CropImage>,
    /// The board in it.
    pub corners: Corners,
}

impl Crop {
    /// Cuts out what is around a board; none if the browser gives no file.
    pub(super) async fn cut(canvas: &Canvas, read: &ReadBoard, is_unsure: bool) -> Option<Crop> {
        let [left, top, right, bottom] = read.corners.bounds();
        let around = if is_unsure { AROUND_UNSURE } else { AROUND } * read.corners.square();
        let (left, top) = ((left - around).max(0.0).floor(), (top - around).max(0.0).floor());
        let right = (right + around).min(canvas.element.width() as f32);
        let bottom = (bottom + around).min(canvas.element.height() as f32);
        let scale = (LONGEST / (right - left).max(bottom - top)).min(1.0);
        let size = (((right - left) * scale).round(), ((bottom - top) * scale).round());
        let (to_width, to_height) = (f64::from(size.0), f64::from(size.1));
        let part = Canvas::new(to_width, to_height)?;
        let context = part.context();
        // What is transparent was read as white paper.
        context.set_fill_style_str("#fff");
        context.fill_rect(0.0, 0.0, to_width, to_height);
        let [x, y, width, height] = [left, top, right - left, bottom - top].map(f64::from);
        context
            .draw_image_with_html_canvas_element_and_sw_and_sh_and_dx_and_dy_and_dw_and_dh(
                &canvas.element,
                x,
                y,
                width,
                height,
                0.0,
                0.0,
                to_width,
                to_height,
            )
            .ok()?;
        let address = files::address(&raster::blob_of(&part.element).await?)?;
        let place = |point: Point| Point { x: (point.x - left) * scale, y: (point.y - top) * scale };
        let corners = Corners(read.corners.0.map(place));
        Some(Crop { image: Arc::new(CropImage { address, size }), corners })
    }
}

/// The corners of a square of a picture, counted row by row, or of the whole board: as an SVG has the points of a polygon. In
/// whole pixels: more is not seen.
pub(super) fn outline(corners: &Corners, square: Option<usize>) -> String {
    let (column, row, side) = square.map_or((0, 0, 8), |square| (square % 8, square / 8, 1));
    let corner = |across: usize, down: usize| {
        let Point { x, y } = corners.at((column + across) as f32, (row + down) as f32);
        [(x.round() as i32).to_string(), (y.round() as i32).to_string()].join(",")
    };
    [corner(0, 0), corner(side, 0), corner(side, side), corner(0, side)].join(" ")
}
