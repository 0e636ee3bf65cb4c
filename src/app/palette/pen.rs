//! The choices of the pen: its colour, whether a click colours the square, and a button that removes all marks.

use leptos::html;
use leptos::prelude::*;

use super::button::{ToolbarButton, aria_bool};
use crate::app::actions::perform;
use crate::app::browser::focus::active_element;
use crate::app::browser::roving::RovingToolbar;
use crate::app::icons::Icon;
use crate::app::store::Store;
use crate::editor::actions::Action;
use crate::editor::{Command, Editor, Pen};
use crate::export::svg::mark_color;
use crate::i18n::{messages, pen_color_label};
use crate::marks::MarkColor;

/// The choices. They are a toolbar of their own, which the Tab key comes to after the pen; the styles show them where the
/// spare pieces were.
#[component]
pub fn PenChoices(
    is_drawing: Memo<bool>,
    /// The button of the pen, which gets the focus of choices that go.
    pen: NodeRef<html::Button>,
) -> impl IntoView {
    let store = Store::here();
    let chosen = Memo::new(move |_| store.as_followed(Editor::pen));
    let is_empty = Memo::new(move |_| store.as_followed(|editor| editor.document().marks.is_empty()));
    let choices = NodeRef::<html::Div>::new();
    let toolbar = RovingToolbar::starting_at(0);
    Effect::new(move || {
        let holds_focus = choices.get().is_some_and(|choices| choices.contains(active_element().as_deref()));
        if !is_drawing.get()
            && holds_focus
            && let Some(pen) = pen.get_untracked()
        {
            // Nothing refuses a button the focus.
            let _ = pen.focus();
        }
    });
    let color = |color| {
        let choose = move |_| perform(store, Action::PenColor(color));
        view! {
            <ToolbarButton
                label=pen_color_label(color)
                tab_stop=toolbar.button()
                on:click=choose
                attr:data-pen-color=color.name()
                attr:aria-pressed=move || aria_bool(chosen.get().color == color)
            >
                <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
                    <circle cx="12" cy="12" r="11" stroke="none" fill=mark_color(color)></circle>
                </svg>
            </ToolbarButton>
        }
    };
    let colors = MarkColor::ALL.map(color).collect_view();
    let toggle_fills = move |_| {
        let pen = chosen.get_untracked();
        store.dispatch(Command::SetPen(Pen { fills: !pen.fills, ..pen }));
    };
    view! {
        <div
            class="pen-choices"
            role="toolbar"
            node_ref=choices
            hidden=move || !is_drawing.get()
            aria-label=messages().pen_choices()
            {..toolbar.listeners()}
        >
            {colors}
            <ToolbarButton
                label=messages().pen_fills()
                tab_stop=toolbar.button()
                on:click=toggle_fills
                attr:data-pen-fills=""
                attr:aria-pressed=move || aria_bool(chosen.get().fills)
            >
                <span class="pen-square"></span>
            </ToolbarButton>
            <ToolbarButton
                label=messages().clear_marks()
                tab_stop=toolbar.button()
                on:click=move |_| perform(store, Action::ClearMarks)
                attr:data-action=Action::ClearMarks.name()
                attr:aria-disabled=move || is_empty.get().then_some("true")
            >
                <Icon name="clear"/>
            </ToolbarButton>
        </div>
    }
}
