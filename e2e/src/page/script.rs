//! Scripts of the page, and waiting for what it shows.

use super::blame::{Fault, LOST_AFTER};
use super::{BETWEEN_PAGES, Page};
use crate::browser::{POLL_INTERVAL, TIMEOUT};
use serde_json::Value;
use std::fmt::{Debug, Display};
use std::time::{Duration, Instant};
use tokio::time::{sleep, timeout};

/// How long a page may take to come to a state. Where three browsers share two cores a page sometimes stands still for seconds.
const PATIENCE: Duration = Duration::from_secs(20);

impl Page {
    pub(super) fn check<T, E: Display>(&self, what: &str, done: Result<T, E>) -> T {
        match done {
            Ok(value) => value,
            Err(error) => panic!("{}: {what}: {error}", self.engine()),
        }
    }

    /// What a script returns. Between two pages Firefox runs scripts in an empty document: then it is tried again.
    pub async fn script(&self, script: &str, arguments: Vec<Value>) -> Value {
        let checked = format!("if (!document.documentElement) return '{BETWEEN_PAGES}';\n{script}");
        self.in_a_page(script, || self.browser.client().execute(&checked, arguments.clone())).await
    }

    /// What a script passes to its last argument, a function. Between two pages it is tried again, too.
    pub async fn script_async(&self, script: &str, arguments: Vec<Value>) -> Value {
        let checked = format!(
            "if (!document.documentElement) return arguments[arguments.length - 1]('{BETWEEN_PAGES}');\n{script}"
        );
        self.in_a_page(script, || self.browser.client().execute_async(&checked, arguments.clone())).await
    }

    async fn in_a_page<F, E>(&self, script: &str, run: impl Fn() -> F) -> Value
    where
        F: Future<Output = Result<Value, E>>,
        E: Display,
    {
        let began = Instant::now();
        loop {
            let Ok(answer) = timeout(LOST_AFTER, run()).await else {
                self.blame(Fault::LostScript);
                panic!("the driver does not answer: {script}");
            };
            let value = self.check(script, answer);
            if value != BETWEEN_PAGES {
                return value;
            }
            assert!(began.elapsed() < TIMEOUT, "there is no page for this: {script}");
            sleep(POLL_INTERVAL).await;
        }
    }

    /// Waits until a condition holds; `what` names it if it never does.
    pub async fn wait<F: Future<Output = bool>>(&self, what: &str, holds: impl Fn() -> F) {
        assert!(self.comes_true(holds).await, "waited in vain for {what}");
    }

    /// Waits for a condition. Gives whether it has come to hold.
    pub async fn comes_true<F: Future<Output = bool>>(&self, holds: impl Fn() -> F) -> bool {
        let began = Instant::now();
        while !holds().await {
            if began.elapsed() >= PATIENCE {
                return false;
            }
            sleep(POLL_INTERVAL).await;
        }
        true
    }

    /// Waits until `read` returns `expected`; reports both if it never does.
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
            sleep(POLL_INTERVAL).await;
        }
    }

    /// Waits until the page has been loaded again by what `leaving` does. One script checks it: two might run in two documents.
    pub async fn is_reloaded_by(&self, leaving: impl Future<Output = ()>) {
        self.script("window.isOld = true", Vec::new()).await;
        leaving.await;
        let script = "return !window.isOld && document.documentElement?.dataset.ready === 'true'";
        self.wait("the page loaded again", || async { self.script(script, Vec::new()).await == true }).await;
    }

    /// Waits until the effects of the last input are there: two frames, and the end of all animations.
    pub async fn settle(&self) {
        self.settled("return null").await;
    }

    /// What the body of a function without arguments returns when the page has settled.
    pub async fn settled(&self, body: &str) -> Value {
        let script = "
            const done = arguments[0];
            const moving = () => document.getAnimations
                ? Promise.allSettled(document.getAnimations()
                    .filter((one) => one.effect && one.effect.getTiming().iterations !== Infinity)
                    .map((one) => one.finished))
                : Promise.resolve();
            const read = () => { BODY };
            requestAnimationFrame(() => requestAnimationFrame(() => moving().then(() => setTimeout(() => done(read()), 0))));";
        self.script_async(&script.replace("BODY", body), Vec::new()).await
    }
}
