//! One browser, which its tests use one after the other.

use super::timing::{Timing, Work};
use super::{Body, Setup, caught};
use crate::browser::Browser;
use crate::engine::Engine;
use crate::page::{Fault, Page};
use crate::site::Site;
use libtest_mimic::Failed;
use std::fmt::Write as _;
use std::mem;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{Mutex, Semaphore};

/// No test may hold its browser longer: something hangs.
const LIMIT: Duration = Duration::from_mins(3);

/// How many problems of one test are reported.
const SHOWN: usize = 6;

/// Why a test failed.
#[derive(Debug)]
struct Failure {
    report: String,
    /// The fault of the browser that says nothing about the page.
    fault: Option<Fault>,
}

#[derive(Debug)]
enum State {
    /// The next test starts a browser.
    NotStarted,
    /// The page of the browser, ready to be reset.
    Open(Box<Page>),
    /// It could not be started, for this reason; every later test reports that instead of trying as long.
    Failed(String),
}

/// A browser of one engine.
#[derive(Debug)]
pub(super) struct Worker {
    engine: Engine,
    setup: Setup,
    timing: Arc<Timing>,
    /// A permit for each browser that may be at work at the same time.
    turns: Arc<Semaphore>,
    state: Mutex<State>,
}

impl Worker {
    /// A worker that has not started its browser yet.
    pub(super) fn new(engine: Engine, setup: Setup, timing: Arc<Timing>, turns: Arc<Semaphore>) -> Self {
        Self { engine, setup, timing, turns, state: Mutex::new(State::NotStarted) }
    }

    /// Its engine.
    pub(super) fn engine(&self) -> Engine {
        self.engine
    }

    /// Runs a test as soon as the browser is free and has its turn.
    pub(super) async fn run(&self, name: &str, body: Body) -> Result<(), Failed> {
        let mut state = self.state.lock().await;
        // Until this test has ended. Only a closed semaphore would refuse, and nobody closes it.
        let _turn = self.turns.acquire().await;
        let outcome = self.attempt(&mut state, name, body).await;
        match outcome {
            // Where it happens twice, it is the page's doing.
            #[allow(clippy::print_stderr, reason = "a test that passes has no other place for what it saw")]
            Err(Failure { report, fault: Some(fault) }) => {
                eprintln!("{}::{name}: {fault}; the test runs once more in a new one\n{report}", self.engine);
                self.attempt(&mut state, name, body).await
            }
            outcome => outcome,
        }
        .map_err(|failure| failure.report.into())
    }

    /// Ends the browser.
    pub(super) async fn stop(&self) {
        if let State::Open(page) = mem::replace(&mut *self.state.lock().await, State::NotStarted) {
            page.stop().await;
        }
    }

    async fn attempt(&self, state: &mut State, name: &str, body: Body) -> Result<(), Failure> {
        let mut page = self.page(state).await?;
        let reset =
            self.timed(Work::Reset, caught::within(LIMIT, page.reset())).await.and_then(|reset| reset);
        let began = reset.is_ok();
        let outcome = match reset {
            Ok(()) => self.timed(Work::Test(name.to_owned()), caught::within(LIMIT, body(&mut page))).await,
            Err(message) => Err(format!("the page cannot be reset: {message}")),
        };
        let mut report = String::new();
        if let Err(message) = &outcome {
            let _ = writeln!(report, "{message}");
        }
        let seen = report_problems(&page, &mut report).await;
        if report.is_empty() {
            if page.is_browser_retired() {
                page.stop().await;
            } else {
                *state = State::Open(page);
            }
            return Ok(());
        }
        let _ = write!(report, "  the last steps:\n{}", page.last_steps());
        if seen {
            self.describe(&page, name, &mut report).await;
        }
        if !began {
            page.blame(Fault::Unfit);
        } else if !page.browser().is_alive().await {
            page.blame(Fault::Ended);
        }
        let fault = page.fault();
        // Whatever broke, the next test begins with a new browser.
        page.stop().await;
        Err(Failure { report, fault })
    }

    /// The page of the running browser, or of a new one. Until it is put back the worker has none.
    async fn page(&self, state: &mut State) -> Result<Box<Page>, Failure> {
        let opened = match mem::replace(state, State::NotStarted) {
            State::Open(page) => Ok(page),
            State::NotStarted => self.timed(Work::Start, self.open()).await,
            State::Failed(sentence) => Err(sentence),
        };
        opened.map_err(|sentence| {
            *state = State::Failed(sentence.clone());
            Failure { report: sentence, fault: None }
        })
    }

    async fn open(&self) -> Result<Box<Page>, String> {
        let site = Site::start(&self.setup.dist, "/").map_err(|error| format!("no server: {error}"))?;
        Ok(Box::new(Page::new(Browser::start(self.engine).await?, site)))
    }

    async fn timed<T>(&self, work: Work, future: impl Future<Output = T>) -> T {
        let began = Instant::now();
        let done = future.await;
        self.timing.note(self.engine, work, began.elapsed());
        done
    }

    async fn describe(&self, page: &Page, name: &str, report: &mut String) {
        let script = "
            const fen = document.getElementById('fen');
            return `${location.href.slice(0, 200)}\\n  FEN box: ${fen ? fen.value.slice(0, 200) : 'none'}`;";
        if let Ok(words) = caught::within(LIMIT, page.script(script, Vec::new())).await {
            let _ = writeln!(report, "  page: {}", words.as_str().unwrap_or_default());
        }
        let file = format!("{}-{}.png", self.engine, name.replace("::", "-"));
        let path = self.setup.pictures.join(file);
        if let Ok(Ok(())) = caught::within(LIMIT, page.screenshot(&path)).await {
            let _ = writeln!(report, "  picture: {}", path.display());
        }
    }
}

/// Writes down what the page has complained about, and blames the browser for what is not the page's. Returns whether the page
/// could be asked.
async fn report_problems(page: &Page, report: &mut String) -> bool {
    let (problems, seen) = match caught::within(LIMIT, page.problems()).await {
        Ok(problems) => (problems, true),
        Err(message) => (vec![message], false),
    };
    page.blame_for(&problems);
    for problem in problems.iter().take(SHOWN) {
        // A stack of wasm functions without names helps nobody.
        let problem = problem.split("\n\nStack:").next().unwrap_or_default();
        let _ = writeln!(report, "  problem: {problem:.400}");
    }
    if problems.len() > SHOWN {
        let _ = writeln!(report, "  … and {} more", problems.len() - SHOWN);
    }
    seen
}
