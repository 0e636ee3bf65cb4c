//! A tab whose process is killed in the middle of a save, at each point of it: the last edit is there when it is loaded again.
//! Only Chromium lets somebody kill the process of a tab.

#![allow(clippy::unwrap_used)]

use e2e::browser::{POLL_INTERVAL, TIMEOUT};
use e2e::site;
use serde_json::{Value, json};
use std::time::Instant;
use std::{env, thread};
use xtask::chromium::{Chromium, Tab};
use xtask::server::{Server, Site};

const KINGS: &str = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
const QUEEN: &str = "4k3/8/8/8/3Q4/8/8/4K3 w - - 0 1";
const QUEEN_AND_ROOK: &str = "4k3/8/8/8/3Q4/8/8/R3K3 w - - 0 1";

/// The address at which a save that is held tells so.
const HELD: &str = "/held";

/// The command of the protocol that presses a key.
const KEY: &str = "Input.dispatchKeyEvent";

/// Reports when the page is ready.
const READY: &str = "
    const look = () => (document.documentElement?.dataset.ready ? __report('true') : requestAnimationFrame(look));
    look();";

/// Two frames, behind which an edit is saved and shown.
const FRAMES: &str = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))";

/// The address of a queen on d4, which waits until edits rest.
const WRITTEN: &str = "new Promise((done) => {
    const look = () => (location.hash.includes('3Q4') ? done() : requestAnimationFrame(look));
    look();
})";

#[test]
fn a_tab_that_is_killed_at_any_point_of_a_save_has_its_last_edit() {
    let browsers = env::var("FORSYTH_BROWSERS").unwrap_or_default();
    if !browsers.is_empty() && !browsers.contains("chromium") {
        return;
    }
    let server = Site::new(site::dist().unwrap()).collect_reports().start().unwrap();
    let mut chromium = Chromium::start().unwrap();
    let writes = {
        let mut tab = begin(&mut chromium, &server);
        hold(&mut tab, None);
        place(&mut tab, "a1", "R");
        tab.number("held").unwrap() as usize
    };
    assert!(writes > 0, "an edit is saved by that");
    for after in 0..=writes {
        let mut tab = begin(&mut chromium, &server);
        server.take_requests();
        hold(&mut tab, Some(after));
        if after < writes {
            focus(&mut tab, "a1");
            tab.tell(KEY, &down("R")).unwrap();
            wait_for(HELD, &server);
        } else {
            place(&mut tab, "a1", "R");
        }
        tab.kill().unwrap();
        tab.reload().unwrap();
        let found = fen(&mut tab);
        assert!(found == QUEEN && after < writes || found == QUEEN_AND_ROOK, "after {after} writes: {found}");
        let notice = tab.evaluate("!document.querySelector('[data-notice]').hidden").unwrap();
        assert_eq!(notice, false, "after {after} writes there is nothing to tell");
        let before = if found == QUEEN { [KINGS, KINGS] } else { [QUEEN, KINGS] };
        for fen_before in before {
            tab.evaluate("document.querySelector('[data-action=undo]').click()").unwrap();
            tab.evaluate(FRAMES).unwrap();
            assert_eq!(fen(&mut tab), fen_before, "after {after} writes");
        }
    }
}

/// A tab with a position and an edit that is saved.
fn begin<'a>(chromium: &'a mut Chromium, server: &Server) -> Tab<'a> {
    let mut tab = chromium.tab(READY).unwrap();
    tab.open(&format!("{}#fen={}", server.url(), KINGS.replace(' ', "_"))).unwrap();
    place(&mut tab, "d4", "Q");
    assert_eq!(fen(&mut tab), QUEEN);
    // Nothing of it is written later: the address is the last.
    tab.evaluate(WRITTEN).unwrap();
    tab
}

/// Counts the writes into the storage as `held`, and has the page stand still for ever before the one behind so many.
fn hold(tab: &mut Tab<'_>, after: Option<usize>) {
    let after = after.map_or(-1.0, |after| after as f64);
    let script = format!(
        "globalThis.held = 0;
        for (const name of ['setItem', 'removeItem']) {{
            const own = Storage.prototype[name];
            Storage.prototype[name] = function (...given) {{
                if (held === {after}) {{
                    const request = new XMLHttpRequest();
                    request.open('GET', '{HELD}', false);
                    request.send();
                    for (;;) {{}}
                }}
                held++;
                return own.apply(this, given);
            }};
        }}"
    );
    tab.evaluate(&script).unwrap();
}

/// Places a piece by its key, and waits until that is saved.
fn place(tab: &mut Tab<'_>, square: &str, key: &str) {
    focus(tab, square);
    tab.call(KEY, &down(key)).unwrap();
    tab.evaluate(FRAMES).unwrap();
}

fn focus(tab: &mut Tab<'_>, square: &str) {
    tab.evaluate(&format!("document.querySelector('[data-square={square}]').focus()")).unwrap();
}

fn down(key: &str) -> Value {
    json!({ "type": "keyDown", "key": key, "text": key })
}

fn fen(tab: &mut Tab<'_>) -> String {
    let fen = tab.evaluate("document.querySelector('#fen').value").unwrap();
    fen.as_str().unwrap().to_owned()
}

fn wait_for(path: &str, server: &Server) {
    let begun = Instant::now();
    while !server.take_requests().iter().any(|one| one == path) {
        assert!(begun.elapsed() < TIMEOUT * 6, "{path} is not asked for");
        thread::sleep(POLL_INTERVAL);
    }
}
