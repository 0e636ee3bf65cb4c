//! What the style sheets say, and what the system is set to.

use js_sys::Promise;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{CssStyleDeclaration, HtmlElement, HtmlLinkElement};

use super::events::listen;

/// The computed values of properties of the root element. A style sheet that is not here has none.
pub fn root_properties<const N: usize>(names: [&str; N]) -> [String; N] {
    let style =
        document().document_element().and_then(|root| window().get_computed_style(&root).ok().flatten());
    names.map(|name| {
        let value = style.as_ref().and_then(|style| style.get_property_value(name).ok());
        value.unwrap_or_default().trim().to_owned()
    })
}

/// Has the style of what is loaded later fetched, unless that was done. The future ends when it is there or cannot be had.
pub fn later_sheet() -> impl Future<Output = ()> {
    let link = document().query_selector("link[data-later]").ok().flatten();
    let link = link.map(JsCast::unchecked_into::<HtmlLinkElement>).filter(|link| link.sheet().is_none());
    let answered = link.as_ref().map(|link| {
        let answered = Promise::new(&mut |answer, _| {
            for event in ["load", "error"] {
                // Refused only where there are no events.
                let _ = link.add_event_listener_with_callback(event, &answer);
            }
        });
        link.set_disabled(false);
        answered
    });
    async move {
        if let Some(answered) = answered {
            // Neither answer refuses.
            let _ = JsFuture::from(answered).await;
        }
        // Whoever needs it next asks for it again.
        if let Some(link) = link.filter(|link| link.sheet().is_none()) {
            link.set_disabled(true);
        }
    }
}

/// Listens to a change of what the system is set to, as long as the owner lives.
pub fn on_media_change(query: &str, changed: impl Fn() + 'static) {
    if let Ok(Some(media)) = window().match_media(query) {
        listen(&media, "change", false, move |_| changed());
    }
}

fn root_style() -> Option<CssStyleDeclaration> {
    let root = document().document_element()?.dyn_into::<HtmlElement>().ok()?;
    Some(root.style())
}

/// Sets custom properties of an element.
pub fn set_properties(element: &HtmlElement, properties: &[(&str, &str)]) {
    let style = element.style();
    for (name, value) in properties {
        // Refused only where styles cannot be changed.
        let _ = style.set_property(name, value);
    }
}

/// A style property that a script has set on the root element; empty if none has.
pub fn own_root_property(name: &str) -> String {
    root_style().and_then(|style| style.get_property_value(name).ok()).unwrap_or_default()
}

/// Sets a style property of the root element; an empty value removes it.
pub fn set_root_property(name: &str, value: &str) {
    if let Some(style) = root_style() {
        // Refused only where styles cannot be changed.
        let _ = style.set_property(name, value);
    }
}
