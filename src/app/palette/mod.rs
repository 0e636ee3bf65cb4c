//! The spare pieces of both colours, and the tools.

mod button;
mod pen;
mod tools;

pub use pen::PenChoices;
pub use tools::Tools;

use leptos::html;
use leptos::prelude::*;

use super::board::Pointer;
use super::browser::roving::RovingToolbar;
use super::chunk::{Deferred, Slot};
use super::icons::PieceIcon;
use super::store::Store;
use crate::editor::{Editor, Tool};
use crate::export::description::ROLES;
use crate::i18n::{messages, piece_label};
use crate::position::piece_name;
use crate::position::{Color, Piece};
use button::{TabStop, ToolbarButton, aria_bool};

/// The six spare pieces of a colour. With White's, the choices of the pen stand in their place while it is in hand.
#[component]
pub fn Palette(
    color: Color,
    /// The pen among the tools.
    pen: NodeRef<html::Button>,
) -> impl IntoView {
    let store = Store::here();
    let tool = Memo::new(move |_| store.as_followed(Editor::tool));
    let toolbar = RovingToolbar::starting_at(0);
    let is_drawing = Memo::new(move |_| color.is_white() && tool.get() == Tool::Pen);
    let spares = ROLES.map(|role| {
        let piece = role.of(color);
        view! { <SparePiece piece tool tab_stop=toolbar.button()/> }
    });
    view! {
        <div
            class="strip"
            role="toolbar"
            data-strip=color.fold_wb("white", "black")
            // The palette of the side at the bottom is the lower one; the styles order them.
            data-below=move || (store.orientation.get() == color).then_some("")
            data-drawing=move || is_drawing.get().then_some("")
            aria-label=color.fold_wb(messages().spare_white(), messages().spare_black())
            {..toolbar.listeners()}
        >
            {spares.collect_view()}
            {color.is_white().then(|| view! {
                <Slot content=move |table: &Deferred| (table.pen_choices)(is_drawing, pen)/>
            })}
        </div>
    }
    .into_any()
}

/// A spare piece: dragged onto the board, or taken as the brush.
#[component]
fn SparePiece(piece: Piece, tool: Memo<Tool>, tab_stop: TabStop) -> impl IntoView {
    let store = Store::here();
    let pointer = Pointer::here();
    // Who plays drops what is in hand, and takes nothing else.
    let is_idle = Memo::new(move |_| !store.as_followed(|editor| editor.can_take(piece)));
    let in_hand = Memo::new(move |_| store.as_followed(|editor| editor.in_hand(piece)));
    view! {
        <ToolbarButton
            class="spare"
            label=piece_label(piece)
            tab_stop
            attr:aria-disabled=move || is_idle.get().then_some("true")
            attr:data-in-hand-count=move || in_hand.get().map(|count| count.to_string())
            attr:data-spare=piece_name(piece)
            attr:aria-pressed=move || aria_bool(tool.get() == Tool::Brush(piece))
            on:pointerdown=move |event| pointer.press_spare(&event, piece)
            on:click=move |_| pointer.click_spare(piece)
        >
            <PieceIcon piece/>
        </ToolbarButton>
    }
}
