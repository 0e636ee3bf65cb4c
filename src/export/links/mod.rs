//! Links to a position on other sites, each in the dialect that the site reads, or the reason why the site would refuse
//! it.

mod embed;
mod file;

use std::num::NonZeroU32;

use super::{out, plain};
use crate::legality::{Finding, Rules, Severity, Variant, findings};
use crate::notation::{Form, write_form};
use crate::position::{CastlingMode, CastlingRights, Color, Position};

pub use embed::embed_code;
pub use file::file_name;

/// The maximum number of men in the Syzygy tablebases.
pub const MAX_TABLEBASE_PIECES: usize = 7;

/// A site that can show a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Site {
    /// The analysis board of Lichess.
    LichessAnalysis,
    /// The board editor of Lichess.
    LichessEditor,
    /// The analysis board of Chess.com.
    ChessCom,
    /// The page of the Syzygy tablebases.
    Syzygy,
    /// The Chess Cloud Database.
    ChessDb,
}

impl Site {
    /// All sites, in the order in which the page offers them.
    pub const ALL: [Site; 5] =
        [Site::LichessAnalysis, Site::LichessEditor, Site::ChessCom, Site::Syzygy, Site::ChessDb];

    /// The stable name of the site.
    pub const fn name(self) -> &'static str {
        match self {
            Site::LichessAnalysis => "lichess-analysis",
            Site::LichessEditor => "lichess-editor",
            Site::ChessCom => "chess-com",
            Site::Syzygy => "syzygy",
            Site::ChessDb => "chessdb",
        }
    }
}

/// The error of a site that would refuse the position or read another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The reason.
    pub reason: Refusal,
}

/// The reasons why a site would refuse a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The site does not support this variant.
    Variant(Variant),
    /// There are more men on the board than the tablebases have.
    TooManyMen {
        /// The maximum number.
        most: usize,
        /// The number on the board.
        count: usize,
    },
    /// The tablebases have no positions with castling rights.
    Castling,
    /// The site supports castling from the standard start position only.
    Chess960,
    /// The position has a finding with which the site does not accept it.
    Finding(Finding),
}

/// The link to a position on a site. This does not access the network.
///
/// # Errors
///
/// The reason why the site would not show this position.
pub fn link(site: Site, position: &Position, rules: Rules, orientation: Color) -> Result<String, Refused> {
    let refuse = |reason| Err(Refused { reason });
    let is_lichess = matches!(site, Site::LichessAnalysis | Site::LichessEditor);
    if !is_lichess && rules.variant != Variant::Chess {
        return refuse(Refusal::Variant(rules.variant));
    }
    if site != Site::LichessEditor
        && let Some(finding) =
            findings(position, &rules).into_iter().find(|finding| finding.severity >= Severity::EnginesRefuse)
    {
        return refuse(Refusal::Finding(finding));
    }
    // A program that is handed a castling right without its rook or king refuses the position, or crashes.
    let mut allowed = position.clone();
    allowed.castling = rules.allowed_castling(position);
    let position = &allowed;
    let mut text = String::new();
    match site {
        Site::LichessAnalysis | Site::LichessEditor => {
            lichess_link(&mut text, site == Site::LichessEditor, position, rules, orientation);
        }
        Site::ChessCom => {
            let foreign = position.castling != position.allowed_castling(CastlingMode::Standard);
            if rules.mode == CastlingMode::Chess960 && foreign {
                return refuse(Refusal::Chess960);
            }
            text.push_str("https://www.chess.com/analysis?fen=");
            encode(&mut text, &write_form(&plain::plain(position), "", Form::Fen1993), "%20");
            if orientation == Color::Black {
                text.push_str("&flip=true");
            }
        }
        Site::Syzygy => syzygy_link(&mut text, position, rules)?,
        Site::ChessDb => {
            text.push_str("https://www.chessdb.cn/queryc_en/?");
            encode(&mut text, &write_form(&plain::plain(position), "", Form::Lichess), "_");
        }
    }
    Ok(text)
}

/// Appends the link to the analysis board or to the editor of Lichess.
fn lichess_link(text: &mut String, is_editor: bool, position: &Position, rules: Rules, orientation: Color) {
    let key = lichess_key(rules);
    if is_editor {
        text.push_str("https://lichess.org/editor/");
    } else {
        out::all(text, &["https://lichess.org/analysis/", key, "/"]);
    }
    encode(text, &lichess_fen(position, rules), "_");
    let mut sign = "?";
    // The editor accepts the rooks of Chess960 only with this parameter.
    if is_editor && rules != Rules::STANDARD {
        out::all(text, &["?variant=", key]);
        sign = "&";
    }
    if orientation == Color::Black {
        out::all(text, &[sign, "color=black"]);
    }
}

/// Appends the link to the Syzygy tablebases.
fn syzygy_link(text: &mut String, position: &Position, rules: Rules) -> Result<(), Refused> {
    let count = position.board().occupied().count();
    if count > MAX_TABLEBASE_PIECES {
        return Err(Refused { reason: Refusal::TooManyMen { most: MAX_TABLEBASE_PIECES, count } });
    }
    if !rules.allowed_castling(position).squares().is_empty() {
        return Err(Refused { reason: Refusal::Castling });
    }
    // The site refuses positions with castling rights, even with impossible ones.
    let mut position = plain::plain(position);
    position.castling = CastlingRights::NONE;
    text.push_str("https://syzygy-tables.info/?fen=");
    encode(text, &write_form(&position, "", Form::Lichess), "_");
    Ok(())
}

/// The name of a variant in links to Lichess.
fn lichess_key(rules: Rules) -> &'static str {
    match rules.variant {
        Variant::Chess if rules.mode == CastlingMode::Chess960 => "chess960",
        Variant::Chess => "standard",
        Variant::Crazyhouse => "crazyhouse",
        Variant::ThreeCheck => "threeCheck",
        Variant::KingOfTheHill => "kingOfTheHill",
        Variant::Atomic => "atomic",
        Variant::Antichess => "antichess",
        Variant::Horde => "horde",
        Variant::RacingKings => "racingKings",
    }
}

/// The maximum of both clocks. The editor of Lichess accepts four digits, and shows the start position if there are more.
const HIGHEST_CLOCK: NonZeroU32 = NonZeroU32::new(9_999).unwrap();

/// The FEN for Lichess, which has pockets as a ninth rank. In Antichess, every capture en passant is legal, so the en
/// passant square is set as in X-FEN.
fn lichess_fen(position: &Position, rules: Rules) -> String {
    let form = if rules.variant == Variant::Antichess { Form::XFen } else { Form::Lichess };
    write_form(&plain::with_clocks_up_to(position, HIGHEST_CLOCK), "", form)
        .replace('[', "/")
        .replace(']', "")
}

/// Appends a FEN with `space` for each space. `+`, `[` and `]` are percent-encoded.
fn encode(text: &mut String, fen: &str, space: &str) {
    for character in fen.chars() {
        match character {
            ' ' => text.push_str(space),
            '+' => text.push_str("%2B"),
            '[' => text.push_str("%5B"),
            ']' => text.push_str("%5D"),
            other => text.push(other),
        }
    }
}
