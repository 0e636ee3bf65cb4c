//! The panel with the game, its castling rules, and the numbered start positions of Chess960.

mod start_numbers;

use leptos::ev::Event;
use leptos::prelude::*;

use crate::app::notices::Announcer;
use crate::app::panels::edit::edit_document;
use crate::app::parts::Select;
use crate::app::reactive::memo;
use crate::app::store::Store;
use crate::editor::Step;
use crate::editor::variant::{VARIANTS, name, named};
use crate::i18n::{
    automatic_castling_mode, castling_mode_chosen, castling_mode_name, messages, variant_chosen,
    variant_name, variant_start_label, variant_started,
};
use crate::legality::{Variant, start_position};
use crate::position::CastlingMode;
use crate::view::castling_squares_of;
use crate::view::start_numbers::started;
use start_numbers::NumberedStarts;

/// The castling rules by the values of their options; none: they are detected.
const MODES: [(&str, Option<CastlingMode>); 3] =
    [("auto", None), ("standard", Some(CastlingMode::Standard)), ("chess960", Some(CastlingMode::Chess960))];

#[component]
pub fn GamesPanel() -> impl IntoView {
    let store = Store::here();
    let variant = memo(move || store.scene.read().document.variant);
    let castles = memo(move || !matches!(variant.get(), Variant::Antichess | Variant::RacingKings));
    let squares =
        Memo::new(
            move |_| {
                if castles.get() { castling_squares_of(&store.scene.read()) } else { String::new() }
            },
        );
    let start = move |_| {
        let variant = store.editor.with_untracked(|editor| editor.document().variant);
        edit_document(store, Step::Load, |document| {
            *document = started(document, start_position(&document.written(), variant));
        });
        Announcer::of(store).announce(variant_started(variant));
    };
    view! {
        <div class="games">
            <div class="game-choices">
                <VariantSelect variant/>
                <CastlingRulesSelect castles/>
            </div>
            <button
                type="button"
                class="button"
                data-action="variant-start"
                hidden=move || variant.get() == Variant::Chess
                on:click=start
            >
                {move || variant_start_label(variant.get())}
            </button>
            <p class="castling-squares">{move || squares.get()}</p>
            // The other games begin with other men, or without rights.
            <div class="numbered-starts" hidden=move || !castles.get() || variant.get() == Variant::Horde>
                <NumberedStarts/>
            </div>
        </div>
    }
}

#[component]
fn VariantSelect(variant: Memo<Variant>) -> impl IntoView {
    let store = Store::here();
    let choose = move |value: String| {
        if let Some(variant) = named(&value) {
            edit_document(store, Step::Edit, |document| document.choose_variant(variant));
            Announcer::of(store).announce(variant_chosen(variant));
        }
    };
    let options = VARIANTS.map(|(variant, name)| (name.to_owned(), variant_name(variant).to_owned()));
    view! {
        <Select
            id="variant"
            label=messages().game()
            options=options.to_vec()
            chosen=Signal::derive(move || name(variant.get()).to_owned())
            choose
        />
    }
}

#[component]
fn CastlingRulesSelect(castles: Memo<bool>) -> impl IntoView {
    let store = Store::here();
    let chosen = memo(move || {
        let scene = store.scene.read();
        scene.document.mode_is_chosen.then_some(scene.document.mode)
    });
    let detected = memo(move || {
        let document = &store.scene.read().document;
        if document.mode_is_chosen { document.position.detect_castling_mode() } else { document.mode }
    });
    let choose = move |event: Event| {
        let value = event_target_value(&event);
        let chosen = MODES.iter().find(|(known, _)| *known == value).and_then(|(_, mode)| *mode);
        edit_document(store, Step::Edit, |document| document.choose_mode(chosen));
        let mode = store.editor.with_untracked(|editor| editor.document().mode);
        Announcer::of(store).announce(castling_mode_chosen(chosen, mode));
    };
    let options = MODES.map(|(value, mode)| {
        let words = move || mode.map_or_else(|| automatic_castling_mode(detected.get()), castling_mode_name);
        view! { <option value=value prop:selected=move || chosen.get() == mode>{words}</option> }
    });
    view! {
        <div class="field castling-rules" hidden=move || !castles.get()>
            <label for="castling-rules">{messages().castling_rules()}</label>
            <select id="castling-rules" on:change=choose>{options.collect_view()}</select>
        </div>
    }
}
