//! Fingers on a screen.

use super::devtools;
use crate::engine::Engine;
use crate::page::{Page, Point};
use fantoccini::actions::{Actions, InputSource as _, PointerAction, TouchActions};
use serde_json::{Value, json};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

impl Page {
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
                    self.retire_browser();
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

    /// Lets the finger that is down rest until it is a long press. Without this it never is one, however slow the machine.
    pub async fn finger_rests(&self) {
        self.step("the finger rests");
        self.wait("a long press", || async {
            self.script_async("__e2e.rests().then(arguments[0])", Vec::new()).await == true
        })
        .await;
    }

    /// Whether the page waits for the finger that is down to rest until it is a long press.
    pub async fn awaits_long_press(&self) -> bool {
        self.script("return __e2e.awaitsRest()", Vec::new()).await == true
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

    /// Drags one finger along squares and lets go on the last.
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
}
