//! The service worker (`sw.js`), which keeps the page for when its server is gone.

use js_sys::{Function, Object, Reflect};
use leptos::prelude::*;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{ServiceWorkerContainer, ServiceWorkerRegistration};

/// The script of the worker, at the top of its scope.
const SCRIPT: &str = "sw.js";
/// The Trusted Types policy that the page's Content-Security-Policy allows.
const POLICY: &str = "forsyth";

/// The browser's service workers. Outside secure contexts there are none.
pub fn container() -> Option<ServiceWorkerContainer> {
    // The bindings take them to be there always.
    let container = Reflect::get(&window().navigator(), &"serviceWorker".into()).ok()?;
    (!container.is_undefined()).then(|| container.unchecked_into())
}

/// Registers the worker. It may be refused: in a private window, or where there is no room.
pub async fn register(container: &ServiceWorkerContainer) -> Option<ServiceWorkerRegistration> {
    let options = Object::new();
    // The browser's own cache must not keep an old version alive.
    Reflect::set(&options, &"updateViaCache".into(), &"none".into()).ok()?;
    // The binding would make a plain text of the address again.
    let register: Function = Reflect::get(container, &"register".into()).ok()?.dyn_into().ok()?;
    let promise = register.call2(container, &script_url().ok()?, &options).ok()?;
    JsFuture::from(js_sys::Promise::resolve(&promise)).await.ok()?.dyn_into().ok()
}

/// The address of the worker's script, as the browser wants it: one with Trusted Types takes it from a policy alone.
fn script_url() -> Result<JsValue, JsValue> {
    let factory = Reflect::get(&window(), &"trustedTypes".into())?;
    if factory.is_undefined() {
        return Ok(SCRIPT.into());
    }
    let rules = Object::new();
    // Whatever is asked for, there is one address.
    let create: Closure<dyn Fn() -> JsValue> = Closure::new(|| SCRIPT.into());
    Reflect::set(&rules, &"createScriptURL".into(), create.as_ref())?;
    let policy = method(&factory, "createPolicy")?.call2(&factory, &POLICY.into(), &rules)?;
    method(&policy, "createScriptURL")?.call1(&policy, &"".into())
}

fn method(object: &JsValue, name: &str) -> Result<Function, JsValue> {
    Reflect::get(object, &name.into())?.dyn_into()
}
