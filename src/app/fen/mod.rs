//! The text box with the FEN, its mirror, and the faults of its text.

pub mod buttons;
pub mod faults;
pub mod handle;
pub mod mirror;
pub mod next_fault;
pub mod text_area;
pub mod verdict;

use leptos::prelude::*;

use super::browser::style::set_properties;
use super::embed::EmbedLink;
use super::store::Store;
use crate::app::reactive::{effect_after, memo};
use crate::editor::frame::LinkPlace;
use crate::i18n::messages;
use crate::view::record_lines::RecordWidths;
use buttons::{CopyButton, PasteButton};
use handle::BoxHandle;
use mirror::{Mirror, MirrorHandle};
use text_area::TextArea;
use verdict::VerdictLine;

/// The box over its mirror, the copy and paste buttons, the line with the verdict.
#[component]
pub fn FenBox() -> impl IntoView {
    let store = Store::here();
    let is_faulty = memo(move || store.text_as_drawn(|shown| !shown.faults().is_empty()));
    let mirror = MirrorHandle::new();
    let widths = memo(move || store.text_as_drawn(|shown| RecordWidths::of(&shown.text)));
    // Only what differs: each makes styles anew.
    effect_after(move |before: Option<[usize; 3]>| {
        let before = before.unwrap_or_default();
        let elements = mirror.node.get().zip(BoxHandle::of(store).area.get());
        let Some(((mirror, area), widths)) = elements.zip(widths.get()) else { return before };
        let now = [widths.one, widths.two, widths.word];
        for ((name, before), now) in
            ["--one-line-chars", "--two-lines-chars", "--longest-word-chars"].into_iter().zip(before).zip(now)
        {
            if before != now {
                let value = now.to_string();
                set_properties(&mirror, &[(name, &value)]);
                set_properties(&area, &[(name, &value)]);
            }
        }
        now
    });
    let lines =
        memo(move || widths.get().map(|widths| if widths.is_on_two_lines() { "two" } else { "many" }));
    view! {
        <div class="fen" data-faulty=move || is_faulty.get().then_some("")>
            <label for="fen" class="fen-label">{messages().fen_label()}</label>
            <div class="fen-row">
                <div class="fen-box" data-lines=lines>
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
