//! Texts about playing: the switch, moves in words.

use super::messages;
use crate::editor::Mode;
use crate::legality::Variant;
use crate::position::{CastlingSide, Role};

/// The word on a half of the switch.
pub fn mode_label(mode: Mode) -> &'static str {
    match mode {
        Mode::Edit => messages().mode_edit(),
        Mode::Play => messages().mode_play(),
    }
}

/// What pieces do in a mode, with the key that switches.
pub fn mode_title(mode: Mode) -> &'static str {
    match mode {
        Mode::Edit => messages().mode_edit_title(),
        Mode::Play => messages().mode_play_title(),
    }
}

/// The label of a piece to which a pawn can promote.
pub fn promotion_label(role: Role) -> String {
    messages().promote_to(role)
}

/// A move in words: "Knight f3". `san` is the move in standard algebraic notation.
pub fn move_sentence(san: &str, variant: Variant) -> String {
    let messages = messages();
    let plain = san.trim_end_matches(['+', '#']);
    let (step, promotion) = match plain.split_once('=') {
        Some((step, letter)) => (step, letter.chars().next().and_then(role_of)),
        None => (plain, None),
    };
    let mut sentence = step_sentence(step);
    if let Some(role) = promotion {
        sentence = messages.move_promotes(sentence, role);
    }
    match san.as_bytes().last() {
        Some(b'+') => messages.move_check(sentence),
        Some(b'#') if matches!(variant, Variant::Chess | Variant::Crazyhouse) => messages.move_mate(sentence),
        Some(b'#') => messages.move_wins(sentence),
        _ => sentence,
    }
}

/// A move without promotion and check.
fn step_sentence(step: &str) -> String {
    let messages = messages();
    match step {
        "O-O" => return messages.move_castles(CastlingSide::KingSide),
        "O-O-O" => return messages.move_castles(CastlingSide::QueenSide),
        _ => {}
    }
    let role = step.chars().next().and_then(role_of);
    let name = |role: Option<Role>| messages.move_role(role.unwrap_or(Role::Pawn));
    if let Some((_, square)) = step.split_once('@') {
        return messages.move_drops(name(role), square);
    }
    // Letters and digits alone, so that bytes are characters.
    let (from, to) = step.split_at_checked(step.len().saturating_sub(2)).unwrap_or(("", step));
    let (from, captures) = match from.strip_suffix('x') {
        Some(from) => (from, true),
        None => (from, false),
    };
    let mut mover = String::new();
    if role.is_some() {
        mover.push_str(&name(role));
    }
    let hint = from.get(usize::from(role.is_some())..).unwrap_or_default();
    if !hint.is_empty() {
        if !mover.is_empty() {
            mover.push(' ');
        }
        mover.push_str(hint);
    }
    match (captures, mover.is_empty()) {
        (true, _) => messages.move_captures(mover, to),
        (false, true) => to.to_owned(),
        (false, false) => [&mover, " ", to].concat(),
    }
}

/// The role of a letter in standard algebraic notation; none for the file of a pawn.
fn role_of(letter: char) -> Option<Role> {
    Role::from_char(letter.to_ascii_lowercase()).filter(|_| letter.is_ascii_uppercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_said_in_words() {
        for (san, words) in [
            ("e4", "e4"),
            ("Nf3", "Knight f3"),
            ("exd5", "e takes d5"),
            ("Nbd2", "Knight b d2"),
            ("R1xa3+", "Rook 1 takes a3, check"),
            ("Qh4e1", "Queen h4 e1"),
            ("O-O", "Castles kingside"),
            ("O-O-O#", "Castles queenside, checkmate"),
            ("e8=Q", "e8, promotes to queen"),
            ("bxa8=N#", "b takes a8, promotes to knight, checkmate"),
            ("N@f3", "Knight dropped on f3"),
            ("@e4", "Pawn dropped on e4"),
        ] {
            assert_eq!(move_sentence(san, Variant::Chess), words);
        }
        assert_eq!(move_sentence("Nxe5#", Variant::Atomic), "Knight takes e5, and the game is over");
    }
}
