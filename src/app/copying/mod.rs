//! Copying in any form: the menu of the copy button, and what its items do.

mod menu;

pub use menu::CopyMenu;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::browser::clipboard;
use super::panels;
use super::store::Store;
use crate::export::copy_form::CopyForm;
use crate::i18n::{copy_form_copied, copy_form_words, messages};

/// Copies the position in the form that was chosen last.
pub fn copy_last(store: Store) {
    copy(store, chosen(store));
}

/// The form that the copy button gives.
fn chosen(store: Store) -> CopyForm {
    store.copy_form.with_untracked(|name| CopyForm::named(name)).unwrap_or_default()
}

/// What stands on the button for the form with a name.
pub fn words(name: &str) -> String {
    copy_form_words(CopyForm::named(name).unwrap_or_default())
}

/// Copies the position in a form, and answers on the button.
fn copy(store: Store, form: CopyForm) {
    match form {
        CopyForm::Fen => store.copy(),
        CopyForm::Picture => panels::copy_picture(store),
        CopyForm::Link => copy_text(store, form, &panels::position_link(&store.scene.read_untracked())),
        CopyForm::Text(text) => copy_text(store, form, &panels::text_source(store).write(text)),
    }
}

fn copy_text(store: Store, form: CopyForm, text: &str) {
    let written = clipboard::write(text);
    spawn_local(async move {
        if written.await.is_err() {
            return store.tell(messages().copy_form_refused());
        }
        store.copied.show();
        store.announce(copy_form_copied(form));
    });
}
