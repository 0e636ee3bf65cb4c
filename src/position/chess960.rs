//! Start positions of Chess960 by their number, 0 to 959 (Reinhard Scharnagl's numbering scheme).
//!
//! The number is divided repeatedly. The remainder by 4 is the file of the light-squared bishop (b, d, f, h),
//! the next remainder by 4 that of the dark-squared bishop (a, c, e, g), the next remainder by 6 the index of
//! the queen among the free squares from the a-file on. The quotient that is left, 0 to 9, gives the two
//! knights among the five squares that are still free ([`KNIGHTS`]). Rook, king and rook take the last three
//! squares. 518 is the start position of standard chess.
//!
//! Double Fischer Random uses one number for each side. There is no agreed single number for the pair, so
//! this module always takes and returns two.

use super::{Board, CastlingRights, Color, File, Piece, Pockets, Position, Rank, Role, Square};

/// The indices of the two knights among the five free squares, by the last quotient.
const KNIGHTS: [(usize, usize); 10] =
    [(0, 1), (0, 2), (0, 3), (0, 4), (1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)];

/// The number of free squares for the queen when the bishops are placed.
const QUEEN_PLACES: usize = 6;

/// The pieces of a back rank, from the a-file to the h-file.
type BackRank = [Role; 8];

impl Position {
    /// The number of start positions of one side; they are numbered from 0.
    pub const START_COUNT: u16 = 960;

    /// The start position with these numbers for White and Black: equal numbers in Chess960, any two in
    /// Double Fischer Random. All castling rights are set, White is to move, the clocks are 0 and 1. None for
    /// a number above 959.
    pub fn start_position(white: u16, black: u16) -> Option<Position> {
        let ranks = [(Color::White, back_rank(white)?), (Color::Black, back_rank(black)?)];
        let mut board = Board::empty();
        let mut castling = CastlingRights::NONE;
        for (color, roles) in ranks {
            for (file, role) in File::ALL.into_iter().zip(roles) {
                let home = Square::from_coords(file, color.backrank());
                board.set_piece_at(home, role.of(color));
                board
                    .set_piece_at(Square::from_coords(file, color.relative_rank(Rank::Second)), color.pawn());
                if role == Role::Rook {
                    castling.insert(home);
                }
            }
        }
        Some(Position { board, castling, ..Position::EMPTY })
    }

    /// The numbers of White's and Black's back ranks if this is a start position: all pieces and pawns on
    /// their start squares, White to move, all four castling rights, no en passant square, empty pockets. The
    /// clocks are ignored.
    pub fn start_numbers(&self) -> Option<(u16, u16)> {
        let white = self.back_rank_number(Color::White)?;
        let black = self.back_rank_number(Color::Black)?;
        let start = Position::start_position(white, black)?;
        let same = self.board == start.board
            && self.promoted.is_empty()
            && self.pockets.as_ref().is_none_or(|hands| *hands == Pockets::default())
            && self.turn == start.turn
            && self.castling == start.castling
            && self.en_passant.is_none();
        same.then_some((white, black))
    }

    /// The number of one side's back rank, or none if it holds other pieces, pieces of the other side or an
    /// arrangement without a number.
    fn back_rank_number(&self, color: Color) -> Option<u16> {
        let mut roles = [Role::Pawn; 8];
        for (file, place) in File::ALL.into_iter().zip(&mut roles) {
            let piece = self.piece_at(Square::from_coords(file, color.backrank()));
            let Piece { role, .. } = piece.filter(|piece| piece.color == color)?;
            *place = role;
        }
        number(roles)
    }
}

/// The back rank with a number, or none for a number above 959.
fn back_rank(number: u16) -> Option<BackRank> {
    if number >= Position::START_COUNT {
        return None;
    }
    let number = usize::from(number);
    let mut places = [None; 8];
    places[number % 4 * 2 + 1] = Some(Role::Bishop);
    places[number / 4 % 4 * 2] = Some(Role::Bishop);
    fill(&mut places, number / 16 % QUEEN_PLACES, Role::Queen);
    let (first, second) = KNIGHTS[number / 16 / QUEEN_PLACES];
    // The second knight is placed first, because placing the first one would shift the index of the second.
    fill(&mut places, second, Role::Knight);
    fill(&mut places, first, Role::Knight);
    for role in [Role::Rook, Role::King, Role::Rook] {
        fill(&mut places, 0, role);
    }
    // All eight files are filled here, so the default is never used.
    Some(places.map(|role| role.unwrap_or(Role::Pawn)))
}

/// Puts a piece on the free square with this index, counted from the a-file.
fn fill(places: &mut [Option<Role>; 8], index: usize, role: Role) {
    if let Some(place) = places.iter_mut().filter(|place| place.is_none()).nth(index) {
        *place = Some(role);
    }
}

/// The number of a back rank, or none if it is no arrangement of Chess960.
fn number(roles: BackRank) -> Option<u16> {
    let bishop = |parity: usize| (0..4).find(|pair| roles[pair * 2 + parity] == Role::Bishop);
    let (dark, light) = (bishop(0)?, bishop(1)?);
    let without_bishops = roles.iter().filter(|role| **role != Role::Bishop);
    let queen = without_bishops.clone().position(|role| *role == Role::Queen)?;
    let mut knights = without_bishops
        .filter(|role| **role != Role::Queen)
        .enumerate()
        .filter_map(|(place, role)| (*role == Role::Knight).then_some(place));
    let pair = (knights.next()?, knights.next()?);
    let knights = KNIGHTS.iter().position(|places| *places == pair)?;
    let number = (((knights * QUEEN_PLACES + queen) * 4 + dark) * 4 + light) as u16;
    // The other squares have not been looked at (there may be two queens, or a king in the corner), so the
    // result is checked by generating the rank again.
    (back_rank(number) == Some(roles)).then_some(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn letters(number: u16) -> String {
        back_rank(number).unwrap().iter().map(|role| role.upper_char()).collect()
    }

    #[test]
    fn known_numbers() {
        assert_eq!(letters(0), "BBQNNRKR");
        assert_eq!(letters(518), "RNBQKBNR");
        assert_eq!(letters(959), "RKRNNQBB");
        assert_eq!(Position::start_position(518, 518), Some(Position::START));
    }

    #[test]
    fn every_number_comes_back() {
        for n in 0..Position::START_COUNT {
            let m = Position::START_COUNT - 1 - n;
            assert_eq!(Position::start_position(n, m).unwrap().start_numbers(), Some((n, m)));
        }
        assert_eq!(Position::start_position(960, 0), None);
        assert_eq!(Position::start_position(0, u16::MAX), None);
    }

    #[test]
    fn every_number_is_the_same_board_as_in_shakmaty() {
        for n in 0..Position::START_COUNT {
            let start = Position::start_position(n, n).unwrap();
            assert_eq!(*start.board(), Board::chess960(u32::from(n)), "{n}");
        }
    }

    #[test]
    fn the_rights_are_the_rooks() {
        let start = Position::start_position(0, 959).unwrap();
        let squares: Vec<Square> = start.castling.squares().into_iter().collect();
        assert_eq!(squares, [Square::F1, Square::H1, Square::A8, Square::C8]);
    }

    #[test]
    fn clocks_do_not_matter_and_everything_else_does() {
        let start = Position::start_position(7, 11).unwrap();
        let later = Position { halfmove_clock: 4, fullmove_number: 3.try_into().unwrap(), ..start.clone() };
        assert_eq!(later.start_numbers(), Some((7, 11)));

        assert_eq!(Position { turn: Color::Black, ..start.clone() }.start_numbers(), None);
        assert_eq!(Position { en_passant: Some(Square::E6), ..start.clone() }.start_numbers(), None);
        assert_eq!(Position { castling: CastlingRights::NONE, ..start.clone() }.start_numbers(), None);
        let mut pushed = start.clone();
        pushed.set_piece(Square::E2, None);
        pushed.set_piece(Square::E4, Some(Color::White.pawn()));
        assert_eq!(pushed.start_numbers(), None);
        let mut promoted = start;
        promoted.set_promoted(Square::A1, true);
        assert_eq!(promoted.start_numbers(), None);
    }

    #[test]
    fn a_back_rank_without_a_number() {
        for (square, piece) in [
            (Square::D1, Color::White.king()),
            (Square::D1, Color::White.rook()),
            (Square::C1, Color::White.queen()),
            (Square::B1, Color::Black.knight()),
        ] {
            let mut position = Position::START;
            position.set_piece(square, Some(piece));
            assert_eq!(position.start_numbers(), None, "{piece:?} on {square}");
        }
        let mut gap = Position::START;
        gap.set_piece(Square::G8, None);
        assert_eq!(gap.start_numbers(), None);
        assert_eq!(Position::EMPTY.start_numbers(), None);
    }
}
