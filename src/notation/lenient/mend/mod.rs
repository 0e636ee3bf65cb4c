//! Offers the boards that a faulty placement was most likely meant as.
//!
//! Each offer is one slip undone: a digit, a letter or a slash that was lost, typed twice, mistyped or exchanged with its
//! neighbour, a rank that was lost or written twice. There are mostly several slips that lead to the same text, so the
//! boards are compared by what is known of games: castling rights have their king and rook, pawns stand one behind another
//! rarely, and the side that has moved is not in check. What keeps all men comes first; what removes one is the last offer.

mod edits;
mod fields;
mod likely;
mod ranks;

use crate::notation::fault::{FaultKind, Field, Fix, Span};
use crate::notation::look_alikes::latin_twin;
use crate::notation::report::Report;
use crate::notation::source::slice;
use crate::position::{Color, Square, sort_short};
use edits::Edit;
pub(super) use edits::MOST_OFFERS;
pub(super) use fields::mend_fields;
use likely::Beside;
use ranks::{Placement, Squares, is_man, is_stray, squares_of};

/// A longer placement has other faults than a slip, in bytes.
const LONGEST: usize = 120;
/// The number of boards whose checks are looked at.
const CHECKED: usize = 16;
/// What is less likely than the best offer by more than this is not offered.
const FAR_BELOW: i32 = 700;

/// An edit with the board that it leads to.
struct Offer {
    edit: Edit,
    squares: Squares,
    score: i32,
    /// The number of men that it takes away.
    lost: usize,
    /// Whether it puts a man on the board that was not written.
    adds: bool,
}

/// Replaces the fixes of the faults of a placement by the most likely ones. Where one slip explains several faults, only
/// the first of them stays.
pub(super) fn mend_placement(text: &str, fields: &[Option<Span>; 6], report: &mut Report) {
    let Some(span) = fields[Field::Placement as usize] else { return };
    let written = slice(text, span.start, span.end);
    let written = slice(written, 0, written.find('[').unwrap_or(written.len()));
    let is_known = |kind: FaultKind| {
        matches!(
            kind,
            FaultKind::UnknownPiece(_)
                | FaultKind::BadDigit(_)
                | FaultKind::RankTooShort(..)
                | FaultKind::RankTooLong(..)
                | FaultKind::EmptyRank(_)
                | FaultKind::MissingRanks(_)
                | FaultKind::ExtraRanks(_)
                | FaultKind::Pocket
                | FaultKind::ForeignCharacter(_)
        )
    };
    let placed = |at: Span| span.start <= at.start && at.end <= span.end;
    let is_mended = report.faults.iter().filter(|fault| placed(fault.span)).all(|fault| is_known(fault.kind));
    if written.len() > LONGEST || !is_mended || written.chars().any(|c| latin_twin(c).is_some()) {
        return;
    }
    let beside = beside(text, fields);
    let placement = Placement::new(written, span.start);
    let bad: Vec<usize> = (0..placement.segments.len())
        .filter(|index| !placement.is_rank(placement.segments[*index]))
        .collect();
    let whole = of_whole(&placement, &bad, fields[1].is_none());
    let whole = offers(&placement, whole, None, &beside);
    if !whole.is_empty() {
        let fixes = fixes(&placement, whole);
        let is_other = |fault: &crate::notation::fault::Fault| !placed(fault.span) || !is_known(fault.kind);
        let mut is_first = true;
        report.faults.retain_mut(|fault| {
            if is_other(fault) {
                return true;
            }
            let keeps = std::mem::take(&mut is_first);
            if keeps {
                fault.fixes.clone_from(&fixes);
            }
            keeps
        });
    } else if placement.segments.len() == 8 {
        for index in bad {
            mend_rank(&placement, index, &beside, report);
        }
    }
}

/// The edits that concern more than one rank.
fn of_whole(placement: &Placement, bad: &[usize], is_end: bool) -> Vec<Edit> {
    match (placement.segments.len(), bad) {
        (1..8, []) => edits::of_few(placement, is_end),
        (7, _) => edits::of_seven(placement),
        (9, _) => edits::of_nine(placement),
        (8, [above, below]) if above + 1 == *below => {
            edits::of_slash(placement, placement.segments[*above].1)
        }
        _ => Vec::new(),
    }
}

/// Offers what one rank was meant as.
fn mend_rank(placement: &Placement, index: usize, beside: &Beside, report: &mut Report) {
    let segment = placement.segments[index];
    let place = Span::new(placement.byte(segment.0), placement.byte(segment.1));
    let Some(fault) =
        report.faults.iter_mut().find(|fault| place.start <= fault.span.start && fault.span.end <= place.end)
    else {
        return;
    };
    let mut found = offers(placement, edits::of_rank(placement, segment), Some(index), beside);
    if found.iter().all(|offer| offer.lost > 0)
        && let Some(edit) = edits::shrunk(placement, segment)
    {
        found.splice(0..0, offers(placement, vec![edit], Some(index), beside));
    }
    if found.is_empty() {
        return;
    }
    for offer in &mut found {
        widen(placement, segment, &mut offer.edit);
    }
    fault.fixes = fixes(placement, found);
}

/// Makes an edit one of the whole rank, so that it is shown as what it leads to, unless it only removes a stray character.
fn widen(placement: &Placement, segment: (usize, usize), edit: &mut Edit) {
    let removed = placement.part(edit.from, edit.to);
    if edit.text.is_empty() && removed.chars().all(is_stray) {
        return;
    }
    let [before, after] = [placement.part(segment.0, edit.from), placement.part(edit.to, segment.1)];
    *edit = Edit {
        from: segment.0,
        to: segment.1,
        text: [&before, &*edit.text, &after].concat(),
        prior: edit.prior,
    };
}

/// The edits that lead to a board, the likeliest first; of those that lead to the same one the first.
fn offers(placement: &Placement, edits: Vec<Edit>, exact: Option<usize>, beside: &Beside) -> Vec<Offer> {
    let men = |text: &str| text.chars().filter(|c| is_man(*c)).count();
    let mut found: Vec<Offer> = Vec::new();
    for edit in edits {
        let characters = placement.with(edit.from, edit.to, &edit.text);
        let Some(squares) = squares_of(&characters, exact) else { continue };
        let (before, after) = (men(&placement.part(edit.from, edit.to)), men(&edit.text));
        let (lost, adds) = (before.saturating_sub(after), after > before);
        let adjacent =
            characters.windows(2).filter(|pair| pair.iter().all(char::is_ascii_digit)).count() as i32;
        let score = edit.prior + likely::likelihood(&squares, beside) - 300 * adjacent;
        match found.iter_mut().find(|offer| offer.squares == squares) {
            Some(known) if known.score >= score => {}
            Some(known) => *known = Offer { edit, squares, score, lost, adds },
            None => found.push(Offer { edit, squares, score, lost, adds }),
        }
    }
    let by_score = |offer: &Offer| std::cmp::Reverse(offer.score);
    sort_short(&mut found, by_score);
    let kept = found.iter().position(|offer| offer.lost == 0);
    if let Some(kept) = kept.filter(|kept| *kept >= CHECKED) {
        found.swap(kept, CHECKED - 1);
    }
    found.truncate(CHECKED);
    for offer in &mut found {
        offer.score += likely::checks(&offer.squares, beside);
    }
    sort_short(&mut found, by_score);
    chosen(found)
}

/// The offers that are made: the likeliest, but first one that neither takes a man nor adds one, if there is one; and what
/// removes one last.
fn chosen(found: Vec<Offer>) -> Vec<Offer> {
    let Some(best) = found.first().map(|offer| offer.score) else { return found };
    let (mut keeping, removing): (Vec<Offer>, Vec<Offer>) =
        found.into_iter().partition(|offer| offer.lost == 0);
    // Nobody wants a man that was not written before what is there as it is.
    if let Some(plain) = keeping.iter().position(|offer| !offer.adds) {
        keeping.get_mut(..=plain).unwrap_or_default().rotate_right(1);
    }
    let mut keeping = keeping.into_iter();
    let mut chosen: Vec<Offer> = keeping.next().into_iter().collect();
    let mut removing = removing.into_iter().filter(|offer| offer.score >= best - FAR_BELOW).peekable();
    for offer in keeping.filter(|offer| offer.score >= best - FAR_BELOW) {
        // Behind what is likelier only that is offered.
        let is_likelier = removing.peek().is_none_or(|other| offer.score >= other.score);
        if chosen.len() < MOST_OFFERS && is_likelier {
            chosen.push(offer);
        }
    }
    let room = MOST_OFFERS.saturating_sub(chosen.len());
    let most = if chosen.is_empty() { room } else { 1.min(room) };
    chosen.extend(removing.take(most));
    chosen
}

fn fixes(placement: &Placement, offers: Vec<Offer>) -> Vec<Fix> {
    let fix = |Offer { edit, .. }: Offer| Fix {
        span: Span::new(placement.byte(edit.from), placement.byte(edit.to)),
        text: edit.text,
    };
    offers.into_iter().map(fix).collect()
}

/// What the other fields say, as far as they can be read.
fn beside(text: &str, fields: &[Option<Span>; 6]) -> Beside {
    let field = |field: Field| fields[field as usize].map(|span| slice(text, span.start, span.end));
    let rights = field(Field::Castling).filter(|rights| {
        *rights == "-"
            || rights.bytes().all(|byte| matches!(byte.to_ascii_lowercase(), b'k' | b'q' | b'a'..=b'h'))
    });
    Beside {
        turn: match field(Field::Side) {
            Some("w") => Some(Color::White),
            Some("b") => Some(Color::Black),
            _ => None,
        },
        rights: rights.map(|rights| rights.replace('-', "")),
        en_passant: field(Field::EnPassant).and_then(|square| Square::from_ascii(square.as_bytes()).ok()),
    }
}
