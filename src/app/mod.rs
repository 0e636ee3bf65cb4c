//! The page: a Leptos application around one [`Editor`](crate::editor::Editor).
//!
//! `store` holds all signals; components read them and send commands. What is needed from the first moment is here; what
//! can wait is behind the split point (`later`): `panels`, `dialogs`, `import`, `announcements`.
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
mod answer;
#[cfg(feature = "bench")]
mod bench;
mod board;
mod browser;
mod copying;
pub mod crash;
mod dialogs;
mod embed;
mod fen;
mod fields;
mod hint;
mod icons;
mod import;
mod install;
mod later;
mod notices;
mod palette;
mod panels;
mod parts;
mod play;
mod start;
mod store;
mod toolbar;

#[cfg(feature = "app")]
pub use start::mount;
#[cfg(feature = "ssr")]
pub use start::render;

use leptos::prelude::*;

use crate::i18n::messages;
use crate::position::Color;
use board::{Board, BoardColumn, provide_board};
use fen::FenBox;
use fen::faults::FaultList;
use fields::Fields;
use fields::findings::Findings;
use fields::findings_sheet::FindingsSheet;
use hint::HintLine;
use install::VersionNotice;
use later::Slot;
use notices::{Announcer, NoticeBar};
use palette::{Palette, Tools};
use panels::PanelList;
use store::Store;
use toolbar::Toolbar;

/// The application with its store. Another language renders the page anew: every text is read when it is rendered.
#[component]
fn App(store: Store) -> impl IntoView {
    provide_context(store);
    move || {
        store.language.track();
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
                <Slot content=|later| (later.printed)()/>
                <Palette color=Color::Black pen/>
                <Board/>
                // The choices of the pen come after the pen.
                <Tools pen/>
                <Palette color=Color::White pen/>
                <HintLine/>
            </BoardColumn>
            <Side/>
            <Slot content=|later| (later.help)()/>
        </main>
        <NoticeBar/>
        <VersionNotice/>
        <Announcer/>
        <Slot content=|later| (later.copy_menu)()/>
        <Slot content=|later| (later.dialogs)()/>
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
                <Slot content=|later| (later.move_list)()/>
                <Slot content=|later| (later.import_card)()/>
                <Fields/>
            </div>
            <div class="panels">
                <PanelList/>
            </div>
        </section>
    }
}
