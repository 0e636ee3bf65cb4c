//! The limits that keep hostile text from filling the memory.

/// The maximum number of positions that are kept from one text.
pub const MAX_POSITIONS: usize = 10_000;

/// The maximum number of games that are kept from one text.
pub const MAX_GAMES: usize = 1_000;

/// The maximum number of plies that are kept from one game.
pub const MAX_GAME_PLIES: usize = 2_000;

/// The maximum number of plies that are kept from all games of a text together.
pub const MAX_TOTAL_PLIES: usize = 100_000;

/// The maximum number of unreadable places that are reported.
pub const MAX_UNREAD: usize = 1_000;

/// The maximum number of variations that are kept from one game.
pub const MAX_VARIATIONS: usize = 500;

/// The maximum number of blocks of lines that are looked at one by one.
pub(super) const MAX_BLOCKS: usize = 24;
