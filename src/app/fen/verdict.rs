//! The line under the box: the verdict on the position, and what is to be said about the text.

use leptos::prelude::*;

use crate::app::icons::Icon;
use crate::app::store::Store;
use crate::editor::Document;
use crate::editor::Scene;
use crate::i18n::{self, messages};
use crate::legality::Verdict;

/// The verdict as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Chip {
    /// Its name in the page.
    name: &'static str,
    icon: &'static str,
    words: &'static str,
    /// The position is being set up: a verdict on it is no alarm.
    building: bool,
}

impl Chip {
    fn of(scene: &Scene) -> Chip {
        if !scene.shown.reading.is_well_formed() {
            return Chip { name: "unread", icon: "alert", words: messages().text_faulty(), building: false };
        }
        let building = scene.building;
        let verdict = match scene.verdict {
            // What is being set up is not chess yet, whatever else it lacks.
            Verdict::CannotArise | Verdict::EnginesRefuse if building => Verdict::NotChessYet,
            verdict => verdict,
        };
        let (name, icon) = match verdict {
            Verdict::Legal => ("legal", "check"),
            Verdict::CannotArise => ("cannot-arise", "info"),
            Verdict::EnginesRefuse => ("engines-refuse", "alert"),
            Verdict::NotChessYet => ("not-chess-yet", "alert"),
        };
        let icon = if building { "info" } else { icon };
        Chip { name, icon, words: i18n::verdict_sentence(verdict), building }
    }
}

/// What is said about the text.
#[derive(Clone, Debug, PartialEq)]
enum Line {
    /// How many faults it has, and what the first is.
    Faults { count: String, first: String },
    /// What was repaired, or what the field means that is pointed at.
    Sentence(String),
}

/// What is said, and what was repaired when a document was read: that is said until the document is another one.
#[derive(Clone, Debug, PartialEq)]
struct Said {
    line: Line,
    repaired: Option<(Document, String)>,
}

impl Said {
    fn of(scene: &Scene, before: Option<&Said>) -> Said {
        let reading = &scene.shown.reading;
        let repaired = if reading.repairs.is_empty() {
            before.and_then(|before| before.repaired.clone())
        } else {
            let said = i18n::repairs_sentence(reading, &scene.shown.text);
            Some((scene.document.clone(), said))
        };
        if let Some(fault) = reading.faults.first() {
            let count = i18n::faults_sentence(reading);
            return Said { line: Line::Faults { count, first: i18n::fault_sentence(fault.kind) }, repaired };
        }
        let repaired = repaired.filter(|(document, _)| *document == scene.document);
        let line = match (&repaired, scene.field) {
            (Some((_, said)), _) => said.clone(),
            (None, Some(field)) => i18n::field_sentence(field),
            (None, None) => String::new(),
        };
        Said { line: Line::Sentence(line), repaired }
    }
}

/// The line.
#[component]
pub fn VerdictLine() -> impl IntoView {
    let store = Store::here();
    let chip = Memo::new(move |_| Chip::of(&store.scene.read()));
    let said = Memo::new(move |before: Option<&Said>| Said::of(&store.scene.read(), before));
    let line = move || match said.get().line {
        // A wide page lists the faults right below; a narrow one, where the list is behind the board, shows the first.
        Line::Faults { count, first } => view! {
            <span class="fault-count">{count}</span>
            <span class="fault-first">{first}</span>
        }
        .into_any(),
        Line::Sentence(sentence) => sentence.into_any(),
    };
    view! {
        <p class="fen-line">
            <span
                class="verdict"
                id="verdict"
                data-verdict=move || chip.get().name
                data-building=move || chip.get().building.then_some("")
            >
                <Icon name=Signal::derive(move || chip.get().icon)/>
                <span>{move || chip.get().words}</span>
            </span>
            <span id="fen-line">{line}</span>
        </p>
    }
}
