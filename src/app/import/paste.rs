//! Pasting: the text is read, and the first position in it is loaded.

use std::sync::Arc;

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::embedded;
use super::entry::open_pictures;
use crate::app::browser::clipboard::OtherFormats;
use crate::app::browser::frame::frame;
use crate::app::browser::{idle, scroll};
use crate::app::import::state::PasteState;
use crate::app::notices::Announcer;
use crate::app::notices::Notice;
use crate::app::store::Store;
use crate::editor::pasted::Pasted;
use crate::editor::pasted_text::PastedText;
use crate::editor::unread_text::{drawing_comment, is_faulty_record};
use crate::editor::{Command, Document, MAX_TEXT_LEN, Step};
use crate::i18n::{self, messages};
use crate::import::arrivals::LARGEST;
use crate::import::{ChunkedImport, Import, ImportError, Reason, RemarkKind};
use crate::marks::MarksReading;
use crate::notation::Language;

/// Finds the positions in a text, shows the first one and says what was read how. `beside`: what came with it in other formats,
/// which is read if there is no position in the text; none if it is still on the clipboard. `into_box`: it was pasted into the
/// text box.
pub fn paste(store: Store, text: String, mut beside: Option<OtherFormats>, into_box: bool) {
    if frame().is_embedded() {
        if !frame().is_read_only() {
            embedded::paste(store, text);
        }
    } else if text.len() > LARGEST {
        Announcer::of(store).tell(messages().text_too_large());
    } else {
        if let Some(formats) = &mut beside
            && formats.html.len() > LARGEST
        {
            formats.html.clear();
        }
        read(store, text, Paste { beside, instead: None, into_box, language: None });
    }
}

/// How a text came.
struct Paste {
    /// What came with it and was not read yet; none if that is still on the clipboard.
    beside: Option<OtherFormats>,
    /// The text in whose place its HTML is read, and why that could not be read.
    instead: Option<(String, ImportError)>,
    into_box: bool,
    language: Option<Language>,
}

/// Reads a text: a short one at once, of a long one a part in each task, so that the page goes on meanwhile. A text that
/// comes before the end takes its place.
fn read(store: Store, text: String, paste: Paste) {
    let mut reader = ChunkedImport::new(text, paste.language);
    let turn = PasteState::of(store).count_paste();
    if !reader.step() {
        return take(store, reader, paste);
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
        take(store, reader, paste);
    });
}

/// Reads the text again with the piece letters that the user has chosen.
pub(super) fn choose_letters(store: Store, pasted: &Pasted, choice: usize) {
    if let Some(language) = pasted.language(choice) {
        let beside = Some(OtherFormats::default());
        let paste = Paste { beside, instead: None, into_box: false, language: Some(language) };
        read(store, pasted.text.to_string(), paste);
    }
}

/// Reads a text that was pasted before a reload, a part in each task; `done` is called when it has been read.
pub(super) fn read_again(store: Store, text: Arc<PastedText>, done: impl FnOnce() + 'static) {
    let mut reader = ChunkedImport::new(text.text().to_string(), text.language());
    spawn_local(async move {
        while reader.step() {
            idle::next_task().await;
            let is_shown = store.editor.with_untracked(|editor| {
                editor.pasted().is_some_and(|session| Arc::ptr_eq(&session.text, &text))
            });
            // Whoever comes back to it begins anew.
            if !is_shown {
                return;
            }
        }
        text.add_reading(reader.finish().1);
        done();
    });
}

/// Loads what was found.
fn take(store: Store, reader: ChunkedImport, paste: Paste) {
    let (text, import) = reader.finish();
    if let Import::Unread(stopped) = import {
        return look_further(store, text, stopped, paste);
    }
    Announcer::of(store).notify(None);
    let text = PastedText::new(text, paste.language, import);
    if let Some(pasted) = text.reading() {
        Announcer::of(store).announce(i18n::pasted_announcement(pasted));
    }
    if let Some(command) = store.editor.with_untracked(|editor| editor.paste_command(text)) {
        store.dispatch(command);
    }
    if store.editor.with_untracked(|editor| editor.pasted().is_some()) {
        scroll::show_import_card();
    }
}

/// Looks for a position in what came with a text without one: in its HTML, then in its pictures.
fn look_further(store: Store, text: String, stopped: ImportError, paste: Paste) {
    let into_box = paste.into_box;
    let (text, stopped) = paste.instead.unwrap_or((text, stopped));
    let look_into = move |OtherFormats { html, pictures }| {
        if !html.is_empty() {
            let beside = Some(OtherFormats { html: String::new(), pictures });
            read(store, html, Paste { beside, instead: Some((text, stopped)), into_box, language: None });
        } else if !pictures.is_empty() && text.trim().is_empty() {
            open_pictures(store, pictures);
        } else {
            refuse(store, text, &stopped, into_box);
        }
    };
    if let Some(formats) = paste.beside {
        return look_into(formats);
    }
    let turn = PasteState::of(store).count_paste();
    spawn_local(async move {
        let formats = OtherFormats::on_clipboard().await;
        if PasteState::of(store).is_last_paste(turn) {
            look_into(formats);
        }
    });
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
    store.dispatch(Command::ReplaceText(text));
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
