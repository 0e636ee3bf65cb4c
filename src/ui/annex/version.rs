//! A newer version of the page has come: it is offered, never forced. `public/installed.js` says so, and renews.

use leptos_dom::helpers::document;

use super::announce;
use crate::locale;
use crate::ui::dom;

const NOTICE: &str = "[data-version]";

/// Listens to what has come.
pub(super) fn bind() {
    dom::on(&document(), "forsyth:version", |_| {
        if dom::find(NOTICE).is_none() {
            offer();
        }
    });
}

fn offer() -> Option<()> {
    let words = locale::annex_words();
    let notice = dom::add(&dom::find("body")?, "div", "notice version")?;
    dom::set(&notice, "data-version", Some(""));
    dom::set(&notice, "role", Some("region"));
    dom::set(&notice, "aria-label", Some(words.new_version()));
    dom::append(&notice, &dom::picture("brand-mark", "0 0 32 32", "brand")?);
    dom::set_text(&dom::add(&notice, "span", "notice-text")?, words.new_version());
    let renew = dom::button(words.renew())?;
    dom::set(&renew, "data-action", Some("renew"));
    dom::append(&notice, &renew);
    let later = dom::icon_button("close", words.close())?;
    dom::set(&later, "data-action", Some("renew-later"));
    dom::append(&notice, &later);
    announce(words.new_version().to_owned());
    dom::on(&notice, "click", |event| match dom::closest(&event, "data-action") {
        Some((_, name)) if name == "renew" => dom::tell("forsyth:renew", ""),
        Some(_) => {
            if let Some(notice) = dom::find(NOTICE) {
                notice.remove();
            }
        }
        None => {}
    });
    Some(())
}
