//! What is drawn again when something changes.

use crate::KIWIPETE;
use e2e::cases;
use e2e::engine::Engine;
use e2e::page::{Page, START, strings};
use serde_json::json;

cases! {
    everywhere:
        pieces_that_are_moved_do_not_glide;
    chromium:
        pieces_glide_when_nobody_has_moved_them,
        nothing_glides_for_who_asks_for_less_motion,
        a_move_draws_two_squares_again,
        a_typed_character_draws_what_it_changes,
        what_changes_nothing_draws_nothing_again,
        edits_leave_no_elements_and_no_listeners_behind,
        pictures_that_wait_are_never_many;
}

async fn watch(p: &Page) {
    p.settle().await;
    p.script("__e2e.watch()", Vec::new()).await;
}

async fn drawn(p: &Page) -> Vec<String> {
    p.settle().await;
    strings(&p.script("return __e2e.watched()", Vec::new()).await)
}

async fn a_move_draws_two_squares_again(p: &mut Page) {
    p.open(START).await;
    watch(p).await;
    p.drag("e2", "e4").await;
    p.fen_is("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1").await;
    assert_eq!(drawn(p).await, ["e2", "e4"]);
    watch(p).await;
    p.press(&["Control+z"]).await;
    p.fen_is(START).await;
    assert_eq!(drawn(p).await, ["e2", "e4"]);
}

async fn a_typed_character_draws_what_it_changes(p: &mut Page) {
    p.open(START).await;
    p.caret("#fen", 0).await;
    p.press(&["Delete"]).await;
    p.settle().await;
    watch(p).await;
    p.type_text("q").await;
    p.piece_is("a8", Some("bQ")).await;
    let drawn = drawn(p).await;
    assert!(drawn.contains(&"a8".to_owned()), "{drawn:?}");
    assert!(drawn.iter().all(|square| square.ends_with('8')), "other ranks: {drawn:?}");
}

async fn what_changes_nothing_draws_nothing_again(p: &mut Page) {
    p.open(START).await;
    watch(p).await;
    p.drag("e4", "e5").await;
    p.click_square("d5").await;
    p.tick("input[name=turn][value=b]").await;
    p.fen_is("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1").await;
    assert_eq!(drawn(p).await, Vec::<String>::new());
}

/// Writes down each piece that begins to glide: its square, and the columns and rows from which it comes.
async fn watch_glides(p: &Page) {
    let script = "
        window.glides = [];
        const see = ({ target }) => {
            if (!target.matches('.glide')) return;
            const way = ['--columns', '--rows'].map((name) => target.style.getPropertyValue(name));
            glides.push(`${__e2e.under(target.getAttribute('transform')).dataset.square} ${way.join(' ')}`);
        };
        new MutationObserver((records) => records.forEach(see))
            .observe(document.querySelector('[data-board]'), { attributeFilter: ['class'], subtree: true });";
    p.script(script, Vec::new()).await;
}

/// Waits until exactly these pieces have begun to glide, and until they have arrived.
async fn glides_are(p: &Page, expected: &[&str]) {
    let expected: Vec<String> = expected.iter().map(|one| (*one).to_owned()).collect();
    p.wait_for("what glides", expected, || async {
        let mut found = strings(&p.script("return glides", Vec::new()).await);
        found.sort();
        found
    })
    .await;
    // Where the system asks for less motion none is on its way, and none arrives.
    let on_the_way = "
        return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : document.querySelectorAll('.glide').length";
    p.wait_for("pieces that have not arrived", json!(0), || p.script(on_the_way, Vec::new())).await;
    p.script("glides.length = 0", Vec::new()).await;
}

const BELOW: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
const ABOVE: &str = "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1";

async fn pieces_glide_when_nobody_has_moved_them(p: &mut Page) {
    p.open(BELOW).await;
    watch_glides(p).await;
    p.script("location.hash = '#fen=4k3/8/8/8/4P3/8/8/4K3_w_-_-_0_1'", Vec::new()).await;
    p.shows(ABOVE).await;
    // From two rows below; what stays does not glide.
    glides_are(p, &["e4 0 2"]).await;
    p.action("undo").await;
    p.shows(BELOW).await;
    glides_are(p, &["e2 0 -2"]).await;
    p.action("redo").await;
    p.shows(ABOVE).await;
    glides_are(p, &["e4 0 2"]).await;
    p.transform("mirror-horizontal").await;
    p.shows("3k4/8/8/8/3P4/8/8/3K4 w - - 0 1").await;
    glides_are(p, &["d1 1 0", "d4 1 0", "d8 1 0"]).await;
    p.action("flip").await;
    p.wait_for("the orientation", "black".to_owned(), || p.orientation()).await;
    glides_are(p, &["d1 -1 7", "d4 -1 1", "d8 -1 -7"]).await;
    p.fill("#fen", "3k4/8/8/3P4/8/8/8/3K4 w - - 0 1").await;
    p.shows("3k4/8/8/3P4/8/8/8/3K4 w - - 0 1").await;
    p.settle().await;
    glides_are(p, &[]).await;
}

async fn pieces_that_are_moved_do_not_glide(p: &mut Page) {
    p.open(ABOVE).await;
    watch_glides(p).await;
    p.drag("e4", "e5").await;
    p.fen_is("4k3/8/8/4P3/8/8/8/4K3 w - - 0 1").await;
    p.drag("e5", "e4").await;
    p.fen_is(ABOVE).await;
    p.settle().await;
    glides_are(p, &[]).await;
}

async fn nothing_glides_for_who_asks_for_less_motion(p: &mut Page) {
    let moving = "return document.querySelector('.pieces').getAnimations({ subtree: true }).length";
    let script = "
        window.begun = 0;
        document.addEventListener('animationstart', () => (begun += 1), true);";
    for is_still in [false, true] {
        if is_still {
            p.emulate_reduced_motion().await;
        }
        p.open(START).await;
        p.script(script, Vec::new()).await;
        p.action("flip").await;
        p.wait_for("the orientation", "black".to_owned(), || p.orientation()).await;
        p.settle().await;
        p.wait_for("pieces on their way", json!(0), || p.script(moving, Vec::new())).await;
        let begun = p.script("return begun", Vec::new()).await;
        assert_eq!(begun, json!(if is_still { 0 } else { 32 }), "less motion: {is_still}");
    }
}

async fn edits_leave_no_elements_and_no_listeners_behind(p: &mut Page) {
    p.open(KIWIPETE).await;
    p.vanishes("[data-waiting]").await;
    edit(p, 200).await;
    let before = counts(p).await;
    edit(p, 200).await;
    let after = counts(p).await;
    // Fewer when the browser has meanwhile let go of the page before this one.
    assert!(after.iter().zip(&before).all(|(after, before)| after <= before), "{before:?} {after:?}");
}

/// Writes positions, readable and not, into the box, and drags a piece between them; ends as it began.
async fn edit(p: &Page, times: u32) {
    let script = "
        const [times, first, done] = arguments;
        const box = document.querySelector('#fen');
        const frame = () => new Promise(requestAnimationFrame);
        const type = (text) => {
            box.value = text;
            box.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }));
        };
        const point = (type, name) => {
            const square = document.querySelector(`[data-square=${name}]`);
            const { left, top, width } = square.getBoundingClientRect();
            const [clientX, clientY] = [left + width / 2, top + width / 2];
            const about = { bubbles: true, clientX, clientY, pointerId: 1, pointerType: 'mouse', buttons: 1 };
            square.dispatchEvent(new PointerEvent(type, about));
        };
        (async () => {
            for (let count = 0; count < times; count++) {
                type(['4k3/8/8/8/8/8/8/4K3 w - - 0 1', '4k3/8/8/8/9/8/8/K3K3 x', first][count % 3]);
                if (count % 3 !== 1) for (const step of ['down', 'move', 'up']) point(`pointer${step}`, step === 'down' ? 'e1' : 'c5');
                if (count % 20 === 0) await frame();
            }
            type(first);
            await frame();
            await frame();
            done();
        })();";
    p.script_async(script, vec![json!(times), json!(KIWIPETE)]).await;
    p.settle().await;
}

/// The elements of the page; where the engine counts them also all nodes that live, and the listeners.
async fn counts(p: &Page) -> Vec<u64> {
    let elements = p.count("*").await as u64;
    if p.engine() != Engine::Chromium {
        return vec![elements];
    }
    let browser = p.browser();
    let mut counters = json!({});
    for command in ["HeapProfiler.collectGarbage", "Memory.getDOMCounters"] {
        counters =
            browser.devtools(command, json!({})).await.unwrap_or_else(|error| panic!("{command}: {error}"));
    }
    let counted = ["nodes", "jsEventListeners"].map(|name| counters[name].as_u64());
    assert!(counted.iter().all(Option::is_some), "{counters}");
    counted.into_iter().flatten().chain([elements]).collect()
}

/// Of every piece as many as a board takes: what no board needs any more becomes what the next one does.
async fn pictures_that_wait_are_never_many(p: &mut Page) {
    p.goto("").await;
    for letter in "QRBNPKqrbnpk".chars() {
        let rank = letter.to_string().repeat(8);
        let fen = format!("{} w - - 0 1", [rank.as_str(); 8].join("/"));
        p.fill("#fen", &fen).await;
        p.shows(&fen).await;
    }
    p.settle().await;
    let count = p.script("return document.querySelectorAll('.pieces > use').length", Vec::new()).await;
    // When the last one was made, it was shown with 63 others, and 32 waited.
    assert!(count.as_u64().is_some_and(|count| (64..=96).contains(&count)), "{count} pictures");
}
