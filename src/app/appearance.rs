//! How page and board look: shown on the root element, kept, and followed by other tabs.

use leptos::prelude::*;
use leptos::task::spawn_local;

use super::browser::document::set_root;
use super::browser::events::on_return;
use super::browser::fetch;
use super::browser::frame::frame;
use super::browser::style::set_root_property;
use super::notices::Announcer;
use super::settings::{self, Settings};
use super::store::Store;
use crate::app::reactive::{effect, memo};
use crate::editor::appearance::{Appearance, Choice};
use crate::export::picture::PieceSet;
use crate::i18n::messages;
use crate::position::{Piece, piece_name};

#[derive(Clone, Copy)]
pub struct AppearanceState {
    store: Store,
    pub chosen: RwSignal<Appearance>,
    /// The set of pieces that is shown: the one that is chosen, once its file is here.
    pub pieces: RwSignal<PieceSet>,
}

impl AppearanceState {
    pub fn new(store: Store) -> AppearanceState {
        let chosen = RwSignal::new(Appearance::default());
        AppearanceState { store, chosen, pieces: RwSignal::new(PieceSet::Forsyth) }
    }

    pub fn here() -> AppearanceState {
        expect_context()
    }

    pub fn of(store: Store) -> AppearanceState {
        store.context()
    }

    /// What was chosen, in this tab or another; a board in the page of somebody else looks as that page asks for.
    fn kept(self) -> Appearance {
        if frame().is_embedded() {
            let query = window().location().search().unwrap_or_default();
            return Appearance::new(query.trim_start_matches('?').replace('&', " "));
        }
        Settings::of(self.store).get(settings::APPEARANCE)
    }

    /// Chooses a value (of the board's size: an empty one is all the room there is). It is shown at once, and kept.
    pub fn choose(self, choice: Choice, value: &str) {
        // Another tab may have chosen something meanwhile.
        self.keep(self.kept().with(choice, value));
    }

    /// Everything as in the beginning.
    pub fn reset(self) {
        self.keep(Appearance::default());
    }

    fn keep(self, appearance: Appearance) {
        Settings::of(self.store).keep(settings::APPEARANCE, &appearance);
        self.chosen.set(appearance);
    }

    /// Shows what is chosen, as long as the page lives.
    pub fn start(self) {
        let follow = move || self.chosen.set(self.kept());
        follow();
        effect(move || self.chosen.with(show));
        let pieces = memo(move || chosen_pieces(&self.chosen.read()));
        effect(move || self.show_pieces(pieces.get()));
        if !frame().is_embedded() {
            Settings::of(self.store).on_other_tab(settings::APPEARANCE.name, Box::new(follow));
            on_return(follow);
        }
    }

    /// Shows another set of pieces once its file is here, so that no board is without pieces.
    fn show_pieces(self, set: PieceSet) {
        let Some(file) = file_of(set) else { return self.pieces.set(set) };
        if self.pieces.get_untracked() == set {
            return;
        }
        spawn_local(async move {
            let is_here = fetch::text(&file).await.is_some();
            let is_wanted = self.chosen.with_untracked(chosen_pieces) == set;
            if is_here && is_wanted {
                self.pieces.set(set);
            } else if is_wanted {
                // Not kept: the next visit may have them.
                let usual =
                    self.chosen.with_untracked(|it| it.with(Choice::Pieces, Choice::Pieces.default_value()));
                self.chosen.set(usual);
                Announcer::of(self.store).tell(messages().pieces_not_loaded());
            }
        });
    }
}

/// Attributes for the styles, and the size of the board. The root element is no component's.
fn show(appearance: &Appearance) {
    for choice in Choice::ALL {
        set_root(&["data-", choice.name()].concat(), appearance.chosen(choice));
    }
    let size = appearance.chosen(Choice::Size).map(|size| [size, "px"].concat()).unwrap_or_default();
    set_root_property("--size", &size);
}

fn chosen_pieces(appearance: &Appearance) -> PieceSet {
    PieceSet::named(appearance.value(Choice::Pieces)).unwrap_or(PieceSet::Forsyth)
}

/// The file with the symbols of a set; none if they came with the page.
fn file_of(set: PieceSet) -> Option<String> {
    (!matches!(set, PieceSet::Forsyth | PieceSet::Board)).then(|| [set.name(), ".svg"].concat())
}

/// The symbol of a piece, in the file of its set or in the page itself.
pub fn piece_href(set: PieceSet, piece: Piece) -> String {
    [&*file_of(set).unwrap_or_default(), "#", piece_name(piece)].concat()
}
