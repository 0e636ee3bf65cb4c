//! A board in the frame of somebody else's page, which has another origin.

use crate::host::{ENDGAME, Host, position, underscored};
use crate::{KINGS, KIWIPETE};
use e2e::cases;
use e2e::gesture::Button;
use e2e::page::{Page, START};
use serde_json::json;

cases! {
    everywhere:
        a_board_is_ready_answers_and_is_set,
        a_board_out_of_sight_is_ready_and_is_set,
        a_board_to_edit_tells_each_change,
        a_paste_into_a_board_to_edit_loads_a_position,
        a_board_in_a_sandbox_shows_its_position,
        nothing_is_kept_and_the_back_button_stays_the_pages_own;
    chromium:
        a_board_to_look_at_refuses_every_edit,
        the_box_can_be_typed_into_and_tells_its_changes,
        a_board_to_look_at_has_a_box_that_only_reads,
        two_boards_keep_their_own_positions,
        an_edit_comes_after_what_was_set_before_it,
        what_cannot_be_set_is_an_error_and_changes_nothing;
}

async fn a_board_is_ready_answers_and_is_set(p: &mut Page) {
    let host = Host::open(p).await;
    let tail = format!("?embed#fen={}&marks=Ge1e8&orientation=black", underscored(KINGS));
    let frame = host.frame(p, &tail).await;
    let answer = host.ask(p, frame, json!({ "type": "forsyth:get" })).await;
    assert_eq!(
        answer,
        json!({ "type": "forsyth:position", "id": "ask 1", "fen": KINGS, "marks": "Ge1e8", "orientation": "black" })
    );
    // What is not named stays.
    let answer = host.ask(p, frame, json!({ "type": "forsyth:set", "fen": KIWIPETE })).await;
    assert_eq!((&answer["fen"], &answer["marks"]), (&json!(KIWIPETE), &json!("Ge1e8")));
    let answer =
        host.ask(p, frame, json!({ "type": "forsyth:set", "marks": "", "orientation": "white" })).await;
    assert_eq!((&answer["marks"], &answer["orientation"]), (&json!(""), &json!("white")));
    p.enter(frame).await;
    p.shows(KIWIPETE).await;
    p.wait_for("the side at the bottom", "white".to_owned(), || p.orientation()).await;
    p.leave().await;
    assert_eq!(host.heard(p, frame, "forsyth:ready").await.len(), 1);
    assert_eq!(host.heard(p, frame, "forsyth:changed").await.len(), 0, "nobody but the page has changed it");
    host.is_calm(p).await;
}

/// Where nothing is painted there are no frames to wait for.
async fn a_board_out_of_sight_is_ready_and_is_set(p: &mut Page) {
    for style in ["display: none !important", "position: absolute !important; top: 400vh !important"] {
        let host = Host::open(p).await;
        p.step(format!("frames have {style}"));
        let script = "document.head.append(Object.assign(document.createElement('style'), { textContent: `iframe { ${arguments[0]} }` }))";
        p.script(script, vec![json!(style)]).await;
        let frame = host.frame(p, &format!("?embed=fen&fen={}", KINGS.replace(' ', "_"))).await;
        host.set(p, frame, ENDGAME).await;
        p.enter(frame).await;
        // What is printed is what was set.
        p.says(".fen-mirror", ENDGAME).await;
        p.leave().await;
    }
}

async fn what_cannot_be_set_is_an_error_and_changes_nothing(p: &mut Page) {
    let host = Host::open(p).await;
    let frame = host.frame(p, &format!("?embed#fen={}", underscored(KINGS))).await;
    for message in [
        json!({ "type": "forsyth:set", "fen": "8/8/x w", "orientation": "black" }),
        json!({ "type": "forsyth:set", "fen": "" }),
        json!({ "type": "forsyth:set", "fen": 8 }),
        json!({ "type": "forsyth:set", "fen": [KIWIPETE] }),
        json!({ "type": "forsyth:set", "fen": KIWIPETE, "marks": "Xe9" }),
        json!({ "type": "forsyth:set", "fen": KIWIPETE, "marks": { "length": 4 } }),
        json!({ "type": "forsyth:set", "fen": KIWIPETE, "orientation": "sideways" }),
        json!({ "type": "forsyth:set", "fen": "8/".repeat(200_000) }),
    ] {
        let answer = host.ask(p, frame, message.clone()).await;
        assert_eq!(answer["type"], json!("forsyth:error"), "{answer}");
        assert!(answer["message"].as_str().is_some_and(|sentence| sentence.ends_with('.')), "{answer}");
    }
    assert_eq!(
        host.ask(p, frame, json!({ "type": "forsyth:get" })).await,
        json!({ "type": "forsyth:position", "id": "ask 9", "fen": KINGS, "marks": "", "orientation": "white" })
    );
    host.is_calm(p).await;
}

async fn a_board_to_look_at_refuses_every_edit(p: &mut Page) {
    p.fill_clipboard(KIWIPETE).await;
    let host = Host::open(p).await;
    let frame = host.frame(p, "?embed").await;
    host.position_is(p, frame, START).await;
    p.enter(frame).await;
    assert!(!p.is_seen("[data-spare]").await && !p.is_seen("#fen").await && !p.is_seen("button").await);
    p.drag("e2", "e4").await;
    p.still_shows(START).await;
    p.click_square("d2").await;
    p.click_square("d4").await;
    p.still_shows(START).await;
    p.sweep(Button::Right, &["a3", "c3"]).await;
    p.finger_along(&["g1", "f3"]).await;
    p.still_shows(START).await;
    p.focus_square("e4").await;
    p.press(&["Q", "Delete", "Enter", "ArrowUp", "Enter", "Control+z", "x", "?", "m", "Control+v"]).await;
    p.still_shows(START).await;
    // Neither a long press nor a key finds a menu to open.
    assert_eq!((p.count("dialog[open]").await, p.count("[data-piece-menu]").await), (0, 0));
    p.drop_text("[data-square=e4]", KIWIPETE).await;
    p.still_shows(START).await;
    p.leave().await;
    let answer = host.ask(p, frame, json!({ "type": "forsyth:get" })).await;
    assert_eq!((&answer["fen"], &answer["marks"]), (&json!(START), &json!("")));
    assert_eq!(host.heard(p, frame, "forsyth:changed").await.len(), 0);
    // Turning the board is looking, too.
    host.enter(p, frame).await;
    p.focus_square("e4").await;
    p.press(&["f"]).await;
    p.leave().await;
    host.changed(p, frame, position(START, "", "black")).await;
    // The page around may still set it.
    host.set(p, frame, KIWIPETE).await;
    p.enter(frame).await;
    p.shows(KIWIPETE).await;
    p.leave().await;
    host.is_calm(p).await;
}

async fn a_board_to_edit_tells_each_change(p: &mut Page) {
    let host = Host::open(p).await;
    let frame = host.frame(p, &format!("?embed&edit#fen={}", underscored(KINGS))).await;
    host.position_is(p, frame, KINGS).await;
    p.enter(frame).await;
    p.drag("e1", "d2").await;
    p.leave().await;
    host.changed(p, frame, position("4k3/8/8/8/8/8/3K4/8 w - - 0 1", "", "white")).await;
    host.enter(p, frame).await;
    p.focus_square("a1").await;
    p.press(&["R"]).await;
    p.leave().await;
    host.changed(p, frame, position("4k3/8/8/8/8/8/3K4/R7 w - - 0 1", "", "white")).await;
    p.enter(frame).await;
    p.take("wQ").await;
    p.click_square("h1").await;
    p.leave().await;
    host.changed(p, frame, position("4k3/8/8/8/8/8/3K4/R6Q w - - 0 1", "", "white")).await;
    host.enter(p, frame).await;
    p.focus_square("a1").await;
    p.press(&["Escape", "Control+z", "f"]).await;
    p.leave().await;
    host.changed(p, frame, position("4k3/8/8/8/8/8/3K4/R7 w - - 0 1", "", "black")).await;
    p.enter(frame).await;
    p.sweep(Button::Right, &["d2", "d7"]).await;
    p.leave().await;
    host.changed(p, frame, position("4k3/8/8/8/8/8/3K4/R7 w - - 0 1", "Gd2d7", "black")).await;
    host.is_calm(p).await;
}

async fn the_box_can_be_typed_into_and_tells_its_changes(p: &mut Page) {
    let host = Host::open(p).await;
    let frame = host.frame(p, "?embed=fen&edit").await;
    host.position_is(p, frame, START).await;
    host.enter(p, frame).await;
    p.appears("#fen").await;
    p.retype("#fen", ENDGAME).await;
    p.shows(ENDGAME).await;
    p.leave().await;
    host.changed(p, frame, position(ENDGAME, "", "white")).await;
    // A fault is said, with its fix; the page hears of what could be read.
    host.enter(p, frame).await;
    p.retype("#fen", "8/8/8/8/8/5k2/9/4K2R w K - 3 40").await;
    p.appears(".problem").await;
    p.appears("[data-problem] .problem-text").await;
    p.leave().await;
    let answer = host.ask(p, frame, json!({ "type": "forsyth:get" })).await;
    assert_eq!(answer["type"], json!("forsyth:position"), "{answer}");
    assert!(!answer["fen"].as_str().unwrap_or_default().contains('9'), "{answer}");
    host.is_calm(p).await;
}

async fn a_paste_into_a_board_to_edit_loads_a_position(p: &mut Page) {
    p.fill_clipboard(KIWIPETE).await;
    let host = Host::open(p).await;
    let frame = host.frame(p, "?embed&edit").await;
    host.position_is(p, frame, START).await;
    host.enter(p, frame).await;
    p.focus_square("e4").await;
    p.press(&["Control+v"]).await;
    p.shows(KIWIPETE).await;
    p.leave().await;
    host.changed(p, frame, position(KIWIPETE, "", "white")).await;
    host.is_calm(p).await;
}

async fn a_board_to_look_at_has_a_box_that_only_reads(p: &mut Page) {
    p.fill_clipboard(KINGS).await;
    let host = Host::open(p).await;
    let frame = host.frame(p, &format!("?embed=fen#fen={}", underscored(KIWIPETE))).await;
    host.position_is(p, frame, KIWIPETE).await;
    host.enter(p, frame).await;
    p.appears("#fen").await;
    p.appears("#verdict").await;
    assert!(!p.is_seen("[data-spare]").await);
    p.focus("#fen").await;
    p.press(&["Control+a", "8", "Backspace", "Control+v", "Control+z"]).await;
    p.still_shows(KIWIPETE).await;
    p.focus_square("e4").await;
    p.press(&["Control+v"]).await;
    p.still_shows(KIWIPETE).await;
    p.leave().await;
    host.position_is(p, frame, KIWIPETE).await;
    assert_eq!(host.heard(p, frame, "forsyth:changed").await.len(), 0);
    host.is_calm(p).await;
}

async fn two_boards_keep_their_own_positions(p: &mut Page) {
    let host = Host::open(p).await;
    let first = host.frame(p, &format!("?embed&edit#fen={}", underscored(KINGS))).await;
    let second = host.frame(p, &format!("?embed&edit#fen={}", underscored(KIWIPETE))).await;
    host.position_is(p, first, KINGS).await;
    host.position_is(p, second, KIWIPETE).await;
    host.enter(p, second).await;
    p.focus_square("a8").await;
    p.press(&["Delete"]).await;
    p.leave().await;
    let moved = "4k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQk - 0 1";
    host.changed(p, second, position(moved, "", "white")).await;
    host.position_is(p, first, KINGS).await;
    // A board that is loaded again is what its address says, not what the other one was.
    p.script(
        "const one = document.querySelector('iframe'); one.src = one.src.replace('embed', 'embed=board');",
        Vec::new(),
    )
    .await;
    p.wait("the first board is ready again", || async {
        host.heard(p, first, "forsyth:ready").await.len() == 2
    })
    .await;
    host.position_is(p, first, KINGS).await;
    host.position_is(p, second, moved).await;
    host.is_calm(p).await;
}

async fn a_board_in_a_sandbox_shows_its_position(p: &mut Page) {
    let host = Host::open(p).await;
    let script = "
        const make = document.createElement.bind(document);
        document.createElement = (name) => {
            const element = make(name);
            if (name === 'iframe') element.sandbox = 'allow-scripts allow-same-origin';
            return element;
        };";
    p.script(script, Vec::new()).await;
    let frame = host.frame(p, &format!("?embed&edit#fen={}", underscored(KINGS))).await;
    host.enter(p, frame).await;
    p.shows(KINGS).await;
    p.focus_square("a1").await;
    p.press(&["R"]).await;
    p.shows("4k3/8/8/8/8/8/8/R3K3 w - - 0 1").await;
    p.leave().await;
    host.is_calm(p).await;
}

/// What is set is drawn a little later; an edit between the two stands, on top of what was set.
async fn an_edit_comes_after_what_was_set_before_it(p: &mut Page) {
    let host = Host::open(p).await;
    let frame = host.frame(p, &format!("?embed&edit#fen={}", underscored(KINGS))).await;
    p.enter(frame).await;
    p.take("wQ").await;
    // Behind the listener of the board, and before anything else can happen.
    let script = "
        addEventListener('message', ({ data: { edits } }) => {
            for (const [type, name, more] of edits ?? []) {
                const square = document.querySelector(`[data-square=${name}]`);
                const { left, top, width, height } = square.getBoundingClientRect();
                const place = { clientX: left + width / 2, clientY: top + height / 2 };
                const made = { ...more, ...place, bubbles: true, cancelable: true };
                square.dispatchEvent(more.key ? new KeyboardEvent(type, made) : new PointerEvent(type, made));
            }
        });";
    p.script(script, Vec::new()).await;
    p.leave().await;
    let mouse = json!({ "pointerId": 1, "pointerType": "mouse", "isPrimary": true });
    let queen = "8/8/8/8/8/5k2/8/Q3K2R w K - 3 40";
    for (mut message, edits, (fen, marks)) in [
        (
            json!({ "orientation": "black" }),
            json!([["keydown", "a1", { "key": "R" }]]),
            ("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", ""),
        ),
        (
            json!({ "fen": ENDGAME, "marks": "Ga1a8" }),
            json!([["pointerdown", "a1", mouse], ["pointerup", "a1", mouse]]),
            (queen, "Ga1a8"),
        ),
        // The same position set once more is no reason to forget the edit.
        (json!({ "fen": queen }), json!([["keydown", "a1", { "key": "Delete" }]]), (ENDGAME, "Ga1a8")),
    ] {
        message["type"] = json!("forsyth:set");
        message["edits"] = edits;
        host.say(p, frame, message).await;
        host.changed(p, frame, position(fen, marks, "black")).await;
        host.position_is(p, frame, fen).await;
        p.enter(frame).await;
        p.shows(fen).await;
        p.leave().await;
    }
    host.is_calm(p).await;
}

async fn nothing_is_kept_and_the_back_button_stays_the_pages_own(p: &mut Page) {
    p.blank().await;
    p.script("localStorage.setItem('forsyth.looks', 'theme=dark')", Vec::new()).await;
    p.open(KIWIPETE).await;
    let kept = p.script("return sessionStorage.getItem('forsyth.head')", Vec::new()).await;
    assert!(kept.is_string(), "the editor itself keeps its work");
    let host = Host::open(p).await;
    let steps = p.script("return history.length", Vec::new()).await;
    let frame = host
        .frame(
            p,
            &format!("?embed=fen&edit&theme=light&colors=blue&pieces=cburnett#fen={}", underscored(KINGS)),
        )
        .await;
    host.position_is(p, frame, KINGS).await;
    host.set(p, frame, START).await;
    p.enter(frame).await;
    p.shows(START).await;
    p.drag("e2", "e4").await;
    p.placement_is("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR").await;
    for (name, value) in [("theme", "light"), ("colors", "blue"), ("pieces", "cburnett")] {
        assert_eq!(p.attribute(":root", &format!("data-{name}")).await.as_deref(), Some(value));
    }
    p.wait("Cburnett's pieces", || p.exists(".pieces use[href^='cburnett.svg']")).await;
    assert!(p.fragment().await.contains(&underscored(KINGS)), "the address of the frame is what it was");
    p.leave().await;
    assert_eq!(p.script("return history.length", Vec::new()).await, steps);
    host.is_calm(p).await;
    p.blank().await;
    let now = p.script(
        "return [sessionStorage.getItem('forsyth.head'), localStorage.getItem('forsyth.looks')]",
        Vec::new(),
    );
    assert_eq!(now.await, json!([kept, "theme=dark"]));
}
