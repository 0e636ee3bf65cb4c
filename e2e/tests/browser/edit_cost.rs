//! What an edit touches in the page: attributes that are written, elements that are made and removed, texts that change,
//! each counted by part of the page. What is equal is not written again.

use crate::KIWIPETE;
use e2e::cases;
use e2e::page::{Page, START};
use serde_json::{Value, json};

cases! {
    chromium:
        a_move_writes_what_differs_on_two_squares,
        a_typed_record_writes_what_differs_and_makes_nothing;
}

/// Begins to write down what changes in the page.
async fn watch(p: &Page) {
    let script = "
        const parts = ['.square', '.pieces', '.fen-mirror', '.fen-line'];
        const part = (element) => parts.find((one) => element.closest(one)) ?? 'elsewhere';
        const isElement = (node) => node.nodeType === Node.ELEMENT_NODE;
        const all = [];
        const observer = new MutationObserver((records) => all.push(...records));
        observer.observe(document.querySelector('#app'), {
            attributes: true, attributeOldValue: true, characterData: true, childList: true, subtree: true,
        });
        window.__changes = () => {
            all.push(...observer.takeRecords());
            observer.disconnect();
            const counts = {};
            const add = (name, count = 1) => count && (counts[name] = (counts[name] ?? 0) + count);
            // From the last to the first: the value that a change has written is the one that the next one has found.
            const found = new Map();
            for (const { target, type, attributeName, oldValue, addedNodes, removedNodes } of all.reverse()) {
                const element = isElement(target) ? target : target.parentElement;
                const place = element ? part(element) : 'elsewhere';
                if (type === 'attributes') {
                    const values = found.get(target) ?? new Map();
                    found.set(target, values);
                    const written = values.has(attributeName) ? values.get(attributeName) : target.getAttribute(attributeName);
                    values.set(attributeName, oldValue);
                    add(`${place} ${attributeName}${written === oldValue ? ' again' : ''}`);
                } else if (type === 'characterData') add(`${place} text`);
                else {
                    add(`${place} made`, [...addedNodes].filter(isElement).length);
                    add(`${place} removed`, [...removedNodes].filter(isElement).length);
                }
            }
            return counts;
        };";
    // What is loaded later makes elements of its own; here is one of each part of the program.
    p.appears("[data-fact]").await;
    p.appears("[data-lesson]").await;
    p.wait("the printed picture", || p.exists(".printed-picture")).await;
    p.settle().await;
    p.script(script, Vec::new()).await;
}

/// How often what has changed, by part of the page.
async fn changes(p: &Page) -> serde_json::Map<String, Value> {
    p.settle().await;
    let counts = p.script("return __changes()", Vec::new()).await;
    counts.as_object().cloned().unwrap_or_default()
}

/// The same for a part of the page alone.
fn of(part: &str, changes: &serde_json::Map<String, Value>) -> Value {
    changes
        .iter()
        .filter(|(name, _)| name.starts_with(part))
        .map(|(name, count)| (name.clone(), count.clone()))
        .collect()
}

async fn a_move_writes_what_differs_on_two_squares(p: &mut Page) {
    p.open(START).await;
    p.click_square("e2").await;
    watch(p).await;
    p.click_square("e4").await;
    p.fen_is("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1").await;
    let changes = changes(p).await;
    assert_eq!(
        of(".square", &changes),
        json!({
            ".square aria-label": 2, ".square class": 2, ".square data-piece": 2,
            ".square aria-selected": 1, ".square data-selected": 1,
        }),
        "{changes:?}"
    );
    // The drawing goes to the other square. The one from there shows nothing, wherever it stands.
    assert_eq!(of(".pieces", &changes), json!({ ".pieces transform": 1 }), "{changes:?}");
    // What the pointer lights in the text changes on the way from one square to the other: nothing is written again.
    assert!(changes.keys().all(|name| !name.ends_with("again")), "{changes:?}");
}

async fn a_typed_record_writes_what_differs_and_makes_nothing(p: &mut Page) {
    p.open(KIWIPETE).await;
    watch(p).await;
    // Another move of the same game: one piece goes to another square.
    let script = "
        const box = document.querySelector('#fen');
        box.value = arguments[0];
        box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));";
    let moved = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N3Qp/PPPBBPPP/R3K2R w KQkq - 0 1";
    p.script(script, vec![json!(moved)]).await;
    p.shows(moved).await;
    let changes = changes(p).await;
    assert_eq!(
        of(".square", &changes),
        json!({ ".square aria-label": 2, ".square class": 2, ".square data-piece": 2 }),
        "{changes:?}"
    );
    assert_eq!(of(".pieces", &changes), json!({ ".pieces transform": 1 }), "{changes:?}");
    // The text, and the two widths of its lines that differ.
    assert_eq!(
        of(".fen-mirror", &changes),
        json!({ ".fen-mirror style": 2, ".fen-mirror text": 1 }),
        "{changes:?}"
    );
    let again: Vec<_> =
        changes.keys().filter(|name| name.ends_with("again") || name.ends_with("made")).collect();
    assert!(again.is_empty(), "{changes:?}");
}
