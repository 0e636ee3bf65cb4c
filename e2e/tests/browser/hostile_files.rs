//! Files, folders and launches that are no position: huge, many, binary, gone.

use crate::KIWIPETE;
use crate::hostile::{AFTER_QUEEN, drop_it, is_told, is_unharmed, work};
use e2e::cases;
use e2e::page::Page;
use serde_json::{Value, json};

cases! {
    everywhere:
        a_folder_and_a_file_that_is_gone_are_told;
    chromium:
        a_file_of_200_megabytes_is_never_read,
        bytes_that_are_no_text_are_told,
        files_in_utf_16_are_read,
        hostile_launches_are_told;
}

/// Counts from now on what is read of files, in bytes.
const SPY: &str = "
    window.__read = 0;
    for (const name of ['arrayBuffer', 'text', 'bytes', 'stream', 'slice']) {
        const own = Blob.prototype[name];
        if (own) Blob.prototype[name] = function (...given) { window.__read += this.size; return own.apply(this, given); };
    }
    FileReader.prototype.readAsArrayBuffer = FileReader.prototype.readAsText = () => { window.__read += 1e9; };";

async fn a_file_of_200_megabytes_is_never_read(p: &mut Page) {
    work(p).await;
    p.script(SPY, Vec::new()).await;
    // One alone, and several that are too large together.
    for fill in [
        "dataTransfer.items.add(new File([new Uint8Array(200e6)], 'games.pgn'))",
        "for (let part = 0; part < 50; part += 1) dataTransfer.items.add(new File([new Uint8Array(4e5)], `${part}.pgn`))",
    ] {
        for place in ["[data-square=e4]", "#fen"] {
            assert_eq!(drop_it(p, place, fill).await, true);
            is_told(p, fill).await;
        }
    }
    assert_eq!(p.script("return __read", Vec::new()).await, 0);
    is_unharmed(p).await;
}

async fn a_folder_and_a_file_that_is_gone_are_told(p: &mut Page) {
    work(p).await;
    // No driver drops a folder. Browsers give it as a file of some bytes that cannot be read.
    let folder = "
        const gone = () => Promise.reject(new DOMException('A folder, by the test', 'NotFoundError'));
        for (const name of ['arrayBuffer', 'text', 'bytes']) Blob.prototype[name] = gone;";
    p.script(folder, Vec::new()).await;
    for fill in [
        "dataTransfer.items.add(new File(['x'.repeat(4096)], 'games'))",
        "dataTransfer.items.add(new File([], 'games.pgn')); dataTransfer.items.add(new File([], 'other'))",
    ] {
        assert_eq!(drop_it(p, "[data-square=e4]", fill).await, true);
        is_told(p, fill).await;
        is_unharmed(p).await;
    }
}

async fn bytes_that_are_no_text_are_told(p: &mut Page) {
    work(p).await;
    for bytes in [
        "[]",
        "[0]",
        "[0xFF]",
        "[0xFF, 0xFE]",
        "[0xFE, 0xFF, 0x00]",
        "[0xEF, 0xBB, 0xBF]",
        "[0xC3, 0x28, 0xA0, 0xA1, 0xF8, 0x88, 0x80, 0xED, 0xA0, 0x80]",
        // A program, a picture, and whatever.
        "[0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, ...Array(4000).fill(0)]",
        "[0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, ...Array(4000).keys()]",
        "Array.from({ length: 100_000 }, (_, at) => (at * 7919) % 251)",
    ] {
        let fill = format!("dataTransfer.items.add(new File([new Uint8Array({bytes})], 'a.pgn'))");
        assert_eq!(drop_it(p, "[data-square=e4]", &fill).await, true);
        is_told(p, bytes).await;
        is_unharmed(p).await;
    }
}

async fn files_in_utf_16_are_read(p: &mut Page) {
    work(p).await;
    for (mark, order) in [("0xFF, 0xFE", "low, high"), ("0xFE, 0xFF", "high, low")] {
        let fill = format!(
            "const bytes = [...'{KIWIPETE}'].flatMap((letter) => {{
                const [low, high] = [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8];
                return [{order}];
            }});
            dataTransfer.items.add(new File([new Uint8Array([{mark}, ...bytes])], 'a.fen'))"
        );
        assert_eq!(drop_it(p, "[data-square=e4]", &fill).await, true);
        p.shows(KIWIPETE).await;
        p.action("undo").await;
        p.shows(AFTER_QUEEN).await;
    }
}

async fn hostile_launches_are_told(p: &mut Page) {
    p.simulate(&["launch-queue"]).await;
    work(p).await;
    p.script(SPY, Vec::new()).await;
    let many: Vec<Value> =
        (0..10_000).map(|number| json!({ "name": format!("{number}.pgn"), "text": "x" })).collect();
    for launch in [
        json!({ "files": [{ "name": "games.pgn", "size": 200_000_000 }] }),
        json!({ "files": [{ "name": "folder", "isFolder": true }, { "name": "a.fen", "text": KIWIPETE }] }),
        json!({ "files": [{ "name": "gone.fen", "text": null }] }),
        json!({ "files": many }),
        json!({ "files": [{ "name": "<img src=x onerror=window.__taken=1>.fen", "text": "<img src=x onerror=window.__taken=1>" }] }),
    ] {
        p.script("__e2e_launch(arguments[0])", vec![launch.clone()]).await;
        is_told(p, &format!("{launch:.60}")).await;
        is_unharmed(p).await;
    }
    assert!(p.script("return __read", Vec::new()).await.as_u64().is_some_and(|read| read < 1_000_000));
}
