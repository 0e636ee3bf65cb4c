//! The page under test: how it is opened, asked and waited for.

mod blame;
mod elements;
mod position;
mod reset;
mod script;
mod window;

pub use self::blame::Fault;
use self::blame::LOST_LOAD;
use crate::browser::Browser;
use crate::engine::Engine;
use crate::site::{BLANK, STUB, Site};
use http::Method;
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The usual position at the start of a game.
pub const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The viewport that every test begins with.
pub const VIEWPORT: (u32, u32) = (1280, 900);

/// What a script returns instead of its own result where there is no document yet.
const BETWEEN_PAGES: &str = "between two pages";

/// How many of its last steps are reported when a test fails.
const REPORTED: usize = 16;

/// A place in the viewport, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// From the left edge.
    pub x: f64,
    /// From the top edge.
    pub y: f64,
}

/// A rectangle in the viewport, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rect {
    /// The left edge.
    pub x: f64,
    /// The top edge.
    pub y: f64,
    /// The width.
    pub width: f64,
    /// The height.
    pub height: f64,
}

impl Rect {
    /// Its middle.
    pub fn center(&self) -> Point {
        Point { x: self.x + self.width / 2.0, y: self.y + self.height / 2.0 }
    }

    /// The right edge.
    pub fn right(&self) -> f64 {
        self.x + self.width
    }

    /// The bottom edge.
    pub fn bottom(&self) -> f64 {
        self.y + self.height
    }

    fn read(value: &Value) -> Option<Self> {
        let number = |key: &str| value.get(key)?.as_f64();
        Some(Self { x: number("x")?, y: number("y")?, width: number("width")?, height: number("height")? })
    }
}

/// Which document the browser has loaded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Loaded {
    /// The empty page of the site, where storage can be prepared.
    Blank,
    /// Any other one.
    Other,
}

/// The page under test in one browser.
#[derive(Debug)]
pub struct Page {
    browser: Browser,
    site: Site,
    steps: RefCell<Vec<String>>,
    viewport: Cell<(u32, u32)>,
    loaded: Cell<Loaded>,
    is_retired: Cell<bool>,
    fault: Cell<Option<Fault>>,
    /// Whether pages of the site may use the clipboard without a prompt.
    has_permissions: Cell<bool>,
    /// Which buttons of the mouse are down, and where it is.
    pub(crate) mouse: Cell<(u8, Point)>,
    pub(crate) fingers: RefCell<BTreeMap<u32, Point>>,
    /// The time stamp of the last touch event in Chromium, in seconds since the epoch.
    pub(crate) touch_clock: Cell<f64>,
}

impl Page {
    /// The page of `site` in `browser`.
    pub fn new(browser: Browser, site: Site) -> Self {
        Self {
            browser,
            site,
            steps: RefCell::default(),
            viewport: Cell::new((0, 0)),
            loaded: Cell::new(Loaded::Other),
            is_retired: Cell::new(false),
            fault: Cell::new(None),
            has_permissions: Cell::new(false),
            mouse: Cell::new((0, Point { x: 0.0, y: 0.0 })),
            fingers: RefCell::default(),
            touch_clock: Cell::new(0.0),
        }
    }

    /// Ends the browser.
    pub async fn stop(self) {
        self.browser.stop().await;
    }

    /// The browser itself.
    pub fn browser(&self) -> &Browser {
        &self.browser
    }

    /// The engine, for the few things that not all of them can do.
    pub fn engine(&self) -> Engine {
        self.browser.engine()
    }

    /// The server.
    pub fn site(&self) -> &Site {
        &self.site
    }

    /// The server, to be stopped and started again.
    pub fn site_mut(&mut self) -> &mut Site {
        &mut self.site
    }

    /// Serves the page from another site until [`Page::leave_site`]. Returns the usual one.
    pub fn set_site(&mut self, site: Site) -> Site {
        self.loaded.set(Loaded::Other);
        std::mem::replace(&mut self.site, site)
    }

    /// Serves the page from its usual site again. Nothing stays behind at the other one, neither a page that is still loading
    /// nor anything stored: a later site may get its address. The problems so far fail the test now.
    pub async fn leave_site(&mut self, usual: Site) {
        let problems = self.problems().await;
        if problems.iter().any(|problem| problem == LOST_LOAD) {
            self.blame(Fault::LostFile);
        }
        self.open_url(&self.site.own(BLANK)).await;
        self.clear_storage().await.unwrap_or_else(|sentence| panic!("{sentence}"));
        self.set_site(usual);
        assert_eq!(problems, Vec::<String>::new());
    }

    /// Notes a step, for the report if the test fails.
    pub fn step(&self, what: impl Into<String>) {
        self.steps.borrow_mut().push(what.into());
    }

    /// The last steps, one a line.
    pub fn last_steps(&self) -> String {
        let steps = self.steps.borrow();
        steps[steps.len().saturating_sub(REPORTED)..].iter().fold(String::new(), |mut text, step| {
            let _ = writeln!(text, "    {step}");
            text
        })
    }

    // --- opening ---

    /// Has the probe simulate failures of the browser (`storage-full`, `clipboard-refused`, …) in the pages that are loaded from
    /// now on.
    pub async fn simulate(&self, variants: &[&str]) {
        self.step(format!("with {}", variants.join(", ")));
        self.blank().await;
        self.script(
            "sessionStorage.setItem('__e2e_variants', arguments[0])",
            vec![json!(json!(variants).to_string())],
        )
        .await;
    }

    /// Opens the empty page of the same origin, where storage can be prepared.
    pub async fn blank(&self) {
        if self.loaded.get() != Loaded::Blank {
            self.visit(&self.site.own(BLANK)).await;
            self.loaded.set(Loaded::Blank);
        }
    }

    /// Opens the page with which the harness tests itself.
    pub async fn stub(&self) {
        self.visit(&self.site.own(STUB)).await;
        self.ready().await;
    }

    /// Loads the page anew with `tail` behind its address: a query, a fragment or nothing.
    pub async fn goto(&self, tail: &str) {
        // From the page itself, an address with another fragment would load nothing.
        self.blank().await;
        self.step(format!("open …/{tail:.100}"));
        self.navigate(&self.site.page(tail)).await;
        self.complete().await;
    }

    /// Loads the page with a position in the fragment, and waits until it shows it.
    pub async fn open(&self, fen: &str) {
        self.goto(&format!("#{}", fen.replace(' ', "_"))).await;
        self.shows(fen).await;
    }

    /// The same with Black at the bottom.
    pub async fn open_flipped(&self, fen: &str) {
        self.goto(&format!("#{}&orientation=black", fen.replace(' ', "_"))).await;
        self.shows(fen).await;
        self.wait("the board is seen from Black's side", || async { self.orientation().await == "black" })
            .await;
    }

    /// Waits until the page is interactive, and nothing of it waits for the part of the program that is loaded later.
    async fn complete(&self) {
        let script = "
            if (document.readyState !== 'complete' || document.documentElement.dataset.ready !== 'true') return false;
            return [...document.querySelectorAll('[data-waiting]')].every((one) => {
                const rect = one.getBoundingClientRect();
                return rect.width === 0 || rect.height === 0 || !one.checkVisibility({ visibilityProperty: true });
            });";
        self.wait("the complete page", || async { self.script(script, Vec::new()).await == true }).await;
    }

    /// Loads the same address again.
    pub async fn reload(&self) {
        self.step("reload");
        // The driver of WebKit sometimes comes back while the page that was left still answers.
        self.script("window.__e2e_left = true", Vec::new()).await;
        self.check("reload", self.browser.client().refresh().await);
        self.wait("a new page", || async {
            self.script("return window.__e2e_left === undefined", Vec::new()).await == true
        })
        .await;
        self.complete().await;
    }

    /// Waits until the page is interactive.
    pub async fn ready(&self) {
        let script = "return document.documentElement?.dataset.ready === 'true'";
        self.wait("<html data-ready=\"true\">", || async {
            self.script(script, Vec::new()).await == Value::Bool(true)
        })
        .await;
    }

    /// Opens any other address.
    pub async fn open_url(&self, url: &str) {
        self.step(format!("open {url}"));
        self.visit(url).await;
    }

    /// Switches into a frame: from now on everything is about the page in it.
    pub async fn enter(&self, frame: u16) {
        self.step(format!("into frame {frame}"));
        self.check("frame", self.browser.client().enter_frame(frame).await);
    }

    /// Switches back to the top of the window.
    pub async fn leave(&self) {
        self.step("out of the frame");
        let top = Some(json!({ "id": Value::Null }));
        self.check("top", self.browser.command(Method::POST, "frame", top).await);
    }

    /// Loads an address, and waits until the document is complete. Under load chromedriver takes the end of another load for
    /// that of this one, and returns before there is a body.
    async fn visit(&self, url: &str) {
        self.navigate(url).await;
        let script = "return document.readyState === 'complete'";
        self.wait("the whole document", || async { self.script(script, Vec::new()).await == true }).await;
    }

    async fn navigate(&self, url: &str) {
        self.loaded.set(Loaded::Other);
        self.check(url, self.browser.client().goto(url).await);
    }
}

/// The strings of a JSON list.
pub fn strings(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}
