//! The page in Chromium: how soon it stands, what an edit costs, what it keeps.

use super::pages::{Kind, Pages};
use super::table::{Aim, Row, median};
use crate::chromium::{Chromium, Tab};
use anyhow::{Context, Result};
use forsyth::legality::{Rules, findings, verdict};
use forsyth::notation::{Dialect, read};
use serde_json::{Value, json};
use std::{env, fs};

/// Edits are measured so many times in one tab, then in a new one.
const RUNS_IN_A_TAB: usize = 5;
/// Positions in a run of typing.
const TYPED: usize = 20;
/// Drops in a run of them.
const DROPS: usize = 4;
/// Movements in a run of dragging.
const MOVES: usize = 40;

/// What sees and works a page.
const PROBE: &str = include_str!("probe.js");

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
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Numbers of one thing, for each page.
#[derive(Default)]
struct Sample([Vec<f64>; Kind::ALL.len()]);

impl Sample {
    fn add(&mut self, kind: Kind, number: f64) {
        self.0[kind as usize].push(number);
    }

    fn of(&self, kind: Kind) -> Option<f64> {
        median(&self.0[kind as usize])
    }

    fn row(&self, name: &'static str, unit: &'static str) -> Result<Row> {
        let ours = self.of(Kind::Ours).with_context(|| format!("{name} was not measured"))?;
        Ok(Row::new(name, unit, ours).beside(self.of(Kind::Floor), self.of(Kind::Library)))
    }
}

/// Measures all of it, and says with what.
pub(super) fn measure(pages: &Pages, runs: usize, rows: &mut Vec<Row>) -> Result<String> {
    let mut chromium = Chromium::start()?;
    let machine = machine(&mut chromium, runs)?;
    for throttled in [false, true] {
        rows.extend(cold_starts(&mut chromium, pages, runs, throttled)?);
    }
    rows.extend(edits(&mut chromium, pages, runs)?);
    rows.extend(leaks(&mut chromium, pages)?);
    rows.push(sweeping(&mut chromium, pages, runs)?);
    rows.push(throughput(&mut chromium, pages, runs)?);
    Ok(machine)
}

/// The day, the machine and the browser in one line.
fn machine(chromium: &mut Chromium, runs: usize) -> Result<String> {
    let mut tab = chromium.tab("__report('0')")?;
    let of_browser = tab.call("Browser.getVersion", &json!({}))?;
    let known =
        tab.evaluate("[new Date().toISOString().slice(0, 10), `${navigator.hardwareConcurrency}`]")?;
    let word = |value: &Value| value.as_str().unwrap_or("unknown").to_owned();
    let processor = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let processor = processor.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    Ok(format!(
        "{}: {} cores ({}), {}, {}; {} processes at work when it began; {runs} runs",
        word(&known[0]),
        word(&known[1]),
        processor.map_or(env::consts::ARCH, |(_, name)| name),
        env::consts::OS,
        word(&of_browser["product"]),
        load.split(' ').next().unwrap_or("unknown"),
    ))
}

/// From an empty cache to what is seen and to what works.
fn cold_starts(chromium: &mut Chromium, pages: &Pages, runs: usize, throttled: bool) -> Result<Vec<Row>> {
    let names = if throttled {
        [
            "first contentful paint, throttled",
            "painted, throttled",
            "interactive, throttled",
            "layout shift, throttled",
        ]
    } else {
        ["first contentful paint", "painted", "interactive", "layout shift"]
    };
    eprintln!("{}, {runs} times", names[1]);
    let mut samples: [Sample; 4] = Default::default();
    for _ in 0..runs {
        for kind in Kind::ALL {
            let mut tab = chromium.tab(PROBE)?;
            if throttled {
                tab.slow_down(4)?;
                let network = json!({
                    "offline": false, "latency": 150,
                    "downloadThroughput": 1_600_000 / 8, "uploadThroughput": 750_000 / 8,
                });
                tab.call("Network.emulateNetworkConditions", &network)?;
            }
            let seen = tab.open(&pages.url(kind))?;
            for (sample, what) in samples.iter_mut().zip(["first", "painted", "interactive", "shift"]) {
                sample.add(kind, seen[what].as_f64().with_context(|| format!("{what} was not timed"))?);
            }
        }
    }
    let [first, painted, interactive, shift] = samples;
    let of_library = |plain, slow| Aim::OfLibrary(if throttled { slow } else { plain });
    let mut interactive_row = interactive.row(names[2], "ms")?;
    // Where the library's page has painted its pieces it works.
    interactive_row.library = painted.of(Kind::Library);
    Ok(vec![
        first.row(names[0], "ms")?,
        painted.row(names[1], "ms")?.aim(of_library(1.0, 0.9)),
        interactive_row.aim(of_library(1.4, 2.3)),
        shift.row(names[3], "CLS")?.aim(Aim::AtMost(0.0)),
    ])
}

/// A page that stands, whose parts have come, and whose code is warm.
fn warm<'a>(chromium: &'a mut Chromium, url: &str) -> Result<Tab<'a>> {
    let mut tab = chromium.tab(PROBE)?;
    tab.open(url)?;
    type_into(&mut tab, 0, TYPED)?;
    // What is loaded at the first edit.
    tab.evaluate("new Promise((done) => setTimeout(done, 2000))")?;
    for _ in 0..3 {
        type_into(&mut tab, 0, TYPED)?;
    }
    Ok(tab)
}

fn type_into(tab: &mut Tab<'_>, first: usize, count: usize) -> Result<f64> {
    tab.number(&format!("__bench.type({}, {first}, {count})", json!(RECORDS)))
}

/// How long the thread of the page has worked, in milliseconds.
fn worked(tab: &mut Tab<'_>) -> Result<f64> {
    Ok(tab.metric("TaskDuration")? * 1000.0)
}

fn center(tab: &mut Tab<'_>, square: &str) -> Result<(f64, f64)> {
    let point = tab.evaluate(&format!("__bench.center({square:?})"))?;
    let part = |index: usize| point[index].as_f64().context("a square has no place");
    Ok((part(0)?, part(1)?))
}

fn frames(tab: &mut Tab<'_>, count: usize) -> Result<()> {
    for _ in 0..count {
        tab.evaluate("__bench.frame()")?;
    }
    Ok(())
}

/// Typing and dragging, in turns.
fn edits(chromium: &mut Chromium, pages: &Pages, runs: usize) -> Result<Vec<Row>> {
    eprintln!("typing and dragging, {runs} times");
    let mut samples: [Sample; 6] = Default::default();
    for _ in 0..runs.div_ceil(RUNS_IN_A_TAB) {
        for kind in Kind::ALL {
            let mut tab = warm(chromium, &pages.url(kind))?;
            for run in 0..runs.min(RUNS_IN_A_TAB) {
                let before = worked(&mut tab)?;
                let handlers = type_into(&mut tab, run, TYPED)?;
                let typed = (worked(&mut tab)? - before) / TYPED as f64;
                let moved = drag(&mut tab)?;
                let [written, frames] = drop(&mut tab)?;
                // Untimed, behind what was timed: a page that stops following is not fast.
                let followed = follow(&mut tab, kind)?;
                let numbers = [handlers, typed, moved, written, frames, followed];
                for (sample, number) in samples.iter_mut().zip(numbers) {
                    sample.add(kind, number);
                }
            }
        }
    }
    let [handlers, typed, moved, written, frames, followed] = samples;
    Ok(vec![
        handlers.row("a typed FEN: handlers and microtasks", "ms")?.aim(Aim::OfLibrary(2.5)),
        typed.row("a typed FEN: main thread in all", "ms")?.aim(Aim::OfLibrary(1.9)),
        followed.row("a typed FEN, until all of the page shows it", "frames")?,
        moved.row("a move of a drag: main thread in all", "ms")?.aim(Aim::OfLibrary(1.3)),
        written.row("pointerup to FEN", "ms")?.aim(Aim::AtMost(0.6)),
        frames.row("pointerup to board and text on the screen", "frames")?.aim(Aim::AtMost(1.0)),
    ])
}

/// Types each record, and fails where the page does not show it: board and text, and in ours the mirror, the verdict and the
/// fields. Returns the most frames that this took.
fn follow(tab: &mut Tab<'_>, kind: Kind) -> Result<f64> {
    let verdict = |text: &&str| {
        let position = read(text, Dialect::Fen).position;
        verdict(&findings(&position, &Rules::STANDARD)).name()
    };
    let verdicts = if kind == Kind::Ours { RECORDS.iter().map(verdict).collect() } else { Vec::new() };
    tab.number(&format!("__bench.follow({}, {})", json!(RECORDS), json!(verdicts)))
}

/// Drags a piece about and puts it back; returns what a movement cost.
fn drag(tab: &mut Tab<'_>) -> Result<f64> {
    tab.evaluate(&format!("__bench.type([{START:?}], 0, 1)"))?;
    let (from, to) = (center(tab, "e2")?, center(tab, "c6")?);
    tab.mouse("mouseMoved", from)?;
    tab.mouse("mousePressed", from)?;
    let part = |index: usize| index as f64 / MOVES as f64;
    let way = |index| (from.0 + (to.0 - from.0) * part(index), from.1 + (to.1 - from.1) * part(index));
    for index in 0..MOVES {
        tab.mouse("mouseMoved", way(index))?;
    }
    frames(tab, 2)?;
    let before = worked(tab)?;
    for index in (0..MOVES).rev() {
        tab.mouse("mouseMoved", way(index))?;
    }
    let after = worked(tab)?;
    tab.mouse("mouseReleased", from)?;
    Ok((after - before) / MOVES as f64)
}

/// Moves a piece there and back; returns the mean of the times from the release to the text, and the most frames that it
/// took.
fn drop(tab: &mut Tab<'_>) -> Result<[f64; 2]> {
    let squares = [center(tab, "e2")?, center(tab, "e4")?];
    let (mut spent, mut most) = (0.0, 0.0_f64);
    for index in 0..DROPS {
        let (from, to) = (squares[index % 2], squares[1 - index % 2]);
        tab.mouse("mouseMoved", from)?;
        tab.mouse("mousePressed", from)?;
        tab.mouse("mouseMoved", (f64::midpoint(from.0, to.0), f64::midpoint(from.1, to.1)))?;
        tab.mouse("mouseMoved", to)?;
        frames(tab, 1)?;
        tab.evaluate("void __bench.drop()")?;
        tab.mouse("mouseReleased", to)?;
        let seen = tab.evaluate("__bench.dropped")?;
        spent += seen[0].as_f64().context("a drop was not timed")?;
        most = most.max(seen[1].as_f64().context("a drop was not seen")?);
    }
    Ok([spent / DROPS as f64, most])
}

/// What is kept after 500 positions, and after 10,000 and a thousand drags.
fn leaks(chromium: &mut Chromium, pages: &Pages) -> Result<Vec<Row>> {
    eprintln!("10,000 FENs and 1,000 drags, once");
    let mut early = Sample::default();
    let mut late = Sample::default();
    let mut elements = Sample::default();
    let mut listeners = Sample::default();
    for kind in Kind::ALL {
        let mut tab = warm(chromium, &pages.url(kind))?;
        flood(&mut tab, 500)?;
        let counts = |tab: &mut Tab<'_>| {
            Ok::<_, anyhow::Error>([tab.number("__bench.nodes()")?, tab.metric("JSEventListeners")?])
        };
        early.add(kind, memory(&mut tab)?);
        let [nodes, heard] = counts(&mut tab)?;
        flood(&mut tab, 9_500)?;
        tab.evaluate(&format!("__bench.type([{START:?}], 0, 1)"))?;
        tab.evaluate("__bench.drags('e2', 'e4', 1000)")?;
        flood(&mut tab, RECORDS.len() * 3)?;
        late.add(kind, memory(&mut tab)?);
        let after = counts(&mut tab)?;
        elements.add(kind, after[0] - nodes);
        listeners.add(kind, after[1] - heard);
    }
    let flat = Aim::AtMost(early.of(Kind::Ours).unwrap_or_default() * 1.1);
    Ok(vec![
        early.row("JS heap and wasm memory after 500 FENs", "MB")?.aim(Aim::AtMost(3.0)),
        late.row("… after 10,000 FENs and 1,000 drags", "MB")?.aim(flat),
        elements.row("… elements more than after 500 FENs", "count")?.aim(Aim::AtMost(0.0)),
        listeners.row("… listeners more than after 500 FENs", "count")?.aim(Aim::AtMost(0.0)),
    ])
}

fn flood(tab: &mut Tab<'_>, count: usize) -> Result<Value> {
    tab.evaluate(&format!("__bench.flood({}, {count})", json!(RECORDS)))
}

/// What the page holds after everything that can go has gone, in megabytes.
fn memory(tab: &mut Tab<'_>) -> Result<f64> {
    frames(tab, 2)?;
    for _ in 0..2 {
        tab.call("HeapProfiler.collectGarbage", &json!({}))?;
    }
    let heap = tab.call("Runtime.getHeapUsage", &json!({}))?;
    let heap = heap["usedSize"].as_f64().context("Chromium does not say how large the heap is")?;
    Ok((heap + tab.number("__bench.wasm()")?) / 1e6)
}

/// Frames a second while a brush sweeps over the board and the processor is six times slower.
fn sweeping(chromium: &mut Chromium, pages: &Pages, runs: usize) -> Result<Row> {
    eprintln!("sweeping, {runs} times");
    let mut sample = Sample::default();
    let mut tab = warm(chromium, &pages.url(Kind::Ours))?;
    for _ in 0..runs {
        tab.evaluate(&format!("__bench.type([{START:?}], 0, 1)"))?;
        tab.evaluate("void document.querySelector('[data-spare=wN]').click()")?;
        let rows = ["a3", "h3", "h4", "a4", "a5", "h5", "h6", "a6"].map(|square| center(&mut tab, square));
        let rows = rows.into_iter().collect::<Result<Vec<_>>>()?;
        tab.slow_down(6)?;
        tab.mouse("mouseMoved", rows[0])?;
        tab.mouse("mousePressed", rows[0])?;
        tab.evaluate("void __bench.watch()")?;
        for pair in rows.windows(2) {
            for step in 0..12 {
                let part = f64::from(step) / 12.0;
                let way = |from: f64, to: f64| from + (to - from) * part;
                tab.mouse("mouseMoved", (way(pair[0].0, pair[1].0), way(pair[0].1, pair[1].1)))?;
            }
        }
        sample.add(Kind::Ours, tab.number("__bench.watched()")?);
        tab.mouse("mouseReleased", rows[7])?;
        tab.slow_down(1)?;
        tab.evaluate("void document.querySelector('[data-tool=hand]').click()")?;
    }
    Ok(sample.row("sweeping with a processor 6 times slower", "frames a second")?.aim(Aim::AtLeast(59.0)))
}

/// Positions that are read and written in the page in a second: in the build for it, whose code is otherwise the same.
fn throughput(chromium: &mut Chromium, pages: &Pages, runs: usize) -> Result<Row> {
    eprintln!("FENs read and written, {runs} times");
    let mut sample = Sample::default();
    for (kind, url) in [(Kind::Ours, pages.bench_url()), (Kind::Library, pages.url(Kind::Library))] {
        let mut tab = chromium.tab(PROBE)?;
        tab.open(&url)?;
        let rate = format!("__bench.rate({}, 100000)", json!(RECORDS));
        // The engine makes better code of what has run for a while.
        tab.number(&rate)?;
        for _ in 0..runs {
            sample.add(kind, tab.number(&rate)?);
        }
    }
    Ok(sample.row("FENs read and written in the page", "a second")?.aim(Aim::AtLeast(1_000_000.0)))
}
