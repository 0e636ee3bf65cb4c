//! Lines of moves, as they stand below a board: its solution, or how a game went on.

use std::ops::Range;

use super::figurine::figurine;
use super::run::{Run, offset_in};
use super::{list, named_fields, side};

/// The longest line that is looked at, in bytes.
const LONGEST: usize = 2_000;

/// The maximum number of colons in a line behind which moves are looked for.
const MOST_LABELS: usize = 8;

/// The labels of moves that are played from a board, in lower case.
const LABELS: [&str; 52] = [
    "solution",
    "solutions",
    "sol",
    "key",
    "keymove",
    "answer",
    "answers",
    "moves",
    "pgn",
    "line",
    "mainline",
    "continuation",
    "continued",
    "best",
    "wins",
    "variation",
    "game",
    "lösung",
    "schlüssel",
    "schlüsselzug",
    "antwort",
    "züge",
    "fortsetzung",
    "variante",
    "partie",
    "solución",
    "solucion",
    "clave",
    "jugadas",
    "respuesta",
    "coups",
    "réponse",
    "clé",
    "suite",
    "soluzione",
    "chiave",
    "mosse",
    "solução",
    "lances",
    "oplossing",
    "zetten",
    "rozwiązanie",
    "řešení",
    "løsning",
    "lösning",
    "megoldás",
    "ratkaisu",
    "çözüm",
    "решение",
    "ответ",
    "ключ",
    "ходы",
];

/// The commands of LaTeX that print moves.
const COMMANDS: [&str; 3] = ["\\mainline{", "\\hidemoves{", "\\variation{"];

/// Lines of moves that follow one another.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Stretch {
    /// Their range of bytes, with a label such as `Solution:`.
    pub(super) whole: Range<usize>,
    /// The range of bytes of the moves.
    pub(super) moves: Range<usize>,
    /// Whether no label stands before them, or one for a solution or for how a game went on: not `Try:`, `Last move:`.
    pub(super) may_be_played: bool,
}

/// The lines of moves in a run, in order. Moves may also follow a label at the end of a line.
pub(super) fn stretches(run: &Run) -> Vec<Stretch> {
    let mut all: Vec<Stretch> = Vec::new();
    // Whether the line before ended with moves.
    let mut goes_on = false;
    for (start, line) in run.lines() {
        let Some(InLine { label, moves, may_be_played }) = in_line(line) else {
            goes_on = false;
            continue;
        };
        let end = start + moves.end;
        let begins_line = line.get(..label).is_some_and(|before| before.trim().is_empty());
        match all.last_mut() {
            Some(last) if goes_on && label == moves.start && begins_line => {
                (last.whole.end, last.moves.end) = (end, end);
            }
            _ => all.push(Stretch {
                whole: start + label..end,
                moves: start + moves.start..end,
                may_be_played,
            }),
        }
        let behind = line.get(moves.end..).unwrap_or_default();
        goes_on = !behind.contains(char::is_alphanumeric);
    }
    all
}

/// Moves in a line, by bytes of the line.
struct InLine {
    /// Where their label begins.
    label: usize,
    moves: Range<usize>,
    may_be_played: bool,
}

/// The moves at the end of a line, or before words; none if there are none.
fn in_line(line: &str) -> Option<InLine> {
    if line.len() > LONGEST {
        return None;
    }
    let content = unwrapped(line.trim());
    let start = offset_in(line, content, 0);
    if let Some(length) = leading_moves(content) {
        return Some(InLine { label: start, moves: start..start + length, may_be_played: true });
    }
    behind_label(line).or_else(|| in_command(line)).or_else(|| behind_sentence(line))
}

/// The moves behind a colon.
fn behind_label(line: &str) -> Option<InLine> {
    line.rmatch_indices(':').take(MOST_LABELS).find_map(|(colon, _)| {
        let (before, behind) = (line.get(..colon)?, line.get(colon + 1..)?);
        let moves = behind.trim();
        // In `Variation A:` the word before the letter is the label.
        let mut words = before.split(|c: char| !c.is_alphabetic()).rev().filter(|word| !word.is_empty());
        let label = words.find(|word| word.chars().count() > 1)?;
        // The men of a colour look like moves, and so does the square of a named field.
        let is_label = !label.is_empty()
            && side::color(label).is_none()
            && !list::is_label(label)
            && named_fields::field(&named_fields::plain(label), before.get(..offset_in(before, label, 0))?)
                .is_none();
        let small: String = label.chars().map(side::fold).collect();
        // Behind `White to play:` stands what White plays.
        let may_be_played = LABELS.contains(&small.as_str()) || side::to_move(before).is_some();
        let length = leading_moves(moves).filter(|_| is_label)?;
        let from = offset_in(line, moves, 0);
        Some(InLine { label: offset_in(line, label, 0), moves: from..from + length, may_be_played })
    })
}

/// The moves in a command of LaTeX within a sentence: `White plays \mainline{1. e4} here.`
fn in_command(line: &str) -> Option<InLine> {
    COMMANDS.iter().find_map(|command| {
        let at = line.find(command)?;
        let moves = line.get(at + command.len()..)?.split('}').next().filter(|moves| are_moves(moves))?;
        let from = at + command.len();
        Some(InLine { label: at, moves: from..from + moves.len(), may_be_played: true })
    })
}

/// The numbered moves behind the last sentence of a line.
fn behind_sentence(line: &str) -> Option<InLine> {
    let (before, moves) = line.rmatch_indices(['.', '!', '?', ',', ')']).find_map(|(at, _)| {
        let (before, behind) = line.split_at_checked(at + 1)?;
        let is_word = before.get(..at)?.ends_with(|c: char| c.is_alphabetic() || c == ')');
        let begins = behind.starts_with(' ') && behind.trim_start().starts_with(|c: char| c.is_ascii_digit());
        (is_word && begins && is_numbered(behind.trim())).then_some((before, behind.trim()))
    })?;
    let length = leading_moves(moves)?;
    let from = offset_in(line, moves, 0);
    let is_plain = side::words(before).any(|(_, word)| word.chars().count() > 2 && !is_move(word));
    is_plain.then_some(InLine { label: from, moves: from..from + length, may_be_played: true })
}

/// Whether a text begins with the number of a move.
fn is_numbered(text: &str) -> bool {
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    rest.len() < text.len() && rest.starts_with(['.', '…'])
}

/// The length of the moves at the beginning of a text, if there is nothing else in it, or if words follow numbered ones:
/// `1.Qb7 wins`.
fn leading_moves(text: &str) -> Option<usize> {
    if are_moves(text) {
        return Some(text.len());
    }
    if !is_numbered(text) {
        return None;
    }
    let mut end = 0;
    let mut has_move = false;
    for word in text.split([' ', '\t']).filter(|word| !word.is_empty()) {
        let plain = word.trim_end_matches([',', '.', ';']);
        if is_move(plain) || is_beside_moves(word) {
            has_move |= is_move(plain);
            end = offset_in(text, word, 0) + word.len();
            continue;
        }
        let rest = text.get(offset_in(text, word, 0)..)?;
        let are_words =
            word.starts_with(char::is_alphabetic) && side::words(rest).all(|(_, word)| !is_move(word));
        return Some(end).filter(|_| has_move && are_words);
    }
    None
}

/// A line without the command of LaTeX or the code of a forum around all of it: `\hidemoves{…}`, `[pgn]…[/pgn]`.
fn unwrapped(line: &str) -> &str {
    let is_name = |name: &str| !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphabetic());
    let command = || {
        let (name, inner) = line.strip_prefix('\\')?.strip_suffix('}')?.split_once('{')?;
        is_name(name).then_some(inner)
    };
    let code = || {
        let (name, inner) = line.strip_prefix('[')?.split_once(']')?;
        let inner = inner.strip_suffix(']')?.strip_suffix(name)?.strip_suffix("[/")?;
        is_name(name).then_some(inner)
    };
    command().or_else(code).map_or(line, str::trim)
}

/// Whether a text has moves and nothing else but comments, variations, results and signs.
pub(super) fn are_moves(text: &str) -> bool {
    let plain = without_comments(text);
    let mut has_move = false;
    let all = plain.split([' ', '\t', ',']).filter(|word| !word.is_empty()).all(|word| {
        let is_move = is_move(word);
        // A null move alone is the line above a signature.
        has_move |= is_move && word != "--";
        is_move || is_beside_moves(word)
    });
    all && has_move
}

/// A line without what stands in braces and parentheses.
fn without_comments(line: &str) -> String {
    let mut depth = 0_usize;
    let kept = |c: &char| {
        match c {
            '{' | '(' => depth += 1,
            '}' | ')' => depth = depth.saturating_sub(1),
            _ => return depth == 0,
        }
        false
    };
    line.chars().filter(kept).collect()
}

/// Whether a word has the form of a move in any notation and the letters of any language, perhaps with its number.
fn is_move(word: &str) -> bool {
    let word = word.trim_start_matches(|c: char| c.is_ascii_digit() || matches!(c, '.' | '…'));
    let word = word.trim_end_matches(['+', '#', '!', '?', '.', ';', '†', '‡']);
    if matches!(word, "O-O" | "O-O-O" | "0-0" | "0-0-0" | "--") {
        return true;
    }
    let word = word.split_once('=').map_or(word, |(word, _)| word);
    let is_piece = |c: char| c.is_uppercase() || figurine(c).is_some();
    let squares = word.strip_prefix(is_piece).map_or(word, |rest| rest.trim_start_matches('р'));
    // The moves of engines name a promotion by its letter alone.
    let squares = if squares.len() == 5 { squares.trim_end_matches(['q', 'r', 'b', 'n']) } else { squares };
    let is_sign = |byte: &u8| matches!(byte, b'a'..=b'h' | b'1'..=b'8' | b'x' | b'-' | b':');
    matches!(squares.as_bytes(), [.., b'a'..=b'h', b'1'..=b'8'])
        && squares.len() <= 6
        && squares.bytes().all(|byte| is_sign(&byte))
}

/// Whether a word may stand among moves: their numbers, results, annotation signs.
fn is_beside_moves(word: &str) -> bool {
    word.chars().all(|c| {
        c.is_ascii_digit()
            || matches!(c, '.' | '…' | '-' | '–' | '/' | '½' | '*' | '$' | '!' | '?' | '+' | '=' | '±' | '∓')
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_moves_are_found_with_their_labels() {
        for (text, whole, moves) in [
            ("1. Qg6+ Kg8 2. Qg7#", "1. Qg6+ Kg8 2. Qg7#", "1. Qg6+ Kg8 2. Qg7#"),
            ("1...Kg4 2.Qe2+", "1...Kg4 2.Qe2+", "1...Kg4 2.Qe2+"),
            ("  Solution: 1. Kxh7\n", "Solution: 1. Kxh7", "1. Kxh7"),
            ("e4 e5", "e4 e5", "e4 e5"),
            (
                "1. O-O-O! (1. O-O? is bad) {so} 1-0",
                "1. O-O-O! (1. O-O? is bad) {so} 1-0",
                "1. O-O-O! (1. O-O? is bad) {so} 1-0",
            ),
            ("Key: Qa1", "Key: Qa1", "Qa1"),
            ("1.Qb7 wins", "1.Qb7", "1.Qb7"),
            ("Solution: 1. Rd8 mate", "Solution: 1. Rd8", "1. Rd8"),
            ("White to move. 1. Rd8#", "1. Rd8#", "1. Rd8#"),
            ("White plays \\mainline{1. Re8+} here.", "\\mainline{1. Re8+", "1. Re8+"),
            ("[pgn]1. e4 e5[/pgn]", "1. e4 e5", "1. e4 e5"),
            ("\\hidemoves{1. e4 e5}", "1. e4 e5", "1. e4 e5"),
            ("Kg1, Qg3. Lösung: 1.Dg7#", "Lösung: 1.Dg7#", "1.Dg7#"),
            ("1.Sf3\n2.Sg5", "1.Sf3\n2.Sg5", "1.Sf3\n2.Sg5"),
            ("1. ♘f3 Крe7 2. e2e4 a7a8q", "1. ♘f3 Крe7 2. e2e4 a7a8q", "1. ♘f3 Крe7 2. e2e4 a7a8q"),
        ] {
            let found = stretches(&Run::new(text, None));
            let [found] = found.as_slice() else { panic!("{text}: {found:?}") };
            assert_eq!((&text[found.whole.clone()], &text[found.moves.clone()]), (whole, moves));
        }
    }

    #[test]
    fn words_and_men_are_no_moves() {
        for text in [
            "Mate in two",
            "1.",
            "1-0",
            "Position 2",
            "",
            "White to play: win",
            "a4 paper",
            "Black: Kh8 g7",
            "I would play Nf3",
            "Nf3 wins",
            "1. Nf3, Nc3 and Bb5",
            "En passant: e3",
        ] {
            assert_eq!(stretches(&Run::new(text, None)), [], "{text}");
        }
    }

    #[test]
    fn other_lines_and_labels_separate_stretches() {
        let text = "1. e4\ne5\nThen\n2. Nf3\nSolution: 1. d4\n\nd5";
        let found = stretches(&Run::new(text, None));
        let texts: Vec<&str> = found.iter().map(|found| &text[found.whole.clone()]).collect();
        assert_eq!(texts, ["1. e4\ne5", "2. Nf3", "Solution: 1. d4", "d5"]);
    }
}
