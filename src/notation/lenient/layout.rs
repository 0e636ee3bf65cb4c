//! Assigns the words of a text to the fields of a record and finds where the record ends.

use super::order::{are_fields, may_be_fields};
use super::placement_words::{push_placement, take_placement};
use super::tail::{begins_moves, is_comment, starts_tail};
use crate::notation::checks::read_checks;
use crate::notation::epd::{first_operand, is_standard_opcode};
use crate::notation::fault::{FaultKind, Field, Fix, RepairKind, Span};
use crate::notation::report::Report;
use crate::notation::shape::{is_gap, is_placement, width};
use crate::notation::source::{Source, slice};
use crate::position::{ByColor, RemainingChecks};

/// The fields of a record in a working text of their own.
pub(super) struct Layout {
    /// The fields with single spaces between them.
    pub(super) record: Source<'static>,
    /// The places of the fields in `record`.
    pub(super) fields: [Option<Span>; 6],
    /// The remaining checks (Three-check).
    pub(super) checks: Option<ByColor<RemainingChecks>>,
    /// The operand of the EPD operation `hmvc` if the record has no halfmove clock, in bytes of the source.
    pub(super) halfmove: Option<Span>,
    /// The operand of `fmvn` if the record has no fullmove number.
    pub(super) fullmove: Option<Span>,
    /// The character that separates the ranks, if it is not a slash.
    pub(super) slash: Option<char>,
    /// The text after the fields, in bytes of the source.
    pub(super) tail: Option<Span>,
}

/// What may stand between two fields instead of a space.
const SEPARATORS: [char; 3] = [';', ',', '|'];

/// The maximum number of words that are looked at: more than a record has even if every slash of its placement is a
/// word of its own.
const MAX_WORDS: usize = 40;

/// Assigns the words of a text to the fields of a record. Faults are in bytes of `source`.
pub(super) fn lay_out(source: &Source, in_prose: bool, report: &mut Report) -> Layout {
    let text = record_part(source.text(), in_prose);
    let mut words = words(text);
    let placement = take_placement(text, &mut words, report);
    let mut builder = Builder {
        source,
        text,
        in_prose,
        // The semicolon at the very end was stripped with other punctuation around the record.
        has_semicolon: text.contains(';') || source.after().trim_start().starts_with(';'),
        record: Source::with_capacity(text.len()),
        fields: [None; 6],
        checks: None,
        tail: None,
        next: 1,
    };
    let slash = push_placement(source, &placement, &mut builder.record, report);
    if !placement.is_empty() {
        builder.fields[0] = Some(Span::new(0, builder.record.text().len()));
    }
    for word in words {
        if !builder.take(word, report) {
            break;
        }
    }
    let fields = slice(text, 0, builder.tail.unwrap_or(text.len())).as_bytes();
    if fields.windows(2).any(|pair| pair[0] == b'_' && !is_gap(pair[1])) {
        report.repair(RepairKind::Underscores, Span::new(0, text.len()));
    }
    builder.finish(slash, report)
}

/// A record whose fields are being collected.
struct Builder<'s> {
    source: &'s Source<'s>,
    text: &'s str,
    in_prose: bool,
    has_semicolon: bool,
    record: Source<'static>,
    fields: [Option<Span>; 6],
    checks: Option<ByColor<RemainingChecks>>,
    /// The byte at which the text after the record begins.
    tail: Option<usize>,
    /// The next field.
    next: usize,
}

impl Builder<'_> {
    /// Takes the next word. Returns false if the record ends here.
    fn take(&mut self, word: Span, report: &mut Report) -> bool {
        let mut written = slice(self.text, word.start, word.end);
        if self.next >= 4
            && self.checks.is_none()
            && written.contains('+')
            && let Some(checks) = read_checks(written)
        {
            self.checks = Some(checks);
            return true;
        }
        let word = self.without_separators(word);
        written = slice(self.text, word.start, word.end);
        if written.is_empty() {
            return true;
        }
        if self.next == 1 && self.in_prose {
            // The sentence around the record may end here.
            written = written.trim_end_matches(|sign: char| sign.is_ascii_punctuation());
            if !is_side(written) {
                // Fields in disorder are no sentence.
                if !are_fields(slice(self.text, word.start, self.text.len())) {
                    return self.end_at(word.start);
                }
                written = slice(self.text, word.start, word.end);
            }
            if written.len() < word.end - word.start {
                self.tail = Some(word.start + written.len());
            }
        }
        let after = slice(self.text, word.end, self.text.len());
        if self.next > 1 && begins_moves(written, after) && self.next < 5 {
            return self.end_at(word.start);
        }
        if self.next >= 4 && self.begins_tail(word, written) {
            return self.end_at(word.start);
        }
        if self.next == 6 {
            return self.after_clocks(word, written, report);
        }
        let written = if self.next == 3 { written.trim_end_matches(';') } else { written };
        if written.is_empty() {
            return self.end_at(word.start);
        }
        let start = self.record.text().len() + 1;
        self.record.push(' ', self.source.place(word.start, word.start));
        self.record.push_from(self.source, word.start, word.start + written.len());
        self.fields[self.next] = Some(Span::new(start, self.record.text().len()));
        self.next += 1;
        self.tail.is_none()
    }

    /// A word without the separators before it, if nothing but fields follows.
    fn without_separators(&self, mut word: Span) -> Span {
        let written = slice(self.text, word.start, word.end);
        let bare = written.trim_start_matches(SEPARATORS);
        // A whole record may have a comment after it. Castling rights with such a sign are a fault.
        let is_complete = self.next == 6 && !self.has_default_clock();
        let is_expected = self.next > 2 || self.next == 2 && bare.is_empty();
        if bare.len() < written.len() && is_expected && !is_complete && self.goes_on(word.start) {
            word.start += written.len() - bare.len();
        }
        word
    }

    /// A field that was taken.
    fn written(&self, field: Span) -> &str {
        slice(self.record.text(), field.start, field.end)
    }

    /// Whether one of the clocks does not say anything, as if it were there by mistake.
    fn has_default_clock(&self) -> bool {
        let [halfmove, fullmove] =
            [4, 5].map(|field| self.fields[field].map_or("", |span| self.written(span)));
        halfmove == "-" || matches!(fullmove, "-" | "0") || halfmove == fullmove
    }

    /// Whether nothing but fields follows after a separator. `D1` to `D9` are operations.
    fn goes_on(&self, byte: usize) -> bool {
        let rest = slice(self.text, byte, self.text.len());
        !rest.contains('D') && may_be_fields(rest)
    }

    fn end_at(&mut self, byte: usize) -> bool {
        self.tail = Some(byte);
        false
    }

    /// Whether a word after the en passant square belongs to what follows the record.
    fn begins_tail(&self, word: Span, written: &str) -> bool {
        let is_there = |field: &Span| written.len() > 1 && self.written(*field) == written;
        if self.fields[2..4].iter().flatten().any(is_there) && !is_comment(written) {
            // The field is there twice.
            return false;
        }
        let whole =
            slice(self.text, word.start, self.text.len()).split([' ', ';']).next().unwrap_or_default();
        let is_operation =
            is_standard_opcode(whole) || self.has_semicolon && self.next == 4 && is_letter(written);
        starts_tail(written, self.has_semicolon) || is_operation || is_placement(written)
    }

    /// A number or dash after both clocks means that there is one field too many before it, and it is not known which.
    fn after_clocks(&mut self, word: Span, written: &str, report: &mut Report) -> bool {
        let next =
            slice(self.text, word.end, self.text.len()).trim_start_matches([' ', '_']).split(' ').next();
        // A dash before words is the sign of a sentence.
        let is_sign = written == "-" && next.is_some_and(|next| !next.is_empty() && !may_be_fields(next));
        if !is_sign && (written == "-" || is_number(written)) {
            let fix = Some(Fix { span: word, text: String::new() });
            report.fault(FaultKind::ExtraFields, word, Span::new(0, self.text.len()), fix);
            return false;
        }
        self.end_at(word.start)
    }

    fn finish(self, slash: Option<char>, report: &mut Report) -> Layout {
        let tail = self.tail.map(|start| Span::new(start, self.text.len()));
        if let Some(tail) = tail {
            report.repair(RepairKind::Tail, tail);
        }
        let operand = |opcode, field: Field| {
            let tail = tail.filter(|_| self.fields[field as usize].is_none())?;
            let operand = first_operand(slice(self.text, tail.start, tail.end), opcode)?;
            Some(Span::new(tail.start + operand.start, tail.start + operand.end))
        };
        let (halfmove, fullmove) = (operand("hmvc", Field::Halfmove), operand("fmvn", Field::Fullmove));
        Layout {
            record: self.record,
            fields: self.fields,
            checks: self.checks,
            halfmove,
            fullmove,
            slash,
            tail,
        }
    }
}

/// The part of a text that may belong to the record. In prose the record ends where the quotation or the markup element
/// around it ends, or at punctuation that touches its placement.
fn record_part(text: &str, in_prose: bool) -> &str {
    if !in_prose {
        return text;
    }
    let text =
        slice(text, 0, text.find(['"', '\'', '<', '>', '}', '`', '\\', '*', '|']).unwrap_or(text.len()));
    let text = slice(text, 0, text.find("[/").unwrap_or(text.len()));
    let placement = text.split(' ').next().unwrap_or_default();
    // A full stop behind the last rank ends the sentence.
    let last = placement.rsplit('/').next().unwrap_or_default();
    let stops = last.len() - last.trim_end_matches('.').len();
    if stops > 0 && width(slice(last, 0, last.len() - stops)) == Some(8) {
        return slice(text, 0, placement.len() - stops);
    }
    // A pocket has its own brackets.
    let is_end = |c: char| matches!(c, ')' | '*' | ',') || c == ']' && !placement.contains('[');
    slice(text, 0, placement.find(is_end).unwrap_or(text.len()))
}

/// The first [`MAX_WORDS`] words of a text.
fn words(text: &str) -> Vec<Span> {
    let mut words = Vec::new();
    let mut start = None;
    for (at, byte) in text.bytes().enumerate().chain([(text.len(), b' ')]) {
        if !is_gap(byte) {
            start.get_or_insert(at);
        } else if let Some(start) = start.take() {
            words.push(Span::new(start, at));
            if words.len() == MAX_WORDS {
                break;
            }
        }
    }
    words
}

fn is_letter(word: &str) -> bool {
    word.len() == 1 && word.as_bytes()[0].is_ascii_alphabetic()
}

fn is_side(word: &str) -> bool {
    ["w", "b", "white", "black"].iter().any(|side| word.eq_ignore_ascii_case(side))
}

/// Whether a word is a number, perhaps with a decimal part.
fn is_number(word: &str) -> bool {
    word.starts_with(|c: char| c.is_ascii_digit())
        && word.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.')
        && !word.ends_with('.')
}
