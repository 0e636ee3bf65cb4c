//! Copying in any form: the menu of the copy button, and what its items do.

mod menu;

pub use menu::CopyMenu;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::browser::{address, clipboard};
use super::panels;
use super::store::Store;
use crate::editor::address::fragment;
use crate::export::copy_form::CopyForm;
use crate::export::text::TextForm;
use crate::i18n::{copy_form_copied, copy_form_words, messages};

/// Copies the position in the form that was chosen last.
pub fn copy_last(store: Store) {
    let form = store.copy_form.with_untracked(|name| CopyForm::named(name)).unwrap_or_default();
    copy(store, form);
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
        CopyForm::Link => {
            let fragment = store.scene.with_untracked(|scene| fragment(&scene.document, scene.orientation));
            copy_text(store, form, &(address::page() + &fragment));
        }
        CopyForm::Text(text) => copy_text(store, form, &written(store, text)),
    }
}

fn written(store: Store, form: TextForm) -> String {
    panels::text_source(store).write(form)
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
