//! The panel with the picture of the position: shown as it will be, changed by choices that are kept, and copied, saved or
//! shared.
//!
//! The picture is drawn as SVG by `export::svg`; what is in pixels is made of that by the browser.

mod art;
mod controls;
mod give;
mod raster;

use std::cell::{Cell, RefCell};

use leptos_dom::helpers::{document, window};
use web_sys::Event;

use super::{Scene, keep, kept, on_kept_elsewhere, scene, tell};
use crate::export::links::file_name;
use crate::export::picture::{Choices, ColorScheme, PieceSet};
use crate::export::svg::{BoardColors, SvgOptions, pixel_size, svg};
use crate::i18n::{PAGE_COLORS, PageColors};
use crate::locale;
use crate::marks::Marks;
use crate::position::{Color, Position};
use crate::ui::browser::blob;
use crate::ui::dom;
use art::Art;

const PANEL: &str = "[data-panel=picture]";
const BODY: &str = "[data-panel=picture] .panel-body";
const OPEN: &str = "[data-panel=picture][open] .panel-body";
const IMAGE: &str = "[data-picture]";

/// Where the choices are kept.
const CHOICES_KEY: &str = "forsyth.picture";

/// What a picture shows. Two that are equal look the same.
#[derive(Clone, PartialEq)]
struct Shown {
    position: Position,
    marks: Marks,
    board: Color,
    choices: Choices,
    /// The set of the board, for a picture that has its pieces.
    pieces: PieceSet,
    colors: PageColors,
}

thread_local! {
    static CHOICES: Cell<Option<Choices>> = const { Cell::new(None) };
    /// What the preview shows, and its address.
    static SHOWN: RefCell<Option<(Shown, String)>> = const { RefCell::new(None) };
}

/// Listens for the panel's opening, for its choices and its buttons, and for other colours of the page.
pub(super) fn bind() {
    dom::on_element(PANEL, "toggle", |_| renew());
    dom::on_element(PANEL, "click", |event| {
        if let Some((_, action)) = dom::closest(&event, "data-action") {
            give::pressed(&action);
        }
    });
    // A number is understood while it is typed.
    for kind in ["input", "change"] {
        dom::on_element(PANEL, kind, |event| chosen(&event));
    }
    dom::on(&document(), "forsyth:looks", |_| renew());
    on_kept_elsewhere(CHOICES_KEY, || {
        CHOICES.set(None);
        if let Some((_, address)) = SHOWN.take() {
            blob::forget(&address);
        }
        if let Some(body) = dom::find(BODY) {
            dom::empty(&body);
        }
        renew();
    });
    if let Ok(Some(dark)) = window().match_media("(prefers-color-scheme: dark)") {
        dom::on(&dark, "change", |_| renew());
    }
}

fn renew() {
    if let Some(scene) = scene() {
        show(&scene);
    }
}

/// What was chosen here before.
fn choices() -> Choices {
    CHOICES.get().unwrap_or_else(|| {
        let choices = Choices::decode(&kept(CHOICES_KEY));
        CHOICES.set(Some(choices));
        choices
    })
}

fn chosen(event: &Event) {
    let Some((control, name)) = dom::closest(event, "data-choice") else { return };
    let value = match control.get_attribute("type").as_deref() {
        Some("checkbox") if dom::is_checked(event) => "on".into(),
        Some("checkbox") => "off".into(),
        _ => dom::value_of(event),
    };
    let mut choices = choices();
    let before = choices;
    let understood = choices.choose(&name, &value);
    if name == "size" {
        controls::complain(&control, !understood);
    }
    if choices != before {
        CHOICES.set(Some(choices));
        keep(CHOICES_KEY, &|line| choices.amend(line, &name));
        renew();
    }
}

/// Shows the picture while the panel is open.
pub(super) fn show(scene: &Scene) {
    let Some(body) = dom::find(OPEN) else { return };
    if body.child_element_count() == 0 {
        if controls::fill(&body, &choices()).is_none() {
            return;
        }
        give::show_share();
    }
    let Some(art) = art::of(choices().pieces) else { return };
    let now = shown(scene);
    controls::show_pixels(pixel_size(&SvgOptions { scale: choices().density, ..now.options() }));
    if SHOWN.with_borrow(|last| last.as_ref().is_some_and(|(shown, _)| *shown == now)) {
        return;
    }
    let picture = Picture::of(&now, &art, 1);
    let Some(image) = dom::find(IMAGE) else { return };
    let Some(address) = blob::svg(&picture.svg).as_ref().and_then(blob::address) else { return };
    dom::set(&image, "src", Some(&address));
    dom::set(&image, "alt", Some(&picture.alt));
    // By these the browser keeps the place before it has the picture: what stands below does not move.
    dom::set(&image, "width", Some(&picture.pixels.0.to_string()));
    dom::set(&image, "height", Some(&picture.pixels.1.to_string()));
    dom::set(&image, "data-transparent", dom::flag(now.choices.transparent));
    controls::show_alt(&picture.alt);
    // The image holds its own copy by now, or never asks for the old address again.
    if let Some((_, old)) = SHOWN.replace(Some((now, address))) {
        blob::forget(&old);
    }
}

fn shown(scene: &Scene) -> Shown {
    let style =
        document().document_element().and_then(|root| window().get_computed_style(&root).ok().flatten());
    let color = |name: &str| {
        let value = style.as_ref().and_then(|style| style.get_property_value(name).ok());
        value.unwrap_or_default().trim().to_owned()
    };
    // The hatching of a board is no colour that could be taken over.
    let is_hatched = dom::find(":root[data-colors=print]").is_some();
    let choices = choices();
    let look =
        if is_hatched && choices.colors == ColorScheme::Board { ColorScheme::Print } else { choices.colors };
    Shown {
        position: scene.position.clone(),
        marks: scene.view.document.marks.clone(),
        board: scene.view.orientation,
        // How dense a PNG is does not change the drawing.
        choices: Choices { density: 1, colors: look, ..choices },
        pieces: art::of_board(),
        colors: PAGE_COLORS.map(color),
    }
}

/// A picture, and what is said about it.
struct Picture {
    svg: String,
    /// Its width and height when it is drawn in pixels.
    pixels: (u32, u32),
    density: u32,
    alt: String,
    position: Position,
}

impl Picture {
    /// The picture of what the page shows now, `density` pixels to a CSS pixel.
    fn now(density: u32) -> Option<Picture> {
        let art = art::of(choices().pieces)?;
        Some(Picture::of(&shown(&*scene()?), &art, density))
    }

    fn of(shown: &Shown, art: &Art, density: u32) -> Picture {
        let options = shown.options();
        let options = SvgOptions { scale: density, ..options };
        let alt = locale::picture_alt(&shown.position, options.marks, options.orientation);
        let mut wording = locale::wording(&shown.position);
        wording.long.clone_from(&alt);
        let svg = svg(&shown.position, &options, &wording, &|piece| art.drawing(piece));
        let pixels = pixel_size(&options);
        Picture { svg, pixels, density, alt, position: shown.position.clone() }
    }

    fn file_name(&self, extension: &str) -> String {
        file_name(&self.position, extension)
    }
}

impl Shown {
    fn options(&self) -> SvgOptions<'_> {
        let [light, dark, on_light, on_dark, paper, ink] = &self.colors;
        // Where the style sheet has not arrived there are no colours.
        let page = if self.colors.iter().any(String::is_empty) {
            BoardColors::PAGE
        } else {
            BoardColors { light, dark, on_light, on_dark, paper, ink }
        };
        let pieces = match self.choices.pieces {
            PieceSet::Board => self.pieces,
            own => own,
        };
        self.choices.options(page, self.board, &self.marks, locale::piece_set_credit(pieces))
    }
}

/// The other pieces are here, or cannot be had.
fn art_came(set: PieceSet, came: bool) {
    if !came && choices().pieces == set {
        // Not kept: the next visit may have them.
        CHOICES.set(Some(Choices { pieces: PieceSet::Board, ..choices() }));
        controls::reset_pieces(&choices());
        tell(locale::words().pieces_absent());
    }
    renew();
}
