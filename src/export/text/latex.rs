//! LaTeX: the packages chessboard (also loaded by xskak) and skak.
//!
//! These packages do not support pockets, marks of promoted pieces and remaining checks, so the FEN is written without
//! them. The rest of the FEN has no special characters of LaTeX.

use std::num::NonZeroU32;

use super::options::TextOptions;
use crate::export::{out, plain};
use crate::marks::{Mark, MarkColor, Marks, Shape};
use crate::notation::write;
use crate::position::{Color, Position};

/// `\chessboard[setfen=…, …]` with the options that differ from the defaults of the package, one on each line.
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

/// `\fenboard{…}`, which sets up the position, and the commands that show it. The switch for coordinates applies to all
/// boards after it, so each board sets it. The sign for the side to move needs `PostScript`, which pdfTeX does not support,
/// so these boards never show it.
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

/// The maximum integer of TeX.
const HIGHEST_NUMBER: NonZeroU32 = NonZeroU32::new(i32::MAX.unsigned_abs()).unwrap();

fn fen(position: &Position) -> String {
    write(&plain::plain(&plain::with_clocks_up_to(position, HIGHEST_NUMBER)))
}

/// The colour of a mark in the syntax of the package xcolor: pale for squares behind pieces, strong for lines.
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

/// Appends the marks. A key applies to everything after it, so each colour is set directly before its marks.
fn marks(text: &mut String, marks: &Marks) {
    type Key = (&'static str, fn(&Mark) -> bool);
    let keys: [Key; 3] = [
        // The background of a square, because a filled field would cover the piece on it.
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
