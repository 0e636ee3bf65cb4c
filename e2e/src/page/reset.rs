//! Between two tests: the reset of the page, and the problems that it has had.

use super::{Loaded, Page, VIEWPORT, strings};
use crate::engine::Engine;
use crate::site::BLANK;
use http::Method;
use serde_json::json;
use std::cell::RefCell;

impl Page {
    /// Brings the browser to the state in which every test begins: nothing pressed, nothing stored, a light colour scheme, the
    /// usual viewport.
    ///
    /// # Errors
    /// A sentence, when the session cannot be used any more.
    pub async fn reset(&mut self) -> Result<(), String> {
        let sentence = |error: fantoccini::error::CmdError| error.to_string();
        self.steps.borrow_mut().clear();
        self.fingers.borrow_mut().clear();
        self.release_buttons().await;
        self.browser.client().release_actions().await.map_err(sentence)?;
        if self.browser.is_dark() {
            self.browser.set_dark(false).await?;
            self.viewport.set((0, 0));
        }
        if self.browser.is_still() {
            self.browser.set_still(false).await?;
        }
        self.browser.client().goto(&self.site.own(BLANK)).await.map_err(sentence)?;
        self.loaded.set(Loaded::Blank);
        self.clear_storage().await?;
        if self.viewport.get() != VIEWPORT {
            self.viewport(VIEWPORT.0, VIEWPORT.1).await;
        }
        self.grant_permissions().await?;
        self.browser_log().await?;
        self.site.take_reports();
        Ok(())
    }

    /// Lets pages of the site use the clipboard without a prompt, for the rest of the session.
    async fn grant_permissions(&self) -> Result<(), String> {
        if self.engine() != Engine::Chromium || self.has_permissions.replace(true) {
            return Ok(());
        }
        for name in ["clipboard-read", "clipboard-write"] {
            let body = json!({ "descriptor": { "name": name }, "state": "granted" });
            self.browser.command(Method::POST, "permissions", Some(body)).await?;
        }
        Ok(())
    }

    /// Clears what the origin of this page has stored, service workers included.
    ///
    /// # Errors
    /// A sentence, when the browser refuses.
    pub async fn clear_storage(&self) -> Result<(), String> {
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
            // WebKit sometimes never finishes the installation of a worker whose page was left, and waits for it.
            self.retire_browser();
        }
        Ok(())
    }

    /// Clears what the page has stored, but not the problems that the probe has noted: the next visitor is another one.
    pub async fn become_new_visitor(&self) {
        self.blank().await;
        let script = "
            const problems = sessionStorage.getItem('__e2e_problems');
            localStorage.clear();
            sessionStorage.clear();
            if (problems) sessionStorage.setItem('__e2e_problems', problems);";
        self.script(script, Vec::new()).await;
    }

    /// All problems since the test began: those that the probe has noted, Chromium's own log, reports of policy violations.
    pub async fn problems(&self) -> Vec<String> {
        self.collect_problems(false).await
    }

    /// The same, and forgets them: where a failure is simulated, problems are expected. Violations of the policy never are.
    pub async fn take_problems(&self) -> Vec<String> {
        let problems = self.take_all_problems().await;
        let is_of_policy = |problem: &&String| {
            problem.starts_with("policy report") || problem.starts_with("securitypolicyviolation")
        };
        assert_eq!(problems.iter().filter(is_of_policy).collect::<Vec<_>>(), Vec::<&String>::new());
        problems
    }

    /// The same when the page has been left: it can have no more problems.
    pub async fn take_last_problems(&self) -> Vec<String> {
        self.blank().await;
        self.take_problems().await
    }

    /// The same including violations of the policy, for tests of the probe itself.
    pub async fn take_all_problems(&self) -> Vec<String> {
        self.collect_problems(true).await
    }

    /// What the probe has noted, and forgets then if it is told to, with what the browser and the server have recorded since they
    /// were asked last.
    async fn collect_problems(&self, and_forget: bool) -> Vec<String> {
        // The empty page has no probe, but shares the storage where the list is.
        let script = "
            const [isForgotten] = arguments;
            if (window.__e2e) return __e2e.problems(isForgotten);
            const problems = sessionStorage.getItem('__e2e_problems');
            if (isForgotten) sessionStorage.removeItem('__e2e_problems');
            return JSON.parse(problems || '[]');";
        let mut problems = strings(&self.script(script, vec![json!(and_forget)]).await);
        match self.browser_log().await {
            Ok(log) => problems.extend(log),
            Err(sentence) => problems.push(sentence),
        }
        problems
            .extend(self.site.take_reports().into_iter().map(|report| format!("policy report: {report}")));
        self.excuse(&mut problems);
        problems
    }

    /// Waits for all problems that a violation of the policy causes, and forgets them: those that begin with these words, and
    /// what Chromium writes into its own log. They come in any order.
    pub async fn violation(&self, beginnings: &[&str]) -> Vec<String> {
        let found = RefCell::new(Vec::new());
        let is_found = |beginning: &str| found.borrow().iter().any(|one: &String| one.starts_with(beginning));
        self.wait(&beginnings.join(", "), || async {
            let more = self.take_all_problems().await;
            found.borrow_mut().extend(more);
            beginnings.iter().all(|beginning| is_found(beginning))
                && (self.engine() != Engine::Chromium || is_found("browser log"))
        })
        .await;
        found.into_inner()
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
