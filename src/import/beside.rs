//! What stands beside a record and belongs to its board: the side at the bottom, marks, the variant and named fields, in the
//! options of links, shortcodes, blocks of notes, PGN tags and objects, and in labels.

use std::ops::Range;

use shakmaty::variant::Variant;

use super::squares::{self, Kind};
use super::{named_fields, variant};
use crate::marks::Marks;
use crate::notation::Field;
use crate::position::Color;

/// What the text beside a record says.
#[derive(Default)]
pub(super) struct Beside {
    /// The side at the bottom.
    pub(super) orientation: Option<Color>,
    /// The marks.
    pub(super) marks: Marks,
    /// Whether marks were found that cannot be read.
    pub(super) is_mark_left_out: bool,
    /// The variant.
    pub(super) variant: Option<Variant>,
}

/// What a part of the text says.
#[derive(Clone, Debug)]
pub(super) enum Said {
    /// The side at the bottom.
    Bottom(Color),
    /// Marks, and whether all of them could be read.
    Marks { marks: Marks, is_whole: bool },
    /// The variant.
    Variant(Variant),
    /// The side to move.
    Turn(Color),
    /// Another field of a record, as text.
    Field(Field, String),
}

/// The maximum length of a text that is searched, in bytes.
const LONGEST: usize = 16_384;

/// The maximum number of options that are read.
const MOST_OPTIONS: usize = 64;

/// The names of the side at the bottom.
const SIDES: [&str; 8] =
    ["orientation", "orient", "view", "perspective", "pov", "bottom", "boardorientation", "viewpoint"];
/// The names of a turned board.
const TURNED: [&str; 9] =
    ["flip", "flipped", "inverse", "inverted", "reverse", "reversed", "rotate", "rotated", "flipboard"];

/// What a name says about its value.
enum Meaning {
    Side,
    Turned,
    Marks(Kind),
    /// Marks as a plugin for notes has them: `Ae2-e4/g Hd4`.
    Annotations,
    Variant,
    Field(Field),
    /// Whether White is to move.
    WhiteMoves,
}

/// The meaning of a name. `before`: the text before it, whose last words may belong to it.
fn meaning(name: &str, before: &str, is_link: bool) -> Option<Meaning> {
    let name = named_fields::plain(name);
    if !is_link && let Some(field) = named_fields::field(&name, before) {
        return Some(Meaning::Field(field));
    }
    let name = name.strip_prefix("data").unwrap_or(&name);
    Some(match name {
        "whitetomove" | "iswhitetomove" | "whiteturn" | "iswhiteturn" | "whitesturn" => Meaning::WhiteMoves,
        _ if SIDES.contains(&name) => Meaning::Side,
        // Elsewhere it is the colour of something, or the side to move.
        "color" if is_link => Meaning::Side,
        _ if TURNED.contains(&name) => Meaning::Turned,
        "arrows" | "arrow" | "arws" | "cal" | "marks" | "shapes" | "autoshapes" | "drawshapes" => {
            Meaning::Marks(Kind::Arrows)
        }
        "csl" | "circles" | "circle" => Meaning::Marks(Kind::Circles),
        "csf" | "squares" | "square" | "highlight" | "highlights" | "highlightedsquares" => {
            Meaning::Marks(Kind::Fills)
        }
        "annotations" => Meaning::Annotations,
        // Links name it in more ways, and their reader knows them.
        "variant" if !is_link => Meaning::Variant,
        _ => return None,
    })
}

/// Searches a text, in which there is one record.
pub(super) fn read(text: &str, is_link: bool) -> Beside {
    let mut beside = Beside::default();
    for (_, said) in said(text, is_link) {
        beside.take(&said);
    }
    beside
}

/// Everything that a text says about boards, with its range of bytes.
pub(super) fn said(text: &str, is_link: bool) -> Vec<(Range<usize>, Said)> {
    if text.len() > LONGEST {
        return Vec::new();
    }
    let mut all = commands(text);
    let (mut at, mut count) = (0, 0);
    while let Some(name) = next_name(text, at)
        && count < MOST_OPTIONS
    {
        at = name.end;
        let part = text.get(name.clone()).unwrap_or_default();
        let before = text.get(..name.start).unwrap_or_default();
        // In an object of a piece it is where that stands.
        if part == "square" && ["piece", "type", "role"].iter().any(|key| text.contains(key)) {
            continue;
        }
        let Some(meaning) = meaning(part, before, is_link) else { continue };
        count += 1;
        let is_alone = is_line(text, &name);
        let start = name.start;
        match value(text, name.clone(), is_link) {
            Some(range) => {
                at = range.end.max(at);
                let end = range.end;
                all.extend(meaning.said(text.get(range).unwrap_or_default()).map(|said| (start..end, said)));
            }
            // An option without a value, as in `[board flip]`, or on a line of its own.
            None if matches!(meaning, Meaning::Turned)
                && (is_alone || text.trim_start().starts_with(['[', '{', '<', '`', '~'])) =>
            {
                all.push((name, Said::Bottom(Color::Black)));
            }
            None => {}
        }
    }
    all
}

/// The commands in comments, as in PGN. Those that follow one another are one drawing.
fn commands(text: &str) -> Vec<(Range<usize>, Said)> {
    let mut all = Vec::new();
    let mut at = 0;
    while let Some(start) = text.get(at..).and_then(|rest| rest.find("[%")).map(|place| at + place)
        && all.len() < MOST_OPTIONS
    {
        let mut end = start;
        while let Some(rest) = text.get(end..)
            && rest.trim_start().starts_with("[%")
        {
            end += rest.find(']').map_or(rest.len(), |close| close + 1);
        }
        at = end.max(start + 2);
        let read = Marks::read_commands(text.get(start..at).unwrap_or_default());
        if !read.marks.is_empty() || !read.unread.is_empty() {
            all.push((start..at, Said::Marks { marks: read.marks, is_whole: read.unread.is_empty() }));
        }
    }
    all
}

/// Whether a word stands alone on one of several lines.
fn is_line(text: &str, word: &Range<usize>) -> bool {
    let before = text.get(..word.start).unwrap_or_default().trim_end_matches([' ', '\t']);
    let behind = text.get(word.end..).unwrap_or_default().trim_start_matches([' ', '\t']);
    (before.ends_with('\n') || before.is_empty() && !behind.is_empty())
        && (behind.is_empty() || behind.starts_with(['\n', '\r']))
}

impl Meaning {
    /// What a value says.
    fn said(&self, value: &str) -> Option<Said> {
        let drawn = |(marks, is_whole)| Said::Marks { marks, is_whole };
        match self {
            Meaning::Side => side(value).map(Said::Bottom),
            Meaning::Turned => {
                let value = value.split([',', ')', ';', '}', '>']).next().unwrap_or_default();
                let is_turned = matches!(
                    value.trim().to_ascii_lowercase().as_str(),
                    "true" | "1" | "yes" | "on" | "black" | "b"
                );
                is_turned.then_some(Said::Bottom(Color::Black))
            }
            Meaning::Marks(kind) => Some(drawn(squares::read(value, *kind))),
            Meaning::Annotations => Some(drawn(squares::annotations(value))),
            Meaning::WhiteMoves => {
                match value.trim().trim_end_matches([',', ';', ')']).to_ascii_lowercase().as_str() {
                    "true" | "1" | "yes" => Some(Said::Turn(Color::White)),
                    "false" | "0" | "no" => Some(Said::Turn(Color::Black)),
                    _ => None,
                }
            }
            Meaning::Field(Field::Side) => side(value).map(Said::Turn),
            Meaning::Field(field) => named_fields::text(value).map(|text| Said::Field(*field, text)),
            Meaning::Variant => {
                let name = value.split([',', ')', ';']).next().unwrap_or_default().trim();
                (!name.is_empty()).then(|| variant::named(name)).flatten().map(Said::Variant)
            }
        }
    }
}

impl Beside {
    fn take(&mut self, said: &Said) {
        match said {
            Said::Bottom(side) => self.orientation = Some(*side),
            Said::Variant(variant) => self.variant = Some(*variant),
            Said::Marks { marks, is_whole } => {
                self.is_mark_left_out |= !is_whole;
                marks.iter().for_each(|mark| self.marks.draw(mark));
            }
            // A link has its record.
            Said::Turn(_) | Said::Field(..) => {}
        }
    }
}

/// The side that a value names: `w`, `black`, `chess.WHITE`.
pub(super) fn side(value: &str) -> Option<Color> {
    let value = value.split([',', ')', ';']).next().unwrap_or_default();
    // In the source of a program the name of its library stands before it.
    match value.trim().to_ascii_lowercase().rsplit('.').next().unwrap_or_default() {
        "white" | "w" => Some(Color::White),
        "black" | "b" => Some(Color::Black),
        _ => None,
    }
}

/// The next word of letters, hyphens and underscores.
fn next_name(text: &str, from: usize) -> Option<Range<usize>> {
    let bytes = text.as_bytes();
    let is_of_name = |byte: &u8| byte.is_ascii_alphabetic() || matches!(byte, b'-' | b'_');
    let start = (from..bytes.len()).find(|at| {
        if !bytes.get(*at).is_some_and(u8::is_ascii_alphabetic) {
            return false;
        }
        // A hyphen without a word before it is the sign of an option: `-flip`.
        let before = text.get(..*at).unwrap_or_default().trim_end_matches('-').as_bytes().last();
        before.is_none_or(|before| !is_of_name(before) && *before != b'\\')
    })?;
    let length = bytes.iter().skip(start).take_while(|byte| is_of_name(byte)).count();
    Some(start..start + length)
}

/// The value of a name: after `=` or `:`, or in quotes after the name of a tag. None if it has no value.
fn value(text: &str, name: Range<usize>, is_link: bool) -> Option<Range<usize>> {
    let is_tag = text.get(..name.start).is_some_and(|before| before.trim_end().ends_with('['));
    let skip = |from: usize, signs: &[char]| {
        let rest = text.get(from..).unwrap_or_default();
        from + rest.len() - rest.trim_start_matches(signs).len()
    };
    let after = skip(name.end, &['"', '\'', ' ', '\t']);
    let sign = text.as_bytes().get(after).copied();
    let start = match sign {
        Some(b'=' | b':') => skip(after + 1, &[' ', '\t', '>']),
        _ if is_tag && after > name.end => skip(name.end, &[' ', '\t']),
        _ => return None,
    };
    let rest = text.get(start..)?;
    let length = match rest.chars().next() {
        Some(quote @ ('"' | '\'')) => {
            let inner = rest.get(1..)?;
            return Some(start + 1..start + 1 + inner.find(quote).unwrap_or(inner.len()));
        }
        Some('[' | '{' | '(') => closing(rest),
        _ if is_link => rest.find(['&', '#', '"', '\'', '<', '>', ')', ' ', '\n']).unwrap_or(rest.len()),
        _ if sign == Some(b':') => {
            let line = rest.find(['\n', '}', '"']).unwrap_or(rest.len());
            if rest.get(..line)?.trim().is_empty() { list(rest) } else { line }
        }
        _ => rest.find(['\n', ']', '}', '>', ' ']).unwrap_or(rest.len()),
    };
    Some(start..start + length)
}

/// The length of a text up to the bracket that closes its first one.
fn closing(text: &str) -> usize {
    let mut depth = 0_usize;
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            b'[' | b'{' | b'(' => depth += 1,
            b']' | b'}' | b')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            return at + 1;
        }
    }
    text.len()
}

/// The length of the line that follows, or of the lines that are items of a list: `- e2e4`, or several lines each.
fn list(text: &str) -> usize {
    let mut length = 0;
    for (index, line) in text.split_inclusive('\n').enumerate() {
        let is_item = line.trim_start().starts_with("- ") || line.starts_with("   ");
        if index > 1 && !is_item {
            break;
        }
        length += line.len();
    }
    length
}
