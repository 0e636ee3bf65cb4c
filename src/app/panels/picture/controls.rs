//! The choices of the panel, and the size of the picture.

use leptos::prelude::*;

use super::state::State;
use crate::app::panels::picture::cells::PictureState;
use crate::app::parts::{CheckBox, Select};
use crate::app::reactive::memo;
use crate::export::picture::{Bottom, COORDINATES, Choice, ColorScheme, MAX_DENSITY, PieceSet};
use crate::export::picture_width::{picture_width, shown_width};
use crate::i18n::{
    bottom_name, color_scheme_name, coordinates_name, density_name, messages, picture_size_fault,
    piece_set_name, png_pixels,
};

#[component]
pub(super) fn ChoiceFields(state: State) -> impl IntoView {
    let messages = messages();
    let color_schemes = options(&ColorScheme::ALL, color_scheme_name);
    let sets = options(&PieceSet::ALL, piece_set_name);
    let places = options(&COORDINATES, coordinates_name);
    let sides = options(&Bottom::ALL, bottom_name);
    let switches = [
        (Choice::Border, messages.picture_border()),
        (Choice::Mover, messages.picture_mover()),
        (Choice::Margin, messages.picture_margin()),
        (Choice::Marks, messages.picture_marks()),
        (Choice::Transparent, messages.picture_transparent()),
    ];
    view! {
        <div class="picture-choices">
            <ChoiceSelect state choice=Choice::Colors id="picture-colors" label=messages.picture_colors() options=color_schemes/>
            <ChoiceSelect state choice=Choice::Pieces id="picture-pieces" label=messages.picture_pieces() options=sets/>
            <ChoiceSelect
                state
                choice=Choice::Coordinates
                id="picture-coordinates"
                label=messages.picture_coordinates()
                options=places
            />
            <ChoiceSelect state choice=Choice::Bottom id="picture-bottom" label=messages.picture_bottom() options=sides/>
            {switches.map(|(choice, label)| view! { <Switch state choice label/> }).collect_view()}
        </div>
    }
}

/// What stands below the board of the picture.
#[component]
pub(super) fn CaptionFields(state: State) -> impl IntoView {
    let messages = messages();
    let title = PictureState::of(state.store).title;
    view! {
        <fieldset class="picture-caption">
            <legend>{messages.picture_caption()}</legend>
            <label class="field">
                <span>{messages.picture_title()}</span>
                <input
                    type="text"
                    autocomplete="off"
                    maxlength="120"
                    data-picture-title=""
                    prop:value=move || title.get()
                    on:input=move |event| title.set(event_target_value(&event))
                />
            </label>
            <Switch state choice=Choice::CaptionMover label=messages.picture_mover()/>
            <Switch state choice=Choice::CaptionFen label="FEN"/>
        </fieldset>
    }
}

/// The values of a choice and what stands for them.
fn options<T: Copy>(all: &[(T, &str)], words: fn(T) -> &'static str) -> Vec<(String, String)> {
    all.iter().map(|(value, name)| ((*name).to_owned(), words(*value).to_owned())).collect()
}

#[component]
fn ChoiceSelect(
    state: State,
    choice: Choice,
    id: &'static str,
    label: &'static str,
    options: Vec<(String, String)>,
) -> impl IntoView {
    view! {
        <Select
            id
            label
            options
            chosen=memo(move || state.choices.read().value(choice))
            choose=move |value: String| state.choose(choice, &value)
            choice=choice.name()
        />
    }
}

#[component]
fn Switch(state: State, choice: Choice, label: &'static str) -> impl IntoView {
    view! {
        <CheckBox
            class="picture-switch"
            label
            checked=memo(move || state.choices.read().value(choice) == "on")
            toggle=move |on| state.choose(choice, if on { "on" } else { "off" })
            name=("data-choice", choice.name())
        />
    }
}

impl State {
    /// Whether what stands in the field is no width.
    pub(super) fn size_is_wrong(self) -> bool {
        self.size.with(|text| picture_width(text).is_none())
    }
}

#[component]
pub(super) fn SizeFields(state: State) -> impl IntoView {
    let messages = messages();
    let densities =
        (1..=MAX_DENSITY).map(|density| (density.to_string(), density_name(density))).collect::<Vec<_>>();
    // A number is understood while it is written.
    let write = move |text: String| {
        state.choose(Choice::Size, &text);
        state.size.set(text);
    };
    let pixels = memo(move || state.source.read().pixels(state.choices.read().density));
    view! {
        <div class="picture-size">
            <div class="field">
                <label for="picture-size">{messages.picture_size()}</label>
                <input
                    id="picture-size"
                    type="text"
                    inputmode="numeric"
                    autocomplete="off"
                    maxlength="6"
                    data-choice=Choice::Size.name()
                    aria-describedby="picture-size-error"
                    aria-invalid=move || state.size_is_wrong().then_some("true")
                    node_ref=state.size_field
                    prop:value=move || shown_width(state.size.get(), state.choices.read().size)
                    on:input=move |event| write(event_target_value(&event))
                />
            </div>
            <ChoiceSelect
                state
                choice=Choice::Density
                id="picture-density"
                label=messages.picture_density()
                options=densities
            />
            <output class="picture-pixels" for="picture-size picture-density">
                {move || png_pixels(pixels.get())}
            </output>
            <p class="clock-error" id="picture-size-error" role="alert">
                {move || if state.size_is_wrong() { picture_size_fault() } else { String::new() }}
            </p>
        </div>
    }
}
