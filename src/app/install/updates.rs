//! The page is kept for when its server is gone, and renewed when the user says so: a newer version is offered, never forced.

use js_sys::Date;
use leptos::ev;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen_futures::JsFuture;
use web_sys::{ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState};

use super::tab::reload;
use crate::app::browser::events::{listen, on_document, on_return};
use crate::app::browser::{document, service_worker};
use crate::app::notices::Announcer;
use crate::app::store::Store;
use crate::i18n::messages;

/// The newer version that is offered.
#[derive(Clone, Copy)]
pub struct UpdateState(pub RwSignal<Option<ServiceWorkerRegistration>, LocalStorage>);

impl UpdateState {
    #[allow(clippy::new_without_default, reason = "it takes part in the owner that makes it")]
    pub fn new() -> UpdateState {
        UpdateState(RwSignal::new_local(None))
    }

    pub fn of(store: Store) -> UpdateState {
        store.context()
    }
}

/// How long a page that stays open for days does not ask for a newer version, in milliseconds.
const HOUR: f64 = 3_600_000.0;

/// Has the browser keep the page, and offers newer versions as long as it lives.
pub(super) async fn keep(store: Store) {
    document::loaded().await;
    let Some(workers) = service_worker::container() else { return };
    let Some(registration) = service_worker::register(&workers).await else { return };
    reload_under_another_worker(workers);
    offer_when_installed(store, &registration);
    ask_each_hour(registration);
}

/// While a page is kept for the Back button the worker may forget it, and would then answer it with files of a newer version.
fn reload_under_another_worker(workers: ServiceWorkerContainer) {
    let own = StoredValue::new_local(workers.controller());
    let container = workers.clone();
    listen(&workers, "controllerchange", false, move |_| {
        own.update_value(|own| *own = own.take().or_else(|| container.controller()));
    });
    on_return(move || {
        if own.get_value() != workers.controller() {
            reload();
        }
    });
}

/// Offers the version that waits, and each later one. A version may already be on its way, or installed, when the page hears
/// of it for the first time.
fn offer_when_installed(store: Store, registration: &ServiceWorkerRegistration) {
    let found = registration.clone();
    let follow = move || {
        offer(store, &found);
        if let Some(next) = found.installing() {
            let found = found.clone();
            listen(&next, "statechange", false, move |_| offer(store, &found));
        }
    };
    follow();
    listen(registration, "updatefound", false, move |_| follow());
}

/// Offers the version that waits. The first version has nobody to take anything over from.
fn offer(store: Store, registration: &ServiceWorkerRegistration) {
    let is_offered = UpdateState::of(store).0.with_untracked(Option::is_some);
    if registration.waiting().is_some() && registration.active().is_some() && !is_offered {
        UpdateState::of(store).0.set(Some(registration.clone()));
        Announcer::of(store).announce(messages().new_version().into());
    }
}

/// A page that stays open for days asks when somebody comes back to it; without a server it asks again later.
fn ask_each_hour(registration: ServiceWorkerRegistration) {
    let asked = StoredValue::new(Date::now());
    on_document(ev::visibilitychange, move |_| {
        let now = Date::now();
        if document().hidden() || now - asked.get_value() <= HOUR {
            return;
        }
        asked.set_value(now);
        if let Ok(promise) = registration.update() {
            spawn_local(async move {
                let _ = JsFuture::from(promise).await;
            });
        }
    });
}

/// Loads the version that waits. The storage of the tab brings the work over.
pub(super) fn renew(registration: &ServiceWorkerRegistration) {
    // A page beside this one has renewed already.
    let Some(next) = registration.waiting() else { return reload() };
    let worker = next.clone();
    listen(&next, "statechange", false, move |_| {
        // Redundant if a newer one has come meanwhile; that one will be offered.
        if matches!(worker.state(), ServiceWorkerState::Activated | ServiceWorkerState::Redundant) {
            reload();
        }
    });
    // The only message that the worker understands (`sw.js`).
    let _ = next.post_message(&"activate".into());
}
