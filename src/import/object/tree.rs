//! Objects and lists in the spelling of JavaScript, Python and other languages.

use std::ops::Range;

/// The maximum depth of nested objects and lists.
const DEEPEST: usize = 8;

/// The most atoms of a list that is written as a repetition: the squares of a board.
const MOST_REPEATED: usize = 64;

/// A value in a text.
#[derive(Clone, Debug)]
pub(super) enum Value<'a> {
    /// A string, a number or a name.
    Atom(&'a str),
    List(Vec<Value<'a>>),
    /// Keys with their values.
    Object(Vec<(&'a str, Value<'a>)>),
}

impl Value<'_> {
    /// The number of atoms in it.
    fn atoms(&self) -> usize {
        match self {
            Value::Atom(_) => 1,
            Value::List(items) => items.iter().map(Value::atoms).sum(),
            Value::Object(entries) => entries.iter().map(|(_, value)| value.atoms()).sum(),
        }
    }
}

/// The tokens of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token<'a> {
    Atom(&'a str),
    Sign(u8),
    /// `=>` of PHP, Ruby and the maps of JavaScript.
    Arrow,
}

/// The values of a text, one after the other, with their byte ranges. Brackets inside a value that was taken are not
/// values of their own.
pub(super) struct Values<'a> {
    tokens: Vec<(Token<'a>, Range<usize>)>,
    at: usize,
}

impl<'a> Values<'a> {
    pub(super) fn new(text: &'a str) -> Values<'a> {
        Values { tokens: tokens(text), at: 0 }
    }

    /// The next object or list that `take` accepts, as what it makes of it, with its byte range.
    pub(super) fn next<T>(&mut self, take: impl Fn(&Value<'a>) -> Option<T>) -> Option<(T, Range<usize>)> {
        while let Some((token, place)) = self.tokens.get(self.at) {
            let start = place.start;
            let mut parser = Parser { tokens: &self.tokens, at: self.at };
            self.at += 1;
            if !matches!(token, Token::Sign(b'{' | b'[' | b'(')) {
                continue;
            }
            let Some(value) = parser.value(0) else { continue };
            if let Some(taken) = take(&value) {
                let end = self.tokens.get(parser.at - 1).map_or(start, |(_, place)| place.end);
                self.at = parser.at;
                return Some((taken, start..end));
            }
        }
        None
    }
}

struct Parser<'t, 'a> {
    tokens: &'t [(Token<'a>, Range<usize>)],
    at: usize,
}

impl<'a> Parser<'_, 'a> {
    fn peek(&self) -> Option<Token<'a>> {
        self.tokens.get(self.at).map(|(token, _)| *token)
    }

    /// A value; none if there is none, or if it has no end.
    fn value(&mut self, depth: usize) -> Option<Value<'a>> {
        if depth > DEEPEST {
            return None;
        }
        let token = self.peek()?;
        self.at += 1;
        match token {
            Token::Atom(atom) => {
                // The argument of a call is what it makes: `Piece.from_symbol("K")`.
                if self.peek() == Some(Token::Sign(b'(')) {
                    return self.value(depth + 1);
                }
                Some(Value::Atom(atom))
            }
            Token::Sign(open @ (b'{' | b'[' | b'(')) => self.members(open, depth),
            Token::Sign(_) | Token::Arrow => None,
        }
    }

    /// The members of an object or a list up to its closing bracket.
    fn members(&mut self, open: u8, depth: usize) -> Option<Value<'a>> {
        let close = match open {
            b'{' => b'}',
            b'[' => b']',
            _ => b')',
        };
        let (mut entries, mut items) = (Vec::new(), Vec::new());
        loop {
            match self.peek()? {
                Token::Sign(sign) if sign == close => break,
                // Behind the dots of JavaScript stands a string, whose letters are the members.
                Token::Sign(b',' | b';') | Token::Atom("...") => {
                    self.at += 1;
                    continue;
                }
                _ => {}
            }
            let key = match self.value(depth + 1)? {
                Value::Atom(atom) if matches!(self.peek(), Some(Token::Sign(b':' | b'=') | Token::Arrow)) => {
                    atom
                }
                item => {
                    items.push(item);
                    continue;
                }
            };
            self.at += 1;
            entries.push((key, self.value(depth + 1)?));
        }
        self.at += 1;
        if !entries.is_empty() {
            return Some(Value::Object(entries));
        }
        let Some(times) = self.times() else { return Some(Value::List(items)) };
        let atoms: usize = items.iter().map(Value::atoms).sum();
        (atoms * times <= MOST_REPEATED).then(|| Value::List(vec![items; times].concat()))
    }

    /// How often the items of a list are repeated, as Python writes it: `["p"] * 8`.
    fn times(&mut self) -> Option<usize> {
        let atom = |at: usize| match self.tokens.get(at) {
            Some((Token::Atom(atom), _)) => Some(*atom),
            _ => None,
        };
        let (number, length) = match atom(self.at)?.strip_prefix('*')? {
            "" => (atom(self.at + 1)?, 2),
            number => (number, 1),
        };
        let times = number.parse().ok().filter(|times| *times <= MOST_REPEATED)?;
        self.at += length;
        Some(times)
    }
}

/// The tokens of a text. Strings have quotation marks of any kind.
fn tokens(text: &str) -> Vec<(Token<'_>, Range<usize>)> {
    let mut tokens = Vec::new();
    let mut at = 0;
    while let Some(character) = text.get(at..).and_then(|rest| rest.chars().next()) {
        let start = at;
        at += character.len_utf8();
        let rest = text.get(at..).unwrap_or_default();
        let token = match character {
            '"' | '\'' | '`' => {
                let Some(length) = rest.find([character, '\n']) else { continue };
                at += length + usize::from(rest.as_bytes().get(length) != Some(&b'\n'));
                Token::Atom(rest.get(..length).unwrap_or_default())
            }
            '=' if rest.starts_with('>') => {
                at += 1;
                Token::Arrow
            }
            '{' | '}' | '[' | ']' | '(' | ')' | ',' | ';' | ':' | '=' => Token::Sign(character as u8),
            _ if character.is_whitespace() => continue,
            _ => {
                let is_end = |c: char| c.is_whitespace() || "{}[](),;:=\"'`".contains(c);
                at = start
                    + text.get(start..).and_then(|rest| rest.find(is_end)).unwrap_or(text.len() - start);
                Token::Atom(text.get(start..at).unwrap_or_default())
            }
        };
        tokens.push((token, start..at));
    }
    tokens
}
