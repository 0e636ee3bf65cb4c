//! Splits a text into fields.

use super::checks::read_checks;
use super::fault::{FaultKind, Field, Fix, Span};
use super::placement::Head;
use super::report::Report;
use super::source::slice;
use crate::position::{ByColor, RemainingChecks};

/// The default values of the six fields.
pub(super) const DEFAULTS: [&str; 6] = ["8/8/8/8/8/8/8/8", "w", "-", "-", "0", "1"];

/// A text split at single spaces.
pub(super) struct Split {
    /// The first fields: one more than a record has, so that an extra field is noticed.
    fields: [Span; Split::KEPT],
    /// The number of all fields.
    count: usize,
    /// Whether every character is allowed in FEN.
    printable: bool,
}

impl Split {
    const KEPT: usize = 7;
    const NONE: Split = Split { fields: [Span::at(0); Split::KEPT], count: 0, printable: true };

    pub(super) fn new(text: &str, head: &Head) -> Split {
        let mut split = Split::NONE;
        let mut start = 0;
        // The head contains no spaces.
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

    /// The number of fields.
    pub(super) fn count(&self) -> usize {
        self.count
    }

    /// Whether every character is allowed in FEN.
    pub(super) fn is_printable(&self) -> bool {
        self.printable
    }

    /// Whether the text has only the fields of a record, the last of which may be missing, and single spaces
    /// between them.
    pub(super) fn is_plain(&self) -> bool {
        let full = |index| self.field(index).is_none_or(|span| span.start < span.end);
        self.printable && self.count <= 6 && (0..6).all(full)
    }

    /// The places of the six fields.
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

    /// The byte at which the first `fields` fields end.
    fn end_of(&self, fields: usize) -> usize {
        self.count.min(fields).checked_sub(1).map_or(0, |last| self.fields[last].end)
    }

    /// Removes and returns a readable check counter before or after the clocks, in dialects where it is
    /// optional.
    pub(super) fn take_readable_checks(&mut self, text: &str) -> Option<ByColor<RemainingChecks>> {
        let (index, checks) = [4, 6].into_iter().find_map(|index| {
            let span = self.field(index)?;
            Some((index, read_checks(slice(text, span.start, span.end))?))
        })?;
        self.remove(index);
        Some(checks)
    }

    /// Removes and returns the check counter of Three-check: the fifth field, or the last one.
    pub(super) fn take_checks(
        &mut self,
        text: &str,
        report: &mut Report,
    ) -> Option<ByColor<RemainingChecks>> {
        let whole = Span::new(0, text.len());
        for (index, given) in [(4, false), (6, true)] {
            let Some(span) = self.field(index) else { continue };
            let field = slice(text, span.start, span.end);
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

    /// The six fields of the record. Reports missing and extra fields.
    pub(super) fn six_fields(&self, text: &str, report: &mut Report) -> [Option<Span>; 6] {
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

    /// If the number of fields is wrong, empty fields are reported as extra spaces and removed.
    pub(super) fn drop_empty(&mut self, text: &str, report: &mut Report) {
        let whole = Span::new(0, text.len());
        let mut start = 0;
        let mut kept = Split { printable: self.printable, ..Split::NONE };
        let mut spaces: Option<Span> = None;
        for field in text.split(' ') {
            let end = start + field.len();
            if field.is_empty() {
                // The extra space is the one before the empty field; before the record it is the one after
                // it.
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
