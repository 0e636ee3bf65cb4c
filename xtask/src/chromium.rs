//! Chromium without a window, told what to do over its `DevTools` protocol: where it is measured, and where no driver can do
//! what is done to it.

use crate::browsers::{Browser, CHROMIUM_ARGUMENTS, chromium_sandbox};
use crate::project;
use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::fs;
use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tungstenite::{Message, WebSocket};

/// Whatever takes longer will never come.
const PATIENCE: Duration = Duration::from_mins(2);

/// What a page's scripts call to report.
pub const REPORT: &str = "__report";

/// A running browser; dropping it ends it.
#[derive(Debug)]
pub struct Chromium {
    process: Child,
    profile: PathBuf,
    socket: WebSocket<TcpStream>,
    calls: u64,
    /// What pages have reported, with their sessions, and nobody has asked for yet.
    reports: VecDeque<(String, Value)>,
}

impl Chromium {
    /// Starts it with a profile of its own.
    ///
    /// # Errors
    ///
    /// When it is not there, or does not begin.
    pub fn start() -> Result<Self> {
        let program = Browser::Chromium.find()?.browser;
        let profile = project::target().join(format!("chromium/profile-{}", std::process::id()));
        let mut process = Command::new(&program)
            .args(CHROMIUM_ARGUMENTS)
            .args(chromium_sandbox())
            .arg("--remote-debugging-port=0")
            .arg(format!("--user-data-dir={}", profile.display()))
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .with_context(|| format!("{} could not be started", program.display()))?;
        let lines = process.stderr.take().map(BufReader::new);
        let socket = lines.context("Chromium says nothing").and_then(|lines| {
            let mut lines = lines.lines().map_while(Result::ok);
            let address =
                lines.find_map(|line| Some(line.split_once("DevTools listening on ws://")?.1.to_owned()));
            // It writes on, and must not be stopped by a pipe that nobody empties.
            std::thread::spawn(move || lines.for_each(drop));
            connect(&address.context("Chromium has ended before it listened")?)
        });
        match socket {
            Ok(socket) => Ok(Self { process, profile, socket, calls: 0, reports: VecDeque::new() }),
            Err(error) => {
                let _ = process.kill();
                Err(error)
            }
        }
    }

    /// Sends a command, and gives the number of its answer.
    fn tell(&mut self, session: &str, method: &str, parameters: &Value) -> Result<u64> {
        self.calls += 1;
        let mut message = json!({ "id": self.calls, "method": method, "params": parameters });
        if !session.is_empty() {
            message["sessionId"] = session.into();
        }
        self.socket.send(Message::text(message.to_string()))?;
        Ok(self.calls)
    }

    /// Does a command of the protocol in a session, or in the browser where that is empty.
    fn call(&mut self, session: &str, method: &str, parameters: &Value) -> Result<Value> {
        let call = self.tell(session, method, parameters)?;
        loop {
            let mut answer = self.receive().with_context(|| format!("{method} is not answered"))?;
            if answer["id"] != call {
                continue;
            }
            if let Some(error) = answer.get("error") {
                bail!("{method}: {error}");
            }
            return Ok(answer["result"].take());
        }
    }

    /// The next message; a report is kept.
    fn receive(&mut self) -> Result<Value> {
        loop {
            let Message::Text(text) = self.socket.read()? else { continue };
            let message: Value = serde_json::from_str(&text)?;
            if message["method"] == "Runtime.bindingCalled" && message["params"]["name"] == REPORT {
                let payload = message["params"]["payload"].as_str().unwrap_or_default();
                let session = message["sessionId"].as_str().unwrap_or_default().to_owned();
                self.reports.push_back((session, serde_json::from_str(payload)?));
            }
            return Ok(message);
        }
    }

    /// Opens a tab that shares nothing with any other: no cache, no storage, no service worker. `script` runs in it
    /// before any of a page, and reports when that stands.
    ///
    /// # Errors
    ///
    /// When Chromium refuses.
    pub fn tab(&mut self, script: &str) -> Result<Tab<'_>> {
        let own = self.call("", "Target.createBrowserContext", &json!({}))?;
        let context = text(&own, "browserContextId")?;
        let place = json!({ "url": "about:blank", "browserContextId": context });
        let target = text(&self.call("", "Target.createTarget", &place)?, "targetId")?;
        let attached = json!({ "targetId": target, "flatten": true });
        let session = text(&self.call("", "Target.attachToTarget", &attached)?, "sessionId")?;
        let mut tab = Tab { chromium: self, context, session, is_held: false };
        for domain in ["Page", "Runtime", "Network", "HeapProfiler"] {
            tab.call(&format!("{domain}.enable"), &json!({}))?;
        }
        // The time that the thread worked, not the time that it waited for a core.
        tab.call("Performance.enable", &json!({ "timeDomain": "threadTicks" }))?;
        tab.call("Runtime.addBinding", &json!({ "name": REPORT }))?;
        tab.call("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": script }))?;
        tab.call("Emulation.setFocusEmulationEnabled", &json!({ "enabled": true }))?;
        let screen = json!({ "width": 1280, "height": 900, "deviceScaleFactor": 1, "mobile": false });
        tab.call("Emulation.setDeviceMetricsOverride", &screen)?;
        Ok(tab)
    }
}

impl Drop for Chromium {
    fn drop(&mut self) {
        let _ = self.call("", "Browser.close", &json!({}));
        let _ = self.process.kill();
        let _ = self.process.wait();
        let _ = fs::remove_dir_all(&self.profile);
    }
}

fn connect(address: &str) -> Result<WebSocket<TcpStream>> {
    let host = address.split('/').next().unwrap_or_default();
    let stream = TcpStream::connect(host)?;
    stream.set_read_timeout(Some(PATIENCE))?;
    stream.set_nodelay(true)?;
    let joined = tungstenite::client(format!("ws://{address}"), stream);
    Ok(joined.map_err(|error| anyhow::anyhow!("Chromium refuses its own protocol: {error}"))?.0)
}

fn text(value: &Value, name: &str) -> Result<String> {
    value[name].as_str().map(str::to_owned).with_context(|| format!("Chromium names no {name}"))
}

/// A tab; dropping it closes it with all that it kept.
#[derive(Debug)]
pub struct Tab<'a> {
    chromium: &'a mut Chromium,
    context: String,
    session: String,
    /// The button of the mouse is down.
    is_held: bool,
}

impl Tab<'_> {
    /// Does a command of the protocol in this tab.
    ///
    /// # Errors
    ///
    /// When Chromium refuses.
    pub fn call(&mut self, method: &str, parameters: &Value) -> Result<Value> {
        self.chromium.call(&self.session, method, parameters)
    }

    /// The same, without waiting for an answer: the page may be held by what it does then.
    ///
    /// # Errors
    ///
    /// When Chromium has gone.
    pub fn tell(&mut self, method: &str, parameters: &Value) -> Result<()> {
        self.chromium.tell(&self.session, method, parameters).map(drop)
    }

    /// Kills the process of the page, whatever that is doing. The tab stays, and can load the page again.
    ///
    /// # Errors
    ///
    /// When it does not die.
    pub fn kill(&mut self) -> Result<()> {
        self.tell("Inspector.enable", &json!({}))?;
        self.tell("Page.crash", &json!({}))?;
        loop {
            let message = self.chromium.receive().context("the page does not die")?;
            if message["method"] == "Inspector.targetCrashed" && message["sessionId"] == self.session {
                return Ok(());
            }
        }
    }

    /// Makes the processor so many times slower.
    ///
    /// # Errors
    ///
    /// When Chromium refuses.
    pub fn slow_down(&mut self, times: u32) -> Result<()> {
        self.call("Emulation.setCPUThrottlingRate", &json!({ "rate": times })).map(drop)
    }

    /// Goes to an address and waits for what the script of the tab reports.
    ///
    /// # Errors
    ///
    /// When it does not come, or when the page throws.
    pub fn open(&mut self, url: &str) -> Result<Value> {
        self.call("Page.navigate", &json!({ "url": url }))?;
        self.reported(url)
    }

    /// Loads the page again and waits likewise.
    ///
    /// # Errors
    ///
    /// As [`Tab::open`].
    pub fn reload(&mut self) -> Result<Value> {
        self.call("Page.reload", &json!({}))?;
        self.reported("the page")
    }

    fn reported(&mut self, page: &str) -> Result<Value> {
        loop {
            let session = &self.session;
            if let Some(at) = self.chromium.reports.iter().position(|(from, _)| from == session) {
                return Ok(self.chromium.reports.remove(at).unwrap_or_default().1);
            }
            let message = self.chromium.receive().with_context(|| format!("{page} does not become ready"))?;
            if message["method"] == "Runtime.exceptionThrown" {
                bail!("{page}: {}", message["params"]["exceptionDetails"]["exception"]["description"]);
            }
        }
    }

    /// What an expression is in the page, when its promise has been kept.
    ///
    /// # Errors
    ///
    /// When it throws.
    pub fn evaluate(&mut self, expression: &str) -> Result<Value> {
        let how = json!({ "expression": expression, "awaitPromise": true, "returnByValue": true });
        let mut done = self.call("Runtime.evaluate", &how)?;
        if let Some(thrown) = done.get("exceptionDetails") {
            bail!("{expression}: {thrown}");
        }
        Ok(done["result"]["value"].take())
    }

    /// The same, if it is a number.
    ///
    /// # Errors
    ///
    /// When it throws, or is none.
    pub fn number(&mut self, expression: &str) -> Result<f64> {
        self.evaluate(expression)?.as_f64().with_context(|| format!("{expression} is no number"))
    }

    /// A counter of the browser's about this page.
    ///
    /// # Errors
    ///
    /// When there is no such counter.
    pub fn metric(&mut self, name: &str) -> Result<f64> {
        let metrics = self.call("Performance.getMetrics", &json!({}))?;
        let metrics = metrics["metrics"].as_array().into_iter().flatten();
        let found = metrics.into_iter().find(|metric| metric["name"] == name);
        found
            .and_then(|metric| metric["value"].as_f64())
            .with_context(|| format!("Chromium does not count {name}"))
    }

    /// Tells it that the mouse did something.
    ///
    /// # Errors
    ///
    /// When Chromium refuses.
    pub fn mouse(&mut self, kind: &str, (x, y): (f64, f64)) -> Result<()> {
        // A movement without the button that is held would end the capture of the pointer.
        let is_drag = self.is_held || kind != "mouseMoved";
        self.is_held = kind == "mousePressed" || self.is_held && kind == "mouseMoved";
        let event = json!({
            "type": kind, "x": x, "y": y, "buttons": u8::from(self.is_held), "clickCount": 1,
            "button": if is_drag { "left" } else { "none" },
        });
        self.call("Input.dispatchMouseEvent", &event).map(drop)
    }
}

impl Drop for Tab<'_> {
    fn drop(&mut self) {
        let _ = self.chromium.call(
            "",
            "Target.disposeBrowserContext",
            &json!({ "browserContextId": self.context }),
        );
    }
}
