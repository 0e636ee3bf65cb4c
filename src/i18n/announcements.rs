//! What a screen reader announces on demand: a rank, a file, the findings, the faults.

use super::lists::{or_list, semicolon_list};
use super::spelling::{QUOTED, part, spelled_start};
use super::{
    color_name, fault_sentence, finding_sentence, fix_label, messages, more_faults, severity_name,
    square_sentence, verdict_sentence,
};
use crate::editor::keys::Announcement;
use crate::legality::{Finding, Verdict};
use crate::notation::Fault;
use crate::position::{Bitboard, Color, File, Position, Rank, Square};

/// The maximum number of faults that are announced at once.
const MOST_FAULTS: usize = 3;

/// The label of an announcement in the list of keys.
pub fn read_aloud_label(announcement: Announcement) -> &'static str {
    let messages = messages();
    match announcement {
        Announcement::Rank => messages.read_aloud_rank(),
        Announcement::File => messages.read_aloud_file(),
        Announcement::White => messages.read_aloud_white(),
        Announcement::Black => messages.read_aloud_black(),
        Announcement::Position => messages.read_aloud_position(),
        Announcement::Findings => messages.read_aloud_findings(),
        Announcement::Text => messages.read_aloud_text(),
        Announcement::Steps => messages.read_aloud_steps(),
        Announcement::NextFault => messages.read_aloud_next_fault(),
        Announcement::PreviousFault => messages.read_aloud_previous_fault(),
        Announcement::Undone => messages.undo(),
        Announcement::Redone => messages.redo(),
    }
}

/// The label of a button in the panel "Position in words". `square` is the focused square, which rank and file refer to.
pub fn read_aloud_button(announcement: Announcement, square: Square) -> String {
    let messages = messages();
    match announcement {
        Announcement::Rank => messages.button_rank(square.rank().char()),
        Announcement::File => messages.button_file(square.file().char()),
        Announcement::White => color_name(Color::White).into(),
        Announcement::Black => color_name(Color::Black).into(),
        Announcement::Findings => messages.button_findings().into(),
        Announcement::Text => messages.button_text().into(),
        Announcement::Steps => messages.button_steps().into(),
        other => read_aloud_label(other).into(),
    }
}

/// "Rank 4: a4, white pawn; e4, black knight."
pub fn rank_announcement(position: &Position, rank: Rank) -> String {
    let squares = occupied_squares(position, Bitboard::from_rank(rank));
    if squares.is_empty() {
        messages().rank_announcement_empty(rank.char())
    } else {
        messages().rank_announcement(rank.char(), semicolon_list(&squares))
    }
}

/// "File e: e1, white king."
pub fn file_announcement(position: &Position, file: File) -> String {
    let squares = occupied_squares(position, Bitboard::from_file(file));
    if squares.is_empty() {
        messages().file_announcement_empty(file.char())
    } else {
        messages().file_announcement(file.char(), semicolon_list(&squares))
    }
}

/// The labels of the occupied squares of an area.
fn occupied_squares(position: &Position, area: Bitboard) -> Vec<String> {
    let mut labels = Vec::new();
    for square in position.board().occupied() & area {
        labels.push(square_sentence(square, position.piece_at(square)));
    }
    labels
}

/// The verdict and all findings.
pub fn findings_announcement(verdict: Verdict, findings: &[Finding], position: &Position) -> String {
    let mut sentences = vec![format!("{}.", verdict_sentence(verdict))];
    for finding in findings {
        let sentence = finding_sentence(finding, position);
        sentences.push(messages().finding_graded(severity_name(finding.severity), sentence));
    }
    sentences.join(" ")
}

/// The faults of a text, each with its place and its fix.
pub fn faults_announcement(faults: &[Fault], text: &str) -> String {
    let mut sentences = Vec::new();
    for fault in &faults[..faults.len().min(MOST_FAULTS)] {
        sentences.push(fault_announcement(fault, text));
    }
    if faults.len() > MOST_FAULTS {
        sentences.push(more_faults(faults.len() - MOST_FAULTS));
    }
    sentences.join(" ")
}

/// A fault with its number: "Fault 1 of 9."
pub fn numbered_fault_announcement(number: usize, count: usize, fault: &Fault, text: &str) -> String {
    messages().fault_counted(number, count, fault_announcement(fault, text))
}

/// A fault for screen readers, which do not convey its underline: its place, its text, what was expected, and what its
/// fix does.
pub fn fault_announcement(fault: &Fault, text: &str) -> String {
    let sentence = format!("{} {}", fault_place(fault, text), fault_sentence(fault.kind));
    let fixes: Vec<String> = fault.fixes.iter().map(|fix| fix_label(fault, fix, text)).collect();
    if fixes.is_empty() { sentence } else { messages().fault_with_fix(sentence, or_list(&fixes)) }
}

/// The place of a fault and its text: "Side to move, character 38: x."
pub fn fault_place(fault: &Fault, text: &str) -> String {
    let messages = messages();
    let field = fault.kind.field();
    let (start, end) = (fault.span.start, fault.span.end);
    let there = spelled_start(part(text, fault.span), QUOTED);
    match end - start {
        0 if start >= text.chars().count() => messages.fault_at_end(field),
        0 => messages.fault_before(field, start + 1),
        1 => messages.fault_at(field, start + 1, there),
        _ => messages.fault_from_to(field, start + 1, end, there),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::legality::{Rules, findings_with_last_move, verdict};
    use crate::notation::read_lenient;

    fn position(fen: &str) -> Position {
        read_lenient(fen).position
    }

    #[test]
    fn a_rank_or_a_file_names_its_pieces() {
        let kings = position("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
        assert_eq!(rank_announcement(&kings, Rank::First), "Rank 1: a1, white rook; e1, white king.");
        assert_eq!(rank_announcement(&kings, Rank::Fourth), "Rank 4: empty.");
        assert_eq!(file_announcement(&kings, File::E), "File e: e1, white king; e8, black king.");
        assert_eq!(file_announcement(&kings, File::B), "File b: empty.");
    }

    #[test]
    fn a_fault_is_announced_with_its_place_and_its_fix() {
        let text = "rnbqkbnr/ppppxppp/8/7/8/8/PPPPPPPP/RNBQKBNR x KQkq z9 0 0";
        let faults = read_lenient(text).faults;
        let announcements: Vec<String> = faults.iter().map(|fault| fault_announcement(fault, text)).collect();
        assert_eq!(
            announcements[0],
            "Pieces, character 14: x. “x” is not a piece. Use P N B R Q K, small letters for Black, and digits for \
             empty squares. Fix: Write pppp1ppp, Write pppppppp or Write ppppbppp."
        );
        let order = "4k3/8/8/8/8/8/8/R3K3 w qQ - 0 1";
        let fault = &crate::notation::read(order, crate::notation::Dialect::Fen).faults[0];
        assert!(
            fault_announcement(fault, order).ends_with(". Fix: Write Qq."),
            "{}",
            fault_announcement(fault, order)
        );
        assert!(
            announcements[2].starts_with("Side to move, character 45: x. This is not a side to move."),
            "{announcements:?}"
        );
        assert_eq!(
            numbered_fault_announcement(1, 9, &faults[0], text),
            format!("Fault 1 of 9. {}", announcements[0])
        );
        assert!(faults_announcement(&faults, text).ends_with("more."));
        let end = read_lenient("8/8/8/8/8/8/8/8 w KQkq - 0 ");
        for fault in &end.faults {
            assert!(fault_place(fault, "8/8/8/8/8/8/8/8 w KQkq - 0 ").ends_with('.'));
        }
    }

    #[test]
    fn a_fault_in_a_long_text_is_announced_briefly() {
        let text = format!("8/8/8/8/8/8/8/8 w - - 0 1 {}", "a sentence ".repeat(10_000));
        for fault in read_lenient(&text).faults {
            assert!(fault_announcement(&fault, &text).len() < 500, "{}", fault_announcement(&fault, &text));
        }
    }

    #[test]
    fn each_label_differs() {
        for (index, aloud) in Announcement::ALL.into_iter().enumerate() {
            assert!(
                Announcement::ALL[..index]
                    .iter()
                    .all(|other| read_aloud_label(*other) != read_aloud_label(aloud))
            );
            assert!(!read_aloud_button(aloud, Square::E4).is_empty());
        }
    }

    #[test]
    fn findings_are_announced_with_the_verdict_and_their_severity() {
        let position = position("8/8/8/8/8/8/8/4K3 w - - 0 1");
        let findings = findings_with_last_move(&position, &Rules::STANDARD);
        let announcement = findings_announcement(verdict(&findings), &findings, &position);
        assert_eq!(announcement, "Incomplete position. Breaks the rules: Black has no king.");
    }
}
