//! What characters of a text are used for, or recognised as without being used.

/// What a stretch of a text is used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Use {
    /// The men and squares of a board, with the fields of its record.
    Board,
    /// The tags and moves of a game.
    Moves,
    /// The words that say who moves.
    Side,
    /// The operations of EPD.
    Operations,
    /// The title.
    Title,
    /// What is asked for in a problem.
    Stipulation,
    /// The side at the bottom.
    Bottom,
    /// The marks.
    Marks,
    /// The chess variant.
    Variant,
    /// Castling rights, the en passant square and the clocks, under their names.
    Fields,
}

/// What stands beside a board, is recognised, and has no place in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aside {
    /// Moves that are not played from the board.
    Moves,
    /// A twin of a chess problem, with its solution.
    Twin,
    /// The result of a game.
    Result,
}
