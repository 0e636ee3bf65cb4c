//! Copying in any form: the menu of the copy button, and what its items do.

mod menu;
pub mod state;

pub use menu::CopyMenu;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::browser::clipboard;
use super::panels;
use super::store::Store;
use crate::app::copying::state::CopyState;
use crate::app::notices::Announcer;
use crate::export::copy_form::CopyForm;
use crate::i18n::{copy_form_copied, messages};

/// Copies the position in the form that was chosen last.
pub fn copy_last(store: Store) {
    copy(store, chosen(store));
}

/// The form that the copy button gives.
fn chosen(store: Store) -> CopyForm {
    CopyState::of(store).form.get_untracked()
}

/// Copies the position in a form, and answers on the button.
fn copy(store: Store, form: CopyForm) {
    match form {
        CopyForm::Fen => CopyState::of(store).copy_text(),
        CopyForm::Picture => panels::copy_picture(store),
        CopyForm::Link => copy_text(store, form, &panels::position_link(&store.scene.read_untracked())),
        CopyForm::Text(text) => copy_text(store, form, &panels::text_source(store).write(text)),
    }
}

fn copy_text(store: Store, form: CopyForm, text: &str) {
    let written = clipboard::write(text);
    spawn_local(async move {
        if written.await.is_err() {
            return Announcer::of(store).tell(messages().copy_form_refused());
        }
        CopyState::of(store).feedback.show();
        Announcer::of(store).announce(copy_form_copied(form));
    });
}
