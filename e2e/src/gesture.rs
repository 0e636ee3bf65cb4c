//! Mouse, fingers and keys.

use crate::browser::{Browser, PATIENCE};
use crate::engine::Engine;
use crate::page::{Page, Point};
use fantoccini::actions::{
    Actions, InputSource as _, KeyAction, KeyActions, MouseActions, PointerAction, TouchActions,
};
use fantoccini::key::Key;
use serde_json::{Value, json};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

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
    // --- the mouse ---

    /// Plays a gesture. What is still pressed at its end stays pressed.
    pub async fn mouse(&self, steps: &[Step]) {
        let beyond_the_driver = steps
            .iter()
            .any(|step| matches!(step, Step::Down(button) | Step::Up(button) if *button != Button::Left));
        let is_down_already = self.mouse.get().0 & !Button::Left.mask() != 0;
        if self.engine() == Engine::WebKit && (beyond_the_driver || is_down_already) {
            self.mouse_through_x11(steps).await;
            return;
        }
        let before = self.mouse.get().0;
        let after = steps.iter().fold(before, |mask, step| match step {
            Step::Down(button) => mask | button.mask(),
            Step::Up(button) => mask & !button.mask(),
            _ => mask,
        });
        if self.engine() == Engine::Chromium && (before, after) != (0, 0) {
            self.mouse_through_devtools(steps).await;
            return;
        }
        let mut pointer = MouseActions::new("mouse".to_owned());
        let mut keys = KeyActions::new("keyboard".to_owned());
        let has_keys = steps.iter().any(|step| matches!(step, Step::Hold(_) | Step::Release(_)));
        for step in steps {
            (pointer, keys) = match *step {
                Step::Move(Point { x, y }) => (
                    pointer.then(PointerAction::MoveTo { duration: Some(Duration::ZERO), x, y }),
                    keys.pause(Duration::ZERO),
                ),
                Step::Down(button) => (
                    pointer.then(PointerAction::Down { button: button.number() }),
                    keys.pause(Duration::ZERO),
                ),
                Step::Up(button) => {
                    (pointer.then(PointerAction::Up { button: button.number() }), keys.pause(Duration::ZERO))
                }
                Step::Hold(key) => {
                    (pointer.pause(Duration::ZERO), keys.then(KeyAction::Down { value: key.into() }))
                }
                Step::Release(key) => {
                    (pointer.pause(Duration::ZERO), keys.then(KeyAction::Up { value: key.into() }))
                }
            };
        }
        let actions = if has_keys { Actions::from(keys).and(pointer) } else { Actions::from(pointer) };
        self.perform(actions).await;
    }

    /// A gesture in parts: Chromium's driver begins each list of actions by taking the pointer away from the element
    /// that had captured it.
    async fn mouse_through_devtools(&self, steps: &[Step]) {
        for step in steps {
            let (mut mask, mut place) = self.mouse.get();
            let (kind, button) = match *step {
                Step::Move(to) => {
                    place = to;
                    // Moves without a button would end the capture of the pointer.
                    let held = [Button::Left, Button::Right, Button::Middle];
                    ("mouseMoved", held.into_iter().find(|button| mask & button.mask() != 0))
                }
                Step::Down(button) => {
                    mask |= button.mask();
                    ("mousePressed", Some(button))
                }
                Step::Up(button) => {
                    mask &= !button.mask();
                    ("mouseReleased", Some(button))
                }
                Step::Hold(_) | Step::Release(_) => panic!("a gesture in parts has no keys"),
            };
            self.mouse.set((mask, place));
            let parameters = json!({
                "type": kind,
                "x": place.x,
                "y": place.y,
                "button": button.map_or("none", Button::name),
                "buttons": mask,
                "clickCount": i32::from(kind != "mouseMoved"),
            });
            devtools(self.browser(), "Input.dispatchMouseEvent", parameters).await;
        }
    }

    /// Whatever an interrupted test left pressed comes up.
    pub(crate) async fn let_everything_go(&self) {
        let mask = self.mouse.get().0;
        for button in [Button::Left, Button::Middle, Button::Right] {
            if mask & button.mask() != 0 {
                self.mouse(&[Step::Up(button)]).await;
            }
        }
    }

    async fn perform(&self, actions: Actions) {
        if let Err(error) = self.browser().client().perform_actions(actions).await {
            panic!("{}: the gesture fails: {error}", self.engine());
        }
    }

    async fn mouse_through_x11(&self, steps: &[Step]) {
        let Some(x11) = self.browser().x11() else { panic!("there is no X server") };
        let corner = self.script("return [screenX, screenY + outerHeight]", Vec::new()).await;
        // In a frame `innerHeight` is the frame's own.
        let (_, height) = self.viewport_size();
        let left = corner[0].as_f64().unwrap_or_default();
        let top = corner[1].as_f64().unwrap_or_default() - f64::from(height);
        for step in steps {
            let (mask, at) = self.mouse.get();
            let (mask, place) = match *step {
                Step::Move(point) => {
                    x11.move_to(left + point.x, top + point.y);
                    (mask, Some(point))
                }
                Step::Down(button) => {
                    x11.button(button.number() as u8 + 1, true);
                    (mask | button.mask(), None)
                }
                Step::Up(button) => {
                    x11.button(button.number() as u8 + 1, false);
                    (mask & !button.mask(), None)
                }
                Step::Hold(key) | Step::Release(key) => {
                    x11.key(&key, matches!(step, Step::Hold(_)));
                    continue;
                }
            };
            self.mouse.set((mask, place.unwrap_or(at)));
            let is_there = |last: &Value, point: Point| {
                let near = |name: &str, value: f64| {
                    last[name].as_f64().is_some_and(|found| (found - value).abs() <= 1.0)
                };
                last["type"] == "pointermove" && near("x", point.x) && near("y", point.y)
            };
            // Not the type of the event tells a button: a second one on top of the first is heard as a move.
            self.heard(&format!("{step:?}"), |last| {
                last["buttons"] == mask && place.is_none_or(|point| is_there(last, point))
            })
            .await;
        }
        // Out of the way, or the pointer would go on to hover over what later tests draw under it.
        if matches!(steps.last(), Some(Step::Up(_))) {
            x11.park();
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
            assert!(began.elapsed() < PATIENCE, "the page does not hear {what}: {last}");
        }
    }

    /// Presses at `from`, moves to `to` in one jump, and lets go.
    pub async fn drag_points(&self, from: Point, to: Point) {
        self.mouse(&[Step::Move(from), Step::Down(Button::Left), Step::Move(to), Step::Up(Button::Left)])
            .await;
    }

    /// Drags with the left button from square to square.
    pub async fn drag(&self, from: &str, to: &str) {
        self.step(format!("drag {from} {to}"));
        let places = self.squares(&[from, to]).await;
        self.drag_points(places[0], places[1]).await;
    }

    /// The same, with a key held while the button comes up.
    pub async fn drag_with(&self, key: Key, from: &str, to: &str) {
        self.step(format!("drag {from} {to} with a key"));
        let places = self.squares(&[from, to]).await;
        self.mouse(&[
            Step::Move(places[0]),
            Step::Down(Button::Left),
            Step::Move(places[1]),
            Step::Hold(key),
            Step::Up(Button::Left),
            Step::Release(key),
        ])
        .await;
    }

    /// Presses on the first square, jumps from each to the next, lets go on the last.
    pub async fn sweep(&self, button: Button, squares: &[&str]) {
        let ends = [squares.first(), squares.last()].map(|square| square.copied().unwrap_or_default());
        self.step(format!("sweep {} … {} ({button:?})", ends[0], ends[1]));
        let places = self.squares(squares).await;
        let mut steps = vec![Step::Move(places[0]), Step::Down(button)];
        steps.extend(places[1..].iter().map(|&place| Step::Move(place)));
        steps.push(Step::Up(button));
        self.mouse(&steps).await;
    }

    /// Clicks a place.
    pub async fn click_at(&self, button: Button, place: Point) {
        self.mouse(&[Step::Move(place), Step::Down(button), Step::Up(button)]).await;
    }

    /// Clicks a square.
    pub async fn click_square(&self, square: &str) {
        self.step(format!("click {square}"));
        self.click_at(Button::Left, self.square(square).await).await;
    }

    /// Clicks a square with another button.
    pub async fn click_square_with(&self, button: Button, square: &str) {
        self.step(format!("{button:?} click {square}"));
        self.click_at(button, self.square(square).await).await;
    }

    /// Presses on a square and keeps the button down, after a first move off the spot, so that a drag is on.
    pub async fn lift(&self, square: &str) {
        self.step(format!("lift {square}"));
        let place = self.square(square).await;
        let beside = Point { x: place.x + 12.0, y: place.y + 12.0 };
        self.mouse(&[Step::Move(place), Step::Down(Button::Left), Step::Move(beside)]).await;
    }

    /// Moves the pointer, with whatever is pressed.
    pub async fn move_to(&self, place: Point) {
        self.mouse(&[Step::Move(place)]).await;
    }

    /// Lets the left button go.
    pub async fn let_go(&self) {
        self.step("let go");
        self.mouse(&[Step::Up(Button::Left)]).await;
    }

    // --- fingers ---
    //
    // Chromium's driver forgets a finger at the end of each list of actions, so there fingers go through the browser's own
    // protocol. WebKit's driver turns fingers into a mouse, so there the probe makes the events.

    /// Puts a finger down.
    pub async fn finger_down(&self, finger: u32, place: Point) {
        self.step(format!("finger {finger} down at {:.0},{:.0}", place.x, place.y));
        self.fingers.borrow_mut().insert(finger, place);
        match self.engine() {
            Engine::Chromium => {
                // After two fingers at once the next page that is opened hears no finger at all.
                if self.fingers.borrow().len() > 1 {
                    self.wear();
                }
                self.touch_chromium("touchStart").await;
            }
            Engine::Firefox => {
                let Point { x, y } = place;
                let touch = TouchActions::new(format!("finger{finger}"))
                    .then(PointerAction::MoveTo { duration: Some(Duration::ZERO), x, y })
                    .then(PointerAction::Down { button: 0 });
                self.perform(Actions::from(touch)).await;
            }
            Engine::WebKit => self.touch_webkit("down", finger, place).await,
        }
    }

    /// Moves a finger that is down.
    pub async fn finger_move(&self, finger: u32, place: Point) {
        self.step(format!("finger {finger} to {:.0},{:.0}", place.x, place.y));
        self.fingers.borrow_mut().insert(finger, place);
        match self.engine() {
            Engine::Chromium => self.touch_chromium("touchMove").await,
            Engine::Firefox => {
                let Point { x, y } = place;
                let touch = TouchActions::new(format!("finger{finger}")).then(PointerAction::MoveTo {
                    duration: Some(Duration::ZERO),
                    x,
                    y,
                });
                self.perform(Actions::from(touch)).await;
            }
            Engine::WebKit => self.touch_webkit("move", finger, place).await,
        }
    }

    /// Lifts every finger.
    pub async fn fingers_up(&self) {
        self.step("fingers up");
        let fingers = std::mem::take(&mut *self.fingers.borrow_mut());
        match self.engine() {
            Engine::Chromium => self.touch_chromium("touchEnd").await,
            Engine::Firefox => {
                let mut all: Option<Actions> = None;
                for finger in fingers.keys() {
                    let touch =
                        TouchActions::new(format!("finger{finger}")).then(PointerAction::Up { button: 0 });
                    all = Some(match all {
                        None => Actions::from(touch),
                        Some(actions) => actions.and(touch),
                    });
                }
                if let Some(actions) = all {
                    self.perform(actions).await;
                }
            }
            Engine::WebKit => {
                for (finger, place) in fingers {
                    self.touch_webkit("up", finger, place).await;
                }
            }
        }
    }

    /// The browser takes the touch away, as for a scroll or a call. Chromium does it in earnest; the others are told by an
    /// event like theirs, since no driver can make them.
    pub async fn fingers_cancelled(&self) {
        self.step("fingers cancelled");
        let fingers = std::mem::take(&mut *self.fingers.borrow_mut());
        match self.engine() {
            Engine::Chromium => {
                self.touch_chromium("touchCancel").await;
                self.heard("pointercancel", |last| last["type"] == "pointercancel").await;
            }
            Engine::Firefox => {
                self.cancel_pointer().await;
                // What the browser still believes to be down comes up unheard of.
                if let Err(error) = self.browser().client().release_actions().await {
                    panic!("the fingers stay down: {error}");
                }
            }
            Engine::WebKit => {
                for (finger, place) in fingers {
                    self.touch_webkit("cancel", finger, place).await;
                }
            }
        }
    }

    /// Tells the page that the pointer it heard last is cancelled, by an event like the browser's own.
    pub async fn cancel_pointer(&self) {
        self.step("pointercancel");
        let script = "
            const { x, y, id } = __e2e.pointer();
            const target = [...document.querySelectorAll('*')].find((one) => one.hasPointerCapture(id))
                || document.elementFromPoint(x, y) || document.body;
            target.dispatchEvent(new PointerEvent('pointercancel', {
                bubbles: true, pointerId: id, isPrimary: true, clientX: x, clientY: y,
            }));";
        self.script(script, Vec::new()).await;
    }

    async fn touch_chromium(&self, kind: &str) {
        let points: Vec<Value> = self
            .fingers
            .borrow()
            .iter()
            .map(|(id, place)| json!({ "id": id, "x": place.x, "y": place.y }))
            .collect();
        // A finger that leaves in full flight throws the page, and the next tap would only stop it: the finger rests
        // for a second, by its own clock, before it is lifted.
        let real = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_secs_f64();
        let rest = if kind == "touchEnd" { 1.0 } else { 0.02 };
        let time = real.max(self.touch_clock.get() + rest);
        self.touch_clock.set(time);
        let parameters = json!({ "type": kind, "touchPoints": points, "timestamp": time });
        devtools(self.browser(), "Input.dispatchTouchEvent", parameters).await;
    }

    async fn touch_webkit(&self, kind: &str, finger: u32, place: Point) {
        let arguments = vec![json!(kind), json!(finger), json!(place.x), json!(place.y)];
        self.script("__e2e.finger(...arguments)", arguments).await;
    }

    /// Drags one finger along squares and lifts it on the last.
    pub async fn finger_along(&self, squares: &[&str]) {
        let places = self.squares(squares).await;
        self.finger_down(0, places[0]).await;
        for &place in &places[1..] {
            self.finger_move(0, place).await;
        }
        self.fingers_up().await;
    }

    /// A tap on a place.
    pub async fn tap(&self, place: Point) {
        self.finger_down(0, place).await;
        self.fingers_up().await;
    }

    /// A tap on a square.
    pub async fn tap_square(&self, square: &str) {
        self.tap(self.square(square).await).await;
    }

    /// A tap on the middle of an element.
    pub async fn tap_on(&self, css: &str) {
        self.step(format!("tap {css}"));
        self.tap(self.center(css).await).await;
    }

    // --- keys ---

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

    /// Holds a modifier and presses a key many times.
    pub async fn press_many(&self, modifier: &str, key: char, times: usize) {
        self.step(format!("press {modifier}+{key}, {times} times"));
        let held = named(modifier);
        // A list of actions is one message; a thousand keys would make it a very long one.
        for done in (0..times).step_by(100) {
            let mut keys = KeyActions::new("keyboard".to_owned()).then(KeyAction::Down { value: held });
            for _ in done..times.min(done + 100) {
                keys = keys.then(KeyAction::Down { value: key }).then(KeyAction::Up { value: key });
            }
            self.perform(Actions::from(keys.then(KeyAction::Up { value: held }))).await;
        }
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

async fn devtools(browser: &Browser, command: &str, parameters: Value) -> Value {
    match browser.devtools(command, parameters).await {
        Ok(value) => value,
        Err(sentence) => panic!("{command}: {sentence}"),
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
