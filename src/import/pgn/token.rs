//! The tokens of PGN: tags, words and comments of the main line, and results. Everything else is skipped.

use crate::import::run::offset_in;

/// A token. All places are byte offsets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'a> {
    /// `[Name "value"]`, with the range of the value and the beginning of the tag.
    Tag { name: &'a str, value: (usize, usize), start: usize },
    /// A word of the main line that is neither a number nor a result, without the move number before it.
    Word(usize, usize),
    /// A comment of the main line, without its braces.
    Comment(usize, usize),
    /// The result of a game, which ends it.
    Result,
    /// A comment or a variation without an end, and its beginning.
    Unclosed(usize),
}

/// Reads the tokens one after the other.
pub(super) struct Tokens<'a> {
    text: &'a str,
    at: usize,
    /// The number of open variations.
    depth: u32,
    /// The beginning of the outermost open variation.
    opened: usize,
    /// White's move number before the next word.
    number: Option<u32>,
    /// Whether a comment or an annotation was skipped.
    passed: bool,
    /// The variations that were skipped, without their parentheses.
    variations: Vec<(usize, usize)>,
}

impl<'a> Tokens<'a> {
    /// Begins at a byte offset.
    pub(super) fn new(text: &'a str, at: usize) -> Tokens<'a> {
        Tokens { text, at, depth: 0, opened: 0, number: None, passed: false, variations: Vec::new() }
    }

    /// The end of the last token.
    pub(super) fn place(&self) -> usize {
        self.at
    }

    /// Takes White's move number before the last word: `1.`, but not `1...`.
    pub(super) fn take_number(&mut self) -> Option<u32> {
        self.number.take()
    }

    /// Whether something was skipped since the last call.
    pub(super) fn take_passed(&mut self) -> bool {
        std::mem::take(&mut self.passed)
    }

    /// The variations of the main line that were skipped since the last call, with what stands in them.
    pub(super) fn take_variations(&mut self) -> Vec<(usize, usize)> {
        std::mem::take(&mut self.variations)
    }

    /// The next token; none at the end of the text.
    pub(super) fn next(&mut self) -> Option<Token<'a>> {
        let bytes = self.text.as_bytes();
        while let Some(byte) = bytes.get(self.at) {
            let start = self.at;
            self.passed |= self.depth == 0 && matches!(byte, b';' | b'$');
            let token = match byte {
                b'%' if start == 0 || bytes.get(start - 1) == Some(&b'\n') => self.skip_line(),
                b';' => self.skip_line(),
                b'{' => self.comment(start),
                b'[' => self.tag(start),
                b'(' | b')' => self.variation(start, *byte),
                b'*' => {
                    self.at += 1;
                    Some(Token::Result).filter(|_| self.depth == 0)
                }
                b'$' => self.skip_glyph(),
                b'<' => self.skip_tag(),
                _ if is_end(*byte) => {
                    self.at += 1;
                    None
                }
                _ => {
                    let length = bytes.iter().skip(start).take_while(|byte| !is_end(**byte)).count();
                    self.at = start + length;
                    if self.depth == 0 { self.word(start) } else { None }
                }
            };
            if token.is_some() {
                return token;
            }
        }
        if self.depth > 0 {
            self.depth = 0;
            return Some(Token::Unclosed(self.opened));
        }
        None
    }

    /// A comment in braces; none within a variation.
    fn comment(&mut self, start: usize) -> Option<Token<'a>> {
        let end = self.find(b'}');
        self.at = end.map_or(self.text.len(), |end| end + 1);
        let Some(end) = end else {
            self.passed = true;
            return Some(Token::Unclosed(start));
        };
        Some(Token::Comment(start + 1, end)).filter(|_| self.depth == 0)
    }

    /// A tag; none for another bracket.
    fn tag(&mut self, start: usize) -> Option<Token<'a>> {
        let Some((name, value, end)) = tag(self.text, start) else {
            self.skip_bracket();
            return None;
        };
        // A tag ends all open variations. They are reported first, and the tag is read after that.
        if std::mem::take(&mut self.depth) > 0 {
            return Some(Token::Unclosed(self.opened));
        }
        self.at = end;
        Some(Token::Tag { name, value, start })
    }

    /// The beginning or the end of a variation, which is no token.
    fn variation(&mut self, start: usize, byte: u8) -> Option<Token<'a>> {
        self.at += 1;
        if byte == b')' {
            if self.depth == 1 {
                self.variations.push((self.opened + 1, start));
            }
            self.depth = self.depth.saturating_sub(1);
            return None;
        }
        if self.depth == 0 {
            self.opened = start;
        }
        self.depth = self.depth.saturating_add(1);
        None
    }

    /// Skips a numeric annotation glyph, such as `$1`.
    fn skip_glyph(&mut self) -> Option<Token<'a>> {
        self.at += 1;
        while self.text.as_bytes().get(self.at).is_some_and(u8::is_ascii_digit) {
            self.at += 1;
        }
        None
    }

    /// Skips a tag of markup: `</pre>`, `<br>`; or the sign alone.
    fn skip_tag(&mut self) -> Option<Token<'a>> {
        let rest = self.text.as_bytes().get(self.at + 1..).unwrap_or_default();
        let is_tag =
            rest.first().is_some_and(|byte| byte.is_ascii_alphabetic() || matches!(byte, b'/' | b'!'));
        let close = rest.iter().take(LONGEST_TAG).position(|byte| matches!(byte, b'>' | b'<' | b'\n'));
        self.at += match close {
            Some(close) if is_tag && rest.get(close) == Some(&b'>') => close + 2,
            _ => 1,
        };
        None
    }

    /// The word that begins at a byte offset, without its move number; none if nothing else is left of it.
    fn word(&mut self, start: usize) -> Option<Token<'a>> {
        let mut word = self.text.get(start..self.at)?;
        // The end of a comment of a page.
        if self.text.as_bytes().get(self.at) == Some(&b'>') {
            word = word.strip_suffix("--").unwrap_or(word);
        }
        if let Some(moved) = without_result(word) {
            self.at = start + moved.len();
            word = moved;
        }
        let whole = word.trim_end_matches(['.', ',']);
        if is_result(whole) {
            return Some(Token::Result);
        }
        let digits = word.bytes().take_while(u8::is_ascii_digit).count();
        let rest = word.get(digits..)?;
        let moved = rest.trim_start_matches(['.', '…', '\u{A0}', '\u{FEFF}']);
        if digits > 0 || moved.len() < rest.len() {
            let is_white = rest.starts_with('.') && !rest.starts_with("..");
            self.number = word.get(..digits).and_then(|number| number.parse().ok()).filter(|_| is_white);
        }
        // The `0` of `0-0` is not a move number.
        let moved = if moved.len() == rest.len() && !moved.is_empty() { word } else { moved };
        let moved = moved.trim_end_matches(['.', ',', '\u{A0}']);
        if moved.is_empty() {
            return None;
        }
        let from = offset_in(word, moved, start);
        Some(Token::Word(from, from + moved.len()))
    }

    /// The offset of the next byte of a kind.
    fn find(&self, byte: u8) -> Option<usize> {
        let rest = self.text.as_bytes().get(self.at..)?;
        rest.iter().position(|other| *other == byte).map(|offset| self.at + offset)
    }

    /// Skips the rest of the line.
    fn skip_line(&mut self) -> Option<Token<'a>> {
        self.at = self.find(b'\n').map_or(self.text.len(), |end| end + 1);
        None
    }

    /// Skips the markup of a forum (`[pgn]`, `[/pgn]`), or another bracket.
    fn skip_bracket(&mut self) {
        let bytes = self.text.as_bytes().get(self.at + 1..).unwrap_or_default();
        let is_name = |byte: &&u8| byte.is_ascii_alphabetic() || **byte == b'/';
        let length = bytes.iter().take(16).take_while(is_name).count();
        self.at += 1;
        if bytes.get(length) == Some(&b']') {
            self.at += length + 1;
        }
    }
}

/// The longest tag of markup that is skipped, in bytes.
const LONGEST_TAG: usize = 200;

/// The results of games.
const RESULTS: [&str; 11] = ["1-0", "0-1", "1/2-1/2", "1/2", "½-½", "½", "1–0", "0–1", "½–½", "1:0", "0:1"];

/// Whether a text is the result of a game.
pub(super) fn is_result(text: &str) -> bool {
    RESULTS.contains(&text)
}

/// A move without the result that touches it: `Rg8#1-0`. None if no result does.
fn without_result(word: &str) -> Option<&str> {
    let ends_move = |moved: &&str| {
        let plain = moved.trim_end_matches(['+', '#', '!', '?']);
        matches!(plain.as_bytes(), [.., b'a'..=b'h', b'1'..=b'8'])
            || plain.ends_with("O-O")
            || plain.ends_with(['Q', 'R', 'B', 'N'])
    };
    RESULTS.iter().filter_map(|result| word.strip_suffix(result)).find(ends_move)
}

/// Whether a byte ends a word.
fn is_end(byte: u8) -> bool {
    byte.is_ascii_whitespace()
        || byte.is_ascii_control()
        || matches!(byte, b'{' | b'}' | b'(' | b')' | b'[' | b']' | b',' | b';' | b'$' | b'*' | b'<' | b'>')
}

/// The tag that begins at a byte offset: its name, the range of its value, and its end. A value without a closing
/// quotation mark ends with its line.
pub(super) fn tag(text: &str, start: usize) -> Option<(&str, (usize, usize), usize)> {
    let bytes = text.as_bytes();
    let spaces = |from: usize| {
        let rest = bytes.get(from..).unwrap_or_default();
        from + rest.iter().take_while(|byte| matches!(byte, b' ' | b'\t')).count()
    };
    if bytes.get(start) != Some(&b'[') {
        return None;
    }
    let name_start = spaces(start + 1);
    let is_name = |byte: &&u8| byte.is_ascii_alphanumeric() || **byte == b'_';
    let name_end = name_start + bytes.get(name_start..)?.iter().take(64).take_while(is_name).count();
    let open = spaces(name_end);
    if name_start == name_end || open == name_end || bytes.get(open) != Some(&b'"') {
        return None;
    }
    let from = open + 1;
    let mut escaped = false;
    for (at, byte) in bytes.iter().enumerate().skip(from) {
        let closes = match byte {
            b'"' => !escaped,
            b'\n' | b'\r' => true,
            _ => false,
        };
        if closes {
            let end = spaces(at + 1);
            let is_closed = *byte == b'"' && bytes.get(end) == Some(&b']');
            let end = if is_closed { end + 1 } else { at + 1 };
            return Some((text.get(name_start..name_end)?, (from, at), end));
        }
        escaped = *byte == b'\\' && !escaped;
    }
    Some((text.get(name_start..name_end)?, (from, bytes.len()), bytes.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(text: &str) -> Vec<&str> {
        let mut tokens = Tokens::new(text, 0);
        let mut words = Vec::new();
        while let Some(token) = tokens.next() {
            words.push(match token {
                Token::Tag { name, .. } => name,
                Token::Word(from, to) | Token::Comment(from, to) => &text[from..to],
                Token::Result => "end",
                Token::Unclosed(_) => "unclosed",
            });
        }
        words
    }

    #[test]
    fn only_the_main_line_and_its_comments_are_read() {
        let text = "[Event \"a \\\"b\\\" [c]\"]\n1.e4{x}e5 $1 2. Nf3!? (2. f4 (2. d4 *) d5) 2... Nc6 ; rest\n% out\n3… 0-0 1/2-1/2";
        assert_eq!(words(text), ["Event", "e4", "x", "e5", "Nf3!?", "Nc6", "0-0", "end"]);
        assert_eq!(words("1. e4 {open"), ["e4", "unclosed"]);
        assert_eq!(words("1. e4 (1. d4"), ["e4", "unclosed"]);
        assert_eq!(words("[pgn]1. d4 d5[/pgn]"), ["d4", "d5"]);
        assert_eq!(words("*)(]}"), ["end", "unclosed"]);
    }

    #[test]
    fn a_tag_without_its_end_ends_with_its_line() {
        assert_eq!(words("[White \"A\n[Black \"B]\n1. e4 0-1"), ["White", "Black", "e4", "end"]);
    }
}
