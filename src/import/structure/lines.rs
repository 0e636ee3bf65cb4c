//! Signs at the beginning of lines: those of quoted mail, and those of comments in source code. Line ends that the encoding
//! of a mail has added.

use super::part::{Container, Part, lines_of};
use super::text::{Piece, Text};

/// The signs with which each line of a comment begins.
const COMMENTS: [&str; 7] = ["//", "#", "%", ";", "--", "*", ":"];

/// The blocks of lines that begin with `>`.
pub(super) fn quoted(text: &Text) -> Vec<Part> {
    blocks(text, 1, |line| {
        let length = quote_length(line);
        (length > 0).then_some(length)
    })
}

/// The blocks of lines that begin with the sign of a comment: two lines or more, or all lines of the text.
pub(super) fn commented(text: &Text) -> Vec<Part> {
    let lines = || text.content.lines().map(str::trim).filter(|line| !line.is_empty());
    let mut parts = Vec::new();
    for sign in COMMENTS {
        if !text.content.contains(sign) {
            continue;
        }
        let is_whole = lines().all(|line| line.starts_with(sign));
        // These two signs have other meanings, unless they stand in front of all lines.
        if !is_whole && matches!(sign, "*" | ":") {
            continue;
        }
        let find = |line: &str| {
            let indent = line.len() - line.trim_start_matches([' ', '\t']).len();
            let rest = line.get(indent..)?.strip_prefix(sign)?;
            // `#2` is a stipulation.
            let is_number = sign == "#" && rest.starts_with(|c: char| c.is_ascii_digit());
            (!is_number).then_some(indent + sign.len())
        };
        parts.extend(blocks(text, if is_whole { 1 } else { 2 }, find));
    }
    parts
}

/// Blocks of at least so many consecutive lines of which `find` returns the length of the signs. A space behind them
/// belongs to them if each line of the block has one.
fn blocks(text: &Text, least: usize, find: impl Fn(&str) -> Option<usize>) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut block: Vec<(usize, &str, usize)> = Vec::new();
    let mut close = |block: &mut Vec<(usize, &str, usize)>| {
        let lines = std::mem::take(block);
        if lines.len() < least {
            return;
        }
        let rest = |line: &str, length: usize| line.get(length..).unwrap_or_default().to_owned();
        let is_spaced = lines.iter().all(|(_, line, length)| {
            let rest = rest(line, *length);
            rest.starts_with(' ') || rest.trim().is_empty()
        });
        let pieces = lines.iter().map(|(start, line, length)| {
            let rest = rest(line, *length);
            let space = usize::from(is_spaced && rest.starts_with(' '));
            Piece::Slice(start + length + space..start + line.len())
        });
        let (Some(top), Some(bottom)) = (lines.first(), lines.last()) else { return };
        parts.push(Part::of(pieces.collect(), top.0..bottom.0 + bottom.1.len(), Container::Signs));
    };
    for (start, line) in lines_of(&text.content) {
        match find(line) {
            Some(length) => block.push((start, line, length)),
            None => close(&mut block),
        }
    }
    close(&mut block);
    parts
}

/// The length of the signs of quoted mail: `>`, `> > `. Spaces after the last one stay, because a board may begin with
/// them.
fn quote_length(line: &str) -> usize {
    let mut length = 0;
    for (at, character) in line.char_indices() {
        match character {
            '>' => length = at + 1,
            ' ' => {}
            _ => break,
        }
    }
    length
}

/// The text without the `=` at line ends of mail in the encoding quoted-printable (RFC 2045); none if it has none behind
/// a part of a record.
pub(super) fn soft_breaks(text: &Text) -> Vec<Part> {
    let is_cut =
        |line: &str| line.trim_end_matches(['\n', '\r']).strip_suffix('=').is_some_and(is_cut_record);
    if !text.content.contains("=\n") && !text.content.contains("=\r\n") {
        return Vec::new();
    }
    let mut pieces = Vec::new();
    let mut has_cut = false;
    for (start, line) in lines_of(&text.content) {
        if is_cut(line) {
            has_cut = true;
            let sign = start + line.trim_end_matches(['\n', '\r']).len() - 1;
            pieces.push(Piece::Slice(start..sign));
            pieces.push(Piece::Slice(sign + 1..start + line.len()));
        } else {
            pieces.push(Piece::Slice(start..start + line.len()));
        }
    }
    if !has_cut {
        return Vec::new();
    }
    vec![Part::of(pieces, 0..text.content.len(), Container::Signs)]
}

/// Whether a line that was cut by its encoding ends in the placement of a record.
fn is_cut_record(line: &str) -> bool {
    let word = line.rsplit([' ', '>']).next().unwrap_or_default();
    word.contains('/') && word.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'/')
}

#[cfg(test)]
mod tests {
    use super::super::text::Text;
    use super::*;

    fn contents(find: fn(&Text) -> Vec<Part>, text: &str) -> Vec<String> {
        let text = Text::pasted(text.to_owned());
        find(&text).into_iter().map(|part| text.part(part.pieces).content).collect()
    }

    #[test]
    fn signs_are_taken_away() {
        assert_eq!(contents(quoted, "> a\r\n>> b\n c"), ["a\r\nb\n"]);
        assert_eq!(contents(quoted, "> > a\n"), ["a\n"]);
        assert_eq!(contents(commented, "// a\n//b"), [" a\nb"]);
        assert_eq!(contents(commented, "// a"), ["a"]);
        assert_eq!(contents(soft_breaks, "8/8/4k3/=\r\n8"), ["8/8/4k3/\r\n8"]);
        for text in ["", "a > b\nc", "# a\nb", "x=\ny"] {
            for find in [quoted as fn(&Text) -> Vec<Part>, commented, soft_breaks] {
                assert_eq!(contents(find, text), [""; 0], "{text}");
            }
        }
    }
}
