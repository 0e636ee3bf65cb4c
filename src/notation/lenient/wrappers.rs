//! Removes what commonly surrounds a record: tags, quotes, brackets, links, commands.

use super::{characters, links, percent};
use crate::notation::fault::{FaultKind, RepairKind};
use crate::notation::record::START_FEN;
use crate::notation::report::Report;
use crate::notation::shape::find_placement;
use crate::notation::source::{Source, slice};

/// Words that programs write before a position.
const COMMANDS: [&str; 4] = ["position", "fen", "epd", "setboard"];

/// Removes everything known around the record; an error if there cannot be a position.
pub(super) fn strip<'a>(mut source: Source<'a>, report: &mut Report) -> Result<Source<'a>, FaultKind> {
    let mut commanded = false;
    if let Some((start, end)) = fen_tag(source.text()) {
        report.repair(RepairKind::Wrapper, source.place(0, start));
        source = source.into_part(start, end);
    }
    // Quotes may surround a command, and a command may be followed by quotes.
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
    if links::is_link(source.text()) {
        return match links::position_in(&source) {
            Some(position) => {
                report.repair(RepairKind::Link, source.place(0, source.text().len()));
                Ok(normalize_again(position, report))
            }
            None => Err(FaultKind::NoPosition),
        };
    }
    if source.text().as_bytes().windows(3).any(|bytes| matches!(bytes, b"%20" | b"%2f" | b"%2F")) {
        report.repair(RepairKind::Percent, source.place(0, source.text().len()));
        source = normalize_again(percent::decode(&source), report);
    }
    if let Some(separator) = separator(source.text()) {
        report.repair(RepairKind::Spaces, source.place(0, source.text().len()));
        source = source.replace(separator, ' ');
    }
    let text = source.text().trim();
    let word = text.split(' ').next().unwrap_or_default();
    // "Start position of chess: White has …" is a sentence; the word of the protocols is none.
    let mut rest = text.split_whitespace().skip(1);
    let is_alone = matches!((rest.next(), rest.next()), (None | Some("moves"), _) | (Some(_), None));
    let is_start = word.eq_ignore_ascii_case("startpos") || word.eq_ignore_ascii_case("start") && is_alone;
    // Text such as "Start position 959: …" is a heading before a placement.
    if is_start && find_placement(text).is_none() {
        let start = source.text().len() - source.text().trim_start().len();
        let place = source.place(start, start + word.len());
        let mut whole = Source::with_capacity(START_FEN.len());
        for character in START_FEN.chars() {
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

/// What stands between the fields of a record instead of spaces; none if spaces do.
fn separator(text: &str) -> Option<char> {
    let text = text.trim();
    [',', ';', '|'].into_iter().find(|separator| {
        // A space may follow each of them.
        let mut fields = text.split(*separator).map(str::trim_start);
        fields.clone().all(|field| !field.contains(' '))
            && fields.next().is_some_and(|placement| find_placement(placement) == Some(0))
            && matches!(fields.next(), Some("w" | "b"))
            && fields.clone().count() <= 4
            && fields.all(|field| !field.is_empty())
    })
}

/// Normalizes a decoded text, because decoding may produce characters that were not there before.
fn normalize_again(source: Source<'static>, report: &mut Report) -> Source<'static> {
    let mut places = Report::default();
    let cleaned = characters::normalize(source.text(), &mut places);
    if cleaned.text() == source.text() {
        return source;
    }
    // The places refer to the decoded text, so they are translated one by one.
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

/// The value of the first `[FEN "…"]` tag, with the name in any case and with single or double quotes.
fn fen_tag(text: &str) -> Option<(usize, usize)> {
    let bytes = text.as_bytes();
    let mut from = 0;
    while let Some(found) = slice(text, from, text.len()).find('[') {
        let mut at = skip_spaces(bytes, from + found + 1);
        from += found + 1;
        if !bytes.get(at..at + 3).is_some_and(|name| name.eq_ignore_ascii_case(b"fen")) {
            continue;
        }
        at = skip_spaces(bytes, at + 3);
        let Some(quote @ (b'"' | b'\'')) = bytes.get(at).copied() else { continue };
        let start = at + 1;
        let length = slice(text, start, text.len())
            .find(char::from(quote))
            .or_else(|| slice(text, start, text.len()).find(']'));
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

/// Removes quotes and brackets that enclose the whole text, and punctuation after them.
fn strip_wrappers<'a>(source: Source<'a>, report: &mut Report) -> Source<'a> {
    let text = source.text();
    let (mut start, mut end) = (0, text.len());
    loop {
        let inner = slice(text, start, end);
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
        // Two quotations, as in the source of a program, are not one.
        let is_quote = trimmed.as_bytes().first() == Some(&close);
        if is_quote && slice(trimmed, 1, trimmed.len() - 1).contains(char::from(close)) {
            break;
        }
        start += 1;
        end -= 1;
    }
    if start == 0 && end == text.len() {
        return source;
    }
    if slice(text, 0, start).contains(|c| c != ' ') {
        report.repair(RepairKind::Wrapper, source.place(0, start));
    }
    source.into_part(start, end)
}

/// Removes up to three words such as `position fen`, `FEN:`, `epd=`.
fn strip_command<'a>(source: Source<'a>, report: &mut Report) -> Source<'a> {
    let text = source.text();
    let mut start = 0;
    for _ in 0..3 {
        let rest = slice(text, start, text.len()).trim_start_matches(' ');
        let word = rest.split(|c: char| !c.is_ascii_alphabetic()).next().unwrap_or_default();
        let after = slice(rest, word.len(), rest.len());
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
}
