//! What is said when the program has crashed, or could not be started.
//!
//! No program can say it then: the build puts a template of it into the page for each language (`render`), and
//! `public/crash.js` and `public/boot.js` show it. In the browser [`report_panics`] tells them what a panic says.

#[cfg(feature = "app")]
pub use in_browser::report_panics;
#[cfg(feature = "ssr")]
pub use prerendered::render;

#[cfg(feature = "app")]
mod in_browser {
    use std::panic;

    use leptos::prelude::*;
    use leptos::wasm_bindgen::JsValue;
    use web_sys::{CustomEvent, CustomEventInit};

    /// Reports a panic with its message and place: in the console, and to the crash screen.
    pub fn report_panics() {
        panic::set_hook(Box::new(|panic| {
            console_error_panic_hook::hook(panic);
            let about = CustomEventInit::new();
            about.set_detail(&JsValue::from(panic.to_string()));
            // There is nobody left who could do something about an event that is refused.
            if let Ok(event) = CustomEvent::new_with_event_init_dict("forsyth:panic", &about) {
                let _ = window().dispatch_event(&event);
            }
        }));
    }
}

#[cfg(feature = "ssr")]
mod prerendered {
    use leptos::prelude::*;

    use crate::VERSION;
    use crate::app::icons::Icon;
    use crate::i18n::LANGUAGES;
    use crate::i18n::catalogues::message;

    /// The templates of all languages, as HTML.
    pub fn render() -> String {
        Owner::new().with(|| LANGUAGES.map(|tag| view! { <Template tag/> }.to_html()).concat())
    }

    fn text(tag: &str, id: &str) -> String {
        message(tag, id).unwrap_or_default().to_owned()
    }

    #[component]
    fn Template(tag: &'static str) -> impl IntoView {
        view! {
            <template lang=tag>
                <StartFailure tag reason="webassembly"/>
                <StartFailure tag reason="sandbox"/>
                <StartFailure tag reason="file"/>
                <CrashDialog tag/>
            </template>
        }
    }

    #[component]
    fn StartFailure(tag: &'static str, reason: &'static str) -> impl IntoView {
        view! {
            <div class="notice" lang=tag data-notice data-failure=reason>
                <Icon name="alert"/>
                <span class="notice-text">{text(tag, &["failure-", reason].concat())}</span>
            </div>
        }
    }

    #[component]
    fn CrashDialog(tag: &'static str) -> impl IntoView {
        let text = move |id| text(tag, id);
        view! {
            <dialog
                class="crash"
                lang=tag
                data-version=VERSION
                role="alertdialog"
                aria-labelledby="crash-title"
                aria-describedby="crash-kept crash-again"
            >
                <h2 id="crash-title">{text("crash-title")}</h2>
                <p id="crash-kept" class="crash-kept">{text("crash-kept")}</p>
                <p id="crash-again" class="crash-again">{text("crash-again")}</p>
                <CrashText id="crash-fen" label=text("crash-fen") rows="2" class="crash-fen"/>
                <CrashText id="crash-draft" label=text("crash-draft") rows="2" class="crash-draft"/>
                <CrashText id="crash-report" label=text("crash-report") rows="4" class="crash-report"/>
                <p class="hint">{text("crash-private")}</p>
                <div class="crash-buttons">
                    <CopyButton tag copies="copy-fen"/>
                    <CopyButton tag copies="copy-report"/>
                    <button type="button" class="button crash-again" data-crash="afresh">{text("crash-afresh")}</button>
                    <button type="button" class="button primary" data-crash="reload" autofocus>{text("crash-reload")}</button>
                </div>
            </dialog>
        }
    }

    /// A text that can be read and copied, with its label.
    #[component]
    fn CrashText(id: &'static str, label: String, rows: &'static str, class: &'static str) -> impl IntoView {
        view! {
            <label for=id class=class>{label}</label>
            <textarea id=id class=class rows=rows readonly spellcheck="false"></textarea>
        }
    }

    /// Says on itself that the text was copied, or selected where the browser refuses the clipboard.
    #[component]
    fn CopyButton(tag: &'static str, copies: &'static str) -> impl IntoView {
        view! {
            <button
                type="button"
                class="button"
                data-crash=copies
                data-after-copy=text(tag, "crash-copied")
                data-after-select=text(tag, "crash-selected")
            >
                {text(tag, &["crash-", copies].concat())}
            </button>
        }
    }
}
