//! The repairs that are suggested for a finding. Each of them, applied alone, removes the finding.

use std::num::NonZeroU32;

use shakmaty::attacks;

use super::check::double_push;
use super::context::Context;
use super::finding::FindingKind;
use super::repair::Repair;
use super::retro::{LastMove, last_move};
use super::rules::Kings;
use crate::position::{Bitboard, Color, EnPassantFault, File, Rank, Square, sort_short};

const NO_EN_PASSANT: Repair = Repair::SetEnPassant(None);

/// The maximum number of repairs for a finding.
pub(super) const MOST_REPAIRS: usize = 3;

/// The repairs for a finding of this kind: those that keep all men before those that remove one, the most likely one first.
/// There are none where no change is more likely than others: of nine pawns, any may be the surplus one.
pub(super) fn suggested_repairs(context: &Context<'_>, kind: FindingKind) -> Vec<Repair> {
    let mut repairs = likely_repairs(context, kind);
    sort_short(&mut repairs, Repair::removes_men);
    repairs.truncate(MOST_REPAIRS);
    repairs
}

fn likely_repairs(context: &Context<'_>, kind: FindingKind) -> Vec<Repair> {
    match kind {
        FindingKind::EmptyBoard => vec![Repair::StartPosition(context.rules.variant)],
        FindingKind::NoKing(color) => {
            other_colour(context, color).into_iter().chain(place_king(context, color)).collect()
        }
        FindingKind::ManyKings(color) => {
            other_colour(context, !color).into_iter().chain(remove_kings(context, color)).collect()
        }
        FindingKind::PawnOnBackRank => back_rank_pawns(context),
        FindingKind::TooManyPawns(_) | FindingKind::TooManyPieces(_) | FindingKind::TooMuchMaterial(_) => {
            Vec::new()
        }
        FindingKind::BadCastling => vec![Repair::SetCastling(context.castling)],
        FindingKind::BadEnPassant(EnPassantFault::Rank) => misplaced_en_passant(context),
        FindingKind::BadEnPassant(_) => vec![NO_EN_PASSANT],
        FindingKind::AdjacentKings => [context.them, context.us]
            .into_iter()
            .filter_map(|color| move_king_to_safety(context, color))
            .collect(),
        FindingKind::OppositeCheck => {
            pass_turn(context).into_iter().chain(move_king_to_safety(context, context.them)).collect()
        }
        FindingKind::TooManyCheckers => move_king_to_safety(context, context.us).into_iter().collect(),
        FindingKind::ImpossibleCheck => impossible_check(context),
        FindingKind::EnPassantClock => vec![Repair::SetHalfmove(0), NO_EN_PASSANT],
        FindingKind::ClockTooHigh => {
            let mut repairs = swapped_clocks(context);
            repairs.push(Repair::SetFullmove(context.lowest_fullmove()));
            repairs.push(Repair::SetHalfmove(context.half_moves_played()));
            repairs
        }
        FindingKind::FiftyMoves | FindingKind::SeventyFiveMoves => vec![Repair::SetHalfmove(0)],
        FindingKind::NoLastMove => no_last_move(context),
        // Notes bring their own.
        FindingKind::Chess960ByRights | FindingKind::ArmiesTurned | FindingKind::RightsNotGiven => Vec::new(),
    }
}

/// Places a king on its start square, or on the nearest safe square.
fn place_king(context: &Context<'_>, color: Color) -> Option<Repair> {
    let home = Square::from_coords(File::E, color.backrank());
    nearest_safe_square(context, color, home).map(|square| Repair::PlacePiece(square, color.king()))
}

/// Gives one of two kings of the other side to the side that has none: the one nearer to its start square.
fn other_colour(context: &Context<'_>, color: Color) -> Option<Repair> {
    let theirs = context.position.kings(!color);
    if context.position.kings(color).any() || theirs.count() != 2 || context.traits.kings != Kings::OneEach {
        return None;
    }
    let home = Square::from_coords(File::E, color.backrank());
    let nearest = theirs.into_iter().min_by_key(|king| king.distance(home))?;
    Some(Repair::PlacePiece(nearest, color.king()))
}

/// Removes surplus kings: either one of two; of more, all but the one nearest to its start square; all of a horde.
fn remove_kings(context: &Context<'_>, color: Color) -> Vec<Repair> {
    let kings = context.position.kings(color);
    if context.traits.kings == Kings::OneInAll && color.is_white() && context.position.kings(!color).any() {
        return vec![Repair::RemovePieces(kings)];
    }
    let home = Square::from_coords(File::E, color.backrank());
    let keep = |king: Square| Repair::RemovePieces(kings.without(king));
    let mut kept: Vec<Square> = kings.into_iter().collect();
    sort_short(&mut kept, |king| king.distance(home));
    kept.truncate(if kings.count() == 2 { 2 } else { 1 });
    kept.into_iter().map(keep).collect()
}

/// Promotes the pawns if all of them are on the last rank, moves a single one to the nearest square of its file where it can
/// stand, or removes them.
fn back_rank_pawns(context: &Context<'_>) -> Vec<Repair> {
    let pawns = context.misplaced_pawns();
    let arrived = |color: Color| context.board.by_color(color) & (!color).backrank();
    let promote = pawns.is_subset(arrived(Color::White) | arrived(Color::Black));
    let moved = pawns.single_square().and_then(|from| {
        let free = !context.board.occupied() & !Bitboard::BACKRANKS & from.file();
        let to = free.into_iter().min_by_key(|to| to.distance(from))?;
        Some(Repair::MovePiece { from, to })
    });
    let promote = promote.then_some(Repair::Promote(pawns));
    [promote, moved, Some(Repair::RemovePieces(pawns))].into_iter().flatten().collect()
}

/// Moves the en passant square to the rank of the side to move, or changes the side to move, or removes the square.
fn misplaced_en_passant(context: &Context<'_>) -> Vec<Repair> {
    let twin = context.position.en_passant.map(|square| {
        let rank = context.us.relative_rank(Rank::Sixth);
        Square::from_coords(square.file(), rank)
    });
    let twin = twin.filter(|square| context.position.en_passant_fault(*square).is_none());
    let pass = pass_turn(context).filter(|pass| pass.apply(context.position).en_passant.is_some());
    let moved = twin.map(|square| Repair::SetEnPassant(Some(square)));
    [moved, pass, Some(NO_EN_PASSANT)].into_iter().flatten().collect()
}

/// Removes the en passant square, moves the king, or removes one of two checkers; only what makes the check possible.
fn impossible_check(context: &Context<'_>) -> Vec<Repair> {
    let checkers = context.checkers(context.us);
    let drop = context.en_passant.map(|_| NO_EN_PASSANT);
    let take = if checkers.count() > 2 { Bitboard::EMPTY } else { checkers & !context.board.kings() };
    let helps = |repair: &Repair| {
        let after = repair.apply(context.position);
        let after = Context::of(&after, context.rules);
        !after.check_is_impossible(after.checkers(after.us))
    };
    let take = take.into_iter().map(|checker| Repair::RemovePieces(checker.into()));
    drop.into_iter().chain(move_king_to_safety(context, context.us)).chain(take).filter(helps).collect()
}

/// Removes the en passant square, changes the side to move, or moves the king; only what makes a last move possible.
fn no_last_move(context: &Context<'_>) -> Vec<Repair> {
    let drop = context.en_passant.map(|_| NO_EN_PASSANT);
    let helps =
        |repair: &Repair| last_move(&repair.apply(context.position), &context.rules) == LastMove::Possible;
    let candidates = [drop, pass_turn(context), move_king_to_safety(context, context.us)];
    candidates.into_iter().flatten().filter(helps).collect()
}

/// Exchanges the clocks, if they fit then. A move number of 0 is read as 1, so that 1 may stand for a halfmove clock of 0.
fn swapped_clocks(context: &Context<'_>) -> Vec<Repair> {
    let (clock, number) = (context.position.halfmove_clock, context.position.fullmove_number);
    let Some(swapped) = NonZeroU32::new(clock) else { return Vec::new() };
    let may_be_zero = number == NonZeroU32::MIN;
    let repairs = [may_be_zero.then_some(0), Some(number.get())].into_iter().flatten();
    let fits = |repair: &Repair| {
        let after = repair.apply(context.position);
        let after = Context::of(&after, context.rules);
        after.position.halfmove_clock <= after.half_moves_played()
    };
    repairs.map(|clock| Repair::SetClocks(clock, swapped)).filter(fits).collect()
}

/// Changes the side to move. Not if the side to move is in check, because it would be in check after its own move then.
fn pass_turn(context: &Context<'_>) -> Option<Repair> {
    context.checkers(context.us).is_empty().then_some(Repair::PassTurn)
}

/// Moves the only king of a side to the nearest safe square.
fn move_king_to_safety(context: &Context<'_>, color: Color) -> Option<Repair> {
    let from = context.board.king_of(color)?;
    nearest_safe_square(context, color, from).map(|to| Repair::MovePiece { from, to })
}

/// The empty square nearest to `near` on which the king of this side is not in check and by which no check to the other
/// king arises. A king that is on `near` is moved from there.
fn nearest_safe_square(context: &Context<'_>, color: Color, near: Square) -> Option<Square> {
    let mut without = context.board.clone();
    if without.king_of(color) == Some(near) {
        without.discard_piece_at(near);
    }
    let other = context.board.king_of(!color).filter(|_| context.checkers(!color).is_empty());
    let is_safe = |square: &Square| {
        let mut board = without.clone();
        board.set_piece_at(*square, color.king());
        let attackers = |king: Square, by: Color| context.traits.checkers(&board, king, by, board.occupied());
        attackers(*square, !color).is_empty() && other.is_none_or(|king| attackers(king, color).is_empty())
    };
    // A pawn has just moved over these squares, so they must stay empty.
    let passed = context
        .en_passant
        .map_or(Bitboard::EMPTY, |square| Bitboard::from(square).with(double_push(square, context.them).1));
    let empty = !(context.board.occupied() | passed);
    let mut reached = Bitboard::from(near);
    let mut ring = reached;
    while ring.any() {
        if let Some(square) = (ring & empty).into_iter().find(is_safe) {
            return Some(square);
        }
        let steps =
            ring.into_iter().fold(Bitboard::EMPTY, |steps, square| steps | attacks::king_attacks(square));
        ring = steps & !reached;
        reached |= ring;
    }
    None
}
