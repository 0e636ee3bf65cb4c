//! What the objects of JSON say about the boards in their strings.

use std::ops::Range;

use shakmaty::variant::Variant;

use crate::import::beside;
use crate::import::claims::{Claim, Strength, Value};
use crate::import::game::Game;
use crate::import::remark::{Remark, RemarkKind};
use crate::import::run::title;
use crate::import::structure::data::{Data, Object};
use crate::position::Position;

/// The claims of all strings, with titles, the side at the bottom and marks from the objects around them.
pub(in crate::import) fn described(
    mut strings: Vec<Vec<Claim>>,
    data: &Data,
    text: &str,
    play: impl Fn(Range<usize>, &Position, Variant) -> Option<Game>,
) -> Vec<Claim> {
    for object in &data.objects {
        let members = strings.get_mut(object.strings.clone()).unwrap_or_default();
        if members.iter().all(Vec::is_empty) {
            continue;
        }
        let name = object.name.clone().and_then(|range| title(text.get(range)?));
        let mut boards: Vec<_> = members
            .iter_mut()
            .flatten()
            .filter_map(|claim| match &mut claim.value {
                Value::Board(found, _) => Some(found),
                _ => None,
            })
            .collect();
        for found in boards.iter_mut().filter(|found| found.title.is_none()) {
            found.title.clone_from(&name);
        }
        if let [found] = boards.as_mut_slice()
            && found.orientation.is_none()
            && found.marks.is_empty()
        {
            let beside = beside::read(text.get(object.range.clone()).unwrap_or_default(), false);
            (found.orientation, found.marks) = (beside.orientation, beside.marks);
            found.variant = found.variant.or(beside.variant);
            if beside.is_mark_left_out {
                found.remarks.push(Remark { kind: RemarkKind::MarkLeftOut, span: found.span });
            }
        }
    }
    for object in &data.objects {
        games(&mut strings, object, data, text, &play);
    }
    strings.into_iter().flatten().collect()
}

/// The keys of moves.
const MOVES: [&str; 5] = ["moves", "pgn", "line", "movetext", "game"];

/// Plays the moves of an object from the board of the object; without a board there, they are a game of their own.
fn games(
    strings: &mut [Vec<Claim>],
    object: &Object,
    data: &Data,
    text: &str,
    play: impl Fn(Range<usize>, &Position, Variant) -> Option<Game>,
) {
    let is_moves = |index: &usize| {
        let key =
            data.strings.get(*index).and_then(|member| text.get(member.key.clone())).unwrap_or_default();
        MOVES.iter().any(|known| key.eq_ignore_ascii_case(known))
    };
    let mut named = object.strings.clone().filter(is_moves);
    let (Some(moves), None) = (named.next(), named.next()) else { return };
    let claims = || object.strings.clone().filter_map(|index| strings.get(index)).flatten();
    let is_claimed =
        claims().any(|claim| claim.is_anchor() || matches!(claim.value, Value::Fault { is_meant: true, .. }));
    if !is_claimed {
        for claim in strings.get_mut(moves).into_iter().flatten() {
            if let Value::Moves(game) = &claim.value {
                claim.value = Value::Game(game.clone());
            }
        }
        return;
    }
    let mut boards = object.strings.clone().filter(|index| {
        strings
            .get(*index)
            .is_some_and(|claims| matches!(claims.as_slice(), [Claim { value: Value::Board(..), .. }]))
    });
    let (Some(board), None, Some(member)) = (boards.next(), boards.next(), data.strings.get(moves)) else {
        return;
    };
    let Some([Claim { value: Value::Board(found, _), span, .. }]) = strings.get(board).map(Vec::as_slice)
    else {
        return;
    };
    let variant = found.variant.unwrap_or(Variant::Chess);
    let Some(mut game) = play(member.range.clone(), &found.position, variant) else { return };
    game.start_from(found);
    let claim = Claim { span: *span, strength: Strength::Tags, value: Value::Game(Box::new(game)) };
    if let Some(claims) = strings.get_mut(board) {
        *claims = vec![claim];
    }
    if let Some(claims) = strings.get_mut(moves) {
        claims.clear();
    }
}
