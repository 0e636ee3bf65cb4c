//! What the page and its annex tell each other.
//!
//! The annex is a program of its own that the page loads when it is first needed: it explains, converts and imports,
//! while the page edits. Each holds its own memory, so what they say is text: the page tells what it shows ([`View`])
//! and what it leaves to the annex ([`Errand`]), the annex answers with what it wants done ([`Request`]). What the page must
//! know before it goes on is a [`Question`]. There is one position, and the page has it.

mod question;

pub use question::{Question, decode_reading};

use crate::editor::keys::Aloud;
use crate::editor::{Command, Document, Pen, Step, Symmetry};
use crate::marks::{Mark, MarkColor, Marks};
use crate::notation::{Field, Fix, Form, Span};
use crate::position::{Bitboard, Color, Square, square_name};
use crate::shell::{piece_name, piece_named};

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
    Read(Aloud),
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
            "read" => Some(Errand::Read(*Aloud::ALL.get(rest.parse::<usize>().ok()?)?)),
            _ => None,
        }
    }
}

/// What the annex wants done.
#[derive(Clone, Debug, PartialEq)]
pub enum Request {
    /// A command for the editor. Those that the annex has no use for are not sent.
    Do(Command),
    /// Light these squares while something is pointed at.
    Light(Bitboard),
    /// The squares that findings are about, by their severity: errors, warnings, notes.
    Mark([Bitboard; 3]),
    /// Say this to assistive technology.
    Announce(String),
    /// Show this sentence, and a text that could not be read with it.
    Notify(String, Option<String>),
}

impl Request {
    /// The message; empty for a command that is not sent.
    pub fn encode(&self) -> String {
        match self {
            Request::Do(command) => encode_command(command),
            Request::Light(squares) => join(&["light", &number(*squares)]),
            Request::Mark([errors, warnings, notes]) => {
                join(&["mark", &number(*errors), &number(*warnings), &number(*notes)])
            }
            Request::Announce(sentence) => join(&["announce", sentence]),
            Request::Notify(sentence, None) => join(&["notify", &plain(sentence), ""]),
            Request::Notify(sentence, Some(text)) => join(&["unread", &plain(sentence), text]),
        }
    }

    /// Reads the message; none if it is no such message.
    pub fn decode(message: &str) -> Option<Request> {
        let mut rest = message;
        let name = part(&mut rest)?;
        Some(match name {
            "light" => Request::Light(squares(rest)?),
            "mark" => Request::Mark([squares(part(&mut rest)?)?, squares(part(&mut rest)?)?, squares(rest)?]),
            "announce" => Request::Announce(rest.to_owned()),
            "notify" => {
                let sentence = part(&mut rest)?.to_owned();
                Request::Notify(sentence, None)
            }
            "unread" => {
                let sentence = part(&mut rest)?.to_owned();
                Request::Notify(sentence, Some(rest.to_owned()))
            }
            _ => Request::Do(decode_command(name, rest)?),
        })
    }
}

fn encode_command(command: &Command) -> String {
    match command {
        Command::Become(document, step) => {
            let step = match step {
                Step::Edit => "edit",
                Step::Load => "load",
                Step::Again => "again",
            };
            join(&[step, &document.encode()])
        }
        Command::Orient(color) => join(&["orient", color.fold_wb("white", "black")]),
        Command::Fix(fix) => {
            join(&["fix", &fix.span.start.to_string(), &fix.span.end.to_string(), &fix.text])
        }
        Command::PasteText(text) => join(&["text", text]),
        Command::SetForm(form) => join(&["form", form.name()]),
        Command::SetPen(pen) => join(&["pen", pen_name(*pen)]),
        Command::ClearMarks => join(&["clear-marks", ""]),
        Command::Check => join(&["check", ""]),
        Command::Place(square, piece) => join(&["place", &square_name(*square), piece_name(*piece)]),
        Command::Remove(square) => join(&["remove", &square_name(*square)]),
        _ => String::new(),
    }
}

fn decode_command(name: &str, rest: &str) -> Option<Command> {
    let becoming = |step| Some(Command::Become(Box::new(Document::decode(rest)?), step));
    match name {
        "edit" => becoming(Step::Edit),
        "load" => becoming(Step::Load),
        "again" => becoming(Step::Again),
        "orient" => Some(Command::Orient(Color::from_white(rest == "white"))),
        "fix" => {
            let mut rest = rest;
            let span = Span::new(part(&mut rest)?.parse().ok()?, part(&mut rest)?.parse().ok()?);
            Some(Command::Fix(Fix { span, text: rest.to_owned() }))
        }
        "text" => Some(Command::PasteText(rest.to_owned())),
        "form" => Some(Command::SetForm(Form::named(rest)?)),
        "pen" => Some(Command::SetPen(pen_named(rest)?)),
        "clear-marks" => Some(Command::ClearMarks),
        "check" => Some(Command::Check),
        "place" => {
            let mut rest = rest;
            Some(Command::Place(part(&mut rest)?.parse().ok()?, piece_named(rest)?))
        }
        "remove" => Some(Command::Remove(rest.parse().ok()?)),
        _ => None,
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

/// A part that others follow holds no separator.
fn plain(text: &str) -> String {
    text.chars().filter(|character| *character != SEPARATOR).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::legality::Variant;
    use crate::notation::read_lenient;
    use crate::position::{CastlingMode, Position, Square};

    fn document() -> Document {
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
    fn every_request_arrives_as_it_was() {
        let becoming = |step| Command::Become(Box::new(document()), step);
        let commands = [
            becoming(Step::Edit),
            becoming(Step::Load),
            becoming(Step::Again),
            Command::Orient(Color::White),
            Command::Orient(Color::Black),
            Command::Fix(Fix { span: Span::new(3, 7), text: "w KQkq".into() }),
            Command::PasteText("a\u{1F}b\nc".into()),
            Command::SetForm(Form::Shredder),
            Command::SetPen(Pen { color: MarkColor::Yellow, fills: false }),
            Command::ClearMarks,
            Command::Place(Square::H8, Color::Black.queen()),
            Command::Remove(Square::A1),
            Command::Check,
        ];
        let others = [
            Request::Light(Bitboard::FULL),
            Request::Mark([Bitboard::EMPTY, Bitboard::CORNERS, Bitboard::FULL]),
            Request::Announce("two\u{1F}parts".into()),
            Request::Notify("sentence".into(), None),
            Request::Notify("sentence".into(), Some("text\u{1F}more".into())),
        ];
        for request in commands.map(Request::Do).into_iter().chain(others) {
            assert_eq!(Request::decode(&request.encode()), Some(request.clone()), "{request:?}");
        }
    }

    #[test]
    fn every_errand_arrives_as_it_was() {
        for errand in [
            Errand::Paste { text: "1. e4 \u{1F}\n e5".into(), into_box: false },
            Errand::Paste { text: String::new(), into_box: true },
            Errand::Open("forms".into()),
            Errand::ChoosePiece(Square::A1),
            Errand::Read(Aloud::Redone),
        ] {
            assert_eq!(Errand::decode(&errand.encode()), Some(errand));
        }
        for text in ["paste", "read\u{1F}rank", "read\u{1F}99", "read"] {
            assert_eq!(Errand::decode(text), None, "{text:?}");
        }
    }

    #[test]
    fn what_is_no_message_is_refused() {
        for text in [
            "",
            "light",
            "light\u{1F}x",
            "mark\u{1F}1\u{1F}2",
            "fix\u{1F}1",
            "edit\u{1F}xyz",
            "load\u{1F}re- 8/8 w - - 0 1",
            "undo",
            "undo\u{1F}",
            "\u{1F}",
        ] {
            assert_eq!(Request::decode(text), None, "{text:?}");
        }
        assert_eq!(View::decode(""), None);
        assert_eq!(View::decode(&"\u{1F}".repeat(12)), None);
    }
}
