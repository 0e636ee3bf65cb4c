//! The help on how to use the board.

use crate::i18n::messages;
use crate::view::guide::Guided;
use crate::view::lesson::Pointing;

/// What the reader points with.
pub fn pointing_name(pointing: Pointing) -> &'static str {
    let messages = messages();
    match pointing {
        Pointing::Mouse => messages.pointing_mouse(),
        Pointing::Touch => messages.pointing_touch(),
        Pointing::Keyboard => messages.pointing_keyboard(),
    }
}

/// What a gesture is for, in a few words.
pub fn guide_title(guided: Guided) -> &'static str {
    let messages = messages();
    match guided {
        Guided::Place => messages.guide_place(),
        Guided::Paint => messages.guide_paint(),
        Guided::OtherColor => messages.guide_other_color(),
        Guided::Move => messages.guide_move(),
        Guided::Remove => messages.guide_remove(),
        Guided::Menu => messages.guide_menu(),
        Guided::Mark => messages.guide_mark(),
        Guided::Wheel => messages.guide_wheel(),
    }
}

/// How a gesture is done.
pub fn guide_sentence(guided: Guided, by: Pointing) -> String {
    let messages = messages();
    let by = by.name();
    match guided {
        Guided::Place => messages.guide_place_how().to_owned(),
        Guided::Paint => messages.guide_paint_how(by),
        Guided::OtherColor => messages.guide_other_color_how().to_owned(),
        Guided::Move => messages.guide_move_how(by),
        Guided::Remove => messages.guide_remove_how().to_owned(),
        Guided::Menu => messages.guide_menu_how(by),
        Guided::Mark => messages.guide_mark_how(by),
        Guided::Wheel => messages.guide_wheel_how().to_owned(),
    }
}
