//! The piece in the air. It has a signal of its own, for it moves with each move of the pointer, when nothing else does.

use leptos::prelude::*;

use crate::app::icons::PieceIcon;
use crate::app::store::Store;
use crate::editor::translation::carried_translation;
use crate::position::piece_name;

/// The piece, while one is carried.
#[component]
pub(super) fn CarriedPiece() -> impl IntoView {
    let store = Store::here();
    let carried = Memo::new(move |_| store.carried.get().map(|(piece, _)| piece));
    let translate = move || store.carried.get().map(|(_, at)| carried_translation(at));
    move || {
        carried.get().map(|piece| {
            view! {
                <div class="carried" data-dragged=piece_name(piece) style:translate=translate>
                    <PieceIcon piece/>
                </div>
            }
        })
    }
}
