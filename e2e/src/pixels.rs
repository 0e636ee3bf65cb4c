//! Screenshots, pixel by pixel.

use crate::page::{Page, Rect};
use fantoccini::Locator;
use fantoccini::error::CmdError;
use png::{ColorType, Decoder, Transformations};
use std::io::Cursor;

/// A part of a screenshot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pixels {
    /// How wide it is.
    pub width: usize,
    /// How high it is.
    pub height: usize,
    /// Red, green and blue of each pixel, row by row.
    rgb: Vec<[u8; 3]>,
}

impl Pixels {
    /// Reads a PNG.
    ///
    /// # Errors
    /// A sentence, when it is not one.
    pub fn read(png: &[u8]) -> Result<Self, String> {
        let sentence = |error: png::DecodingError| error.to_string();
        let mut decoder = Decoder::new(Cursor::new(png));
        decoder.set_transformations(Transformations::normalize_to_color8());
        let mut reader = decoder.read_info().map_err(sentence)?;
        let size = reader.output_buffer_size().ok_or("the picture is too large")?;
        let mut bytes = vec![0; size];
        let info = reader.next_frame(&mut bytes).map_err(sentence)?;
        let channels = match info.color_type {
            ColorType::Rgb => 3,
            ColorType::Rgba => 4,
            other => return Err(format!("a picture of the kind {other:?}")),
        };
        let rgb = bytes[..info.buffer_size()].chunks_exact(channels).map(|p| [p[0], p[1], p[2]]).collect();
        Ok(Self { width: info.width as usize, height: info.height as usize, rgb })
    }

    /// A part of it.
    #[must_use]
    pub fn part(&self, rect: &Rect) -> Self {
        let [left, top, width, height] =
            [rect.x, rect.y, rect.width, rect.height].map(|value| value.round() as usize);
        let rows = (top..top + height).map(|row| &self.rgb[row * self.width + left..][..width]);
        Self { width, height, rgb: rows.flatten().copied().collect() }
    }

    /// The share of pixels whose contrast with the same pixel of the other picture is at least `ratio` to one, as defined by
    /// WCAG 2.2.
    pub fn contrasting(&self, other: &Self, ratio: f64) -> f64 {
        assert_eq!((self.width, self.height), (other.width, other.height), "two sizes");
        let contrasts = |(one, other): &(&[u8; 3], &[u8; 3])| {
            let [one, other] = [luminance(**one), luminance(**other)];
            (one.max(other) + 0.05) / (one.min(other) + 0.05) >= ratio
        };
        self.rgb.iter().zip(&other.rgb).filter(contrasts).count() as f64 / self.rgb.len() as f64
    }

    /// The share of pixels where red, green or blue differs by more than `tolerance` of 255.
    pub fn difference(&self, other: &Self, tolerance: u8) -> f64 {
        assert_eq!((self.width, self.height), (other.width, other.height), "two sizes");
        let differs = |(one, other): &(&[u8; 3], &[u8; 3])| {
            one.iter().zip(other.iter()).any(|(one, other)| one.abs_diff(*other) > tolerance)
        };
        self.rgb.iter().zip(&other.rgb).filter(differs).count() as f64 / self.rgb.len() as f64
    }
}

/// The relative luminance of a colour (WCAG 2.2).
fn luminance(rgb: [u8; 3]) -> f64 {
    let part = |value: u8| {
        let value = f64::from(value) / 255.0;
        if value <= 0.040_45 { value / 12.92 } else { ((value + 0.055) / 1.055).powf(2.4) }
    };
    let [red, green, blue] = rgb.map(part);
    0.2126f64.mul_add(red, 0.7152f64.mul_add(green, 0.0722 * blue))
}

impl Page {
    /// A picture of the board alone, and where it lies: of a whole window most would be read for nothing.
    pub async fn pixels_of_board(&self) -> (Pixels, Rect) {
        let css = "[data-board]";
        let board = self.browser().client().find(Locator::Css(css)).await;
        let place = self.rect(css).await;
        let png = match board {
            Ok(board) => board.screenshot().await,
            Err(error) => Err(error),
        };
        (self.read_pixels(png), place)
    }

    /// A screenshot of the viewport.
    pub async fn pixels(&self) -> Pixels {
        self.read_pixels(self.browser().client().screenshot().await)
    }

    fn read_pixels(&self, png: Result<Vec<u8>, CmdError>) -> Pixels {
        let png = png.unwrap_or_else(|error| panic!("{}: no picture: {error}", self.engine()));
        Pixels::read(&png).unwrap_or_else(|sentence| panic!("{}: {sentence}", self.engine()))
    }
}
