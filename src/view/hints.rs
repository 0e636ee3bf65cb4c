//! The line beside the board.

use crate::editor::Tool;
use crate::i18n::messages;
use crate::view::lesson::{Lesson, Pointing};

/// What the line says of a lesson. `tool` is the one in hand.
pub fn hint_sentence(lesson: Lesson, pointing: Pointing, tool: Tool) -> String {
    let messages = messages();
    let pointing = pointing.name();
    let sentence = match lesson {
        Lesson::Spare => messages.hint_spare(pointing),
        Lesson::Move => messages.hint_move(pointing),
        Lesson::Menu => messages.hint_menu(pointing),
        Lesson::Mark => return messages.hint_mark().to_owned(),
        Lesson::Drop => messages.hint_drop(pointing),
        Lesson::Paint => match tool {
            Tool::Brush(piece) => messages.hint_paint(pointing, piece, piece.color),
            Tool::Hand | Tool::Eraser | Tool::Pen => String::new(),
        },
        Lesson::Erase => messages.hint_erase(pointing),
        Lesson::Draw => messages.hint_draw(pointing),
        Lesson::Mirror => return messages.hint_mirror().to_owned(),
        Lesson::Keys => return messages.hint_keys().to_owned(),
        Lesson::Play => messages.hint_play(pointing),
    };
    with_capital(&sentence)
}

/// The name of a piece may stand first, which is written small within a sentence.
fn with_capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
