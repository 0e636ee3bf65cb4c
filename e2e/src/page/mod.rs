//! The page under test: how it is opened, asked and waited for.

mod elements;
mod outside;
mod position;
mod rounds;

use crate::browser::{Browser, GLANCE, PATIENCE};
use crate::engine::Engine;
use crate::site::{BLANK, STUB, Site};
use http::Method;
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::fmt::{Debug, Display, Write as _};
use std::time::Instant;
use tokio::time::sleep;

/// The usual position at the start of a game.
pub const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The viewport that every test begins with.
pub const VIEWPORT: (u32, u32) = (1280, 900);

/// What a script answers in place of its own answer where there is no page to ask.
const BETWEEN_PAGES: &str = "between two pages";

/// How many of the last steps of a test are told when it fails.
const TOLD: usize = 16;

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

/// The page under test in one browser.
#[derive(Debug)]
pub struct Page {
    browser: Browser,
    site: Site,
    trail: RefCell<Vec<String>>,
    viewport: Cell<(u32, u32)>,
    is_blank: Cell<bool>,
    is_worn: Cell<bool>,
    /// Which buttons of the mouse are down, and where it is.
    pub(crate) mouse: Cell<(u8, Point)>,
    pub(crate) fingers: RefCell<BTreeMap<u32, Point>>,
    /// Seconds since the epoch, as fingers in Chromium tell them.
    pub(crate) touch_clock: Cell<f64>,
}

impl Page {
    /// The page of `site` in `browser`.
    pub fn new(browser: Browser, site: Site) -> Self {
        Self {
            browser,
            site,
            trail: RefCell::default(),
            viewport: Cell::new((0, 0)),
            is_blank: Cell::new(false),
            is_worn: Cell::new(false),
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

    /// The engine, for the few things that one of them cannot do.
    pub fn engine(&self) -> Engine {
        self.browser.engine()
    }

    /// The server.
    pub fn site(&self) -> &Site {
        &self.site
    }

    /// The server, to be taken away and brought back.
    pub fn site_mut(&mut self) -> &mut Site {
        &mut self.site
    }

    /// Serves the page from another place until [`Page::leave_site`], and gives the usual one.
    pub fn set_site(&mut self, site: Site) -> Site {
        self.is_blank.set(false);
        std::mem::replace(&mut self.site, site)
    }

    /// Serves the page from its usual place again. Nothing is left at the other one, neither a page that still loads nor
    /// what is stored: another place may have its address later. What there was to complain about is told now.
    pub async fn leave_site(&mut self, usual: Site) {
        let problems = self.problems().await;
        self.elsewhere(&self.site.own(BLANK)).await;
        self.forget_everything().await.unwrap_or_else(|sentence| panic!("{sentence}"));
        self.set_site(usual);
        assert_eq!(problems, Vec::<String>::new());
    }

    /// Notes a step, to be told when the test fails.
    pub fn step(&self, what: impl Into<String>) {
        self.trail.borrow_mut().push(what.into());
    }

    /// The last steps, one a line.
    pub fn trail(&self) -> String {
        let trail = self.trail.borrow();
        trail[trail.len().saturating_sub(TOLD)..].iter().fold(String::new(), |mut text, step| {
            let _ = writeln!(text, "    {step}");
            text
        })
    }

    /// Whether the session is of no more use to the next test.
    pub fn is_worn(&self) -> bool {
        self.is_worn.get()
    }

    /// Says that the session is of no more use to the next test.
    pub fn wear(&self) {
        self.is_worn.set(true);
    }

    // --- opening ---

    /// Asks the probe for faults of the browser (`storage-full`, `clipboard-refused`, …) from the next page on.
    pub async fn arm(&self, variants: &[&str]) {
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
        if !self.is_blank.get() {
            self.visit(&self.site.own(BLANK)).await;
            self.is_blank.set(true);
        }
    }

    /// Opens the page that the harness tests itself on.
    pub async fn stub(&self) {
        self.visit(&self.site.own(STUB)).await;
        self.ready().await;
    }

    /// Loads the page anew with `tail` behind its address: a query, a fragment or nothing.
    pub async fn goto(&self, tail: &str) {
        // From the page itself a change of the fragment would load nothing.
        self.blank().await;
        self.step(format!("open …/{tail:.100}"));
        self.visit(&self.site.page(tail)).await;
        self.ready().await;
        self.explained().await;
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

    /// Waits until what explains the position has come, or cannot come: the panels are hidden until then.
    async fn explained(&self) {
        self.vanishes("[data-waiting]").await;
    }

    /// Loads the same address again.
    pub async fn reload(&self) {
        self.step("reload");
        self.check("reload", self.browser.client().refresh().await);
        self.ready().await;
        self.explained().await;
    }

    /// Waits until the page says that it is interactive.
    pub async fn ready(&self) {
        let script = "return document.documentElement?.dataset.ready === 'true'";
        self.wait("<html data-ready=\"true\">", || async {
            self.script(script, Vec::new()).await == Value::Bool(true)
        })
        .await;
    }

    /// Waits for the styles that come when the page has woken: those of notices, menus, dialogs and print.
    pub async fn late_styles(&self) {
        self.has_style("later.css").await;
    }

    /// Waits for the styles that come with the annex.
    pub async fn annex_styles(&self) {
        self.has_style("annex.css").await;
    }

    async fn has_style(&self, file: &str) {
        let script = "return Boolean(document.querySelector(`link[href=\"${arguments[0]}\"]`)?.sheet)";
        self.wait(file, || async { self.script(script, vec![json!(file)]).await == true }).await;
    }

    /// Opens a page of somebody else.
    pub async fn elsewhere(&self, url: &str) {
        self.step(format!("open {url}"));
        self.visit(url).await;
    }

    /// Goes into a frame: from now on everything is about the page in it.
    pub async fn enter(&self, frame: u16) {
        self.step(format!("into frame {frame}"));
        self.check("frame", self.browser.client().enter_frame(frame).await);
    }

    /// Comes out of every frame.
    pub async fn leave(&self) {
        self.step("out of the frame");
        let top = Some(json!({ "id": Value::Null }));
        self.check("top", self.browser.command(Method::POST, "frame", top).await);
    }

    /// Goes there, and waits until the page is whole: under load chromedriver takes the end of another load for that of
    /// this one, and comes back before there is a body.
    async fn visit(&self, url: &str) {
        self.is_blank.set(false);
        self.check(url, self.browser.client().goto(url).await);
        let script = "return document.readyState === 'complete'";
        self.wait("the whole page", || async { self.script(script, Vec::new()).await == true }).await;
    }

    // --- scripts and waiting ---

    fn check<T, E: Display>(&self, what: &str, done: Result<T, E>) -> T {
        match done {
            Ok(value) => value,
            Err(error) => panic!("{}: {what}: {error}", self.engine()),
        }
    }

    /// What a script returns. Between two pages Firefox lets scripts run in a document that is empty: they wait.
    pub async fn script(&self, script: &str, arguments: Vec<Value>) -> Value {
        let guarded = format!("if (!document.documentElement) return '{BETWEEN_PAGES}';\n{script}");
        self.in_a_page(script, || self.browser.client().execute(&guarded, arguments.clone())).await
    }

    /// What a script hands to its last argument. It waits for a page too.
    pub async fn script_async(&self, script: &str, arguments: Vec<Value>) -> Value {
        let guarded = format!(
            "if (!document.documentElement) return arguments[arguments.length - 1]('{BETWEEN_PAGES}');\n{script}"
        );
        self.in_a_page(script, || self.browser.client().execute_async(&guarded, arguments.clone())).await
    }

    async fn in_a_page<F, E>(&self, script: &str, run: impl Fn() -> F) -> Value
    where
        F: Future<Output = Result<Value, E>>,
        E: Display,
    {
        let began = Instant::now();
        loop {
            let value = self.check(script, run().await);
            if value != BETWEEN_PAGES {
                return value;
            }
            assert!(began.elapsed() < PATIENCE, "there is no page for this: {script}");
            sleep(GLANCE).await;
        }
    }

    /// Waits until something holds; `what` says what, for the failure.
    pub async fn wait<F: Future<Output = bool>>(&self, what: &str, holds: impl Fn() -> F) {
        let began = Instant::now();
        while !holds().await {
            assert!(began.elapsed() < PATIENCE, "this does not come: {what}");
            sleep(GLANCE).await;
        }
    }

    /// Waits until `read` gives `expected`, and says both when it does not.
    pub async fn wait_for<T, F>(&self, what: &str, expected: T, read: impl Fn() -> F)
    where
        T: PartialEq + Debug,
        F: Future<Output = T>,
    {
        let began = Instant::now();
        loop {
            let found = read().await;
            if found == expected {
                return;
            }
            assert!(began.elapsed() < PATIENCE, "{what}\n    expected {expected:?}\n    found    {found:?}");
            sleep(GLANCE).await;
        }
    }

    /// Waits until the page has come anew by what `leaving` does. One question says so: two may be put to two pages.
    pub async fn comes_anew(&self, leaving: impl Future<Output = ()>) {
        self.script("window.isOld = true", Vec::new()).await;
        leaving.await;
        let script = "return !window.isOld && document.documentElement?.dataset.ready === 'true'";
        self.wait("the page anew", || async { self.script(script, Vec::new()).await == true }).await;
    }

    /// Waits until everything that the last input set off is done: two frames and whatever moves.
    pub async fn settle(&self) {
        let script = "
            const done = arguments[0];
            const moving = () => document.getAnimations
                ? Promise.allSettled(document.getAnimations()
                    .filter((one) => one.effect && one.effect.getTiming().iterations !== Infinity)
                    .map((one) => one.finished))
                : Promise.resolve();
            requestAnimationFrame(() => requestAnimationFrame(() => moving().then(() => setTimeout(done, 0))));";
        self.script_async(script, Vec::new()).await;
    }
}

/// The strings of a JSON list.
pub fn strings(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}
