//! How a record stands in the FEN box: where its lines break, and that what one types is seen.

use crate::KIWIPETE;
use e2e::cases;
use e2e::page::{Page, START, strings};
use serde_json::{Value, json};

cases! {
    everywhere:
        the_box_scrolls_to_the_caret;
}

/// A function of the page: where each character of the text is, by the mirror under the box, which alone can say it.
pub(crate) const CHARACTERS: &str = "
    const characters = () => {
        const walker = document.createTreeWalker(document.querySelector('.fen-mirror'), NodeFilter.SHOW_TEXT);
        const rects = [];
        while (walker.nextNode()) {
            const node = walker.currentNode;
            for (let index = 0; index < node.length; index += 1) {
                const range = document.createRange();
                range.setStart(node, index);
                range.setEnd(node, index + 1);
                // WebKit adds the end of the line before.
                rects.push([...range.getClientRects()].at(-1) ?? new DOMRect());
            }
        }
        return rects;
    };";

/// Of each record, without and with the focus: where its lines begin, by the characters before them, and whether the text area
/// has room for all of them. On small screens the box is one line until it has the focus.
const LINES: &str = "
    const [records, done] = arguments;
    const area = document.querySelector('#fen');
    const lineStarts = () => {
        const starts = [];
        let line = null;
        characters().forEach(({ top, height }, index) => {
            if (height <= 1) return;
            if (line !== null && top > line + 4) starts.push(area.value.slice(0, index));
            line = top;
        });
        return starts;
    };
    // Behind the frame, when whoever watches sizes has been told too.
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const found = async (record) => {
        location.hash = '#fen=' + record.replaceAll(' ', '_');
        while (area.value !== record) await new Promise((resolve) => setTimeout(resolve));
        await painted();
        return ['blur', 'focus'].map((state) => {
            area[state]();
            return { record, state, starts: lineStarts(), fits: area.scrollHeight <= area.clientHeight + 1 };
        });
    };
    (async () => {
        const all = [];
        for (const record of records) all.push(...(await found(record)));
        area.blur();
        done(all);
    })();";

/// What is wrong with the lines of records in a window of this size: they break behind ranks and fields only, into two at most,
/// and the box has room for all of them. The last of the records stays.
pub(crate) async fn broken_elsewhere(p: &Page, (width, height): (u32, u32)) -> Vec<String> {
    let records = [
        START,
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "r1bq1rk1/1p3ppp/2n2n2/3p4/1b1P4/2N1PN2/1P1B1PPP/R2QKB1R w KQ - 12 123",
        "1r1q1rk1/2p2pp1/1p1p1n1p/1P1P1P1P/1p1p1p1p/1N1B1Q1P/2P2PP1/1R1Q1RK1 b - - 0 1",
        "r1b1k2r/ppp2ppp/2n2n2/3p4/1b1P4/2N1PN2/PPP2PPP/R1BQKB1R[PNBRQpnbrq] w KQkq - 10 110",
        KIWIPETE,
    ];
    let found = p.script_async(&[CHARACTERS, LINES].concat(), vec![json!(records)]).await;
    let states = found.as_array().unwrap_or_else(|| panic!("{found}"));
    assert_eq!(states.len(), 2 * records.len());
    let is_wide = [(1440, 900), (1920, 1080), (2560, 1440)].contains(&(width, height));
    let is_well = |state: &&Value| {
        let starts = strings(&state["starts"]);
        let most = usize::from(!(is_wide && state["record"] == START));
        starts.len() <= most
            && starts.iter().all(|start| start.ends_with(['/', ' ']))
            && state["fits"] == json!(true)
    };
    states
        .iter()
        .filter(|state| !is_well(state))
        .map(|state| format!("{width}x{height}: the lines of {state}"))
        .collect()
}

/// A line of ranks that is wider than the box: what is typed is seen.
async fn the_box_scrolls_to_the_caret(p: &mut Page) {
    // The place of the caret, if the character before it lies in the box; a space at the end of a line has no room there.
    const SEEN_CARET: &str = "
        const { selectionStart: caret, value } = document.querySelector('#fen');
        const last = Math.max(value.slice(0, caret).trimEnd().length - 1, 0);
        const [it, box] = [characters()[last], document.querySelector('.fen-box').getBoundingClientRect()];
        return it.left >= box.left && it.right <= box.right && it.top >= box.top && it.bottom <= box.bottom ? caret : null;";
    for (width, height) in [(320, 568), (568, 320), (800, 600)] {
        p.viewport(width, height).await;
        p.open(KIWIPETE).await;
        p.focus("#fen").await;
        p.press(&["Control+Home"]).await;
        let ranks = KIWIPETE.find(' ').unwrap_or_default();
        // Where a line is broken behind a space, its end is before or behind it.
        let ends = ranks..=ranks + 1;
        let all = KIWIPETE.len();
        for (key, places) in
            [("End", ends), ("Home", 0..=0), ("Control+End", all..=all), ("Control+Home", 0..=0)]
        {
            p.press(&[key]).await;
            p.wait(&format!("the caret is seen after {key} at {width}x{height}"), || async {
                let place = p.script(&[CHARACTERS, SEEN_CARET].concat(), Vec::new()).await;
                place.as_u64().is_some_and(|place| places.contains(&(place as usize)))
            })
            .await;
        }
    }
}
