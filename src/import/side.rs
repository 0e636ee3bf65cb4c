//! Words for the colours and for the side to move, in several languages.

use std::ops::Range;

use crate::notation::{Language, latin_twin};
use crate::position::Color;

use Color::{Black, White};
use Language as L;

/// The words for the colours, in lower case. A word of several languages is listed under the first one.
const COLORS: [(Language, &[&str], &[&str]); 20] = [
    (L::English, &["white", "whites"], &["black", "blacks"]),
    (
        L::German,
        &["weiß", "weiss", "weißer", "weiße", "weisse", "weißen"],
        &["schwarz", "schwarzer", "schwarze", "schwarzen"],
    ),
    (L::French, &["blancs", "blanc", "blanche", "blanches"], &["noirs", "noir", "noire", "noires"]),
    (L::Spanish, &["blancas", "blanco", "blancos", "blanca"], &["negras", "negro", "negros", "negra"]),
    (L::Italian, &["bianco", "bianchi", "bianca"], &["nero", "neri", "nera"]),
    (L::Portuguese, &["brancas", "branco", "brancos"], &["pretas", "preto", "pretos"]),
    (L::Dutch, &["wit", "witte"], &["zwart", "zwarte"]),
    (L::Polish, &["białe", "białych", "biały"], &["czarne", "czarnych", "czarny"]),
    (L::Czech, &["bílý", "bílí", "bílého", "bílých"], &["černý", "černí", "černého", "černých"]),
    (L::Danish, &["hvid", "hvide", "hvids"], &["sort", "sorte"]),
    (L::Norwegian, &["hvit", "hvite", "hvits"], &["svart", "svarte"]),
    (L::Swedish, &["vit", "vita", "vits"], &["svarta", "svarts"]),
    (L::Hungarian, &["világos", "világosok"], &["sötét", "sötétek"]),
    (L::Finnish, &["valkea", "valkeat", "valkoinen", "valkean"], &["musta", "mustat", "mustan"]),
    (L::Icelandic, &["hvítur", "hvítt"], &["svartur"]),
    (L::Croatian, &["bijeli"], &["crni"]),
    (L::Slovene, &["beli"], &["črni"]),
    (L::Romanian, &["albul", "alb", "albe"], &["negrul", "negru", "negre"]),
    (L::Turkish, &["beyaz", "beyazlar", "beyazın"], &["siyah", "siyahlar", "siyahın"]),
    (
        L::Russian,
        &["белые", "белых", "белый", "белым", "белыми"],
        &["черные", "чёрные", "черных", "чёрных", "черный", "чёрный", "черным", "чёрным"],
    ),
];

/// Words that are near a colour if it is the side to move.
const MOVES: [&str; 48] = [
    "move",
    "moves",
    "play",
    "plays",
    "turn",
    "mates",
    "zug",
    "zieht",
    "trait",
    "jouent",
    "jouer",
    "joue",
    "juegan",
    "juega",
    "mueven",
    "muove",
    "muovono",
    "tratto",
    "jogam",
    "joga",
    "zet",
    "ruch",
    "tah",
    "tahu",
    "drag",
    "træk",
    "trekk",
    "indul",
    "siirto",
    "mută",
    "hamle",
    "oynar",
    "tocca",
    "drar",
    "trækker",
    "trekker",
    "lép",
    "siirtää",
    "táhne",
    "jogar",
    "jugar",
    "mueve",
    "ход",
    "хода",
    "ходят",
    "ходит",
    "начинают",
    "начинает",
];

/// Words after which a lone `w` or `b` is the side to move.
const LABELS: [&str; 5] = ["turn", "move", "side", "stm", "to"];

/// Words before the side that has moved.
const AFTER: [&str; 6] = ["after", "nach", "après", "tras", "dopo", "после"];

/// The maximum distance between a colour and a word of [`MOVES`], in words.
const FARTHEST: usize = 3;

/// The longest word for a colour or a move, in bytes.
const LONGEST: usize = 24;

/// A word in lower case (ASCII, Latin-1, Cyrillic), to be compared with many.
struct Folded([u8; LONGEST], usize);

impl Folded {
    /// None if the word is too long, too short or has a digit, so that it is no word for a colour or a move. Almost all words of
    /// a list of records are none.
    fn new(word: &str) -> Option<Folded> {
        if !(2..=LONGEST).contains(&word.len()) || word.bytes().any(|byte| byte.is_ascii_digit()) {
            return None;
        }
        let mut folded = Folded([0; LONGEST], 0);
        for letter in word.chars().map(fold) {
            // No letter that `fold` changes has another length in bytes in lower case.
            let end = folded.1 + letter.len_utf8();
            letter.encode_utf8(folded.0.get_mut(folded.1..end)?);
            folded.1 = end;
        }
        Some(folded)
    }

    fn is_one_of(&self, names: &[&str]) -> bool {
        let word = self.0.get(..self.1).unwrap_or_default();
        names.iter().any(|name| name.as_bytes() == word)
    }
}

/// The colour that a word names, and the language of the word.
pub(super) fn color(word: &str) -> Option<(Color, Language)> {
    color_of(&Folded::new(word)?)
}

fn color_of(word: &Folded) -> Option<(Color, Language)> {
    COLORS.iter().find_map(|(language, white, black)| {
        let color =
            if word.is_one_of(white) { White } else { Some(Black).filter(|_| word.is_one_of(black))? };
        Some((color, *language))
    })
}

/// Whether a word means that a side is to move.
pub(super) fn is_move(word: &str) -> bool {
    Folded::new(word).is_some_and(|word| word.is_one_of(&MOVES))
}

/// Whether a word after "to" says what the side to move has to do: "White to win".
fn is_aim(word: &str) -> bool {
    ["win", "draw", "mate", "start", "begin"].iter().any(|name| same(word, name))
}

/// All places at which a text names the side to move, each with its byte range.
pub(super) fn all(text: &str) -> impl Iterator<Item = (Color, usize, usize)> + '_ {
    let mut at = 0;
    std::iter::from_fn(move || {
        let (color, start, end) = to_move(text.get(at..)?)?;
        let from = at;
        at += end;
        Some((color, from + start, from + end))
    })
}

/// The side to move that a text names first, and the byte range of the words that do so.
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
        // `b to move`.
        let is_led = |color: &Color| {
            let behind = text.get(end..).unwrap_or_default().trim_start_matches(' ').strip_prefix("to ");
            behind
                .and_then(|behind| words(behind).next())
                .is_some_and(|(_, next)| is_move(next))
                .then_some(*color)
        };
        if let Some(color) = color(word).map(|(color, _)| color).or_else(|| is_led(lone.as_ref()?)) {
            // A colour with a colon begins the list of its men, unless it is to move.
            let behind = text.get(end..).unwrap_or_default().trim_start_matches(' ').strip_prefix(':');
            let begins_list = behind.is_some_and(|behind| {
                words(behind)
                    .next()
                    .is_none_or(|(_, next)| !is_move(next) && !same(next, "to") && !same(next, "am"))
            });
            // What stands behind a move of White's is Black's.
            let color = if AFTER.iter().any(|after| same(before, after)) { !color } else { color };
            if let Some((at, place)) = moved
                && count - at <= FARTHEST
                && !begins_list
                && is_phrase(text, place, start)
            {
                return Some((color, place, end));
            }
            named = (!begins_list).then_some((color, count, start, end));
        } else if is_move(word) || is_aim(word) && before == "to" {
            if let Some((color, at, place, _)) = named
                && count - at <= FARTHEST
                && is_phrase(text, place, start)
            {
                return Some((color, place, end));
            }
            moved = Some((count, start));
        }
        before = word;
    }
    None
}

/// The byte range of the first words that name the side to move; empty if there are none.
pub(super) fn turn(text: &str) -> Range<usize> {
    to_move(text).map_or(0..0, |(_, start, end)| start..end)
}

/// Whether nothing between two places separates values, as the quotation marks and brackets of data do.
fn is_phrase(text: &str, start: usize, end: usize) -> bool {
    !text.get(start..end).unwrap_or_default().contains(['"', '[', ']', '{', '}'])
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

/// The Latin letter of a file that is written with the Cyrillic one that looks like it: `а2`, `с4`, `е4`.
pub(super) fn latin_file(letter: char) -> Option<char> {
    let is_cyrillic = matches!(letter, '\u{400}'..='\u{4FF}');
    latin_twin(letter).filter(|twin| is_cyrillic && matches!(twin, 'a' | 'c' | 'e'))
}

/// A letter in lower case (ASCII, Latin-1, Cyrillic).
pub(super) fn fold(letter: char) -> char {
    match letter {
        'À'..='Ö' | 'Ø'..='Þ' | 'А'..='Я' => char::from_u32(u32::from(letter) + 0x20).unwrap_or(letter),
        'Č' => 'č',
        'Ş' => 'ş',
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
            ("b to move", Some(Black)),
            ("w to play and win", Some(White)),
            ("I want b to be taken", None),
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
