//! The tools: one row that stays where it is, whichever side is at the bottom.

use leptos::html;
use leptos::prelude::*;

use super::button::{TabStop, ToolbarButton, aria_bool};
use crate::app::actions::perform;
use crate::app::browser::roving::RovingToolbar;
use crate::app::embed::EmbedLink;
use crate::app::icons::Icon;
use crate::app::store::Store;
use crate::editor::actions::Action;
use crate::editor::frame::LinkPlace;
use crate::editor::{Command, Editor, Symmetry, Tool};
use crate::i18n::messages;

/// Hand, pen and eraser, of which one is in hand or a brush is; and symmetry, which goes with each of them.
#[component]
pub fn Tools(
    /// The pen, which gets the focus of its choices when they go.
    pen: NodeRef<html::Button>,
) -> impl IntoView {
    let store = Store::here();
    let messages = messages();
    let tool = Memo::new(move |_| store.as_followed(Editor::tool));
    let toolbar = RovingToolbar::starting_at(0);
    view! {
        <div class="tools" role="toolbar" aria-label=messages.tools() {..toolbar.listeners()}>
            <ToolButton meant=Tool::Hand name=messages.hand_short() tool tab_stop=toolbar.button()/>
            <ToolButton meant=Tool::Pen name=messages.pen_short() tool tab_stop=toolbar.button_at(pen)/>
            <ToolButton meant=Tool::Eraser name=messages.eraser_short() tool tab_stop=toolbar.button()/>
            <SymmetrySwitch tab_stop=toolbar.button()/>
            <EmbedLink at=LinkPlace::Palette/>
        </div>
    }
}

/// The button that takes the tool `meant`; `tool` is the one in hand.
#[component]
fn ToolButton(meant: Tool, name: &'static str, tool: Memo<Tool>, tab_stop: TabStop) -> impl IntoView {
    let store = Store::here();
    let messages = messages();
    let label = match meant {
        Tool::Eraser => messages.eraser(),
        Tool::Pen => messages.pen(),
        Tool::Hand | Tool::Brush(_) => messages.hand(),
    };
    let choose = move |_| {
        store.dispatch(Command::ChooseTool(meant));
    };
    let is_pressed = move || aria_bool(tool.get() == meant);
    // Who plays makes moves, and removes nothing.
    let is_idle = move || meant == Tool::Eraser && store.as_followed(Editor::is_playing);
    view! {
        <ToolbarButton
            label
            tab_stop
            attr:aria-disabled=move || is_idle().then_some("true")
            attr:data-tool=meant.name()
            attr:aria-pressed=is_pressed
            on:click=choose
        >
            <Icon name=meant.name()/>
            <ToolName name/>
        </ToolbarButton>
    }
}

/// The switch among the tools.
#[component]
fn SymmetrySwitch(tab_stop: TabStop) -> impl IntoView {
    let store = Store::here();
    let is_on = Memo::new(move |_| store.as_followed(Editor::symmetry) == Symmetry::On);
    let action = Action::ToggleSymmetry;
    view! {
        <ToolbarButton
            label=action.label()
            title=action.title()
            tab_stop
            attr:data-action=action.name()
            attr:aria-disabled=move || store.as_followed(Editor::is_playing).then_some("true")
            attr:aria-pressed=move || aria_bool(is_on.get())
            on:click=move |_| perform(store, action)
        >
            <Icon name="symmetry"/>
            <ToolName name=messages().symmetry_short()/>
        </ToolbarButton>
    }
}

/// The name of a tool, which the styles show where there is room. The label of its button begins with it.
#[component]
fn ToolName(name: &'static str) -> impl IntoView {
    view! { <span class="tool-name" aria-hidden="true">{name}</span> }
}
