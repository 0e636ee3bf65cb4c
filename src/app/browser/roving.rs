//! Toolbars that are one stop of the Tab key: arrows, Home and End go on within them, and who comes back finds the button
//! that was used last (the pattern "toolbar" of the ARIA Authoring Practices, with a roving `tabindex`).
//!
//! ```ignore
//! let toolbar = RovingToolbar::starting_at(0);
//! let undo = toolbar.button();
//! view! {
//!     <div role="toolbar" {..toolbar.listeners()}>
//!         <button node_ref=undo.node tabindex=undo.tabindex()>"Undo"</button>
//!     </div>
//! }
//! ```

use leptos::attr::Attribute;
use leptos::ev::{self, Event, KeyboardEvent};
use leptos::html::ElementType;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::{HtmlElement, Node};

use super::events::{has_modifier, target_of};
use super::focus::is_seen;

/// The buttons of a toolbar, in the order in which they are rendered.
#[derive(Clone, Copy)]
pub struct RovingToolbar {
    buttons: StoredValue<Vec<FindElement>, LocalStorage>,
    /// The button that the Tab key comes to.
    current: RwSignal<usize>,
}

type FindElement = Box<dyn Fn() -> Option<HtmlElement>>;

/// A button of a toolbar.
pub struct RovingButton<E>
where
    E: ElementType,
    E::Output: 'static,
{
    pub node: NodeRef<E>,
    index: usize,
    current: RwSignal<usize>,
}

impl<E> Clone for RovingButton<E>
where
    E: ElementType,
    E::Output: 'static,
{
    fn clone(&self) -> RovingButton<E> {
        *self
    }
}

impl<E> Copy for RovingButton<E>
where
    E: ElementType,
    E::Output: 'static,
{
}

impl RovingToolbar {
    /// A toolbar whose Tab stop is at first the button of this index.
    pub fn starting_at(current: usize) -> RovingToolbar {
        RovingToolbar { buttons: StoredValue::new_local(Vec::new()), current: RwSignal::new(current) }
    }

    pub fn button<E>(self) -> RovingButton<E>
    where
        E: ElementType,
        E::Output: JsCast + Clone + 'static,
    {
        self.button_at(NodeRef::new())
    }

    /// A button whose node others know too.
    pub fn button_at<E>(self, node: NodeRef<E>) -> RovingButton<E>
    where
        E: ElementType,
        E::Output: JsCast + Clone + 'static,
    {
        let find = move || node.get_untracked().and_then(|element| element.dyn_into().ok());
        let mut index = 0;
        self.buttons.update_value(|buttons| {
            index = buttons.len();
            buttons.push(Box::new(find));
        });
        RovingButton { node, index, current: self.current }
    }

    /// What the toolbar's own element listens to.
    pub fn listeners(self) -> impl Attribute {
        (
            ev::on(ev::keydown, move |event| self.pressed(&event)),
            ev::on(ev::focusin, move |event| self.used(&event)),
            // A click does not focus a button in every browser.
            ev::on(ev::click, move |event| self.used(&event)),
        )
    }

    /// The buttons and their indices.
    fn elements(self) -> Vec<(usize, HtmlElement)> {
        self.buttons.with_value(|buttons| {
            buttons.iter().enumerate().filter_map(|(index, find)| Some((index, find()?))).collect()
        })
    }

    fn used(self, event: &Event) {
        let Some(target) = target_of::<Node>(event) else { return };
        let used = self.elements().into_iter().find(|(_, button)| button.contains(Some(&target)));
        if let Some((index, _)) = used {
            self.current.set(index);
        }
    }

    fn pressed(self, event: &KeyboardEvent) {
        if has_modifier(event) {
            return;
        }
        let Some(target) = target_of::<HtmlElement>(event) else { return };
        let buttons: Vec<HtmlElement> =
            self.elements().into_iter().map(|(_, button)| button).filter(|button| is_seen(button)).collect();
        let Some(here) = buttons.iter().position(|button| *button == target) else { return };
        let next = match event.key().as_str() {
            "ArrowRight" | "ArrowDown" => (here + 1) % buttons.len(),
            "ArrowLeft" | "ArrowUp" => (here + buttons.len() - 1) % buttons.len(),
            "Home" => 0,
            "End" => buttons.len() - 1,
            _ => return,
        };
        event.prevent_default();
        if let Some(button) = buttons.get(next) {
            // A button that cannot take the focus leaves it where it is.
            let _ = button.focus();
        }
    }
}

impl<E> RovingButton<E>
where
    E: ElementType,
    E::Output: 'static,
{
    /// Its `tabindex`: absent on the button that the Tab key comes to.
    pub fn tabindex(&self) -> impl Fn() -> Option<&'static str> + Copy + Send + Sync + use<E> {
        let (index, current) = (self.index, self.current);
        move || (current.get() != index).then_some("-1")
    }
}
