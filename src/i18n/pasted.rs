//! The texts of the card of a paste, and its announcement.

use super::{
    game_title, letters_choice_label, messages, more_unread, place_of, ply_sentence, remark_sentences,
    source_sentence, stopped_sentence,
};
use crate::editor::pasted::{Pasted, Place, differing};
use crate::editor::pasted_text::MAX_SAVED_TEXT;
use crate::import::{Choice, Import, ImportError, Remark, RemarkKind};
use crate::position::Color;

/// The maximum number of unreadable places that are listed.
const LISTED: usize = 5;

/// The format of a text.
pub fn pasted_title(import: &Import) -> String {
    match import {
        Import::Positions { source, .. } => source_sentence(*source),
        Import::Games { .. } => messages().read_as_game().into(),
        Import::Ambiguous(_) | Import::Unread(_) => messages().letters_title().into(),
    }
}

/// The label of a game in the list.
pub fn pasted_entry(pasted: &Pasted, index: usize) -> String {
    pasted.game(index).map_or_else(String::new, |game| game_title(game, index))
}

/// The label of the button that chooses piece letters.
pub fn letters_label(choice: &Choice, choices: &[Choice]) -> String {
    letters_choice_label(&choice.languages, differing(choice, choices))
}

/// The move of its game at a place.
pub fn pasted_ply(pasted: &Pasted, place: Place) -> String {
    let (number, color) = pasted.last_move(place).unwrap_or((1, Color::White));
    let san = pasted.game(place.index).and_then(|game| game.san(place.ply));
    ply_sentence(san.as_deref(), number, color)
}

/// The move of its game at a place, or the number of the position among those of the text.
pub fn pasted_place(pasted: &Pasted, place: Place) -> String {
    if pasted.game(place.index).is_some() {
        pasted_ply(pasted, place)
    } else {
        place_of(place.index, pasted.count())
    }
}

/// The remarks about a position or game, and the error at which its moves stop. The words that were left out are said of the
/// whole text.
pub fn pasted_remarks(pasted: &Pasted, index: usize) -> Vec<String> {
    let is_said = |remark: &&Remark| remark.kind != RemarkKind::Skipped;
    let remarks: Vec<Remark> = pasted.remarks(index).iter().filter(is_said).copied().collect();
    let remarks = remark_sentences(&pasted.text, &remarks);
    let stopped = pasted.game(index).and_then(|game| game.stopped.as_ref()).map(stopped_sentence);
    remarks.into_iter().chain(stopped).collect()
}

/// The unreadable places of a text, and that it is too long to be saved. The records of a list stand in its table, where their
/// faults can be mended; words are among those that were left out.
pub fn pasted_unread(pasted: &Pasted) -> Vec<String> {
    let is_row = |error: &ImportError| pasted.is_list() && error.record.is_some();
    let is_told = |error: &&ImportError| !is_row(error) && !error.is_of_words();
    let unread: Vec<&ImportError> = pasted.unread().iter().filter(is_told).collect();
    let more = unread.len().checked_sub(LISTED + 1).map(|more| more_unread(more + 1));
    let is_long = pasted.text.len() > MAX_SAVED_TEXT;
    let not_saved = is_long.then(|| messages().pasted_not_saved().to_owned());
    unread.into_iter().take(LISTED).map(stopped_sentence).chain(more).chain(not_saved).collect()
}

/// The announcement after a text was pasted.
pub fn pasted_announcement(pasted: &Pasted) -> String {
    let messages = messages();
    let mut sentences = vec![messages.pasted_briefly().to_owned()];
    match &pasted.import {
        Import::Positions { source, .. } => {
            sentences.push(format!("{}.", source_sentence(*source)));
        }
        Import::Games { games, .. } => {
            sentences.extend(games.first().map(|game| format!("{}.", game_title(game, 0))));
            sentences.push(format!("{}.", pasted_ply(pasted, pasted.beginning(0))));
        }
        Import::Ambiguous(_) => {
            return format!("{} {}", messages.letters_title(), messages.letters_question());
        }
        Import::Unread(_) => {}
    }
    sentences.extend(remark_sentences(&pasted.text, pasted.remarks(0)));
    if pasted.count() > 1 {
        sentences.push(format!("{}.", place_of(0, pasted.count())));
    }
    sentences.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::import;

    fn pasted(text: &str) -> Pasted {
        Pasted::new(text, import(text, None))
    }

    #[test]
    fn a_list_says_which_of_its_positions_is_shown() {
        let kings = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
        let list = pasted(&[kings, "8/8/8/8/8/8/8/4K2k b - - 0 1"].join("\n"));
        assert_eq!(pasted_place(&list, list.beginning(1)), place_of(1, 2));
        assert!(pasted_announcement(&list).ends_with(&format!("{}.", place_of(0, 2))));
    }

    #[test]
    fn no_line_of_prose_is_told_that_it_has_no_position() {
        let kings = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
        let list = pasted(&format!("{kings}\nThis one is mine, and/or yours.\n{kings} x\n{kings}"));
        assert_eq!(pasted_unread(&list), Vec::<String>::new());
    }

    #[test]
    fn a_game_says_after_which_move_it_stands() {
        let game = pasted("1. e4 e5");
        assert_eq!(pasted_title(&game.import), messages().read_as_game());
        assert_eq!(pasted_place(&game, game.beginning(0)), ply_sentence(Some("e5"), 1, Color::Black));
        assert_eq!(pasted_unread(&game), Vec::<String>::new());
    }
}
