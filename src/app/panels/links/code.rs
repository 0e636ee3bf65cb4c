//! The QR code of the link: shown, and kept as a file.

use leptos::prelude::*;

use crate::i18n::messages;

/// The code of a link as a picture.
#[derive(Clone, Copy)]
pub(super) struct Code {
    /// Its address; none if the link is too long for a code.
    pub(super) address: Memo<Option<String>>,
    /// What its file is called.
    pub(super) name: Memo<String>,
}

impl Code {
    fn is_absent(self) -> bool {
        self.address.read().is_none()
    }
}

/// Shows the code, or says that the link is too long for one.
#[component]
pub(super) fn CodePicture(code: Code) -> impl IntoView {
    view! {
        <div data-qr="">
            <img
                class="qr-picture"
                alt=messages().qr_code()
                src=move || code.address.get()
                hidden=move || code.is_absent()
            />
            <p class="hint" hidden=move || !code.is_absent()>
                {messages().qr_too_long()}
            </p>
        </div>
    }
}

#[component]
pub(super) fn DownloadCode(code: Code) -> impl IntoView {
    view! {
        <a
            class="button small"
            data-action="download-qr"
            href=move || code.address.get()
            download=move || code.name.get()
            hidden=move || code.is_absent()
        >
            {messages().qr_download()}
        </a>
    }
}
