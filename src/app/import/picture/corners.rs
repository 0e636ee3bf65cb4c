//! The four corners of the board in the picture, which can be moved by mouse, touch and keys.

use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::html::{Button, Div};
use leptos::prelude::*;

use super::open::read_between;
use super::state::{Control, PictureState, Shown, focus_again};
use crate::app::store::Store;
use crate::i18n::messages;
use crate::vision::{Corners, Point};

/// By how much a key moves a corner, in pixels of what is shown, and with Shift.
const STEP: f32 = 2.0;
const LONG_STEP: f32 = 16.0;
/// The sides of the board are no shorter, in pixels of what is shown.
const SHORTEST: f32 = 64.0;

/// The corners while they are moved.
#[derive(Clone, Copy)]
pub(super) struct Adjusting {
    store: Store,
    shown: StoredValue<Shown>,
    /// Where they are.
    pub corners: RwSignal<Corners>,
    /// The element that shows the picture.
    pub node: NodeRef<Div>,
    drag: StoredValue<Option<Drag>>,
    /// Whether keys have moved them since the board was read: nothing is read at each key.
    pub is_moved_by_keys: RwSignal<bool>,
}

/// A drag under way.
#[derive(Clone, Copy)]
struct Drag {
    pointer: i32,
    /// From the pointer to the corner.
    offset: (f32, f32),
    before: Corners,
}

impl Adjusting {
    pub(super) fn new(store: Store, shown: &Shown) -> Adjusting {
        Adjusting {
            store,
            corners: RwSignal::new(shown.board.crop.corners),
            shown: StoredValue::new(shown.clone()),
            node: NodeRef::new(),
            drag: StoredValue::new(None),
            is_moved_by_keys: RwSignal::new(false),
        }
    }

    fn size(self) -> (f32, f32) {
        self.shown.with_value(|shown| shown.board.crop.image.size)
    }

    /// The place in the picture at which a pointer is.
    pub(super) fn place(self, event: &PointerEvent) -> Option<Point> {
        let area = self.node.get_untracked()?.get_bounding_client_rect();
        let (width, height) = self.size();
        let across = (f64::from(event.client_x()) - area.left()) / area.width();
        let down = (f64::from(event.client_y()) - area.top()) / area.height();
        Some(Point { x: across as f32 * width, y: down as f32 * height })
    }

    /// Moves a corner.
    fn move_to(self, corner: usize, place: Point) {
        let size = self.size();
        self.corners.update(|corners| corners.0[corner] = kept_in(corner, place, corners, size));
    }

    fn is_moved(self) -> bool {
        let read = self.shown.with_value(|shown| shown.board.crop.corners);
        self.corners.get_untracked() != read
    }

    /// Reads the board between them, unless that has been done.
    pub(super) fn read(self) {
        if self.is_moved() {
            read_between(self.store, self.shown.get_value(), self.corners.get_untracked());
        }
    }

    fn press(self, corner: usize, event: &PointerEvent) {
        let Some(place) = self.place(event).filter(|_| event.button() == 0) else { return };
        // A second finger moves nothing.
        if self.drag.with_value(Option::is_none) {
            let before = self.corners.get_untracked();
            let at = before.0[corner];
            let offset = (at.x - place.x, at.y - place.y);
            self.drag.set_value(Some(Drag { pointer: event.pointer_id(), offset, before }));
        }
    }

    fn drag_of(self, event: &PointerEvent) -> Option<Drag> {
        self.drag.get_value().filter(|drag| drag.pointer == event.pointer_id())
    }

    fn drag_to(self, corner: usize, event: &PointerEvent) {
        let Some((drag, place)) = self.drag_of(event).zip(self.place(event)) else { return };
        self.move_to(corner, Point { x: place.x + drag.offset.0, y: place.y + drag.offset.1 });
    }

    fn release(self, event: &PointerEvent) {
        if self.drag_of(event).is_some() {
            self.drag.set_value(None);
            self.read();
        }
    }

    /// The pointer was taken away: the corners are where they were.
    fn take_back(self) {
        if let Some(drag) = self.drag.try_update_value(Option::take).flatten() {
            self.corners.set(drag.before);
        }
    }

    fn key_pressed(self, corner: usize, event: &KeyboardEvent) {
        if event.alt_key() || event.ctrl_key() || event.meta_key() {
            return;
        }
        let step = if event.shift_key() { LONG_STEP } else { STEP };
        let (across, down) = match &*event.key() {
            "ArrowLeft" => (-step, 0.0),
            "ArrowRight" => (step, 0.0),
            "ArrowUp" => (0.0, -step),
            "ArrowDown" => (0.0, step),
            "Enter" | " " => {
                event.prevent_default();
                let control = self.is_moved().then_some(Control::Corner(corner));
                PictureState::of(self.store).focused.set_value(control);
                return self.read();
            }
            "Escape" if self.is_moved() => {
                event.stop_propagation();
                self.is_moved_by_keys.set(false);
                return self.corners.set(self.shown.with_value(|shown| shown.board.crop.corners));
            }
            _ => return,
        };
        event.prevent_default();
        event.stop_propagation();
        let Point { x, y } = self.corners.get_untracked().0[corner];
        self.move_to(corner, Point { x: x + across, y: y + down });
        self.is_moved_by_keys.set(self.is_moved());
    }
}

/// The place of a corner that is moved: no more than a square beside the picture, where a board is that is cut off, and so far
/// from the others that the sides do not cross.
fn kept_in(corner: usize, place: Point, corners: &Corners, (width, height): (f32, f32)) -> Point {
    let beside = corners.square();
    let [left, right] = [[0, 3], [1, 2]].map(|pair| pair.map(|corner| corners.0[corner].x));
    let [top, bottom] = [[0, 1], [2, 3]].map(|pair| pair.map(|corner| corners.0[corner].y));
    let within = |value: f32, length: f32, is_low: bool, others: [f32; 2]| {
        let value = if is_low {
            value.min(others[0].min(others[1]) - SHORTEST)
        } else {
            value.max(others[0].max(others[1]) + SHORTEST)
        };
        value.max(-beside).min(length + beside)
    };
    let (is_left, is_top) = (matches!(corner, 0 | 3), matches!(corner, 0 | 1));
    Point {
        x: within(place.x, width, is_left, if is_left { right } else { left }),
        y: within(place.y, height, is_top, if is_top { bottom } else { top }),
    }
}

/// The handles at the corners.
#[component]
pub(super) fn CornerHandles(adjusting: Adjusting) -> impl IntoView {
    let messages = messages();
    let names = [
        messages.pictured_corner_top_left(),
        messages.pictured_corner_top_right(),
        messages.pictured_corner_bottom_right(),
        messages.pictured_corner_bottom_left(),
    ];
    let handle = |(corner, name)| view! { <CornerHandle adjusting corner name/> };
    names.into_iter().enumerate().map(handle).collect_view()
}

#[component]
fn CornerHandle(adjusting: Adjusting, corner: usize, name: &'static str) -> impl IntoView {
    let (width, height) = adjusting.size();
    let share = |length: f32, whole: f32| {
        ["calc(100% * ", &(length.round() as i32).to_string(), " / ", &(whole as i32).to_string(), ")"]
            .concat()
    };
    let place = move || adjusting.corners.read().0[corner];
    let node = NodeRef::<Button>::new();
    focus_again(adjusting.store, node, Control::Corner(corner));
    let pressed = move |event: PointerEvent| {
        // The picture below lights squares.
        event.stop_propagation();
        if let Some(handle) = node.get_untracked() {
            // Without capture the drag ends at the edge of the handle.
            let _ = handle.set_pointer_capture(event.pointer_id());
        }
        adjusting.press(corner, &event);
    };
    let moved = move |event: PointerEvent| {
        event.stop_propagation();
        adjusting.drag_to(corner, &event);
    };
    view! {
        <button
            type="button"
            class="pictured-corner"
            data-corner=corner.to_string()
            node_ref=node
            aria-label=name
            aria-description=messages().pictured_corner_keys()
            title=name
            style:left=move || share(place().x, width)
            style:top=move || share(place().y, height)
            on:pointerdown=pressed
            on:pointermove=moved
            on:pointerup=move |event| adjusting.release(&event)
            on:lostpointercapture=move |_| adjusting.take_back()
            on:keydown=move |event| adjusting.key_pressed(corner, &event)
        ></button>
    }
}
