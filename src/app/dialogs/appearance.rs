//! The dialog with the theme, the colours of the board, the pieces and the coordinates.

use leptos::prelude::*;

use crate::app::appearance::AppearanceState;
use crate::app::appearance::piece_href;
use crate::app::browser::scroll;
use crate::app::dialogs::modal::TitledModal;
use crate::app::notices::Announcer;
use crate::app::reactive::{effect, memo};
use crate::app::store::Store;
use crate::editor::appearance::Choice;
use crate::export::picture::{COORDINATES, ColorScheme, PieceSet};
use crate::i18n::{self, messages};
use crate::position::{Color, Piece};

#[component]
pub fn AppearanceDialog() -> impl IntoView {
    let store = Store::here();
    let messages = messages();
    // On small screens the dialog leaves the upper half free: there the board comes, so that each choice is seen on it.
    let scrolled = StoredValue::new(None);
    effect(move || scrolled.set_value(scroll::uncover_board()));
    on_cleanup(move || scroll::go_back(scrolled.try_get_value().flatten()));
    let themes = [
        ("system", messages.theme_system()),
        ("light", messages.theme_light()),
        ("dark", messages.theme_dark()),
    ];
    let colors =
        ColorScheme::ALL.into_iter().skip(1).map(|(look, name)| (name, i18n::color_scheme_name(look)));
    let sets = PieceSet::ALL.into_iter().skip(1).map(|(set, name)| (name, i18n::piece_set_name(set)));
    let coordinates = COORDINATES.map(|(place, name)| (name, i18n::coordinates_name(place)));
    let reset = move |_| {
        AppearanceState::of(store).reset();
        Announcer::of(store).announce(i18n::messages().appearance_was_reset().into());
    };
    view! {
        <TitledModal name="appearance" title=messages.appearance()>
            <Choices choice=Choice::Theme title=messages.appearance_page() options=themes.to_vec()/>
            <Choices choice=Choice::Colors title=messages.appearance_board() options=colors.collect()/>
            <Choices choice=Choice::Pieces title=messages.appearance_pieces() options=sets.collect()/>
            <Choices choice=Choice::Coordinates title=messages.appearance_coordinates() options=coordinates.to_vec()/>
            <button type="button" class="button" data-action="reset-looks" on:click=reset>
                {messages.appearance_reset()}
            </button>
        </TitledModal>
    }
}

/// One of several values of a choice, each with its sample.
#[component]
fn Choices(choice: Choice, title: &'static str, options: Vec<(&'static str, &'static str)>) -> impl IntoView {
    let appearance = AppearanceState::here();
    let name = choice.name();
    let option = move |(value, label): (&'static str, &'static str)| {
        let is_chosen = memo(move || appearance.chosen.read().value(choice) == value);
        view! {
            <label class="look-option">
                <input
                    type="radio"
                    name=["look-", name].concat()
                    value=value
                    prop:checked=is_chosen
                    on:change=move |_| appearance.choose(choice, value)
                />
                {sample(choice, value)}
                <span>{label}</span>
            </label>
        }
    };
    view! {
        <fieldset class="look-group">
            <legend>{title}</legend>
            <div class="look-options" data-look=name>{options.into_iter().map(option).collect_view()}</div>
        </fieldset>
    }
}

fn sample(choice: Choice, value: &'static str) -> Option<AnyView> {
    let knight = Color::Black.knight();
    match choice {
        Choice::Colors => {
            let pieces = [Color::White.knight(), knight];
            Some(view! { <Sample colors=Some(value) pieces set=PieceSet::Forsyth/> }.into_any())
        }
        Choice::Pieces => {
            let pieces = [Color::White.queen(), knight];
            let set = PieceSet::named(value).unwrap_or(PieceSet::Forsyth);
            Some(view! { <Sample colors=None pieces set/> }.into_any())
        }
        _ => None,
    }
}

/// A light and a dark square with a piece on each.
#[component]
fn Sample(
    /// The colours of the squares; none: those of the board.
    colors: Option<&'static str>,
    pieces: [Piece; 2],
    /// The set of the pieces.
    set: PieceSet,
) -> impl IntoView {
    let square = move |(shade, piece): (&str, Piece)| {
        view! {
            <span class=["look-square ", shade].concat()>
                <svg class="piece" viewBox="0 0 40 40" aria-hidden="true">
                    <use_ href=move || piece_href(set, piece)></use_>
                </svg>
            </span>
        }
    };
    view! {
        <span class="look-board" aria-hidden="true" data-colors=colors>
            {["light", "dark"].into_iter().zip(pieces).map(square).collect_view()}
        </span>
    }
}
