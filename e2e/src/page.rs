//! What a test sees and says: squares, pieces, the FEN box, problems.

use crate::browser::{Browser, GLANCE, PATIENCE};
use crate::engine::Engine;
use crate::gesture::Button;
use crate::site::{BLANK, STUB, Site};
use crate::squares;
use fantoccini::Locator;
use http::Method;
use serde_json::{Value, json};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::fmt::{Debug, Display, Write as _};
use std::path::Path;
use std::time::Instant;
use tokio::time::sleep;

/// The usual position at the start of a game.
pub const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The viewport that every test begins with.
pub const VIEWPORT: (u32, u32) = (1280, 900);

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

    /// Serves the page from another place until the end of the test.
    pub fn set_site(&mut self, site: Site) -> Site {
        self.is_blank.set(false);
        std::mem::replace(&mut self.site, site)
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

    // --- before and after a test ---

    /// Back to where every test begins: nothing pressed, nothing stored, light, the usual viewport, an empty
    /// page of the same origin.
    ///
    /// # Errors
    /// A sentence, when the session is not to be mended.
    pub async fn reset(&mut self) -> Result<(), String> {
        let sentence = |error: fantoccini::error::CmdError| error.to_string();
        self.trail.borrow_mut().clear();
        self.fingers.borrow_mut().clear();
        self.let_everything_go().await;
        self.browser.client().release_actions().await.map_err(sentence)?;
        if self.browser.is_dark() {
            self.browser.set_dark(false).await?;
            self.viewport.set((0, 0));
        }
        self.browser.client().goto(&self.site.own(BLANK)).await.map_err(sentence)?;
        self.is_blank.set(true);
        self.forget_everything().await?;
        if self.viewport.get() != VIEWPORT {
            self.viewport(VIEWPORT.0, VIEWPORT.1).await;
        }
        if self.engine() == Engine::Chromium {
            for name in ["clipboard-read", "clipboard-write"] {
                let body = json!({ "descriptor": { "name": name }, "state": "granted" });
                self.browser.command(Method::POST, "permissions", Some(body)).await?;
            }
        }
        self.browser_log().await?;
        self.site.take_reports();
        Ok(())
    }

    /// Forgets what the origin of this page has stored, service workers included.
    ///
    /// # Errors
    /// A sentence, when the browser refuses.
    pub async fn forget_everything(&self) -> Result<(), String> {
        let clear = "
            const done = arguments[0];
            localStorage.clear();
            sessionStorage.clear();
            const workers = navigator.serviceWorker
                ? navigator.serviceWorker.getRegistrations().then((all) => Promise.all(all.map((one) => one.unregister())))
                : Promise.resolve();
            const stores = window.caches
                ? caches.keys().then((keys) => Promise.all(keys.map((key) => caches.delete(key))))
                : Promise.resolve();
            const late = new Promise((late) => setTimeout(late, 3000, true));
            Promise.race([Promise.all([workers, stores]).then(() => null), late]).then(done, (error) => done(String(error)));";
        let cleared = self.browser.client().execute_async(clear, Vec::new()).await;
        let cleared = cleared.map_err(|error| error.to_string())?;
        if let Some(error) = cleared.as_str() {
            return Err(format!("storage cannot be cleared: {error}"));
        }
        if cleared == true {
            // WebKit sometimes never ends the installation of a worker whose page has left, and waits for that.
            self.wear();
        }
        Ok(())
    }

    /// Every complaint since the test began: the probe's, Chromium's own log, reports of the policy.
    pub async fn problems(&self) -> Vec<String> {
        // The empty page has no probe, but the list is in the storage that both pages share.
        let script = "
            if (window.__e2e) return __e2e.problems();
            return JSON.parse(sessionStorage.getItem('__e2e_problems') || '[]');";
        let mut problems = strings(&self.script(script, Vec::new()).await);
        match self.browser_log().await {
            Ok(log) => problems.extend(log),
            Err(sentence) => problems.push(sentence),
        }
        problems
            .extend(self.site.take_reports().into_iter().map(|report| format!("policy report: {report}")));
        problems
    }

    /// The same, and forgets them: for tests of the probe itself.
    pub async fn take_problems(&self) -> Vec<String> {
        let problems = self.problems().await;
        self.script("window.__e2e?.forget(); sessionStorage.removeItem('__e2e_problems');", Vec::new()).await;
        problems
    }

    async fn browser_log(&self) -> Result<Vec<String>, String> {
        if self.engine() != Engine::Chromium {
            return Ok(Vec::new());
        }
        let log = self.browser.command(Method::POST, "se/log", Some(json!({ "type": "browser" }))).await?;
        let lines = log
            .as_array()
            .into_iter()
            .flatten()
            .filter(|line| matches!(line["level"].as_str(), Some("WARNING" | "SEVERE")));
        Ok(lines
            .map(|line| format!("browser log: {}", line["message"].as_str().unwrap_or_default()))
            .collect())
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
        let script = "return Boolean(document.querySelector('link[href=\"later.css\"]')?.sheet)";
        self.wait("the styles that can wait", || async { self.script(script, Vec::new()).await == true })
            .await;
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

    /// What a script returns.
    pub async fn script(&self, script: &str, arguments: Vec<Value>) -> Value {
        let done = self.browser.client().execute(script, arguments).await;
        self.check(script, done)
    }

    /// What a script hands to its last argument.
    pub async fn script_async(&self, script: &str, arguments: Vec<Value>) -> Value {
        let done = self.browser.client().execute_async(script, arguments).await;
        self.check(script, done)
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

    // --- the position ---

    /// What stands in the FEN box.
    pub async fn fen(&self) -> String {
        self.value("#fen").await
    }

    /// Waits until the FEN box says `expected`.
    pub async fn fen_is(&self, expected: &str) {
        self.step(format!("FEN is {expected}"));
        self.wait_for("the FEN box", expected.to_owned(), || self.fen()).await;
    }

    /// Waits until the first field of the FEN box is `expected`.
    pub async fn placement_is(&self, expected: &str) {
        self.step(format!("placement is {expected}"));
        self.wait_for("the placement in the FEN box", expected.to_owned(), || async {
            self.fen().await.split(' ').next().unwrap_or_default().to_owned()
        })
        .await;
    }

    /// Lets everything come that may come, then wants the FEN box to say `expected`.
    pub async fn fen_stays(&self, expected: &str) {
        self.step(format!("FEN stays {expected}"));
        self.settle().await;
        assert_eq!(self.fen().await, expected, "the FEN box");
    }

    /// Waits until the FEN box says `fen` and the board shows it.
    pub async fn shows(&self, fen: &str) {
        self.fen_is(fen).await;
        self.shows_board(fen).await;
    }

    /// Waits until the board shows the pieces of `fen`, whatever the FEN box says.
    pub async fn shows_board(&self, fen: &str) {
        self.wait_for("the pieces on the board", squares::pieces(fen), || self.pieces()).await;
    }

    /// Lets everything come that may come, then wants box and board to show `fen`, and nothing to be carried.
    pub async fn still_shows(&self, fen: &str) {
        self.fen_stays(fen).await;
        assert_eq!(self.pieces().await, squares::pieces(fen), "the pieces on the board");
        assert_eq!(self.count("[data-dragged]").await, 0, "a piece that is carried");
    }

    /// The piece on a square, `wK` to `bP`.
    pub async fn piece(&self, square: &str) -> Option<String> {
        self.attribute(&format!("[data-square={square}]"), "data-piece").await
    }

    /// Waits until a piece, or none, stands on a square.
    pub async fn piece_is(&self, square: &str, expected: Option<&str>) {
        self.wait_for(&format!("the piece on {square}"), expected.map(str::to_owned), || self.piece(square))
            .await;
    }

    /// Every piece on the board, by its square.
    pub async fn pieces(&self) -> BTreeMap<String, String> {
        let script = "
            return [...document.querySelectorAll('[data-board] [data-square][data-piece]')]
                .map((square) => `${square.dataset.square} ${square.dataset.piece}`);";
        let pieces = self.script(script, Vec::new()).await;
        let Value::Array(pieces) = pieces else { panic!("no pieces: {pieces}") };
        let named = |piece: &Value| {
            let (square, name) = piece.as_str()?.split_once(' ')?;
            Some((square.to_owned(), name.to_owned()))
        };
        pieces.iter().filter_map(named).collect()
    }

    /// `white` or `black`: whose side the board is seen from.
    pub async fn orientation(&self) -> String {
        self.attribute("[data-board]", "data-orientation").await.unwrap_or_default()
    }

    // --- elements ---

    /// Whether anything matches.
    pub async fn exists(&self, css: &str) -> bool {
        self.count(css).await > 0
    }

    /// How many match.
    pub async fn count(&self, css: &str) -> usize {
        let count =
            self.script("return document.querySelectorAll(arguments[0]).length", vec![json!(css)]).await;
        count.as_u64().unwrap_or_default() as usize
    }

    /// Waits until something matches and can be seen.
    pub async fn appears(&self, css: &str) {
        self.step(format!("{css} appears"));
        self.wait(&format!("{css} on the page"), || self.is_seen(css)).await;
    }

    /// Waits until nothing that matches can be seen.
    pub async fn vanishes(&self, css: &str) {
        self.step(format!("{css} vanishes"));
        self.wait(&format!("{css} off the page"), || async { !self.is_seen(css).await }).await;
    }

    /// Whether something that matches takes room on the screen.
    pub async fn is_seen(&self, css: &str) -> bool {
        let script = "
            return [...document.querySelectorAll(arguments[0])].some((one) => {
                const rect = one.getBoundingClientRect();
                return rect.width > 0 && rect.height > 0 && one.checkVisibility({ visibilityProperty: true });
            });";
        self.script(script, vec![json!(css)]).await == Value::Bool(true)
    }

    /// An attribute of the first match.
    pub async fn attribute(&self, css: &str, name: &str) -> Option<String> {
        let script = "
            const one = document.querySelector(arguments[0]);
            if (!one) throw new Error(`nothing matches ${arguments[0]}`);
            return one.getAttribute(arguments[1]);";
        self.script(script, vec![json!(css), json!(name)]).await.as_str().map(str::to_owned)
    }

    /// The value of a field.
    pub async fn value(&self, css: &str) -> String {
        let script = "
            const one = document.querySelector(arguments[0]);
            if (!one) throw new Error(`nothing matches ${arguments[0]}`);
            return one.value;";
        self.script(script, vec![json!(css)]).await.as_str().unwrap_or_default().to_owned()
    }

    /// Whether a box is ticked or a radio button is chosen.
    pub async fn is_checked(&self, css: &str) -> bool {
        self.script("return document.querySelector(arguments[0]).checked", vec![json!(css)]).await
            == Value::Bool(true)
    }

    /// The text of everything that matches.
    pub async fn text(&self, css: &str) -> String {
        let script = "
            return [...document.querySelectorAll(arguments[0])].map((one) => one.textContent).join('\\n');";
        self.script(script, vec![json!(css)]).await.as_str().unwrap_or_default().to_owned()
    }

    /// The rectangle of the first match.
    pub async fn rect(&self, css: &str) -> Rect {
        let script = "
            const one = document.querySelector(arguments[0]);
            if (!one) throw new Error(`nothing matches ${arguments[0]}`);
            return __e2e.rect(one);";
        let value = self.script(script, vec![json!(css)]).await;
        Rect::read(&value).unwrap_or_else(|| panic!("{css} has no rectangle: {value}"))
    }

    /// The middle of the first match.
    pub async fn center(&self, css: &str) -> Point {
        self.rect(css).await.center()
    }

    /// The middle of a square.
    pub async fn square(&self, square: &str) -> Point {
        self.center(&format!("[data-square={square}]")).await
    }

    /// A place beside the board, level with a square.
    pub async fn beside_the_board(&self, square: &str) -> Point {
        let board = self.rect("[data-board]").await;
        let level = self.square(square).await;
        let (width, _) = self.viewport.get();
        let right = board.right() + 12.0;
        Point { x: if right < f64::from(width) { right } else { board.x - 12.0 }, y: level.y }
    }

    /// The middles of squares, in the order they are named.
    pub async fn squares(&self, squares: &[&str]) -> Vec<Point> {
        let script = "
            return arguments[0].map((name) => {
                const rect = __e2e.rect(document.querySelector(`[data-square=${name}]`));
                return [rect.x + rect.width / 2, rect.y + rect.height / 2];
            });";
        let value = self.script(script, vec![json!(squares)]).await;
        let number = |value: &Value| value.as_f64().unwrap_or_default();
        value.as_array().into_iter().flatten().map(|p| Point { x: number(&p[0]), y: number(&p[1]) }).collect()
    }

    /// Clicks the middle of the first match with the mouse, as a person does: it fails where something covers it.
    pub async fn click(&self, css: &str) {
        self.step(format!("click {css}"));
        let place = self.reach(css).await;
        self.click_at(Button::Left, place).await;
    }

    /// Brings the first match into sight and gives its middle, if that is what lies on top there.
    async fn reach(&self, css: &str) -> Point {
        let script = "
            const one = document.querySelector(arguments[0]);
            if (!one) throw new Error(`nothing matches ${arguments[0]}`);
            one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
            const { x, y, width, height } = __e2e.rect(one);
            const place = { x: x + width / 2, y: y + height / 2, width: 0, height: 0 };
            const top = document.elementFromPoint(place.x, place.y);
            if (!top || !one.contains(top)) {
                throw new Error(`${arguments[0]} is covered by ${top ? top.outerHTML.slice(0, 80) : 'nothing'}`);
            }
            return place;";
        let value = self.script(script, vec![json!(css)]).await;
        Rect::read(&value).map_or_else(|| panic!("{css} has no place: {value}"), |rect| rect.center())
    }

    /// Clicks where a person would for a box or a radio button: on its label where it has one.
    pub async fn tick(&self, css: &str) {
        self.step(format!("tick {css}"));
        let script = "
            const one = document.querySelector(arguments[0]);
            if (!one) throw new Error(`nothing matches ${arguments[0]}`);
            const target = (one.labels && one.labels[0]) || one;
            target.scrollIntoView({ block: 'nearest' });
            return __e2e.rect(target);";
        let value = self.script(script, vec![json!(css)]).await;
        let Some(rect) = Rect::read(&value) else { panic!("{css} has no rectangle: {value}") };
        self.click_at(Button::Left, rect.center()).await;
    }

    /// Presses a button by its `data-action`.
    pub async fn action(&self, name: &str) {
        self.click(&format!("[data-action={name}]")).await;
    }

    /// Presses a button of the transforms menu.
    pub async fn transform(&self, name: &str) {
        let css = format!("[data-action={name}]");
        if !self.is_seen(&css).await {
            self.action("transforms").await;
            self.appears(&css).await;
        }
        self.click(&css).await;
    }

    /// Chooses an option of a `<select>`, as a person does.
    pub async fn choose(&self, css: &str, value: &str) {
        self.step(format!("choose {value} in {css}"));
        let element = self.check(css, self.browser.client().find(Locator::Css(css)).await);
        self.check(css, element.select_by_value(value).await);
    }

    /// Gives an element the keyboard.
    pub async fn focus(&self, css: &str) {
        self.step(format!("focus {css}"));
        self.script("document.querySelector(arguments[0]).focus()", vec![json!(css)]).await;
    }

    /// Gives a square of the board the keyboard.
    pub async fn focus_square(&self, square: &str) {
        self.focus(&format!("[data-square={square}]")).await;
        self.focused_is(square).await;
    }

    /// Waits until a square has the keyboard.
    pub async fn focused_is(&self, square: &str) {
        self.wait_for("the square with the focus", square.to_owned(), || self.focused()).await;
    }

    /// The square that has the keyboard, or nothing.
    pub async fn focused(&self) -> String {
        let script = "return document.activeElement ? document.activeElement.dataset.square || '' : ''";
        self.script(script, Vec::new()).await.as_str().unwrap_or_default().to_owned()
    }

    /// Where the selection of a text field begins and ends.
    pub async fn selection(&self, css: &str) -> (u64, u64) {
        let script = "
            const one = document.querySelector(arguments[0]);
            return [one.selectionStart, one.selectionEnd];";
        let value = self.script(script, vec![json!(css)]).await;
        (value[0].as_u64().unwrap_or_default(), value[1].as_u64().unwrap_or_default())
    }

    /// Puts the caret of a text field somewhere.
    pub async fn caret(&self, css: &str, at: usize) {
        self.focus(css).await;
        let script = "document.querySelector(arguments[0]).setSelectionRange(arguments[1], arguments[1])";
        self.script(script, vec![json!(css), json!(at)]).await;
    }

    /// The fragment of the address, decoded.
    pub async fn fragment(&self) -> String {
        let script = "try { return decodeURIComponent(location.hash) } catch { return location.hash }";
        self.script(script, Vec::new()).await.as_str().unwrap_or_default().to_owned()
    }

    /// The brush or tool that is in hand: `wK`, `eraser`, `hand`.
    pub async fn tool(&self) -> String {
        let script = "
            return [...document.querySelectorAll('[data-spare][aria-pressed=true], [data-tool][aria-pressed=true]')]
                .map((one) => one.dataset.spare || one.dataset.tool).join(' ');";
        self.script(script, Vec::new()).await.as_str().unwrap_or_default().to_owned()
    }

    /// Waits until a brush or a tool is the one in hand.
    pub async fn tool_is(&self, expected: &str) {
        self.step(format!("the tool is {expected}"));
        self.wait_for("the tool in hand", expected.to_owned(), || self.tool()).await;
    }

    /// Takes a brush (`wN`) or a tool (`eraser`) with the mouse.
    pub async fn take(&self, tool: &str) {
        let is_tool = matches!(tool, "hand" | "eraser" | "pen");
        let css = if is_tool { format!("[data-tool={tool}]") } else { format!("[data-spare={tool}]") };
        self.click(&css).await;
        self.tool_is(tool).await;
    }

    // --- window ---

    /// Makes the viewport exactly so large.
    pub async fn viewport(&self, width: u32, height: u32) {
        self.step(format!("viewport {width}x{height}"));
        let client = self.browser.client();
        let read = "return [innerWidth, innerHeight]";
        // Firefox's window is never narrower than 500 pixels, but the page in it may be.
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
            assert!(began.elapsed() < PATIENCE, "the viewport is {inner:?}, not {width}x{height}");
            let (_, _, outer_width, outer_height) = self.check("window", client.get_window_rect().await);
            let bars = (outer_width.saturating_sub(inner[0]), outer_height.saturating_sub(inner[1]));
            let bars = if width < least || bars.0 > 100 { (0, bars.1) } else { bars };
            let (w, h) = (width.max(least) + bars.0 as u32, height + bars.1 as u32);
            self.check("window", client.set_window_rect(0, 0, w, h).await);
            sleep(GLANCE).await;
        }
        self.viewport.set((width, height));
    }

    /// How large the viewport is.
    pub(crate) fn viewport_size(&self) -> (u32, u32) {
        self.viewport.get()
    }

    /// Makes the system's colours dark or light.
    pub async fn emulate_dark(&mut self, dark: bool) {
        self.step(if dark { "dark system" } else { "light system" });
        let renews = self.engine() == Engine::WebKit && dark != self.browser.is_dark();
        if let Err(sentence) = self.browser.set_dark(dark).await {
            panic!("{sentence}");
        }
        if renews {
            // A new session stands on no page of the site.
            self.is_blank.set(false);
            let (width, height) = self.viewport.get();
            self.viewport.set((0, 0));
            self.blank().await;
            self.viewport(width, height).await;
        }
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
    // WebDriver cannot drag anything in from another window: the events that a browser would send are made in the page, with
    // a DataTransfer of their own.

    /// Drops a text on the first match. Returns whether the page took it: else the browser does what it does by itself.
    pub async fn drop_text(&self, css: &str, text: &str) -> bool {
        self.step(format!("drop {text:.100?} on {css}"));
        self.drop_on(css, text, Value::Null).await
    }

    /// Drops a file on the first match. Returns whether the page took it.
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

    /// Puts text on the clipboard by hand: a box, everything selected, Ctrl+C. Leaves the page.
    pub async fn copy_elsewhere(&self, text: &str) {
        self.step(format!("copy {text:.100?} elsewhere"));
        self.blank().await;
        let script = "const scrap = document.getElementById('scrap'); scrap.value = arguments[0]; scrap.focus(); scrap.select();";
        self.script(script, vec![json!(text)]).await;
        self.press(&["Control+c"]).await;
    }

    /// What is on the clipboard, pasted into a box. Leaves the page.
    pub async fn paste_elsewhere(&self) -> String {
        self.blank().await;
        let script = "const scrap = document.getElementById('scrap'); scrap.value = ''; scrap.focus();";
        self.script(script, Vec::new()).await;
        self.press(&["Control+v"]).await;
        self.wait("something on the clipboard", || async { !self.value("#scrap").await.is_empty() }).await;
        self.value("#scrap").await
    }
}

/// The strings of a JSON list.
pub fn strings(value: &Value) -> Vec<String> {
    value.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
}
