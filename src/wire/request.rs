//! What the annex wants of the page.

use super::{SEPARATOR, join, number, part, pen_name, pen_named, squares};
use crate::editor::{Command, Document, Step};
use crate::notation::{Fix, Form, Span};
use crate::position::{Bitboard, Color, square_name};
use crate::shell::{piece_name, piece_named};

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
        Command::ReplaceDocument(document, step) => {
            let step = match step {
                Step::Edit => "edit",
                Step::Load => "load",
                Step::ReplaceLoad => "again",
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
    let becoming = |step| Some(Command::ReplaceDocument(Box::new(Document::decode(rest)?), step));
    match name {
        "edit" => becoming(Step::Edit),
        "load" => becoming(Step::Load),
        "again" => becoming(Step::ReplaceLoad),
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

/// A part that others follow holds no separator.
fn plain(text: &str) -> String {
    text.chars().filter(|character| *character != SEPARATOR).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::editor::Pen;
    use crate::marks::MarkColor;
    use crate::position::Square;
    use crate::wire::tests::document;

    #[test]
    fn every_request_arrives_as_it_was() {
        let becoming = |step| Command::ReplaceDocument(Box::new(document()), step);
        let commands = [
            becoming(Step::Edit),
            becoming(Step::Load),
            becoming(Step::ReplaceLoad),
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
    }
}
