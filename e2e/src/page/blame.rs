//! Faults of the browsers themselves, which say nothing about the page: how they are told from those of the page.

use super::Page;
use crate::engine::Engine;
use std::fmt::{self, Display, Formatter};
use std::time::Duration;

/// How long to wait for the driver. It gives up a script of the page by itself after half of that.
pub(super) const LOST_AFTER: Duration = Duration::from_mins(1);

/// What `WebKit` says of [`Fault::LostFile`].
pub(super) const LOST_LOAD: &str = "console.error: TypeError: Load failed";

/// What a browser is known to do by itself. A test that meets such a fault runs once more, in a new browser; whatever else goes
/// wrong fails the test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// Its process has ended.
    Ended,
    /// The test before has left it in a state that cannot be undone.
    Unfit,
    /// `WebKit`'s driver now and then loses a script while a page is being left.
    LostScript,
    /// `WebKit` now and then loses a file that goes through a service worker which has just taken over.
    LostFile,
    /// `WebKit` now and then does not begin, does not end, or breaks off the installation of a service worker.
    Installation,
    /// In `WebKit` the allocator has found the program's memory broken, or the program has reached beyond it, once in some
    /// thousand pages. The program is written without unsafe code and is the same in all engines: if it broke its memory, the
    /// others would say so too.
    BrokenMemory,
}

impl Fault {
    /// Whether it is known of this engine: of another one it is the page's fault.
    const fn is_of(self, engine: Engine) -> bool {
        matches!(self, Self::Ended | Self::Unfit) || matches!(engine, Engine::WebKit)
    }
}

impl Display for Fault {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Ended => "the browser has ended",
            Self::Unfit => "the browser could not be reset",
            Self::LostScript => "WebKit has lost a script",
            Self::LostFile => "WebKit has lost a file behind a service worker",
            Self::Installation => "WebKit has not installed a service worker",
            Self::BrokenMemory => "WebKit has broken the memory of the program",
        })
    }
}

impl Page {
    /// The fault of the browser that this test has met.
    pub fn fault(&self) -> Option<Fault> {
        self.fault.get()
    }

    /// Says that the failure of this test tells nothing about the page, if the fault is one of this engine.
    pub fn blame(&self, fault: Fault) {
        if fault.is_of(self.engine()) {
            self.fault.set(Some(fault));
        }
    }

    /// Blames the browser for problems that cannot be of the page's making.
    pub(crate) fn blame_for(&self, problems: &[String]) {
        if problems.iter().any(|problem| is_of_broken_memory(problem)) {
            self.blame(Fault::BrokenMemory);
        }
    }

    /// Whether the next test must start a new browser.
    pub fn is_browser_retired(&self) -> bool {
        self.is_retired.get()
    }

    /// Has the next test start a new browser: this one is left in a state that no reset undoes.
    pub fn retire_browser(&self) {
        self.is_retired.set(true);
    }

    /// Forgets the problems that are none of the page.
    pub(super) fn excuse(&self, problems: &mut Vec<String>) {
        if self.engine() == Engine::WebKit {
            let has_late_policy = problems.iter().any(|problem| is_of_late_policy(problem));
            problems.retain(|problem| {
                let is_of_policy =
                    is_of_late_policy(problem) || has_late_policy && is_report_of_policy(problem);
                !is_of_policy && !is_of_late_image(problem)
            });
        }
    }
}

/// Whether `WebKit` complains of markup, or of the script of the service worker, that was made when the page was already being
/// left: now and then its policy for Trusted Types is gone before the page is. If the page did it beside its policy, Chromium
/// would complain too.
fn is_of_late_policy(problem: &str) -> bool {
    problem.starts_with("securitypolicyviolation: require-trusted-types-for")
        && problem.ends_with("(the page is left)")
}

/// Whether a problem is the report of such a complaint.
fn is_report_of_policy(problem: &str) -> bool {
    problem.starts_with("policy report")
        && problem.contains(r#""effective-directive":"require-trusted-types-for""#)
}

/// Whether `WebKit` complains of an image of the page's own making that was asked for while `beforeunload` was told, which the
/// probe listens to: it checks such an image as a connection. If the page did connect to a blob, the other engines would
/// complain too.
fn is_of_late_image(problem: &str) -> bool {
    let is_report = problem.starts_with("policy report")
        && problem.contains(r#""effective-directive":"connect-src""#)
        && problem.contains(r#""blocked-uri":"blob""#);
    is_report || problem.starts_with("securitypolicyviolation: connect-src blob")
}

/// Whether a problem is [`Fault::BrokenMemory`].
fn is_of_broken_memory(problem: &str) -> bool {
    problem.contains("panicked at") && problem.contains("/dlmalloc.rs:")
        || problem.contains("RuntimeError: Out of bounds memory access")
}
