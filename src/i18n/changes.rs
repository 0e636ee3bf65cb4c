//! What has changed, for whoever does not see it: by a step back or forward, by a repair, and by the findings and faults
//! that come and go.

use super::sentences::semicolon_list;
use super::{fault_announcement, faults_sentence, messages, spelled, square_sentence, verdict_sentence};
use crate::legality::Verdict;
use crate::notation::{Reading, write};
use crate::position::{Position, Square};

/// How many changed squares are named one by one.
const NAMED: usize = 4;
/// How many findings are said at once.
const SAID: usize = 3;

/// How many steps can be undone and redone.
pub fn steps_sentence(behind: usize, ahead: usize) -> String {
    let words = messages();
    match (behind, ahead) {
        (0, 0) => words.steps_none().into(),
        (behind, 0) => words.steps_undo(behind),
        (0, ahead) => words.steps_redo(ahead),
        (behind, ahead) => words.steps_both(behind, ahead),
    }
}

/// A step was undone or redone: what has changed by it, and how many are left.
pub fn undone_sentence(redone: bool, change: &str, behind: usize, ahead: usize) -> String {
    let steps = steps_sentence(behind, ahead);
    if redone { messages().turned_forward(change, steps) } else { messages().turned_back(change, steps) }
}

/// What differs between two positions, for whoever knows the first: the squares with what stands there now, else how many;
/// and each field that differs.
pub fn change_sentence(before: &Position, now: &Position) -> String {
    let words = messages();
    let mut there = Vec::new();
    for square in Square::ALL {
        let piece = now.piece_at(square);
        if before.piece_at(square) != piece {
            there.push(square_sentence(square, piece));
        }
    }
    let mut said = Vec::new();
    match there.len() {
        0 => {}
        count if count > NAMED => said.push(words.changed_squares(count)),
        _ => said.push(semicolon_list(&there) + "."),
    }
    if before.turn != now.turn {
        said.push(words.changed_turn(now.turn));
    }
    if before.castling != now.castling {
        said.push(match write(now).split(' ').nth(2) {
            Some(letters) if letters != "-" => words.changed_castling(spelled(letters)),
            _ => words.changed_no_castling().into(),
        });
    }
    if before.en_passant != now.en_passant {
        said.push(match now.en_passant {
            Some(square) => words.en_passant_square(square),
            None => words.changed_no_en_passant().into(),
        });
    }
    if before.halfmove_clock != now.halfmove_clock {
        said.push(words.changed_halfmove(now.halfmove_clock));
    }
    if before.fullmove_number != now.fullmove_number {
        said.push(words.changed_fullmove(now.fullmove_number.get()));
    }
    if said.is_empty() && before != now {
        said.push(words.changed_position().into());
    }
    said.join(" ")
}

/// A step that changed nothing but the text.
pub fn only_text_changed() -> &'static str {
    messages().changed_text()
}

/// What is wrong with a text that nobody has looked at yet.
pub fn new_faults_sentence(reading: &Reading, text: &str) -> String {
    let count = faults_sentence(reading);
    match reading.faults.first() {
        Some(fault) => format!("{count} {}", fault_announcement(fault, text)),
        None => count,
    }
}

/// What was found that was not there before, and what is there no longer. Empty if there is nothing to say.
pub fn changed_findings_sentence(
    appeared: &[String],
    gone: &[String],
    left: usize,
    verdict: Verdict,
) -> String {
    let words = messages();
    let some = |sentences: &[String]| sentences[..sentences.len().min(SAID)].join(" ");
    match (appeared.len(), gone.len()) {
        (0, 0) => String::new(),
        (0, _) if left == 0 => words.news_settled(verdict_sentence(verdict)),
        (0, _) => words.news_gone(some(gone)),
        (1, _) => words.news_found_one(some(appeared)),
        (count, _) => words.news_found(count, some(appeared)),
    }
}

/// The text has no faults any more.
pub fn text_readable_sentence(verdict: Verdict) -> String {
    messages().news_readable(verdict_sentence(verdict))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::read_lenient;

    fn position(fen: &str) -> Position {
        read_lenient(fen).position
    }

    #[test]
    fn a_change_is_told_briefly() {
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
    fn news_of_findings_are_short() {
        let judged = Verdict::NotChessYet;
        let list = |sentences: &[&str]| sentences.iter().map(|one| (*one).to_owned()).collect::<Vec<_>>();
        assert_eq!(changed_findings_sentence(&list(&["A."]), &list(&["B."]), 1, judged), "Found: A.");
        assert_eq!(changed_findings_sentence(&list(&["A.", "C."]), &[], 2, judged), "Found 2 things: A. C.");
        assert_eq!(changed_findings_sentence(&[], &list(&["B."]), 1, judged), "Settled: B.");
        assert_eq!(
            changed_findings_sentence(&[], &list(&["B."]), 0, Verdict::Legal),
            "Settled. Legal position."
        );
        assert_eq!(changed_findings_sentence(&[], &[], 0, judged), "");
        assert_eq!(text_readable_sentence(Verdict::Legal), "The text can be read. Legal position.");
    }
}
