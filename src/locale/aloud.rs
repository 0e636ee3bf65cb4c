//! What is read aloud: a rank, a file, the findings, the text character by character, a fault with its place. Brief, and
//! so that the case of a letter can be heard.

use super::sentences::apart;
use super::{
    annex_words, color_name, fault_sentence, finding_sentence, fix_label, more_faults, severity_words,
    square_sentence, verdict_sentence, words,
};
use crate::editor::keys::Announcement;
use crate::legality::{Finding, Verdict};
use crate::notation::{Fault, Field, Reading, Span};
use crate::position::{Bitboard, Color, File, Position, Rank, Square};

/// How many of the same characters are counted instead of being said one by one.
const RUN: usize = 3;
/// How many characters of a stretch are said.
const SPELLED: usize = 120;
/// How many characters of a fault are said.
const THERE: usize = 12;
/// How many faults are said at once.
const SAID: usize = 3;

/// What a key or a button does that reads something aloud.
pub fn aloud_label(aloud: Announcement) -> &'static str {
    let annex = annex_words();
    match aloud {
        Announcement::Rank => annex.aloud_rank(),
        Announcement::File => annex.aloud_file(),
        Announcement::White => annex.aloud_white(),
        Announcement::Black => annex.aloud_black(),
        Announcement::Position => annex.aloud_position(),
        Announcement::Findings => annex.aloud_findings(),
        Announcement::Text => annex.aloud_text(),
        Announcement::Steps => annex.aloud_steps(),
        Announcement::NextFault => annex.aloud_next_fault(),
        Announcement::PreviousFault => annex.aloud_previous_fault(),
        Announcement::Undone => words().undo(),
        Announcement::Redone => words().redo(),
    }
}

/// What the button in the panel says that reads aloud; `square` is the one that the keys act on.
pub fn aloud_button(aloud: Announcement, square: Square) -> String {
    let words = annex_words();
    match aloud {
        Announcement::Rank => words.button_rank(square.rank().char()),
        Announcement::File => words.button_file(square.file().char()),
        Announcement::White => color_name(Color::White).into(),
        Announcement::Black => color_name(Color::Black).into(),
        Announcement::Findings => words.button_findings().into(),
        Announcement::Text => words.button_text().into(),
        Announcement::Steps => words.button_steps().into(),
        other => aloud_label(other).into(),
    }
}

/// "Rank 4: a4, white pawn; e4, black knight."
pub fn rank_aloud(position: &Position, rank: Rank) -> String {
    let men = standing(position, Bitboard::from_rank(rank));
    if men.is_empty() {
        annex_words().rank_aloud_empty(rank.char())
    } else {
        annex_words().rank_aloud(rank.char(), apart(&men))
    }
}

/// "File e: e1, white king."
pub fn file_aloud(position: &Position, file: File) -> String {
    let men = standing(position, Bitboard::from_file(file));
    if men.is_empty() {
        annex_words().file_aloud_empty(file.char())
    } else {
        annex_words().file_aloud(file.char(), apart(&men))
    }
}

fn standing(position: &Position, squares: Bitboard) -> Vec<String> {
    let mut men = Vec::new();
    for square in position.board().occupied() & squares {
        men.push(square_sentence(square, position.piece_at(square)));
    }
    men
}

/// The verdict and every finding.
pub fn findings_aloud(verdict: Verdict, findings: &[Finding], position: &Position) -> String {
    let mut said = vec![format!("{}.", verdict_sentence(verdict))];
    for finding in findings {
        let sentence = finding_sentence(finding, position);
        said.push(annex_words().finding_graded(severity_words(finding.severity), sentence));
    }
    said.join(" ")
}

/// The faults of a text, each with its place and its fix.
pub fn faults_aloud(faults: &[Fault], text: &str) -> String {
    let mut said = Vec::new();
    for fault in &faults[..faults.len().min(SAID)] {
        said.push(fault_aloud(fault, text));
    }
    if faults.len() > SAID {
        said.push(more_faults(faults.len() - SAID));
    }
    said.join(" ")
}

/// Which fault of how many.
pub fn fault_counted(number: usize, count: usize, fault: &Fault, text: &str) -> String {
    annex_words().fault_counted(number, count, fault_aloud(fault, text))
}

/// A fault for whoever does not see its underline: where it is, what stands there, what was expected, what its fix does.
pub fn fault_aloud(fault: &Fault, text: &str) -> String {
    let said = format!("{} {}", fault_place(fault, text), fault_sentence(fault.kind));
    match fault.fix {
        Some(_) => annex_words().fault_with_fix(said, fix_label(fault)),
        None => said,
    }
}

/// Where a fault is, and what stands there: "Side to move, character 38: x."
pub fn fault_place(fault: &Fault, text: &str) -> String {
    let words = annex_words();
    let field = fault.kind.field();
    let (start, end) = (fault.span.start, fault.span.end);
    let there = beginning(part(text, fault.span), THERE);
    match end - start {
        0 if start >= text.chars().count() => words.fault_at_end(field),
        0 => words.fault_before(field, start + 1),
        1 => words.fault_at(field, start + 1, there),
        _ => words.fault_from_to(field, start + 1, end, there),
    }
}

/// A stretch of a text.
fn part(text: &str, span: Span) -> &str {
    let byte = |place: usize| text.char_indices().nth(place).map_or(text.len(), |(byte, _)| byte);
    text.get(byte(span.start)..byte(span.end)).unwrap_or_default()
}

/// A text field by field and character by character.
pub fn text_aloud(text: &str, reading: &Reading) -> String {
    let words = annex_words();
    if reading.fields.iter().all(Option::is_none) {
        return words.spelled_no_fields(beginning(text, SPELLED));
    }
    let mut said = Vec::new();
    for (field, span) in Field::RECORD.into_iter().zip(reading.fields) {
        said.push(match span {
            Some(span) if field == Field::Placement => placement_aloud(part(text, span)),
            Some(span) => words.spelled_field(field, beginning(part(text, span), SPELLED)),
            None => words.spelled_missing(field),
        });
    }
    if let Some(tail) = reading.tail {
        said.push(words.spelled_behind(beginning(part(text, tail), THERE)));
    }
    said.join(" ")
}

/// The first field with the names of the ranks, as far as there are eight.
fn placement_aloud(placement: &str) -> String {
    let words = annex_words();
    let count = placement.matches('/').count() + 1;
    if count > Rank::ALL.len() {
        return words.spelled_field(Field::Placement, beginning(placement, SPELLED));
    }
    let mut said = vec![words.spelled_placement().to_owned()];
    for (index, text) in placement.split('/').enumerate() {
        let name = 8 - index;
        said.push(match (text.is_empty(), index + 1 == count) {
            (true, true) => words.spelled_rank_nothing(name),
            (true, false) => words.spelled_rank_nothing_slash(name),
            (false, true) => words.spelled_rank(name, beginning(text, THERE)),
            (false, false) => words.spelled_rank_slash(name, beginning(text, THERE)),
        });
    }
    said.join(" ")
}

/// As many characters of a stretch, and how many more there are.
fn beginning(text: &str, most: usize) -> String {
    let count = text.chars().count();
    let said = spelled(part(text, Span::new(0, most)));
    if count > most { annex_words().spelled_more(said, count - most) } else { said }
}

/// "r, capital N, 3 times p": the same character several times in a row is counted.
pub fn spelled(text: &str) -> String {
    let mut said = Vec::new();
    let mut rest = text;
    while let Some(character) = rest.chars().next() {
        let behind = rest.trim_start_matches(character);
        let count = (rest.len() - behind.len()) / character.len_utf8();
        rest = behind;
        let name = character_name(character);
        if count < RUN {
            for _ in 1..count {
                said.push(name.clone());
            }
            said.push(name);
        } else {
            said.push(annex_words().spelled_times(count, name));
        }
    }
    said.join(", ")
}

/// A character so that it is heard, its case too.
fn character_name(character: char) -> String {
    let words = annex_words();
    match character {
        'A'..='Z' => return words.spelled_capital(character),
        '/' => words.spelled_slash(),
        '-' => words.spelled_dash(),
        ' ' => words.spelled_space(),
        '+' => words.spelled_plus(),
        '~' => words.spelled_tilde(),
        '.' => words.spelled_dot(),
        ',' => words.spelled_comma(),
        '[' => words.spelled_left_bracket(),
        ']' => words.spelled_right_bracket(),
        other if other.is_ascii_graphic() => return other.into(),
        other => return words.spelled_number(format!("{:04X}", u32::from(other))),
    }
    .into()
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
    fn ranks_files_and_sides_are_read() {
        let kings = position("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
        assert_eq!(rank_aloud(&kings, Rank::First), "Rank 1: a1, white rook; e1, white king.");
        assert_eq!(rank_aloud(&kings, Rank::Fourth), "Rank 4: empty.");
        assert_eq!(file_aloud(&kings, File::E), "File e: e1, white king; e8, black king.");
        assert_eq!(file_aloud(&kings, File::B), "File b: empty.");
    }

    #[test]
    fn the_text_is_spelled_with_its_fields_and_the_case_of_its_letters() {
        let text = "rnbqkbnr/pppppppp/8/4P3/NN6/8/8/8 w Kq e3 0 12";
        assert_eq!(
            text_aloud(text, &read_lenient(text)),
            "Pieces. Rank 8: r, n, b, q, k, b, n, r; slash. Rank 7: 8 times p; slash. Rank 6: 8; slash. \
             Rank 5: 4, capital P, 3; slash. Rank 4: capital N, capital N, 6; slash. Rank 3: 8; slash. \
             Rank 2: 8; slash. Rank 1: 8. Side to move: w. Castling: capital K, q. En passant: e, 3. \
             Halfmove clock: 0. Move number: 1, 2."
        );
        let text = "8/8//8 x";
        let said = text_aloud(text, &read_lenient(text));
        assert!(
            said.starts_with("Pieces. Rank 8: 8; slash. Rank 7: 8; slash. Rank 6: nothing; slash."),
            "{said}"
        );
        assert!(said.contains("Castling: missing."), "{said}");
        assert!(text_aloud("", &read_lenient("")).starts_with("No fields."));
        assert_eq!(spelled("а~ "), "the character U+0430, tilde, space");
    }

    #[test]
    fn a_fault_says_its_place_what_is_there_what_was_expected_and_what_the_fix_does() {
        let text = "rnbqkbnr/ppppxppp/8/7/8/8/PPPPPPPP/RNBQKBNR x KQkq z9 0 0";
        let faults = read_lenient(text).faults;
        let said: Vec<String> = faults.iter().map(|fault| fault_aloud(fault, text)).collect();
        assert_eq!(
            said[0],
            "Pieces, character 14: x. “x” is not a piece. Use P N B R Q K, small letters for Black, and digits for \
             empty squares."
        );
        let order = "4k3/8/8/8/8/8/8/R3K3 w qQ - 0 1";
        let fault = &crate::notation::read(order, crate::notation::Dialect::Fen).faults[0];
        assert!(fault_aloud(fault, order).ends_with(". Fix: Write Qq."), "{}", fault_aloud(fault, order));
        assert!(
            said[2].starts_with("Side to move, character 45: x. This is not a side to move."),
            "{said:?}"
        );
        assert_eq!(fault_counted(1, 9, &faults[0], text), format!("Fault 1 of 9. {}", said[0]));
        assert!(faults_aloud(&faults, text).ends_with("more."));
        let end = read_lenient("8/8/8/8/8/8/8/8 w KQkq - 0 ");
        for fault in &end.faults {
            assert!(fault_place(fault, "8/8/8/8/8/8/8/8 w KQkq - 0 ").ends_with('.'));
        }
    }

    #[test]
    fn a_long_stretch_is_said_by_its_beginning() {
        let text = format!("8/8/8/8/8/8/8/8 w - - 0 1 {}", "a sentence ".repeat(10_000));
        for fault in read_lenient(&text).faults {
            assert!(fault_aloud(&fault, &text).len() < 500, "{}", fault_aloud(&fault, &text));
        }
        assert!(text_aloud(&text, &read_lenient(&text)).len() < 2_000);
        assert_eq!(beginning("abcdef", 4), "a, b, c, d and 2 more");
    }

    #[test]
    fn each_command_has_words_of_its_own() {
        for (index, aloud) in Announcement::ALL.into_iter().enumerate() {
            assert!(Announcement::ALL[..index].iter().all(|other| aloud_label(*other) != aloud_label(aloud)));
            assert!(!aloud_button(aloud, Square::E4).is_empty());
        }
    }

    #[test]
    fn findings_are_read_with_the_verdict_and_their_gravity() {
        let position = position("8/8/8/8/8/8/8/4K3 w - - 0 1");
        let findings = findings_with_last_move(&position, &Rules::STANDARD);
        let said = findings_aloud(verdict(&findings), &findings, &position);
        assert_eq!(said, "Not chess yet. Breaks the rules: Black has no king.");
    }
}
