//! The card that says what a paste was read as, and steps through what it holds.

use leptos_dom::helpers::request_animation_frame;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement, ScrollIntoViewOptions, ScrollLogicalPosition};

use super::{PLACE, Pasted};
use crate::editor::MAX_TEXT_LEN;
use crate::import::{Import, ImportError, SourceKind};
use crate::locale;
use crate::position::Square;
use crate::ui::dom;

/// How many places that could not be read are listed.
const LISTED: usize = 5;
/// How many choices a list of positions offers; the buttons reach the others.
const OFFERED: usize = 1_000;
/// How much of the original text is shown, in characters.
const SHOWN: usize = 20_000;

/// Shows the card; a plain record needs none.
pub(super) fn show(pasted: &Pasted) {
    hide();
    let plain = match &pasted.import {
        Import::Positions { source: SourceKind::Record, found, unread } => {
            unread.is_empty() && found.len() == 1 && found[0].remarks.is_empty()
        }
        _ => false,
    };
    if let Some(place) = dom::find(PLACE).filter(|_| !plain) {
        // An element that cannot be made leaves the rest of the card away.
        let _ = fill(&place, pasted);
        update(pasted);
        // By the next frame what the paste has replaced is gone.
        request_animation_frame(move || {
            let nearest = ScrollIntoViewOptions::new();
            nearest.set_block(ScrollLogicalPosition::Nearest);
            place.scroll_into_view_with_scroll_into_view_options(&nearest);
        });
    }
}

/// Takes the card away.
pub(super) fn hide() {
    if let Some(place) = dom::find(PLACE) {
        dom::empty(&place);
    }
}

fn fill(place: &Element, pasted: &Pasted) -> Option<()> {
    let words = locale::annex_words();
    let card = dom::add(place, "section", "import")?;
    dom::set(&card, "data-import", Some(""));
    dom::set(&card, "aria-label", Some(words.import()));
    let head = dom::add(&card, "div", "import-head")?;
    let title = dom::add(&head, "h2", "import-title")?;
    dom::set_text(&title, &title_of(pasted));
    let close = dom::icon_button("close", words.close())?;
    dom::set(&close, "data-import-action", Some("close"));
    dom::append(&head, &close);
    if let Import::Ambiguous(choices) = &pasted.import {
        dom::set_text(&dom::add(&card, "p", "import-question")?, words.letters_question());
        let list = dom::add(&card, "div", "import-choices")?;
        for (index, choice) in choices.iter().enumerate() {
            let differs = Square::ALL.into_iter().find_map(|square| {
                let piece = choice.position.piece_at(square)?;
                let elsewhere = choices.iter().any(|other| other.position.piece_at(square) != Some(piece));
                elsewhere.then_some((square, piece))
            });
            let button = dom::button(&locale::choice_label(&choice.languages, differs))?;
            dom::set(&button, "data-choice", Some(&index.to_string()));
            dom::append(&list, &button);
        }
    }
    if pasted.count() > 1 {
        several(&card, pasted)?;
    } else if pasted.game().is_some_and(|game| game.title.is_some()) {
        // The list of several games names each.
        dom::set_text(&dom::add(&card, "p", "import-name")?, &entry(pasted, 0));
    }
    if matches!(pasted.import, Import::Games { .. }) {
        slider(&card)?;
    }
    dom::add(&card, "ul", "import-remarks")?;
    unread(&card, pasted)?;
    original(&card, pasted)
}

fn title_of(pasted: &Pasted) -> String {
    match &pasted.import {
        Import::Positions { source, .. } => locale::source_sentence(*source),
        Import::Games { .. } => locale::annex_words().read_as_game().into(),
        Import::Ambiguous(_) | Import::Unread(_) => locale::annex_words().letters_title().into(),
    }
}

/// Which of several: a list, and a step to each side.
fn several(card: &Element, pasted: &Pasted) -> Option<()> {
    let words = locale::annex_words();
    let row = dom::add(card, "div", "import-row")?;
    step(&row, "data-import-step", "previous", "shift-left", words.previous())?;
    let select = dom::add(&row, "select", "import-select")?;
    dom::set(&select, "data-import-select", Some(""));
    dom::set(&select, "aria-label", Some(words.import_list()));
    for index in 0..pasted.count().min(OFFERED) {
        let option = dom::add(&select, "option", "")?;
        dom::set(&option, "value", Some(&index.to_string()));
        dom::set_text(&option, &entry(pasted, index));
    }
    step(&row, "data-import-step", "next", "shift-right", words.next())?;
    dom::add(card, "p", "import-place").map(|_| ())
}

fn entry(pasted: &Pasted, index: usize) -> String {
    match &pasted.import {
        Import::Positions { found, .. } => found.get(index).map_or_else(String::new, |found| {
            let fen = crate::notation::write(&found.position);
            match &found.title {
                Some(title) => format!("{}. {title}", index + 1),
                None => format!("{}. {fen}", index + 1),
            }
        }),
        Import::Games { games, .. } => {
            games.get(index).map_or_else(String::new, |game| locale::game_title(game, index))
        }
        Import::Ambiguous(_) | Import::Unread(_) => String::new(),
    }
}

/// The moves of a game: a slider, and a step to each side.
fn slider(card: &Element) -> Option<()> {
    let words = locale::annex_words();
    dom::add(card, "p", "import-ply")?;
    let row = dom::add(card, "div", "import-row")?;
    step(&row, "data-ply-step", "first", "first", words.first_move())?;
    step(&row, "data-ply-step", "previous", "shift-left", words.previous_move())?;
    let slider = dom::add(&row, "input", "import-slider")?;
    for (name, value) in [("type", "range"), ("min", "0"), ("data-ply", ""), ("aria-label", words.moves())] {
        dom::set(&slider, name, Some(value));
    }
    step(&row, "data-ply-step", "next", "shift-right", words.next_move())?;
    step(&row, "data-ply-step", "last", "last", words.last_move())
}

fn step(row: &Element, attribute: &str, name: &str, icon: &str, label: &str) -> Option<()> {
    let button = dom::icon_button(icon, label)?;
    dom::set(&button, attribute, Some(name));
    dom::append(row, &button);
    Some(())
}

/// What could not be read beside what was.
fn unread(card: &Element, pasted: &Pasted) -> Option<()> {
    let unread: &[ImportError] = match &pasted.import {
        Import::Positions { unread, .. } | Import::Games { unread, .. } => unread,
        Import::Ambiguous(_) | Import::Unread(_) => &[],
    };
    if unread.is_empty() {
        return Some(());
    }
    let list = dom::add(card, "ul", "import-unread")?;
    for stopped in unread.iter().take(LISTED) {
        dom::set_text(&dom::add(&list, "li", "")?, &locale::stopped_sentence(stopped));
    }
    if unread.len() > LISTED {
        dom::set_text(&dom::add(&list, "li", "")?, &locale::more_unread(unread.len() - LISTED));
    }
    Some(())
}

/// The text as it was pasted.
fn original(card: &Element, pasted: &Pasted) -> Option<()> {
    let words = locale::annex_words();
    let details = dom::add(card, "details", "import-original")?;
    dom::set_text(&dom::add(&details, "summary", "")?, words.original());
    let text = dom::add(&details, "pre", "")?;
    dom::set(&text, "tabindex", Some("0"));
    let mut shown: String = pasted.text.chars().take(SHOWN).collect();
    if shown.len() < pasted.text.len() {
        shown.push('…');
    }
    dom::set_text(&text, &shown);
    if pasted.text.len() > MAX_TEXT_LEN {
        return Some(());
    }
    let edit = dom::button(words.edit_original())?;
    dom::set(&edit, "data-import-action", Some("edit"));
    dom::append(&details, &edit);
    Some(())
}

/// Follows the steps of the user.
pub(super) fn update(pasted: &Pasted) {
    let Some(card) = dom::find("[data-import]") else { return };
    let part = |selector: &str| card.query_selector(selector).ok().flatten();
    if let Some(select) = dom::find_as::<HtmlSelectElement>("[data-import-select]") {
        select.set_value(&pasted.index.to_string());
    }
    if let Some(place) = part(".import-place") {
        dom::set_text(&place, &locale::place_of(pasted.index, pasted.count()));
    }
    if let Some(slider) = dom::find_as::<HtmlInputElement>("[data-ply]") {
        dom::set(&slider, "max", Some(&pasted.sans.len().to_string()));
        slider.set_value(&pasted.ply.to_string());
        dom::set(&slider, "aria-valuetext", Some(&pasted.ply_sentence()));
    }
    if let Some(ply) = part(".import-ply") {
        dom::set_text(&ply, &pasted.ply_sentence());
    }
    if let Some(list) = part(".import-remarks") {
        dom::empty(&list);
        let remarks = pasted.remarks();
        let stopped = pasted.game().and_then(|game| game.stopped.as_ref()).map(locale::stopped_sentence);
        for sentence in remarks.iter().map(|remark| locale::remark_sentence(remark.kind)).chain(stopped) {
            if let Some(item) = dom::add(&list, "li", "") {
                dom::set_text(&item, &sentence);
            }
        }
    }
}
