//! A gesture as a moving picture: six squares, a spare piece beside them, and what points at them. The styles move it, by the
//! name of the gesture; for who wants no motion it stands still, and a line shows the way.

use leptos::prelude::*;

use crate::app::appearance::AppearanceState;
use crate::app::appearance::piece_href;
use crate::position::{Color, Piece, Role};
use crate::view::guide::Guided;
use crate::view::lesson::Pointing;

/// The width of a square in the picture.
const SQUARE: u32 = 30;
/// Room for a spare piece at the left of the squares.
const MARGIN: u32 = 34;
/// A pointer of the system, with its tip at the origin.
const ARROW: &str = "M0 0V15L4 11.5L6.5 17L9 16L6.5 10.5H11.5Z";

const KNIGHT: Piece = Piece { color: Color::White, role: Role::Knight };

#[component]
pub(super) fn GestureDrawing(guided: Guided, by: Pointing) -> impl IntoView {
    view! {
        <svg class="drawing" viewBox="0 0 128 64" aria-hidden="true" data-gesture=guided.name()>
            <Squares/>
            <Subject guided/>
            <Way guided/>
            <PointerShape by/>
        </svg>
    }
}

#[component]
fn Squares() -> impl IntoView {
    let square = |index: u32| {
        let (column, row) = (index % 3, index / 3);
        let class = if (column + row).is_multiple_of(2) { "light" } else { "dark" };
        view! {
            <rect
                class=class
                x=(MARGIN + column * SQUARE).to_string()
                y=(2 + row * SQUARE).to_string()
                width=SQUARE.to_string()
                height=SQUARE.to_string()
            ></rect>
        }
    };
    (0..6).map(square).collect_view()
}

/// A piece in the middle of a square; column 0 is the place beside the squares.
#[component]
fn Man(piece: Piece, class: &'static str, column: u32, row: u32) -> impl IntoView {
    let pieces = AppearanceState::here().pieces;
    let x = if column == 0 { 2 } else { MARGIN + (column - 1) * SQUARE + 1 };
    view! {
        <use_
            class=class
            x=x.to_string()
            y=(3 + row * SQUARE).to_string()
            width="28"
            height="28"
            href=move || piece_href(pieces.get(), piece)
        ></use_>
    }
}

/// What the gesture is done to.
#[component]
fn Subject(guided: Guided) -> impl IntoView {
    let man = |piece, class, column, row| view! { <Man piece class column row/> }.into_any();
    let pawn = Color::White.pawn();
    match guided {
        Guided::Place => vec![man(KNIGHT, "rest", 0, 1), man(KNIGHT, "first", 0, 1)],
        Guided::Move => vec![man(KNIGHT, "first", 1, 1)],
        Guided::Remove => vec![man(KNIGHT, "first", 2, 0)],
        Guided::Paint => vec![
            man(pawn, "rest", 0, 1),
            man(pawn, "first", 1, 1),
            man(pawn, "second", 2, 1),
            man(pawn, "third", 3, 1),
        ],
        Guided::OtherColor => vec![man(KNIGHT, "rest", 0, 1), man(Color::Black.knight(), "second", 2, 0)],
        Guided::Wheel => vec![man(KNIGHT, "first", 0, 1), man(Color::White.bishop(), "second", 0, 1)],
        Guided::Menu => vec![man(KNIGHT, "rest", 1, 1), view! { <MenuShape/> }.into_any()],
        Guided::Mark => vec![
            view! {
                <g class="drawn-mark">
                    <circle class="second" cx="49" cy="17" r="11"></circle>
                    <path class="third" d="M52 45L101 24M89 22L103 23L96 35"></path>
                </g>
            }
            .into_any(),
        ],
    }
}

/// The menu of pieces, small.
#[component]
fn MenuShape() -> impl IntoView {
    view! {
        <g class="second">
            <rect class="menu-paper" x="66" y="4" width="60" height="26" rx="4"></rect>
            <svg x="67" y="-1" width="58" height="60" viewBox="36 0 92 96">
                <Man piece=Color::White.queen() class="rest" column=1 row=0/>
                <Man piece=Color::White.rook() class="rest" column=2 row=0/>
                <Man piece=Color::White.bishop() class="rest" column=3 row=0/>
            </svg>
        </g>
    }
}

/// The way of the pointer, for who sees no motion.
#[component]
fn Way(guided: Guided) -> impl IntoView {
    let way = match guided {
        Guided::Place => "M20 44L104 20",
        Guided::Move => "M52 44L104 20",
        Guided::Remove => "M80 20L18 44",
        Guided::Paint => "M48 46H112",
        Guided::Mark => "M52 45L101 24",
        Guided::OtherColor | Guided::Wheel | Guided::Menu => "",
    };
    view! { <path class="way" d=way></path> }
}

/// What points.
#[component]
fn PointerShape(by: Pointing) -> impl IntoView {
    let is_finger = by == Pointing::Touch;
    view! {
        <g class="pointer">
            {is_finger.then(|| view! { <circle class="finger" r="9"></circle> })}
            {(!is_finger).then(|| view! { <path class="arrow" d=ARROW></path> })}
        </g>
    }
}
