//! The edits of a placement that make eight ranks of eight squares of it, each with how likely it is as a slip.

use super::ranks::{Placement, is_man, is_stray, width};
use crate::notation::source::slice;

/// The maximum number of offers for a fault.
pub(crate) const MOST_OFFERS: usize = 3;

/// The letters of the men.
const MEN: &str = "PNBRQKpnbrqk";

/// An edit: other characters in the place of some.
pub(super) struct Edit {
    /// The characters that it replaces.
    pub(super) from: usize,
    pub(super) to: usize,
    pub(super) text: String,
    /// How likely it is, in the unit of [`likelihood`](super::likely::likelihood).
    pub(super) prior: i32,
}

impl Edit {
    fn new(from: usize, to: usize, text: impl Into<String>, prior: i32) -> Edit {
        Edit { from, to, text: text.into(), prior }
    }
}

/// The edits of one segment that make a rank of it.
pub(super) fn of_rank(placement: &Placement, segment: (usize, usize)) -> Vec<Edit> {
    let (from, to) = segment;
    let character = |index: usize| placement.characters.get(index).map_or(' ', |(_, c)| *c);
    let strays: Vec<usize> = (from..to).filter(|index| is_stray(character(*index))).collect();
    let missing = 8 - placement.width(segment);
    match strays.as_slice() {
        [] => of_width(placement, segment, missing),
        [stray] => of_stray(character(*stray), *stray, missing),
        [first, .., last] => {
            let kept: String = placement.part(*first, last + 1).chars().filter(|c| !is_stray(*c)).collect();
            vec![Edit::new(*first, last + 1, kept, 0)]
        }
    }
}

/// The edits of a segment that has a wrong number of squares.
fn of_width(placement: &Placement, (from, to): (usize, usize), missing: i32) -> Vec<Edit> {
    let character = |index: usize| placement.characters.get(index).map_or(' ', |(_, c)| *c);
    let is_same = |one: usize, other: usize| {
        (from..to).contains(&one) && (from..to).contains(&other) && character(one) == character(other)
    };
    let mut edits = Vec::new();
    for at in from..=to {
        if let Some(digit) = digit(missing) {
            // Whoever has not written on has left out the end.
            edits.push(Edit::new(at, at, digit, if at == to { 5 } else { 0 }));
        }
        if missing == 1 {
            edits.extend(MEN.chars().map(|man| Edit::new(at, at, man, -260)));
        }
    }
    for at in from..to {
        let here = character(at);
        let is_twice = at > from && is_same(at - 1, at) || is_same(at, at + 1);
        if here.is_ascii_digit() {
            if let Some(other) = digit(width(here) + missing) {
                edits.push(Edit::new(at, at + 1, other, if missing.abs() == 1 { -30 } else { -60 }));
            }
            if width(here) + missing == 1 {
                edits.extend(MEN.chars().map(|man| Edit::new(at, at + 1, man, -420)));
            }
        }
        if width(here) + missing == 0 {
            let prior = match (is_man(here), is_twice) {
                (_, true) => 60,
                (true, false) => -200,
                (false, false) => -60,
            };
            edits.push(Edit::new(at, at + 1, "", prior));
        }
    }
    edits
}

/// The edits of a segment with one character that has no meaning there.
fn of_stray(stray: char, at: usize, missing: i32) -> Vec<Edit> {
    let mut edits = Vec::new();
    if missing == 0 {
        edits.push(Edit::new(at, at + 1, "", 0));
    }
    if let Some(digit) = digit(missing) {
        edits.push(Edit::new(at, at + 1, digit, 0));
    }
    if missing == 1 {
        let meant = look_alike(stray);
        edits.extend(MEN.chars().map(|man| {
            let is_meant = meant.is_some_and(|meant| man.eq_ignore_ascii_case(&meant));
            let is_case = man.is_ascii_lowercase() == stray.is_ascii_lowercase();
            let prior = if is_meant { 150 } else { -230 };
            Edit::new(at, at + 1, man, if is_case { prior } else { prior - 200 })
        }));
    }
    edits
}

/// The man that a letter stands for in other languages, or whose letter is its neighbour.
fn look_alike(stray: char) -> Option<char> {
    match stray.to_ascii_lowercase() {
        's' => Some('n'),
        't' => Some('r'),
        'd' => Some('q'),
        'o' => Some('p'),
        _ => None,
    }
}

/// The edits by which nine segments become eight.
pub(super) fn of_nine(placement: &Placement) -> Vec<Edit> {
    let mut edits = Vec::new();
    let bad: Vec<usize> = (0..placement.segments.len())
        .filter(|index| !placement.is_rank(placement.segments[*index]))
        .collect();
    for (index, (from, to)) in placement.segments.iter().copied().enumerate() {
        if index > 0 {
            let slash = from - 1;
            edits.push(Edit::new(slash, from, "", 0));
            let both = placement.width(placement.segments[index - 1]) + placement.width((from, to));
            if let Some(digit) = digit(8 - both) {
                edits.push(Edit::new(slash, from, digit, -50));
            }
            if both == 7 {
                edits.extend(MEN.chars().map(|man| Edit::new(slash, from, man, -420)));
            }
        }
        if bad.is_empty() || bad == [index] {
            // With the slash before it, or after the first rank.
            let (from, to) = if index > 0 { (from - 1, to) } else { (from, to + 1) };
            let rank = placement.part(placement.segments[index].0, placement.segments[index].1);
            let is_twice = |other: Option<&(usize, usize)>| {
                other.is_some_and(|(from, to)| placement.part(*from, *to) == rank)
            };
            let before = index.checked_sub(1).and_then(|before| placement.segments.get(before));
            let prior = match rank.as_str() {
                _ if is_twice(before) || is_twice(placement.segments.get(index + 1)) => 300,
                "8" => 0,
                _ => -300,
            };
            edits.push(Edit::new(from, to, "", prior));
        }
    }
    edits
}

/// The edits by which seven segments become eight: a slash was lost, or something else stands in its place.
pub(super) fn of_seven(placement: &Placement) -> Vec<Edit> {
    let is_bad = |segment: &&(usize, usize)| !placement.is_rank(**segment);
    let mut edits = Vec::new();
    for (from, to) in placement.segments.iter().filter(is_bad).copied() {
        // The mark of a promoted piece stays with it.
        let is_marked = |at: usize| placement.part(at, at + 1) == "~";
        edits.extend((from..=to).filter(|at| !is_marked(*at)).map(|at| Edit::new(at, at, "/", 0)));
        edits.extend((from..to).map(|at| Edit::new(at, at + 1, "/", 0)));
    }
    edits
}

/// The edits by which fewer than eight ranks become eight, with empty ranks wherever they can be.
pub(super) fn of_few(placement: &Placement, is_end: bool) -> Vec<Edit> {
    let given: Vec<String> = placement.segments.iter().map(|(from, to)| placement.part(*from, *to)).collect();
    let missing = 8usize.saturating_sub(given.len());
    if missing == 0 || !placement.segments.iter().all(|segment| placement.is_rank(*segment)) {
        return Vec::new();
    }
    let mut edits = Vec::new();
    // Each set of ranks that are the missing ones.
    for set in 0u32..256 {
        if set.count_ones() as usize != missing {
            continue;
        }
        let mut rest = given.iter();
        let ranks: Vec<&str> = (0..8)
            .map(|rank| if set & (1 << rank) != 0 { "8" } else { rest.next().map_or("8", String::as_str) })
            .collect();
        // Whoever has not written on has not come to the last ranks yet.
        let is_last = (set >> given.len()).count_ones() as usize == missing;
        let prior = if is_end && is_last { 1_000 } else { 0 };
        edits.push(Edit::new(0, placement.characters.len(), ranks.join("/"), prior));
    }
    edits
}

/// The edits that exchange a slash with its neighbour.
pub(super) fn of_slash(placement: &Placement, slash: usize) -> Vec<Edit> {
    let around = placement.part(slash.saturating_sub(1), slash + 2);
    let moved = |from: usize, to: usize, text: String| Edit::new(from, to, text, 0);
    let mut characters = around.chars();
    match (characters.next(), characters.next(), characters.next()) {
        (Some(left), Some('/'), Some(right)) => vec![
            moved(slash - 1, slash + 1, format!("/{left}")),
            moved(slash, slash + 2, format!("{right}/")),
        ],
        _ => Vec::new(),
    }
}

/// The segment with as many empty squares less as it has squares too many, taken from its end; none if it has too many men.
pub(super) fn shrunk(placement: &Placement, (from, to): (usize, usize)) -> Option<Edit> {
    let mut surplus = placement.width((from, to)) - 8;
    let mut kept = Vec::new();
    for character in placement.part(from, to).chars().rev() {
        let cut = if character.is_ascii_digit() { surplus.clamp(0, width(character)) } else { 0 };
        surplus -= cut;
        kept.extend(if cut > 0 { digit(width(character) - cut) } else { Some(character) });
    }
    let text: String = kept.into_iter().rev().collect();
    (surplus == 0).then(|| Edit::new(from, to, text, 0))
}

/// The digit of a number of squares.
fn digit(squares: i32) -> Option<char> {
    let index = usize::try_from(squares).ok()?;
    (1..=8).contains(&index).then(|| slice("012345678", index, index + 1).chars().next()).flatten()
}
