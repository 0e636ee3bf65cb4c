//! Boards of a picture with what stands on their squares.

use shakmaty::{Board, Color, Piece, Square};

use super::bottom::{Bottom, bottom};
use super::frame::{Corners, Point};
use super::locate::Located;
use super::network::{Network, Output, Shares, class_piece};
use super::picture::Picture;
use super::rules;
use super::tiles::cut;

/// A square whose likeliest class has a smaller share is in doubt.
pub const DOUBTFUL: f32 = 0.6;
/// Of a board with less of a lattice it is not sure where its edges are.
pub const UNSURE: f32 = 0.75;
/// A lattice whose squares are on average less certain is none of chess.
const LEAST_CERTAIN: f32 = 0.75;
/// A board that reaches beyond the picture by more than this share of a square is cut off.
const CUT: f32 = 0.3;

/// A square whose likeliest class has a smaller share is read again.
const UNCERTAIN: f32 = 0.9;
/// Where the board is put to read squares again, in shares of a square to the right and down.
pub(super) const SHIFTS: [(f32, f32); 4] = [(0.035, 0.0), (-0.035, 0.0), (0.0, 0.035), (0.0, -0.035)];

/// What a picture shows.
#[derive(Clone, Debug, PartialEq)]
pub struct Read {
    /// Its boards in reading order: rows of boards from the top, each from the left.
    pub boards: Vec<ReadBoard>,
    /// What is amiss, if that can be told.
    pub hint: Option<Hint>,
}

/// Why a picture has no board, or one that is read badly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hint {
    /// Squares of fewer than 12 pixels.
    Small,
    /// A part of the board lies outside the picture.
    CutOff,
    /// The board is not upright.
    Askew,
}

/// A board that was read.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadBoard {
    /// Where it is in the picture.
    pub corners: Corners,
    /// How much of a lattice was found there, 0 to 1; 1 where somebody else has named the corners.
    pub lattice: f32,
    /// For each square of the picture, row by row from the top left one, the share of each class.
    pub shares: Vec<Shares>,
    /// The side at the bottom of the picture.
    pub bottom: Bottom,
}

impl ReadBoard {
    /// The classes of a square of the picture with their shares, the likeliest first.
    pub fn ranked(&self, square: usize) -> Vec<(Option<Piece>, f32)> {
        let shares = self.shares.get(square).copied().unwrap_or_default();
        let mut ranked: Vec<_> =
            shares.into_iter().enumerate().map(|(class, share)| (class_piece(class), share)).collect();
        ranked.sort_by(|one, other| other.1.total_cmp(&one.1));
        ranked
    }

    /// The share of the likeliest class of a square of the picture.
    pub fn certainty(&self, square: usize) -> f32 {
        self.shares.get(square).map_or(0.0, |shares| shares[likeliest(shares)])
    }

    /// The squares of the picture that are in doubt.
    pub fn doubtful(&self) -> Vec<usize> {
        (0..self.shares.len()).filter(|&square| self.certainty(square) < DOUBTFUL).collect()
    }

    /// The squares of the picture that are worth reading again.
    pub(super) fn uncertain(&self) -> Vec<usize> {
        (0..self.shares.len()).filter(|&square| self.certainty(square) < UNCERTAIN).collect()
    }

    /// What stands on each square of the picture.
    pub fn pieces(&self) -> Vec<Option<Piece>> {
        pieces(&self.shares)
    }

    /// The square of the chessboard that a square of the picture is, with the given side at the bottom.
    pub fn square(index: usize, bottom: Color) -> Option<Square> {
        let index = u32::try_from(index).ok().filter(|&index| index < 64)?;
        // Row by row from a8 with white at the bottom; the board is turned for black.
        let white = Square::new((7 - index / 8) * 8 + index % 8);
        Some(if bottom == Color::White { white } else { white.rotate_180() })
    }

    /// The pieces on a chessboard, with the given side at the bottom of the picture.
    pub fn board(&self, bottom: Color) -> Board {
        let mut board = Board::empty();
        for (index, piece) in self.pieces().into_iter().enumerate() {
            if let (Some(square), Some(piece)) = (Self::square(index, bottom), piece) {
                board.set_piece_at(square, piece);
            }
        }
        board
    }

    /// The mean certainty of the squares.
    fn mean_certainty(&self) -> f32 {
        (0..64).map(|square| self.certainty(square)).sum::<f32>() / 64.0
    }

    /// Whether it is a board of chess and not a pattern like one.
    pub(super) fn is_chess(&self) -> bool {
        self.mean_certainty() >= LEAST_CERTAIN && self.pieces().iter().any(Option::is_some)
    }

    pub(super) fn reaches_out_of(&self, picture: &Picture) -> bool {
        let out = CUT * self.corners.square();
        let [left, top, right, bottom] = self.corners.bounds();
        left < -out
            || top < -out
            || right > picture.width() as f32 + out
            || bottom > picture.height() as f32 + out
    }
}

fn likeliest(shares: &Shares) -> usize {
    (0..shares.len()).max_by(|&one, &other| shares[one].total_cmp(&shares[other])).unwrap_or(0)
}

fn pieces(shares: &[Shares]) -> Vec<Option<Piece>> {
    shares.iter().map(|shares| class_piece(likeliest(shares))).collect()
}

/// Reads the board between four corners.
pub fn read_at(picture: &Picture, network: &Network, corners: Corners) -> ReadBoard {
    let tiles = cut(picture, &corners);
    let firsts = tiles.firsts();
    let mut answers = Vec::with_capacity(firsts.len());
    network.answer_more(&tiles, &firsts, firsts.len(), &mut answers);
    let located = Located { corners, lattice: 1.0 };
    let squares = put_together(located, &answers).uncertain();
    for shift in 0..SHIFTS.len() {
        read_again(picture, network, &corners, &squares, shift, &mut answers);
    }
    put_together(located, &answers)
}

/// Reads squares with the board put off by a shift, and takes the mean of that and of what was read before by the shifts before
/// it: what a network says by chance of one cut differs from that of the next.
pub(super) fn read_again(
    picture: &Picture,
    network: &Network,
    corners: &Corners,
    squares: &[usize],
    shift: usize,
    answers: &mut [Output],
) {
    let Some((across, down)) = SHIFTS.get(shift).filter(|_| !squares.is_empty()) else { return };
    let square = corners.square();
    let moved = corners.0.map(|Point { x, y }| Point { x: x + across * square, y: y + down * square });
    let share = 1.0 / (shift + 2) as f32;
    for (square, again) in squares.iter().zip(network.answer_at(&cut(picture, &Corners(moved)), squares)) {
        let Some(answer) = answers.get_mut(*square) else { continue };
        let approach = |(mean, next): (&mut f32, f32)| *mean += (next - *mean) * share;
        answer.logits.iter_mut().zip(again.logits).for_each(approach);
        answer.embedding.iter_mut().zip(again.embedding).for_each(approach);
    }
}

/// The board that the network's answers for its 64 tiles make.
pub(super) fn put_together(Located { corners, lattice }: Located, answers: &[Output]) -> ReadBoard {
    let mut shares = rules::alike(answers);
    rules::weigh(&mut shares);
    let bottom = bottom(&pieces(&shares));
    ReadBoard { corners, lattice, shares, bottom }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[allow(clippy::unwrap_used, reason = "a test may panic")]
    fn what_is_read_again_is_the_mean_of_all_readings() {
        let network = Network::from_bytes(include_bytes!("../../model/eyes.bin")).unwrap();
        let luminances = (0..200 * 200).map(|pixel| (pixel * 7 % 251) as f32).collect();
        let picture = Picture::from_luminances(200, 200, luminances).unwrap();
        let all: Vec<usize> = (0..64).collect();
        let reading = |across: f32, down: f32| {
            let corners = Corners::upright(20.0 + 20.0 * across, 20.0 + 20.0 * down, 20.0, 20.0);
            network.answer_at(&cut(&picture, &corners), &all)
        };
        let mut answers = reading(0.0, 0.0);
        let before = answers.clone();
        let corners = Corners::upright(20.0, 20.0, 20.0, 20.0);
        (0..SHIFTS.len())
            .for_each(|shift| read_again(&picture, &network, &corners, &[9, 40], shift, &mut answers));
        let shifted = SHIFTS.map(|(across, down)| reading(across, down));
        for square in [9, 40] {
            let sum: f32 = shifted.iter().chain([&before]).map(|answers| answers[square].logits[0]).sum();
            assert!((answers[square].logits[0] - sum / 5.0).abs() < 1e-2);
            assert!((answers[square].logits[0] - before[square].logits[0]).abs() > 1e-3);
        }
        assert!((answers[10].logits[0] - before[10].logits[0]).abs() < f32::EPSILON);
    }
}
