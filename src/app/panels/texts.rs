//! The panel with the forms for books, wikis, pages and programs: to read and to copy.

use leptos::ev::{self, Event};
use leptos::html;
use leptos::prelude::*;

use crate::app::browser::events::on_window;
use crate::app::parts::{CheckBox, CopyTextButton};
use crate::app::store::{Store, set_if_other};
use crate::export::text::{TextChoices, TextForm, TextGroup};
use crate::i18n::{
    TextSource, color_name, copy_text_label, messages, text_copied, text_form_name, text_form_note,
    text_group_name,
};
use crate::position::Color;

/// The setting that keeps the choices.
const SETTING: &str = "forsyth.texts";

/// The sides from which diagrams are seen, by the values of their options; none: the board's own.
const SIDES: [(&str, Option<Color>); 3] =
    [("board", None), ("white", Some(Color::White)), ("black", Some(Color::Black))];

#[component]
pub fn TextsPanel() -> impl IntoView {
    let store = Store::here();
    let choices = store.choices(SETTING, TextChoices::decode);
    let source = Memo::new(move |_| TextSource::of(&store.scene.read(), choices.get()));
    let groups = TextGroup::ALL.map(|group| {
        view! {
            <section class="text-group">
                <h2 class="panel-heading">{text_group_name(group)}</h2>
                {group.forms().map(|form| view! { <TextRow form source/> }).collect_view()}
            </section>
        }
    });
    view! {
        <div class="texts">
            <TextChoiceFields choices/>
            {groups.collect_view()}
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
        store.keep_setting(SETTING, &chosen.amend(&store.setting(SETTING), before));
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

#[component]
fn TextRow(form: TextForm, source: Memo<TextSource>) -> impl IntoView {
    let place = NodeRef::<html::Pre>::new();
    let text = Memo::new(move |_| source.read().write(form));
    // A text that is longer than its place can be scrolled by keys, so it takes the focus; the others need none.
    let scrolls = RwSignal::new(false);
    let measure = move || {
        // The panel may be closed by now.
        if let Some(place) = place.try_get_untracked().flatten() {
            set_if_other(scrolls, place.scroll_height() > place.client_height());
        }
    };
    Effect::new(move || {
        // Not `track`: a memo that nobody has read yet learns of no change.
        let _ = text.read();
        // When all texts have been written, so that the browser lays them out once.
        queue_microtask(measure);
    });
    on_window(ev::resize, move |_| measure());
    view! {
        <div class="form-row" data-text-row=form.name()>
            <div class="text-title">
                <b>{text_form_name(form)}</b>
                <span class="form-purpose">{text_form_note(form)}</span>
            </div>
            <CopyTextButton
                action="copy-text"
                attr:data-text-form=form.name()
                label=copy_text_label(form)
                said=text_copied(form)
                text
                target=place
            />
            <pre
                class="form-text"
                data-text=""
                role="group"
                aria-label=text_form_name(form)
                tabindex=move || scrolls.get().then_some("0")
                node_ref=place
            >
                {move || text.get()}
            </pre>
        </div>
    }
}
