//! The drawings of the pieces: one picture over the squares, with 64 of them. A picture in each square would be a box of its
//! own, which the browser lays out, layers and paints by itself.
//!
//! A drawing moves with its piece, and waits out of sight when its piece is gone ([`moved_drawings`]): where a drawing becomes
//! another piece, the browser makes all of its shapes anew.

use leptos::prelude::*;
use leptos::svg::Svg;
use leptos::wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use crate::app::appearance::{AppearanceState, piece_href};
use crate::app::browser::attributes::set_attribute;
use crate::app::browser::style::set_properties;
use crate::editor::piece_drawings::moved_drawings;
use crate::export::picture::PieceSet;
use crate::position::Piece;
use crate::view::square_view::SquareView;
use crate::view::translation::place_translation;

/// Where a drawing waits for a piece: beside the picture, which shows nothing beyond its edges.
const OUT_OF_SIGHT: &str = "translate(-40 0)";

/// The drawings of the places, and what they show.
pub(super) struct Drawings {
    /// The one of each place; none before the first of them changes.
    of_places: Vec<Option<Drawing>>,
    set: PieceSet,
}

struct Drawing {
    element: Element,
    /// The place where it stands; none if it is out of sight.
    place: Option<u32>,
    /// The piece that it was last made as.
    made_as: Option<Piece>,
    look: Look,
}

/// How a piece is drawn.
#[derive(Clone, Copy, PartialEq)]
struct Look {
    piece: Option<Piece>,
    is_lifted: bool,
    glide: Option<(i32, i32)>,
}

impl Drawings {
    pub fn new(set: PieceSet) -> Drawings {
        Drawings { of_places: Vec::new(), set }
    }

    pub fn set(&self) -> PieceSet {
        self.set
    }

    /// Has the drawings in `picture`, which show the places `before`, show those of `now`.
    pub fn show(&mut self, picture: NodeRef<Svg>, before: &[SquareView], now: &[SquareView], set: PieceSet) {
        let is_other_set = self.set != set;
        self.set = set;
        if before == now && !is_other_set {
            return;
        }
        if self.of_places.is_empty() {
            self.of_places = drawings(picture, before);
        }
        let pieces = |views: &[SquareView]| views.iter().map(|view| view.piece).collect::<Vec<_>>();
        let made_as = |drawing: &Option<Drawing>| drawing.as_ref().and_then(|drawing| drawing.made_as);
        let made_as: Vec<_> = self.of_places.iter().map(made_as).collect();
        let moves = moved_drawings(&made_as, &pieces(before), &pieces(now));
        let mut take = |from: usize| self.of_places.get_mut(from).and_then(Option::take);
        let taken: Vec<_> = moves.into_iter().map(|(to, from)| (to, take(from))).collect();
        for (to, drawing) in taken {
            if let Some(place) = self.of_places.get_mut(to) {
                *place = drawing;
            }
        }
        for ((drawing, view), place) in self.of_places.iter_mut().zip(now).zip(0..) {
            if let Some(drawing) = drawing {
                drawing.show(place, Look::of(view), set, is_other_set);
            }
        }
    }
}

/// The elements in the picture, which stand there in the order of the places.
fn drawings(picture: NodeRef<Svg>, views: &[SquareView]) -> Vec<Option<Drawing>> {
    let mut next = picture.get_untracked().and_then(|picture| picture.first_element_child());
    let drawing = |(view, place): (&SquareView, u32)| {
        let element = next.take()?;
        next = element.next_element_sibling();
        Some(Drawing { element, place: Some(place), made_as: view.piece, look: Look::of(view) })
    };
    views.iter().zip(0..).map(drawing).collect()
}

impl Look {
    fn of(view: &SquareView) -> Look {
        Look { piece: view.piece, is_lifted: view.is_lifted, glide: view.glide }
    }

    /// The styles say how a piece glides, and whether at all.
    fn class(self) -> Option<&'static str> {
        if self.is_lifted { Some("ghost") } else { self.glide.map(|_| "glide") }
    }
}

impl Drawing {
    /// Writes what differs. `is_other_set`: all shapes are others.
    fn show(&mut self, place: u32, look: Look, set: PieceSet, is_other_set: bool) {
        let write = |name, value: Option<&str>| set_attribute(&self.element, name, value);
        let made_as = look.piece.or(self.made_as);
        let place = match look.piece {
            Some(_) => Some(place),
            // What was never made is not seen where it is.
            None => self.place.filter(|_| made_as.is_none()),
        };
        if self.place != place {
            write("transform", Some(&place.map_or_else(|| OUT_OF_SIGHT.to_owned(), place_translation)));
        }
        if self.made_as != made_as || is_other_set && made_as.is_some() {
            write("href", made_as.map(|piece| piece_href(set, piece)).as_deref());
        }
        if self.look.glide != look.glide
            && let Some((columns, rows)) = look.glide
        {
            // An element of SVG has its style as one of HTML has.
            let element: &HtmlElement = self.element.unchecked_ref();
            set_properties(element, &[("--columns", &columns.to_string()), ("--rows", &rows.to_string())]);
        }
        if self.look.class() != look.class() {
            write("class", look.class());
        }
        (self.place, self.made_as, self.look) = (place, made_as, look);
    }
}

/// The picture as it is to begin with; `arrived` is called when the pieces that glide are there.
#[component]
pub(super) fn Pieces(
    views: Vec<SquareView>,
    node: NodeRef<Svg>,
    arrived: impl Fn() + 'static,
) -> impl IntoView {
    let set = AppearanceState::here().pieces.get_untracked();
    let drawing = |(view, place): (SquareView, u32)| {
        let href = view.piece.map(|piece| piece_href(set, piece));
        let class = Look::of(&view).class();
        view! { <use_ width="40" height="40" transform=place_translation(place) class=class href=href></use_> }
    };
    // All that glide have begun together and arrive together.
    view! {
        <svg class="pieces" viewBox="0 0 320 320" aria-hidden="true" node_ref=node on:animationend=move |_| arrived()>
            {views.into_iter().zip(0..).map(drawing).collect_view()}
        </svg>
    }
}
