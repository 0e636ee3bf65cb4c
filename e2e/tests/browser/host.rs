//! Somebody else's page, of another origin, with boards in frames.

use e2e::gesture::Button;
use e2e::page::{Page, Point, strings};
use e2e::site::{self, HOST, Site};
use serde_json::{Value, json};

pub(crate) const ENDGAME: &str = "8/8/8/8/8/5k2/8/4K2R w K - 3 40";

/// Somebody else's page, with boards in frames.
pub(crate) struct Host {
    pub(crate) site: Site,
}

impl Host {
    pub(crate) async fn open(p: &Page) -> Host {
        let dist = site::dist().unwrap_or_else(|sentence| panic!("{sentence}"));
        let host = Host { site: Site::host(&dist).unwrap_or_else(|error| panic!("{error}")) };
        p.open_url(&host.site.own(HOST)).await;
        host
    }

    /// Frames a board, in the upper left corner, and waits until it says that it is ready.
    pub(crate) async fn frame(&self, p: &Page, tail: &str) -> u16 {
        let frame = self.frame_silently(p, &p.site().page(tail), (480, 640)).await;
        self.is_ready(p, frame).await;
        frame
    }

    /// The same, and waits only until the frame is loaded.
    pub(crate) async fn frame_silently(&self, p: &Page, url: &str, size: (u32, u32)) -> u16 {
        p.step(format!("frame {url:.120}"));
        let script = "
            const [url, width, height, done] = arguments;
            const frame = document.createElement('iframe');
            frame.style.cssText = `position: fixed; left: 0; top: 0; border: 0; width: ${width}px; height: ${height}px`;
            frame.onload = () => done([...document.querySelectorAll('iframe')].indexOf(frame));
            frame.src = url;
            document.body.append(frame);";
        let index = p.script_async(script, vec![json!(url), json!(size.0), json!(size.1)]).await;
        index.as_u64().unwrap_or_default() as u16
    }

    pub(crate) async fn is_ready(&self, p: &Page, frame: u16) {
        p.wait("forsyth:ready", || async { !self.heard(p, frame, "forsyth:ready").await.is_empty() }).await;
    }

    /// Goes into a frame as a reader with a mouse does, by a click beside the board: only then does `WebKit` let the page in
    /// it have the keyboard.
    pub(crate) async fn enter(&self, p: &Page, frame: u16) {
        p.enter(frame).await;
        p.click_at(Button::Left, Point { x: 2.0, y: 2.0 }).await;
    }

    /// What a frame has said of a type, oldest first.
    pub(crate) async fn heard(&self, p: &Page, frame: u16, kind: &str) -> Vec<Value> {
        let script = "
            return heard.filter((one) => one.frame === arguments[0] && one.data.type === arguments[1]).map((one) => one.data)";
        let value = p.script(script, vec![json!(frame), json!(kind)]).await;
        value.as_array().cloned().unwrap_or_default()
    }

    pub(crate) async fn say(&self, p: &Page, frame: u16, message: Value) {
        let script =
            "document.querySelectorAll('iframe')[arguments[0]].contentWindow.postMessage(arguments[1], '*')";
        p.script(script, vec![json!(frame), message]).await;
    }

    /// Asks, and waits for the answer.
    pub(crate) async fn ask(&self, p: &Page, frame: u16, mut message: Value) -> Value {
        let script = "
            const [frame, message, done] = arguments;
            const id = `ask ${window.asked = (window.asked || 0) + 1}`;
            const hear = ({ data }) => {
                if (data.id !== id) return;
                removeEventListener('message', hear);
                done(data);
            };
            addEventListener('message', hear);
            document.querySelectorAll('iframe')[frame].contentWindow.postMessage({ ...message, id }, '*');";
        message = p.script_async(script, vec![json!(frame), message]).await;
        message
    }

    pub(crate) async fn set(&self, p: &Page, frame: u16, fen: &str) {
        let answer = self.ask(p, frame, json!({ "type": "forsyth:set", "fen": fen })).await;
        assert_eq!((&answer["type"], &answer["fen"]), (&json!("forsyth:position"), &json!(fen)));
    }

    /// Wants the board to answer with this position.
    pub(crate) async fn position_is(&self, p: &Page, frame: u16, fen: &str) {
        let answer = self.ask(p, frame, json!({ "type": "forsyth:get" })).await;
        assert_eq!(answer["fen"], json!(fen), "{answer}");
    }

    /// Waits for the last change that a frame has told.
    pub(crate) async fn changed(&self, p: &Page, frame: u16, expected: Value) {
        p.wait_for("the last change", Some(expected), || async {
            let mut last = self.heard(p, frame, "forsyth:changed").await.pop()?;
            last.as_object_mut()?.remove("type");
            Some(last)
        })
        .await;
    }

    /// Wants no frame to have complained.
    pub(crate) async fn is_calm(&self, p: &Page) {
        let frames = p.count("iframe").await as u16;
        for frame in 0..frames {
            p.enter(frame).await;
            let problems =
                strings(&p.script("return window.__e2e ? __e2e.problems() : []", Vec::new()).await);
            p.leave().await;
            assert_eq!(problems, Vec::<String>::new(), "frame {frame}");
        }
        assert_eq!(p.site().take_reports(), Vec::<String>::new());
    }
}

pub(crate) fn position(fen: &str, marks: &str, orientation: &str) -> Value {
    json!({ "fen": fen, "marks": marks, "orientation": orientation })
}

pub(crate) fn underscored(fen: &str) -> String {
    fen.replace(' ', "_")
}
