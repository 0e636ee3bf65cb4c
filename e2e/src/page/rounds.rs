//! Before a test and after it: a page of its own, and what it has complained about.

use super::{Page, VIEWPORT, strings};
use crate::engine::Engine;
use crate::site::BLANK;
use http::Method;
use serde_json::json;
use std::cell::RefCell;

impl Page {
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

    /// Forgets what was stored, but not what was complained about: whoever comes now is somebody else.
    pub async fn be_somebody_else(&self) {
        self.blank().await;
        let script = "
            const problems = sessionStorage.getItem('__e2e_problems');
            localStorage.clear();
            sessionStorage.clear();
            if (problems) sessionStorage.setItem('__e2e_problems', problems);";
        self.script(script, Vec::new()).await;
    }

    /// Every complaint since the test began: the probe's, Chromium's own log, reports of the policy.
    pub async fn problems(&self) -> Vec<String> {
        self.told(false).await
    }

    /// The same, and forgets them: where a fault is played, what is said of it is meant. That the policy was violated never is.
    pub async fn take_problems(&self) -> Vec<String> {
        let problems = self.take_all_problems().await;
        let is_of_policy = |problem: &&String| {
            problem.starts_with("policy report") || problem.starts_with("securitypolicyviolation")
        };
        assert_eq!(problems.iter().filter(is_of_policy).collect::<Vec<_>>(), Vec::<&String>::new());
        problems
    }

    /// The same with those of the policy, for tests of the probe itself.
    pub async fn take_all_problems(&self) -> Vec<String> {
        self.told(true).await
    }

    /// What the probe has noted, which it then forgets or not, and what the browser and the server have heard since they were
    /// asked last.
    async fn told(&self, and_forgotten: bool) -> Vec<String> {
        // The empty page has no probe, but the list is in the storage that both pages share.
        let script = "
            const [isForgotten] = arguments;
            if (window.__e2e) return __e2e.problems(isForgotten);
            const problems = sessionStorage.getItem('__e2e_problems');
            if (isForgotten) sessionStorage.removeItem('__e2e_problems');
            return JSON.parse(problems || '[]');";
        let mut problems = strings(&self.script(script, vec![json!(and_forgotten)]).await);
        match self.browser_log().await {
            Ok(log) => problems.extend(log),
            Err(sentence) => problems.push(sentence),
        }
        problems
            .extend(self.site.take_reports().into_iter().map(|report| format!("policy report: {report}")));
        problems
    }

    /// Waits for all that is said of a violation of the policy, and forgets it: complaints that begin so, and what Chromium
    /// writes into its own log. Each of them comes when it comes.
    pub async fn violation(&self, complaints: &[&str]) -> Vec<String> {
        let told = RefCell::new(Vec::new());
        let is_told = |beginning: &str| told.borrow().iter().any(|one: &String| one.starts_with(beginning));
        self.wait(&complaints.join(", "), || async {
            let more = self.take_all_problems().await;
            told.borrow_mut().extend(more);
            complaints.iter().all(|complaint| is_told(complaint))
                && (self.engine() != Engine::Chromium || is_told("browser log"))
        })
        .await;
        told.into_inner()
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
}
