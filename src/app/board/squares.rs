//! The squares: each is a place on the screen; which square it is depends on the side at the bottom.
//!
//! What a place shows is one value ([`SquareView`]) in a signal of its own. One effect makes all 64 values anew after an
//! edit and sets those signals whose value differs, so that a move changes two squares of the page and no others.

use leptos::html::Div;
use leptos::prelude::*;

use crate::app::store::{Store, set_if_other};
use crate::editor::geometry::{cell_of, place_of, square_at};
use crate::editor::moved_pieces::moved_pieces;
use crate::editor::{Editor, Gesture};
use crate::i18n::{square_marks, square_sentence};
use crate::marks::Marks;
use crate::position::piece_name;
use crate::position::{Bitboard, Board, Color, Piece, Square, square_name};

/// What a place shows.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SquareView {
    pub square: Square,
    pub piece: Option<Piece>,
    /// The piece waits for its target.
    pub is_selected: bool,
    /// The piece is carried elsewhere.
    pub is_lifted: bool,
    /// A fault of the text leaves the content in doubt, or a finding is about it.
    pub finding: Option<&'static str>,
    /// The piece was loaded and glides from where one like it stood: so many columns and rows away.
    pub glide: Option<(i32, i32)>,
}

/// A place of the board.
#[derive(Clone, Copy)]
pub(super) struct BoardSquare {
    /// Counted row by row from the top left corner of the screen's board.
    pub place: u32,
    /// What it shows.
    pub view: RwSignal<SquareView>,
    /// What assistive technology calls it: the square and its piece. It follows in the next task.
    named: RwSignal<(Square, Option<Piece>)>,
}

/// What has been shown of the position, to see which pieces glide.
struct Shown {
    loads: u32,
    board: Board,
}

impl BoardSquare {
    /// All places, which show from now on what the editor has.
    pub fn all(store: Store) -> Vec<BoardSquare> {
        let found = Memo::new(move |_| store.scene.read().found());
        let now = move |editor: &Editor, found: [Bitboard; 3], doubtful: Bitboard| {
            (0..64).map(|place| view_of(editor, place, found, doubtful)).collect::<Vec<_>>()
        };
        let views = store.editor.with_untracked(|editor| now(editor, [Bitboard::EMPTY; 3], Bitboard::EMPTY));
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
            let (views, shown, orientation) = store.editor.with(|editor| {
                let board = editor.document().position.board().clone();
                let shown = Shown { loads: editor.loads(), board };
                (now(editor, found, doubtful), shown, editor.orientation())
            });
            let ways = before
                .filter(|before| before.loads != shown.loads)
                .map(|before| ways(&before.board, &shown.board, orientation));
            for (place, view) in places.iter().zip(views) {
                place.show(view, ways.as_deref());
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

    /// `ways` are the glides of a position that has just been loaded. Without one, a piece that glides goes on as long as it
    /// stays where it is.
    fn show(self, mut view: SquareView, ways: Option<&[(u32, (i32, i32))]>) {
        let before = self.view.get_untracked();
        view.glide = match ways {
            Some(ways) => ways.iter().find(|(place, _)| *place == self.place).map(|(_, way)| *way),
            None => before.glide.filter(|_| before.piece == view.piece),
        };
        if before != view {
            self.view.set(view);
        }
    }

    /// The piece has arrived where it glided to.
    pub fn end_glide(self) {
        let view = self.view.get_untracked();
        if view.glide.is_some() {
            self.view.set(SquareView { glide: None, ..view });
        }
    }
}

fn view_of(editor: &Editor, place: u32, found: [Bitboard; 3], doubtful: Bitboard) -> SquareView {
    let square = square_at(place, editor.orientation());
    let [errors, warnings, notes] = found;
    let findings = [(errors | doubtful, "error"), (warnings, "warning"), (notes, "note")];
    let (selected, lifted) = match editor.gesture() {
        Gesture::Selected(from) | Gesture::Pressed { selected: from, .. } => (Some(from), None),
        Gesture::Dragging { from, .. } => (None, Some(from)),
        _ => (None, None),
    };
    SquareView {
        square,
        piece: editor.piece_at(square),
        is_selected: selected == Some(square),
        is_lifted: lifted == Some(square),
        finding: findings.iter().find(|(squares, _)| squares.contains(square)).map(|(_, name)| *name),
        glide: None,
    }
}

/// Where the pieces of a loaded position come from: the place of each that glides, and how many columns and rows away it
/// begins.
fn ways(before: &Board, now: &Board, orientation: Color) -> Vec<(u32, (i32, i32))> {
    let way = |(from, to)| {
        let ((column, row), (to_column, to_row)) = (cell_of(from, orientation), cell_of(to, orientation));
        let way = (column as i32 - to_column as i32, row as i32 - to_row as i32);
        (place_of(to, orientation), way)
    };
    moved_pieces(before, now).into_iter().map(way).collect()
}

/// A square of the board.
#[component]
pub(super) fn SquareCell(
    square: BoardSquare,
    /// To be bound to its element.
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
            aria-selected=move || view.get().is_selected.then_some("true")
            aria-label=label
            aria-description=description
        >
            {(place % 8 == 0).then(|| view! { <span class="coordinate rank" data-name=rank></span> })}
            {(place / 8 == 7).then(|| view! { <span class="coordinate file" data-name=file></span> })}
        </div>
    }
}
