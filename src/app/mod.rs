//! The page: a Leptos application around one [`Editor`](crate::editor::Editor).
//!
//! `store` holds what all of the page shares, `contexts` gives the state of each part to the page; components read signals
//! and send commands. What can wait is in a chunk of its own (`chunk`, `deferred`): `panels`, `dialogs`, `import`,
//! `announcements`.
//!
//! The static page is rendered by the same components when it is built (`render`); in the browser [`mount`] builds the
//! page anew and takes its place in one go.

// The store and the handles of elements are signals: they are made to be copied into each component and listener.
#![allow(clippy::large_types_passed_by_value)]
// `#[component]` makes the properties of a component as public as the component is written, inside a private module too.
#![allow(unreachable_pub)]
// The static page is rendered by what builds the page, and by nothing that goes on in it.
#![cfg_attr(not(feature = "app"), allow(dead_code))]

mod actions;
mod announcements;
mod appearance;
#[cfg(feature = "bench")]
mod bench;
mod board;
mod browser;
mod chunk;
mod contexts;
mod copying;
pub mod crash;
mod deferred;
mod dialogs;
mod embed;
mod feedback;
mod fen;
mod fields;
mod hint;
mod icons;
mod import;
mod install;
mod language;
mod news;
mod notices;
mod palette;
mod panels;
mod parts;
mod play;
mod reactive;
mod settings;
mod start;
mod store;
mod toolbar;

#[cfg(feature = "app")]
pub use start::mount;
#[cfg(feature = "ssr")]
pub use start::render;

use leptos::prelude::*;

use crate::app::chunk::{Deferred, Exporting, Importing, Slot};
use crate::app::language::LanguageState;
use crate::i18n::messages;
use crate::position::Color;
use board::{Board, BoardColumn, provide_board};
use fen::FenBox;
use fen::faults::FaultList;
use fields::Fields;
use fields::findings::Findings;
use fields::findings_sheet::FindingsSheet;
use hint::HintLine;
use notices::{LiveRegion, NoticeBar};
use palette::{Palette, Tools};
use panels::PanelList;
use toolbar::Toolbar;

/// The application; its state is in the context (`contexts`). Another language renders the page anew: every text is read when it is rendered.
#[component]
fn App() -> impl IntoView {
    let language = LanguageState::here();
    move || {
        language.tag.track();
        view! { <Page/> }
    }
}

#[component]
fn Page() -> impl IntoView {
    provide_board();
    let pen = NodeRef::new();
    view! {
        <Toolbar/>
        <main class="page">
            <FenBox/>
            <BoardColumn>
                <Slot content=|table: &Exporting| (table.printed)()/>
                <Palette color=Color::Black pen/>
                <Board/>
                // The choices of the pen come after the pen.
                <Tools pen/>
                <Palette color=Color::White pen/>
                <HintLine/>
            </BoardColumn>
            <Side/>
            <Slot content=|table: &Deferred| (table.help)()/>
        </main>
        <NoticeBar/>
        <Slot content=|table: &Deferred| (table.version_notice)()/>
        <LiveRegion/>
        <Slot content=|table: &Exporting| (table.copy_menu)()/>
        <Slot content=|table: &Deferred| (table.dialogs)()/>
    }
}

/// What stands beside the board: what there is to say of the position, its fields, and the panels.
#[component]
fn Side() -> impl IntoView {
    view! {
        <section class="side" aria-label=messages().panel()>
            <div class="position">
                <FindingsSheet>
                    <FaultList/>
                    <Findings/>
                </FindingsSheet>
                <Slot content=|table: &Deferred| (table.move_list)()/>
                <Slot content=|table: &Importing| (table.import_card)()/>
                <Fields/>
            </div>
            <div class="panels">
                <PanelList/>
            </div>
        </section>
    }
}
