//! What assistive technology is told of marks, of the pen that draws them, and of symmetry.

use std::sync::Arc;

use leptos::prelude::*;

use crate::app::browser::frame::Frame;
use crate::app::store::{Scene, Store};
use crate::editor::Symmetry;
use crate::i18n::{marks_changed, marks_sentence, messages, pen_sentence};

/// Announces what changes, as long as the page lives.
pub fn start(store: Store) {
    Effect::new(move |before: Option<Arc<Scene>>| {
        let now = store.scene.get();
        for sentence in sentences(before.as_deref(), &now) {
            store.announce(sentence);
        }
        now
    });
}

/// What is new since what was announced before.
fn sentences(before: Option<&Scene>, now: &Scene) -> Vec<String> {
    let mut sentences = Vec::new();
    if before.is_some_and(|before| before.pen != now.pen) {
        sentences.push(pen_sentence(now.pen));
    }
    if before.map_or(Symmetry::Off, |before| before.symmetry) != now.symmetry {
        let is_on = now.symmetry == Symmetry::On;
        sentences.push(if is_on { messages().symmetry_on() } else { messages().symmetry_off() }.into());
    }
    let marks = &now.document.marks;
    sentences.extend(match before {
        // Where the position has changed, whatever has changed it is announced, and not that its marks are gone with it.
        Some(before) if before.position != now.position => None,
        Some(before) => marks_changed(&before.document.marks, marks),
        None if Frame::here().is_embedded() => None,
        None => marks_sentence(marks),
    });
    sentences
}
