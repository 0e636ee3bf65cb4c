//! Links that hold moves, or the number of a start position of Chess960.

use std::ops::Range;

use super::game::Game;
use super::result::Import;
use super::run::Run;
use super::source::SourceKind;
use super::{beside, pgn, places};
use crate::notation::Span;
use crate::position::Position;

/// Parameters whose value is moves.
const MOVES: [&str; 3] = ["pgn", "moves", "line"];

/// Parameters whose value is the number of a start position.
const NUMBERS: [&str; 7] = ["position", "pos", "id", "n", "number", "sp", "idn"];

/// The games or the start position of the first link in a text that has some; none if no link has. Links with a record are
/// left to the reader of records.
pub(super) fn read(run: &Run) -> Option<Import> {
    let text = run.text();
    if places::has_placement(text) {
        return None;
    }
    let mut at = 0;
    while let Some(place) = next(text, at) {
        at = place.end;
        let link = text.get(place.clone()).unwrap_or_default();
        if let Some(import) = moves(link).and_then(|moves| game(run, &moves, &place)) {
            return Some(import);
        }
        if let Some(number) = number(link) {
            return start_position(run, number, place);
        }
    }
    None
}

/// The next link from a byte on: with a scheme anywhere, without one at the beginning of the text.
fn next(text: &str, from: usize) -> Option<Range<usize>> {
    let begin = text.len() - text.trim_start().len();
    let rest = text.get(begin..).unwrap_or_default();
    if from <= begin && ["lichess.org/", "www.", "chess.com/"].iter().any(|site| rest.starts_with(site)) {
        let length = rest.find(char::is_whitespace).unwrap_or(rest.len());
        return Some(begin..begin + length);
    }
    let mut at = from;
    loop {
        let start = at + text.get(at..)?.find("http")?;
        match places::link(text, start) {
            Some(end) => return Some(start..end),
            None => at = start + 4,
        }
    }
}

/// The moves in a link: behind `/pgn/`, or the value of a parameter.
fn moves(link: &str) -> Option<String> {
    let written = match link.split_once("/pgn/") {
        Some((_, path)) => path.split(['?', '#']).next()?,
        None => parameter(link, &MOVES)?,
    };
    let moves = decoded(&written.replace(['+', '_'], " "));
    (!moves.trim().is_empty()).then_some(moves)
}

/// The value of the first of some parameters.
fn parameter<'a>(link: &'a str, names: &[&str]) -> Option<&'a str> {
    let pairs = link.split(['?', '#', '&']).skip(1).filter_map(|pair| pair.split_once('='));
    pairs
        .into_iter()
        .find(|(name, _)| names.iter().any(|known| name.eq_ignore_ascii_case(known)))
        .map(|(_, value)| value)
}

/// The text with `%XX` resolved; what is no UTF-8 then is replaced.
fn decoded(text: &str) -> String {
    let bytes = text.as_bytes();
    let mut plain = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while let Some(byte) = bytes.get(at) {
        let digit = |offset: usize| bytes.get(at + offset).and_then(|byte| char::from(*byte).to_digit(16));
        let coded = digit(1).zip(digit(2)).filter(|_| *byte == b'%');
        plain.push(coded.map_or(*byte, |(high, low)| (high * 16 + low) as u8));
        at += if coded.is_some() { 3 } else { 1 };
    }
    String::from_utf8_lossy(&plain).into_owned()
}

/// The games of moves that a link has. Their places are that of the link, because the moves are encoded there.
fn game(run: &Run, moves: &str, place: &Range<usize>) -> Option<Import> {
    let inner = Run::new(moves, run.language);
    let mut import = pgn::read_tagged(&inner)
        .or_else(|| pgn::read_movetext(&inner))
        .or_else(|| pgn::read_bare_moves(&inner))?;
    let span = run.span(place.start, place.end);
    let line = run.found_at(Position::EMPTY, place.start, place.end).line;
    match &mut import {
        Import::Games { games, unread } => {
            let orientation = beside::read(run.slice(place.start, place.end), true).orientation;
            for game in games {
                move_to(game, span, line);
                game.orientation = game.orientation.or(orientation);
            }
            unread.clear();
        }
        Import::Positions { found, unread, .. } => {
            for found in found {
                (found.span, found.line) = (span, line);
                found.remarks.iter_mut().for_each(|remark| remark.span = span);
                found.tail = None;
            }
            unread.clear();
        }
        Import::Ambiguous(_) | Import::Unread(_) => return None,
    }
    Some(import)
}

fn move_to(game: &mut Game, span: Span, line: usize) {
    game.relocate(&|_| span, &|_| line);
    if let Some(stopped) = &mut game.stopped {
        (stopped.at, stopped.line) = (span, line);
    }
}

/// The number of a start position in a link about Chess960: a parameter, or a part of the path.
fn number(link: &str) -> Option<u16> {
    let (_, behind) = link.split_once("960")?;
    let value = parameter(link, &NUMBERS).or_else(|| {
        let path = behind.split(['?', '#']).next()?;
        path.split('/').find(|part| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit()))
    })?;
    value.parse().ok().filter(|number| *number < Position::START_COUNT)
}

fn start_position(run: &Run, number: u16, place: Range<usize>) -> Option<Import> {
    let position = Position::start_position(number, number)?;
    let mut found = run.found_at(position, place.start, place.end);
    found.title = Some(format!("Chess960 {number}"));
    Some(Import::Positions { source: SourceKind::StartNumber, found: vec![found], unread: Vec::new() })
}

/// The maximum length of a text that names a start position by its number, in bytes.
const LONGEST_NAME: usize = 80;

/// A start position that a short text names: "Chess960 position 123", "Fischer Random #518".
pub(super) fn read_start_number(run: &Run) -> Option<Import> {
    let text = run.text();
    let small = text.to_ascii_lowercase();
    let is_named = ["960", "fischer", "freestyle"].iter().any(|name| small.contains(name));
    if text.len() > LONGEST_NAME || !is_named {
        return None;
    }
    let words = text.split(|c: char| !c.is_alphanumeric());
    let mut numbers = words.filter(|word| !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_digit()));
    let numbers: Vec<u16> = numbers.by_ref().filter_map(|word| word.parse().ok()).collect();
    let others: Vec<u16> = numbers.iter().copied().filter(|number| *number != 960).collect();
    let [number] = others.as_slice() else { return None };
    start_position(run, *number, 0..text.len())
}
