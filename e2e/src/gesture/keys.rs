//! Keys, and the window that gets them.

use super::named;
use crate::page::Page;
use fantoccini::actions::{Actions, InputSource as _, KeyAction, KeyActions};
use fantoccini::key::Key;
use serde_json::Value;

impl Page {
    /// Presses keys, one after the other: `"K"`, `"ArrowLeft"`, `"Control+Shift+z"`. A character that is typed with
    /// Shift is pressed with Shift.
    pub async fn press(&self, chords: &[&str]) {
        let shown: Vec<&str> = chords.iter().take(8).copied().collect();
        let more = if chords.len() > shown.len() { " …" } else { "" };
        self.step(format!("press {}{more}", shown.join(" ")));
        let mut keys = KeyActions::new("keyboard".to_owned());
        for chord in chords {
            keys = press_chord(keys, chord);
        }
        self.perform(Actions::from(keys)).await;
    }

    /// Types text character by character with the keys that make it.
    pub async fn type_text(&self, text: &str) {
        self.step(format!("type {text:?}"));
        let mut keys = KeyActions::new("keyboard".to_owned());
        for character in text.chars() {
            keys = press_character(keys, character);
        }
        self.perform(Actions::from(keys)).await;
    }

    /// Empties a text field as a person does, and types `text` into it.
    pub async fn retype(&self, css: &str, text: &str) {
        self.focus(css).await;
        self.press(&["Control+a", "Delete"]).await;
        self.type_text(text).await;
    }

    /// Another window takes the keyboard. WebKit's X server can do it in earnest; the headless two are told by the event.
    pub async fn blur_window(&self) {
        self.step("window blur");
        match self.browser().x11() {
            Some(x11) => {
                x11.unfocus();
                self.wait("the window without the keyboard", || async {
                    self.script("return document.hasFocus()", Vec::new()).await == Value::Bool(false)
                })
                .await;
            }
            None => {
                self.script("window.dispatchEvent(new FocusEvent('blur'))", Vec::new()).await;
            }
        }
    }

    /// And gives it back.
    pub fn focus_window(&self) {
        if let Some(x11) = self.browser().x11() {
            x11.focus();
        }
    }
}

fn press_chord(mut keys: KeyActions, chord: &str) -> KeyActions {
    // A lone "+" is a key, not two empty names.
    let parts: Vec<&str> = if chord == "+" { vec![chord] } else { chord.split('+').collect() };
    let (last, modifiers) = parts.split_last().unwrap_or((&chord, &[]));
    let modifiers: Vec<char> = modifiers.iter().map(|name| named(name)).collect();
    for &value in &modifiers {
        keys = keys.then(KeyAction::Down { value });
    }
    let mut characters = last.chars();
    keys = match (characters.next(), characters.next()) {
        (Some(character), None) if modifiers.is_empty() => press_character(keys, character),
        (Some(value), None) => keys.then(KeyAction::Down { value }).then(KeyAction::Up { value }),
        _ => {
            let value = named(last);
            keys.then(KeyAction::Down { value }).then(KeyAction::Up { value })
        }
    };
    for &value in modifiers.iter().rev() {
        keys = keys.then(KeyAction::Up { value });
    }
    keys
}

/// WebKit takes the key for the character: an `N` without Shift is an `n` there.
fn press_character(keys: KeyActions, value: char) -> KeyActions {
    let shift: char = Key::Shift.into();
    let is_shifted = value.is_ascii_uppercase() || "~!@#$%^&*()_+{}|:\"<>?".contains(value);
    let keys = if is_shifted { keys.then(KeyAction::Down { value: shift }) } else { keys };
    let keys = keys.then(KeyAction::Down { value }).then(KeyAction::Up { value });
    if is_shifted { keys.then(KeyAction::Up { value: shift }) } else { keys }
}
