//! The squares: each is a place on the screen; which square it is depends on the side at the bottom.
//!
//! One effect makes the values of all 64 places anew after an edit and writes what differs into their elements, so that a
//! move changes two squares of the page and no others. A signal and an effect for each attribute of each place would be a
//! thousand of them, and half of the time that an edit takes.

use leptos::html::Div;
use leptos::prelude::*;
use leptos::svg::Svg;

use super::pieces::Drawings;
use crate::app::appearance::AppearanceState;
use crate::app::browser::attributes::set_attribute;
use crate::app::reactive::{effect, memo};
use crate::app::store::Store;
use crate::editor::Editor;
use crate::editor::geometry::square_at;
use crate::export::picture::PieceSet;
use crate::i18n::{square_marks, square_sentence};
use crate::marks::Marks;
use crate::position::{Bitboard, Board, Color, Piece, Square, piece_name, square_name};
use crate::view::square_view::{SquareView, glides};

/// What assistive technology calls a place: the square, its piece, the marks there.
type Name = (Square, Option<Piece>, Option<String>);

/// All places, which show from the first effect on what the editor has.
#[derive(Clone, Copy)]
pub(super) struct Squares {
    /// The element with the drawings of the pieces.
    pub drawings: NodeRef<Svg>,
    cells: StoredValue<Vec<NodeRef<Div>>>,
    state: StoredValue<State, LocalStorage>,
}

/// What the elements show.
struct State {
    views: Vec<SquareView>,
    names: Vec<Name>,
    drawings: Drawings,
    board: Board,
    orientation: Color,
    /// The number of changes to which pieces have glided.
    animations: u32,
}

impl Squares {
    pub fn new(store: Store, cells: Vec<NodeRef<Div>>) -> Squares {
        let set = AppearanceState::here().pieces;
        let state = store.editor.with_untracked(|editor| {
            let views = SquareView::all(editor, [Bitboard::EMPTY; 3], Bitboard::EMPTY);
            State {
                names: names(editor),
                drawings: Drawings::new(set.get_untracked()),
                views,
                board: editor.document().position.board().clone(),
                orientation: editor.orientation(),
                animations: editor.animations(),
            }
        });
        let squares = Squares {
            drawings: NodeRef::new(),
            cells: StoredValue::new(cells),
            state: StoredValue::new_local(state),
        };
        squares.follow(store, set);
        squares
    }

    /// Brings the elements up to date, as long as the owner lives.
    fn follow(self, store: Store, set: RwSignal<PieceSet>) {
        let found = memo(move || store.scene.read().found());
        effect(move || {
            let (found, set) = (found.get(), set.get());
            let doubtful = store.text_as_drawn(|shown| shown.doubtful);
            store.as_drawn(|editor| {
                let views = SquareView::all(editor, found, doubtful);
                self.state.update_value(|state| self.show(state, editor, views, set));
            });
        });
        // Nobody sees the names: they follow with the scene.
        effect(move || {
            store.as_followed(|editor| self.state.update_value(|state| self.name(state, names(editor))));
        });
    }

    fn show(self, state: &mut State, editor: &Editor, mut views: Vec<SquareView>, set: PieceSet) {
        let (board, orientation) = (editor.document().position.board(), editor.orientation());
        let glides = (state.animations != editor.animations())
            .then(|| glides((&state.board, state.orientation), (board, orientation)));
        self.cells.with_value(|cells| {
            for (((view, before), cell), place) in views.iter_mut().zip(&state.views).zip(cells).zip(0..) {
                *view = view.following(*before, place, glides.as_deref());
                if view != before {
                    write(*cell, place, before, view);
                }
            }
        });
        state.drawings.show(self.drawings, &state.views, &views, set);
        state.views = views;
        state.board = board.clone();
        state.orientation = orientation;
        state.animations = editor.animations();
    }

    fn name(self, state: &mut State, now: Vec<Name>) {
        self.cells.with_value(|cells| {
            for ((cell, before), now) in cells.iter().zip(&state.names).zip(&now) {
                let Some(cell) = cell.get_untracked().filter(|_| before != now) else { continue };
                let (square, piece, marks) = now;
                if (before.0, before.1) != (*square, *piece) {
                    set_attribute(&cell, "aria-label", Some(&square_sentence(*square, *piece)));
                }
                if before.2 != *marks {
                    set_attribute(&cell, "aria-description", marks.as_deref());
                }
            }
        });
        state.names = now;
    }

    /// The pieces have arrived where they glided to.
    pub fn end_glides(self) {
        self.state.update_value(|state| {
            let arrived = |view: &SquareView| SquareView { glide: None, ..*view };
            let views: Vec<SquareView> = state.views.iter().map(arrived).collect();
            let set = state.drawings.set();
            state.drawings.show(self.drawings, &state.views, &views, set);
            state.views = views;
        });
    }

    /// What the places show to begin with.
    pub fn views(self) -> Vec<SquareView> {
        self.state.with_value(|state| state.views.clone())
    }
}

fn names(editor: &Editor) -> Vec<Name> {
    let name = |place| {
        let square = square_at(place, editor.orientation());
        (square, editor.piece_at(square), square_marks(&editor.document().marks, square))
    };
    (0..64).map(name).collect()
}

/// Writes what differs between two contents of a place into its element.
fn write(cell: NodeRef<Div>, place: u32, before: &SquareView, now: &SquareView) {
    let Some(cell) = cell.get_untracked() else { return };
    let set = |name, value: Option<&str>| set_attribute(&cell, name, value);
    if before.square != now.square {
        set("data-square", Some(&square_name(now.square)));
    }
    if before.piece != now.piece {
        set("data-piece", now.piece.map(piece_name));
    }
    let class = class(place, now);
    if self::class(place, before) != class {
        set("class", Some(&class));
    }
    if before.is_selected != now.is_selected {
        set("data-selected", now.is_selected.then_some(""));
        set("aria-selected", now.is_selected.then_some("true"));
    }
    if before.finding != now.finding {
        set("data-finding", now.finding);
    }
    if before.target != now.target {
        set("data-target", now.target);
    }
}

/// The classes of a place. The style asks for no piece, only whether there is one and whether it can be moved: so a browser
/// has nothing to style anew where one piece becomes another.
fn class(place: u32, view: &SquareView) -> String {
    let color = if square_at(place, Color::White).is_light() { "square light" } else { "square dark" };
    let occupied = if view.piece.is_some() { " occupied" } else { "" };
    let movable = if view.is_movable { " movable" } else { "" };
    [color, occupied, movable].concat()
}

/// A place as it is to begin with. [`Squares`] keeps it up to date.
#[component]
pub(super) fn SquareCell(
    /// Counted row by row from the top left corner of the screen's board.
    place: u32,
    view: SquareView,
    node: NodeRef<Div>,
    marks: Memo<Marks>,
) -> impl IntoView {
    let store = Store::here();
    // The coordinates stand at the edges of the screen's board, whichever squares lie there.
    let square = move || square_at(place, store.orientation.get());
    let rank = move || square().rank().char().to_string();
    let file = move || square().file().char().to_string();
    view! {
        <div
            class=class(place, &view)
            role="gridcell"
            tabindex="-1"
            node_ref=node
            data-square=square_name(view.square)
            data-piece=view.piece.map(piece_name)
            data-selected=view.is_selected.then_some("")
            data-target=view.target
            aria-selected=view.is_selected.then_some("true")
            aria-label=square_sentence(view.square, view.piece)
            aria-description=marks.with_untracked(|marks| square_marks(marks, view.square))
        >
            {place.is_multiple_of(8).then(|| view! { <span class="coordinate rank" data-name=rank></span> })}
            {(place / 8 == 7).then(|| view! { <span class="coordinate file" data-name=file></span> })}
        </div>
    }
}
