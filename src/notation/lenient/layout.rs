//! From words to fields: which word is the placement, which are clocks, where the record ends.

use crate::notation::epd::first_operand;
use crate::notation::fault::{FaultKind, Field, Fix, RepairKind, Span};
use crate::notation::record::read_checks;
use crate::notation::source::{Report, Source, cut};
use crate::position::{ByColor, RemainingChecks};

/// The fields of a record, brought together in a working text of their own.
pub(super) struct Layout {
    /// The fields with single spaces between.
    pub(super) record: Source<'static>,
    /// Where they stand in `record`.
    pub(super) fields: [Option<Span>; 6],
    /// A check counter (Three-check).
    pub(super) checks: Option<ByColor<RemainingChecks>>,
    /// The operand of `hmvc` in an EPD tail, where no clock was given, in bytes of the text that was laid out.
    pub(super) halfmove: Option<Span>,
    /// That of `fmvn`, where no number was given.
    pub(super) fullmove: Option<Span>,
    /// What stands for the slashes, if it is something else.
    pub(super) slash: Option<char>,
    /// What follows the fields, in bytes of the text that was laid out.
    pub(super) tail: Option<Span>,
}

/// Opcodes of the Extended Position Description standard that may follow the fields without a semicolon.
const OPCODES: &str = "acd acn acs am bm ce dm draw_accept draw_claim draw_offer draw_reject eco fmvn hmvc id moves nic \
    noop pm pv rc resign sm tcgs tcri tcsi";

fn is_opcode(word: &str) -> bool {
    OPCODES.split(' ').any(|opcode| opcode == word)
}

/// Whether a word that follows a record without a semicolon is an opcode. The moves of a game are no operation.
pub(in crate::notation) fn is_known_opcode(word: &str) -> bool {
    word != "moves" && is_opcode(word)
}

/// More than a record has words, even if each slash of its placement stands alone.
const MOST_WORDS: usize = 40;

/// Sorts the words of a text into the fields of a record. Faults are in bytes of `source`.
pub(super) fn lay_out(source: &Source, in_prose: bool, report: &mut Report) -> Layout {
    let text = record_part(source.text(), in_prose);
    let mut words = words(text);
    if text.as_bytes().windows(2).any(|pair| pair[0] == b'_' && !is_gap(pair[1])) {
        report.repair(RepairKind::Underscores, Span::new(0, text.len()));
    }
    let mut record = Source::with_capacity(text.len());
    let mut layout_fields = [None; 6];
    let placement = take_placement(text, &mut words, report);
    let mut tail = None;
    let mut checks = None;
    let slash = push_placement(source, &placement, &mut record, report);
    if !placement.is_empty() {
        layout_fields[0] = Some(Span::new(0, record.text().len()));
    }
    let mut next = 1;
    // One at the very end has been taken for the end of a sentence.
    let has_semicolon = text.contains(';') || source.after().trim_start().starts_with(';');
    for word in words {
        let mut written = cut(text, word.start, word.end);
        if next >= 4
            && checks.is_none()
            && written.contains('+')
            && let Some(read) = read_checks(written)
        {
            checks = Some(read);
            continue;
        }
        if next == 1 && in_prose {
            // A sentence may end here.
            written = written.trim_end_matches(|sign: char| sign.is_ascii_punctuation());
            if !is_side(written) {
                tail = Some(word.start);
                break;
            }
            if written.len() < word.end - word.start {
                tail = Some(word.start + written.len());
            }
        }
        let whole = cut(text, word.start, text.len()).split([' ', ';']).next().unwrap_or_default();
        let is_operation = || is_opcode(whole) || has_semicolon && next == 4 && is_letter(written);
        if next >= 4 && (starts_tail(written, has_semicolon) || is_operation() || is_placement(written)) {
            tail = Some(word.start);
            break;
        }
        if next == 6 {
            // A bare number or dash after both clocks: the fields are shifted, and nobody knows by how many.
            if written == "-" || written.bytes().all(|byte| byte.is_ascii_digit()) {
                let fix = Some(Fix { span: word, text: String::new() });
                report.fault(FaultKind::ExtraFields, word, Span::new(0, text.len()), fix);
            } else {
                tail = Some(word.start);
            }
            break;
        }
        let written = if next == 3 { written.trim_end_matches(';') } else { written };
        if written.is_empty() {
            tail = Some(word.start);
            break;
        }
        let start = record.text().len() + 1;
        record.push(' ', source.place(word.start, word.start));
        record.push_from(source, word.start, word.start + written.len());
        layout_fields[next] = Some(Span::new(start, record.text().len()));
        if tail.is_some() {
            break;
        }
        next += 1;
    }
    let tail = tail.map(|start| Span::new(start, text.len()));
    if let Some(tail) = tail {
        report.repair(RepairKind::Tail, tail);
    }
    let operand = |opcode, field: Field| {
        let tail = tail.filter(|_| layout_fields[field as usize].is_none())?;
        let operand = first_operand(cut(text, tail.start, tail.end), opcode)?;
        Some(Span::new(tail.start + operand.start, tail.start + operand.end))
    };
    let (halfmove, fullmove) = (operand("hmvc", Field::Halfmove), operand("fmvn", Field::Fullmove));
    Layout { record, fields: layout_fields, checks, halfmove, fullmove, slash, tail }
}

/// In prose the record ends where the quotation or the element around it ends, or at a sign that touches its placement.
fn record_part(text: &str, in_prose: bool) -> &str {
    if !in_prose {
        return text;
    }
    let text = cut(text, 0, text.find(['"', '\'', '<', '>', '}', '`', '\\', '*', '|']).unwrap_or(text.len()));
    let text = cut(text, 0, text.find("[/").unwrap_or(text.len()));
    let placement = text.split(' ').next().unwrap_or_default();
    cut(text, 0, placement.find([')', '*', ',']).unwrap_or(text.len()))
}

/// The words at the beginning; no record has more of them.
fn words(text: &str) -> Vec<Span> {
    let mut words = Vec::new();
    let mut start = None;
    for (at, byte) in text.bytes().enumerate().chain([(text.len(), b' ')]) {
        if !is_gap(byte) {
            start.get_or_insert(at);
        } else if let Some(start) = start.take() {
            words.push(Span::new(start, at));
            if words.len() == MOST_WORDS {
                break;
            }
        }
    }
    words
}

fn is_gap(byte: u8) -> bool {
    matches!(byte, b' ' | b'_')
}

/// Takes the words that make up the placement: one, or ranks spread over several.
fn take_placement(text: &str, words: &mut Vec<Span>, report: &mut Report) -> Vec<Span> {
    let written = |word: &Span| cut(text, word.start, word.end);
    let mut taken = 0;
    if words.len() >= 8 && words[..8].iter().all(|word| width(written(word)) == Some(8)) {
        taken = 8;
    } else {
        let mut slashes = 0;
        let mut open = false;
        for (index, word) in words.iter().enumerate() {
            let written = written(word);
            let joins = index == 0
                || (written.starts_with('/') && slashes < 8)
                || (open && slashes <= 7 && (written.contains('/') || width(written) == Some(8)));
            if !joins {
                break;
            }
            slashes += self::slashes(written);
            open = written.ends_with('/');
            taken = index + 1;
        }
    }
    let placement: Vec<Span> = words.drain(..taken).collect();
    if taken > 1 {
        report.repair(RepairKind::RanksJoined, Span::new(placement[0].start, placement[taken - 1].end));
    }
    placement
}

fn slashes(word: &str) -> usize {
    word.bytes().filter(|byte| *byte == b'/').count()
}

/// How many squares a word without slashes stands for, if it is made of nothing but squares.
fn width(word: &str) -> Option<u32> {
    word.bytes().try_fold(0u32, |sum, byte| {
        let squares = match byte {
            b'1'..=b'8' => u32::from(byte - b'0'),
            b'.' => 1,
            b'~' => 0,
            _ if is_piece(byte) => 1,
            _ => return None,
        };
        Some(sum.saturating_add(squares))
    })
}

fn is_piece(byte: u8) -> bool {
    matches!(byte.to_ascii_lowercase(), b'p' | b'n' | b'b' | b'r' | b'q' | b'k')
}

/// Brings the placement together, with slashes between ranks and digits for dots. Returns what stood for the slashes.
fn push_placement(source: &Source, words: &[Span], record: &mut Source, report: &mut Report) -> Option<char> {
    let text = source.text();
    let mut slash = None;
    let any_slash = words.iter().any(|word| cut(text, word.start, word.end).contains('/'));
    for (index, word) in words.iter().enumerate() {
        if index > 0 && !any_slash {
            record.push('/', source.place(word.start, word.start));
        }
        let mut done = word.start;
        for (offset, character) in cut(text, word.start, word.end).char_indices() {
            let (twin, kind) = match character {
                '\\' | '|' if !any_slash => ('/', RepairKind::Slashes),
                '.' => ('1', RepairKind::Dots),
                _ => continue,
            };
            if kind == RepairKind::Slashes {
                slash = Some(character);
            }
            let at = word.start + offset;
            report.repair(kind, Span::new(at, at + 1));
            record.push_from(source, done, at);
            record.push(twin, source.place(at, at + 1));
            done = at + 1;
        }
        record.push_from(source, done, word.end);
    }
    slash
}

fn is_letter(word: &str) -> bool {
    word.len() == 1 && word.as_bytes()[0].is_ascii_alphabetic()
}

fn is_side(word: &str) -> bool {
    ["w", "b", "white", "black"].iter().any(|side| word.eq_ignore_ascii_case(side))
}

/// Whether a word after the en passant square begins what is no longer the record.
fn starts_tail(word: &str, has_semicolon: bool) -> bool {
    if word.starts_with([';', '#', '{', '"']) {
        return true;
    }
    let name = word.trim_end_matches(';');
    let opcode = name.starts_with(|c: char| c.is_ascii_alphabetic())
        && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'=');
    let numbered = matches!(name.as_bytes(), [b'c' | b'v' | b'D', b'0'..=b'9']);
    opcode && (numbered || is_opcode(name) || (has_semicolon && name.len() > 1))
}

/// Whether a first word can be meant as a placement: it has slashes, or is made of nothing but squares.
pub(super) fn may_be_placement(word: &str) -> bool {
    word.contains('/') || width(word).is_some() || !word.is_ascii() || word.len() > 64
}

/// Where a whole placement stands: eight ranks of eight squares each with slashes between them.
pub(super) fn find_placement(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    // Where the ranks that stand before the last slash begin, each a run of squares whose width is 8; and how many.
    let (mut first, mut ranks) = (0, 0);
    let mut start = 0;
    for at in 0..=bytes.len() {
        let byte = bytes.get(at).copied().unwrap_or(b' ');
        if is_piece(byte) || matches!(byte, b'1'..=b'8' | b'~') {
            continue;
        }
        let whole = text.get(start..at).is_some_and(|rank| width(rank) == Some(8));
        let joined = byte == b'/';
        if whole {
            if ranks == 0 {
                first = start;
            }
            ranks += 1;
            // Nobody knows which of nine ranks is one too many.
            if ranks == 8 && (!joined || is_pocket(&bytes[at + 1..])) {
                return Some(first);
            }
        }
        if !whole || !joined {
            ranks = 0;
        }
        start = at + 1;
    }
    None
}

/// Whether what stands before a placement is prose or code around it, and not a part of a record that is broken.
///
/// A letter or a rank that touches the placement belongs to it; a side to move, rights, a square or another placement
/// before it mean that the fields are shuffled.
pub(super) fn is_surrounding(before: &str) -> bool {
    let word = before.rsplit([' ', '_']).next().unwrap_or_default();
    let apart = match word.chars().next_back() {
        Some('0'..='9' | 'A'..='Z' | 'a'..='z' | '\u{AA}'..='\u{1FFF}') => false,
        // The path of a link.
        Some('/') => word.contains([':', '.']),
        _ => true,
    };
    apart && !before.split([' ', '_']).all(|word| word.is_empty() || is_field(word))
}

/// Whether a word is a field of a record. A number is not: it may be that of a line.
fn is_field(word: &str) -> bool {
    let bytes = word.as_bytes();
    matches!(bytes, b"w" | b"b" | b"W" | b"B" | [b'a'..=b'h', b'1'..=b'8'] | [b'-', b'0'..=b'9', ..])
        || bytes.iter().all(|byte| matches!(byte, b'K' | b'Q' | b'k' | b'q'))
        || is_placement(word)
}

/// Whether a word is a placement in shape: eight ranks or more, whatever their widths, and perhaps a pocket.
pub(in crate::notation) fn is_placement(word: &str) -> bool {
    let word = word.split('[').next().unwrap_or_default();
    slashes(word) >= 7 && word.split('/').all(|rank| !rank.is_empty() && width(rank).is_some())
}

/// What follows the eighth rank and a slash: nothing, or pieces in hand.
fn is_pocket(rest: &[u8]) -> bool {
    rest.iter().take_while(|byte| !is_gap(**byte)).all(|byte| is_piece(*byte))
}
