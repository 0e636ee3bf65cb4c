//! Writes a position as canonical FEN.

use crate::position::{
    Board, ByColor, CastlingSide, Color, Pockets, Position, Rank, RemainingChecks, Role, Square,
};

/// The order of the pieces in a pocket.
const POCKET_ORDER: [Role; 5] = [Role::Pawn, Role::Knight, Role::Bishop, Role::Rook, Role::Queen];

/// The canonical text of a position: placement, side to move, castling rights (X-FEN), en passant square as
/// it is set, clocks. Positions with pockets (`[NQpp]`) and remaining checks (`3+3`) have these too.
///
/// It reads back to the same position.
pub fn write(position: &Position) -> String {
    write_record(position, position.en_passant, false)
}

/// Like [`write()`] with another en passant square, and with the file letters of all castling rooks if
/// `by_files` is set (Shredder-FEN).
pub(super) fn write_record(position: &Position, en_passant: Option<Square>, by_files: bool) -> String {
    let mut line = Line::EMPTY;
    line.four_fields(position, en_passant, by_files);
    line.push(b' ');
    if let Some(checks) = position.remaining_checks {
        line.checks(checks);
        line.push(b' ');
    }
    line.number(position.halfmove_clock);
    line.push(b' ');
    line.number(position.fullmove_number.get());
    line.text().to_owned()
}

/// The first four fields, which EPD uses too.
pub(super) fn write_four_fields(position: &Position) -> String {
    let mut line = Line::EMPTY;
    line.four_fields(position, position.en_passant, false);
    line.text().to_owned()
}

/// Appends the placement field, including pockets.
pub fn write_placement(position: &Position, text: &mut String) {
    let mut line = Line::EMPTY;
    line.placement(position);
    text.push_str(line.text());
}

/// A record that is being written, in ASCII. The longest record, with 64 promoted pieces and 64 pieces in
/// hand, has less than 240 bytes.
struct Line {
    bytes: [u8; 256],
    length: u8,
}

impl Line {
    const EMPTY: Line = Line { bytes: [0; 256], length: 0 };

    fn push(&mut self, byte: u8) {
        self.push_if(true, byte);
    }

    /// Writes the byte always, but advances only if it is wanted. This avoids branches that depend on the
    /// board.
    fn push_if(&mut self, wanted: bool, byte: u8) {
        self.bytes[usize::from(self.length)] = byte;
        self.length += u8::from(wanted);
    }

    fn text(&self) -> &str {
        std::str::from_utf8(&self.bytes[..usize::from(self.length)]).unwrap_or_default()
    }

    fn four_fields(&mut self, position: &Position, en_passant: Option<Square>, by_files: bool) {
        self.placement(position);
        self.push(b' ');
        self.push(position.turn.char() as u8);
        self.push(b' ');
        self.castling(position, by_files);
        self.push(b' ');
        match en_passant {
            Some(square) => {
                self.push(square.file().char() as u8);
                self.push(square.rank().char() as u8);
            }
            None => self.push(b'-'),
        }
    }

    fn placement(&mut self, position: &Position) {
        let board = position.board();
        let letters = letters(board);
        for rank in Rank::ALL.into_iter().rev() {
            let mut file = 0;
            for square in board.occupied() & rank {
                self.empty(square.file() as u8 - file);
                self.push(letters[square.to_usize()]);
                self.push_if(position.promoted().contains(square), b'~');
                file = square.file() as u8 + 1;
            }
            self.empty(8 - file);
            self.push_if(rank != Rank::First, b'/');
        }
        if let Some(pockets) = position.pockets() {
            self.pockets(pockets);
        }
    }

    fn empty(&mut self, squares: u8) {
        self.push_if(squares > 0, b'0' + squares);
    }

    fn pockets(&mut self, pockets: &Pockets) {
        self.push(b'[');
        for color in [Color::White, Color::Black] {
            for role in POCKET_ORDER {
                for _ in 0..pockets[color][role] {
                    self.push(role.of(color).char() as u8);
                }
            }
        }
        self.push(b']');
    }

    /// White before Black, the h-side before the a-side. X-FEN: `K` or `Q` if this letter names the rook on
    /// this board, otherwise the letter of its file. Shredder-FEN: always the letter of the file.
    fn castling(&mut self, position: &Position, by_files: bool) {
        if position.castling.squares().is_empty() {
            self.push(b'-');
            return;
        }
        for color in [Color::White, Color::Black] {
            let mut rooks = position.castling.of(color);
            while let Some(rook) = rooks.pop_back() {
                let letter = if by_files {
                    rook.file().char()
                } else if rook == position.castling_square(color, CastlingSide::KingSide) {
                    'k'
                } else if rook == position.castling_square(color, CastlingSide::QueenSide) {
                    'q'
                } else {
                    rook.file().char()
                };
                self.push(color.fold_wb(letter.to_ascii_uppercase(), letter) as u8);
            }
        }
    }

    fn checks(&mut self, checks: ByColor<RemainingChecks>) {
        self.number(u32::from(checks.white));
        self.push(b'+');
        self.number(u32::from(checks.black));
    }

    /// Writes decimal digits without `core::fmt`, which is larger and slower.
    fn number(&mut self, number: u32) {
        if number >= 10 {
            self.number(number / 10);
        }
        self.push(b'0' + (number % 10) as u8);
    }
}

/// The piece letter of each occupied square. Iterating over six bitboards is faster than asking 64 squares.
fn letters(board: &Board) -> [u8; 64] {
    let mut letters = [0; 64];
    for role in Role::ALL {
        for square in board.by_role(role) {
            let white = u8::from(board.white().contains(square));
            letters[square.to_usize()] = role.char() as u8 - white * (b'a' - b'A');
        }
    }
    letters
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::Square;

    #[test]
    fn the_start_position_is_written_as_everybody_knows_it() {
        assert_eq!(write(&Position::START), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    }

    #[test]
    fn numbers_have_no_leading_zero_and_no_limit_below_32_bits() {
        let mut line = Line::EMPTY;
        for number in [0, 7, 10, 4_294_967_295] {
            line.number(number);
            line.push(b' ');
        }
        assert_eq!(line.text(), "0 7 10 4294967295 ");
    }

    #[test]
    fn an_inner_rook_is_written_by_its_file() {
        let mut position = Position::EMPTY;
        for (square, piece) in [
            (Square::E1, Color::White.king()),
            (Square::G1, Color::White.rook()),
            (Square::H1, Color::White.rook()),
        ] {
            position.set_piece(square, Some(piece));
        }
        position.castling.insert(Square::G1);
        assert_eq!(write(&position), "8/8/8/8/8/8/8/4K1RR w G - 0 1");
        position.castling.insert(Square::H1);
        assert_eq!(write(&position), "8/8/8/8/8/8/8/4K1RR w KG - 0 1");
    }

    #[test]
    fn pockets_and_checks_have_their_places() {
        let mut position = Position::START;
        let mut hands = Pockets::default();
        hands.white.queen = 1;
        hands.black.pawn = 2;
        assert!(position.set_pockets(Some(hands)));
        position.set_promoted(Square::A1, true);
        position.remaining_checks =
            Some(ByColor { white: RemainingChecks::new(3), black: RemainingChecks::new(1) });
        assert_eq!(write(&position), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R~NBQKBNR[Qpp] w KQkq - 3+1 0 1");
    }
}
