//! Elements: found, made, bound to the state, listened to.
//!
//! Listeners stand on elements of the shell, which live as long as the page, and so do they. What comes and goes is
//! reached by delegation.

use std::borrow::Cow;
use std::cell::RefCell;

use leptos_dom::helpers::{document, event_target_value, window};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{
    CustomEvent, CustomEventInit, Element, Event, EventTarget, FocusOptions, HtmlElement, HtmlInputElement,
};

use super::effect::{effect, effect_at_once};
use super::store::Store;

const SVG: Option<&str> = Some("http://www.w3.org/2000/svg");

/// The first element that a selector names.
pub(super) fn find(selector: &str) -> Option<Element> {
    document().query_selector(selector).ok()?
}

/// The selector of the elements whose attribute has this value, a name.
pub(super) fn named(attribute: &str, value: &str) -> String {
    ["[", attribute, "=", value, "]"].concat()
}

/// The first element that a selector names, if it is of a kind.
pub(super) fn find_as<T: JsCast>(selector: &str) -> Option<T> {
    find(selector)?.dyn_into().ok()
}

/// Every element that a selector names, in the order of the document.
pub(super) fn all(selector: &str) -> Vec<Element> {
    let Ok(list) = document().query_selector_all(selector) else { return Vec::new() };
    (0..list.length()).filter_map(|index| list.item(index)?.dyn_into().ok()).collect()
}

/// Gives an element the focus, if it is there.
pub(super) fn focus(selector: &str) {
    if let Some(element) = find(selector) {
        focus_on(&element);
    }
}

/// Gives an element the focus.
pub(super) fn focus_on(element: &Element) {
    // An element that cannot take the focus leaves it where it is.
    let _ = element.unchecked_ref::<HtmlElement>().focus();
}

/// The same, and leaves it where it lies on the screen: it is not scrolled into sight.
pub(super) fn focus_in_place(element: &Element) {
    let options = FocusOptions::new();
    options.set_prevent_scroll(true);
    let _ = element.unchecked_ref::<HtmlElement>().focus_with_options(&options);
}

/// The element that an event is about.
pub(super) fn target(event: &Event) -> Option<Element> {
    event.target()?.dyn_into().ok()
}

/// The value of an attribute of the nearest element around an event's target that has it.
pub(super) fn closest(event: &Event, attribute: &str) -> Option<(Element, String)> {
    let element = target(event)?.closest(&["[", attribute, "]"].concat()).ok()??;
    let value = element.get_attribute(attribute)?;
    Some((element, value))
}

/// The text of an input, select or text area.
pub(super) fn value_of(event: &Event) -> String {
    event_target_value(event)
}

/// Whether a box is ticked.
pub(super) fn is_checked(event: &Event) -> bool {
    target(event)
        .and_then(|element| element.dyn_into::<HtmlInputElement>().ok())
        .is_some_and(|input| input.checked())
}

/// Whether keys typed into this element are text.
pub(super) fn takes_text(element: &Element) -> bool {
    match element.tag_name().as_str() {
        "TEXTAREA" | "SELECT" => true,
        "INPUT" => !matches!(element.get_attribute("type").as_deref(), Some("radio" | "checkbox" | "range")),
        _ => false,
    }
}

/// Listens as long as the page lives.
pub(super) fn on(target: &EventTarget, event: &str, listener: impl FnMut(Event) + 'static) {
    listen(target, event, Box::new(listener), false);
}

/// Hears of events before the elements that they are about, as long as the page lives.
pub(super) fn on_the_way(event: &str, listener: impl FnMut(Event) + 'static) {
    listen(&window(), event, Box::new(listener), true);
}

fn listen(target: &EventTarget, event: &str, listener: Box<dyn FnMut(Event)>, capture: bool) {
    let listener = Closure::wrap(listener).into_js_value();
    // Nothing refuses a listener.
    let _ = target.add_event_listener_with_callback_and_bool(event, listener.unchecked_ref(), capture);
}

/// Dispatches an event of the page's own, with a text.
pub(super) fn tell(event: &str, text: &str) {
    let about = CustomEventInit::new();
    about.set_detail(&text.into());
    if let Ok(event) = CustomEvent::new_with_event_init_dict(event, &about) {
        // Refused only while it is being dispatched.
        let _ = document().dispatch_event(&event);
    }
}

/// The text of an event of the page's own.
pub(super) fn told(event: &Event) -> Option<String> {
    event.dyn_ref::<CustomEvent>()?.detail().as_string()
}

/// Listens on the first element that a selector names.
pub(super) fn on_element(selector: &str, event: &str, listener: impl FnMut(Event) + 'static) {
    if let Some(element) = find(selector) {
        listen(&element, event, Box::new(listener), false);
    }
}

/// Whether an element has the focus of the page, be the page's window in front or not.
pub(super) fn is_active(element: &Element) -> bool {
    document().active_element().is_some_and(|active| active == *element)
}

/// Sets or removes an attribute, unless it is so already.
pub(super) fn set(element: &Element, name: &str, value: Option<&str>) {
    if element.get_attribute(name).as_deref() != value {
        put(element, name, value);
    }
}

/// Sets or removes an attribute that is known to be otherwise.
pub(super) fn put(element: &Element, name: &str, value: Option<&str>) {
    // Only a name that is no name is refused.
    let _ = match value {
        Some(value) => element.set_attribute(name, value),
        None => element.remove_attribute(name),
    };
}

/// Sets or removes an attribute of the document's root.
pub(super) fn set_root(name: &str, value: Option<&str>) {
    if let Some(root) = document().document_element() {
        set(&root, name, value);
    }
}

/// What an attribute is bound to.
pub(super) type Value = Option<Cow<'static, str>>;

/// Shows a value that is derived from the state, whenever it has become another one.
pub(super) fn watch<T: PartialEq + 'static>(read: impl Fn() -> T + 'static, show: impl FnMut(&T) + 'static) {
    effect(showing(read, show));
}

/// The same before the event that changes the state is over.
pub(super) fn watch_at_once<T: PartialEq + 'static>(
    read: impl Fn() -> T + 'static,
    show: impl FnMut(&T) + 'static,
) {
    effect_at_once(showing(read, show));
}

fn showing<T: PartialEq + 'static>(
    read: impl Fn() -> T + 'static,
    mut show: impl FnMut(&T) + 'static,
) -> Box<dyn FnMut()> {
    let mut shown = None;
    Box::new(move || {
        let value = read();
        if shown.as_ref() != Some(&value) {
            show(&value);
            shown = Some(value);
        }
    })
}

/// An attribute without a value that is there or not.
pub(super) const fn flag(on: bool) -> Option<&'static str> {
    if on { Some("") } else { None }
}

/// `true` or `false`, as ARIA wants it.
pub(super) const fn truth(on: bool) -> &'static str {
    if on { "true" } else { "false" }
}

/// Keeps an attribute of the elements of a selector in step with the state.
///
/// By plain functions of the store, for most need no more: each kind of closure is code of its own.
pub(super) fn bind(store: Store, selector: &str, name: &'static str, value: fn(Store) -> Value) {
    bind_with(selector, name, move || value(store));
}

/// The same with a value that depends on more than the store.
pub(super) fn bind_with(selector: &str, name: &'static str, value: impl Fn() -> Value + 'static) {
    bind_elements(all(selector), name, Box::new(value));
}

fn bind_elements(elements: Vec<Element>, name: &'static str, value: Box<dyn Fn() -> Value>) {
    watch(value, move |value| {
        for element in &elements {
            set(element, name, value.as_deref());
        }
    });
}

/// Keeps a boolean attribute (`hidden`, `data-…`) in step with the state.
pub(super) fn bind_flag(store: Store, selector: &str, name: &'static str, on: fn(Store) -> bool) {
    bind_with(selector, name, move || flag(on(store)).map(Cow::Borrowed));
}

/// Keeps a text in step with the state.
pub(super) fn bind_text(store: Store, selector: &str, value: fn(Store) -> String) {
    let Some(element) = find(selector) else { return };
    watch(move || value(store), move |value| set_text(&element, value));
}

/// Makes an element with a class.
pub(super) fn make(tag: &str, class: &str) -> Option<Element> {
    let element = document().create_element(tag).ok()?;
    if !class.is_empty() {
        set(&element, "class", Some(class));
    }
    Some(element)
}

/// Makes an element of SVG.
pub(super) fn make_svg(tag: &str) -> Option<Element> {
    document().create_element_ns(SVG, tag).ok()
}

/// Makes an element with a class at the end of another one.
pub(super) fn add(parent: &Element, tag: &str, class: &str) -> Option<Element> {
    let element = make(tag, class)?;
    append(parent, &element);
    Some(element)
}

/// Sets the text of an element, unless it is so already.
pub(super) fn set_text(element: &Element, text: &str) {
    if element.text_content().as_deref() != Some(text) {
        element.set_text_content(Some(text));
    }
}

/// Makes a small button.
pub(super) fn button(label: &str) -> Option<Element> {
    let button = make("button", "button small")?;
    set(&button, "type", Some("button"));
    button.set_text_content(Some(label));
    Some(button)
}

/// Adds a box to be ticked, with its words beside it; returns the box.
pub(super) fn tick(parent: &Element, class: &str, label: &str) -> Option<Element> {
    let row = add(parent, "label", class)?;
    let tick = add(&row, "input", "")?;
    set(&tick, "type", Some("checkbox"));
    set_text(&add(&row, "span", "")?, label);
    Some(tick)
}

/// Makes the button of a fix or a repair.
pub(super) fn fix_button(label: &str) -> Option<Element> {
    let button = button(label)?;
    set(&button, "data-fix", Some(""));
    Some(button)
}

/// Makes a button that shows an icon and is called so.
pub(super) fn icon_button(icon_name: &str, label: &str) -> Option<Element> {
    let button = make("button", "icon-button")?;
    for (attribute, value) in [("type", "button"), ("aria-label", label), ("title", label)] {
        set(&button, attribute, Some(value));
    }
    append(&button, &icon(icon_name)?);
    Some(button)
}

/// Makes a picture that refers to a symbol of the page's sprite.
pub(super) fn picture(class: &str, view_box: &str, symbol: &str) -> Option<Element> {
    let svg = make_svg("svg")?;
    let reference = make_svg("use")?;
    set(&svg, "class", Some(class));
    set(&svg, "viewBox", Some(view_box));
    set(&svg, "aria-hidden", Some("true"));
    refer(&reference, symbol);
    append(&svg, &reference);
    Some(svg)
}

/// An icon.
pub(super) fn icon(name: &str) -> Option<Element> {
    picture("icon", "0 0 24 24", &["i-", name].concat())
}

/// A piece, as large as its parent: a copy of one that was made once, which is a fraction of the work.
pub(super) fn piece(name: &'static str) -> Option<Element> {
    let made = PIECES.with_borrow_mut(|pieces| {
        if let Some((_, made)) = pieces.iter().find(|(known, _)| *known == name) {
            return Some(made.clone());
        }
        let made = picture("piece", "0 0 40 40", name)?;
        pieces.push((name, made.clone()));
        Some(made)
    })?;
    made.clone_node_with_deep(true).ok().map(JsCast::unchecked_into)
}

thread_local! {
    /// A picture of each piece by its name.
    static PIECES: RefCell<Vec<(&'static str, Element)>> = const { RefCell::new(Vec::new()) };
}

/// By what the first picture in an element refers to its symbol.
pub(super) fn reference_in(parent: &Element) -> Option<Element> {
    parent.query_selector("use").ok()?
}

/// Points a picture to another symbol.
pub(super) fn refer(reference: &Element, symbol: &str) {
    put(reference, "href", Some(&["#", symbol].concat()));
}

/// Points the first picture in an element to another symbol.
pub(super) fn set_picture(parent: &Element, symbol: &str) {
    if let Some(reference) = reference_in(parent) {
        set(&reference, "href", Some(&["#", symbol].concat()));
    }
}

/// Adds a child at the end.
pub(super) fn append(parent: &Element, child: &Element) {
    // Refused only if the child holds its parent.
    let _ = parent.append_child(child);
}

/// Empties an element.
pub(super) fn empty(element: &Element) {
    element.set_text_content(None);
}

/// By how much the `zoom` of an element and those around it enlarges what its rectangle does not say. Where the browser
/// has `currentCSSZoom` the rectangle says all; elsewhere it is measured as if nothing were zoomed.
pub(super) fn unmeasured_zoom(element: &Element) -> f64 {
    if js_sys::Reflect::has(element, &"currentCSSZoom".into()).unwrap_or(true) {
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

/// Sets a style property; the policy allows it this way.
pub(super) fn style(element: &Element, property: &str, value: &str) {
    // Elements of SVG have a style too; the bindings know only that of HTML's.
    let _ = element.unchecked_ref::<HtmlElement>().style().set_property(property, value);
}
