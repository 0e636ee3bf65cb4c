//! Modal dialogs. They are the browser's own (`<dialog>`): it keeps the focus in them, closes them by Escape, and gives the
//! focus back.

use leptos::ev::{Event, MouseEvent};
use leptos::html;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use web_sys::{Element, HtmlDialogElement};

use super::state::DialogState;
use crate::app::browser::events::target_of;
use crate::app::parts::IconButton;
use crate::app::reactive::effect;
use crate::i18n::messages;

/// A modal dialog: open as long as it is there.
#[component]
pub fn Modal(
    /// `modal` for one with a title, or another class.
    #[prop(default = "modal")]
    class: &'static str,
    name: &'static str,
    label: String,
    /// What is done as soon as it is open, before it is painted.
    #[prop(optional)]
    opened: Option<Callback<HtmlDialogElement>>,
    children: Children,
) -> impl IntoView {
    let state = DialogState::here();
    let dialog = NodeRef::<html::Dialog>::new();
    // The finger whose long press has opened a dialog goes up over it too: that click is not meant for it.
    let pressed = RwSignal::new(false);
    effect(move || {
        if let Some(dialog) = dialog.get() {
            // Refused only if it is open already.
            let _ = dialog.show_modal();
            if let Some(opened) = opened {
                opened.run(dialog);
            }
        }
    });
    let clicked = move |event: MouseEvent| {
        let is_meant = pressed.get_untracked() || event.detail() == 0;
        if !is_meant {
            event.stop_propagation();
        } else if is_beside(&event) {
            close_around(&event);
        }
    };
    view! {
        <dialog
            class=class
            node_ref=dialog
            data-dialog=name
            aria-label=label
            on:pointerdown=move |_| pressed.set(true)
            on:click:capture=clicked
            on:close=move |_| state.open.set(None)
        >
            {children()}
        </dialog>
    }
}

/// A modal dialog with its title, and the button that closes it.
#[component]
pub fn TitledModal(name: &'static str, title: &'static str, children: Children) -> impl IntoView {
    view! {
        <Modal name label=title.to_owned()>
            <div class="modal-body">
                <div class="modal-head">
                    <h2>{title}</h2>
                    <IconButton
                        icon="close"
                        label=messages().close()
                        attr:data-close=""
                        on:click=|event| close_around(&event)
                    />
                </div>
                {children()}
            </div>
        </Modal>
    }
}

/// A press beside a dialog falls on its backdrop, which is the dialog itself.
fn is_beside(event: &Event) -> bool {
    target_of::<HtmlDialogElement>(event).is_some()
}

/// Closes the dialog that an event is about: the browser gives the focus back.
pub fn close_around(event: &Event) {
    let dialog = target_of::<Element>(event).and_then(|target| target.closest("dialog").ok().flatten());
    if let Some(dialog) = dialog.and_then(|dialog| dialog.dyn_into::<HtmlDialogElement>().ok()) {
        dialog.close();
    }
}
