//! Work that waits until the browser has nothing else to do.

use std::time::Duration;

use js_sys::Reflect;
use leptos::prelude::*;

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
