//! What stands on the board is readable on every board, by day and by night: measured in the pixels of the screen.

use crate::EMPTY;
use crate::appearance::{BOARDS, looks_as};
use e2e::cases;
use e2e::engine::Engine;
use e2e::page::{Page, Point, Rect, START};
use e2e::pixels::Pixels;
use serde_json::json;

cases! {
    chromium:
        pieces_and_findings_are_readable_on_every_board,
        highlights_and_marks_are_readable_on_every_board,
        faults_are_underlined_in_forced_colors;
}

/// Shows a position on a board, with the mouse out of the way.
async fn show_with(p: &Page, board: &str, theme: &str, fen: &str) {
    looks_as(p, board, theme, "").await;
    p.follow_link(fen).await;
    p.move_to(Point { x: 2.0, y: 2.0 }).await;
}

/// The board as it is now, and where it lies.
type Seen = (Pixels, Rect);

async fn seen(p: &Page) -> Seen {
    p.settle().await;
    p.pixels_of_board().await
}

/// Wants a part of the picture to stand out from what is there without it. `part` is its place in the square, in
/// hundredths: from the left, from the top, width and height; `least` how much of it, in per cent.
fn stands_out(
    pictures: [&Seen; 2],
    looks: [&str; 2],
    square: &str,
    part: [f64; 4],
    least: f64,
    ratio: f64,
    what: &str,
) {
    let side = pictures[0].1.width / 8.0;
    let place =
        |name: &[u8]| [f64::from(name[0] - b'a'), f64::from(b'8' - name[1])].map(|index| index * side);
    let [x, y] = place(square.as_bytes());
    let [left, top, wide, high] = part.map(|hundredths| hundredths / 100.0 * side);
    let rect = Rect { x: (x + left).ceil(), y: (y + top).ceil(), width: wide.floor(), height: high.floor() };
    let [seen, plain] = pictures.map(|(picture, _)| picture.part(&rect));
    let share = 100.0 * seen.contrasting(&plain, ratio);
    assert!(share >= least, "{what} on {square} ({looks:?}): {share:.2} % have a contrast of {ratio}:1");
}

/// What graphics need by WCAG 2.2.
const NEEDED: f64 = 3.0;
/// What is drawn lets its square through: green on light squares has a little less.
const DRAWN: f64 = 2.5;

const WHOLE: [f64; 4] = [0.0, 0.0, 100.0, 100.0];
/// Where no piece reaches: the left edge, and the corner that findings fold.
const EDGE: [f64; 4] = [0.0, 10.0, 9.0, 80.0];
const CORNER: [f64; 4] = [68.0, 0.0, 32.0, 30.0];
const LABEL: [f64; 4] = [2.0, 2.0, 20.0, 24.0];

async fn pieces_and_findings_are_readable_on_every_board(p: &mut Page) {
    const COORDINATES: &str = "
        for (const one of document.querySelectorAll('.coordinate')) one.style.visibility = arguments[0]";
    p.open(EMPTY).await;
    for board in BOARDS {
        for theme in ["light", "dark"] {
            let looks = [board, theme];
            show_with(p, board, theme, EMPTY).await;
            p.script(COORDINATES, vec![json!("hidden")]).await;
            let plain = seen(p).await;
            p.script(COORDINATES, vec![json!("")]).await;
            // Both colours on both colours, and two pawns where none can stand.
            p.follow_link("rn2k3/8/8/8/8/8/8/RN2K1PP w - - 0 1").await;
            p.appears("[data-square=g1][data-finding]").await;
            p.appears("[data-square=h1][data-finding]").await;
            let full = seen(p).await;
            let pictures = [&full, &plain];
            for square in ["a1", "b1", "a8", "b8"] {
                stands_out(pictures, looks, square, WHOLE, 6.0, NEEDED, "a piece");
            }
            for square in ["g1", "h1"] {
                stands_out(pictures, looks, square, CORNER, 3.0, NEEDED, "a finding");
            }
            for square in ["a5", "a6"] {
                stands_out(pictures, looks, square, LABEL, 3.0, NEEDED, "a coordinate");
            }
        }
    }
}

async fn highlights_and_marks_are_readable_on_every_board(p: &mut Page) {
    const KNIGHTS: &str = "8/8/8/8/8/8/8/NN6 w - - 0 1";
    // Yellow on light squares is seen by its colour alone: it has half of that contrast.
    const MARKS: &str = "Gc3,Rd3,Be3,Gc4,Rd4,Be4,Yf4";
    p.open(KNIGHTS).await;
    for board in BOARDS {
        for theme in ["light", "dark"] {
            let looks = [board, theme];
            show_with(p, board, theme, KNIGHTS).await;
            p.vanishes("[data-mark]").await;
            let plain = seen(p).await;
            for square in ["a1", "b1"] {
                p.click_square(square).await;
                p.appears(&format!("[data-square={square}][data-selected]")).await;
                p.press(&["ArrowUp"]).await;
                let above = square.replace('1', "2");
                p.focused_is(&above).await;
                let both = seen(p).await;
                stands_out([&both, &plain], looks, square, EDGE, 18.0, NEEDED, "a piece that waits");
                // After a click WebKit rings no focus that a script has moved, whichever key was pressed.
                if p.engine() != Engine::WebKit {
                    stands_out([&both, &plain], looks, &above, EDGE, 18.0, NEEDED, "the focus");
                }
                p.press(&["Escape"]).await;
            }
            p.lift("a1").await;
            for square in ["d4", "e4"] {
                p.move_to(p.square(square).await).await;
                stands_out([&seen(p).await, &plain], looks, square, EDGE, 18.0, NEEDED, "the target");
            }
            p.move_to(p.square("a1").await).await;
            p.let_go().await;
            // Of a black ghost on a dark square it is the engraved lines that are seen.
            for brush in ["wP", "bP"] {
                p.take(brush).await;
                for square in ["d4", "e4"] {
                    p.move_to(p.square(square).await).await;
                    stands_out([&seen(p).await, &plain], looks, square, WHOLE, 1.0, NEEDED, brush);
                }
            }
            p.take("hand").await;
            p.move_to(Point { x: 2.0, y: 2.0 }).await;
            let link = format!("#fen={}&marks={MARKS}", KNIGHTS.replace(' ', "_"));
            p.script("location.hash = arguments[0]", vec![json!(link)]).await;
            p.wait("all marks", || async { p.count("[data-mark]").await == MARKS.split(',').count() }).await;
            let drawn = seen(p).await;
            for mark in MARKS.split(',') {
                stands_out([&drawn, &plain], looks, &mark[1..], WHOLE, 2.0, DRAWN, mark);
            }
        }
    }
}

/// Only Chromium can be told to force its colours.
async fn faults_are_underlined_in_forced_colors(p: &mut Page) {
    if p.engine() != Engine::Chromium {
        return;
    }
    for scheme in ["light", "dark"] {
        let features = json!([
            { "name": "forced-colors", "value": "active" },
            { "name": "prefers-color-scheme", "value": scheme },
        ]);
        let media = json!({ "features": features });
        p.open(START).await;
        let forced = p.browser().devtools("Emulation.setEmulatedMedia", media).await;
        assert!(forced.is_ok(), "{forced:?}");
        p.fill("#fen", "rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1").await;
        p.appears(".fen-mirror .faulty").await;
        p.focus("[data-action=copy-fen]").await;
        let place = p.rect(".fen-mirror .faulty").await;
        p.settle().await;
        let underlined = p.pixels().await.part(&place);
        p.script("document.querySelector('.fen-mirror .faulty').classList.remove('faulty')", Vec::new())
            .await;
        p.settle().await;
        let plain = p.pixels().await.part(&place);
        assert!(underlined.contrasting(&plain, NEEDED) > 0.01, "no line under the fault, {scheme}");
        let none = json!({ "features": [] });
        p.browser()
            .devtools("Emulation.setEmulatedMedia", none)
            .await
            .unwrap_or_else(|error| panic!("{error}"));
    }
}
