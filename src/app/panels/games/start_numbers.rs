//! The fields with the numbers of Chess960 and Double Fischer Random start positions.

use leptos::html;
use leptos::prelude::*;

use crate::app::notices::Announcer;
use crate::app::panels::edit::edit_document;
use crate::app::parts::IconButton;
use crate::app::reactive::{effect, memo};
use crate::app::store::Store;
use crate::editor::Step;
use crate::i18n::{
    castling_mode_name, messages, start_number_fault, start_number_label, start_numbers_sentence,
};
use crate::position::{CastlingMode, Color, Position};
use crate::view::start_numbers::{NumberOf, Numbers, start_number, started};

/// A field. A number that is none is complained about until the board has other numbers.
#[derive(Clone, Copy)]
struct Field {
    side: NumberOf,
    /// The numbers of the board, counted, while which something else than a number was written here.
    wrong: RwSignal<Option<u32>>,
    board: Board,
}

impl Field {
    fn is_wrong(self) -> bool {
        self.wrong.get().is_some_and(|count| count == self.board.count.get())
    }
}

/// The numbers of the position on the board.
#[derive(Clone, Copy)]
struct Board {
    numbers: Memo<Option<Numbers>>,
    /// How many there have been.
    count: Memo<u32>,
}

#[component]
pub fn NumberedStarts() -> impl IntoView {
    let store = Store::here();
    let numbers = memo(move || store.scene.read().position.start_numbers());
    let count = Memo::new(move |before| {
        // Not `track`: a memo that nobody has read yet learns of no change.
        let _ = numbers.get();
        before.map_or(0, |before: &u32| before.wrapping_add(1))
    });
    let board = Board { numbers, count };
    let [one, two] = [messages().random_chess960(), messages().random_dfrc()];
    let draw_one = move || {
        let number = draw();
        set_up(store, (number, number));
    };
    let draw_two = move || set_up(store, (draw(), draw()));
    view! {
        <StartGroup name="chess960" title=castling_mode_name(CastlingMode::Chess960) sides=&[NumberOf::Both] board>
            <IconButton icon="dice" label=one attr:data-action="chess960-die" on:click=move |_| draw_one()/>
        </StartGroup>
        <StartGroup
            name="dfrc"
            title="Double Fischer Random"
            sides=&[NumberOf::One(Color::White), NumberOf::One(Color::Black)]
            board
        >
            <IconButton icon="dice" label=two attr:data-action="dfrc-die" on:click=move |_| draw_two()/>
        </StartGroup>
    }
}

/// A group of fields with a title above and room for a complaint below.
#[component]
fn StartGroup(
    name: &'static str,
    title: &'static str,
    sides: &'static [NumberOf],
    board: Board,
    children: Children,
) -> impl IntoView {
    let complaint = [name, "-error"].concat();
    let fields: Vec<Field> =
        sides.iter().map(|side| Field { side: *side, wrong: RwSignal::new(None), board }).collect();
    let inputs = fields.iter().map(|field| view! { <NumberField field=*field complaint=complaint.clone()/> });
    let inputs = inputs.collect_view();
    let is_wrong = move || fields.iter().any(|field| field.is_wrong());
    view! {
        <fieldset class="field">
            <legend>{title}</legend>
            <div class="start-numbers">{inputs} {children()}</div>
            <p class="clock-error" id=complaint role="alert">
                {move || if is_wrong() { start_number_fault() } else { "" }}
            </p>
        </fieldset>
    }
}

#[component]
fn NumberField(field: Field, complaint: String) -> impl IntoView {
    let store = Store::here();
    let Field { side, board, .. } = field;
    let node = NodeRef::<html::Input>::new();
    // Not `prop:value`: what was written instead of the number is replaced too when the number itself stays.
    effect(move || {
        // Not `track`, for the same reason.
        let _ = board.count.get();
        if let Some(input) = node.get() {
            input.set_value(&side.text(board.numbers.get_untracked()));
        }
    });
    let write = move |text: String| {
        let is_wrong = !text.trim().is_empty() && start_number(&text).is_none();
        field.wrong.set(is_wrong.then(|| board.count.get_untracked()));
    };
    let take = move |text: String| {
        let numbers = board.numbers.get_untracked();
        let shown = match start_number(&text) {
            Some(number) => {
                let numbers = side.with(number, numbers);
                set_up(store, numbers);
                // "0518" is well understood, and written otherwise.
                side.text(Some(numbers))
            }
            None if text.trim().is_empty() => side.text(numbers),
            // It changes nothing; the complaint stands beside it already.
            None => return,
        };
        if let Some(input) = node.get_untracked() {
            input.set_value(&shown);
        }
    };
    let label = match side {
        NumberOf::Both => castling_mode_name(CastlingMode::Chess960).into(),
        NumberOf::One(color) => start_number_label(color),
    };
    let disc = match side {
        NumberOf::Both => None,
        NumberOf::One(color) => Some(color.fold_wb("disc white", "disc black")),
    };
    view! {
        <span class="start-number">
            {disc.map(|disc| view! { <span class=disc></span> })}
            <input
                id=side.id()
                type="text"
                inputmode="numeric"
                autocomplete="off"
                maxlength="6"
                aria-label=label.clone()
                title=label
                aria-describedby=complaint
                aria-invalid=move || field.is_wrong().then_some("true")
                node_ref=node
                on:input=move |event| write(event_target_value(&event))
                on:change=move |event| take(event_target_value(&event))
            />
        </span>
    }
}

/// One of the 960 numbers by chance.
fn draw() -> u16 {
    (js_sys::Math::random() * f64::from(Position::START_COUNT)) as u16
}

fn set_up(store: Store, (white, black): Numbers) {
    let Some(start) = Position::start_position(white, black) else { return };
    edit_document(store, Step::Load, |document| *document = started(document, start));
    Announcer::of(store).announce(start_numbers_sentence(white, black));
}
