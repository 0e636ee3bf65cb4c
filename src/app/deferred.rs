//! The tables of what lies in chunks (`chunk` has their types), and the split points of the program. A chunk is one line of
//! `chunks!`; this file refers to everything in the chunks, and nothing but the start of the page refers to it.

use leptos::prelude::*;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

use super::announcements;
use super::board::ResizeHandle;
use super::browser::style::later_sheet;
use super::chunk::{Chunk, Deferred, Exporting, Importing, Missing, Table, Vision};
use super::copying::{self, CopyMenu};
use super::dialogs::DialogHost;
use super::dialogs::help::HelpHost;
use super::hint::Hint;
use super::import::picture::{self, PictureCard};
use super::import::records::{GameTable, RecordTable};
use super::import::{self, DropArea, ImportCard};
use super::install::{self, VersionNotice};
use super::palette::PenChoices;
use super::panels::{self, PrintedPicture, VariantFields};
use super::play::{MoveList, PromotionMenu};
use super::store::Store;
use crate::import::Import;
use crate::play::REFEREE;

/// Declares the chunks: the name of the function and of the file, the type of the table, and the table.
macro_rules! chunks {
    ($($name:ident: $table:ty = $value:expr;)*) => {
        /// Gives the chunks to the page by its context.
        pub fn provide_chunks(store: Store) {
            $({
                static TABLE: $table = $value;

                #[allow(clippy::unnecessary_wraps, reason = "the error is that of fetching it")]
                #[wasm_split($name, wasm_split_path = ::leptos::wasm_split, fallible)]
                fn $name() -> Result<&'static $table, SplitLoaderError> {
                    Ok(&TABLE)
                }

                provide_context(Chunk::<$table>::new(store, |store| {
                    Box::pin(async move {
                        let sheet = later_sheet();
                        let table = $name().await.map_err(|_| Missing)?;
                        sheet.await;
                        table.start(store);
                        Ok(table as _)
                    })
                }));
            })*
        }
    };
}

chunks! {
    deferred: Deferred = DEFERRED;
    importing: Importing = IMPORTING;
    exporting: Exporting = EXPORTING;
    vision: Vision = VISION;
}

const DEFERRED: Deferred = Deferred {
    dialogs: || {
        view! {
            <DialogHost/>
            <DropArea/>
        }
        .into_any()
    },
    help: || view! { <HelpHost/> }.into_any(),
    hint: || view! { <Hint/> }.into_any(),
    move_list: || view! { <MoveList/> }.into_any(),
    promotion: || view! { <PromotionMenu/> }.into_any(),
    variant_fields: || view! { <VariantFields/> }.into_any(),
    resize_handle: || view! { <ResizeHandle/> }.into_any(),
    pen_choices: |is_drawing, pen| view! { <PenChoices is_drawing pen/> }.into_any(),
    version_notice: || view! { <VersionNotice/> }.into_any(),
    read: announcements::read,
    keep: install::keep,
    start: |store| {
        store.set_referee(&REFEREE);
        announcements::start(store);
    },
};

const IMPORTING: Importing = Importing {
    import_card: || view! { <ImportCard/> }.into_any(),
    paste: import::paste,
    open_files: import::open_files,
    can_read: |text| !matches!(crate::import::import(text, None), Import::Unread(_)),
};

const EXPORTING: Exporting = Exporting {
    panel: panels::content,
    record_table: |pasted| view! { <RecordTable pasted=pasted.clone()/> }.into_any(),
    game_table: |pasted| view! { <GameTable pasted=pasted.clone()/> }.into_any(),
    printed: || view! { <PrintedPicture/> }.into_any(),
    copy_menu: || view! { <CopyMenu/> }.into_any(),
    copy_last: copying::copy_last,
    copy_label: crate::i18n::copy_form_words,
    share_position: panels::share_position,
    share_picture: panels::share_picture,
};

const VISION: Vision = Vision {
    open: picture::open,
    card: || view! { <PictureCard/> }.into_any(),
    miniature: picture::miniature,
    next_doubt: picture::next_doubt,
    start: picture::start,
};
