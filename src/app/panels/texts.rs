//! The panel with the forms for books, wikis, pages and programs: one of them, to read and to copy.

use leptos::ev::{self, Event};
use leptos::html;
use leptos::prelude::*;

use crate::app::browser::events::on_window;
use crate::app::parts::{CheckBox, CopyTextButton};
use crate::app::reactive::{effect, memo};
use crate::app::settings;
use crate::app::settings::Settings;
use crate::app::store::{Store, set_if_other};
use crate::export::text::{TextChoices, TextForm, TextGroup};
use crate::i18n::{
    color_name, copy_text_label, messages, text_copied, text_form_name, text_form_note, text_group_name,
};
use crate::position::Color;
use crate::view::TextSource;

/// The sides from which diagrams are seen, by the values of their options; none: the board's own.
const SIDES: [(&str, Option<Color>); 3] =
    [("board", None), ("white", Some(Color::White)), ("black", Some(Color::Black))];

/// What the texts are written of, with the choices of the panel, as the position is now.
pub fn text_source(store: Store) -> TextSource {
    let choices = Settings::of(store).get(settings::TEXTS);
    store.scene.with_untracked(|scene| TextSource::of(scene, choices))
}

#[component]
pub fn TextsPanel() -> impl IntoView {
    let store = Store::here();
    let choices = Settings::here().follow(settings::TEXTS);
    let chosen = Settings::here().follow(settings::TEXT_FORM);
    let source = memo(move || TextSource::of(&store.scene.read(), choices.get()));
    view! {
        <div class="texts">
            <FormSelect chosen/>
            <TextBox form=memo(move || chosen.get()) source/>
            <TextChoiceFields choices/>
        </div>
    }
}

/// The forms, by their groups.
#[component]
fn FormSelect(chosen: RwSignal<TextForm>) -> impl IntoView {
    let store = Store::here();
    let choose = move |event: Event| {
        if let Some(form) = TextForm::named(&event_target_value(&event)) {
            chosen.set(form);
            Settings::of(store).keep(settings::TEXT_FORM, &form);
        }
    };
    let option = move |form: TextForm| {
        view! {
            <option value=form.name() prop:selected=move || chosen.get() == form>
                {text_form_name(form)}
            </option>
        }
    };
    let groups = TextGroup::ALL.map(|group| {
        view! {
            <optgroup label=text_group_name(group)>{group.forms().map(option).collect_view()}</optgroup>
        }
    });
    view! {
        <div class="field">
            <label for="text-form">{messages().text_form()}</label>
            <select id="text-form" data-text-choice="form" on:change=choose>{groups.collect_view()}</select>
        </div>
    }
}

#[component]
fn TextChoiceFields(choices: RwSignal<TextChoices>) -> impl IntoView {
    let store = Store::here();
    let choose = move |change: &dyn Fn(&mut TextChoices)| {
        let before = choices.get_untracked();
        let mut chosen = before;
        change(&mut chosen);
        choices.set(chosen);
        let settings = Settings::of(store);
        settings.keep_text(settings::TEXTS, chosen.amend(&settings.text(settings::TEXTS), before));
    };
    let choose_side = move |event: Event| {
        let side = event_target_value(&event);
        let bottom = SIDES.iter().find(|(name, _)| *name == side).and_then(|(_, color)| *color);
        choose(&|choices| choices.bottom = bottom);
    };
    let messages = messages();
    let sides = SIDES.map(|(name, color)| {
        let words = color.map_or(messages.text_side_as_board(), color_name);
        view! { <option value=name prop:selected=move || choices.get().bottom == color>{words}</option> }
    });
    view! {
        <div class="text-choices">
            <CheckBox
                class="text-choice"
                name=("data-text-choice", "coordinates")
                label=messages.text_coordinates()
                checked=Signal::derive(move || choices.get().coordinates)
                toggle=move |on| choose(&|choices| choices.coordinates = on)
            />
            <CheckBox
                class="text-choice"
                name=("data-text-choice", "mover")
                label=messages.text_mover()
                checked=Signal::derive(move || choices.get().mover)
                toggle=move |on| choose(&|choices| choices.mover = on)
            />
            <label class="text-choice">
                <span>{messages.text_side()}</span>
                <select data-text-choice="side" on:change=choose_side>{sides.collect_view()}</select>
            </label>
        </div>
    }
}

/// The form that is chosen, with the button that copies it. It stays the same element, whatever form it has.
#[component]
fn TextBox(form: Memo<TextForm>, source: Memo<TextSource>) -> impl IntoView {
    let place = NodeRef::<html::Pre>::new();
    let text = memo(move || source.read().write(form.get()));
    let name = move || form.get().name();
    // A text that is longer than its place can be scrolled by keys, so it takes the focus; the others need none.
    let scrolls = RwSignal::new(false);
    let measure = move || {
        // The panel may be closed by now.
        if let Some(place) = place.try_get_untracked().flatten() {
            set_if_other(scrolls, place.scroll_height() > place.client_height());
        }
    };
    effect(move || {
        // Not `track`: a memo that nobody has read yet learns of no change.
        let _ = text.read();
        // When the text has been written.
        queue_microtask(measure);
    });
    on_window(ev::resize, move |_| measure());
    view! {
        <div class="form-row" data-text-row=name>
            <p class="text-title form-purpose">{move || text_form_note(form.get())}</p>
            <CopyTextButton
                action="copy-text"
                attr:data-text-form=name
                label=Signal::derive(move || copy_text_label(form.get()))
                said=Signal::derive(move || text_copied(form.get()))
                text
                target=place
            />
            <pre
                class="form-text"
                data-text=""
                role="group"
                aria-label=move || text_form_name(form.get())
                tabindex=move || scrolls.get().then_some("0")
                node_ref=place
            >
                {move || text.get()}
            </pre>
        </div>
    }
}
