//! One board that a text has several times.

use std::collections::HashMap;

use super::anchor::Anchor;
use crate::import::claims::Strength;
use crate::import::found::Found;
use crate::import::remark::{Remark, RemarkKind};
use crate::import::source::SourceKind;
use crate::import::usage::Use;
use crate::notation::{RepairKind, write, write_placement};
use crate::position::{Color, Square, sort_by_numbers};

/// The number of squares in which a diagram may differ from the record beside it and still be meant for the same board.
const MOST_DIFFERENCES: usize = 6;

/// The number of records that are a list.
const SHORTEST_LIST: usize = 3;

/// The boards without those that say less about a board than another one does: the diagram beside a record, a picture beside
/// a link.
pub(super) fn merged(anchors: Vec<Anchor>) -> Vec<Anchor> {
    fullest(with_diagram(once(anchors)))
}

/// A link to a board that another link or a record has is the same board.
fn once(anchors: Vec<Anchor>) -> Vec<Anchor> {
    let is_link = |anchor: &Anchor| match anchor {
        Anchor::Board(found, source, _) => {
            let is_link = |remark: &Remark| remark.kind == RemarkKind::Record(RepairKind::Link);
            *source == SourceKind::Link || found.remarks.iter().any(is_link)
        }
        Anchor::Game(_) => false,
    };
    if anchors.len() < 2 || !anchors.iter().any(is_link) {
        return anchors;
    }
    // For each board the side at its bottom, whether it is a link, and its index among those that are kept.
    let mut known: HashMap<String, (Option<Color>, bool, usize)> = HashMap::new();
    let mut kept: Vec<Anchor> = Vec::with_capacity(anchors.len());
    for anchor in anchors {
        let is_link = is_link(&anchor);
        if let Anchor::Board(found, ..) = &anchor
            && (is_link || anchor.strength() == Some(Strength::Record))
            && found.marks.is_empty()
        {
            let record = write(&found.position);
            let place = found.span;
            // One that is turned is another picture of the board.
            let is_same = |(side, was_link, _): &&(Option<Color>, bool, usize)| {
                (is_link || *was_link)
                    && (side.is_none() || found.orientation.is_none() || *side == found.orientation)
            };
            if let Some((.., first)) = known.get(&record).filter(is_same) {
                if let Some(Anchor::Board(first, ..)) = kept.get_mut(*first) {
                    first.notes.push((Use::Board, place));
                    first.title = first.title.take().or(found.title.clone());
                    first.orientation = first.orientation.or(found.orientation);
                }
                continue;
            }
            known.insert(record, (found.orientation, is_link, kept.len()));
        }
        kept.push(anchor);
    }
    kept
}

/// A record and a diagram beside it, as Stockfish prints them, are one. Where they disagree, the record counts.
fn with_diagram(mut anchors: Vec<Anchor>) -> Vec<Anchor> {
    let is = |anchor: &Anchor, sought: Strength| anchor.strength() == Some(sought);
    let mut records =
        (0..anchors.len()).filter(|index| anchors.get(*index).is_some_and(|one| is(one, Strength::Record)));
    let (Some(record), None) = (records.next(), records.next()) else { return anchors };
    let Some(diagram) = anchors.iter().position(|anchor| is(anchor, Strength::Diagram)) else {
        return anchors;
    };
    let (Some(Anchor::Board(drawn, ..)), Some(Anchor::Board(found, source, _))) =
        (anchors.get(diagram), anchors.get(record))
    else {
        return anchors;
    };
    let differences = Square::ALL
        .into_iter()
        .filter(|square| drawn.position.piece_at(*square) != found.position.piece_at(*square))
        .count();
    if differences > MOST_DIFFERENCES || !matches!(source, SourceKind::Record | SourceKind::InText) {
        return anchors;
    }
    let (orientation, span) = (drawn.orientation, drawn.span);
    if let Some(Anchor::Board(found, source, _)) = anchors.get_mut(record) {
        *source = SourceKind::DiagramWithRecord;
        found.orientation = orientation.or(found.orientation);
        found.notes.push((Use::Board, span));
        if differences > 0 {
            found.remarks.push(Remark { kind: RemarkKind::DiagramDisagrees, span });
        }
    }
    anchors.remove(diagram);
    anchors
}

/// Whether a board says nothing of rights or clocks itself.
fn is_part(found: &Found) -> bool {
    let is = |kind| matches!(kind, RemarkKind::RightsNotGiven | RemarkKind::Record(RepairKind::Filled));
    found.remarks.iter().any(|remark| is(remark.kind))
        || found.notes.iter().any(|(used, _)| *used == Use::Fields)
}

fn fullest(anchors: Vec<Anchor>) -> Vec<Anchor> {
    // In a list each record is a row, whatever it lacks.
    let is_row = |anchor: &Anchor| {
        anchor.strength() == Some(Strength::Record)
            && !matches!(anchor, Anchor::Board(_, SourceKind::Link, _))
    };
    let is_list = anchors.iter().filter(|anchor| is_row(anchor)).count() >= SHORTEST_LIST;
    let part = |anchor: &Anchor| {
        matches!(anchor, Anchor::Board(found, ..) if is_part(found)) && !(is_list && is_row(anchor))
    };
    if anchors.len() < 2 || !anchors.iter().any(part) {
        return anchors;
    }
    let placement = |found: &Found| {
        let mut text = String::new();
        write_placement(&found.position, &mut text);
        // A list and a diagram do not say which pieces are promoted, nor what is in the pockets.
        text.split('[').next().unwrap_or_default().replace('~', "")
    };
    let (parts, mut kept): (Vec<Anchor>, Vec<Anchor>) = anchors.into_iter().partition(part);
    let whole: HashMap<String, usize> = kept
        .iter()
        .enumerate()
        .filter_map(|(index, anchor)| match anchor {
            Anchor::Board(found, ..) => Some((placement(found), index)),
            Anchor::Game(_) => None,
        })
        .collect();
    for anchor in parts {
        let Anchor::Board(found, ..) = &anchor else { continue };
        match whole.get(&placement(found)).and_then(|index| kept.get_mut(*index)) {
            Some(Anchor::Board(full, ..)) => {
                full.orientation = full.orientation.or(found.orientation);
                full.notes.push((Use::Board, found.span));
                full.notes.extend(&found.notes);
                full.aside.extend(&found.aside);
                full.title = full.title.take().or(found.title.clone());
                found.marks.iter().for_each(|mark| full.marks.draw(mark));
            }
            _ => kept.push(anchor),
        }
    }
    sort_by_numbers(&mut kept, |anchor| [anchor.start(), 0, 0]);
    kept
}
