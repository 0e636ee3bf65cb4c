//! What holds of every import.

use forsyth::import::{Import, Stopped, import};
use forsyth::notation::{Span, read_lenient, write};
use forsyth::position::Position;

/// Reads a text; every place lies within it, and every position can be written and read back.
pub fn import_is_sound(text: &str) {
    let length = text.chars().count();
    let within = |span: Span| assert!(span.start <= span.end && span.end <= length, "{span:?} of {length}");
    let stop = |stopped: &Stopped| within(stopped.at);
    let position = |position: &Position| {
        let written = write(position);
        assert_eq!(read_lenient(&written).position, *position, "{written}");
    };
    match import(text, None) {
        Import::Positions { found, unread, .. } => {
            assert!(!found.is_empty());
            for found in &found {
                position(&found.position);
                within(found.span);
                found.tail.into_iter().for_each(within);
                found.remarks.iter().for_each(|remark| within(remark.span));
            }
            unread.iter().for_each(stop);
        }
        Import::Games { games, unread } => {
            assert!(!games.is_empty());
            for game in &games {
                within(game.span);
                game.stopped.iter().for_each(stop);
                position(&game.start);
                let mut plies = 0;
                for ply in game.plies() {
                    assert!(!ply.san.is_empty());
                    position(&ply.position);
                    plies += 1;
                }
                assert_eq!(plies, game.len());
            }
            unread.iter().for_each(stop);
        }
        Import::Ambiguous(choices) => {
            assert!(choices.len() > 1);
            choices.iter().for_each(|choice| position(&choice.position));
        }
        Import::Unread(stopped) => stop(&stopped),
    }
}
