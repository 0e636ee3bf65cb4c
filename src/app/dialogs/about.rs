//! What Forsyth is, whom it thanks, and which version it is.

use leptos::prelude::*;

use crate::VERSION;
use crate::app::browser::document::program_name;
use crate::app::dialogs::modal::TitledModal;
use crate::i18n::{about_text, messages};

#[component]
pub fn AboutDialog() -> impl IntoView {
    // The hash in the name of the page's program tells this build from others of its version.
    let program = program_name().unwrap_or_default();
    let build = program.rsplit_once('-').and_then(|(_, hash)| hash.get(..8)).unwrap_or_default().to_owned();
    view! {
        <TitledModal name="about" title=messages().about()>
            <div class="about">
                {about_text().map(|paragraph| view! { <p>{paragraph}</p> }).collect_view()}
                <p class="version">{["Forsyth ", VERSION, " (", &build, ")"].concat()}</p>
            </div>
        </TitledModal>
    }
}
