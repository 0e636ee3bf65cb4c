//! The contents of the squares of a diagram.

use crate::import::figurine::figurine;
use crate::position::{Color, Piece, Role};

/// The contents of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Cell {
    Empty,
    /// A letter whose language is not known yet.
    Letter(char),
    /// A piece in any language: a figurine, or an English letter with a mark for its colour.
    Piece(Piece),
}

/// The contents of a square: signs for an empty square, a letter or a figurine, or a letter with a mark for its colour.
/// None if it is something else.
pub(super) fn cell(written: &str) -> Option<Cell> {
    let mut characters = written.trim().chars();
    let cell = match (characters.next(), characters.next(), characters.next(), characters.next()) {
        (None, ..) => Cell::Empty,
        (Some(only), None, ..) => single(only)?,
        (Some(mark), Some(letter), None, _) => {
            let role = |letter| Piece::from_char(letter).map(|piece: Piece| piece.role);
            match mark {
                'w' | 'W' => Cell::Piece(role(letter)?.of(Color::White)),
                // FICS marks Black's pieces with a star.
                'b' | 'B' | '*' => Cell::Piece(role(letter)?.of(Color::Black)),
                // Popeye, the program that solves chess problems, prints Black's pieces as `-K`.
                '-' if letter.is_ascii_uppercase() => Cell::Letter(letter.to_ascii_lowercase()),
                _ if mark == letter && (is_empty(mark) || matches!(mark, 'e' | 'E' | 'x' | 'o')) => {
                    Cell::Empty
                }
                _ => return None,
            }
        }
        // Crafty prints White's pieces as `-K-`, Black's as `<K>`.
        (Some('-'), Some(letter), Some('-'), None) => Cell::Piece(role_of(letter)?.of(Color::White)),
        (Some('<'), Some(letter), Some('>'), None) => Cell::Piece(role_of(letter)?.of(Color::Black)),
        (Some(a), Some(b), Some(c), None) if a == b && b == c && is_empty(a) => Cell::Empty,
        _ => return None,
    };
    Some(cell)
}

/// The role of a capital letter.
fn role_of(letter: char) -> Option<Role> {
    Role::from_char(letter.to_ascii_lowercase()).filter(|_| letter.is_ascii_uppercase())
}

/// The contents of a square of one character.
pub(super) fn single(character: char) -> Option<Cell> {
    if is_empty(character) {
        return Some(Cell::Empty);
    }
    if let Some(piece) = figurine(character) {
        return Some(Cell::Piece(piece));
    }
    let is_letter = character.is_ascii_alphabetic()
        || matches!(character, 'Ş' | 'ş' | 'А'..='я')
        || (character.is_ascii_digit() && character == '0');
    is_letter.then_some(Cell::Letter(character))
}

/// Whether a character is a sign for an empty square.
fn is_empty(character: char) -> bool {
    matches!(
        character,
        ' ' | '.' | ',' | '-' | '_' | '#' | ':' | '*' | '+' | '=' | '/' | '~' | '\'' | '`' | '%' | '·'
            | '\u{2013}' | '\u{2014}' | '\u{2026}' | '\u{2219}' | '\u{22C5}' | '\u{2022}' | '\u{2B58}' | '\u{2591}'..='\u{2593}'
            | '\u{2588}' | '\u{25A0}'..='\u{25AB}' | '\u{25CB}' | '\u{25CF}' | '\u{25E6}' | '\u{25EF}'
            | '\u{25FB}'..='\u{25FE}' | '\u{2B1A}'..='\u{2B1C}'
    )
}
