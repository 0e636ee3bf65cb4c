//! Translates events into inputs of the pointer machine ([`crate::editor::pointer::machine`]), and carries out its outputs.

use std::time::Duration;

use leptos::ev::{self, Event, KeyboardEvent, MouseEvent, PointerEvent, TouchEvent};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::{Document, Element, Node};

use super::BoardHandle;
use super::piece_menu::open_piece_menu;
use crate::app::browser::events::{on_capture, on_window, target_of};
use crate::app::browser::rectangle::window_size;
use crate::app::store::{Store, set_if_other};
use crate::editor::pointer::machine::{Contact, LONG_PRESS, PointerInput, PointerMachine, PointerOutput};
use crate::editor::pointer::{PointerKind, Rectangle};
use crate::editor::{Button, Copying};
use crate::position::{Color, Piece};

/// The pointer of the page.
#[derive(Clone, Copy)]
pub struct Pointer {
    store: Store,
    board: BoardHandle,
    machine: StoredValue<PointerMachine>,
    /// The timer of a long press.
    timer: StoredValue<Option<TimeoutHandle>>,
    /// The kind of the pointer that was pressed last, because a carried piece is shown above a finger.
    pub kind: RwSignal<Option<PointerKind>>,
}

impl Pointer {
    pub fn new(store: Store, board: BoardHandle) -> Pointer {
        Pointer {
            store,
            board,
            machine: StoredValue::new(PointerMachine::default()),
            timer: StoredValue::new(None),
            kind: RwSignal::new(None),
        }
    }

    pub fn here() -> Pointer {
        expect_context()
    }

    /// Listens on the window as long as the owner lives, because a gesture does not end at the edge of the board.
    pub(super) fn listen(self) {
        on_capture(ev::pointerdown, move |event| self.send(PointerInput::Down, Some(&event)));
        on_capture(ev::pointermove, move |event| self.moved(&event));
        on_capture(ev::pointerup, move |event| {
            // While nothing is held the release means nothing, so the board need not be measured.
            let board = self.is_held().then(|| self.board.rectangle()).flatten();
            self.send(PointerInput::Up(contact(&event), board), None);
        });
        on_capture(ev::pointercancel, move |_| self.send(PointerInput::Cancel, None));
        on_capture(ev::lostpointercapture, move |_| self.send(PointerInput::Cancel, None));
        on_capture(ev::mousedown, move |event| self.mouse_pressed(&event));
        on_capture(ev::keydown, move |event| {
            self.send(PointerInput::KeyDown, None);
            self.copy_key_changed(&event, true);
        });
        on_capture(ev::keyup, move |event| self.copy_key_changed(&event, false));
        on_window(ev::blur, move |_| self.send(PointerInput::Cancel, None));
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
                self.send(PointerInput::BoardTurned, None);
            }
            now
        });
        on_cleanup(move || self.clear_timer());
    }

    /// A button goes down on the board.
    pub(super) fn press_board(self, event: &PointerEvent) {
        if let (Some(button), Some(board)) = (button_of(event), self.board.rectangle()) {
            self.send(PointerInput::PressBoard(contact(event), button, board), Some(event));
        }
    }

    /// A button goes down on a spare piece.
    pub fn press_spare(self, event: &PointerEvent, piece: Piece) {
        if let (Some(Button::Main), Some(board)) = (button_of(event), self.board.rectangle()) {
            self.send(PointerInput::PressSpare(contact(event), piece, board), Some(event));
        }
    }

    /// A spare piece is clicked.
    pub fn click_spare(self, piece: Piece) {
        self.send(PointerInput::ClickSpare(piece), None);
    }

    pub(super) fn double_clicked(self, event: &MouseEvent) {
        if let Some(board) = self.board.rectangle() {
            self.send(PointerInput::DoubleClick(place_of(event), board), None);
        }
    }

    /// The mouse has left the board.
    pub(super) fn left(self) {
        self.send(PointerInput::Leave, None);
    }

    /// A finger begins to touch the board.
    pub(super) fn touched(self, event: &TouchEvent) {
        let (Some(touch), Some((width, _))) = (event.touches().get(0), window_size()) else { return };
        let (x, square) = (f64::from(touch.client_x()), self.board.square_of(event));
        if event.cancelable() {
            self.send(PointerInput::TouchStart { x, width, square }, Some(event));
        }
    }

    fn moved(self, event: &PointerEvent) {
        // A second button of a mouse goes down in a move event.
        let input = if event.button() > 0 && self.is_held() {
            PointerInput::SecondButton
        } else {
            PointerInput::Move(contact(event), self.board_under(event))
        };
        self.send(input, None);
    }

    /// The rectangle of the board, if the mouse is over the board and nothing is held. The browser has just laid the page out
    /// to find the target of the event, so measuring costs little.
    fn board_under(self, event: &Event) -> Option<Rectangle> {
        (!self.is_held() && self.is_on_board(event)).then(|| self.board.rectangle()).flatten()
    }

    fn is_on_board(self, event: &Event) -> bool {
        let target = target_of::<Node>(event);
        self.board.board.get_untracked().is_some_and(|board| board.contains(target.as_ref()))
    }

    /// Another button of a mouse while one is down, in browsers that report it this way.
    fn mouse_pressed(self, event: &MouseEvent) {
        // The wheel would scroll and the second button select.
        if event.button() != 0 && self.is_on_board(event) {
            event.prevent_default();
        }
        if event.buttons().count_ones() > 1 {
            self.send(PointerInput::SecondButton, None);
        }
    }

    /// A key went down or up: it may be one that copies what is dragged.
    fn copy_key_changed(self, event: &KeyboardEvent, is_down: bool) {
        let is_other_down = match event.key().as_str() {
            "Alt" => event.ctrl_key(),
            "Control" => event.alt_key(),
            _ => return,
        };
        self.send(PointerInput::CopyKey(copying(is_down || is_other_down)), Some(event));
    }

    fn page_moved(self) {
        let board = self.is_held().then(|| self.board.rectangle()).flatten();
        self.send(PointerInput::BoardMoved(board), None);
    }

    fn is_held(self) -> bool {
        self.machine.with_value(PointerMachine::is_held)
    }

    fn send(self, input: PointerInput, event: Option<&Event>) {
        let outputs = self.store.editor.with_untracked(|editor| {
            self.machine.try_update_value(|machine| {
                let outputs = machine.step(input, editor);
                (outputs, machine.kind())
            })
        });
        let Some((outputs, kind)) = outputs else { return };
        set_if_other(self.kind, kind);
        for output in outputs {
            self.carry_out(output, event);
        }
    }

    fn carry_out(self, output: PointerOutput, event: Option<&Event>) {
        match (output, event) {
            (PointerOutput::Input(input), _) => self.store.input(input),
            (PointerOutput::Command(command), _) => {
                self.store.dispatch(command);
            }
            (PointerOutput::SetTimer, _) => {
                let ask = move || self.send(PointerInput::LongPress, None);
                let timer = set_timeout_with_handle(ask, Duration::from_millis(LONG_PRESS.into()));
                self.timer.set_value(timer.ok());
            }
            (PointerOutput::ClearTimer, _) => self.clear_timer(),
            (PointerOutput::Focus(square), _) => self.board.focus_in_place(square),
            (PointerOutput::Hover(square), _) => set_if_other(self.board.state.hovered, square),
            (PointerOutput::OpenMenu(square), _) => open_piece_menu(self.store, square),
            (PointerOutput::Capture, Some(event)) => capture(event),
            (PointerOutput::PreventDefault, Some(event)) => event.prevent_default(),
            (PointerOutput::StopPropagation, Some(event)) => event.stop_propagation(),
            (
                PointerOutput::Capture | PointerOutput::PreventDefault | PointerOutput::StopPropagation,
                None,
            ) => {}
        }
    }

    fn clear_timer(self) {
        if let Some(timer) = self.timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    }
}

/// Sends the events of a pointer to the pressed element until it is released.
fn capture(event: &Event) {
    if let (Some(target), Some(event)) = (target_of::<Element>(event), event.dyn_ref::<PointerEvent>()) {
        // Without capture the events still come while the pointer stays over the page.
        let _ = target.set_pointer_capture(event.pointer_id());
    }
}

fn contact(event: &PointerEvent) -> Contact {
    Contact {
        id: event.pointer_id(),
        kind: PointerKind::named(&event.pointer_type()),
        is_primary: event.is_primary(),
        at: place_of(event),
        copying: copying(event.alt_key() || event.ctrl_key()),
    }
}

/// Where a pointer is on the screen.
fn place_of(event: &MouseEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

const fn copying(is_copying: bool) -> Copying {
    if is_copying { Copying::Yes } else { Copying::No }
}

fn button_of(event: &PointerEvent) -> Option<Button> {
    let (red, blue) = (event.shift_key() || event.ctrl_key(), event.alt_key() || event.meta_key());
    Button::numbered(event.button(), red, blue)
}
