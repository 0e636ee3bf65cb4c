//! The piece in the air. It has a signal of its own, for it moves with each move of the pointer, when nothing else does.

use leptos::prelude::*;

use crate::app::icons::PieceIcon;
use crate::app::store::Store;
use crate::editor::Editor;
use crate::editor::fate::Fate;
use crate::editor::translation::carried_translation;
use crate::position::piece_name;

/// The piece, while one is carried. The styles show what becomes of it if it is released now.
#[component]
pub(super) fn CarriedPiece() -> impl IntoView {
    let store = Store::here();
    let carried = Memo::new(move |_| store.carried.get().map(|(piece, _)| piece));
    let fate = Memo::new(move |_| store.editor.with(Editor::fate));
    let translate = move || store.carried.get().map(|(_, at)| carried_translation(at));
    move || {
        carried.get().map(|piece| {
            view! {
                <div
                    class="carried"
                    data-dragged=piece_name(piece)
                    data-fate=move || fate.get().map(Fate::name)
                    style:translate=translate
                >
                    <PieceIcon piece/>
                </div>
            }
        })
    }
}
