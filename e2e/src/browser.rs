//! A driver with its session: started, reset between tests, ended.

use crate::engine::{CHROMIUM_ARGUMENTS, Engine, chromium_sandbox};
use crate::guard::{self, Guard};
use crate::x11::{SCREEN, X11};
use fantoccini::error::{CmdError, NewSessionError};
use fantoccini::wd::{Capabilities, TimeoutConfiguration, WebDriverCompatibleCommand};
use fantoccini::{Client, ClientBuilder};
use http::Method;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{sleep, timeout};
use url::{ParseError, Url};
use xtask::browsers::Installed;

/// How long anything that is awaited may take before it counts as something that never happens.
pub const PATIENCE: Duration = Duration::from_secs(10);

/// How long to wait before looking again, where a browser has no way to call.
pub const GLANCE: Duration = Duration::from_millis(15);

/// How often to start a driver before a browser counts as one that does not start.
const STARTS: usize = 3;

/// A command that WebDriver's standard or fantoccini does not name.
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
    driver: Guard,
    x11: Option<X11>,
    // Held for what its drop does.
    _display: Option<Guard>,
    client: Client,
    dark: bool,
}

impl Browser {
    /// Starts the driver and a first session, with other ports where that fails: a free port is anybody's until the driver
    /// has it.
    ///
    /// # Errors
    /// One sentence that says what is missing or what failed, with the driver's last words.
    pub async fn start(engine: Engine) -> Result<Self, String> {
        let installed = engine.find().map_err(|error| error.to_string())?;
        for _ in 1..STARTS {
            if let Ok(browser) = Self::start_once(engine, &installed).await {
                return Ok(browser);
            }
        }
        Self::start_once(engine, &installed).await
    }

    async fn start_once(engine: Engine, installed: &Installed) -> Result<Self, String> {
        let scratch = guard::scratch()?;
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
                let (server, name) = virtual_display(installed.display.as_deref()).await?;
                x11 = Some(X11::connect(&name)?);
                display = Some(server);
                gtk_without_least_width(&scratch)?;
                // Its sandbox refuses to run as root, and the only page it opens here is our own.
                let settings: [(&str, &str); 6] = [
                    ("DISPLAY", &name),
                    ("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1"),
                    ("NO_AT_BRIDGE", "1"),
                    ("GSETTINGS_BACKEND", "memory"),
                    ("GDK_BACKEND", "x11"),
                    ("LIBGL_ALWAYS_SOFTWARE", "1"),
                ];
                environment.extend(settings.map(|(name, value)| (name.to_owned(), value.to_owned())));
            }
        }
        let driver = Guard::start(&installed.driver, &args, &environment, &scratch, false)?;
        let answering = async {
            while !is_driver(port).await {
                sleep(GLANCE).await;
            }
        };
        if timeout(PATIENCE * 2, answering).await.is_err() {
            return Err(format!("{} does not answer:\n{}", installed.driver.display(), driver.last_words()));
        }
        let address = format!("http://127.0.0.1:{port}");
        let client = match session(engine, &installed.browser, &address, false).await {
            Ok(client) => client,
            Err(sentence) => return Err(format!("{sentence}\n{}", driver.last_words())),
        };
        let program = installed.browser.clone();
        let browser = Self { engine, program, address, driver, x11, _display: display, client, dark: false };
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

    /// What the driver wrote last.
    pub fn last_words(&self) -> String {
        self.driver.last_words()
    }

    /// Whether the system's colours are dark for this session.
    pub fn is_dark(&self) -> bool {
        self.dark
    }

    /// Makes the system's colours dark, or light again. WebKit takes them from its start: it gets a new session.
    ///
    /// # Errors
    /// A sentence, when the browser refuses.
    pub async fn set_dark(&mut self, dark: bool) -> Result<(), String> {
        if dark == self.dark {
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
                self.client = session(self.engine, &self.program, &self.address, dark).await?;
                self.settle_window();
            }
        }
        self.dark = dark;
        Ok(())
    }

    /// A command of Chromium's own protocol.
    ///
    /// # Errors
    /// A sentence, when it fails.
    pub async fn devtools(&self, command: &str, parameters: Value) -> Result<Value, String> {
        let body = json!({ "cmd": command, "params": parameters });
        self.command(Method::POST, "goog/cdp/execute", Some(body)).await
    }

    /// A script in Firefox's own window, around the page.
    ///
    /// # Errors
    /// A sentence, when it fails.
    pub async fn chrome_script(&self, script: &str) -> Result<Value, String> {
        self.command(Method::POST, "moz/context", Some(json!({ "context": "chrome" }))).await?;
        let done = self.client.execute(script, Vec::new()).await;
        self.command(Method::POST, "moz/context", Some(json!({ "context": "content" }))).await?;
        done.map_err(|error| format!("{script}: {error}"))
    }

    /// Any other command of the session.
    ///
    /// # Errors
    /// A sentence, when it fails.
    pub async fn command(&self, method: Method, path: &str, body: Option<Value>) -> Result<Value, String> {
        let raw = Raw { method, path: path.to_owned(), body };
        self.client.issue_cmd(raw).await.map_err(|error: CmdError| format!("{path}: {error}"))
    }

    /// Whether there is a page to answer a question; one that takes its time is taken for alive.
    pub async fn is_alive(&self) -> bool {
        let asked = self.client.execute("return true", Vec::new());
        !timeout(PATIENCE, asked).await.is_ok_and(|answer| answer.is_err())
    }

    /// Kills the processes that hold the pages, as a fault of the browser's own would.
    ///
    /// # Errors
    /// A sentence, when they cannot be found.
    pub async fn kill_pages(&self) -> Result<(), String> {
        let word = match self.engine {
            Engine::Chromium => "--type=renderer",
            Engine::Firefox => "-isForBrowser",
            Engine::WebKit => "WebKitWebProcess",
        };
        self.driver.kill(word).await
    }

    /// Ends the session in order, then the driver by dropping it.
    pub async fn stop(self) {
        // A session that broke cannot be closed; its processes end with the guard.
        let _ = timeout(PATIENCE, self.client.close()).await;
    }

    fn settle_window(&self) {
        if let Some(x11) = &self.x11 {
            x11.focus();
            x11.park();
        }
    }
}

async fn session(engine: Engine, program: &Path, address: &str, dark: bool) -> Result<Client, String> {
    let mut builder = ClientBuilder::new(HttpConnector::new());
    builder.capabilities(capabilities(engine, program, dark));
    let client = timeout(PATIENCE * 6, builder.connect(address))
        .await
        .map_err(|_| format!("{engine} does not start"))?
        .map_err(|error: NewSessionError| format!("{engine} does not start: {error}"))?;
    let limits = TimeoutConfiguration::new(Some(PATIENCE * 3), Some(PATIENCE * 3), Some(Duration::ZERO));
    client.update_timeouts(limits).await.map_err(|error| format!("{engine} refuses timeouts: {error}"))?;
    Ok(client)
}

fn capabilities(engine: Engine, program: &Path, dark: bool) -> Capabilities {
    let capabilities = match engine {
        Engine::Chromium => {
            let mut args = CHROMIUM_ARGUMENTS.to_vec();
            args.extend(chromium_sandbox());
            json!({
                "browserName": "chrome",
                "goog:loggingPrefs": { "browser": "ALL" },
                "goog:chromeOptions": { "binary": program, "args": args },
            })
        }
        Engine::Firefox => {
            json!({
                "browserName": "firefox",
                "moz:firefoxOptions": {
                    "binary": program,
                    "args": ["-headless", "--remote-allow-system-access"],
                    "prefs": {
                        // Light until a test says dark.
                        "layout.css.prefers-color-scheme.content-override": 1,
                        // Reading the clipboard asks nobody.
                        "dom.events.testing.asyncClipboard": true,
                        // No second window explains itself over the first.
                        "browser.aboutwelcome.enabled": false,
                        "datareporting.policy.dataSubmissionEnabled": false,
                    },
                },
            })
        }
        Engine::WebKit => {
            let mut args = vec!["--automation"];
            if dark {
                args.push("--dark-mode");
            }
            json!({
                "browserName": "MiniBrowser",
                "webkitgtk:browserOptions": { "binary": program, "args": args },
            })
        }
    };
    match capabilities {
        Value::Object(map) => map,
        _ => Capabilities::new(),
    }
}

async fn free_port() -> Result<u16, String> {
    let sentence = |error: std::io::Error| format!("no port is free: {error}");
    let listener = TcpListener::bind(("127.0.0.1", 0)).await.map_err(sentence)?;
    Ok(listener.local_addr().map_err(sentence)?.port())
}

/// Whether a driver answers there. Another program that has the port for a moment does not, nor does a connection that came
/// to be its own other end, as one may to a port that nobody has.
async fn is_driver(port: u16) -> bool {
    let asked = async {
        let mut stream = TcpStream::connect(("127.0.0.1", port)).await?;
        let request = format!("GET /status HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await?;
        let mut answer = [0; 13];
        stream.read_exact(&mut answer).await?;
        std::io::Result::Ok(&answer == b"HTTP/1.1 200 ")
    };
    matches!(timeout(PATIENCE / 10, asked).await, Ok(Ok(true)))
}

async fn virtual_display(program: Option<&Path>) -> Result<(Guard, String), String> {
    let program = program.ok_or("WebKit needs Xvfb for its window")?;
    let screen = format!("{}x{}x24", SCREEN.0, SCREEN.1);
    let args = ["-displayfd", "1", "-screen", "0", &screen, "-nolisten", "tcp", "-noreset"];
    let mut server = Guard::start(program, &args.map(str::to_owned), &[], &guard::scratch()?, true)?;
    // The server writes the number of the display it found free when it is ready for the first client.
    let mut line = String::new();
    if let Some(output) = server.output() {
        let mut reader = BufReader::new(output);
        let _ = timeout(PATIENCE * 2, reader.read_line(&mut line)).await;
    }
    let number = line.trim();
    if number.is_empty() {
        return Err(format!("Xvfb does not start:\n{}", server.last_words()));
    }
    Ok((server, format!(":{number}")))
}

/// The bar of `MiniBrowser` keeps its window 447 pixels wide; a phone has 320.
fn gtk_without_least_width(home: &Path) -> Result<(), String> {
    let folder: PathBuf = home.join("gtk-3.0");
    let sentence = |error: std::io::Error| format!("{} cannot be written: {error}", folder.display());
    std::fs::create_dir_all(&folder).map_err(sentence)?;
    let style =
        "* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px; }\n";
    std::fs::write(folder.join("gtk.css"), style).map_err(sentence)?;
    let settings = "[Settings]\ngtk-toolbar-icon-size=1\ngtk-enable-animations=0\n";
    std::fs::write(folder.join("settings.ini"), settings).map_err(sentence)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::runtime::Runtime;

    /// What `is_driver` says of a port where somebody answers a request with what `answer` makes of it.
    async fn beside(answer: impl Fn(&[u8]) -> Vec<u8> + Send + 'static) -> bool {
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
    fn only_who_answers_as_a_driver_is_one() {
        Runtime::new().unwrap().block_on(async {
            assert!(!is_driver(free_port().await.unwrap()).await, "nobody is there");
            assert!(!beside(|_| Vec::new()).await, "somebody else looks whether the port is free");
            assert!(!beside(<[u8]>::to_vec).await, "the connection is its own other end");
            assert!(!beside(|_| b"HTTP/1.1 404 Not Found\r\n\r\n".to_vec()).await, "another server");
            assert!(
                beside(|_| b"HTTP/1.1 200 OK\r\n\r\n{\"value\":{\"ready\":true}}".to_vec()).await,
                "a driver"
            );
        });
    }
}
