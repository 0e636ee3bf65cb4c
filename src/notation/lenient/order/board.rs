//! A whole placement wherever it stands, even with spaces within it or with fields that touch it.

use crate::notation::fault::Span;
use crate::notation::lenient::plain::GRAMMAR;
use crate::notation::placement::{self, Head};
use crate::notation::report::Report;
use crate::notation::shape::{is_gap, is_piece, width};
use crate::notation::source::slice;
use crate::position::{CastlingMode, Color, File, Position, Square};

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

    /// The placement whose first slash is at this byte, or whose second one is while a space stands in the place of the
    /// first.
    fn around(text: &str, slash: usize) -> Option<WholeBoard> {
        let bytes = text.as_bytes();
        let (mut start, mut squares) = (slash, 0);
        while squares < 8 {
            start = start.checked_sub(1)?;
            squares += symbol(bytes[start])?;
        }
        if squares != 8 {
            return None;
        }
        let ranks = |first: Option<(usize, usize)>| {
            // A slash in front means that the halves of the placement were exchanged.
            let mut lacks_slash = first.is_some() || slice(text, 0, start).ends_with('/');
            let mut ranks: Vec<(usize, usize)> = first.into_iter().chain([(start, slash)]).collect();
            let mut at = slash + 1;
            loop {
                let end = rank_end(bytes, at)?;
                ranks.push((at, end));
                if ranks.len() == 8 {
                    return Some(ranks);
                }
                at = end + bytes[end..].iter().take_while(|byte| is_between(**byte)).count();
                if bytes.get(at) == Some(&b'/') {
                    at += 1;
                } else if at > end && !lacks_slash {
                    lacks_slash = true;
                } else {
                    return None;
                }
            }
        };
        let ranks = ranks(None).or_else(|| ranks(Some(rank_before(text, start)?)))?;
        let (first, mut at) = (ranks.first()?.0, ranks.last()?.1);
        let is_kept = |character: &char| !u8::try_from(*character).is_ok_and(is_between);
        let written =
            |(start, end): &(usize, usize)| slice(text, *start, *end).chars().filter(is_kept).collect();
        let mut placement = ranks.iter().map(written).collect::<Vec<String>>().join("/");
        if bytes.get(at) == Some(&b'[') {
            let end = at + text.get(at..)?.find(']')? + 1;
            placement.extend(slice(text, at, end).chars().filter(is_kept));
            at = end;
        }
        Some(WholeBoard { start: first, end: at, text: placement })
    }

    /// The position with its men, and nothing else.
    pub(super) fn position(&self) -> Position {
        let mut position = Position::EMPTY;
        let span = Span::new(0, self.text.len());
        let head = Head::read(&self.text);
        placement::read(&self.text, span, &head, GRAMMAR, &mut Report::default(), &mut position);
        position
    }

    /// The letters of all castling rights that the board allows in standard chess.
    pub(super) fn rights(&self) -> String {
        let position = self.position();
        let is_allowed = |(letter, color, file): &(char, Color, File)| {
            let rook = Square::from_coords(*file, color.backrank());
            position.castling_is_possible(rook, CastlingMode::Standard).then_some(*letter)
        };
        [
            ('K', Color::White, File::H),
            ('Q', Color::White, File::A),
            ('k', Color::Black, File::H),
            ('q', Color::Black, File::A),
        ]
        .iter()
        .filter_map(is_allowed)
        .collect()
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

/// The rank that is the word before a byte.
fn rank_before(text: &str, at: usize) -> Option<(usize, usize)> {
    let before = slice(text, 0, at).strip_suffix([' ', '_'])?;
    let start = before.rfind([' ', '_']).map_or(0, |gap| gap + 1);
    (width(slice(before, start, before.len())) == Some(8)).then_some((start, before.len()))
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
