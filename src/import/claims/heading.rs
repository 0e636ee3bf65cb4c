//! Lines that can be the title of what stands below them: headings, comments, captions.

use std::ops::Range;

use super::claim::{Claim, Note};
use crate::import::beside::{Said, said};
use crate::import::run::{Run, offset_in, title};
use crate::import::source::is_kind;
use crate::import::{diagram, list, places, side};

/// The most words of a title with a full stop in it.
const LONGEST_TITLE: usize = 6;

/// The longest abbreviation, in letters.
const LONGEST_ABBREVIATION: usize = 3;

/// The words with which lines of programs begin.
const STATEMENTS: [&str; 16] = [
    "import ",
    "from ",
    "use ",
    "using ",
    "package ",
    "namespace ",
    "#include",
    "def ",
    "fn ",
    "func ",
    "class ",
    "if ",
    "for ",
    "while ",
    "return ",
    "public ",
];

/// The longest line that can be a title, in bytes.
const LONGEST: usize = 200;

/// The signs with which headings and comments begin.
const SIGNS: [char; 8] = ['#', '/', ';', '%', '*', '-', '=', '<'];

/// The keys of titles in data.
const KEYS: [&str; 6] = ["title", "name", "caption", "heading", "Title", "Name"];

/// The commands of LaTeX for titles.
const COMMANDS: [&str; 8] =
    ["section", "subsection", "subsubsection", "chapter", "paragraph", "caption", "title", "textbf"];

/// The elements of HTML for titles.
const ELEMENTS: [&str; 10] = ["name", "h1", "h2", "h3", "h4", "h5", "h6", "figcaption", "caption", "title"];

/// Commands of chess protocols, which stand above boards without being their titles.
const PROTOCOLS: [&str; 8] = ["force", "new", "xboard", "edit", "uci", "ucinewgame", "isready", "stop"];

/// The claims about a run.
pub(super) fn claims(run: &Run) -> Vec<Claim> {
    let claim = |(start, line): (usize, &str)| {
        let Heading { title, place, is_marked } = heading(line)?;
        let span = run.span(start + place.start, start + place.end);
        Some(Claim::note(span, Note::Heading { title, is_marked }))
    };
    run.lines().filter_map(claim).collect()
}

/// A line that can be a title.
pub(in crate::import) struct Heading {
    pub(in crate::import) title: String,
    /// Its range of bytes in the line.
    place: Range<usize>,
    /// Whether a sign says that it is a heading or a comment.
    is_marked: bool,
}

/// The heading that a line is; none if it is something else.
pub(in crate::import) fn heading(line: &str) -> Option<Heading> {
    let content = line.trim();
    if content.len() > LONGEST || content.len() < 2 || places::slashes(content) >= 3 {
        return None;
    }
    let of_words = |words: &str, is_marked: bool| {
        let title = title(words)?;
        let from = offset_in(line, words, 0) + words.find(&title).unwrap_or(0);
        let place = from..from + title.len();
        Some(Heading { title: title.replace("**", ""), place, is_marked })
    };
    if let Some(heading) = named(content).and_then(|words| of_words(words, true)) {
        return Some(heading);
    }
    let content = match content.strip_prefix("<!--") {
        Some(comment) => comment.trim_end_matches("-->").trim(),
        None => content,
    };
    if is_row(content) || content.starts_with('<') {
        return None;
    }
    let words = content.trim_start_matches(SIGNS).trim_start_matches(['!', ' ']);
    let words = without_side(words);
    let words = words.trim_end_matches(['*', '-', '=', ' ', '>', '/']);
    let is_marked =
        words.len() < content.len() && content.starts_with(SIGNS) || line.trim_start().starts_with("<!--");
    if !is_title(words, is_marked) || !is_marked && is_code(content) || diagram::is_drawing(content) {
        return None;
    }
    of_words(words, is_marked)
}

/// The words that a line names as a title: `title: …`, `\section{…}`, `<h2>…</h2>`.
fn named(line: &str) -> Option<&str> {
    let plain = line.trim_start_matches(['-', ' ']);
    if let Some((key, value)) = plain.split_once([':', '='])
        && KEYS.contains(&key.trim_end())
        && value.starts_with(' ')
    {
        let value = value.trim().trim_matches(['"', '\'']);
        return Some(value).filter(|value| value.contains(char::is_alphabetic));
    }
    if let Some(command) = line.strip_prefix('\\') {
        let (name, words) = command.split_once('{')?;
        let words = words.strip_suffix('}')?;
        let is_plain = !words.contains(['{', '}', '\\']);
        return (COMMANDS.contains(&name.trim_end_matches('*')) && is_plain).then_some(words);
    }
    let (name, words) = line.strip_prefix('<')?.split_once('>')?;
    let name = name.split(' ').next()?;
    let (words, end) = words.split_once("</")?;
    let is_same = end.split('>').next() == Some(name) && !words.contains('<');
    (ELEMENTS.contains(&name) && is_same).then_some(words)
}

/// Whether a line is a row of a table without spaces between its fields, such as the names of its columns.
fn is_row(line: &str) -> bool {
    let is_between = |pair: &[u8]| matches!(pair, [b',' | b';', next] if next.is_ascii_alphanumeric());
    line.as_bytes().windows(2).filter(|pair| is_between(pair)).count() > 1 || line.contains('\t')
}

/// A line without the words at its end that say who moves: `Diagram 3 (White to move)`, `Nr. 1 - Weiß am Zug`.
fn without_side(line: &str) -> &str {
    let Some((_, start, end)) = side::to_move(line) else { return line };
    let (before, behind) = (line.get(..start).unwrap_or_default(), line.get(end..).unwrap_or_default());
    let words = before.trim_end_matches([' ', '-', '–', '—', ':', ',', '(']);
    let is_end =
        !behind.contains(char::is_alphanumeric) || before.trim_end().ends_with('(') && behind.ends_with(')');
    if is_end && words.len() < before.trim_end().len() { words } else { line }
}

/// Whether words can be a title: they are more than numbers, and do not name a colour, the side to move, or moves.
fn is_title(line: &str, is_marked: bool) -> bool {
    if !line.chars().any(char::is_alphabetic) {
        return false;
    }
    let (mut count, mut men, mut plain, mut kinds) = (0, 0, 0, 0);
    for (index, (_, word)) in side::words(line).enumerate() {
        if index == 0 && side::color(word).is_some() {
            return false;
        }
        count += 1;
        men += usize::from(list::is_man(word));
        kinds += usize::from(is_kind(word));
        plain += usize::from(list::is_connector(word) || !word.contains(char::is_alphabetic));
    }
    // Several sentences are prose.
    let is_prose = !is_marked && count > LONGEST_TITLE && ends_sentence(line);
    !is_prose
        && men * 2 < count
        && kinds < count
        && (plain < count || is_marked && men == 0)
        && side::to_move(line).is_none()
        && !said(line, false).iter().any(|(_, said)| matches!(said, Said::Turn(_) | Said::Field(..)))
}

/// Whether a line is a statement of a program: one of its words, and one name behind it or a sign at its end.
fn is_statement(line: &str) -> bool {
    let is_one_name = || line.split(' ').count() == 2;
    STATEMENTS.iter().any(|word| line.starts_with(word))
        && (line.ends_with([';', ':', '{', ')']) || is_one_name())
}

/// Whether a sentence ends within a line: not an abbreviation (`W. A. Shinkman, St. Louis`).
fn ends_sentence(line: &str) -> bool {
    line.match_indices(". ").any(|(at, _)| {
        let before = line.get(..at).unwrap_or_default();
        before.chars().rev().take_while(|c| c.is_alphanumeric()).count() > LONGEST_ABBREVIATION
    })
}

/// Whether a line is a part of data or of the source of a program: a key, a bracket, a tag.
fn is_code(line: &str) -> bool {
    let is_key = |key: &str| !key.is_empty() && !key.contains(' ');
    let has_key = line.split_once(':').is_some_and(|(key, value)| {
        is_key(key.trim_start_matches(['-', ' '])) && (value.is_empty() || value.starts_with(' '))
    });
    let has_single_key = has_key && line.chars().next().is_some_and(|c| !c.is_uppercase());
    has_single_key
        || line.ends_with([',', ';', '|', '{', '[', '(', '=', '"', '>', '}', ']', ')'])
            && (line.starts_with(['{', '[', '(', '<', '"', '|', '}', ']', ')', '\\'])
                || line.ends_with(['{', '[', '(', '=', '|', ',', ';', '>']))
        || line.starts_with(['{', '[', '<', '|', '}', ']', ')', '\\', '@', '+', '>'])
        || line == "Pieces"
        || is_statement(line)
        || ["info ", "bestmove "].iter().any(|word| line.starts_with(word))
        || PROTOCOLS.contains(&line)
}
