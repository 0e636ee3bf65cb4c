//! Gives what stands beside boards to the boards that it is about.
//!
//! A note within the characters of a board is about that board. Any other belongs to the board on its line; else to the one
//! from which fewer empty lines separate it; else to the board before it, unless the notes of the text stand above its
//! boards. A title always stands above.

use super::assigned::{Assigned, Place};
use super::beside::opens_value;
use super::played;
use crate::import::beside::Said;
use crate::import::claims::{Claim, Note, Value};
use crate::import::error::ImportError;
use crate::import::remark::{Remark, RemarkKind};
use crate::import::run::Run;
use crate::import::source::is_kind;
use crate::import::usage::{Aside, Use};
use crate::import::{list, side};
use crate::notation::Span;
use crate::position::sort_by_numbers;

/// The furthest note from its board, in characters.
const FURTHEST: usize = 400;

/// The furthest title from its board, in characters.
const FURTHEST_TITLE: usize = 600;

/// A board or a game, with its index among the claims.
#[derive(Clone, Copy)]
struct Anchor {
    span: Span,
    index: usize,
    /// Whether it takes notes. A game has all that it needs in its tags.
    is_board: bool,
    /// Whether it is moves, which make a game only where no board is.
    is_moves: bool,
}

/// Gives the notes among the claims about a run to its boards. Those that no board needs stay, without the titles.
pub(in crate::import) fn attach(claims: &mut Vec<Claim>, run: &Run) {
    let anchors = anchors(claims);
    if !anchors.is_empty() {
        let lines = Lines { run };
        titles(claims, &anchors, &lines);
        let assigned = assigned(claims, &anchors, &lines);
        for own in assigned.chunk_by(|one, other| one.anchor == other.anchor) {
            // What looks like moves within a board is its men.
            let is_men = |assigned: &&Assigned| {
                assigned.place == Place::Within
                    && matches!(
                        claims.get(assigned.note).map(|claim| &claim.value),
                        Some(Value::Note(Note::Aside(Aside::Moves)))
                    )
            };
            let notes: Vec<usize> =
                own.iter().filter(|assigned| !is_men(assigned)).map(|assigned| assigned.note).collect();
            describe(claims, own.first().map_or(0, |assigned| assigned.anchor), &notes);
        }
        played::solutions(claims, &assigned, run);
    }
    claims.retain(|claim| !matches!(claim.value, Value::Note(Note::Heading { .. })));
}

/// The boards and games in the order of the text.
fn anchors(claims: &[Claim]) -> Vec<Anchor> {
    let anchor = |(index, claim): (usize, &Claim)| {
        let is_board = match &claim.value {
            Value::Board(..) => true,
            Value::Fault { error, .. } => error.record.is_some(),
            Value::Game(_) | Value::Moves(_) | Value::Choice(_) => false,
            Value::Note(_) | Value::Played(..) => return None,
        };
        let is_moves = matches!(claim.value, Value::Moves(_));
        let is_place = is_board || is_moves || claim.is_anchor();
        is_place.then_some(Anchor { span: claim.span, index, is_board, is_moves })
    };
    let mut anchors: Vec<Anchor> = claims.iter().enumerate().filter_map(anchor).collect();
    sort_by_numbers(&mut anchors, |anchor| [anchor.span.start, anchor.span.end, 0]);
    anchors
}

/// The text between the places of a run.
struct Lines<'r, 'a> {
    run: &'r Run<'a>,
}

impl<'a> Lines<'_, 'a> {
    fn between(&self, start: usize, end: usize) -> &'a str {
        self.run.characters(Span::new(start, end.max(start)))
    }

    /// The number of line ends between two places that have nothing but spaces between them and the next line end, and of
    /// all of them: 0 on one line, 1 on the next line, more behind empty lines.
    fn gap(&self, start: usize, end: usize) -> usize {
        let (mut gap, mut blanks) = (0, 0);
        for line in self.between(start, end).split('\n').skip(1) {
            gap = 1;
            blanks += usize::from(is_blank(line));
        }
        // The last part is the beginning of the line at the end.
        let ends_blank = self.between(start, end).rsplit('\n').next().is_some_and(is_blank);
        gap + blanks.saturating_sub(usize::from(gap > 0 && ends_blank))
    }
}

/// Whether a line has no words.
fn is_blank(line: &str) -> bool {
    line.bytes().all(|byte| byte.is_ascii_whitespace() || byte.is_ascii_punctuation())
}

/// The notes with their boards: those of one board together, the nearest first.
fn assigned(claims: &[Claim], anchors: &[Anchor], lines: &Lines) -> Vec<Assigned> {
    let mut notes: Vec<(usize, Span)> = claims
        .iter()
        .enumerate()
        .filter(
            |(_, claim)| matches!(&claim.value, Value::Note(note) if !matches!(note, Note::Heading { .. })),
        )
        .map(|(index, claim)| (index, claim.span))
        .collect();
    sort_by_numbers(&mut notes, |(_, span)| [span.start, 0, 0]);
    // Whether the notes of the text stand above its boards.
    let first = anchors.first().map_or(0, |anchor| anchor.span.start);
    let is_above = notes.first().is_some_and(|(_, span)| span.end <= first);
    let boards: Vec<Anchor> = anchors.iter().filter(|anchor| anchor.is_board).copied().collect();
    let without_moves: Vec<Anchor> = anchors.iter().filter(|anchor| !anchor.is_moves).copied().collect();
    let mut all = Vec::new();
    for (note, span) in notes {
        let anchors = match claims.get(note).map(|claim| &claim.value) {
            // A stipulation is never about moves, which answer it.
            Some(Value::Note(Note::Stipulation(_))) => boards.as_slice(),
            // Lines of moves are the same moves.
            Some(Value::Note(Note::Solution(_) | Note::Aside(_))) => without_moves.as_slice(),
            _ => anchors,
        };
        // The boards that begin before the note.
        let count = anchors.partition_point(|anchor| anchor.span.start <= span.start);
        let before = count.checked_sub(1).and_then(|index| anchors.get(index));
        let next = anchors.get(count).filter(|next| next.span.start >= span.end);
        if let Some(around) = before.filter(|before| before.span.end > span.start) {
            all.push(Assigned { note, anchor: around.index, place: Place::Within, distance: 0 });
            continue;
        }
        let is_near = |distance: usize| distance <= FURTHEST;
        let behind = before
            .map(|before| (before, span.start.saturating_sub(before.span.end)))
            .filter(|(_, distance)| is_near(*distance));
        let ahead = next
            .map(|next| (next, next.span.start.saturating_sub(span.end)))
            .filter(|(_, distance)| is_near(*distance));
        let (anchor, distance, place) = match (behind, ahead) {
            (None, None) => continue,
            (Some((before, distance)), None) => (before, distance, Place::Behind),
            (None, Some((next, distance))) => (next, distance, Place::Before),
            (Some((before, back)), Some((next, forth))) => {
                let to_before = lines.gap(before.span.end, span.start);
                let to_next = lines.gap(span.end, next.span.start);
                let ahead = lines.between(span.end, next.span.start);
                let is_sentence = side::words(ahead).count() < 2
                    && side::words(lines.between(before.span.end, span.start)).next().is_some();
                let leads = to_next == 0 && (is_sentence || ahead.trim_start().starts_with([':', '-', '–']));
                if leads || to_next < to_before || to_next == to_before && is_above && to_next > 0 {
                    (next, forth, Place::Before)
                } else {
                    (before, back, Place::Behind)
                }
            }
        };
        all.push(Assigned { note, anchor: anchor.index, place, distance });
    }
    sort_by_numbers(&mut all, |assigned| [assigned.anchor, assigned.place as usize, assigned.distance]);
    all
}

/// Adds to a board what its notes say, the nearest first.
fn describe(claims: &mut [Claim], board: usize, notes: &[usize]) {
    let read = |index: usize| claims.get(index).map(|claim| (claim.span, &claim.value));
    let (mut side, mut stipulation, mut bottom, mut variant) = (None, None, None, None);
    let (mut marks, mut fields, mut aside) = (Vec::new(), Vec::new(), Vec::new());
    for index in notes {
        let Some((span, Value::Note(note))) = read(*index) else { continue };
        match note {
            Note::Side(color) | Note::Option(Said::Turn(color)) => _ = side.get_or_insert((*color, span)),
            Note::Stipulation(found) => _ = stipulation.get_or_insert((found.clone(), span)),
            Note::Option(Said::Field(field, text)) => fields.push((*field, text.clone(), span)),
            Note::Option(Said::Bottom(color)) => _ = bottom.get_or_insert((*color, span)),
            Note::Option(Said::Variant(named)) => _ = variant.get_or_insert((*named, span)),
            Note::Option(Said::Marks { marks: drawn, is_whole }) => {
                marks.push((drawn.clone(), *is_whole, span));
            }
            Note::Aside(kind) => aside.push((*kind, span)),
            Note::Solution(_) | Note::Heading { .. } => {}
        }
    }
    if let Some(Claim { value: Value::Game(game) | Value::Moves(game), .. }) = claims.get_mut(board)
        && game.orientation.is_none()
        && let Some((color, span)) = bottom
    {
        game.orientation = Some(color);
        game.notes.push((Use::Bottom, span));
    }
    let Some(Claim { value: Value::Board(found, _), .. }) = claims.get_mut(board) else { return };
    aside.retain(|one| !found.aside.contains(one));
    found.aside.append(&mut aside);
    let is_open = found.lacks_side();
    let turn = side.or_else(|| stipulation.as_ref().map(|(found, span)| (found.turn, *span)));
    match turn {
        Some((color, span)) if is_open => found.set_side(color, span),
        // The record says so too.
        Some((color, span)) if color == found.position.turn => found.notes.push((Use::Side, span)),
        _ => {}
    }
    if let Some((stipulation, span)) = stipulation {
        found.title = Some(stipulation.title(found.title.take()));
        found.notes.push((Use::Stipulation, span));
    }
    if found.orientation.is_none()
        && let Some((color, span)) = bottom
    {
        found.orientation = Some(color);
        found.notes.push((Use::Bottom, span));
    }
    if found.variant.is_none()
        && let Some((named, span)) = variant
    {
        found.variant = Some(named);
        found.notes.push((Use::Variant, span));
    }
    if found.lacks_rights() {
        // The nearest of a name comes last, and stays.
        for (field, text, span) in fields.into_iter().rev() {
            if found.set_field(field, &text) {
                found.notes.push((Use::Fields, span));
            }
        }
    }
    if found.marks.is_empty() {
        sort_by_numbers(&mut marks, |(_, _, span)| [span.start, 0, 0]);
        for (drawn, is_whole, span) in marks {
            drawn.iter().for_each(|mark| found.marks.draw(mark));
            found.notes.push((Use::Marks, span));
            if !is_whole {
                found.remarks.push(Remark { kind: RemarkKind::MarkLeftOut, span });
            }
        }
    }
}

/// Gives the boards without a title the one above them.
fn titles(claims: &mut [Claim], anchors: &[Anchor], lines: &Lines) {
    let mut headings: Vec<(Span, String, bool)> = Vec::new();
    for claim in claims.iter() {
        if let Value::Note(Note::Heading { title, is_marked }) = &claim.value {
            headings.push((claim.span, title.clone(), *is_marked));
        }
    }
    sort_by_numbers(&mut headings, |(span, ..)| [span.start, 0, 0]);
    let mut before: Option<Span> = None;
    let mut is_led = false;
    for (number, anchor) in anchors.iter().enumerate() {
        let previous = before.replace(anchor.span);
        if previous.is_some_and(|previous| previous.end > anchor.span.start) {
            continue;
        }
        let count = headings.partition_point(|(span, ..)| span.end <= anchor.span.start);
        let nearest = |back: usize| count.checked_sub(back).and_then(|index| headings.get(index));
        // A paragraph may stand between a heading and its board.
        let above = nearest(2).filter(|(above, _, is_marked)| {
            *is_marked
                && nearest(1).is_some_and(|(span, title, is_marked)| {
                    !is_marked && title.ends_with('.') && lines.gap(above.end, span.start) <= 2
                })
        });
        let paragraph = nearest(1).filter(|_| above.is_some()).map(|(span, ..)| *span);
        let Some((span, title, is_marked)) = above.or(nearest(1)) else { continue };
        let from = paragraph.unwrap_or(*span).end;
        if anchor.span.start - span.end > FURTHEST_TITLE {
            continue;
        }
        let below = lines.gap(from, anchor.span.start);
        // What else stands in the line of the heading was judged with it.
        let between = lines.between(from, anchor.span.start);
        let between = between.split_once('\n').map_or(between, |(_, below)| below);
        // Lines above a command of UCI are what a program has printed.
        let is_command = between.trim() == "position fen";
        let is_title = (!is_command || *is_marked)
            && (1..=if *is_marked { 3 } else { 2 }).contains(&below)
            && is_plain(&without_markup(between), *is_marked)
            && previous.is_none_or(|previous| {
                let above = lines.gap(previous.end, span.start);
                previous.end <= span.start && (above > 1 || above > 0 && below == 1 && (*is_marked || is_led))
            });
        if !is_title {
            continue;
        }
        is_led |= number == 0;
        match claims.get_mut(anchor.index).map(|claim| &mut claim.value) {
            Some(Value::Board(found, _)) if found.title.is_none() => {
                found.title = Some(title.clone());
                found.notes.push((Use::Title, *span));
            }
            Some(Value::Game(game) | Value::Moves(game)) if game.title.is_none() && *is_marked => {
                game.title = Some(title.clone());
                game.notes.push((Use::Title, *span));
            }
            Some(Value::Fault { error: ImportError { record: Some(record), .. }, .. }) => {
                record.title.get_or_insert_with(|| title.clone());
            }
            _ => {}
        }
    }
}

/// A text without the tags of HTML and the commands of LaTeX in it.
fn without_markup(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, tag)) = rest.split_once('<') {
        plain.push_str(before);
        // The board may stand in an attribute.
        rest = tag.split_once('>').map_or("", |(_, behind)| behind);
    }
    plain.push_str(rest);
    while let Some(start) = plain.find('\\') {
        let name = plain.get(start + 1..).unwrap_or_default();
        let length = name.bytes().take_while(u8::is_ascii_alphabetic).count();
        plain.replace_range(start..start + 1 + length, "");
    }
    plain
}

/// Whether a text between a title and its board has no words of its own: a colour, coordinates, the word for a record.
fn is_plain(text: &str, is_marked: bool) -> bool {
    is_marked && opens_value(text)
        || side::to_move(text).is_some() && text.trim().lines().count() <= 1
        || side::words(text).all(|(_, word)| {
            side::color(word).is_some()
                || list::is_connector(word)
                || word.chars().count() == 1
                || word.bytes().all(|byte| byte.is_ascii_digit())
                || word.eq_ignore_ascii_case("abcdefgh")
                || word.eq_ignore_ascii_case("hgfedcba")
                || is_kind(word)
        })
}
