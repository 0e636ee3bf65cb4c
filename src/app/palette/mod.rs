//! The palettes above and below the board: the spare pieces of a colour, and tools.

mod pen;

use leptos::html;
use leptos::prelude::*;

use super::actions::perform;
use super::board::Pointer;
use super::browser::roving::{RovingButton, RovingToolbar};
use super::embed::EmbedLink;
use super::icons::{Icon, PieceIcon};
use super::store::Store;
use crate::editor::actions::Action;
use crate::editor::frame::LinkPlace;
use crate::editor::{Command, Editor, Symmetry, Tool};
use crate::export::description::ROLES;
use crate::i18n::{messages, piece_label};
use crate::position::piece_name;
use crate::position::{Color, Piece};
use pen::PenChoices;

type Stop = RovingButton<html::Button>;

/// Six spare pieces of a colour and tools: eraser and symmetry with Black's, pen and hand with White's. The hand is what
/// everybody begins with, so that the Tab key comes to it first.
#[component]
pub fn Palette(color: Color) -> impl IntoView {
    let store = Store::here();
    let tool = Memo::new(move |_| store.editor.with(Editor::tool));
    let toolbar = RovingToolbar::starting_at(color.fold_wb(ROLES.len() + 1, 0));
    let is_drawing = Memo::new(move |_| color.is_white() && tool.get() == Tool::Pen);
    let spares = ROLES.map(|role| {
        let piece = role.of(color);
        view! { <SparePiece piece tool stop=toolbar.button()/> }
    });
    let tools = match color {
        Color::White => view! { <DrawingTools tool toolbar is_drawing/> }.into_any(),
        Color::Black => view! {
            <SymmetrySwitch stop=toolbar.button()/>
            <ToolButton meant=Tool::Eraser tool stop=toolbar.button()/>
        }
        .into_any(),
    };
    view! {
        <div
            class="strip"
            role="toolbar"
            data-strip=color.fold_wb("white", "black")
            // The palette of the side at the bottom lies below the board; the styles order them.
            data-below=move || (store.orientation.get() == color).then_some("")
            data-drawing=move || is_drawing.get().then_some("")
            aria-label=color.fold_wb(messages().spare_white(), messages().spare_black())
            {..toolbar.listeners()}
        >
            {spares.collect_view()}
            {tools}
            {color.is_black().then(|| view! { <EmbedLink at=LinkPlace::Palette/> })}
        </div>
    }
    .into_any()
}

/// The pen with its choices, which stand in place of the spare pieces while it is in hand; and the hand.
#[component]
fn DrawingTools(tool: Memo<Tool>, toolbar: RovingToolbar, is_drawing: Memo<bool>) -> impl IntoView {
    let pen: Stop = toolbar.button();
    let pen_button = pen.node;
    view! {
        <ToolButton meant=Tool::Pen tool stop=pen/>
        <ToolButton meant=Tool::Hand tool stop=toolbar.button()/>
        <PenChoices is_drawing pen_button/>
    }
}

const fn truth(value: bool) -> &'static str {
    if value { "true" } else { "false" }
}

/// A button of a toolbar.
#[component]
fn StopButton(
    #[prop(default = "tool")] class: &'static str,
    #[prop(into)] label: String,
    /// The tooltip, where it says more than the label.
    #[prop(optional, into)]
    title: Option<String>,
    stop: Stop,
    children: Children,
) -> impl IntoView {
    let title = title.unwrap_or_else(|| label.clone());
    view! {
        <button type="button" class=class node_ref=stop.node tabindex=stop.tabindex() aria-label=label title=title>
            {children()}
        </button>
    }
}

/// A spare piece: dragged onto the board, or taken as the brush.
#[component]
fn SparePiece(piece: Piece, tool: Memo<Tool>, stop: Stop) -> impl IntoView {
    let store = Store::here();
    let pointer = Pointer::here();
    // Who plays drops what is in hand, and takes nothing else.
    let is_idle = Memo::new(move |_| !store.editor.with(|editor| editor.can_take(piece)));
    let in_hand = Memo::new(move |_| store.editor.with(|editor| editor.in_hand(piece)));
    view! {
        <StopButton
            class="spare"
            label=piece_label(piece)
            stop
            attr:aria-disabled=move || is_idle.get().then_some("true")
            attr:data-in-hand-count=move || in_hand.get().map(|count| count.to_string())
            attr:data-spare=piece_name(piece)
            attr:aria-pressed=move || truth(tool.get() == Tool::Brush(piece))
            on:pointerdown=move |event| pointer.press_spare(&event, piece)
            on:click=move |_| pointer.click_spare(piece)
        >
            <PieceIcon piece/>
        </StopButton>
    }
}

/// The button that takes the tool `meant`; `tool` is the one in hand.
#[component]
fn ToolButton(meant: Tool, tool: Memo<Tool>, stop: Stop) -> impl IntoView {
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
    let is_pressed = move || truth(tool.get() == meant);
    let is_idle = move || meant == Tool::Eraser && store.editor.with(Editor::is_playing);
    let is_idle = move || is_idle().then_some("true");
    view! {
        <StopButton label stop attr:aria-disabled=is_idle attr:data-tool=meant.name() attr:aria-pressed=is_pressed on:click=choose>
            <Icon name=meant.name()/>
        </StopButton>
    }
}

/// The switch among the tools: it goes with each of them.
#[component]
fn SymmetrySwitch(stop: Stop) -> impl IntoView {
    let store = Store::here();
    let is_on = Memo::new(move |_| store.editor.with(Editor::symmetry) == Symmetry::On);
    let action = Action::ToggleSymmetry;
    view! {
        <StopButton
            label=action.label()
            title=action.title()
            stop
            attr:data-action=action.name()
            attr:aria-disabled=move || store.editor.with(Editor::is_playing).then_some("true")
            attr:aria-pressed=move || truth(is_on.get())
            on:click=move |_| perform(store, action)
        >
            <Icon name="symmetry"/>
        </StopButton>
    }
}
