//! The way from one fault of the text to the next by keys.

use leptos::prelude::*;

use super::text_area::selection;
use crate::app::browser::focus::is_active;
use crate::app::fen::handle::BoxHandle;
use crate::app::news::NewsState;
use crate::app::notices::Announcer;
use crate::app::store::Store;
use crate::i18n::{self, messages};
use crate::notation::Span;
use crate::view::text_places::{following, units};

/// Selects the next fault of the text, or the one before, around its end, and announces it.
pub fn select_next_fault(store: Store, backwards: bool) {
    let scene = store.scene.get_untracked();
    let Some(area) = BoxHandle::of(store).area.get_untracked() else { return };
    let text = &scene.shown.text;
    let faults = scene.shown.faults();
    let places: Vec<Span> = faults.iter().map(|fault| units(text, fault.span)).collect();
    let selected = is_active(&area).then(|| {
        let (start, end) = selection(&area);
        Span::new(start, end)
    });
    let Some(index) = following(&places, selected, backwards) else {
        Announcer::of(store).announce(messages().no_faults().to_owned());
        return;
    };
    let span = places[index];
    let _ = area.focus();
    // Refused only by fields that hold no text.
    let _ = area.set_selection_range(span.start as u32, span.end as u32);
    NewsState::of(store).report_is_known(&scene);
    let number = places.iter().filter(|other| **other < span).count() + 1;
    Announcer::of(store).announce(i18n::numbered_fault_announcement(
        number,
        places.len(),
        &faults[index],
        text,
    ));
}
