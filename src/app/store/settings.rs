//! Settings: what all tabs share and the next visit finds again.

use leptos::prelude::*;

use super::Store;
use crate::app::browser::events::on_kept_elsewhere;
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

    /// A setting as it was kept, or as it was chosen last where the browser refused to keep it.
    pub fn setting(self, name: &str) -> String {
        let unkept = self.settings_unkept.with_value(|unkept| {
            unkept.iter().find(|(other, _)| other == name).map(|(_, value)| value.clone())
        });
        unkept.unwrap_or_else(|| setting(name))
    }

    /// Keeps a setting for the next visit. The user learns of a browser that refuses; until the end of this visit the
    /// setting holds all the same.
    pub fn keep_setting(self, name: &str, value: &str) {
        self.forget_unkept(name);
        if Shared.set(name, value).is_err() {
            self.settings_unkept.update_value(|unkept| unkept.push((name.into(), value.into())));
            self.tell(messages().settings_refused());
        }
    }

    fn forget_unkept(self, name: &str) {
        self.settings_unkept.update_value(|unkept| unkept.retain(|(other, _)| other != name));
    }

    /// What a setting says, read by `decode`. It follows the choices of other tabs as long as the owner lives.
    pub fn choices<C>(self, name: &'static str, decode: fn(&str) -> C) -> RwSignal<C>
    where
        C: Send + Sync + 'static,
    {
        let choices = RwSignal::new(decode(&self.setting(name)));
        on_kept_elsewhere(name, move || {
            self.forget_unkept(name);
            choices.set(decode(&self.setting(name)));
        });
        choices
    }
}
