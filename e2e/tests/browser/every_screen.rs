//! Every screen: the board is as large as its proportion allows, and nothing that is needed lies below the fold or under
//! anything else.

use crate::{layout, record_lines};
use e2e::cases;
use e2e::page::{Page, START, strings};
use serde_json::json;

cases! {
    everywhere:
        nothing_needed_is_out_of_sight_at_any_size;
    chromium:
        nothing_needed_is_out_of_sight_on_fine_screens,
        twice_as_large_a_text_leaves_the_board_its_size,
        the_names_of_actions_are_seen_where_they_have_room,
        tools_stay_where_they_are_when_the_board_is_flipped;
}

pub(crate) const SIZES: [(u32, u32); 26] = [
    (320, 568),
    (360, 640),
    (375, 667),
    (390, 664),
    (414, 736),
    (600, 960),
    (768, 1024),
    (820, 1180),
    (568, 320),
    (640, 360),
    (667, 375),
    (720, 450),
    (800, 600),
    (911, 512),
    (960, 540),
    (960, 600),
    (999, 700),
    (1000, 700),
    (1024, 768),
    (1133, 744),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
    (3840, 2160),
];

/// The least width of the board, on a page that has so much of the window's width: a classic scroll bar is no part of it.
fn least(width: f64, height: u32) -> f64 {
    let height = f64::from(height);
    if width <= height || width < 560.0 {
        width.min(height - 300.0)
    } else if height >= 640.0 {
        (height - 230.0).min(0.58 * width)
    } else if height >= 480.0 {
        (height - 130.0).min(0.5 * width)
    } else {
        (height - 16.0).min(0.54 * width)
    }
}

/// Says what of the board, the spare pieces, the tools, the text, its button and the verdict is not wholly in sight, lies under
/// something else, or over another of them; of the text the first line is enough. Behind it the width of the page and of the
/// board.
const OUT_OF_SIGHT: &str = "
    const parts = '[data-board], [data-spare], [data-tool], [data-action=symmetry], #fen, [data-action=copy-fen], #verdict';
    const wrong = [];
    const boxes = [...document.querySelectorAll(parts)].map((one) => {
        const { spare, tool, action } = one.dataset;
        const rect = one.getBoundingClientRect();
        const line = one.id === 'fen' ? parseFloat(getComputedStyle(one).lineHeight) : rect.height;
        const bottom = Math.min(rect.bottom, rect.top + parseFloat(getComputedStyle(one).paddingTop) + line);
        return { one, name: one.id || spare || tool || action || 'board', rect, bottom };
    });
    if (boxes.length !== 20) wrong.push(`${boxes.length} parts`);
    for (const { one, name, rect, bottom } of boxes) {
        const place = `${name} of ${rect.width.toFixed()}x${rect.height.toFixed()} at ${rect.x.toFixed()},${rect.y.toFixed()}`;
        if (rect.width < 1 || rect.height < 1) wrong.push(`${place} is not seen`);
        if (rect.x < -0.5 || rect.y < -0.5 || rect.right > innerWidth + 0.5 || bottom > innerHeight + 0.5) {
            wrong.push(`${place} is not wholly in sight`);
        }
        const middles = [[rect.x + rect.width / 2, (rect.y + bottom) / 2], [rect.x + 4, rect.y + 4], [rect.right - 4, bottom - 4]];
        for (const [x, y] of middles) {
            const top = document.elementFromPoint(x, y);
            if (!one.contains(top)) wrong.push(`${place} is covered at ${x.toFixed()},${y.toFixed()} by <${top?.localName} ${top?.className}>`);
        }
    }
    boxes.forEach((a, index) => {
        for (const b of boxes.slice(index + 1)) {
            const width = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left);
            const height = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top);
            if (width > 1 && height > 1) wrong.push(`${a.name} and ${b.name} overlap`);
        }
    });
    for (const word of document.querySelectorAll('.fen-buttons .button > span')) {
        const [inner, outer] = [word, word.parentElement].map((one) => one.getBoundingClientRect());
        if (inner.width > 1 && (inner.left < outer.left || inner.right > outer.right)) {
            wrong.push(`${word.textContent} is wider than its button`);
        }
    }
    const { scrollWidth } = document.scrollingElement;
    const { clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) wrong.push(`the page is ${scrollWidth} wide`);
    return [wrong, clientWidth, boxes.find(({ name }) => name === 'board')?.rect.width];";

/// What is wrong with the page as it is now, in a window of this size.
async fn needed_is_in_sight(p: &Page, (width, height): (u32, u32), wrong: &mut Vec<String>) {
    let found = p.settled(OUT_OF_SIGHT).await;
    wrong.extend(strings(&found[0]).into_iter().map(|one| format!("{width}x{height}: {one}")));
    let [page, board] = [1, 2].map(|index| found[index].as_f64().unwrap_or_default());
    if board < least(page, height) - 0.5 {
        wrong.push(format!("{width}x{height}: a board of {board}"));
    }
}

/// What is wrong with the page at all sizes.
async fn walk(p: &Page, wrong: &mut Vec<String>) {
    for (width, height) in SIZES {
        p.viewport(width, height).await;
        needed_is_in_sight(p, (width, height), wrong).await;
    }
}

fn nothing(wrong: &[String]) {
    assert!(wrong.is_empty(), "\n    {}", wrong.join("\n    "));
}

/// The one walk over all sizes: what is to be true at many of them is looked at here, while the window has that size.
async fn nothing_needed_is_out_of_sight_at_any_size(p: &mut Page) {
    let mut wrong = Vec::new();
    p.open(START).await;
    let others = layout::SIZES.into_iter().filter(|size| !SIZES.contains(size));
    for (width, height) in SIZES.into_iter().chain(others) {
        let size = (width, height);
        p.viewport(width, height).await;
        p.follow_link(START).await;
        needed_is_in_sight(p, size, &mut wrong).await;
        pieces_and_tools_lie_below_the_board(p, size).await;
        symmetry_says_in_a_word_that_it_is_on(p, size).await;
        // The last of the records is the one that is looked at then.
        wrong.extend(record_lines::broken_elsewhere(p, size).await);
        needed_is_in_sight(p, size, &mut wrong).await;
        if layout::SIZES.contains(&size) {
            wrong.extend(layout::measured(p, size).await);
        }
    }
    nothing(&wrong);
}

/// On phones.
async fn pieces_and_tools_lie_below_the_board(p: &Page, (width, height): (u32, u32)) {
    if [(390, 664), (568, 320), (1024, 768)].contains(&(width, height)) {
        let is_phone = width < 1024;
        assert_eq!(p.is_seen("[data-action=share]").await, is_phone, "Share at {width}x{height}");
        assert_eq!(!p.is_seen("[data-action=keys]").await, is_phone, "keys at {width}x{height}");
    }
    if ![(320, 568), (390, 664), (414, 736), (768, 1024)].contains(&(width, height)) {
        return;
    }
    let board = p.rect("[data-board]").await;
    for css in ["[data-spare=wK]", "[data-spare=bP]", "[data-tool=hand]", "[data-action=symmetry]"] {
        assert!(p.rect(css).await.y >= board.bottom() - 0.5, "{css} at {width}x{height}");
    }
    for css in ["#fen", "[data-action=copy-fen]", "[data-action=paste]"] {
        assert!(p.rect(css).await.bottom() <= board.y + 0.5, "{css} at {width}x{height}");
    }
    let (text, paste) = (p.rect("#fen").await, p.rect("[data-action=paste]").await);
    assert!(paste.y < text.bottom() && paste.bottom() > text.y, "one row: {text:?}, {paste:?}");
    for color in ["w", "b"] {
        let (king, pawn) = (
            p.rect(&format!("[data-spare={color}K]")).await,
            p.rect(&format!("[data-spare={color}P]")).await,
        );
        assert!((king.y - pawn.y).abs() < 1.0, "one row at {width}x{height}: {king:?}, {pawn:?}");
        let page = p.script("return document.documentElement.clientWidth", Vec::new()).await;
        let eighth = page.as_f64().unwrap_or_default() / 8.0;
        assert!(king.width >= eighth.min(44.0) - 0.5 && king.height >= 40.0, "{king:?} at {width}x{height}");
    }
}

/// Switches it on, looks, and switches it off again.
async fn symmetry_says_in_a_word_that_it_is_on(p: &Page, (width, height): (u32, u32)) {
    let script = "
        const done = arguments[0];
        const symmetry = document.querySelector('[data-action=symmetry]');
        const becomes = async (state) => {
            symmetry.click();
            while (symmetry.getAttribute('aria-pressed') !== state) await new Promise(requestAnimationFrame);
            for (const one of symmetry.getAnimations({ subtree: true })) one.finish();
        };
        (async () => {
            await becomes('true');
            const [outer, inner] = [symmetry, symmetry.querySelector('.tool-name')].map((one) => one.getBoundingClientRect());
            const isInside = inner.width > 0 && inner.left >= outer.left - 0.5 && inner.right <= outer.right + 0.5
                && inner.top >= outer.top && inner.bottom <= outer.bottom + 0.5;
            await becomes('false');
            done(isInside || [outer, inner].map((one) => JSON.stringify(one)));
        })();";
    let found = p.script_async(script, Vec::new()).await;
    assert_eq!(found, json!(true), "at {width}x{height}");
}

/// Two pixels of the screen to one of the page.
async fn nothing_needed_is_out_of_sight_on_fine_screens(p: &mut Page) {
    p.on_screen_of_density(2).await;
    p.open(START).await;
    assert_eq!(p.script("return devicePixelRatio", Vec::new()).await.as_f64(), Some(2.0));
    let mut wrong = Vec::new();
    walk(p, &mut wrong).await;
    nothing(&wrong);
}

async fn twice_as_large_a_text_leaves_the_board_its_size(p: &mut Page) {
    p.open(START).await;
    p.script("document.documentElement.style.fontSize = '200%'", Vec::new()).await;
    let mut wrong = Vec::new();
    walk(p, &mut wrong).await;
    nothing(&wrong);
}

async fn the_names_of_actions_are_seen_where_they_have_room(p: &mut Page) {
    // The ends of a word lie in its button, and the button in the bar.
    const CUT: &str = "
        const words = [...document.querySelectorAll(arguments[0])].filter((one) => !one.closest('.menu:has([data-action=share])'));
        return words.filter((word) => {
            const [inner, outer] = [word, word.closest('button, summary')].map((one) => one.getBoundingClientRect());
            const next = document.querySelector('.far-end').getBoundingClientRect();
            return inner.width < 1 || inner.left < outer.left || inner.right > outer.right + 0.5
                || inner.top < outer.top || inner.bottom > outer.bottom + 0.5
                || (next.width && next.top < outer.bottom && outer.right > next.left);
        }).map((word) => word.textContent);";
    let sizes = SIZES.into_iter().filter(|(width, height)| width > height && *width >= 720 && *height >= 480);
    let sizes: Vec<_> = sizes.chain([(720, 520), (844, 390), (1180, 760), (1250, 700)]).collect();
    for language in ["en", "de", "fr", "es"] {
        p.open(START).await;
        p.action("language").await;
        p.click(&format!("[data-language={language}]")).await;
        p.appears(&format!("html[lang={language}] .main-actions")).await;
        for (width, height) in &sizes {
            p.viewport(*width, *height).await;
            p.settle().await;
            let mut words = vec![".main-actions .action-label"];
            if *width >= 960 && *height >= 480 {
                words.push(".mode-label");
            }
            for css in words {
                let cut = strings(&p.script(CUT, vec![json!(css)]).await);
                assert!(cut.is_empty(), "{cut:?} in {language} at {width}x{height}");
            }
        }
    }
}

async fn tools_stay_where_they_are_when_the_board_is_flipped(p: &mut Page) {
    const TOOLS: [&str; 4] =
        ["[data-tool=hand]", "[data-tool=pen]", "[data-tool=eraser]", "[data-action=symmetry]"];
    for (width, height) in [(390, 664), (568, 320), (960, 600), (1440, 900)] {
        p.viewport(width, height).await;
        p.open(START).await;
        let mut before = Vec::new();
        for tool in TOOLS {
            before.push(p.rect(tool).await);
        }
        let (white, black) = (p.rect("[data-spare=wQ]").await, p.rect("[data-spare=bQ]").await);
        p.action("flip").await;
        p.wait("the pieces change places", || async {
            p.rect("[data-spare=wQ]").await == black && p.rect("[data-spare=bQ]").await == white
        })
        .await;
        for (tool, before) in TOOLS.into_iter().zip(before) {
            assert_eq!(p.rect(tool).await, before, "{tool} at {width}x{height}");
        }
    }
    p.viewport(1440, 900).await;
    p.open(START).await;
    for tool in TOOLS {
        assert!(p.is_seen(&format!("{tool} .tool-name")).await, "{tool} has a visible name");
    }
}
