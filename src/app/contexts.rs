//! The state of the parts of the page, given to all of it by the context.

use leptos::prelude::*;

use super::appearance::AppearanceState;
use super::board::state::BoardState;
use super::copying::state::CopyState;
use super::deferred::provide_chunks;
use super::dialogs::help::state::HelpState;
use super::dialogs::state::DialogState;
use super::fen::handle::BoxHandle;
use super::fields::findings_sheet::SheetState;
use super::import::dragged::DragState;
use super::import::state::PasteState;
use super::install::updates::UpdateState;
use super::language::LanguageState;
use super::news::NewsState;
use super::notices::Announcer;
use super::panels::picture::cells::PictureState;
use super::panels::state::OpenPanels;
use super::settings::Settings;
use super::store::Store;

/// Gives the store and the state of each part to the page. The owner is the one in which the store was made.
pub fn provide(store: Store) {
    provide_context(store);
    provide_context(Announcer::new());
    provide_context(Settings::new(store));
    provide_chunks(store);
    provide_context(AppearanceState::new(store));
    provide_context(LanguageState::new(store));
    provide_context(BoardState::new());
    provide_context(BoxHandle::new());
    provide_context(NewsState::new(store));
    provide_context(CopyState::new(store));
    provide_context(DialogState::new(store));
    provide_context(HelpState::new(store));
    provide_context(SheetState::new(store));
    provide_context(OpenPanels::stored());
    provide_context(PictureState::new());
    provide_context(DragState::new());
    provide_context(PasteState::new());
    provide_context(UpdateState::new());
}
