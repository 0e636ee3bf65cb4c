//! The first step: takes a text apart into containers and what stands in them.
//!
//! A container is anything that people and programs put around a text: the signs of quoted mail and of comments in front
//! of lines, fences, comments, tags and entities of HTML, strings of JSON and of source code, indented blocks, brackets of
//! forums and commands of LaTeX. Each finder here looks at one kind. It returns the contents as a text of their own, without
//! the signs of the container and with its escapes decoded; each character keeps its place in the pasted text.
//!
//! A finder proposes, it does not decide: the contents are read like any pasted text, and where they say nothing, the text
//! around them is read as if the container were not there. So a finder may take prose between two quotation marks for a
//! string, and nothing is lost.
//!
//! No crate is used for JSON, YAML and HTML: those that keep places (jsonc-parser, tree-sitter, html5gum) want a whole
//! document without faults, or are larger than the readers of all formats together.

mod bracket;
mod comment;
pub(super) mod data;
mod fence;
mod html;
mod indent;
mod lines;
mod literal;
mod part;
mod text;

use crate::position::sort_by_numbers;
pub(super) use part::Container;
use part::Part;
pub(super) use text::{Piece, Text};

/// A function that finds the containers of one kind in a text, in order.
type Finder = fn(&Text) -> Vec<Part>;

/// The kinds of containers. Their order means nothing: of two containers the outer one is taken.
const FINDERS: [Finder; 11] = [
    literal::slashes,
    lines::soft_breaks,
    lines::quoted,
    lines::commented,
    fence::find,
    html::find,
    comment::find,
    indent::find,
    literal::find,
    literal::joined,
    bracket::find,
];

/// The outermost containers of a text, in order and without overlaps. Those within them are found when their contents are
/// read.
pub(super) fn parts(text: &Text) -> Vec<Part> {
    let mut parts: Vec<Part> = FINDERS.iter().flat_map(|find| find(text)).collect();
    // A page within quoted lines, a fence or a string is found when that is read.
    let marks = || [text.content.find('<'), text.content.rfind('<')].into_iter().flatten();
    let holds = |part: &Part, mark: usize| (part.start()..part.end()).contains(&mark);
    let has_page = |part: &Part| part.ranges.len() == 1 && marks().all(|mark| holds(part, mark));
    if marks().next().is_some() && parts.iter().any(has_page) {
        parts.retain(|part| part.ranges.len() == 1);
    }
    sort_by_numbers(&mut parts, |part| [part.start(), usize::MAX - part.end(), 0]);
    let mut end = 0;
    parts.retain(|part| {
        let is_next = part.start() >= end && part.end() > part.start();
        if is_next {
            end = part.end();
        }
        is_next
    });
    parts
}
