//! The text box with the FEN, its mirror, and the faults of its text.

pub mod buttons;
pub mod faults;
pub mod handle;
pub mod mirror;
pub mod next_fault;
pub mod text_area;
pub mod verdict;

use leptos::html::Div;
use leptos::prelude::*;

use super::browser::style::set_properties;
use super::embed::EmbedLink;
use super::store::Store;
use crate::app::reactive::{effect, memo};
use crate::editor::frame::LinkPlace;
use crate::editor::record_lines::RecordWidths;
use crate::i18n::messages;
use buttons::{CopyButton, PasteButton};
use mirror::Mirror;
use text_area::TextArea;
use verdict::VerdictLine;

/// The box over its mirror, the copy and paste buttons, the line with the verdict.
#[component]
pub fn FenBox() -> impl IntoView {
    let store = Store::here();
    let is_faulty = memo(move || !store.shown.read().faults().is_empty());
    let mirror = NodeRef::<Div>::new();
    let frame = NodeRef::<Div>::new();
    let widths = memo(move || RecordWidths::of(&store.shown.read().text));
    effect(move || {
        if let Some((frame, widths)) = frame.get().zip(widths.get()) {
            let [one, two, word] = [widths.one, widths.two, widths.word].map(|width| width.to_string());
            set_properties(&frame, &[("--one", &one), ("--two", &two), ("--word", &word)]);
        }
    });
    let lines = move || widths.get().map(|widths| if widths.is_on_two_lines() { "two" } else { "many" });
    view! {
        <div class="fen" data-faulty=move || is_faulty.get().then_some("")>
            <label for="fen" class="fen-label">{messages().fen_label()}</label>
            <div class="fen-row">
                <div class="fen-box" node_ref=frame data-lines=lines>
                    <Mirror mirror/>
                    <TextArea is_faulty mirror/>
                </div>
                <div class="fen-buttons">
                    <CopyButton/>
                    <PasteButton/>
                    <EmbedLink at=LinkPlace::Box/>
                </div>
            </div>
            <VerdictLine/>
        </div>
    }
}
