//! The menu of pieces for a square: for a long press, and for the key of context menus.

use leptos::ev::MouseEvent;
use leptos::prelude::*;

use super::BoardHandle;
use crate::app::browser::frame::frame;
use crate::app::dialogs::{Dialog, Modal, close_around};
use crate::app::icons::{Icon, PieceIcon};
use crate::app::store::{Store, set_if_other};
use crate::editor::{Command, Editor};
use crate::export::description::ROLES;
use crate::i18n::{messages, piece_label, piece_menu_title};
use crate::position::piece_name;
use crate::position::{Color, Piece, Square};

/// Opens the menu for a square, unless the reader may only look or plays.
pub fn open_piece_menu(store: Store, square: Square) {
    if !frame().is_read_only() && !store.editor.with_untracked(Editor::is_playing) {
        set_if_other(store.focused, square);
        store.open_dialog(Dialog::PieceMenu(square));
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
        board.focus_square();
    };
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
        <Modal class="piece-menu" name="piece-menu" label=title.clone() attr:data-piece-menu="">
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
