//! Extracts the position from a link.

use super::percent;
use crate::notation::shape::find_placement;
use crate::notation::source::{Source, slice};

/// The query parameters that hold a position.
const PARAMETERS: [&str; 3] = ["fen", "setup", "position"];

pub(super) fn is_link(text: &str) -> bool {
    let text = text.trim_start();
    ["http://", "https://", "www.", "lichess.org/", "chess.com/"]
        .iter()
        .any(|start| text.get(..start.len()).is_some_and(|head| head.eq_ignore_ascii_case(start)))
}

/// The position in a link: a parameter of the query or the fragment, the whole fragment, or the end of the
/// path.
pub(super) fn position_in(source: &Source) -> Option<Source<'static>> {
    let text = source.text();
    let fragment_at = text.find('#').unwrap_or(text.len());
    let query_at = slice(text, 0, fragment_at).find('?').unwrap_or(fragment_at);
    let parts = [(query_at + 1, fragment_at), (fragment_at + 1, text.len())];
    for (start, end) in parts {
        if start < end
            && let Some(value) = parameter(text, start, end)
        {
            let value = source.part(value.0, value.1);
            // A plus stands for a space, unless the text has other spaces: then it separates the counters of
            // Three-check.
            let bytes = value.text().as_bytes();
            let has_spaces = bytes.contains(&b'_') || bytes.windows(3).any(|sign| sign == b"%20");
            let value = if has_spaces { value } else { value.replace('+', ' ') };
            return Some(spaced(percent::decode(&value)));
        }
    }
    if fragment_at + 1 < text.len() {
        let fragment = spaced(percent::decode(&source.part(fragment_at + 1, text.len())));
        if find_placement(fragment.text()) == Some(0) {
            return Some(fragment);
        }
    }
    let path = percent::decode(&source.part(0, query_at));
    let start = find_placement(path.text())?;
    let end = path.text().len();
    Some(spaced(path.into_part(start, end)))
}

/// The value of the first parameter that holds a position.
fn parameter(text: &str, start: usize, end: usize) -> Option<(usize, usize)> {
    let mut at = start;
    for pair in slice(text, start, end).split('&') {
        if let Some((name, value)) = pair.split_once('=')
            && PARAMETERS.iter().any(|known| name.eq_ignore_ascii_case(known))
        {
            return Some((at + name.len() + 1, at + name.len() + 1 + value.len()));
        }
        at += pair.len() + 1;
    }
    None
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
