//! The screen, and scrolling the page on it. The elements are looked up: whoever scrolls is elsewhere on the page and knows
//! nothing of them.

use js_sys::parse_float;
use leptos::prelude::*;
use web_sys::{Element, ScrollIntoViewOptions, ScrollLogicalPosition};

use super::style::root_properties;

/// A phone or a tablet, upright or on its side (`style/layout.css`).
const SMALL: &str = "(orientation: portrait), (max-width: 559.98px), (max-height: 479.98px)";

fn board() -> Option<Element> {
    document().query_selector("[data-board]").ok().flatten()
}

fn is_small() -> bool {
    window().match_media(SMALL).ok().flatten().is_some_and(|media| media.matches())
}

/// On small screens, where a dialog leaves the upper half free, brings the board there. Returns where the page was.
pub fn uncover_board() -> Option<f64> {
    let board = board().filter(|_| is_small())?;
    let before = window().scroll_y().ok();
    board.scroll_into_view();
    before
}

/// Brings the page where it was.
pub fn go_back(before: Option<f64>) {
    if let Some(before) = before {
        window().scroll_to_with_x_and_y(0.0, before);
    }
}

/// Where an element covers the lower part of the screen, brings the board above it.
pub fn uncover_board_above(cover: &Element) {
    let Some(board) = board() else { return };
    let (place, cover) = (board.get_bounding_client_rect(), cover.get_bounding_client_rect());
    let is_beside = cover.left() >= place.right();
    if !is_beside && place.bottom() > cover.top() {
        board.scroll_into_view_with_bool(false);
    }
}

/// Brings the card of a paste into sight, which is rendered by the next frame; as much of it as leaves the board in sight on
/// small screens.
pub fn show_import_card() {
    request_animation_frame(|| {
        let Some(card) = document().query_selector("[data-import]").ok().flatten() else { return };
        show(&card);
        let above = board().map_or(0.0, |board| board.get_bounding_client_rect().top());
        if above < 0.0 && is_small() {
            window().scroll_by_with_x_and_y(0.0, above);
        }
    });
}

/// Brings an element into sight, and moves nothing if it is in sight.
pub fn show(element: &Element) {
    let nearest = ScrollIntoViewOptions::new();
    nearest.set_block(ScrollLogicalPosition::Nearest);
    element.scroll_into_view_with_scroll_into_view_options(&nearest);
}

/// Scrolls a box so that an element in it is seen; the page stays where it is. The head of a table, which is as high as a
/// row and stays in sight, covers nothing of it.
pub fn show_in_box(frame: &Element, element: &Element) {
    let (outer, inner) = (frame.get_bounding_client_rect(), element.get_bounding_client_rect());
    let beyond = if inner.top() < outer.top() + inner.height() {
        inner.top() - outer.top() - inner.height()
    } else {
        (inner.bottom() - outer.bottom()).max(0.0)
    };
    frame.set_scroll_top(frame.scroll_top() + beyond as i32);
}

/// Brings an element into sight: all of it where it has room, else its beginning.
pub fn show_whole(element: &Element) {
    let height = element.get_bounding_client_rect().height();
    let room = room_around(element);
    if height <= room {
        show(element);
    } else {
        element.scroll_into_view();
    }
}

/// The height of what scrolls an element.
fn room_around(element: &Element) -> f64 {
    let mut around = element.parent_element();
    while let Some(outer) = around {
        let is_scrolled = outer.scroll_height() > outer.client_height();
        let overflow = window().get_computed_style(&outer).ok().flatten();
        let overflow = overflow.and_then(|style| style.get_property_value("overflow-y").ok());
        if is_scrolled && matches!(overflow.as_deref(), Some("auto" | "scroll")) {
            return f64::from(outer.client_height());
        }
        around = outer.parent_element();
    }
    document().document_element().map_or(0.0, |root| f64::from(root.client_height()) - covered())
}

/// The height of what lies over the lower edge of the screen, as the styles tell whoever scrolls.
fn covered() -> f64 {
    let [padding] = root_properties(["scroll-padding-bottom"]);
    // Not by the standard library: its tables for floating-point numbers would be a part of the first load. `auto` is no number.
    parse_float(&padding).max(0.0)
}

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
