//! What assistive technology is told.

use e2e::cases;
use e2e::page::{Page, START};

cases! {
    chromium:
        every_square_has_a_name_that_says_what_stands_on_it,
        what_happens_is_announced,
        the_page_names_its_language_and_its_landmarks;
}

async fn every_square_has_a_name_that_says_what_stands_on_it(p: &mut Page) {
    p.open(START).await;
    for (square, word) in [("e1", "king"), ("d8", "queen"), ("a2", "pawn"), ("g1", "knight"), ("e4", "e4")] {
        let label = p.attribute(&format!("[data-square={square}]"), "aria-label").await.unwrap_or_default();
        assert!(
            label.to_lowercase().contains(word) && label.contains(square),
            "{square} is called {label:?}"
        );
    }
    p.drag("e1", "e4").await;
    p.piece_is("e4", Some("wK")).await;
    p.wait("e4 called a king's", || async {
        let label = p.attribute("[data-square=e4]", "aria-label").await.unwrap_or_default();
        label.to_lowercase().contains("king")
    })
    .await;
}

async fn what_happens_is_announced(p: &mut Page) {
    p.open(START).await;
    assert_eq!(p.attribute("#announcer", "aria-live").await.as_deref(), Some("polite"));
    assert_eq!(p.count("[aria-live=polite]").await, 1, "voices");
    let before = p.text("#announcer").await;
    p.focus_square("e2").await;
    p.press(&["Space", "ArrowUp", "ArrowUp", "Space"]).await;
    p.wait("words about the move", || async {
        let now = p.text("#announcer").await;
        now != before && !now.trim().is_empty()
    })
    .await;
}

async fn the_page_names_its_language_and_its_landmarks(p: &mut Page) {
    p.open(START).await;
    assert!(p.attribute("html", "lang").await.is_some_and(|language| !language.is_empty()), "<html lang>");
    assert_eq!(p.count("main, [role=main]").await, 1, "one main landmark");
    assert_eq!(p.count("h1").await, 1, "one heading of the first level");
}
