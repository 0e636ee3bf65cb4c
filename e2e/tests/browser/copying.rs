//! The copy button with its menu of forms.

use crate::{KINGS, KIWIPETE};
use e2e::cases;
use e2e::page::{Page, START, strings};

cases! {
    everywhere:
        the_menu_is_opened_walked_and_closed_by_keys;
    chromium:
        a_form_is_chosen_by_its_letter,
        on_a_phone_the_menu_is_a_sheet_of_large_targets,
        every_form_is_offered_with_a_key_of_its_own,
        the_last_form_is_kept,
        a_press_beside_it_closes_the_menu,
        an_embedded_board_copies_the_fen_alone;
}

async fn open_menu(p: &mut Page, fen: &str) {
    p.simulate(&["clipboard-memory"]).await;
    p.open(fen).await;
    p.action("copy-menu").await;
    p.appears("[data-copy=fen]").await;
}

async fn clipboard(p: &Page) -> String {
    p.script("return __e2e_clipboard()", Vec::new()).await.as_str().unwrap_or_default().to_owned()
}

async fn every_form_is_offered_with_a_key_of_its_own(p: &mut Page) {
    open_menu(p, KIWIPETE).await;
    let script =
        "return [...document.querySelectorAll('[data-copy]')].map((one) => one.getAttribute(arguments[0]))";
    let names = strings(&p.script(script, vec!["data-copy".into()]).await);
    assert_eq!(names[..3], ["fen", "link", "picture"]);
    for name in ["latex", "markdown", "pgn", "json", "ascii"] {
        assert!(names.iter().any(|other| other == name), "{names:?} has {name}");
    }
    let mut keys = strings(&p.script(script, vec!["aria-keyshortcuts".into()]).await);
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), names.len());
    p.press(&["Escape"]).await;
    // The list of keys has them too.
    p.action("keys").await;
    p.appears("[data-dialog=keys][open]").await;
    p.says("[data-dialog=keys]", "LaTeX: chessboard").await;
}

async fn the_menu_is_opened_walked_and_closed_by_keys(p: &mut Page) {
    p.simulate(&["clipboard-memory"]).await;
    p.open(KINGS).await;
    p.press(&["y"]).await;
    p.appears("[data-copy=fen]:focus").await;
    assert_eq!(p.attribute("[data-action=copy-menu]", "aria-expanded").await.as_deref(), Some("true"));
    p.press(&["ArrowDown"]).await;
    p.appears("[data-copy=link]:focus").await;
    p.press(&["Home", "ArrowUp"]).await;
    p.appears("[data-copy=popeye]:focus").await;
    p.press(&["Escape"]).await;
    p.vanishes("[role=menu]").await;
    p.appears("[data-action=copy-menu]:focus").await;
    assert_eq!(p.attribute("[data-action=copy-menu]", "aria-expanded").await.as_deref(), Some("false"));
    p.press(&["Enter"]).await;
    p.appears("[data-copy=fen]:focus").await;
    p.press(&["End", "Enter"]).await;
    p.vanishes("[role=menu]").await;
    p.announces("Popeye").await;
    assert!(clipboard(p).await.contains("BeginProblem"));
}

async fn a_form_is_chosen_by_its_letter(p: &mut Page) {
    open_menu(p, KINGS).await;
    p.press(&["x"]).await;
    p.vanishes("[role=menu]").await;
    p.announces("LaTeX: chessboard").await;
    assert!(clipboard(p).await.contains("\\chessboard"));
    // No letter has reached the board.
    p.action("copy-menu").await;
    p.appears("[data-copy=latex]:focus").await;
    p.press(&["b"]).await;
    p.announces("Copied").await;
    assert!(clipboard(p).await.contains("[fen]"));
    p.still_shows(KINGS).await;
    p.action("copy-menu").await;
    p.press(&["l"]).await;
    p.wait("the link", || async { clipboard(p).await.starts_with("http") }).await;
}

async fn the_last_form_is_kept(p: &mut Page) {
    open_menu(p, KIWIPETE).await;
    assert_eq!(p.count("[data-action=copy-fen]").await, 1);
    p.click("[data-copy=markdown]").await;
    p.wait_for("the answer", "Copied".to_owned(), || p.text("[data-action=copy-last]")).await;
    p.reload().await;
    p.ready().await;
    p.wait_for("the words", "Copy Markdown".to_owned(), || p.text("[data-action=copy-last]")).await;
    p.action("copy-last").await;
    p.wait("the text", || async { clipboard(p).await.contains("```") }).await;
    // The FEN stands in the menu.
    p.action("copy-menu").await;
    p.appears("[data-copy=markdown][aria-current=true]").await;
    p.action("copy-fen").await;
    p.wait_for("the FEN", KIWIPETE.to_owned(), || clipboard(p)).await;
    p.appears(".fen-buttons [data-action=copy-fen]").await;
}

async fn a_press_beside_it_closes_the_menu(p: &mut Page) {
    open_menu(p, START).await;
    p.click(".brand").await;
    p.vanishes("[role=menu]").await;
    p.action("copy-menu").await;
    p.appears("[role=menu]").await;
    p.action("copy-menu").await;
    p.vanishes("[role=menu]").await;
}

async fn on_a_phone_the_menu_is_a_sheet_of_large_targets(p: &mut Page) {
    p.viewport(390, 664).await;
    open_menu(p, START).await;
    let menu = p.rect("[role=menu]").await;
    assert!(menu.x >= 0.0 && menu.right() <= 390.0 && menu.bottom() <= 664.5, "{menu:?}");
    let script = "
        return [...document.querySelectorAll('[data-copy], [data-action=copy-menu]')]
            .filter((one) => { const { width, height } = one.getBoundingClientRect(); return width < 44 || height < 44; })
            .map((one) => one.outerHTML.slice(0, 80));";
    assert_eq!(strings(&p.script(script, Vec::new()).await), Vec::<String>::new());
}

async fn an_embedded_board_copies_the_fen_alone(p: &mut Page) {
    p.goto("?embed=fen#4k3/8/8/8/8/8/8/4K3_w_-_-_0_1").await;
    p.appears("[data-action=copy-fen]").await;
    assert_eq!(p.count("[data-action=copy-menu]").await, 0);
    p.press(&["y"]).await;
    p.settle().await;
    assert_eq!(p.count("[role=menu]").await, 0);
}
