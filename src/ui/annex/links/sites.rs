//! The list of other sites. Nothing is fetched from them: each entry is a link, or says why there is none.

use web_sys::Element;

use super::Scene;
use crate::export::links::{Site, link};
use crate::locale;
use crate::ui::dom;

/// Makes the list.
pub(super) fn fill(section: &Element) -> Option<()> {
    let list = dom::add(section, "ul", "sites")?;
    for site in Site::ALL {
        let entry = dom::add(&list, "li", "")?;
        dom::set(&entry, "data-site", Some(site.name()));
        let name = dom::add(&entry, "a", "site")?;
        dom::set_text(&name, locale::site_name(site));
        let reason = dom::add(&entry, "p", "hint")?;
        dom::set(&reason, "id", Some(&reason_id(site)));
    }
    Some(())
}

fn reason_id(site: Site) -> String {
    format!("refused-{}", site.name())
}

/// Gives each entry its address, or the reason why it has none.
pub(super) fn show(scene: &Scene) {
    let view = &scene.view;
    for site in Site::ALL {
        let Some(entry) = dom::find(&format!("[data-site={}]", site.name())) else { continue };
        let (Ok(Some(name)), Ok(Some(reason))) = (entry.query_selector("a"), entry.query_selector("p"))
        else {
            continue;
        };
        let found = link(site, &scene.position, view.document.rules(), view.orientation);
        let address = found.as_deref().ok();
        let label = address.map(|_| locale::open_site_label(site));
        let id = reason_id(site);
        for (attribute, on, off) in [
            ("href", address, None),
            ("target", Some("_blank"), None),
            ("rel", Some("noopener noreferrer"), None),
            ("referrerpolicy", Some("no-referrer"), None),
            ("aria-label", label.as_deref(), None),
            // Without an address it is still a link, but one that leads nowhere now.
            ("role", None, Some("link")),
            ("aria-disabled", None, Some("true")),
            ("aria-describedby", None, Some(id.as_str())),
        ] {
            dom::set(&name, attribute, if address.is_some() { on } else { off });
        }
        let sentence = found.err().map(|refused| locale::refusal_sentence(refused, &scene.position));
        dom::set_text(&reason, &sentence.unwrap_or_default());
    }
}
