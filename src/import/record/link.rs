//! The words of a link, which are the title of its board.

use crate::import::run::title;
use crate::import::side;
use crate::import::source::is_kind;

/// The longest words of a link that are a title, in bytes.
const LONGEST_TEXT: usize = 80;

/// The words of a link in a range of bytes: `[words](link)`, `<a href="link">words</a>`, `[url=link]words[/url]`.
pub(super) fn named(text: &str, start: usize, end: usize) -> Option<String> {
    // Not more is looked at than such words can have, whatever the text is.
    let near = (start.saturating_sub(2 * LONGEST_TEXT)..=start).find(|at| text.is_char_boundary(*at))?;
    let (before, behind) = (text.get(near..start)?, text.get(end..)?);
    let markdown = || before.strip_suffix("](").and_then(|words| words.rsplit(['[', '\n']).next());
    let code = || {
        before.to_ascii_lowercase().ends_with("[url=").then_some(())?;
        behind.strip_prefix(']')?.split("[/").next()
    };
    let element = || {
        let tag = before.rsplit('<').next()?;
        tag.to_ascii_lowercase().starts_with("a ").then_some(())?;
        let (_, words) = behind.split_once('>')?;
        words.split("</").next()
    };
    let words = markdown().or_else(code).or_else(element)?;
    let is_title = |(_, word): (usize, &str)| word.contains(char::is_alphabetic) && !is_kind(word);
    let is_plain = words.len() <= LONGEST_TEXT && !words.contains(['<', '\n', '/']);
    (is_plain && side::words(words).any(is_title)).then(|| title(words)).flatten()
}
