//! The menu of transforms: mirrors, turns, colours, shifts.

use leptos::prelude::*;

use super::action_button::disabled;
use super::menu::Menu;
use crate::app::actions::perform;
use crate::app::icons::Icon;
use crate::app::parts::IconButton;
use crate::app::store::Store;
use crate::editor::actions::Action;
use crate::i18n::messages;
use crate::position::{Direction, Transform};

const ITEMS: [Transform; 5] = [
    Transform::MirrorFiles,
    Transform::MirrorRanks,
    Transform::Rotate,
    Transform::SwapColors,
    Transform::FlipSides,
];

const SHIFTS: [Direction; 4] = [Direction::Left, Direction::Up, Direction::Down, Direction::Right];

#[component]
pub fn TransformMenu() -> impl IntoView {
    let messages = messages();
    view! {
        <Menu action="transforms" label=messages.transforms() icon="transforms" is_labelled=true>
            {ITEMS.map(|transform| view! { <Item transform/> }).into_iter().collect_view()}
            <div class="shifts" role="group" aria-label=messages.shift()>
                <span class="shifts-label" aria-hidden="true">{messages.shift()}</span>
                {SHIFTS.map(|direction| view! { <Shift direction/> }).into_iter().collect_view()}
            </div>
        </Menu>
    }
}

#[component]
fn Item(transform: Transform) -> impl IntoView {
    let store = Store::here();
    let action = Action::Transform(transform);
    view! {
        <button
            type="button"
            class="menu-item"
            data-action=action.name()
            on:click=move |_| perform(store, action)
        >
            <Icon name=action.name()/>
            <span>{action.label()}</span>
        </button>
    }
}

#[component]
fn Shift(direction: Direction) -> impl IntoView {
    let store = Store::here();
    let action = Action::Transform(Transform::Shift(direction));
    view! {
        <IconButton
            icon=action.name()
            label=action.label()
            attr:data-action=action.name()
            attr:aria-disabled=disabled(store, action)
            on:click=move |_| perform(store, action)
        />
    }
}
