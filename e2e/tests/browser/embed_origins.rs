//! Who is heard by an embedded board, and what strangers can do to it: nothing.

use crate::host::{Host, position, underscored};
use crate::hostile::{is_unharmed, work};
use crate::{EMPTY, KINGS, KIWIPETE};
use e2e::cases;
use e2e::page::{Page, START};
use e2e::site::HOST;
use serde_json::{Value, json};

cases! {
    everywhere:
        only_the_page_around_is_heard,
        a_page_that_is_no_embed_is_not_framed;
    chromium:
        an_origin_that_the_address_names_is_the_only_one_heard,
        an_address_that_names_no_origin_is_spoken_to_by_nobody,
        floods_and_wrong_types_break_nothing,
        a_text_from_outside_is_never_markup,
        messages_to_the_editor_itself_are_not_heard,
        an_event_that_breaks_off_is_no_message;
}

async fn only_the_page_around_is_heard(p: &mut Page) {
    let host = Host::open(p).await;
    let frame = host.frame(p, &format!("?embed#fen={}", underscored(KINGS))).await;
    let stranger = host.frame_silently(p, &host.site.own(HOST), (200, 200)).await;
    p.enter(stranger).await;
    p.wait("the other page", || async {
        p.script("return Array.isArray(window.heard)", Vec::new()).await == Value::Bool(true)
    })
    .await;
    // A sibling has the same origin as the page around, and still is not it.
    let script = "
        const board = parent.frames[0];
        for (const type of ['forsyth:set', 'forsyth:get']) board.postMessage({ type, id: 'stranger', fen: arguments[0] }, '*');";
    p.script(script, vec![json!(KIWIPETE)]).await;
    p.leave().await;
    host.position_is(p, frame, KINGS).await;
    // Messages to one window come in their order: what the stranger said has been there before this.
    p.enter(stranger).await;
    assert_eq!(p.script("return heard.length", Vec::new()).await, json!(0), "a stranger gets no answer");
    // Nor does the board hear itself.
    p.leave().await;
    p.enter(frame).await;
    p.script("postMessage({ type: 'forsyth:set', fen: arguments[0] }, '*')", vec![json!(KIWIPETE)]).await;
    p.settle().await;
    p.shows(KINGS).await;
    p.leave().await;
    host.position_is(p, frame, KINGS).await;
    host.is_calm(p).await;
}

async fn an_origin_that_the_address_names_is_the_only_one_heard(p: &mut Page) {
    let host = Host::open(p).await;
    let right = format!("?embed&edit&origin={}#fen={}", host.site.origin(), underscored(KINGS));
    let frame = host.frame(p, &right).await;
    // Changes are told to it even before it has spoken.
    host.enter(p, frame).await;
    p.focus_square("a1").await;
    p.press(&["R"]).await;
    p.leave().await;
    host.changed(p, frame, position("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "", "white")).await;
    let wrong = format!("?embed&edit&origin=https://host.example#fen={}", underscored(KINGS));
    is_silent(p, &host, &wrong).await;
    // Chromium's console notes that the page around is not the one that the board speaks to.
    p.take_problems().await;
}

async fn an_address_that_names_no_origin_is_spoken_to_by_nobody(p: &mut Page) {
    let host = Host::open(p).await;
    for origin in ["", "null", "*", "javascript:alert(1)", "host.example"] {
        is_silent(p, &host, &format!("?embed&edit&origin={origin}#fen={}", underscored(KINGS))).await;
    }
}

/// Wants a board to hear nothing of the page around, and to say nothing to it.
async fn is_silent(p: &Page, host: &Host, tail: &str) {
    let frame = host.frame_silently(p, &p.site().page(tail), (480, 640)).await;
    p.enter(frame).await;
    p.ready().await;
    p.shows(KINGS).await;
    // The link to the editor comes with what speaks.
    p.wait("the link", || p.exists(".embed-link[href]")).await;
    p.leave().await;
    for message in [json!({ "type": "forsyth:get" }), json!({ "type": "forsyth:set", "fen": KIWIPETE })] {
        host.say(p, frame, message).await;
    }
    host.enter(p, frame).await;
    p.settle().await;
    p.focus_square("a1").await;
    p.press(&["R"]).await;
    p.shows("4k3/8/8/8/8/8/8/R3K3 w - - 0 1").await;
    p.leave().await;
    p.settle().await;
    let said = p.script("return heard.filter((one) => one.frame === arguments[0])", vec![json!(frame)]).await;
    assert_eq!(said, json!([]), "{tail}");
}

async fn floods_and_wrong_types_break_nothing(p: &mut Page) {
    let host = Host::open(p).await;
    let frame = host.frame(p, "?embed=fen&edit").await;
    host.position_is(p, frame, START).await;
    let script = "
        const board = document.querySelector('iframe').contentWindow;
        const circle = { type: 'forsyth:set' };
        circle.fen = circle;
        const odd = [null, undefined, 0, NaN, '', 'forsyth:get', [], ['forsyth:get'], true, 10n, new Date(), /x/, new Map(),
            new Error('x'), new ArrayBuffer(8), new Blob(['x']), circle, { type: circle }, { type: null }, { type: 7 },
            { type: 'forsyth:' }, { type: 'forsyth:ready' }, { type: 'forsyth:changed', fen: 'x' }, { type: '__proto__' },
            { type: 'forsyth:get', id: circle }, { type: 'forsyth:get', id: Symbol.iterator.description },
            { type: 'forsyth:set', id: [], fen: 10n }, { type: 'forsyth:set', fen: new String('8'), marks: new Map() },
            { type: 'forsyth:set', fen: '\\u0000\\ud800', marks: '\\ud800', orientation: '\\udfff' }];
        for (const message of odd) board.postMessage(message, '*');
        for (let count = 0; count < 3400; count += 1) {
            board.postMessage({ type: 'forsyth:set', fen: count % 2 ? arguments[0] : arguments[1], marks: 'Ge2e4' }, '*');
            board.postMessage({ type: 'forsyth:get' }, '*');
            board.postMessage({ type: 'forsyth:set', fen: 'x'.repeat(count) }, '*');
        }";
    p.script(script, vec![json!(KIWIPETE), json!(EMPTY)]).await;
    host.position_is(p, frame, KIWIPETE).await;
    p.enter(frame).await;
    p.shows(KIWIPETE).await;
    p.drag("e5", "c6").await;
    p.leave().await;
    let moved = "r3k2r/p1ppqpb1/bnN1pnp1/3P4/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
    host.changed(p, frame, position(moved, "Ge2e4", "white")).await;
    assert_eq!(host.heard(p, frame, "forsyth:changed").await.len(), 1);
    host.is_calm(p).await;
}

/// The page's own stand in its head, but for the one that begins the program, and have an address.
const SCRIPTS_OF_OTHERS: &str = "script:not([src]), body > script:not([data-wasm])";

async fn a_text_from_outside_is_never_markup(p: &mut Page) {
    let host = Host::open(p).await;
    let markup = "<img src=x onerror=document.body.remove()><script>document.body.remove()</script>";
    let tail =
        format!("?embed=fen&edit&theme={markup}&origin=#fen={markup}&marks={markup}&orientation={markup}");
    let silent = host.frame_silently(p, &p.site().page(&tail), (480, 640)).await;
    p.enter(silent).await;
    p.ready().await;
    assert_eq!((p.count("img").await, p.count(SCRIPTS_OF_OTHERS).await), (0, 0));
    p.leave().await;
    let frame = host.frame(p, "?embed=fen&edit").await;
    for field in ["fen", "marks", "orientation", "id"] {
        host.say(p, frame, json!({ "type": "forsyth:set", field: markup })).await;
    }
    host.position_is(p, frame, START).await;
    host.enter(p, frame).await;
    p.fill("#fen", markup).await;
    p.appears(".problem").await;
    assert_eq!((p.count("img").await, p.count(SCRIPTS_OF_OTHERS).await), (0, 0));
    p.leave().await;
    host.is_calm(p).await;
}

async fn a_page_that_is_no_embed_is_not_framed(p: &mut Page) {
    let host = Host::open(p).await;
    let script = "
        const [url, done] = arguments;
        const frame = document.createElement('iframe');
        // A refused page leaves an error page behind, which nobody can look into, and which has no board.
        frame.onload = frame.onerror = () => done(frame.contentWindow.length);
        frame.src = url;
        document.body.append(frame);";
    p.script_async(script, vec![json!(p.site().page(""))]).await;
    p.enter(0).await;
    assert_eq!(p.count("[data-board]").await, 0);
    p.leave().await;
    // The refusal is a problem only to those who wanted it otherwise.
    let told = p.violation(&["policy report"]).await;
    assert!(
        told.iter().any(|one| one.starts_with("policy report") && one.contains("frame-ancestors")),
        "{told:?}"
    );
    drop(host);
}

async fn messages_to_the_editor_itself_are_not_heard(p: &mut Page) {
    work(p).await;
    let script = "
        const circle = { type: 'forsyth:set', fen: arguments[0] };
        circle.circle = circle;
        for (const message of [null, 7, 'forsyth:set', [], circle, { type: 'forsyth:set', fen: arguments[0] }, new Map(), new Error()]) {
            postMessage(message, '*');
        }
        for (let count = 0; count < 10_000; count += 1) postMessage({ type: 'forsyth:set', fen: arguments[0], count }, '*');
        const done = arguments[1];
        addEventListener('message', ({ data }) => data === 'the last' && done(true));
        postMessage('the last', '*');";
    p.script_async(script, vec![json!(KIWIPETE)]).await;
    is_unharmed(p).await;
}

async fn an_event_that_breaks_off_is_no_message(p: &mut Page) {
    p.goto("?embed=fen&edit").await;
    // Only a script in the page itself can send one whose fields are code.
    let script = "
        const thrown = () => { throw new Error('by the test'); };
        const trap = new Proxy({}, { get: thrown, has: thrown, getPrototypeOf: thrown, ownKeys: thrown });
        const getter = { get type() { throw new Error('by the test'); } };
        const late = { type: 'forsyth:set', get fen() { throw new Error('by the test'); } };
        for (const data of [trap, getter, late]) {
            for (const origin of ['', 'null', 'https://a.example']) {
                for (const source of [null, window, parent]) dispatchEvent(new MessageEvent('message', { data, origin, source }));
            }
        }";
    p.script(script, Vec::new()).await;
    p.shows(START).await;
    p.drag("e2", "e4").await;
    p.piece_is("e4", Some("wP")).await;
}
