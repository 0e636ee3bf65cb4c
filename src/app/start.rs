//! The start of the page: rendered when it is built, taken over in the browser.

#[cfg(feature = "app")]
pub use in_browser::mount;

/// The body of the static page: the start position in English, which is seen where there is a style. Where a frame may
/// load neither style nor scripts, a sentence says so.
#[cfg(feature = "ssr")]
pub fn render() -> String {
    use leptos::prelude::*;

    use super::App;
    use super::contexts::provide;
    use super::store::Store;
    use crate::i18n::LANGUAGES;
    use crate::i18n::catalogues::message;

    let owner = Owner::new();
    let html = owner.with(|| {
        provide(Store::at_start());
        view! { <App/> }.to_html()
    });
    let failure = message(LANGUAGES[0], "failure-sandbox").unwrap_or_default();
    [
        "<div id=\"app\"><div class=\"static\" hidden>",
        &html,
        "</div><p class=\"without-style\">",
        failure,
        "</p></div>",
    ]
    .concat()
}

#[cfg(feature = "app")]
mod in_browser {
    use std::time::Duration;

    use leptos::mount::mount_to;
    use leptos::prelude::*;
    use leptos::wasm_bindgen::JsCast;
    // That of Leptos is there when something has been mounted.
    use wasm_bindgen_futures::spawn_local;

    use crate::app::appearance::AppearanceState;
    use crate::app::browser::document::{self, set_root};
    use crate::app::browser::takeover::StaticPageState;
    use crate::app::browser::{idle, letter_keys, lost_focus};
    use crate::app::chunk::{self, deferred};
    use crate::app::contexts::provide;
    use crate::app::import::arrivals;
    use crate::app::reactive::effect;
    use crate::app::store::Store;
    use crate::app::{App, embed, install, language, notices, settings};
    use crate::editor::Command;
    use crate::i18n::LANGUAGES;

    /// Builds the page in the language of the reader, and takes the place of the static one in one go.
    pub fn mount() {
        spawn_local(async {
            let tag = language::preferred();
            let is_spoken = tag == LANGUAGES[0] || language::install(tag).await;
            // The program is compiled while the parser is at work, and may be there first.
            document::parsed().await;
            // The static page is seen first: building the page takes longer than a frame.
            idle::painted().await;
            take_over(if is_spoken { tag } else { LANGUAGES[0] });
        });
    }

    fn take_over(tag: &'static str) {
        let (Some(body), Ok(root)) = (document().body(), document().create_element("div")) else { return };
        root.set_id("app");
        language::show(tag);
        let rendered = document().get_element_by_id("app");
        let before = rendered.as_ref().map(StaticPageState::of).unwrap_or_default();
        let text = before.text.clone();
        let mounted = mount_to(root.clone().unchecked_into(), move || {
            let (store, reports) = Store::open(settings::FORM.stored(), notices::report);
            provide(store);
            for report in reports {
                notices::report(store, report);
            }
            if let Some(text) = text {
                store.dispatch(Command::Type(text));
            }
            begin(store);
            view! { <App/> }
        });
        // The page lives as long as its document.
        mounted.forget();
        let _ = match rendered {
            Some(rendered) => rendered.replace_with_with_node_1(&root),
            None => body.prepend_with_node_1(&root),
        };
        before.restore(&root);
        set_root("data-waiting", None);
    }

    /// Begins what goes on as long as the page lives. Effects run when the page has been built.
    fn begin(store: Store) {
        store.bind_following();
        AppearanceState::here().start();
        store.bind_address();
        embed::start(store);
        arrivals::listen(store);
        if !settings::LETTER_KEYS.stored() {
            letter_keys::switch(false);
        }
        letter_keys::listen();
        lost_focus::keep_focus();
        // The address is about to be written without it.
        let query = window().location().search().unwrap_or_default();
        effect(move || {
            let query = query.clone();
            // Everything that the first effects set is shown by the next task.
            set_timeout(move || ready(store, &query), Duration::ZERO);
        });
    }

    fn ready(store: Store, query: &str) {
        #[cfg(feature = "bench")]
        crate::app::bench::expose();
        set_root("data-ready", Some("true"));
        install::start(store, query);
        // The page is kept when all of it has come: `WebKit` loses what is on its way while the worker takes over.
        idle::when_idle(move || {
            chunk::fetch_all(store, move || {
                if let Some(table) = deferred(store).get_untracked() {
                    (table.keep)(store);
                }
            });
        });
    }
}
