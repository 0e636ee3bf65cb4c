//! The settings: what all tabs share and the next visit finds again.

use super::Store;
use crate::editor::Command;
use crate::editor::storage::Storage;
use crate::locale;
use crate::notation::Form;
use crate::ui::browser::storage::Shared;

const FORM: &str = "forsyth.form";

/// The form that was chosen for the box.
pub(super) fn form() -> Option<Form> {
    Shared.get(FORM).ok().flatten().and_then(|name| Form::named(&name))
}

impl Store {
    /// Shows and copies the position in another form from now on.
    pub(in crate::ui) fn choose_form(self, form: Form) {
        self.dispatch(Command::SetForm(form));
        self.keep(FORM, form.name());
    }

    fn keep(self, setting: &str, value: &str) {
        if Shared.set(setting, value).is_err() {
            self.tell(locale::words().settings_refused());
        }
    }
}
