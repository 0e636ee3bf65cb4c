//! Mirrors, rotations, colour swaps and shifts of a whole position.

use super::{Bitboard, Board, Position, Square};

/// The direction of a shift, as White sees the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Towards the a-file.
    Left,
    /// Towards the h-file.
    Right,
    /// Towards rank 8.
    Up,
    /// Towards rank 1.
    Down,
}

impl Direction {
    /// All four directions.
    pub const ALL: [Direction; 4] = [Direction::Left, Direction::Right, Direction::Up, Direction::Down];

    /// The opposite direction: the same shift as Black sees the board.
    #[must_use]
    pub fn turned(self) -> Direction {
        match self {
            Direction::Left => Direction::Right,
            Direction::Right => Direction::Left,
            Direction::Up => Direction::Down,
            Direction::Down => Direction::Up,
        }
    }

    fn step(self, square: Square) -> Option<Square> {
        let (files, ranks) = match self {
            Direction::Left => (-1, 0),
            Direction::Right => (1, 0),
            Direction::Up => (0, 1),
            Direction::Down => (0, -1),
        };
        Some(Square::from_coords(square.file().offset(files)?, square.rank().offset(ranks)?))
    }
}

/// A change of the whole position. Each one but [`Transform::Shift`] is its own inverse.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Transform {
    /// Mirrors the files: the a-file becomes the h-file. Castling rights and the en passant square are
    /// mirrored too.
    MirrorFiles,
    /// Mirrors the ranks: rank 1 becomes rank 8. Pieces and castling rights keep their colours.
    MirrorRanks,
    /// Rotates the board by 180 degrees: both mirrors.
    Rotate,
    /// Swaps the colours of all pieces in place, and those of the side to move, the castling rights, the en
    /// passant square's rank, the pockets and the remaining checks. In the placement field of a FEN, capital
    /// and small letters are exchanged.
    SwapColors,
    /// Exchanges the players: swaps the colours and mirrors the ranks. Legality does not change.
    FlipSides,
    /// Moves every piece by one square. Not possible while a piece is on the edge in that direction.
    Shift(Direction),
}

impl Position {
    /// The position after a transform, or none if a shift would move a piece off the board.
    pub fn transformed(&self, transform: Transform) -> Option<Position> {
        let mut position = self.clone();
        match transform {
            Transform::MirrorFiles => position.mirror_files(),
            Transform::MirrorRanks => position.mirror_ranks(),
            Transform::Rotate => {
                position.mirror_files();
                position.mirror_ranks();
            }
            Transform::SwapColors => position.swap_colors(),
            Transform::FlipSides => {
                position.board.flip_vertical();
                position.promoted = position.promoted.flip_vertical();
                position.swap_colors();
            }
            Transform::Shift(direction) => position.shift(direction)?,
        }
        Some(position)
    }

    fn mirror_files(&mut self) {
        self.board.flip_horizontal();
        self.promoted = self.promoted.flip_horizontal();
        self.castling = self.castling.mirror_files();
        self.en_passant = self.en_passant.map(Square::flip_horizontal);
    }

    fn mirror_ranks(&mut self) {
        self.board.flip_vertical();
        self.promoted = self.promoted.flip_vertical();
        self.en_passant = self.en_passant.map(Square::flip_vertical);
    }

    fn swap_colors(&mut self) {
        self.board.swap_colors();
        self.turn = !self.turn;
        self.castling = self.castling.swap_colors();
        self.en_passant = self.en_passant.map(Square::flip_vertical);
        if let Some(pockets) = &mut self.pockets {
            pockets.swap();
        }
        if let Some(checks) = &mut self.remaining_checks {
            checks.swap();
        }
    }

    fn shift(&mut self, direction: Direction) -> Option<()> {
        let mut board = Board::empty();
        let mut promoted = Bitboard::EMPTY;
        for (from, piece) in &self.board {
            let to = direction.step(from)?;
            board.set_piece_at(to, piece);
            promoted.set(to, self.promoted.contains(from));
        }
        self.board = board;
        self.promoted = promoted;
        self.en_passant = self.en_passant.and_then(|square| direction.step(square));
        Some(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::{CastlingMode, CastlingRights, Color};

    const INVOLUTIONS: [Transform; 5] = [
        Transform::MirrorFiles,
        Transform::MirrorRanks,
        Transform::Rotate,
        Transform::SwapColors,
        Transform::FlipSides,
    ];

    fn sample() -> Position {
        let mut position = Position { turn: Color::Black, en_passant: Some(Square::E3), ..Position::START };
        position.set_piece(Square::E2, None);
        position.set_piece(Square::E4, Some(Color::White.pawn()));
        position.castling.remove(Square::A8);
        position.set_promoted(Square::D1, true);
        position
    }

    #[test]
    fn every_transform_but_a_shift_undoes_itself() {
        for transform in INVOLUTIONS {
            let there = sample().transformed(transform).unwrap();
            assert_ne!(there, sample(), "{transform:?}");
            assert_eq!(there.transformed(transform).unwrap(), sample(), "{transform:?}");
        }
    }

    #[test]
    fn changed_players_keep_rights_and_en_passant_sound() {
        let flipped = sample().transformed(Transform::FlipSides).unwrap();
        assert_eq!(flipped.turn, Color::White);
        assert_eq!(flipped.valid_en_passant(), Some(Square::E6));
        assert_eq!(flipped.allowed_castling(CastlingMode::Standard), flipped.castling);
        assert!(!flipped.castling.contains(Square::A1));
        assert!(flipped.promoted().contains(Square::D8));
    }

    #[test]
    fn swapped_colours_stay_on_their_squares() {
        let swapped = sample().transformed(Transform::SwapColors).unwrap();
        assert_eq!(swapped.piece_at(Square::E4), Some(Color::Black.pawn()));
        assert_eq!(swapped.piece_at(Square::D8), Some(Color::White.queen()));
        assert_eq!(swapped.turn, Color::White);
    }

    #[test]
    fn mirrored_files_take_the_rights_along() {
        let mirrored = sample().transformed(Transform::MirrorFiles).unwrap();
        assert_eq!(mirrored.piece_at(Square::D1), Some(Color::White.king()));
        assert_eq!(mirrored.en_passant, Some(Square::D3));
        assert!(!mirrored.castling.contains(Square::H8));
        assert_eq!(mirrored.allowed_castling(CastlingMode::Standard), CastlingRights::NONE);
        assert_eq!(mirrored.allowed_castling(CastlingMode::Chess960), mirrored.castling);
    }

    #[test]
    fn a_shift_moves_every_piece_or_none() {
        assert_eq!(Position::START.transformed(Transform::Shift(Direction::Left)), None);
        let mut position = Position::EMPTY;
        position.set_piece(Square::B1, Some(Color::White.king()));
        let left = position.transformed(Transform::Shift(Direction::Left)).unwrap();
        assert_eq!(left.piece_at(Square::A1), Some(Color::White.king()));
        assert_eq!(left.transformed(Transform::Shift(Direction::Left)), None);
        assert_eq!(left.transformed(Transform::Shift(Direction::Right)), Some(position));
    }
}
