//! The one signal that holds the page's state, and what the modules share around it.

mod address_bar;
mod clipboard;
mod settings;

pub(super) use clipboard::is_plain_record;

use std::cell::{Cell, RefCell};
use std::ops::Deref;

use reactive_graph::prelude::*;
use reactive_graph::signal::ArcRwSignal;

use address_bar::unwritten_address;

use super::browser::address::{self, Step};
use super::browser::storage::Tab;
use super::effect::{effect, follow};
use super::{frame, marks, relay};
use crate::editor::address::Link;
use crate::editor::geometry::Point;
use crate::editor::storage::{Log, Restored, restore};
use crate::editor::{Command, Editor, Gesture, Input, MAX_TEXT_LEN};
use crate::locale::{self, Words};
use crate::notation::{FaultKind, Reading, read_lenient};
use crate::position::{Bitboard, Color, Position, Square};

/// Something that the user should know, with what can be done about it.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Notice {
    /// A sentence.
    pub(super) text: String,
    /// A text that could not be read: it can be put into the box and mended there, if the box takes it.
    pub(super) unread: Option<String>,
}

/// The editor, and what belongs to the page alone.
pub(super) struct Page {
    pub(super) editor: Editor,
    shown: Shown,
    /// The square that the keys act on.
    pub(super) focused: Square,
    /// The square under the mouse.
    pub(super) hovered: Option<Square>,
    /// The character of the text under the mouse.
    pub(super) pointed: Option<usize>,
    /// The character after the caret, while the box has the focus.
    pub(super) caret: Option<usize>,
    /// Squares that a hovered character or fault speaks of.
    pub(super) lit: Bitboard,
    /// Squares that findings about the position are about: errors, warnings, notes.
    pub(super) found: [Bitboard; 3],
    pub(super) notice: Option<Notice>,
    /// What assistive technology hears.
    pub(super) announcement: String,
    pub(super) copied: bool,
}

/// What the box shows, and how it reads.
pub(super) struct Shown {
    pub(super) text: String,
    pub(super) reading: Reading,
    /// The squares that the text's faults leave in doubt.
    pub(super) doubtful: Bitboard,
}

impl Shown {
    fn of(editor: &Editor) -> Shown {
        let text = editor.text();
        let mut reading = match editor.draft() {
            Some(draft) if draft.text == text => draft.reading.clone(),
            _ => read_lenient(&text),
        };
        if !relay::is_here() {
            // Nobody has read it who could judge it.
            reading.faults.retain(|fault| fault.kind != FaultKind::Untold);
        }
        let doubtful = reading.faults.iter().fold(Bitboard::EMPTY, |squares, fault| squares | fault.squares);
        Shown { text, reading, doubtful }
    }
}

/// A view of the page's state that shows the box alone.
struct Within<P>(P);

impl<P: Deref<Target = Page>> Deref for Within<P> {
    type Target = Shown;

    fn deref(&self) -> &Shown {
        &self.0.shown
    }
}

thread_local! {
    /// What has been saved of the work.
    static LOG: RefCell<Log> = RefCell::default();
    /// An edit is not saved yet.
    static UNSAVED: Cell<bool> = const { Cell::new(false) };
}

/// Everything that the modules read and do. Few kinds of signals on purpose: each kind is some kilobytes of code.
#[derive(Clone, Copy)]
pub(super) struct Store {
    page: &'static ArcRwSignal<Page>,
}

impl Store {
    /// Reads the address and the storage, and makes the editor of them.
    pub(super) fn open() -> Store {
        let words = locale::words();
        let (saved, notice) = match restore(&Tab) {
            Restored::Nothing => (None, None),
            Restored::Whole(editor) => (Some(*editor), None),
            Restored::Damaged(editor) => (editor.map(|editor| *editor), Some(words.storage_damaged())),
            Restored::Unavailable => (None, Some(words.storage_refused())),
        };
        let mut notice = notice.map(|text| Notice { text: text.into(), unread: None });
        // After a reload the saved work goes before the address that it stands under, which may be a moment older.
        let link = if saved.is_some() && address::is_known() { Link::default() } else { address::read() };
        let mut editor = match (saved, &link.position) {
            (Some(mut editor), Some(Ok(position))) => {
                editor.follow(position, &link);
                editor
            }
            (Some(editor), _) => editor,
            (None, Some(Ok(position))) => Editor::opened(position.clone(), &link),
            (None, _) => Editor::opened(Position::START, &link),
        };
        if let Some(form) = settings::form() {
            editor.apply(Command::SetForm(form));
        }
        // A link shows everybody the same: without a word about it White is at the bottom.
        if let Some(orientation) =
            link.orientation.or_else(|| matches!(link.position, Some(Ok(_))).then_some(Color::White))
        {
            editor.apply(Command::Orient(orientation));
        }
        if frame::is_read_only() {
            editor.lock();
        }
        if link.marks_damaged {
            notice = Some(Notice { text: words.link_marks_unread().into(), unread: None });
        }
        if let Some(Err(text)) = link.position {
            let unread = Some(text).filter(|text| text.len() <= MAX_TEXT_LEN);
            notice = Some(Notice { text: words.link_unread().into(), unread });
        }
        let page = ArcRwSignal::new(Page {
            shown: Shown::of(&editor),
            editor,
            focused: Square::E1,
            hovered: None,
            pointed: None,
            caret: None,
            lit: Bitboard::EMPTY,
            found: [Bitboard::EMPTY; 3],
            notice,
            announcement: String::new(),
            copied: false,
        });
        // The signal lives as long as the page.
        let page = Box::leak(Box::new(page));
        follow(page);
        Store { page }
    }

    /// The state, as it is now. Whoever holds it while it is to be changed breaks the page: it is not kept across what makes
    /// the browser tell of events (the focus).
    #[inline(never)]
    pub(super) fn page(self) -> impl Deref<Target = Page> {
        self.page.read_untracked()
    }

    /// What the box shows now.
    #[inline(never)]
    pub(super) fn shown(self) -> impl Deref<Target = Shown> {
        Within(self.page())
    }

    /// Changes what is the page's own; `change` says whether it did. What changes the editor is `revise`.
    pub(super) fn set(self, mut change: impl FnMut(&mut Page) -> bool) {
        self.change(&mut change);
    }

    // One copy of the signal's code, whoever changes the page.
    fn change(self, change: &mut dyn FnMut(&mut Page) -> bool) {
        self.page.maybe_update(change);
    }

    /// Changes the editor; `change` says whether it did. The box follows.
    fn revise(self, change: &mut dyn FnMut(&mut Editor) -> bool) {
        self.change(&mut |page| {
            let changed = change(&mut page.editor);
            if changed {
                page.shown = Shown::of(&page.editor);
            }
            changed
        });
    }

    /// Lights squares on the board.
    pub(super) fn light(self, squares: Bitboard) {
        self.set(|page| std::mem::replace(&mut page.lit, squares) != squares);
    }

    /// Shows a notice, or none.
    pub(super) fn notify(self, mut notice: Option<Notice>) {
        if let Some(notice) = &mut notice {
            notice.unread.take_if(|text| text.len() > MAX_TEXT_LEN);
        }
        self.set(|page| {
            let before = std::mem::replace(&mut page.notice, notice.take());
            before != page.notice
        });
    }

    /// Applies a command; saves and shows what has changed.
    pub(super) fn dispatch(self, command: Command) -> bool {
        let mut command = Some(command);
        self.edit(&mut |editor| command.take().is_some_and(|command| editor.apply(command)))
    }

    /// Steps the gesture on the board.
    pub(super) fn input(self, input: Input) {
        if let Input::Move(at) = input
            && self.is_carried_on(at)
        {
            // All that there is to show, many times a second.
            self.change(&mut |page| {
                page.editor.input(input);
                false
            });
            marks::carry(at);
        } else {
            self.edit(&mut |editor| editor.input(input));
        }
    }

    /// Whether a piece is in the air and stays above its square.
    fn is_carried_on(self, at: Point) -> bool {
        let editor = &self.page().editor;
        let orientation = editor.orientation();
        editor.carried().is_some_and(|(_, before)| before.square(orientation) == at.square(orientation))
    }

    fn edit(self, edit: &mut dyn FnMut(&mut Editor) -> bool) -> bool {
        let (loads, before) = {
            let page = self.page();
            let editor = &page.editor;
            (editor.loads(), unwritten_address(editor))
        };
        let mut changed = false;
        self.revise(&mut |editor| {
            changed = edit(editor);
            changed
        });
        if !changed {
            return false;
        }
        // A gesture under way changes nothing that is kept.
        let settled = self.page().editor.gesture() == Gesture::Idle;
        if settled {
            address::give_up_unread();
        }
        if self.page().editor.loads() == loads {
            UNSAVED.set(UNSAVED.get() || settled);
            self.write_address_soon();
        } else {
            // The address must not be ahead of what is saved.
            self.save();
            if let Some(fragment) = before {
                address::write(&fragment, Step::Replace);
            }
            self.write_address(Step::Push);
        }
        true
    }

    /// Saves each edit before anybody can see it.
    pub(super) fn bind_saving(self) {
        effect(Box::new(move || {
            if UNSAVED.get() {
                self.save();
            }
        }));
    }

    /// Writes the log of the work.
    pub(super) fn save(self) {
        UNSAVED.set(false);
        let kept = LOG.with_borrow_mut(|log| log.save(&self.page().editor, &Tab));
        address::stand_for(kept.is_ok());
        if kept.is_err() {
            self.tell(locale::words().storage_full());
        }
    }

    /// Somebody has come who reads more than plain records.
    pub(super) fn read_again(self) {
        if let Some(link) = address::read_again() {
            self.follow(&link);
            self.write_address(Step::Replace);
        }
        self.revise(&mut |editor| {
            editor.apply(Command::Reread);
            // What is no draft is read anew as well.
            true
        });
        self.save();
    }

    /// Shows a sentence; assistive technology hears it.
    pub(super) fn tell(self, sentence: &'static str) {
        self.notify(Some(Notice { text: sentence.into(), unread: None }));
        self.announce(sentence.into());
    }

    /// Says a sentence to assistive technology alone. The same sentence twice is heard twice.
    pub(super) fn announce(self, mut sentence: String) {
        self.set(|page| {
            if page.announcement == sentence {
                // A no-break space makes it another text without making it sound different.
                sentence.push('\u{A0}');
            }
            page.announcement = std::mem::take(&mut sentence);
            true
        });
    }
}

/// The words of this page's language.
pub(super) fn words() -> &'static Words {
    locale::words()
}
