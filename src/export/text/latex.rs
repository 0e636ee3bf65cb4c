//! LaTeX: the packages chessboard (and xskak, which brings it along) and skak.
//!
//! Neither knows pockets, promoted marks or check counters: the FEN is written without them. What is left of it has no
//! character that LaTeX takes for something else.

use std::num::NonZeroU32;

use super::TextOptions;
use crate::export::{out, plain};
use crate::marks::{Mark, MarkColor, Marks, Shape};
use crate::notation::write;
use crate::position::{Color, Position};

/// `\chessboard[setfen=…, …]` with the options that differ from the package's own, one in a line.
pub(super) fn chessboard(position: &Position, options: &TextOptions) -> String {
    let mut text = String::new();
    out::all(&mut text, &["\\chessboard[\n  setfen={", &fen(position), "}"]);
    if options.orientation == Color::Black {
        text.push_str(",\n  inverse");
    }
    out::all(&mut text, &[",\n  showmover=", if options.mover { "true" } else { "false" }]);
    if !options.coordinates {
        text.push_str(",\n  label=false");
    }
    marks(&mut text, options.marks);
    text.push_str("\n]");
    text
}

/// `\fenboard{…}`, which sets the position up, and the commands that show it. The switch for the names of files and ranks
/// holds until it is set again, so each board sets it. The sign of the side to move is drawn by `PostScript`, which
/// pdfTeX does not have: these boards never show it.
pub(super) fn fenboard(position: &Position, options: &TextOptions) -> String {
    let notation = if options.coordinates { "}\n\\notationOn" } else { "}\n\\notationOff" };
    let show = match options.orientation {
        Color::White => "\n\\showboard",
        Color::Black => "\n\\showinverseboard",
    };
    let mut text = String::new();
    out::all(&mut text, &["\\fenboard{", &fen(position), notation, show]);
    text
}

/// TeX counts no further.
const HIGHEST_NUMBER: NonZeroU32 = NonZeroU32::new(i32::MAX.unsigned_abs()).unwrap();

fn fen(position: &Position) -> String {
    write(&plain::plain(&plain::with_clocks_up_to(position, HIGHEST_NUMBER)))
}

/// The colour of a mark, mixed as the package xcolor does it: pale behind pieces of either colour, and strong enough on
/// paper for a line.
fn color(mark: Mark) -> &'static str {
    match (mark.color, matches!(mark.shape, Shape::Fill(_))) {
        (MarkColor::Green, true) => "green!50",
        (MarkColor::Red, true) => "red!50",
        (MarkColor::Blue, true) => "blue!40",
        (MarkColor::Yellow, true) => "yellow!80",
        (MarkColor::Green, false) => "green!65!black",
        (MarkColor::Red, false) => "red!90!black",
        (MarkColor::Blue, false) => "blue!90!black",
        (MarkColor::Yellow, false) => "yellow!80!orange",
    }
}

/// A key holds for everything behind it, so each colour and style is set right before what it is for.
fn marks(text: &mut String, marks: &Marks) {
    type Key = (&'static str, fn(&Mark) -> bool);
    let keys: [Key; 3] = [
        // Behind the pieces: a filled field would cover them.
        (",\n  colorbackfields={", |mark| matches!(mark.shape, Shape::Fill(_))),
        (",\n  pgfstyle=circle, markfields={", |mark| matches!(mark.shape, Shape::Circle(_))),
        (",\n  pgfstyle=straightmove, arrow=to, markmoves={", |mark| matches!(mark.shape, Shape::Arrow(..))),
    ];
    for (key, is_meant) in keys {
        for one in MarkColor::ALL {
            let mut opened = false;
            for mark in marks.iter().filter(|mark| mark.color == one && is_meant(mark)) {
                if opened {
                    text.push(',');
                } else {
                    out::all(text, &[",\n  color=", color(mark), key]);
                    opened = true;
                }
                let (first, second) = match mark.shape {
                    Shape::Fill(square) | Shape::Circle(square) => (square, None),
                    Shape::Arrow(from, to) => (from, Some(to)),
                };
                out::square(text, first);
                if let Some(to) = second {
                    text.push('-');
                    out::square(text, to);
                }
            }
            if opened {
                text.push('}');
            }
        }
    }
}
