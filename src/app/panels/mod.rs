//! Panels: quiet disclosures below the fields. Their titles are there from the first moment, their contents are behind the
//! split point.

mod edit;
mod forms;
mod games;
mod library;
mod links;
pub mod panel;
pub mod picture;
mod read_aloud;
pub mod state;
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
use super::store::Store;
use crate::app::chunk::{Exporting, Slot, exporting};
use crate::app::panels::panel::Panel;
use crate::app::panels::state::OpenPanels;
use crate::app::reactive::{effect, memo};

/// The content of a panel. Nothing but the split point refers to it.
pub fn content(panel: Panel) -> AnyView {
    match panel {
        Panel::Library => view! { <library::LibraryPanel/> }.into_any(),
        Panel::Games => view! { <games::GamesPanel/> }.into_any(),
        Panel::Forms => view! { <forms::FormsPanel/> }.into_any(),
        Panel::Picture => view! { <picture::PicturePanel/> }.into_any(),
        Panel::Texts => view! { <texts::TextsPanel/> }.into_any(),
        Panel::Links => view! { <links::LinksPanel/> }.into_any(),
        Panel::ReadAloud => view! { <read_aloud::ReadAloudPanel/> }.into_any(),
    }
}

#[component]
pub fn PanelList() -> impl IntoView {
    Panel::ALL.iter().map(|panel| view! { <PanelView panel=*panel/> }).collect_view()
}

#[component]
fn PanelView(panel: Panel) -> impl IntoView {
    let store = Store::here();
    let panels = OpenPanels::here();
    let is_open = memo(move || panels.contains(panel));
    let place = NodeRef::<Details>::new();
    // The user has opened it, and it is not in sight yet.
    let is_opened = StoredValue::new(false);
    effect(move || {
        if is_open.get()
            && exporting(store).get().is_some()
            && is_opened.try_update_value(std::mem::take) == Some(true)
        {
            // When its content, which another effect renders, is there.
            queue_microtask(move || show(place));
        }
    });
    let toggled = move |event: Event| {
        let Some(details) = target_of::<HtmlDetailsElement>(&event) else { return };
        // One that is open from the beginning moves nothing.
        is_opened.set_value(panels.set(panel, details.open()) && details.open());
        if details.open() {
            exporting(store).with_or_notice(|_| {});
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
                {move || is_open.get().then(|| view! { <Slot content=move |table: &Exporting| (table.panel)(panel)/> })}
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
