//! What the page and its annex tell each other.
//!
//! The annex is a program of its own that the page loads when it is first needed: it explains, converts and imports,
//! while the page edits. Each holds its own memory, so what they say is text: the page tells what it shows ([`View`])
//! and what it leaves to the annex ([`Errand`]), the annex answers with what it wants done ([`Request`]). What the page must
//! know before it goes on is a [`Question`]. There is one position, and the page has it.

mod question;
mod request;

pub use question::{Question, decode_reading};
pub use request::Request;

use crate::editor::keys::Announcement;
use crate::editor::{Document, Pen, Symmetry};
use crate::marks::{Mark, MarkColor, Marks};
use crate::notation::{Field, Form};
use crate::position::{Bitboard, Color, Square, square_name};

/// Between the parts of a message; no record, no name and no number holds it.
const SEPARATOR: char = '\u{1F}';

/// What the page shows.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// What stands in the box.
    pub text: String,
    /// The document.
    pub document: Document,
    /// The position is being set up: what it lacks is nothing to complain about yet.
    pub building: bool,
    /// The side at the bottom.
    pub orientation: Color,
    /// What the pen draws.
    pub pen: Pen,
    /// The pen is the tool in hand.
    pub drawing: bool,
    /// Whether what is placed is mirrored.
    pub symmetry: Symmetry,
    /// The mark that would be drawn if a gesture under way ended now.
    pub sketch: Option<Mark>,
    /// The form in which the box shows the position.
    pub form: Form,
    /// The field of the text that the pointer or the caret is in.
    pub pointed: Option<Field>,
    /// How many positions have been loaded.
    pub loads: u32,
    /// How many steps can be undone.
    pub behind: usize,
    /// How many steps can be redone.
    pub ahead: usize,
}

impl View {
    /// The message.
    pub fn encode(&self) -> String {
        let flag = |on: bool| if on { "1" } else { "" };
        let pointed = self.pointed.map_or("", Field::name);
        let black = self.orientation == Color::Black;
        let document = self.document.encode();
        let [loads, behind, ahead] =
            [self.loads as usize, self.behind, self.ahead].map(|number| number.to_string());
        let sketch = self.sketch.map(Mark::link).unwrap_or_default();
        join(&[
            flag(self.building),
            flag(black),
            pen_name(self.pen),
            flag(self.drawing),
            flag(self.symmetry == Symmetry::On),
            &sketch,
            self.form.name(),
            pointed,
            &loads,
            &behind,
            &ahead,
            &document,
            &self.text,
        ])
    }

    /// Reads the message; none if it is no such message.
    pub fn decode(message: &str) -> Option<View> {
        let mut rest = message;
        let building = !part(&mut rest)?.is_empty();
        let orientation = Color::from_white(part(&mut rest)?.is_empty());
        let pen = pen_named(part(&mut rest)?)?;
        let drawing = !part(&mut rest)?.is_empty();
        let symmetry = if part(&mut rest)?.is_empty() { Symmetry::Off } else { Symmetry::On };
        let sketch = Marks::read_link(part(&mut rest)?).0.iter().next();
        let form = Form::named(part(&mut rest)?)?;
        let pointed = part(&mut rest)?;
        let pointed = Field::RECORD.into_iter().find(|field| field.name() == pointed);
        let loads = part(&mut rest)?.parse().ok()?;
        let behind = part(&mut rest)?.parse().ok()?;
        let ahead = part(&mut rest)?.parse().ok()?;
        let document = Document::decode(part(&mut rest)?)?;
        Some(View {
            text: rest.to_owned(),
            document,
            building,
            orientation,
            pen,
            drawing,
            symmetry,
            sketch,
            form,
            pointed,
            loads,
            behind,
            ahead,
        })
    }
}

/// Something that the page leaves to the annex.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Errand {
    /// Find the positions in this text.
    Paste {
        /// The text.
        text: String,
        /// It was pasted over all that stood in the box: what cannot be read is put there, to be mended.
        into_box: bool,
    },
    /// Open a panel or a dialog by its name.
    Open(String),
    /// Open the menu of pieces for a square.
    ChoosePiece(Square),
    /// Read something aloud.
    Read(Announcement),
}

impl Errand {
    /// The message.
    pub fn encode(&self) -> String {
        match self {
            Errand::Paste { text, into_box: true } => join(&["paste-into-box", text]),
            Errand::Paste { text, into_box: false } => join(&["paste", text]),
            Errand::Open(name) => join(&["open", name]),
            Errand::ChoosePiece(square) => join(&["choose-piece", &square_name(*square)]),
            Errand::Read(aloud) => join(&["read", &(*aloud as u32).to_string()]),
        }
    }

    /// Reads the message; none if it is no such message.
    pub fn decode(message: &str) -> Option<Errand> {
        let (name, rest) = message.split_once(SEPARATOR)?;
        let text = rest.to_owned();
        match name {
            "paste" => Some(Errand::Paste { text, into_box: false }),
            "paste-into-box" => Some(Errand::Paste { text, into_box: true }),
            "open" => Some(Errand::Open(text)),
            "choose-piece" => Some(Errand::ChoosePiece(text.parse().ok()?)),
            "read" => Some(Errand::Read(*Announcement::ALL.get(rest.parse::<usize>().ok()?)?)),
            _ => None,
        }
    }
}

/// The pens by their names: the letter of the colour, a small one for a pen that colours squares.
const PENS: [&str; 8] = ["G", "R", "B", "Y", "g", "r", "b", "y"];

fn pen_name(pen: Pen) -> &'static str {
    PENS[pen.color as usize + if pen.fills { 4 } else { 0 }]
}

fn pen_named(name: &str) -> Option<Pen> {
    let index = PENS.iter().position(|other| *other == name)?;
    Some(Pen { color: MarkColor::ALL[index % 4], fills: index >= 4 })
}

/// Takes a part off the front of a message, and the separator behind it.
fn part<'a>(rest: &mut &'a str) -> Option<&'a str> {
    let (part, behind) = rest.split_once(SEPARATOR)?;
    *rest = behind;
    Some(part)
}

fn squares(text: &str) -> Option<Bitboard> {
    text.parse().ok().map(Bitboard)
}

fn number(squares: Bitboard) -> String {
    squares.0.to_string()
}

fn join(parts: &[&str]) -> String {
    let mut message = String::with_capacity(256);
    for (index, part) in parts.iter().enumerate() {
        if index > 0 {
            message.push(SEPARATOR);
        }
        message.push_str(part);
    }
    message
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::legality::Variant;
    use crate::notation::read_lenient;
    use crate::position::{CastlingMode, Position, Square};

    pub(super) fn document() -> Document {
        let fen = "rQ~q1kb1r/pp2pppp/2p5/8/3P1Bb1/4PN2/PPP3PP/R2QKB1R[NNpn] b KQkq - 0 9";
        let mut document = Document::given(read_lenient(fen).position);
        document.operations = "bm Nf3; id \"x\";".into();
        document.marks = Marks::read_link("Ge2e4,ba1").0;
        document.choose_mode(Some(CastlingMode::Chess960));
        document
    }

    #[test]
    fn a_view_arrives_as_it_was() {
        let view = View {
            text: "anything\u{1F}at\nall \u{1F}".into(),
            document: document(),
            building: true,
            orientation: Color::Black,
            pen: Pen { color: MarkColor::Blue, fills: true },
            drawing: true,
            symmetry: Symmetry::On,
            sketch: Some(Mark::drawn(Square::E2, Square::E4, MarkColor::Red)),
            form: Form::Epd,
            pointed: Some(Field::Castling),
            loads: 12,
            behind: 5_000,
            ahead: 3,
        };
        assert_eq!(View::decode(&view.encode()), Some(view.clone()));
        let mut atomic = Document::given(Position::EMPTY);
        atomic.choose_variant(Variant::Atomic);
        atomic.board_edited();
        let view = View {
            text: String::new(),
            document: atomic,
            building: false,
            orientation: Color::White,
            pen: Pen::default(),
            drawing: false,
            symmetry: Symmetry::Off,
            sketch: None,
            form: Form::AsGiven,
            pointed: None,
            loads: 0,
            behind: 0,
            ahead: 0,
        };
        assert_eq!(View::decode(&view.encode()), Some(view));
    }

    #[test]
    fn every_errand_arrives_as_it_was() {
        for errand in [
            Errand::Paste { text: "1. e4 \u{1F}\n e5".into(), into_box: false },
            Errand::Paste { text: String::new(), into_box: true },
            Errand::Open("forms".into()),
            Errand::ChoosePiece(Square::A1),
            Errand::Read(Announcement::Redone),
        ] {
            assert_eq!(Errand::decode(&errand.encode()), Some(errand));
        }
        for text in ["paste", "read\u{1F}rank", "read\u{1F}99", "read"] {
            assert_eq!(Errand::decode(text), None, "{text:?}");
        }
    }

    #[test]
    fn what_is_no_view_is_refused() {
        assert_eq!(View::decode(""), None);
        assert_eq!(View::decode(&"\u{1F}".repeat(12)), None);
    }
}
