//! Fences of Markdown: lines of three or more backticks or tildes, with what stands between two of them.

use super::part::{Container, Part, lines_of};
use super::text::{Piece, Text};

/// The blocks between fences.
pub(super) fn find(text: &Text) -> Vec<Part> {
    let mut parts = Vec::new();
    let mut open: Option<(&str, usize)> = None;
    for (start, line) in lines_of(&text.content) {
        let content = line.trim();
        match open {
            None => {
                let fence = ["```", "~~~"].into_iter().find(|fence| content.starts_with(fence));
                open = fence.map(|fence| (fence, start + line.len()));
            }
            Some((fence, from)) if content.starts_with(fence) => {
                open = None;
                parts.push(Part::of(vec![Piece::Slice(from..start)], from..start, Container::Other));
            }
            Some(_) => {}
        }
    }
    if let Some((_, from)) = open {
        let range = from..text.content.len();
        parts.push(Part::of(vec![Piece::Slice(range.clone())], range, Container::Other));
    }
    parts
}
