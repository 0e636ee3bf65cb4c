//! What a description of a position is made of. The sentences are made elsewhere.

use crate::position::{Bitboard, CastlingSide, Color, File, Piece, Position, Role, Square};

/// The words that a form needs, in the language of whoever reads them.
#[derive(Clone, Debug)]
pub struct Description {
    /// Half a line without a full stop: the title of a picture, the caption of a table.
    pub short: String,
    /// Everything that is needed to set the position up: the alternative text of a picture.
    pub long: String,
    /// The name of a piece with its colour.
    pub piece: fn(Piece) -> String,
}

/// The order in which pieces are named.
pub const ROLES: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// The men of one side by role, king first; roles that are not on the board are left out.
pub fn pieces_by_role(position: &Position, color: Color) -> impl Iterator<Item = (Role, Bitboard)> + '_ {
    ROLES
        .into_iter()
        .map(move |role| (role, position.board().by_piece(role.of(color))))
        .filter(|(_, squares)| squares.any())
}

/// Squares in the order in which they are named: from the a-file to the h-file, each from rank 1 up.
pub fn by_file(squares: Bitboard) -> impl Iterator<Item = Square> {
    File::ALL.into_iter().flat_map(move |file| squares & Bitboard::from_file(file))
}

/// A castling right as a person names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Right {
    /// To one side, with the outermost rook there.
    Side(CastlingSide),
    /// With this rook, which is not the outermost.
    Rook(Square),
}

/// The castling rights of one side, king's side first.
pub fn rights(position: &Position, color: Color) -> impl Iterator<Item = Right> + '_ {
    let mut rooks = position.castling.of(color);
    std::iter::from_fn(move || {
        let rook = rooks.pop_back()?;
        let names = |side: &CastlingSide| position.castling_square(color, *side) == rook;
        let side = [CastlingSide::KingSide, CastlingSide::QueenSide].into_iter().find(names);
        Some(side.map_or(Right::Rook(rook), Right::Side))
    })
}
