//! The piece in the air. It has a signal of its own, for it moves with each move of the pointer, when nothing else does.

use leptos::prelude::*;

use crate::app::icons::PieceIcon;
use crate::app::store::Store;
use crate::editor::Editor;
use crate::position::piece_name;
use crate::view::drop_effect::DropEffect;
use crate::view::translation::carried_translation;

/// The piece, while one is carried. The styles show what becomes of it if it is released now.
#[component]
pub(super) fn CarriedPiece() -> impl IntoView {
    let store = Store::here();
    let carried = Memo::new(move |_| store.carried.get().map(|(piece, _)| piece));
    let effect = Memo::new(move |_| store.as_drawn(Editor::drop_effect));
    let translate = move || store.carried.get().map(|(_, at)| carried_translation(at));
    move || {
        carried.get().map(|piece| {
            view! {
                <div
                    class="carried"
                    data-dragged=piece_name(piece)
                    data-drop-effect=move || effect.get().map(DropEffect::name)
                    style:translate=translate
                >
                    <PieceIcon piece/>
                </div>
            }
        })
    }
}
