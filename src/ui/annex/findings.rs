//! What is wrong with the position: each finding with its severity, its squares lit on the board, and its repairs.

use std::cell::RefCell;

use web_sys::Element;

use super::{Scene, announce, become_document, request, scene};
use crate::editor::{Command, Step};
use crate::legality::{Finding, Severity};
use crate::locale;
use crate::position::{Bitboard, Position};
use crate::ui::dom;
use crate::wire::Request;

const PLACE: &str = "[data-annex=findings]";

thread_local! {
    /// What is listed, and the position that the sentences speak of; how many findings are held back.
    static LISTED: RefCell<Option<(Position, Vec<Finding>, usize)>> = const { RefCell::new(None) };
    /// The squares that the board marks.
    static MARKED: RefCell<[Bitboard; 3]> = const { RefCell::new([Bitboard::EMPTY; 3]) };
}

/// The finding that an event is about, unless it speaks of another position than the one that stands there by now.
fn finding_of(event: &web_sys::Event) -> Option<Finding> {
    let index: usize = dom::closest(event, "data-index")?.1.parse().ok()?;
    let scene = scene()?;
    LISTED.with_borrow(|listed| {
        let (position, findings, _) = listed.as_ref()?;
        findings.get(index).filter(|_| *position == scene.position).cloned()
    })
}

/// Listens for repairs, and lights what a finding is about.
pub(super) fn bind() {
    dom::on_element(PLACE, "click", |event| {
        if dom::closest(&event, "data-action").is_some() {
            request(&Request::Do(Command::Check));
            return;
        }
        let Some((_, choice)) = dom::closest(&event, "data-fix") else { return };
        let (Some(finding), Some(scene)) = (finding_of(&event), scene()) else { return };
        let Some(repair) = choice.parse::<usize>().ok().and_then(|choice| finding.repairs.get(choice)) else {
            return;
        };
        let mended = repair.apply(&scene.position);
        announce(locale::repair_done(&scene.position, &mended));
        become_document(scene.view.document.with_repaired_position(mended), Step::Edit);
    });
    for event in ["pointerover", "focusin"] {
        dom::on_element(PLACE, event, |event| {
            request(&Request::Light(finding_of(&event).map_or(Bitboard::EMPTY, |finding| finding.squares)));
        });
    }
    for event in ["pointerleave", "focusout"] {
        dom::on_element(PLACE, event, |_| request(&Request::Light(Bitboard::EMPTY)));
    }
}

/// The button that was pressed is gone with its finding: the next one takes the focus, or the board.
fn keep_focus() {
    let next =
        [".finding [data-fix]", "[data-board]"].into_iter().find(|selector| dom::find(selector).is_some());
    if let Some(next) = next {
        dom::focus(next);
    }
}

const fn mark(severity: Severity) -> (usize, &'static str, &'static str) {
    match severity {
        Severity::BreaksRules | Severity::EnginesRefuse => (0, "error", "alert"),
        Severity::CannotArise => (1, "warning", "info"),
        Severity::Odd => (2, "note", "info"),
    }
}

/// Lists the findings and marks their squares.
pub(super) fn show(scene: &Scene) {
    let findings: &[Finding] = if scene.is_judged() { &scene.findings } else { &[] };
    let mut marked = [Bitboard::EMPTY; 3];
    for finding in findings {
        marked[mark(finding.severity).0] |= finding.squares;
    }
    if MARKED.replace(marked) != marked {
        request(&Request::Mark(marked));
    }
    let readable = scene.reading.is_well_formed();
    let held_back = if readable && scene.view.building { scene.findings.len() } else { 0 };
    let now = (scene.position.clone(), findings.to_vec(), held_back);
    let same = LISTED.with_borrow(|listed| {
        listed.as_ref().is_some_and(|listed| {
            listed.2 == now.2 && (listed.1.is_empty() && now.1.is_empty() || *listed == now)
        })
    });
    if same {
        return;
    }
    LISTED.set(Some(now));
    let Some(place) = dom::find(PLACE) else { return };
    let is_at = |what: &str| dom::find(&format!("{PLACE}:{what}")).is_some();
    let (had_focus, had_pointer) = (is_at("focus-within"), is_at("hover"));
    dom::empty(&place);
    if had_focus || had_pointer {
        // What is gone lights nothing.
        request(&Request::Light(Bitboard::EMPTY));
    }
    if held_back > 0 {
        // While a position is being set up, what it lacks is told when it is asked for.
        if let Some(button) = dom::button(&locale::check_label(held_back)) {
            dom::set(&button, "data-action", Some("check"));
            dom::append(&place, &button);
        }
    }
    if !findings.is_empty() {
        list(&place, findings, &scene.position);
    }
    if had_focus {
        keep_focus();
    }
}

fn list(place: &Element, findings: &[Finding], position: &Position) {
    let Some(list) = dom::make("ul", "finding-list") else { return };
    dom::set(&list, "aria-label", Some(locale::annex_words().findings()));
    for (index, finding) in findings.iter().enumerate() {
        if let Some(item) = item(index, finding, position) {
            dom::append(&list, &item);
        }
    }
    dom::append(place, &list);
}

fn item(index: usize, finding: &Finding, position: &Position) -> Option<Element> {
    let (_, severity, icon) = mark(finding.severity);
    let item = dom::make("li", "finding")?;
    dom::set(&item, "data-finding-kind", Some(finding.kind.name()));
    dom::set(&item, "data-severity", Some(severity));
    let squares: Vec<String> = finding.squares.into_iter().map(|square| square.to_string()).collect();
    dom::set(&item, "data-squares", Some(&squares.join(" ")));
    dom::set(&item, "data-index", Some(&index.to_string()));
    dom::append(&item, &dom::icon(icon)?);
    let text = dom::make("div", "finding-text")?;
    let grade = dom::make("span", "finding-severity")?;
    dom::set_text(&grade, locale::severity_words(finding.severity));
    let sentence = dom::make("p", "finding-sentence")?;
    // A finding can be reached by the keyboard too: its squares are lit while it has the focus.
    if finding.squares.any() {
        dom::set(&sentence, "tabindex", Some("0"));
    }
    dom::set_text(&sentence, &locale::finding_sentence(finding, position));
    dom::append(&text, &grade);
    dom::append(&text, &sentence);
    if !finding.repairs.is_empty() {
        let repairs = dom::make("div", "finding-repairs")?;
        for (choice, repair) in finding.repairs.iter().enumerate() {
            let button = dom::fix_button(&locale::repair_label(repair, position))?;
            dom::set(&button, "data-fix", Some(&choice.to_string()));
            dom::append(&repairs, &button);
        }
        dom::append(&text, &repairs);
    }
    dom::append(&item, &text);
    Some(item)
}
