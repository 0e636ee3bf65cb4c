//! Whatever text a person pastes, and the positions in it.
//!
//! [`import`] tries, in this order: UCI `position … moves …`; PGN with tags; `[fen]…[/fen]`; diagram templates of
//! Wikipedia; LaTeX commands; boards of style 12; data; records (FEN, EPD, links and whatever else [`read_lenient`] takes), one or one a line;
//! diagrams in text; PGN movetext without tags; lists of pieces; records with local piece letters. A text is taken for
//! what comes later only if nothing before it reads it, so no record is ever taken for something else.
//!
//! Nothing is left out silently: what was guessed is a [`Remark`], what could not be read a [`ImportError`] with its place.
//! All readers go through the text once; the limits below keep hostile text from filling the memory. [`ChunkedImport`] reads long
//! texts a stretch at a time.
//!
//! [`read_lenient`]: crate::notation::read_lenient

pub mod arrivals;
mod chunked;
mod diagram;
mod engine;
mod foreign;
mod game;
mod json;
mod latex;
mod list;
mod markup;
mod paste;
mod pgn;
mod record;
mod result;
mod several;
mod side;
mod style12;
mod template;
mod uci;
mod variant;

use crate::notation::{Language, RepairKind};
use paste::Paste;

pub use chunked::ChunkedImport;
pub use game::{Game, Ply};
pub use result::{Choice, Found, Import, ImportError, Reason, Remark, RemarkKind, SourceKind};

/// More positions are not kept from one text.
pub const MAX_POSITIONS: usize = 10_000;

/// More games are not kept from one text.
pub const MAX_GAMES: usize = 1_000;

/// More plies are not kept from one game.
pub const MAX_GAME_PLIES: usize = 2_000;

/// More plies are not kept from all games together.
pub const MAX_TOTAL_PLIES: usize = 100_000;

/// More places that could not be read are not reported.
pub const MAX_UNREAD: usize = 1_000;

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
    let is_link = several::spots(paste.text()).iter().all(|spot| spot.is_link);
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
    let is_record = record::has_placement(paste.text());
    if !is_record && let Some(import) = list::read(paste) {
        return import;
    }
    match diagrams {
        Some(stopped) if !is_record => Import::Unread(stopped),
        _ => record::read_localised(paste)
            .unwrap_or_else(|| Import::Unread(pgn::stopped(paste).unwrap_or(fault))),
    }
}
