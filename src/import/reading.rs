//! Goes through the steps for a text and, in the same way, for what stands in its containers.

use std::ops::Range;

use super::arrange::{beside, data, resolved, result};
use super::claims::{Claim, Value, claims};
use super::error::ImportError;
use super::remark::{Remark, RemarkKind};
use super::result::Import;
use super::run::Run;
use super::source::SourceKind;
use super::structure::data::{Data, string};
use super::structure::{Container, Text, parts};
use crate::notation::{Language, RepairKind};

/// The maximum number of containers within each other.
const DEEPEST: usize = 5;

/// The shortest string of data that is read, in bytes: two squares.
const SHORTEST: usize = 4;

/// Reads the positions or games in a text. `language` is the language of the piece letters, if the user has chosen one.
pub fn import(text: &str, language: Option<Language>) -> Import {
    // Web pages use no-break spaces. A space instead of each keeps all character offsets.
    let text = text.replace('\u{A0}', " ");
    let pasted = Run::new(&text, language);
    let reader = Reader { pasted: &pasted };
    result(reader.claims(&Text::pasted(text.clone()), 0), &pasted)
}

/// Reads a text and what is in it.
struct Reader<'a> {
    pasted: &'a Run<'a>,
}

impl Reader<'_> {
    /// The claims about a text that are left when those that want the same characters are decided. Their places are those in
    /// the pasted text.
    fn claims(&self, text: &Text, depth: usize) -> Vec<Claim> {
        let (mut inner, ranges) = if depth < DEEPEST { self.inner(text, depth) } else { Default::default() };
        let blanked = text.blanked(&ranges);
        if !ranges.is_empty() && blanked.trim().is_empty() {
            return inner;
        }
        let run = Run::new(&blanked, self.pasted.language);
        let mut own = claims(&run);
        for claim in &mut own {
            self.relocate(claim, text);
        }
        own.append(&mut inner);
        resolved(own)
    }

    /// The claims about the containers in a text that hold something, and the ranges of bytes of these containers.
    fn inner(&self, text: &Text, depth: usize) -> (Vec<Claim>, Vec<Range<usize>>) {
        if let Some(data) = Data::read(&text.content) {
            let inner = self.of_data(text, &data, depth);
            if !inner.0.is_empty() {
                return inner;
            }
        }
        let (mut inner, mut ranges) = (Vec::new(), Vec::new());
        for part in parts(text) {
            let mut claims = self.claims(&text.part(part.pieces), depth + 1);
            if !claims.iter().any(holds_something) {
                continue;
            }
            match part.container {
                Container::Signs => {}
                Container::Slashes => repaired(&mut claims),
                Container::Other => describe(&mut claims, &part.ranges, text),
            }
            inner.append(&mut claims);
            ranges.extend(part.ranges);
        }
        (inner, ranges)
    }

    /// The claims about the strings of JSON.
    fn of_data(&self, text: &Text, data: &Data, depth: usize) -> (Vec<Claim>, Vec<Range<usize>>) {
        let mut ranges = Vec::new();
        let strings: Vec<Vec<Claim>> = data
            .strings
            .iter()
            .map(|member| {
                let slice = text.content.get(member.range.clone()).unwrap_or_default();
                if slice.len() < SHORTEST || !may_hold_something(slice) {
                    return Vec::new();
                }
                let mut claims = self.claims(&string(text, member.range.clone()), depth + 1);
                if !claims.iter().any(|claim| holds_something(claim) || is_meant(claim)) {
                    return Vec::new();
                }
                in_text(&mut claims);
                ranges.push(member.range.clone());
                claims
            })
            .collect();
        (data::described(strings, data, &text.content, self.pasted), ranges)
    }

    /// Moves the places of a claim from a text to the pasted one.
    fn relocate(&self, claim: &mut Claim, text: &Text) {
        if text.is_pasted() {
            return;
        }
        let place = |span| text.place(span);
        let line = |character| self.pasted.line_of(character);
        let error = |error: &mut ImportError| {
            error.at = place(error.at);
            error.line = line(error.at.start);
            error.text = self.pasted.excerpt(error.at);
            error.record.iter_mut().for_each(|record| record.span = place(record.span));
        };
        claim.span = place(claim.span);
        match &mut claim.value {
            Value::Board(found, _) => found.relocate(place, line),
            Value::Game(game) | Value::Moves(game) => {
                game.relocate(place, line);
                game.stopped.iter_mut().for_each(error);
            }
            Value::Fault { error: fault, .. } => error(fault),
            Value::Choice(_) => {}
        }
    }
}

/// Adds to the boards in a container what the text around it says.
fn describe(claims: &mut [Claim], ranges: &[Range<usize>], around: &Text) {
    in_text(claims);
    if let Some(first) = ranges.first() {
        beside::heading(claims, around.content.get(..first.start).unwrap_or_default());
    }
}

/// Says of the records in a text that their slashes were escaped.
fn repaired(claims: &mut [Claim]) {
    for claim in claims {
        if let Value::Board(found, SourceKind::Record) = &mut claim.value {
            let kind = RemarkKind::Record(RepairKind::Slashes);
            found.remarks.push(Remark { kind, span: found.span });
        }
    }
}

/// Whether a claim makes a container one that is read on its own.
fn holds_something(claim: &Claim) -> bool {
    claim.is_anchor() || matches!(claim.value, Value::Moves(_))
}

fn is_meant(claim: &Claim) -> bool {
    matches!(claim.value, Value::Fault { is_meant: true, .. })
}

/// Whether a string can hold a board or moves.
fn may_hold_something(string: &str) -> bool {
    !string.is_ascii() || string.contains('/') || string.contains("start") || string.bytes().any(|byte| byte.is_ascii_digit())
}

/// Records in a container are records in a text.
fn in_text(claims: &mut [Claim]) {
    for claim in claims {
        if let Value::Board(_, source @ (SourceKind::Record | SourceKind::Epd)) = &mut claim.value {
            *source = SourceKind::InText;
        }
    }
}
