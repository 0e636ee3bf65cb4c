//! The findings, one family after the other.

use std::num::NonZeroU32;

use shakmaty::attacks;

use super::check::{double_push, is_impossible};
use super::finding::{Finding, FindingKind, Severity};
use super::material::{Material, surplus};
use super::remedy::remedies;
use super::rules::{Checks, Kings, Rules, Traits};
use crate::position::{Bitboard, Board, CastlingRights, Color, EnPassantFault, Position, Square};

/// All findings of a position, in the order of [`FindingKind::ALL`]; none for a clean one.
///
/// Not among them is [`FindingKind::NoLastMove`], which costs more: see
/// [`findings_with_last_move`](super::findings_with_last_move).
pub fn findings(position: &Position, rules: &Rules) -> Vec<Finding> {
    let scene = Scene::of(position, *rules);
    let mut list = Vec::new();
    scene.kings(&mut list);
    scene.pawns(&mut list);
    scene.material(&mut list);
    scene.castling(&mut list);
    scene.en_passant(&mut list);
    scene.checks(&mut list);
    scene.clocks(&mut list);
    list
}

/// The finding that no move leads to the position.
pub(super) fn no_last_move(position: &Position, rules: Rules) -> Finding {
    let scene = Scene::of(position, rules);
    let checkers = scene.checkers(scene.us);
    let squares = if checkers.any() {
        checkers | position.kings(scene.us)
    } else {
        position.board().by_color(scene.them)
    };
    scene.finding(FindingKind::NoLastMove, squares)
}

/// A position with what several findings ask of it.
pub(super) struct Scene<'a> {
    pub(super) position: &'a Position,
    pub(super) board: &'a Board,
    pub(super) rules: Rules,
    pub(super) traits: &'static Traits,
    /// The side to move.
    pub(super) us: Color,
    /// The side that has just moved.
    pub(super) them: Color,
    /// The rights that board, mode and variant allow.
    pub(super) castling: CastlingRights,
    /// The en passant square, if it is sound.
    pub(super) en_passant: Option<Square>,
}

impl Scene<'_> {
    pub(super) fn of(position: &Position, rules: Rules) -> Scene<'_> {
        Scene {
            position,
            board: position.board(),
            rules,
            traits: rules.traits(),
            us: position.turn,
            them: !position.turn,
            castling: rules.allowed_castling(position),
            en_passant: position.valid_en_passant(),
        }
    }

    /// The men that attack the only king of this side.
    pub(super) fn checkers(&self, color: Color) -> Bitboard {
        self.board.king_of(color).map_or(Bitboard::EMPTY, |king| {
            self.traits.checkers(self.board, king, !color, self.board.occupied())
        })
    }

    fn finding(&self, kind: FindingKind, squares: Bitboard) -> Finding {
        Finding { kind, severity: kind.severity(), squares, most: 0, repairs: remedies(self, kind) }
    }

    fn kings(&self, list: &mut Vec<Finding>) {
        if self.board.occupied().is_empty() {
            list.push(self.finding(FindingKind::EmptyBoard, Bitboard::EMPTY));
        }
        if self.traits.kings == Kings::Ordinary {
            return;
        }
        for color in Color::ALL {
            let (ours, others) = (self.position.kings(color), self.position.kings(!color));
            let may_lack = self.traits.is_horde(self.board, color)
                || (self.traits.kings == Kings::MayExplode && color == self.us && others.any());
            // White is the horde where both sides have a king and only one may.
            let surplus = ours.more_than_one()
                || (self.traits.kings == Kings::OneInAll && color.is_white() && ours.any() && others.any());
            if ours.is_empty() && !may_lack {
                list.push(self.finding(FindingKind::NoKing(color), Bitboard::EMPTY));
            } else if surplus {
                list.push(self.finding(FindingKind::ManyKings(color), ours));
            }
        }
    }

    /// The pawns where none may stand.
    pub(super) fn misplaced_pawns(&self) -> Bitboard {
        let pawns = self.board.pawns() & Bitboard::BACKRANKS;
        if pawns.is_empty() {
            return pawns;
        }
        let of = |color: Color| {
            pawns & self.board.by_color(color) & self.traits.forbidden_to_pawns(self.board, color)
        };
        of(Color::White) | of(Color::Black)
    }

    fn pawns(&self, list: &mut Vec<Finding>) {
        let misplaced = self.misplaced_pawns();
        if misplaced.any() {
            list.push(self.finding(FindingKind::PawnOnBackRank, misplaced));
        }
    }

    fn material(&self, list: &mut Vec<Finding>) {
        for color in Color::ALL {
            let limits = self.traits.limits(self.board, color);
            let material = Material::of(self.board, color, self.traits.kings == Kings::Ordinary);
            let us = self.board.by_color(color);
            if material.pawns > limits.pawns {
                let found = self.finding(FindingKind::TooManyPawns(color), us & self.board.pawns());
                list.push(Finding { most: limits.pawns, ..found });
            }
            if material.men > limits.men {
                list.push(Finding {
                    most: limits.men,
                    ..self.finding(FindingKind::TooManyPieces(color), us)
                });
            }
            if material.is_too_much(limits) {
                let mut finding =
                    self.finding(FindingKind::TooMuchMaterial(color), surplus(self.board, color));
                if material.is_too_much_by_role(limits) {
                    finding.severity = Severity::EnginesRefuse;
                }
                list.push(finding);
            }
        }
    }

    fn castling(&self, list: &mut Vec<Finding>) {
        let forbidden = self.position.castling.squares() ^ self.castling.squares();
        if forbidden.is_empty() {
            return;
        }
        let kings = Color::ALL
            .into_iter()
            .filter(|color| (forbidden & color.backrank()).any())
            .fold(Bitboard::EMPTY, |kings, color| kings | self.position.kings(color));
        list.push(self.finding(FindingKind::BadCastling, forbidden | kings));
    }

    fn en_passant(&self, list: &mut Vec<Finding>) {
        let Some(square) = self.position.en_passant else { return };
        let Some(fault) = self.position.en_passant_fault(square) else { return };
        let (to, from) = double_push(square, self.them);
        let mut squares = Bitboard::from(square);
        if fault != EnPassantFault::Rank {
            squares.add(to);
        }
        if fault == EnPassantFault::Origin {
            squares.add(from);
        }
        list.push(self.finding(FindingKind::BadEnPassant(fault), squares));
    }

    /// Whether there is one king of each side, and they touch where they must not.
    pub(super) fn kings_touch(&self) -> bool {
        matches!(self.traits.checks, Checks::Normal | Checks::Forbidden)
            && self
                .board
                .king_of(Color::White)
                .zip(self.board.king_of(Color::Black))
                .is_some_and(|(white, black)| attacks::king_attacks(white).contains(black))
    }

    /// Whether the side to move is in a check that no move can have given.
    pub(super) fn check_is_impossible(&self, checkers: Bitboard) -> bool {
        let Some(king) = self.board.king_of(self.us) else { return false };
        match self.traits.checks {
            Checks::None => false,
            Checks::Forbidden => checkers.any(),
            // After a pawn's double step nothing has exploded and no king has moved.
            Checks::Atomic if self.en_passant.is_none() => false,
            Checks::Normal | Checks::Atomic => {
                is_impossible(self.board, king, checkers, self.them, self.en_passant)
            }
        }
    }

    fn checks(&self, list: &mut Vec<Finding>) {
        if self.kings_touch() {
            list.push(self.finding(FindingKind::AdjacentKings, self.board.kings()));
        }
        let capture = self.checkers(self.them);
        if capture.any() {
            list.push(self.finding(FindingKind::OppositeCheck, capture | self.position.kings(self.them)));
        }
        let checkers = self.checkers(self.us);
        if checkers.is_empty() {
            return;
        }
        let squares = checkers | self.position.kings(self.us);
        if checkers.count() > 2 && self.traits.checks != Checks::Atomic {
            list.push(self.finding(FindingKind::TooManyCheckers, squares));
        }
        if self.check_is_impossible(checkers) {
            list.push(self.finding(FindingKind::ImpossibleCheck, squares));
        }
    }

    /// How many half moves there have been in the game, by the fullmove number.
    pub(super) fn half_moves_played(&self) -> u32 {
        let full = self.position.fullmove_number.get() - 1;
        full.saturating_mul(2).saturating_add(u32::from(self.us.is_black()))
    }

    /// The lowest fullmove number by which the halfmove clock can have come about.
    pub(super) fn lowest_fullmove(&self) -> NonZeroU32 {
        let clock = self.position.halfmove_clock.saturating_sub(u32::from(self.us.is_black()));
        NonZeroU32::MIN.saturating_add(clock.div_ceil(2))
    }

    fn clocks(&self, list: &mut Vec<Finding>) {
        let clock = self.position.halfmove_clock;
        if clock == 0 {
            return;
        }
        if let Some(square) = self.en_passant {
            let (pawn, _) = double_push(square, self.them);
            list.push(self.finding(FindingKind::EnPassantClock, Bitboard::from(square).with(pawn)));
        }
        if clock > self.half_moves_played() {
            list.push(self.finding(FindingKind::ClockTooHigh, Bitboard::EMPTY));
        }
        match clock {
            0..100 => {}
            100..150 => list.push(self.finding(FindingKind::FiftyMoves, Bitboard::EMPTY)),
            150.. => list.push(self.finding(FindingKind::SeventyFiveMoves, Bitboard::EMPTY)),
        }
    }
}
