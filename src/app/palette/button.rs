//! A button of the toolbars around the board.

use leptos::html;
use leptos::prelude::*;

use crate::app::browser::roving::RovingButton;

pub(super) type TabStop = RovingButton<html::Button>;

/// The value of an ARIA attribute.
pub(super) const fn aria_bool(value: bool) -> &'static str {
    if value { "true" } else { "false" }
}

/// A button of a toolbar.
#[component]
pub(super) fn ToolbarButton(
    #[prop(default = "tool")] class: &'static str,
    #[prop(into)] label: String,
    /// The tooltip, where it says more than the label.
    #[prop(optional, into)]
    title: Option<String>,
    tab_stop: TabStop,
    children: Children,
) -> impl IntoView {
    let title = title.unwrap_or_else(|| label.clone());
    view! {
        <button type="button" class=class node_ref=tab_stop.node tabindex=tab_stop.tabindex() aria-label=label title=title>
            {children()}
        </button>
    }
}
