//! The window around the page, what is dropped into it, and the clipboard.

use super::{Loaded, Page};
use crate::browser::{Browser, POLL_INTERVAL, TIMEOUT};
use crate::engine::Engine;
use crate::session::Screen;
use serde_json::{Value, json};
use std::mem;
use std::path::Path;
use std::time::Instant;
use tokio::time::sleep;

impl Page {
    /// Makes the viewport exactly so large.
    pub async fn viewport(&self, width: u32, height: u32) {
        self.step(format!("viewport {width}x{height}"));
        let client = self.browser.client();
        let read = "return [innerWidth, innerHeight]";
        // Firefox's window is never narrower than 500 pixels, but the page in it can be.
        let least = if self.engine() == Engine::Firefox { 500 } else { 0 };
        if self.engine() == Engine::Firefox {
            let rule = if width < least { format!("{width}px") } else { String::new() };
            let script = format!("gBrowser.selectedBrowser.style.setProperty('max-width', '{rule}');");
            self.check("narrow page", self.browser.chrome_script(&script).await);
        }
        let began = Instant::now();
        loop {
            let inner = self.script(read, Vec::new()).await;
            let inner = [inner[0].as_u64().unwrap_or_default(), inner[1].as_u64().unwrap_or_default()];
            if inner == [u64::from(width), u64::from(height)] {
                break;
            }
            assert!(began.elapsed() < TIMEOUT, "the viewport is {inner:?}, not {width}x{height}");
            let (_, _, outer_width, outer_height) = self.check("window", client.get_window_rect().await);
            let bars = (outer_width.saturating_sub(inner[0]), outer_height.saturating_sub(inner[1]));
            let bars = if width < least || bars.0 > 100 { (0, bars.1) } else { bars };
            let (w, h) = (width.max(least) + bars.0 as u32, height + bars.1 as u32);
            self.check("window", client.set_window_rect(0, 0, w, h).await);
            sleep(POLL_INTERVAL).await;
        }
        self.viewport.set((width, height));
    }

    /// How large the viewport is.
    pub(crate) fn viewport_size(&self) -> (u32, u32) {
        self.viewport.get()
    }

    /// Asks the page for less motion. Only Chromium can be told.
    pub async fn emulate_reduced_motion(&mut self) {
        self.step("less motion");
        if let Err(sentence) = self.browser.set_still(true).await {
            panic!("{sentence}");
        }
    }

    /// Switches the system's colour scheme to dark or light.
    pub async fn emulate_dark(&mut self, dark: bool) {
        self.step(if dark { "dark system" } else { "light system" });
        let renews = self.engine() == Engine::WebKit && dark != self.browser.is_dark();
        if let Err(sentence) = self.browser.set_dark(dark).await {
            panic!("{sentence}");
        }
        if renews {
            self.begin_session().await;
        }
    }

    /// Goes on in a browser whose screen has so many pixels to one of the page, in each direction, until the test ends.
    pub async fn on_screen_of_density(&mut self, density: u32) {
        self.step(format!("a screen of density {density}"));
        let screen = Screen { density, ..Screen::default() };
        let started = Browser::start_on(self.engine(), screen).await;
        let browser = started.unwrap_or_else(|sentence| panic!("{sentence}"));
        mem::replace(&mut self.browser, browser).stop().await;
        self.retire_browser();
        self.begin_session().await;
    }

    /// Brings a new session to where the one before was: it has no page of the site loaded, and a window of another size.
    async fn begin_session(&self) {
        self.loaded.set(Loaded::Other);
        let (width, height) = self.viewport.get();
        self.viewport.set((0, 0));
        self.blank().await;
        self.viewport(width, height).await;
    }

    /// Writes a picture of the viewport into a file.
    ///
    /// # Errors
    /// A sentence, when there is none.
    pub async fn screenshot(&self, path: &Path) -> Result<(), String> {
        let picture = self.browser.client().screenshot().await.map_err(|error| error.to_string())?;
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder).map_err(|error| error.to_string())?;
        }
        std::fs::write(path, picture).map_err(|error| error.to_string())
    }

    // --- dropping ---
    //
    // WebDriver cannot drag anything in from another window: a script dispatches the events that a browser would send.

    /// Drops a text on the first match. Returns whether the page handles it: else the browser does what it does by default.
    pub async fn drop_text(&self, css: &str, text: &str) -> bool {
        self.step(format!("drop {text:.100?} on {css}"));
        self.drop_on(css, text, Value::Null).await
    }

    /// Drops a file on the first match. Returns whether the page handles it.
    pub async fn drop_file(&self, css: &str, name: &str, text: &str) -> bool {
        self.step(format!("drop {name} on {css}"));
        self.drop_on(css, text, json!(name)).await
    }

    async fn drop_on(&self, css: &str, text: &str, name: Value) -> bool {
        let script = "
            const [css, text, name] = arguments;
            const target = document.querySelector(css);
            const dataTransfer = new DataTransfer();
            if (name) dataTransfer.items.add(new File([text], name));
            else dataTransfer.setData('text/plain', text);
            const { x, y, width, height } = __e2e.rect(target);
            const [clientX, clientY] = [x + width / 2, y + height / 2];
            const fire = (type) => target.dispatchEvent(
                new DragEvent(type, { bubbles: true, cancelable: true, composed: true, view: window, clientX, clientY, dataTransfer }));
            fire('dragenter');
            fire('dragover');
            return !fire('drop');";
        self.script(script, vec![json!(css), json!(text), name]).await == Value::Bool(true)
    }

    // --- clipboard ---

    /// Puts a text on the clipboard as a user does: a text area, everything selected, Ctrl+C. Leaves the page.
    pub async fn fill_clipboard(&self, text: &str) {
        self.step(format!("put {text:.100?} on the clipboard"));
        self.blank().await;
        let script = "const area = document.getElementById('scrap'); area.value = arguments[0]; area.focus(); area.select();";
        self.script(script, vec![json!(text)]).await;
        self.press(&["Control+c"]).await;
    }

    /// What is on the clipboard, pasted into a text area. Leaves the page.
    pub async fn read_clipboard(&self) -> String {
        self.blank().await;
        let script = "const area = document.getElementById('scrap'); area.value = ''; area.focus();";
        self.script(script, Vec::new()).await;
        self.press(&["Control+v"]).await;
        self.wait("something on the clipboard", || async { !self.value("#scrap").await.is_empty() }).await;
        self.value("#scrap").await
    }
}
