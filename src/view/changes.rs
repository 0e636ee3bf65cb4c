//! Announcements of changes: the changes by an undo, a redo or a repair, and new or removed findings and faults.

use crate::i18n::lists::semicolon_list;
use crate::i18n::{
    fault_announcement, faults_sentence, messages, spelled, square_sentence, verdict_sentence,
};
use crate::legality::Verdict;
use crate::notation::{Reading, write};
use crate::position::{Position, Square};

/// The maximum number of changed squares that are named. If there are more, only their number is given.
const MOST_SQUARES: usize = 4;
/// The maximum number of findings that are announced at once.
const MOST_FINDINGS: usize = 3;

/// The numbers of steps that can be undone and redone.
pub fn steps_sentence(behind: usize, ahead: usize) -> String {
    let messages = messages();
    match (behind, ahead) {
        (0, 0) => messages.steps_none().into(),
        (behind, 0) => messages.steps_undo(behind),
        (0, ahead) => messages.steps_redo(ahead),
        (behind, ahead) => messages.steps_both(behind, ahead),
    }
}

/// The announcement of an undo or redo: the changes, and the numbers of steps that are left.
pub fn undone_sentence(redone: bool, change: &str, behind: usize, ahead: usize) -> String {
    let steps = steps_sentence(behind, ahead);
    if redone { messages().redone(change, steps) } else { messages().undone(change, steps) }
}

/// The differences between two positions: the changed squares with their pieces now, or their number, and all fields that
/// differ.
pub fn change_sentence(before: &Position, now: &Position) -> String {
    let messages = messages();
    let mut squares = Vec::new();
    for square in Square::ALL {
        let piece = now.piece_at(square);
        if before.piece_at(square) != piece {
            squares.push(square_sentence(square, piece));
        }
    }
    let mut sentences = Vec::new();
    match squares.len() {
        0 => {}
        count if count > MOST_SQUARES => sentences.push(messages.changed_squares(count)),
        _ => sentences.push(semicolon_list(&squares) + "."),
    }
    if before.turn != now.turn {
        sentences.push(messages.changed_turn(now.turn));
    }
    if before.castling != now.castling {
        sentences.push(match write(now).split(' ').nth(2) {
            Some(letters) if letters != "-" => messages.changed_castling(spelled(letters)),
            _ => messages.changed_no_castling().into(),
        });
    }
    if before.en_passant != now.en_passant {
        sentences.push(match now.en_passant {
            Some(square) => messages.en_passant_square(square),
            None => messages.changed_no_en_passant().into(),
        });
    }
    if before.halfmove_clock != now.halfmove_clock {
        sentences.push(messages.changed_halfmove(now.halfmove_clock));
    }
    if before.fullmove_number != now.fullmove_number {
        sentences.push(messages.changed_fullmove(now.fullmove_number.get()));
    }
    if sentences.is_empty() && before != now {
        sentences.push(messages.changed_position().into());
    }
    sentences.join(" ")
}

/// The announcement that a repair of a finding was applied.
pub fn repair_done(before: &Position, repaired: &Position) -> String {
    messages().mended(change_sentence(before, repaired))
}

/// The announcement that a step has changed the text only.
pub fn only_text_changed() -> &'static str {
    messages().changed_text()
}

/// The announcement of the faults of a text: their number, and the first one.
pub fn new_faults_sentence(reading: &Reading, text: &str) -> String {
    let count = faults_sentence(reading);
    match reading.faults.first() {
        Some(fault) => format!("{count} {}", fault_announcement(fault, text)),
        None => count,
    }
}

/// The announcement of new findings, or else of removed findings. `left` is the number of all findings now. Empty if
/// nothing has changed.
pub fn changed_findings_sentence(
    appeared: &[String],
    gone: &[String],
    left: usize,
    verdict: Verdict,
) -> String {
    let messages = messages();
    let some = |sentences: &[String]| sentences[..sentences.len().min(MOST_FINDINGS)].join(" ");
    match (appeared.len(), gone.len()) {
        (0, 0) => String::new(),
        (0, _) if left == 0 => messages.findings_settled(verdict_sentence(verdict)),
        (0, _) => messages.findings_gone(some(gone)),
        (1, _) => messages.findings_found_one(some(appeared)),
        (count, _) => messages.findings_found(count, some(appeared)),
    }
}

/// The announcement that the text has no faults any more.
pub fn text_readable_sentence(verdict: Verdict) -> String {
    messages().text_readable(verdict_sentence(verdict))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::read_lenient;

    fn position(fen: &str) -> Position {
        read_lenient(fen).position
    }

    #[test]
    fn a_change_names_squares_and_fields() {
        let before = position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        let mut now = position("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1");
        assert_eq!(change_sentence(&before, &now), "e2, empty; e4, white pawn.");
        now = position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQ e3 5 7");
        assert_eq!(
            change_sentence(&before, &now),
            "Black to move. Castling: capital K, capital Q. En passant square e3. Halfmove clock 5. Move number 7."
        );
        assert_eq!(
            change_sentence(&before, &position("8/8/8/8/8/8/8/8 w KQkq - 0 1")),
            "32 squares have changed."
        );
        now = before.clone();
        now.castling = position("8/8/8/8/8/8/8/8 w - - 0 1").castling;
        assert_eq!(change_sentence(&before, &now), "No castling rights.");
        assert_eq!(change_sentence(&before, &before), "");
        assert_eq!(
            undone_sentence(false, "e4, empty.", 2, 1),
            "Undone: e4, empty. Steps to undo: 2. Steps to redo: 1."
        );
        assert_eq!(undone_sentence(true, "e4, empty.", 1, 0), "Redone: e4, empty. Steps to undo: 1.");
        assert_eq!(steps_sentence(0, 0), "Nothing to undo or redo.");
    }

    #[test]
    fn changed_findings_are_announced_briefly() {
        let verdict = Verdict::Incomplete;
        let list = |sentences: &[&str]| sentences.iter().map(|one| (*one).to_owned()).collect::<Vec<_>>();
        assert_eq!(changed_findings_sentence(&list(&["A."]), &list(&["B."]), 1, verdict), "Found: A.");
        assert_eq!(changed_findings_sentence(&list(&["A.", "C."]), &[], 2, verdict), "Found 2 things: A. C.");
        assert_eq!(changed_findings_sentence(&[], &list(&["B."]), 1, verdict), "Resolved: B.");
        assert_eq!(
            changed_findings_sentence(&[], &list(&["B."]), 0, Verdict::Legal),
            "Resolved. Legal position."
        );
        assert_eq!(changed_findings_sentence(&[], &[], 0, verdict), "");
        assert_eq!(text_readable_sentence(Verdict::Legal), "The text can be read. Legal position.");
    }
}
