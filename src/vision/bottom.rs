//! Which side is at the bottom of a picture.

use shakmaty::{Color, Piece, Role};

/// The side at the bottom.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bottom {
    /// Whose first rank is the lowest row.
    pub color: Color,
    /// Whether the pieces leave little doubt.
    pub sure: bool,
}

/// So much that speaks for one side leaves little doubt.
const SURE: f32 = 3.0;

/// Guesses from the pieces, row by row from the top left square of the picture. Pawns come from their own side and hold it
/// longest, kings stay at home, pieces rather so.
pub(super) fn bottom(pieces: &[Option<Piece>]) -> Bottom {
    let mut white = 0.0;
    for (square, piece) in pieces.iter().enumerate() {
        let Some(Piece { color, role }) = *piece else { continue };
        // From -3.5 in the top row to 3.5 in the lowest.
        let low = (square / 8) as f32 - 3.5;
        let weight = match role {
            // A pawn near its queening square says little of where it began, and none stands behind its own second rank.
            Role::Pawn => 0.5,
            Role::King => 0.35,
            Role::Rook => 0.12,
            _ => 0.06,
        };
        white += if color == Color::White { low * weight } else { -low * weight };
    }
    // Pawns that face each other on a file have passed nowhere: white's are on white's side.
    for file in 0..8 {
        let lowest = |wanted: Color| {
            (0..8).rev().find(|row| {
                pieces.get(row * 8 + file).copied().flatten()
                    == Some(Piece { color: wanted, role: Role::Pawn })
            })
        };
        if let (Some(own), Some(other)) = (lowest(Color::White), lowest(Color::Black)) {
            white += if own > other { 0.7 } else { -0.7 };
        }
    }
    Bottom { color: if white >= 0.0 { Color::White } else { Color::Black }, sure: white.abs() >= SURE }
}
