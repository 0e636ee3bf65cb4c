//! Hostile input wherever something can come in: an error with words, nothing lost, and nothing of it taken for markup.
//!
//! That nothing freezes is true by what is read at once, and that is what is wanted here: no file is read that is too
//! large, no text stands in the box that is too long, and a long one is read a stretch at a time.

use crate::import::chunk_is_here;
use crate::links::is_whole_at;
use crate::{KINGS, KIWIPETE};
use e2e::cases;
use e2e::engine::Engine;
use e2e::page::{Page, START};
use serde_json::{Value, json};

cases! {
    everywhere:
        hostile_texts_stand_in_the_box_as_they_are,
        ten_megabytes_are_refused_everywhere,
        a_fragment_of_megabytes_is_told;
    chromium:
        hostile_texts_are_dropped_with_an_error_in_words,
        a_text_that_is_too_long_for_the_box_is_not_laid_out,
        a_long_text_is_read_while_the_page_goes_on,
        every_parameter_of_the_address_may_hold_anything,
        every_key_of_the_storage_may_hold_anything,
        the_last_of_two_texts_is_shown;
}

/// A text as a program writes it, for those that no message to a driver can carry.
const TEXTS: [&str; 10] = [
    "'\\u0000'.repeat(50) + 'x'",
    "'\\u0001\\u0002\\u0007\\u0008\\u001b[31m\\u007f\\u0085 8/8'",
    "'\\u202e\\u2067abc\\u200f\\u061c 8/8/8 w\\u2069'",
    "'\\ud800 \\udfff 8/\\udc00'",
    "'<img src=x onerror=\"window.__taken=1\">'",
    "'<script>window.__taken=1</script><svg onload=window.__taken=1>'",
    "'\"><iframe srcdoc=\"<script>parent.__taken=1</script>\">'",
    "'javascript:window.__taken=1'",
    "'{{constructor.constructor(\"window.__taken=1\")()}} ${window.__taken=1} __proto__'",
    "'[Event \"<img src=x onerror=window.__taken=1>\"]\\n[White \"<b>\"]\\n\\n1. <i> {<img src=x onerror=window.__taken=1>}'",
];

pub(crate) const AFTER_QUEEN: &str = "4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1";

/// Opens a page with a step of work, and everything that is loaded later.
pub(crate) async fn work(p: &Page) {
    p.open(KINGS).await;
    p.take("wQ").await;
    p.click_square("d4").await;
    p.shows(AFTER_QUEEN).await;
    p.press(&["Escape"]).await;
    chunk_is_here(p).await;
}

/// Nothing of theirs is an element, and nothing of theirs ran.
async fn is_no_markup(p: &Page) {
    let script = "
        const theirs = `img:not([data-picture], .qr-picture), iframe, body script:not([src]), svg[onload], [onerror], [srcdoc],
            b:not([data-panel] b), i, form, object, embed, body style, [href^='javascript:' i]`;
        return [window.__taken ?? null, ...[...document.querySelectorAll(theirs)].map((one) => one.outerHTML)];";
    assert_eq!(p.script(script, Vec::new()).await, json!([null]), "markup of theirs");
}

/// The position is there, and so is the step that led to it.
pub(crate) async fn is_unharmed(p: &Page) {
    p.still_shows(AFTER_QUEEN).await;
    is_no_markup(p).await;
    p.action("undo").await;
    p.shows(KINGS).await;
    p.action("redo").await;
    p.shows(AFTER_QUEEN).await;
}

pub(crate) async fn is_told(p: &Page, what: &str) {
    p.appears("[data-notice]").await;
    let words = p.text(".notice-text").await;
    assert!(words.trim().len() > 10 && words.len() < 400, "{what}: {words:?}");
    for character in words.chars() {
        let turns = matches!(character, '\u{61C}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2066}'..='\u{2069}');
        assert!(!turns && !character.is_control(), "{what}: {words:?}");
    }
    p.action("dismiss").await;
    p.vanishes("[data-notice]").await;
}

/// Pastes what a script makes, on the board.
async fn paste(p: &Page, text: &str) {
    p.step(format!("paste {text:.60}"));
    p.script(&format!("__e2e_clipboard({text})"), Vec::new()).await;
    p.action("paste").await;
}

/// Puts into the box what a script makes, as an input method or an extension does.
async fn put(p: &Page, text: &str) {
    let script = format!(
        "const box = document.querySelector('#fen');
        box.focus();
        box.value = {text};
        box.dispatchEvent(new InputEvent('input', {{ bubbles: true, inputType: 'insertText' }}));
        return box.value.length;"
    );
    p.script(&script, Vec::new()).await;
}

/// Pastes into the box what a script makes. Returns whether the browser was kept from putting it there itself.
async fn paste_into_box(p: &Page, text: &str) -> Value {
    let script = format!(
        "const box = document.querySelector('#fen');
        box.focus();
        box.select();
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', {text});
        const event = new ClipboardEvent('paste', {{ bubbles: true, cancelable: true }});
        Object.defineProperty(event, 'clipboardData', {{ value: clipboardData }});
        return !box.dispatchEvent(event);"
    );
    p.script(&script, Vec::new()).await
}

/// Drops what a script fills a `DataTransfer` with.
pub(crate) async fn drop_it(p: &Page, css: &str, fill: &str) -> Value {
    let script = format!(
        "const dataTransfer = new DataTransfer();
        {fill};
        const about = {{ bubbles: true, cancelable: true, dataTransfer }};
        return !document.querySelector('{css}').dispatchEvent(new DragEvent('drop', about));"
    );
    p.script(&script, Vec::new()).await
}

// --- texts ---

async fn hostile_texts_stand_in_the_box_as_they_are(p: &mut Page) {
    work(p).await;
    for text in TEXTS {
        put(p, text).await;
        p.appears("[data-problem]").await;
        is_no_markup(p).await;
        let script = format!(
            "return document.querySelector('#fen').value.toWellFormed() === ({text}).toWellFormed().replaceAll('\\r', '')"
        );
        assert_eq!(p.script(&script, Vec::new()).await, true, "{text}");
        // As far as it can be read it is on the board: one step.
        p.action("undo").await;
        p.shows(AFTER_QUEEN).await;
    }
    is_no_markup(p).await;
}

async fn hostile_texts_are_dropped_with_an_error_in_words(p: &mut Page) {
    work(p).await;
    for text in TEXTS {
        assert_eq!(
            drop_it(p, "[data-square=e4]", &format!("dataTransfer.setData('text/plain', {text})")).await,
            true
        );
        is_told(p, text).await;
        is_unharmed(p).await;
    }
}

async fn a_text_that_is_too_long_for_the_box_is_not_laid_out(p: &mut Page) {
    work(p).await;
    let long = "'8/'.repeat(15_000)";
    put(p, long).await;
    is_told(p, "set").await;
    is_unharmed(p).await;
    assert_eq!(paste_into_box(p, long).await, true, "the browser is kept from it");
    is_told(p, "pasted").await;
    is_unharmed(p).await;
    assert_eq!(drop_it(p, "#fen", &format!("dataTransfer.setData('text/plain', {long})")).await, true);
    is_told(p, "dropped").await;
    is_unharmed(p).await;
    assert!(!p.is_seen("[data-action=edit-unread]").await, "it is not offered for the box");
    // What can be found in a long text is loaded all the same.
    let with_record = format!("'{KIWIPETE}\\n' + ' '.repeat(40_000)");
    assert_eq!(paste_into_box(p, &with_record).await, true);
    p.shows(KIWIPETE).await;
    p.action("undo").await;
    p.shows(AFTER_QUEEN).await;
}

async fn ten_megabytes_are_refused_everywhere(p: &mut Page) {
    p.simulate(&["clipboard-memory"]).await;
    work(p).await;
    let huge = "'<img src=x onerror=window.__taken=1> '.repeat(270_000)";
    paste(p, huge).await;
    is_told(p, "on the board").await;
    assert_eq!(paste_into_box(p, huge).await, true, "the browser is kept from it");
    is_told(p, "in the box").await;
    put(p, huge).await;
    is_told(p, "set").await;
    for place in ["[data-square=e4]", "#fen"] {
        assert_eq!(drop_it(p, place, &format!("dataTransfer.setData('text/plain', {huge})")).await, true);
        is_told(p, place).await;
    }
    is_unharmed(p).await;
}

/// More games than are kept.
const GAMES: &str = "'[Event \"x\"]\\n[White \"<img src=x onerror=window.__taken=1>\"]\\n\\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\\n\\n'.repeat(1_200)";

async fn a_long_text_is_read_while_the_page_goes_on(p: &mut Page) {
    p.simulate(&["clipboard-memory"]).await;
    work(p).await;
    let watch = "
        window.__said = [];
        const notice = document.querySelector('.notice-text');
        new MutationObserver(() => __said.push(notice.textContent)).observe(notice, { childList: true, subtree: true });
        const timer = window.setTimeout;
        window.__pauses = 0;
        window.setTimeout = (...given) => {
            if (!given[1]) __pauses += 1;
            return timer(...given);
        };";
    p.script(watch, Vec::new()).await;
    paste(p, GAMES).await;
    p.appears("[data-import]").await;
    p.placement_is("r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R").await;
    let [said, pauses] = [
        p.script("return __said.join('|')", Vec::new()).await,
        p.script("return __pauses", Vec::new()).await,
    ];
    assert!(said.as_str().is_some_and(|said| said.contains("being read")), "{said}");
    // The page does not see what Firefox's driver puts into the place of a timer.
    let is_counted = p.engine() != Engine::Firefox;
    assert!(!is_counted || pauses.as_u64().is_some_and(|pauses| pauses >= 3), "{pauses} pauses");
    // More games than a list of choices has are rows, and all of them are there.
    assert_eq!(p.attribute(".records.games", "aria-rowcount").await.as_deref(), Some("1201"));
    assert!(!p.is_seen("[data-import-action=edit]").await, "it is not offered for the box");
    is_no_markup(p).await;
    p.action("undo").await;
    p.shows(AFTER_QUEEN).await;
}

async fn the_last_of_two_texts_is_shown(p: &mut Page) {
    work(p).await;
    // In one go, so that the first is still being read.
    let both = format!(
        "for (const text of [{GAMES}, '{KIWIPETE}']) {{
            const dataTransfer = new DataTransfer();
            dataTransfer.setData('text/plain', text);
            document.body.dispatchEvent(new DragEvent('drop', {{ bubbles: true, cancelable: true, dataTransfer }}));
        }}"
    );
    p.script(&both, Vec::new()).await;
    p.shows(KIWIPETE).await;
    p.settle().await;
    p.still_shows(KIWIPETE).await;
    p.action("undo").await;
    p.shows(AFTER_QUEEN).await;
}

// --- the address ---

const GARBAGE: [&str; 9] = [
    "",
    "%",
    "%E0%A4%A",
    "%00%FF%FE%ED%A0%80",
    "%E2%80%AE%D8%9C",
    "<img src=x onerror=window.__taken=1>",
    "__proto__",
    "constructor",
    "-1e999999999999999999999",
];

async fn every_parameter_of_the_address_may_hold_anything(p: &mut Page) {
    let fen = START.replace(' ', "_");
    for garbage in GARBAGE {
        let fragment = format!(
            "#fen={fen}&variant={garbage}&marks={garbage}&orientation={garbage}&color={garbage}&{garbage}={garbage}"
        );
        let names = [
            "fen",
            "lang",
            "theme",
            "colors",
            "pieces",
            "coordinates",
            "size",
            "text",
            "url",
            "title",
            "origin",
        ];
        let query: Vec<String> = names.iter().map(|name| format!("{name}={garbage}")).collect();
        is_whole_at(p, &format!("?{}&{garbage}={garbage}{fragment}", query.join("&"))).await;
        is_no_markup(p).await;
        // A choice that nobody can have made is none.
        assert_eq!(p.attribute("html", "lang").await.as_deref(), Some("en"));
    }
}

async fn a_fragment_of_megabytes_is_told(p: &mut Page) {
    work(p).await;
    for (text, length) in
        [("8/", 250_000), ("<img%20src=x%20onerror=window.__taken=1>/", 10_000), ("%E0%A4", 50_000)]
    {
        let script = "location.hash = `fen=${arguments[0].repeat(arguments[1])}`;";
        p.script(script, vec![json!(text), json!(length)]).await;
        is_told(p, text).await;
        is_no_markup(p).await;
        p.still_shows(AFTER_QUEEN).await;
    }
    // Longer ones than any browser takes.
    p.script("try { location.hash = `fen=${'8/'.repeat(5_000_000)}` } catch {}", Vec::new()).await;
    is_no_markup(p).await;
    p.still_shows(AFTER_QUEEN).await;
}

// --- the storage ---

async fn every_key_of_the_storage_may_hold_anything(p: &mut Page) {
    for garbage in [
        "''",
        "'null'",
        "'<img src=x onerror=window.__taken=1>'",
        "'theme=<img> colors=javascript: pieces=../../x size=99999999999 __proto__=1'",
        "'__proto__'",
        "'{\"__proto__\":{\"x\":1}}'",
        "'\\u0000\\ud800\\uffff\\u202e'",
        "'1 0 0 0 w'",
        "'1 0 18446744073709551615 18446744073709551615 b'",
        "'][data-action=clear'",
        "'x'.repeat(200_000)",
    ] {
        p.blank().await;
        let script = format!(
            "const names = ['head', 'step.0', 'step.1', 'aside.head', 'aside.step.0', 'address', 'language', 'focus', 'launched',
                'page', 'looks', 'form', 'letters', 'picture', 'texts'];
            for (const store of [localStorage, sessionStorage]) {{
                for (const name of names) store.setItem(`forsyth.${{name}}`, {garbage});
            }}"
        );
        p.script(&script, Vec::new()).await;
        p.step(format!("the storage holds {garbage}"));
        is_whole_at(p, "").await;
        for panel in ["forms", "picture", "texts", "links"] {
            p.script(
                "document.querySelector(arguments[0]).open = true",
                vec![json!(format!("[data-panel={panel}]"))],
            )
            .await;
            p.appears(&format!("[data-panel={panel}] .panel-body *")).await;
        }
        is_no_markup(p).await;
        // Whatever the settings hold, the pictures are drawn.
        let script = "
            return [...document.querySelectorAll('[data-picture], .qr-picture')].every((one) => one.complete && one.naturalWidth);";
        p.wait("the drawings", || async { p.script(script, Vec::new()).await == json!(true) }).await;
        // Once is enough: what is kept from now on is sound.
        p.reload().await;
        p.piece_is("d5", Some("wK")).await;
        p.blank().await;
        p.script("for (const store of [localStorage, sessionStorage]) for (const key of Object.keys(store)) if (key.startsWith('forsyth.')) store.removeItem(key);", Vec::new()).await;
    }
}
