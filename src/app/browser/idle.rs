//! Work that waits until the browser has done something else.

use std::time::Duration;

use js_sys::{Promise, Reflect};
use leptos::prelude::*;
use leptos::wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;

/// How long a browser without idle callbacks (Safari) is left alone.
const REST: Duration = Duration::from_millis(200);

/// Does something when the page is idle.
pub fn when_idle(task: impl Fn() + 'static) {
    if Reflect::has(&window(), &"requestIdleCallback".into()).unwrap_or(false) {
        request_idle_callback(task);
    } else {
        set_timeout(task, REST);
    }
}

/// Resolves in a task of its own, so that the page does meanwhile what there is to do.
pub async fn next_task() {
    let promise = Promise::new(&mut |done, _| {
        // Without a timer there is no pause.
        if window().set_timeout_with_callback(&done).is_err() {
            let _ = done.call0(&JsValue::UNDEFINED);
        }
    });
    // Nothing rejects it.
    let _ = JsFuture::from(promise).await;
}

/// How long a task works before the page goes on, in milliseconds. A step more of some milliseconds keeps it below 50, from
/// which on a task is long.
const TASK: f64 = 30.0;

fn now() -> f64 {
    window().performance().map_or(0.0, |performance| performance.now())
}

/// Does steps of some work until one says that it was the last. The page goes on between tasks of some milliseconds: not a step in
/// each, for browsers let 4 ms go by before a timer that a timer has set (HTML, timers).
pub async fn in_tasks(mut step: impl FnMut() -> bool) {
    let mut end = now() + TASK;
    while step() {
        if now() > end {
            next_task().await;
            end = now() + TASK;
        }
    }
}

/// How long a page that is not painted, as in a background tab, is waited for.
const UNPAINTED: Duration = Duration::from_millis(60);

/// Resolves when the page as it stands has been painted, or soon.
pub async fn painted() {
    let promise = Promise::new(&mut |done, _| {
        let resolve = move || {
            // A function of the browser's own does not throw.
            let _ = done.call0(&JsValue::UNDEFINED);
        };
        // A task behind the frame runs when it has been painted.
        let painted = resolve.clone();
        request_animation_frame(move || set_timeout(painted, Duration::ZERO));
        set_timeout(resolve, UNPAINTED);
    });
    // Nothing rejects it.
    let _ = JsFuture::from(promise).await;
}
