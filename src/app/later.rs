//! The split point of the program: what is behind it is fetched when the page has become idle, or when it is first needed.
//!
//! Behind it are the readers of everything that is no plain record, panels, dialogs, pictures and exports. They are reached
//! through one table of functions ([`Later`]), so that nothing else refers to them and the splitter can move them into a
//! file of their own. The file may fail to come; whoever needs it then learns so, and the next one asks for it again.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use web_sys::File;

use super::announcements;
use super::copying::{self, CopyMenu};
use super::dialogs::DialogHost;
use super::dialogs::help::HelpHost;
use super::hint::Hint;
use super::import::{self, DropArea, ImportCard};
use super::panels::{self, Panel, PrintedPicture, VariantFields};
use super::play::{MoveList, PromotionMenu};
use super::store::Store;
use crate::editor::keys::Announcement;
use crate::i18n::messages;
use crate::import::Import;
use crate::play::REFEREE;

/// What lies behind the split point.
pub struct Later {
    pub panel: fn(Panel) -> AnyView,
    /// What lies over the page: dialogs, and what a release of something dragged will bring.
    pub dialogs: fn() -> AnyView,
    /// The help beside the board.
    pub help: fn() -> AnyView,
    /// The line beside the board that teaches.
    pub hint: fn() -> AnyView,
    /// The menu of the copy button.
    pub copy_menu: fn() -> AnyView,
    /// Copies the position in the form that was chosen last.
    pub copy_last: fn(Store),
    /// What stands on the copy button for the form with a name.
    pub copy_words: fn(&str) -> String,
    /// Shares the link to the position, with its FEN.
    pub share_position: fn(Store),
    /// Shares the picture of the position, with its FEN.
    pub share_picture: fn(Store),
    /// The card that says what was pasted.
    pub import_card: fn() -> AnyView,
    /// The moves that were played.
    pub move_list: fn() -> AnyView,
    /// The diagram of the printed page.
    pub printed: fn() -> AnyView,
    /// The choice of the piece to which a pawn promotes.
    pub promotion: fn() -> AnyView,
    /// Fields of variants: pockets, promoted pieces, checks to give.
    pub variant_fields: fn() -> AnyView,
    /// Finds the positions in a text and loads the first; `true`: it was pasted into the text box.
    pub paste: fn(Store, String, bool),
    /// Finds the positions in files and loads the first.
    pub open_files: fn(Store, Vec<File>),
    /// Whether there is a position in a text that is no record.
    pub can_read: fn(&str) -> bool,
    /// Announces something about the position that a key asks for.
    pub read: fn(Store, Announcement),
    /// Begins what goes on as long as the page lives: announcing changes, files that are dropped; gives the editor the rules.
    pub start: fn(Store),
}

static LATER: Later = Later {
    panel: panels::content,
    dialogs: || {
        view! {
            <DialogHost/>
            <DropArea/>
        }
        .into_any()
    },
    help: || view! { <HelpHost/> }.into_any(),
    hint: || view! { <Hint/> }.into_any(),
    copy_menu: || view! { <CopyMenu/> }.into_any(),
    copy_last: copying::copy_last,
    copy_words: copying::words,
    share_position: panels::share_position,
    share_picture: panels::share_picture,
    import_card: || view! { <ImportCard/> }.into_any(),
    move_list: || view! { <MoveList/> }.into_any(),
    printed: || view! { <PrintedPicture/> }.into_any(),
    promotion: || view! { <PromotionMenu/> }.into_any(),
    variant_fields: || view! { <VariantFields/> }.into_any(),
    paste: import::paste,
    open_files: import::open_files,
    can_read: |text| !matches!(crate::import::import(text, None), Import::Unread(_)),
    read: announcements::read,
    start: |store| {
        store.appoint(&REFEREE);
        announcements::start(store);
    },
};

#[derive(Clone, Copy)]
pub enum Chunk {
    /// Nobody has needed it yet, or it did not come.
    Absent,
    Coming,
    Here(&'static Later),
}

impl Chunk {
    pub fn is_here(&self) -> bool {
        matches!(self, Chunk::Here(_))
    }
}

/// It could not be fetched.
#[derive(Clone, Copy, Debug)]
pub struct Missing;

/// Something that waits for it.
pub type Task = Box<dyn FnOnce(Result<&'static Later, Missing>)>;

#[allow(clippy::unnecessary_wraps, reason = "the error is that of fetching it")]
#[wasm_split(later, wasm_split_path = ::leptos::wasm_split, fallible)]
fn fetch() -> Result<&'static Later, SplitLoaderError> {
    Ok(&LATER)
}

impl Store {
    /// Does something with what lies behind the split point, as soon as it is here. The task learns when it cannot be had.
    pub fn with_later(self, task: impl FnOnce(Result<&'static Later, Missing>) + 'static) {
        if let Chunk::Here(later) = self.chunk.get_untracked() {
            return task(Ok(later));
        }
        self.waiting.update_value(|waiting| waiting.push(Box::new(task)));
        self.fetch_later();
    }

    /// The same for what can only be done with it: the user learns when it cannot be had.
    pub fn with_later_or_notice(self, task: impl FnOnce(&'static Later) + 'static) {
        self.with_later(move |later| match later {
            Ok(later) => task(later),
            Err(Missing) => self.tell(messages().part_not_loaded()),
        });
    }

    /// Fetches it, unless it is here or on its way.
    pub fn fetch_later(self) {
        if !matches!(self.chunk.get_untracked(), Chunk::Absent) {
            return;
        }
        self.chunk.set(Chunk::Coming);
        spawn_local(async move {
            let later = fetch().await.map_err(|_| Missing);
            self.chunk.set(later.map_or(Chunk::Absent, Chunk::Here));
            if let Ok(later) = later {
                (later.start)(self);
            }
            for task in self.waiting.try_update_value(std::mem::take).unwrap_or_default() {
                task(later);
            }
        });
    }
}

/// A place of the page that is empty until what lies behind the split point is here.
#[component]
pub fn Slot<C>(content: C) -> impl IntoView
where
    C: Fn(&'static Later) -> AnyView + Send + Sync + 'static,
{
    let store = Store::here();
    move || match store.chunk.get() {
        Chunk::Here(later) => Some(content(later)),
        Chunk::Absent | Chunk::Coming => None,
    }
}
