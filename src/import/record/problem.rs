//! Records that are none by the standard: the dialect of chess problems (S for the knight, a stipulation beside the
//! placement), and placements with a sentence after them.

use std::ops::Range;

use crate::import::error::ImportError;
use crate::import::found::Found;
use crate::import::places::spots;
use crate::import::remark::{Remark, RemarkKind};
use crate::import::run::Run;
use crate::import::side;
use crate::import::stipulation::Stipulation;
use crate::notation::{Language, Localised, Reading, RepairKind, read_lenient, read_localised};

/// The maximum length of a text that is searched, in bytes.
const LONGEST: usize = 4_096;

/// The stipulation in a range of bytes with one record. Operations of EPD are searched for none.
fn stipulation(run: &Run, start: usize, end: usize) -> Option<Stipulation> {
    let part = run.slice(start, end);
    let may_have = part.contains(['#', '='])
        || part.contains("mate")
        || part.contains("matt")
        || part.contains("tipulation");
    let is_short = part.len() <= LONGEST && !part.contains("://") && !part.contains(';');
    if may_have && is_short { Stipulation::find(run, start, end) } else { None }
}

/// A record of a chess problem, or a placement before a sentence, that is no record otherwise; the rest of the pieces have English letters, and no N occurs. Of a
/// text that can be read in the letters of a language, this is left to that language, unless a stipulation says that it
/// is a problem.
pub(super) fn read<E: Fn(&Run, Reading, usize, usize) -> Result<Found, ImportError>>(
    run: &Run,
    start: usize,
    end: usize,
    describe: E,
) -> Option<Found> {
    let part = run.slice(start, end);
    if part.len() > LONGEST || !matches!(run.language, None | Some(Language::English)) {
        return None;
    }
    let stipulation = stipulation(run, start, end);
    let is_problem =
        |text: &str| stipulation.is_some() || matches!(read_localised(text, None), Localised::Unread(_));
    let plain = with_english_knights(part);
    // A stipulation in the place of the side to move ends the record, or precedes it.
    let spot = spots(part).into_iter().next()?.place;
    let cut = stipulation.as_ref().map(|stipulation| (stipulation.start - start, stipulation.end - start));
    let range = match cut {
        Some((from, _)) if from >= spot.end => 0..from,
        Some((_, to)) if to <= spot.start => to..part.len(),
        _ => 0..prose_start(part, spot.end).unwrap_or(part.len()),
    };
    let is_cut = range.len() < part.len();
    let text = plain.as_deref().unwrap_or(part).get(range.clone())?;
    if plain.is_some() && !is_problem(text_of(part, &range)) || plain.is_none() && !is_cut {
        return None;
    }
    let mut found = describe(run, read_lenient(text), start + range.start, start + range.end).ok()?;
    if is_cut && cut.is_none() {
        let rest = start + range.end;
        found.remarks.push(Remark { kind: RemarkKind::Record(RepairKind::Tail), span: run.span(rest, end) });
    }
    if plain.is_some() {
        found.remarks.push(Remark { kind: RemarkKind::ProblemKnight, span: found.span });
    }
    Some(found)
}

fn text_of<'a>(part: &'a str, range: &Range<usize>) -> &'a str {
    part.get(range.clone()).unwrap_or_default()
}

/// The byte at which prose begins directly after a placement: a word that is no field, or a colour that is to move. None if
/// a field follows.
fn prose_start(part: &str, placement: usize) -> Option<usize> {
    let rest = part.get(placement..)?;
    let mut words = rest.split_whitespace();
    let (first, next) = (words.next()?, words.next());
    let is_letters = |word: &str| word.chars().all(char::is_alphabetic);
    let is_right = first.bytes().all(|byte| b"KQkqA-Ha-hwb".contains(&byte));
    let is_color = side::color(first).is_some() || matches!(first, "w" | "b") && next == Some("to");
    let begins_sentence = is_color
        && next.is_some_and(|next| {
            is_letters(next) && next.len() > 1 && !next.bytes().all(|byte| b"KQkq".contains(&byte))
        });
    let is_word = !is_color && first.chars().count() > 2 && is_letters(first) && !is_right && next.is_some();
    (rest.starts_with(char::is_whitespace) && (begins_sentence || is_word)).then_some(placement)
}

/// The placement that is the value of a parameter of a link.
fn in_link(part: &str, link: Range<usize>) -> Option<Range<usize>> {
    let text = part.get(link.clone())?;
    let is_end = |c: char| !c.is_ascii_alphanumeric() && c != '/';
    text.match_indices('=').find_map(|(at, _)| {
        let value = text.get(at + 1..)?.split(is_end).next()?;
        let start = link.start + at + 1;
        (value.matches('/').count() == 7).then_some(start..start + value.len())
    })
}

/// The text with N for S in its placement; none if that would not make it English.
fn with_english_knights(part: &str) -> Option<String> {
    let spot = spots(part).into_iter().next()?;
    let place = if spot.is_link { in_link(part, spot.place)? } else { spot.place };
    let placement = part.get(place.clone())?;
    let letters = || placement.bytes().filter(u8::is_ascii_alphabetic);
    let is_english = letters().all(|letter| b"KQRBSPkqrbsp".contains(&letter));
    if !is_english || !letters().any(|letter| matches!(letter, b'S' | b's')) {
        return None;
    }
    let mut plain = part.to_owned();
    plain.replace_range(place, &placement.replace('S', "N").replace('s', "n"));
    Some(plain)
}
