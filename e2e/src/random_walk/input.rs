//! Actions as a browser's driver takes them: lists of moves, buttons and keys, carried out one after the other.

use super::action::{Action, Spot};
use crate::gesture::{Button, Step, named};
use crate::page::{Point, Rect};
use fantoccini::key::Key;
use forsyth::editor::actions::Action as PageAction;
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// How WebDriver names an element in its messages.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";
/// The key behind each action: see `assets/recorder.js`.
const MARK: char = '\u{e032}';

/// The elements of a page as its driver knows them, and how large a square is.
#[derive(Clone, Debug, Default)]
pub(super) struct Places {
    ids: BTreeMap<String, Value>,
    middles: Value,
    side: f64,
}

impl Places {
    /// What the recorder has given back.
    pub(super) fn read(given: &Value) -> Self {
        let named = given["named"].as_object();
        let ids = named.into_iter().flatten().map(|(name, id)| (name.clone(), id.clone())).collect();
        Self { ids, middles: given["middles"].clone(), side: given["side"].as_f64().unwrap_or_default() }
    }

    /// From the middle of the board to a spot, in whole pixels.
    fn way(&self, spot: Spot) -> (f64, f64) {
        let way = |squares: f32| ((f64::from(squares) - 4.0) * self.side).round();
        (way(spot.0), way(spot.1))
    }

    fn middle(&self, place: Place) -> (f64, f64) {
        let (name, (x, y)) = match place {
            Place::Board(spot) => ("board", self.way(spot)),
            Place::Element(name) => (name, (0.0, 0.0)),
        };
        let part = |index: usize| self.middles[name][index].as_f64().unwrap_or_default();
        (part(0) + x, part(1) + y)
    }

    fn target(&self, place: Place) -> Value {
        let (name, (x, y)) = match place {
            Place::Board(spot) => ("board", self.way(spot)),
            Place::Element(name) => (name, (0.0, 0.0)),
        };
        let Some(id) = self.ids.get(name).and_then(|id| id.get(ELEMENT)) else {
            panic!("there is no {name}")
        };
        json!({ "type": "pointerMove", "duration": 0, "x": x, "y": y, "origin": { ELEMENT: id } })
    }
}

/// Where the pointer goes.
#[derive(Clone, Copy, Debug)]
enum Place {
    Board(Spot),
    Element(&'static str),
}

/// One thing that a device does.
#[derive(Clone, Copy, Debug)]
enum Tick {
    To(Place),
    Down(Button),
    Up(Button),
    Hold(char),
    Release(char),
}

/// What the devices do, in order.
#[derive(Clone, Debug, Default)]
pub(super) struct Ticks(Vec<Tick>);

impl Ticks {
    /// The devices' part of an action, with the mark behind it.
    pub(super) fn of(action: &Action) -> Self {
        let mut ticks = Self::default();
        ticks.act(action);
        ticks.key(MARK);
        ticks
    }

    /// The mark alone.
    pub(super) fn mark() -> Self {
        Self(vec![Tick::Hold(MARK), Tick::Release(MARK)])
    }

    pub(super) fn append(&mut self, mut other: Self) {
        self.0.append(&mut other.0);
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The message for the driver.
    pub(super) fn message(&self, places: &Places) -> Value {
        let pause = json!({ "type": "pause", "duration": 0 });
        let (mut mouse, mut keys) = (Vec::new(), Vec::new());
        for tick in &self.0 {
            let (pointer, key) = match *tick {
                Tick::To(place) => (places.target(place), pause.clone()),
                Tick::Down(button) => {
                    (json!({ "type": "pointerDown", "button": button.number() }), pause.clone())
                }
                Tick::Up(button) => {
                    (json!({ "type": "pointerUp", "button": button.number() }), pause.clone())
                }
                Tick::Hold(key) => (pause.clone(), json!({ "type": "keyDown", "value": key })),
                Tick::Release(key) => (pause.clone(), json!({ "type": "keyUp", "value": key })),
            };
            mouse.push(pointer);
            keys.push(key);
        }
        json!({ "actions": [
            { "type": "pointer", "id": "mouse", "parameters": { "pointerType": "mouse" }, "actions": mouse },
            { "type": "key", "id": "keyboard", "actions": keys },
        ] })
    }

    /// The same for Chromium's own protocol, without its driver: that one runs scripts in the page for each tick, of which
    /// something stays behind. Only what never moves is found.
    pub(super) fn commands(&self, places: &Places) -> Vec<(&'static str, Value)> {
        let (mut at, mut held, mut modifiers) = ((0.0, 0.0), None, 0);
        let mut commands = Vec::new();
        for tick in &self.0 {
            let kind = match *tick {
                Tick::To(place) => {
                    at = places.middle(place);
                    "mouseMoved"
                }
                Tick::Down(_) => "mousePressed",
                Tick::Up(_) => "mouseReleased",
                Tick::Hold(_) => "keyDown",
                Tick::Release(_) => "keyUp",
            };
            match *tick {
                Tick::Hold(key) | Tick::Release(key) => {
                    let is_hold = matches!(tick, Tick::Hold(_));
                    let (name, code, bit) = key_of(key);
                    modifiers = if is_hold { modifiers | bit } else { modifiers & !bit };
                    let types = is_hold && modifiers & CONTROL == 0 && name.chars().count() == 1;
                    let text = if types { name.as_str() } else { "" };
                    let parameters = json!({
                        "type": kind, "key": name, "text": text, "windowsVirtualKeyCode": code, "modifiers": modifiers,
                    });
                    commands.push(("Input.dispatchKeyEvent", parameters));
                }
                Tick::Down(button) | Tick::Up(button) => {
                    held = matches!(tick, Tick::Down(_)).then_some(button);
                    commands
                        .push(("Input.dispatchMouseEvent", mouse(kind, at, Some(button), held, modifiers)));
                }
                Tick::To(_) => {
                    commands.push(("Input.dispatchMouseEvent", mouse(kind, at, held, held, modifiers)));
                }
            }
        }
        commands
    }

    /// The same for the mouse of the X server, which knows only the board.
    pub(super) fn steps(&self, board: &Rect) -> Vec<Step> {
        let place = |spot: Spot| Point {
            x: (board.x + f64::from(spot.0) * board.width / 8.0).round(),
            y: (board.y + f64::from(spot.1) * board.height / 8.0).round(),
        };
        let step = |tick: &Tick| match *tick {
            Tick::To(Place::Board(spot)) => Some(Step::Move(place(spot))),
            Tick::Down(button) => Some(Step::Down(button)),
            Tick::Up(button) => Some(Step::Up(button)),
            _ => None,
        };
        self.0.iter().filter_map(step).collect()
    }

    fn act(&mut self, action: &Action) {
        match action {
            Action::Drag(from, to) => self.sweep(Button::Left, &[*from, *to]),
            Action::Sweep(button, path) => self.sweep(*button, path),
            Action::DragSpare(name, to) => {
                self.0.extend([Tick::To(Place::Element(name)), Tick::Down(Button::Left)]);
                self.board(*to);
                self.0.push(Tick::Up(Button::Left));
            }
            Action::ClickSpare(name) | Action::Take(name) => self.click(name),
            Action::Press(action) => {
                if matches!(action, PageAction::Transform(_)) {
                    self.click("transforms");
                }
                self.click(action.name());
            }
            Action::Key(chord) => self.chord(chord),
            Action::Edit { at, delete, text } => {
                self.click("fen");
                if *at < 0 {
                    self.chord("Control+End");
                    (0..-1 - *at).for_each(|_| self.key(Key::Left.into()));
                } else {
                    self.chord("Control+Home");
                    (0..*at).for_each(|_| self.key(Key::Right.into()));
                }
                (0..*delete).for_each(|_| self.key(Key::Delete.into()));
                self.text(text);
            }
            Action::Replace(text) => {
                self.click("fen");
                self.chord("Control+a");
                self.text(text);
            }
            Action::Turn("w") => self.click("turn w"),
            Action::Turn(_) => self.click("turn b"),
            Action::Castle(letter) => self.click(match *letter {
                "K" => "castling K",
                "Q" => "castling Q",
                "k" => "castling k",
                _ => "castling q",
            }),
            Action::Clock(id, text) => {
                self.click(id);
                self.chord("Control+a");
                self.text(text);
            }
            Action::EnPassant(_) | Action::Reload => {}
        }
    }

    /// Presses a button at the first place, goes over the others, and lets go at the last one.
    fn sweep(&mut self, button: Button, path: &[Spot]) {
        for (index, spot) in path.iter().enumerate() {
            self.board(*spot);
            if index == 0 {
                self.0.push(Tick::Down(button));
            }
        }
        self.0.push(Tick::Up(button));
    }

    fn board(&mut self, spot: Spot) {
        self.0.push(Tick::To(Place::Board(spot)));
    }

    fn click(&mut self, name: &'static str) {
        self.0.extend([Tick::To(Place::Element(name)), Tick::Down(Button::Left), Tick::Up(Button::Left)]);
    }

    fn key(&mut self, key: char) {
        self.0.extend([Tick::Hold(key), Tick::Release(key)]);
    }

    fn text(&mut self, text: &str) {
        for character in text.chars() {
            self.character(character);
        }
    }

    /// WebKit takes the key for the character: an `N` without Shift is an `n` there.
    fn character(&mut self, character: char) {
        if needs_shift(character) {
            let shift = Key::Shift.into();
            self.0.push(Tick::Hold(shift));
            self.key(character);
            self.0.push(Tick::Release(shift));
        } else {
            self.key(character);
        }
    }

    fn chord(&mut self, chord: &str) {
        let mut parts: Vec<&str> = chord.split('+').collect();
        let last = parts.pop().unwrap_or_default();
        let modifiers: Vec<char> = parts.into_iter().map(named).collect();
        self.0.extend(modifiers.iter().map(|key| Tick::Hold(*key)));
        match last.parse::<char>() {
            Ok(character) if modifiers.is_empty() => self.character(character),
            Ok(character) => self.key(character),
            Err(_) => self.key(named(last)),
        }
        self.0.extend(modifiers.iter().rev().map(|key| Tick::Release(*key)));
    }
}

/// Bits of `modifiers` in Chromium's protocol.
const ALT: u8 = 1;
const CONTROL: u8 = 2;
const SHIFT: u8 = 8;

/// A key by its name, the number by which text fields know it, and its bit if it is a modifier.
fn key_of(key: char) -> (String, u32, u8) {
    let named: [(Key, &str, u32, u8); 12] = [
        (Key::Alt, "Alt", 18, ALT),
        (Key::Control, "Control", 17, CONTROL),
        (Key::Shift, "Shift", 16, SHIFT),
        (Key::Left, "ArrowLeft", 37, 0),
        (Key::Up, "ArrowUp", 38, 0),
        (Key::Right, "ArrowRight", 39, 0),
        (Key::Down, "ArrowDown", 40, 0),
        (Key::Home, "Home", 36, 0),
        (Key::End, "End", 35, 0),
        (Key::PageUp, "PageUp", 33, 0),
        (Key::PageDown, "PageDown", 34, 0),
        (Key::Delete, "Delete", 46, 0),
    ];
    let others = [
        (MARK, "F2", 113),
        (Key::Backspace.into(), "Backspace", 8),
        (Key::Escape.into(), "Escape", 27),
        (Key::Enter.into(), "Enter", 13),
    ];
    let plain = others.into_iter().find(|(other, ..)| *other == key).map(|(_, name, code)| (name, code, 0));
    let found = named
        .into_iter()
        .find(|(other, ..)| char::from(*other) == key)
        .map(|(_, name, code, bit)| (name, code, bit));
    match found.or(plain) {
        Some((name, code, bit)) => (name.to_owned(), code, bit),
        // Where letters and digits lie says their number; signs need none to be typed.
        None if key.is_ascii_alphanumeric() => (key.to_string(), u32::from(key.to_ascii_uppercase()), 0),
        None => (key.to_string(), if key == ' ' { 32 } else { 0 }, 0),
    }
}

fn mouse(
    kind: &str,
    (x, y): (f64, f64),
    button: Option<Button>,
    held: Option<Button>,
    modifiers: u8,
) -> Value {
    json!({
        "type": kind, "x": x, "y": y, "button": button.map_or("none", Button::name),
        "buttons": held.map_or(0, Button::mask), "clickCount": i32::from(kind != "mouseMoved"), "modifiers": modifiers,
    })
}

fn needs_shift(character: char) -> bool {
    character.is_ascii_uppercase() || "~!@#$%^&*()_+{}|:\"<>?".contains(character)
}
