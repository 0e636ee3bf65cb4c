//! The result of an import.

use super::error::ImportError;
use super::found::{Choice, Found};
use super::game::Game;
use super::source::SourceKind;
use crate::position::Position;

/// The result of reading a text.
#[derive(Clone, Debug)]
pub enum Import {
    /// Positions, in the order of the text.
    Positions {
        /// The format of the text.
        source: SourceKind,
        /// The positions; none if all records of a list have faults.
        found: Vec<Found>,
        /// The places that could not be read.
        unread: Vec<ImportError>,
    },
    /// One or more games, in the order of the text.
    Games {
        /// The games.
        games: Vec<Game>,
        /// The places that could not be read.
        unread: Vec<ImportError>,
    },
    /// Two or more readings of the piece letters, between which the user has to choose.
    Ambiguous(Vec<Choice>),
    /// There is no position in the text; the error says why.
    Unread(ImportError),
}

impl Import {
    /// The first position, or the start position of the first game.
    pub fn first(&self) -> Option<&Position> {
        match self {
            Import::Positions { found, .. } => found.first().map(|found| &found.position),
            Import::Games { games, .. } => games.first().map(|game| &game.start),
            Import::Ambiguous(_) | Import::Unread(_) => None,
        }
    }
}
