//! The text forms of a position.

use super::epd::write_canonical;
use super::write::{write, write_placement, write_record};
use crate::position::Position;

/// A form of writing a position as text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Form {
    /// FEN with the en passant square as it is set.
    #[default]
    AsGiven,
    /// FEN of the PGN standard: the en passant square after every double step of a pawn.
    Fen1993,
    /// X-FEN: the en passant square only if a pawn can capture there, ignoring checks.
    XFen,
    /// As Lichess writes it: the en passant square only if a capture there is legal.
    Lichess,
    /// Shredder-FEN: castling rights by the files of the rooks.
    Shredder,
    /// EPD with its operations.
    Epd,
    /// The `position` command of the UCI protocol.
    Uci,
    /// The tag pairs `SetUp` and `FEN` of PGN.
    Pgn,
    /// Only the placement.
    Placement,
}

impl Form {
    /// All forms, in the order of the menu.
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

    /// The form's name in stored settings.
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

    /// The form with this name.
    pub fn named(name: &str) -> Option<Form> {
        Form::ALL.into_iter().find(|form| form.name() == name)
    }
}

/// Writes a position in a form. Only EPD has the operations, which are given as canonical text or empty.
///
/// Each form reads back ([`read_lenient`](super::read_lenient)) to the same position, except for what it does
/// not contain: the en passant square that its convention omits, the clocks of EPD without `hmvc` and `fmvn`
/// and its check counter, castling rights without their rook or king in [`Form::Uci`], which some engines refuse, and
/// everything but the board in [`Form::Placement`]. The tag pairs are two lines,
/// which read back the same without the line break.
pub fn write_form(position: &Position, operations: &str, form: Form) -> String {
    let square = position.en_passant;
    match form {
        Form::AsGiven => write(position),
        Form::Fen1993 => write_record(position, position.valid_en_passant(), false),
        Form::XFen => write_record(position, square.filter(|_| position.en_passant_is_pseudo_legal()), false),
        Form::Lichess => write_record(position, square.filter(|_| position.en_passant_is_legal()), false),
        Form::Shredder => write_record(position, square, true),
        Form::Epd => write_canonical(position, operations),
        Form::Uci if *position == Position::START => "position startpos".into(),
        Form::Uci => ["position fen ", &write(&without_impossible_rights(position))].concat(),
        Form::Pgn => ["[SetUp \"1\"]\n[FEN \"", &write(position), "\"]"].concat(),
        Form::Placement => {
            let mut text = String::new();
            write_placement(position, &mut text);
            text
        }
    }
}

/// The position without castling rights that the board does not allow.
fn without_impossible_rights(position: &Position) -> Position {
    let mut allowed = position.clone();
    allowed.castling = position.allowed_castling(position.detect_castling_mode());
    allowed
}
