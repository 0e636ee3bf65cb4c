//! Where an element lies on the screen.

use js_sys::Reflect;
use leptos::prelude::*;
use web_sys::Element;

use crate::editor::pointer::Rectangle;

/// The rectangle of an element.
pub fn rectangle_of(element: &Element) -> Rectangle {
    let rect = element.get_bounding_client_rect();
    let zoom = unmeasured_zoom(element);
    let [left, top, width, height] =
        [rect.left(), rect.top(), rect.width(), rect.height()].map(|length| length * zoom);
    Rectangle { left, top, width, height }
}

/// The width and height of the window, without its scroll bars.
pub fn window_size() -> Option<(f64, f64)> {
    let root = document().document_element()?;
    Some((f64::from(root.client_width()), f64::from(root.client_height())))
}

/// By how much the `zoom` of an element and those around it enlarges what its rectangle does not say. Where the browser
/// has `currentCSSZoom` the rectangle says all; elsewhere it is measured as if nothing were zoomed.
fn unmeasured_zoom(element: &Element) -> f64 {
    if Reflect::has(element, &"currentCSSZoom".into()).unwrap_or(true) {
        return 1.0;
    }
    let mut zoom = 1.0;
    let mut around = Some(element.clone());
    while let Some(element) = around {
        let style = window().get_computed_style(&element).ok().flatten();
        let own = style.and_then(|style| style.get_property_value("zoom").ok());
        let own = own.map_or(1.0, |zoom| js_sys::parse_float(&zoom));
        zoom *= if own > 0.0 { own } else { 1.0 };
        around = element.parent_element();
    }
    zoom
}
