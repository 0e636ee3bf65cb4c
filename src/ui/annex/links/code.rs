//! The QR code of the link: shown, and kept as a file.

use std::cell::RefCell;

use web_sys::Element;

use super::Scene;
use crate::export::links::file_name;
use crate::export::qr::qr_svg;
use crate::locale;
use crate::ui::browser::blob;
use crate::ui::dom;

const PICTURE: &str = "[data-qr] img";
const TOO_LONG: &str = "[data-qr] p";
const DOWNLOAD: &str = "[data-action=download-qr]";

thread_local! {
    /// The address of the picture that is shown.
    static ADDRESS: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Makes the place for the code.
pub(super) fn fill(body: &Element) -> Option<()> {
    let words = locale::annex_words();
    let place = dom::add(body, "div", "")?;
    dom::set(&place, "data-qr", Some(""));
    let picture = dom::add(&place, "img", "qr-picture")?;
    dom::set(&picture, "alt", Some(words.qr_code()));
    let too_long = dom::add(&place, "p", "hint")?;
    dom::set_text(&too_long, words.qr_too_long());
    Some(())
}

/// Makes the button that keeps the code.
pub(super) fn fill_button(buttons: &Element) -> Option<()> {
    let download = dom::add(buttons, "a", "button small")?;
    dom::set(&download, "data-action", Some("download-qr"));
    dom::set_text(&download, locale::annex_words().qr_download());
    Some(())
}

/// Shows the code of a link, or says that it is too long for one.
pub(super) fn show(link: &str, scene: &Scene) {
    let title = locale::position_title(&scene.position);
    let address = qr_svg(link, &title).and_then(|picture| blob::address(&blob::svg(&picture)?));
    let parts = (dom::find(PICTURE), dom::find(DOWNLOAD), dom::find(TOO_LONG));
    if let (Some(picture), Some(download), Some(too_long)) = parts {
        dom::set(&picture, "src", address.as_deref());
        dom::set(&picture, "hidden", dom::flag(address.is_none()));
        dom::set(&download, "href", address.as_deref());
        dom::set(&download, "download", Some(&file_name(&scene.position, "qr.svg")));
        dom::set(&download, "hidden", dom::flag(address.is_none()));
        dom::set(&too_long, "hidden", dom::flag(address.is_some()));
    }
    if let Some(before) = ADDRESS.replace(address) {
        blob::forget(&before);
    }
}
