//! A grey picture.

use super::frame::Point;

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
        let across = (width.ceil() as usize).clamp(1, 6);
        let down = (height.ceil() as usize).clamp(1, 6);
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

    /// The same picture at another size.
    pub(super) fn scaled(&self, width: usize, height: usize) -> Self {
        let (width, height) = (width.max(1), height.max(1));
        let (across, down) = (self.width as f32 / width as f32, self.height as f32 / height as f32);
        let mut luminances = Vec::with_capacity(width * height);
        for y in 0..height {
            for x in 0..width {
                let middle = Point { x: (x as f32 + 0.5) * across, y: (y as f32 + 0.5) * down };
                luminances.push(self.mean(middle, across, down));
            }
        }
        Self { width, height, luminances }
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
