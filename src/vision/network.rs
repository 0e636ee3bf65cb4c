//! The network that tells what a tile shows: five convolutions of 3 x 3, three of them pooled, and two layers.
//!
//! It is written by hand, for seven fixed layers need no runtime; its vectors are those of `wide`, since a program that is
//! linked to be small is not vectorised by the compiler; `tests/vision` compares it with the one it was trained in.
//! Planes are laid out by rows, columns, channels; the arithmetic is of `f32`, the weights are stored as `i8` with a scale
//! for each channel that comes out.

use std::error::Error;
use std::fmt;

use shakmaty::{Color, Piece, Role};
use wide::f32x8;

use super::tiles::{TILE, Tiles};
use super::vectors::LANES;

/// Empty, then the white and the black pieces, each pawn, knight, bishop, rook, queen, king.
pub const CLASSES: usize = 13;
/// The length of the description of a tile from which its class is told.
pub(super) const EMBEDDING: usize = 64;

/// A share for each class; they add up to 1.
pub type Shares = [f32; CLASSES];

/// The piece of a class; nothing for the empty square and for numbers that are no class.
pub fn class_piece(class: usize) -> Option<Piece> {
    let index = class.checked_sub(1)?;
    let color = if index < 6 { Color::White } else { Color::Black };
    Some(Piece { color, role: *Role::ALL.get(index % 6)? }).filter(|_| class < CLASSES)
}

/// Weights that are not those of this network.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeightsError;

impl fmt::Display for WeightsError {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("these are no weights of this network")
    }
}

impl Error for WeightsError {}

/// The pixels of which a convolution adds up vectors at a time: as many as have room in registers.
const PIXELS: usize = 4;

/// A convolution of 3 x 3, in vectors of [`LANES`] channels that come out: for each vector a bias, and by taps and then by
/// inputs the weights.
#[derive(Clone, Debug)]
struct Convolution {
    weights: Vec<f32x8>,
    biases: Vec<f32x8>,
    inputs: usize,
}

/// A layer in which everything meets everything: `inputs` x `outputs` weights and a bias for each output.
#[derive(Clone, Debug)]
struct Dense {
    weights: Vec<f32>,
    biases: Vec<f32>,
}

/// The taps of a convolution.
const TAPS: usize = 9;
/// Inputs and outputs of each convolution, and of each layer behind them.
const CONVOLUTIONS: [(usize, usize); 5] = [(1, 16), (16, 32), (32, 32), (32, 64), (64, 64)];
const DENSE: [(usize, usize); 2] = [(1024, EMBEDDING), (EMBEDDING, CLASSES)];
/// The first bytes of the weights: their format and its version.
const MAGIC: &[u8] = b"EYES1\n";

/// The network with its weights.
#[derive(Clone, Debug)]
pub struct Network {
    convolutions: [Convolution; 5],
    dense: [Dense; 2],
}

/// What the network says of a tile.
#[derive(Clone)]
pub(super) struct Output {
    /// The greater, the likelier is a class; differences are logarithms of ratios of shares.
    pub(super) logits: [f32; CLASSES],
    /// Tiles that show the same have nearly the same.
    pub(super) embedding: [f32; EMBEDDING],
}

/// Planes between layers, with a border of zeros.
#[derive(Default)]
struct Scratch {
    padded: Vec<f32>,
    plane: Vec<f32>,
}

impl Network {
    /// Reads `model/eyes.bin`: after `EYES1` and a line feed, for each layer a scale (`f32`, little endian) and then a bias
    /// for each output, and the weights (`i8`) by taps, inputs, outputs.
    ///
    /// # Errors
    ///
    /// If the bytes are not as many as the layers need, begin otherwise, or hold numbers that are not finite.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let mut rest = bytes.strip_prefix(MAGIC).ok_or(WeightsError)?;
        let mut convolutions = Vec::with_capacity(CONVOLUTIONS.len());
        for (inputs, outputs) in CONVOLUTIONS {
            let (weights, biases) = layer(&mut rest, TAPS * inputs, outputs)?;
            let weights = in_vectors(&weights, outputs);
            convolutions.push(Convolution { weights, biases: in_vectors(&biases, outputs), inputs });
        }
        let mut dense = Vec::with_capacity(DENSE.len());
        for (inputs, outputs) in DENSE {
            let (weights, biases) = layer(&mut rest, inputs, outputs)?;
            dense.push(Dense { weights, biases });
        }
        let convolutions = convolutions.try_into().map_err(|_| WeightsError)?;
        let dense = dense.try_into().map_err(|_| WeightsError)?;
        if rest.is_empty() { Ok(Self { convolutions, dense }) } else { Err(WeightsError) }
    }

    /// The shares of the classes for each tile of `TILE` x `TILE` values from -0.5 to 0.5, each tile by itself. Tiles of another
    /// size are left out.
    pub fn shares<'a>(&self, tiles: impl IntoIterator<Item = &'a [f32]>) -> Vec<Shares> {
        let mut scratch = Scratch::default();
        let whole = tiles.into_iter().filter(|tile| tile.len() == TILE * TILE);
        whole.map(|tile| softmax(&self.answer(tile, &mut scratch).logits)).collect()
    }

    /// Answers for the next squares of a board, of which at most `count` are read: those that show the same as an earlier one
    /// have its answer.
    pub(super) fn answer_more(
        &self,
        tiles: &Tiles,
        firsts: &[usize],
        count: usize,
        answers: &mut Vec<Output>,
    ) {
        let mut left = count;
        let mut scratch = Scratch::default();
        for (tile, &first) in tiles.iter().zip(firsts).skip(answers.len()) {
            if let Some(answer) = answers.get(first) {
                answers.push(answer.clone());
            } else if left > 0 {
                left -= 1;
                answers.push(self.answer(tile, &mut scratch));
            } else {
                return;
            }
        }
    }

    /// Answers for some squares of a board.
    pub(super) fn answer_at(&self, tiles: &Tiles, squares: &[usize]) -> Vec<Output> {
        let mut scratch = Scratch::default();
        let tiles = squares.iter().filter_map(|&square| tiles.iter().nth(square));
        tiles.map(|tile| self.answer(tile, &mut scratch)).collect()
    }

    fn answer(&self, tile: &[f32], scratch: &mut Scratch) -> Output {
        let [first, second, third, fourth, fifth] = &self.convolutions;
        let [hidden, classes] = &self.dense;
        let Scratch { padded, plane } = scratch;
        pad(tile, 32, 1, padded);
        convolve(first, padded, 32, plane);
        pool(plane, 32, 16);
        pad(plane, 16, 16, padded);
        convolve(second, padded, 16, plane);
        pad(plane, 16, 32, padded);
        convolve(third, padded, 16, plane);
        pool(plane, 16, 32);
        pad(plane, 8, 32, padded);
        convolve(fourth, padded, 8, plane);
        pad(plane, 8, 64, padded);
        convolve(fifth, padded, 8, plane);
        pool(plane, 8, 64);
        let embedding = dense::<EMBEDDING>(hidden, &plane[..1024]).map(|value| value.max(0.0));
        Output { logits: dense::<CLASSES>(classes, &embedding), embedding }
    }
}

/// The weights of a layer row by row, and its biases.
fn layer(rest: &mut &[u8], rows: usize, outputs: usize) -> Result<(Vec<f32>, Vec<f32>), WeightsError> {
    let scales = floats(rest, outputs)?;
    let biases = floats(rest, outputs)?;
    let weights = take(rest, rows * outputs)?;
    let products = weights.iter().zip(scales.iter().cycle());
    Ok((products.map(|(weight, scale)| f32::from(weight.cast_signed()) * scale).collect(), biases))
}

/// Rows of `outputs` values by vectors: all rows of the first [`LANES`] columns, then those of the next ones.
fn in_vectors(values: &[f32], outputs: usize) -> Vec<f32x8> {
    let vectors =
        |from: usize| values.chunks_exact(outputs).map(move |row| f32x8::from(&row[from..from + LANES]));
    (0..outputs).step_by(LANES).flat_map(vectors).collect()
}

fn take<'a>(rest: &mut &'a [u8], count: usize) -> Result<&'a [u8], WeightsError> {
    let (taken, left) = rest.split_at_checked(count).ok_or(WeightsError)?;
    *rest = left;
    Ok(taken)
}

fn floats(rest: &mut &[u8], count: usize) -> Result<Vec<f32>, WeightsError> {
    let bytes = take(rest, 4 * count)?;
    let values: Vec<f32> =
        bytes.chunks_exact(4).map(|four| f32::from_le_bytes([four[0], four[1], four[2], four[3]])).collect();
    if values.iter().all(|value| value.is_finite()) { Ok(values) } else { Err(WeightsError) }
}

/// Shares of the classes from their logits.
pub(super) fn softmax(logits: &[f32; CLASSES]) -> Shares {
    let most = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let powers = logits.map(|logit| (logit - most).exp());
    let sum: f32 = powers.iter().sum();
    powers.map(|power| power / sum)
}

/// A plane of `side` x `side` pixels with a border of one pixel of zeros.
fn pad(plane: &[f32], side: usize, channels: usize, padded: &mut Vec<f32>) {
    let (row, wide) = (side * channels, (side + 2) * channels);
    padded.clear();
    padded.resize((side + 2) * wide, 0.0);
    for (from, to) in plane.chunks_exact(row).take(side).zip(padded.chunks_exact_mut(wide).skip(1)) {
        to[channels..channels + row].copy_from_slice(from);
    }
}

/// A convolution whose negative values become 0.
fn convolve(layer: &Convolution, padded: &[f32], side: usize, plane: &mut Vec<f32>) {
    let inputs = layer.inputs;
    let outputs = layer.biases.len() * LANES;
    let wide = (side + 2) * inputs;
    plane.clear();
    plane.resize(side * side * outputs, 0.0);
    for (index, (weights, bias)) in layer.weights.chunks_exact(TAPS * inputs).zip(&layer.biases).enumerate() {
        for y in 0..side {
            for x in (0..side).step_by(PIXELS) {
                let mut sums = [*bias; PIXELS];
                for (tap, weights) in weights.chunks_exact(inputs).enumerate() {
                    let from = (y + tap / 3) * wide + (x + tap % 3) * inputs;
                    add(&mut sums, weights, &padded[from..from + PIXELS * inputs]);
                }
                for (pixel, sum) in sums.iter().enumerate() {
                    let to = (y * side + x + pixel) * outputs + index * LANES;
                    plane[to..to + LANES].copy_from_slice(&sum.max(f32x8::ZERO).to_array());
                }
            }
        }
    }
}

/// Adds to the sums of four pixels what one tap of each gives; `values` has the inputs of the first pixel, then those of the
/// next ones.
#[inline]
fn add(sums: &mut [f32x8; PIXELS], weights: &[f32x8], values: &[f32]) {
    let mut pixels = values.chunks_exact(weights.len());
    let [Some(first), Some(second), Some(third), Some(fourth)] = std::array::from_fn(|_| pixels.next())
    else {
        return;
    };
    let [mut one, mut two, mut three, mut four] = *sums;
    for ((((weights, a), b), c), d) in weights.iter().zip(first).zip(second).zip(third).zip(fourth) {
        one += *weights * *a;
        two += *weights * *b;
        three += *weights * *c;
        four += *weights * *d;
    }
    *sums = [one, two, three, four];
}

/// The largest of each 2 x 2 pixels, in place.
fn pool(plane: &mut [f32], side: usize, channels: usize) {
    let half = side / 2;
    for y in 0..half {
        for x in 0..half {
            for channel in 0..channels {
                let at =
                    |down: usize, right: usize| ((2 * y + down) * side + 2 * x + right) * channels + channel;
                let upper = plane[at(0, 0)].max(plane[at(0, 1)]);
                let lower = plane[at(1, 0)].max(plane[at(1, 1)]);
                plane[(y * half + x) * channels + channel] = upper.max(lower);
            }
        }
    }
}

/// A layer in which everything meets everything.
fn dense<const OUTPUTS: usize>(layer: &Dense, values: &[f32]) -> [f32; OUTPUTS] {
    let mut sums = [0.0; OUTPUTS];
    sums.copy_from_slice(&layer.biases[..OUTPUTS]);
    for (value, weights) in values.iter().zip(layer.weights.chunks_exact(OUTPUTS)) {
        for (sum, weight) in sums.iter_mut().zip(weights) {
            *sum += value * weight;
        }
    }
    sums
}
