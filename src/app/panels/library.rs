//! The library: well-known positions, searched by typing, and those that the user keeps by a name.

use leptos::ev::SubmitEvent;
use leptos::prelude::*;

use crate::app::icons::Icon;
use crate::app::notices::Announcer;
use crate::app::parts::IconButton;
use crate::app::settings;
use crate::app::settings::Settings;
use crate::app::store::Store;
use crate::editor::{Command, Editor};
use crate::i18n::{library_group, library_name, messages};
use crate::library::{CATALOGUE, Entry, Group, MAX_NAME_LEN, OwnPositions, matches};

#[component]
pub fn LibraryPanel() -> impl IntoView {
    let searched = RwSignal::new(String::new());
    let own = Settings::here().follow(settings::LIBRARY);
    let is_found = move |name: &str| matches(name, &searched.read());
    let none = move || {
        let is_there = CATALOGUE.iter().any(|entry| is_found(&library_name(entry.name)))
            || own.read().iter().any(|(name, _)| is_found(name));
        (!is_there).then(|| view! { <p class="hint" data-library-none="">{messages().library_none()}</p> })
    };
    view! {
        <div class="library">
            <label class="field library-search">
                <span>{messages().library_search()}</span>
                <input
                    type="search"
                    autocomplete="off"
                    spellcheck="false"
                    data-library-search=""
                    on:input=move |event| searched.set(event_target_value(&event))
                />
            </label>
            {none}
            <OwnGroup own searched/>
            {Group::ALL.map(|group| view! { <CatalogueGroup group searched/> }).collect_view()}
        </div>
    }
}

/// Loads a record, and says which.
fn open(store: Store, name: &str, fen: &str) {
    store.dispatch(Command::Load(fen.to_owned()));
    Announcer::of(store).announce(messages().library_opened(name));
}

#[component]
fn CatalogueGroup(group: Group, searched: RwSignal<String>) -> impl IntoView {
    let found = move || -> Vec<&'static Entry> {
        let searched = searched.read();
        let is_found = |entry: &&Entry| entry.group == group && matches(&library_name(entry.name), &searched);
        CATALOGUE.iter().filter(is_found).collect()
    };
    let entry = |entry: &'static Entry| {
        let store = Store::here();
        let name = library_name(entry.name);
        let title = (!entry.source.is_empty()).then(|| messages().library_source(entry.source));
        let label = name.clone();
        view! {
            <li>
                <button
                    type="button"
                    class="library-entry"
                    data-library=entry.name
                    title=title
                    on:click=move |_| open(store, &name, entry.fen)
                >
                    {label}
                </button>
            </li>
        }
    };
    move || {
        let found = found();
        (!found.is_empty()).then(|| {
            view! {
                <section>
                    <h2>{library_group(group)}</h2>
                    <ul class="library-list">{found.into_iter().map(entry).collect_view()}</ul>
                </section>
            }
        })
    }
}

/// The positions of the user, and the field by which another one is kept.
#[component]
fn OwnGroup(own: RwSignal<OwnPositions>, searched: RwSignal<String>) -> impl IntoView {
    let store = Store::here();
    let name = RwSignal::new(String::new());
    let keep = move |event: SubmitEvent| {
        event.prevent_default();
        let fen = store.editor.with_untracked(Editor::fen);
        let given = name.get_untracked();
        if given.trim().is_empty() {
            return;
        }
        if own.try_update(|own| own.keep(&given, &fen)) == Some(true) {
            Settings::of(store).keep(settings::LIBRARY, &own.read_untracked());
            Announcer::of(store).announce(messages().library_kept(given.trim()));
            name.set(String::new());
        } else {
            Announcer::of(store).tell(messages().library_full());
        }
    };
    let entries = move || {
        let searched = searched.read();
        let found = own.get();
        let found = found.iter().filter(|(name, _)| matches(name, &searched));
        let entry = |(name, fen): (&str, &str)| {
            view! { <OwnEntry own name=name.to_owned() fen=fen.to_owned()/> }
        };
        found.map(entry).collect_view()
    };
    view! {
        <section>
            <h2>{messages().library_own()}</h2>
            <form class="library-keep" on:submit=keep>
                <label class="field">
                    <span>{messages().library_keep_as()}</span>
                    <input
                        type="text"
                        autocomplete="off"
                        maxlength=MAX_NAME_LEN.to_string()
                        data-library-name=""
                        prop:value=move || name.get()
                        on:input=move |event| name.set(event_target_value(&event))
                    />
                </label>
                <button type="submit" class="button small" data-action="keep-position">
                    <Icon name="check"/>
                    <span>{messages().library_keep()}</span>
                </button>
            </form>
            <ul class="library-list">{entries}</ul>
        </section>
    }
}

#[component]
fn OwnEntry(own: RwSignal<OwnPositions>, name: String, fen: String) -> impl IntoView {
    let store = Store::here();
    let (opened, removed, label) = (name.clone(), name.clone(), name.clone());
    let remove_label = messages().library_remove(name.as_str());
    let remove = move |_| {
        own.update(|own| own.remove(&removed));
        Settings::of(store).keep(settings::LIBRARY, &own.read_untracked());
        Announcer::of(store).announce(messages().library_removed(removed.as_str()));
    };
    view! {
        <li class="library-own">
            <button
                type="button"
                class="library-entry"
                data-library-own=label
                on:click=move |_| open(store, &opened, &fen)
            >
                {name}
            </button>
            <IconButton
                icon="close"
                label=remove_label
                attr:data-action="remove-position"
                on:click=remove
            />
        </li>
    }
}
