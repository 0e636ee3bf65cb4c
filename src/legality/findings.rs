//! Computes the findings of a position, one group after the other.

use super::check::double_push;
use super::context::Context;
use super::finding::{Finding, FindingKind, Severity};
use super::material::{Material, surplus};
use super::retro::{LastMove, last_move};
use super::rules::{Checks, Kings, Rules};
use super::suggestions::suggested_repairs;
use crate::position::{Bitboard, Color, EnPassantFault, Position};

/// All findings of a position, in the order of [`FindingKind::ALL`].
///
/// [`FindingKind::NoLastMove`] is not among them, because it takes longer: see [`findings_with_last_move`].
pub fn findings(position: &Position, rules: &Rules) -> Vec<Finding> {
    let context = Context::of(position, *rules);
    let mut list = Vec::new();
    context.kings(&mut list);
    context.pawns(&mut list);
    context.material(&mut list);
    context.castling(&mut list);
    context.en_passant(&mut list);
    context.checks(&mut list);
    context.clocks(&mut list);
    list
}

/// All findings, and [`FindingKind::NoLastMove`] at their end if no move leads to the position.
pub fn findings_with_last_move(position: &Position, rules: &Rules) -> Vec<Finding> {
    let mut list = findings(position, rules);
    if last_move(position, rules) == LastMove::Impossible {
        list.push(no_last_move(position, *rules));
    }
    list
}

/// The finding that no legal move leads to the position.
fn no_last_move(position: &Position, rules: Rules) -> Finding {
    let context = Context::of(position, rules);
    let checkers = context.checkers(context.us);
    let squares = if checkers.any() {
        checkers | position.kings(context.us)
    } else {
        position.board().by_color(context.them)
    };
    context.finding(FindingKind::NoLastMove, squares)
}

impl Context<'_> {
    /// A finding with the usual severity of its kind and with suggested repairs.
    fn finding(&self, kind: FindingKind, squares: Bitboard) -> Finding {
        Finding { kind, severity: kind.severity(), squares, most: 0, repairs: suggested_repairs(self, kind) }
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
