//! The copy button: the form that it gives, its feedback, and its menu. It is there from the first moment; the other forms
//! than the text of the box are behind the split point.

use leptos::html::{Button, Div};
use leptos::prelude::*;
use leptos::task::spawn_local;

use crate::app::browser::clipboard;
use crate::app::browser::frame::frame;
use crate::app::browser::popover;
use crate::app::chunk::exporting;
use crate::app::feedback::CopyFeedback;
use crate::app::fen::handle::BoxHandle;
use crate::app::notices::Announcer;
use crate::app::settings::{self, Settings};
use crate::app::store::Store;
use crate::export::copy_form::CopyForm;
use crate::i18n::messages;

#[derive(Clone, Copy)]
pub struct CopyState {
    store: Store,
    /// "Copied" stands on the copy button.
    pub feedback: CopyFeedback,
    /// The form that was copied last by the menu.
    pub form: RwSignal<CopyForm>,
    pub menu_is_open: RwSignal<bool>,
    pub menu: NodeRef<Div>,
    /// The button that opens the menu.
    pub menu_button: NodeRef<Button>,
}

impl CopyState {
    pub fn new(store: Store) -> CopyState {
        CopyState {
            store,
            feedback: CopyFeedback::new(),
            form: RwSignal::new(settings::COPY_FORM.stored()),
            menu_is_open: RwSignal::new(false),
            menu: NodeRef::new(),
            menu_button: NodeRef::new(),
        }
    }

    pub fn here() -> CopyState {
        expect_context()
    }

    pub fn of(store: Store) -> CopyState {
        store.context()
    }

    /// The copy button gives this form from now on.
    pub fn choose(self, form: CopyForm) {
        self.form.set(form);
        Settings::of(self.store).keep(settings::COPY_FORM, &form);
    }

    /// Opens the menu, or closes it.
    pub fn toggle_menu(self) {
        if self.menu_is_open.get_untracked() {
            self.close_menu();
        } else if !frame().is_embedded() {
            exporting(self.store).with_or_notice(move |_| self.menu_is_open.set(true));
        }
    }

    /// Closes the menu, if it is open.
    pub fn close_menu(self) {
        if let Some(menu) = self.menu.get_untracked() {
            popover::close(&menu);
        }
    }

    /// Puts what the box shows on the clipboard.
    pub fn copy_text(self) {
        let (text, faults) =
            self.store.shown.with_untracked(|shown| (shown.text.clone(), shown.reading.faults.len()));
        let written = clipboard::write(&text);
        let announcer = Announcer::of(self.store);
        spawn_local(async move {
            if written.await.is_err() {
                announcer.tell(messages().copy_refused());
                BoxHandle::of(self.store).select();
                return;
            }
            self.feedback.show();
            match faults {
                0 => announcer.announce(messages().copied().into()),
                count => announcer.tell(&messages().copied_with_faults(count)),
            }
        });
    }
}
