//! Finds the beginning of a game without tags.

use shakmaty::MoveList;
use shakmaty::variant::Variant;

use super::moves;
use super::token::{Token, Tokens};
use crate::notation::Language;
use crate::play::Engine;
use crate::position::Position;

/// The maximum distance between the number 1 and the end of the first move, in bytes.
const NEAREST: usize = 24;

/// The byte offset at which movetext begins, before `end`: `1.` or `0.` and a move that is legal in the start position. A comment
/// directly before it belongs to it.
pub(in crate::import) fn movetext(text: &str, end: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let start = Engine::new(&Position::START, Variant::Chess, false)?.legal_moves();
    let mut closing = 0;
    (0..end)
        .find(|at| {
            let begins = matches!(bytes.get(*at..at + 2), Some(b"1." | b"0."))
                && at.checked_sub(1).and_then(|before| bytes.get(before)).is_none_or(|before| {
                    !before.is_ascii_alphanumeric() && !matches!(before, b'.' | b'-' | b'/' | b'=')
                });
            begins && {
                let first = behind_comments(text, at + 2, &mut closing);
                // Without a limit, the rest of the text would be searched again after each `1.`.
                let near = (first + NEAREST..text.len())
                    .find(|end| text.is_char_boundary(*end))
                    .unwrap_or(text.len());
                match Tokens::new(text.get(..near).unwrap_or_default(), first).next() {
                    Some(Token::Word(from, to)) => is_move(text.get(from..to).unwrap_or_default(), &start),
                    _ => false,
                }
            }
        })
        .map(|at| before_comment(text, at))
}

/// The byte offset of the text after the comments at a place. `closing` is the last closing brace that was found: it is
/// kept so that the text is searched only once, however many places are tried.
fn behind_comments(text: &str, at: usize, closing: &mut usize) -> usize {
    let mut at = at;
    loop {
        let rest = text.get(at..).unwrap_or_default();
        at += rest.len() - rest.trim_start().len();
        if text.as_bytes().get(at) != Some(&b'{') {
            return at;
        }
        if *closing < at {
            *closing =
                text.get(at..).and_then(|rest| rest.find('}')).map_or(text.len(), |length| at + length);
        }
        if *closing >= text.len() {
            return at;
        }
        at = *closing + 1;
    }
}

/// The byte offset at which the comment directly before a place begins; the place itself if there is no comment.
fn before_comment(text: &str, at: usize) -> usize {
    let before = text.get(..at).unwrap_or_default().trim_end();
    before.strip_suffix('}').and_then(|before| before.rfind('{')).unwrap_or(at)
}

/// Whether a word is a legal move in the letters of any language.
fn is_move(word: &str, legal: &MoveList) -> bool {
    let in_letters = |language: Language| {
        moves::translated(word, &language.alphabet()).is_some_and(|word| moves::find(&word, legal).is_ok())
    };
    moves::find(word, legal).is_ok() || Language::ALL.into_iter().any(in_letters)
}
