//! The moves that were played: to read, to take back, to copy as a game.

use std::sync::Arc;

use leptos::html::Ol;
use leptos::prelude::*;

use super::move_rows::move_rows;
use crate::app::actions::perform;
use crate::app::icons::Icon;
use crate::app::parts::CopyTextButton;
use crate::app::reactive::{effect, memo};
use crate::app::store::Store;
use crate::app::toolbar::action_button::disabled;
use crate::editor::actions::Action;
use crate::editor::{Editor, MoveRecord};
use crate::export::text::game;
use crate::i18n::messages;
use crate::view::{empty_list_sentence, obstacle_sentence};

type Record = Memo<Option<Arc<MoveRecord>>>;

/// The list, while the editor plays and as long as there are moves.
#[component]
pub fn MoveList() -> impl IntoView {
    let store = Store::here();
    let record = memo(move || store.scene.read().document.record.clone());
    let is_playing = memo(move || store.as_followed(Editor::is_playing));
    let is_shown = memo(move || is_playing.get() || record.read().is_some());
    move || is_shown.get().then(|| view! { <MovePanel record is_playing/> })
}

#[component]
fn MovePanel(record: Record, is_playing: Memo<bool>) -> impl IntoView {
    let list = NodeRef::<Ol>::new();
    // Not rendered anew with each move: what was pressed goes on.
    let has_moves = memo(move || record.read().is_some());
    // The last move is to be seen.
    effect(move || {
        record.track();
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    view! {
        <section class="moves" aria-label=messages().played_moves()>
            <h2 class="moves-title">{messages().played_moves()}</h2>
            <ol class="moves-list" tabindex="0" node_ref=list aria-label=messages().played_moves()>
                {move || record.get().map(|record| rows(&record))}
            </ol>
            <PlayStatus record is_playing/>
            {move || has_moves.get().then(|| view! { <MoveButtons record list/> })}
        </section>
    }
}

fn rows(record: &MoveRecord) -> AnyView {
    let mut fields = record.start().split(' ').skip(1);
    let black_begins = fields.next() == Some("b");
    let number: usize = fields.last().and_then(|number| number.parse().ok()).unwrap_or(1);
    let san = |_: usize, san: &str| view! { <span class="san" data-san="">{san.to_owned()}</span> };
    move_rows((number, black_begins), record.moves(), san, |_| None::<()>)
}

/// Why no piece moves, or what to do first.
#[component]
fn PlayStatus(record: Record, is_playing: Memo<bool>) -> impl IntoView {
    let store = Store::here();
    let sentence = memo(move || {
        let scene = store.scene.get();
        let legal = store.as_followed(Editor::legal_moves);
        if !is_playing.get() {
            return String::new();
        }
        match legal {
            None => obstacle_sentence(&scene).unwrap_or_else(|| messages().play_impossible().to_owned()),
            Some(legal) if legal.is_empty() => messages().no_legal_moves().to_owned(),
            Some(_) if record.read().is_none() => empty_list_sentence(&scene),
            Some(_) => String::new(),
        }
    });
    move || {
        let sentence = sentence.get();
        (!sentence.is_empty()).then(|| view! { <p class="moves-status">{sentence}</p> })
    }
}

#[component]
fn MoveButtons(record: Record, list: NodeRef<Ol>) -> impl IntoView {
    let store = Store::here();
    let messages = messages();
    let action = Action::TakeBack;
    let pgn = Signal::derive(move || {
        let rules = store.scene.read().document.rules();
        record.get().map_or_else(String::new, |record| game(record.start(), record.moves(), rules))
    });
    view! {
        <div class="moves-buttons">
            <button
                type="button"
                class="button small"
                data-action=action.name()
                aria-disabled=disabled(store, action)
                on:click=move |_| perform(store, action)
            >
                <Icon name="undo"/>
                <span>{action.label()}</span>
            </button>
            <CopyTextButton
                action="copy-pgn"
                words=messages.copy_pgn()
                label=messages.copy_pgn()
                said=messages.pgn_copied()
                text=pgn
                target=list
            />
        </div>
    }
}
