//! The meaning of the bytes of a placement, and the board that results from them.

use crate::position::{Bitboard, Board, ByColor, ByRole, File, Piece, Rank, Role, Square};

/// The meaning of a byte.
#[derive(Clone, Copy)]
struct Symbol {
    /// The number of squares: 1 for a piece, the value of a digit, and more than a rank has for any other
    /// byte.
    width: u32,
    /// The code of the piece: the number of its role, plus 8 for White. Each of the four bits is in a byte of
    /// its own. 0 for empty squares.
    code: u32,
}

/// The meaning of every byte, so that each character needs one table access.
static SYMBOLS: [Symbol; 256] = symbols();

const fn symbols() -> [Symbol; 256] {
    let mut symbols = [Symbol { width: 9, code: 0 }; 256];
    let mut digit = 1;
    while digit <= 8 {
        symbols[(b'0' + digit) as usize] = Symbol { width: digit as u32, code: 0 };
        digit += 1;
    }
    let mut index = 0;
    while index < Role::ALL.len() {
        let role = Role::ALL[index];
        symbols[role.char() as usize] = Symbol { width: 1, code: spread(role as u32) };
        symbols[role.upper_char() as usize] = Symbol { width: 1, code: spread(role as u32 | 8) };
        index += 1;
    }
    symbols
}

const fn spread(code: u32) -> u32 {
    code & 1 | (code & 2) << 7 | (code & 4) << 14 | (code & 8) << 21
}

/// The piece that a letter stands for.
pub(super) fn piece(byte: u8) -> Option<Piece> {
    Piece::from_char(char::from(byte))
}

/// The empty squares that a digit stands for.
pub(super) fn digit(byte: u8) -> Option<u32> {
    matches!(byte, b'1'..=b'8').then(|| u32::from(byte - b'0'))
}

/// A rank that is being read, from the a-file on.
#[derive(Clone, Copy, Default)]
pub(super) struct Row {
    /// The number of squares so far; may exceed 8.
    pub(super) squares: u32,
    /// The codes of the pieces: one byte for each of their four bits, with one bit for each file.
    codes: u32,
}

impl Row {
    /// Reads from `at` as long as there are pieces and single digits that fit into the rank. Returns where it
    /// stopped. Everything that has to be reported stops it.
    #[inline]
    pub(super) fn read(self, text: &[u8], mut at: usize) -> (Row, usize) {
        let Row { mut squares, mut codes } = self;
        let mut before = 1;
        while let Some(byte) = text.get(at) {
            let Symbol { width, code } = SYMBOLS[usize::from(*byte)];
            let filled = squares + width;
            if filled > 8 || code | before == 0 {
                break;
            }
            codes |= code << squares;
            squares = filled;
            before = code;
            at += 1;
        }
        (Row { squares, codes }, at)
    }
}

/// The ranks of a board: for each of the four bits of the codes, one byte for each rank from rank 1 on.
#[derive(Clone, Copy, Default)]
pub(super) struct Rows([[u8; 8]; 4]);

impl Rows {
    pub(super) fn put(&mut self, rank: Rank, row: Row) {
        for (plane, byte) in self.0.iter_mut().zip(row.codes.to_le_bytes()) {
            plane[rank.to_usize()] = byte;
        }
    }

    pub(super) fn board(&self) -> Board {
        let [ones, twos, fours, white] = self.0.map(|plane| Bitboard(u64::from_le_bytes(plane)));
        let roles = ByRole {
            pawn: ones & !twos & !fours,
            knight: twos & !ones & !fours,
            bishop: ones & twos,
            rook: fours & !ones & !twos,
            queen: fours & ones,
            king: fours & twos,
        };
        let colors = ByColor { white, black: (ones | twos | fours) & !white };
        // This cannot fail: every code has one role and every occupied square one colour.
        Board::try_from_bitboards(roles, colors).unwrap_or_else(|_| Board::empty())
    }
}

/// The squares that each character of a placement stands for: one for a piece, several for a digit, none for
/// other characters.
///
/// The placement may have faults. Squares outside of the board are omitted.
pub(crate) fn squares_of(placement: &str) -> Vec<Bitboard> {
    const SLASHES: [char; 3] = ['/', '\\', '|'];
    let mut rank = Some(Rank::Eighth);
    let mut file = 0;
    let mut squares = Vec::with_capacity(placement.len());
    // A slash before the first rank does not end a rank.
    let outer = placement.starts_with(SLASHES) && placement.matches(SLASHES).count() > 7;
    for character in placement.chars() {
        let width = match character {
            slash if SLASHES.contains(&slash) => {
                if !outer || !squares.is_empty() {
                    rank = rank.and_then(|rank| rank.offset(-1));
                    file = 0;
                }
                squares.push(Bitboard::EMPTY);
                continue;
            }
            '~' | ' ' => 0,
            other => u8::try_from(other).ok().and_then(digit).unwrap_or(1),
        };
        let files = file..(file + width).min(8).max(file);
        squares.push(rank.map_or(Bitboard::EMPTY, |rank| {
            files
                .filter_map(|file| File::try_from(file).ok())
                .map(|file| Square::from_coords(file, rank))
                .collect()
        }));
        file += width;
    }
    squares
}
