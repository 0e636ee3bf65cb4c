//! Effects: what is done again when a signal that it has read has changed.
//!
//! Leptos' own effects are futures that an executor drives, and each has an owner that ends it. Those of the page live as
//! long as the page, and one microtask after a change runs all that have something to do: a twentieth of the code.

use std::cell::RefCell;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};

use leptos_dom::helpers::window;
use reactive_graph::graph::{AnySource, AnySubscriber, ReactiveNode, Source, Subscriber, WithObserver};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};

/// Its place in the graph of signals.
struct Node {
    /// Its number among [`EFFECTS`].
    index: usize,
    /// A signal that it has read has changed: it waits for the microtask.
    waits: AtomicBool,
    /// What it has read.
    sources: Mutex<Vec<AnySource>>,
}

/// What is done; taken out while it is being done.
type Run = Option<Box<dyn FnMut()>>;

thread_local! {
    static EFFECTS: RefCell<Vec<(Arc<Node>, Run)>> = const { RefCell::new(Vec::new()) };
    /// Those that have something to do.
    static WAITING: RefCell<Vec<usize>> = const { RefCell::new(Vec::new()) };
    /// The microtask.
    static TASK: JsValue = Closure::<dyn FnMut()>::wrap(Box::new(run_waiting)).into_js_value();
}

/// Runs at once, and in a microtask whenever a signal that it reads has changed, as long as the page lives.
pub(super) fn effect(run: Box<dyn FnMut()>) {
    let index = EFFECTS.with_borrow_mut(|effects| {
        let index = effects.len();
        let node = Node { index, waits: AtomicBool::new(false), sources: Mutex::default() };
        effects.push((Arc::new(node), Some(run)));
        index
    });
    run_effect(index);
}

/// Does something once when what has changed by now has been shown.
pub(super) fn afterwards(task: impl FnOnce() + 'static) {
    window().queue_microtask(Closure::once_into_js(task).unchecked_ref());
}

fn run_effect(index: usize) {
    let Some((node, Some(mut run))) = EFFECTS
        .with_borrow_mut(|effects| effects.get_mut(index).map(|(node, run)| (Arc::clone(node), run.take())))
    else {
        return;
    };
    node.waits.store(false, Ordering::Relaxed);
    let subscriber = node.subscriber();
    node.clear_sources(&subscriber);
    subscriber.with_observer(&mut run);
    EFFECTS.with_borrow_mut(|effects| effects[index].1 = Some(run));
}

fn run_waiting() {
    // What an effect changes is shown within the same microtask.
    loop {
        let waiting = WAITING.take();
        if waiting.is_empty() {
            return;
        }
        for index in waiting {
            run_effect(index);
        }
    }
}

impl Node {
    fn subscriber(self: &Arc<Node>) -> AnySubscriber {
        let node: Weak<Node> = Arc::downgrade(self);
        AnySubscriber(Arc::as_ptr(self) as usize, node)
    }
}

impl ReactiveNode for Node {
    fn mark_dirty(&self) {
        if !self.waits.swap(true, Ordering::Relaxed) {
            let first = WAITING.with_borrow_mut(|waiting| {
                waiting.push(self.index);
                waiting.len() == 1
            });
            if first {
                TASK.with(|task| window().queue_microtask(task.unchecked_ref()));
            }
        }
    }

    // All sources are signals, which are never in doubt.
    fn mark_check(&self) {
        self.mark_dirty();
    }

    fn mark_subscribers_check(&self) {}

    fn update_if_necessary(&self) -> bool {
        self.waits.load(Ordering::Relaxed)
    }
}

impl Subscriber for Node {
    fn add_source(&self, source: AnySource) {
        let mut sources = self.sources.lock().unwrap_or_else(PoisonError::into_inner);
        if !sources.contains(&source) {
            sources.push(source);
        }
    }

    fn clear_sources(&self, subscriber: &AnySubscriber) {
        let sources = std::mem::take(&mut *self.sources.lock().unwrap_or_else(PoisonError::into_inner));
        for source in sources {
            source.remove_subscriber(subscriber);
        }
    }
}
