//! The results of the chunks of a long text, joined to that of the whole text.

use super::error::{ImportError, Reason, report};
use super::result::Import;
use crate::notation::{FaultKind, Span};

/// A place in the text: the numbers of bytes, characters and lines before it.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Place {
    pub(super) byte: usize,
    pub(super) character: usize,
    pub(super) line: usize,
}

/// Joins the results of two chunks. A result of another kind than the first one is reported as unread.
pub(super) fn joined(first: Import, next: Import) -> Import {
    match (first, next) {
        (Import::Games { mut games, mut unread }, Import::Games { games: more, unread: others }) => {
            games.extend(more);
            push_all(&mut unread, others);
            Import::Games { games, unread }
        }
        (
            Import::Positions { source, mut found, mut unread },
            Import::Positions { found: more, unread: others, .. },
        ) => {
            found.extend(more);
            push_all(&mut unread, others);
            Import::Positions { source, found, unread }
        }
        // An empty chunk is not reported.
        (first, next) if is_blank(&next) => first,
        (first, next) if is_blank(&first) => next,
        (Import::Unread(first), Import::Unread(_)) => Import::Unread(first),
        (Import::Unread(error), mut next) => {
            add_unread(&mut next, error);
            next
        }
        (mut first, next) => {
            if let Some(error) = unused(next) {
                add_unread(&mut first, error);
            }
            first
        }
    }
}

/// Whether a chunk was empty.
fn is_blank(import: &Import) -> bool {
    matches!(import, Import::Unread(ImportError { reason: Reason::Record(FaultKind::Nothing), .. }))
}

fn push_all(unread: &mut Vec<ImportError>, others: Vec<ImportError>) {
    for error in others {
        report(unread, error);
    }
}

/// Adds an error to the unread places of a result.
fn add_unread(import: &mut Import, error: ImportError) {
    if let Import::Games { unread, .. } | Import::Positions { unread, .. } = import {
        report(unread, error);
    }
}

/// The error for a result that is not used.
fn unused(import: Import) -> Option<ImportError> {
    let (at, line) = match import {
        Import::Unread(error) => return Some(error),
        Import::Games { games, .. } => games.first().map(|game| (game.span, game.line))?,
        Import::Positions { found, .. } => found.first().map(|found| (found.span, found.line))?,
        Import::Ambiguous(_) => return None,
    };
    let reason = Reason::Record(FaultKind::NoPosition);
    Some(ImportError { at, line, text: String::new(), reason, record: None })
}

/// Moves the places of a result from a chunk to the whole text.
pub(super) fn move_by(import: &mut Import, place: Place) {
    let moved = |span: Span| Span::new(span.start + place.character, span.end + place.character);
    let stop = |error: &mut ImportError| {
        error.at = moved(error.at);
        error.record.iter_mut().for_each(|record| record.span = moved(record.span));
        error.line += place.line;
    };
    match import {
        Import::Games { games, unread } => {
            for game in games {
                let line = game.line + place.line;
                game.relocate(&moved, &|_| line);
                game.stopped.iter_mut().for_each(stop);
            }
            unread.iter_mut().for_each(stop);
        }
        Import::Positions { found, unread, .. } => {
            for found in found {
                let line = found.line + place.line;
                found.relocate(&moved, &|_| line);
            }
            unread.iter_mut().for_each(stop);
        }
        Import::Unread(error) => stop(error),
        Import::Ambiguous(_) => {}
    }
}
