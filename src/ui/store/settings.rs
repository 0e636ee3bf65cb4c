//! The settings: what all tabs share and the next visit finds again.

use super::Store;
use crate::editor::Command;
use crate::editor::storage::Storage;
use crate::locale;
use crate::notation::Form;
use crate::ui::browser::storage::Shared;

/// Light, dark, or as the system has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::ui) enum Theme {
    #[default]
    System,
    Light,
    Dark,
}

impl Theme {
    pub(in crate::ui) const fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }

    const fn next(self) -> Theme {
        match self {
            Theme::System => Theme::Light,
            Theme::Light => Theme::Dark,
            Theme::Dark => Theme::System,
        }
    }

    fn named(name: &str) -> Theme {
        [Theme::Light, Theme::Dark].into_iter().find(|theme| theme.name() == name).unwrap_or_default()
    }
}

const THEME: &str = "forsyth.theme";
const FORM: &str = "forsyth.form";

/// The theme that was chosen.
pub(super) fn theme() -> Theme {
    Shared.get(THEME).ok().flatten().map_or(Theme::System, |name| Theme::named(&name))
}

/// The form that was chosen for the box.
pub(super) fn form() -> Option<Form> {
    Shared.get(FORM).ok().flatten().and_then(|name| Form::named(&name))
}

impl Store {
    /// The next theme.
    pub(in crate::ui) fn cycle_theme(self) {
        let theme = self.peek().theme.next();
        self.set(|page| {
            page.theme = theme;
            true
        });
        self.keep(THEME, theme.name());
    }

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
