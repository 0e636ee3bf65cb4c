//! What a finger does by resting: it lifts a piece, or opens the menu of a square.

use std::time::Duration;

use leptos::prelude::*;

use super::{Lift, Pointer};
use crate::app::board::piece_menu::open_piece_menu;
use crate::editor::Input;
use crate::position::Square;

/// A finger that rests this long on a square asks for its menu.
const LONG_PRESS_AFTER: Duration = Duration::from_millis(500);
/// Where the page scrolls, a finger that rests this long on a piece lifts it.
const LIFT_AFTER: Duration = Duration::from_millis(120);

impl Pointer {
    pub(super) fn expect_lift(self, press: Input) {
        let timer = set_timeout_with_handle(move || self.lift_now(), LIFT_AFTER).ok();
        self.lift.set_value(Some(Lift { press, timer }));
    }

    /// Lifts the piece that waits for it, if one does.
    pub(super) fn lift_now(self) {
        if let Some(press) = self.forget_lift() {
            self.store.input(press);
        }
    }

    pub(super) fn forget_lift(self) -> Option<Input> {
        let lift = self.lift.try_update_value(Option::take).flatten()?;
        if let Some(timer) = lift.timer {
            timer.clear();
        }
        Some(lift.press)
    }

    pub(super) fn forget_timers(self) {
        self.forget_long_press();
        self.forget_lift();
    }

    pub(super) fn expect_long_press(self, square: Square) {
        let open = move || {
            self.cancel();
            open_piece_menu(self.store, square);
        };
        self.long_press.set_value(set_timeout_with_handle(open, LONG_PRESS_AFTER).ok());
    }

    pub(super) fn forget_long_press(self) {
        if let Some(timer) = self.long_press.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }
}
