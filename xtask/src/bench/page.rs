//! The page in Chromium: how soon it stands, what an edit costs, what it keeps. `measure.mjs` works the pages.

use super::pages::{Kind, Pages};
use super::table::{Aim, Row, median};
use crate::browsers::{Browser, CHROMIUM_ARGUMENTS, chromium_sandbox};
use crate::pins::PUPPETEER;
use crate::{project, stamp, tools};
use anyhow::{Context, Result};
use forsyth::legality::{Rules, findings, verdict};
use forsyth::notation::{Dialect, read};
use serde_json::{Value, json};
use std::num::NonZero;
use std::{env, fs, thread};
use xshell::cmd;

/// Openings, middle games and endings.
const RECORDS: [&str; 12] = [
    "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq c6 0 2",
    "rnbqkbnr/pp1ppppp/8/2p5/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2",
    "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "r1bq1rk1/pp2bppp/2n1pn2/3p4/2PP4/1PN1PN2/P4PPP/R1BQKB1R w KQ - 1 8",
    "2r2rk1/1bqnbppp/p2ppn2/1p6/3NP3/1BN1B3/PPPQ1PPP/2KR3R w - - 4 14",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "8/8/1p1r1k2/p1pPN1p1/P3KnP1/1P6/8/3R4 b - - 0 1",
    "6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 12 34",
    "8/8/8/8/8/5k2/8/4K2R w K - 3 40",
    "4k3/8/8/8/8/8/4P3/4K3 w - - 5 39",
];

/// A number by its name in `measure.mjs`, its title and unit, and what is wanted of it.
type Measured = (&'static str, &'static str, &'static str, Option<Aim>);

const MEASURED: [Measured; 19] = [
    ("handlers", "a typed FEN: handlers and microtasks", "ms", Some(Aim::OfLibrary(2.5))),
    ("typed", "a typed FEN: main thread in all", "ms", Some(Aim::OfLibrary(1.9))),
    ("followed", "a typed FEN, until all of the page shows it", "frames", None),
    ("moved", "a move of a drag: main thread in all", "ms", Some(Aim::OfLibrary(1.3))),
    ("written", "pointerup to FEN", "ms", Some(Aim::AtMost(0.6))),
    ("dropped", "pointerup to board and text on the screen", "frames", Some(Aim::AtMost(1.0))),
    ("first", "first contentful paint", "ms", None),
    ("painted", "painted", "ms", Some(Aim::OfLibrary(1.0))),
    ("interactive", "interactive", "ms", Some(Aim::OfLibrary(1.4))),
    ("shift", "layout shift", "CLS", Some(Aim::AtMost(0.0))),
    ("first, throttled", "first contentful paint, throttled", "ms", None),
    ("painted, throttled", "painted, throttled", "ms", Some(Aim::OfLibrary(0.9))),
    ("interactive, throttled", "interactive, throttled", "ms", Some(Aim::OfLibrary(2.3))),
    ("early", "JS heap and wasm memory after 500 FENs", "MB", Some(Aim::AtMost(3.0))),
    ("late", "… after 10,000 FENs and 1,000 drags", "MB", None),
    ("nodes", "… elements more than after 500 FENs", "count", Some(Aim::AtMost(0.0))),
    ("listeners", "… listeners more than after 500 FENs", "count", Some(Aim::AtMost(0.0))),
    ("swept", "sweeping with a processor 6 times slower", "frames a second", Some(Aim::AtLeast(59.0))),
    ("rate", "FENs read and written in the page", "a second", Some(Aim::AtLeast(1_000_000.0))),
];

/// Measures all of it, and says with what.
pub(super) fn measure(pages: &Pages, runs: u16, rows: &mut Vec<Row>) -> Result<String> {
    let folder = project::tools().join("puppeteer");
    tools::need_npm(&folder, &[&format!("puppeteer-core@{PUPPETEER}")])?;
    let script = folder.join("measure.mjs");
    stamp::write(&script, include_str!("measure.mjs"))?;
    let verdict = |text: &&str| {
        let position = read(text, Dialect::Fen).position;
        verdict(&findings(&position, &Rules::STANDARD)).name()
    };
    let given = json!({
        "program": Browser::Chromium.find()?.browser,
        "flags": CHROMIUM_ARGUMENTS.into_iter().chain(chromium_sandbox()).collect::<Vec<_>>(),
        "urls": { "ours": pages.url(Kind::Ours), "floor": pages.url(Kind::Floor), "library": pages.url(Kind::Library) },
        "bench": pages.bench_url(),
        "runs": runs,
        "probe": include_str!("probe.js"),
        "records": RECORDS,
        // A page that does not show what was typed is not measured.
        "verdicts": RECORDS.iter().map(verdict).collect::<Vec<_>>(),
    })
    .to_string();
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let sh = project::shell()?;
    let text = cmd!(sh, "node {script} {given}").quiet().read().context("the pages could not be measured")?;
    let measured: Value = serde_json::from_str(&text)?;
    rows.extend(medians(&measured)?);
    let processor = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let processor = processor.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    Ok(format!(
        "{}: {} cores ({}), {}, {}; load {} when it began; {runs} runs",
        measured["day"].as_str().unwrap_or_default(),
        thread::available_parallelism().map_or(1, NonZero::get),
        processor.map_or(env::consts::ARCH, |(_, name)| name),
        env::consts::OS,
        measured["version"].as_str().unwrap_or_default(),
        load.split(' ').next().unwrap_or_default(),
    ))
}

/// A row for each number that a page of ours has.
fn medians(measured: &Value) -> Result<Vec<Row>> {
    let of = |key: &str, kind: &str| {
        let numbers = measured["numbers"][key][kind].as_array().into_iter().flatten();
        median(&numbers.filter_map(Value::as_f64).collect::<Vec<_>>())
    };
    let row = |(key, name, unit, aim): Measured| {
        let ours = of(key, "ours").with_context(|| format!("{name} was not measured"))?;
        // Where the library's page has painted its pieces it works.
        let library = of(&key.replace("interactive", "painted"), "library");
        Ok(Row { aim, ..Row::new(name, unit, ours).beside(of(key, "floor"), library) })
    };
    MEASURED.into_iter().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_has_the_medians_of_each_page_and_none_may_lack() {
        let script = include_str!("measure.mjs");
        let mut numbers = serde_json::Map::new();
        for (key, ..) in MEASURED {
            let name = key.trim_end_matches(", throttled");
            assert!(script.contains(&format!("\"{name}\"")), "{key} is measured");
            numbers.insert(key.to_owned(), json!({ "ours": [3.0, 1.0, 2.0], "floor": [], "library": [1.0] }));
        }
        numbers["painted"]["library"] = json!([0.5]);
        let rows = medians(&json!({ "numbers": numbers })).unwrap();
        assert_eq!(rows.len(), MEASURED.len());
        assert_eq!((rows[0].ours, rows[0].floor, rows[0].library), (2.0, None, Some(1.0)));
        let interactive = rows.iter().find(|row| row.name == "interactive").unwrap();
        assert_eq!(interactive.library, Some(0.5), "the library's page works when it is painted");
        numbers.remove("typed");
        assert!(medians(&json!({ "numbers": numbers })).is_err());
    }
}
