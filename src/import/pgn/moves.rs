//! Finds the legal move for a written move.

use shakmaty::san::{San, SanError};
use shakmaty::uci::UciMove;
use shakmaty::{File, Move, MoveList, Role, Square};

use crate::import::error::Reason;
use crate::import::figurine::figurine;
use crate::import::side::{fold, latin_file};
use crate::notation::Alphabet;

/// The maximum length of a move in SAN, in bytes.
const LONGEST: usize = 16;

/// Whether a word is an annotation of the move before it: signs only, or one of the words that printed games use.
pub(super) fn is_annotation(word: &str) -> bool {
    let is_sign = |c: char| {
        !c.is_ascii_alphanumeric()
            && (c.is_ascii() || matches!(c, '\u{A0}'..='\u{BF}' | '\u{2000}'..='\u{2BFF}'))
    };
    let is_figurine = |c: char| figurine(c).is_some();
    (word != "--" && word.chars().all(|c| is_sign(c) && !is_figurine(c)))
        || matches!(word, "e.p" | "ep" | "ch" | "mate" | "N" | "D" | "TN" | "dbl")
}

/// Whether a word is a null move, by which databases let a side pass.
pub(super) fn is_null(word: &str) -> bool {
    matches!(word, "--" | "Z0" | "null" | "@@@@")
}

/// Whether a word has a square in it, or is castling.
pub(super) fn names_square(word: &str) -> bool {
    let is_square = |(file, rank): (char, char)| {
        matches!(latin_file(file).unwrap_or(file), 'a'..='h') && matches!(rank, '1'..='8')
    };
    word.starts_with(['O', '0', 'o']) || word.chars().zip(word.chars().skip(1)).any(is_square)
}

/// Whether a word is one of a language, and no move with a typing error: it has letters that no move has, and no digit.
pub(super) fn is_of_language(word: &str) -> bool {
    let word = word.trim_matches(|c: char| c.is_ascii_punctuation());
    let is_of_move = |c: char| matches!(c, 'a'..='h' | 'x' | 'O' | 'o') || c.is_uppercase();
    word.chars().count() > 1 && word.chars().all(char::is_alphabetic) && !word.chars().all(is_of_move)
}

/// The legal move for a word. Fails if it is not a move, not legal, or ambiguous.
pub(super) fn find(word: &str, legal: &MoveList) -> Result<Move, Reason> {
    let word = plain(word).ok_or(Reason::UnreadableMove)?;
    let Ok(san) = San::from_ascii(word.as_bytes()) else {
        return by_files(&word, legal).ok_or(Reason::UnreadableMove);
    };
    let found = san.find_move(legal).or_else(|error| match (error, san) {
        // The board decides whether a move is a capture, because not everybody writes the sign.
        (SanError::IllegalSan, San::Normal { role, file, rank, capture, to, promotion }) => {
            San::Normal { role, file, rank, capture: !capture, to, promotion }.find_move(legal)
        }
        (error, _) => Err(error),
    });
    found.copied().or_else(|error| by_squares(&word, legal).ok_or(error)).map_err(|error| match error {
        SanError::AmbiguousSan => Reason::AmbiguousMove,
        SanError::IllegalSan => Reason::IllegalMove,
    })
}

/// The legal move that a word names by its two squares, as engines do: `g1f3`, `e1g1`.
fn by_squares(word: &str, legal: &MoveList) -> Option<Move> {
    let written = UciMove::from_ascii(word.as_bytes()).ok()?;
    legal.iter().find(|known| UciMove::from_standard(**known) == written).copied()
}

/// The only capture of a pawn from one file to another: `cd`, as old books and Russian ones write it.
fn by_files(word: &str, legal: &MoveList) -> Option<Move> {
    let [from @ b'a'..=b'h', to @ b'a'..=b'h'] = word.as_bytes() else { return None };
    let file = |letter: &u8| File::new(u32::from(letter - b'a'));
    let is_it = |known: &&Move| {
        known.is_capture()
            && known.role() == Role::Pawn
            && known.from().map(Square::file) == Some(file(from))
            && known.to().file() == file(to)
    };
    let mut captures = legal.iter().filter(is_it);
    captures.next().copied().filter(|_| captures.next().is_none())
}

/// A move in the piece letters of another language, translated into English letters. None if it has other letters.
pub(super) fn translated(word: &str, alphabet: &Alphabet) -> Option<String> {
    if word.starts_with("O-O") || word.starts_with("0-0") {
        return Some(word.into());
    }
    let mut plain = String::with_capacity(LONGEST);
    let mut rest = word;
    while let Some(letter) = rest.chars().next() {
        let length = letter.len_utf8();
        let is_capital = fold(letter) != letter || letter == 'Ş';
        let mut taken = length;
        if is_capital {
            let (piece, letters) = alphabet.piece_at_start(rest)?;
            taken = rest.char_indices().nth(letters).map_or(rest.len(), |(at, _)| at);
            if piece.role != Role::Pawn {
                plain.push(piece.role.upper_char());
            }
        } else {
            plain.push(letter);
        }
        rest = rest.get(taken..)?;
    }
    Some(plain)
}

/// A move in the letters and signs of SAN (PGN standard, section 8.2.3); none if it is too long.
fn plain(word: &str) -> Option<String> {
    if word.len() > 2 * LONGEST {
        return None;
    }
    let word = word.strip_suffix("e.p").or(word.strip_suffix("ep")).unwrap_or(word);
    // Old books write the sign of a capture at the end: `Bc6:`.
    let word = word.trim_end_matches([':', '×']);
    let castles = word.starts_with(['0', 'o', 'O']);
    let mut plain = String::with_capacity(LONGEST);
    for character in word.chars() {
        let twin = match character {
            '!' | '?' | '†' | '‡' | '+' | '#' | '\u{FE0E}' | '\u{FE0F}' => continue,
            // Signs that evaluate the position.
            sign if "±∓⩲⩱∞".contains(sign) => continue,
            '×' | ':' | 'х' => 'x',
            '0' | 'o' if castles => 'O',
            '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' if castles => '-',
            // Long algebraic notation.
            '-' | '\u{2010}'..='\u{2015}' | '\u{2212}' if word != "--" => continue,
            _ => match figurine(character) {
                Some(piece) => piece.role.upper_char(),
                None => latin_file(character).unwrap_or(character),
            },
        };
        plain.push(twin);
    }
    // `=` at the end evaluates the position, too.
    while plain.ends_with('=') {
        plain.pop();
    }
    // `e8Q` and `e8(Q)` are `e8=Q`.
    if let [.., b'1' | b'8', last] = plain.as_bytes()
        && let Some(role) = Role::from_char(char::from(*last).to_ascii_lowercase())
    {
        plain.pop();
        plain.push('=');
        plain.push(role.upper_char());
    }
    let figurine_pawn = plain.strip_prefix('P').filter(|rest| !rest.starts_with('@')).map(str::to_owned);
    let plain = figurine_pawn.unwrap_or(plain);
    (plain.len() <= LONGEST && plain.is_ascii()).then_some(plain)
}
