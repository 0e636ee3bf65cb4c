//! Whether the page stands in the frame of another one. `public/embed.js` says so before the page wakes.

use super::dom;

/// Whether it does.
pub(super) fn is_embedded() -> bool {
    dom::find("[data-embed]").is_some()
}

/// Whether the user there looks and does not edit.
pub(super) fn is_read_only() -> bool {
    dom::find("[data-embed]:not([data-edit])").is_some()
}
