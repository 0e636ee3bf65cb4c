//! The panel with the forms for books, wikis, pages and programs.

use crate::panels::{copies, open_panel};
use crate::{KINGS, KIWIPETE};
use e2e::cases;
use e2e::page::{Page, START, strings};
use serde_json::json;

cases! {
    chromium:
        a_refused_copy_of_a_text_selects_it_and_says_so,
        the_choices_hold_for_every_text_and_survive_a_reload,
        a_long_text_is_scrolled_by_keys,
        every_text_form_is_offered_in_its_group,
        a_text_follows_the_board_its_side_and_its_marks,
        each_text_is_copied_as_it_is_shown,
        choices_that_cannot_be_kept_say_so_and_hold;
}

/// The forms in the order in which they are offered.
const FORMS: [&str; 19] = [
    "ascii",
    "unicode",
    "latex-chessboard",
    "latex-fenboard",
    "wikipedia-en",
    "wikipedia-de",
    "wikipedia-fr",
    "markdown",
    "html-image",
    "html-table",
    "bbcode",
    "pgn",
    "json",
    "pieces-en",
    "pieces-de",
    "pieces-fr",
    "pieces-es",
    "pieces-problem",
    "popeye",
];

fn place(name: &str) -> String {
    format!("[data-text-row={name}] [data-text]")
}

/// Chooses a form, if it is not the one that is shown.
async fn choose(p: &Page, name: &str) {
    if p.value("#text-form").await != name {
        p.choose("#text-form", name).await;
    }
    p.appears(&place(name)).await;
}

async fn text(p: &Page, name: &str) -> String {
    choose(p, name).await;
    p.text(&place(name)).await
}

async fn text_has(p: &Page, name: &str, words: &str) {
    p.wait(&format!("{words:?} in the form {name}"), || async { text(p, name).await.contains(words) }).await;
}

async fn every_text_form_is_offered_in_its_group(p: &mut Page) {
    p.open(KIWIPETE).await;
    open_panel(p, "texts").await;
    let script = "return [...document.querySelectorAll('#text-form optgroup')].map((one) => one.label)";
    let groups = ["Diagrams", "Books", "Wikipedia", "Web and forums", "Programs", "Lists of pieces"];
    assert_eq!(strings(&p.script(script, Vec::new()).await), groups);
    let script = "return [...document.querySelectorAll('#text-form option')].map((one) => one.value)";
    assert_eq!(strings(&p.script(script, Vec::new()).await), FORMS);
    assert_eq!(p.count("[data-text]").await, 1, "one box");
    for (name, words) in [
        ("ascii", "8  r . . . k . . r\n7  p . p p q p b .\n"),
        ("unicode", "8  ♜ · · · ♚ · · ♜\n"),
        ("latex-chessboard", "setfen={r3k2r/p1ppqpb1/"),
        ("latex-fenboard", "\\fenboard{r3k2r/p1ppqpb1/"),
        ("wikipedia-en", "|rd|  |  |  |kd|  |  |rd\n"),
        ("wikipedia-de", "8 |rd|  |  |  |kd|  |  |rd|=\n"),
        ("wikipedia-fr", "{{Diagramme d'échecs\n"),
        ("markdown", "](forsyth-white-to-move-r3k2r-"),
        ("html-image", "alt=\"Chess position with 32 men, White to move."),
        (
            "html-table",
            "<th scope=\"row\">8</th><td><span role=\"img\" aria-label=\"black rook\">♜</span></td>",
        ),
        ("bbcode", "[fen]r3k2r/p1ppqpb1/"),
        ("pgn", "[SetUp \"1\"]\n[FEN \"r3k2r/p1ppqpb1/"),
        ("json", "\"castling\": \"KQkq\""),
        ("pieces-de", "Weiß: Ke1, Df3, Ta1, Th1, "),
        ("pieces-es", "Juegan blancas"),
        ("pieces-problem", "(16+16)"),
        ("popeye", "BeginProblem"),
    ] {
        text_has(p, name, words).await;
    }
    for name in FORMS {
        choose(p, name).await;
        let button = format!("[data-text-form={name}]");
        let label = p.attribute(&button, "aria-label").await.unwrap_or_default();
        assert!(label.starts_with("Copy ") && label.len() > 7, "{name} is copied by {label:?}");
    }
}

async fn a_text_follows_the_board_its_side_and_its_marks(p: &mut Page) {
    p.goto("#fen=4k3/8/8/8/8/8/8/4K3_w_-_-_0_1&marks=Ge1e4").await;
    p.shows(KINGS).await;
    open_panel(p, "texts").await;
    text_has(p, "latex-chessboard", "markmoves={e1-e4}").await;
    text_has(p, "pgn", "[%cal Ge1e4]").await;
    text_has(p, "ascii", "1  . . . . K . . .\n\n   a b c d e f g h").await;
    p.action("flip").await;
    text_has(p, "ascii", "8  . . . k . . . .\n\n   h g f e d c b a").await;
    text_has(p, "latex-chessboard", "\n  inverse,").await;
    p.drag("e1", "a1").await;
    text_has(p, "pieces-en", "White: Ka1\nBlack: Ke8").await;
    p.action("undo").await;
    text_has(p, "pieces-en", "White: Ke1\nBlack: Ke8").await;
}

async fn each_text_is_copied_as_it_is_shown(p: &mut Page) {
    p.simulate(&["clipboard-memory"]).await;
    p.open(KIWIPETE).await;
    open_panel(p, "texts").await;
    for name in FORMS {
        choose(p, name).await;
        let button = format!("[data-text-form={name}]");
        copies(p, &button).await;
        let script = "return document.querySelector(arguments[0]).textContent";
        let shown = p.script(script, vec![json!(place(name))]).await;
        assert_eq!(p.script("return __e2e_clipboard()", Vec::new()).await, shown, "{name}");
    }
    p.announces("Copied: Popeye").await;
    p.wait("the last answer goes", || async { !p.text("[data-panel=texts]").await.contains("Copied") }).await;
    p.still_shows(KIWIPETE).await;
}

async fn a_refused_copy_of_a_text_selects_it_and_says_so(p: &mut Page) {
    p.simulate(&["clipboard-refused"]).await;
    p.open(KINGS).await;
    open_panel(p, "texts").await;
    choose(p, "bbcode").await;
    p.click("[data-text-form=bbcode]").await;
    p.appears("[data-notice]").await;
    let selected = "return String(getSelection())";
    let expected = json!(format!("[fen]{KINGS}[/fen]"));
    p.wait_for("the selected text", expected, || p.script(selected, Vec::new())).await;
}

async fn the_choices_hold_for_every_text_and_survive_a_reload(p: &mut Page) {
    p.open(START).await;
    open_panel(p, "texts").await;
    p.tick("[data-text-choice=coordinates]").await;
    p.tick("[data-text-choice=mover]").await;
    p.choose("[data-text-choice=side]", "black").await;
    let bare = "R N B K Q B N R\nP P P P P P P P\n";
    p.wait("a bare diagram from Black's side", || async {
        let text = text(p, "ascii").await;
        text.starts_with(bare) && !text.contains("move")
    })
    .await;
    text_has(p, "latex-chessboard", "inverse,\n  showmover=false,\n  label=false").await;
    text_has(p, "pieces-en", "White: Ke1").await;
    assert!(!text(p, "pieces-en").await.contains("move"));
    // It holds whichever way the board is turned.
    p.action("flip").await;
    p.wait_for("the board turned", "black".to_owned(), || p.orientation()).await;
    text_has(p, "ascii", bare).await;
    text_has(p, "pieces-de", "Ke1").await;
    p.reload().await;
    p.shows(START).await;
    // The panel is still open, with the form that was chosen.
    p.appears(&place("pieces-de")).await;
    text_has(p, "ascii", bare).await;
    assert!(!p.is_checked("[data-text-choice=coordinates]").await);
    assert!(!p.is_checked("[data-text-choice=mover]").await);
    assert_eq!(p.value("[data-text-choice=side]").await, "black");
    p.tick("[data-text-choice=coordinates]").await;
    text_has(p, "ascii", "   h g f e d c b a").await;
}

async fn choices_that_cannot_be_kept_say_so_and_hold(p: &mut Page) {
    p.simulate(&["storage-full"]).await;
    p.open(START).await;
    // What is said about the storage would cover the choice.
    p.appears("[data-notice]").await;
    p.action("dismiss").await;
    p.vanishes("[data-notice]").await;
    open_panel(p, "texts").await;
    p.tick("[data-text-choice=coordinates]").await;
    p.wait("a diagram without coordinates", || async { text(p, "ascii").await.starts_with("r n b q") }).await;
    p.says("[data-notice]", "setting").await;
}

async fn a_long_text_is_scrolled_by_keys(p: &mut Page) {
    p.open(START).await;
    open_panel(p, "texts").await;
    text_has(p, "json", "\"fen\"").await;
    let json = place("json");
    assert_eq!(p.attribute(&json, "tabindex").await.as_deref(), Some("0"), "a long text takes the focus");
    choose(p, "bbcode").await;
    assert_eq!(p.attribute(&place("bbcode"), "tabindex").await, None, "a short one does not");
    choose(p, "json").await;
    p.appears("[data-text][tabindex='0']").await;
    p.focus(&json).await;
    p.press(&["PageDown"]).await;
    let script = "return document.querySelector(arguments[0]).scrollTop > 0";
    p.wait("the text has moved", || async { p.script(script, vec![json!(json)]).await == json!(true) }).await;
    p.still_shows(START).await;
}
