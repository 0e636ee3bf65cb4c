//! The line under the box: the verdict on the position, and what is to be said about the text.

use super::Scene;
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

/// Shows both.
pub(super) fn show(scene: &Scene) {
    let (Some(chip), Some(line)) = (dom::find("#verdict"), dom::find("#fen-line")) else { return };
    let readable = scene.reading.is_well_formed();
    let (name, icon) = if readable { look(scene.verdict) } else { ("unread", "alert") };
    let words =
        if readable { locale::verdict_sentence(scene.verdict) } else { locale::annex_words().text_faulty };
    dom::set(&chip, "data-verdict", Some(name));
    dom::set(&chip, "data-building", dom::flag(scene.view.building));
    dom::set_picture(&chip, &format!("i-{}", if scene.view.building { "info" } else { icon }));
    if let Ok(Some(text)) = chip.query_selector("span") {
        dom::set_text(&text, words);
    }
    dom::set_text(&line, &sentence(scene));
}

/// What the line says: the field that is pointed at, what had to be repaired, how much is wrong.
fn sentence(scene: &Scene) -> String {
    if let Some(field) = scene.view.pointed {
        return locale::field_sentence(field);
    }
    let reading = &scene.reading;
    match (reading.is_well_formed(), reading.repairs.is_empty()) {
        (true, true) => String::new(),
        (true, false) => locale::repairs_sentence(&reading.repairs),
        (false, _) => locale::faults_sentence(reading.faults.len()),
    }
}
