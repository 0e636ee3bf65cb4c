//! Places in a pasted text, and the steps between them.

/// A position in a pasted text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The index of the position or game, from 0.
    pub index: usize,
    /// The number of plies of the game before it.
    pub ply: usize,
}

/// A step from one place to another. Steps beyond an end do nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlaceStep {
    /// To the position or game with this index.
    Index(usize),
    /// By a number of positions or games.
    Further(isize),
    /// To the position after a number of plies of the game.
    Ply(usize),
    /// To the start of the game.
    FirstPly,
    /// To the move before.
    PreviousPly,
    /// To the next move.
    NextPly,
    /// To the end of the game.
    LastPly,
}
