//! The forms in which one position is written.

use super::epd::Operations;
use super::fault::{Reading, Span};
use super::lenient::{epd_of, is_known_opcode, operations_at};
use super::write::{write, write_placement, write_record};
use crate::position::Position;

/// A form of writing a position as text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Form {
    /// FEN with the en passant square as it was given.
    #[default]
    AsGiven,
    /// FEN as the standard of 1993 has it.
    Fen1993,
    /// X-FEN.
    XFen,
    /// As Lichess writes it.
    Lichess,
    /// Shredder-FEN.
    Shredder,
    /// EPD with its operations.
    Epd,
    /// The command of a UCI engine.
    Uci,
    /// The tag pairs of a game.
    Pgn,
    /// The placement alone.
    Placement,
}

impl Form {
    /// Every form, in the order in which they are offered.
    pub const ALL: [Form; 9] = [
        Form::AsGiven,
        Form::Fen1993,
        Form::XFen,
        Form::Lichess,
        Form::Shredder,
        Form::Epd,
        Form::Uci,
        Form::Pgn,
        Form::Placement,
    ];

    /// The name by which settings know the form.
    pub const fn name(self) -> &'static str {
        match self {
            Form::AsGiven => "fen",
            Form::Fen1993 => "fen-1993",
            Form::XFen => "x-fen",
            Form::Lichess => "lichess",
            Form::Shredder => "shredder",
            Form::Epd => "epd",
            Form::Uci => "uci",
            Form::Pgn => "pgn",
            Form::Placement => "placement",
        }
    }

    /// The form of a name.
    pub fn named(name: &str) -> Option<Form> {
        Form::ALL.into_iter().find(|form| form.name() == name)
    }
}

/// Writes a position in a form. Only EPD has the operations, given as canonical text or empty.
///
/// Each form reads back ([`read_lenient`](super::read_lenient)) to the same position, but for what it does not carry:
/// the en passant square that its convention leaves out, the clocks of EPD without `hmvc` and `fmvn` (and the check
/// counter), everything but the board of the placement. The tag pairs of a game are two lines; without the line break
/// they read back the same.
pub fn write_form(position: &Position, operations: &str, form: Form) -> String {
    let square = position.en_passant;
    match form {
        Form::AsGiven => write(position),
        Form::Fen1993 => write_record(position, position.sound_en_passant(), false),
        Form::XFen => write_record(position, square.filter(|_| position.en_passant_is_pseudo_legal()), false),
        Form::Lichess => write_record(position, square.filter(|_| position.en_passant_is_legal()), false),
        Form::Shredder => write_record(position, square, true),
        Form::Epd => epd_of(position, operations),
        Form::Uci if *position == Position::START => "position startpos".into(),
        Form::Uci => surround("position fen ", &write(position), ""),
        Form::Pgn => surround("[SetUp \"1\"]\n[FEN \"", &write(position), "\"]"),
        Form::Placement => {
            let mut text = String::new();
            write_placement(position, &mut text);
            text
        }
    }
}

/// Without the machinery of formatting.
fn surround(before: &str, text: &str, after: &str) -> String {
    let mut whole = String::with_capacity(before.len() + text.len() + after.len());
    whole.push_str(before);
    whole.push_str(text);
    whole.push_str(after);
    whole
}

/// The EPD operations that follow a record in its text, as canonical text; empty where nothing does, or where what
/// follows is no more than prose or the moves of a game.
pub fn operations_in(text: &str, reading: &Reading) -> String {
    reading.tail.map_or_else(String::new, |tail| operations_at(text, tail))
}

/// See [`operations_at`].
pub(super) fn operations_here(text: &str, tail: Span) -> String {
    let mut before = None;
    let mut operations = String::new();
    for (place, character) in text.chars().enumerate().take(tail.end) {
        if place >= tail.start {
            operations.push(character);
        } else if character != ' ' {
            before = Some(character);
        }
    }
    let first = operations.split([' ', ';']).find(|word| !word.is_empty()).unwrap_or_default();
    let after = text.chars().skip(tail.end).find(|character| *character != ' ');
    if [before, after].contains(&Some(';')) || operations.contains(';') || is_known_opcode(first) {
        Operations::parse(&operations).write()
    } else {
        String::new()
    }
}
