//! Marks on the board, drawn as the picture has them: coloured squares under the pieces, circles and arrows above.

use leptos::prelude::*;

use crate::app::board::state::BoardState;
use crate::app::store::Store;
use crate::export::svg::{CASED, FILL, OPACITY, mark_color, outline};
use crate::marks::{Mark, Marks, Shape};

/// The marks, and the one that is being drawn.
#[component]
pub(super) fn MarkLayer(marks: Memo<Marks>) -> impl IntoView {
    let store = Store::here();
    let sketch = Memo::new(move |_| {
        let focused = BoardState::of(store).focused.get();
        store.as_drawn(|editor| editor.mark_preview(focused))
    });
    view! {
        <div aria-hidden="true">
            <MarkDrawing class="drawn fills" fills=true marks sketch/>
            <MarkDrawing class="drawn shapes" fills=false marks sketch/>
        </div>
    }
}

/// Either the coloured squares or the other marks.
#[component]
fn MarkDrawing(
    class: &'static str,
    /// Whether it has the coloured squares.
    fills: bool,
    marks: Memo<Marks>,
    sketch: Memo<Option<Mark>>,
) -> impl IntoView {
    let store = Store::here();
    let is_meant = move |mark: &Mark| matches!(mark.shape, Shape::Fill(_)) == fills;
    let path = move |mark: Mark, all: &[Mark], class: Option<&'static str>| {
        view! {
            <path
                class=class
                data-mark=mark.link()
                d=outline(mark, all, store.orientation.get())
                fill=mark_color(mark.color)
            ></path>
        }
    };
    let drawn = move || {
        let marks: Vec<Mark> = marks.read().iter().filter(is_meant).collect();
        marks.iter().map(|mark| path(*mark, &marks, None)).collect_view()
    };
    let [(_, casing), (_, casing_width)] = CASED;
    view! {
        <svg class=class viewBox="0 0 320 320">
            // One group, so that marks that cross are not darker there.
            <g
                stroke=casing
                stroke-width=casing_width
                fill-opacity=fills.then_some(FILL)
                opacity=(!fills).then_some(OPACITY)
            >
                {drawn}
            </g>
            {move || sketch.get().filter(is_meant).map(|mark| path(mark, &[], Some("sketch")))}
        </svg>
    }
}
