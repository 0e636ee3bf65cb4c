//! Chess figurines.

use crate::position::{Color, Piece, Role};

/// The piece of a chess figurine (U+2654 to U+265F, in the Unicode block Miscellaneous Symbols).
pub(super) fn figurine(character: char) -> Option<Piece> {
    let index = u32::from(character).checked_sub(0x2654).filter(|index| *index < 12)?;
    let role = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];
    role.get(index as usize % 6).map(|role| role.of(Color::from_white(index < 6)))
}
