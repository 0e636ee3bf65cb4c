//! Recognises the words of a list: pieces with their squares, names of pieces, prefixes of colours, connecting words.

use crate::import::figurine::figurine;
use crate::import::side;
use crate::position::{Color, Piece, Role, Square};

/// A piece as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Man {
    /// A piece without a language: the pawn of a bare square, a figurine, or a name.
    Role(Role),
    /// The letter of a piece in some language.
    Letter(char),
    /// The two letters `Кр`, Russian for a king.
    RussianKing,
}

impl Man {
    /// The letter as it is written; none if it is no letter.
    pub(super) fn letter(self) -> Option<char> {
        match self {
            Man::Letter(letter) => Some(letter),
            Man::Role(_) => None,
            Man::RussianKing => Some('К'),
        }
    }
}

/// Words between pieces that are ignored.
const CONNECTORS: &str =
    "on at and the und auf et en y e i og och ja pieces men side a an with has have his her plus figures \
    while so
    two three four five six seven eight zwei drei vier hat avec deux con dos";

/// The names of the pieces in the languages whose letters are read, in singular and plural and in lower case.
const NAMES: [(Role, &str); 6] = [
    (
        Role::King,
        "king kings könig könige roi rois rey reyes re rei koning król král konge kung király kuningas rege regele şah \
         король короля",
    ),
    (
        Role::Queen,
        "queen queens dame damen dames dama damas dame damer dam reine reines donna regina rainha koningin hetman hetmany \
         královna dáma dámy dronning dronninger drottning vezér vezérek daami kuningatar damă regină vezir ферзь ферзя ферзи",
    ),
    (
        Role::Rook,
        "rook rooks turm türme tour tours torre torres torri toren torens wieża wieże věž věže tårn tårne tårnet torn tornet \
         bástya bástyák torni tornit turnul turnuri kale kaleler ладья ладьи ладей",
    ),
    (
        Role::Bishop,
        "bishop bishops läufer fou fous alfil alfiles alfiere alfieri bispo bispos loper lopers goniec gońce střelec střelci \
         løber løbere løper løpere löpare futó futók lähetti lähetit nebun nebunul nebuni fil filler слон слоны слона слонов",
    ),
    (
        Role::Knight,
        "knight knights springer cavalier cavaliers caballo caballos cavallo cavalli cavalo cavalos paard paarden skoczek \
         skoczki jezdec jezdci kůň springere hest springare häst huszár huszárok ratsu ratsut calul cal cai atlar конь кони коня коней",
    ),
    (
        Role::Pawn,
        "pawn pawns bauer bauern pion pions pionnen pionki pionek piony peón peones pedone pedoni peão peões pěšec pěšci \
         pěšák pěšáci bonde bønder bönder gyalog gyalogok sotilas sotilaat pionul pioni piyon piyonlar пешка пешки пешку \
         пешек пп",
    ),
];

/// The role of a name, in singular or plural.
pub(super) fn named(word: &str) -> Option<Role> {
    // A name consists of letters. This rules out most words before they are compared with two hundred names.
    if word.len() < 2 || !word.chars().all(char::is_alphabetic) {
        return None;
    }
    let is = |name: &str| word.chars().map(side::fold).eq(name.chars());
    NAMES.iter().find(|(_, names)| names.split(' ').any(is)).map(|(role, _)| *role)
}

/// The words for several kings, in lower case. Behind the word for one, one square follows.
const KINGS: [&str; 7] = ["kings", "könige", "rois", "reyes", "reis", "koningen", "królowie"];

/// The piece of a letter in the plural: `Ps`, `Rs`.
pub(super) fn plural(word: &str) -> Option<Man> {
    let letter = word.strip_suffix('s')?;
    letter.starts_with(|c: char| c.is_ascii_uppercase()).then(|| lone(letter)).flatten()
}

/// Whether a word names several kings.
pub(super) fn is_kings(word: &str) -> bool {
    KINGS.iter().any(|name| word.chars().map(side::fold).eq(name.chars()))
}

/// Whether a word may stand between pieces without a meaning of its own.
pub(super) fn is_connector(word: &str) -> bool {
    // As in `named`: most words are ruled out by their characters.
    matches!(word, "и" | "та" | "és")
        || word.bytes().all(|byte| byte.is_ascii_alphabetic())
            && CONNECTORS.split_whitespace().any(|connector| word.eq_ignore_ascii_case(connector))
}

/// The colour of a prefix and the rest of the word: `wKd6`, `ba7`, `WKd6`; `s` is German for Black.
pub(super) fn prefix(word: &str) -> Option<(Color, &str)> {
    let color = match word.as_bytes().first()? {
        b'w' | b'W' => Color::White,
        b'b' | b's' | b'B' => Color::Black,
        _ => return None,
    };
    let rest = word.get(1..)?;
    // A capital letter before a square is a man.
    if word.starts_with(['W', 'B']) && !rest.starts_with(|c: char| c.is_ascii_uppercase()) {
        return None;
    }
    let (man, _) = piece(rest)?;
    // The `b` of `bb4` can be a bishop, but the first `b` of `bBb4` and `ba7` is a colour.
    let is_capital =
        rest.chars().next().is_some_and(|letter| side::fold(letter) != letter || figurine(letter).is_some());
    (man.is_none() || is_capital).then_some((color, rest))
}

/// The piece and the squares of a word; no piece for a bare square. Problems name several squares behind one letter:
/// `Pb3c4e2`. Without a letter, two squares are a move, and so are two squares of a king.
pub(super) fn piece(word: &str) -> Option<(Option<Man>, Vec<Square>)> {
    let mut at = word.len();
    let mut squares = Vec::new();
    while let Some(square) =
        at.checked_sub(2).and_then(|start| word.get(start..at)).and_then(|name| name.parse::<Square>().ok())
    {
        squares.push(square);
        at -= 2;
    }
    squares.reverse();
    if squares.is_empty() {
        return None;
    }
    let head = word.get(..at)?;
    if head.is_empty() {
        return (squares.len() == 1).then_some((None, squares));
    }
    // In `bb3` the head could be taken for a part of a square.
    let man = lone(head)?;
    let is_king = matches!(man, Man::Letter('K' | 'k') | Man::RussianKing | Man::Role(Role::King));
    (squares.len() == 1 || !is_king).then_some((Some(man), squares))
}

/// The piece of a single letter or figurine.
pub(super) fn lone(word: &str) -> Option<Man> {
    // The last one has Latin letters.
    if matches!(word, "Кр" | "кр" | "Kp") {
        return Some(Man::RussianKing);
    }
    let mut letters = word.chars().filter(|c| !matches!(c, '\u{FE0E}' | '\u{FE0F}'));
    let (letter, None) = (letters.next()?, letters.next()) else { return None };
    match figurine(letter) {
        Some(Piece { role, .. }) => Some(Man::Role(role)),
        None => (!letter.is_ascii_digit()).then_some(Man::Letter(letter)),
    }
}

/// Whether a word was probably meant as a piece on a square: `Kj9`, `Kg11`.
pub(super) fn is_like_piece(word: &str) -> bool {
    let digits = word.bytes().filter(u8::is_ascii_digit).count();
    let first = word.chars().next().unwrap_or(' ');
    word.len() <= 12 && digits > 0 && digits < word.len() && !first.is_ascii_digit()
}
