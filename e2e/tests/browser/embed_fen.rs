//! The FEN box of an embedded board: whole lines, and all of the record within reach.

use crate::host::{Host, underscored};
use crate::record_lines::CHARACTERS;
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
    return cut(document.querySelector('#fen'))";

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

/// Whether the last character of the mirror stands under that of the box, in sight.
const END: &str = "
    const [box, mirror] = [document.querySelector('#fen'), document.querySelector('.fen-mirror')];
    const one = characters()[box.value.trimEnd().length - 1];
    const edge = box.getBoundingClientRect();
    return {
        scrolled: box.scrollLeft > 0 && Math.abs(box.scrollLeft - mirror.scrollLeft) < 1,
        inside: one.left >= edge.left && one.right <= edge.right + 1,
        mask: getComputedStyle(box).maskImage,
    }";

/// One line holds no longer record: it scrolls, and then its end is not faded away.
async fn the_end_of_the_record_is_within_reach(p: &mut Page) {
    let host = Host::open(p).await;
    for query in ["embed=fen", "embed=fen&edit"] {
        frame(p, &host, query, KIWIPETE, (360, 420)).await;
        let overflow = "return getComputedStyle(document.querySelector('#fen')).overflowX";
        assert_eq!(p.script(overflow, Vec::new()).await, json!("auto"), "{query}");
        p.click("#fen").await;
        p.script("const box = document.querySelector('#fen'); box.scrollLeft = box.scrollWidth;", Vec::new())
            .await;
        let end = [CHARACTERS, END].concat();
        let expected = json!({ "scrolled": true, "inside": true, "mask": "none" });
        p.wait_for("the end of the record", expected, || p.script(&end, Vec::new())).await;
        unframe(p).await;
    }
}
