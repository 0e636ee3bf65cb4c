//! Recognises texts without a chess position: boards of other games, and links to games, studies and puzzles.

use super::error::{ImportError, Reason};
use super::run::{Run, offset_in};

/// The range of the sizes of boards of other games, in squares.
const SIZES: std::ops::RangeInclusive<usize> = 4..=16;

/// Pages of Lichess whose names are as long as the identifier of a game.
const PAGES: [&str; 8] =
    ["analysis", "practice", "training", "streamer", "timeline", "insights", "features", "advanced"];

/// Pages of Lichess below which studies and puzzles have their identifiers.
const COLLECTIONS: [&str; 2] = ["study", "training"];

/// The error for the first board of another game or link to a game in a range of bytes; none if there is none.
pub(super) fn known(run: &Run, start: usize, end: usize) -> Option<ImportError> {
    let part = run.slice(start, end);
    for word in part.split_whitespace() {
        let at = offset_in(part, word, start);
        let reason = match size(word) {
            Some((files, ranks)) => Reason::OtherGame { files, ranks },
            None if is_draughts(word) => Reason::Draughts,
            None if is_game_link(word) => Reason::GameLink,
            None => continue,
        };
        return Some(run.error(at, at + word.len(), reason));
    }
    None
}

/// Whether a word is a position of draughts in the notation of PDN: `W:W31-50:B1-20`, `B:WK4,18:B12`.
fn is_draughts(word: &str) -> bool {
    let word = word.trim_matches(|c: char| matches!(c, '"' | '\'' | '.' | '[' | ']'));
    let mut parts = word.split(':');
    let is_men = |part: &str| {
        let numbers = part.strip_prefix(['W', 'B']).unwrap_or_default();
        numbers.bytes().any(|byte| byte.is_ascii_digit())
            && numbers.bytes().all(|byte| byte.is_ascii_digit() || matches!(byte, b'K' | b',' | b'-'))
    };
    matches!(parts.next(), Some("W" | "B" | "?"))
        && parts.next().is_some_and(is_men)
        && parts.next().is_some_and(is_men)
}

/// The numbers of files and ranks if a word is a board of another game.
fn size(word: &str) -> Option<(u32, u32)> {
    let (board, hand) = match word.split_once('[') {
        Some((board, hand)) => (board, hand),
        None => (word, ""),
    };
    let ranks = board.split('/').count();
    if !SIZES.contains(&ranks) || !board.contains(|c: char| c.is_ascii_digit()) {
        return None;
    }
    // Fairy pieces have signs in parentheses, or before the letter of the piece that their picture turns round.
    let plain = without_fairy_signs(board);
    let mut widths = plain.split('/').map(width);
    let first = widths.next()??;
    let is_even = SIZES.contains(&first) && widths.all(|width| width == Some(first));
    // Adjacent digits can be a number of two digits, or be faulty and mean their sum.
    let is_chess = board.split('/').all(|rank| digits(rank) == 8);
    let has_strange = board.contains(['*', '+', '(', '!', '='])
        || hand.contains(|c: char| c.is_ascii_alphabetic() && !"PNBRQpnbrq".contains(c));
    let is_other = if ranks == 8 && first == 8 { has_strange } else { first != 8 && !is_chess };
    (is_even && is_other).then_some((first as u32, ranks as u32))
}

/// The board with one letter for each fairy piece: `(!n)`, `(g2)`, `*2q`, `=k`.
fn without_fairy_signs(board: &str) -> String {
    let mut plain = String::with_capacity(board.len());
    let mut rest = board;
    while let Some(character) = rest.chars().next() {
        let sign = rest.as_bytes();
        let length = match sign {
            [b'(', ..] => rest.find(')').map_or(rest.len(), |close| close + 1),
            [b'*', b'1'..=b'3', letter, ..] if letter.is_ascii_alphabetic() => 3,
            [b'=' | b'!', letter, ..] if letter.is_ascii_alphabetic() => 2,
            _ => {
                plain.push(character);
                rest = rest.get(character.len_utf8()..).unwrap_or_default();
                continue;
            }
        };
        plain.push('X');
        rest = rest.get(length..).unwrap_or_default();
    }
    plain
}

/// The number of squares of a rank in the letters of any game; none if it is not a rank.
fn width(rank: &str) -> Option<usize> {
    let (mut squares, mut number) = (0, 0);
    for byte in rank.bytes() {
        match byte {
            b'0'..=b'9' => {
                number = number * 10 + usize::from(byte - b'0');
                if number > *SIZES.end() {
                    return None;
                }
                continue;
            }
            b'A'..=b'Z' | b'a'..=b'z' | b'*' => squares += 1,
            b'+' | b'~' => {}
            _ => return None,
        }
        squares += number;
        number = 0;
        if squares > *SIZES.end() {
            return None;
        }
    }
    Some(squares + number)
}

/// The same with each digit as a number of its own.
fn digits(rank: &str) -> usize {
    let squares = |byte: u8| if byte.is_ascii_digit() { usize::from(byte - b'0') } else { 1 };
    rank.bytes().take(2 * SIZES.end()).map(squares).sum()
}

/// Whether a word is a link to a game, a study or a puzzle, such as `lichess.org/abcdefgh` or `chess.com/game/live/123`.
fn is_game_link(word: &str) -> bool {
    let link = word.trim_start_matches(|c: char| !c.is_ascii_alphanumeric());
    let link = link.strip_prefix("https://").or(link.strip_prefix("http://")).unwrap_or(link);
    let link = link.strip_prefix("www.").unwrap_or(link);
    let Some((site, path)) = link.split_once('/') else { return false };
    let mut parts = path.split(['/', '?', '#', ')', ']', '"', '>', ',']);
    let is_number = |part: &str| part.len() > 2 && part.bytes().all(|byte| byte.is_ascii_digit());
    match site {
        "lichess.org" => parts.next().is_some_and(|name| {
            let is_name = |name: &str| name.bytes().all(|byte| byte.is_ascii_alphanumeric());
            let has_identifier = matches!(name.len(), 8 | 12) && is_name(name) && !PAGES.contains(&name);
            let mut has_name = || parts.next().is_some_and(|next| next.len() > 4 && is_name(next));
            has_identifier || COLLECTIONS.contains(&name) && has_name()
        }),
        "chess.com" => ["game", "puzzle"].iter().any(|kind| path.contains(kind)) && parts.any(is_number),
        "chessgames.com" => path.contains("gid="),
        _ => false,
    }
}
