//! Indented blocks below the key of a mapping in YAML or below a bullet: `text: |`, `- first line`.

use super::part::{Container, Part, lines_of};
use super::text::{Piece, Text};

/// The indented blocks.
pub(super) fn find(text: &Text) -> Vec<Part> {
    let lines: Vec<(usize, &str)> = lines_of(&text.content).collect();
    let mut parts = Vec::new();
    let mut at = 0;
    while let Some((start, line)) = lines.get(at).copied() {
        at += 1;
        let indent = indent_of(line);
        let bullet = bullet_length(line.get(indent..).unwrap_or_default());
        if bullet == 0 && !is_block_key(line) {
            continue;
        }
        let rest = lines.get(at..).unwrap_or_default();
        let is_within = |line: &&(usize, &str)| line.1.trim().is_empty() || indent_of(line.1) > indent;
        let mut count = rest.iter().take_while(is_within).count();
        while count > 0 && rest.get(count - 1).is_some_and(|(_, line)| line.trim().is_empty()) {
            count -= 1;
        }
        let block = rest.get(..count).unwrap_or_default();
        let filled = block.iter().filter(|(_, line)| !line.trim().is_empty());
        // A bullet with one line below no other is read with it, unless it stands before another bullet.
        let is_nested = bullet > 0 && bullet_length(line.get(indent + bullet..).unwrap_or_default()) > 0;
        let common = filled.map(|(_, line)| indent_of(line)).min();
        let Some(common) = common.or_else(|| is_nested.then_some(0)) else { continue };
        let common = if bullet > 0 { common.min(indent + bullet) } else { common };
        let first = (bullet > 0).then(|| start + indent + bullet..start + line.len());
        let pieces =
            block.iter().map(|(start, line)| start + common.min(indent_of(line))..start + line.len());
        let ranges: Vec<_> = first.into_iter().chain(pieces).collect();
        let (Some(from), Some(to)) = (ranges.first(), ranges.last()) else { continue };
        let range = from.start..to.end;
        let pieces = ranges.iter().cloned().map(Piece::Slice).collect();
        parts.push(Part {
            pieces,
            ranges: vec![range],
            container: if bullet > 0 { Container::Signs } else { Container::Other },
        });
        at += count;
    }
    parts
}

/// The number of spaces and tabs at the beginning of a line.
fn indent_of(line: &str) -> usize {
    line.len() - line.trim_start_matches([' ', '\t']).len()
}

/// The length of a bullet or a number with the spaces behind it; 0 if the line has none.
fn bullet_length(line: &str) -> usize {
    let digits = line.bytes().take_while(u8::is_ascii_digit).count();
    let sign = match line.get(digits..).unwrap_or_default().chars().next() {
        Some('.' | ')') if digits > 0 => digits + 1,
        Some(sign @ ('-' | '*' | '+' | '•')) if digits == 0 => sign.len_utf8(),
        _ => return 0,
    };
    let rest = line.get(sign..).unwrap_or_default();
    let spaces = rest.len() - rest.trim_start_matches(' ').len();
    if spaces == 0 { 0 } else { sign + spaces }
}

/// Whether a line ends with a key whose value is the indented block below it.
fn is_block_key(line: &str) -> bool {
    let line = line.trim_end();
    let signs = line.trim_end_matches(['|', '>', '-', '+']);
    signs.len() < line.len()
        && line.get(signs.len()..).is_some_and(|sign| sign.starts_with(['|', '>']))
        && signs.trim_end().ends_with(':')
}
