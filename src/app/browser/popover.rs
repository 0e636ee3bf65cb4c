//! Popovers (HTML, the attribute `popover`): menus over the page, which the browser closes by a press elsewhere and by Escape.

use leptos::ev;
use web_sys::HtmlElement;

use super::events::{on_capture, on_window};
use super::rectangle::{rectangle_of, window_size};
use super::style::set_properties;
use crate::editor::pointer::Rectangle;

/// Whether a popover is shown.
pub fn is_open(popover: &HtmlElement) -> bool {
    popover.matches(":popover-open").unwrap_or_default()
}

/// Hides a popover. The focus goes back to where it was, if it is in the popover.
pub fn close(popover: &HtmlElement) {
    if is_open(popover) {
        // Refused only where it is hidden.
        let _ = popover.hide_popover();
    }
}

/// Tells the styles of a popover where its button stands: how far its edges are from the left, the right and the lower edge
/// of the window (`--left`, `--right`, `--above`), and its lower edge from the upper one (`--below`).
pub fn place_at(popover: &HtmlElement, button: &HtmlElement) {
    let Some((window_width, window_height)) = window_size() else { return };
    let Rectangle { left, top, width, height } = rectangle_of(button);
    let pixels = |length: f64| [&(length.round() as i32).to_string(), "px"].concat();
    set_properties(
        popover,
        &[
            ("--left", &pixels(left)),
            ("--right", &pixels(window_width - left - width)),
            ("--above", &pixels(window_height - top)),
            ("--below", &pixels(top + height)),
        ],
    );
}

/// Calls a function when the button of a popover may have moved, as long as the owner lives.
pub fn on_moved(moved: impl Fn() + Copy + 'static) {
    on_window(ev::resize, move |_| moved());
    on_capture(ev::scroll, move |_| moved());
}
