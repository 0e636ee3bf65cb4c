//! Marks from text: the commands of PGN comments, and the items of links.
//!
//! Taken are small and capital letters alike, blanks beside commas or instead of them, commands in any number and
//! order. Whatever else stands in the text is passed over, other commands (`[%clk 1:00]`) too.

use super::{Mark, MarkColor, Marks, Shape};
use crate::notation::Span;
use crate::position::Square;

/// More places that could not be read are not reported.
pub const MAX_UNREAD: usize = 100;

/// What was read of a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MarksReading {
    /// The marks; of several in one place the last.
    pub marks: Marks,
    /// What could not be read, in the order of the text.
    pub unread: Vec<Unread>,
}

/// A place that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// Where it stands, in characters of the text.
    pub span: Span,
    /// What stands there.
    pub text: String,
    /// What is wrong with it.
    pub kind: UnreadKind,
}

/// Why a mark could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnreadKind {
    /// No colour has this letter.
    Color(char),
    /// It is not the name of a square, or not as many squares as there should be.
    Square,
    /// The command has no closing bracket.
    Unclosed,
}

/// What the items of a command are.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// `[%csl]`
    Circles,
    /// `[%csf]`
    Fills,
    /// `[%cal]`
    Arrows,
}

impl Marks {
    /// Reads the commands in the text of a PGN comment.
    pub fn read_commands(text: &str) -> MarksReading {
        let mut reader =
            Reader { text, reading: MarksReading::default(), fills: Vec::new(), counted: (0, 0) };
        let mut at = 0;
        while let Some(open) = text.get(at..).and_then(|rest| rest.find('[')) {
            let start = at + open;
            let from = start + 5;
            at = start + 1;
            let name = text.get(at..from).and_then(|name| name.strip_prefix('%')).unwrap_or_default();
            let kind = match () {
                () if name.eq_ignore_ascii_case("csl") => Kind::Circles,
                () if name.eq_ignore_ascii_case("csf") => Kind::Fills,
                () if name.eq_ignore_ascii_case("cal") => Kind::Arrows,
                () => continue,
            };
            let rest = text.get(from..).unwrap_or_default();
            // A longer word is another command.
            if rest.starts_with(|c: char| c.is_ascii_alphanumeric()) {
                continue;
            }
            match rest.find(['[', ']']) {
                Some(length) if rest.as_bytes().get(length) == Some(&b']') => {
                    at = from + length;
                    reader.items(from, at, kind);
                }
                _ => reader.refuse(start, from, UnreadKind::Unclosed),
            }
        }
        reader.finish()
    }
}

impl Marks {
    /// Whether a comment says anything beside its commands.
    pub fn has_words_beside_commands(comment: &str) -> bool {
        let mut rest = comment;
        while let Some((before, command)) = rest.split_once("[%") {
            if !before.trim().is_empty() {
                return true;
            }
            rest = command.split_once(']').map_or("", |(_, behind)| behind);
        }
        !rest.trim().is_empty()
    }
}

/// The mark at the beginning of a text, and how long it is; none if no mark begins there, and one character is passed over.
pub(super) fn link_mark(text: &[u8]) -> (Option<Mark>, usize) {
    let square = |from: usize| {
        let [file, rank] = text.get(from..from + 2)? else { return None };
        Square::from_ascii(&[file.to_ascii_lowercase(), *rank]).ok()
    };
    let color = text.first().and_then(|letter| MarkColor::from_letter(char::from(*letter)));
    let (Some(color), Some(from)) = (color, square(1)) else { return (None, 1) };
    let fills = text.first().is_some_and(u8::is_ascii_lowercase);
    match square(3) {
        Some(to) => (Some(Mark::drawn(from, to, color)), 5),
        None => (Some(Mark { shape: if fills { Shape::Fill(from) } else { Shape::Circle(from) }, color }), 3),
    }
}

struct Reader<'a> {
    text: &'a str,
    reading: MarksReading,
    /// The squares of `[%csf]`. They are drawn last, wherever they stand: those of `[%csl]` are the same ones.
    fills: Vec<Mark>,
    /// A place of the text, in bytes and in characters: what lies before it is not counted again.
    counted: (usize, usize),
}

impl Reader<'_> {
    fn items(&mut self, from: usize, to: usize, kind: Kind) {
        let is_between = |c: char| c == ',' || c == ';' || c.is_ascii_whitespace();
        let mut at = from;
        for item in self.text.get(from..to).unwrap_or_default().split(is_between) {
            if !item.is_empty() {
                match mark(item, kind) {
                    Ok(mark) if kind == Kind::Fills => self.fills.push(mark),
                    Ok(mark) => self.reading.marks.draw(mark),
                    Err(why) => self.refuse(at, at + item.len(), why),
                }
            }
            // Everything that separates is one byte long.
            at += item.len() + 1;
        }
    }

    fn refuse(&mut self, from: usize, to: usize, kind: UnreadKind) {
        if self.reading.unread.len() < MAX_UNREAD {
            let span = Span::new(self.characters(from), self.characters(to));
            let text = self.text.get(from..to).unwrap_or_default().into();
            self.reading.unread.push(Unread { span, text, kind });
        }
    }

    /// How many characters lie before a place. Places are asked for in their order.
    fn characters(&mut self, end: usize) -> usize {
        let (bytes, characters) = self.counted;
        let characters = characters + self.text.get(bytes..end).unwrap_or_default().chars().count();
        self.counted = (end, characters);
        characters
    }

    fn finish(mut self) -> MarksReading {
        for mark in self.fills {
            self.reading.marks.draw(mark);
        }
        self.reading
    }
}

fn mark(item: &str, kind: Kind) -> Result<Mark, UnreadKind> {
    let first = item.chars().next().ok_or(UnreadKind::Square)?;
    let color = MarkColor::from_letter(first).ok_or(UnreadKind::Color(first))?;
    let square = |from: usize| -> Result<Square, UnreadKind> {
        match item.as_bytes().get(from..from + 2) {
            Some([file, rank]) => {
                let name = [file.to_ascii_lowercase(), *rank];
                Square::from_ascii(&name).map_err(|_| UnreadKind::Square)
            }
            _ => Err(UnreadKind::Square),
        }
    };
    let shape = match (kind, item.len()) {
        (Kind::Fills, 3) => Shape::Fill(square(1)?),
        (Kind::Circles, 3) => Shape::Circle(square(1)?),
        (Kind::Arrows, 5) => Shape::Arrow(square(1)?, square(3)?),
        _ => return Err(UnreadKind::Square),
    };
    Ok(Mark { shape, color })
}
