//! What stands on the board is readable on every board, by day and by night: measured in the pixels of the screen.

use crate::EMPTY;
use crate::appearance::BOARDS;
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

/// Opens a page whose looks were chosen before, with the mouse out of the way.
async fn open_with(p: &Page, board: &str, theme: &str, tail: &str) {
    p.blank().await;
    let looks = format!("colors={board} theme={theme}");
    p.script("localStorage.setItem('forsyth.looks', arguments[0])", vec![json!(looks)]).await;
    p.goto(&format!("#{}", tail.replace(' ', "_"))).await;
    p.move_to(Point { x: 2.0, y: 2.0 }).await;
}

async fn seen(p: &Page) -> Pixels {
    p.settle().await;
    p.pixels().await
}

/// Wants a part of the picture to stand out from what is there without it. `part` is its place in the square, in
/// hundredths: from the left, from the top, width and height; `least` how much of it, in per cent.
async fn stands_out(
    p: &Page,
    pictures: [&Pixels; 2],
    square: &str,
    part: [f64; 4],
    least: f64,
    ratio: f64,
    what: &str,
) {
    let Rect { x, y, width, height } = p.rect(&format!("[data-square={square}]")).await;
    let [left, top, wide, high] = part.map(|hundredths| hundredths / 100.0);
    let rect = Rect {
        x: (x + left * width).ceil(),
        y: (y + top * height).ceil(),
        width: (wide * width).floor(),
        height: (high * height).floor(),
    };
    let [seen, plain] = pictures.map(|picture| picture.part(&rect));
    let share = 100.0 * seen.contrasting(&plain, ratio);
    let looks = [p.attribute("html", "data-colors").await, p.attribute("html", "data-theme").await];
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
    for board in BOARDS {
        for theme in ["light", "dark"] {
            open_with(p, board, theme, EMPTY).await;
            p.script("document.querySelectorAll('.coordinate').forEach((one) => one.remove())", Vec::new())
                .await;
            let plain = seen(p).await;
            // Both colours on both colours, and two pawns where none can stand.
            open_with(p, board, theme, "rn2k3/8/8/8/8/8/8/RN2K1PP w - - 0 1").await;
            p.appears("[data-square=g1][data-finding]").await;
            p.appears("[data-square=h1][data-finding]").await;
            let full = seen(p).await;
            for square in ["a1", "b1", "a8", "b8"] {
                stands_out(p, [&full, &plain], square, WHOLE, 6.0, NEEDED, "a piece").await;
            }
            for square in ["g1", "h1"] {
                stands_out(p, [&full, &plain], square, CORNER, 3.0, NEEDED, "a finding").await;
            }
            for square in ["a5", "a6"] {
                stands_out(p, [&full, &plain], square, LABEL, 3.0, NEEDED, "a coordinate").await;
            }
        }
    }
}

async fn highlights_and_marks_are_readable_on_every_board(p: &mut Page) {
    for board in BOARDS {
        for theme in ["light", "dark"] {
            open_with(p, board, theme, "8/8/8/8/8/8/8/NN6 w - - 0 1").await;
            let plain = seen(p).await;
            for square in ["a1", "b1"] {
                p.click_square(square).await;
                p.appears(&format!("[data-square={square}][data-selected]")).await;
                stands_out(p, [&seen(p).await, &plain], square, EDGE, 18.0, NEEDED, "a piece that waits")
                    .await;
                p.press(&["ArrowUp"]).await;
                let above = square.replace('1', "2");
                p.focused_is(&above).await;
                // After a click WebKit rings no focus that a script has moved, whichever key was pressed.
                if p.engine() != Engine::WebKit {
                    stands_out(p, [&seen(p).await, &plain], &above, EDGE, 18.0, NEEDED, "the focus").await;
                }
                p.press(&["Escape"]).await;
            }
            p.lift("a1").await;
            for square in ["d4", "e4"] {
                p.move_to(p.square(square).await).await;
                stands_out(p, [&seen(p).await, &plain], square, EDGE, 18.0, NEEDED, "the target").await;
            }
            p.move_to(p.square("a1").await).await;
            p.let_go().await;
            // Of a black ghost on a dark square it is the engraved lines that are seen.
            for brush in ["wP", "bP"] {
                p.take(brush).await;
                for square in ["d4", "e4"] {
                    p.move_to(p.square(square).await).await;
                    stands_out(p, [&seen(p).await, &plain], square, WHOLE, 1.0, NEEDED, brush).await;
                }
            }
            // Yellow on light squares is seen by its colour alone: it has half of that contrast.
            let marks = "Gc3,Rd3,Be3,Gc4,Rd4,Be4,Yf4";
            open_with(p, board, theme, &format!("8/8/8/8/8/8/8/NN6 w - - 0 1&marks={marks}")).await;
            p.appears(".drawn").await;
            let drawn = seen(p).await;
            for mark in marks.split(',') {
                stands_out(p, [&drawn, &plain], &mark[1..], WHOLE, 2.0, DRAWN, mark).await;
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
        let underlined = seen(p).await.part(&place);
        p.script("document.querySelector('.fen-mirror .faulty').classList.remove('faulty')", Vec::new())
            .await;
        let plain = seen(p).await.part(&place);
        assert!(underlined.contrasting(&plain, NEEDED) > 0.01, "no line under the fault, {scheme}");
        let none = json!({ "features": [] });
        p.browser()
            .devtools("Emulation.setEmulatedMedia", none)
            .await
            .unwrap_or_else(|error| panic!("{error}"));
    }
}
