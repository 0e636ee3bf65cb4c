//! Effects: what is done again when the page's state has changed.
//!
//! Leptos' own effects are futures that an executor drives, each with an owner that ends it and a list of the signals that
//! it has read. Here is one signal, nearly everything depends on it, and what does lives as long as the page: one subscriber
//! stands for all effects. Text and pieces, which edit each other, are shown in a microtask after the change; the rest
//! follows in the task after that, so that the event is over soon, or in the next frame if that comes first.

use std::cell::{Cell, RefCell};
use std::sync::{Arc, Weak};

use js_sys::Function;
use leptos_dom::helpers::window;
use reactive_graph::graph::{AnySource, AnySubscriber, ReactiveNode, Source, Subscriber};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;

use super::{dom, frame};

/// What is done; taken out while it is being done.
type Run = Option<Box<dyn FnMut()>>;

/// Effects of one moment.
#[derive(Default)]
struct Effects {
    all: RefCell<Vec<Run>>,
    /// The state has changed and they have something to do.
    wait: Cell<bool>,
}

impl Effects {
    /// None yet.
    fn made() -> &'static Effects {
        Box::leak(Box::default())
    }

    fn add(&self, mut run: Box<dyn FnMut()>) {
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
    static AT_ONCE: &'static Effects = Effects::made();
    /// Those that are run in the next task, or by the next frame if that comes first.
    static SOON: &'static Effects = Effects::made();
    /// The moment of these will come.
    static IS_ASKED_FOR: Cell<bool> = const { Cell::new(false) };
    /// What has changed is being shown.
    static IS_SHOWING: Cell<bool> = const { Cell::new(false) };
    /// A frame that is out of sight is not painted, and may be printed or read all the same.
    static IS_EMBEDDED: bool = frame::is_embedded();
    static MICROTASK: Function = function(run_waiting);
    static LATER: Function = function(show_later);
}

/// A function for the browser to call. Made once, it costs nothing at each change.
fn function(run: fn()) -> Function {
    Closure::<dyn FnMut()>::wrap(Box::new(run)).into_js_value().unchecked_into()
}

/// Has all effects run whenever this signal has changed, as long as the page lives.
pub(super) fn follow(signal: &impl Source) {
    let all: Arc<All> = Arc::new(All);
    let weak: Weak<All> = Arc::downgrade(&all);
    signal.add_subscriber(AnySubscriber(0, weak));
    std::mem::forget(all);
}

/// Runs now, and whenever the state has changed before the next frame is painted, as long as the page lives.
pub(super) fn effect(run: Box<dyn FnMut()>) {
    SOON.with(|effects| effects.add(run));
}

/// The same before the event that changes the state is over.
pub(super) fn effect_at_once(run: Box<dyn FnMut()>) {
    AT_ONCE.with(|effects| effects.add(run));
}

/// Has everything done that a change asks for before it is too late: before somebody clicks what the change was to replace,
/// or asks for what it was to change by a key, and before the page is printed or left.
pub(super) fn bind_catching_up() {
    for event in ["click", "keydown"] {
        dom::on_the_way(event, |_| catch_up());
    }
    for event in ["pagehide", "beforeprint"] {
        dom::on(&window(), event, |_| catch_up());
    }
}

/// Saves and shows what has changed.
fn catch_up() {
    // Who shows something sees to it that what changes meanwhile is shown too.
    if IS_SHOWING.replace(true) {
        return;
    }
    while AT_ONCE.with(|effects| effects.wait.get()) || SOON.with(|effects| effects.wait.get()) {
        AT_ONCE.with(|effects| effects.run());
        SOON.with(|effects| effects.run());
    }
    IS_SHOWING.set(false);
}

/// Does something once when text and pieces show what has changed by now.
pub(super) fn afterwards(task: impl FnOnce() + 'static) {
    window().queue_microtask(Closure::once_into_js(task).unchecked_ref());
}

fn run_waiting() {
    AT_ONCE.with(|effects| effects.run());
    if IS_EMBEDDED.with(|is| *is) {
        return catch_up();
    }
    if SOON.with(|effects| effects.wait.get()) && !IS_ASKED_FOR.replace(true) {
        // Not in the frame alone: it may have laid the page out already, to learn what lies under the pointer. A window
        // refuses neither.
        LATER.with(|later| {
            let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(later, 0);
            let _ = window().request_animation_frame(later);
        });
    }
}

fn show_later() {
    IS_ASKED_FOR.set(false);
    catch_up();
}

/// All effects, in the graph of signals.
struct All;

impl ReactiveNode for All {
    fn mark_dirty(&self) {
        SOON.with(|effects| effects.wait.set(true));
        if !AT_ONCE.with(|effects| effects.wait.replace(true)) {
            MICROTASK.with(|task| window().queue_microtask(task));
        }
    }

    // Its source is a signal, which is never in doubt.
    fn mark_check(&self) {
        self.mark_dirty();
    }

    fn mark_subscribers_check(&self) {}

    fn update_if_necessary(&self) -> bool {
        AT_ONCE.with(|effects| effects.wait.get())
    }
}

impl Subscriber for All {
    fn add_source(&self, _: AnySource) {}

    fn clear_sources(&self, _: &AnySubscriber) {}
}
