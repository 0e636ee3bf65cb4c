//! What stands around a record: tags, quotes, brackets, links, commands.

use super::clean;
use crate::notation::fault::{FaultKind, RepairKind};
use crate::notation::source::{Report, Source, cut};

/// Words that programs put before a position.
const COMMANDS: [&str; 4] = ["position", "fen", "epd", "setboard"];
/// Names of the parameters that hold a position in links.
const PARAMETERS: [&str; 3] = ["fen", "setup", "position"];

/// Takes off everything that is known to stand around records; an error if there is certainly no position.
pub(super) fn unwrap<'a>(mut source: Source<'a>, report: &mut Report) -> Result<Source<'a>, FaultKind> {
    let mut commanded = false;
    if let Some((start, end)) = fen_tag(source.text()) {
        report.repair(RepairKind::Wrapper, source.place(0, start));
        source = source.into_part(start, end);
    }
    // A command may stand in quotes, and quotes after a command.
    for _ in 0..4 {
        let before = source.text().len();
        source = strip_wrappers(source, report);
        let wrapped = source.text().len();
        source = strip_command(source, report);
        commanded |= source.text().len() < wrapped;
        if source.text().len() == before {
            break;
        }
    }
    if is_link(source.text()) {
        return match link(&source) {
            Some(position) => {
                report.repair(RepairKind::Link, source.place(0, source.text().len()));
                Ok(clean_again(position, report))
            }
            None => Err(FaultKind::NoPosition),
        };
    }
    if source.text().as_bytes().windows(3).any(|bytes| matches!(bytes, b"%20" | b"%2f" | b"%2F")) {
        report.repair(RepairKind::Percent, source.place(0, source.text().len()));
        source = clean_again(clean::percent_decode(&source), report);
    }
    let text = source.text().trim();
    let word = text.split(' ').next().unwrap_or_default();
    let is_start = word.eq_ignore_ascii_case("start") || word.eq_ignore_ascii_case("startpos");
    // "Start position 959: …" is a heading.
    if is_start && super::layout::find_placement(text).is_none() {
        let start = source.text().len() - source.text().trim_start().len();
        let place = source.place(start, start + word.len());
        let mut whole = Source::with_capacity(super::START_FEN.len());
        for character in super::START_FEN.chars() {
            whole.push(character, place);
        }
        whole.push_from(&source, start + word.len(), source.text().len());
        return Ok(whole);
    }
    match (text.is_empty(), commanded) {
        (false, _) => Ok(source),
        (true, true) => Err(FaultKind::NoPosition),
        (true, false) => Err(FaultKind::Nothing),
    }
}

/// Decoding may bring out characters that the first cleaning has not seen.
fn clean_again(source: Source<'static>, report: &mut Report) -> Source<'static> {
    let mut places = Report::default();
    let cleaned = clean::clean(source.text(), &mut places);
    if cleaned.text() == source.text() {
        return source;
    }
    // Places are of the decoded text here: translate them one by one.
    let mut translated = Source::with_capacity(cleaned.text().len());
    let ends: Vec<usize> =
        source.text().char_indices().map(|(at, _)| at).chain([source.text().len()]).collect();
    for (at, character) in cleaned.text().char_indices() {
        let place = cleaned.place(at, at + character.len_utf8());
        translated.push(character, source.place(ends[place.start], ends[place.end]));
    }
    for repair in places.repairs {
        report.repair(repair.kind, source.place(0, source.text().len()));
    }
    translated
}

/// The value of the first `[FEN "…"]` tag: letters of any case, single quotes too.
fn fen_tag(text: &str) -> Option<(usize, usize)> {
    let bytes = text.as_bytes();
    let mut from = 0;
    while let Some(found) = cut(text, from, text.len()).find('[') {
        let mut at = skip_spaces(bytes, from + found + 1);
        from += found + 1;
        if !bytes.get(at..at + 3).is_some_and(|name| name.eq_ignore_ascii_case(b"fen")) {
            continue;
        }
        at = skip_spaces(bytes, at + 3);
        let Some(quote @ (b'"' | b'\'')) = bytes.get(at).copied() else { continue };
        let start = at + 1;
        let length = cut(text, start, text.len())
            .find(char::from(quote))
            .or_else(|| cut(text, start, text.len()).find(']'));
        return Some((start, start + length.unwrap_or(text.len() - start)));
    }
    None
}

fn skip_spaces(bytes: &[u8], mut at: usize) -> usize {
    while bytes.get(at) == Some(&b' ') {
        at += 1;
    }
    at
}

/// Takes off quotes and brackets that enclose the whole, and what trails outside them.
fn strip_wrappers<'a>(source: Source<'a>, report: &mut Report) -> Source<'a> {
    let text = source.text();
    let (mut start, mut end) = (0, text.len());
    loop {
        let inner = cut(text, start, end);
        let trimmed = inner.trim_matches(' ').trim_end_matches([',', ';', ' ']);
        let offset = inner.len() - inner.trim_start_matches(' ').len();
        start = (start + offset).min(end);
        end = start + trimmed.len();
        let close = match trimmed.as_bytes().first() {
            Some(quote @ (b'"' | b'\'' | b'`')) => *quote,
            Some(b'(') => b')',
            Some(b'<') => b'>',
            Some(b'{') => b'}',
            Some(b'[') => b']',
            _ => break,
        };
        if trimmed.len() < 2 || trimmed.as_bytes().last() != Some(&close) {
            break;
        }
        start += 1;
        end -= 1;
    }
    if start == 0 && end == text.len() {
        return source;
    }
    if cut(text, 0, start).contains(|c| c != ' ') {
        report.repair(RepairKind::Wrapper, source.place(0, start));
    }
    source.into_part(start, end)
}

/// Drops up to three words such as `position fen`, `FEN:`, `epd=`.
fn strip_command<'a>(source: Source<'a>, report: &mut Report) -> Source<'a> {
    let text = source.text();
    let mut start = 0;
    for _ in 0..3 {
        let rest = cut(text, start, text.len()).trim_start_matches(' ');
        let word = rest.split(|c: char| !c.is_ascii_alphabetic()).next().unwrap_or_default();
        let after = cut(rest, word.len(), rest.len());
        let known = COMMANDS.iter().any(|command| word.eq_ignore_ascii_case(command));
        if !known || !(after.is_empty() || after.starts_with([' ', ':', '='])) {
            break;
        }
        start = text.len() - after.trim_start_matches([' ', ':', '=']).len();
    }
    if start == 0 {
        return source;
    }
    report.repair(RepairKind::Wrapper, source.place(0, start));
    let end = text.len();
    source.into_part(start, end)
}

fn is_link(text: &str) -> bool {
    let text = text.trim_start();
    ["http://", "https://", "www.", "lichess.org/", "chess.com/"]
        .iter()
        .any(|start| text.get(..start.len()).is_some_and(|head| head.eq_ignore_ascii_case(start)))
}

/// The position in a link: a parameter of the query or the fragment, a fragment that is a position, or the path's
/// tail.
fn link(source: &Source) -> Option<Source<'static>> {
    let text = source.text();
    let fragment_at = text.find('#').unwrap_or(text.len());
    let query_at = cut(text, 0, fragment_at).find('?').unwrap_or(fragment_at);
    let parts = [(query_at + 1, fragment_at), (fragment_at + 1, text.len())];
    for (start, end) in parts {
        if start < end
            && let Some(value) = parameter(text, start, end)
        {
            let value = source.part(value.0, value.1);
            // A plus is a space, unless others are: then it stands between the counters of Three-check.
            let bytes = value.text().as_bytes();
            let has_spaces = bytes.contains(&b'_') || bytes.windows(3).any(|sign| sign == b"%20");
            let value = if has_spaces { value } else { value.replace('+', ' ') };
            return Some(spaced(clean::percent_decode(&value)));
        }
    }
    if fragment_at + 1 < text.len() {
        let fragment = spaced(clean::percent_decode(&source.part(fragment_at + 1, text.len())));
        if super::layout::find_placement(fragment.text()) == Some(0) {
            return Some(fragment);
        }
    }
    let path = clean::percent_decode(&source.part(0, query_at));
    let start = super::layout::find_placement(path.text())?;
    let end = path.text().len();
    Some(spaced(path.into_part(start, end)))
}

/// The value of the first parameter that holds a position.
fn parameter(text: &str, start: usize, end: usize) -> Option<(usize, usize)> {
    let mut at = start;
    for pair in cut(text, start, end).split('&') {
        if let Some((name, value)) = pair.split_once('=')
            && PARAMETERS.iter().any(|known| name.eq_ignore_ascii_case(known))
        {
            return Some((at + name.len() + 1, at + name.len() + 1 + value.len()));
        }
        at += pair.len() + 1;
    }
    None
}

/// `_` is a space where there is no other.
fn spaced(source: Source<'static>) -> Source<'static> {
    if source.text().contains(' ') { source } else { source.replace('_', ' ') }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_found_anywhere_in_any_case() {
        let value = |text: &'static str| fen_tag(text).map(|(start, end)| &text[start..end]);
        assert_eq!(value("[Event \"?\"] [ fen  'abc' ]"), Some("abc"));
        assert_eq!(value("[FEN \"abc"), Some("abc"));
        assert_eq!(value("[FEN abc]"), None);
        assert_eq!(value("[FEN \"\"]"), Some(""));
    }

    #[test]
    fn a_plus_in_a_path_is_a_plus() {
        let text = "https://lichess.org/editor/threeCheck/8/8/8/8/8/8/8/8_w_-_-_3+3_0_1";
        let found = link(&Source::verbatim(text)).unwrap();
        assert_eq!(found.text(), "8/8/8/8/8/8/8/8 w - - 3+3 0 1");
    }
}
