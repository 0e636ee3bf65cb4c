//! Draws boards as a page would show them.

use forsyth::vision::Picture;

/// The side of a drawing of a piece.
const SPRITE: usize = 48;
const PIECES: &str = "PNBRQKpnbrqk";

/// A board, and the paper that it lies on.
#[derive(Clone, Debug)]
pub(crate) struct Drawing {
    /// Ranks from the top with `/` between them, as FEN has them, in the order of the picture.
    pub(crate) placement: &'static str,
    pub(crate) left: f32,
    pub(crate) top: f32,
    /// The side of a square, in pixels.
    pub(crate) square: f32,
    pub(crate) light: f32,
    pub(crate) dark: f32,
}

impl Default for Drawing {
    fn default() -> Self {
        Self { placement: START, left: 20.0, top: 20.0, square: 32.0, light: 225.0, dark: 140.0 }
    }
}

pub(crate) const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
pub(crate) const MIDDLE: &str = "r2q1rk1/pp2bppp/2n1bn2/3p4/3N4/2N1B3/PP2BPPP/R2Q1RK1";
pub(crate) const ENDING: &str = "8/5pk1/6p1/3R4/1r3P2/6P1/5K2/8";

/// The 64 squares of a placement, row by row; `.` is empty.
pub(crate) fn squares(placement: &str) -> Vec<char> {
    let rows = placement.split('/').flat_map(str::chars);
    rows.flat_map(|letter| match letter.to_digit(10) {
        Some(empty) => vec!['.'; empty as usize],
        None => vec![letter],
    })
    .collect()
}

/// A sheet of paper with boards on it.
pub(crate) struct Sheet {
    pub(crate) width: usize,
    pub(crate) height: usize,
    pub(crate) luminances: Vec<f32>,
}

impl Sheet {
    pub(crate) fn new(width: usize, height: usize, paper: f32) -> Self {
        Self { width, height, luminances: vec![paper; width * height] }
    }

    pub(crate) fn with(mut self, drawing: &Drawing) -> Self {
        let pieces = squares(drawing.placement);
        for y in 0..self.height {
            for x in 0..self.width {
                let across = (x as f32 + 0.5 - drawing.left) / drawing.square;
                let down = (y as f32 + 0.5 - drawing.top) / drawing.square;
                if (0.0..8.0).contains(&across) && (0.0..8.0).contains(&down) {
                    let (column, row) = (across as usize, down as usize);
                    let shade = if (column + row).is_multiple_of(2) { drawing.light } else { drawing.dark };
                    let piece = PIECES.find(pieces[row * 8 + column]);
                    let value =
                        piece.map_or(shade, |piece| painted(piece, across.fract(), down.fract(), shade));
                    self.luminances[y * self.width + x] = value;
                }
            }
        }
        self
    }

    /// With noise of at most `strength` at each pixel; the same for the same seed.
    pub(crate) fn noisy(mut self, strength: f32, seed: u32) -> Self {
        let mut random = Random(seed);
        for value in &mut self.luminances {
            *value = (*value + strength * (2.0 * random.next() - 1.0)).clamp(0.0, 255.0);
        }
        self
    }

    pub(crate) fn picture(self) -> Picture {
        Picture::from_luminances(self.width, self.height, self.luminances).unwrap()
    }
}

/// Numbers from 0 to 1 (xorshift of Marsaglia). The seed is not 0.
pub(crate) struct Random(pub(crate) u32);

impl Random {
    pub(crate) fn next(&mut self) -> f32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        (self.0 >> 8) as f32 / (1 << 24) as f32
    }
}

/// The luminance of a piece on its square at a place of 0 to 1, between the pixels of its drawing.
fn painted(piece: usize, across: f32, down: f32, shade: f32) -> f32 {
    let sprites = include_bytes!("sprites.bin");
    let pixel = |x: usize, y: usize| {
        let at = ((piece * SPRITE + y) * SPRITE + x) * 2;
        let opacity = f32::from(sprites[at + 1]) / 255.0;
        shade + (f32::from(sprites[at]) - shade) * opacity
    };
    let place = |share: f32| (share * SPRITE as f32 - 0.5).clamp(0.0, (SPRITE - 1) as f32);
    let (x, y) = (place(across), place(down));
    let (left, top) = (x as usize, y as usize);
    let (right, bottom) = ((left + 1).min(SPRITE - 1), (top + 1).min(SPRITE - 1));
    let mix = |one: f32, other: f32, share: f32| one + (other - one) * share;
    mix(
        mix(pixel(left, top), pixel(right, top), x.fract()),
        mix(pixel(left, bottom), pixel(right, bottom), x.fract()),
        y.fract(),
    )
}
