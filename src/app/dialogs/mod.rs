//! Dialogs: one is open at a time, named by [`state::DialogState`].

mod about;
mod appearance;
pub mod help;
mod keys;
pub mod modal;
pub mod state;

use leptos::prelude::*;

use super::board::piece_menu::PieceMenu;

use about::AboutDialog;
use appearance::AppearanceDialog;
use keys::KeysDialog;
use state::{Dialog, DialogState};

#[component]
pub fn DialogHost() -> impl IntoView {
    let state = DialogState::here();
    move || match state.open.get() {
        Some(Dialog::Appearance) => Some(view! { <AppearanceDialog/> }.into_any()),
        Some(Dialog::Keys) => Some(view! { <KeysDialog/> }.into_any()),
        Some(Dialog::About) => Some(view! { <AboutDialog/> }.into_any()),
        Some(Dialog::PieceMenu(square)) => Some(view! { <PieceMenu square/> }.into_any()),
        None => None,
    }
}
