//! Marks on the board, drawn as the picture has them: coloured squares under the pieces, circles and arrows above. And the
//! choices of the pen, which stand in place of the spare pieces while it is in hand. What the tools do is said here too.

use std::cell::{Cell, RefCell};

use leptos_dom::helpers::request_animation_frame;
use web_sys::Element;

use super::{Scene, announce, request, scene};
use crate::editor::{Command, Pen, Symmetry};
use crate::export::svg::{CASED, FILL, OPACITY, figure, mark_color};
use crate::locale;
use crate::marks::{Mark, MarkColor, Marks, Shape};
use crate::position::{Color, Position, Square};
use crate::ui::{dom, frame};
use crate::wire::Request;

/// The place over the board that the shell keeps.
const PLACE: &str = "[data-annex=marks]";
/// The strip whose spare pieces give way to the pen's choices: the pen is at its end.
const STRIP: &str = "[data-strip=white]";

/// What is drawn.
type Drawn = (Marks, Option<Mark>, Color);

thread_local! {
    static PEN: Cell<Option<Pen>> = const { Cell::new(None) };
    static SYMMETRY: Cell<Symmetry> = const { Cell::new(Symmetry::Off) };
    /// The position under the marks.
    static POSITION: RefCell<Option<Position>> = const { RefCell::new(None) };
    static DRAWN: RefCell<Option<Drawn>> = const { RefCell::new(None) };
}

/// Listens to the pen's choices.
pub(super) fn bind() {
    dom::on_element(STRIP, "click", |event| {
        let Some(scene) = scene() else { return };
        let pen = scene.view.pen;
        if let Some((_, name)) = dom::closest(&event, "data-pen-color") {
            let color = MarkColor::ALL.into_iter().find(|color| color.name() == name);
            request(&Request::Do(Command::SetPen(Pen { color: color.unwrap_or(pen.color), ..pen })));
        } else if dom::closest(&event, "data-pen-fills").is_some() {
            request(&Request::Do(Command::SetPen(Pen { fills: !pen.fills, ..pen })));
        } else if dom::closest(&event, "data-action").is_some_and(|(_, name)| name == "clear-marks") {
            request(&Request::Do(Command::ClearMarks));
        }
    });
}

/// Shows the marks, the one that is being drawn, and the pen's choices.
pub(super) fn show(scene: &Scene) {
    let view = &scene.view;
    show_choices(view.pen, view.drawing, view.document.marks.is_empty());
    if PEN.replace(Some(view.pen)).is_some_and(|before| before != view.pen) {
        announce(locale::pen_sentence(view.pen));
    }
    if SYMMETRY.replace(view.symmetry) != view.symmetry {
        let words = locale::annex_words();
        let is_on = view.symmetry == Symmetry::On;
        announce(if is_on { words.symmetry_on() } else { words.symmetry_off() }.into());
    }
    let now = (view.document.marks.clone(), view.sketch, view.orientation);
    let before = DRAWN.with_borrow(Clone::clone);
    if before.as_ref() == Some(&now) {
        POSITION.set(Some(scene.position.clone()));
        return;
    }
    if paint(&now).is_none() {
        return;
    }
    // Where the position has changed, whatever has changed it is said, and not that its marks are gone with it.
    let is_same =
        POSITION.replace(Some(scene.position.clone())).is_none_or(|before| before == scene.position);
    let sentence = match before {
        Some((earlier, ..)) => locale::marks_changed(&earlier, &now.0).filter(|_| is_same),
        None => locale::marks_sentence(&now.0).filter(|_| !frame::is_embedded()),
    };
    if let Some(sentence) = sentence {
        announce(sentence);
    }
    DRAWN.set(Some(now));
    // By the next frame each square is where it belongs.
    request_animation_frame(describe);
}

/// Whoever walks over the squares by ear hears their marks.
fn describe() {
    for square in dom::all("[data-square][aria-description]") {
        dom::set(&square, "aria-description", None);
    }
    let Some((marks, ..)) = DRAWN.with_borrow(Clone::clone) else { return };
    for square in Square::ALL {
        let words: Vec<String> =
            marks.iter().filter(|mark| mark.touches(square)).map(locale::mark_words).collect();
        if let Some(element) = dom::find(&format!("[data-square={square}]")).filter(|_| !words.is_empty()) {
            dom::set(&element, "aria-description", Some(&locale::apart(&words)));
        }
    }
}

fn paint((marks, sketch, orientation): &Drawn) -> Option<()> {
    let place = dom::find(PLACE)?;
    dom::empty(&place);
    for (class, fills) in [("drawn fills", true), ("drawn shapes", false)] {
        let is_meant = |mark: &Mark| matches!(mark.shape, Shape::Fill(_)) == fills;
        let layer = dom::make_svg("svg")?;
        dom::set(&layer, "class", Some(class));
        dom::set(&layer, "viewBox", Some("0 0 320 320"));
        // One group, so that marks that cross are not darker there.
        let group = dom::make_svg("g")?;
        let opacity = if fills { ("fill-opacity", FILL) } else { ("opacity", OPACITY) };
        for (name, value) in CASED.into_iter().chain([opacity]) {
            dom::set(&group, name, Some(value));
        }
        for mark in marks.iter().filter(is_meant) {
            dom::append(&group, &drawing(mark, *orientation)?);
        }
        dom::append(&layer, &group);
        if let Some(sketch) = sketch.filter(is_meant) {
            let element = drawing(sketch, *orientation)?;
            dom::set(&element, "class", Some("sketch"));
            dom::append(&layer, &element);
        }
        dom::append(&place, &layer);
    }
    Some(())
}

fn drawing(mark: Mark, orientation: Color) -> Option<Element> {
    let figure = figure(mark, orientation, mark_color(mark.color));
    let element = dom::make_svg(figure.tag)?;
    for (name, value) in &figure.attributes {
        dom::set(&element, name, Some(value));
    }
    dom::set(&element, "data-mark", Some(&mark.link()));
    Some(element)
}

fn show_choices(pen: Pen, drawing: bool, is_empty: bool) -> Option<()> {
    let strip = dom::find(STRIP)?;
    let there = strip.query_selector(".pen-choices").ok()?;
    if !drawing && there.is_none() {
        return None;
    }
    dom::set(&strip, "data-drawing", dom::flag(drawing));
    let choices = match there {
        Some(choices) => choices,
        None => make_choices(&strip)?,
    };
    let holds_focus = !drawing && choices.query_selector(":focus").is_ok_and(|focused| focused.is_some());
    dom::set(&choices, "hidden", dom::flag(!drawing));
    if holds_focus {
        dom::focus("[data-tool=pen]");
    }
    for color in MarkColor::ALL {
        let button = choices.query_selector(&format!("[data-pen-color={}]", color.name())).ok()??;
        dom::set(&button, "aria-pressed", Some(dom::truth(pen.color == color)));
    }
    let fills = choices.query_selector("[data-pen-fills]").ok()??;
    dom::set(&fills, "aria-pressed", Some(dom::truth(pen.fills)));
    let clear = choices.query_selector("[data-action=clear-marks]").ok()??;
    dom::set(&clear, "aria-disabled", is_empty.then_some("true"));
    Some(())
}

fn make_choices(strip: &Element) -> Option<Element> {
    let words = locale::annex_words();
    let choices = dom::make("div", "pen-choices")?;
    dom::set(&choices, "role", Some("toolbar"));
    dom::set(&choices, "aria-label", Some(words.pen_choices()));
    for color in MarkColor::ALL {
        let button = choice(&choices, &locale::pen_color_label(color))?;
        dom::set(&button, "data-pen-color", Some(color.name()));
        dom::append(&button, &swatch(color)?);
    }
    let fills = choice(&choices, words.pen_fills())?;
    dom::set(&fills, "data-pen-fills", Some(""));
    dom::add(&fills, "span", "pen-square")?;
    let clear = choice(&choices, words.clear_marks())?;
    dom::set(&clear, "data-action", Some("clear-marks"));
    dom::append(&clear, &dom::icon("clear")?);
    // One stop of the Tab key, after the pen; the styles show them where the spare pieces were.
    for (index, button) in children(&choices).enumerate() {
        dom::set(&button, "tabindex", (index > 0).then_some("-1"));
    }
    dom::append(strip, &choices);
    Some(choices)
}

fn children(parent: &Element) -> impl Iterator<Item = Element> {
    std::iter::successors(parent.first_element_child(), Element::next_element_sibling)
}

fn choice(choices: &Element, label: &str) -> Option<Element> {
    let button = dom::add(choices, "button", "tool")?;
    for (name, value) in [("type", "button"), ("aria-label", label), ("title", label)] {
        dom::set(&button, name, Some(value));
    }
    Some(button)
}

/// A spot of the pen's colour.
fn swatch(color: MarkColor) -> Option<Element> {
    let (picture, spot) = (dom::make_svg("svg")?, dom::make_svg("circle")?);
    for (name, value) in [("class", "icon"), ("viewBox", "0 0 24 24"), ("aria-hidden", "true")] {
        dom::set(&picture, name, Some(value));
    }
    for (name, value) in
        [("cx", "12"), ("cy", "12"), ("r", "11"), ("stroke", "none"), ("fill", mark_color(color))]
    {
        dom::set(&spot, name, Some(value));
    }
    dom::append(&picture, &spot);
    Some(picture)
}
