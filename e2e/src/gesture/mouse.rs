//! The mouse: through WebDriver, and where that has no way, through DevTools and the X server.

use super::{Button, Step, devtools};
use crate::engine::Engine;
use crate::page::{Page, Point};
use fantoccini::actions::{
    Actions, InputSource as _, KeyAction, KeyActions, MouseActions, PointerAction, WheelAction, WheelActions,
};
use fantoccini::key::Key;
use serde_json::{Value, json};
use std::cell::Cell;
use std::time::Duration;

impl Page {
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
    pub(crate) async fn release_buttons(&self) {
        let mask = self.mouse.get().0;
        for button in [Button::Left, Button::Middle, Button::Right] {
            if mask & button.mask() != 0 {
                self.mouse(&[Step::Up(button)]).await;
            }
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

    /// Turns the wheel over a place by notches, towards the user where they are more than none.
    pub async fn wheel(&self, place: Point, notches: i32) {
        self.step(format!("wheel {notches} at {:.0},{:.0}", place.x, place.y));
        let downwards = notches.signum();
        for _ in 0..notches.unsigned_abs() {
            match self.engine() {
                Engine::Chromium => {
                    let parameters = json!({
                        "type": "mouseWheel", "x": place.x, "y": place.y, "deltaX": 0, "deltaY": 100 * downwards,
                    });
                    devtools(self.browser(), "Input.dispatchMouseEvent", parameters).await;
                }
                Engine::Firefox => {
                    let mut wheel = WheelActions::new("wheel".to_owned());
                    wheel.push(WheelAction::Scroll {
                        x: place.x as i64,
                        y: place.y as i64,
                        delta_x: 0,
                        delta_y: i64::from(100 * downwards),
                        duration: Some(Duration::ZERO),
                    });
                    self.perform(Actions::from(wheel)).await;
                }
                // No driver turns it; X has buttons for it, whose events come when they like.
                Engine::WebKit => {
                    let script = "
                        const [clientX, clientY, deltaY] = arguments;
                        const event = new WheelEvent('wheel', { bubbles: true, cancelable: true, view: window, clientX, clientY, deltaY });
                        if (document.elementFromPoint(clientX, clientY).dispatchEvent(event)) scrollBy(0, deltaY);";
                    let arguments = vec![json!(place.x), json!(place.y), json!(100 * downwards)];
                    self.script(script, arguments).await;
                }
            }
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

    /// Clicks a square twice, as fast as a double click is. A busy browser is too slow for that now and then: a person would try
    /// again, too. That happens beside the place of before, or its first click would be the second one there.
    pub async fn double_click_square(&self, square: &str) {
        self.step(format!("double click {square}"));
        let listen = "
            window.isDoubleClicked = false;
            addEventListener('dblclick', () => (window.isDoubleClicked = true), { capture: true, once: true });";
        self.script(listen, Vec::new()).await;
        let Point { x, y } = self.square(square).await;
        let beside = Cell::new(0.0);
        let (down, up) = (Step::Down(Button::Left), Step::Up(Button::Left));
        self.wait("a double click", || async {
            let place = Point { x: x + beside.get(), y };
            beside.set(if beside.get() > 0.0 { 0.0 } else { 14.0 });
            self.mouse(&[Step::Move(place), down, up, down, up]).await;
            self.script("return window.isDoubleClicked", Vec::new()).await == json!(true)
        })
        .await;
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
}
