//! The service worker (`sw.js`), which keeps the page for when its server is gone.

use js_sys::Reflect;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    RegistrationOptions, ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerUpdateViaCache,
};

/// The script of the worker, at the top of its scope. The Trusted Types policy of the page (`public/boot.js`) lets no other
/// address be one of a script.
const SCRIPT: &str = "sw.js";

/// The browser's service workers. Outside secure contexts there are none.
pub fn container() -> Option<ServiceWorkerContainer> {
    // The bindings take them to be there always.
    let container = Reflect::get(&window().navigator(), &"serviceWorker".into()).ok()?;
    (!container.is_undefined()).then(|| container.unchecked_into())
}

/// Registers the worker. It may be refused: in a private window, or where there is no room.
pub async fn register(container: &ServiceWorkerContainer) -> Option<ServiceWorkerRegistration> {
    let options = RegistrationOptions::new();
    // The browser's own cache must not keep an old version alive.
    options.set_update_via_cache(ServiceWorkerUpdateViaCache::None);
    let registration = JsFuture::from(container.register_with_options(SCRIPT, &options)).await;
    registration.ok()?.dyn_into().ok()
}
