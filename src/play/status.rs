//! How a game stands for the side to move.

use super::engine::Engine;

/// How a game stands: check, its end, and the number of legal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Status {
    /// The number of men that give check.
    pub checkers: usize,
    /// Why the game is over; none if it goes on.
    pub end: Option<End>,
    /// The number of legal moves.
    pub legal_moves: usize,
}

/// How a game has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The king is attacked and no move helps (FIDE Laws, article 5.1.1).
    Checkmate,
    /// The side to move has no legal move and is not in check (article 5.2.1).
    Stalemate,
    /// Neither side has the material to mate (article 5.2.2).
    Dead,
    /// A rule of the variant has ended the game.
    ByVariant,
}

impl Status {
    /// The status of a position that can be played. `is_over` says that a rule of its variant has ended the game.
    pub(super) fn of(engine: &Engine, is_over: bool) -> Status {
        let legal_moves = if is_over { 0 } else { engine.legal_moves().len() };
        let checkers = engine.checkers();
        let end = if is_over {
            Some(End::ByVariant)
        } else if legal_moves == 0 {
            Some(if checkers > 0 { End::Checkmate } else { End::Stalemate })
        } else {
            engine.is_dead().then_some(End::Dead)
        };
        Status { checkers, end, legal_moves }
    }

    /// The name of what is to be said about the game in the page; none if it goes on without check.
    pub const fn name(&self) -> Option<&'static str> {
        match self.end {
            Some(End::Checkmate) => Some("checkmate"),
            Some(End::Stalemate) => Some("stalemate"),
            Some(End::Dead) => Some("dead"),
            Some(End::ByVariant) => Some("over"),
            None if self.checkers > 0 => Some("check"),
            None => None,
        }
    }
}
