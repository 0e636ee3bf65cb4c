//! A pasted text that can be stepped through, with what is kept of it for a reload.

use std::sync::{Arc, OnceLock};

use super::pasted::Pasted;
use crate::import::Import;
use crate::notation::Language;

/// The maximum length of a pasted text that is saved, in bytes. Browsers give a tab about five million characters, which the
/// undo steps need too. After a reload, the steps of a longer text are there, but nothing that can be stepped through.
pub const MAX_SAVED_TEXT: usize = 1 << 20;

/// What the editor knows of a pasted text without having read it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextKind {
    /// A list of records: what is done on the board is done to one of them.
    List,
    /// A text with ambiguous piece letters: the user is asked which are meant.
    Question,
    /// A text with games or one position.
    Other,
}

impl TextKind {
    /// All kinds.
    const ALL: [TextKind; 3] = [TextKind::List, TextKind::Question, TextKind::Other];

    /// The stable name in the storage.
    pub(super) const fn name(self) -> &'static str {
        match self {
            TextKind::List => "list",
            TextKind::Question => "question",
            TextKind::Other => "other",
        }
    }

    /// The kind with a name.
    pub(super) fn named(name: &str) -> Option<TextKind> {
        TextKind::ALL.into_iter().find(|kind| kind.name() == name)
    }
}

/// A pasted text. All steps of the history that show it share it.
#[derive(Debug)]
pub struct PastedText {
    text: Arc<str>,
    kind: TextKind,
    language: Option<Language>,
    /// The result of reading it. After a reload there is none until the readers have been fetched.
    reading: OnceLock<Arc<Pasted>>,
}

// The reading follows from the rest.
impl PartialEq for PastedText {
    fn eq(&self, other: &PastedText) -> bool {
        self.text == other.text && self.kind == other.kind && self.language == other.language
    }
}

impl Eq for PastedText {}

impl PastedText {
    /// A text with the result of reading it. `language` is the language of the piece letters, if the user has chosen one.
    pub fn new(text: impl Into<Arc<str>>, language: Option<Language>, import: Import) -> PastedText {
        let reading = Pasted::new(text, import);
        let kind = if reading.is_list() {
            TextKind::List
        } else if reading.choices().is_empty() {
            TextKind::Other
        } else {
            TextKind::Question
        };
        let text = PastedText::unread(Arc::clone(&reading.text), kind, language);
        // It has none yet.
        let _ = text.reading.set(Arc::new(reading));
        text
    }

    /// A text as it was saved, which is still to be read.
    pub(super) fn unread(text: Arc<str>, kind: TextKind, language: Option<Language>) -> PastedText {
        PastedText { text, kind, language, reading: OnceLock::new() }
    }

    /// The text.
    pub fn text(&self) -> &Arc<str> {
        &self.text
    }

    /// The kind.
    pub fn kind(&self) -> TextKind {
        self.kind
    }

    /// The language of the piece letters, if the user has chosen one.
    pub fn language(&self) -> Option<Language> {
        self.language
    }

    /// The result of reading it, if it has been read since the page was opened.
    pub fn reading(&self) -> Option<&Arc<Pasted>> {
        self.reading.get()
    }

    /// Adds the result of reading it. Nothing if there is one, or if nothing was found: then another version of the readers
    /// has found something before.
    pub fn add_reading(&self, import: Import) {
        if !matches!(import, Import::Unread(_)) {
            self.reading.get_or_init(|| Arc::new(Pasted::new(Arc::clone(&self.text), import)));
        }
    }

    /// Whether it is short enough to be saved.
    pub fn is_saved(&self) -> bool {
        self.text.len() <= MAX_SAVED_TEXT
    }
}
