//! Pasting: the text is read, and the first position in it is loaded.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::embedded;
use super::steps;
use crate::app::browser::frame::frame;
use crate::app::browser::{idle, scroll};
use crate::app::import::state::PasteState;
use crate::app::notices::Announcer;
use crate::app::notices::Notice;
use crate::app::store::Store;
use crate::editor::paste_history::PasteHistory;
use crate::editor::pasted::Pasted;
use crate::editor::records::RecordEdits;
use crate::editor::unread_text::{drawing_comment, is_faulty_record};
use crate::editor::{Command, Document, Editor, MAX_TEXT_LEN, Step};
use crate::i18n::{self, messages};
use crate::import::arrivals::LARGEST;
use crate::import::{ChunkedImport, Import, ImportError, Reason, RemarkKind};
use crate::marks::MarksReading;
use crate::notation::Language;

/// Finds the positions in a text, shows the first one and says what was read how. `into_box`: it was pasted into the text
/// box.
pub fn paste(store: Store, text: String, into_box: bool) {
    if frame().is_embedded() {
        if !frame().is_read_only() {
            embedded::paste(store, text);
        }
    } else if text.len() > LARGEST {
        Announcer::of(store).tell(messages().text_too_large());
    } else {
        read(store, text, into_box, None);
    }
}

/// Reads a text: a short one at once, of a long one a part in each task, so that the page goes on meanwhile. A text that
/// comes before the end takes its place.
fn read(store: Store, text: String, into_box: bool, language: Option<Language>) {
    let mut reader = ChunkedImport::new(text, language);
    let turn = PasteState::of(store).count_paste();
    if !reader.step() {
        return take(store, reader, into_box);
    }
    Announcer::of(store).tell(messages().text_being_read());
    spawn_local(async move {
        loop {
            idle::next_task().await;
            if !PasteState::of(store).is_last_paste(turn) {
                return;
            }
            if !reader.step() {
                break;
            }
        }
        idle::next_task().await;
        take(store, reader, into_box);
    });
}

/// Reads the text again with the piece letters that the user has chosen.
pub(super) fn choose_letters(store: Store, pasted: &Pasted, choice: usize) {
    if let Some(language) = pasted.language(choice) {
        read(store, pasted.text.clone(), false, Some(language));
    }
}

/// Loads what was found.
fn take(store: Store, reader: ChunkedImport, into_box: bool) {
    let (text, import) = reader.finish();
    if let Import::Unread(stopped) = &import {
        return refuse(store, text, stopped, into_box);
    }
    Announcer::of(store).notify(None);
    let (before, step) = steps::step_of(store);
    let loads = store.editor.with_untracked(Editor::loads);
    PasteState::of(store).history.set_value(Some(PasteHistory::new((before.document, step), loads)));
    PasteState::of(store).record_edits.set(RecordEdits::default());
    let pasted = Arc::new(Pasted::new(text, import));
    let place = pasted.beginning(0);
    Announcer::of(store).announce(i18n::pasted_announcement(&pasted));
    steps::load(store, &pasted, place, Step::Load);
    PasteState::of(store).place.set(place);
    // A plain record needs no card.
    let is_plain = pasted.is_plain_record();
    PasteState::of(store).pasted.set((!is_plain).then_some(pasted));
    if !is_plain {
        scroll::show_import_card();
    }
}

/// Says where and why a text could not be read.
fn refuse(store: Store, text: String, stopped: &ImportError, into_box: bool) {
    let is_long = text.len() > MAX_TEXT_LEN;
    if !is_long && draw_comment(store, &text) {
        return;
    }
    // What the box can show with its faults is shown there, wherever it was pasted.
    if is_long || !into_box && !is_faulty_record(&text) {
        let sentence = i18n::unread_sentence(stopped);
        Announcer::of(store).announce(sentence.clone());
        let unread = (!is_long && !text.trim().is_empty()).then_some(text);
        return Announcer::of(store).notify(Some(Notice { text: sentence, unread }));
    }
    // It is no edit of what was pasted before.
    steps::close(store);
    store.dispatch(Command::PasteText(text));
    // The box shows the faults of a record at their places, and the first is announced there; what was meant as anything
    // else is said here.
    if matches!(stopped.reason, Reason::Record(_)) {
        Announcer::of(store).notify(None);
    } else {
        Announcer::of(store).tell(&i18n::stopped_sentence(stopped));
    }
}

/// A comment with nothing but commands draws on the position that is there. Returns whether the text was one.
fn draw_comment(store: Store, text: &str) -> bool {
    let Some(MarksReading { marks, unread }) = drawing_comment(text) else { return false };
    let left_out = || Notice { text: i18n::remark_sentence(RemarkKind::MarkLeftOut), unread: None };
    Announcer::of(store).notify((!unread.is_empty()).then(left_out));
    let document = store.editor.with_untracked(|editor| Document { marks, ..editor.document().clone() });
    store.dispatch(Command::ReplaceDocument(Box::new(document), Step::Edit));
    true
}
