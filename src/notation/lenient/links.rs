//! Extracts the position from a link.

use super::percent;
use crate::notation::shape::{find_placement, width};
use crate::notation::source::{Source, slice};

/// The query parameters that hold a position.
const PARAMETERS: [&str; 3] = ["fen", "setup", "position"];

/// The endings of the names of pictures.
const PICTURES: [&str; 6] = [".png", ".svg", ".gif", ".jpg", ".jpeg", ".webp"];

pub(super) fn is_link(text: &str) -> bool {
    let text = text.trim_start();
    ["http://", "https://", "www.", "lichess.org/", "chess.com/"]
        .iter()
        .any(|start| text.get(..start.len()).is_some_and(|head| head.eq_ignore_ascii_case(start)))
}

/// The position in a link: a parameter of the query or the fragment, the whole of one of them, or the path.
pub(super) fn position_in(source: &Source) -> Option<Source<'static>> {
    let text = source.text();
    let fragment_at = text.find('#').unwrap_or(text.len());
    let query_at = slice(text, 0, fragment_at).find('?').unwrap_or(fragment_at);
    let parts = [(query_at + 1, fragment_at), (fragment_at + 1, text.len())];
    for (start, end) in parts {
        if start < end
            && let Some((start, end)) = parameter(text, start, end)
        {
            return Some(decoded(&source.part(start, end)));
        }
    }
    for (start, end) in parts {
        if start < end
            && let Some(value) = unnamed(source, start, end)
        {
            return Some(value);
        }
    }
    let path = percent::decode(&source.part(0, query_at));
    let end = picture_start(path.text());
    let start = find_placement(slice(path.text(), 0, end))?;
    Some(spaced(path.into_part(start, end)))
}

/// A value with its percent-encoding and the signs for spaces resolved. A plus stands for a space, unless the text has
/// other spaces: then it separates the counters of Three-check.
fn decoded(value: &Source) -> Source<'static> {
    let bytes = value.text().as_bytes();
    let has_spaces =
        bytes.contains(&b'_') || bytes.contains(&b' ') || bytes.windows(3).any(|sign| sign == b"%20");
    let whole = value.part(0, value.text().len());
    spaced(percent::decode(&if has_spaces { whole } else { whole.replace('+', ' ') }))
}

/// The value of the first parameter that is named after a position. A number is that of a start position.
fn parameter(text: &str, start: usize, end: usize) -> Option<(usize, usize)> {
    let mut at = start;
    for pair in slice(text, start, end).split('&') {
        if let Some((name, value)) = pair.split_once('=')
            && PARAMETERS.iter().any(|known| name.eq_ignore_ascii_case(known))
            && !value.bytes().all(|byte| byte.is_ascii_digit())
        {
            return Some((at + name.len() + 1, at + name.len() + 1 + value.len()));
        }
        at += pair.len() + 1;
    }
    None
}

/// The position in the value of a parameter with any name, or in a part without a name: `?<FEN>`.
fn unnamed(source: &Source, start: usize, end: usize) -> Option<Source<'static>> {
    let mut at = start;
    for pair in slice(source.text(), start, end).split('&') {
        let name = pair.find('=').map_or(0, |equals| equals + 1);
        let value = decoded(&source.part(at + name, at + pair.len()));
        if let Some(found) = find_placement(value.text()) {
            let end = value.text().len();
            return Some(value.into_part(found, end));
        }
        at += pair.len() + 1;
    }
    None
}

/// The byte at which the ending of a picture's name begins, with its size and what else is no field of a record:
/// `.png`, `-flip.svg`, `/400.png`. The length of the path if it names no picture.
fn picture_start(path: &str) -> usize {
    let is_size = |name: &str| name.len() > 1 && name.bytes().all(|byte| byte.is_ascii_digit());
    let mut end = path.len();
    let small = path.to_ascii_lowercase();
    let ending = PICTURES.iter().find(|ending| small.ends_with(*ending));
    if let Some(ending) = ending {
        end -= ending.len();
        while let Some(dash) = slice(path, 0, end).rfind('-') {
            let option = slice(path, dash + 1, end);
            let is_option = is_size(option)
                || (option.len() > 1 && option.bytes().all(|byte| byte.is_ascii_alphabetic()));
            if !is_option {
                break;
            }
            end = dash;
        }
    }
    // A name or a size behind the placement is a part of the path of its own.
    let last = slice(path, 0, end).rfind('/').map_or(0, |slash| slash + 1);
    let name = slice(path, last, end);
    let rank = name.split(['_', ' ']).next().unwrap_or_default();
    let is_behind = is_size(name) || ending.is_some();
    if last > 0 && is_behind && width(rank) != Some(8) { last - 1 } else { end }
}

/// Underscores stand for spaces if there are no other spaces.
fn spaced(source: Source<'static>) -> Source<'static> {
    if source.text().contains(' ') { source } else { source.replace('_', ' ') }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plus_in_a_path_is_a_plus() {
        let text = "https://lichess.org/editor/threeCheck/8/8/8/8/8/8/8/8_w_-_-_3+3_0_1";
        let found = position_in(&Source::verbatim(text)).unwrap();
        assert_eq!(found.text(), "8/8/8/8/8/8/8/8 w - - 3+3 0 1");
    }
}
