//! Goes through the steps for a text and, in the same way, for what stands in its containers.

use std::ops::Range;

use super::arrange::{beside, data, letters, notes, resolved, result};
use super::claims::{Claim, Note, Strength, Value, claims};
use super::error::ImportError;
use super::limits::MAX_BLOCKS;
use super::pgn;
use super::remark::RemarkKind;
use super::result::Import;
use super::run::{Run, blocks};
use super::source::SourceKind;
use super::structure::data::{Data, string};
use super::structure::{Container, Piece, Text, parts};
use crate::notation::{Language, RepairKind, Span};
use crate::position::{Position, sort_by_numbers};
use shakmaty::variant::Variant;

/// The maximum number of containers within each other.
const DEEPEST: usize = 5;

/// The number of times that the rest of a run is read again.
const MOST_PASSES: usize = 3;

/// The longest run whose rest is read again, in bytes.
const LONGEST_AGAIN: usize = 16_384;

/// The shortest string of data that is read, in bytes: two squares.
const SHORTEST: usize = 4;

/// The number of line ends between the eight rows of a diagram, which may have letters only.
const ROW_ENDS: usize = 7;

/// Reads the positions or games in a text. `language` is the language of the piece letters, if the user has chosen one.
pub fn import(text: &str, language: Option<Language>) -> Import {
    // Web pages use no-break spaces. A space instead of each keeps all character offsets.
    let text = text.replace('\u{A0}', " ");
    let pasted = Run::new(&text, language);
    let reader = Reader { pasted: &pasted };
    result(reader.claims(&Text::pasted(text.clone()), 0), &pasted)
}

/// Reads a text and what is in it.
struct Reader<'a> {
    pasted: &'a Run<'a>,
}

impl Reader<'_> {
    /// The claims about a text that are left when those that want the same characters are decided. Their places are those in
    /// the pasted text.
    fn claims(&self, text: &Text, depth: usize) -> Vec<Claim> {
        let (mut inner, ranges) = if depth < DEEPEST { self.inner(text, depth) } else { Default::default() };
        let blanked = text.blanked(&ranges);
        if !ranges.is_empty() && blanked.trim().is_empty() {
            return inner;
        }
        let run = Run::new(&blanked, self.pasted.language);
        let mut own = self.of_run(&run);
        letters::choose(&mut own, &run);
        notes::attach(&mut own, &run);
        for claim in &mut own {
            self.relocate(claim, text);
        }
        let has_inner = !inner.is_empty();
        own.append(&mut inner);
        let mut all = resolved(own);
        if has_inner {
            letters::choose(&mut all, self.pasted);
            notes::attach(&mut all, self.pasted);
        }
        // Moves in a container may be those of a board outside.
        let is_kept = |claim: &Claim| matches!(claim.value, Value::Note(Note::Solution(_)));
        all.retain(|claim| !matches!(claim.value, Value::Note(_)) || is_kept(claim));
        all
    }

    /// The claims about a run. What stands beside the boards that were found is read once more without them, because several
    /// recognisers return one board only.
    fn of_run(&self, run: &Run) -> Vec<Claim> {
        let mut all = resolved(claims(run));
        let mut more = self.of_blocks(run, &all);
        if !more.is_empty() {
            all.append(&mut more);
            all = resolved(all);
        }
        let mut text = run.text().to_owned();
        for _ in 0..MOST_PASSES {
            let spans: Vec<Span> =
                all.iter().filter(|claim| claim.is_anchor()).map(|claim| claim.span).collect();
            if spans.is_empty() || text.len() > LONGEST_AGAIN {
                break;
            }
            let rest = without_lines(&text, spans);
            if rest == text || !may_hold_something(&rest) {
                break;
            }
            let mut more = resolved(claims(&Run::new(&rest, self.pasted.language)));
            // Another list would be the moves of a solution; the same board once more is one.
            let has_list = all.iter().any(|claim| claim.strength == Strength::List);
            more.retain(|claim| {
                claim.is_anchor()
                    && claim.strength > Strength::Name
                    && !(has_list && claim.strength == Strength::List)
                    && !all.iter().any(|known| is_same(known, claim))
            });
            if more.is_empty() {
                break;
            }
            all.append(&mut more);
            text = rest;
        }
        resolved(all)
    }

    /// The boards in those blocks of lines, with empty lines between them, in which the recognisers found none as long as they
    /// looked at all blocks together: some of them leave a text to others when they see something in it.
    fn of_blocks(&self, run: &Run, known: &[Claim]) -> Vec<Claim> {
        let blocks = blocks(run.text());
        if blocks.len() < 2 || blocks.len() > MAX_BLOCKS || run.text().len() > LONGEST_AGAIN {
            return Vec::new();
        }
        let has_list = known.iter().any(|claim| claim.is_anchor() && claim.strength == Strength::List);
        let is_taken = |place: Span| {
            let overlaps = |claim: &Claim| claim.span.start < place.end && place.start < claim.span.end;
            known.iter().any(|claim| claim.is_anchor() && overlaps(claim))
        };
        let mut all = Vec::new();
        for block in blocks {
            let place = run.span(block.start, block.end);
            let text = run.slice(block.start, block.end);
            if is_taken(place) || !may_hold_something(text) {
                continue;
            }
            for mut claim in resolved(claims(&Run::new(text, self.pasted.language))) {
                // Another list would be the moves of a solution.
                let is_solution = has_list && claim.strength == Strength::List;
                let is_kept = claim.is_anchor() || is_meant(&claim);
                if is_kept && claim.strength > Strength::Name && !is_solution {
                    let shift = |span: Span| Span::new(place.start + span.start, place.start + span.end);
                    moved(&mut claim, run, &shift);
                    all.push(claim);
                }
            }
        }
        all.retain(|claim| !known.iter().any(|known| is_same(known, claim)));
        all
    }

    /// The claims about the containers in a text that hold something, and the ranges of bytes of these containers.
    fn inner(&self, text: &Text, depth: usize) -> (Vec<Claim>, Vec<Range<usize>>) {
        if let Some(data) = Data::read(&text.content) {
            let (mut inner, mut ranges) = self.of_data(text, &data, depth);
            if !inner.is_empty() {
                // What follows the data is a text again.
                let length = text.content.len();
                let behind = data.end().min(length)..length;
                let mut claims = self.claims(&text.part([Piece::Slice(behind.clone())]), depth + 1);
                if claims.iter().any(holds_something) {
                    inner.append(&mut claims);
                    ranges.push(behind);
                }
                return (inner, ranges);
            }
        }
        let (mut inner, mut ranges) = (Vec::new(), Vec::new());
        for part in parts(text) {
            let mut claims = self.claims(&text.part(part.pieces), depth + 1);
            if !claims.iter().any(holds_something) {
                // The text around it may have the whole of what cannot be read here.
                inner.extend(claims.into_iter().filter(is_meant));
                continue;
            }
            match part.container {
                Container::Signs => {}
                Container::Slashes => repaired(&mut claims),
                Container::Other => describe(&mut claims, &part.ranges, text),
            }
            inner.append(&mut claims);
            ranges.extend(part.ranges);
        }
        (inner, ranges)
    }

    /// The claims about the strings of JSON.
    fn of_data(&self, text: &Text, data: &Data, depth: usize) -> (Vec<Claim>, Vec<Range<usize>>) {
        let mut ranges = Vec::new();
        let strings: Vec<Vec<Claim>> = data
            .strings
            .iter()
            .map(|member| {
                let slice = text.content.get(member.range.clone()).unwrap_or_default();
                if slice.len() < SHORTEST || !may_hold_something(slice) {
                    return Vec::new();
                }
                let mut claims = self.claims(&string(text, member.range.clone()), depth + 1);
                if !claims.iter().any(|claim| holds_something(claim) || is_meant(claim)) {
                    return Vec::new();
                }
                in_text(&mut claims);
                ranges.push(member.range.clone());
                claims
            })
            .collect();
        let play = |moves: &data::Moves, board: &Position, variant: Variant| {
            let string = match moves {
                data::Moves::String(range) => string(text, range.clone()),
                data::Moves::List(ranges) => joined(text, ranges),
            };
            let run = Run::new(&string.content, self.pasted.language);
            let game = pgn::read_from(&run, run.whole(), board, variant)?;
            let mut claim =
                Claim { span: game.core(), strength: Strength::Tags, value: Value::Game(Box::new(game)) };
            self.relocate(&mut claim, &string);
            match claim.value {
                Value::Game(game) => Some(*game),
                _ => None,
            }
        };
        (data::described(strings, data, &text.content, &play), ranges)
    }

    /// Moves the places of a claim from a text to the pasted one.
    fn relocate(&self, claim: &mut Claim, text: &Text) {
        if text.is_pasted() {
            return;
        }
        moved(claim, self.pasted, &|span| text.place(span));
    }
}

/// The strings of a list as one text, with what stands between them as spaces.
fn joined(text: &Text, strings: &[Range<usize>]) -> Text {
    let mut pieces = Vec::new();
    let mut done = None;
    for range in strings {
        if let Some(done) = done {
            pieces.push(Piece::Decoded(' ', done..range.start));
        }
        pieces.push(Piece::Slice(range.clone()));
        done = Some(range.end);
    }
    text.part(pieces)
}

/// Moves the places of a claim to those in a run.
fn moved(claim: &mut Claim, run: &Run, place: &dyn Fn(Span) -> Span) {
    let line = |character| run.line_of(character);
    let error = |error: &mut ImportError| {
        error.at = place(error.at);
        error.line = line(error.at.start);
        error.text = run.excerpt(error.at);
        error.record.iter_mut().for_each(|record| record.span = place(record.span));
    };
    claim.span = place(claim.span);
    match &mut claim.value {
        Value::Board(found, _) => found.relocate(place, &line),
        Value::Game(game) | Value::Moves(game) => {
            game.relocate(place, &line);
            game.stopped.iter_mut().for_each(error);
        }
        Value::Played(game, board) => {
            game.relocate(place, &line);
            *board = place(*board);
        }
        Value::Note(Note::Solution(moves)) => *moves = place(*moves),
        Value::Fault { error: fault, .. } => error(fault),
        Value::Choice(_) | Value::Note(_) => {}
    }
}

/// Adds to the boards in a container what the text around it says.
fn describe(claims: &mut [Claim], ranges: &[Range<usize>], around: &Text) {
    in_text(claims);
    if let Some(first) = ranges.first() {
        beside::heading(claims, around.content.get(..first.start).unwrap_or_default());
    }
}

/// Says of the records in a text that their slashes were escaped.
fn repaired(claims: &mut [Claim]) {
    for claim in claims {
        if let Value::Board(found, SourceKind::Record) = &mut claim.value {
            found.remark([RemarkKind::Record(RepairKind::Slashes)]);
        }
    }
}

/// Whether two claims are one board with the same side at the bottom and the same marks.
fn is_same(one: &Claim, other: &Claim) -> bool {
    let (Value::Board(one, _), Value::Board(other, _)) = (&one.value, &other.value) else { return false };
    one.position == other.position && one.orientation == other.orientation && one.marks == other.marks
}

/// A text with spaces instead of the lines in which some places are, in characters.
fn without_lines(text: &str, mut spans: Vec<Span>) -> String {
    sort_by_numbers(&mut spans, |span| [span.start, 0, 0]);
    let mut spans = spans.into_iter().peekable();
    let mut at = 0;
    let mut rest = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        let (start, length) = (at, line.chars().count());
        at += length;
        while spans.next_if(|span| span.end.max(span.start + 1) <= start).is_some() {}
        if spans.peek().is_some_and(|span| span.start < at) {
            rest.extend(line.chars().map(|c| if matches!(c, '\n' | '\r') { c } else { ' ' }));
        } else {
            rest.push_str(line);
        }
    }
    rest
}

/// Whether a claim makes a container one that is read on its own.
fn holds_something(claim: &Claim) -> bool {
    claim.is_anchor() || matches!(claim.value, Value::Moves(_))
}

fn is_meant(claim: &Claim) -> bool {
    matches!(claim.value, Value::Fault { is_meant: true, .. })
}

/// Whether a string can hold a board or moves.
fn may_hold_something(string: &str) -> bool {
    !string.is_ascii()
        || string.contains('/')
        || string.contains("start")
        || string.bytes().any(|byte| byte.is_ascii_digit())
        || ["\n", "\\n"].iter().any(|end| string.matches(end).nth(ROW_ENDS - 1).is_some())
}

/// Records in a container are records in a text.
fn in_text(claims: &mut [Claim]) {
    for claim in claims {
        if let Value::Board(_, source @ (SourceKind::Record | SourceKind::Epd)) = &mut claim.value {
            *source = SourceKind::InText;
        }
    }
}
