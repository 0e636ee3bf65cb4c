//! What the page says to the user: the notice that is shown, and the sentence that assistive technology announces.

use leptos::prelude::*;

use crate::app::store::{Report, Store, set_if_other};
use crate::editor::MAX_TEXT_LEN;
use crate::i18n::messages;

/// Something that the user should know, with what can be done about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    pub text: String,
    /// A text that could not be read: it can be put into the box and mended there, if the box takes it.
    pub unread: Option<String>,
}

impl Notice {
    /// A notice that is only read.
    pub fn new(text: &str) -> Notice {
        Notice { text: text.to_owned(), unread: None }
    }
}

#[derive(Clone, Copy)]
pub struct Announcer {
    pub notice: RwSignal<Option<Notice>>,
    pub sentence: RwSignal<String>,
}

impl Announcer {
    #[allow(clippy::new_without_default, reason = "it takes part in the owner that makes it")]
    pub fn new() -> Announcer {
        Announcer { notice: RwSignal::new(None), sentence: RwSignal::new(String::new()) }
    }

    pub fn here() -> Announcer {
        expect_context()
    }

    pub fn of(store: Store) -> Announcer {
        store.context()
    }

    /// Shows a notice, or none.
    pub fn notify(self, mut notice: Option<Notice>) {
        if let Some(notice) = &mut notice {
            notice.unread.take_if(|text| text.len() > MAX_TEXT_LEN);
        }
        set_if_other(self.notice, notice);
    }

    /// Shows a sentence, and has it announced.
    pub fn tell(self, sentence: &str) {
        self.notify(Some(Notice::new(sentence)));
        self.announce(sentence.to_owned());
    }

    /// Has a sentence announced by assistive technology alone. The same sentence twice is announced twice.
    pub fn announce(self, mut sentence: String) {
        if self.sentence.with_untracked(|before| *before == sentence) {
            // A no-break space makes it another text without making it sound different.
            sentence.push('\u{A0}');
        }
        self.sentence.set(sentence);
    }
}

/// Tells the user what the store reports.
pub fn report(store: Store, report: Report) {
    let (announcer, messages) = (Announcer::of(store), messages());
    announcer.notify(Some(match report {
        Report::StorageFull => return announcer.tell(messages.storage_full()),
        Report::LinkRead => {
            announcer
                .notice
                .maybe_update(|notice| notice.take_if(|it| it.text == messages.link_unread()).is_some());
            return;
        }
        Report::LinkUnread(text) => Notice { text: messages.link_unread().into(), unread: Some(text) },
        Report::LinkMarksUnread => Notice::new(messages.link_marks_unread()),
        Report::StorageDamaged => Notice::new(messages.storage_damaged()),
        Report::StorageRefused => Notice::new(messages.storage_refused()),
    }));
}
