//! The handle at the corner of the board: dragged, moved by keys, and by a double click back to all the room there is. The
//! size is kept with the rest of the appearance.

use leptos::ev::{self, KeyboardEvent, PointerEvent};
use leptos::html::Div;
use leptos::prelude::*;

use super::BoardHandle;
use crate::app::appearance::AppearanceState;
use crate::app::browser::events::on_window;
use crate::app::browser::style::{own_root_property, set_root_property};
use crate::app::store::Store;
use crate::editor::appearance::Choice;
use crate::i18n::messages;
use crate::view::board_size::BoardSize;

/// The custom property of the styles that is the width of the board.
const SIZE: &str = "--size";
/// A drag under way.
#[derive(Clone)]
struct Drag {
    pointer: i32,
    /// Where it began on the screen: the sum of both coordinates.
    start: i32,
    size: i32,
    property: String,
}

#[derive(Clone, Copy)]
struct Resizing {
    store: Store,
    board: BoardHandle,
    /// None until the page can be measured.
    sizes: RwSignal<Option<BoardSize>>,
    drag: StoredValue<Option<Drag>>,
}

#[component]
pub fn ResizeHandle() -> impl IntoView {
    let store = Store::here();
    let sizes = RwSignal::new(None::<BoardSize>);
    let resizing = Resizing { store, board: BoardHandle::here(), sizes, drag: StoredValue::new(None) };
    let handle = NodeRef::<Div>::new();
    let appearance = AppearanceState::here().chosen;
    Effect::new(move || {
        appearance.track();
        // What shows the appearance may not have run yet.
        request_animation_frame(move || resizing.measure());
    });
    Effect::new(move || on_window(ev::resize, move |_| resizing.measure()));
    let pressed = move |event: PointerEvent| {
        if event.button() == 0
            && let Some(handle) = handle.get_untracked()
        {
            // Without capture the drag ends at the edge of the handle.
            let _ = handle.set_pointer_capture(event.pointer_id());
            resizing.begin(&event);
        }
    };
    let value = move |part: fn(BoardSize) -> i32| move || sizes.get().map(|sizes| part(sizes).to_string());
    view! {
        <div
            class="resize"
            role="slider"
            tabindex="0"
            node_ref=handle
            data-resize=""
            hidden=move || sizes.get().is_none()
            aria-label=messages().board_size()
            title=messages().board_size()
            aria-valuemin=value(BoardSize::least)
            aria-valuemax=value(|sizes| sizes.most)
            aria-valuenow=value(|sizes| sizes.now)
            on:pointerdown=pressed
            on:pointermove=move |event| resizing.drag_to(&event)
            on:pointerup=move |event| resizing.end(&event)
            on:lostpointercapture=move |_| resizing.take_back()
            on:dblclick=move |_| resizing.keep(i32::MAX)
            on:keydown=move |event| resizing.key_pressed(&event)
        ></div>
    }
}

impl Resizing {
    fn now(self) -> i32 {
        self.board.board.try_get_untracked().flatten().map_or(0, |board| board.offset_width())
    }

    /// The size as it is, and the one at which the board has all the room. What is tried here is never painted.
    fn size(self) -> BoardSize {
        let (now, before) = (self.now(), own_root_property(SIZE));
        set_root_property(SIZE, "");
        let most = self.now();
        set_root_property(SIZE, &before);
        BoardSize { now, most }
    }

    fn measure(self) {
        // The page may have been rendered anew.
        self.sizes.try_set(Some(self.size()));
    }

    /// Shows a size and keeps it.
    fn keep(self, pixels: i32) {
        let size = self.size().kept(pixels);
        let property = if size.is_empty() { String::new() } else { [&size, "px"].concat() };
        set_root_property(SIZE, &property);
        AppearanceState::of(self.store).choose(Choice::Size, &size);
        self.measure();
    }

    fn begin(self, event: &PointerEvent) {
        if self.drag.with_value(Option::is_none) {
            self.drag.set_value(Some(Drag {
                pointer: event.pointer_id(),
                start: event.client_x() + event.client_y(),
                size: self.now(),
                property: own_root_property(SIZE),
            }));
        }
    }

    /// The drag under way, if an event is of its pointer.
    fn drag_of(self, event: &PointerEvent) -> Option<Drag> {
        self.drag.get_value().filter(|drag| drag.pointer == event.pointer_id())
    }

    fn drag_to(self, event: &PointerEvent) {
        if let Some(drag) = self.drag_of(event) {
            // The board stays in the middle of its place: its corner goes half of what it grows, both ways.
            let size = self.size().fitting(drag.size + event.client_x() + event.client_y() - drag.start);
            set_root_property(SIZE, &[&size.to_string(), "px"].concat());
        }
    }

    fn end(self, event: &PointerEvent) {
        let Some(drag) = self.drag_of(event) else { return };
        self.drag.set_value(None);
        if self.now() == drag.size {
            set_root_property(SIZE, &drag.property);
        } else {
            self.keep(self.now());
        }
    }

    /// The pointer was taken away: the board is as large as before.
    fn take_back(self) {
        if let Some(drag) = self.drag.try_update_value(Option::take).flatten() {
            set_root_property(SIZE, &drag.property);
        }
    }

    fn key_pressed(self, event: &KeyboardEvent) {
        if event.alt_key() || event.ctrl_key() || event.meta_key() {
            return;
        }
        if let Some(size) = self.size().after_key(&event.key()) {
            event.prevent_default();
            self.keep(size);
        }
    }
}
