//! What others may have written before the page reads it: addresses, storages, marks, settings.

use std::cell::RefCell;
use std::collections::BTreeMap;

use forsyth::editor::storage::{Log, Restored, Storage, StorageError, restore};
use forsyth::editor::{Command, Document, Editor, address};
use forsyth::embed::{FieldValue, Setting, Shown};
use forsyth::export::picture::{Choice, Choices};
use forsyth::export::text::TextChoices;
use forsyth::legality::Variant;
use forsyth::marks::{MAX_UNREAD, Marks};
use forsyth::notation::Form;
use forsyth::position::{Color, Position};

use super::within;

/// Between the parts of what is several texts: the line that separates a query from a fragment, one entry from the next.
const BETWEEN: char = '\u{1E}';

/// Reads marks out of a comment and out of a link.
pub(crate) fn marks(text: &str) {
    let reading = Marks::read_commands(text);
    let length = text.chars().count();
    assert!(reading.unread.len() <= MAX_UNREAD);
    for unread in &reading.unread {
        within(unread.span, length);
    }
    let _ = Marks::has_words_beside_commands(text);
    for marks in [reading.marks, Marks::read_link(text).0] {
        assert_eq!(Marks::read_link(&marks.write_link()), (marks.clone(), true));
        let commands = Marks::read_commands(&marks.write_commands());
        assert_eq!((commands.marks, commands.unread.len()), (marks, 0));
    }
}

/// Reads an address: the query, a separator, the fragment.
pub(crate) fn address(text: &str) {
    let (query, fragment) = text.split_once(BETWEEN).unwrap_or(("", text));
    let link = address::parse(query, fragment);
    if let Some(Ok(position)) = &link.position {
        let mut editor = Editor::opened(position.clone(), &link);
        returns(editor.document(), link.orientation.unwrap_or(Color::White));
        assert!(!editor.follow(position, &link), "the link leads where it has led already");
    }
}

/// What an address says of a document is what the document says.
pub(crate) fn returns(document: &Document, orientation: Color) {
    let fragment = address::fragment(document, orientation);
    let link = address::parse("", &fragment);
    assert_eq!(link.position, Some(Ok(document.written())), "{fragment}");
    assert_eq!(link.orientation.unwrap_or(Color::White), orientation, "{fragment}");
    assert_eq!((&link.marks, link.marks_damaged), (&document.marks, false), "{fragment}");
    let named = !matches!(document.variant, Variant::Chess | Variant::Crazyhouse | Variant::ThreeCheck);
    assert_eq!(link.variant, named.then_some(document.variant), "{fragment}");
}

/// A storage that never refuses.
#[derive(Default)]
pub(crate) struct Memory(RefCell<BTreeMap<String, String>>);

impl Storage for Memory {
    fn get(&self, name: &str) -> Result<Option<String>, StorageError> {
        Ok(self.0.borrow().get(name).cloned())
    }

    fn set(&self, name: &str, value: &str) -> Result<(), StorageError> {
        self.0.borrow_mut().insert(name.to_owned(), value.to_owned());
        Ok(())
    }

    fn remove(&self, name: &str) {
        self.0.borrow_mut().remove(name);
    }
}

impl Memory {
    /// A storage that holds the head of a log, and the entries after it, numbered from nought.
    fn holding(text: &str) -> Memory {
        let memory = Memory::default();
        for (index, part) in text.split(BETWEEN).enumerate() {
            let number = index.checked_sub(1);
            let name = number.map_or("forsyth.head".to_owned(), |number| format!("forsyth.step.{number}"));
            memory.0.borrow_mut().insert(name, part.to_owned());
        }
        memory
    }
}

/// The editor of a storage that is whole.
///
/// # Panics
/// When it is not.
pub(crate) fn whole(storage: &Memory) -> Editor {
    match restore(storage) {
        Restored::Whole(editor) => *editor,
        other => panic!("{other:?}"),
    }
}

/// Reads a log: its head, and its entries, a separator before each. Whatever comes of it can be edited and saved.
pub(crate) fn storage(text: &str) {
    if let Some(document) = Document::decode(text) {
        keeps(&document);
    }
    let storage = Memory::holding(text);
    let (Restored::Whole(editor) | Restored::Damaged(Some(editor))) = restore(&storage) else { return };
    let (mut editor, mut log) = (*editor, Log::default());
    for command in [Command::Undo, Command::Start, Command::Clear, Command::Undo, Command::Redo] {
        assert_eq!(log.save(&editor, &storage), Ok(()));
        let restored = whole(&storage);
        assert_eq!(restored.history(), editor.history());
        assert_eq!(restored.draft(), editor.draft());
        assert_eq!(restored.orientation(), editor.orientation());
        keeps(editor.document());
        editor.apply(command);
    }
}

/// A document's line of text is that document again.
pub(crate) fn keeps(document: &Document) {
    let line = document.encode();
    assert_eq!(Document::decode(&line).as_ref(), Some(document), "{line:?}");
}

/// Reads what the page around an embedded board wants set: position, marks and side, a separator between them.
pub(crate) fn embedded(text: &str) {
    let mut given = text.split(BETWEEN).map(|part| FieldValue::Text(part.to_owned()));
    let mut next = || given.next().unwrap_or_default();
    let setting = Setting { fen: next(), marks: next(), orientation: next() };
    let shown = Shown { document: Document::given(Position::START), orientation: Color::White };
    let Ok(shown) = shown.with(&setting) else { return };
    let told = shown.fields().map(|(_, value)| value);
    assert!(told.iter().all(|value| !value.contains(['<', '&', '"', '\0', '\n'])), "{told:?}");
    let [fen, marks, orientation] = told.map(FieldValue::Text);
    assert_eq!(shown.with(&Setting { fen, marks, orientation }), Ok(shown));
}

/// Reads a text as each setting that is kept as text.
pub(crate) fn settings(text: &str) {
    let picture = Choices::decode(text);
    for choice in Choice::ALL {
        assert_eq!(Choices::decode(&picture.amend(text, choice)), picture);
    }
    let texts = TextChoices::decode(text);
    assert_eq!(TextChoices::decode(&texts.amend(text, texts)), texts);
    assert_eq!(TextChoices::decode(&texts.amend("", TextChoices::DEFAULT)), texts);
    if let Some(form) = Form::named(text) {
        assert_eq!(form.name(), text);
    }
}
