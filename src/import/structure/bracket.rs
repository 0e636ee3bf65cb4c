//! Brackets of forums with a name, and environments and commands of LaTeX that are not those of a board:
//! `[code] … [/code]`, `\begin{verbatim} … \end{verbatim}`, `\pieces{ … }`.

use super::part::{Container, Part};
use super::text::{Piece, Text};

/// The names of brackets whose contents are a text.
const NAMES: [&str; 14] = [
    "code", "quote", "b", "i", "u", "pgn", "spoiler", "pre", "tt", "size", "color", "center", "font", "hide",
];

/// Commands of LaTeX that describe boards themselves, or the look of words within a text.
const BOARDS: [&str; 10] = [
    "fenboard",
    "chessboard",
    "setchessboard",
    "newchessgame",
    "mainline",
    "variation",
    "begin",
    "end",
    "printarrow",
    "highlight",
];

/// The longest name of a bracket or command, in bytes.
const LONGEST: usize = 32;

/// The furthest end of a command's braces, in bytes.
const FURTHEST: usize = 8_192;

/// The contents of brackets and commands.
pub(super) fn find(text: &Text) -> Vec<Part> {
    let mut parts = forum(text);
    parts.extend(commands(text));
    parts
}

fn part(from: usize, to: usize) -> Part {
    Part::of(vec![Piece::Slice(from..to)], from..to, Container::Other)
}

fn forum(text: &Text) -> Vec<Part> {
    let mut parts = Vec::new();
    let content = text.content.as_str();
    for name in NAMES {
        let (small, end) = (format!("[{name}"), format!("[/{name}]"));
        let mut at = 0;
        while let Some(place) = find_ignoring_case(content, at, &small) {
            at = place + small.len();
            let rest = content.get(at..).unwrap_or_default();
            let Some(close) =
                rest.char_indices().take(LONGEST).find(|(_, c)| *c == ']').map(|(close, _)| close)
            else {
                continue;
            };
            if close > 0 && !rest.starts_with(['=', ' ']) {
                continue;
            }
            let from = at + close + 1;
            let Some(to) = closing(content, from, &small, &end) else { break };
            at = to + end.len();
            parts.push(part(from, to));
        }
    }
    parts
}

/// The place of the end that belongs to an opened bracket: each bracket of its name within it has an end of its own, as far
/// as there are enough.
fn closing(content: &str, from: usize, open: &str, end: &str) -> Option<usize> {
    let (mut at, mut within) = (from, find_ignoring_case(content, from, open));
    let mut last = None;
    while let Some(close) = find_ignoring_case(content, at, end) {
        last = Some(close);
        at = close + end.len();
        match within {
            Some(inner) if inner < close => within = find_ignoring_case(content, inner + open.len(), open),
            _ => break,
        }
    }
    last
}

/// The place of a text in ASCII letters of any case, from a byte on.
fn find_ignoring_case(content: &str, from: usize, sought: &str) -> Option<usize> {
    let mut at = from;
    loop {
        let start = at + content.get(at..)?.find('[')?;
        let there = content.as_bytes().get(start..start + sought.len())?;
        if there.eq_ignore_ascii_case(sought.as_bytes()) {
            return Some(start);
        }
        at = start + 1;
    }
}

fn commands(text: &Text) -> Vec<Part> {
    let mut parts = Vec::new();
    let content = text.content.as_str();
    let mut open: Vec<&str> = Vec::new();
    let mut at = 0;
    while let Some(place) = content.get(at..).and_then(|rest| rest.find('\\')) {
        let start = at + place + 1;
        at = start;
        let rest = content.get(start..).unwrap_or_default();
        let length = rest.bytes().take(LONGEST).take_while(u8::is_ascii_alphabetic).count();
        let name = rest.get(..length).unwrap_or_default();
        let behind = rest.get(length..).unwrap_or_default();
        if name == "begin" {
            let Some(environment) = behind.strip_prefix('{').and_then(|behind| behind.split('}').next())
            else {
                continue;
            };
            let from = start + length + environment.len() + 2;
            let end = format!("\\end{{{environment}}}");
            if environment.len() > LONGEST || open.len() > 8 || open.contains(&environment) {
                continue;
            }
            match content.get(from..).and_then(|rest| rest.find(&end)) {
                Some(to) => {
                    parts.push(part(from, from + to));
                    at = from + to + end.len();
                }
                // The rest of the text is not searched again.
                None => open.push(environment),
            }
            continue;
        }
        if length == 0 || BOARDS.contains(&name) || !behind.starts_with('{') {
            continue;
        }
        let from = start + length + 1;
        let inner = content.get(from..).unwrap_or_default();
        let mut depth = 0_u32;
        let close = inner.bytes().take(FURTHEST).position(|byte| {
            match byte {
                b'{' => depth += 1,
                b'}' if depth == 0 => return true,
                b'}' => depth -= 1,
                _ => {}
            }
            false
        });
        match close {
            Some(close) => {
                parts.push(part(from, from + close));
                at = from + close;
            }
            // What was searched for the brace is not searched again.
            None => {
                at = (from..content.len())
                    .skip(FURTHEST)
                    .find(|at| content.is_char_boundary(*at))
                    .unwrap_or(content.len());
            }
        }
    }
    parts
}
