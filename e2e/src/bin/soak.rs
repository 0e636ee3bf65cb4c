//! An hour of random editing in Chromium, and what it leaves behind: `cargo xtask soak`.
//!
//! One page is never loaded again: its later minutes may not need more memory, elements, listeners or time than its earlier
//! ones.

#![allow(clippy::print_stderr)]

use e2e::browser::Browser;
use e2e::engine::Engine;
use e2e::page::{Page, START};
use e2e::random_walk::RandomWalk;
use e2e::random_walk::action::Random;
use e2e::site::{self, Site};
use serde_json::{Value, json};
use std::env;
use std::process::ExitCode;
use std::time::{Duration, Instant};

const MINUTE: Duration = Duration::from_mins(1);
/// An hour is the least that says something about a leak; a shorter run shows that the command works.
const USUAL: u64 = 60;
/// The share by which the last quarter may lie above the second: what is measured trembles.
const TREMBLE: f64 = 0.10;

/// What one minute has come to.
#[derive(Clone, Copy, Debug, Default)]
struct Minute {
    actions: f64,
    heap: f64,
    wasm: f64,
    nodes: f64,
    listeners: f64,
    layouts: f64,
    busy: f64,
    median: f64,
    slowest: f64,
}

/// The bytes of both programs' memories, which the heap of JavaScript does not count.
async fn wasm_memory(browser: &Browser) -> Result<f64, String> {
    let evaluated = json!({ "expression": "WebAssembly.Memory.prototype", "objectGroup": "soak" });
    let prototype = browser.devtools("Runtime.evaluate", evaluated).await?;
    let query = json!({ "prototypeObjectId": prototype["result"]["objectId"], "objectGroup": "soak" });
    let memories = browser.devtools("Runtime.queryObjects", query).await?;
    let sum = "function () { return this.reduce((sum, memory) => sum + memory.buffer.byteLength, 0); }";
    let call = json!({
        "objectId": memories["objects"]["objectId"],
        "functionDeclaration": sum,
        "returnByValue": true,
    });
    let bytes = browser.devtools("Runtime.callFunctionOn", call).await?;
    browser.devtools("Runtime.releaseObjectGroup", json!({ "objectGroup": "soak" })).await?;
    bytes["result"]["value"].as_f64().ok_or_else(|| format!("no size of memory: {bytes}"))
}

/// What Chromium says of its page, after it has thrown away what it can.
async fn measure(page: &Page, random_walk: &RandomWalk<'_>) -> Result<(Minute, f64, f64), String> {
    let browser = page.browser();
    // A collection may leave to the next one what has only now lost its last listener.
    for _ in 0..2 {
        browser.devtools("HeapProfiler.collectGarbage", json!({})).await?;
    }
    let metrics = browser.devtools("Performance.getMetrics", json!({})).await?;
    let metric = |name: &str| {
        let list = metrics["metrics"].as_array().into_iter().flatten();
        list.filter(|one| one["name"] == name).find_map(|one| one["value"].as_f64()).unwrap_or(f64::NAN)
    };
    let times = random_walk.read("__recorder.times()").await;
    let mut times: Vec<f64> = times.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
    times.sort_by(f64::total_cmp);
    let at = |part: usize| times.get(times.len() * part / 100).copied().unwrap_or_default();
    let minute = Minute {
        heap: metric("JSHeapUsedSize") / 1e6,
        wasm: wasm_memory(browser).await? / 1e6,
        nodes: metric("Nodes"),
        listeners: metric("JSEventListeners"),
        median: at(50),
        slowest: at(99),
        ..Minute::default()
    };
    Ok((minute, metric("LayoutCount"), metric("TaskDuration")))
}

/// What is read of a minute.
type Reading = fn(&Minute) -> f64;

fn mean(minutes: &[Minute], read: Reading) -> f64 {
    minutes.iter().map(read).sum::<f64>() / minutes.len().max(1) as f64
}

/// Whether the last quarter of the time is like the second; the first fills caches and the history.
fn verdict(minutes: &[Minute]) -> Result<String, String> {
    let quarter = (minutes.len() / 4).max(1);
    let (early, late) = (&minutes[quarter.min(minutes.len() - 1)..], &minutes[minutes.len() - quarter..]);
    let early = &early[..quarter.min(early.len())];
    // How long a listener takes by the clock is shown, but says too much about the machine.
    let readings: [(&str, Reading); 5] = [
        ("JS heap", |minute| minute.heap),
        ("wasm memory", |minute| minute.wasm),
        ("nodes", |minute| minute.nodes),
        ("listeners", |minute| minute.listeners),
        ("work per action", |minute| minute.busy),
    ];
    let mut said = Vec::new();
    let mut grown = Vec::new();
    for (name, read) in readings {
        let (before, after) = (mean(early, read), mean(late, read));
        said.push(format!("{name} {before:.2} -> {after:.2}"));
        // What could not be read is no proof of anything.
        let is_flat = before > 0.0 && after <= before * (1.0 + TREMBLE);
        if !is_flat {
            grown.push(name);
        }
    }
    let said = said.join(", ");
    if grown.is_empty() {
        Ok(format!("flat: {said}"))
    } else {
        Err(format!("grown: {} ({said})", grown.join(", ")))
    }
}

async fn soak(page: &mut Page, minutes: u64) -> Result<Vec<Minute>, String> {
    page.reset().await?;
    // Of the processor, not of the clock: what else the machine does is no work of the page.
    page.browser().devtools("Performance.enable", json!({ "timeDomain": "threadTicks" })).await?;
    let mut random = Random::new(1);
    let mut random_walk = RandomWalk::open(page, START).await.bare();
    let (_, mut layouts, mut busy) = measure(page, &random_walk).await?;
    let mut all = Vec::new();
    eprintln!(
        "minute actions heap/MB wasm/MB nodes listeners layouts/action work/action(ms) median(ms) 99%(ms)"
    );
    for number in 1..=minutes {
        let began = Instant::now();
        let mut actions = 0.0;
        while began.elapsed() < MINUTE {
            let action = random_walk.choose(&mut random);
            // A page that is loaded again would forget what it has leaked.
            if !random_walk.takes(&action) {
                continue;
            }
            let done = random_walk.act(action).await;
            done.map_err(|mismatch| mismatch.to_string())?;
            actions += 1.0;
        }
        random_walk.compare().await.map_err(|mismatch| mismatch.to_string())?;
        let (minute, layouts_now, busy_now) = measure(page, &random_walk).await?;
        let minute = Minute {
            actions,
            layouts: (layouts_now - layouts) / actions,
            busy: (busy_now - busy) * 1000.0 / actions,
            ..minute
        };
        (layouts, busy) = (layouts_now, busy_now);
        eprintln!(
            "{number:6} {:7} {:7.2} {:7.2} {:5} {:9} {:14.1} {:15.2} {:10.2} {:7.2}",
            minute.actions,
            minute.heap,
            minute.wasm,
            minute.nodes,
            minute.listeners,
            minute.layouts,
            minute.busy,
            minute.median,
            minute.slowest
        );
        all.push(minute);
    }
    Ok(all)
}

async fn run() -> Result<(), String> {
    let minutes = match env::args().nth(1) {
        None => USUAL,
        Some(word) => match word.parse() {
            Ok(minutes) if minutes > 0 => minutes,
            _ => return Err(format!("`{word}` is no number of minutes")),
        },
    };
    let site = Site::start(&site::dist()?, "/").map_err(|error| error.to_string())?;
    let mut page = Page::new(Browser::start(Engine::Chromium).await?, site);
    let soaked = soak(&mut page, minutes).await;
    page.stop().await;
    eprintln!("{}", verdict(&soaked?)?);
    Ok(())
}

fn main() -> ExitCode {
    e2e::finish(run())
}
