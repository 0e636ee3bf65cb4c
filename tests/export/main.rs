//! What a position becomes elsewhere: marks, texts, pictures, links.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a text that cannot be read is a failed test")]

mod links;
mod markup;
mod properties;
mod references;
mod svg;
mod text;

use forsyth::export::description::Description;
use forsyth::export::text::{TextForm, TextOptions, write_text};
use forsyth::i18n::wording;
use forsyth::import::{Found, Import, import};
use forsyth::legality::Rules;
use forsyth::marks::Marks;
use forsyth::notation::read_lenient;
use forsyth::position::{Color, Position};

const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
const ENDING: &str = "8/5k2/8/8/4pP2/8/1K6/7R b - f3 0 40";

fn position(fen: &str) -> Position {
    let reading = read_lenient(fen);
    assert!(reading.is_well_formed(), "{fen}");
    reading.position
}

static NO_MARKS: Marks = Marks::NONE;

/// The options of a test: coordinates, the side to move, White at the bottom, no marks.
fn options(words: &Description) -> TextOptions<'_> {
    TextOptions {
        orientation: Color::White,
        coordinates: true,
        mover: true,
        marks: &NO_MARKS,
        rules: Rules::STANDARD,
        wording: words,
        image: "board.svg",
    }
}

/// A position in a form with the usual options, changed by the test.
fn written(fen: &str, form: TextForm, change: impl FnOnce(&mut TextOptions)) -> String {
    marked(fen, form, &NO_MARKS, change)
}

/// The same with marks.
fn marked(fen: &str, form: TextForm, marks: &Marks, change: impl FnOnce(&mut TextOptions)) -> String {
    let position = position(fen);
    let words = wording(&position);
    let mut options = TextOptions { marks, ..options(&words) };
    change(&mut options);
    write_text(&position, form, &options)
}

/// The only position that a text is read as.
fn imported(text: &str) -> Found {
    match import(text, None) {
        Import::Positions { mut found, unread, .. } => {
            assert_eq!((found.len(), unread.len()), (1, 0), "{text}\n{found:?} {unread:?}");
            found.remove(0)
        }
        other => panic!("{text}\n{other:?}"),
    }
}
