//! What is known of a board as a whole: squares that look alike show the same, and some pieces are rare in some places.

use super::network::{CLASSES, Output, Shares, class_piece, softmax};
use shakmaty::{Color, Piece, Role};

/// Embeddings whose cosine is greater show the same drawing on the same shade.
const ALIKE: f32 = 0.97;
/// How much more is known of squares by others that look alike: the power of their shares grows with the logarithm of how
/// many they are. Their neighbours, marks and noise differ, but not what the network is wrong about.
const AGREED: f32 = 0.3;
/// So many pieces of a kind on squares that look alike may come from a game.
const MOST: f32 = 8.0;
/// How much rarer more of them are.
const CROWD: f32 = 0.05;
/// How much rarer than elsewhere a pawn is on the outer ranks, and a second king of a colour. Both may be in a picture:
/// certain ones stay.
const RARE: f32 = 0.1;
/// Where no square is read as a king, the likeliest one is so much likelier than it looks.
const MISSED: f32 = 8.0;

/// The shares of each square, by all the squares that look alike.
pub(super) fn alike(answers: &[Output]) -> Vec<Shares> {
    let lengths: Vec<f32> =
        answers.iter().map(|answer| dot(&answer.embedding, &answer.embedding).sqrt()).collect();
    let own: Vec<Shares> = answers.iter().map(|answer| softmax(&answer.logits)).collect();
    answers
        .iter()
        .zip(&lengths)
        .map(|(answer, length)| {
            let mut sum = [0.0; CLASSES];
            let mut count = 0.0;
            for ((other, shares), other_length) in answers.iter().zip(&own).zip(&lengths) {
                let product = length * other_length;
                if std::ptr::eq(answer, other) || dot(&answer.embedding, &other.embedding) > ALIKE * product {
                    sum.iter_mut().zip(shares).for_each(|(sum, share)| *sum += share);
                    count += 1.0;
                }
            }
            agreed(sum, count)
        })
        .collect()
}

/// The shares that squares which look alike have together, by the sum of their own shares.
fn agreed(mut sum: Shares, count: f32) -> Shares {
    if count > MOST {
        sum.iter_mut().skip(1).for_each(|share| *share *= CROWD);
    }
    let power = AGREED.mul_add(count.ln(), 1.0);
    let shares = sum.map(|share| (share / count).powf(power));
    let all: f32 = shares.iter().sum();
    shares.map(|share| share / all)
}

fn dot(one: &[f32], other: &[f32]) -> f32 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

/// Weighs what is rare less: pawns on the outer ranks, and kings beside the likeliest one of their colour.
pub(super) fn weigh(shares: &mut [Shares]) {
    for color in Color::ALL {
        let pawn = class_of(Piece { color, role: Role::Pawn });
        for (square, shares) in shares.iter_mut().enumerate() {
            if matches!(square / 8, 0 | 7) {
                scale(shares, pawn, RARE);
            }
        }
        let king = class_of(Piece { color, role: Role::King });
        let by_share = |one: &(usize, f32), other: &(usize, f32)| one.1.total_cmp(&other.1);
        let Some((best, share)) = shares.iter().map(|shares| shares[king]).enumerate().max_by(by_share)
        else {
            return;
        };
        for (square, shares) in shares.iter_mut().enumerate() {
            if square != best {
                scale(shares, king, RARE);
            } else if share < 0.5 {
                scale(shares, king, MISSED);
            }
        }
    }
}

/// The class of a piece.
fn class_of(piece: Piece) -> usize {
    (1..CLASSES).find(|&class| class_piece(class) == Some(piece)).unwrap_or(0)
}

fn scale(shares: &mut Shares, class: usize, factor: f32) {
    shares[class] *= factor;
    let sum: f32 = shares.iter().sum();
    if sum > 0.0 {
        for share in shares.iter_mut() {
            *share /= sum;
        }
    }
}
