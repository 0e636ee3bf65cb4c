//! The state that all of the page shares: the editor, what is derived from it for everybody, saving, and the address.
//!
//! The [`Editor`] is a pure value in one signal. Every edit goes through [`Store::dispatch`] (a command) or
//! [`Store::input`] (a step of a gesture on the board). The text box follows in the microtask after it, the board in the next
//! task; everything else is derived from [`Scene`], which follows then or a little later (see `follow`).
//!
//! The store knows no component. State that serves one part of the page lives there, in a small struct of its own that is
//! given by the context of the page: components take it by `here()`, listeners and timers by `of(store)`.

mod address_bar;
mod address_cells;
mod follow;
mod following;
mod opening;
mod report;

pub use report::Report;

use std::ops::Deref;
use std::sync::Arc;

use leptos::prelude::*;

use crate::app::browser::address::{self, Step};
use crate::editor::geometry::Point;
use crate::editor::storage::Log;
use crate::editor::{Command, Editor, Gesture, Input};
use crate::play::Referee;
use crate::position::{Color, Piece};
use crate::view::{Scene, Shown};
use address_cells::AddressCells;
use following::{Follow, Following};

/// The store: a handle of one word, which each component takes from the context ([`Store::here`]).
#[derive(Clone, Copy)]
pub struct Store(&'static Cells);

impl Deref for Store {
    type Target = Cells;

    fn deref(&self) -> &Cells {
        self.0
    }
}

/// The signals of the store.
pub struct Cells {
    /// The application without its page. Read it; what changes it is [`Store::dispatch`] and [`Store::input`].
    pub editor: RwSignal<Editor>,
    /// What the text box shows, and how it reads.
    pub shown: Memo<Shown>,
    /// The board is to be drawn as the editor has it now ([`Store::as_drawn`]).
    drawn: Trigger,
    /// What is beside the board is to follow the editor ([`Store::as_followed`]).
    followed: Trigger,
    pub orientation: Memo<Color>,
    /// What panels, verdict and findings speak of. It follows an edit in the next task, or a little later (see `follow`).
    pub scene: RwSignal<Arc<Scene>>,
    /// The piece in the air and where it is, in squares from the top left corner of the board. It changes with each move
    /// of the pointer, and nothing else does.
    pub carried: RwSignal<Option<(Piece, Point)>>,
    /// The character of the text under the mouse: a part of the scene.
    pub pointed: RwSignal<Option<usize>>,
    /// The character after the caret, while the box has the focus: a part of the scene.
    pub caret: RwSignal<Option<usize>>,
    /// Where the context of the page is.
    owner: Owner,
    /// Tells the user what the store has to report.
    report: fn(Store, Report),
    /// What has been saved of the work.
    log: StoredValue<Log>,
    /// An edit is not saved yet.
    unsaved: StoredValue<bool>,
    following: Following,
    address: AddressCells,
}

impl Store {
    pub fn here() -> Store {
        expect_context()
    }

    /// The state of a part of the page. Unlike `expect_context` this works where there is no owner: in listeners, timers and
    /// tasks.
    pub fn context<T: Clone + 'static>(self) -> T {
        self.owner.with(expect_context)
    }

    /// Gives the state of a part that has come later to the page. What it makes lives as long as the page.
    pub fn provide<T: Send + Sync + 'static>(self, make: impl FnOnce() -> T) {
        self.owner.with(|| provide_context(make()));
    }

    fn new(editor: Editor, is_address_unread: bool, report: fn(Store, Report)) -> Store {
        let scene = Scene::of(&editor, Shown::of(&editor), None);
        let editor = RwSignal::new(editor);
        // There is one for as long as the page lives.
        Store(Box::leak(Box::new(Cells {
            editor,
            shown: Memo::new(move |_| editor.with(Shown::of)),
            drawn: Trigger::new(),
            followed: Trigger::new(),
            orientation: Memo::new(move |_| editor.with(Editor::orientation)),
            scene: RwSignal::new(Arc::new(scene)),
            carried: RwSignal::new(None),
            pointed: RwSignal::new(None),
            caret: RwSignal::new(None),
            owner: Owner::current().unwrap_or_default(),
            report,
            log: StoredValue::new(Log::default()),
            unsaved: StoredValue::new(false),
            following: Following::new(),
            address: AddressCells::new(is_address_unread),
        })))
    }

    fn report(self, report: Report) {
        (self.report)(self, report);
    }

    /// Reads the editor when the board is drawn, and tracks that: for what is on the board. What reads the editor's own signal
    /// is computed within each edit.
    pub fn as_drawn<T>(self, read: impl FnOnce(&Editor) -> T) -> T {
        self.drawn.track();
        self.editor.with_untracked(read)
    }

    /// Reads the text when the board is drawn, and tracks that.
    pub fn text_as_drawn<T>(self, read: impl FnOnce(&Shown) -> T) -> T {
        self.drawn.track();
        self.shown.with_untracked(read)
    }

    /// Reads the editor when the scene follows, and tracks that: for what is beside the board.
    pub fn as_followed<T>(self, read: impl FnOnce(&Editor) -> T) -> T {
        self.followed.track();
        self.editor.with_untracked(read)
    }

    /// Applies a command; saves and shows what has changed. Returns whether anything has.
    pub fn dispatch(self, command: Command) -> bool {
        let follow = if matches!(command, Command::Type(_)) { Follow::Paced } else { Follow::AtOnce };
        let mut command = Some(command);
        self.edit(follow, &mut |editor| command.take().is_some_and(|command| editor.apply(command)))
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
            let follow = if matches!(input, Input::Move(_)) { Follow::Paced } else { Follow::AtOnce };
            self.edit(follow, &mut |editor| editor.input(input));
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
    fn edit(self, follow: Follow, change: &mut dyn FnMut(&mut Editor) -> bool) -> bool {
        let (loads, unwritten) =
            self.editor.with_untracked(|editor| (editor.loads(), self.unwritten_address(editor)));
        if !self.revise(follow, change) {
            return false;
        }
        // A gesture under way changes nothing that is kept.
        let (settled, loaded) =
            self.editor.with_untracked(|editor| (editor.gesture() == Gesture::Idle, editor.loads() != loads));
        if settled {
            // What has been done since is worth more than an address that could not be read.
            self.address.is_unread.set_value(false);
        }
        if loaded {
            // The address must not be ahead of what is saved.
            self.save();
            if let Some(fragment) = unwritten {
                address::write(&fragment, Step::Replace, !self.address.is_ahead.get_value());
            }
            self.write_address(Step::Push);
        } else {
            if settled {
                self.unsaved.set_value(true);
            }
            self.write_address_soon();
        }
        true
    }

    /// Gives the editor the rules, by which the scene says more.
    pub fn set_referee(self, referee: &'static Referee) {
        self.editor.update_untracked(|editor| editor.set_referee(referee));
        self.follow_soon(Follow::AtOnce);
    }

    /// Whoever types the text has paused.
    pub fn pause(self) {
        self.revise(Follow::AtOnce, &mut |editor| editor.apply(Command::Pause));
    }

    /// Changes the editor without saving it; board and box follow, and later the scene.
    fn revise(self, follow: Follow, change: &mut dyn FnMut(&mut Editor) -> bool) -> bool {
        let mut changed = false;
        self.editor.maybe_update(|editor| {
            changed = change(editor);
            changed
        });
        if changed {
            self.show_carried();
            self.follow_soon(follow);
        }
        changed
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
