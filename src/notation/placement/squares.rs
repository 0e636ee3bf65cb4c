//! What the bytes of a placement stand for, and the board that they make.

use crate::position::{Bitboard, Board, ByColor, ByRole, File, Piece, Rank, Role, Square};

/// What a byte stands for.
#[derive(Clone, Copy)]
struct Glyph {
    /// How many squares: 1 for a piece, itself for a digit, more than a rank has for anything else.
    width: u32,
    /// The code of the piece (its role's number, and 8 for White), the four bits each in a byte of its own. 0 for
    /// empty squares.
    code: u32,
}

/// The glyphs of all bytes: one look-up a character.
static GLYPHS: [Glyph; 256] = glyphs();

const fn glyphs() -> [Glyph; 256] {
    let mut glyphs = [Glyph { width: 9, code: 0 }; 256];
    let mut digit = 1;
    while digit <= 8 {
        glyphs[(b'0' + digit) as usize] = Glyph { width: digit as u32, code: 0 };
        digit += 1;
    }
    let mut index = 0;
    while index < Role::ALL.len() {
        let role = Role::ALL[index];
        glyphs[role.char() as usize] = Glyph { width: 1, code: spread(role as u32) };
        glyphs[role.upper_char() as usize] = Glyph { width: 1, code: spread(role as u32 | 8) };
        index += 1;
    }
    glyphs
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

/// A rank while it is being read, from the a-file on.
#[derive(Clone, Copy, Default)]
pub(super) struct Row {
    /// The squares so far; may pass 8.
    pub(super) squares: u32,
    /// The codes of the pieces: a byte for each of their four bits, a bit in it for each file.
    codes: u32,
}

impl Row {
    /// Reads on from `at` while there are pieces and single digits that the rank has room for; returns where it
    /// stopped. Whatever needs a word stops it.
    #[inline]
    pub(super) fn read(self, text: &[u8], mut at: usize) -> (Row, usize) {
        let Row { mut squares, mut codes } = self;
        let mut before = 1;
        while let Some(byte) = text.get(at) {
            let Glyph { width, code } = GLYPHS[usize::from(*byte)];
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

/// The rows of a board: for each of the four bits of the codes a byte for each rank, from the first on.
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
        // No code has more than one role, and none a colour without a role.
        Board::try_from_bitboards(roles, colors).unwrap_or_else(|_| Board::empty())
    }
}

/// The squares that each character of a placement stands for: a piece one, a digit its empty squares.
///
/// For text that may be faulty; squares beyond the board are left out.
pub(crate) fn squares_of(placement: &str) -> Vec<Bitboard> {
    const SLASHES: [char; 3] = ['/', '\\', '|'];
    let mut rank = Some(Rank::Eighth);
    let mut file = 0;
    let mut squares = Vec::with_capacity(placement.len());
    // One before the first rank ends none.
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
