//! The boards and games of a text, in its order.

use crate::import::claims::Strength;
use crate::import::found::Found;
use crate::import::game::Game;
use crate::import::source::SourceKind;

/// A board or a game.
pub(super) enum Anchor {
    Board(Found, SourceKind, Strength),
    Game(Game),
}

impl Anchor {
    pub(super) fn start(&self) -> usize {
        match self {
            Anchor::Board(found, ..) => found.span.start,
            Anchor::Game(game) => game.board.unwrap_or(game.span).start,
        }
    }

    pub(super) fn strength(&self) -> Option<Strength> {
        match self {
            Anchor::Board(_, _, strength) => Some(*strength),
            Anchor::Game(_) => None,
        }
    }
}
