//! A grey picture.

use wide::f32x8;

use super::frame::Point;
use super::vectors::combine;

/// The luminances of a picture, row by row from the top. It has at least one pixel.
#[derive(Clone, Debug, PartialEq)]
pub struct Picture {
    width: usize,
    height: usize,
    luminances: Vec<f32>,
}

/// The luminances of pixels of red, green, blue and opacity, 0 to 255. What is transparent shows white paper.
pub fn luminances(rgba: &[u8]) -> impl Iterator<Item = f32> {
    rgba.chunks_exact(4).map(|pixel| {
        let [red, green, blue, opacity] = [pixel[0], pixel[1], pixel[2], pixel[3]].map(f32::from);
        // The luma of BT.601, which the pictures of the training have too.
        let luma = 0.299 * red + 0.587 * green + 0.114 * blue;
        255.0 + (luma - 255.0) * (opacity / 255.0)
    })
}

impl Picture {
    /// From red, green, blue and opacity of each pixel, 0 to 255, as a canvas has them. What is transparent shows white
    /// paper. Nothing if there is no pixel, or not as many as the size says.
    pub fn from_rgba(width: usize, height: usize, rgba: &[u8]) -> Option<Self> {
        Self::from_luminances(width, height, luminances(rgba).collect())
    }

    /// From luminances of 0 to 255. Nothing if there is no pixel, or not as many as the size says.
    pub fn from_luminances(width: usize, height: usize, luminances: Vec<f32>) -> Option<Self> {
        let pixels = width.checked_mul(height)?;
        (pixels > 0 && pixels == luminances.len() && luminances.iter().all(|value| value.is_finite()))
            .then_some(Self { width, height, luminances })
    }

    /// In pixels.
    pub fn width(&self) -> usize {
        self.width
    }

    /// In pixels.
    pub fn height(&self) -> usize {
        self.height
    }

    /// The pixels of a row, which is counted from the top.
    pub(super) fn row(&self, row: usize) -> &[f32] {
        &self.luminances[row * self.width..(row + 1) * self.width]
    }

    /// The luminance at a place, between the middles of the pixels around it; outside, that of the edge.
    fn at(&self, x: f32, y: f32) -> f32 {
        let x = (x - 0.5).clamp(0.0, (self.width - 1) as f32);
        let y = (y - 0.5).clamp(0.0, (self.height - 1) as f32);
        let (left, top) = (x as usize, y as usize);
        let (right, bottom) = ((left + 1).min(self.width - 1), (top + 1).min(self.height - 1));
        let (u, v) = (x - left as f32, y - top as f32);
        let (upper, lower) = (self.row(top), self.row(bottom));
        let upper = upper[left] * (1.0 - u) + upper[right] * u;
        let lower = lower[left] * (1.0 - u) + lower[right] * u;
        upper * (1.0 - v) + lower * v
    }

    /// The mean luminance of a small area around a place, from at most 6 x 6 samples.
    pub(super) fn mean(&self, middle: Point, width: f32, height: f32) -> f32 {
        let (across, down) = (most_samples(width), most_samples(height));
        let mut sum = 0.0;
        for j in 0..down {
            let y = middle.y + ((j as f32 + 0.5) / down as f32 - 0.5) * height;
            for i in 0..across {
                let x = middle.x + ((i as f32 + 0.5) / across as f32 - 0.5) * width;
                sum += self.at(x, y);
            }
        }
        sum / (across * down) as f32
    }

    /// The same picture at another size: each pixel is the mean of at most 6 x 6 samples of its area, as [`Picture::mean`] is.
    pub(super) fn scaled(&self, width: usize, height: usize) -> Self {
        let (columns, rows) = (samples(self.width, width.max(1)), samples(self.height, height.max(1)));
        let share = 1.0 / (columns[0].len() * rows[0].len()) as f32;
        let mut luminances = Vec::with_capacity(columns.len() * rows.len());
        let mut mixed = vec![0.0; self.width];
        for samples in &rows {
            mixed.fill(0.0);
            for Sample { before, next, share } in samples {
                let (upper, lower) = (f32x8::splat(1.0 - share), f32x8::splat(*share));
                let pair = [self.row(*before), self.row(*next)];
                combine(&mut mixed, pair, |sum, [above, below]| sum + above * upper + below * lower);
            }
            let value = |sample: &Sample| {
                mixed[sample.before] * (1.0 - sample.share) + mixed[sample.next] * sample.share
            };
            luminances.extend(columns.iter().map(|samples| samples.iter().map(value).sum::<f32>() * share));
        }
        Self { width: columns.len(), height: rows.len(), luminances }
    }

    /// Half as wide and high; nothing if a side has but one pixel.
    pub(super) fn halved(&self) -> Option<Self> {
        let (width, height) = (self.width / 2, self.height / 2);
        if width == 0 || height == 0 {
            return None;
        }
        let mut luminances = Vec::with_capacity(width * height);
        for y in 0..height {
            let (upper, lower) = (self.row(2 * y), self.row(2 * y + 1));
            luminances.extend(
                upper
                    .chunks_exact(2)
                    .zip(lower.chunks_exact(2))
                    .map(|(u, l)| (u[0] + u[1] + l[0] + l[1]) * 0.25),
            );
        }
        Some(Self { width, height, luminances })
    }

    /// With `margin` more pixels on each side that repeat the edge.
    pub(super) fn padded(&self, margin: usize) -> Self {
        let (width, height) = (self.width + 2 * margin, self.height + 2 * margin);
        let mut luminances = Vec::with_capacity(width * height);
        for y in 0..height {
            let row = self.row(y.saturating_sub(margin).min(self.height - 1));
            luminances.extend((0..width).map(|x| row[x.saturating_sub(margin).min(self.width - 1)]));
        }
        Self { width, height, luminances }
    }

    /// Turned around its middle, clockwise; what comes from outside repeats the edge.
    pub(super) fn turned(&self, degrees: f32) -> Self {
        let (sin, cos) = degrees.to_radians().sin_cos();
        let (middle_x, middle_y) = (self.width as f32 / 2.0, self.height as f32 / 2.0);
        let mut luminances = Vec::with_capacity(self.luminances.len());
        for y in 0..self.height {
            for x in 0..self.width {
                let (dx, dy) = (x as f32 + 0.5 - middle_x, y as f32 + 0.5 - middle_y);
                luminances.push(self.at(middle_x + dx * cos + dy * sin, middle_y - dx * sin + dy * cos));
            }
        }
        Self { width: self.width, height: self.height, luminances }
    }
}

/// A place between the middles of two pixels of a row or a column.
struct Sample {
    before: usize,
    next: usize,
    /// How far it is from the first to the second one, 0 to 1.
    share: f32,
}

/// The samples of each pixel when a row or a column of `from` pixels gets `to` of them.
fn samples(from: usize, to: usize) -> Vec<Vec<Sample>> {
    let length = from as f32 / to as f32;
    let count = most_samples(length);
    let sample = |pixel: usize, index: usize| {
        let at = (pixel as f32 + (index as f32 + 0.5) / count as f32) * length;
        let at = (at - 0.5).clamp(0.0, (from - 1) as f32);
        let before = at as usize;
        Sample { before, next: (before + 1).min(from - 1), share: at - before as f32 }
    };
    (0..to).map(|pixel| (0..count).map(|index| sample(pixel, index)).collect()).collect()
}

/// The number of samples along a length in pixels.
fn most_samples(length: f32) -> usize {
    (length.ceil() as usize).clamp(1, 6)
}
