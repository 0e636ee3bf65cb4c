//! Positions that can be played by the rules of a variant: legal moves, and the position after a move.
//!
//! shakmaty's `VariantPosition` is not used, because its dispatch links all methods of all variants into the page, which
//! needs only five of them.

use shakmaty::Position as _;
use shakmaty::san::San;
use shakmaty::variant::{Antichess, Atomic, Crazyhouse, Horde, RacingKings, ThreeCheck, Variant};
use shakmaty::{
    CastlingMode, Chess, EnPassantMode, FromSetup, KnownOutcome, Move, MoveList, Outcome, PositionError,
    Setup,
};

use crate::position::{CastlingRights, Color, Position};

/// The maximum number of men of a side with which all legal moves certainly fit into shakmaty's list of moves.
const MOST_MEN: usize = 16;

/// A position that can be played.
pub(crate) enum Engine {
    Chess(Chess),
    Atomic(Atomic),
    Antichess(Antichess),
    ThreeCheck(ThreeCheck),
    Crazyhouse(Crazyhouse),
    RacingKings(RacingKings),
    Horde(Horde),
}

/// Evaluates an expression for the position of any variant.
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
    /// A position of a variant; none if it is not legal.
    ///
    /// Too much material and impossible checks are accepted; invalid castling rights and en passant squares are dropped.
    pub(crate) fn new(position: &Position, variant: Variant, chess960: bool) -> Option<Engine> {
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
            // King of the Hill differs only in how a game ends, and moves after that are read too.
            Variant::Chess | Variant::KingOfTheHill => Engine::Chess(playable(setup, mode, true)?),
            Variant::Atomic => Engine::Atomic(playable(setup, mode, true)?),
            Variant::Antichess => Engine::Antichess(playable(setup, mode, true)?),
            Variant::ThreeCheck => Engine::ThreeCheck(playable(setup, mode, true)?),
            // Pieces in hand can be dropped on any empty square, so there can be more legal moves than fit.
            Variant::Crazyhouse => Engine::Crazyhouse(playable(setup, mode, false)?),
            Variant::RacingKings => Engine::RacingKings(playable(setup, mode, true)?),
            Variant::Horde => Engine::Horde(playable(setup, mode, true)?),
        })
    }

    pub(crate) fn legal_moves(&self) -> MoveList {
        on!(self, position => position.legal_moves())
    }

    fn is_check(&self) -> bool {
        on!(self, position => position.is_check())
    }

    /// Whether the rules of the variant end the game with a win: a king that has exploded, a third check, no men left.
    fn is_won_by_variant(&self) -> bool {
        matches!(
            on!(self, position => position.variant_outcome()),
            Outcome::Known(KnownOutcome::Decisive { .. })
        )
    }

    /// Plays a move, which must be legal.
    pub(crate) fn play(&mut self, legal: Move) {
        on!(self, position => position.play_unchecked(legal));
    }

    /// Plays a move, which must be legal, and returns it in standard algebraic notation.
    pub(crate) fn play_written(&mut self, legal: Move) -> String {
        let mut san = String::new();
        San::disambiguate(legal, &self.legal_moves()).append_to_string(&mut san);
        self.play(legal);
        if self.is_won_by_variant() {
            san.push('#');
        } else if self.is_check() {
            san.push(if self.legal_moves().is_empty() { '#' } else { '+' });
        }
        san
    }

    /// The position for the editor, with the en passant square set after every double step.
    pub(crate) fn editable(&self) -> Position {
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

/// A legal position. `may_be_many` says whether too much material is accepted.
fn playable<P: FromSetup>(setup: Setup, mode: CastlingMode, may_be_many: bool) -> Option<P> {
    let few = |color: Color| setup.board.by_color(color).count() <= MOST_MEN;
    let may_be_many = may_be_many && Color::ALL.into_iter().all(few);
    let read = P::from_setup(setup, mode)
        .or_else(PositionError::ignore_invalid_castling_rights)
        .or_else(PositionError::ignore_invalid_ep_square)
        .or_else(PositionError::ignore_impossible_check);
    if may_be_many { read.or_else(PositionError::ignore_too_much_material).ok() } else { read.ok() }
}
