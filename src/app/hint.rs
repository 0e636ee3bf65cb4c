//! The line beside the board that teaches: what it says follows the tool and what is under the pointer, and it is silent
//! for who has done that several times ([`crate::view::lesson`]).

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use web_sys::PointerEvent;

use super::browser::events::{around, is_within, on_document};
use super::browser::scroll::has_coarse_pointer;
use super::store::{Store, set_if_other};
use crate::app::board::state::BoardState;
use crate::app::chunk::Deferred;
use crate::app::chunk::Slot;
use crate::app::dialogs::state::Dialog;
use crate::app::dialogs::state::DialogState;
use crate::app::reactive::{effect, effect_after, memo};
use crate::app::settings;
use crate::app::settings::Settings;
use crate::editor::Editor;
use crate::position::{Piece, piece_named};
use crate::view::hint_sentence;
use crate::view::lesson::{Activity, Lesson, Pointing, Under};

/// The line. What stands in it comes with what lies behind the split point.
#[component]
pub fn HintLine() -> impl IntoView {
    view! {
        <p class="hint-line">
            <Slot content=|table: &Deferred| (table.hint)()/>
        </p>
    }
}

#[component]
pub fn Hint() -> impl IntoView {
    let store = Store::here();
    let pointing = RwSignal::new(if has_coarse_pointer() { Pointing::Touch } else { Pointing::Mouse });
    let spare = RwSignal::new(None::<Piece>);
    follow_pointer(pointing, spare);
    let lessons = Settings::here().follow(settings::LESSONS);
    let learn = move |lesson: Lesson| {
        let after = lessons.get_untracked().after(lesson);
        if lessons.get_untracked() != after {
            lessons.set(after);
            // After what was done has been saved. Where it cannot be kept, the line teaches once more: no reason for a notice.
            set_timeout(move || Settings::keep_quietly(settings::LESSONS, &after), Duration::ZERO);
        }
    };
    effect_after(move |before: Option<Activity>| {
        // Each step of a gesture, whether or not anything is drawn between two of them.
        let now = store.editor.with(Activity::of);
        if let Some(before) = before {
            now.lessons_since(&before, pointing.get_untracked()).iter().copied().for_each(learn);
        }
        now
    });
    effect(move || {
        if matches!(DialogState::of(store).open.get(), Some(Dialog::PieceMenu(_))) {
            learn(Lesson::Menu);
        }
    });
    let under = move || match (spare.get(), BoardState::of(store).hovered.get()) {
        (Some(piece), _) => Under::Spare(piece),
        (None, Some(square)) => Under::Square(square),
        (None, None) => Under::Nothing,
    };
    let lesson =
        memo(move || store.as_followed(|editor| lessons.get().next(editor, pointing.get(), under())));
    let tool = memo(move || store.as_followed(Editor::tool));
    view! {
        <span data-lesson=move || lesson.get().map(Lesson::name)>
            {move || lesson.get().map(|lesson| hint_sentence(lesson, pointing.get(), tool.get()))}
        </span>
    }
}

/// Follows what the user points with, and the spare piece that it is over.
fn follow_pointer(pointing: RwSignal<Pointing>, spare: RwSignal<Option<Piece>>) {
    let points = move |event: &PointerEvent| {
        let with = if event.pointer_type() == "touch" { Pointing::Touch } else { Pointing::Mouse };
        set_if_other(pointing, with);
    };
    on_document(ev::pointerdown, move |event| points(&event));
    on_document(ev::pointerover, move |event| {
        points(&event);
        let name = around(&event, "[data-spare]").and_then(|spare| spare.get_attribute("data-spare"));
        set_if_other(spare, name.and_then(|name| piece_named(&name)));
    });
    on_document(ev::keydown, move |event| {
        if is_within(&event, "[data-board]") {
            set_if_other(pointing, Pointing::Keyboard);
        }
    });
}
