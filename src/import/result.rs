//! The result of an import.

use super::error::ImportError;
use super::found::{Choice, Found};
use super::game::Game;
use super::source::SourceKind;
use crate::position::Position;

/// What was found in a text.
#[derive(Clone, Debug)]
pub enum Import {
    /// Positions, in the order of the text; at least one.
    Positions {
        /// What the text was read as.
        source: SourceKind,
        /// The positions.
        found: Vec<Found>,
        /// What could not be read beside them.
        unread: Vec<ImportError>,
    },
    /// Games, in the order of the text; at least one.
    Games {
        /// The games.
        games: Vec<Game>,
        /// What could not be read beside them.
        unread: Vec<ImportError>,
    },
    /// Readings of local piece letters, at least two: the user must choose.
    Ambiguous(Vec<Choice>),
    /// No position.
    Unread(ImportError),
}

impl Import {
    /// The position that a board shows first: the first one, or the start of the first game.
    pub fn first(&self) -> Option<&Position> {
        match self {
            Import::Positions { found, .. } => found.first().map(|found| &found.position),
            Import::Games { games, .. } => games.first().map(|game| &game.start),
            Import::Ambiguous(_) | Import::Unread(_) => None,
        }
    }
}
