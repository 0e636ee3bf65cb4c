//! What is read aloud, by keys and by the buttons of the panel with the position in words: said to assistive technology,
//! and shown there, so that it can be read again, by fingers too.

use std::cell::{Cell, RefCell};

use leptos_dom::helpers::document;
use web_sys::Element;

use super::copying::{self, Copying};
use super::{Scene, announce, changes, problems, scene};
use crate::editor::keys::Announcement;
use crate::locale;
use crate::position::{Color, Square};
use crate::ui::dom;

const PANEL: &str = "[data-panel=aloud]";
const OPEN: &str = "[data-panel=aloud][open] .panel-body";
const WORDS: &str = "[data-words]";
const SAID: &str = "[data-said]";

/// The buttons in their order. The whole position stands there already.
const BUTTONS: [Announcement; 7] = [
    Announcement::Rank,
    Announcement::File,
    Announcement::White,
    Announcement::Black,
    Announcement::Findings,
    Announcement::Text,
    Announcement::Steps,
];

thread_local! {
    /// The square that had the focus last: the one whose rank and file are read.
    static FOCUSED: Cell<Square> = const { Cell::new(Square::E1) };
    /// The words that are shown.
    static SHOWN: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Listens for the panel's opening and its buttons, and for where the focus goes on the board.
pub(super) fn bind() {
    note(document().active_element().as_ref());
    dom::on_element("[data-board]", "focusin", |event| note(dom::target(&event).as_ref()));
    dom::on_element(PANEL, "toggle", |_| {
        if let Some(scene) = scene() {
            show(&scene);
        }
    });
    dom::on_element(PANEL, "click", |event| {
        if let Some(aloud) =
            dom::closest(&event, "data-read").and_then(|(_, name)| Announcement::named(&name))
        {
            read(aloud);
        } else if dom::closest(&event, "data-action").is_some() {
            copying::copy(Copying {
                text: SHOWN.with_borrow(Clone::clone),
                button: "[data-action=copy-words]".into(),
                place: WORDS.into(),
                said: locale::annex_words().words_copied().into(),
            });
        }
    });
}

fn note(element: Option<&Element>) {
    let square = element.and_then(|element| element.get_attribute("data-square")?.parse().ok());
    if let Some(square) = square {
        FOCUSED.set(square);
        name_buttons();
    }
}

/// Reads something aloud.
pub(super) fn read(aloud: Announcement) {
    let Some(scene) = scene() else { return };
    let square = FOCUSED.get();
    let position = &scene.position;
    let text = &scene.view.text;
    let sentence = match aloud {
        Announcement::NextFault => return problems::go_on(false),
        Announcement::PreviousFault => return problems::go_on(true),
        Announcement::Undone => return changes::turned(false),
        Announcement::Redone => return changes::turned(true),
        Announcement::Rank => locale::rank_aloud(position, square.rank()),
        Announcement::File => locale::file_aloud(position, square.file()),
        Announcement::White => locale::side_sentence(position, Color::White),
        Announcement::Black => locale::side_sentence(position, Color::Black),
        Announcement::Position => words(&scene),
        Announcement::Findings => {
            changes::told(&scene);
            if scene.reading.is_well_formed() {
                locale::findings_aloud(scene.verdict, &scene.findings, position)
            } else {
                locale::faults_aloud(&scene.reading.faults, text)
            }
        }
        Announcement::Text => locale::text_aloud(text, &scene.reading),
        Announcement::Steps => locale::steps_sentence(scene.view.behind, scene.view.ahead),
    };
    if let Some(place) = dom::find(SAID) {
        dom::set_text(&place, &sentence);
    }
    announce(sentence);
}

/// The position in words, as the text of its picture says it.
fn words(scene: &Scene) -> String {
    locale::picture_alt(&scene.position, &scene.view.document.marks, scene.view.orientation)
}

/// Shows the words while the panel is open.
pub(super) fn show(scene: &Scene) {
    let Some(body) = dom::find(OPEN) else { return };
    if body.child_element_count() == 0 && fill(&body).is_none() {
        return;
    }
    let now = words(scene);
    if SHOWN.with_borrow(|shown| *shown == now) {
        return;
    }
    if let Some(place) = dom::find(WORDS) {
        dom::set_text(&place, &now);
    }
    // What was read of another position is no longer so.
    if let Some(said) = dom::find(SAID) {
        dom::set_text(&said, "");
    }
    SHOWN.set(now);
}

fn fill(body: &Element) -> Option<()> {
    let words = locale::annex_words();
    let place = dom::add(body, "div", "aloud")?;
    let text = dom::add(&place, "p", "aloud-words")?;
    dom::set(&text, "data-words", Some(""));
    copying::button(&place, "copy-words", locale::words().copy(), locale::words().copy())?;
    let group = dom::add(&place, "div", "aloud-buttons")?;
    dom::set(&group, "role", Some("group"));
    dom::set(&group, "aria-labelledby", Some("aloud-title"));
    let title = dom::add(&group, "p", "aloud-title")?;
    dom::set(&title, "id", Some("aloud-title"));
    dom::set_text(&title, words.read_aloud());
    for aloud in BUTTONS {
        let button = dom::button("")?;
        dom::set(&button, "data-read", Some(aloud.name()));
        dom::append(&group, &button);
    }
    let said = dom::add(&place, "p", "aloud-said")?;
    dom::set(&said, "data-said", Some(""));
    name_buttons();
    Some(())
}

/// The buttons say whose rank and file they read.
fn name_buttons() {
    for button in dom::all(&format!("{PANEL} [data-read]")) {
        let aloud = button.get_attribute("data-read").as_deref().and_then(Announcement::named);
        if let Some(aloud) = aloud {
            dom::set_text(&button, &locale::aloud_button(aloud, FOCUSED.get()));
        }
    }
}
