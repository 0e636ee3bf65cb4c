//! Panels: quiet disclosures below the fields. Their titles are there from the first moment, their contents are behind the
//! split point.

mod forms;
mod games;
mod library;
mod links;
mod picture;
mod read_aloud;
mod texts;
mod variant_fields;

pub use links::{position_link, share_position};
pub use picture::{PrintedPicture, copy_picture, share_picture};
pub use texts::text_source;
pub use variant_fields::VariantFields;

use leptos::ev::Event;
use leptos::html::Details;
use leptos::prelude::*;
use web_sys::HtmlDetailsElement;

use super::browser::events::target_of;
use super::browser::scroll;
use super::later::{Chunk, Slot};
use super::store::Store;
use crate::editor::{Command, Document, Step};
use crate::i18n::messages;

/// Lists the panels: the name in the page (`data-panel`), the message that is its title, and the component that is its
/// content.
macro_rules! panels {
    ($($panel:ident: $name:literal, $title:ident, $content:path;)*) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Panel {
            $(#[doc = concat!("`", $name, "`")] $panel,)*
        }

        impl Panel {
            /// All panels, in the order of the page.
            pub const ALL: &[Panel] = &[$(Panel::$panel),*];

            pub const fn name(self) -> &'static str {
                match self { $(Panel::$panel => $name,)* }
            }

            /// The panel with a name.
            pub fn named(name: &str) -> Option<Panel> {
                Panel::ALL.iter().copied().find(|panel| panel.name() == name)
            }

            fn title(self) -> &'static str {
                match self { $(Panel::$panel => messages().$title(),)* }
            }
        }

        /// The content of a panel. Nothing but the split point refers to it.
        pub fn content(panel: Panel) -> AnyView {
            match panel { $(Panel::$panel => view! { <$content/> }.into_any(),)* }
        }
    };
}

panels! {
    Library: "library", library, library::LibraryPanel;
    Games: "games", games, games::GamesPanel;
    Forms: "forms", forms, forms::FormsPanel;
    Picture: "picture", picture, picture::PicturePanel;
    Texts: "texts", texts, texts::TextsPanel;
    Links: "links", links, links::LinksPanel;
    ReadAloud: "read-aloud", position_in_words, read_aloud::ReadAloudPanel;
}

#[component]
pub fn PanelList() -> impl IntoView {
    Panel::ALL.iter().map(|panel| view! { <PanelView panel=*panel/> }).collect_view()
}

#[component]
fn PanelView(panel: Panel) -> impl IntoView {
    let store = Store::here();
    let is_open = Memo::new(move |_| store.open_panels.read().contains(&panel));
    let place = NodeRef::<Details>::new();
    // The user has opened it, and it is not in sight yet.
    let is_opened = StoredValue::new(false);
    Effect::new(move || {
        if is_open.get()
            && store.chunk.with(Chunk::is_here)
            && is_opened.try_update_value(std::mem::take) == Some(true)
        {
            // When its content, which another effect renders, is there.
            queue_microtask(move || show(place));
        }
    });
    let toggled = move |event: Event| {
        let Some(details) = target_of::<HtmlDetailsElement>(&event) else { return };
        // One that is open from the beginning moves nothing.
        is_opened.set_value(store.keep_panel(panel, details.open()) && details.open());
        if details.open() {
            store.with_later_or_notice(|_| {});
        }
    };
    view! {
        <details
            class="panel"
            data-panel=panel.name()
            node_ref=place
            open=is_open.get_untracked()
            on:toggle=toggled
        >
            <summary>{panel.title()}</summary>
            <div class="panel-body">
                {move || is_open.get().then(|| view! { <Slot content=move |later| (later.panel)(panel)/> })}
            </div>
        </details>
    }
}

/// Brings a panel into sight with its content, once it is there.
fn show(place: NodeRef<Details>) {
    if let Some(details) = place.try_get_untracked().flatten() {
        scroll::show_whole(&details);
    }
}

/// Edits the document in one step.
fn edit_document(store: Store, step: Step, edit: impl FnOnce(&mut Document)) {
    let mut document = store.editor.with_untracked(|editor| editor.document().clone());
    edit(&mut document);
    store.dispatch(Command::ReplaceDocument(Box::new(document), step));
}
