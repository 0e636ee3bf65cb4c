//! Random gestures and keys, each compared with the pure editor: `cargo xtask gestures`.

#![allow(clippy::print_stderr)]

use e2e::browser::Browser;
use e2e::engine::{self, Engine};
use e2e::page::Page;
use e2e::random_walk::{Mismatch, play, round};
use e2e::site::{self, Site};
use e2e::suite::caught::within;
use std::env;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// A new page now and then: what fails is found again by the seed of its round alone.
const ROUND: usize = 250;
/// A round takes a minute, and a failing one is played many times over.
const LIMIT: Duration = Duration::from_hours(1);

/// What the command line said.
struct Options {
    engines: Vec<Engine>,
    seed: u64,
    count: usize,
}

fn options() -> Result<Options, String> {
    let mut options = Options { engines: Engine::ALL.to_vec(), seed: 1, count: 10_000 };
    let mut words = env::args().skip(1);
    while let Some(word) = words.next() {
        let value = words.next().ok_or_else(|| format!("{word} needs a value after it"))?;
        let number = || value.parse::<u64>().map_err(|_| format!("`{value}` is no number"));
        match word.as_str() {
            "--browser" => options.engines = engine::list(&value)?,
            "--seed" => options.seed = number()?,
            "--count" => options.count = number()? as usize,
            _ => return Err(format!("`{word}` is not understood")),
        }
    }
    Ok(options)
}

async fn open(engine: Engine) -> Result<Page, String> {
    let site = Site::start(&site::dist()?, "/").map_err(|error| error.to_string())?;
    Ok(Page::new(Browser::start(engine).await?, site))
}

/// One round, and what there is to say against it.
async fn round_fails(engine: Engine, page: &mut Page, seed: u64, count: usize) -> Result<bool, String> {
    page.reset().await?;
    let Err(mismatch) = round(page, seed, count).await else {
        let problems = page.take_all_problems().await;
        for problem in &problems {
            eprintln!("{engine}, seed {seed}: {problem}");
        }
        return Ok(!problems.is_empty());
    };
    eprintln!("{engine}, seed {seed}: {mismatch}");
    // A driver that has failed once may be of no more use.
    let worn = std::mem::replace(page, open(engine).await?);
    worn.stop().await;
    eprintln!("{engine}, seed {seed}, the least of it: {}", shrink(page, mismatch).await);
    Ok(true)
}

/// Leaves out of a failing list what it fails without, within a limited number of attempts.
async fn shrink(page: &mut Page, mismatch: Mismatch) -> Mismatch {
    let mut least = mismatch;
    let mut size = least.done.len().next_power_of_two() / 2;
    let mut attempts = 80;
    while size > 0 {
        let mut start = 0;
        while start < least.done.len() && attempts > 0 {
            attempts -= 1;
            let mut fewer = least.done.clone();
            fewer.drain(start..(start + size).min(fewer.len()));
            if page.reset().await.is_err() {
                return least;
            }
            match play(page, &least.fen, &fewer).await {
                Err(mismatch) => least = mismatch,
                Ok(()) => start += size,
            }
        }
        size /= 2;
    }
    least
}

/// Plays all rounds in one engine. Returns how many have failed.
async fn play_all(engine: Engine, options: &Options) -> Result<usize, String> {
    let began = Instant::now();
    let mut page = open(engine).await?;
    let mut failures = 0;
    for (seed, done) in (options.seed..).zip((0..options.count).step_by(ROUND)) {
        let count = ROUND.min(options.count - done);
        let fails = within(LIMIT, round_fails(engine, &mut page, seed, count)).await.and_then(|fails| fails);
        match fails {
            Ok(fails) => failures += usize::from(fails),
            Err(sentence) => {
                failures += 1;
                eprintln!("{engine}, seed {seed}: {sentence}");
                let worn = std::mem::replace(&mut page, open(engine).await?);
                worn.stop().await;
            }
        }
        let seconds = began.elapsed().as_secs();
        eprintln!("{engine}: {} actions in {seconds} s, {failures} failures", done + count);
    }
    page.stop().await;
    Ok(failures)
}

async fn run() -> Result<(), String> {
    let options = options()?;
    let mut failed = 0;
    for engine in &options.engines {
        failed += play_all(*engine, &options).await?;
    }
    if failed == 0 { Ok(()) } else { Err(format!("{failed} failures")) }
}

fn main() -> ExitCode {
    e2e::finish(run())
}
