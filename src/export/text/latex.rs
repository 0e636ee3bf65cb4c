//! LaTeX: the packages chessboard (and xskak, which brings it along) and skak.
//!
//! Neither knows pockets, promoted marks or check counters: the FEN is written without them. What is left of it has no
//! character that LaTeX takes for something else.

use super::TextOptions;
use crate::export::out;
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

/// `\fenboard{…}`, which sets the position up, and the command that shows it.
pub(super) fn fenboard(position: &Position, options: &TextOptions) -> String {
    let show = match options.orientation {
        Color::White => "}\n\\showboard",
        Color::Black => "}\n\\showinverseboard",
    };
    let mut text = String::new();
    out::all(&mut text, &["\\fenboard{", &fen(position), show]);
    text
}

fn fen(position: &Position) -> String {
    let mut plain = position.clone();
    // No pockets are never refused.
    plain.set_pockets(None);
    for square in position.promoted() {
        plain.set_promoted(square, false);
    }
    plain.remaining_checks = None;
    write(&plain)
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
        for color in MarkColor::ALL {
            let mut opened = false;
            for mark in marks.iter().filter(|mark| mark.color == color && is_meant(mark)) {
                if opened {
                    text.push(',');
                } else {
                    out::all(text, &[",\n  color=", color.name(), key]);
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
