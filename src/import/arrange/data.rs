//! What the objects of JSON say about the boards in their strings.

use std::ops::Range;

use shakmaty::variant::Variant;

use crate::import::claims::{Claim, Strength, Value};
use crate::import::game::Game;
use crate::import::remark::{Remark, RemarkKind};
use crate::import::result::Import;
use crate::import::run::{Run, title};
use crate::import::structure::data::{Data, Object};
use crate::import::{beside, list, object, pgn};
use crate::position::Position;

/// The claims of all strings, with titles, the side at the bottom and marks from the objects around them.
pub(in crate::import) fn described(
    mut strings: Vec<Vec<Claim>>,
    data: &Data,
    text: &str,
    play: &dyn Fn(&Moves, &Position, Variant) -> Option<Game>,
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
    for index in 0..data.objects.len() {
        games(&mut strings, index, data, text, play);
    }
    strings.into_iter().flatten().collect()
}

/// The moves of an object, in ranges of bytes.
pub(in crate::import) enum Moves {
    /// A string.
    String(Range<usize>),
    /// The strings of a list of moves.
    List(Vec<Range<usize>>),
}

/// The longest object whose board is looked for, in bytes.
const LONGEST: usize = 8_192;

/// The keys of a move in a list of objects.
const MOVE: [&str; 5] = ["", "san", "uci", "move", "lan"];

/// The keys of moves.
const MOVES: [&str; 5] = ["moves", "pgn", "line", "movetext", "game"];

/// Plays the moves of an object from the board of the object; without a board there, they are a game of their own.
fn games(
    strings: &mut [Vec<Claim>],
    index: usize,
    data: &Data,
    text: &str,
    play: &dyn Fn(&Moves, &Position, Variant) -> Option<Game>,
) {
    let Some(object) = data.objects.get(index) else { return };
    let key = |index: usize| {
        data.strings.get(index).and_then(|member| text.get(member.key.clone())).unwrap_or_default()
    };
    let is_moves = |index: &usize| MOVES.iter().any(|known| key(*index).eq_ignore_ascii_case(known));
    let mut named = object.strings.clone().filter(is_moves);
    let (named, is_only) = (named.next(), named.next().is_none());
    let list = list_of_moves(index, data, text);
    let (Some(moves), true) = (named.or_else(|| list.first().copied()), is_only) else { return };
    let range = |index: usize| data.strings.get(index).map(|member| member.range.clone());
    let written = match range(moves) {
        _ if list.len() > 1 => Moves::List(list.iter().copied().filter_map(range).collect()),
        Some(range) => Moves::String(range),
        None => return,
    };
    let claims = || object.strings.clone().filter_map(|index| strings.get(index)).flatten();
    let is_claimed =
        claims().any(|claim| claim.is_anchor() || matches!(claim.value, Value::Fault { is_meant: true, .. }));
    if !is_claimed {
        let part = text.get(object.range.clone()).unwrap_or_default();
        if part.len() <= LONGEST && holds_board(part) {
            return;
        }
        let value = |name: &str| {
            let index = object.strings.clone().find(|index| key(*index).eq_ignore_ascii_case(name))?;
            text.get(range(index)?)
        };
        let name = object.name.clone().and_then(|range| title(text.get(range)?));
        let player = |color: &str| value(color).or_else(|| player(color, index, data, text));
        let title = pgn::players(player("white"), player("black")).or(name);
        let orientation = beside::read(part, false).orientation;
        if let Moves::List(_) = &written
            && let Some(mut game) = play(&written, &Position::START, Variant::Chess)
        {
            game.from_fen_tag = false;
            let claim =
                Claim { span: game.core(), strength: Strength::Tags, value: Value::Moves(Box::new(game)) };
            if let Some(claims) = strings.get_mut(moves) {
                *claims = vec![claim];
            }
        }
        // Several would be a text with games of its own.
        let is_game = |claim: &&mut Claim| matches!(claim.value, Value::Moves(_) | Value::Game(_));
        let mut games = strings.get_mut(moves).into_iter().flatten().filter(is_game);
        let (Some(claim), None) = (games.next(), games.next()) else { return };
        if let Value::Moves(game) | Value::Game(game) = &mut claim.value {
            game.title = game.title.take().or(title);
            game.orientation = game.orientation.or(orientation);
            claim.value = Value::Game(game.clone());
        }
        return;
    }
    let mut boards = object.strings.clone().filter(|index| {
        strings
            .get(*index)
            .is_some_and(|claims| matches!(claims.as_slice(), [Claim { value: Value::Board(..), .. }]))
    });
    let (Some(board), None) = (boards.next(), boards.next()) else { return };
    let Some([Claim { value: Value::Board(found, _), span, .. }]) = strings.get(board).map(Vec::as_slice)
    else {
        return;
    };
    let variant = found.variant.unwrap_or(Variant::Chess);
    let Some(mut game) = play(&written, &found.position, variant) else { return };
    game.start_from(found);
    let claim = Claim { span: *span, strength: Strength::Tags, value: Value::Game(Box::new(game)) };
    if let Some(claims) = strings.get_mut(board) {
        *claims = vec![claim];
    }
    if let Some(claims) = strings.get_mut(moves) {
        claims.clear();
    }
}

/// The indexes of the strings in the list of moves of an object: `"moves": ["e4", "e5"]`, `"moves": [{"san": "e4"}]`.
fn list_of_moves(index: usize, data: &Data, text: &str) -> Vec<usize> {
    let Some((object, before)) = data.objects.get(..=index).and_then(<[Object]>::split_last) else {
        return Vec::new();
    };
    let is_named = |list: &&Object| {
        text.get(list.range.clone()).is_some_and(|list| list.starts_with('['))
            && MOVES.iter().any(|name| key(list, text).eq_ignore_ascii_case(name))
    };
    // What lies in an object stands before it.
    let inner = before.iter().rev().take_while(|inner| inner.range.start > object.range.start);
    let mut lists = inner.filter(|list| list.strings.len() > 1).filter(is_named);
    let Some(list) = lists.next() else { return Vec::new() };
    let is_move = |index: &usize| {
        let key =
            data.strings.get(*index).and_then(|member| text.get(member.key.clone())).unwrap_or_default();
        MOVE.contains(&key) || MOVES.contains(&key)
    };
    list.strings.clone().filter(is_move).collect()
}

/// The name of a player in the object of a colour within an object: `"white": {"user": {"name": "Anna"}}`.
fn player<'t>(color: &str, index: usize, data: &Data, text: &'t str) -> Option<&'t str> {
    let (object, before) = data.objects.get(..=index)?.split_last()?;
    let inner = || before.iter().rev().take_while(|inner| inner.range.start > object.range.start);
    let side = inner().find(|inner| key(inner, text).eq_ignore_ascii_case(color))?;
    let mut named = inner()
        .chain([side])
        .filter(|one| side.range.start <= one.range.start && one.range.end <= side.range.end);
    text.get(named.find_map(|one| one.name.clone())?)
}

/// The key of an object or a list; empty if it has none.
fn key<'t>(value: &Object, text: &'t str) -> &'t str {
    let before = text.get(..value.range.start).unwrap_or_default().trim_end();
    let name = before.strip_suffix(':').and_then(|before| before.trim_end().strip_suffix('"'));
    name.and_then(|name| name.rsplit('"').next()).unwrap_or_default()
}

/// Whether a text has a board as an object of squares or as lists of men.
fn holds_board(text: &str) -> bool {
    let run = Run::new(text, None);
    object::read(&run).is_some() || matches!(list::read(&run), Some(Import::Positions { .. }))
}
