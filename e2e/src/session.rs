//! A session of a browser: what its driver is asked for.

use crate::browser::TIMEOUT;
use crate::engine::{CHROMIUM_ARGUMENTS, Engine, chromium_sandbox};
use fantoccini::error::NewSessionError;
use fantoccini::wd::{Capabilities, TimeoutConfiguration};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Value, json};
use std::path::Path;
use std::time::Duration;
use tokio::time::timeout;

/// What a browser is to know of the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Screen {
    /// Whether the system's colour scheme is dark.
    pub is_dark: bool,
    /// How many pixels of the screen are one of the page, in each direction.
    pub density: u32,
}

impl Default for Screen {
    fn default() -> Self {
        Self { is_dark: false, density: 1 }
    }
}

pub(crate) async fn session(
    engine: Engine,
    program: &Path,
    address: &str,
    screen: Screen,
) -> Result<Client, String> {
    let mut builder = ClientBuilder::new(HttpConnector::new());
    builder.capabilities(capabilities(engine, program, screen));
    let client = timeout(TIMEOUT * 6, builder.connect(address))
        .await
        .map_err(|_| format!("{engine} does not start"))?
        .map_err(|error: NewSessionError| format!("{engine} does not start: {error}"))?;
    let limits = TimeoutConfiguration::new(Some(TIMEOUT * 3), Some(TIMEOUT * 3), Some(Duration::ZERO));
    client.update_timeouts(limits).await.map_err(|error| format!("{engine} refuses timeouts: {error}"))?;
    Ok(client)
}

fn capabilities(engine: Engine, program: &Path, screen: Screen) -> Capabilities {
    let capabilities = match engine {
        Engine::Chromium => {
            let scale = format!("--force-device-scale-factor={}", screen.density);
            let mut args = CHROMIUM_ARGUMENTS.to_vec();
            args.extend(chromium_sandbox());
            // The last one of a kind counts.
            args.push(&scale);
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
                        // 1 is light: the colour scheme until a test asks for a dark one.
                        "layout.css.prefers-color-scheme.content-override": 1,
                        "layout.css.devPixelsPerPx": screen.density.to_string(),
                        // Pages may read the clipboard without a prompt.
                        "dom.events.testing.asyncClipboard": true,
                        // No welcome page and no privacy notice open in a window of their own.
                        "browser.aboutwelcome.enabled": false,
                        "datareporting.policy.dataSubmissionEnabled": false,
                    },
                },
            })
        }
        Engine::WebKit => {
            let mut args = vec!["--automation"];
            if screen.is_dark {
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
