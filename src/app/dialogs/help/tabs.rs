//! The tabs of the help (the pattern "tabs" of the ARIA Authoring Practices: arrows go from tab to tab and open them).

use leptos::attr::Attribute;
use leptos::ev::KeyboardEvent;
use leptos::html;
use leptos::prelude::*;

use crate::app::dialogs::help::state::HelpState;
use crate::app::dialogs::help::state::HelpTab;
use crate::i18n::messages;

#[component]
pub(super) fn HelpTabs() -> impl IntoView {
    let state = HelpState::here();
    let nodes = HelpTab::ALL.map(|tab| (tab, NodeRef::<html::Button>::new()));
    let open = move |tab: HelpTab| state.open.set(Some(tab));
    let pressed = move |event: KeyboardEvent| {
        // Two tabs: the next one is the one before.
        let other = nodes.iter().find(|(tab, _)| Some(*tab) != state.open.get_untracked());
        if let (Some((tab, node)), "ArrowLeft" | "ArrowRight") = (other, event.key().as_str()) {
            event.prevent_default();
            open(*tab);
            // Nothing refuses a button the focus.
            let _ = node.get_untracked().map(|button| button.focus());
        }
    };
    let tab = move |(tab, node): (HelpTab, NodeRef<html::Button>)| {
        let is_open = move || state.open.get() == Some(tab);
        view! {
            <button
                type="button"
                class="help-tab"
                role="tab"
                id=["help-tab-", tab.name()].concat()
                node_ref=node
                data-help-tab=tab.name()
                aria-selected=move || if is_open() { "true" } else { "false" }
                aria-controls=["help-panel-", tab.name()].concat()
                tabindex=move || (!is_open()).then_some("-1")
                on:click=move |_| open(tab)
            >
                {title(tab)}
            </button>
        }
    };
    view! {
        <div class="help-tabs" role="tablist" aria-label=messages().help() on:keydown=pressed>
            {nodes.map(tab).collect_view()}
        </div>
    }
}

fn title(tab: HelpTab) -> &'static str {
    match tab {
        HelpTab::Use => messages().help_use(),
        HelpTab::Fen => messages().help_title(),
    }
}

/// What makes an element the panel of a tab.
pub(super) fn tab_panel(tab: HelpTab) -> impl Attribute {
    (
        leptos::attr::role("tabpanel"),
        leptos::attr::id(["help-panel-", tab.name()].concat()),
        leptos::attr::custom::custom_attribute("aria-labelledby", ["help-tab-", tab.name()].concat()),
    )
}
