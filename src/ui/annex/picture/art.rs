//! The drawings of the pieces as text. Those of the page stand in the document already; the others are fetched once, when
//! they are chosen.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use any_spawner::Executor;
use leptos_dom::helpers::window;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Response, XmlSerializer};

use crate::export::picture::{PieceSet, symbol};
use crate::position::{Color, Piece, Role};
use crate::shell::piece_name;
use crate::ui::dom;

/// The sprite of the second set, beside the page.
const SILHOUETTES: &str = "silhouettes.svg";

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

thread_local! {
    static OF_PAGE: RefCell<Option<Rc<Art>>> = const { RefCell::new(None) };
    static FETCHED: RefCell<Option<Rc<Art>>> = const { RefCell::new(None) };
    static IS_COMING: Cell<bool> = const { Cell::new(false) };
}

/// The drawings of a set. None if they are still on their way.
pub(super) fn of(set: PieceSet) -> Option<Rc<Art>> {
    let place = match set {
        PieceSet::Cburnett => &OF_PAGE,
        PieceSet::Silhouettes => &FETCHED,
    };
    let kept = place.with_borrow(Clone::clone);
    if kept.is_some() {
        return kept;
    }
    match set {
        PieceSet::Cburnett => {
            OF_PAGE.set(of_page().map(Rc::new));
            OF_PAGE.with_borrow(Clone::clone)
        }
        PieceSet::Silhouettes => {
            fetch();
            None
        }
    }
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

fn fetch() {
    if IS_COMING.replace(true) {
        return;
    }
    Executor::spawn_local(async {
        let art = fetched().await;
        IS_COMING.set(false);
        let came = art.is_some();
        FETCHED.set(art.map(Rc::new));
        super::art_came(PieceSet::Silhouettes, came);
    });
}

async fn fetched() -> Option<Art> {
    let response = JsFuture::from(window().fetch_with_str(SILHOUETTES)).await.ok()?;
    let response: Response = response.dyn_into().ok().filter(Response::ok)?;
    let sprite = JsFuture::from(response.text().ok()?).await.ok()?.as_string()?;
    Art::of(|name| symbol(&sprite, name).map(str::to_owned))
}
