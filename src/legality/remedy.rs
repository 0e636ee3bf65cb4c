//! Which repairs are offered for a finding. Each one, applied, makes the finding go.

use shakmaty::attacks;

use super::check::double_push;
use super::finding::FindingKind;
use super::repair::Repair;
use super::retro::{LastMove, last_move};
use super::rules::Kings;
use super::scene::Scene;
use crate::position::{Bitboard, Color, EnPassantFault, File, Rank, Square};

const NO_EN_PASSANT: Repair = Repair::SetEnPassant(None);

/// The repairs for a finding of this kind, the most likely first. Empty where no single change is sure to be the
/// right one, as with nine pawns of which any may be one too many.
pub(super) fn remedies(scene: &Scene<'_>, kind: FindingKind) -> Vec<Repair> {
    match kind {
        FindingKind::EmptyBoard => vec![Repair::StartPosition(scene.rules.variant)],
        FindingKind::NoKing(color) => place_king(scene, color).into_iter().collect(),
        FindingKind::ManyKings(color) => remove_kings(scene, color),
        FindingKind::PawnOnBackRank => back_rank_pawns(scene),
        FindingKind::TooManyPawns(_) | FindingKind::TooManyPieces(_) | FindingKind::TooMuchMaterial(_) => {
            Vec::new()
        }
        FindingKind::BadCastling => vec![Repair::SetCastling(scene.castling)],
        FindingKind::BadEnPassant(EnPassantFault::Rank) => misplaced_en_passant(scene),
        FindingKind::BadEnPassant(_) => vec![NO_EN_PASSANT],
        FindingKind::AdjacentKings => {
            [scene.them, scene.us].into_iter().filter_map(|color| king_steps_away(scene, color)).collect()
        }
        FindingKind::OppositeCheck => {
            pass_turn(scene).into_iter().chain(king_steps_away(scene, scene.them)).collect()
        }
        FindingKind::TooManyCheckers => king_steps_away(scene, scene.us).into_iter().collect(),
        FindingKind::ImpossibleCheck => impossible_check(scene),
        FindingKind::EnPassantClock => vec![Repair::SetHalfmove(0), NO_EN_PASSANT],
        FindingKind::ClockTooHigh => {
            vec![Repair::SetFullmove(scene.lowest_fullmove()), Repair::SetHalfmove(scene.half_moves_played())]
        }
        FindingKind::FiftyMoves | FindingKind::SeventyFiveMoves => vec![Repair::SetHalfmove(0)],
        FindingKind::NoLastMove => no_last_move(scene),
    }
}

/// On its home square, or as near to it as it is safe.
fn place_king(scene: &Scene<'_>, color: Color) -> Option<Repair> {
    let home = Square::from_coords(File::E, color.backrank());
    refuge(scene, color, home).map(|square| Repair::PlacePiece(square, color.king()))
}

/// Of two kings either may go; of more, all but the one nearest to its home square. A horde's all go.
fn remove_kings(scene: &Scene<'_>, color: Color) -> Vec<Repair> {
    let kings = scene.position.kings(color);
    if scene.traits.kings == Kings::OneInAll && color.is_white() && scene.position.kings(!color).any() {
        return vec![Repair::RemovePieces(kings)];
    }
    let home = Square::from_coords(File::E, color.backrank());
    let keep = |king: Square| Repair::RemovePieces(kings.without(king));
    let mut kept: Vec<Square> = kings.into_iter().collect();
    kept.sort_by_key(|king| king.distance(home));
    kept.truncate(if kings.count() == 2 { 2 } else { 1 });
    kept.into_iter().map(keep).collect()
}

/// A pawn that has reached the end may have forgotten to promote; else it can only go.
fn back_rank_pawns(scene: &Scene<'_>) -> Vec<Repair> {
    let pawns = scene.misplaced_pawns();
    let arrived = |color: Color| scene.board.by_color(color) & (!color).backrank();
    let promote = pawns.is_subset(arrived(Color::White) | arrived(Color::Black));
    promote.then_some(Repair::Promote(pawns)).into_iter().chain([Repair::RemovePieces(pawns)]).collect()
}

/// The square goes; or it was meant for the other rank; or for the other side to move.
fn misplaced_en_passant(scene: &Scene<'_>) -> Vec<Repair> {
    let twin = scene.position.en_passant.map(|square| {
        let rank = scene.us.relative_rank(Rank::Sixth);
        Square::from_coords(square.file(), rank)
    });
    let twin = twin.filter(|square| scene.position.en_passant_fault(*square).is_none());
    let pass = pass_turn(scene).filter(|pass| pass.apply(scene.position).en_passant.is_some());
    let moved = twin.map(|square| Repair::SetEnPassant(Some(square)));
    [Some(NO_EN_PASSANT), moved, pass].into_iter().flatten().collect()
}

/// One of several ways out: drop the en passant square that makes the check impossible, move the king, or take one of
/// two checkers away.
fn impossible_check(scene: &Scene<'_>) -> Vec<Repair> {
    let checkers = scene.checkers(scene.us);
    let drop = scene.en_passant.map(|_| NO_EN_PASSANT);
    let take = if checkers.count() > 2 { Bitboard::EMPTY } else { checkers & !scene.board.kings() };
    let helps = |repair: &Repair| {
        let after = repair.apply(scene.position);
        let after = Scene::of(&after, scene.rules);
        !after.check_is_impossible(after.checkers(after.us))
    };
    let take = take.into_iter().map(|checker| Repair::RemovePieces(checker.into()));
    drop.into_iter().chain(king_steps_away(scene, scene.us)).chain(take).filter(helps).collect()
}

fn no_last_move(scene: &Scene<'_>) -> Vec<Repair> {
    let drop = scene.en_passant.map(|_| NO_EN_PASSANT);
    let helps =
        |repair: &Repair| last_move(&repair.apply(scene.position), &scene.rules) == LastMove::Possible;
    let candidates = [drop, pass_turn(scene), king_steps_away(scene, scene.us)];
    candidates.into_iter().flatten().filter(helps).collect()
}

/// The other side to move, unless the side to move is in check: it cannot have moved then.
fn pass_turn(scene: &Scene<'_>) -> Option<Repair> {
    scene.checkers(scene.us).is_empty().then_some(Repair::PassTurn)
}

/// The only king of a side goes to the nearest safe square.
fn king_steps_away(scene: &Scene<'_>, color: Color) -> Option<Repair> {
    let from = scene.board.king_of(color)?;
    refuge(scene, color, from).map(|to| Repair::MovePiece { from, to })
}

/// The empty square nearest to `near` on which the king of this side would be safe and would leave the other king as
/// it is. A king that stands on `near` is taken to come from there.
fn refuge(scene: &Scene<'_>, color: Color, near: Square) -> Option<Square> {
    let mut without = scene.board.clone();
    if without.king_of(color) == Some(near) {
        without.discard_piece_at(near);
    }
    let other = scene.board.king_of(!color).filter(|_| scene.checkers(!color).is_empty());
    let is_safe = |square: &Square| {
        let mut board = without.clone();
        board.set_piece_at(*square, color.king());
        let attackers = |king: Square, by: Color| scene.traits.checkers(&board, king, by, board.occupied());
        attackers(*square, !color).is_empty() && other.is_none_or(|king| attackers(king, color).is_empty())
    };
    // Over these a pawn has just moved.
    let passed = scene
        .en_passant
        .map_or(Bitboard::EMPTY, |square| Bitboard::from(square).with(double_push(square, scene.them).1));
    let empty = !(scene.board.occupied() | passed);
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
