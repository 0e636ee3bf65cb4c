//! The language of the page. It changes without a reload: [`App`](crate::app::App) renders everything anew.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::Store;
use crate::app::browser::{fetch, language};
use crate::i18n::{self, messages};

impl Store {
    /// Speaks another language from now on, and at the next visit.
    pub fn choose_language(self, tag: &'static str) {
        spawn_local(async move {
            if !install(tag).await {
                return self.tell(messages().language_not_loaded());
            }
            if !language::keep(tag) {
                self.tell(messages().settings_refused());
            }
            language::show(tag, messages().page_title());
            self.is_language_chosen.set_value(true);
            self.language.set(tag);
        });
    }
}

/// Has all texts be those of a language from now on. Returns whether they are: its catalogue may not come, or be that of
/// another version of the page.
pub(in crate::app) async fn install(tag: &'static str) -> bool {
    // English is built in, and a catalogue stays once it has come.
    if i18n::set_language(tag) {
        return true;
    }
    let catalogue = fetch::text(&["messages-", tag, ".txt"].concat()).await;
    catalogue.is_some_and(|catalogue| i18n::install(tag, catalogue)) && i18n::set_language(tag)
}
