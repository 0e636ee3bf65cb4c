//! The page at every size, light and dark.

use crate::FAULTY;
use crate::panels::open_panel;
use e2e::cases;
use e2e::page::{Page, START, strings};
use serde_json::json;

cases! {
    everywhere:
        a_notice_is_read_and_dismissed_in_the_smallest_window,
        the_menu_is_whole_in_the_smallest_window;
    chromium:
        nothing_jumps_when_a_fault_appears,
        a_list_of_faults_that_scrolls_can_be_scrolled_by_keys,
        many_faults_leave_the_fields_in_sight,
        twice_as_large_a_text_leaves_each_word_room;
}

pub(crate) const SIZES: [(u32, u32); 8] =
    [(320, 568), (390, 844), (768, 1024), (844, 390), (1024, 768), (1440, 900), (2560, 1440), (3840, 2160)];

/// Measures the page, or the dialog that is open, and returns a sentence for everything that is wrong. Its argument is the
/// least width and height of a target.
pub(crate) const MEASURE: &str = "
    const [least, done] = arguments;
    const wrong = [];
    const board = document.querySelector('[data-board]').getBoundingClientRect();
    const near = (a, b, slack = 1) => Math.abs(a - b) <= slack;
    const size = (rect) => `${rect.width.toFixed(1)}x${rect.height.toFixed(1)} at ${rect.x.toFixed(1)},${rect.y.toFixed(1)}`;
    const seen = (one) => {
        const rect = one.getBoundingClientRect();
        return rect.width > 0 && rect.height > 0 && one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    };
    const name = (one) => {
        const data = Object.entries(one.dataset).map(([key, value]) => `${key}=${value}`).join(' ');
        return `<${one.tagName.toLowerCase()} ${one.id || one.name || data || one.className}>`;
    };

    const root = document.scrollingElement;
    if (root.scrollWidth > innerWidth) wrong.push(`scrolls sideways: ${root.scrollWidth} of ${innerWidth}`);
    if (!near(board.width, board.height)) wrong.push(`the board is not square: ${size(board)}`);
    if (board.x < -0.5 || board.right > innerWidth + 0.5) wrong.push(`the board sticks out: ${size(board)}`);
    const squares = [...document.querySelectorAll('[data-board] [data-square]')].map((one) => one.getBoundingClientRect());
    if (squares.length !== 64) wrong.push(`${squares.length} squares`);
    for (const rect of squares) {
        if (!near(rect.width, board.width / 8) || !near(rect.height, board.height / 8)) {
            wrong.push(`a square of ${size(rect)} on a board of ${size(board)}`);
            break;
        }
    }

    // A strip is the smallest element around all spare pieces of a colour.
    const strips = ['w', 'b'].map((color) => {
        const spares = [...document.querySelectorAll(`[data-spare^=${color}]`)];
        let strip = spares[0].parentElement;
        while (!spares.every((one) => strip.contains(one))) strip = strip.parentElement;
        return strip;
    });
    for (const strip of strips) {
        const rect = strip.getBoundingClientRect();
        // Above or below the board it is as wide as that, with the tools where they stand at its end; or as wide as the page,
        // where its height leaves the board a little less.
        const tools = document.querySelector('.tools').getBoundingClientRect();
        const end = tools.y < rect.bottom - 1 && tools.bottom > rect.y + 1 ? tools.right : rect.right;
        const isOfPage = near(rect.x, 0) && near(end, document.documentElement.clientWidth) && board.width > 0.85 * end;
        if (rect.x < board.right - 1 && !isOfPage && (!near(end, board.right) || !near(rect.x, board.x))) {
            wrong.push(`a strip of ${size(rect)} beside a board of ${size(board)}`);
        }
    }

    // Whatever can be pressed: large enough, and nothing on top of anything else.
    const pressed = 'button, input, select, textarea, summary, a[href]';
    const scope = document.querySelector('dialog[open]') || document;
    const targets = [...scope.querySelectorAll(pressed)].filter((one) => !one.closest('[data-board]'));
    const boxes = [];
    for (const one of targets) {
        const label = one.matches('input[type=checkbox], input[type=radio]') && one.labels && one.labels[0];
        const target = label || one;
        if (!seen(target)) continue;
        const rect = target.getBoundingClientRect();
        boxes.push({ one, target, rect });
        if (one.matches('a[href]')) continue;
        // Eight pieces and tools stand in a row, or in a column, on the smallest screens.
        const isPiece = one.closest('.strip, .tools');
        const wanted = isPiece ? Math.min(least, root.clientWidth / 8, innerHeight / 8) : least;
        if (rect.width < wanted - 0.5 || rect.height < wanted - 0.5) {
            wrong.push(`${name(one)} is ${size(rect)}, at least ${wanted}x${wanted} is wanted`);
        }
    }
    if (scope === document) boxes.push({ one: document.querySelector('[data-board]'), target: document.querySelector('[data-board]'), rect: board });
    // What floats over the page on purpose (a bar at the bottom edge) hides what scrolls under it.
    const floats = (one) => {
        for (let up = one; up && up !== document.body; up = up.parentElement) {
            if (['fixed', 'sticky'].includes(getComputedStyle(up).position)) return true;
        }
        return false;
    };
    const clip = (one, rect) => {
        let { left, top, right, bottom } = rect;
        for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) {
            if (getComputedStyle(up).overflowY === 'visible') continue;
            const frame = up.getBoundingClientRect();
            left = Math.max(left, frame.left);
            right = Math.min(right, frame.right);
            top = Math.max(top, frame.top);
            bottom = Math.min(bottom, frame.bottom);
        }
        return { left, top, right, bottom };
    };
    for (const box of boxes) Object.assign(box, { shown: clip(box.target, box.rect), floating: floats(box.target) });
    for (let i = 0; i < boxes.length; i += 1) {
        for (let j = i + 1; j < boxes.length; j += 1) {
            const [a, b] = [boxes[i], boxes[j]];
            if (a.target.contains(b.target) || b.target.contains(a.target) || a.floating !== b.floating) continue;
            const width = Math.min(a.shown.right, b.shown.right) - Math.max(a.shown.left, b.shown.left);
            const height = Math.min(a.shown.bottom, b.shown.bottom) - Math.max(a.shown.top, b.shown.top);
            if (width > 1 && height > 1) {
                wrong.push(`${name(a.one)} (${size(a.rect)}) and ${name(b.one)} (${size(b.rect)}) overlap`);
            }
        }
    }
    for (const { one, rect } of boxes) {
        if (rect.x < -0.5 || rect.right > innerWidth + 0.5) wrong.push(`${name(one)} sticks out: ${size(rect)}`);
    }

    // The box shows the whole record; on a phone it grows when it has the focus.
    const fen = document.querySelector('#fen');
    if (scope !== document) return done(wrong);
    if (innerWidth < innerHeight || innerHeight < 640) fen.focus();
    requestAnimationFrame(() => requestAnimationFrame(() => {
        if (fen.scrollWidth > fen.clientWidth + 1 || fen.scrollHeight > fen.clientHeight + 1) {
            wrong.push(`the FEN box hides text: ${fen.scrollWidth}x${fen.scrollHeight} in ${fen.clientWidth}x${fen.clientHeight}`);
        }
        fen.blur();
        done(wrong);
    }));";

/// What is wrong with the page as it is now, in a window of this size.
pub(crate) async fn measured(p: &Page, (width, height): (u32, u32)) -> Vec<String> {
    let is_phone = width < height || height < 480;
    let least = if is_phone { 44 } else { 24 };
    let found = p.script_async(MEASURE, vec![json!(least)]).await;
    strings(&found).into_iter().map(|what| format!("{width}x{height}: {what}")).collect()
}

async fn nothing_jumps_when_a_fault_appears(p: &mut Page) {
    for (width, height) in [(1440, 900), (1024, 768)] {
        p.viewport(width, height).await;
        p.open(START).await;
        p.settle().await;
        let board = p.rect("[data-board]").await;
        p.fill("#fen", FAULTY).await;
        p.appears("[data-problem]").await;
        p.settle().await;
        assert_eq!(p.rect("[data-board]").await, board, "the board at {width}x{height}");
    }
}

/// A list of many faults scrolls, by the keyboard too.
async fn a_list_of_faults_that_scrolls_can_be_scrolled_by_keys(p: &mut Page) {
    let scrolls = "
        const list = document.querySelector('.problem-list');
        return [list.scrollHeight > list.clientHeight, list.matches('[tabindex]') || !!list.querySelector('button')];";
    p.viewport(320, 700).await;
    for language in ["en", "de", "es", "fr"] {
        p.goto(&format!("?lang={language}")).await;
        for faults in 1..=8 {
            let ranks: Vec<&str> = (0..8).map(|rank| if rank < faults { "x7" } else { "8" }).collect();
            p.fill("#fen", &format!("{} w - - 0 1", ranks.join("/"))).await;
            p.wait("its faults", || async { p.count("[data-problem]").await == faults }).await;
            let found = p.script(scrolls, Vec::new()).await;
            let (is_longer, takes_keys) = (found[0] == json!(true), found[1] == json!(true));
            assert!(takes_keys || !is_longer, "{faults} faults in {language}");
            assert!(is_longer || faults < 8, "{faults} faults in {language} do not scroll");
        }
    }
}

async fn a_notice_is_read_and_dismissed_in_the_smallest_window(p: &mut Page) {
    for (width, height) in [(320, 225), (320, 480), (360, 640), (640, 360), (1280, 900)] {
        p.viewport(width, height).await;
        p.open(START).await;
        p.script("location.hash = '#fen=zzzzzzz/9/9'", Vec::new()).await;
        p.appears("[data-notice] [data-action=edit-unread]").await;
        p.settle().await;
        let text = p.rect(".notice-text").await;
        assert!(text.width >= 150.0, "a column of {text:?} in {width}x{height}");
        let notice = p.rect("[data-notice]").await;
        assert!(
            text.y >= notice.y && notice.y >= 0.0 && notice.bottom() <= f64::from(height),
            "{notice:?} in {width}x{height}"
        );
        let (dismiss, edit) =
            (p.rect("[data-action=dismiss]").await, p.rect("[data-action=edit-unread]").await);
        assert!(dismiss.right() <= notice.right() && dismiss.x >= text.right(), "{dismiss:?} in {notice:?}");
        assert!(edit.right() <= dismiss.x || edit.y >= dismiss.bottom(), "{edit:?} beside {dismiss:?}");
        p.click("[data-action=dismiss]").await;
        p.vanishes("[data-notice]").await;
    }
}

async fn many_faults_leave_the_fields_in_sight(p: &mut Page) {
    // With fixes, and without any.
    for (text, focused) in [
        ("4k3/8/8/8/8/8/8/4K3 w - e9 -5 0.5 x y z u v t s r q p o n m l k", "[data-problem] [data-fix]"),
        ("xyz/xyz/xyz/xyz/xyz/xyz/xyz/xyz w - - 0 1", "#problems [tabindex]"),
    ] {
        p.viewport(1440, 900).await;
        p.open(START).await;
        p.fill("#fen", text).await;
        p.appears("[data-problem]").await;
        p.settle().await;
        for field in ["[data-castling=q]", "#fullmove-number"] {
            let rect = p.rect(field).await;
            assert!(rect.bottom() <= 900.0, "{field} below {text}: {rect:?}");
        }
        p.focus(focused).await;
        p.press(&["End"]).await;
        p.wait("the last fault", || async {
            let last = p.rect("[data-problem]:last-child").await;
            last.bottom() <= p.rect("#problems").await.bottom() + 1.0
        })
        .await;
        p.viewport(390, 844).await;
        p.settle().await;
        let list = p.rect("#problems").await;
        assert!(list.height <= 844.0 / 2.0, "{list:?} of {text}");
    }
}

async fn the_menu_is_whole_in_the_smallest_window(p: &mut Page) {
    for (width, height) in [(320, 256), (455, 215), (640, 300), (390, 844)] {
        p.viewport(width, height).await;
        p.open(START).await;
        p.action("transforms").await;
        p.appears("[data-action=rotate]").await;
        let menu = p.rect(".menu-items:popover-open").await;
        assert!(menu.y >= 0.0 && menu.bottom() <= f64::from(height), "{menu:?} in {width}x{height}");
        // What does not fit comes by scrolling.
        for name in ["mirror-horizontal", "shift-down"] {
            let script = "
                const item = document.querySelector(arguments[0]);
                item.scrollIntoView({ block: 'nearest' });
                const { x, y, width, height } = item.getBoundingClientRect();
                return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button') === item;";
            let found = p.script(script, vec![json!(format!(".menu-items [data-action={name}]"))]).await;
            assert_eq!(found, json!(true), "{name} in {width}x{height}");
        }
    }
}

async fn twice_as_large_a_text_leaves_each_word_room(p: &mut Page) {
    let crowded = "
        const shown = [...document.querySelectorAll(arguments[0])].filter((one) => one.getClientRects().length);
        const narrow = shown.filter((one) => one.textContent && one.getBoundingClientRect().width < 48);
        const right = document.documentElement.clientWidth;
        const out = shown.filter((one) => one.scrollWidth > one.clientWidth + 1 || one.getBoundingClientRect().right > right);
        return shown.length ? [...new Set([...narrow, ...out])].map((one) => one.outerHTML.slice(0, 120)) : ['nothing'];";
    for (width, height, size) in
        [(1280, 900, "200%"), (390, 844, "200%"), (320, 700, "150%"), (320, 700, "100%")]
    {
        p.viewport(width, height).await;
        p.open("4k3/8/8/8/8/8/8/4RK2 w KQ - 120 1").await;
        p.appears("[data-finding-kind]").await;
        p.script("document.documentElement.style.fontSize = arguments[0]", vec![json!(size)]).await;
        p.settle().await;
        let beyond = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
        assert_eq!(p.script(beyond, Vec::new()).await, json!(0), "pixels beyond the edge at {width}");
        open_panel(p, "picture").await;
        p.appears(".picture-pixels").await;
        open_panel(p, "games").await;
        p.choose("#variant", "crazyhouse").await;
        p.appears(".stepper").await;
        p.settle().await;
        let room = async |css: &str| strings(&p.script(crowded, vec![json!(css)]).await);
        for css in [".picture-pixels", ".hands > *", ".stepper"] {
            assert_eq!(room(css).await, Vec::<String>::new(), "{css} at {width} with {size}");
        }
        // Phones have no keys.
        if width < 560 {
            continue;
        }
        p.action("keys").await;
        p.appears(".key-row").await;
        p.settle().await;
        assert_eq!(
            room(".key-row dt, .key-row dd").await,
            Vec::<String>::new(),
            "the keys at {width} with {size}"
        );
    }
}
