//! Marks on squares in whatever way others write them: `Gd1,Rd8`, `e2e4 d1-d8`, `{ orig: 'e2', dest: 'e4' }`.

use crate::marks::{Mark, MarkColor, Marks, Shape};
use crate::position::Square;

/// What squares without more information stand for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// Arrows: two squares are its ends. A single one with a colour is a circle.
    Arrows,
    Circles,
    Fills,
}

/// Words that name the parts of a mark.
const PARTS: [&str; 18] = [
    "orig", "dest", "from", "to", "start", "end", "tail", "head", "square", "type", "brush", "color",
    "colour", "arrow", "circle", "x", "chess", "svg",
];

/// The colour that a name of one stands for; also in the syntax of xcolor (`green!65!black`).
pub(super) fn color_named(name: &str) -> Option<MarkColor> {
    let name = name.trim().to_ascii_lowercase();
    let name = name.trim_start_matches("pale").trim_start_matches("light").trim_start_matches("dark");
    let is = |names: &[&str]| names.iter().any(|one| name.starts_with(one));
    Some(match () {
        () if is(&["green", "lime"]) => MarkColor::Green,
        () if is(&["red", "magenta", "purple"]) => MarkColor::Red,
        () if is(&["blue", "cyan"]) => MarkColor::Blue,
        () if is(&["yellow", "orange", "gold"]) => MarkColor::Yellow,
        () => return None,
    })
}

/// Reads marks. Returns those that could be read, and whether that is all of the text.
pub(super) fn read(text: &str, kind: Kind) -> (Marks, bool) {
    let text = text.replace("%2C", ",").replace("%2c", ",").replace("%20", " ");
    let mut reader = Reader { kind, ..Reader::default() };
    let is_of_word = |c: char| c.is_ascii_alphanumeric();
    for word in text.split(|c| !is_of_word(c)).filter(|word| !word.is_empty()) {
        reader.word(word);
    }
    reader.flush();
    (reader.marks, reader.is_whole)
}

/// Reads marks as a plugin for notes writes them: `Ae2-e4/g Hd4/r` (arrows, highlights, circles; the letter of a colour).
pub(super) fn annotations(text: &str) -> (Marks, bool) {
    let (mut marks, mut is_whole) = (Marks::NONE, true);
    for word in text.split([' ', ',', ';', '\t', '[', ']', '"', '\'']).filter(|word| !word.is_empty()) {
        match annotation(word) {
            Some(mark) => marks.draw(mark),
            None => is_whole = false,
        }
    }
    (marks, is_whole)
}

fn annotation(word: &str) -> Option<Mark> {
    let (shape, color) = word.split_once('/').unwrap_or((word, "g"));
    let color = MarkColor::from_letter(color.chars().next()?.to_ascii_uppercase())?;
    let squares = shape.get(1..)?;
    let one = || square(squares);
    let shape = match shape.chars().next()? {
        'A' | 'a' => {
            let (from, to) = squares.split_once('-')?;
            return Some(Mark::drawn(square(from)?, square(to)?, color));
        }
        'H' | 'h' | 'S' | 's' => Shape::Fill(one()?),
        'C' | 'c' => Shape::Circle(one()?),
        _ => return None,
    };
    Some(Mark { shape, color })
}

/// Marks that the options of the LaTeX package chessboard draw one after the other, each in the colour and style that was set
/// last.
#[derive(Default)]
pub(super) struct Drawing {
    pub(super) marks: Marks,
    /// Whether a mark could not be read.
    pub(super) is_left_out: bool,
    color: MarkColor,
    draws_circles: bool,
}

impl Drawing {
    /// Reads an option that marks squares, or says how. Returns whether it is one.
    pub(super) fn option(&mut self, key: &str, value: &str) -> bool {
        let kind = match key.trim() {
            "color" | "pgfcolor" => {
                self.color = color_named(value).unwrap_or_default();
                return true;
            }
            "pgfstyle" | "markstyle" => {
                self.draws_circles = value.trim() == "circle";
                return true;
            }
            "markmove" | "markmoves" => Kind::Arrows,
            "markfield" | "markfields" if self.draws_circles => Kind::Circles,
            "markfield" | "markfields" | "colorbackfield" | "colorbackfields" | "backfields"
            | "emphfields" => Kind::Fills,
            _ => return false,
        };
        let (marks, is_whole) = read(value, kind);
        self.is_left_out |= !is_whole;
        for mark in marks.iter() {
            self.marks.draw(Mark { color: self.color, ..mark });
        }
        true
    }
}

struct Reader {
    kind: Kind,
    marks: Marks,
    is_whole: bool,
    /// The first square of an arrow whose second one is still to come.
    from: Option<Square>,
    color: MarkColor,
    /// The last mark, whose colour may follow.
    last: Option<Mark>,
    /// Whether the name of a colour is expected, which belongs to the last mark.
    is_color_next: bool,
}

impl Default for Reader {
    fn default() -> Reader {
        Reader {
            kind: Kind::Arrows,
            marks: Marks::NONE,
            is_whole: true,
            from: None,
            color: MarkColor::Green,
            last: None,
            is_color_next: false,
        }
    }
}

impl Reader {
    fn word(&mut self, word: &str) {
        if let Some(color) = color_named(word) {
            match self.last.filter(|_| self.is_color_next) {
                Some(last) => self.marks.draw(Mark { color, ..last }),
                None => self.color = color,
            }
            self.is_color_next = false;
            return;
        }
        let lower = word.to_ascii_lowercase();
        if PARTS.contains(&lower.as_str()) {
            if matches!(lower.as_str(), "brush" | "color" | "colour") {
                // What was begun is whole: its colour follows.
                self.flush();
            }
            self.is_color_next = matches!(lower.as_str(), "brush" | "color" | "colour");
            return;
        }
        self.squares(word);
    }

    /// Reads one square or two, with the letter of a colour before them.
    fn squares(&mut self, word: &str) {
        let (letter, squares) = if word.len() % 2 == 1 { word.split_at(1) } else { ("", word) };
        let color = letter.chars().next().map(MarkColor::from_letter);
        let first = squares.get(..2).and_then(square);
        let second = squares.get(2..4).and_then(square);
        let (Some(first), Some(color)) = (first, color.unwrap_or(Some(self.color))) else {
            self.is_whole = false;
            return;
        };
        if squares.len() > 4 || squares.len() == 4 && second.is_none() {
            self.is_whole = false;
            return;
        }
        match (second, self.kind) {
            (Some(second), _) => self.draw(Mark::drawn(first, second, color)),
            (None, Kind::Fills) => self.draw(Mark { shape: Shape::Fill(first), color }),
            (None, Kind::Circles) => self.draw(Mark { shape: Shape::Circle(first), color }),
            (None, Kind::Arrows) if !letter.is_empty() => {
                // As in links to Forsyth, a small letter colours the square.
                let is_fill = letter.bytes().all(|byte| byte.is_ascii_lowercase());
                let shape = if is_fill { Shape::Fill(first) } else { Shape::Circle(first) };
                self.draw(Mark { shape, color });
            }
            (None, Kind::Arrows) => match self.from.take() {
                Some(from) => self.draw(Mark::drawn(from, first, color)),
                None => self.from = Some(first),
            },
        }
    }

    fn draw(&mut self, mark: Mark) {
        self.flush();
        self.marks.draw(mark);
        self.last = Some(mark);
    }

    /// A square without a second one is marked itself.
    fn flush(&mut self) {
        if let Some(from) = self.from.take() {
            let mark = Mark { shape: Shape::Circle(from), color: self.color };
            self.marks.draw(mark);
            self.last = Some(mark);
        }
    }
}

fn square(name: &str) -> Option<Square> {
    Square::from_ascii(name.to_ascii_lowercase().as_bytes()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_read_however_they_are_written() {
        for (text, kind, link) in [
            ("Gd1,Rd8", Kind::Arrows, "Gd1,Rd8"),
            ("Ge2e4,ba1", Kind::Arrows, "ba1,Ge2e4"),
            ("e2e4 d1-d8", Kind::Arrows, "Gd1d8,Ge2e4"),
            ("e2-e4, d1->d8", Kind::Arrows, "Gd1d8,Ge2e4"),
            ("e1 e2", Kind::Arrows, "Ge1e2"),
            ("[{orig:'e2',dest:'e4',brush:'red'},{orig:'d4',brush:'blue'}]", Kind::Arrows, "Bd4,Re2e4"),
            ("[[\"e2\",\"e4\"]]", Kind::Arrows, "Ge2e4"),
            ("e4 d5", Kind::Fills, "gd5,ge4"),
            ("red e4; blue d5", Kind::Circles, "Bd5,Re4"),
            ("Gd4%2CRe4", Kind::Circles, "Gd4,Re4"),
        ] {
            let (marks, is_whole) = read(text, kind);
            let mut expected: Vec<&str> = link.split(',').collect();
            let written = marks.write_link();
            let mut found: Vec<&str> = written.split(',').collect();
            expected.sort_unstable();
            found.sort_unstable();
            assert_eq!((found, is_whole), (expected, true), "{text}");
        }
        for text in ["Gz9", "e2e9", "true", "Ge2e4e5"] {
            assert!(!read(text, Kind::Arrows).1, "{text}");
        }
    }
}
