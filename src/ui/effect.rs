//! Effects: what is done again when the page's state has changed.
//!
//! Leptos' own effects are futures that an executor drives, each with an owner that ends it and a list of the signals that
//! it has read. Here is one signal, nearly everything depends on it, and what does lives as long as the page: one subscriber
//! stands for all effects, and one microtask after a change runs them; what can wait for the next frame waits for it.

use std::cell::{Cell, RefCell};
use std::sync::{Arc, Weak};

use leptos_dom::helpers::{request_animation_frame, window};
use reactive_graph::graph::{AnySource, AnySubscriber, ReactiveNode, Source, Subscriber};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

use super::{dom, frame};

/// What is done; taken out while it is being done.
type Run = Option<Box<dyn FnMut()>>;

/// Effects of one moment.
struct Effects {
    all: RefCell<Vec<Run>>,
    /// The state has changed and they have something to do.
    wait: Cell<bool>,
}

impl Effects {
    /// None yet.
    fn made() -> &'static Effects {
        Box::leak(Box::new(Effects { all: RefCell::default(), wait: Cell::new(false) }))
    }

    fn add(&'static self, mut run: Box<dyn FnMut()>) {
        run();
        self.all.borrow_mut().push(Some(run));
    }

    fn run(&self) {
        // What an effect changes is shown at the same moment.
        while self.wait.take() {
            let mut index = 0;
            loop {
                let Some(run) = self.all.borrow_mut().get_mut(index).map(Option::take) else { break };
                if let Some(mut run) = run {
                    run();
                    self.all.borrow_mut()[index] = Some(run);
                }
                index += 1;
            }
        }
    }
}

thread_local! {
    /// Those that are run in a microtask.
    static SOON: &'static Effects = Effects::made();
    /// Those that are run before the next frame is painted.
    static BY_FRAME: &'static Effects = Effects::made();
    /// A frame that is out of sight is not painted, and may be printed or read all the same.
    static IS_EMBEDDED: bool = frame::is_embedded();
    /// The microtask.
    static TASK: JsValue = Closure::<dyn FnMut()>::wrap(Box::new(run_waiting)).into_js_value();
}

/// Has all effects run whenever this signal has changed, as long as the page lives.
pub(super) fn follow(signal: &impl Source) {
    let all: Arc<All> = Arc::new(All);
    let weak: Weak<All> = Arc::downgrade(&all);
    signal.add_subscriber(AnySubscriber(0, weak));
    std::mem::forget(all);
}

/// Runs at once, and in a microtask whenever the state has changed, as long as the page lives.
pub(super) fn effect(run: Box<dyn FnMut()>) {
    SOON.with(|effects| effects.add(run));
}

/// The same for what nobody can see or hear before the next frame, nor print.
pub(super) fn effect_by_frame(run: Box<dyn FnMut()>) {
    BY_FRAME.with(|effects| effects.add(run));
}

/// Has what waits for a frame done before the page is printed.
pub(super) fn bind_printing() {
    dom::on(&window(), "beforeprint", |_| BY_FRAME.with(|effects| effects.run()));
}

/// Does something once when what has changed by now has been shown.
pub(super) fn afterwards(task: impl FnOnce() + 'static) {
    window().queue_microtask(Closure::once_into_js(task).unchecked_ref());
}

fn run_waiting() {
    SOON.with(|effects| effects.run());
    BY_FRAME.with(|effects| {
        if IS_EMBEDDED.with(|is| *is) {
            effects.wait.set(true);
            effects.run();
        } else if !effects.wait.replace(true) {
            request_animation_frame(|| BY_FRAME.with(|effects| effects.run()));
        }
    });
}

/// All effects, in the graph of signals.
struct All;

impl ReactiveNode for All {
    fn mark_dirty(&self) {
        if !SOON.with(|effects| effects.wait.replace(true)) {
            TASK.with(|task| window().queue_microtask(task.unchecked_ref()));
        }
    }

    // Its source is a signal, which is never in doubt.
    fn mark_check(&self) {
        self.mark_dirty();
    }

    fn mark_subscribers_check(&self) {}

    fn update_if_necessary(&self) -> bool {
        SOON.with(|effects| effects.wait.get())
    }
}

impl Subscriber for All {
    fn add_source(&self, _: AnySource) {}

    fn clear_sources(&self, _: &AnySubscriber) {}
}
