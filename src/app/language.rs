//! The language of the page: what the address asks for, what was chosen, what the browser is set to. It changes without a
//! reload: [`App`](super::App) renders everything anew.

use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::UrlSearchParams;

use super::browser::fetch;
use super::browser::storage::Tab;
use super::notices::Announcer;
use super::settings::{LANGUAGE, Settings};
use super::store::Store;
use crate::editor::storage::Storage;
use crate::i18n::{self, LANGUAGES, language_of_tag, messages};

#[derive(Clone, Copy)]
pub struct LanguageState {
    store: Store,
    /// The tag of the page's language. Everything on the page is rendered anew when it changes.
    pub tag: RwSignal<&'static str>,
    /// Another language was chosen: the menu of languages, which is rendered anew with the page, takes the focus again.
    pub is_chosen: StoredValue<bool>,
}

impl LanguageState {
    pub fn new(store: Store) -> LanguageState {
        let tag = RwSignal::new(i18n::current_language());
        LanguageState { store, tag, is_chosen: StoredValue::new(false) }
    }

    pub fn here() -> LanguageState {
        expect_context()
    }

    /// Speaks another language from now on, and at the next visit.
    pub fn choose(self, tag: &'static str) {
        spawn_local(async move {
            if !install(tag).await {
                return Announcer::of(self.store).tell(messages().language_not_loaded());
            }
            // What the address asked for held until now.
            Tab.remove(LANGUAGE.name);
            Settings::of(self.store).keep(LANGUAGE, &Some(tag));
            show(tag);
            self.is_chosen.set_value(true);
            self.tag.set(tag);
        });
    }
}

/// The tag of the language to begin with.
pub fn preferred() -> &'static str {
    let asked = asked();
    if let Some(asked) = asked {
        // What an address asks for holds as long as the tab: the page takes the query out of it.
        let _ = Tab.set(LANGUAGE.name, asked);
    }
    let of_tab = || language_of_tag(&Tab.get(LANGUAGE.name).ok().flatten()?);
    let offered = || {
        let languages = window().navigator().languages();
        languages.iter().find_map(|tag| language_of_tag(&tag.as_string()?))
    };
    asked.or_else(of_tab).or_else(|| LANGUAGE.stored()).or_else(offered).unwrap_or(LANGUAGES[0])
}

fn asked() -> Option<&'static str> {
    let query = UrlSearchParams::new_with_str(&window().location().search().ok()?).ok()?;
    language_of_tag(&query.get("lang")?)
}

/// Says on the document what language it is in.
pub fn show(tag: &str) {
    document().set_title(messages().page_title());
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("lang", tag);
    }
}

/// Has all texts be those of a language from now on. Returns whether they are: its catalogue may not come, or be that of
/// another version of the page.
pub async fn install(tag: &'static str) -> bool {
    // English is built in, and a catalogue stays once it has come.
    if i18n::set_language(tag) {
        return true;
    }
    let catalogue = fetch::text(&["messages-", tag, ".txt"].concat()).await;
    catalogue.is_some_and(|catalogue| i18n::install(tag, catalogue)) && i18n::set_language(tag)
}
