//! The parts of a description of a position. The sentences are in [`i18n`](crate::i18n).

use crate::position::{Bitboard, CastlingSide, Color, File, Piece, Position, Role, Square};

/// The description of a position in the language of the user.
#[derive(Clone, Debug)]
pub struct Description {
    /// A short description without a full stop: the title of a picture, the caption of a table.
    pub short: String,
    /// A description with everything that is needed to set up the position: the alternative text of a picture.
    pub long: String,
    /// The name of a piece with its colour.
    pub piece: fn(Piece) -> String,
}

/// The roles in the order in which descriptions name them.
pub const ROLES: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// The squares of the pieces of one side by role, king first. Roles that are not on the board are left out.
pub fn pieces_by_role(position: &Position, color: Color) -> impl Iterator<Item = (Role, Bitboard)> + '_ {
    ROLES
        .into_iter()
        .map(move |role| (role, position.board().by_piece(role.of(color))))
        .filter(|(_, squares)| squares.any())
}

/// Squares in the order in which descriptions name them: by file from a to h, then by rank from 1 to 8.
pub fn by_file(squares: Bitboard) -> impl Iterator<Item = Square> {
    File::ALL.into_iter().flat_map(move |file| squares & Bitboard::from_file(file))
}

/// A castling right as a description names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Right {
    /// With the outermost rook on this side of the king.
    Side(CastlingSide),
    /// With the rook on this square, which is not the outermost.
    Rook(Square),
}

/// The castling rights of one side, kingside first.
pub fn rights(position: &Position, color: Color) -> impl Iterator<Item = Right> + '_ {
    let mut rooks = position.castling.of(color);
    std::iter::from_fn(move || {
        let rook = rooks.pop_back()?;
        let names = |side: &CastlingSide| position.castling_square(color, *side) == rook;
        let side = [CastlingSide::KingSide, CastlingSide::QueenSide].into_iter().find(names);
        Some(side.map_or(Right::Rook(rook), Right::Side))
    })
}
