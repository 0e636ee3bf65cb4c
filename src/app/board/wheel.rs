//! The wheel over the board: it changes the brush. Everywhere else it scrolls the page.

use leptos::ev::WheelEvent;
use leptos::prelude::*;

use crate::app::store::Store;
use crate::editor::wheel::{Wheel, WheelUnit};
use crate::editor::{Command, Editor};

/// What becomes of the events of the wheel.
pub(super) fn wheel_listener(store: Store) -> impl Fn(WheelEvent) {
    let wheel = StoredValue::new(Wheel::default());
    move |event| {
        let is_sideways = event.delta_x().abs() > event.delta_y().abs();
        // With Ctrl it enlarges the page.
        let is_browsers = event.ctrl_key() || event.meta_key() || is_sideways;
        if is_browsers || !store.editor.with_untracked(Editor::takes_wheel) {
            return;
        }
        event.prevent_default();
        let unit = match event.delta_mode() {
            WheelEvent::DOM_DELTA_LINE => WheelUnit::Lines,
            WheelEvent::DOM_DELTA_PAGE => WheelUnit::Pages,
            _ => WheelUnit::Pixels,
        };
        let step = wheel.try_update_value(|wheel| wheel.turn(event.delta_y(), unit)).flatten();
        if let Some(step) = step {
            let brush = store.editor.with_untracked(|editor| editor.brush_after(step));
            store.dispatch(Command::ChooseTool(brush));
        }
    }
}
