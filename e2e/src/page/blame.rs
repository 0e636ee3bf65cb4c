//! Faults of the browsers themselves, which say nothing about the page: how they are told from those of the page.

use super::Page;
use crate::engine::Engine;
use std::time::Duration;

/// How long to wait for the driver. It gives up a script of the page by itself after half of that, but that of WebKit now and
/// then loses one while a page is being left.
pub(super) const LOST_AFTER: Duration = Duration::from_mins(1);

/// What `WebKit` now and then says of a file that goes through a service worker which has just taken over.
pub(super) const LOST_LOAD: &str = "console.error: TypeError: Load failed";

impl Page {
    /// Whether a test has blamed the browser.
    pub fn is_browser_blamed(&self) -> bool {
        self.is_blamed.get()
    }

    /// Says that the failure of this test tells nothing about the page: the browser itself is at fault.
    pub fn blame_browser(&self) {
        self.is_blamed.set(true);
    }

    /// Blames the browser for something that only `WebKit` is known to do: in another engine it is the page's fault.
    pub fn blame_webkit_if(&self, has_happened: bool) {
        if self.engine() == Engine::WebKit && has_happened {
            self.blame_browser();
        }
    }

    /// Blames the browser for problems that cannot be of the page's making.
    pub(crate) fn blame_for(&self, problems: &[String]) {
        self.blame_webkit_if(problems.iter().any(|problem| is_of_broken_memory(problem)));
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
            problems.retain(|problem| !is_of_late_image(problem));
        }
    }
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

/// Whether the allocator has found the program's memory broken, as it did in `WebKit` once in some thousand pages. The program
/// is written without unsafe code and is the same in all engines: if it broke its memory, the others would say so too.
fn is_of_broken_memory(problem: &str) -> bool {
    problem.contains("panicked at") && problem.contains("/dlmalloc.rs:")
}
