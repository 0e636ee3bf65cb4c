//! The text once more under the text area, which can show no colours itself: it carries the tints of the fields, the
//! underlines of the faults and the lit character.

use leptos::html::Div;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::{Element, MouseEvent};

use crate::app::board::state::BoardState;
use crate::app::store::Store;
use crate::editor::segment_class::segment_class;
use crate::editor::segments::{Segment, segments};
use crate::editor::text_squares;

/// The attribute of a segment with the place of its first character.
const PLACE: &str = "data-char";

/// The mirror. When the text changes, only those segments change that differ.
#[component]
pub fn Mirror(mirror: NodeRef<Div>) -> impl IntoView {
    let (store, board) = (Store::here(), BoardState::here());
    let shown = Memo::new(move |_| {
        let (hovered, pointed) = (board.hovered.get(), store.pointed.get());
        let shown = store.shown.read();
        let lit = hovered.and_then(|square| text_squares::character_of(&shown.text, &shown.reading, square));
        segments(&shown.text, &shown.reading, shown.faults(), lit, pointed)
    });
    let spans = move || {
        let span = |segment: Segment| {
            let class = segment_class(&segment);
            view! { <span class=class data-char=segment.place.to_string()>{segment.text}</span> }
        };
        shown.get().into_iter().map(span).collect_view()
    };
    view! {
        <div class="fen-mirror" aria-hidden="true" node_ref=mirror>
            {spans}
            // The last line of a text area is there even when it is empty; a space keeps it in the mirror too.
            <span>" "</span>
        </div>
    }
}

/// The character under the pointer. The mirror lies under the text area, so it is among the elements at that point.
pub fn character_under(event: &MouseEvent) -> Option<usize> {
    let elements = document().elements_from_point(event.client_x() as f32, event.client_y() as f32);
    elements.iter().find_map(|element| {
        let element: Element = element.dyn_into().ok()?;
        element.get_attribute(PLACE)?.parse().ok()
    })
}
