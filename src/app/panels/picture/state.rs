//! What the parts of the picture panel share.

use std::sync::Arc;

use leptos::html;
use leptos::prelude::*;

use super::cells::PictureState;
use crate::app::appearance::AppearanceState;
use crate::app::browser::style::{on_media_change, root_properties};
use crate::app::reactive::{effect_after, memo};
use crate::app::settings;
use crate::app::settings::Settings;
use crate::app::store::{Store, set_if_other};
use crate::editor::appearance;
use crate::export::picture::{Choice, Choices, PieceSet};
use crate::view::{PAGE_COLORS, PageColors, PictureSource, PieceArt};

/// What the parts of the panel share.
#[derive(Clone, Copy)]
pub(super) struct State {
    pub store: Store,
    pub choices: RwSignal<Choices>,
    /// What stands in the field of the width, which may be no width.
    pub size: RwSignal<String>,
    pub size_field: NodeRef<html::Input>,
    /// What the picture is drawn of.
    pub source: Memo<PictureSource>,
    pub art: Memo<Option<Arc<PieceArt>>>,
    /// The sets of pieces that are on their way.
    pub coming: StoredValue<Vec<PieceSet>>,
}

impl State {
    pub fn new(store: Store) -> State {
        let choices = Settings::of(store).follow(settings::PICTURE);
        let colors = page_colors(store);
        let source = memo(move || source_of(store, choices.get(), colors.get()));
        let art = memo(move || PictureState::of(store).drawings(source.read().pieces));
        State {
            store,
            choices,
            size: RwSignal::new(choices.get_untracked().size.to_string()),
            size_field: NodeRef::new(),
            source,
            art,
            coming: StoredValue::new(Vec::new()),
        }
    }

    /// Chooses; what is no value changes nothing.
    pub fn choose(self, choice: Choice, value: &str) {
        let before = self.choices.get_untracked();
        let mut choices = before;
        if choices.choose(choice, value) && choices != before {
            self.choices.set(choices);
            let settings = Settings::of(self.store);
            settings.keep_text(settings::PICTURE, choices.amend(&settings.text(settings::PICTURE), choice));
        }
    }
}

/// What the picture of the page is drawn of, as it is now.
pub(super) fn source_of(store: Store, choices: Choices, colors: PageColors) -> PictureSource {
    let is_hatched =
        AppearanceState::of(store).chosen.read().chosen(appearance::Choice::Colors) == Some("print");
    let board = AppearanceState::of(store).pieces.get();
    PictureSource::new(
        &store.scene.read(),
        choices,
        board,
        colors,
        is_hatched,
        &PictureState::of(store).title.read(),
    )
}

/// The colours of the page. They change with its appearance and, where the theme is that of the system, with that.
fn page_colors(store: Store) -> RwSignal<PageColors> {
    let appearance = AppearanceState::of(store).chosen;
    let colors = RwSignal::new(root_properties(PAGE_COLORS));
    let renew = move || {
        // The panel may be closed by now.
        if !colors.is_disposed() {
            set_if_other(colors, root_properties(PAGE_COLORS));
        }
    };
    effect_after(move |before: Option<()>| {
        appearance.track();
        if before.is_some() {
            // When the page has been given its new appearance.
            queue_microtask(renew);
        }
    });
    on_media_change("(prefers-color-scheme: dark)", renew);
    colors
}
