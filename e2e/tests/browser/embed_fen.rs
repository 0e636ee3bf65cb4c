//! The FEN box of an embedded board: whole lines, and all of the record within reach.

use crate::host::{Host, underscored};
use crate::{KINGS, KIWIPETE};
use e2e::cases;
use e2e::page::{Page, START};
use serde_json::{Value, json};

cases! {
    everywhere:
        the_end_of_the_record_is_within_reach;
    chromium:
        no_line_of_the_record_is_cut;
}

const FENS: [&str; 3] = [START, KIWIPETE, KINGS];

/// The box has room for a whole number of lines, and what does not fit scrolls by whole lines.
const LINES: &str = "
    const cut = (element) => {
        const style = getComputedStyle(element);
        const line = parseFloat(style.lineHeight);
        const padding = parseFloat(style.paddingTop) + parseFloat(style.paddingBottom);
        const isWhole = (height) => height > 0 && Math.abs(height / line - Math.round(height / line)) < 0.05;
        return isWhole(element.clientHeight - padding) && isWhole(element.scrollHeight - padding)
            ? [] : [`${element.id || element.className}: ${element.clientHeight}, ${element.scrollHeight} of ${line}`];
    };
    return [...document.querySelectorAll('#fen, .fen-mirror')].flatMap(cut)";

async fn frame(p: &Page, host: &Host, query: &str, fen: &str, size: (u32, u32)) {
    let url = p.site().page(&format!("?{query}#fen={}", underscored(fen)));
    let frame = host.frame_silently(p, &url, size).await;
    host.is_ready(p, frame).await;
    p.enter(frame).await;
    p.wait("the style for frames", || async {
        p.script("return !document.documentElement.hidden", Vec::new()).await == Value::Bool(true)
    })
    .await;
}

async fn unframe(p: &Page) {
    p.leave().await;
    p.script("document.querySelector('iframe').remove(); heard.length = 0;", Vec::new()).await;
}

async fn no_line_of_the_record_is_cut(p: &mut Page) {
    let host = Host::open(p).await;
    for size in [(360, 420), (320, 320), (400, 620), (480, 560), (800, 600)] {
        for query in ["embed=fen", "embed=fen&edit"] {
            for fen in FENS {
                frame(p, &host, query, fen, size).await;
                let name = format!("{query} at {size:?} with {fen}");
                assert_eq!(p.script(LINES, Vec::new()).await, json!([]), "{name}");
                let inside = p.rect("#fen").await.bottom() <= f64::from(size.1);
                assert!(inside, "{name}");
                unframe(p).await;
            }
        }
    }
}

/// One line holds no longer record: it scrolls, by hand and by the caret, and the end is not faded away.
async fn the_end_of_the_record_is_within_reach(p: &mut Page) {
    let host = Host::open(p).await;
    for query in ["embed=fen", "embed=fen&edit"] {
        frame(p, &host, query, KIWIPETE, (360, 420)).await;
        let scroll = "
            const [box, mirror] = [document.querySelector('#fen'), document.querySelector('.fen-mirror')];
            box.scrollLeft = box.scrollWidth;
            box.scrollTop = box.scrollHeight;
            box.dispatchEvent(new Event('scroll'));";
        p.script(scroll, Vec::new()).await;
        let overflow = "return getComputedStyle(document.querySelector('#fen')).overflowX";
        assert_eq!(p.script(overflow, Vec::new()).await, json!("auto"), "{query}");
        // The last character of the mirror, which stands under that of the box.
        let end = "
            const [box, mirror] = [document.querySelector('#fen'), document.querySelector('.fen-mirror')];
            const range = document.createRange();
            const walker = document.createTreeWalker(mirror, NodeFilter.SHOW_TEXT);
            let last;
            while (walker.nextNode()) if (walker.currentNode.data.trim()) last = walker.currentNode;
            const length = last.data.trimEnd().length;
            range.setStart(last, length - 1);
            range.setEnd(last, length);
            const [one, edge] = [range.getBoundingClientRect(), box.getBoundingClientRect()];
            const faded = getComputedStyle(box).maskImage === 'none' ? 0 : 32;
            return [box.scrollLeft === mirror.scrollLeft, one.right <= edge.right - faded, one.left >= edge.left]";
        p.wait_for("the end of the record", json!([true, true, true]), || p.script(end, Vec::new())).await;
        unframe(p).await;
    }
}
