//! The help: FEN taught on the position that is being edited.

use crate::{KINGS, KIWIPETE};
use e2e::cases;
use e2e::page::{Page, START, strings};
use serde_json::json;

cases! {
    everywhere:
        escape_and_the_button_close_it_and_give_the_focus_back,
        on_a_phone_the_board_can_be_seen_beside_it;
    chromium:
        the_keys_of_the_board_go_on_working,
        an_entry_lights_what_it_means,
        an_entry_that_has_the_focus_lights_it_too,
        a_field_in_the_box_marks_its_entry,
        escape_on_the_board_is_the_boards,
        on_a_desktop_it_covers_neither_board_nor_box,
        arrows_go_from_tab_to_tab,
        with_findings_it_keeps_room_for_an_entry,
        the_board_stays_usable_and_the_help_follows_it,
        a_question_mark_opens_how_to_use_and_closes_it,
        each_pointer_has_its_gestures,
        the_pictures_move_only_for_who_wants_motion,
        an_example_is_loaded_and_can_be_undone;
}

const HELP: &str = "[data-dialog=help]";

async fn opened(p: &Page, fen: &str) {
    p.open(fen).await;
    p.action("help").await;
    p.appears(HELP).await;
    p.click("[data-help-tab=fen]").await;
    p.appears(".help-fields").await;
    p.settle().await;
}

/// What an entry says now.
async fn meaning(p: &Page, field: &str) -> String {
    p.text(&format!("{HELP} [data-lights={field}] .help-now")).await
}

async fn says(p: &Page, field: &str, words: &str) {
    p.wait(&format!("{words:?} in the entry of {field}"), || async {
        meaning(p, field).await.contains(words)
    })
    .await;
}

/// The squares that are lit, in the order of their names.
async fn lit(p: &Page) -> Vec<String> {
    let script = "
        const squares = [...document.querySelectorAll('[data-board] [data-square]')];
        return [...document.querySelectorAll('.mark.lit')].map((mark) => {
            const { x, y, width, height } = mark.getBoundingClientRect();
            const within = (rect) => rect.left < x + width / 2 && x + width / 2 < rect.right
                && rect.top < y + height / 2 && y + height / 2 < rect.bottom;
            return squares.find((square) => within(square.getBoundingClientRect())).dataset.square;
        }).sort();";
    strings(&p.script(script, Vec::new()).await)
}

async fn lights(p: &Page, squares: &str) {
    let expected: Vec<String> = squares.split_whitespace().map(str::to_owned).collect();
    p.wait_for("the squares that are lit", expected, || lit(p)).await;
}

async fn point_at(p: &Page, css: &str) {
    p.step(format!("point at {css}"));
    p.script("document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })", vec![css.into()])
        .await;
    p.settle().await;
    p.move_to(p.center(css).await).await;
}

async fn the_board_stays_usable_and_the_help_follows_it(p: &mut Page) {
    opened(p, START).await;
    says(p, "side", "White").await;
    says(p, "castling", "White and Black may still castle on both sides").await;
    assert_eq!(p.text("[data-rank='2'] code").await, "PPPPPPPP");
    p.drag("e2", "e4").await;
    p.piece_is("e4", Some("wP")).await;
    p.wait_for("the text of rank 4", "4P3".to_owned(), || p.text("[data-rank='4'] code")).await;
    let meaning = p.text("[data-rank='4'] span").await;
    assert!(meaning.contains("4 empty squares, pawn, 3 empty squares"), "{meaning:?}");
    p.drag("h8", "h6").await;
    says(p, "castling", "Black may still castle queenside").await;
    p.fill("#fen", "4k3/8/8/8/8/8/8/4K3 b - - 7 30").await;
    says(p, "side", "Black").await;
    says(p, "halfmove", "7 half moves").await;
    says(p, "fullmove", "30").await;
    assert!(p.is_seen(HELP).await, "the help stays open");
}

async fn the_keys_of_the_board_go_on_working(p: &mut Page) {
    opened(p, START).await;
    p.focus_square("e4").await;
    p.press(&["Shift+q"]).await;
    p.piece_is("e4", Some("wQ")).await;
    p.press(&["Control+z"]).await;
    p.shows(START).await;
}

async fn an_entry_lights_what_it_means(p: &mut Page) {
    opened(p, "4k3/8/8/3pP3/8/8/8/R3K2R w KQ d6 0 2").await;
    for (css, squares) in [
        ("[data-rank='5']", "a5 b5 c5 d5 e5 f5 g5 h5"),
        ("[data-help-field=side]", "a1 e1 e5 h1"),
        ("[data-help-field=castling]", "a1 e1 h1"),
        ("[data-help-field=ep]", "d5 d6"),
        ("[data-help-field=placement]", "a1 d5 e1 e5 e8 h1"),
        ("[data-help-field=fullmove]", ""),
    ] {
        point_at(p, css).await;
        lights(p, squares).await;
    }
    point_at(p, "[data-help-field=side]").await;
    lights(p, "a1 e1 e5 h1").await;
    p.move_to(p.center(".brand").await).await;
    lights(p, "").await;
}

async fn an_entry_that_has_the_focus_lights_it_too(p: &mut Page) {
    opened(p, KINGS).await;
    p.focus("[data-help-field=side]").await;
    lights(p, "e1").await;
    p.focus("[data-rank='1']").await;
    lights(p, "a1 b1 c1 d1 e1 f1 g1 h1").await;
    p.focus("#fen").await;
    lights(p, "").await;
}

async fn a_field_in_the_box_marks_its_entry(p: &mut Page) {
    opened(p, START).await;
    for (field, place) in [("castling", 46), ("placement", 3), ("fullmove", START.len())] {
        p.caret("#fen", place).await;
        p.press(&["Shift"]).await;
        p.appears(&format!("[data-help-field={field}][aria-current=true]")).await;
        assert_eq!(p.count(&format!("{HELP} [aria-current=true]")).await, 1, "marked entries");
        let (body, entry) = (p.rect(".help-body").await, p.rect(&format!("[data-help-field={field}]")).await);
        assert!(entry.y >= body.y - 1.0 && entry.bottom() <= body.bottom() + 1.0, "{field} is in sight");
    }
    p.focus("[data-action=flip]").await;
    p.wait("no entry marked", || async { p.count(&format!("{HELP} [aria-current]")).await == 0 }).await;
}

async fn escape_and_the_button_close_it_and_give_the_focus_back(p: &mut Page) {
    p.open(START).await;
    let has_focus = "return document.activeElement === document.querySelector('[data-action=help]')";
    for way in ["Escape", "button", "again"] {
        p.focus("[data-action=help]").await;
        p.press(&["Enter"]).await;
        p.appears(HELP).await;
        match way {
            "Escape" => p.press(&["Tab", "Escape"]).await,
            "button" => p.click("[data-help-close]").await,
            _ => p.action("help").await,
        }
        p.vanishes(HELP).await;
        p.wait(&format!("the focus back after {way}"), || async {
            p.script(has_focus, Vec::new()).await.as_bool() == Some(true)
        })
        .await;
    }
}

async fn escape_on_the_board_is_the_boards(p: &mut Page) {
    opened(p, START).await;
    p.focus_square("e2").await;
    p.press(&["Space", "Escape"]).await;
    p.settle().await;
    assert!(p.is_seen(HELP).await, "the help stays open");
    p.shows(START).await;
}

async fn an_example_is_loaded_and_can_be_undone(p: &mut Page) {
    opened(p, KIWIPETE).await;
    let example = "8/5k2/8/3r4/8/2R5/4K3/8 w - - 112 140";
    p.click(&format!("[data-try='{example}']")).await;
    p.shows(example).await;
    says(p, "halfmove", "112").await;
    p.says(".help-said", "draw").await;
    p.action("undo").await;
    p.shows(KIWIPETE).await;
}

async fn on_a_phone_the_board_can_be_seen_beside_it(p: &mut Page) {
    p.viewport(390, 844).await;
    opened(p, START).await;
    let (board, help) = (p.rect("[data-board]").await, p.rect(HELP).await);
    assert!(help.height <= 0.45 * 844.0 + 1.0, "the sheet is {} high", help.height);
    assert!(board.y >= 0.0 && board.bottom() <= help.y + 1.0, "{board:?} above {help:?}");
    p.drag("e2", "e4").await;
    p.piece_is("e4", Some("wP")).await;
    // The rest of the page can be scrolled above it.
    let script = "scrollTo(0, document.scrollingElement.scrollHeight);
        return [...document.querySelectorAll('.side .panel')].at(-1).getBoundingClientRect().bottom;";
    let last = p.script(script, Vec::new()).await.as_f64().unwrap_or_default();
    assert!(last <= help.y + 1.0, "the last panel ends at {last}, the sheet begins at {}", help.y);
}

async fn on_a_desktop_it_covers_neither_board_nor_box(p: &mut Page) {
    for (width, height) in [(1024, 768), (1440, 900), (2560, 1440)] {
        p.viewport(width, height).await;
        opened(p, START).await;
        let (board, fen, help) = (p.rect("[data-board]").await, p.rect(".fen").await, p.rect(HELP).await);
        assert!(help.x >= board.right() && help.y >= fen.bottom() - 1.0, "{help:?}, {board:?}, {fen:?}");
        assert!(
            help.right() <= f64::from(width) && help.bottom() <= f64::from(height),
            "{help:?} is on the screen"
        );
        assert!(help.height > 200.0, "{help:?} has room for an entry");
    }
}

async fn with_findings_it_keeps_room_for_an_entry(p: &mut Page) {
    for (width, height) in [(568, 320), (320, 256), (390, 844), (1024, 768)] {
        p.viewport(width, height).await;
        opened(p, "4k3/8/8/8/8/8/8/4RK2 w KQ - 120 1").await;
        let (body, help) = (p.rect(".help-body").await, p.rect(HELP).await);
        assert!(body.height >= 48.0, "{body:?} in {width}x{height}");
        assert!(body.bottom() <= help.bottom() && help.bottom() <= f64::from(height), "{body:?} in {help:?}");
    }
}

async fn a_question_mark_opens_how_to_use_and_closes_it(p: &mut Page) {
    p.open(START).await;
    p.focus_square("e4").await;
    p.press(&["?"]).await;
    p.appears(".gestures").await;
    assert!(!p.is_seen(".help-fields").await, "what FEN is, is the other tab");
    p.click("[data-help-tab=fen]").await;
    p.appears(".help-fields").await;
    assert!(!p.is_seen(".gestures").await, "one tab at a time");
    p.focus_square("e4").await;
    p.press(&["?"]).await;
    p.appears(".gestures").await;
    p.press(&["?"]).await;
    p.vanishes(HELP).await;
}

async fn arrows_go_from_tab_to_tab(p: &mut Page) {
    p.open(START).await;
    p.action("help").await;
    p.appears(".gestures").await;
    p.focus("[data-help-tab=use]").await;
    for (key, tab) in [("ArrowRight", "fen"), ("ArrowRight", "use"), ("ArrowLeft", "fen")] {
        p.press(&[key]).await;
        p.appears(&format!("[data-help-tab={tab}][aria-selected=true]")).await;
        let focused = p.script("return document.activeElement.dataset.helpTab", Vec::new()).await;
        assert_eq!(focused.as_str(), Some(tab));
        let panel = p.attribute("[role=tabpanel]", "aria-labelledby").await;
        assert_eq!(panel.as_deref(), Some(format!("help-tab-{tab}").as_str()));
    }
}

async fn each_pointer_has_its_gestures(p: &mut Page) {
    p.open(START).await;
    p.action("help").await;
    p.appears(".gestures").await;
    let gestures = || async {
        let script = "return [...document.querySelectorAll('.drawing')].map((one) => one.dataset.gesture)";
        strings(&p.script(script, Vec::new()).await).join(" ")
    };
    p.tick("[name=pointing][value=mouse]").await;
    p.wait("the wheel of a mouse", || async { gestures().await.contains("other-color wheel") }).await;
    p.tick("[name=pointing][value=touch]").await;
    p.wait("no wheel of a finger", || async { !gestures().await.contains("wheel") }).await;
    assert_eq!(gestures().await, "place move remove paint menu mark");
    p.tick("[name=pointing][value=keyboard]").await;
    p.appears(".key-row").await;
    assert_eq!(gestures().await, "");
}

async fn the_pictures_move_only_for_who_wants_motion(p: &mut Page) {
    p.open(START).await;
    p.action("help").await;
    p.appears(".gestures").await;
    // The session would stay so.
    p.retire_browser();
    let moving = "return document.querySelector('.gestures').getAnimations({ subtree: true }).length > 0";
    let way = "return getComputedStyle(document.querySelector('.drawing .way')).display !== 'none'";
    for reduced in [false, true] {
        let motion = if reduced { "reduce" } else { "no-preference" };
        let media = json!({ "features": [{ "name": "prefers-reduced-motion", "value": motion }] });
        let told = p.browser().devtools("Emulation.setEmulatedMedia", media).await;
        assert!(told.is_ok(), "{told:?}");
        p.wait("the pictures as asked for", || async {
            p.script(moving, Vec::new()).await.as_bool() == Some(!reduced)
                && p.script(way, Vec::new()).await.as_bool() == Some(reduced)
        })
        .await;
    }
}
