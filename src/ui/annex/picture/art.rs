//! The drawings of the pieces as text. Those of the board stand in the document already; the others are fetched once, when
//! they are chosen.

use std::cell::RefCell;
use std::rc::Rc;

use leptos_dom::helpers::window;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Response, XmlSerializer};

use crate::export::picture::{PieceSet, symbol};
use crate::position::{Color, Piece, Role};
use crate::shell::piece_name;
use crate::ui::dom;

/// A set of drawings.
pub(super) struct Art(Vec<(Piece, String)>);

impl Art {
    /// The inner SVG of a piece.
    pub(super) fn drawing(&self, piece: Piece) -> &str {
        self.0.iter().find(|(other, _)| *other == piece).map_or("", |(_, drawing)| drawing)
    }

    fn of(drawing: impl Fn(&str) -> Option<String>) -> Option<Art> {
        let pieces = Color::ALL.into_iter().flat_map(|color| Role::ALL.map(|role| role.of(color)));
        pieces.map(|piece| Some((piece, drawing(piece_name(piece))?))).collect::<Option<_>>().map(Art)
    }
}

/// What there is of a set.
#[derive(Clone)]
enum State {
    Coming,
    Here(Rc<Art>),
}

thread_local! {
    static SETS: RefCell<Vec<(PieceSet, State)>> = const { RefCell::new(Vec::new()) };
}

/// The set that the board shows: its sprite says so, unless it is the one that the page came with.
pub(super) fn of_board() -> PieceSet {
    let name = dom::find("[data-set]").and_then(|sprite| sprite.get_attribute("data-set"));
    let set = PieceSet::ALL.into_iter().find(|(_, other)| Some(*other) == name.as_deref());
    set.map_or(PieceSet::House, |(set, _)| set)
}

/// The drawings of a set. None if they are still on their way.
pub(super) fn of(set: PieceSet) -> Option<Rc<Art>> {
    let board = of_board();
    let set = if set == PieceSet::Board { board } else { set };
    let state =
        SETS.with_borrow(|sets| sets.iter().find(|(other, _)| *other == set).map(|(_, state)| state.clone()));
    match state {
        Some(State::Here(art)) => return Some(art),
        Some(State::Coming) => return None,
        None => {}
    }
    if set == board {
        let art = Rc::new(of_page()?);
        SETS.with_borrow_mut(|sets| sets.push((set, State::Here(Rc::clone(&art)))));
        return Some(art);
    }
    let (_, name) = PieceSet::ALL.into_iter().find(|(other, _)| *other == set)?;
    SETS.with_borrow_mut(|sets| sets.push((set, State::Coming)));
    spawn_local(async move {
        let art = fetched(&format!("{name}.svg")).await;
        let came = art.is_some();
        SETS.with_borrow_mut(|sets| {
            sets.retain(|(other, _)| *other != set);
            sets.extend(art.map(|art| (set, State::Here(Rc::new(art)))));
        });
        super::art_came(set, came);
    });
    None
}

/// The symbols of the page's sprite.
fn of_page() -> Option<Art> {
    let serializer = XmlSerializer::new().ok()?;
    Art::of(|name| {
        let children = dom::find(&format!("symbol#{name}"))?.children();
        let mut text = String::new();
        for index in 0..children.length() {
            text.push_str(&serializer.serialize_to_string(&children.item(index)?.into()).ok()?);
        }
        // Each child says again what its root says.
        Some(text.replace(" xmlns=\"http://www.w3.org/2000/svg\"", ""))
    })
}

async fn fetched(file: &str) -> Option<Art> {
    let response = JsFuture::from(window().fetch_with_str(file)).await.ok()?;
    let response: Response = response.dyn_into().ok().filter(Response::ok)?;
    let sprite = JsFuture::from(response.text().ok()?).await.ok()?.as_string()?;
    Art::of(|name| symbol(&sprite, name).map(str::to_owned))
}
