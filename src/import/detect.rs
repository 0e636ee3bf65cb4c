//! Chooses the reader for a text: tries one after the other.

use super::error::{ImportError, report};
use super::paste::Paste;
use super::quoted::unquoted;
use super::remark::RemarkKind;
use super::result::Import;
use super::{diagram, json, latex, link, list, markup, object, pgn, places, record, style12, template, uci};
use crate::notation::{Language, RepairKind};

/// Reads the positions or games in a text. `language` is the language of the piece letters, if the user has chosen one.
pub fn import(text: &str, language: Option<Language>) -> Import {
    // Web pages use no-break spaces. A space instead of each keeps all character offsets.
    let text = &*text.replace('\u{A0}', " ");
    let plain = unquoted(text);
    let text = plain.as_deref().unwrap_or(text);
    // JSON may escape slashes. A space instead of each backslash keeps all offsets, and spaces around slashes are ignored.
    if text.matches("\\/").nth(6).is_some() {
        let mut import = read_known_formats(&Paste::new(&text.replace("\\/", " /"), language));
        if let Import::Positions { found, .. } = &mut import {
            let joined = RemarkKind::Record(RepairKind::RanksJoined);
            let remarks = found.iter_mut().flat_map(|found| &mut found.remarks);
            for remark in remarks.filter(|remark| remark.kind == joined) {
                remark.kind = RemarkKind::Record(RepairKind::Slashes);
            }
        }
        return import;
    }
    read_known_formats(&Paste::new(text, language))
}

/// Tries the readers of formats that are recognised by their syntax, then [`whole`].
fn read_known_formats(paste: &Paste) -> Import {
    uci::read(paste)
        .or_else(|| pgn::read_tagged(paste))
        .or_else(|| markup::read(paste))
        .or_else(|| template::read(paste))
        .or_else(|| latex::read(paste))
        .or_else(|| style12::read(paste))
        .or_else(|| json::read(paste))
        .or_else(|| link::read(paste))
        .or_else(|| object::read(paste))
        .or_else(|| record::read_lines(paste))
        .unwrap_or_else(|| whole(paste))
}

/// Reads a text as one record, as diagrams, as movetext, or as a list of pieces.
fn whole(paste: &Paste) -> Import {
    // Links within other text. A text that is a link itself may contain spaces, so it is read as one record.
    let is_link = places::spots(paste.text()).iter().all(|spot| spot.is_link);
    if is_link
        && !paste.text().trim_start().starts_with("http")
        && let Some(import) = record::read_links(paste)
    {
        return import;
    }
    if let Some(import) = record::read_table(paste) {
        return import;
    }
    let fault = match record::read_whole(paste) {
        Ok(import) => return import,
        Err(fault) => fault,
    };
    if let Some(import) = record::read_wrapped(paste) {
        return import;
    }
    without_record(paste, fault)
}

/// Reads a text in which no record could be read, because of the fault, as something else. What was certainly meant as a
/// record is never replaced by something weaker in silence: a diagram is read with the fault, moves are not read.
fn without_record(paste: &Paste, fault: ImportError) -> Import {
    let has_board = places::has_board(paste.text());
    let diagrams = match diagram::read(paste) {
        Some(Ok(mut import)) => {
            if let Import::Positions { unread, .. } = &mut import
                && has_board
            {
                report(unread, fault);
            }
            return import;
        }
        Some(Err(error)) => Some(error),
        None => None,
    };
    if !has_board && let Some(import) = pgn::read_movetext(paste) {
        return import;
    }
    // A text with the slashes of a placement was meant as a record, and its faults say more than those of a list.
    let is_record = places::has_placement(paste.text());
    if !is_record && let Some(import) = list::read(paste) {
        return import;
    }
    if !has_board {
        let import = pgn::read_bare_moves(paste)
            .or_else(|| link::read_start_number(paste))
            .or_else(|| markup::read_start(paste));
        if let Some(import) = import {
            return import;
        }
    }
    match diagrams {
        Some(error) if !is_record => Import::Unread(error),
        _ => record::read_localised(paste)
            .or_else(|| record::read_faulty_lines(paste))
            .unwrap_or_else(|| Import::Unread(pgn::first_error(paste).unwrap_or(fault))),
    }
}
