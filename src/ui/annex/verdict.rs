//! The line under the box: the verdict on the position, and what is to be said about the text.

use std::cell::RefCell;

use web_sys::Element;

use super::Scene;
use crate::editor::Document;
use crate::legality::Verdict;
use crate::locale;
use crate::ui::dom;

/// The verdict's name in the page, and its icon.
const fn look(verdict: Verdict) -> (&'static str, &'static str) {
    match verdict {
        Verdict::Legal => ("legal", "check"),
        Verdict::CannotArise => ("cannot-arise", "info"),
        Verdict::EnginesRefuse => ("engines-refuse", "alert"),
        Verdict::NotChessYet => ("not-chess-yet", "alert"),
    }
}

thread_local! {
    /// What was repaired when this document was read: it is said until something else happens.
    static REPAIRED: RefCell<Option<(Document, String)>> = const { RefCell::new(None) };
}

/// Shows both.
pub(super) fn show(scene: &Scene) {
    let (Some(chip), Some(line)) = (dom::find("#verdict"), dom::find("#fen-line")) else { return };
    let readable = scene.reading.is_well_formed();
    // A board under way is no alarm, a text that breaks meanwhile is one.
    let building = scene.view.building && readable;
    // What is being set up is not chess yet, whatever else it lacks.
    let verdict = match scene.verdict {
        Verdict::CannotArise | Verdict::EnginesRefuse if building => Verdict::NotChessYet,
        verdict => verdict,
    };
    let (name, icon) = if readable { look(verdict) } else { ("unread", "alert") };
    let words =
        if readable { locale::verdict_sentence(verdict) } else { locale::annex_words().text_faulty() };
    dom::set(&chip, "data-verdict", Some(name));
    dom::set(&chip, "data-building", dom::flag(building));
    dom::set_picture(&chip, &format!("i-{}", if building { "info" } else { icon }));
    if let Ok(Some(text)) = chip.query_selector("span") {
        dom::set_text(&text, words);
    }
    match scene.reading.faults.first() {
        Some(fault) => {
            // A wide page lists the faults right below; a narrow one has them behind the board.
            let count = locale::faults_sentence(&scene.reading);
            show_faults(&line, &count, &locale::fault_sentence(fault.kind));
        }
        None => dom::set_text(&line, &sentence(scene)),
    }
}

/// Shows how many faults there are, and the first; the styles choose.
fn show_faults(line: &Element, count: &str, first: &str) {
    if line.child_element_count() != 2 {
        dom::empty(line);
        dom::add(line, "span", "fault-count");
        dom::add(line, "span", "fault-first");
    }
    for (class, text) in [(".fault-count", count), (".fault-first", first)] {
        if let Ok(Some(span)) = line.query_selector(class) {
            dom::set_text(&span, text);
        }
    }
}

/// What the line says of a text without faults: what had to be repaired, or the field that is pointed at.
fn sentence(scene: &Scene) -> String {
    let reading = &scene.reading;
    let document = &scene.view.document;
    if !reading.repairs.is_empty() {
        let said = locale::repairs_sentence(reading, &scene.view.text);
        REPAIRED.set(Some((document.clone(), said.clone())));
        return said;
    }
    let said = REPAIRED.take().filter(|(repaired, _)| repaired == document);
    REPAIRED.set(said.clone());
    match (said, scene.view.pointed) {
        (Some((_, said)), _) => said,
        (None, Some(field)) => locale::field_sentence(field),
        (None, None) => String::new(),
    }
}
