//! The places of the parts of the picture, in hundredths of a unit. The origin is the upper left corner of the board.

use super::caption_lines::{CAPTION, lines};
use super::options::{Coordinates, SvgOptions};
use crate::export::view;
use crate::position::{Color, Square};

/// The side of a square.
pub(super) const SQUARE: i32 = 4_000;

/// The fonts. Other fonts follow `system-ui`, because not all programs that show pictures know it.
pub(super) const FONT: &str =
    "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans', sans-serif";

/// The margin for coordinates.
const MARGIN: i32 = 1_600;

/// The margin for the sign of the side to move.
const MOVER: i32 = 1_600;

/// The margin for the border.
const BORDER: i32 = 200;

/// The free space around everything.
const SPACE: i32 = 1_200;

/// The size of letters in the margin.
const OUTSIDE_FONT: i32 = 1_000;

/// The margins, and the size of letters.
pub(super) struct Layout {
    pub(super) left: i32,
    pub(super) top: i32,
    pub(super) right: i32,
    bottom: i32,
    /// The margin with the coordinates and the border.
    rim: i32,
    border: i32,
    pub(super) font: i32,
    /// The distance between a letter and the edges of its square.
    inset: i32,
}

impl Layout {
    /// The layout for the options.
    pub(super) fn new(options: &SvgOptions) -> Layout {
        let border = if options.border { BORDER } else { 0 };
        let outside = if options.coordinates == Coordinates::Outside { MARGIN } else { 0 };
        let mover = if options.mover { MOVER } else { 0 };
        let space = if options.margin { SPACE } else { 0 };
        let (left, right) = (border + outside + space, border + mover + space);
        let count = lines(options, left + 8 * SQUARE + right).len() as i32;
        let caption = if count == 0 { 0 } else { count * CAPTION.0 + CAPTION.0 - CAPTION.1 };
        let mut layout = Layout {
            left,
            top: border + space,
            right,
            bottom: border + outside + caption + space,
            rim: border + outside,
            border,
            font: OUTSIDE_FONT,
            inset: 0,
        };
        if options.coordinates == Coordinates::Inside {
            // As on the page, letters have a 56th of the size of the board, at least 10 and at most 15 pixels, and are 3
            // pixels from the edges. On pictures larger than the board on the page can be, they grow with the squares.
            let size = options.pixels();
            let pixels = |hundredths: i32| {
                (i64::from(hundredths) * i64::from(layout.width()) / i64::from(size) / 100) as i32
            };
            let board = i64::from(size) * 100 * 8 * i64::from(SQUARE) / i64::from(layout.width());
            let board = board as i32;
            let font = (board / 56).clamp(1_000, 1_500.max(board / 80));
            // On pictures smaller than the board on the page can be, they shrink with the squares.
            let inset = 300.max(font / 5);
            (layout.font, layout.inset) = (pixels(font).min(OUTSIDE_FONT), pixels(inset).min(SQUARE / 13));
        }
        layout
    }

    /// The width of the picture.
    pub(super) fn width(&self) -> i32 {
        self.left + 8 * SQUARE + self.right
    }

    /// The height of the picture.
    pub(super) fn height(&self) -> i32 {
        self.top + 8 * SQUARE + self.bottom
    }

    /// The middle of the sign of the side to move, from the left.
    pub(super) fn mover_middle(&self) -> i32 {
        8 * SQUARE + self.border + MOVER / 2
    }

    /// The upper edge of the caption.
    pub(super) fn caption_top(&self) -> i32 {
        8 * SQUARE + self.rim
    }

    /// The height of the picture in whole pixels.
    pub(super) fn pixel_height(&self, width: i32) -> i32 {
        let width = i64::from(width);
        let whole = i64::from(self.width());
        ((width * i64::from(self.height()) + whole / 2) / whole).max(1) as i32
    }

    /// The place of the number of the rank in a row: its left edge (its middle if outside) and its baseline.
    pub(super) fn rank_label(&self, row: i32, inside: bool) -> (i32, i32) {
        if inside {
            // In these fonts, the baseline is at 85 % of the size of the letters.
            (self.inset, row * SQUARE + self.inset + self.font * 85 / 100)
        } else {
            (-i32::midpoint(self.rim, self.border), row * SQUARE + SQUARE / 2 + self.font * 36 / 100)
        }
    }

    /// The place of the letter of the file in a column: its right edge (its middle if outside) and its baseline.
    pub(super) fn file_label(&self, column: i32, inside: bool) -> (i32, i32) {
        if inside {
            ((column + 1) * SQUARE - self.inset, 8 * SQUARE - self.inset - self.font * 15 / 100)
        } else {
            let middle = 8 * SQUARE + i32::midpoint(self.rim, self.border);
            (column * SQUARE + SQUARE / 2, middle + self.font * 30 / 100)
        }
    }
}

/// The upper left corner of a square, in hundredths of a unit.
pub(super) fn corner(square: Square, orientation: Color) -> (i32, i32) {
    let (column, row) = view::place(square, orientation);
    (column * SQUARE, row * SQUARE)
}

/// The middle of a square.
pub(super) fn middle(square: Square, orientation: Color) -> (i32, i32) {
    let (x, y) = corner(square, orientation);
    (x + SQUARE / 2, y + SQUARE / 2)
}
