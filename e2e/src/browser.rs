//! A WebDriver program with its session.

use crate::engine::Engine;
use crate::process::{self, ProcessGroup};
use crate::session::{Screen, session};
use crate::x11::{self, X11};
use fantoccini::Client;
use fantoccini::error::CmdError;
use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};
use url::{ParseError, Url};
use xtask::browsers::Installed;

/// How long to wait for anything before it counts as failed.
pub const TIMEOUT: Duration = Duration::from_secs(10);

/// How long to wait between two looks at something that sends no notification.
pub const POLL_INTERVAL: Duration = Duration::from_millis(15);

/// How many times to try to start a driver.
const STARTS: usize = 3;

/// A command that fantoccini has no method for.
#[derive(Debug)]
struct Raw {
    method: Method,
    path: String,
    body: Option<Value>,
}

impl WebDriverCompatibleCommand for Raw {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (self.method.clone(), self.body.as_ref().map(Value::to_string))
    }
}

/// A running browser under its driver.
#[derive(Debug)]
pub struct Browser {
    engine: Engine,
    program: PathBuf,
    address: String,
    driver: ProcessGroup,
    x11: Option<X11>,
    // Ended by being dropped.
    _display: Option<ProcessGroup>,
    client: Client,
    screen: Screen,
    still: bool,
}

impl Browser {
    /// Starts the driver and a first session. A free port may be taken by another program before the driver listens on it:
    /// then other ports are tried.
    ///
    /// # Errors
    /// One sentence that says what is missing or what failed, with the end of the driver's log.
    pub async fn start(engine: Engine) -> Result<Self, String> {
        Self::start_on(engine, Screen::default()).await
    }

    /// The same on another screen than the usual one.
    ///
    /// # Errors
    /// One sentence, as above.
    pub async fn start_on(engine: Engine, screen: Screen) -> Result<Self, String> {
        let installed = engine.find().map_err(|error| error.to_string())?;
        for _ in 1..STARTS {
            if let Ok(browser) = Self::start_once(engine, screen, &installed).await {
                return Ok(browser);
            }
        }
        Self::start_once(engine, screen, &installed).await
    }

    async fn start_once(engine: Engine, screen: Screen, installed: &Installed) -> Result<Self, String> {
        let scratch = process::scratch()?;
        let port = free_port().await?;
        let mut environment = Vec::new();
        let mut display = None;
        let mut x11 = None;
        let mut args = vec![format!("--port={port}")];
        match engine {
            Engine::Chromium => {}
            Engine::Firefox => {
                let own = free_port().await?;
                args.extend([format!("--websocket-port={own}"), "--allow-system-access".to_owned()]);
            }
            Engine::WebKit => {
                let (server, name) = virtual_display(installed.display.as_deref(), screen.density).await?;
                x11 = Some(X11::connect(&name)?);
                display = Some(server);
                x11::remove_minimum_width_of_gtk(&scratch)?;
                // Its sandbox does not run as root, and it opens only our own pages here. Painting by OpenGL, which is
                // software too where no graphics card is, took a fifth of its time.
                let settings: [(&str, &str); 7] = [
                    ("DISPLAY", &name),
                    ("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1"),
                    ("NO_AT_BRIDGE", "1"),
                    ("GSETTINGS_BACKEND", "memory"),
                    ("GDK_BACKEND", "x11"),
                    ("LIBGL_ALWAYS_SOFTWARE", "1"),
                    ("WEBKIT_SKIA_ENABLE_CPU_RENDERING", "1"),
                ];
                environment.extend(settings.map(|(name, value)| (name.to_owned(), value.to_owned())));
                environment.push(("GDK_SCALE".to_owned(), screen.density.to_string()));
            }
        }
        let driver = ProcessGroup::start(&installed.driver, &args, &environment, &scratch, false)?;
        let answering = async {
            while !is_driver(port).await {
                sleep(POLL_INTERVAL).await;
            }
        };
        if timeout(TIMEOUT * 2, answering).await.is_err() {
            return Err(format!("{} does not answer:\n{}", installed.driver.display(), driver.log_tail()));
        }
        let address = format!("http://127.0.0.1:{port}");
        let client = match session(engine, &installed.browser, &address, screen).await {
            Ok(client) => client,
            Err(sentence) => return Err(format!("{sentence}\n{}", driver.log_tail())),
        };
        let program = installed.browser.clone();
        let browser =
            Self { engine, program, address, driver, x11, _display: display, client, screen, still: false };
        browser.settle_window();
        Ok(browser)
    }

    /// Which engine this is.
    pub fn engine(&self) -> Engine {
        self.engine
    }

    /// The session.
    pub fn client(&self) -> &Client {
        &self.client
    }

    /// The X server, where there is one.
    pub fn x11(&self) -> Option<&X11> {
        self.x11.as_ref()
    }

    /// The end of the driver's log.
    pub fn log_tail(&self) -> String {
        self.driver.log_tail()
    }

    /// Whether pages of this session see a dark colour scheme.
    pub fn is_dark(&self) -> bool {
        self.screen.is_dark
    }

    /// Whether pages of this session are asked for less motion.
    pub fn is_still(&self) -> bool {
        self.still
    }

    /// Asks pages for less motion, or no longer. Only Chromium can be told.
    ///
    /// # Errors
    /// A sentence, when the browser refuses.
    pub async fn set_still(&mut self, still: bool) -> Result<(), String> {
        let value = if still { "reduce" } else { "no-preference" };
        let features = json!([{ "name": "prefers-reduced-motion", "value": value }]);
        self.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
        self.still = still;
        Ok(())
    }

    /// Switches the system's colour scheme to dark or light. WebKit reads it only when it starts, so it gets a new session.
    ///
    /// # Errors
    /// A sentence, when the browser refuses.
    pub async fn set_dark(&mut self, dark: bool) -> Result<(), String> {
        let screen = Screen { is_dark: dark, ..self.screen };
        if screen == self.screen {
            return Ok(());
        }
        match self.engine {
            Engine::Chromium => {
                let value = if dark { "dark" } else { "light" };
                let features = json!([{ "name": "prefers-color-scheme", "value": value }]);
                self.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
            }
            Engine::Firefox => {
                // 0 is dark, 1 is light.
                let value = u8::from(!dark);
                self.chrome_script(&format!(
                    "Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', {value});"
                ))
                .await?;
            }
            Engine::WebKit => {
                let old = self.client.clone();
                old.close().await.map_err(|error| format!("WebKit does not close: {error}"))?;
                self.client = session(self.engine, &self.program, &self.address, screen).await?;
                self.settle_window();
            }
        }
        self.screen = screen;
        Ok(())
    }

    /// Sends a command of the Chrome DevTools protocol.
    ///
    /// # Errors
    /// A sentence, when it fails.
    pub async fn devtools(&self, command: &str, parameters: Value) -> Result<Value, String> {
        let body = json!({ "cmd": command, "params": parameters });
        self.command(Method::POST, "goog/cdp/execute", Some(body)).await
    }

    /// Runs a script in Firefox's browser window instead of the page (WebDriver's "chrome" context).
    ///
    /// # Errors
    /// A sentence, when it fails.
    pub async fn chrome_script(&self, script: &str) -> Result<Value, String> {
        self.command(Method::POST, "moz/context", Some(json!({ "context": "chrome" }))).await?;
        let done = self.client.execute(script, Vec::new()).await;
        self.command(Method::POST, "moz/context", Some(json!({ "context": "content" }))).await?;
        done.map_err(|error| format!("{script}: {error}"))
    }

    /// Sends any other WebDriver command of the session.
    ///
    /// # Errors
    /// A sentence, when it fails.
    pub async fn command(&self, method: Method, path: &str, body: Option<Value>) -> Result<Value, String> {
        let raw = Raw { method, path: path.to_owned(), body };
        self.client.issue_cmd(raw).await.map_err(|error: CmdError| format!("{path}: {error}"))
    }

    /// Whether the page answers. One that takes too long counts as alive: it is busy, not gone.
    pub async fn is_alive(&self) -> bool {
        let asked = self.client.execute("return true", Vec::new());
        !timeout(TIMEOUT, asked).await.is_ok_and(|answer| answer.is_err())
    }

    /// Kills the processes that render pages, as a crash of the browser would.
    ///
    /// # Errors
    /// A sentence, when there are none.
    pub async fn kill_pages(&self) -> Result<(), String> {
        let word = match self.engine {
            Engine::Chromium => "--type=renderer",
            Engine::Firefox => "-isForBrowser",
            Engine::WebKit => "WebKitWebProcess",
        };
        self.driver.kill(word).await
    }

    /// Closes the session, then ends the driver.
    pub async fn stop(self) {
        // A broken session cannot be closed; its processes end with the process group of the driver.
        let _ = timeout(TIMEOUT, self.client.close()).await;
    }

    fn settle_window(&self) {
        if let Some(x11) = &self.x11 {
            x11.focus();
            x11.park();
        }
    }
}

async fn free_port() -> Result<u16, String> {
    let sentence = |error: std::io::Error| format!("no port is free: {error}");
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.map_err(sentence)?;
    Ok(listener.local_addr().map_err(sentence)?.port())
}

/// Whether a driver answers on this port. Two things may look like one: another program that took the port, and a TCP
/// self-connection, where a connection to a free local port happens to get that same port as its own.
async fn is_driver(port: u16) -> bool {
    let asked = async {
        let mut stream = TcpStream::connect(("127.0.0.1", port)).await?;
        let request = format!("GET /status HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await?;
        let mut answer = [0; 13];
        stream.read_exact(&mut answer).await?;
        std::io::Result::Ok(&answer == b"HTTP/1.1 200 ")
    };
    matches!(timeout(TIMEOUT / 10, asked).await, Ok(Ok(true)))
}

async fn virtual_display(program: Option<&Path>, density: u32) -> Result<(ProcessGroup, String), String> {
    let program = program.ok_or("WebKit needs Xvfb for its window")?;
    let (width, height) = x11::SCREEN;
    let screen = format!("{}x{}x24", width * density, height * density);
    let args = ["-displayfd", "1", "-screen", "0", &screen, "-nolisten", "tcp", "-noreset"];
    let mut server = ProcessGroup::start(program, &args.map(str::to_owned), &[], &process::scratch()?, true)?;
    // Xvfb picks a free display and prints its number as soon as clients can connect.
    let mut line = String::new();
    if let Some(output) = server.output() {
        let mut reader = BufReader::new(output);
        let _ = timeout(TIMEOUT * 2, reader.read_line(&mut line)).await;
    }
    let number = line.trim();
    if number.is_empty() {
        return Err(format!("Xvfb does not start:\n{}", server.log_tail()));
    }
    Ok((server, format!(":{number}")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::runtime::Runtime;

    /// Whether `is_driver` accepts a server that answers a request with what `answer` returns.
    async fn accepts(answer: impl Fn(&[u8]) -> Vec<u8> + Send + 'static) -> bool {
        let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
        let port = listener.local_addr().unwrap().port();
        tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.unwrap();
            let mut request = [0; 4096];
            let length = stream.read(&mut request).await.unwrap();
            stream.write_all(&answer(&request[..length])).await.unwrap();
        });
        is_driver(port).await
    }

    #[test]
    fn only_a_server_that_answers_like_a_driver_is_one() {
        Runtime::new().unwrap().block_on(async {
            assert!(!is_driver(free_port().await.unwrap()).await, "nothing listens there");
            assert!(!accepts(|_| Vec::new()).await, "a program that closes the connection");
            assert!(!accepts(<[u8]>::to_vec).await, "a self-connection");
            assert!(!accepts(|_| b"HTTP/1.1 404 Not Found\r\n\r\n".to_vec()).await, "another server");
            assert!(
                accepts(|_| b"HTTP/1.1 200 OK\r\n\r\n{\"value\":{\"ready\":true}}".to_vec()).await,
                "a driver"
            );
        });
    }
}
