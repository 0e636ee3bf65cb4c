//! Piece letters of other languages (Portable Game Notation standard, section 17; also Croatian, Slovene,
//! Turkish).
//!
//! FEN uses the English letters. Diagrams and handwritten records often use those of the writer's language.

use crate::position::{Color, Piece, Role};

/// A language with piece letters of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "the names say it")]
pub enum Language {
    English,
    German,
    Danish,
    Norwegian,
    Swedish,
    French,
    Spanish,
    Italian,
    Portuguese,
    Romanian,
    Dutch,
    Polish,
    Czech,
    Hungarian,
    Finnish,
    Icelandic,
    Estonian,
    Croatian,
    Slovene,
    Turkish,
    Russian,
}

use Language as L;

impl Language {
    /// All languages, English first.
    pub const ALL: [Language; 21] = [
        L::English,
        L::German,
        L::Danish,
        L::Norwegian,
        L::Swedish,
        L::French,
        L::Spanish,
        L::Italian,
        L::Portuguese,
        L::Romanian,
        L::Dutch,
        L::Polish,
        L::Czech,
        L::Hungarian,
        L::Finnish,
        L::Icelandic,
        L::Estonian,
        L::Croatian,
        L::Slovene,
        L::Turkish,
        L::Russian,
    ];

    /// The language code (ISO 639-1).
    pub const fn code(self) -> &'static str {
        match self {
            L::English => "en",
            L::German => "de",
            L::Danish => "da",
            L::Norwegian => "no",
            L::Swedish => "sv",
            L::French => "fr",
            L::Spanish => "es",
            L::Italian => "it",
            L::Portuguese => "pt",
            L::Romanian => "ro",
            L::Dutch => "nl",
            L::Polish => "pl",
            L::Czech => "cs",
            L::Hungarian => "hu",
            L::Finnish => "fi",
            L::Icelandic => "is",
            L::Estonian => "et",
            L::Croatian => "hr",
            L::Slovene => "sl",
            L::Turkish => "tr",
            L::Russian => "ru",
        }
    }

    /// The language with this code.
    pub fn named(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The piece letters of the language.
    pub const fn alphabet(self) -> Alphabet {
        let letters = match self {
            L::English => ["P", "N", "B", "R", "Q", "K"],
            L::German | L::Danish | L::Norwegian | L::Swedish => ["B", "S", "L", "T", "D", "K"],
            L::French => ["P", "C", "F", "T", "D", "R"],
            L::Spanish | L::Italian => ["P", "C", "A", "T", "D", "R"],
            L::Portuguese => ["P", "C", "B", "T", "D", "R"],
            L::Romanian => ["P", "C", "N", "T", "D", "R"],
            L::Dutch => ["O", "P", "L", "T", "D", "K"],
            L::Polish => ["P", "S", "G", "W", "H", "K"],
            L::Czech => ["P", "J", "S", "V", "D", "K"],
            L::Hungarian => ["G", "H", "F", "B", "V", "K"],
            L::Finnish => ["P", "R", "L", "T", "D", "K"],
            L::Icelandic => ["P", "R", "B", "H", "D", "K"],
            L::Estonian => ["P", "R", "O", "V", "L", "K"],
            L::Croatian | L::Slovene => ["P", "S", "L", "T", "D", "K"],
            L::Turkish => ["P", "A", "F", "K", "V", "Ş"],
            L::Russian => ["П", "К", "С", "Л", "Ф", "Кр"],
        };
        Alphabet { language: self, letters }
    }
}

/// The piece letters of a language. The Russian king has two characters: `Кр`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Alphabet {
    /// The language.
    pub language: Language,
    letters: [&'static str; 6],
}

impl Alphabet {
    /// The capital letters, in the order pawn, knight, bishop, rook, queen, king.
    pub const fn letters(&self) -> [&'static str; 6] {
        self.letters
    }

    /// The capital letter of a role.
    pub fn letter(&self, role: Role) -> &'static str {
        self.letters[role as usize - 1]
    }

    /// The letter of a piece: a capital letter for White, a small letter for Black.
    pub fn letter_of(&self, piece: Piece) -> String {
        let capital = self.letter(piece.role);
        match piece.color {
            Color::White => capital.into(),
            Color::Black => capital.chars().map(lowercase).collect(),
        }
    }

    /// The role with this letter, capital or small. A single `К` is the Russian knight.
    pub fn role_of(&self, letter: char) -> Option<Role> {
        let same = |capital: &&str| {
            let mut letters = capital.chars();
            letters.next().is_some_and(|first| lowercase(first) == lowercase(letter))
                && letters.next().is_none()
        };
        self.letters.iter().position(same).map(|index| Role::ALL[index])
    }

    /// The piece at the beginning of a text, and the number of characters of its letter.
    pub fn piece_at_start(&self, text: &str) -> Option<(Piece, usize)> {
        let mut letters = text.chars();
        self.piece_of(letters.next()?, letters.next())
    }

    /// Like [`Alphabet::piece_at_start`], for the first character and the one after it.
    pub(super) fn piece_of(&self, first: char, next: Option<char>) -> Option<(Piece, usize)> {
        let color = Color::from_white(lowercase(first) != first);
        if let (Some(next), [_, _, _, _, _, "Кр"]) = (next, self.letters)
            && (lowercase(first), lowercase(next)) == ('к', 'р')
        {
            return Some((color.king(), 2));
        }
        self.role_of(first).map(|role| (role.of(color), 1))
    }
}

/// The lower case of ASCII, Cyrillic and Turkish letters. No other letters occur here, so the Unicode tables
/// of `char::to_lowercase` are not needed.
fn lowercase(letter: char) -> char {
    match letter {
        'А'..='Я' => char::from_u32(u32::from(letter) + 0x20).unwrap_or(letter),
        'Ş' => 'ş',
        _ => letter.to_ascii_lowercase(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_letter_stands_for_two_roles() {
        for language in Language::ALL {
            let alphabet = language.alphabet();
            for (role, letter) in Role::ALL.into_iter().zip(alphabet.letters()) {
                assert_eq!(alphabet.letter(role), letter);
                for piece in [role.of(Color::White), role.of(Color::Black)] {
                    let written = alphabet.letter_of(piece);
                    let length = written.chars().count();
                    assert_eq!(
                        alphabet.piece_at_start(&(written + "8")),
                        Some((piece, length)),
                        "{language:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn the_letters_that_mislead() {
        let role = |code, letter| Language::named(code).and_then(|known| known.alphabet().role_of(letter));
        assert_eq!(role("fr", 'R'), Some(Role::King));
        assert_eq!(role("fi", 'r'), Some(Role::Knight));
        assert_eq!(role("de", 'B'), Some(Role::Pawn));
        assert_eq!(role("hu", 'b'), Some(Role::Rook));
        assert_eq!(role("tr", 'K'), Some(Role::Rook));
        assert_eq!(role("tr", 'ş'), Some(Role::King));
        assert_eq!(role("ru", 'К'), Some(Role::Knight));
        assert_eq!(role("ru", 'р'), None);
        assert_eq!(role("ru", 'K'), None, "a Latin K is no Cyrillic one");
    }

    #[test]
    fn a_code_names_one_language() {
        for language in Language::ALL {
            assert_eq!(Language::named(language.code()), Some(language));
        }
        assert_eq!(Language::named("xx"), None);
    }
}
