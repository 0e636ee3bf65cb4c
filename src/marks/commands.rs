//! Marks in PGN comments: the commands `[%csl …]`, `[%csf …]` and `[%cal …]`, and those that other sites write:
//! `[%c_arrow …]`, `[%c_highlight …]` and `[%draw …]`.

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
    /// `[%c_arrow e2e4;keyPressed;none;…]`, one or several with commas between them
    SiteArrows,
    /// `[%c_highlight e4;keyPressed;none;…]`
    SiteFills,
    /// `[%draw arrow,e2,e4,yellow]`
    Drawn,
}

impl Kind {
    /// The command with a name, in any case.
    fn named(name: &str) -> Option<Kind> {
        let names = [
            ("csl", Kind::Circles),
            ("csf", Kind::Fills),
            ("cal", Kind::Arrows),
            ("c_arrow", Kind::SiteArrows),
            ("c_highlight", Kind::SiteFills),
            ("draw", Kind::Drawn),
        ];
        names.into_iter().find(|(known, _)| name.eq_ignore_ascii_case(known)).map(|(_, kind)| kind)
    }
}

/// The maximum length of the name of a command, in bytes.
const LONGEST_NAME: usize = 12;

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
            at = start + 1;
            let Some(after) = text.get(at..).and_then(|rest| rest.strip_prefix('%')) else { continue };
            // A longer name is another command.
            let is_name = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
            let length = after.bytes().take(LONGEST_NAME).take_while(is_name).count();
            let Some(kind) = after.get(..length).and_then(Kind::named) else { continue };
            let from = at + 1 + length;
            let rest = text.get(from..).unwrap_or_default();
            match rest.find(['[', ']']) {
                Some(length) if rest.as_bytes().get(length) == Some(&b']') => {
                    at = from + length;
                    match kind {
                        Kind::Circles | Kind::Fills | Kind::Arrows => reader.items(from, at, kind),
                        Kind::SiteArrows | Kind::SiteFills | Kind::Drawn => reader.parts(from, at, kind),
                    }
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

    /// Reads the parts of a command of a site between two byte offsets.
    fn parts(&mut self, from: usize, to: usize, kind: Kind) {
        let mut at = from;
        let sign = if kind == Kind::Drawn { ';' } else { ',' };
        for part in self.text.get(from..to).unwrap_or_default().split(sign) {
            // The numbers of a colour in `rgb(…)` have commas too.
            let is_number = part.trim().starts_with(|c: char| c.is_ascii_digit());
            if !part.trim().is_empty() && !is_number {
                match mark_of_site(part.trim(), kind) {
                    Some(mark) => self.reading.marks.draw(mark),
                    None => self.report_unread(at, at + part.len(), UnreadKind::Square),
                }
            }
            at += part.len() + 1;
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

/// Reads a part of a command of a site: `e2e4;keyPressed;alt;…`, `arrow,e2,e4,yellow`. None if it is something else.
fn mark_of_site(part: &str, kind: Kind) -> Option<Mark> {
    let square = |name: &str| Square::from_ascii(name.trim().to_ascii_lowercase().as_bytes()).ok();
    let mut words = part.split([',', ';']).map(str::trim);
    if kind == Kind::Drawn {
        let shape = words.next()?;
        let first = square(words.next()?)?;
        let shape = match shape {
            "arrow" => Shape::Arrow(first, square(words.next()?)?),
            "full" | "fill" | "square" => Shape::Fill(first),
            "circle" => Shape::Circle(first),
            _ => return None,
        };
        let color = words.next().and_then(|name| MarkColor::from_letter(name.chars().next()?));
        return Some(Mark { shape, color: color.unwrap_or_default() });
    }
    let squares = words.next()?;
    let shape = match kind {
        Kind::SiteArrows => Shape::Arrow(square(squares.get(..2)?)?, square(squares.get(2..)?)?),
        _ => Shape::Fill(square(squares)?),
    };
    // The key that was held chose the colour.
    let mut key = words.skip_while(|word| *word != "keyPressed").skip(1);
    let color = match (key.next(), kind) {
        (Some("shift"), _) => MarkColor::Green,
        (Some("alt"), _) => MarkColor::Blue,
        (Some("ctrl"), Kind::SiteArrows) => MarkColor::Red,
        (Some("ctrl"), _) | (_, Kind::SiteArrows) => MarkColor::Yellow,
        _ => MarkColor::Red,
    };
    Some(Mark { shape, color })
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
