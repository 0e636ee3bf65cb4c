//! The commands that edit a document.

use super::command::Command;
use super::document::Document;
use super::stroke::Stroke;
use super::symmetry::Symmetry;
use crate::marks::Marks;
use crate::position::{Piece, Square};

/// Carries out a command that edits a document; nothing for any other command.
pub(super) fn edit_document(document: &mut Document, command: &Command, symmetry: Symmetry) {
    match *command {
        Command::Move(from, to) if from != to => document.move_piece(from, to),
        Command::Copy(from, to) => {
            if let Some(piece) = document.position.piece_at(from).filter(|_| from != to) {
                let promoted = document.position.promoted().contains(from);
                put(document, to, piece);
                document.position.set_promoted(to, promoted);
            }
        }
        Command::TakeOff(square) => document.erase(square.into()),
        Command::Place(square, piece) => paint(document, Stroke::on(square, Some(piece)), symmetry),
        Command::Remove(square) => paint(document, Stroke::on(square, None), symmetry),
        Command::Paint(stroke) => paint(document, stroke, symmetry),
        Command::Draw(mark) => {
            document.marks.toggle(mark);
        }
        Command::ClearMarks => document.marks = Marks::NONE,
        Command::SetTurn(turn) if document.position.turn != turn => {
            document.position.turn = turn;
            document.en_passant_as_given = false;
        }
        Command::SetRight(color, side, on) => document.set_right(color, side, on),
        Command::SetPossibleRights => {
            for (color, side) in document.possible_rights() {
                document.set_right(color, side, true);
            }
        }
        Command::SetEnPassant(square) if document.written().en_passant != square => {
            document.position.en_passant = square;
            document.en_passant_as_given = true;
        }
        Command::SetHalfmove(number) => document.position.halfmove_clock = number,
        Command::SetFullmove(number) => document.position.fullmove_number = number,
        Command::Transform(transform) => {
            let Some(position) = document.position.transformed(transform) else { return };
            document.marks = document.marks.transformed(transform);
            if position != document.position {
                document.position = position;
                document.board_edited();
            }
        }
        _ => {}
    }
}

/// Places or removes the pieces of a sweep and, with symmetry, of its mirror images.
pub(super) fn paint(document: &mut Document, stroke: Stroke, symmetry: Symmetry) {
    for stroke in symmetry.strokes(stroke, &document.position) {
        match stroke.piece {
            Some(piece) => stroke.reach().into_iter().for_each(|square| put(document, square, piece)),
            None => document.erase(stroke.squares),
        }
    }
}

/// Places a piece, unless it is there already.
fn put(document: &mut Document, square: Square, piece: Piece) {
    if document.position.piece_at(square) != Some(piece) {
        document.put(square, piece);
    }
}
