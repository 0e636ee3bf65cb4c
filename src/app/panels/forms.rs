//! The panel with every written form of the position: to read, to copy, and to choose for the text box.

use leptos::html;
use leptos::prelude::*;

use crate::app::notices::Announcer;
use crate::app::parts::CopyTextButton;
use crate::app::reactive::memo;
use crate::app::settings;
use crate::app::settings::Settings;
use crate::app::store::Store;
use crate::editor::Command;
use crate::i18n::{copy_form_label, form_chosen, form_copied, form_name, form_purpose, messages};
use crate::notation::{Form, write_form};

#[component]
pub fn FormsPanel() -> impl IntoView {
    let store = Store::here();
    let chosen = memo(move || store.scene.read().form);
    view! {
        <fieldset class="forms">
            <legend>{messages().form_choice()}</legend>
            {Form::ALL.map(|form| view! { <FormRow form chosen/> }).collect_view()}
        </fieldset>
    }
}

#[component]
fn FormRow(form: Form, chosen: Memo<Form>) -> impl IntoView {
    let store = Store::here();
    let place = NodeRef::<html::Code>::new();
    let text = memo(move || {
        let scene = store.scene.read();
        write_form(&scene.position, &scene.document.operations, form)
    });
    let choose = move |_| {
        store.dispatch(Command::SetForm(form));
        Settings::of(store).keep(settings::FORM, &Some(form));
        Announcer::of(store).announce(form_chosen(form));
    };
    view! {
        <div class="form-row" data-form-row=form.name()>
            <label class="form-choice">
                <input
                    type="radio"
                    name="form"
                    value=form.name()
                    prop:checked=move || chosen.get() == form
                    on:change=choose
                />
                <span>
                    <b>{form_name(form)}</b>
                    <span class="form-purpose">{form_purpose(form)}</span>
                </span>
            </label>
            <CopyTextButton
                action="copy-form"
                attr:data-form=form.name()
                label=copy_form_label(form)
                said=form_copied(form)
                text
                target=place
            />
            <code class="form-text" data-form-text="" node_ref=place>{move || text.get()}</code>
        </div>
    }
}
