//! The language that the reader wants: what the address says, what was chosen, what the browser is set to.

use leptos::prelude::*;
use web_sys::UrlSearchParams;

use super::storage::{Shared, Tab};
use crate::editor::storage::Storage;
use crate::i18n::{LANGUAGES, language_of_tag};

/// What was chosen: in the tab by the address, for all tabs by hand.
const SETTING: &str = "forsyth.language";

/// The tag of the language to begin with.
pub fn preferred() -> &'static str {
    let asked = asked();
    if let Some(asked) = asked {
        // What an address asks for holds as long as the tab: the page takes the query out of it.
        let _ = Tab.set(SETTING, asked);
    }
    let chosen = || {
        let kept = [Tab.get(SETTING), Shared.get(SETTING)];
        kept.into_iter().find_map(|kept| language_of_tag(&kept.ok().flatten()?))
    };
    let offered = || {
        let languages = window().navigator().languages();
        languages.iter().find_map(|tag| language_of_tag(&tag.as_string()?))
    };
    asked.or_else(chosen).or_else(offered).unwrap_or(LANGUAGES[0])
}

fn asked() -> Option<&'static str> {
    let query = UrlSearchParams::new_with_str(&window().location().search().ok()?).ok()?;
    language_of_tag(&query.get("lang")?)
}

/// Keeps a choice. Returns whether the browser takes it.
pub fn keep(tag: &str) -> bool {
    Tab.remove(SETTING);
    Shared.set(SETTING, tag).is_ok()
}

/// Says on the document what language it is in.
pub fn show(tag: &str, title: &str) {
    document().set_title(title);
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute("lang", tag);
    }
}
