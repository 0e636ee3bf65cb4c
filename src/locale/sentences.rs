//! Sentences with something filled in: squares, pieces, fields, keys.

use super::faults::repair_sentence;
use super::words;
use crate::editor::keys::{Edge, KeyAction};
use crate::marks::MarkColor;
use crate::notation::{Field, Reading, Repair, RepairKind, Span, write};
use crate::position::{CastlingSide, Color, Piece, Role, Square};

/// "white knight".
pub const fn piece_words(piece: Piece) -> &'static str {
    match (piece.color, piece.role) {
        (Color::White, Role::Pawn) => "white pawn",
        (Color::White, Role::Knight) => "white knight",
        (Color::White, Role::Bishop) => "white bishop",
        (Color::White, Role::Rook) => "white rook",
        (Color::White, Role::Queen) => "white queen",
        (Color::White, Role::King) => "white king",
        (Color::Black, Role::Pawn) => "black pawn",
        (Color::Black, Role::Knight) => "black knight",
        (Color::Black, Role::Bishop) => "black bishop",
        (Color::Black, Role::Rook) => "black rook",
        (Color::Black, Role::Queen) => "black queen",
        (Color::Black, Role::King) => "black king",
    }
}

/// "e4, white knight" or "d5, empty".
pub fn square_sentence(square: Square, piece: Option<Piece>) -> String {
    format!("{square}, {}", piece.map_or("empty", piece_words))
}

/// The piece of a square was lifted.
pub fn lifted_sentence(square: Square, piece: Option<Piece>) -> String {
    format!("{} lifted", square_sentence(square, piece))
}

/// What an action did.
pub fn action_sentence(action: &str, done: bool, fen: &str) -> String {
    let words = words();
    match (action, done) {
        ("undo", false) => words.nothing_to_undo.into(),
        ("redo", false) => words.nothing_to_redo.into(),
        ("undo", true) => format!("{}: {fen}", words.undo),
        ("redo", true) => format!("{}: {fen}", words.redo),
        ("start", _) => words.start.into(),
        ("clear", _) => words.clear.into(),
        _ => words.flip.into(),
    }
}

/// "a1, b1 and c1"; `last` is what stands before the last one.
pub(super) fn enumerate<T: AsRef<str>>(items: &[T], last: &str) -> String {
    let mut text = String::new();
    for (index, item) in items.iter().enumerate() {
        if index > 0 {
            text.push_str(if index + 1 == items.len() { last } else { ", " });
        }
        text.push_str(item.as_ref());
    }
    text
}

/// "To read this, the editor read “W” as “w” and filled in the missing fields."
pub fn repairs_sentence(reading: &Reading, text: &str) -> String {
    let done = |repair: &Repair| match rewritten(reading, text, *repair) {
        Some((given, meant)) => format!("read “{given}” as “{meant}”"),
        None => repair_sentence(repair.kind).into(),
    };
    let done: Vec<String> = reading.repairs.iter().map(done).collect();
    format!("To read this, the editor {}.", enumerate(&done, " and "))
}

/// What stood in a field and what it was taken for, where a repair is about the value of one.
fn rewritten(reading: &Reading, text: &str, repair: Repair) -> Option<(String, String)> {
    if !matches!(repair.kind, RepairKind::Side | RepairKind::Rights | RepairKind::Square | RepairKind::Clock)
    {
        return None;
    }
    let within = |span: &Span| span.start <= repair.span.start && repair.span.end <= span.end;
    let field = reading.fields.iter().position(|span| span.as_ref().is_some_and(within))?;
    let span = reading.fields[field]?;
    let given: String = text.chars().skip(span.start).take(span.end - span.start).collect();
    let record = write(&reading.position);
    // The counters of Three-check stand before the clocks.
    let behind = field + usize::from(field > 3 && reading.position.remaining_checks.is_some());
    let meant = record.split(' ').nth(behind)?;
    (given != meant).then(|| (given, meant.to_owned()))
}

/// How many faults the text has, and what the board shows then.
pub fn faults_sentence(reading: &Reading) -> String {
    let board = if reading.has_position() {
        "The board shows what could be read."
    } else {
        "The board shows the last position."
    };
    match reading.faults.len() {
        1 => format!("One thing is wrong with this text. {board}"),
        count => format!("{count} things are wrong with this text. {board}"),
    }
}

/// How many faults are not listed.
pub fn more_faults(count: usize) -> String {
    format!("… and {count} more.")
}

/// The field that is pointed at, and what it says.
pub fn field_sentence(field: Field) -> String {
    match field {
        Field::Placement => "Pieces, rank 8 first, each rank from the a-file; digits are empty squares.",
        Field::Side => "Side to move: w for White, b for Black.",
        Field::Castling => "Castling rights: K and Q for White’s two sides, k and q for Black’s.",
        Field::EnPassant => "En passant: the square behind a pawn that has just moved two squares.",
        Field::Halfmove => "Halfmove clock: half moves since the last capture or pawn move.",
        Field::Fullmove => "Move number: it grows after Black’s move.",
        Field::Count | Field::Charset => "",
    }
    .into()
}

/// A castling right: whose, which side, and whether the board allows it.
pub fn right_sentence(color: Color, side: CastlingSide, meant: bool, possible: bool) -> String {
    let side = match side {
        CastlingSide::KingSide => "kingside",
        CastlingSide::QueenSide => "queenside",
    };
    let state = match (meant, possible) {
        (_, true) => "",
        (true, false) => ": meant, but king or rook are not in place",
        (false, false) => ": king or rook are not in place",
    };
    format!("{} castles {side}{state}", words().color(color))
}

/// An en passant square that the board does not allow.
pub fn impossible_square(square: Square) -> String {
    format!("{square} (bad)")
}

/// What a clock must be.
pub fn number_sentence(field: Field) -> String {
    let least = u8::from(field == Field::Fullmove);
    format!("Write a whole number from {least} to 4294967295.")
}

/// The title of the piece menu.
pub fn piece_menu_title(square: Square) -> String {
    format!("Piece on {square}")
}

/// A key as it is printed on keyboards.
pub fn key_name(key: &'static str) -> &'static str {
    match key {
        "ArrowLeft" => "←",
        "ArrowRight" => "→",
        "ArrowUp" => "↑",
        "ArrowDown" => "↓",
        "PageUp" => "Page Up",
        "PageDown" => "Page Down",
        " " => "Space",
        "Escape" => "Esc",
        "ContextMenu" => "Menu",
        "z" => "Z",
        "y" => "Y",
        "c" => "C",
        "v" => "V",
        other => other,
    }
}

/// What a key does.
pub fn key_sentence(action: KeyAction) -> String {
    match action {
        KeyAction::Walk(-1, 0) => "One square to the left",
        KeyAction::Walk(1, 0) => "One square to the right",
        KeyAction::Walk(_, -1) => "One square up",
        KeyAction::Walk(..) => "One square down",
        KeyAction::RowEdge(Edge::First) => "To the left edge",
        KeyAction::RowEdge(Edge::Last) => "To the right edge",
        KeyAction::ColumnEdge(Edge::First) => "To the upper edge",
        KeyAction::ColumnEdge(Edge::Last) => "To the lower edge",
        KeyAction::Lift => "Lift and drop a piece (with Alt: a copy), or use the tool",
        KeyAction::Place(piece) => return format!("Place a {}", piece_words(piece)),
        KeyAction::Remove => "Empty the square (also the one under the mouse)",
        KeyAction::PieceMenu => "Menu of pieces",
        KeyAction::Mark => "Mark the square, or remove its mark",
        KeyAction::Aim => "Begin an arrow, and end it on another square",
        KeyAction::PenColor(MarkColor::Green) => "Draw in green",
        KeyAction::PenColor(MarkColor::Red) => "Draw in red",
        KeyAction::PenColor(MarkColor::Blue) => "Draw in blue",
        KeyAction::PenColor(MarkColor::Yellow) => "Draw in yellow",
        KeyAction::ClearMarks => "Remove all marks",
        KeyAction::Cancel => "Let go; then back to the hand",
        KeyAction::Flip => "Flip the board",
        KeyAction::ShowKeys => "Show this list",
        KeyAction::Undo => "Undo",
        KeyAction::Redo => "Redo",
        KeyAction::Copy => "Copy the FEN",
        KeyAction::Paste => "Paste a position",
    }
    .into()
}
