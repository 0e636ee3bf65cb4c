//! Fields that only some variants have: pieces in hand and promoted pawns (Crazyhouse), checks to give (Three-check).

use leptos::ev::{Event, KeyboardEvent};
use leptos::html;
use leptos::prelude::*;
use web_sys::HtmlSelectElement;

use crate::app::browser::events::target_of;
use crate::app::icons::{Icon, PieceIcon};
use crate::app::notices::Announcer;
use crate::app::panels::edit::edit_document;
use crate::app::parts::Select;
use crate::app::reactive::memo;
use crate::app::store::Store;
use crate::editor::Step;
use crate::i18n::{
    checks_label, checks_left, color_name, hand_title, hands_full, in_hand, in_hand_count, in_hand_step,
    marked_promoted, messages, piece_on, unmark_promoted,
};
use crate::position::{Color, Piece, Pockets, RemainingChecks, Role, Square, piece_name};
use crate::view::variant_fields::{Held, Officer, VariantExtra, are_full, hands, officers};

/// The pieces that can be in hand, in the order of the text.
const ROLES: [Role; 5] = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

/// The fields, where the variant has any.
#[component]
pub fn VariantFields() -> impl IntoView {
    let store = Store::here();
    let extra = memo(move || VariantExtra::of(&store.scene.read()));
    view! {
        <div class="variant-fields" hidden=move || extra.get() == VariantExtra::Nothing>
            {move || match extra.get() {
                VariantExtra::Nothing => None,
                VariantExtra::Hands => {
                    Some(
                        view! {
                            <Hands/>
                            <PromotedPawns/>
                        }
                            .into_any(),
                    )
                }
                VariantExtra::Checks => Some(view! { <Checks/> }.into_any()),
            }}
        </div>
    }
}

#[component]
fn Hands() -> impl IntoView {
    let store = Store::here();
    let held = memo(move || hands(&store.scene.read().position));
    let hand = move |color: Color| {
        view! {
            <fieldset class="field hand">
                <legend>{hand_title(color)}</legend>
                {ROLES.map(|role| view! { <Stepper piece=role.of(color) held/> }).collect_view()}
            </fieldset>
        }
    };
    view! { <div class="hands">{Color::ALL.map(hand).collect_view()}</div> }
}

/// How many of a piece are in hand. The count itself takes the focus and the keys; the buttons are for pointers.
#[component]
fn Stepper(piece: Piece, held: Memo<Pockets>) -> impl IntoView {
    let store = Store::here();
    let count = memo(move || *held.read().piece(piece));
    // A second digit belongs to the first.
    let typed = StoredValue::new(false);
    let keyed = move |event: KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let Some(change) = Held::of_key(&event.key(), typed.get_value()) else { return };
        hold(store, piece, change);
        typed.set_value(event.key().parse::<u8>().is_ok());
        event.prevent_default();
    };
    view! {
        <div class="stepper">
            <span class="stepper-piece">
                <PieceIcon piece/>
            </span>
            <StepButton piece held more=false/>
            <span
                class="stepper-count"
                data-pocket=piece_name(piece)
                data-none=move || (count.get() == 0).then_some("")
                role="spinbutton"
                tabindex="0"
                aria-valuemin="0"
                aria-valuenow=move || count.get().to_string()
                aria-label=in_hand(piece)
                on:keydown=keyed
                on:blur=move |_| typed.set_value(false)
            >
                {move || count.get().to_string()}
            </span>
            <StepButton piece held more=true/>
        </div>
    }
}

#[component]
fn StepButton(piece: Piece, held: Memo<Pockets>, more: bool) -> impl IntoView {
    let store = Store::here();
    let count = memo(move || *held.read().piece(piece));
    let is_impossible = memo(move || if more { are_full(&held.read()) } else { count.get() == 0 });
    let step = move |_| hold(store, piece, if more { Held::More } else { Held::Less });
    view! {
        <button
            type="button"
            class="icon-button"
            tabindex="-1"
            data-pocket-step=piece_name(piece)
            data-step=if more { "1" } else { "-1" }
            aria-label=move || in_hand_step(piece, count.get(), more)
            aria-disabled=move || is_impossible.get().then_some("true")
            on:click=step
        >
            {if more { "+" } else { "−" }}
        </button>
    }
}

/// Sets how many of a piece are in hand, as far as there is room.
fn hold(store: Store, piece: Piece, change: Held) {
    let mut hands = store.editor.with_untracked(|editor| hands(&editor.document().position));
    let (now, is_full) = change.change(&mut hands, piece);
    edit_document(store, Step::Edit, |document| document.set_pockets(hands));
    Announcer::of(store).announce(if is_full { hands_full().into() } else { in_hand_count(piece, now) });
}

/// The pieces that are marked as promoted pawns, each a button that takes its mark away, and those that can be marked.
#[component]
fn PromotedPawns() -> impl IntoView {
    let store = Store::here();
    let officers = memo(move || officers(&store.scene.read().position));
    let select = NodeRef::<html::Select>::new();
    let mark = move |event: Event| {
        let Some(select) = target_of::<HtmlSelectElement>(&event) else { return };
        if let Ok(square) = select.value().parse() {
            set_promoted(store, square, true);
        }
        // What is chosen is no value but an action.
        select.set_value("");
    };
    let unmark = move |square| {
        set_promoted(store, square, false);
        // The button goes with the mark.
        if let Some(select) = select.get_untracked() {
            let _ = select.focus();
        }
    };
    let of = move |promoted: bool| officers.get().into_iter().filter(move |it| it.is_promoted == promoted);
    let option = |Officer { square, piece, .. }| {
        view! { <option value=square.to_string()>{piece_on(piece, square)}</option> }
    };
    let button = move |Officer { square, piece, .. }| {
        let label = unmark_promoted(piece, square);
        view! {
            <li>
                <button
                    type="button"
                    class="button small"
                    data-promoted=square.to_string()
                    aria-label=label.clone()
                    title=label
                    on:click=move |_| unmark(square)
                >
                    {piece_on(piece, square)}
                    <Icon name="close"/>
                </button>
            </li>
        }
    };
    view! {
        <div class="promoted">
            <div class="field">
                <label for="mark-promoted">{messages().promoted_pawns()}</label>
                <select id="mark-promoted" node_ref=select on:change=mark>
                    <option value="">{messages().mark_promoted()}</option>
                    {move || of(false).map(option).collect_view()}
                </select>
            </div>
            <ul class="promoted-list">{move || of(true).map(button).collect_view()}</ul>
        </div>
    }
}

/// Marks the piece on a square as a promoted pawn, or not.
fn set_promoted(store: Store, square: Square, promoted: bool) {
    let piece = store.editor.with_untracked(|editor| editor.document().position.piece_at(square));
    let Some(piece) = piece else { return };
    edit_document(store, Step::Edit, |document| document.position.set_promoted(square, promoted));
    Announcer::of(store).announce(if promoted {
        marked_promoted(square)
    } else {
        unmark_promoted(piece, square)
    });
}

#[component]
fn Checks() -> impl IntoView {
    let store = Store::here();
    let field = move |(color, id): (Color, &'static str)| {
        let left = memo(move || {
            let checks = store.scene.read().position.remaining_checks.unwrap_or_default();
            u32::from(*checks.get(color)).to_string()
        });
        let choose = move |value: String| {
            let Ok(count) = value.parse() else { return };
            edit_document(store, Step::Edit, |document| {
                let mut checks = document.position.remaining_checks.unwrap_or_default();
                *checks.get_mut(color) = RemainingChecks::new(count);
                document.set_checks(checks);
            });
            Announcer::of(store).announce(checks_left(color, count));
        };
        let counts = ["0", "1", "2", "3"].map(|count| (count.to_owned(), count.to_owned()));
        view! {
            <Select
                id
                label=color_name(color)
                aria_label=checks_label(color)
                options=counts.to_vec()
                chosen=left
                choose
            />
        }
    };
    view! {
        <fieldset class="field checks">
            <legend>{messages().checks_to_give()}</legend>
            <div class="check-counts">
                {[(Color::White, "checks-white"), (Color::Black, "checks-black")].map(field).collect_view()}
            </div>
        </fieldset>
    }
}
