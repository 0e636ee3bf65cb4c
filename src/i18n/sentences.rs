//! Sentences with something filled in: squares, pieces, fields.

use super::faults::repair_sentence;
use super::messages;
use crate::notation::{Field, Reading, Repair, RepairKind, Span, write};
use crate::position::{CastlingSide, Color, Piece, Square};

/// "white knight".
pub fn piece_label(piece: Piece) -> String {
    messages().piece(piece)
}

/// The name of a side.
pub fn color_name(color: Color) -> &'static str {
    color.fold_wb(messages().white(), messages().black())
}

/// The paragraphs of "About".
pub fn about_text() -> [&'static str; 4] {
    let words = messages();
    [words.about_1(), words.about_2(), words.about_3(), words.about_4()]
}

/// "e4, white knight" or "d5, empty".
pub fn square_sentence(square: Square, piece: Option<Piece>) -> String {
    match piece {
        Some(piece) => messages().square_with_piece(square, piece),
        None => messages().square_empty(square),
    }
}

/// The piece of a square was lifted.
pub fn lifted_sentence(square: Square, piece: Option<Piece>) -> String {
    match piece {
        Some(piece) => messages().square_lifted(square, piece),
        None => messages().square_empty(square),
    }
}

/// What an action did.
pub fn action_sentence(action: &str, done: bool) -> &'static str {
    let words = messages();
    match (action, done) {
        ("undo", false) => words.nothing_to_undo(),
        ("redo", false) => words.nothing_to_redo(),
        ("undo", true) => words.undo(),
        ("redo", true) => words.redo(),
        ("start", _) => words.start(),
        ("clear", _) => words.clear(),
        _ => words.flip(),
    }
}

/// Several with commas, the last two joined by what the language has between them.
pub(super) fn joined<T: AsRef<str>>(items: &[T], last_two: impl Fn(&str, &str) -> String) -> String {
    let Some((last, others)) = items.split_last() else { return String::new() };
    if others.is_empty() {
        return last.as_ref().to_owned();
    }
    let others: Vec<&str> = others.iter().map(AsRef::as_ref).collect();
    last_two(&others.join(", "), last.as_ref())
}

/// "a1, b1 and c1".
pub(super) fn and_list<T: AsRef<str>>(items: &[T]) -> String {
    joined(items, |first, last| messages().list_and(first, last))
}

/// "a1, b1 or c1".
pub(super) fn or_list<T: AsRef<str>>(items: &[T]) -> String {
    joined(items, |first, last| messages().list_or(first, last))
}

/// Several that hold commas themselves, with semicolons.
pub fn semicolon_list(items: &[String]) -> String {
    let mut items = items.iter().cloned();
    let first = items.next().unwrap_or_default();
    items.fold(first, |text, item| messages().list_apart(text, item))
}

/// "To read this, the editor read “W” as “w” and filled in the missing fields."
pub fn repairs_sentence(reading: &Reading, text: &str) -> String {
    let done = |repair: &Repair| match rewritten(reading, text, *repair) {
        Some((given, meant)) => messages().repair_read_as(&given, &meant),
        None => repair_sentence(repair.kind).into(),
    };
    let done: Vec<String> = reading.repairs.iter().map(done).collect();
    messages().repairs(and_list(&done))
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
    let count = reading.faults.len();
    if reading.has_position() { messages().faults(count) } else { messages().faults_nothing_read(count) }
}

/// How many faults are not listed.
pub fn more_faults(count: usize) -> String {
    messages().more_faults(count)
}

/// The field that is pointed at, and what it says.
pub fn field_sentence(field: Field) -> String {
    if Field::RECORD.contains(&field) { messages().field_hint(field) } else { String::new() }
}

/// A castling right: whose, which side, and whether the board allows it.
pub fn castling_right_sentence(color: Color, side: CastlingSide, meant: bool, possible: bool) -> String {
    let words = messages();
    match (meant, possible) {
        (_, true) => words.right(color, side),
        (true, false) => words.right_meant(color, side),
        (false, false) => words.right_impossible(color, side),
    }
}

/// An en passant square that the board does not allow.
pub fn impossible_en_passant_sentence(square: Square) -> String {
    messages().square_impossible(square)
}

/// What a clock must be.
pub fn number_expected_sentence(field: Field) -> String {
    messages().number_expected(u8::from(field == Field::Fullmove))
}

/// The title of the piece menu.
pub fn piece_menu_title(square: Square) -> String {
    messages().piece_menu(square)
}
