//! Tests times engines, as named trials.

use crate::browser::Browser;
use crate::engine::Engine;
use crate::page::Page;
use crate::site::Site;
use libtest_mimic::{Arguments, Conclusion, Failed, Trial};
use std::any::Any;
use std::cell::RefCell;
use std::fmt::Write as _;
use std::future::poll_fn;
use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::runtime::Runtime;
use tokio::sync::Mutex;

/// No test may hold its browser longer: something hangs.
const LIMIT: Duration = Duration::from_mins(3);

/// How many problems of one test are told.
const SHOWN: usize = 6;

/// The body of a test.
pub type Body = for<'a> fn(&'a mut Page) -> Pin<Box<dyn Future<Output = ()> + 'a>>;

/// The engines in which a test runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engines {
    /// All of them: what the test looks at depends on the engine.
    All,
    /// Chromium alone: the test looks at content, which is the same in every engine.
    Chromium,
}

/// A test before it is multiplied by the engines.
#[derive(Clone, Debug)]
pub struct Case {
    /// `module::behaviour`.
    pub name: String,
    /// Where it runs.
    pub engines: Engines,
    /// What it does.
    pub body: Body,
}

/// The tests of a module, each named by the module and the function.
///
/// A test belongs to `everywhere` where its outcome depends on the engine: pointer, touch, keys, focus, caret, clipboard,
/// storage, browser history, layout, printing, offline, files, first paint, crashes. It belongs to `chromium` where it checks
/// content that the program computes: texts, kinds of findings, exports, languages.
#[macro_export]
macro_rules! cases {
    ($(everywhere: $($everywhere:ident),+;)? $(chromium: $($chromium:ident),+;)?) => {
        /// The tests of this module.
        pub(crate) fn cases() -> Vec<$crate::suite::Case> {
            let module = module_path!().rsplit("::").next().unwrap_or_default();
            vec![
                $($($crate::cases!(@case module, All, $everywhere),)+)?
                $($($crate::cases!(@case module, Chromium, $chromium),)+)?
            ]
        }
    };
    (@case $module:ident, $engines:ident, $name:ident) => {
        $crate::suite::Case {
            name: format!("{}::{}", $module, stringify!($name)),
            engines: $crate::suite::Engines::$engines,
            body: |page| Box::pin($name(page)),
        }
    };
}

/// Where the tests look and what with.
#[derive(Clone, Debug)]
pub struct Setup {
    /// The built files.
    pub dist: PathBuf,
    /// The engines to run in.
    pub engines: Vec<Engine>,
    /// Runs every test in every engine, also those that Chromium alone is enough for.
    pub all_engines: bool,
    /// Where pictures of failures go.
    pub pictures: PathBuf,
}

/// One engine and its only browser, which one test at a time has for itself.
#[derive(Debug)]
struct Lane {
    engine: Engine,
    setup: Setup,
    slot: Mutex<Slot>,
}

/// Why a test failed.
#[derive(Debug)]
struct Failure {
    report: String,
    /// Whether it says nothing of the page: the browser's own process has ended, or it did not get as far as the test.
    is_of_browser: bool,
}

#[derive(Debug)]
enum Slot {
    Empty,
    Open(Box<Page>),
    /// It could not be started; every later test says the same instead of trying as long.
    Missing(String),
}

/// Runs all tests that the command line asks for, and ends every browser. Where there are several `filters`, a test needs
/// to fit only one.
///
/// # Panics
/// When the machine gives no threads.
pub fn run(mut arguments: Arguments, filters: &[String], setup: &Setup, cases: &[Case]) -> Conclusion {
    let runtime = match Runtime::new() {
        Ok(runtime) => Arc::new(runtime),
        Err(error) => panic!("no threads: {error}"),
    };
    quiet_panics();
    let lanes: Vec<Arc<Lane>> = setup
        .engines
        .iter()
        .map(|&engine| Arc::new(Lane { engine, setup: setup.clone(), slot: Mutex::new(Slot::Empty) }))
        .collect();
    let mut trials = Vec::new();
    let mut left_out = 0;
    for case in cases {
        for lane in &lanes {
            let (lane, body, runtime) = (Arc::clone(lane), case.body, Arc::clone(&runtime));
            let name = case.name.clone();
            let full = format!("{}::{name}", lane.engine);
            if !filters.is_empty() && !filters.iter().any(|filter| full.contains(filter.as_str())) {
                continue;
            }
            if !setup.runs(case, lane.engine) {
                left_out += 1;
                continue;
            }
            trials.push(Trial::test(full, move || runtime.block_on(lane.trial(&name, body))));
        }
    }
    // Each engine runs its tests one after the other, in the order of the list; a thread that waits for its
    // turn costs nothing, and no engine waits for another.
    arguments.test_threads.get_or_insert(trials.len().max(1));
    let conclusion = libtest_mimic::run(&arguments, trials);
    runtime.block_on(async {
        for lane in &lanes {
            if let Slot::Open(page) = std::mem::replace(&mut *lane.slot.lock().await, Slot::Empty) {
                page.stop().await;
            }
        }
    });
    if !arguments.list {
        say_what_was_left_out(left_out);
    }
    conclusion
}

#[allow(clippy::print_stderr, reason = "whoever looks for a test in an engine has to find it")]
fn say_what_was_left_out(count: usize) {
    if count > 0 {
        eprintln!(
            "{count} runs were left out: these tests check content, for which Chromium is enough \
             (`cargo xtask test --all-engines` runs everything in every engine)"
        );
    }
}

impl Setup {
    fn runs(&self, case: &Case, engine: Engine) -> bool {
        self.all_engines || engine == Engine::Chromium || case.engines == Engines::All
    }
}

impl Lane {
    async fn trial(&self, name: &str, body: Body) -> Result<(), Failed> {
        let mut slot = self.slot.lock().await;
        let outcome = self.attempt(&mut slot, name, body).await;
        match outcome {
            // A browser that dies, or that another test has left unfit, proves nothing about the page; where it happens
            // twice, it is the page's doing.
            #[allow(clippy::print_stderr, reason = "a trial that passes has no other place for what it saw")]
            Err(Failure { report, is_of_browser: true }) => {
                eprintln!(
                    "{}::{name}: the browser is of no use, and the test has another\n{report}",
                    self.engine
                );
                self.attempt(&mut slot, name, body).await
            }
            outcome => outcome,
        }
        .map_err(|failure| failure.report.into())
    }

    async fn attempt(&self, slot: &mut Slot, name: &str, body: Body) -> Result<(), Failure> {
        let failure = |report: String| Failure { report, is_of_browser: false };
        let mut page = match std::mem::replace(slot, Slot::Empty) {
            Slot::Open(page) => page,
            Slot::Empty => match self.open().await {
                Ok(page) => page,
                Err(sentence) => {
                    *slot = Slot::Missing(sentence.clone());
                    return Err(failure(sentence));
                }
            },
            Slot::Missing(sentence) => {
                *slot = Slot::Missing(sentence.clone());
                return Err(failure(sentence));
            }
        };
        let reset =
            guarded(async { page.reset().await.unwrap_or_else(|sentence| panic!("{sentence}")) }).await;
        let began = reset.is_ok();
        let outcome = match reset {
            Ok(()) => guarded(body(&mut page)).await,
            Err(message) => Err(format!("the page cannot be reset: {message}")),
        };
        let mut report = String::new();
        if let Err(message) = &outcome {
            let _ = writeln!(report, "{message}");
        }
        let (problems, seen) = match guarded(page.problems()).await {
            Ok(problems) => (problems, true),
            Err(message) => (vec![message], false),
        };
        for problem in problems.iter().take(SHOWN) {
            // A stack of wasm functions without names helps nobody.
            let _ = writeln!(
                report,
                "  problem: {:.400}",
                problem.split("\n\nStack:").next().unwrap_or_default()
            );
        }
        if problems.len() > SHOWN {
            let _ = writeln!(report, "  … and {} more", problems.len() - SHOWN);
        }
        if report.is_empty() {
            if page.is_worn() {
                page.stop().await;
            } else {
                *slot = Slot::Open(page);
            }
            return Ok(());
        }
        let _ = write!(report, "  the last steps:\n{}", page.trail());
        if seen {
            self.describe(&page, name, &mut report).await;
        }
        let is_of_browser = !began || !page.browser().is_alive().await;
        // Whatever broke, the next test begins with a new browser.
        page.stop().await;
        Err(Failure { report, is_of_browser })
    }

    async fn open(&self) -> Result<Box<Page>, String> {
        let site = Site::start(&self.setup.dist, "/").map_err(|error| format!("no server: {error}"))?;
        Ok(Box::new(Page::new(Browser::start(self.engine).await?, site)))
    }

    async fn describe(&self, page: &Page, name: &str, report: &mut String) {
        let script = "
            const fen = document.getElementById('fen');
            return `${location.href.slice(0, 200)}\\n  FEN box: ${fen ? fen.value.slice(0, 200) : 'none'}`;";
        if let Ok(words) = guarded(page.script(script, Vec::new())).await {
            let _ = writeln!(report, "  page: {}", words.as_str().unwrap_or_default());
        }
        let file = format!("{}-{}.png", self.engine, name.replace("::", "-"));
        let path = self.setup.pictures.join(file);
        if let Ok(Ok(())) = guarded(page.screenshot(&path)).await {
            let _ = writeln!(report, "  picture: {}", path.display());
        }
    }
}

thread_local! {
    static PANIC: RefCell<Option<String>> = const { RefCell::new(None) };
    static GUARDED: RefCell<bool> = const { RefCell::new(false) };
}

/// Inside a test a panic is kept for its report; outside it is told as ever.
fn quiet_panics() {
    let usual = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        if !GUARDED.with_borrow(|guarded| *guarded) {
            usual(info);
            return;
        }
        let place = info.location().map(|place| format!(" ({}:{})", place.file(), place.line()));
        let message = payload(info.payload());
        PANIC.with_borrow_mut(|kept| *kept = Some(format!("{message}{}", place.unwrap_or_default())));
    }));
}

fn payload(payload: &dyn Any) -> String {
    payload
        .downcast_ref::<String>()
        .cloned()
        .or_else(|| payload.downcast_ref::<&str>().map(|text| (*text).to_owned()))
        .unwrap_or_else(|| "a panic without words".to_owned())
}

async fn guarded<T>(future: impl Future<Output = T>) -> Result<T, String> {
    guarded_for(LIMIT, future).await
}

/// Runs a future to its end, its panic or its limit, all on this thread.
///
/// # Errors
/// What the panic said, or that it takes too long.
pub async fn guarded_for<T>(limit: Duration, future: impl Future<Output = T>) -> Result<T, String> {
    let mut future = Box::pin(future);
    let caught = poll_fn(move |context| {
        GUARDED.set(true);
        let polled = panic::catch_unwind(AssertUnwindSafe(|| future.as_mut().poll(context)));
        GUARDED.set(false);
        match polled {
            Ok(poll) => poll.map(Ok),
            Err(thrown) => {
                let kept = PANIC.with_borrow_mut(Option::take);
                std::task::Poll::Ready(Err(kept.unwrap_or_else(|| payload(&*thrown))))
            }
        }
    });
    match tokio::time::timeout(limit, caught).await {
        Ok(result) => result,
        Err(_) => Err(format!("it takes more than {} minutes", limit.as_secs() / 60)),
    }
}
