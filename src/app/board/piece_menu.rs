//! The menu of pieces for a square, beside it: for a double click, a long press, and the key of context menus.

use leptos::ev::{self, MouseEvent};
use leptos::prelude::*;
use web_sys::HtmlDialogElement;

use super::BoardHandle;
use crate::app::board::state::BoardState;
use crate::app::browser::events::on_capture;
use crate::app::browser::frame::frame;
use crate::app::browser::rectangle::{rectangle_of, window_size};
use crate::app::dialogs::modal::Modal;
use crate::app::dialogs::modal::close_around;
use crate::app::dialogs::state::Dialog;
use crate::app::dialogs::state::DialogState;
use crate::app::icons::{Icon, PieceIcon};
use crate::app::store::{Store, set_if_other};
use crate::editor::pointer::Rectangle;
use crate::editor::{Command, Editor};
use crate::export::description::ROLES;
use crate::i18n::{messages, piece_label, piece_menu_title};
use crate::position::piece_name;
use crate::position::{Bitboard, Color, Piece, Square};
use crate::view::beside::place_beside;

/// Opens the menu for a square, unless the reader may only look or plays.
pub fn open_piece_menu(store: Store, square: Square) {
    if !frame().is_read_only() && !store.editor.with_untracked(Editor::is_playing) {
        set_if_other(BoardState::of(store).focused, square);
        DialogState::of(store).show(Dialog::PieceMenu(square));
    }
}

#[component]
pub fn PieceMenu(square: Square) -> impl IntoView {
    let store = Store::here();
    let board = BoardHandle::here();
    let title = piece_menu_title(square);
    let choose = move |event: &MouseEvent, piece: Option<Piece>| {
        close_around(event);
        store.dispatch(match piece {
            Some(piece) => Command::Place(square, piece),
            None => Command::Remove(square),
        });
    };
    // Its left and top edges.
    let place = RwSignal::new(None::<(f64, f64)>);
    let stand_beside = move |menu: &HtmlDialogElement| {
        let Rectangle { width, height, .. } = rectangle_of(menu);
        if let (Some(square), Some(window)) = (board.rectangle_of(square), window_size()) {
            place.set(Some(place_beside(square, (width, height), window)));
        }
    };
    let opened = Callback::new(move |menu: HtmlDialogElement| {
        stand_beside(&menu);
        let scrolled = menu.clone();
        on_capture(ev::resize, move |_| stand_beside(&menu));
        on_capture(ev::scroll, move |_| stand_beside(&scrolled));
    });
    let pixels = move |edge: fn((f64, f64)) -> f64| {
        move || place.get().map(|place| [&(edge(place) as i32).to_string(), "px"].concat())
    };
    BoardState::of(store).light(square.into());
    on_cleanup(move || BoardState::of(store).light(Bitboard::EMPTY));
    let button = move |piece: Piece| {
        view! {
            <button
                type="button"
                class="spare"
                data-place=piece_name(piece)
                aria-label=piece_label(piece)
                on:click=move |event| choose(&event, Some(piece))
            >
                <PieceIcon piece/>
            </button>
        }
    };
    let row = move |color: Color| {
        view! {
            <div class="piece-menu-row">{ROLES.map(|role| button(role.of(color))).collect_view()}</div>
        }
    };
    view! {
        <Modal
            class="piece-menu"
            name="piece-menu"
            label=title.clone()
            opened
            attr:data-piece-menu=""
            style:left=pixels(|(left, _)| left)
            style:top=pixels(|(_, top)| top)
            // However it was opened, the keys go on at its square.
            on:close=move |_| board.focus_square()
        >
            <div class="piece-menu-body">
                <p class="piece-menu-title" aria-hidden="true">{title}</p>
                {[Color::White, Color::Black].map(row).collect_view()}
                <div class="piece-menu-row">
                    <button
                        type="button"
                        class="button"
                        data-place="none"
                        on:click=move |event| choose(&event, None)
                    >
                        <Icon name="eraser"/>
                        <span>{messages().empty_square()}</span>
                    </button>
                    <button type="button" class="button" data-close="" on:click=|event| close_around(&event)>
                        <span>{messages().cancel()}</span>
                    </button>
                </div>
            </div>
        </Modal>
    }
}
