//! Mouse, fingers and keys.

mod fingers;
mod keys;
mod mouse;

use crate::browser::{Browser, TIMEOUT};
use crate::page::{Page, Point};
use fantoccini::actions::Actions;
use fantoccini::key::Key;
use serde_json::Value;
use std::time::Instant;

/// A button of the mouse.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Button {
    /// The first.
    Left,
    /// The wheel.
    Middle,
    /// The second.
    Right,
}

impl Button {
    pub(crate) const fn number(self) -> u64 {
        match self {
            Self::Left => 0,
            Self::Middle => 1,
            Self::Right => 2,
        }
    }

    /// Its bit in `MouseEvent.buttons`.
    pub(crate) const fn mask(self) -> u8 {
        match self {
            Self::Left => 1,
            Self::Right => 2,
            Self::Middle => 4,
        }
    }

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Left => "left",
            Self::Middle => "middle",
            Self::Right => "right",
        }
    }
}

/// One step of a gesture with the mouse, with or without keys held.
#[derive(Clone, Copy, Debug)]
pub enum Step {
    /// The pointer jumps: one event, however far.
    Move(Point),
    /// A button goes down.
    Down(Button),
    /// A button comes up.
    Up(Button),
    /// A key goes down.
    Hold(Key),
    /// A key comes up.
    Release(Key),
}

impl Page {
    async fn perform(&self, actions: Actions) {
        if let Err(error) = self.browser().client().perform_actions(actions).await {
            panic!("{}: the gesture fails: {error}", self.engine());
        }
    }

    /// Waits until the page has heard `what`, which comes by another way than scripts do: `is_it` looks at the last event.
    async fn heard(&self, what: &str, is_it: impl Fn(&Value) -> bool) {
        let began = Instant::now();
        loop {
            let last = self.script("return __e2e.pointer()", Vec::new()).await;
            if is_it(&last) {
                return;
            }
            assert!(began.elapsed() < TIMEOUT, "the page does not hear {what}: {last}");
        }
    }
}

async fn devtools(browser: &Browser, command: &str, parameters: Value) -> Value {
    match browser.devtools(command, parameters).await {
        Ok(value) => value,
        Err(sentence) => panic!("{command}: {sentence}"),
    }
}

pub(crate) fn named(name: &str) -> char {
    let key = match name {
        "Control" => Key::Control,
        "Shift" => Key::Shift,
        "Alt" => Key::Alt,
        "Enter" => Key::Enter,
        "Tab" => Key::Tab,
        "Escape" => Key::Escape,
        "Space" => return ' ',
        "Delete" => Key::Delete,
        "Backspace" => Key::Backspace,
        "ArrowLeft" => Key::Left,
        "ArrowRight" => Key::Right,
        "ArrowUp" => Key::Up,
        "ArrowDown" => Key::Down,
        "Home" => Key::Home,
        "End" => Key::End,
        "PageUp" => Key::PageUp,
        "PageDown" => Key::PageDown,
        "F8" => Key::F8,
        "F10" => Key::F10,
        _ => panic!("{name} is no key that this suite presses"),
    };
    key.into()
}
