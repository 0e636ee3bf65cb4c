//! Runs the tests: each one in the engines that it names, with libtest's command line and output.
//!
//! * [`caught`]: the panic of a test as a value
//! * `timing`: where the time went
//! * `worker`: one browser, which its tests use one after the other

pub mod caught;
mod timing;
mod worker;

use crate::engine::Engine;
use crate::page::Page;
use libtest_mimic::{Arguments, Conclusion, Trial};
use std::num::NonZero;
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use timing::Timing;
use tokio::runtime::Runtime;
use tokio::sync::Semaphore;
use worker::Worker;

/// The body of a test.
pub type Body = for<'a> fn(&'a mut Page) -> Pin<Box<dyn Future<Output = ()> + 'a>>;

/// The engines in which a test runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engines {
    /// All of them: what the test looks at depends on the engine.
    All,
    /// Chromium alone: what it depends on of the engine is shown by another test in all of them.
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
/// Before a test is written: what needs no browser (what a gesture, a key, a text or an address means, what is kept, what is
/// said) is proved natively, in `tests/` or beside the code, over all its cases. A browser shows that the page is wired to it: one
/// test for each panel, form, finding and kind of text.
///
/// * `everywhere`: the test shows how an engine behaves, and no other test here shows it of all of them. There is at least one for
///   each kind of event (button, wheel, finger, key, drop, paste, file), and for focus and where it returns to, caret, selection
///   and undo of text fields, clipboard, storage, tabs, history, layout at all sizes, languages from right to left, zoom, printing,
///   frames and their messages, the service worker, files that do not come, errors of others, crashes, first paint, and the
///   harness itself.
/// * `chromium`: everything else. It may press, type and drop as it likes: that such an event comes is shown elsewhere, and what
///   follows is computed by the same program in every engine.
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

impl Setup {
    fn runs(&self, case: &Case, engine: Engine) -> bool {
        self.all_engines || engine == Engine::Chromium || case.engines == Engines::All
    }
}

/// Runs all tests that the command line asks for, and ends every browser. Where there are several `filters`, a test needs
/// to fit only one.
///
/// Every engine has a browser, and Chromium a second one for the tests that it alone runs: with one it would be at work long
/// after the others. At most as many browsers as the machine has cores are at work at the same time, or one for each engine if
/// those are more.
///
/// # Panics
/// When the machine gives no threads.
pub fn run(mut arguments: Arguments, filters: &[String], setup: &Setup, cases: &[Case]) -> Conclusion {
    let runtime = match Runtime::new() {
        Ok(runtime) => Arc::new(runtime),
        Err(error) => panic!("no threads: {error}"),
    };
    caught::install_hook();
    let timing = Arc::new(Timing::default());
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let turns = Arc::new(Semaphore::new(cores.max(setup.engines.len())));
    let worker =
        |engine| Arc::new(Worker::new(engine, setup.clone(), Arc::clone(&timing), Arc::clone(&turns)));
    let workers: Vec<Arc<Worker>> = setup.engines.iter().copied().map(worker).collect();
    let second_chromium = worker(Engine::Chromium);
    let mut trials = Vec::new();
    let failures = Arc::new(Mutex::new(Vec::new()));
    let mut left_out = 0;
    for (case, worker) in cases.iter().flat_map(|case| workers.iter().map(move |worker| (case, worker))) {
        let full = format!("{}::{}", worker.engine(), case.name);
        if !filters.is_empty() && !filters.iter().any(|filter| full.contains(filter.as_str())) {
            continue;
        }
        if !setup.runs(case, worker.engine()) {
            left_out += 1;
            continue;
        }
        let is_its_own = case.engines == Engines::Chromium && worker.engine() == Engine::Chromium;
        let worker = Arc::clone(if is_its_own { &second_chromium } else { worker });
        let runtime = Arc::clone(&runtime);
        let (name, body) = (case.name.clone(), case.body);
        let failures = Arc::clone(&failures);
        trials.push(Trial::test(full.clone(), move || {
            let outcome = runtime.block_on(worker.run(&name, body));
            if let Err(message) = &outcome {
                let message = format!("{full}: {}", message.message().unwrap_or_default());
                failures.lock().unwrap_or_else(PoisonError::into_inner).push(message);
            }
            outcome
        }));
    }
    // Each browser runs its tests one after the other, in the order of the list; a thread that waits for its turn costs
    // nothing.
    arguments.test_threads.get_or_insert(trials.len().max(1));
    let conclusion = libtest_mimic::run(&arguments, trials);
    runtime.block_on(async {
        for worker in workers.iter().chain([&second_chromium]) {
            worker.stop().await;
        }
    });
    if !arguments.list {
        report(&timing, &setup.engines, left_out);
        again(&failures.lock().unwrap_or_else(PoisonError::into_inner));
    }
    conclusion
}

/// What libtest's own output does not say.
#[allow(clippy::print_stderr, reason = "whoever runs the tests reads it there")]
fn report(timing: &Timing, engines: &[Engine], left_out: usize) {
    eprint!("{}", timing.report(engines));
    if left_out > 0 {
        eprintln!(
            "{left_out} runs were left out: these tests check content, for which Chromium is enough \
             (`cargo xtask test --all-engines` runs everything in every engine)"
        );
    }
}

/// Says once more at the end what has failed: services show the end of what was printed.
#[allow(clippy::print_stderr, reason = "whoever runs the tests reads it there")]
fn again(failures: &[String]) {
    for failure in failures {
        eprintln!("failed: {failure}");
    }
}
