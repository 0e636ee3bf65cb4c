//! Marks in PGN comments: the commands `[%csl …]`, `[%csf …]` and `[%cal …]`.

use super::link::push_list;
use super::mark::{Mark, MarkColor, Shape};
use super::set::Marks;
use crate::notation::Span;
use crate::position::Square;

/// The maximum number of unreadable places that are reported.
pub const MAX_UNREAD: usize = 100;

/// The result of reading the commands of a comment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MarksReading {
    /// The marks that could be read. Where several are in one place, the last one counts.
    pub marks: Marks,
    /// The places that could not be read, in the order of the text.
    pub unread: Vec<Unread>,
}

/// A place in a comment that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// Its place in the text, in characters.
    pub span: Span,
    /// The text in this place.
    pub text: String,
    /// The reason.
    pub kind: UnreadKind,
}

/// Why a mark could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnreadKind {
    /// No colour has this letter.
    Color(char),
    /// It is not the name of a square, or it has another number of squares than the command needs.
    Square,
    /// The command has no closing bracket.
    Unclosed,
}

/// The command that is being read.
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
    /// The commands for a PGN comment, without the braces of the comment; empty if there are no marks.
    pub fn write_commands(&self) -> String {
        let mut text = String::new();
        let squares = |mark: &Mark| !matches!(mark.shape, Shape::Arrow(..));
        // `[%csl]` and `[%csf]` have capital colour letters for coloured squares too. Only links have small ones.
        let as_circle = |mark: Mark| match mark.shape {
            Shape::Fill(square) => Mark { shape: Shape::Circle(square), ..mark },
            _ => mark,
        };
        let is_fill = |mark: &Mark| matches!(mark.shape, Shape::Fill(_));
        command(&mut text, "csl", self.iter().filter(squares).map(as_circle));
        command(&mut text, "csf", self.iter().filter(is_fill).map(as_circle));
        command(&mut text, "cal", self.iter().filter(|mark| !squares(mark)));
        text
    }

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
            // A longer name is another command.
            if rest.starts_with(|c: char| c.is_ascii_alphanumeric()) {
                continue;
            }
            match rest.find(['[', ']']) {
                Some(length) if rest.as_bytes().get(length) == Some(&b']') => {
                    at = from + length;
                    reader.items(from, at, kind);
                }
                _ => reader.report_unread(start, from, UnreadKind::Unclosed),
            }
        }
        reader.finish()
    }

    /// Whether a comment has text other than commands.
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

/// Appends a command; nothing if it has no marks.
fn command(text: &mut String, name: &str, marks: impl Iterator<Item = Mark>) {
    let mut marks = marks.peekable();
    if marks.peek().is_some() {
        text.push_str("[%");
        text.push_str(name);
        text.push(' ');
        push_list(text, marks);
        text.push(']');
    }
}

struct Reader<'a> {
    text: &'a str,
    reading: MarksReading,
    /// The marks of `[%csf]`. They are drawn last, because they replace the circles of `[%csl]` on the same squares.
    fills: Vec<Mark>,
    /// The last place whose characters were counted, in bytes and in characters. Counting continues there.
    counted: (usize, usize),
}

impl Reader<'_> {
    /// Reads the items of a command between two byte offsets.
    fn items(&mut self, from: usize, to: usize, kind: Kind) {
        let is_between = |c: char| c == ',' || c == ';' || c.is_ascii_whitespace();
        let mut at = from;
        for item in self.text.get(from..to).unwrap_or_default().split(is_between) {
            if !item.is_empty() {
                match mark(item, kind) {
                    Ok(mark) if kind == Kind::Fills => self.fills.push(mark),
                    Ok(mark) => self.reading.marks.draw(mark),
                    Err(why) => self.report_unread(at, at + item.len(), why),
                }
            }
            // Every separator is one byte long.
            at += item.len() + 1;
        }
    }

    /// Reports an unreadable place between two byte offsets.
    fn report_unread(&mut self, from: usize, to: usize, kind: UnreadKind) {
        if self.reading.unread.len() < MAX_UNREAD {
            let span = Span::new(self.characters(from), self.characters(to));
            let text = self.text.get(from..to).unwrap_or_default().into();
            self.reading.unread.push(Unread { span, text, kind });
        }
    }

    /// The number of characters before a byte offset. Offsets must be passed in ascending order.
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

/// Reads an item: a colour letter and one or two squares.
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
