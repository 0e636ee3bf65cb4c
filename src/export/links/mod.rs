//! The addresses of a position on other sites, each in the dialect that the site reads; or why the site would refuse it.

mod embed;
mod file;

use std::num::NonZeroU32;

use super::{out, plain};
use crate::legality::{Finding, Rules, Severity, Variant, findings};
use crate::notation::{Form, write_form};
use crate::position::{CastlingMode, CastlingRights, Color, Position};

pub use embed::embed_code;
pub use file::file_name;

/// The men that the largest tablebases have on the board.
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
    /// Every site, in the order in which they are offered.
    pub const ALL: [Site; 5] =
        [Site::LichessAnalysis, Site::LichessEditor, Site::ChessCom, Site::Syzygy, Site::ChessDb];

    /// The name by which the page knows the site.
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

/// A site would refuse the position, or read it as another one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// Why.
    pub reason: Refusal,
}

/// Why a site would refuse a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The site does not have this game.
    Variant(Variant),
    /// There are more men on the board than it has tables for.
    TooManyMen {
        /// How many there may be.
        most: usize,
        /// How many there are.
        count: usize,
    },
    /// Its tables have no positions in which anybody may castle.
    Castling,
    /// It knows castling from the standard start position only.
    Chess960,
    /// Something is wrong with the position that the site cannot do with.
    Finding(Finding),
}

/// The address of a position on a site. Nothing is fetched to find it.
///
/// # Errors
///
/// The reason why the site would not show this position: there is no address then.
pub fn link(site: Site, position: &Position, rules: Rules, orientation: Color) -> Result<String, Refused> {
    let refuse = |reason| Err(Refused { reason });
    let is_lichess = matches!(site, Site::LichessAnalysis | Site::LichessEditor);
    if !is_lichess && rules.variant != Variant::Chess {
        return refuse(Refusal::Variant(rules.variant));
    }
    let key = lichess_key(rules);
    if site != Site::LichessEditor
        && let Some(finding) =
            findings(position, &rules).into_iter().find(|finding| finding.severity >= Severity::EnginesRefuse)
    {
        return refuse(Refusal::Finding(finding));
    }
    let mut text = String::new();
    match site {
        Site::LichessAnalysis => {
            out::all(&mut text, &["https://lichess.org/analysis/", key, "/"]);
            encode(&mut text, &lichess_fen(position, rules), "_");
            if orientation == Color::Black {
                text.push_str("?color=black");
            }
        }
        Site::LichessEditor => {
            text.push_str("https://lichess.org/editor/");
            encode(&mut text, &lichess_fen(position, rules), "_");
            let mut sign = "?";
            // Only there does it look for the rooks of Chess960.
            if rules != Rules::STANDARD {
                out::all(&mut text, &["?variant=", key]);
                sign = "&";
            }
            if orientation == Color::Black {
                out::all(&mut text, &[sign, "color=black"]);
            }
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
        Site::Syzygy => {
            let count = position.board().occupied().count();
            if count > MAX_TABLEBASE_PIECES {
                return refuse(Refusal::TooManyMen { most: MAX_TABLEBASE_PIECES, count });
            }
            if !rules.allowed_castling(position).squares().is_empty() {
                return refuse(Refusal::Castling);
            }
            // Rights that nobody can have any more would make it refuse the position.
            let mut position = plain::plain(position);
            position.castling = CastlingRights::NONE;
            text.push_str("https://syzygy-tables.info/?fen=");
            encode(&mut text, &write_form(&position, "", Form::Lichess), "_");
        }
        Site::ChessDb => {
            text.push_str("https://www.chessdb.cn/queryc_en/?");
            encode(&mut text, &write_form(&plain::plain(position), "", Form::Lichess), "_");
        }
    }
    Ok(text)
}

/// The name by which the addresses of Lichess know a game.
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

/// Its editor takes no more digits, and shows the start position where there are.
const HIGHEST_CLOCK: NonZeroU32 = NonZeroU32::new(9_999).unwrap();

/// Lichess has the pockets as a ninth rank. In Antichess nothing forbids a capture in passing.
fn lichess_fen(position: &Position, rules: Rules) -> String {
    let form = if rules.variant == Variant::Antichess { Form::XFen } else { Form::Lichess };
    write_form(&plain::with_clocks_up_to(position, HIGHEST_CLOCK), "", form)
        .replace('[', "/")
        .replace(']', "")
}

/// A FEN in an address: what is not a letter, digit or one of `/-_~.` is encoded, and a space is `space`.
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
