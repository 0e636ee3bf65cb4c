//! Settings: what all tabs share and the next visit finds again.

use super::Store;
use crate::app::browser::storage::Shared;
use crate::editor::Command;
use crate::editor::storage::Storage;
use crate::i18n::messages;
use crate::notation::Form;

const FORM: &str = "forsyth.form";

/// The form that was chosen for the box.
pub(super) fn form() -> Option<Form> {
    Form::named(&setting(FORM))
}

/// A setting as it was kept; empty where nothing can be read.
pub fn setting(name: &str) -> String {
    Shared.get(name).ok().flatten().unwrap_or_default()
}

impl Store {
    /// Shows and copies the position in another form from now on.
    pub fn choose_form(self, form: Form) {
        self.dispatch(Command::SetForm(form));
        self.keep_setting(FORM, form.name());
    }

    /// Keeps a setting for the next visit; the user learns of a browser that refuses.
    pub fn keep_setting(self, name: &str, value: &str) {
        if Shared.set(name, value).is_err() {
            self.tell(messages().settings_refused());
        }
    }
}
