//! The squares: each is a place on the screen; which square it is depends on the side at the bottom.
//!
//! What a place shows is one value ([`SquareView`]) in a signal of its own. One effect makes all 64 values anew after an
//! edit and sets those signals whose value differs, so that a move changes two squares of the page and no others.

use leptos::html::Div;
use leptos::prelude::*;

use crate::app::store::{Store, set_if_other};
use crate::editor::geometry::square_at;
use crate::editor::square_view::{Glide, SquareView, glides};
use crate::i18n::{square_marks, square_sentence};
use crate::marks::Marks;
use crate::position::piece_name;
use crate::position::{Bitboard, Board, Color, Piece, Square, square_name};

/// A place of the board.
#[derive(Clone, Copy)]
pub(super) struct BoardSquare {
    /// Counted row by row from the top left corner of the screen's board.
    pub place: u32,
    pub view: RwSignal<SquareView>,
    /// What assistive technology calls it: the square and its piece. It follows in the next task.
    named: RwSignal<(Square, Option<Piece>)>,
}

/// What has been shown of the position, to see which pieces glide.
struct Shown {
    /// The number of changes to which pieces have glided.
    glides: u32,
    board: Board,
    orientation: Color,
}

impl BoardSquare {
    /// All places, which show from now on what the editor has.
    pub fn all(store: Store) -> Vec<BoardSquare> {
        let found = Memo::new(move |_| store.scene.read().found());
        let views = store
            .editor
            .with_untracked(|editor| SquareView::all(editor, [Bitboard::EMPTY; 3], Bitboard::EMPTY));
        let squares: Vec<BoardSquare> = views
            .into_iter()
            .zip(0..)
            .map(|(view, place)| BoardSquare {
                place,
                view: RwSignal::new(view),
                named: RwSignal::new((view.square, view.piece)),
            })
            .collect();
        let places = squares.clone();
        Effect::new(move |before: Option<Shown>| {
            let doubtful = store.shown.read().doubtful;
            let found = found.get();
            let (views, shown) = store.editor.with(|editor| {
                let shown = Shown {
                    glides: editor.glides(),
                    board: editor.document().position.board().clone(),
                    orientation: editor.orientation(),
                };
                (SquareView::all(editor, found, doubtful), shown)
            });
            let glides = before
                .filter(|before| before.glides != shown.glides)
                .map(|before| glides((&before.board, before.orientation), (&shown.board, shown.orientation)));
            for (place, view) in places.iter().zip(views) {
                place.show(view, glides.as_deref());
            }
            shown
        });
        let places = squares.clone();
        Effect::new(move || {
            store.scene.track();
            for place in &places {
                let view = place.view.get_untracked();
                set_if_other(place.named, (view.square, view.piece));
            }
        });
        squares
    }

    fn show(self, view: SquareView, glides: Option<&[Glide]>) {
        set_if_other(self.view, view.following(self.view.get_untracked(), self.place, glides));
    }

    /// The piece has arrived where it glided to.
    pub fn end_glide(self) {
        let view = self.view.get_untracked();
        if view.glide.is_some() {
            self.view.set(SquareView { glide: None, ..view });
        }
    }
}

#[component]
pub(super) fn SquareCell(
    square: BoardSquare,
    node: NodeRef<Div>,
    /// The marks on the board: whoever walks over the squares with a screen reader learns of those of each.
    marks: Memo<Marks>,
) -> impl IntoView {
    let BoardSquare { place, view, named } = square;
    let class = if square_at(place, Color::White).is_light() { "square light" } else { "square dark" };
    let description = move || {
        let (square, _) = named.get();
        marks.with(|marks| square_marks(marks, square))
    };
    let label = move || {
        let (square, piece) = named.get();
        square_sentence(square, piece)
    };
    // The coordinates stand at the edges of the screen's board, whichever squares lie there.
    let rank = move || view.get().square.rank().char().to_string();
    let file = move || view.get().square.file().char().to_string();
    view! {
        <div
            class=class
            role="gridcell"
            tabindex="-1"
            node_ref=node
            data-square=move || square_name(view.get().square)
            data-piece=move || view.get().piece.map(piece_name)
            data-selected=move || view.get().is_selected.then_some("")
            data-finding=move || view.get().finding
            data-target=move || view.get().target
            aria-selected=move || view.get().is_selected.then_some("true")
            aria-label=label
            aria-description=description
        >
            {(place % 8 == 0).then(|| view! { <span class="coordinate rank" data-name=rank></span> })}
            {(place / 8 == 7).then(|| view! { <span class="coordinate file" data-name=file></span> })}
        </div>
    }
}
