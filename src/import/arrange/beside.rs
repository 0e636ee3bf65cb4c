//! What the text around a container says about the boards in it.

use crate::import::claims::{self, Claim, Value};
use crate::import::solution::are_moves;

/// Gives the first board in a container the heading above the container as its title, if it has none.
pub(in crate::import) fn heading(claims: &mut [Claim], above: &str) {
    let first = claims.iter_mut().filter(|claim| claim.is_anchor()).min_by_key(|claim| claim.span.start);
    let Some(Claim { value: Value::Board(found, _), .. }) = first else { return };
    if found.title.is_none() {
        found.title = heading_of(above);
    }
}

/// The heading at the end of a text: its last line, below which at most one line is empty.
fn heading_of(above: &str) -> Option<String> {
    let mut lines = above.lines().rev().map(str::trim).filter(|line| !is_sign(line));
    let mut line = lines.by_ref().take(2).find(|line| !line.is_empty())?;
    // A comment above the source of a program.
    if opens_value(line)
        && let Some(comment) = lines.next().filter(|line| is_comment(line))
    {
        line = comment;
    }
    // A line that ends with a sign goes on below it.
    let is_whole = line.starts_with('#')
        || !line.starts_with(['[', '<'])
            && !line.ends_with([':', '.', ',', ';', '|', '{', '[', '(', '=', '"', '>']);
    let is_title = |title: &String| !are_moves(title);
    is_whole.then(|| claims::heading(line)).flatten().map(|heading| heading.title).filter(is_title)
}

/// Whether a text is the source of a program before a value: `let fen = "`.
pub(super) fn opens_value(text: &str) -> bool {
    text.trim().lines().count() <= 1 && text.trim_end().ends_with(['"', '\'', '`', '(', '='])
}

/// Whether a line is a comment of a program.
fn is_comment(line: &str) -> bool {
    line.starts_with("//") || line.starts_with("--") || line.starts_with(['#', '%', ';', '*'])
}

/// Whether a line is the sign at the beginning of a container.
fn is_sign(line: &str) -> bool {
    line.starts_with("```") || line.starts_with("~~~") || matches!(line, "/*" | "<!--" | "\"\"\"")
}
