//! What somebody did to the static page before the program took its place: the text in the box, its caret, the focus. The
//! static page is no component's, so its elements are looked up.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlTextAreaElement};

/// What is carried over to the new page.
#[derive(Debug, Default)]
pub struct StaticPageState {
    /// The text of the box, if it was edited.
    pub text: Option<String>,
    /// Where the caret stands in it, or what is selected, in UTF-16 units.
    selection: Option<(u32, u32)>,
    /// How the element that has the focus is found in the new page.
    focused: Option<String>,
}

/// The attributes by which an element is found again.
const NAMES: [&str; 7] =
    ["id", "data-square", "data-action", "data-spare", "data-tool", "data-castling", "data-board"];

fn text_box(root: &Element) -> Option<HtmlTextAreaElement> {
    root.query_selector("#fen").ok().flatten()?.dyn_into().ok()
}

impl StaticPageState {
    pub fn of(page: &Element) -> StaticPageState {
        let active = document().active_element().filter(|active| page.contains(Some(active)));
        let Some(area) = text_box(page) else { return StaticPageState::default() };
        let is_edited = area.default_value().is_ok_and(|rendered| rendered != area.value());
        let edge = |edge: Result<Option<u32>, _>| edge.ok().flatten();
        let is_active = active.as_ref().is_some_and(|active| active.id() == "fen");
        StaticPageState {
            text: is_edited.then(|| area.value()),
            selection: edge(area.selection_start()).zip(edge(area.selection_end())).filter(|_| is_active),
            focused: active.and_then(|active| selector(&active)),
        }
    }

    /// Gives the new page the focus and the caret that the static one had.
    pub fn restore(&self, page: &Element) {
        let Some(focused) = &self.focused else { return };
        let element = page.query_selector(focused).ok().flatten();
        if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
            super::focus::focus_in_place(&element);
        }
        if let (Some((start, end)), Some(area)) = (self.selection, text_box(page)) {
            let _ = area.set_selection_range(start, end);
        }
    }
}

fn selector(element: &Element) -> Option<String> {
    NAMES.into_iter().find_map(|name| {
        let value = element.get_attribute(name)?;
        Some(["[", name, "=\"", &value, "\"]"].concat())
    })
}
