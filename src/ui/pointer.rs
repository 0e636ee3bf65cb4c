//! Pointers on the board and on the spare pieces: a rectangle read when a gesture begins and ends, and when the page moves
//! under it; arithmetic for the rest.

use std::cell::Cell;
use std::time::Duration;

use leptos_dom::helpers::{TimeoutHandle, document, set_timeout_with_handle, window};
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, MouseEvent, PointerEvent};

use super::board::square_of;
use super::store::Store;
use super::{dom, relay};
use crate::editor::geometry::Point;
use crate::editor::{Button, Command, Copying, Gesture, Input, Tool};
use crate::marks::MarkColor;
use crate::position::{Piece, Square};
use crate::shell::piece_named;
use crate::wire::Errand;

/// A finger that rests this long on a square asks for its menu.
const LONG_PRESS_AFTER: Duration = Duration::from_millis(500);
/// A finger never rests quite still; this many pixels are not a movement.
const JITTER: f64 = 10.0;

/// Where the board lies on the screen while a gesture lasts.
#[derive(Clone, Copy, Default)]
struct Frame {
    left: f64,
    top: f64,
    width: f64,
    height: f64,
}

impl Frame {
    fn of(board: &Element) -> Frame {
        // The board has no border, so its rectangle is that of the squares.
        let rect = board.get_bounding_client_rect();
        let zoom = dom::unmeasured_zoom(board);
        let [left, top, width, height] =
            [rect.left(), rect.top(), rect.width(), rect.height()].map(|length| length * zoom);
        Frame { left, top, width, height }
    }

    fn point(self, x: f64, y: f64) -> Point {
        let part = |v: f64, whole: f64| if whole > 0.0 { (v / whole * 8.0) as f32 } else { -1.0 };
        Point::new(part(x - self.left, self.width), part(y - self.top, self.height))
    }
}

/// The pointer that has begun a gesture.
#[derive(Clone, Copy)]
struct Held {
    id: i32,
    frame: Frame,
    /// Where it went down, on the screen.
    start: (f64, f64),
    /// Where it is now.
    at: (f64, f64),
}

impl Held {
    /// The place on the board under it.
    fn point(self) -> Point {
        self.frame.point(self.at.0, self.at.1)
    }
}

/// Turns pointer events into gesture inputs.
#[derive(Clone, Copy)]
struct Pointer {
    store: Store,
}

thread_local! {
    /// The pointer that has begun a gesture.
    static HELD: Cell<Option<Held>> = const { Cell::new(None) };
    /// The menu of pieces is to be opened.
    static LONG_PRESS: Cell<Option<TimeoutHandle>> = const { Cell::new(None) };
    /// The pointer that was pressed last chooses or places a spare piece by itself; its click, if one comes, is not another
    /// choice.
    static CLICK_IS_DONE: Cell<bool> = const { Cell::new(false) };
}

/// One set of listeners for the board and the spare pieces.
pub(super) fn bind(store: Store) {
    let pointer = Pointer { store };
    let page = document();
    on_pointer(&page, "pointerdown", move |event| pointer.pressed(event));
    on_pointer(&page, "pointermove", move |event| pointer.moved(event));
    on_pointer(&page, "pointerup", move |event| pointer.up(event));
    on_pointer(&page, "pointercancel", move |_| pointer.cancel());
    on_pointer(&page, "lostpointercapture", move |_| pointer.cancel());
    dom::on(&page, "mousedown", move |event| {
        if let Some(event) = event.dyn_ref() {
            pointer.mouse_down(event);
        }
    });
    dom::on(&page, "click", move |event| pointer.clicked(&event));
    dom::on_the_way("keydown", |_| CLICK_IS_DONE.set(false));
    dom::on(&window(), "blur", move |_| pointer.cancel());
    dom::on_element("[data-board]", "pointerleave", move |_| pointer.hover(None));
    for event in ["scroll", "resize"] {
        dom::on_the_way(event, move |event| {
            // An element that scrolls by itself leaves the board where it is.
            if dom::target(&event).is_none() {
                pointer.page_moved();
            }
        });
    }
    let turned = move || store.page().editor.orientation();
    let mut before = store.page().editor.orientation();
    // Another square lies under a mouse that has not moved.
    dom::watch(turned, move |now| {
        if std::mem::replace(&mut before, *now) != *now {
            let hovered = store.page().hovered;
            pointer.hover(hovered.map(Square::rotate_180));
        }
    });
    // The wheel takes a piece; some systems would paste what was selected last. Whoever takes the default from `pointerdown`
    // takes away the `mouseup` that forbids it.
    dom::on_element(".board-column", "mouseup", |event| {
        if event.dyn_ref::<MouseEvent>().is_some_and(|event| event.button() == 1) {
            event.prevent_default();
        }
    });
    // The second button paints; the browser's menu would cover what it does. And whoever has selected text, or leaves the
    // board where the browser would select some, drags a piece and no text.
    for name in ["auxclick", "contextmenu", "dragstart", "selectstart"] {
        dom::on_element(".board-column", name, |event| event.prevent_default());
    }
}

fn on_pointer(target: &web_sys::EventTarget, name: &str, listener: impl Fn(&PointerEvent) + 'static) {
    dom::on(target, name, move |event| {
        if let Some(event) = event.dyn_ref() {
            listener(event);
        }
    });
}

#[allow(
    clippy::unused_self,
    reason = "what a pointer holds stands in the cells above, for there is one page"
)]
impl Pointer {
    /// A button goes down somewhere on the page.
    fn pressed(self, event: &PointerEvent) {
        CLICK_IS_DONE.set(false);
        if let Some((_, name)) = dom::closest(event, "data-spare") {
            if let Some(piece) = piece_named(&name) {
                self.down_on_spare(event, piece);
            }
        } else if dom::closest(event, "data-board").is_some() {
            self.down(event);
        } else if self.is_held() {
            self.cancel();
        }
    }

    /// A click without a pointer before it comes from the keyboard or from assistive technology.
    fn clicked(self, event: &Event) {
        let piece = dom::closest(event, "data-spare").and_then(|(_, name)| piece_named(&name));
        if let Some(piece) = piece
            && !CLICK_IS_DONE.get()
        {
            self.store.dispatch(Command::ChooseTool(Tool::Brush(piece)));
        }
        CLICK_IS_DONE.set(false);
    }

    /// A button goes down on the board.
    fn down(self, event: &PointerEvent) {
        let Some(held) = self.hold(event) else { return };
        let at = held.point();
        let Some(button) = button_of(event) else { return };
        let touch = event.pointer_type() == "touch";
        self.hover(None);
        self.store.input(Input::Press(at, button));
        let (gesture, orientation) = {
            let page = self.store.page();
            (page.editor.gesture(), page.editor.orientation())
        };
        if touch
            && !matches!(gesture, Gesture::Drawing { .. })
            && let Some(square) = at.square(orientation)
        {
            self.expect_long_press(square);
        }
        // A finger on an empty square with nothing in hand scrolls the page.
        if matches!(gesture, Gesture::Idle) {
            if !touch {
                self.release(held.id);
            }
            return;
        }
        if button != Button::Main {
            // The first button does this by itself: keys are meant for the board from now on.
            if let Some((square, _)) = dom::closest(event, "data-square") {
                dom::focus_in_place(&square);
            }
        }
        self.capture(event);
    }

    /// A button goes down on a spare piece.
    fn down_on_spare(self, event: &PointerEvent, piece: Piece) {
        if button_of(event) != Some(Button::Main) {
            return;
        }
        let Some(held) = self.hold(event) else { return };
        CLICK_IS_DONE.set(true);
        self.store.input(Input::PressSpare(piece, held.point()));
        self.capture(event);
    }

    /// Remembers the pointer; a second one takes everything back.
    fn hold(self, event: &PointerEvent) -> Option<Held> {
        self.forget_long_press();
        if self.is_held() {
            self.cancel();
            return None;
        }
        let board = dom::find("[data-board]")?;
        let start = place_of(event);
        // Under a finger a carried piece would not be seen: the styles lift it.
        dom::set(&board, "data-pointer", Some(&event.pointer_type()));
        let held = Held { id: event.pointer_id(), frame: Frame::of(&board), start, at: start };
        HELD.set(Some(held));
        Some(held)
    }

    fn capture(self, event: &PointerEvent) {
        if let Some(target) = dom::target(event) {
            // Without capture the events still come while the pointer stays over the page.
            let _ = target.set_pointer_capture(event.pointer_id());
        }
    }

    /// The pointer is somewhere else.
    fn moved(self, event: &PointerEvent) {
        let Some(mut held) = HELD.get() else {
            if event.pointer_type() == "mouse" {
                self.hover(square_of(event));
            }
            return;
        };
        if held.id != event.pointer_id() {
            return;
        }
        let (x, y) = place_of(event);
        held.at = (x, y);
        HELD.set(Some(held));
        if (x - held.start.0).abs().max((y - held.start.1).abs()) > JITTER {
            self.forget_long_press();
        }
        // A second button of a mouse goes down in a move event.
        if event.button() > 0 {
            self.cancel();
            return;
        }
        self.store.input(Input::Move(held.point()));
    }

    /// What lies under the pointer is another place of the board, or none.
    fn page_moved(self) {
        let Some(held) = self.measured_anew() else { return self.hover(None) };
        self.store.input(Input::Move(held.point()));
    }

    /// The pointer that has begun a gesture, and where the board lies now.
    fn measured_anew(self) -> Option<Held> {
        let mut held = HELD.get()?;
        held.frame = Frame::of(&dom::find("[data-board]")?);
        HELD.set(Some(held));
        Some(held)
    }

    /// The button comes up.
    fn up(self, event: &PointerEvent) {
        self.forget_long_press();
        let held = self.measured_anew().filter(|held| held.id == event.pointer_id());
        let Some(held) = held else { return };
        self.release(held.id);
        let (x, y) = place_of(event);
        let at = held.frame.point(x, y);
        let copying = if event.alt_key() || event.ctrl_key() { Copying::Yes } else { Copying::No };
        self.store.input(Input::Release(at, copying));
    }

    /// Another button of a mouse while one is down, in browsers that tell it this way.
    fn mouse_down(self, event: &MouseEvent) {
        // The wheel would scroll and the second button select.
        if event.button() != 0 && dom::closest(event, "data-board").is_some() {
            event.prevent_default();
        }
        let down = event.buttons();
        if self.is_held() && down.count_ones() > 1 {
            self.cancel();
        }
    }

    /// The pointer is taken away.
    fn cancel(self) {
        self.forget_long_press();
        if self.is_held() {
            HELD.set(None);
            self.store.input(Input::Cancel);
        }
    }

    /// Whether a pointer holds something.
    fn is_held(self) -> bool {
        HELD.get().is_some()
    }

    fn hover(self, square: Option<Square>) {
        self.store.set(|page| std::mem::replace(&mut page.hovered, square) != square);
    }

    fn release(self, id: i32) {
        if HELD.get().is_some_and(|held| held.id == id) {
            HELD.set(None);
        }
    }

    fn expect_long_press(self, square: Square) {
        let open = move || {
            self.cancel();
            self.store.set(|page| std::mem::replace(&mut page.focused, square) != square);
            relay::send(Errand::ChoosePiece(square));
        };
        LONG_PRESS.set(set_timeout_with_handle(open, LONG_PRESS_AFTER).ok());
    }

    fn forget_long_press(self) {
        if let Some(timer) = LONG_PRESS.take() {
            timer.clear();
        }
    }
}

/// Where a pointer is on the screen.
fn place_of(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

fn button_of(event: &PointerEvent) -> Option<Button> {
    match event.button() {
        0 => Some(Button::Main),
        1 => Some(Button::Middle),
        2 => Some(Button::Second(color_of(event))),
        _ => None,
    }
}

/// The colour that the keys held with the second button choose, as on Lichess.
fn color_of(event: &PointerEvent) -> Option<MarkColor> {
    match (event.shift_key() || event.ctrl_key(), event.alt_key() || event.meta_key()) {
        (false, false) => None,
        (true, false) => Some(MarkColor::Red),
        (false, true) => Some(MarkColor::Blue),
        (true, true) => Some(MarkColor::Yellow),
    }
}
