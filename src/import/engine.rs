//! The rules of a variant: legal moves, and what a position is after one.
//!
//! A type of its own beside shakmaty's `VariantPosition`: that one calls through tables of all methods, which the page
//! would carry although it needs five.

use shakmaty::Position as _;
use shakmaty::variant::{Antichess, Atomic, Crazyhouse, Horde, RacingKings, ThreeCheck, Variant};
use shakmaty::{CastlingMode, Chess, EnPassantMode, FromSetup, Move, MoveList, PositionError, Setup};

use crate::position::{CastlingRights, Color, Position};

/// With more men than this on one side there could be more moves than shakmaty has room for.
const MOST_MEN: usize = 16;

/// A position that can be played.
pub(super) enum Engine {
    Chess(Chess),
    Atomic(Atomic),
    Antichess(Antichess),
    ThreeCheck(ThreeCheck),
    Crazyhouse(Crazyhouse),
    RacingKings(RacingKings),
    Horde(Horde),
}

/// The same for whichever variant it is.
macro_rules! on {
    ($engine:expr, $position:ident => $value:expr) => {
        match $engine {
            Engine::Chess($position) => $value,
            Engine::Atomic($position) => $value,
            Engine::Antichess($position) => $value,
            Engine::ThreeCheck($position) => $value,
            Engine::Crazyhouse($position) => $value,
            Engine::RacingKings($position) => $value,
            Engine::Horde($position) => $value,
        }
    };
}

impl Engine {
    /// A position of a variant; none if no game can be played from it.
    ///
    /// Doubtful material and impossible checks are no hindrance; rights and en passant squares without base are
    /// dropped.
    pub(super) fn new(position: &Position, variant: Variant, chess960: bool) -> Option<Engine> {
        let setup = Setup {
            board: position.board().clone(),
            promoted: position.promoted(),
            pockets: position.pockets().copied(),
            turn: position.turn,
            castling_rights: position.castling.squares(),
            ep_square: position.en_passant,
            remaining_checks: position.remaining_checks,
            halfmoves: position.halfmove_clock,
            fullmoves: position.fullmove_number,
        };
        let mode = CastlingMode::from_chess960(chess960);
        Some(match variant {
            // Only the end of the game is another one: what was played on is read.
            Variant::Chess | Variant::KingOfTheHill => Engine::Chess(playable(setup, mode, true)?),
            Variant::Atomic => Engine::Atomic(playable(setup, mode, true)?),
            Variant::Antichess => Engine::Antichess(playable(setup, mode, true)?),
            Variant::ThreeCheck => Engine::ThreeCheck(playable(setup, mode, true)?),
            // With many pieces in hand there are as many moves as squares for each kind of them.
            Variant::Crazyhouse => Engine::Crazyhouse(playable(setup, mode, false)?),
            Variant::RacingKings => Engine::RacingKings(playable(setup, mode, true)?),
            Variant::Horde => Engine::Horde(playable(setup, mode, true)?),
        })
    }

    pub(super) fn legal_moves(&self) -> MoveList {
        on!(self, position => position.legal_moves())
    }

    pub(super) fn is_check(&self) -> bool {
        on!(self, position => position.is_check())
    }

    /// Plays a move, which must be legal.
    pub(super) fn play(&mut self, legal: Move) {
        on!(self, position => position.play_unchecked(legal));
    }

    /// The position as the editor has it, with the en passant square after every double push.
    pub(super) fn editable(&self) -> Position {
        let setup = on!(self, position => position.to_setup(EnPassantMode::Always));
        let mut castling = CastlingRights::NONE;
        for rook in setup.castling_rights {
            castling.insert(rook);
        }
        let mut edited = Position::EMPTY;
        edited.turn = setup.turn;
        edited.castling = castling;
        edited.en_passant = setup.ep_square;
        edited.halfmove_clock = setup.halfmoves;
        edited.fullmove_number = setup.fullmoves;
        edited.remaining_checks = setup.remaining_checks;
        edited.set_board(setup.board);
        for square in setup.promoted {
            edited.set_promoted(square, true);
        }
        edited.set_pockets(setup.pockets);
        edited
    }
}

fn playable<P: FromSetup>(setup: Setup, mode: CastlingMode, may_be_many: bool) -> Option<P> {
    let few = |color: Color| setup.board.by_color(color).count() <= MOST_MEN;
    let may_be_many = may_be_many && Color::ALL.into_iter().all(few);
    let read = P::from_setup(setup, mode)
        .or_else(PositionError::ignore_invalid_castling_rights)
        .or_else(PositionError::ignore_invalid_ep_square)
        .or_else(PositionError::ignore_impossible_check);
    if may_be_many { read.or_else(PositionError::ignore_too_much_material).ok() } else { read.ok() }
}
