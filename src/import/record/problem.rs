//! The dialect of chess problems in records: S for the knight, and a stipulation beside the placement.

use crate::import::error::ImportError;
use crate::import::found::Found;
use crate::import::paste::Paste;
use crate::import::places::spots;
use crate::import::remark::{Remark, RemarkKind};
use crate::import::stipulation::Stipulation;
use crate::notation::{Language, Localised, Reading, read_lenient, read_localised};

/// The maximum length of a text that is searched, in bytes.
const LONGEST: usize = 4_096;

/// The stipulation in a range of bytes with one record. Operations of EPD are searched for none.
pub(super) fn stipulation(paste: &Paste, start: usize, end: usize) -> Option<Stipulation> {
    let part = paste.slice(start, end);
    let may_have = part.contains(['#', '='])
        || part.contains("mate")
        || part.contains("matt")
        || part.contains("tipulation");
    let is_short = part.len() <= LONGEST && !part.contains("://") && !part.contains(';');
    if may_have && is_short { Stipulation::find(paste, start, end) } else { None }
}

/// A record of a chess problem that is no record otherwise; the rest of the pieces have English letters, and no N occurs. Of a
/// text that can be read in the letters of a language, this is left to that language, unless a stipulation says that it
/// is a problem.
pub(super) fn read<E: Fn(&Paste, Reading, usize, usize) -> Result<Found, ImportError>>(
    paste: &Paste,
    start: usize,
    end: usize,
    describe: E,
) -> Option<Found> {
    let part = paste.slice(start, end);
    if part.len() > LONGEST || !matches!(paste.language, None | Some(Language::English)) {
        return None;
    }
    let stipulation = stipulation(paste, start, end);
    let is_problem =
        |text: &str| stipulation.is_some() || matches!(read_localised(text, None), Localised::Unread(_));
    let plain = with_english_knights(part);
    // A stipulation in the place of the side to move ends the record, or precedes it.
    let spot = spots(part).into_iter().next()?.place;
    let cut = stipulation.as_ref().map(|stipulation| (stipulation.start - start, stipulation.end - start));
    let range = match cut {
        Some((from, _)) if from >= spot.end => 0..from,
        Some((_, to)) if to <= spot.start => to..part.len(),
        _ => 0..part.len(),
    };
    let text = plain.as_deref().unwrap_or(part).get(range.clone())?;
    if plain.is_some() && !is_problem(part) || plain.is_none() && cut.is_none() {
        return None;
    }
    let mut found = describe(paste, read_lenient(text), start + range.start, start + range.end).ok()?;
    if plain.is_some() {
        found.remarks.push(Remark { kind: RemarkKind::ProblemKnight, span: found.span });
    }
    if let Some(stipulation) = stipulation {
        if found.remarks.iter().all(|remark| !matches!(remark.kind, RemarkKind::SideFromWords(_)))
            && !has_side(text, &spot, range.start)
        {
            found.position.turn = stipulation.turn;
            found.remarks.push(stipulation.remark(paste));
        }
        found.title = Some(stipulation.title(None));
    }
    Some(found)
}

/// Whether a side to move follows the placement.
fn has_side(text: &str, spot: &std::ops::Range<usize>, from: usize) -> bool {
    let rest = text.get(spot.end.saturating_sub(from)..).unwrap_or_default();
    matches!(
        rest.split_whitespace().next(),
        Some("w" | "b" | "W" | "B" | "white" | "black" | "White" | "Black")
    )
}

/// The text with N for S in its placement; none if that would not make it English.
fn with_english_knights(part: &str) -> Option<String> {
    let place = spots(part).into_iter().find(|spot| !spot.is_link)?.place;
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
