//! A record: six fields with one space between them (Portable Game Notation standard, 16.1.3).

use super::castling::Letters;
use super::fault::{FaultKind, Field, Fix, Reading, Span};
use super::placement::{Grammar, Head};
use super::source::{Report, Source, cut};
use super::{castling, fields, placement};
use crate::position::{ByColor, Pockets, Position, RemainingChecks};

/// One way of writing a record, read strictly.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialect {
    /// The standard's own.
    Fen,
    /// Castling rights of any rook (X-FEN).
    XFen,
    /// Castling rights by the files of the rooks (Shredder-FEN).
    Shredder,
    /// Pockets and promoted marks.
    Crazyhouse,
    /// The checks that remain (`3+3` before the clocks) or were given (`+0+0` at the end).
    ThreeCheck,
    /// The standard's grammar; only the findings about the position differ.
    Horde,
}

impl Dialect {
    /// All of them.
    pub const ALL: [Dialect; 6] = [
        Dialect::Fen,
        Dialect::XFen,
        Dialect::Shredder,
        Dialect::Crazyhouse,
        Dialect::ThreeCheck,
        Dialect::Horde,
    ];

    /// The dialect's name on a command line.
    pub const fn name(self) -> &'static str {
        match self {
            Dialect::Fen => "fen",
            Dialect::XFen => "xfen",
            Dialect::Shredder => "shredder",
            Dialect::Crazyhouse => "crazyhouse",
            Dialect::ThreeCheck => "threecheck",
            Dialect::Horde => "horde",
        }
    }

    const fn letters(self) -> Letters {
        match self {
            Dialect::XFen => Letters::XFen,
            Dialect::Shredder => Letters::Shredder,
            Dialect::Fen | Dialect::Crazyhouse | Dialect::ThreeCheck | Dialect::Horde => Letters::Standard,
        }
    }
}

/// What an absent field stands for, in the order of the record.
pub(super) const DEFAULTS: [&str; 6] = ["8/8/8/8/8/8/8/8", "w", "-", "-", "0", "1"];

/// Reads a text as one record of a dialect, strictly: no leniency, but every fault and all that could be read.
pub fn read(text: &str, dialect: Dialect) -> Reading {
    let mut report = Report::default();
    let mut position = Position::EMPTY;
    let head = Head::read(text);
    let mut split = Split::new(text, &head);
    if !split.printable {
        foreign_characters(text, &mut report);
    }
    let counts_checks = dialect == Dialect::ThreeCheck;
    if split.count != 6 + usize::from(counts_checks) && !text.is_empty() {
        split.drop_empty(text, &mut report);
    }
    if counts_checks {
        position.remaining_checks = split.take_checks(text, &mut report);
    }
    let mut fields = split.six(text, &mut report);
    let grammar = Grammar { lenient: false, crazyhouse: dialect == Dialect::Crazyhouse };
    read_fields(text, &fields, &head, grammar, dialect.letters(), &mut report, &mut position);
    if dialect == Dialect::Crazyhouse && position.pockets().is_none() {
        position.set_pockets(Some(Pockets::default()));
    }
    if !split.printable {
        let source = Source::verbatim(text);
        report.translate(&source);
        for span in fields.iter_mut().flatten() {
            *span = source.place(span.start, span.end);
        }
    }
    Reading { position, faults: report.faults, repairs: report.repairs, fields, tail: None }
}

/// Reads the fields that there are, each from its place. `head` is the beginning of the text.
pub(super) fn read_fields(
    text: &str,
    fields: &[Option<Span>; 6],
    head: &Head,
    grammar: Grammar,
    letters: Letters,
    report: &mut Report,
    position: &mut Position,
) {
    let lenient = grammar.lenient;
    let given = |field, report: &mut Report| given(fields, field, report);
    if let Some(span) = given(Field::Placement, report) {
        placement::read(text, span, head, grammar, report, position);
    }
    let turn_known =
        given(Field::Side, report).is_none_or(|span| fields::side(text, span, lenient, report, position));
    if let Some(span) = given(Field::Castling, report) {
        castling::read(text, span, letters, report, position);
    }
    if let Some(span) = given(Field::EnPassant, report) {
        fields::en_passant(text, span, lenient, turn_known, report, position);
    }
    if let Some(span) = given(Field::Halfmove, report) {
        fields::halfmove(text, span, lenient, report, position);
    }
    if let Some(span) = given(Field::Fullmove, report) {
        fields::fullmove(text, span, lenient, report, position);
    }
}

/// Where a field stands, if there is anything in it.
fn given(fields: &[Option<Span>; 6], field: Field, report: &mut Report) -> Option<Span> {
    let span = fields[field as usize]?;
    if span.start == span.end {
        empty_field(field, span, report);
        return None;
    }
    Some(span)
}

#[cold]
fn empty_field(field: Field, span: Span, report: &mut Report) {
    let fix = (field != Field::Placement).then(|| Fix { span, text: DEFAULTS[field as usize].into() });
    report.fault(FaultKind::EmptyField(field), span, span, fix);
}

/// Reports every run of characters that no FEN can hold.
pub(super) fn foreign_characters(text: &str, report: &mut Report) {
    let mut run: Option<(char, Span)> = None;
    let whole = Span::new(0, text.len());
    let mut flush = |run: &mut Option<(char, Span)>| {
        if let Some((first, span)) = run.take() {
            report.fault(FaultKind::ForeignCharacter(first), span, whole, None);
        }
    };
    for (at, character) in text.char_indices() {
        let end = at + character.len_utf8();
        if matches!(character, ' '..='~') {
            flush(&mut run);
        } else {
            run.get_or_insert((character, Span::at(at))).1.end = end;
        }
    }
    flush(&mut run);
}

/// A text split at single spaces.
pub(super) struct Split {
    /// The first fields; more than any record has, so that one too many is seen.
    fields: [Span; Split::KEPT],
    /// How many there are in all.
    count: usize,
    /// Whether every character can stand in a FEN.
    printable: bool,
}

impl Split {
    const KEPT: usize = 7;
    const NONE: Split = Split { fields: [Span::at(0); Split::KEPT], count: 0, printable: true };

    pub(super) fn new(text: &str, head: &Head) -> Split {
        let mut split = Split::NONE;
        let mut start = 0;
        // What has been read already holds no space.
        for (at, byte) in (head.end..).zip(text.as_bytes()[head.end..].iter().copied()) {
            if byte.is_ascii_graphic() {
                continue;
            }
            if byte == b' ' {
                split.push(start, at);
                start = at + 1;
            } else {
                split.printable = false;
            }
        }
        split.push(start, text.len());
        split
    }

    fn push(&mut self, start: usize, end: usize) {
        if let Some(field) = self.fields.get_mut(self.count) {
            *field = Span::new(start, end);
        }
        self.count += 1;
    }

    /// Whether every character can stand in a FEN.
    pub(super) fn is_printable(&self) -> bool {
        self.printable
    }

    /// Whether there is nothing but the fields of a record, the last ones perhaps missing, and single spaces between.
    pub(super) fn is_plain(&self) -> bool {
        let full = |index| self.field(index).is_none_or(|span| span.start < span.end);
        self.printable && self.count <= 6 && (0..6).all(full)
    }

    /// The fields that there are.
    pub(super) fn record(&self) -> [Option<Span>; 6] {
        std::array::from_fn(|index| self.field(index))
    }

    fn field(&self, index: usize) -> Option<Span> {
        if index < self.count { Some(self.fields[index]) } else { None }
    }

    fn remove(&mut self, index: usize) {
        self.fields.copy_within(index + 1.., index);
        self.count -= 1;
    }

    /// Where the first fields end.
    fn end_of(&self, fields: usize) -> usize {
        self.count.min(fields).checked_sub(1).map_or(0, |last| self.fields[last].end)
    }

    /// Takes a lone check counter that can be read, before the clocks or behind them, where there may be none.
    pub(super) fn take_given_checks(&mut self, text: &str) -> Option<ByColor<RemainingChecks>> {
        let (index, checks) = [4, 6].into_iter().find_map(|index| {
            let span = self.field(index)?;
            Some((index, read_checks(cut(text, span.start, span.end))?))
        })?;
        self.remove(index);
        Some(checks)
    }

    /// Takes the check counter out of the fields (Three-check): the fifth field, or the last one.
    fn take_checks(&mut self, text: &str, report: &mut Report) -> Option<ByColor<RemainingChecks>> {
        let whole = Span::new(0, text.len());
        for (index, given) in [(4, false), (6, true)] {
            let Some(span) = self.field(index) else { continue };
            let field = cut(text, span.start, span.end);
            if !field.contains('+') || field.starts_with('+') != given {
                continue;
            }
            let checks = read_checks(field);
            if checks.is_none() {
                let text = if given { "+0+0" } else { "3+3" };
                report.fault(FaultKind::UnknownChecks, span, whole, Some(Fix { span, text: text.into() }));
            }
            self.remove(index);
            return checks;
        }
        let at = self.end_of(4);
        let fix = Some(Fix { span: Span::at(at), text: " 3+3".into() });
        report.fault(FaultKind::UnknownChecks, Span::at(at), whole, fix);
        None
    }

    /// The six fields of the record, with faults for those too few and too many.
    fn six(&self, text: &str, report: &mut Report) -> [Option<Span>; 6] {
        let whole = Span::new(0, text.len());
        if text.is_empty() {
            report.fault(FaultKind::Nothing, whole, whole, None);
            return [None; 6];
        }
        let found = self.count.min(6);
        let end = self.end_of(6);
        if self.count < 6 {
            let missing = DEFAULTS[found..].iter().fold(String::new(), |mut text, default| {
                if found > 0 || !text.is_empty() {
                    text.push(' ');
                }
                text.push_str(default);
                text
            });
            let fix = Some(Fix { span: Span::at(end), text: missing });
            report.fault(FaultKind::MissingFields(Field::RECORD[found]), Span::at(end), whole, fix);
        } else if self.count > 6 {
            let extra = Span::new(end + 1, text.len());
            let fix = Some(Fix { span: Span::new(end, text.len()), text: String::new() });
            report.fault(FaultKind::ExtraFields, extra, whole, fix);
        }
        self.record()
    }

    /// With another number of fields than a record has, an empty one is a space too many and not a field.
    fn drop_empty(&mut self, text: &str, report: &mut Report) {
        let whole = Span::new(0, text.len());
        let mut start = 0;
        let mut kept = Split { printable: self.printable, ..Split::NONE };
        let mut spaces: Option<Span> = None;
        for field in text.split(' ') {
            let end = start + field.len();
            if field.is_empty() {
                // The space before it; before the record the one after it.
                let at = if kept.count == 0 { start } else { start - 1 };
                let space = Span::new(at.min(text.len()), (at + 1).min(text.len()));
                match &mut spaces {
                    Some(run) if run.end >= space.start => run.end = space.end,
                    _ => {
                        flush_spaces(spaces.take(), whole, report);
                        spaces = Some(space);
                    }
                }
            } else {
                kept.push(start, end);
            }
            start = end + 1;
        }
        flush_spaces(spaces, whole, report);
        *self = kept;
    }
}

fn flush_spaces(spaces: Option<Span>, whole: Span, report: &mut Report) {
    if let Some(span) = spaces {
        report.fault(FaultKind::ExtraSpace, span, whole, Some(Fix { span, text: String::new() }));
    }
}

/// `3+1`: checks that White and Black still have to give; `+0+2`: checks that they have given.
pub(super) fn read_checks(field: &str) -> Option<ByColor<RemainingChecks>> {
    let digit = |byte: u8| u32::from(byte).checked_sub(u32::from(b'0')).filter(|checks| *checks <= 3);
    let (white, black) = match field.as_bytes() {
        [white, b'+', black] => (digit(*white)?, digit(*black)?),
        [b'+', white, b'+', black] => (3 - digit(*white)?, 3 - digit(*black)?),
        _ => return None,
    };
    Some(ByColor { white: RemainingChecks::new(white), black: RemainingChecks::new(black) })
}
