//! Boards of programs: objects with a piece for each square (`{ d6: 'bK', d4: 'wP' }`), and lists of eight lists of eight
//! pieces, as chess libraries print them.

mod tree;

use std::ops::Range;

use super::figurine::figurine;
use super::found::Found;
use super::limits::MAX_POSITIONS;
use super::places::has_placement;
use super::remark::RemarkKind;
use super::result::Import;
use super::run::Run;
use super::source::SourceKind;
use crate::position::{Color, File, Piece, Position, Rank, Role, Square};
use tree::{Value, Values};

/// The maximum length of a text that is read, in bytes.
const LONGEST: usize = 262_144;

/// The most arguments of a function with eight rows.
const MOST_ARGUMENTS: usize = 14;

/// Names of the keys of a piece's role, colour and square.
const ROLE_KEYS: [&str; 6] = ["type", "role", "piece", "kind", "name", "symbol"];
const COLOR_KEYS: [&str; 5] = ["color", "colour", "side", "player", "team"];
const SQUARE_KEYS: [&str; 4] = ["square", "position", "pos", "coordinate"];

/// The boards of a text; none if it has none. Records in the text are preferred.
pub(super) fn read(run: &Run) -> Option<Import> {
    let text = run.text();
    if text.len() > LONGEST || !text.contains(['{', '[', '(']) || has_placement(text) {
        return None;
    }
    let mut values = Values::new(text);
    let mut found: Vec<Found> = Vec::new();
    while let Some((board, place)) = values.next(board) {
        if found.len() >= MAX_POSITIONS {
            break;
        }
        found.push(described(run, board, &place));
    }
    (!found.is_empty()).then_some(Import::Positions {
        source: SourceKind::PieceMap,
        found,
        unread: Vec::new(),
    })
}

/// The position of a board, with what is not given.
fn described(run: &Run, board: Board, place: &Range<usize>) -> Found {
    let Board { mut position, turn, upside_down } = board;
    let mut found = run.found_at(Position::EMPTY, place.start, place.end);
    if upside_down {
        found.remark([RemarkKind::BottomByPawns(Color::Black)]);
    }
    if let Some(turn) = turn {
        position.turn = turn;
    } else {
        found.remark([RemarkKind::SideNotGiven]);
    }
    found.remark([RemarkKind::RightsNotGiven]);
    found.position = position;
    found
}

/// The board of a value.
struct Board {
    position: Position,
    turn: Option<Color>,
    /// Whether the first of eight lists is the first rank.
    upside_down: bool,
}

/// The board that a value describes; none if it is something else.
fn board(value: &Value) -> Option<Board> {
    match value {
        Value::Atom(_) => None,
        Value::Object(entries) => of_squares(entries),
        Value::List(items) => of_rows(items).or_else(|| of_list(items)).or_else(|| of_pieces(items)),
    }
}

/// The board of an object whose keys are squares.
fn of_squares(entries: &[(&str, Value)]) -> Option<Board> {
    let mut position = Position::EMPTY;
    let mut turn = None;
    let mut count = 0;
    let is_numbered = entries.len() > 1 && entries.iter().all(|(key, _)| numbered(key).is_some());
    for (key, value) in entries {
        match square(key).or_else(|| numbered(key).filter(|_| is_numbered)) {
            Some(square) => {
                let piece = cell(value)?;
                count += usize::from(piece.is_some());
                position.set_piece(square, piece);
            }
            None if matches!(*key, "turn" | "sideToMove" | "side_to_move" | "toMove") => {
                turn = atom(value).and_then(color);
            }
            None => {}
        }
    }
    (count > 0).then_some(Board { position, turn, upside_down: false })
}

/// The board of eight lists of eight pieces, the eighth rank first. Where four pawns of each side stand as if the first
/// rank were the first list, it is.
fn of_rows(items: &[Value]) -> Option<Board> {
    // The arguments of a function may follow: `setup("....k...", …, "w")`.
    if !(8..=MOST_ARGUMENTS).contains(&items.len()) {
        return None;
    }
    let turn = items.get(8).and_then(atom).and_then(color);
    let mut rows: Vec<Vec<Option<Piece>>> = Vec::new();
    for item in items.iter().take(8) {
        let row: Vec<Option<Piece>> = match item {
            // Python makes the letters of a string a list: `list("rnbqkbnr")`.
            Value::List(cells) => match cells.as_slice() {
                [Value::Atom(letters)] => of_letters(letters)?,
                _ => cells.iter().map(cell).collect::<Option<_>>()?,
            },
            Value::Atom(text) => of_letters(text)?,
            Value::Object(_) => return None,
        };
        if row.len() != 8 {
            return None;
        }
        rows.push(row);
    }
    let pawns = |row: usize, color: Color| {
        rows.get(row).map_or(0, |row| row.iter().filter(|piece| **piece == Some(color.pawn())).count())
    };
    let upside_down = pawns(1, Color::White) >= 4 && pawns(6, Color::Black) >= 4;
    if upside_down {
        rows.reverse();
    }
    filled(rows.into_iter().flatten()).map(|position| Board { position, turn, upside_down })
}

/// The row of a string with a character for each square.
fn of_letters(text: &str) -> Option<Vec<Option<Piece>>> {
    let square = |(at, letter): (usize, char)| cell(&Value::Atom(text.get(at..at + letter.len_utf8())?));
    text.char_indices().map(square).collect()
}

/// The board of a list of 64 pieces, from a8 to h1.
fn of_list(items: &[Value]) -> Option<Board> {
    if items.len() != 64 {
        return None;
    }
    let cells: Vec<Option<Piece>> = items.iter().map(cell).collect::<Option<_>>()?;
    filled(cells.into_iter()).map(|position| Board { position, turn: None, upside_down: false })
}

/// The position with these pieces from a8 to h1; none if there is no piece.
fn filled(cells: impl Iterator<Item = Option<Piece>>) -> Option<Position> {
    let mut position = Position::EMPTY;
    let squares = Rank::ALL
        .into_iter()
        .rev()
        .flat_map(|rank| File::ALL.into_iter().map(move |file| Square::from_coords(file, rank)));
    for (square, piece) in squares.zip(cells) {
        position.set_piece(square, piece);
    }
    (!position.board().occupied().is_empty()).then_some(position)
}

/// The board of a list of pieces with their squares: pairs, or objects with the square among their keys.
fn of_pieces(items: &[Value]) -> Option<Board> {
    let mut position = Position::EMPTY;
    if items.len() < 2 {
        return None;
    }
    for item in items {
        let (square, piece) = match item {
            Value::List(pair) => match pair.as_slice() {
                [key, value] => {
                    let named = atom(key).and_then(square);
                    match named {
                        Some(square) => (square, cell(value)??),
                        None => (atom(value).and_then(square)?, cell(key)??),
                    }
                }
                _ => return None,
            },
            Value::Object(entries) => (member(entries, &SQUARE_KEYS).and_then(square)?, of_object(entries)?),
            Value::Atom(_) => return None,
        };
        position.set_piece(square, Some(piece));
    }
    Some(Board { position, turn: None, upside_down: false })
}

/// The contents of a square; none if the value is neither a piece nor empty.
#[allow(clippy::option_option, reason = "the inner one is that of `Position::piece_at`")]
fn cell(value: &Value) -> Option<Option<Piece>> {
    match value {
        Value::Atom(text) if is_empty(text) => Some(None),
        Value::Atom(text) => piece(text).map(Some),
        Value::List(items) => match items.as_slice() {
            [] => Some(None),
            [only] => cell(only),
            [one, other] => {
                let named = role(atom(one)?).zip(color(atom(other)?));
                let named = named.or_else(|| Some((role(atom(other)?)?, color(atom(one)?)?)))?;
                Some(Some(named.0.of(named.1)))
            }
            _ => None,
        },
        Value::Object(entries) => of_object(entries).map(Some),
    }
}

/// The piece of an object with its role and colour.
fn of_object(entries: &[(&str, Value)]) -> Option<Piece> {
    let written = member(entries, &ROLE_KEYS)?;
    match member(entries, &COLOR_KEYS).and_then(color) {
        Some(color) => role(written).map(|role| role.of(color)),
        None => piece(written),
    }
}

/// The value of the first of some keys.
fn member<'a>(entries: &[(&str, Value<'a>)], keys: &[&str]) -> Option<&'a str> {
    let is_key = |key: &str| keys.iter().any(|known| key.eq_ignore_ascii_case(known));
    entries.iter().find(|(key, _)| is_key(key)).and_then(|(_, value)| atom(value))
}

fn atom<'a>(value: &Value<'a>) -> Option<&'a str> {
    match value {
        Value::Atom(text) => Some(text),
        Value::List(_) | Value::Object(_) => None,
    }
}

/// The square of a name, which may be that of a constant: `e4`, `E4`, `chess.E4`.
fn square(name: &str) -> Option<Square> {
    name.rsplit('.').next()?.to_ascii_lowercase().parse().ok()
}

/// The square of a number from 0 (a1) to 63 (h8), as python-chess counts.
fn numbered(name: &str) -> Option<Square> {
    name.parse::<u32>().ok().and_then(|number| Square::try_from(number).ok())
}

/// Whether a cell is an empty square.
fn is_empty(text: &str) -> bool {
    let is_sign = |c: char| matches!(c, ' ' | '.' | '-' | '_' | '·');
    text.chars().all(is_sign)
        || matches!(text, "null" | "None" | "nil" | "undefined" | "0" | "empty" | "EMPTY")
}

/// The colour of a word or letter.
fn color(text: &str) -> Option<Color> {
    // The name may be that of a constant: `chess.WHITE`.
    match text.rsplit('.').next()?.to_ascii_lowercase().as_str() {
        "w" | "white" => Some(Color::White),
        "b" | "black" => Some(Color::Black),
        _ => None,
    }
}

/// The role of a name or letter.
fn role(text: &str) -> Option<Role> {
    let text = text.rsplit('.').next()?.to_ascii_lowercase();
    let words = ["pawn", "knight", "bishop", "rook", "queen", "king"];
    let named = words.into_iter().zip(Role::ALL).find(|(word, _)| *word == text);
    let mut letters = text.chars();
    let lone = letters.next().filter(|_| letters.next().is_none());
    named.map(|(_, role)| role).or_else(|| lone.and_then(Role::from_char))
}

/// The piece of a text: `K`, `wK`, `♔`, `white king`, `WHITE_KING`, `whiteKing`.
fn piece(text: &str) -> Option<Piece> {
    let mut letters = text.chars().filter(|c| *c != '\u{FE0E}' && *c != '\u{FE0F}');
    match (letters.next()?, letters.next(), letters.next()) {
        (only, None, _) => figurine(only).or_else(|| Piece::from_char(only)),
        (first, Some(second), None) => {
            let pair = |side: char, man: char| {
                let color = Color::from_char(side.to_ascii_lowercase())?;
                Some(Role::from_char(man.to_ascii_lowercase())?.of(color))
            };
            pair(first, second).or_else(|| pair(second, first))
        }
        _ => {
            let small = text.to_ascii_lowercase();
            let words = small.strip_prefix("white").or(small.strip_prefix("black"));
            let (side, man) = match words {
                Some(man) => (small.get(..5)?, man),
                None => (small.get(small.len().checked_sub(5)?..)?, small.get(..small.len() - 5)?),
            };
            let man = man.trim_matches(|c: char| !c.is_ascii_alphabetic());
            Some(role(man)?.of(color(side)?))
        }
    }
}
