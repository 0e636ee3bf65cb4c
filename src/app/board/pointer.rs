//! Pointers on the board and on the spare pieces: they become inputs of the gesture. The rectangle of the board is read when
//! a gesture begins and ends, and when the page moves under it; the rest is arithmetic.

mod waiting;

use leptos::ev::{self, Event, KeyboardEvent, MouseEvent, PointerEvent};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::{Document, Element};

use super::BoardHandle;
use super::piece_menu::open_piece_menu;
use crate::app::browser::events::{on_capture, on_window, target_of};
use crate::app::browser::scroll::is_page_scrollable;
use crate::app::store::{Store, set_if_other};
use crate::editor::pointer::{Direction, HeldPointer};
use crate::editor::{Button, Command, Copying, Editor, Gesture, Input, Tool};
use crate::position::{Color, Piece, Square};

/// What a finger would lift. Until it does, a swipe is the browser's: it scrolls the page.
struct Lift {
    press: Input,
    timer: Option<TimeoutHandle>,
}

/// Turns pointer events into inputs of the gesture.
#[derive(Clone, Copy)]
pub struct Pointer {
    store: Store,
    board: BoardHandle,
    /// What was pressed last: `mouse`, `touch` or `pen`. Under a finger a carried piece would not be seen: the styles lift it.
    pub kind: RwSignal<Option<String>>,
    held: StoredValue<Option<HeldPointer>>,
    /// A piece is to be lifted.
    lift: StoredValue<Option<Lift>>,
    /// The piece menu is to be opened.
    long_press: StoredValue<Option<TimeoutHandle>>,
    /// The pointer that was pressed last chooses or places a spare piece by itself; its click, if one comes, is not another
    /// choice.
    is_click_done: StoredValue<bool>,
    /// The pointer that was pressed last has dragged something.
    has_dragged: StoredValue<bool>,
}

impl Pointer {
    pub fn new(store: Store, board: BoardHandle) -> Pointer {
        Pointer {
            store,
            board,
            kind: RwSignal::new(None),
            held: StoredValue::new(None),
            lift: StoredValue::new(None),
            long_press: StoredValue::new(None),
            is_click_done: StoredValue::new(false),
            has_dragged: StoredValue::new(false),
        }
    }

    pub fn here() -> Pointer {
        expect_context()
    }

    /// Listens to what goes on outside of the board too, as long as the owner lives: a gesture does not end at its edge.
    pub(super) fn listen(self) {
        on_capture(ev::pointerdown, move |event| self.interrupt(&event));
        on_capture(ev::pointermove, move |event| self.moved(&event));
        on_capture(ev::pointerup, move |event| self.released(&event));
        on_capture(ev::pointercancel, move |_| self.cancel());
        on_capture(ev::lostpointercapture, move |_| self.cancel());
        on_capture(ev::mousedown, move |event| self.mouse_pressed(&event));
        on_capture(ev::keydown, move |event| {
            self.is_click_done.set_value(false);
            self.copy_key_changed(&event, true);
        });
        on_capture(ev::keyup, move |event| self.copy_key_changed(&event, false));
        on_window(ev::blur, move |_| self.cancel());
        on_capture(ev::resize, move |_| self.page_moved());
        on_capture(ev::scroll, move |event: Event| {
            // An element that scrolls by itself leaves the board where it is.
            if event.target().is_some_and(|target| target.is_instance_of::<Document>()) {
                self.page_moved();
            }
        });
        Effect::new(move |before: Option<Color>| {
            let now = self.store.orientation.get();
            if before.is_some_and(|before| before != now) {
                // Another square lies under a mouse that has not moved.
                self.hover(self.board.state.hovered.get_untracked().map(Square::rotate_180));
            }
            now
        });
        on_cleanup(move || self.forget_timers());
    }

    /// A button goes down anywhere on the page, before its element learns of it: a second pointer takes everything back and
    /// begins nothing.
    fn interrupt(self, event: &PointerEvent) {
        self.is_click_done.set_value(false);
        self.has_dragged.set_value(false);
        self.forget_long_press();
        if self.is_held() {
            self.cancel();
            event.stop_propagation();
        }
    }

    /// A button goes down on the board.
    pub(super) fn press_board(self, event: &PointerEvent) {
        let Some(button) = button_of(event) else { return };
        let Some(held) = self.hold(event) else { return };
        let at = held.point();
        let is_touch = event.pointer_type() == "touch";
        self.hover(None);
        let press = Input::Press(at, button);
        let orientation = self.store.editor.with_untracked(Editor::orientation);
        if is_touch
            && let Some(square) = at.square(orientation)
            && self.store.editor.with_untracked(|editor| editor.takes_hold(Some(square)))
            && self.may_scroll()
        {
            self.expect_lift(press);
            return self.expect_long_press(square);
        }
        self.store.input(press);
        let gesture = self.store.editor.with_untracked(Editor::gesture);
        if is_touch
            && !matches!(gesture, Gesture::Drawing { .. })
            && let Some(square) = at.square(orientation)
        {
            self.expect_long_press(square);
        }
        // A finger on an empty square with nothing in hand scrolls the page.
        if matches!(gesture, Gesture::Idle) {
            if !is_touch {
                self.held.set_value(None);
            }
            return;
        }
        if button != Button::Main
            && let Some(square) = self.board.square_of(event)
        {
            // The first button does this by itself: keys are meant for the board from now on.
            self.board.focus_in_place(square);
        }
        capture(event);
    }

    /// Whether a finger on the board may be about to scroll the page: with the hand, where the page scrolls.
    pub fn may_scroll(self) -> bool {
        self.store.editor.with_untracked(|editor| editor.tool() == Tool::Hand) && is_page_scrollable()
    }

    /// A button goes down on a spare piece.
    pub fn press_spare(self, event: &PointerEvent, piece: Piece) {
        if button_of(event) != Some(Button::Main) {
            return;
        }
        let Some(held) = self.hold(event) else { return };
        self.is_click_done.set_value(true);
        let press = Input::PressSpare(piece, held.point());
        if event.pointer_type() == "touch" && is_page_scrollable() {
            return self.expect_lift(press);
        }
        self.store.input(press);
        capture(event);
    }

    /// A spare piece is clicked. A click without a pointer before it comes from the keyboard or from assistive technology.
    pub fn click_spare(self, piece: Piece) {
        if !self.is_click_done.get_value() {
            self.store.dispatch(Command::ChooseTool(Tool::Brush(piece)));
        }
        self.is_click_done.set_value(false);
    }

    fn hold(self, event: &PointerEvent) -> Option<HeldPointer> {
        let board = self.board.rectangle()?;
        let start = place_of(event);
        set_if_other(self.kind, Some(event.pointer_type()));
        let held = HeldPointer { id: event.pointer_id(), board, start, at: start };
        self.held.set_value(Some(held));
        Some(held)
    }

    fn moved(self, event: &PointerEvent) {
        let Some(mut held) = self.held.get_value() else {
            if event.pointer_type() == "mouse" {
                self.hover(self.board.square_of(event));
            }
            return;
        };
        if held.id != event.pointer_id() {
            return;
        }
        held.at = place_of(event);
        self.held.set_value(Some(held));
        if held.has_moved() {
            self.has_dragged.set_value(true);
            self.forget_long_press();
        }
        if self.lift.with_value(Option::is_some) {
            match held.direction() {
                None => return,
                Some(Direction::Sideways) => self.lift_now(),
                // The browser scrolls, and takes the pointer away as soon as it does.
                Some(Direction::Upright) => return self.cancel(),
            }
        }
        // A second button of a mouse goes down in a move event.
        if event.button() > 0 {
            return self.cancel();
        }
        self.store.input(Input::Move(held.point()));
        self.show_copying(is_copying(event));
    }

    /// Shows whether a release would copy what is dragged.
    fn show_copying(self, is_copying: bool) {
        let now = copying(is_copying);
        let gesture = self.store.editor.with_untracked(Editor::gesture);
        if matches!(gesture, Gesture::Dragging { copying, .. } if copying != now) {
            self.store.input(Input::Hold(now));
        }
    }

    /// A key went down or up while the pointer may be dragging.
    fn copy_key_changed(self, event: &KeyboardEvent, is_down: bool) {
        let is_other_down = match event.key().as_str() {
            "Alt" => event.ctrl_key(),
            "Control" => event.alt_key(),
            _ => return,
        };
        if self.is_held() {
            // Alt alone would open the menus of the browser.
            event.prevent_default();
            self.show_copying(is_down || is_other_down);
        }
    }

    /// What lies under the pointer is another place of the board, or none.
    fn page_moved(self) {
        match self.measure() {
            Some(held) => self.store.input(Input::Move(held.point())),
            None => self.hover(None),
        }
    }

    /// The pointer that has begun a gesture, and where the board lies now.
    fn measure(self) -> Option<HeldPointer> {
        let held = HeldPointer { board: self.board.rectangle()?, ..self.held.get_value()? };
        self.held.set_value(Some(held));
        Some(held)
    }

    fn released(self, event: &PointerEvent) {
        self.forget_long_press();
        let Some(held) = self.measure().filter(|held| held.id == event.pointer_id()) else { return };
        // A tap.
        self.lift_now();
        self.held.set_value(None);
        let at = HeldPointer { at: place_of(event), ..held }.point();
        self.store.input(Input::Release(at, copying(is_copying(event))));
    }

    /// Another button of a mouse while one is down, in browsers that report it this way.
    fn mouse_pressed(self, event: &MouseEvent) {
        // The wheel would scroll and the second button select.
        if event.button() != 0 && self.board.square_of(event).is_some() {
            event.prevent_default();
        }
        if self.is_held() && event.buttons().count_ones() > 1 {
            self.cancel();
        }
    }

    /// A double click with the hand asks for the menu of the square. A finger asks by a long press.
    pub(super) fn double_clicked(self, event: &MouseEvent) {
        let has_hand =
            self.store.editor.with_untracked(|editor| editor.tool() == Tool::Hand && !editor.is_playing());
        let is_finger = self.kind.with_untracked(|kind| kind.as_deref() == Some("touch"));
        if has_hand
            && !is_finger
            && !self.has_dragged.get_value()
            && let Some(square) = self.board.square_of(event)
        {
            // What the clicks have selected.
            self.store.input(Input::Escape);
            open_piece_menu(self.store, square);
        }
    }

    fn cancel(self) {
        self.forget_timers();
        if self.is_held() {
            self.held.set_value(None);
            self.store.input(Input::Cancel);
        }
    }

    /// Whether a pointer has begun a gesture.
    fn is_held(self) -> bool {
        self.held.with_value(Option::is_some)
    }

    fn hover(self, square: Option<Square>) {
        set_if_other(self.board.state.hovered, square);
    }

    /// Whether a finger carries a piece, so that the page must not scroll.
    pub(super) fn is_carrying(self) -> bool {
        let gesture = self.store.editor.with_untracked(Editor::gesture);
        matches!(gesture, Gesture::Dragging { .. } | Gesture::Spare { .. })
    }
}

fn capture(event: &PointerEvent) {
    if let Some(target) = target_of::<Element>(event) {
        // Without capture the events still come while the pointer stays over the page.
        let _ = target.set_pointer_capture(event.pointer_id());
    }
}

/// Where a pointer is on the screen.
fn place_of(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// Whether a key is held that copies what is dragged.
fn is_copying(event: &PointerEvent) -> bool {
    event.alt_key() || event.ctrl_key()
}

const fn copying(is_copying: bool) -> Copying {
    if is_copying { Copying::Yes } else { Copying::No }
}

fn button_of(event: &PointerEvent) -> Option<Button> {
    let (red, blue) = (event.shift_key() || event.ctrl_key(), event.alt_key() || event.meta_key());
    Button::numbered(event.button(), red, blue)
}
