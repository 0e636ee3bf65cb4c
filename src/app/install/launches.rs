//! What the system opens the installed page with while it runs: files, and addresses (`launchQueue`, Chromium alone).

use js_sys::{Array, Function, JSON, Promise, Reflect};
use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_bindgen::closure::Closure;
use leptos::wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, future_to_promise};
use web_sys::{File, Url, UrlSearchParams};

use super::query::{close_dialog, follow_query, paste_from_outside, put_into_box};
use crate::app::browser::storage::Tab;
use crate::app::chunk::importing;
use crate::app::notices::Announcer;
use crate::app::store::Store;
use crate::editor::storage::Storage;
use crate::i18n::messages;
use crate::import::arrivals::LARGEST;

/// The last launch, as long as the tab: a reload has it delivered once more.
const LAUNCHED: &str = "forsyth.launched";

/// Takes launches one after the other, in the order in which they come. `asked` is the query of the page.
pub(super) fn receive(store: Store, asked: &UrlSearchParams) {
    let Ok(queue) = Reflect::get(&window(), &"launchQueue".into()) else { return };
    let Ok(set_consumer) =
        Reflect::get(&queue, &"setConsumer".into()).map(JsCast::unchecked_into::<Function>)
    else {
        return;
    };
    // The queue delivers at once what has opened the page.
    let asked = StoredValue::new(Some(String::from(asked.to_string())));
    let last = StoredValue::new_local(Promise::resolve(&JsValue::UNDEFINED));
    let consumer = Closure::<dyn Fn(JsValue)>::new(move |launch: JsValue| {
        let (before, asked) = (last.get_value(), asked.get_value());
        last.set_value(future_to_promise(async move {
            let _ = JsFuture::from(before).await;
            open(store, &launch, asked).await;
            Ok(JsValue::UNDEFINED)
        }));
    });
    // The queue keeps it as long as the page lives.
    let _ = set_consumer.call1(&queue, &consumer.into_js_value());
    asked.set_value(None);
}

/// Does what a launch asks for. `asked` is the query of the page, if the launch is what has opened it.
async fn open(store: Store, launch: &JsValue, asked: Option<String>) {
    let Some(files) = files(launch).await else {
        return Announcer::of(store).tell(messages().file_unread());
    };
    let target = Reflect::get(launch, &"targetURL".into()).ok().and_then(|target| target.as_string());
    let target = target.or_else(|| window().location().href().ok()).unwrap_or_default();
    if is_repeated(&target, &files) && asked.is_some() {
        return;
    }
    if !files.is_empty() {
        return open_files(store, files);
    }
    let Ok(target) = Url::new(&target) else { return };
    // What the page was opened with it has done.
    if asked.is_none_or(|asked| target.search_params().to_string() != asked) {
        follow(store, &target);
    }
}

/// The files of a launch; none if one of them is a folder, or gone.
async fn files(launch: &JsValue) -> Option<Vec<File>> {
    let handles = Array::from(&Reflect::get(launch, &"files".into()).ok().filter(JsValue::is_object)?);
    let promises = Array::new();
    for handle in handles.iter() {
        let get: Function = Reflect::get(&handle, &"getFile".into()).ok()?.dyn_into().ok()?;
        promises.push(&get.call0(&handle).ok()?);
    }
    let files: Array = JsFuture::from(Promise::all(&promises)).await.ok()?.dyn_into().ok()?;
    files.iter().map(|file| file.dyn_into().ok()).collect()
}

fn open_files(store: Store, files: Vec<File>) {
    close_dialog(store);
    importing(store).with(move |table| {
        if let Ok(table) = table {
            return (table.open_files)(store, files);
        }
        // A reload may try again.
        Tab.remove(LAUNCHED);
        spawn_local(async move {
            match beginning(&files).await {
                Some(text) => put_into_box(store, text),
                None => Announcer::of(store).tell(messages().file_unread()),
            }
        });
    });
}

/// The text of the first file, as much of it as is ever read.
async fn beginning(files: &[File]) -> Option<String> {
    let part = files.first()?.slice_with_f64_and_f64(0.0, LARGEST as f64).ok()?;
    JsFuture::from(part.text()).await.ok()?.as_string()
}

/// Whether this launch was the last one too.
fn is_repeated(target: &str, files: &[File]) -> bool {
    let about = Array::of1(&target.into());
    for file in files {
        about.push(&Array::of3(&file.name().into(), &file.size().into(), &file.last_modified().into()));
    }
    // Texts and numbers always have a JSON.
    let launch = JSON::stringify(&about).map(String::from).unwrap_or_default();
    // Without storage there is no work to come back to after a reload either.
    let is_repeated = Tab.get(LAUNCHED).is_ok_and(|before| before.as_ref() == Some(&launch));
    let _ = Tab.set(LAUNCHED, &launch);
    is_repeated
}

/// The page, which is open already, is launched again with another address.
fn follow(store: Store, target: &Url) {
    let location = window().location();
    let here = location.pathname().unwrap_or_default();
    // Refused only for addresses that are none.
    if folder(&target.pathname()) != folder(&here) {
        let _ = location.assign(&target.href());
        return;
    }
    let asked = target.search_params();
    if follow_query(store, &asked) {
        return;
    }
    if asked.has("fen") {
        paste_from_outside(store, target.href());
    } else if !target.hash().is_empty() {
        let _ = location.set_hash(&target.hash());
    }
}

fn folder(path: &str) -> &str {
    path.strip_suffix("index.html").unwrap_or(path)
}
