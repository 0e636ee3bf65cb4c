//! The screen: what points at it, and what a keyboard on it covers.

use leptos::prelude::*;
use web_sys::Element;

/// How far below the upper edge of what is seen an element is brought.
const MARGIN: f64 = 8.0;

/// Whether the user points with a finger.
pub fn has_coarse_pointer() -> bool {
    window().match_media("(pointer: coarse)").ok().flatten().is_some_and(|media| media.matches())
}

/// Scrolls the page so that an element is seen that lies under the keyboard of the screen.
pub fn uncover(element: &Element) {
    let Some(seen) = window().visual_viewport() else { return };
    let place = element.get_bounding_client_rect();
    if place.top() < seen.offset_top() || place.bottom() > seen.offset_top() + seen.height() {
        window().scroll_by_with_x_and_y(0.0, place.top() - seen.offset_top() - MARGIN);
    }
}
