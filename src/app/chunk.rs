//! Chunks: parts of the program in files of their own, which are fetched when the page is idle or when they are first
//! needed.
//!
//! What lies in a chunk is reached through one table of functions, so that nothing else refers to it and the splitter can
//! move it into the file of the chunk. Here are the types of the tables and what fetches a chunk; the tables themselves,
//! which refer to everything in the chunks, are in `deferred`. The file of a chunk may fail to come: whoever needs it then
//! learns so, and the next one who needs it asks for it again.

use std::any::Any;
use std::marker::PhantomData;
use std::pin::Pin;
use std::sync::Arc;

use leptos::html;
use leptos::prelude::*;
use leptos::task::spawn_local;
use web_sys::{Blob, File};

use super::browser::clipboard::OtherFormats;
use super::notices::Announcer;
use super::panels::panel::Panel;
use super::store::Store;
use crate::editor::keys::Announcement;
use crate::editor::pasted::Pasted;
use crate::export::copy_form::CopyForm;
use crate::i18n::messages;

/// What the page can do without at first, and everybody needs soon: help, announcements, playing, dialogs, what keeps the
/// page for later.
pub struct Deferred {
    /// What lies over the page: dialogs, and what a release of something dragged will bring.
    pub dialogs: fn() -> AnyView,
    /// The help beside the board.
    pub help: fn() -> AnyView,
    /// The line beside the board that teaches.
    pub hint: fn() -> AnyView,
    /// The moves that were played.
    pub move_list: fn() -> AnyView,
    /// The choice of the piece to which a pawn promotes.
    pub promotion: fn() -> AnyView,
    /// Fields of variants: pockets, promoted pieces, checks to give.
    pub variant_fields: fn() -> AnyView,
    /// What the board is resized by.
    pub resize_handle: fn() -> AnyView,
    /// The choices of the pen. They are given whether it draws, and the pen.
    pub pen_choices: fn(Memo<bool>, NodeRef<html::Button>) -> AnyView,
    /// The offer of a newer version.
    pub version_notice: fn() -> AnyView,
    /// Announces something about the position that a key asks for.
    pub read: fn(Store, Announcement),
    /// Has the browser keep the page for when its server is gone.
    pub keep: fn(Store),
    /// Begins what goes on as long as the page lives: announcing changes; gives the editor the rules.
    pub start: fn(Store),
}

/// The readers of everything that is no plain record.
pub struct Importing {
    /// The card that says what was pasted.
    pub import_card: fn() -> AnyView,
    /// Finds the positions in a text, or in what comes with it in other formats, and loads the first; `true`: it was pasted into
    /// the text box. Without other formats, those on the clipboard are looked at.
    pub paste: fn(Store, String, Option<OtherFormats>, bool),
    /// Finds the positions in files and loads the first.
    pub open_files: fn(Store, Vec<File>),
    /// Whether there is a position in a text that is no record.
    pub can_read: fn(&str) -> bool,
}

/// Panels, exports, and the tables of long pastes, which are exported too.
pub struct Exporting {
    pub panel: fn(Panel) -> AnyView,
    /// The rows of a pasted list of records.
    pub record_table: fn(&Arc<Pasted>) -> AnyView,
    /// The rows of many pasted games.
    pub game_table: fn(&Arc<Pasted>) -> AnyView,
    /// The diagram of the printed page.
    pub printed: fn() -> AnyView,
    /// The menu of the copy button.
    pub copy_menu: fn() -> AnyView,
    /// Copies the position in the form that was chosen last.
    pub copy_last: fn(Store),
    /// What stands on the copy button for a form.
    pub copy_label: fn(CopyForm) -> String,
    /// Shares the link to the position, with its FEN.
    pub share_position: fn(Store),
    /// Shares the picture of the position, with its FEN.
    pub share_picture: fn(Store),
}

/// What reads pictures of boards.
pub struct Vision {
    /// Reads picture files and shows their boards, unless there was another paste after the one with this number.
    pub open: fn(Store, Vec<Blob>, u32),
    /// What the card of a picture shows beside that of every pasted text.
    pub card: fn() -> AnyView,
    /// The picture of a board in the row of its record.
    pub miniature: fn(Store, &Arc<Pasted>, usize) -> AnyView,
    /// Goes to the next doubtful square, or to the one before (`true`); false if there is none.
    pub next_doubt: fn(Store, bool) -> bool,
    /// Gives its state to the page.
    pub start: fn(Store),
}

/// The table of a chunk.
pub trait Table: Send + Sync + 'static {
    /// Runs once, when the chunk has come.
    fn start(&self, _: Store) {}
}

impl Table for Deferred {
    fn start(&self, store: Store) {
        (self.start)(store);
    }
}

impl Table for Vision {
    fn start(&self, store: Store) {
        (self.start)(store);
    }
}

impl Table for Importing {}

impl Table for Exporting {}

/// The chunk could not be fetched.
#[derive(Clone, Copy, Debug)]
pub struct Missing;

/// A chunk with its table: whether it is here, and what waits for it.
pub struct Chunk<T>(Loader, PhantomData<fn() -> T>);

impl<T> Clone for Chunk<T> {
    fn clone(&self) -> Chunk<T> {
        *self
    }
}

impl<T> Copy for Chunk<T> {}

/// A table of any type. The types are left out here, so that each chunk adds only the functions of [`Chunk`] to the program.
type AnyTable = &'static (dyn Any + Send + Sync);
type Fetched = Pin<Box<dyn Future<Output = Result<AnyTable, Missing>>>>;
type Task = Box<dyn FnOnce(Result<AnyTable, Missing>)>;

/// What fetches a chunk, and starts what goes on in it.
pub type Fetch = fn(Store) -> Fetched;

#[derive(Clone, Copy)]
enum Loading {
    /// It was not asked for yet, or it did not come.
    Absent,
    Coming,
    Here(AnyTable),
}

#[derive(Clone, Copy)]
struct Loader {
    store: Store,
    loading: RwSignal<Loading>,
    waiting: StoredValue<Vec<Task>, LocalStorage>,
    fetch: Fetch,
}

impl Loader {
    fn run(self, task: Task) {
        if let Loading::Here(table) = self.loading.get_untracked() {
            return task(Ok(table));
        }
        self.waiting.update_value(|waiting| waiting.push(task));
        self.fetch();
    }

    fn fetch(self) {
        if !matches!(self.loading.get_untracked(), Loading::Absent) {
            return;
        }
        self.loading.set(Loading::Coming);
        spawn_local(async move {
            let table = (self.fetch)(self.store).await;
            self.loading.set(table.map_or(Loading::Absent, Loading::Here));
            for task in self.waiting.try_update_value(std::mem::take).unwrap_or_default() {
                task(table);
            }
        });
    }
}

impl<T: Table> Chunk<T> {
    pub fn new(store: Store, fetch: Fetch) -> Chunk<T> {
        let loading = RwSignal::new(Loading::Absent);
        let waiting = StoredValue::new_local(Vec::new());
        Chunk(Loader { store, loading, waiting, fetch }, PhantomData)
    }

    pub fn here() -> Chunk<T> {
        expect_context()
    }

    pub fn of(store: Store) -> Chunk<T> {
        store.context()
    }

    /// Its table, if it is here. Follows its coming.
    pub fn get(self) -> Option<&'static T> {
        match self.0.loading.get() {
            Loading::Here(table) => table.downcast_ref(),
            Loading::Absent | Loading::Coming => None,
        }
    }

    /// Its table, if it is here.
    pub fn get_untracked(self) -> Option<&'static T> {
        untrack(|| self.get())
    }

    /// Does something with it as soon as it is here. The task learns when it cannot be had.
    pub fn with(self, task: impl FnOnce(Result<&'static T, Missing>) + 'static) {
        self.0.run(Box::new(move |table| {
            task(table.and_then(|table| table.downcast_ref().ok_or(Missing)));
        }));
    }

    /// The same for what can only be done with it: the user learns when it cannot be had.
    pub fn with_or_notice(self, task: impl FnOnce(&'static T) + 'static) {
        let store = self.0.store;
        self.with(move |table| match table {
            Ok(table) => task(table),
            Err(Missing) => Announcer::of(store).tell(messages().part_not_loaded()),
        });
    }

    /// Fetches it, unless it is here or on its way.
    pub fn fetch(self) {
        self.0.fetch();
    }
}

/// What everybody needs soon.
pub fn deferred(store: Store) -> Chunk<Deferred> {
    Chunk::of(store)
}

/// What reads pictures.
pub fn vision(store: Store) -> Chunk<Vision> {
    Chunk::of(store)
}

/// The readers.
pub fn importing(store: Store) -> Chunk<Importing> {
    Chunk::of(store)
}

/// Panels and exports.
pub fn exporting(store: Store) -> Chunk<Exporting> {
    Chunk::of(store)
}

/// Fetches all of them, one after the other, so that none competes with one that is needed before it; then `done` is called.
/// If the file of one does not come, the others are fetched all the same.
pub fn fetch_all(store: Store, done: impl FnOnce() + 'static) {
    deferred(store).with(move |_| {
        importing(store).with(move |_| exporting(store).with(move |_| done()));
    });
}

/// A place of the page that is empty until a chunk is here.
#[component]
pub fn Slot<T, C>(
    content: C,
    /// The chunk: the type that `content` takes names it.
    #[prop(optional)]
    table: PhantomData<fn() -> T>,
) -> impl IntoView
where
    T: Table,
    C: Fn(&'static T) -> AnyView + Send + Sync + 'static,
{
    let _ = table;
    let chunk = Chunk::<T>::here();
    slot(Box::new(move || chunk.get().map(&content)))
}

/// The part of every slot that is the same.
fn slot(content: Box<dyn Fn() -> Option<AnyView> + Send + Sync>) -> impl IntoView {
    move || content()
}
