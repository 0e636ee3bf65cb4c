//! The state of the page: signals, and the one way to change them.
//!
//! The [`Editor`] is a pure value in one signal. Every edit goes through [`Store::dispatch`] (a command) or
//! [`Store::input`] (a step of a gesture on the board). Board and text box follow in the microtask after it; everything
//! else is derived from [`Scene`], which follows in a task of its own (see `follow`).

mod address_bar;
mod appearance;
mod clipboard;
mod follow;
mod language;
mod opening;
mod settings;

pub use clipboard::is_plain_record;
#[cfg(feature = "app")]
pub(super) use language::install as install_language;
pub use settings::setting;

use std::sync::Arc;

use leptos::html::{Button, Div, Textarea};
use leptos::prelude::*;
use web_sys::ServiceWorkerRegistration;

use super::announcements::Readout;
use super::answer::Answer;
use super::browser::address;
use super::dialogs::Dialog;
use super::dialogs::help::HelpTab;
use super::import::arrivals::Dragged;
use super::later::{Chunk, Task};
use super::panels::Panel;
use crate::editor::appearance::Appearance;
use crate::editor::geometry::Point;
use crate::editor::storage::Log;
use crate::editor::{Command, Editor, Gesture, Input, MAX_TEXT_LEN, Scene, Shown};
use crate::export::picture::PieceSet;
use crate::i18n::{News, PieceArt};
use crate::play::Referee;
use crate::position::{Bitboard, Color, Piece, Square};

/// Something that the user should know, with what can be done about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    pub text: String,
    /// A text that could not be read: it can be put into the box and mended there, if the box takes it.
    pub unread: Option<String>,
}

/// Declares the store and its constructor: each signal stands beside the value that it begins with.
macro_rules! store {
    (
        $(#[$about:meta])*
        struct $store:ident($($argument:ident: $given:ty),*) {
            $($(#[$doc:meta])* $visibility:vis $field:ident: $type:ty = $value:expr,)*
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Copy)]
        pub struct $store {
            $($(#[$doc])* $visibility $field: $type,)*
        }

        impl $store {
            fn with($($argument: $given),*) -> $store {
                $store { $($field: $value,)* }
            }
        }
    };
}

store! {
    /// All signals of the page. They are `Copy`: each component takes the store from the context ([`Store::here`]).
    struct Store(editor: RwSignal<Editor>, scene: RwSignal<Arc<Scene>>, notice: Option<Notice>) {
        /// The application without its page. Read it; what changes it is [`Store::dispatch`] and [`Store::input`].
        pub editor: RwSignal<Editor> = editor,
        /// What the text box shows, and how it reads.
        pub shown: Memo<Shown> = Memo::new(move |_| editor.with(Shown::of)),
        pub orientation: Memo<Color> = Memo::new(move |_| editor.with(Editor::orientation)),
        /// What panels, verdict and findings speak of. It follows an edit in the next task.
        pub scene: RwSignal<Arc<Scene>> = scene,
        /// The piece in the air and where it is, in squares from the top left corner of the board: it changes with each move of
        /// the pointer, and nothing else does.
        pub carried: RwSignal<Option<(Piece, Point)>> = RwSignal::new(None),
        /// The square that the keys act on.
        pub focused: RwSignal<Square> = RwSignal::new(Square::E1),
        pub hovered: RwSignal<Option<Square>> = RwSignal::new(None),
        /// The character of the text under the mouse.
        pub pointed: RwSignal<Option<usize>> = RwSignal::new(None),
        /// The character after the caret, while the box has the focus.
        pub caret: RwSignal<Option<usize>> = RwSignal::new(None),
        pub fen_box: NodeRef<Textarea> = NodeRef::new(),
        /// The page has written into the box while it had the focus (a fix, a step back), and nobody has typed since: the
        /// browser cannot undo that, so the undo keys are the page's own there.
        pub is_box_rewritten: StoredValue<bool> = StoredValue::new(false),
        /// Squares that a hovered character, fault or finding speaks of.
        pub lit: RwSignal<Bitboard> = RwSignal::new(Bitboard::EMPTY),
        pub notice: RwSignal<Option<Notice>> = RwSignal::new(notice),
        pub announcement: RwSignal<String> = RwSignal::new(String::new()),
        /// What was read last about the position; the panel shows it.
        pub readout: RwSignal<Option<Readout>> = RwSignal::new(None),
        /// "Copied" stands on the copy button.
        pub copied: Answer = Answer::new(),
        /// The name of the form that was copied last by the menu of the copy button; empty: the FEN.
        pub copy_form: RwSignal<String> = RwSignal::new(String::new()),
        pub copy_menu_is_open: RwSignal<bool> = RwSignal::new(false),
        /// The button that opens the menu.
        pub copy_menu_button: NodeRef<Button> = NodeRef::new(),
        pub appearance: RwSignal<Appearance> = RwSignal::new(Appearance::default()),
        /// The file with the pieces that are shown; empty: the symbols that came with the page.
        pub sprite: RwSignal<String> = RwSignal::new(String::new()),
        /// The drawings of pieces for pictures, as far as they have been needed.
        pub piece_art: RwSignal<Vec<(PieceSet, Arc<PieceArt>)>> = RwSignal::new(Vec::new()),
        /// The title below the picture; empty: there is none.
        pub picture_title: RwSignal<String> = RwSignal::new(String::new()),
        /// The tag of the page's language. Everything on the page is rendered anew when it changes.
        pub language: RwSignal<&'static str> = RwSignal::new(crate::i18n::current_language()),
        /// Another language was chosen: the menu of languages, which is rendered anew with the page, takes the focus again.
        pub is_language_chosen: StoredValue<bool> = StoredValue::new(false),
        pub open_panels: RwSignal<Vec<Panel>> = RwSignal::new(Vec::new()),
        pub dialog: RwSignal<Option<Dialog>> = RwSignal::new(None),
        /// What of the help is open.
        pub help: RwSignal<Option<HelpTab>> = RwSignal::new(None),
        /// The sheet with faults and findings is open, on screens on which it is one.
        pub findings_are_open: RwSignal<bool> = RwSignal::new(false),
        pub findings_sheet: NodeRef<Div> = NodeRef::new(),
        /// What is dragged over the page, from outside or a selected text.
        pub dragged: RwSignal<Option<Dragged>> = RwSignal::new(None),
        pub update: RwSignal<Option<ServiceWorkerRegistration>, LocalStorage> = RwSignal::new_local(None),
        pub chunk: RwSignal<Chunk> = RwSignal::new(Chunk::Absent),
        /// What has been saved of the work.
        log: StoredValue<Log> = StoredValue::new(Log::default()),
        /// An edit is not saved yet.
        unsaved: StoredValue<bool> = StoredValue::new(false),
        /// The scene is older than the editor.
        outdated: StoredValue<bool> = StoredValue::new(false),
        /// What waits for the chunk.
        pub(super) waiting: StoredValue<Vec<Task>, LocalStorage> = StoredValue::new_local(Vec::new()),
        /// The appearance that is shown could not be kept: it is newer than what storage holds.
        appearance_unkept: StoredValue<bool> = StoredValue::new(false),
        /// Settings that could not be kept, by their names: they are newer than what storage holds.
        settings_unkept: StoredValue<Vec<(String, String)>> = StoredValue::new(Vec::new()),
        /// What has been announced of the position, and what is about to be.
        pub(super) news: StoredValue<News> = StoredValue::new(News::default()),
        /// The pause after which a text that is being typed is judged.
        pub(super) typing_pause: StoredValue<Option<TimeoutHandle>> = StoredValue::new(None),
        /// The pause after which it is announced.
        pub(super) news_pause: StoredValue<Option<TimeoutHandle>> = StoredValue::new(None),
        /// How many texts have been pasted.
        pastes: StoredValue<u32> = StoredValue::new(0),
        /// When the address is written.
        address: StoredValue<address_bar::Timing, LocalStorage> = StoredValue::new_local(address_bar::Timing::default()),
    }
}

impl Store {
    pub fn here() -> Store {
        expect_context()
    }

    fn new(editor: Editor, notice: Option<Notice>) -> Store {
        let scene = Scene::of(&editor, Shown::of(&editor), None);
        Store::with(RwSignal::new(editor), RwSignal::new(Arc::new(scene)), notice)
    }

    /// Applies a command; saves and shows what has changed. Returns whether anything has.
    pub fn dispatch(self, command: Command) -> bool {
        let mut command = Some(command);
        self.edit(&mut |editor| command.take().is_some_and(|command| editor.apply(command)))
    }

    /// Steps the gesture on the board.
    pub fn input(self, input: Input) {
        if let Input::Move(at) = input
            && self.is_carried_on(at)
        {
            // A piece that stays above its square changes nothing but its own place, many times a second.
            self.editor.update_untracked(|editor| {
                editor.input(input);
            });
            self.show_carried();
        } else {
            self.edit(&mut |editor| editor.input(input));
        }
    }

    /// Shows the piece in the air where it is, or none.
    fn show_carried(self) {
        set_if_other(self.carried, self.editor.with_untracked(Editor::carried));
    }

    /// Whether a piece is in the air and stays above its square.
    fn is_carried_on(self, at: Point) -> bool {
        self.editor.with_untracked(|editor| {
            let orientation = editor.orientation();
            editor.carried().is_some_and(|(_, before)| before.square(orientation) == at.square(orientation))
        })
    }

    /// Changes the editor; `change` says whether it did.
    fn edit(self, change: &mut dyn FnMut(&mut Editor) -> bool) -> bool {
        let (loads, unwritten) =
            self.editor.with_untracked(|editor| (editor.loads(), self.unwritten_address(editor)));
        if !self.revise(change) {
            return false;
        }
        // A gesture under way changes nothing that is kept.
        let (settled, loaded) =
            self.editor.with_untracked(|editor| (editor.gesture() == Gesture::Idle, editor.loads() != loads));
        if settled {
            address::give_up_unread();
        }
        if loaded {
            // The address must not be ahead of what is saved.
            self.save();
            if let Some(fragment) = unwritten {
                address::write(&fragment, address::Step::Replace);
            }
            self.write_address(address::Step::Push);
        } else {
            if settled {
                self.unsaved.set_value(true);
            }
            self.write_address_soon();
        }
        true
    }

    /// Gives the editor the rules, which the scene says more by.
    pub fn appoint(self, referee: &'static Referee) {
        self.editor.update_untracked(|editor| editor.appoint(referee));
        self.follow_soon();
    }

    /// Whoever types the text has paused.
    pub fn pause(self) {
        self.revise(&mut |editor| editor.apply(Command::Pause));
    }

    /// Changes the editor without saving it; board and box follow, and later the scene.
    fn revise(self, change: &mut dyn FnMut(&mut Editor) -> bool) -> bool {
        let mut changed = false;
        self.editor.maybe_update(|editor| {
            changed = change(editor);
            changed
        });
        if changed {
            self.show_carried();
            self.follow_soon();
        }
        changed
    }

    pub fn light(self, squares: Bitboard) {
        set_if_other(self.lit, squares);
    }

    pub fn notify(self, mut notice: Option<Notice>) {
        if let Some(notice) = &mut notice {
            notice.unread.take_if(|text| text.len() > MAX_TEXT_LEN);
        }
        set_if_other(self.notice, notice);
    }

    pub fn tell(self, sentence: &str) {
        self.notify(Some(Notice { text: sentence.to_owned(), unread: None }));
        self.announce(sentence.to_owned());
    }

    /// Has a sentence announced by assistive technology alone. The same sentence twice is announced twice.
    pub fn announce(self, mut sentence: String) {
        if self.announcement.with_untracked(|before| *before == sentence) {
            // A no-break space makes it another text without making it sound different.
            sentence.push('\u{A0}');
        }
        self.announcement.set(sentence);
    }
}

/// Sets a signal where it differs: setting it notifies everybody who reads it, even of an equal value.
pub fn set_if_other<T: PartialEq + Send + Sync + 'static>(signal: RwSignal<T>, value: T) {
    signal.maybe_update(|before| {
        let differs = *before != value;
        *before = value;
        differs
    });
}
