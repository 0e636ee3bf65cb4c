//! What is done to the box and to the fields.

use super::{Focus, Model};
use crate::random_walk::action::Action;
use forsyth::editor::Command;
use forsyth::notation::Field;
use forsyth::position::{CastlingSide, Color};
use forsyth::view::clock::clock_command;

impl Model {
    pub(super) fn edit_text(&mut self, at: isize, delete: usize, text: &str) {
        self.focus = Focus::Text;
        let mut now: Vec<char> = self.editor.text().chars().collect();
        let place = |count: usize| count.min(now.len());
        let at = if at < 0 { now.len() - place(at.unsigned_abs() - 1) } else { place(at.unsigned_abs()) };
        for _ in 0..delete.min(now.len() - at) {
            now.remove(at);
            self.dispatch(Command::Type(now.iter().collect()));
        }
        for (index, character) in text.chars().enumerate() {
            now.insert(at + index, character);
            self.dispatch(Command::Type(now.iter().collect()));
        }
    }

    pub(super) fn set_field(&mut self, action: &Action) {
        self.set_focus(Focus::Page);
        match action {
            Action::Turn(value) => {
                let turn = if *value == "w" { Color::White } else { Color::Black };
                if self.editor.document().position.turn != turn {
                    self.dispatch(Command::SetTurn(turn));
                }
            }
            Action::Castle(letter) => {
                let (color, side) = right(letter);
                let on = self.editor.document().right(color, side).is_none();
                self.dispatch(Command::SetRight(color, side, on));
            }
            Action::EnPassant(choice) => {
                let choices = self.choices();
                let value = &choices[choice % choices.len()];
                if *value != self.en_passant() {
                    self.dispatch(Command::SetEnPassant(value.parse().ok()));
                }
            }
            Action::Clock(id, text) => {
                for end in text.char_indices().map(|(index, character)| index + character.len_utf8()) {
                    let field = if *id == "fullmove-number" { Field::Fullmove } else { Field::Halfmove };
                    if let Some(command) = clock_command(field, &text[..end]) {
                        self.dispatch(command);
                    }
                }
                self.dispatch(Command::EndTyping);
            }
            _ => {}
        }
    }

    pub(super) fn en_passant(&self) -> String {
        self.editor
            .document()
            .written()
            .en_passant
            .map_or_else(|| "-".to_owned(), |square| square.to_string())
    }

    pub(super) fn choices(&self) -> Vec<String> {
        let squares = self.editor.document().en_passant_choices();
        std::iter::once("-".to_owned()).chain(squares.iter().map(ToString::to_string)).collect()
    }
}

/// The right that a letter of FEN names.
pub(super) fn right(letter: &str) -> (Color, CastlingSide) {
    let color = if letter == "K" || letter == "Q" { Color::White } else { Color::Black };
    let side =
        if letter.eq_ignore_ascii_case("k") { CastlingSide::KingSide } else { CastlingSide::QueenSide };
    (color, side)
}
