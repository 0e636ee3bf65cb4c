//! What Lighthouse thinks of the built page on a phone.

use super::pages::{Kind, Pages};
use super::table::{Aim, Row};
use crate::browsers::{Browser, chromium_sandbox};
use crate::pins::LIGHTHOUSE;
use crate::{project, tools};
use anyhow::{Context, Result};
use serde_json::Value;
use xshell::cmd;

const CATEGORIES: [(&str, &str); 4] = [
    ("performance", "Lighthouse, performance"),
    ("accessibility", "Lighthouse, accessibility"),
    ("best-practices", "Lighthouse, best practices"),
    ("seo", "Lighthouse, SEO"),
];

/// Has the page judged; what costs points is said.
pub(super) fn measure(pages: &Pages, rows: &mut Vec<Row>) -> Result<()> {
    let folder = project::tools().join("lighthouse");
    tools::need_npm(&folder, &[&format!("lighthouse@{LIGHTHOUSE}")])?;
    eprintln!("Lighthouse");
    let categories = CATEGORIES.map(|(name, _)| name).join(",");
    let flags = format!("--headless {}", chromium_sandbox().unwrap_or_default());
    let program = folder.join("node_modules/lighthouse/cli/index.js");
    let (sh, url, flags) = (project::shell()?, pages.url(Kind::Ours), flags.trim());
    let report = ["--quiet", "--output=json", "--output-path=stdout"];
    let text =
        cmd!(sh, "node {program} {url} {report...} --only-categories={categories} --chrome-flags={flags}")
            .env("CHROME_PATH", Browser::Chromium.find()?.browser)
            .ignore_stderr()
            .read()
            .context("Lighthouse does not run")?;
    let report: Value =
        serde_json::from_str(&text).context("Lighthouse prints something else than a report")?;
    for audit in report["audits"].as_object().into_iter().flat_map(|audits| audits.values()) {
        if audit["score"].as_f64().is_some_and(|score| score < 0.9) {
            let word = |name: &str| audit[name].as_str().unwrap_or_default();
            eprintln!("    {}: {} {}", word("id"), word("title"), word("displayValue"));
        }
    }
    for (name, title) in CATEGORIES {
        let score = report["categories"][name]["score"].as_f64();
        let score = score.with_context(|| format!("Lighthouse does not judge {name}"))?;
        rows.push(Row::new(title, "of 100", score * 100.0).aim(Aim::AtLeast(100.0)));
    }
    Ok(())
}
