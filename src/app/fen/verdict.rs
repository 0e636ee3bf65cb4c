//! The line under the box: the verdict on the position, and what is to be said about the text.

use leptos::prelude::*;

use crate::app::icons::Icon;
use crate::app::store::Store;
use crate::i18n::{TextLine, TextRemark, VerdictChip};

#[component]
pub fn VerdictLine() -> impl IntoView {
    let store = Store::here();
    let chip = Memo::new(move |_| VerdictChip::of(&store.scene.read()));
    let said = Memo::new(move |before: Option<&TextRemark>| TextRemark::of(&store.scene.read(), before));
    let line = move || match said.get().line {
        // A wide page lists the faults right below; a narrow one, where the list is behind the board, shows the first.
        TextLine::Faults { count, first } => view! {
            <span class="fault-count">{count}</span>
            <span class="fault-first">{first}</span>
        }
        .into_any(),
        TextLine::Sentence(sentence) => sentence.into_any(),
    };
    view! {
        <p class="fen-line">
            <span
                class="verdict"
                id="verdict"
                data-verdict=move || chip.get().name
                data-building=move || chip.get().building.then_some("")
            >
                <Icon name=Signal::derive(move || chip.get().icon)/>
                <span>{move || chip.get().words}</span>
            </span>
            <span id="fen-line">{line}</span>
        </p>
    }
}
