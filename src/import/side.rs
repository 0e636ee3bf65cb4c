//! Words for the colours and for the side to move, in several languages.

use super::remark::{Remark, RemarkKind};
use super::run::Run;
use crate::notation::Language;
use crate::position::Color;

use Color::{Black, White};
use Language as L;

/// The words for the colours. A word of several languages is listed under the first one.
const COLORS: [(&str, Color, Language); 44] = [
    ("white", White, L::English),
    ("black", Black, L::English),
    ("weiß", White, L::German),
    ("weiss", White, L::German),
    ("weißer", White, L::German),
    ("schwarz", Black, L::German),
    ("blancs", White, L::French),
    ("blanc", White, L::French),
    ("noirs", Black, L::French),
    ("noir", Black, L::French),
    ("blancas", White, L::Spanish),
    ("blanco", White, L::Spanish),
    ("negras", Black, L::Spanish),
    ("negro", Black, L::Spanish),
    ("bianco", White, L::Italian),
    ("bianchi", White, L::Italian),
    ("nero", Black, L::Italian),
    ("neri", Black, L::Italian),
    ("brancas", White, L::Portuguese),
    ("pretas", Black, L::Portuguese),
    ("wit", White, L::Dutch),
    ("zwart", Black, L::Dutch),
    ("białe", White, L::Polish),
    ("czarne", Black, L::Polish),
    ("bílý", White, L::Czech),
    ("černý", Black, L::Czech),
    ("hvid", White, L::Danish),
    ("sort", Black, L::Danish),
    ("hvit", White, L::Norwegian),
    ("svart", Black, L::Swedish),
    ("vit", White, L::Swedish),
    ("világos", White, L::Hungarian),
    ("sötét", Black, L::Hungarian),
    ("valkea", White, L::Finnish),
    ("musta", Black, L::Finnish),
    ("albul", White, L::Romanian),
    ("negrul", Black, L::Romanian),
    ("beyaz", White, L::Turkish),
    ("siyah", Black, L::Turkish),
    ("белые", White, L::Russian),
    ("белых", White, L::Russian),
    ("черные", Black, L::Russian),
    ("чёрные", Black, L::Russian),
    ("черных", Black, L::Russian),
];

/// Words that are near a colour if it is the side to move.
const MOVES: &str = "move moves play plays turn mates zug zieht trait jouent jouer joue juegan juega mueven muove tratto jogam \
    zet ruch drag ход ходят";

/// Words after which a lone `w` or `b` is the side to move.
const LABELS: [&str; 5] = ["turn", "move", "side", "stm", "to"];

/// The maximum distance between a colour and a word of [`MOVES`], in words.
const FARTHEST: usize = 3;

/// The maximum distance between a diagram and the words about its side to move, in bytes.
const NEARBY: usize = 300;

/// The colour that a word names, and the language of the word.
pub(super) fn color(word: &str) -> Option<(Color, Language)> {
    COLORS.iter().find(|(name, ..)| same(word, name)).map(|(_, color, language)| (*color, *language))
}

/// Whether a word means that a side is to move.
pub(super) fn is_move(word: &str) -> bool {
    MOVES.split(' ').any(|name| same(word, name))
}

/// The side to move that a text names, and the byte range of the words that do so.
pub(super) fn to_move(text: &str) -> Option<(Color, usize, usize)> {
    let mut named: Option<(Color, usize, usize, usize)> = None;
    let mut moved: Option<(usize, usize)> = None;
    let mut before = "";
    for (count, (start, word)) in words(text).enumerate() {
        let end = start + word.len();
        let lone = match word {
            "w" | "W" => Some(White),
            "b" | "B" => Some(Black),
            _ => None,
        };
        if let Some(color) = lone
            && LABELS.iter().any(|label| same(before, label))
        {
            return Some((color, start, end));
        }
        if let Some((color, _)) = color(word) {
            if let Some((at, place)) = moved
                && count - at <= FARTHEST
            {
                return Some((color, place, end));
            }
            named = Some((color, count, start, end));
        } else if is_move(word) {
            if let Some((color, at, place, _)) = named
                && count - at <= FARTHEST
            {
                return Some((color, place, end));
            }
            moved = Some((count, start));
        }
        before = word;
    }
    None
}

/// The side to move of a diagram in a range of bytes: the one named after it, else the one named before it, else White.
/// `before` and `after` are the ends of the text that is about the diagram.
pub(super) fn side_near(run: &Run, start: usize, end: usize, before: usize, after: usize) -> (Color, Remark) {
    let text = run.text();
    let (mut from, mut to) = (start.saturating_sub(NEARBY).max(before), after.min(end + NEARBY));
    while !text.is_char_boundary(from) {
        from -= 1;
    }
    while !text.is_char_boundary(to) {
        to += 1;
    }
    for (from, to) in [(end, to), (from, start)] {
        if let Some((color, first, last)) = to_move(run.slice(from, to)) {
            let span = run.span(from + first, from + last);
            return (color, Remark { kind: RemarkKind::SideFromWords(color), span });
        }
    }
    (White, Remark { kind: RemarkKind::SideNotGiven, span: run.span(start, end) })
}

/// The words of a text (runs of letters and digits), each with the byte offset at which it begins.
pub(super) fn words(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = text.get(at..)?;
        let start = at + rest.find(is_letter)?;
        let rest = text.get(start..)?;
        let length = rest.find(|c| !is_letter(c)).unwrap_or(rest.len());
        at = start + length;
        Some((start, text.get(start..at)?))
    })
}

/// Whether a character is a letter or digit. Outside of ASCII, every character that is not punctuation counts, because
/// the Unicode tables would make the page larger.
pub(super) fn is_letter(character: char) -> bool {
    match character {
        '\0'..='\x7F' => character.is_ascii_alphanumeric(),
        '\u{80}'..='\u{BF}'
        | '×'
        | '÷'
        | '\u{2000}'..='\u{206F}'
        | '\u{2500}'..='\u{25FF}'
        | '\u{3000}'..='\u{303F}'
        | '\u{FE00}'..='\u{FE0F}'
        | '\u{FEFF}' => false,
        _ => true,
    }
}

/// Whether two words are the same without regard to case (ASCII, Latin-1, Cyrillic). The second word is in lower case.
fn same(word: &str, small: &str) -> bool {
    // No letter that `fold` changes has another length in bytes in lower case.
    word.len() == small.len() && word.chars().zip(small.chars()).all(|(one, other)| fold(one) == other)
}

/// A letter in lower case (ASCII, Latin-1, Cyrillic).
pub(super) fn fold(letter: char) -> char {
    match letter {
        'À'..='Ö' | 'Ø'..='Þ' | 'А'..='Я' => char::from_u32(u32::from(letter) + 0x20).unwrap_or(letter),
        'Č' => 'č',
        'Ё' => 'ё',
        _ => letter.to_ascii_lowercase(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_moves_is_read_in_several_languages() {
        for (text, color) in [
            ("White to move", Some(White)),
            ("BLACK to play and win.", Some(Black)),
            ("Side to move: black", Some(Black)),
            ("stm: b", Some(Black)),
            ("Weiß am Zug", Some(White)),
            ("Schwarz zieht", Some(Black)),
            ("Trait aux noirs", Some(Black)),
            ("Les Blancs jouent et gagnent", Some(White)),
            ("Juegan blancas", Some(White)),
            ("Ход белых", Some(White)),
            ("White resigned", None),
            ("my move was bad, and then he took as Black", None),
            ("a b c", None),
            ("", None),
        ] {
            assert_eq!(to_move(text).map(|(color, ..)| color), color, "{text}");
        }
    }
}
