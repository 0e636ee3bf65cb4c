//! The text box with the FEN, its mirror, and the faults of its text.

pub mod buttons;
pub mod faults;
pub mod mirror;
pub mod next_fault;
pub mod text_area;
pub mod verdict;

use leptos::html::Div;
use leptos::prelude::*;

use super::embed::EmbedLink;
use super::store::Store;
use crate::editor::frame::LinkPlace;
use crate::i18n::messages;
use buttons::{CopyButton, PasteButton};
use mirror::Mirror;
use text_area::TextArea;
use verdict::VerdictLine;

/// The box over its mirror, the copy and paste buttons, the line with the verdict.
#[component]
pub fn FenBox() -> impl IntoView {
    let store = Store::here();
    let is_faulty = Memo::new(move |_| !store.shown.read().faults().is_empty());
    let mirror = NodeRef::<Div>::new();
    view! {
        <div class="fen" data-faulty=move || is_faulty.get().then_some("")>
            <label for="fen" class="fen-label">{messages().fen_label()}</label>
            <div class="fen-box">
                <Mirror mirror/>
                <TextArea is_faulty mirror/>
            </div>
            <div class="fen-buttons">
                <CopyButton/>
                <PasteButton/>
                <EmbedLink at=LinkPlace::Box/>
            </div>
            <VerdictLine/>
        </div>
    }
}
