//! The bar at the top: undo, redo, whole-board actions, transforms, appearance, language, help.

pub mod action_button;
pub mod language_menu;
pub mod menu;
pub mod share_menu;
pub mod transform_menu;

use leptos::prelude::*;

use super::icons::BrandMark;
use super::parts::IconButton;
use super::play::ModeSwitch;
use super::store::Store;
use crate::app::dialogs::help::state::HelpState;
use crate::app::dialogs::help::state::HelpTab;
use crate::app::dialogs::state::Dialog;
use crate::app::dialogs::state::DialogState;
use crate::editor::actions::Action;
use crate::i18n::messages;
use action_button::ActionButton;
use language_menu::LanguageMenu;
use share_menu::ShareMenu;
use transform_menu::TransformMenu;

#[component]
pub fn Toolbar() -> impl IntoView {
    view! {
        <header class="bar">
            <h1 class="brand">
                <BrandMark/>
                <span>"Forsyth"</span>
            </h1>
            <div class="bar-group main-actions" role="toolbar" aria-label=messages().actions()>
                <ActionButton action=Action::Undo/>
                <ActionButton action=Action::Redo/>
                <span class="divider" aria-hidden="true"></span>
                <ActionButton action=Action::Start/>
                <ActionButton action=Action::Clear/>
                <ActionButton action=Action::Flip/>
                <TransformMenu/>
                <ShareMenu/>
            </div>
            <ModeSwitch/>
            <PageActions/>
        </header>
    }
}

/// What is about the page, not about the position.
#[component]
fn PageActions() -> impl IntoView {
    let store = Store::here();
    let messages = messages();
    let open = move |dialog: Dialog| move |_| DialogState::of(store).show(dialog);
    view! {
        <div class="bar-group far-end">
            <IconButton
                icon="appearance"
                label=messages.appearance()
                attr:data-action="appearance"
                on:click=open(Dialog::Appearance)
            />
            <LanguageMenu/>
            <IconButton
                icon="help"
                label=messages.help()
                title=[messages.help(), " (?)"].concat()
                attr:data-action="help"
                on:click=move |_| HelpState::of(store).toggle(HelpTab::Use)
            />
            <IconButton
                icon="keys"
                label=messages.keys()
                attr:data-action="keys"
                on:click=open(Dialog::Keys)
            />
            <IconButton
                icon="info"
                label=messages.about()
                attr:data-action="about"
                on:click=open(Dialog::About)
            />
        </div>
    }
}
