//! A whole placement wherever it stands, even with spaces within it or with fields that touch it.

use crate::notation::fault::Span;
use crate::notation::lenient::plain::GRAMMAR;
use crate::notation::placement::{self, Head};
use crate::notation::report::Report;
use crate::notation::shape::{is_gap, is_piece, width};
use crate::notation::source::slice;
use crate::position::Position;

/// Eight ranks of eight squares.
pub(super) struct WholeBoard {
    /// The bytes from and up to which they stand.
    pub(super) start: usize,
    pub(super) end: usize,
    /// The placement without spaces, with its pocket.
    pub(super) text: String,
}

impl WholeBoard {
    /// The first whole placement in a text.
    pub(super) fn find(text: &str) -> Option<WholeBoard> {
        text.match_indices('/').take(16).find_map(|(slash, _)| WholeBoard::around(text, slash))
    }

    /// The placement whose first slash is at this byte.
    fn around(text: &str, slash: usize) -> Option<WholeBoard> {
        let bytes = text.as_bytes();
        let (mut start, mut squares) = (slash, 0);
        while squares < 8 {
            start = start.checked_sub(1)?;
            squares += symbol(bytes[start])?;
        }
        let mut at = slash + 1;
        for rank in 2..=8 {
            at = rank_end(bytes, at)?;
            if rank < 8 {
                at += bytes[at..].iter().take_while(|byte| is_between(**byte)).count();
                if bytes.get(at) != Some(&b'/') {
                    return None;
                }
                at += 1;
            }
        }
        if squares != 8 {
            return None;
        }
        if bytes.get(at) == Some(&b'[') {
            at += text.get(at..)?.find(']')? + 1;
        }
        let is_kept = |character: &char| !u8::try_from(*character).is_ok_and(is_between);
        let text = slice(text, start, at).chars().filter(is_kept).collect();
        Some(WholeBoard { start, end: at, text })
    }

    /// The position with its men, and nothing else.
    pub(super) fn position(&self) -> Position {
        let mut position = Position::EMPTY;
        let span = Span::new(0, self.text.len());
        let head = Head::read(&self.text);
        placement::read(&self.text, span, &head, GRAMMAR, &mut Report::default(), &mut position);
        position
    }

    /// The files of the rooks of one colour on its back rank, as letters of its case.
    pub(super) fn rook_files(&self, is_white: bool) -> String {
        let placement = self.text.split('[').next().unwrap_or_default();
        let mut ranks = placement.split('/');
        let rank = if is_white { ranks.next_back() } else { ranks.next() }.unwrap_or_default();
        let (rook, first) = if is_white { ('R', b'A') } else { ('r', b'a') };
        let mut files = String::new();
        let mut file = 0;
        for character in rank.chars() {
            if character == rook && file < 8 {
                files.push(char::from(first + file));
            }
            let squares = width(character.encode_utf8(&mut [0; 4])).unwrap_or(0);
            file = file.saturating_add(squares as u8);
        }
        files
    }
}

/// The number of squares that a byte stands for; a space or another separator stands for none.
fn symbol(byte: u8) -> Option<u32> {
    match byte {
        b'1'..=b'8' => Some(u32::from(byte - b'0')),
        b'~' => Some(0),
        _ if is_piece(byte) => Some(1),
        _ if is_between(byte) => Some(0),
        _ => None,
    }
}

/// Whether a byte may stand between two parts of a placement that was taken apart.
fn is_between(byte: u8) -> bool {
    is_gap(byte) || matches!(byte, b';' | b',' | b'|' | b':')
}

/// The byte after the eighth square of a rank and the mark of a promoted piece.
fn rank_end(bytes: &[u8], start: usize) -> Option<usize> {
    let (mut at, mut squares) = (start, 0);
    while squares < 8 {
        let byte = *bytes.get(at)?;
        // A word `b` beside a rank is the side to move and no bishop.
        let is_alone = at > 0 && is_gap(bytes[at - 1]) && bytes.get(at + 1).is_none_or(|next| is_gap(*next));
        if byte == b'b' && is_alone {
            return None;
        }
        squares += symbol(byte)?;
        at += 1;
    }
    let at = at + usize::from(bytes.get(at) == Some(&b'~'));
    (squares == 8).then_some(at)
}
