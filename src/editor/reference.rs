//! The reference of a saved step to what was pasted, which is saved once for all steps that share it.
//!
//! It stands behind a bar in the first word of the step's line, in the part of the moves that were played. A version that does
//! not know it finds moves there that it cannot read, and leaves them out. Its fields are separated by colons: the version of
//! the reference, the sides at the bottom before and after a step that has turned the board, and for a pasted text its
//! number, its kind, the language of its piece letters, the place that is shown (index and ply), and the blocks of its
//! edited records, each with its number: `|1:wb:3:list:-:17:0:0.5,2.9`.

use super::pasted::Place;
use super::pasted_text::TextKind;
use super::record_edits::Block;
use super::session::{Session, Turned};
use crate::notation::Language;
use crate::position::Color;

/// The version of the reference.
const VERSION: &str = "1";

/// Numbers beyond this one are damage. No history has so many parts.
const LARGEST_NUMBER: u32 = u32::MAX / 2;

/// The reference as it is read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Reference {
    pub(super) turned: Option<Turned>,
    pub(super) text: Option<TextReference>,
}

/// The part of the reference that is about a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TextReference {
    pub(super) number: u32,
    pub(super) kind: TextKind,
    pub(super) language: Option<Language>,
    pub(super) place: Place,
    /// The places and the numbers of the blocks of edited records.
    pub(super) blocks: Vec<(usize, u32)>,
}

/// The text of a step with its reference. Nothing is added for a step that has none.
pub(super) fn with_reference(text: String, session: Option<&Session>, turned: Option<Turned>) -> String {
    let session = session.filter(|session| session.text.is_saved());
    let Some((letters, rest)) = text.split_once(' ').filter(|_| session.is_some() || turned.is_some()) else {
        return text;
    };
    // The part of the moves begins with a semicolon.
    let bar = if letters.contains(';') { "|" } else { ";|" };
    let turned = turned.map_or("-", |turned| match (turned.from, turned.to) {
        (Color::White, _) => "wb",
        (Color::Black, _) => "bw",
    });
    let mut parts = vec![VERSION.to_owned(), turned.to_owned()];
    if let Some(session) = session {
        let blocks: Vec<String> = session.edits.blocks().iter().map(block_reference).collect();
        parts.extend([
            session.number.to_string(),
            session.text.kind().name().to_owned(),
            session.text.language().map_or("-", Language::code).to_owned(),
            session.place.index.to_string(),
            session.place.ply.to_string(),
            blocks.join(","),
        ]);
    }
    [letters, bar, &parts.join(":"), " ", rest].concat()
}

fn block_reference(block: &Block) -> String {
    [block.index.to_string(), block.number.to_string()].join(".")
}

/// The reference in the text of a step; none if it has none.
///
/// # Errors
/// If it is damaged or of a newer version.
pub(super) fn reference_in(text: &str) -> Result<Option<Reference>, ()> {
    let line = text.split('\n').next().unwrap_or_default();
    let letters = line.split(' ').next().unwrap_or_default();
    match letters.split_once('|') {
        None => Ok(None),
        Some((_, reference)) => parse(reference).map(Some).ok_or(()),
    }
}

fn parse(reference: &str) -> Option<Reference> {
    let mut words = reference.split(':');
    if words.next()? != VERSION {
        return None;
    }
    let turned = match words.next()? {
        "wb" => Some(Turned { from: Color::White, to: Color::Black }),
        "bw" => Some(Turned { from: Color::Black, to: Color::White }),
        _ => None,
    };
    let text = match words.next() {
        None => None,
        Some(number) => Some(TextReference {
            number: part_number(number)?,
            kind: TextKind::named(words.next()?)?,
            language: Language::named(words.next()?),
            place: Place { index: words.next()?.parse().ok()?, ply: words.next()?.parse().ok()? },
            blocks: words
                .next()?
                .split(',')
                .filter(|block| !block.is_empty())
                .map(parse_block)
                .collect::<Option<_>>()?,
        }),
    };
    Some(Reference { turned, text })
}

fn parse_block(block: &str) -> Option<(usize, u32)> {
    let (index, number) = block.split_once('.')?;
    Some((index.parse().ok()?, part_number(number)?))
}

fn part_number(number: &str) -> Option<u32> {
    number.parse().ok().filter(|number| (1..=LARGEST_NUMBER).contains(number))
}
