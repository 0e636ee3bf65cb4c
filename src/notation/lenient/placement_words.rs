//! The words of a text that are the placement of a record: one, or several that hold its ranks.

use crate::notation::fault::{RepairKind, Span};
use crate::notation::report::Report;
use crate::notation::shape::{ranks_of, slashes, width};
use crate::notation::source::{Source, slice};

/// Takes the words of the placement off the front: one word, or several that hold ranks.
pub(super) fn take_placement(text: &str, words: &mut Vec<Span>, report: &mut Report) -> Vec<Span> {
    let written = |word: &Span| slice(text, word.start, word.end);
    let mut taken = 0;
    if words.len() >= 8 && words[..8].iter().all(|word| width(written(word)) == Some(8)) {
        taken = 8;
    } else {
        let mut count = 0;
        let mut open = false;
        for (index, word) in words.iter().enumerate() {
            let written = written(word);
            let joins = index == 0
                || (written.starts_with('/') && count < 8)
                || (open && count <= 7 && (written.contains('/') || width(written) == Some(8)));
            if !joins {
                break;
            }
            count += slashes(written);
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

/// Writes the placement with slashes between the ranks and digits for dots. Returns the character that stood for the
/// slashes.
pub(super) fn push_placement(
    source: &Source,
    words: &[Span],
    record: &mut Source,
    report: &mut Report,
) -> Option<char> {
    let text = source.text();
    let mut slash = None;
    let any_slash = words.iter().any(|word| slice(text, word.start, word.end).contains('/'));
    for (index, word) in words.iter().enumerate() {
        if index > 0 && !any_slash {
            record.push('/', source.place(word.start, word.start));
        }
        let mut done = word.start;
        for rank in joined_ranks(slice(text, word.start, word.end)) {
            let (start, end) = (word.start + rank.start, word.start + rank.end);
            record.push_from(source, done, start);
            for character in ranks_of(slice(text, start, end)).chars() {
                record.push(character, source.place(start, end));
            }
            report.repair(RepairKind::DigitsAdded, Span::new(start, end));
            done = end;
        }
        let first = done;
        for (offset, character) in slice(text, first, word.end).char_indices() {
            let (replacement, kind) = match character {
                '\\' | '|' if !any_slash => ('/', RepairKind::Slashes),
                '.' => ('1', RepairKind::Dots),
                _ => continue,
            };
            if kind == RepairKind::Slashes {
                slash = Some(character);
            }
            let at = first + offset;
            report.repair(kind, Span::new(at, at + 1));
            record.push_from(source, done, at);
            record.push(replacement, source.place(at, at + 1));
            done = at + 1;
        }
        record.push_from(source, done, word.end);
    }
    slash
}

/// The places of the numbers in a placement that stand for several empty ranks each, if eight ranks are made of all.
fn joined_ranks(placement: &str) -> Vec<Span> {
    let (mut places, mut ranks, mut at) = (Vec::new(), 0, 0);
    for rank in placement.split('/').take(9) {
        let several = ranks_of(rank);
        if !several.is_empty() {
            places.push(Span::new(at, at + rank.len()));
        }
        ranks += 1 + slashes(several);
        at += rank.len() + 1;
    }
    if ranks == 8 { places } else { Vec::new() }
}
