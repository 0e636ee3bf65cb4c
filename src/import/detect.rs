//! Tries one reader after the other.

use super::paste::Paste;
use super::remark::RemarkKind;
use super::result::Import;
use super::{diagram, json, latex, list, markup, pgn, places, record, style12, template, uci};
use crate::notation::{Language, RepairKind};

/// Reads the positions or games in a text. `language` is the one whose piece letters the user has chosen, if any.
pub fn import(text: &str, language: Option<Language>) -> Import {
    // Pages keep what belongs together in one line. It is a space, and one character in the place of another.
    let text = &*text.replace('\u{A0}', " ");
    // Data escapes slashes. A space in the place of each keeps all places where they are: around slashes it means nothing.
    if text.matches("\\/").nth(6).is_some() {
        let mut import = sorted(&Paste::new(&text.replace("\\/", " /"), language));
        if let Import::Positions { found, .. } = &mut import {
            let joined = RemarkKind::Record(RepairKind::RanksJoined);
            let remarks = found.iter_mut().flat_map(|found| &mut found.remarks);
            for remark in remarks.filter(|remark| remark.kind == joined) {
                remark.kind = RemarkKind::Record(RepairKind::Slashes);
            }
        }
        return import;
    }
    sorted(&Paste::new(text, language))
}

/// Tries one reader after the other.
fn sorted(paste: &Paste) -> Import {
    uci::read(paste)
        .or_else(|| pgn::read_tagged(paste))
        .or_else(|| markup::read(paste))
        .or_else(|| template::read(paste))
        .or_else(|| latex::read(paste))
        .or_else(|| style12::read(paste))
        .or_else(|| json::read(paste))
        .or_else(|| record::read_lines(paste))
        .unwrap_or_else(|| whole(paste))
}

/// A text that is one record, or a diagram, or none of both.
fn whole(paste: &Paste) -> Import {
    // A link within other text; one that stands alone may have spaces in it.
    let is_link = places::spots(paste.text()).iter().all(|spot| spot.is_link);
    if is_link
        && !paste.text().trim_start().starts_with("http")
        && let Some(import) = record::read_links(paste)
    {
        return import;
    }
    let fault = match record::read_whole(paste) {
        Ok(import) => return import,
        Err(fault) => fault,
    };
    if let Some(import) = record::read_table(paste) {
        return import;
    }
    let diagrams = match diagram::read(paste) {
        Some(Ok(import)) => return import,
        Some(Err(stopped)) => Some(stopped),
        None => None,
    };
    if let Some(import) = pgn::read_movetext(paste) {
        return import;
    }
    // What has the slashes of a placement was meant as a record: its own faults say more.
    let is_record = places::has_placement(paste.text());
    if !is_record && let Some(import) = list::read(paste) {
        return import;
    }
    match diagrams {
        Some(stopped) if !is_record => Import::Unread(stopped),
        _ => record::read_localised(paste)
            .unwrap_or_else(|| Import::Unread(pgn::first_error(paste).unwrap_or(fault))),
    }
}
